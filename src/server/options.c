/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See options.h. */
#include "options.h"

#include "src/core/log.h"
#include "src/http/head.h"
#include "src/net/frame.h"

#include "php_globals.h"
#include "php_open_temporary_file.h"

#include <errno.h>
#include <unistd.h>

#define CS_SECONDS_MAX 1e9

/* IS_LONG, IS_DOUBLE, or 0 when the value is no number. */
static zend_uchar read_number(const zval *value, zend_long *whole, double *fraction)
{
	switch (Z_TYPE_P(value)) {
		case IS_LONG:
			*whole = Z_LVAL_P(value);
			return IS_LONG;
		case IS_FALSE:
		case IS_TRUE:
			*whole = Z_TYPE_P(value) == IS_TRUE;
			return IS_LONG;
		case IS_DOUBLE:
			*fraction = Z_DVAL_P(value);
			return IS_DOUBLE;
		case IS_STRING:
			return is_numeric_string(Z_STRVAL_P(value), Z_STRLEN_P(value), whole, fraction, false);
		default:
			return 0;
	}
}

bool cs_option_whole(const zval *value, int64_t *number)
{
	zend_long whole = 0;
	double fraction = 0;
	zend_uchar type = read_number(value, &whole, &fraction);

	*number = type == IS_DOUBLE ? zend_dval_to_lval(fraction) : whole;
	return type == IS_LONG || (type == IS_DOUBLE && (double) *number == fraction);
}

bool cs_option_seconds(const zval *value, double *seconds)
{
	zend_long whole = 0;
	zend_uchar type = read_number(value, &whole, seconds);

	if (type == IS_LONG) {
		*seconds = (double) whole;
	}
	return type != 0 && !zend_isnan(*seconds);
}

bool cs_option_bool(const zval *value, bool *on)
{
	static const char *const words[2][4] = {{"", "false", "off", "no"}, {"1", "true", "on", "yes"}};
	double number;

	if (Z_TYPE_P(value) == IS_NULL) {
		*on = false;
		return true;
	}
	for (int i = 0; i < 8 && Z_TYPE_P(value) == IS_STRING; i++) {
		const char *word = words[i / 4][i % 4];
		if (zend_binary_strcasecmp(Z_STRVAL_P(value), Z_STRLEN_P(value), word, strlen(word)) == 0) {
			*on = i >= 4;
			return true;
		}
	}
	if (!cs_option_seconds(value, &number)) {
		return false;
	}
	*on = number != 0;
	return true;
}

bool cs_option_length_type(const zval *value, const char **why)
{
	*why = "must be one of pack()'s letters c C s S n v l L N V q Q J P";
	return Z_TYPE_P(value) == IS_STRING && Z_STRLEN_P(value) == 1 && cs_frame_length_size(Z_STRVAL_P(value)[0]);
}

static int set_bool(bool *to, const zval *value, const char **why)
{
	if (!cs_option_bool(value, to)) {
		*why = CS_OPTION_BOOL_WHY;
		return UV_EINVAL;
	}
	return 0;
}

/* As php.ini has them: "8M". */
static bool read_bytes(const zval *value, int64_t *number)
{
	zend_string *error = NULL;

	if (Z_TYPE_P(value) != IS_STRING || !Z_STRLEN_P(value)) {
		return cs_option_whole(value, number);
	}
	*number = zend_ini_parse_quantity(Z_STR_P(value), &error);
	if (error) {
		zend_string_release(error);
		return false;
	}
	return true;
}

static int set_int(const cs_option *option, int64_t *to, const zval *value, const char **why)
{
	int64_t number;
	bool valid = option->type == CS_OPTION_BYTES ? read_bytes(value, &number) : cs_option_whole(value, &number);

	if (!valid || number < option->min || number > option->max) {
		*why = option->why;
		return UV_EINVAL;
	}
	*to = number;
	return 0;
}

