/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Async\Client. One coroutine, the reader, connects, then reads and calls back until the connection ends. Another
 * one, while there is something to send, writes it. Nothing that a program calls waits.
 *
 * close() may come from a callback or from anywhere: it takes the socket away, onClose follows at once, and the reader ends
 * when it finds another socket, or none.
 */
#include "client.h"

#include "error.h"
#include "slot.h"
#include "src/core/co.h"

/* ---- callbacks --------------------------------------------------------------------------------------------------- */

static bool has_callback(cs_client_object *c, int slot)
{
	return Z_TYPE_P(OBJ_PROP_NUM(&c->std, slot)) > IS_FALSE;
}

/* Calls it with the client and `argument` (may be NULL). What it throws stays pending. May yield. */
static void call_back(cs_client_object *c, int slot, zval *argument)
{
	zval function, arguments[2], result;

	if (!has_callback(c, slot) || EG(exception)) {
		return;
	}
	ZVAL_COPY(&function, OBJ_PROP_NUM(&c->std, slot));
	ZVAL_OBJ_COPY(&arguments[0], &c->std);
	if (argument) {
		ZVAL_COPY_VALUE(&arguments[1], argument);
	}
	ZVAL_UNDEF(&result);
	call_user_function(NULL, NULL, &function, &result, argument ? 2 : 1, arguments);
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&arguments[0]);
	zval_ptr_dtor(&function);
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static void run_writer(void *arg)
{
	cs_client_object *c = arg;
	cs_socket *so = c->core.so;
	ssize_t n = 0;

	while (n >= 0 && c->core.so == so && c->out.len > 0 && !EG(exception)) {
		cs_buf piece = c->out;
		cs_buf_init(&c->out);
		GC_ADDREF(&so->std);
		if (cs_sock_claim(&so->sock, CS_SOCK_WRITE) < 0) {
			n = UV_EBUSY;
			OBJ_RELEASE(&so->std);
		} else {
			cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
			n = cs_client_send(&c->core, so, piece.data, piece.len, &deadline);
			cs_client_end(so, CS_SOCK_WRITE);
		}
		cs_buf_dtor(&piece);
		if (n >= 0 && c->full && c->core.so == so && (int64_t) c->out.len <= so->options->low_watermark) {
			c->full = false;
			call_back(c, CS_CLIENT_ON_BUFFER_EMPTY, NULL);
		}
	}
	c->writing = false;
	/* The reader sees what is wrong with the connection, and tells. */
	if (n < 0 && c->core.so == so) {
		cs_sock_shutdown(&so->sock, SHUT_RDWR);
	}
	OBJ_RELEASE(&c->std);
}

static void start_writer(cs_client_object *c)
{
	if (!c->writing) {
		c->writing = true;
		GC_ADDREF(&c->std);
		if (cs_co_spawn(run_writer, c) < 0) {
			c->writing = false;
			OBJ_RELEASE(&c->std);
		}
	}
}

ssize_t cs_async_client_send(cs_client_object *c, const char *bytes, size_t len)
{
	if (!c->connected || !c->core.so) {
		return CS_CLIENT_NO_CONNECTION;
	}
	const cs_client_options *options = c->core.so->options;
	if (c->core.socktype == SOCK_DGRAM) {
		cs_deadline now = CS_DEADLINE(0);
		return cs_client_send(&c->core, c->core.so, bytes, len, &now);
	}
	if (cs_buf_append(&c->out, bytes, len) < 0) {
		return UV_ENOMEM;
	}
	if (!c->full && options->high_watermark > 0 && (int64_t) c->out.len >= options->high_watermark) {
		c->full = true;
		call_back(c, CS_CLIENT_ON_BUFFER_FULL, NULL);
	}
	start_writer(c);
	return (ssize_t) len;
}

/* ---- the reader -------------------------------------------------------------------------------------------------- */

/* The connection has ended. May yield. */
static void end_connection(cs_client_object *c)
{
	bool was_connected = c->connected;

	cs_client_close(&c->core);
	cs_buf_dtor(&c->out);
	c->connected = c->full = c->paused = false;
	cs_client_show(c);
	if (was_connected && c->core.socktype == SOCK_STREAM) {
		call_back(c, CS_CLIENT_ON_CLOSE, NULL);
	}
}

