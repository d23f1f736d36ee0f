/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Http2\Client: http/h2_client.c over a Swoole\Coroutine\Socket. Any number of coroutines send; whoever
 * sends takes along what the others have added meanwhile. One receives, and finds the answers of all streams. After every
 * call that may yield the connection may be another one: `client->so` tells.
 */
#include "php_cserve.h"

#ifdef CS_HAVE_NGHTTP2
#include "error.h"
#include "http2_message.h"
#include "slot.h"
#include "socket.h"
#include "src/core/co.h"
#include "src/modules.h"
#include "src/net/tls.h"
#include "stubs/http2_client_arginfo.h"

#include "zend_exceptions.h"

/* SWOOLE_ERROR_*; statuses are their negatives. */
#define CLIENT_NO_CONNECTION    5001
#define CO_HAS_BEEN_BOUND       10002
#define HTTP2_STREAM_ID_TOO_BIG 3001
#define HTTP2_STREAM_NOT_FOUND  3003
#define HTTP2_INTERNAL_ERROR    3006

#define SOCK_KIND_TCP  1
#define SOCK_KIND_TCP6 3
#define SOCK_KIND_UNIX 5
#define UNSENT_MAX     1048576 /* bytes of a request's body that make write() wait */
#define BODY_MAX       67108864

typedef struct cs_http2_client {
	cs_h2_client *session; /* NULL: not connected */
	cs_socket *so;         /* of the session; referenced */
	cs_socket *connecting; /* on the way to be that; its connect() owns it */
	bool flushing;
	cs_queue waiters; /* coroutines whose bodies wait for the server */
	cs_h2_client_settings settings;
	zend_object std;
} cs_http2_client;

typedef struct cs_http2_waiter {
	cs_queue node;
	cs_co *co;
} cs_http2_waiter;

/* Slots of the declared properties, in the order of the stub. */
enum {
	PROP_ERR_CODE,
	PROP_ERR_MSG,
	PROP_SOCK,
	PROP_TYPE,
	PROP_SETTING,
	PROP_SOCKET,
	PROP_CONNECTED,
	PROP_HOST,
	PROP_PORT,
	PROP_SSL,
	PROP_LAST_STREAM
};

static zend_class_entry *client_ce, *exception_ce;
static zend_object_handlers client_handlers;

static cs_http2_client *client_of(zend_object *object)
{
	return (cs_http2_client *) ((char *) object - offsetof(cs_http2_client, std));
}

/* ---- the connection ---------------------------------------------------------------------------------------------- */

static void wake_waiters(cs_http2_client *client)
{
	while (!cs_queue_empty(&client->waiters)) {
		cs_co_wake(CS_QUEUE_ENTRY(cs_queue_shift(&client->waiters), cs_http2_waiter, node)->co, 0);
	}
}

/* Streams in flight are forgotten. */
static void disconnect(cs_http2_client *client)
{
	cs_socket *so = client->so;
	if (!so) {
		return;
	}
	cs_h2_client_free(client->session);
	client->session = NULL;
	client->so = NULL;
	client->flushing = false;
	wake_waiters(client);
	cs_socket_close(so);
	OBJ_RELEASE(&so->std);
	cs_slot_set_long(&client->std, PROP_SOCK, -1);
	cs_slot_set_bool(&client->std, PROP_CONNECTED, false);
}

/* Sends what the session has. The connection is closed when that fails. Returns 0 or the error. May yield. */
static int flush(cs_http2_client *client)
{
	cs_socket *so = client->so;
	int status = 0;
	if (client->flushing) {
		return 0;
	}
	client->flushing = true;
	GC_ADDREF(&so->std);
	while (status == 0 && client->so == so) {
		cs_buf out = {0};
		status = cs_h2_client_output(client->session, &out);
		if (status == 0 && out.len > 0) {
			cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
			status = cs_sock_claim(&so->sock, CS_SOCK_WRITE);
			if (status == 0) {
				cs_sock_send_all(&so->sock, out.data, out.len, &deadline, &status);
				cs_sock_release(&so->sock, CS_SOCK_WRITE);
			}
		}
		bool done = out.len == 0;
		cs_buf_dtor(&out);
		if (done) {
			break;
		}
	}
	if (client->so == so) {
		client->flushing = false;
		if (status < 0) {
			disconnect(client);
		}
	} else if (status == 0) {
		status = UV_ECANCELED;
	}
	OBJ_RELEASE(&so->std);
	return status;
}

