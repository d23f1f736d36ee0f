/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See client_options.h. */
#include "client_options.h"

#include "error.h"
#include "src/core/co.h"

#define DEFAULT_MAX_LENGTH (2 * 1024 * 1024)
#define AT(field)          offsetof(cs_client_options, field)
#define BYTES_MAX          (INT64_C(1) << 40)
#define NUMBER             "must be a number of bytes"
#define TEXT               "must be a string"
#define PORT               "must be a port from 1 to 65535"

/* In Swoole's order of topics. */
static const cs_option table[] = {
	{"open_eof_check", CS_OPTION_BOOL, AT(open_eof_check), 0, 0, NULL},
	{"open_eof_split", CS_OPTION_BOOL, AT(open_eof_split), 0, 0, NULL},
	{"open_length_check", CS_OPTION_BOOL, AT(open_length_check), 0, 0, NULL},
	{"open_mqtt_protocol", CS_OPTION_BOOL, AT(open_mqtt_protocol), 0, 0, NULL},
	{"package_length_type", CS_OPTION_STRING, AT(package_length_type), 0, 0, TEXT},
	{"package_length_offset", CS_OPTION_INT, AT(package_length_offset), 0, BYTES_MAX, NUMBER},
	{"package_body_offset", CS_OPTION_INT, AT(package_body_offset), 0, BYTES_MAX, NUMBER},
	{"package_max_length", CS_OPTION_BYTES, AT(package_max_length), 0, BYTES_MAX, NUMBER},
	{"timeout", CS_OPTION_SECONDS, AT(timeout_ms), 0, 0, NULL},
	{"connect_timeout", CS_OPTION_SECONDS, AT(connect_ms), 0, 0, NULL},
	{"dns_timeout", CS_OPTION_SECONDS, AT(dns_ms), 0, 0, NULL},
	{"read_timeout", CS_OPTION_SECONDS, AT(read_ms), 0, 0, NULL},
	{"write_timeout", CS_OPTION_SECONDS, AT(write_ms), 0, 0, NULL},
	{"open_tcp_nodelay", CS_OPTION_BOOL, AT(tcp_nodelay), 0, 0, NULL},
	{"socket_buffer_size", CS_OPTION_BYTES, AT(buffer_size), 0, INT32_MAX, NUMBER},
	{"buffer_high_watermark", CS_OPTION_BYTES, AT(high_watermark), 0, BYTES_MAX, NUMBER},
	{"buffer_low_watermark", CS_OPTION_BYTES, AT(low_watermark), 0, BYTES_MAX, NUMBER},
	{"bind_address", CS_OPTION_STRING, AT(bind_address), 0, 0, "must be an address"},
	{"bind_port", CS_OPTION_INT, AT(bind_port), 0, 65535, PORT},
	{"socks5_host", CS_OPTION_STRING, AT(socks5.host), 0, 0, TEXT},
	{"socks5_port", CS_OPTION_INT, AT(socks5.port), 1, 65535, PORT},
	{"socks5_username", CS_OPTION_STRING, AT(socks5.username), 0, 0, TEXT},
	{"socks5_password", CS_OPTION_STRING, AT(socks5.password), 0, 0, TEXT},
	{"http_proxy_host", CS_OPTION_STRING, AT(http_proxy.host), 0, 0, TEXT},
	{"http_proxy_port", CS_OPTION_INT, AT(http_proxy.port), 1, 65535, PORT},
	{"http_proxy_username", CS_OPTION_STRING, AT(http_proxy.username), 0, 0, TEXT},
	{"http_proxy_password", CS_OPTION_STRING, AT(http_proxy.password), 0, 0, TEXT},
	{"open_ssl", CS_OPTION_BOOL, AT(open_ssl), 0, 0, NULL},
};

#define TABLE_COUNT (sizeof(table) / sizeof(table[0]))

void cs_client_options_init(cs_client_options *options)
{
	memset(options, 0, sizeof(*options));
	options->package_max_length = DEFAULT_MAX_LENGTH;
	options->timeout_ms = options->connect_ms = options->dns_ms = options->read_ms = options->write_ms = CS_TIME_UNSET;
	options->tcp_nodelay = true;
	options->high_watermark = DEFAULT_MAX_LENGTH;
	cs_tls_config_default(&options->tls, false);
	options->frame.mode = CS_FRAME_NONE;
	ZVAL_UNDEF(&options->length_func);
}

void cs_client_options_dtor(cs_client_options *options)
{
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		if (table[i].type == CS_OPTION_STRING) {
			char **text = (char **) ((char *) options + table[i].offset);
			free(*text);
			*text = NULL;
		}
	}
	cs_tls_config_dtor(&options->tls);
	zval_ptr_dtor(&options->length_func);
	ZVAL_UNDEF(&options->length_func);
}

void cs_client_options_copy(cs_client_options *to, const cs_client_options *from)
{
	*to = *from;
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		if (table[i].type == CS_OPTION_STRING) {
			char **text = (char **) ((char *) to + table[i].offset);
			*text = *text ? pestrdup(*text, 1) : NULL;
		}
	}
	cs_tls_config_default(&to->tls, true);
	Z_TRY_ADDREF(to->length_func);
	to->frame.length_arg = &to->length_func;
}

