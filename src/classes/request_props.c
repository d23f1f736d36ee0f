/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The arrays of Swoole\Http\Request, built from the head and the body.
 */
#include "request.h"

#include "src/core/log.h"
#include "src/http/cookie.h"
#include "src/http/form.h"

#include "php_globals.h"
#include "php_variables.h"

#include <arpa/inet.h>
#include <time.h>

#define FORM_TYPE "application/x-www-form-urlencoded"

static zend_string *lower_string(const char *text, size_t len)
{
	zend_string *lower = zend_string_alloc(len, 0);
	for (size_t i = 0; i < len; i++) {
		char c = text[i];
		ZSTR_VAL(lower)[i] = c >= 'A' && c <= 'Z' ? (char) (c | 0x20) : c;
	}
	ZSTR_VAL(lower)[len] = '\0';
	return lower;
}

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
		zend_string *name = lower_string(head->raw + field->name, field->name_len);
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

static void add_address(zval *array, const cs_peer *peer)
{
	char text[INET6_ADDRSTRLEN] = "";
	if (peer->family) {
		inet_ntop(peer->family == 6 ? AF_INET6 : AF_INET, peer->address, text, sizeof(text));
	}
	add_assoc_long(array, "remote_port", peer->port);
	add_assoc_string(array, "remote_addr", text);
}

static void build_server(const cs_request *request, zval *result)
{
	const cs_head *head = request->head;
	cs_view path = head->path_len ? cs_head_view(head, head->path, head->path_len) : CS_VIEW("/");
	array_init_size(result, 16);
	if (head->has_query && head->query_len) {
		add_assoc_stringl(result, "query_string", head->raw + head->query, head->query_len);
	}
	add_assoc_string(result, "request_method", llhttp_method_name((llhttp_method_t) head->method));
	add_assoc_stringl(result, "request_uri", path.ptr, path.len);
	zend_string *decoded = zend_string_alloc(path.len, 0);
	ZSTR_LEN(decoded) = cs_form_decode_path(ZSTR_VAL(decoded), path);
	ZSTR_VAL(decoded)[ZSTR_LEN(decoded)] = '\0';
	add_assoc_str(result, "path_info", decoded);
	add_assoc_long(result, "request_time", (zend_long) (request->time_ms / 1000));
	add_assoc_double(result, "request_time_float", (double) request->time_ms / 1000);
	add_assoc_string(result, "server_protocol", head->version_minor ? "HTTP/1.1" : "HTTP/1.0");
	add_assoc_long(result, "server_port", request->server_port);
	add_address(result, &request->peer);
	add_assoc_long(result, "master_time", (zend_long) (request->time_ms / 1000));
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

static void note_multipart(void)
{
	if (!CSG(classes).multipart_noted) {
		CSG(classes).multipart_noted = true;
		cs_log(CS_LOG_NOTICE, "multipart/form-data is not parsed in this version: post and files are null, "
			"rawContent() has the body");
	}
}

static void build_post(const cs_request *request, zval *result)
{
	ZVAL_NULL(result);
	if (request->parse_post && request->body.len && has_type(request->head, ZEND_STRL("multipart/form-data"))) {
		note_multipart();
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
		default:
			ZVAL_NULL(result);
			break;
	}
}