/* Tells of the server's intention to leave. */
static void note_goaway(cs_http2_client *client)
{
	int32_t last_id;
	uint32_t error;
	if (cs_h2_client_leaving(client->session, &last_id, &error)) {
		cs_slot_set_long(&client->std, PROP_LAST_STREAM, last_id);
	}
}

/* What the socket has read goes through the session. Closes the connection after an error, which it returns. */
static int digest(cs_http2_client *client, const char *bytes, ssize_t n)
{
	if (n <= 0) {
		if (n != UV_ETIMEDOUT && n != UV_ECANCELED) {
			disconnect(client);
		}
		return n == 0 ? UV_ECONNRESET : (int) n;
	}
	cs_socket *so = client->so;
	int status = cs_h2_client_input(client->session, bytes, (size_t) n);
	note_goaway(client);
	int sent = flush(client);
	if (client->so != so) {
		return sent;
	}
	if (status < 0 || cs_h2_client_broken(client->session)) {
		cs_set_error_text(&client->std, HTTP2_INTERNAL_ERROR, cs_h2_client_error(client->session));
		disconnect(client);
		return UV_EPROTO;
	}
	wake_waiters(client);
	return sent;
}

/* Waits for bytes from the server. Returns 0 or the error; UV_EBUSY with an Error pending. May yield. */
static int receive(cs_http2_client *client, cs_deadline *deadline)
{
	cs_socket *so = client->so;
	/* The claim may let others run, who may close the client. */
	GC_ADDREF(&so->std);
	if (!cs_socket_claim(so, CS_SOCK_READ)) {
		OBJ_RELEASE(&so->std);
		return UV_EBUSY;
	}
	char *scratch = cs_sock_scratch();
	ssize_t n = cs_sock_recv(&so->sock, scratch, CS_SOCK_SCRATCH, deadline);
	cs_sock_release(&so->sock, CS_SOCK_READ);
	int status = client->so == so ? digest(client, scratch, n) : UV_ECANCELED;
	OBJ_RELEASE(&so->std);
	return status;
}

/* Waits until the server has taken most of a request's body: receives itself when nobody does. */
static int drain(cs_http2_client *client, int32_t id)
{
	cs_socket *so = client->so;
	cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
	int status = 0;
	while (status == 0 && client->so == so && cs_h2_client_unsent(client->session, id) > UNSENT_MAX) {
		if (so->sock.users[CS_SOCK_READ] == 0) {
			status = receive(client, &deadline);
			continue;
		}
		cs_http2_waiter waiter = {.co = cs_co_current()};
		cs_queue_push(&client->waiters, &waiter.node);
		status = cs_co_wait("http2 write", cs_deadline_left(&deadline));
		cs_queue_remove(&waiter.node);
	}
	return status < 0 ? status : client->so == so ? 0 : UV_ECANCELED;
}

/* ---- connecting -------------------------------------------------------------------------------------------------- */

static bool is_unix(const zend_string *host)
{
	return zend_string_starts_with_literal(host, "unix:");
}

/* The settings become the socket's; set() has warned of bad ones. */
static void give_options(cs_http2_client *client, cs_socket *so)
{
	cs_client_options *options = cs_socket_options(so);
	zval *setting = OBJ_PROP_NUM(&client->std, PROP_SETTING);

	options->package_max_length = BODY_MAX;
	if (Z_TYPE_P(setting) == IS_ARRAY) {
		cs_client_options_set(options, Z_ARRVAL_P(setting), NULL, NULL, NULL);
	}
	options->open_ssl = options->open_ssl || zend_is_true(OBJ_PROP_NUM(&client->std, PROP_SSL));
	cs_tls_config_add_alpn(&options->tls, "h2");
	cs_socket_apply_options(so);
}

