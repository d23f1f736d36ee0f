/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See http2_message.h. */
#include "http2_message.h"

#ifdef CS_HAVE_NGHTTP2
#include "error.h"
#include "src/http/cookie.h"
#include "src/http/respond.h"

#include "ext/standard/url.h"
#include "zend_smart_str.h"

#define ESTATUS_SERVER_RESET -3

zend_class_entry *cs_http2_request_ce;
static zend_class_entry *response_ce;

/* Slots of the declared properties, in the order of the stub. */
enum { REQ_PATH, REQ_METHOD, REQ_HEADERS, REQ_COOKIES, REQ_DATA, REQ_PIPELINE, REQ_PIECEWISE };
enum { RES_STREAM, RES_ERR_CODE, RES_STATUS, RES_PIPELINE, RES_HEADERS, RES_SET_COOKIE, RES_COOKIES, RES_DATA };

void cs_http2_message_register(zend_class_entry *request, zend_class_entry *response)
{
	cs_http2_request_ce = request;
	response_ce = response;
}

/* ---- requests ---------------------------------------------------------------------------------------------------- */

/* Takes over both strings. */
static void add_field(cs_http2_message *message, zend_string *name, zend_string *value)
{
	zval held;
	if (message->count == message->room) {
		message->room = message->room ? message->room * 2 : 16;
		message->fields = safe_erealloc(message->fields, message->room, sizeof(*message->fields), 0);
	}
	message->fields[message->count++] = (cs_h2_field){
		{ZSTR_VAL(name), ZSTR_LEN(name)},
		{ZSTR_VAL(value), ZSTR_LEN(value)},
	};
	ZVAL_STR(&held, name);
	zend_hash_next_index_insert(&message->held, &held);
	ZVAL_STR(&held, value);
	zend_hash_next_index_insert(&message->held, &held);
}

static void add_pseudo(cs_http2_message *message, const char *name, zend_string *value)
{
	add_field(message, zend_string_init(name, strlen(name), false), value);
}

zend_string *cs_http2_body(zval *data, bool *is_form)
{
	zval function, result;
	ZVAL_DEREF(data);
	if (is_form) {
		*is_form = Z_TYPE_P(data) == IS_ARRAY || Z_TYPE_P(data) == IS_OBJECT;
	}
	if (Z_TYPE_P(data) != IS_ARRAY) {
		return zval_try_get_string(data);
	}
	ZVAL_STRING(&function, "http_build_query");
	ZVAL_UNDEF(&result);
	call_user_function(NULL, NULL, &function, &result, 1, data);
	zval_ptr_dtor(&function);
	if (Z_TYPE(result) != IS_STRING) {
		zval_ptr_dtor(&result);
		return NULL;
	}
	return Z_STR(result);
}

/* RFC 9113, section 8.2.2: those that speak of an HTTP/1 connection do not exist here. */
static bool is_of_connection(const zend_string *name, const zend_string *value)
{
	return zend_string_equals_literal(name, "connection") || zend_string_equals_literal(name, "keep-alive")
		|| zend_string_equals_literal(name, "proxy-connection") || zend_string_equals_literal(name, "transfer-encoding")
		|| zend_string_equals_literal(name, "upgrade")
		|| (zend_string_equals_literal(name, "te") && !zend_string_equals_literal_ci(value, "trailers"));
}

static int add_header(cs_http2_message *message, zend_string *given_name, zval *given)
{
	zend_string *value = zval_try_get_string(given);
	if (!value) {
		return UV_EINVAL;
	}
	zend_string *name = zend_string_tolower(given_name);
	const char *why = NULL;
	if (!cs_respond_valid_name(ZSTR_VAL(name), ZSTR_LEN(name))) {
		why = "its name is not a token";
	} else if (!cs_respond_valid_value(ZSTR_VAL(value), ZSTR_LEN(value))) {
		why = "its value has control characters";
	}
	if (why) {
		cs_warn("the header '%s' cannot be sent: %s", ZSTR_VAL(given_name), why);
	} else if (zend_string_equals_literal(name, "host")) {
		zend_string_release((zend_string *) name);
		add_pseudo(message, ":authority", value);
		return 0;
	} else if (!is_of_connection(name, value)) {
		add_field(message, name, value);
		return 0;
	}
	zend_string_release(name);
	zend_string_release(value);
	return why ? UV_EINVAL : 0;
}