/* TLS in the middle of a connection; the socket is held by the caller. Returns 0 or the error. */
static int start_tls(cs_client_object *c, cs_socket *so)
{
	cs_deadline deadline = CS_DEADLINE(so->sock.connect_ms);
	int status = cs_sock_claim(&so->sock, CS_SOCK_WRITE);

	c->want_tls = false;
	if (status == 0) {
		status = cs_socket_start_tls(so, &deadline);
		cs_sock_release(&so->sock, CS_SOCK_WRITE);
	}
	if (status == 0) {
		call_back(c, CS_CLIENT_ON_SSL_READY, NULL);
	}
	return status;
}

/* One step of reading. False when the connection is at its end. May yield. */
static bool read_once(cs_client_object *c, cs_socket *so)
{
	zval data;
	cs_deadline never = CS_DEADLINE(CS_FOREVER);

	if (c->want_tls) {
		return start_tls(c, so) == 0;
	}
	if (c->paused) {
		int status = cs_co_wait("Async\\Client::wakeup()", CS_FOREVER);
		return status != UV_EINTR;
	}
	c->reading = true;
	ssize_t n = cs_client_recv(&c->core, so, CS_SOCK_SCRATCH, &never, &data);
	c->reading = false;
	if (n == UV_ECANCELED && c->core.so == so && (c->paused || c->want_tls)) {
		return true;
	}
	if (n < 0 || (n == 0 && c->core.socktype == SOCK_STREAM)) {
		if (c->core.so == so) {
			cs_client_finish(c, n < 0 ? (int) n : 0);
		}
		return false;
	}
	if (n == 0) {
		ZVAL_EMPTY_STRING(&data);
	}
	call_back(c, CS_CLIENT_ON_RECEIVE, &data);
	zval_ptr_dtor(&data);
	return !EG(exception);
}

static void read_all(cs_client_object *c)
{
	cs_socket *so = c->core.so;
	bool goes_on = true;

	GC_ADDREF(&so->std);
	so->sock.users[CS_SOCK_READ] = c->reader;
	while (goes_on && c->core.so == so) {
		goes_on = read_once(c, so);
	}
	so->sock.users[CS_SOCK_READ] = 0;
	if (c->core.so == so) {
		end_connection(c);
	}
	OBJ_RELEASE(&so->std);
}

typedef struct connect_job {
	cs_client_object *c;
	zend_string *host;
	zend_long port;
	double timeout;
	bool dgram_connect;
} connect_job;

static void run_reader(void *arg)
{
	connect_job job = *(connect_job *) arg;
	cs_client_object *c = job.c;

	efree(arg);
	c->reader = cs_co_id(cs_co_current());
	zval *setting = OBJ_PROP_NUM(&c->std, CS_CLIENT_SETTING);
	int status = cs_client_connect(&c->core, setting, job.host, job.port, job.timeout, job.dgram_connect);
	zend_string_release(job.host);
	cs_client_finish(c, status);
	c->connected = status == 0;
	cs_client_show(c);
	if (status == 0) {
		call_back(c, CS_CLIENT_ON_CONNECT, NULL);
		if (c->core.so && !EG(exception)) {
			read_all(c);
		}
	} else if (status != UV_EINTR && !EG(exception)) {
		call_back(c, CS_CLIENT_ON_ERROR, NULL);
	}
	if (c->reader == cs_co_id(cs_co_current())) {
		c->reader = 0;
	}
	OBJ_RELEASE(&c->std);
}

/* ---- methods ----------------------------------------------------------------------------------------------------- */

ZEND_METHOD(Swoole_Async_Client, __construct)
{
	zend_long type;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_construct(cs_client_object_of(Z_OBJ_P(ZEND_THIS)), type);
}

ZEND_METHOD(Swoole_Async_Client, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Swoole_Async_Client, on)
{
	static const struct {
		const char *name;
		int slot;
	} events[] = {
		{"connect", CS_CLIENT_ON_CONNECT},
		{"error", CS_CLIENT_ON_ERROR},
		{"receive", CS_CLIENT_ON_RECEIVE},
		{"close", CS_CLIENT_ON_CLOSE},
		{"bufferfull", CS_CLIENT_ON_BUFFER_FULL},
		{"bufferempty", CS_CLIENT_ON_BUFFER_EMPTY},
		{"sslready", CS_CLIENT_ON_SSL_READY},
	};
	zend_string *name;
	zval *callback;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(name)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	callback = ZEND_CALL_ARG(execute_data, 2);
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	for (size_t i = 0; i < sizeof(events) / sizeof(events[0]); i++) {
		if (strcasecmp(ZSTR_VAL(name), events[i].name) == 0) {
			cs_slot_set_copy(&c->std, events[i].slot, callback);
			RETURN_TRUE;
		}
	}
	cs_warn("unknown event '%s': the events are connect, receive, close, error, bufferFull and bufferEmpty",
		ZSTR_VAL(name));
	RETURN_FALSE;
}

