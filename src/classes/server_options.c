/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The settings of Swoole\Server::set(): those of the server as a whole in the table here, the rest go to the port.
 */
#include "server.h"

#include "coroutine.h"
#include "error.h"
#include "src/core/log.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <time.h>

#define AT(field)         offsetof(cs_server_options, field)
#define CS_PROCESSORS_MAX 1024

#define COUNT_MAX     (INT64_C(1) << 31)
#define SOCKET(field) offsetof(cs_socket_options, field)
#define ONE_LOOP      "has no effect: each process has one event loop"
#define ANY_OUTPUT    "has no effect: one answer may be as large as memory allows"
#define NO_WATERMARK  "has no effect: writers wait when socket_buffer_size is queued; bufferFull is no event here"
#define FIXED_POOL    "has no effect: the pool starts all of its threads (aio_worker_num) at once and keeps them"
#define NO_IOURING    "has no effect: files are read and written in threads"
#define NO_THREADS    "has no effect: there is no thread mode"

static const cs_option table[] = {
	{"admin_server", CS_OPTION_STRING, AT(admin_server), 0, 0, "must be host:port or unix:/path"},
	{"aio_core_worker_num", CS_OPTION_NOTE, 0, 0, 0, FIXED_POOL},
	{"aio_max_idle_time", CS_OPTION_NOTE, 0, 0, 0, FIXED_POOL},
	{"aio_max_wait_time", CS_OPTION_NOTE, 0, 0, 0, FIXED_POOL},
	{"bootstrap", CS_OPTION_NOTE, 0, 0, 0, NO_THREADS},
	{"chroot", CS_OPTION_STRING, AT(chroot), 0, 0, "must be a path"},
	{"daemonize", CS_OPTION_BOOL, AT(daemonize), 0, 0, NULL},
	{"debug_mode", CS_OPTION_BOOL, AT(debug_mode), 0, 0, NULL},
	{"discard_timeout_request", CS_OPTION_NOTE, 0, 0, 0, "has no effect: nothing waits between processes"},
	{"dispatch_mode", CS_OPTION_INT, AT(dispatch_mode), 1, 10, "must be a number from 1 to 10"},
	{"display_errors", CS_OPTION_BOOL, AT(display_errors), 0, 0, NULL},
	{"enable_coroutine", CS_OPTION_BOOL, AT(enable_coroutine), 0, 0, NULL},
	{"enable_kqueue", CS_OPTION_NOTE, 0, 0, 0, ONE_LOOP},
	{"enable_message_bus", CS_OPTION_NOTE, 0, 0, 0, "has no effect: messages of any size come whole"},
	{"enable_signalfd", CS_OPTION_NOTE, 0, 0, 0, ONE_LOOP},
	{"enable_unsafe_event", CS_OPTION_NOTE, 0, 0, 0, "has no effect: onConnect and onClose are always called"},
	{"event_object", CS_OPTION_BOOL, AT(event_object), 0, 0, NULL},
	{"group", CS_OPTION_STRING, AT(group), 0, 0, "must be a name"},
	{"init_arguments", CS_OPTION_NOTE, 0, 0, 0, NO_THREADS},
	{"iouring_entries", CS_OPTION_NOTE, 0, 0, 0, NO_IOURING},
	{"iouring_flag", CS_OPTION_NOTE, 0, 0, 0, NO_IOURING},
	{"iouring_workers", CS_OPTION_NOTE, 0, 0, 0, NO_IOURING},
	{"log_date_with_microseconds", CS_OPTION_BOOL, AT(log_microseconds), 0, 0, NULL},
	{"log_file", CS_OPTION_STRING, AT(log_file), 0, 0, "must be a path"},
	{"log_level", CS_OPTION_INT, AT(log_level), CS_LOG_DEBUG, CS_LOG_NONE, "must be one of SWOOLE_LOG_*"},
	{"log_rotation", CS_OPTION_INT, AT(log_rotation), CS_LOG_SINGLE, CS_LOG_EVERY_MINUTE,
		"must be one of SWOOLE_LOG_ROTATION_*"},
	{"max_concurrency", CS_OPTION_INT, AT(max_concurrency), 0, COUNT_MAX,
		"must be a number of requests, 0 for no limit"},
	{"max_conn", CS_OPTION_INT, AT(max_connection), 1, 10000000, "must be a number from 1 to 10000000"},
	{"max_connection", CS_OPTION_INT, AT(max_connection), 1, 10000000, "must be a number from 1 to 10000000"},
	{"max_queued_bytes", CS_OPTION_NOTE, 0, 0, 0, "has no effect: nothing waits between processes"},
	{"max_request", CS_OPTION_INT, AT(max_request), 0, COUNT_MAX, "must be a number of requests, 0 for no limit"},
	{"max_request_grace", CS_OPTION_INT, AT(max_request_grace), 0, COUNT_MAX, "must be a number of requests"},
	{"max_wait_time", CS_OPTION_SECONDS, AT(max_wait_ms), 0, 0, NULL},
	{"max_worker_memory", CS_OPTION_BYTES, AT(max_worker_memory), 0, INT64_MAX,
		"must be a number of bytes, 0 for no limit"},
	{"message_queue_key", CS_OPTION_INT, AT(message_queue_key), INT32_MIN, UINT32_MAX,
		"must be a key of a message queue, a number as ftok() gives it; 0 for a private queue"},
	{"min_thread_num", CS_OPTION_NOTE, 0, 0, 0, FIXED_POOL},
	{"open_cpu_affinity", CS_OPTION_BOOL, AT(open_cpu_affinity), 0, 0, NULL},
	{"pid_file", CS_OPTION_STRING, AT(pid_file), 0, 0, "must be a path"},
	{"reload_async", CS_OPTION_NOTE, 0, 0, 0, "has no effect: a reload always waits for what runs"},
	{"send_yield", CS_OPTION_NOTE, 0, 0, 0,
		"has no effect: a coroutine that sends faster than the client reads always waits"},
	{"single_thread", CS_OPTION_NOTE, 0, 0, 0, "has no effect: each process has one thread"},
	{"socket_dontwait", CS_OPTION_NOTE, 0, 0, 0, "has no effect: sockets of coroutines never block"},
	{"start_session_id", CS_OPTION_INT, AT(start_session_id), 1, INT32_MAX, "must be a number from 1 to 2147483647"},
	{"stats_file", CS_OPTION_STRING, AT(stats_file), 0, 0, "must be a path"},
	{"stats_timer_interval", CS_OPTION_INT, AT(stats_interval_ms), 1, COUNT_MAX, "must be a number of milliseconds"},
	{"task_enable_coroutine", CS_OPTION_BOOL, AT(task_enable_coroutine), 0, 0, NULL},
	{"task_ipc_mode", CS_OPTION_INT, AT(task_ipc_mode), CS_TASK_IPC_SOCKET, CS_TASK_IPC_SHARED_QUEUE,
		"must be 1 (unix sockets), 2 (message queue) or 3 (message queue, any task worker takes what comes first)"},
	{"task_max_request", CS_OPTION_INT, AT(task_max_request), 0, COUNT_MAX,
		"must be a number of tasks, 0 for no limit"},
	{"task_max_request_grace", CS_OPTION_INT, AT(task_max_request_grace), 0, COUNT_MAX, "must be a number of tasks"},
	{"task_object", CS_OPTION_BOOL, AT(task_object), 0, 0, NULL},
	{"task_tmpdir", CS_OPTION_STRING, AT(task_tmpdir), 0, 0, "must be a path"},
	{"task_use_object", CS_OPTION_BOOL, AT(task_object), 0, 0, NULL},
	{"task_worker_num", CS_OPTION_INT, AT(task_worker_num), 0, 1000, "must be a number of processes from 0 to 1000"},
	{"trace_flags", CS_OPTION_NOTE, 0, 0, 0, "has no effect: nothing is traced"},
	{"use_async_resolver", CS_OPTION_NOTE, 0, 0, 0, "has no effect: names are looked up in threads"},
	{"user", CS_OPTION_STRING, AT(user), 0, 0, "must be a name"},
	{"worker_max_concurrency", CS_OPTION_INT, AT(worker_max_concurrency), 0, COUNT_MAX,
		"must be a number of requests, 0 for no limit"},
	{"worker_num", CS_OPTION_INT, AT(worker_num), 1, 1000, "must be a number of processes from 1 to 1000"},
};