/* A socket that is connected, with TLS when asked for. Returns 0 or the error. May yield. */
static int open_socket(cs_http2_client *client, zend_string *host, int port, cs_socket **out)
{
	cs_addr addr;
	int status;
	bool local = is_unix(host);
	const char *name = local ? ZSTR_VAL(host) + 5 : ZSTR_VAL(host);
	size_t len = local ? ZSTR_LEN(host) - 5 : ZSTR_LEN(host);
	bool six = !local && cs_addr_from_ip(&addr, name, port) == 0 && addr.storage.ss_family == AF_INET6;
	zend_object *object = cs_socket_new(local ? AF_UNIX : six ? AF_INET6 : AF_INET, SOCK_STREAM, 0, &status);

	if (!object) {
		return status;
	}
	cs_socket *so = cs_socket_of(object);
	give_options(client, so);
	cs_deadline deadline = CS_DEADLINE(so->sock.connect_ms);
	client->connecting = so;
	status = cs_socket_connect(so, name, len, port, &deadline);
	client->connecting = NULL;
	if (status == 0 && so->sock.tls) {
		cs_view alpn = cs_tls_alpn(so->sock.tls);
		if (alpn.len && (alpn.len != 2 || memcmp(alpn.ptr, "h2", 2) != 0)) {
			status = UV_EPROTONOSUPPORT;
		}
	}
	if (status < 0) {
		OBJ_RELEASE(object);
		return status;
	}
	*out = so;
	return 0;
}

static int connect_client(cs_http2_client *client)
{
	zval *host = OBJ_PROP_NUM(&client->std, PROP_HOST), socket;
	zend_string *name = zval_get_string(host);
	cs_socket *so = NULL;
	int status = open_socket(client, name, (int) zval_get_long(OBJ_PROP_NUM(&client->std, PROP_PORT)), &so);

	zend_string_release(name);
	if (status < 0) {
		return status;
	}
	disconnect(client);
	client->session = cs_h2_client_new(&client->settings, (size_t) so->options->package_max_length);
	if (!client->session) {
		OBJ_RELEASE(&so->std);
		return UV_ENOMEM;
	}
	client->so = so;
	ZVAL_OBJ_COPY(&socket, &so->std);
	cs_slot_set(&client->std, PROP_SOCKET, &socket);
	cs_slot_set_long(&client->std, PROP_SOCK, so->sock.fd);
	cs_slot_set_bool(&client->std, PROP_CONNECTED, true);
	cs_slot_set_long(&client->std, PROP_LAST_STREAM, 0);
	return flush(client);
}

/* Errors of streams have words of their own; the numbers of some are those of other things in libuv. */
static void set_stream_error(cs_http2_client *client, int status, zend_long id)
{
	char text[96];
	switch (status) {
		case UV_ENOENT:
			snprintf(text, sizeof(text), "there is no stream " ZEND_LONG_FMT ", or its answer was received", id);
			cs_set_error_text(&client->std, HTTP2_STREAM_NOT_FOUND, text);
			break;
		case UV_EMFILE:
			cs_set_error_text(
				&client->std, HTTP2_STREAM_ID_TOO_BIG, "the stream ids of this connection are used up: connect again");
			break;
		case UV_EPIPE:
			cs_set_error_text(&client->std, EPIPE,
				id ? "the body of this request has ended, or the server has reset the stream"
				   : "the server takes no more requests on this connection (GOAWAY): connect again");
			break;
		default:
			cs_set_error(&client->std, status);
	}
}

/* Sets the error, unless an exception or a text of our own says more, and returns whether there is none. */
static bool finish(cs_http2_client *client, int status)
{
	if (status != UV_EBUSY && status != UV_EPROTO && status != UV_EINTR) {
		cs_set_error(&client->std, status);
	}
	return status == 0;
}

/* The client of a method that needs a connection. NULL with the error set, or an exception. */
static cs_http2_client *connected(zval *this, const char *api)
{
	cs_http2_client *client = client_of(Z_OBJ_P(this));
	if (!cs_require_coroutine(api)) {
		return NULL;
	}
	if (!client->so) {
		cs_set_error(&client->std, -CLIENT_NO_CONNECTION);
		return NULL;
	}
	return client;
}

/* ---- methods ----------------------------------------------------------------------------------------------------- */