static int set_seconds(uint64_t *to, const zval *value, const char **why)
{
	double seconds;

	if (!cs_option_seconds(value, &seconds) || seconds >= CS_SECONDS_MAX) {
		*why = "must be a number of seconds, 0 for no limit";
		return UV_EINVAL;
	}
	*to = seconds <= 0 ? 0 : MAX((uint64_t) (seconds * 1000), 1);
	return 0;
}

static int set_off(const cs_option *option, const zval *value, const char **why)
{
	bool on = true;

	*why = option->why;
	return !cs_option_bool(value, &on) || on ? UV_EINVAL : 0;
}

static int set_string(const cs_option *option, char **to, zval *value, const char **why)
{
	if (Z_TYPE_P(value) != IS_STRING || strlen(Z_STRVAL_P(value)) != Z_STRLEN_P(value)) {
		*why = option->why;
		return UV_EINVAL;
	}
	free(*to);
	*to = strdup(Z_STRVAL_P(value));
	return *to ? 0 : UV_ENOMEM;
}

/* One entry of a list: it must be a string that has no comma. */
static bool add_entry(cs_buf *list, zval *value)
{
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) != IS_STRING || Z_STRLEN_P(value) == 0 || memchr(Z_STRVAL_P(value), ',', Z_STRLEN_P(value))
		|| strlen(Z_STRVAL_P(value)) != Z_STRLEN_P(value)) {
		return false;
	}
	cs_buf_append(list, Z_STRVAL_P(value), Z_STRLEN_P(value));
	return cs_buf_putc(list, ',') == 0;
}

/* An array of strings, or one string. */
static int set_list(const cs_option *option, char **to, zval *value, const char **why)
{
	cs_buf list = {0};
	zval *entry;
	bool valid = cs_buf_reserve(&list, 1) == 0;
	if (Z_TYPE_P(value) == IS_ARRAY) {
		ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), entry) {
			valid = valid && add_entry(&list, entry);
		}
		ZEND_HASH_FOREACH_END();
	} else {
		valid = valid && add_entry(&list, value);
	}
	if (!valid) {
		cs_buf_dtor(&list);
		*why = option->why;
		return UV_EINVAL;
	}
	size_t len;
	free(*to);
	*to = cs_buf_steal(&list, &len);
	return *to ? 0 : UV_ENOMEM;
}

int cs_option_set(const cs_option *table, size_t count, void *values, const char *name, zval *value, const char **why)
{
	const cs_option *option = NULL;
	for (size_t i = 0; i < count && !option; i++) {
		option = strcmp(table[i].name, name) == 0 ? &table[i] : NULL;
	}
	if (!option) {
		return UV_ENOENT;
	}
	void *to = (char *) values + option->offset;
	if (Z_TYPE_P(value) == IS_NULL) {
		return 0;
	}
	switch (option->type) {
		case CS_OPTION_BOOL:
			return set_bool(to, value, why);
		case CS_OPTION_INT:
		case CS_OPTION_BYTES:
			return set_int(option, to, value, why);
		case CS_OPTION_STRING:
			return set_string(option, to, value, why);
		case CS_OPTION_LIST:
			return set_list(option, to, value, why);
		case CS_OPTION_SECONDS:
			return set_seconds(to, value, why);
		case CS_OPTION_OFF:
			return set_off(option, value, why);
		case CS_OPTION_NOTE:
			cs_log(CS_LOG_DEBUG, "the option '%s' %s", name, option->why);
			return 0;
	}
	return 0;
}

#define AT(field) offsetof(cs_http_options, field)
#define BYTES_MAX (INT64_C(1) << 40)
#define LEVEL     "must be a number from 0 (the usual one) to 22"
#define NOT_YET   "is not supported in this version; only false is"

#define PACKAGE_SIZE "must be a number of bytes from 0 to 2^40"