/* Streams need all four. */
static bool check_callbacks(cs_client_object *c)
{
	static const struct {
		const char *name;
		int slot;
	} needed[] = {
		{"connect", CS_CLIENT_ON_CONNECT},
		{"error", CS_CLIENT_ON_ERROR},
		{"close", CS_CLIENT_ON_CLOSE},
		{"receive", CS_CLIENT_ON_RECEIVE},
	};
	for (size_t i = 0; i < sizeof(needed) / sizeof(needed[0]); i++) {
		if ((c->core.socktype == SOCK_STREAM || i == 3) && !has_callback(c, needed[i].slot)) {
			cs_throw_error(
				0, "no callback for '%s': call on('%s', ...) before connect()", needed[i].name, needed[i].name);
			return false;
		}
	}
	return true;
}

ZEND_METHOD(Swoole_Async_Client, connect)
{
	zend_string *host;
	zend_long port = 0, flag = 0;
	double timeout = 0.5;

	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_STR(host)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_DOUBLE(timeout)
		Z_PARAM_LONG(flag)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c || !check_callbacks(c)) {
		RETURN_THROWS();
	}
	if (c->core.so || (c->reader && !c->connected && cs_co_find(c->reader) && c->core.so)) {
		cs_warn("the client is connected already, or about to be");
		RETURN_BOOL(cs_client_finish(c, c->connected ? UV_EISCONN : UV_EALREADY));
	}
	connect_job *job = emalloc(sizeof(*job));
	*job = (connect_job){c, zend_string_copy(host), port, timeout <= 0 ? -1 : timeout, flag == 1};
	GC_ADDREF(&c->std);
	zend_long id = cs_co_spawn(run_reader, job);
	if (id < 0) {
		zend_string_release(host);
		efree(job);
		OBJ_RELEASE(&c->std);
		RETURN_BOOL(cs_client_finish(c, (int) id));
	}
	RETURN_TRUE;
}

/* Lets the reader look at what was asked of it. */
static void interrupt_reader(cs_client_object *c)
{
	cs_co *co = c->reader ? cs_co_find(c->reader) : NULL;
	if (co && co != cs_co_current() && c->reading) {
		cs_co_cancel(co, false);
	}
}

static void pause_reader(INTERNAL_FUNCTION_PARAMETERS)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->connected || c->paused) {
		RETURN_FALSE;
	}
	c->paused = true;
	interrupt_reader(c);
	RETURN_TRUE;
}

static void resume_reader(INTERNAL_FUNCTION_PARAMETERS)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->connected || !c->paused) {
		RETURN_FALSE;
	}
	c->paused = false;
	cs_co *co = c->reader ? cs_co_find(c->reader) : NULL;
	if (co && !c->reading) {
		cs_co_wake(co, 0);
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Async_Client, sleep)
{
	pause_reader(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_METHOD(Swoole_Async_Client, pause)
{
	pause_reader(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_METHOD(Swoole_Async_Client, wakeup)
{
	resume_reader(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_METHOD(Swoole_Async_Client, resume)
{
	resume_reader(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_METHOD(Swoole_Async_Client, enableSSL)
{
	zend_fcall_info fci = empty_fcall_info;
	zend_fcall_info_cache fcc = empty_fcall_info_cache;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_FUNC_OR_NULL(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->connected || c->core.socktype != SOCK_STREAM) {
		RETURN_BOOL(cs_client_finish(c, CS_CLIENT_NO_CONNECTION));
	}
	if (ZEND_FCI_INITIALIZED(fci)) {
		cs_slot_set_copy(&c->std, CS_CLIENT_ON_SSL_READY, ZEND_CALL_ARG(execute_data, 1));
	}
	c->want_tls = true;
	interrupt_reader(c);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Async_Client, isConnected)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	RETURN_BOOL(c->connected);
}

ZEND_METHOD(Swoole_Async_Client, close)
{
	bool force = false;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(force)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->core.so) {
		RETURN_BOOL(cs_client_finish(c, CS_CLIENT_NO_CONNECTION));
	}
	bool was_paused = c->paused;
	cs_co *reader = c->reader ? cs_co_find(c->reader) : NULL;
	end_connection(c);
	if (was_paused && reader && reader != cs_co_current()) {
		cs_co_wake(reader, 0);
	}
	RETURN_TRUE;
}
