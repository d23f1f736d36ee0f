/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The arrays of Swoole\Http\Request, built from the head and the body.
 */
#include "request.h"
#include "request_names.h"

#include "src/core/log.h"
#include "src/http/cookie.h"
#include "src/http/form.h"

#include "php_globals.h"
#include "php_variables.h"

#include <arpa/inet.h>
#include <time.h>

#define FORM_TYPE "application/x-www-form-urlencoded"

/* Repeated fields are one list, as RFC 9110 section 5.3 says. */
static void join_value(zval *known, const char *value, size_t len, bool cookie)
{
	const char *glue = cookie ? "; " : ", ";
	size_t old = Z_STRLEN_P(known);
	zend_string *joined = zend_string_alloc(old + 2 + len, 0);
	memcpy(ZSTR_VAL(joined), Z_STRVAL_P(known), old);
	memcpy(ZSTR_VAL(joined) + old, glue, 2);
	memcpy(ZSTR_VAL(joined) + old + 2, value, len);
	ZSTR_VAL(joined)[old + 2 + len] = '\0';
	zval_ptr_dtor_str(known);
	ZVAL_STR(known, joined);
}

static void build_header(const cs_request *request, zval *result)
{
	const cs_head *head = request->head;
	zval value;
	array_init_size(result, head->field_count);
	for (unsigned i = 0; i < head->field_count; i++) {
		const cs_field *field = &head->fields[i];
		const char *text = head->raw + field->value;
		zend_string *name = cs_request_header_name(head->raw + field->name, field->name_len);
		zval *known = zend_symtable_find(Z_ARRVAL_P(result), name);
		if (known) {
			join_value(known, text, field->value_len, field->header == CS_HEADER_COOKIE);
		} else {
			ZVAL_STRINGL_FAST(&value, text, field->value_len);
			zend_symtable_add_new(Z_ARRVAL_P(result), name, &value);
		}
		zend_string_release_ex(name, false);
	}
	if (head->authority_len) {
		/* An absolute target overrides Host; RFC 9112 section 3.2.2. */
		ZVAL_STRINGL(&value, head->raw + head->authority, head->authority_len);
		zend_hash_str_update(Z_ARRVAL_P(result), ZEND_STRL("host"), &value);
	}
}

/* Dotted decimal; the C library prints it by way of printf. */
static size_t print_ip4(char *text, const unsigned char *address)
{
	char *to = text;
	for (int i = 0; i < 4; i++) {
		unsigned byte = address[i];
		if (byte >= 100) {
			*to++ = (char) ('0' + byte / 100);
		}
		if (byte >= 10) {
			*to++ = (char) ('0' + byte / 10 % 10);
		}
		*to++ = (char) ('0' + byte % 10);
		*to++ = '.';
	}
	to[-1] = '\0';
	return (size_t) (to - 1 - text);
}

static zend_string *print_address(const cs_peer *peer)
{
	char text[INET6_ADDRSTRLEN] = "";
	if (peer->family == 4) {
		return zend_string_init(text, print_ip4(text, peer->address), false);
	}
	if (peer->family == 6) {
		inet_ntop(AF_INET6, peer->address, text, sizeof(text));
	}
	return zend_string_init(text, strlen(text), false);
}

/* The table has room, and no key comes twice. */
static void add(HashTable *table, cs_server_name name, zval value)
{
	_zend_hash_append(table, cs_request_name(name), &value);
}

static zval long_value(zend_long number)
{
	zval value;
	ZVAL_LONG(&value, number);
	return value;
}

static zval string_value(zend_string *string)
{
	zval value;
	ZVAL_STR(&value, string);
	return value;
}

static zend_string *decode_path(cs_view path)
{
	zend_string *decoded = zend_string_alloc(path.len, 0);
	ZSTR_LEN(decoded) = cs_form_decode_path(ZSTR_VAL(decoded), path);
	ZSTR_VAL(decoded)[ZSTR_LEN(decoded)] = '\0';
	return decoded;
}

static void build_server(const cs_request *request, zval *result)
{
	const cs_head *head = request->head;
	cs_view path = head->path_len ? cs_head_view(head, head->path, head->path_len) : CS_VIEW("/");
	zend_long seconds = (zend_long) (request->time_ms / 1000);
	zval time_float;
	array_init_size(result, 16);
	HashTable *table = Z_ARRVAL_P(result);
	zend_hash_real_init_mixed(table);
	if (head->has_query && head->query_len) {
		add(table, CS_NAME_QUERY_STRING,
			string_value(zend_string_init(head->raw + head->query, head->query_len, false)));
	}
	add(table, CS_NAME_REQUEST_METHOD, string_value(cs_request_method(head->method)));
	add(table, CS_NAME_REQUEST_URI, string_value(zend_string_init(path.ptr, path.len, false)));
	add(table, CS_NAME_PATH_INFO, string_value(decode_path(path)));
	add(table, CS_NAME_REQUEST_TIME, long_value(seconds));
	ZVAL_DOUBLE(&time_float, (double) request->time_ms / 1000);
	add(table, CS_NAME_REQUEST_TIME_FLOAT, time_float);
	add(table, CS_NAME_SERVER_PROTOCOL,
		string_value(cs_request_name(head->version_major == 2 ? CS_NAME_HTTP_2
				: head->version_minor                         ? CS_NAME_HTTP_1_1
															  : CS_NAME_HTTP_1_0)));
	add(table, CS_NAME_SERVER_ADDR, string_value(print_address(&request->local)));
	add(table, CS_NAME_SERVER_PORT, long_value(request->local.port));
	add(table, CS_NAME_REMOTE_PORT, long_value(request->peer.port));
	add(table, CS_NAME_REMOTE_ADDR, string_value(print_address(&request->peer)));
	add(table, CS_NAME_MASTER_TIME, long_value(seconds));
}