ZEND_METHOD(Swoole_Coroutine_Http2_Client, __construct)
{
	zend_string *host;
	zend_long port = 80;
	bool ssl = false;
	zval name;
	cs_addr addr;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_STR(host)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_BOOL(ssl)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = client_of(Z_OBJ_P(ZEND_THIS));
	if (ZSTR_LEN(host) == 0 || (is_unix(host) && ZSTR_LEN(host) == 5)) {
		zend_throw_exception_ex(exception_ce, 0, "the host is empty: give an address, a name, or unix:/path");
		RETURN_THROWS();
	}
	if (!is_unix(host) && (port < 1 || port > 65535)) {
		zend_throw_exception_ex(
			exception_ce, 0, "the port " ZEND_LONG_FMT " is impossible: it must be from 1 to 65535", port);
		RETURN_THROWS();
	}
	bool six = cs_addr_from_ip(&addr, ZSTR_VAL(host), (int) port) == 0 && addr.storage.ss_family == AF_INET6;
	ZVAL_STR_COPY(&name, host);
	cs_slot_set(&client->std, PROP_HOST, &name);
	cs_slot_set_long(&client->std, PROP_PORT, port);
	cs_slot_set_bool(&client->std, PROP_SSL, ssl);
	cs_slot_set_long(&client->std, PROP_TYPE, is_unix(host) ? SOCK_KIND_UNIX : six ? SOCK_KIND_TCP6 : SOCK_KIND_TCP);
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

/* The options that only this class has. Returns as cs_option_set(). */
static int set_own(void *arg, zend_string *name, zval *value, const char **why)
{
#define AT(field) offsetof(cs_h2_client_settings, field)
#define RANGE     "is out of the range of RFC 9113, section 6.5.2"
	static const cs_option table[] = {
		{"http2_header_table_size", CS_OPTION_INT, AT(header_table_size), 0, 16777216, RANGE},
		{"http2_max_concurrent_streams", CS_OPTION_INT, AT(max_concurrent_streams), 0, UINT32_MAX, RANGE},
		{"http2_init_window_size", CS_OPTION_INT, AT(init_window_size), 1, INT32_MAX, RANGE},
		{"http2_max_frame_size", CS_OPTION_INT, AT(max_frame_size), 16384, 16777215, RANGE},
		{"http2_max_header_list_size", CS_OPTION_INT, AT(max_header_list_size), 1, UINT32_MAX, RANGE},
		{"http2_enable_push", CS_OPTION_OFF, 0, 0, 0, "pushed streams are not accepted"},
	};
	cs_http2_client *client = arg;
	return cs_option_set(table, sizeof(table) / sizeof(table[0]), &client->settings, ZSTR_VAL(name), value, why);
#undef AT
#undef RANGE
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, set)
{
	HashTable *settings;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = client_of(Z_OBJ_P(ZEND_THIS));
	zval *known = OBJ_PROP_NUM(&client->std, PROP_SETTING), merged;
	ZVAL_ARR(&merged, Z_TYPE_P(known) == IS_ARRAY ? zend_array_dup(Z_ARRVAL_P(known)) : zend_new_array(8));
	zend_hash_merge(Z_ARRVAL(merged), settings, zval_add_ref, true);
	cs_slot_set(&client->std, PROP_SETTING, &merged);
	cs_client_options check;
	cs_client_options_init(&check);
	bool fine = cs_client_options_set(&check, settings, "Swoole\\Coroutine\\Http2\\Client", set_own, client);
	cs_client_options_dtor(&check);
	if (client->so) {
		cs_client_options *o = client->so->options;
		cs_sock *s = &client->so->sock;
		cs_client_options_set(o, settings, NULL, NULL, NULL);
		s->read_ms = cs_client_options_ms(o, o->read_ms, s->read_ms);
		s->write_ms = cs_client_options_ms(o, o->write_ms, s->write_ms);
	}
	RETURN_BOOL(fine);
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, connect)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_http2_client *client = client_of(Z_OBJ_P(ZEND_THIS));
	if (!cs_require_coroutine("Swoole\\Coroutine\\Http2\\Client::connect()")) {
		RETURN_THROWS();
	}
	if (client->connecting) {
		cs_throw_error(CO_HAS_BEEN_BOUND,
			"Coroutine " ZEND_LONG_FMT " cannot connect the HTTP/2 client, because another one is doing that",
			cs_co_id(cs_co_current()));
		RETURN_THROWS();
	}
	int status = connect_client(client);
	if (status == UV_EPROTONOSUPPORT) {
		cs_set_error_text(&client->std, EPROTONOSUPPORT, "the server speaks HTTP/1 only: ALPN did not agree on h2");
		RETURN_FALSE;
	}
	RETURN_BOOL(finish(client, status));
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, stats)
{
	zend_string *key = NULL;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR(key)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = client_of(Z_OBJ_P(ZEND_THIS));
	cs_h2_client_stats stats = {.local = client->settings};
	if (client->session) {
		cs_h2_client_stat(client->session, &stats);
	}
	cs_http2_stats_array(return_value, &stats);
	if (key && ZSTR_LEN(key) > 0) {
		zval *one = zend_hash_find(Z_ARRVAL_P(return_value), key), all;
		if (!one) {
			zend_argument_value_error(1,
				"must be current_stream_id, last_stream_id, active_stream_num, "
				"local_settings or remote_settings");
			RETURN_THROWS();
		}
		ZVAL_COPY_VALUE(&all, return_value);
		ZVAL_COPY(return_value, one);
		zval_ptr_dtor(&all);
	}
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, isStreamExist)
{
	zend_long id;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(id)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = client_of(Z_OBJ_P(ZEND_THIS));
	RETURN_BOOL(client->session && id > 0 && id <= INT32_MAX && cs_h2_client_exists(client->session, (int32_t) id));
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, send)
{
	zval *request;
	cs_http2_message message;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_OBJECT_OF_CLASS(request, cs_http2_request_ce)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = connected(ZEND_THIS, "Swoole\\Coroutine\\Http2\\Client::send()");
	if (!client) {
		RETURN_FALSE;
	}
	zend_string *host = zval_get_string(OBJ_PROP_NUM(&client->std, PROP_HOST));
	int status = cs_http2_message_init(&message, Z_OBJ_P(request), host,
		zval_get_long(OBJ_PROP_NUM(&client->std, PROP_PORT)), client->so->sock.tls != NULL);
	zend_string_release(host);
	int32_t id = status;
	if (status == 0 && client->so) {
		id = cs_h2_client_request(client->session, message.fields, message.count,
			(cs_view){ZSTR_VAL(message.body), ZSTR_LEN(message.body)}, message.more, message.piecewise);
	}
	cs_http2_message_dtor(&message);
	if (id < 0 && status == 0) {
		set_stream_error(client, id, 0);
		RETURN_FALSE;
	}
	if (id > 0) {
		status = flush(client);
		status = status == 0 && client->so ? drain(client, id) : status;
	}
	if (!finish(client, id < 0 ? id : status)) {
		if (id > 0 && client->so) {
			cs_h2_client_cancel(client->session, id);
		}
		RETURN_FALSE;
	}
	RETURN_LONG(id);
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, write)
{
	zend_long id;
	zval *data;
	bool end = false;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_LONG(id)
		Z_PARAM_ZVAL(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(end)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = connected(ZEND_THIS, "Swoole\\Coroutine\\Http2\\Client::write()");
	if (!client) {
		RETURN_FALSE;
	}
	zend_string *body = cs_http2_body(data, NULL);
	if (!body || !client->so) {
		RETURN_FALSE;
	}
	int status = id > 0 && id <= INT32_MAX
		? cs_h2_client_write(client->session, (int32_t) id, (cs_view){ZSTR_VAL(body), ZSTR_LEN(body)}, end)
		: UV_ENOENT;
	zend_string_release(body);
	if (status < 0) {
		set_stream_error(client, status, id);
		RETURN_FALSE;
	}
	status = flush(client);
	status = status == 0 && client->so ? drain(client, (int32_t) id) : status;
	RETURN_BOOL(finish(client, status));
}

static void receive_answer(INTERNAL_FUNCTION_PARAMETERS, const char *api, bool whole)
{
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = connected(ZEND_THIS, api);
	if (!client) {
		RETURN_FALSE;
	}
	cs_socket *so = client->so;
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	int status = 0;
	while (status == 0 && client->so == so) {
		cs_h2_client_stream *stream = cs_h2_client_next(client->session, whole);
		if (!stream) {
			status = receive(client, &deadline);
			continue;
		}
		finish(client, 0);
		if (stream->why) {
			cs_set_error_text(&client->std, HTTP2_INTERNAL_ERROR, stream->why);
		}
		cs_http2_response(return_value, stream);
		cs_h2_client_taken(client->session, stream);
		flush(client);
		return;
	}
	finish(client, status < 0 ? status : UV_ECANCELED);
	RETURN_FALSE;
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, recv)
{
	receive_answer(INTERNAL_FUNCTION_PARAM_PASSTHRU, "Swoole\\Coroutine\\Http2\\Client::recv()", true);
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, read)
{
	receive_answer(INTERNAL_FUNCTION_PARAM_PASSTHRU, "Swoole\\Coroutine\\Http2\\Client::read()", false);
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, goaway)
{
	zend_long code = 0;
	char *text = "";
	size_t len = 0;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(code)
		Z_PARAM_STRING(text, len)
	ZEND_PARSE_PARAMETERS_END();

	cs_http2_client *client = connected(ZEND_THIS, "Swoole\\Coroutine\\Http2\\Client::goaway()");
	if (!client) {
		RETURN_FALSE;
	}
	if (code < 0 || code > UINT32_MAX) {
		zend_argument_value_error(1, "must be one of SWOOLE_HTTP2_ERROR_*");
		RETURN_THROWS();
	}
	int status = cs_h2_client_goaway(client->session, (uint32_t) code, (cs_view){text, len});
	RETURN_BOOL(finish(client, status == 0 ? flush(client) : status));
}

ZEND_METHOD(Swoole_Coroutine_Http2_Client, ping)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_http2_client *client = connected(ZEND_THIS, "Swoole\\Coroutine\\Http2\\Client::ping()");
	if (!client) {
		RETURN_FALSE;
	}
	int status = cs_h2_client_ping(client->session);
	RETURN_BOOL(finish(client, status == 0 ? flush(client) : status));
}