static bool has_header(HashTable *headers, const char *wanted)
{
	zend_string *name;
	zval *value;
	if (headers) {
		ZEND_HASH_FOREACH_STR_KEY_VAL(headers, name, value) {
			if (name && Z_TYPE_P(value) != IS_NULL && zend_string_equals_cstr(name, wanted, strlen(wanted))) {
				return true;
			}
			if (name && ZSTR_LEN(name) == strlen(wanted)
				&& zend_binary_strcasecmp(ZSTR_VAL(name), ZSTR_LEN(name), wanted, strlen(wanted)) == 0) {
				return true;
			}
		}
		ZEND_HASH_FOREACH_END();
	}
	return false;
}

/* Those of one name, or, with `host`, all but that; pseudo fields come first. */
static int add_headers(cs_http2_message *message, HashTable *headers, bool host)
{
	zend_string *name;
	zval *value, *one;
	int status = 0;
	if (!headers) {
		return 0;
	}
	ZEND_HASH_FOREACH_STR_KEY_VAL(headers, name, value) {
		if (!name || zend_string_equals_literal_ci(name, "host") != host) {
			continue;
		}
		ZVAL_DEREF(value);
		if (Z_TYPE_P(value) == IS_ARRAY) {
			ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), one) {
				status = status < 0 ? status : add_header(message, name, one);
			}
			ZEND_HASH_FOREACH_END();
		} else if (Z_TYPE_P(value) != IS_NULL) {
			status = add_header(message, name, value);
		}
		if (status < 0) {
			return status;
		}
	}
	ZEND_HASH_FOREACH_END();
	return 0;
}

static int add_cookies(cs_http2_message *message, HashTable *cookies)
{
	zend_string *name;
	zval *value;
	smart_str line = {0};
	ZEND_HASH_FOREACH_STR_KEY_VAL(cookies, name, value) {
		zend_string *text = name ? zval_try_get_string(value) : NULL;
		if (name && !text) {
			smart_str_free(&line);
			return UV_EINVAL;
		}
		if (!name || !cs_respond_valid_name(ZSTR_VAL(name), ZSTR_LEN(name))) {
			cs_warn("a cookie named '%s' cannot be sent: its name is not a token", name ? ZSTR_VAL(name) : "");
			smart_str_free(&line);
			if (text) {
				zend_string_release(text);
			}
			return UV_EINVAL;
		}
		zend_string *encoded = php_url_encode(ZSTR_VAL(text), ZSTR_LEN(text));
		if (line.s) {
			smart_str_appends(&line, "; ");
		}
		smart_str_append(&line, name);
		smart_str_appendc(&line, '=');
		smart_str_append(&line, encoded);
		zend_string_release(encoded);
		zend_string_release(text);
	}
	ZEND_HASH_FOREACH_END();
	if (line.s) {
		smart_str_0(&line);
		add_pseudo(message, "cookie", line.s);
	}
	return 0;
}

static zend_string *authority(const zend_string *host, zend_long port, bool tls)
{
	if (ZSTR_LEN(host) > 5 && zend_string_starts_with_literal(host, "unix:")) {
		return zend_string_init(ZEND_STRL("localhost"), false);
	}
	const char *open = strchr(ZSTR_VAL(host), ':') ? "[" : "", *close = open[0] ? "]" : "";
	return port == (tls ? 443 : 80) ? strpprintf(0, "%s%s%s", open, ZSTR_VAL(host), close)
									: strpprintf(0, "%s%s%s:" ZEND_LONG_FMT, open, ZSTR_VAL(host), close, port);
}

static HashTable *array_at(zend_object *object, int slot)
{
	zval *value = OBJ_PROP_NUM(object, slot);
	ZVAL_DEREF(value);
	return Z_TYPE_P(value) == IS_ARRAY ? Z_ARRVAL_P(value) : NULL;
}