void cs_client_options_gc(cs_client_options *options, zend_get_gc_buffer *buffer)
{
	zend_get_gc_buffer_add_zval(buffer, &options->length_func);
}

int64_t cs_client_options_ms(const cs_client_options *options, uint64_t own, int64_t otherwise)
{
	uint64_t ms = own != CS_TIME_UNSET ? own : options->timeout_ms;
	return ms == CS_TIME_UNSET ? otherwise : ms == 0 ? CS_FOREVER : (int64_t) ms;
}

/* Calls the user's package_length_func. */
static int64_t call_length_func(void *arg, const char *data, size_t len)
{
	zval argument, result;
	int64_t length = -1;

	ZVAL_STRINGL(&argument, data, len);
	ZVAL_UNDEF(&result);
	if (call_user_function(NULL, NULL, (zval *) arg, &result, 1, &argument) == SUCCESS && !EG(exception)) {
		length = zval_get_long(&result);
	}
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&argument);
	return length;
}

/* Those that are no plain values. Returns as cs_option_set(). */
static int set_special(cs_client_options *options, zend_string *name, zval *value, const char **why)
{
	if (zend_string_equals_literal(name, "package_eof")) {
		if (Z_TYPE_P(value) != IS_STRING || Z_STRLEN_P(value) < 1 || Z_STRLEN_P(value) > CS_FRAME_EOF_MAX) {
			*why = "must be a string of 1 to 8 bytes";
			return UV_EINVAL;
		}
		options->frame.eof_len = (uint8_t) Z_STRLEN_P(value);
		memcpy(options->frame.eof, Z_STRVAL_P(value), Z_STRLEN_P(value));
		return 0;
	}
	if (zend_string_equals_literal(name, "package_length_type") && !cs_option_length_type(value, why)) {
		return UV_EINVAL;
	}
	if (zend_string_equals_literal(name, "http_proxy_user")) {
		return cs_option_set(table, TABLE_COUNT, options, "http_proxy_username", value, why);
	}
	if (zend_string_equals_literal(name, "package_length_func")) {
		if (!zend_is_callable(value, 0, NULL)) {
			*why = "must be callable";
			return UV_EINVAL;
		}
		zval old;
		ZVAL_COPY_VALUE(&old, &options->length_func);
		ZVAL_COPY(&options->length_func, value);
		zval_ptr_dtor(&old);
		return 0;
	}
	if (zend_string_equals_literal(name, "ssl_method")) {
		*why = "has no effect: use ssl_protocols";
		return UV_EINVAL;
	}
	int status = cs_tls_options_set(&options->tls, ZSTR_VAL(name), value, why);
	options->tls_changed = options->tls_changed || status == 0;
	return status;
}

/* The framing that the options ask for. A warning and none when it cannot work. */
static bool make_frame(cs_client_options *options, const char *where)
{
	cs_frame_config *frame = &options->frame;
	bool func = Z_TYPE(options->length_func) != IS_UNDEF;

	frame->mode = options->open_mqtt_protocol ? CS_FRAME_MQTT
		: options->open_length_check          ? CS_FRAME_LENGTH
		: options->open_eof_split             ? CS_FRAME_EOF_SPLIT
		: options->open_eof_check             ? CS_FRAME_EOF_SPLIT
											  : CS_FRAME_NONE;
	frame->length_type = options->package_length_type ? options->package_length_type[0] : 'N';
	frame->length_offset = (size_t) options->package_length_offset;
	frame->body_offset = (size_t) options->package_body_offset;
	frame->max_length = (size_t) options->package_max_length;
	frame->length_fn = func ? call_length_func : NULL;
	frame->length_arg = &options->length_func;
	if ((options->open_eof_check || options->open_eof_split) && frame->eof_len == 0) {
		frame->eof_len = 2;
		memcpy(frame->eof, "\r\n", 2);
	}
	const char *bad = cs_frame_config_check(frame);
	if (bad) {
		if (where) {
			cs_warn("%s", bad);
		}
		frame->mode = CS_FRAME_NONE;
		return false;
	}
	return true;
}

bool cs_client_options_set(
	cs_client_options *options, HashTable *settings, const char *where, cs_client_option_fn other, void *arg)
{
	zend_string *name;
	zval *value;
	bool fine = true;

	ZEND_HASH_FOREACH_STR_KEY_VAL(settings, name, value) {
		const char *why = NULL;
		if (!name) {
			if (where) {
				cs_warn("options are named; an array like ['timeout' => 1.5] is wanted");
			}
			fine = false;
			continue;
		}
		ZVAL_DEREF(value);
		int status = other ? other(arg, name, value, &why) : UV_ENOENT;
		if (status == UV_ENOENT) {
			status = set_special(options, name, value, &why);
		}
		if (status == UV_ENOENT) {
			status = cs_option_set(table, TABLE_COUNT, options, ZSTR_VAL(name), value, &why);
		}
		if (status < 0 && !where) {
			fine = false;
		} else if (status == UV_ENOENT) {
			cs_log_option(where, ZSTR_VAL(name));
		} else if (status < 0) {
			cs_warn_option_value(ZSTR_VAL(name), why ? why : "cannot be set", value);
			fine = false;
		}
	}
	ZEND_HASH_FOREACH_END();
	return make_frame(options, where) && fine;
}
