/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Http\Client: what the next request is made of: method, headers, cookies, body and files.
 */
#include "http_client.h"

#include "error.h"
#include "src/http/mime.h"

#include "ext/standard/base64.h"
#include "fopen_wrappers.h"

#include <errno.h>
#include <sys/stat.h>

static void set_copy(cs_http_client *c, int slot, zval *value)
{
	zval copy;
	ZVAL_COPY(&copy, value);
	cs_http_client_set(c, slot, &copy);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, setMethod)
{
	zval *method;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(method)
	ZEND_PARSE_PARAMETERS_END();

	zend_string *text = zval_try_get_string(method);
	if (!text) {
		RETURN_THROWS();
	}
	zval value;
	ZVAL_STR(&value, text);
	cs_http_client_set(cs_http_client_of(Z_OBJ_P(ZEND_THIS)), CS_HC_METHOD, &value);
	RETURN_TRUE;
}

static void set_array(INTERNAL_FUNCTION_PARAMETERS, int slot)
{
	zval *array;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY(array)
	ZEND_PARSE_PARAMETERS_END();

	set_copy(cs_http_client_of(Z_OBJ_P(ZEND_THIS)), slot, array);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, setHeaders)
{
	set_array(INTERNAL_FUNCTION_PARAM_PASSTHRU, CS_HC_REQUEST_HEADERS);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, setCookies)
{
	set_array(INTERNAL_FUNCTION_PARAM_PASSTHRU, CS_HC_COOKIES);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, setBasicAuth)
{
	zend_string *username, *password;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(username)
		Z_PARAM_STR(password)
	ZEND_PARSE_PARAMETERS_END();

	zend_string *plain =
		zend_string_concat3(ZSTR_VAL(username), ZSTR_LEN(username), ":", 1, ZSTR_VAL(password), ZSTR_LEN(password));
	zend_string *coded = php_base64_encode((const unsigned char *) ZSTR_VAL(plain), ZSTR_LEN(plain));
	zval value;
	ZVAL_STR(&value, zend_strpprintf(0, "Basic %s", ZSTR_VAL(coded)));
	HashTable *headers = cs_http_client_array(cs_http_client_of(Z_OBJ_P(ZEND_THIS)), CS_HC_REQUEST_HEADERS);
	zend_hash_str_update(headers, ZEND_STRL("Authorization"), &value);
	zend_string_release(coded);
	zend_string_release(plain);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, setData)
{
	zval *data;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(data)
	ZEND_PARSE_PARAMETERS_END();

	if (Z_TYPE_P(data) != IS_ARRAY && Z_TYPE_P(data) != IS_STRING) {
		zend_argument_type_error(1, "must be of type array|string, %s given", zend_zval_type_name(data));
		RETURN_THROWS();
	}
	set_copy(cs_http_client_of(Z_OBJ_P(ZEND_THIS)), CS_HC_REQUEST_BODY, data);
	RETURN_TRUE;
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

/* One element of uploadFiles. */
static void add_upload(cs_http_client *c, zval *entry, zend_string *name, zend_string *type, zend_string *filename,
	const char *otherwise, zend_long size)
{
	add_assoc_str(entry, "name", zend_string_copy(name));
	if (type) {
		add_assoc_str(entry, "type", zend_string_copy(type));
	} else {
		add_assoc_string(entry, "type", CS_MIME_DEFAULT);
	}
	if (filename) {
		add_assoc_str(entry, "filename", zend_string_copy(filename));
	} else {
		add_assoc_string(entry, "filename", otherwise);
	}
	add_assoc_long(entry, "size", size);
	zend_hash_next_index_insert(cs_http_client_array(c, CS_HC_UPLOAD_FILES), entry);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, addFile)
{
	zend_string *path, *name, *type = NULL, *filename = NULL;
	zend_long offset = 0, length = 0;
	struct stat st;
	zval entry;

	ZEND_PARSE_PARAMETERS_START(2, 6)
		Z_PARAM_PATH_STR(path)
		Z_PARAM_STR(name)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_NULL(type)
		Z_PARAM_STR_OR_NULL(filename)
		Z_PARAM_LONG(offset)
		Z_PARAM_LONG(length)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	int status = php_check_open_basedir(ZSTR_VAL(path)) ? UV_EPERM : stat(ZSTR_VAL(path), &st) < 0 ? -errno : 0;
	if (status == 0
		&& (!S_ISREG(st.st_mode) || offset < 0 || length < 0 || offset > st.st_size || length > st.st_size - offset)) {
		status = UV_EINVAL;
	}
	if (status < 0) {
		RETURN_BOOL(cs_http_client_finish(c, status));
	}
	zend_string *mime = NULL;
	if (!type || !ZSTR_LEN(type)) {
		static const cs_mime builtin_types; /* constant */
		const char *known = cs_mime_of_file(&builtin_types, (cs_view){ZSTR_VAL(path), ZSTR_LEN(path)});
		type = mime = zend_string_init(known, strlen(known), false);
	}
	array_init(&entry);
	add_assoc_str(&entry, "path", zend_string_copy(path));
	add_assoc_long(&entry, "offset", offset);
	add_upload(c, &entry, name, type, filename && ZSTR_LEN(filename) ? filename : NULL, base_name(ZSTR_VAL(path)),
		length ? length : (zend_long) st.st_size - offset);
	if (mime) {
		zend_string_release(mime);
	}
	RETURN_BOOL(cs_http_client_finish(c, 0));
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, addData)
{
	zend_string *data, *name, *type = NULL, *filename = NULL;
	zval entry;

	ZEND_PARSE_PARAMETERS_START(2, 4)
		Z_PARAM_STR(data)
		Z_PARAM_STR(name)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_NULL(type)
		Z_PARAM_STR_OR_NULL(filename)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	array_init(&entry);
	add_assoc_str(&entry, "content", zend_string_copy(data));
	add_upload(c, &entry, name, type && ZSTR_LEN(type) ? type : NULL, filename && ZSTR_LEN(filename) ? filename : NULL,
		ZSTR_VAL(name), (zend_long) ZSTR_LEN(data));
	RETURN_TRUE;
}