/* Of ports. */
static const cs_option port_notes[] = {
	{"buffer_high_watermark", CS_OPTION_NOTE, 0, 0, 0, NO_WATERMARK},
	{"buffer_input_size", CS_OPTION_NOTE, 0, 0, 0, "has no effect: package_max_length limits what is read"},
	{"buffer_low_watermark", CS_OPTION_NOTE, 0, 0, 0, NO_WATERMARK},
	{"buffer_output_size", CS_OPTION_NOTE, 0, 0, 0, ANY_OUTPUT},
	{"input_buffer_size", CS_OPTION_NOTE, 0, 0, 0, "has no effect: package_max_length limits what is read"},
	{"open_fastcgi_protocol", CS_OPTION_OFF, 0, 0, 0, "is not supported; only false is"},
	{"output_buffer_size", CS_OPTION_NOTE, 0, 0, 0, ANY_OUTPUT},
};

static const cs_option socket_table[] = {
	{"kernel_socket_recv_buffer_size", CS_OPTION_BYTES, SOCKET(receive_buffer), 0, INT32_MAX,
		"must be a number of bytes"},
	{"kernel_socket_send_buffer_size", CS_OPTION_BYTES, SOCKET(send_buffer), 0, INT32_MAX, "must be a number of bytes"},
	{"open_tcp_keepalive", CS_OPTION_INT, SOCKET(keepalive), 0, 1, CS_OPTION_BOOL_WHY},
	{"tcp_defer_accept", CS_OPTION_INT, SOCKET(defer_accept), 0, INT32_MAX, "must be a number of seconds"},
	{"tcp_fastopen", CS_OPTION_INT, SOCKET(fastopen), 0, 65535,
		"must be true, or the number of connections that may wait"},
	{"tcp_keepcount", CS_OPTION_INT, SOCKET(keep_count), 0, 127, "must be a number of probes from 0 to 127"},
	{"tcp_keepidle", CS_OPTION_INT, SOCKET(keep_idle), 0, 32767, "must be a number of seconds from 0 to 32767"},
	{"tcp_keepinterval", CS_OPTION_INT, SOCKET(keep_interval), 0, 32767, "must be a number of seconds from 0 to 32767"},
	{"tcp_user_timeout", CS_OPTION_INT, SOCKET(user_timeout), 0, INT32_MAX, "must be a number of milliseconds"},
};