/* The method and the target go into the head as they are. */
static int add_line(cs_http2_message *message, zend_object *request, bool tls)
{
	zend_string *method = zval_try_get_string(OBJ_PROP_NUM(request, REQ_METHOD));
	zend_string *path = method ? zval_try_get_string(OBJ_PROP_NUM(request, REQ_PATH)) : NULL;
	if (!path) {
		if (method) {
			zend_string_release(method);
		}
		return UV_EINVAL;
	}
	bool fine = cs_respond_valid_name(ZSTR_VAL(method), ZSTR_LEN(method));
	if (!fine) {
		cs_warn("the method '%s' is not a token", ZSTR_VAL(method));
	} else if (ZSTR_LEN(path) == 0 || (ZSTR_VAL(path)[0] != '/' && ZSTR_VAL(path)[0] != '*')
		|| memchr(ZSTR_VAL(path), ' ', ZSTR_LEN(path)) || !cs_respond_valid_value(ZSTR_VAL(path), ZSTR_LEN(path))) {
		cs_warn("the path '%s' cannot be sent: it must begin with / and have no blanks", ZSTR_VAL(path));
		fine = false;
	}
	add_pseudo(message, ":method", method);
	add_pseudo(message, ":path", path);
	add_pseudo(message, ":scheme", tls ? zend_string_init("https", 5, false) : zend_string_init("http", 4, false));
	return fine ? 0 : UV_EINVAL;
}

int cs_http2_message_init(
	cs_http2_message *message, zend_object *request, const zend_string *host, zend_long port, bool tls)
{
	HashTable *headers = array_at(request, REQ_HEADERS), *cookies = array_at(request, REQ_COOKIES);
	bool is_form;

	memset(message, 0, sizeof(*message));
	zend_hash_init(&message->held, 32, NULL, ZVAL_PTR_DTOR, false);
	message->more = zend_is_true(OBJ_PROP_NUM(request, REQ_PIPELINE));
	message->piecewise = message->more || zend_is_true(OBJ_PROP_NUM(request, REQ_PIECEWISE));
	message->body = cs_http2_body(OBJ_PROP_NUM(request, REQ_DATA), &is_form);
	if (!message->body) {
		return UV_EINVAL;
	}
	int status = add_line(message, request, tls);
	if (status == 0 && has_header(headers, "host")) {
		status = add_headers(message, headers, true);
	} else if (status == 0) {
		add_pseudo(message, ":authority", authority(host, port, tls));
	}
	status = status < 0 ? status : add_headers(message, headers, false);
	if (status == 0 && is_form && !has_header(headers, "content-type")) {
		add_pseudo(message, "content-type", zend_string_init(ZEND_STRL("application/x-www-form-urlencoded"), false));
	}
	if (status == 0 && ZSTR_LEN(message->body) > 0 && !message->more && !has_header(headers, "content-length")) {
		add_pseudo(message, "content-length", zend_long_to_str((zend_long) ZSTR_LEN(message->body)));
	}
	return status == 0 && cookies ? add_cookies(message, cookies) : status;
}