/* Says that nothing more comes, when that can be said without waiting. */
ZEND_METHOD(Swoole_Coroutine_Http2_Client, close)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_http2_client *client = client_of(Z_OBJ_P(ZEND_THIS));
	bool connecting = client->connecting != NULL;
	if (connecting) {
		cs_socket_close(client->connecting);
	}
	if (!client->so) {
		if (!connecting) {
			cs_set_error(&client->std, -CLIENT_NO_CONNECTION);
		}
		RETURN_BOOL(connecting);
	}
	if (cs_co_can_yield()) {
		client->so->sock.write_ms = 100;
		cs_h2_client_goaway(client->session, 0, CS_VIEW(""));
		flush(client);
	}
	disconnect(client);
	RETURN_TRUE;
}

/* ---- the class --------------------------------------------------------------------------------------------------- */

static zend_object *create_client(zend_class_entry *ce)
{
	cs_http2_client *client = zend_object_alloc(sizeof(*client), ce);

	memset(client, 0, offsetof(cs_http2_client, std));
	cs_queue_init(&client->waiters);
	cs_h2_client_settings_default(&client->settings);
	zend_object_std_init(&client->std, ce);
	object_properties_init(&client->std, ce);
	client->std.handlers = &client_handlers;
	return &client->std;
}