/* Which option of the system each of them is, in the order of the struct. */
static const struct {
	size_t offset;
	int level;
	int name;
	bool tcp;
} system_options[] = {
	{SOCKET(keepalive), SOL_SOCKET, SO_KEEPALIVE, true},
	{SOCKET(receive_buffer), SOL_SOCKET, SO_RCVBUF, false},
	{SOCKET(send_buffer), SOL_SOCKET, SO_SNDBUF, false},
#ifdef TCP_KEEPIDLE
	{SOCKET(keep_idle), IPPROTO_TCP, TCP_KEEPIDLE, true},
#endif
#ifdef TCP_KEEPINTVL
	{SOCKET(keep_interval), IPPROTO_TCP, TCP_KEEPINTVL, true},
#endif
#ifdef TCP_KEEPCNT
	{SOCKET(keep_count), IPPROTO_TCP, TCP_KEEPCNT, true},
#endif
#ifdef TCP_USER_TIMEOUT
	{SOCKET(user_timeout), IPPROTO_TCP, TCP_USER_TIMEOUT, true},
#endif
#ifdef TCP_DEFER_ACCEPT
	{SOCKET(defer_accept), IPPROTO_TCP, TCP_DEFER_ACCEPT, true},
#endif
#ifdef TCP_FASTOPEN
	{SOCKET(fastopen), IPPROTO_TCP, TCP_FASTOPEN, true},
#endif
};