static const cs_option http_table[] = {
	{"backlog", CS_OPTION_INT, AT(backlog), 1, 1 << 20, "must be a number of connections from 1 to 1048576"},
	{"body_timeout", CS_OPTION_SECONDS, AT(body_ms), 0, 0, NULL},
	{"document_root", CS_OPTION_STRING, AT(site.document_root), 0, 0, "must be a path"},
	{"enable_reuse_port", CS_OPTION_BOOL, AT(enable_reuse_port), 0, 0, NULL},
	{"enable_static_handler", CS_OPTION_BOOL, AT(site.serve_files), 0, 0, NULL},
	{"head_timeout", CS_OPTION_SECONDS, AT(head_ms), 0, 0, NULL},
	{"heartbeat_check_interval", CS_OPTION_NOTE, 0, 0, 0,
		"has no effect: idle connections are looked for all the time"},
	{"heartbeat_idle_time", CS_OPTION_SECONDS, AT(idle_ms), 0, 0, NULL},
	{"cancel_on_disconnect", CS_OPTION_BOOL, AT(site.cancel_on_disconnect), 0, 0, NULL},
	{"compression_level", CS_OPTION_INT, AT(site.compress_level), 0, 22, LEVEL},
	{"compression_min_length", CS_OPTION_BYTES, AT(site.compress_min), 0, BYTES_MAX, "must be a number of bytes"},
	{"compression_types", CS_OPTION_LIST, AT(site.compress_types), 0, 0, "must be a list of media types"},
	{"http2_enable_push", CS_OPTION_NOTE, 0, 0, 0, "has no effect: clients have given up server push"},
	{"http2_header_table_size", CS_OPTION_INT, AT(h2.table_size), 0, 1 << 20, "must be a number of bytes up to 2^20"},
	{"http2_init_window_size", CS_OPTION_INT, AT(h2.window), 65535, INT32_MAX, "must be a number of bytes from 65535"},
	{"http2_max_concurrent_streams", CS_OPTION_INT, AT(h2.max_streams), 1, 65535, "must be a number from 1 to 65535"},
	{"http2_max_frame_size", CS_OPTION_INT, AT(h2.frame_size), 16384, 16777215,
		"must be a number of bytes from 16384 to 16777215"},
	{"http2_max_header_list_size", CS_OPTION_INT, AT(h2.header_list), 256, CS_HEAD_MAX,
		"must be a number of bytes from 256 to 65535"},
	{"http_autoindex", CS_OPTION_BOOL, AT(site.autoindex), 0, 0, NULL},
	{"http_compression", CS_OPTION_BOOL, AT(site.compress), 0, 0, NULL},
	{"http_compression_level", CS_OPTION_INT, AT(site.compress_level), 0, 22, LEVEL},
	{"http_compression_min_length", CS_OPTION_BYTES, AT(site.compress_min), 0, BYTES_MAX, "must be a number of bytes"},
	{"http_compression_types", CS_OPTION_LIST, AT(site.compress_types), 0, 0, "must be a list of media types"},
	{"http_gzip_level", CS_OPTION_INT, AT(site.compress_level), 0, 22, LEVEL},
	{"http_index_files", CS_OPTION_LIST, AT(site.index_files), 0, 0, "must be a list of file names"},
	{"http_keepalive_timeout", CS_OPTION_SECONDS, AT(idle_ms), 0, 0, NULL},
	{"http_parse_cookie", CS_OPTION_BOOL, AT(parse_cookie), 0, 0, NULL},
	{"http_parse_files", CS_OPTION_BOOL, AT(site.parse_files), 0, 0, NULL},
	{"http_parse_post", CS_OPTION_BOOL, AT(site.parse_post), 0, 0, NULL},
	{"max_header_count", CS_OPTION_INT, AT(max_header_count), 1, 16384, "must be a number of fields from 1 to 16384"},
	{"max_header_size", CS_OPTION_INT, AT(max_header_size), 256, CS_HEAD_MAX,
		"must be a number of bytes from 256 to 65535"},
	{"max_idle_time", CS_OPTION_SECONDS, AT(idle_ms), 0, 0, NULL},
	{"max_package_size", CS_OPTION_BYTES, AT(package_max_length), 0, BYTES_MAX, PACKAGE_SIZE},
	{"max_wait_time", CS_OPTION_SECONDS, AT(max_wait_ms), 0, 0, NULL},
#ifdef CS_HAVE_NGHTTP2
	{"open_http2_protocol", CS_OPTION_BOOL, AT(http2), 0, 0, NULL},
#else
	{"open_http2_protocol", CS_OPTION_OFF, 0, 0, 0,
		"is not supported in this build of cserve: build it where libnghttp2 is installed"},
#endif
	{"open_tcp_nodelay", CS_OPTION_BOOL, AT(open_tcp_nodelay), 0, 0, NULL},
	{"open_websocket_close_frame", CS_OPTION_BOOL, AT(ws.show_close), 0, 0, NULL},
	{"open_websocket_ping_frame", CS_OPTION_BOOL, AT(ws.show_ping), 0, 0, NULL},
	{"open_websocket_pong_frame", CS_OPTION_BOOL, AT(ws.show_pong), 0, 0, NULL},
	{"open_websocket_protocol", CS_OPTION_BOOL, AT(open_websocket), 0, 0, NULL},
	{"package_max_length", CS_OPTION_BYTES, AT(package_max_length), 0, BYTES_MAX, PACKAGE_SIZE},
	{"reactor_num", CS_OPTION_NOTE, 0, 0, 0, "has no effect: each process has one event loop; use worker_num"},
	{"reactor_thread_num", CS_OPTION_NOTE, 0, 0, 0, "has no effect: each process has one event loop; use worker_num"},
	{"send_timeout", CS_OPTION_SECONDS, AT(write_ms), 0, 0, NULL},
	{"socket_buffer_size", CS_OPTION_BYTES, AT(socket_buffer_size), 4096, BYTES_MAX,
		"must be a number of bytes from 4096"},
	{"ssl_handshake_timeout", CS_OPTION_SECONDS, AT(secure_ms), 0, 0, NULL},
	{"static_handler_follow_symlinks", CS_OPTION_BOOL, AT(site.follow_links), 0, 0, NULL},
	{"static_handler_locations", CS_OPTION_LIST, AT(site.locations), 0, 0, "must be a list of paths"},
	{"stream_request_body", CS_OPTION_BOOL, AT(site.stream_body), 0, 0, NULL},
	{"upload_max_filesize", CS_OPTION_BYTES, AT(site.upload_max), 0, BYTES_MAX,
		"must be a number of bytes, 0 for no limit but package_max_length"},
	{"upload_tmp_dir", CS_OPTION_STRING, AT(site.upload_dir), 0, 0, "must be a path"},
#ifdef CS_HAVE_ZLIB
	{"websocket_compression", CS_OPTION_BOOL, AT(ws.compression), 0, 0, NULL},
#else
	{"websocket_compression", CS_OPTION_OFF, 0, 0, 0, "is not supported: cserve was built without zlib; only false is"},
#endif
	{"websocket_context_takeover", CS_OPTION_BOOL, AT(ws.takeover), 0, 0, NULL},
	{"websocket_mask", CS_OPTION_OFF, 0, 0, 0, "is not supported by servers, whose frames have no mask; only false is"},
	{"websocket_ping_interval", CS_OPTION_SECONDS, AT(ws.ping_ms), 0, 0, NULL},
	{"websocket_subprotocol", CS_OPTION_STRING, AT(ws.subprotocol), 0, 0, "must be a name"},
	{"worker_num", CS_OPTION_INT, AT(worker_num), 1, 1000, "must be a number of processes from 1 to 1000"},
	{"write_timeout", CS_OPTION_SECONDS, AT(write_ms), 0, 0, NULL},
};