void cs_http2_message_dtor(cs_http2_message *message)
{
	if (message->body) {
		zend_string_release(message->body);
	}
	if (message->fields) {
		efree(message->fields);
	}
	zend_hash_destroy(&message->held);
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

/* "name=value; ..." of set-cookie. */
static void add_cookie(zval *cookies, cs_view line)
{
	const char *end = memchr(line.ptr, ';', line.len);
	size_t len = end ? (size_t) (end - line.ptr) : line.len;
	const char *equals = memchr(line.ptr, '=', len);
	if (!equals) {
		return;
	}
	zend_string *value = zend_string_init(equals + 1, len - (size_t) (equals - line.ptr) - 1, false);
	ZSTR_LEN(value) = php_url_decode(ZSTR_VAL(value), ZSTR_LEN(value));
	zval decoded;
	ZVAL_STR(&decoded, value);
	zend_symtable_str_update(Z_ARRVAL_P(cookies), line.ptr, (size_t) (equals - line.ptr), &decoded);
}

/* Fields that come twice are one list (RFC 9110, section 5.3). */
static void add_answer_field(zval *headers, const cs_h2_field *field)
{
	zval *before = zend_hash_str_find(Z_ARRVAL_P(headers), field->name.ptr, field->name.len), joined;
	if (before && Z_TYPE_P(before) == IS_STRING) {
		zend_string *text =
			zend_string_concat3(Z_STRVAL_P(before), Z_STRLEN_P(before), ", ", 2, field->value.ptr, field->value.len);
		zval_ptr_dtor(before);
		ZVAL_STR(before, text);
		return;
	}
	ZVAL_STRINGL(&joined, field->value.ptr ? field->value.ptr : "", field->value.len);
	zend_symtable_str_update(Z_ARRVAL_P(headers), field->name.ptr, field->name.len, &joined);
}

static void fill_headers(zend_object *response, const cs_h2_client_stream *stream)
{
	zval headers, lines, cookies, line;
	cs_h2_field field;
	size_t at = 0;

	array_init(&headers);
	array_init(&lines);
	array_init(&cookies);
	while (cs_h2_client_field(stream, &at, &field)) {
		if (field.name.len == 10 && memcmp(field.name.ptr, "set-cookie", 10) == 0) {
			ZVAL_STRINGL(&line, field.value.ptr, field.value.len);
			add_next_index_zval(&lines, &line);
			add_cookie(&cookies, field.value);
		}
		add_answer_field(&headers, &field);
	}
	ZVAL_COPY_VALUE(OBJ_PROP_NUM(response, RES_HEADERS), &headers);
	ZVAL_COPY_VALUE(OBJ_PROP_NUM(response, RES_SET_COOKIE), &lines);
	ZVAL_COPY_VALUE(OBJ_PROP_NUM(response, RES_COOKIES), &cookies);
}

void cs_http2_response(zval *return_value, const cs_h2_client_stream *stream)
{
	object_init_ex(return_value, response_ce);
	zend_object *response = Z_OBJ_P(return_value);
	int status = stream->reset && (!stream->status || stream->error) ? ESTATUS_SERVER_RESET : stream->status;

	ZVAL_LONG(OBJ_PROP_NUM(response, RES_STREAM), stream->id);
	ZVAL_LONG(OBJ_PROP_NUM(response, RES_ERR_CODE), stream->error);
	ZVAL_LONG(OBJ_PROP_NUM(response, RES_STATUS), status);
	ZVAL_BOOL(OBJ_PROP_NUM(response, RES_PIPELINE), !stream->ended);
	fill_headers(response, stream);
	if (stream->body.len > 0) {
		ZVAL_STRINGL(OBJ_PROP_NUM(response, RES_DATA), stream->body.data, stream->body.len);
	} else {
		ZVAL_EMPTY_STRING(OBJ_PROP_NUM(response, RES_DATA));
	}
}

static void add_settings(zval *array, const char *name, const cs_h2_client_settings *settings)
{
	zval values;
	array_init(&values);
	add_assoc_long(&values, "header_table_size", settings->header_table_size);
	add_assoc_long(&values, "max_concurrent_streams", settings->max_concurrent_streams);
	add_assoc_long(&values, "init_window_size", settings->init_window_size);
	add_assoc_long(&values, "max_frame_size", settings->max_frame_size);
	add_assoc_long(&values, "max_header_list_size", settings->max_header_list_size);
	add_assoc_zval(array, name, &values);
}

void cs_http2_stats_array(zval *return_value, const cs_h2_client_stats *stats)
{
	array_init(return_value);
	add_assoc_long(return_value, "current_stream_id", stats->current_id);
	add_assoc_long(return_value, "last_stream_id", stats->last_id);
	add_assoc_long(return_value, "active_stream_num", (zend_long) stats->active);
	add_settings(return_value, "local_settings", &stats->local);
	add_settings(return_value, "remote_settings", &stats->remote);
}
#endif