void cs_port_set_socket_options(const cs_port *port, int fd)
{
	bool tcp = !port->is_dgram && !port->listen.is_unix;

	for (size_t i = 0; i < sizeof(system_options) / sizeof(system_options[0]); i++) {
		int64_t wanted = *(const int64_t *) ((const char *) &port->socket + system_options[i].offset);
		int value = (int) wanted;
		if (system_options[i].offset == SOCKET(fastopen) && value == 1) {
			value = (int) port->http.backlog;
		}
		if (wanted && (tcp || !system_options[i].tcp)
			&& setsockopt(fd, system_options[i].level, system_options[i].name, &value, sizeof(value)) < 0) {
			cs_log(
				CS_LOG_WARNING, "an option of the listening socket could not be set to %d: %s", value, strerror(errno));
		}
	}
}

void cs_server_options_default(cs_server_options *options)
{
	*options = (cs_server_options){
		.worker_num = 0, /* one a processor */
		.max_connection = 100000,
		.dispatch_mode = 2,
		.task_ipc_mode = CS_TASK_IPC_SOCKET,
		.log_level = CS_LOG_INFO,
		.max_wait_ms = 3000,
		.stats_interval_ms = 1000,
		.enable_coroutine = true,
		.display_errors = true,
	};
}

void cs_server_options_dtor(cs_server_options *options)
{
	char **strings[] = {&options->pid_file, &options->log_file, &options->log_date_format, &options->stats_file,
		&options->task_tmpdir, &options->admin_server, &options->process_title, &options->user, &options->group,
		&options->chroot};
	for (size_t i = 0; i < sizeof(strings) / sizeof(strings[0]); i++) {
		free(*strings[i]);
		*strings[i] = NULL;
	}
	free(options->processors_ignored);
	options->processors_ignored = NULL;
}

static int set_dispatch_func(cs_server *server, zval *value, const char **why)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	if (zend_fcall_info_init(value, 0, &fci, &fcc, NULL, NULL) == FAILURE) {
		*why = "must be callable";
		return UV_EINVAL;
	}
	cs_callback_dtor(&server->dispatch_func);
	cs_callback_init(&server->dispatch_func, &fci, &fcc, 0, 0, NULL, NULL);
	return 0;
}

/* Processors that open_cpu_affinity leaves to others. */
static int set_ignored_processors(cs_server *server, zval *value, const char **why)
{
	cs_server_options *options = &server->options;
	zval *one;
	size_t count = 0;

	*why = "must be a list of processors' numbers, counted from 0";
	if (Z_TYPE_P(value) != IS_ARRAY) {
		return UV_EINVAL;
	}
	uint32_t *list = calloc(zend_hash_num_elements(Z_ARRVAL_P(value)) + 1, sizeof(*list));
	ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), one) {
		int64_t number;
		ZVAL_DEREF(one);
		if (!list || !cs_option_whole(one, &number) || number < 0 || number >= CS_PROCESSORS_MAX) {
			free(list);
			return UV_EINVAL;
		}
		list[count++] = (uint32_t) number;
	}
	ZEND_HASH_FOREACH_END();
	free(options->processors_ignored);
	options->processors_ignored = list;
	options->processors_ignored_count = count;
	return 0;
}

/* Some bytes, of which none is NUL. */
static bool is_text(const zval *value)
{
	return Z_TYPE_P(value) == IS_STRING && Z_STRLEN_P(value) && strlen(Z_STRVAL_P(value)) == Z_STRLEN_P(value);
}