static uint32_t max_input_vars(void)
{
	zend_long limit = PG(max_input_vars);
	return limit <= 0 || limit > UINT32_MAX ? 0 : (uint32_t) limit;
}

static void warn_truncated(const char *what)
{
	cs_log(CS_LOG_WARNING, "a request has more %s than max_input_vars (" ZEND_LONG_FMT "): the rest was ignored", what,
		PG(max_input_vars));
}

/* Pairs into an array by PHP's own rules for names ("a[b][]"). NULL when there are none. */
static void build_form(cs_view text, const char *what, zval *result)
{
	cs_form_iter it;
	cs_view name, value;
	zval decoded;
	char *buffer = NULL;
	size_t size = 0;
	ZVAL_NULL(result);
	cs_form_iter_init(&it, text.ptr, text.len, max_input_vars());
	while (cs_form_next(&it, &name, &value)) {
		if (name.len + 1 > size) {
			size = name.len + 1;
			buffer = erealloc(buffer, size);
		}
		buffer[cs_form_decode(buffer, name)] = '\0';
		zend_string *string = zend_string_alloc(value.len, 0);
		ZSTR_LEN(string) = cs_form_decode(ZSTR_VAL(string), value);
		ZSTR_VAL(string)[ZSTR_LEN(string)] = '\0';
		ZVAL_STR(&decoded, string);
		if (Z_TYPE_P(result) == IS_NULL) {
			array_init(result);
		}
		php_register_variable_ex(buffer, &decoded, result);
	}
	if (buffer) {
		efree(buffer);
	}
	if (it.truncated) {
		warn_truncated(what);
	}
	if (Z_TYPE_P(result) == IS_ARRAY && zend_hash_num_elements(Z_ARRVAL_P(result)) == 0) {
		zval_ptr_dtor(result);
		ZVAL_NULL(result);
	}
}

static void build_get(const cs_request *request, zval *result)
{
	const cs_head *head = request->head;
	ZVAL_NULL(result);
	if (head->has_query && head->query_len) {
		build_form(cs_head_view(head, head->query, head->query_len), "query parameters", result);
	}
}

static bool has_type(const cs_head *head, const char *type, size_t type_len)
{
	const cs_field *field = cs_head_find(head, CS_HEADER_CONTENT_TYPE);
	if (!field || field->value_len < type_len) {
		return false;
	}
	const char *value = head->raw + field->value;
	if (zend_binary_strcasecmp(value, type_len, type, type_len) != 0) {
		return false;
	}
	return field->value_len == type_len || value[type_len] == ';' || value[type_len] == ' ';
}

static void build_post(const cs_request *request, zval *result)
{
	ZVAL_NULL(result);
	if (request->upload) {
		if (request->parse_post) {
			cs_request_build_fields(request, result);
		}
		return;
	}
	if (request->parse_post && request->body.len && has_type(request->head, ZEND_STRL(FORM_TYPE))) {
		build_form(cs_buf_view(&request->body), "form fields", result);
	}
}

static void add_cookies(zval *result, cs_view header, uint32_t *left)
{
	cs_cookie_iter it;
	cs_view name, value;
	zval decoded;
	cs_cookie_iter_init(&it, header.ptr, header.len, *left);
	while (cs_cookie_next(&it, &name, &value)) {
		if (zend_symtable_str_exists(Z_ARRVAL_P(result), name.ptr, name.len)) {
			continue;
		}
		zend_string *string = zend_string_alloc(value.len, 0);
		ZSTR_LEN(string) = cs_form_decode(ZSTR_VAL(string), value);
		ZSTR_VAL(string)[ZSTR_LEN(string)] = '\0';
		ZVAL_STR(&decoded, string);
		zend_symtable_str_update(Z_ARRVAL_P(result), name.ptr, name.len, &decoded);
	}
	if (it.truncated) {
		warn_truncated("cookies");
	}
}

static void build_cookie(const cs_request *request, zval *result)
{
	const cs_head *head = request->head;
	uint32_t left = max_input_vars();
	ZVAL_NULL(result);
	if (!request->parse_cookie || !cs_head_find(head, CS_HEADER_COOKIE)) {
		return;
	}
	array_init(result);
	for (unsigned i = 0; i < head->field_count; i++) {
		if (head->fields[i].header == CS_HEADER_COOKIE) {
			add_cookies(result, cs_head_view(head, head->fields[i].value, head->fields[i].value_len), &left);
		}
	}
	if (zend_hash_num_elements(Z_ARRVAL_P(result)) == 0) {
		zval_ptr_dtor(result);
		ZVAL_NULL(result);
	}
}

void cs_request_build(cs_request *request, int property, zval *result)
{
	switch (property) {
		case CS_REQUEST_HEADER:
			build_header(request, result);
			break;
		case CS_REQUEST_SERVER:
			build_server(request, result);
			break;
		case CS_REQUEST_COOKIE:
			build_cookie(request, result);
			break;
		case CS_REQUEST_GET:
			build_get(request, result);
			break;
		case CS_REQUEST_POST:
			build_post(request, result);
			break;
		case CS_REQUEST_FILES:
			cs_request_build_files(request, result);
			break;
		case CS_REQUEST_TMPFILES:
			cs_request_build_tmpfiles(request, result);
			break;
		default:
			ZVAL_NULL(result);
			break;
	}
}