void cs_http_upload_defaults(cs_site *site)
{
	const char *dir = PG(upload_tmp_dir);
	site->max_fields = PG(max_input_vars) > 0 ? PG(max_input_vars) : INT64_MAX;
	site->max_files = MAX(zend_ini_long((char *) ZEND_STRL("max_file_uploads"), 0), 0);
	site->upload_dir = strdup(dir && *dir ? dir : php_get_temporary_directory());
}

void cs_http_options_default(cs_http_options *options)
{
	*options = (cs_http_options){
		.package_max_length = 2 * 1024 * 1024,
		.max_header_size = CS_HEAD_MAX,
		.max_header_count = 128,
		.socket_buffer_size = 2 * 1024 * 1024,
		.backlog = 512,
		.worker_num = 1,
		.idle_ms = 75000,
		.head_ms = 30000,
		.body_ms = 60000,
		.write_ms = 60000,
		.secure_ms = 10000,
		.max_wait_ms = 3000,
		.open_tcp_nodelay = true,
		.parse_cookie = true,
		.ws = {.ping_ms = 60000},
		.h2 = {.max_streams = 128, .header_list = CS_HEAD_MAX},
	};
	cs_site_init(&options->site);
	cs_http_upload_defaults(&options->site);
}

void cs_http_options_dtor(cs_http_options *options)
{
	cs_site_dtor(&options->site);
	free(options->ws.subprotocol);
	options->ws.subprotocol = NULL;
}