static int set_date_format(cs_server *server, zval *value, const char **why)
{
	cs_server_options *options = &server->options;
	char date[CS_LOG_DATE_MAX];
	time_t now = 0;

	*why = "must be a format as strftime() takes it, with up to 71 bytes for a result";
	if (!is_text(value) || strftime(date, sizeof(date) - 8, Z_STRVAL_P(value), gmtime(&now)) == 0) {
		return UV_EINVAL;
	}
	free(options->log_date_format);
	options->log_date_format = strdup(Z_STRVAL_P(value));
	return 0;
}

/* true: the command, with the role behind it. */
static int set_process_title(cs_server *server, zval *value, const char **why)
{
	cs_server_options *options = &server->options;
	*why = "must be true, false or a text";
	if (Z_TYPE_P(value) != IS_TRUE && Z_TYPE_P(value) != IS_FALSE && !is_text(value)) {
		return UV_EINVAL;
	}
	free(options->process_title);
	options->process_title =
		Z_TYPE_P(value) == IS_FALSE ? NULL : strdup(Z_TYPE_P(value) == IS_STRING ? Z_STRVAL_P(value) : "");
	return 0;
}

/* The settings of the server that need more than a table's row. */
static const struct {
	const char *name;
	int (*set)(cs_server *server, zval *value, const char **why);
} special[] = {
	{"cpu_affinity_ignore", set_ignored_processors},
	{"dispatch_func", set_dispatch_func},
	{"log_date_format", set_date_format},
	{"process_title", set_process_title},
};

/* Their index, or -1. */
static int find_special(const zend_string *name)
{
	for (size_t i = 0; i < sizeof(special) / sizeof(special[0]); i++) {
		if (strcmp(special[i].name, ZSTR_VAL(name)) == 0) {
			return (int) i;
		}
	}
	return -1;
}

/* Returns as cs_option_set(). */
static int set_special_option(cs_server *server, zend_string *name, zval *value, const char **why)
{
	int i = find_special(name);

	return i >= 0 ? special[i].set(server, value, why)
				  : cs_coroutine_set_option(name, value, ZSTR_VAL(server->std.ce->name));
}

/* package_length_func: the program tells the length of a packet. */
static int64_t call_length_func(void *arg, const char *data, size_t len)
{
	cs_port *port = arg;
	zval bytes, result;
	zend_fcall_info fci = port->length_func.fci;
	zend_fcall_info_cache fcc = port->length_func.fcc;

	ZVAL_STRINGL(&bytes, data, len);
	ZVAL_UNDEF(&result);
	fci.param_count = 1;
	fci.params = &bytes;
	fci.retval = &result;
	zend_call_function(&fci, &fcc);
	int64_t length = EG(exception) || Z_ISUNDEF(result) ? -1 : zval_get_long(&result);
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&bytes);
	return length;
}

static int set_length_func(cs_port *port, zval *value, const char **why)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	if (zend_fcall_info_init(value, 0, &fci, &fcc, NULL, NULL) == FAILURE) {
		*why = "must be callable";
		return UV_EINVAL;
	}
	cs_callback_dtor(&port->length_func);
	cs_callback_init(&port->length_func, &fci, &fcc, 0, 0, NULL, NULL);
	port->frame.length_fn = call_length_func;
	port->frame.length_arg = port;
	port->frame.mode = CS_FRAME_LENGTH;
	return 0;
}

static int set_eof(cs_frame_config *frame, zval *value, const char **why)
{
	if (Z_TYPE_P(value) != IS_STRING || Z_STRLEN_P(value) < 1 || Z_STRLEN_P(value) > CS_FRAME_EOF_MAX) {
		*why = "must be a string of 1 to 8 bytes";
		return UV_EINVAL;
	}
	frame->eof_len = (uint8_t) Z_STRLEN_P(value);
	memcpy(frame->eof, Z_STRVAL_P(value), Z_STRLEN_P(value));
	return 0;
}