static void free_client(zend_object *object)
{
	cs_http2_client *client = client_of(object);

	if (client->so) {
		cs_socket *so = client->so;
		cs_h2_client_free(client->session);
		client->session = NULL;
		client->so = NULL;
		cs_socket_close(so);
		OBJ_RELEASE(&so->std);
	}
	zend_object_std_dtor(object);
}

static HashTable *client_gc(zend_object *object, zval **table, int *n)
{
	cs_http2_client *client = client_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	if (client->so) {
		zend_get_gc_buffer_add_obj(buffer, &client->so->std);
	}
	return cs_gc_end(object, buffer, table, n);
}

void cs_http2_client_minit(int type, int module_number)
{
	cs_http2_message_register(register_class_Swoole_Http2_Request(), register_class_Swoole_Http2_Response());
	exception_ce = register_class_Swoole_Coroutine_Http2_Client_Exception(cs_exception_ce);
	client_ce = register_class_Swoole_Coroutine_Http2_Client();
	client_ce->create_object = create_client;
	memcpy(&client_handlers, zend_get_std_object_handlers(), sizeof(client_handlers));
	client_handlers.offset = offsetof(cs_http2_client, std);
	client_handlers.free_obj = free_client;
	client_handlers.get_gc = client_gc;
	client_handlers.clone_obj = NULL;
}
#else
#include "src/modules.h"

void cs_http2_client_minit(int type, int module_number)
{
}
#endif