int cs_http_options_set(cs_http_options *options, const char *name, zval *value, const char **why)
{
	return cs_option_set(http_table, sizeof(http_table) / sizeof(http_table[0]), options, name, value, why);
}

/* How long an error answer's client may take to read it. */
#define LINGER_MS 5000
#define CALM_MS   2000

/* The root must exist now: what comes later could be a link to anywhere. */
static void apply_document_root(cs_site *site)
{
	free(site->real_root);
	site->real_root = site->serve_files && site->document_root ? realpath(site->document_root, NULL) : NULL;
	if (site->serve_files && !site->real_root) {
		cs_log(CS_LOG_WARNING, "enable_static_handler has no effect: the document_root \"%s\" %s",
			site->document_root ? site->document_root : "", site->document_root ? strerror(errno) : "is not set");
		site->serve_files = false;
	}
	if (site->real_root) {
		free(site->document_root);
		site->document_root = strdup(site->real_root);
		site->serve_files = site->document_root != NULL;
	}
}

void cs_http_options_apply(cs_http_options *options, cs_conn_server *conns)
{
	options->site.memory_max = options->package_max_length;
	if (options->site.parse_files && access(options->site.upload_dir, W_OK | X_OK) < 0) {
		cs_log(CS_LOG_WARNING, "uploads will fail: the upload_tmp_dir \"%s\" cannot be written to (%s)",
			options->site.upload_dir, strerror(errno));
	}
	if (options->site.upload_max && options->site.parse_files) {
		/* The files come on top of what package_max_length allows. */
		conns->parser.max_form_size = (uint64_t) options->package_max_length
			+ (uint64_t) options->site.upload_max * (uint64_t) MIN(options->site.max_files, 100000);
	}
	apply_document_root(&options->site);
	conns->site = &options->site;
	conns->ws = &options->ws;
	conns->parser.max_head_size = (uint32_t) options->max_header_size;
	conns->parser.max_fields = (uint32_t) options->max_header_count;
	conns->parser.max_body_size = (uint64_t) options->package_max_length;
	conns->high_water = (size_t) options->socket_buffer_size;
	conns->tcp_nodelay = options->open_tcp_nodelay;
	conns->timeout_ms[CS_WAIT_IDLE] = options->idle_ms;
	conns->timeout_ms[CS_WAIT_HEAD] = options->head_ms;
	conns->timeout_ms[CS_WAIT_BODY] = options->body_ms;
	conns->timeout_ms[CS_WAIT_WRITE] = options->write_ms;
	conns->timeout_ms[CS_WAIT_LINGER] = LINGER_MS;
	conns->timeout_ms[CS_WAIT_CALM] = CALM_MS;
	conns->h2 = options->http2 ? &options->h2 : NULL;
	conns->timeout_ms[CS_WAIT_SECURE] = options->secure_ms;
	conns->timeout_ms[CS_WAIT_STREAM] = cs_ws_deadline_ms(&options->ws);
}