static int set_offset(size_t *offset, zval *value, const char **why)
{
	int64_t number;

	if (!cs_option_whole(value, &number) || number < 0 || number > 65535) {
		*why = "must be a number of bytes from 0 to 65535";
		return UV_EINVAL;
	}
	*offset = (size_t) number;
	return 0;
}

/* A connection is cut into packets in one way: the last that was turned on. open_eof_split says how open_eof_check does it. */
static void set_mode(cs_port *port, const char *name, cs_frame_mode mode, bool on)
{
	cs_frame_mode old = port->frame.mode;

	if (on && mode == CS_FRAME_EOF_CHECK && old == CS_FRAME_EOF_SPLIT) {
		return;
	}
	if (on && old != CS_FRAME_NONE && old != mode && !(mode == CS_FRAME_EOF_SPLIT && old == CS_FRAME_EOF_CHECK)) {
		cs_warn_option(ZSTR_VAL(port->server->std.ce->name), name,
			"takes the place of another that was on: a connection is cut into packets in one way only");
	}
	if (on || old == mode) {
		port->frame.mode = on ? mode : CS_FRAME_NONE;
	}
}

/* How packets are cut out of a plain connection. Returns as cs_option_set(). */
static int set_frame_option(cs_port *port, const char *name, zval *value, const char **why)
{
	static const struct {
		const char *name;
		cs_frame_mode mode;
	} modes[] = {
		{"open_eof_check", CS_FRAME_EOF_CHECK},
		{"open_eof_split", CS_FRAME_EOF_SPLIT},
		{"open_length_check", CS_FRAME_LENGTH},
		{"open_mqtt_protocol", CS_FRAME_MQTT},
		{"open_redis_protocol", CS_FRAME_REDIS},
	};
	cs_frame_config *frame = &port->frame;
	bool on;

	for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); i++) {
		if (strcmp(name, modes[i].name) == 0) {
			*why = CS_OPTION_BOOL_WHY;
			if (!cs_option_bool(value, &on)) {
				return UV_EINVAL;
			}
			set_mode(port, name, modes[i].mode, on);
			return 0;
		}
	}
	if (strcmp(name, "package_eof") == 0) {
		return set_eof(frame, value, why);
	}
	if (strcmp(name, "package_length_type") == 0) {
		if (!cs_option_length_type(value, why)) {
			return UV_EINVAL;
		}
		frame->length_type = Z_STRVAL_P(value)[0];
		return 0;
	}
	if (strcmp(name, "package_length_offset") == 0) {
		return set_offset(&frame->length_offset, value, why);
	}
	if (strcmp(name, "package_body_offset") == 0 || strcmp(name, "package_body_start") == 0) {
		return set_offset(&frame->body_offset, value, why);
	}
	if (strcmp(name, "package_length_func") == 0) {
		return set_length_func(port, value, why);
	}
	return UV_ENOENT;
}

/* What a port is. Returns as cs_option_set(). */
static int set_port_kind(cs_port *port, const char *name, zval *value, const char **why)
{
	bool http = strcmp(name, "open_http_protocol") == 0, ssl = strcmp(name, "open_ssl") == 0, on;

	if (!http && !ssl && strcmp(name, "enable_delay_receive") != 0) {
		return UV_ENOENT;
	}
	*why = CS_OPTION_BOOL_WHY;
	if (!cs_option_bool(value, &on)) {
		return UV_EINVAL;
	}
	if (ssl) {
		*why = "can only be set by the type SWOOLE_SSL of the constructor or of listen()";
		return on && !port->ssl ? UV_EINVAL : 0;
	}
	if (http) {
		*why = "is not supported by a datagram port; only false is";
		if (on && port->is_dgram) {
			return UV_EINVAL;
		}
		port->is_http = on;
		port->http_chosen = true;
	} else {
		port->delay_receive = on;
	}
	return 0;
}

/* One setting of a port; null leaves it as it is. Returns as cs_option_set(). */
static int set_port_option(cs_port *port, const char *name, zval *value, const char **why)
{
	if (strcmp(name, "worker_num") == 0) {
		return UV_ENOENT;
	}
	int error = set_frame_option(port, name, value, why);
	if (error == UV_ENOENT) {
		error = set_port_kind(port, name, value, why);
	}
	if (error == UV_ENOENT) {
		error = cs_option_set(
			socket_table, sizeof(socket_table) / sizeof(socket_table[0]), &port->socket, name, value, why);
	}
	if (error == UV_ENOENT) {
		error = cs_tls_options_set(&port->tls, name, value, why);
		port->ssl_set |= error != UV_ENOENT;
	}
	if (error == UV_ENOENT) {
		error = cs_option_set(port_notes, sizeof(port_notes) / sizeof(port_notes[0]), NULL, name, value, why);
	}
	if (error == UV_ENOENT) {
		error = cs_http_options_set(&port->http, name, value, why);
		if (error == 0 && (strcmp(name, "heartbeat_idle_time") == 0 || strcmp(name, "max_idle_time") == 0)) {
			port->http.ws.idle_ms = port->http.idle_ms; /* not of HTTP alone */
		}
		if (error == 0 && strcmp(name, "open_websocket_protocol") == 0 && port->http.open_websocket) {
			port->is_http = port->http_chosen = true;
		}
	}
	return error;
}

/* Of the server when `server` is not NULL, else of a port; the value is not null. Returns as cs_option_set(). */
static int set_option(cs_server *server, cs_port *port, zend_string *name, zval *value, const char **why)
{
	int error = UV_ENOENT;

	if (server) {
		error = cs_option_set(table, sizeof(table) / sizeof(table[0]), &server->options, ZSTR_VAL(name), value, why);
		if (error == UV_ENOENT) {
			error = set_special_option(server, name, value, why);
		}
	}
	return error == UV_ENOENT ? set_port_option(port, ZSTR_VAL(name), value, why) : error;
}

/* Frameworks give every port the settings of the whole server. */
static bool is_of_server(zend_string *name)
{
	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
		if (strcmp(table[i].name, ZSTR_VAL(name)) == 0) {
			return true;
		}
	}
	return find_special(name) >= 0 || cs_coroutine_is_option(name);
}

static bool set_options(cs_server *server, cs_port *port, HashTable *settings, const char *where)
{
	zend_string *name;
	zval *value;

	ZEND_HASH_FOREACH_STR_KEY_VAL(settings, name, value) {
		const char *why = NULL;
		ZVAL_DEREF(value);
		if (!name) {
			cs_warn_option(where, "", "is no name: settings are named, an array like ['worker_num' => 2] is wanted");
			continue;
		}
		int error = Z_TYPE_P(value) == IS_NULL ? 0 : set_option(server, port, name, value, &why);
		if (EG(exception)) {
			return false;
		}
		if (error == UV_ENOENT && !server && is_of_server(name)) {
			cs_log(
				CS_LOG_DEBUG, "the option '%s' of a port has no effect: it is one of the whole server", ZSTR_VAL(name));
		} else if (error == UV_ENOENT && server) {
			cs_warn_option(where, ZSTR_VAL(name), "is unknown or not supported by this version: it has no effect");
		} else if (error == UV_ENOENT) {
			cs_log_option(where, ZSTR_VAL(name));
		} else if (error == UV_EINVAL && why && strstr(why, "not supported")) {
			cs_warn_option(where, ZSTR_VAL(name), why);
		} else if (error) {
			cs_throw_option(where, ZSTR_VAL(name), why ? why : "has a wrong value", value);
			return false;
		}
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

bool cs_port_set(cs_port *port, HashTable *settings, const char *where)
{
	return set_options(NULL, port, settings, where);
}

bool cs_server_set(cs_server *server, HashTable *settings)
{
	return set_options(server, server->ports[0], settings, ZSTR_VAL(server->std.ce->name));
}
