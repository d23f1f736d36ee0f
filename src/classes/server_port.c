/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The ports of a server: Swoole\Server\Port, and accepting. A connection may belong to another worker: then only its
 * descriptor is passed on.
 */
#include "server.h"
#include "error.h"
#include "http_handler.h"
#include "response.h"
#include "server_stream.h"
#include "server_ws.h"

#include "src/core/compat.h"
#include "src/http/docroot.h"
#include "src/http/respond.h"
#include "src/http/ws_handshake.h"
#include "src/core/io.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/timer.h"

#include "zend_closures.h"

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include "stubs/server_port_arginfo.h"

zend_class_entry *cs_server_port_ce;
static zend_object_handlers port_handlers; /* filled once by minit, then constant */

typedef struct port_object {
	cs_port *port; /* NULL when the server has gone */
	zend_object std;
} port_object;

/* The declared properties that we fill, in order of declaration. */
enum {
	PORT_PROP_HOST = 12,
	PORT_PROP_PORT,
	PORT_PROP_TYPE,
	PORT_PROP_SOCK,
	PORT_PROP_SSL,
	PORT_PROP_SETTING,
	PORT_PROP_CONNECTIONS
};

static port_object *port_from(zend_object *object)
{
	return (port_object *) ((char *) object - XtOffsetOf(port_object, std));
}

/* ---- requests and connections ---- */

/* Requests that run in all workers now. */
static int64_t count_running(const cs_server *server)
{
	uint64_t running = 0;

	for (int i = 0; i < server->tree.worker_num; i++) {
		const cs_slot *slot = &server->tree.shared->slots[i];
		for (int j = 0; j < 2; j++) {
			running += slot->counts[j].requests - slot->counts[j].responses - slot->counts[j].lost;
		}
	}
	return (int64_t) running;
}

static void on_request(cs_conn *conn, cs_head *head)
{
	cs_port *port = (cs_port *) conn->server;
	cs_server *server = port->server;
	cs_callback *callback = cs_server_callback(server, port, CS_ON_REQUEST);
	bool upgrade = UNEXPECTED(head->known[CS_HEADER_UPGRADE]) && port->http.open_websocket && cs_ws_is_request(head);

	if (UNEXPECTED(port->http.site.serve_files) && !upgrade && cs_docroot_request(conn, head)) {
		server->counts->requests++;
		return;
	}
	if (UNEXPECTED(!callback && !upgrade)) {
		cs_http_answer_status(conn, head, port->http.open_websocket ? 400 : 404);
		return;
	}
	if (UNEXPECTED(server->options.max_concurrency) && count_running(server) >= server->options.max_concurrency) {
		cs_http_answer_status(conn, head, 503);
		return;
	}
	port->handler = (cs_http_handler){
		.callback = callback,
		.parse_cookie = port->http.parse_cookie,
		.parse_post = port->http.site.parse_post,
		.direct = !server->options.enable_coroutine,
		.served = &server->counts->responses,
		.gate = server->gate.limit ? &server->gate : NULL,
	};
	server->counts->requests++;
	if (UNEXPECTED(upgrade)) {
		cs_server_ws_handshake(port, &port->handler, conn, head);
	} else {
		cs_http_handle(&port->handler, conn, head);
	}
	if (UNEXPECTED(server->request_limit)) {
		cs_server_count_request(server);
	}
}

/* For getClientInfo(). A client's bytes come to its worker at once, so that they are dispatched when they come. */
static void on_moved(cs_conn *conn, bool sent)
{
	cs_server *server = ((cs_port *) conn->server)->server;
	double now = cs_respond_wall_seconds();

	if (!server) {
		return;
	}
	if (sent) {
		cs_session_on_send(server->sessions, conn->fd, now);
	} else {
		cs_session_on_recv(server->sessions, conn->fd, now);
		cs_session_on_dispatch(server->sessions, conn->fd, now);
	}
}

void cs_port_call_event(cs_port *port, int event, int session)
{
	cs_server *server = port->server;
	zval args[2];

	if (!cs_server_callback(server, port, event)) {
		return;
	}
	if (server->options.event_object) {
		cs_server_event_object(server, session, NULL, &args[0]);
	} else {
		ZVAL_LONG(&args[0], session);
		ZVAL_LONG(&args[1], server->tree.self_slot);
	}
	cs_server_call(server, port, event, server->options.event_object ? 1 : 2, args, server->options.enable_coroutine);
}

/* onClose, or of a connection that never spoke the port's WebSocket onDisconnect. The session is gone, but until the
 * callback waits for something it can ask what it was. */
static void call_close_event(cs_port *port, cs_conn *conn, const cs_session *row)
{
	cs_server *server = port->server;
	const cs_session *outer = server->closed;
	bool plain = port->http.open_websocket && !conn->protocol && cs_server_callback(server, port, CS_ON_DISCONNECT);

	server->closed = row;
	cs_port_call_event(port, plain ? CS_ON_DISCONNECT : CS_ON_CLOSE, conn->fd);
	server->closed = outer;
}

static void on_close(cs_conn *conn)
{
	cs_port *port = (cs_port *) conn->server;
	cs_server *server = port->server;

	cs_stream_free(conn);
	if (server && conn->adopted) {
		zend_hash_index_del(&server->conns, (zend_ulong) conn->fd);
		cs_session row = {0};
		cs_session_get(server->sessions, conn->fd, &row);
		cs_session_free(server->sessions, conn->fd);
		server->counts->closed++;
		if (!conn->tls || conn->secured) {
			call_close_event(port, conn, &row);
		}
	}
}

static void free_port(cs_port *port)
{
	cs_queue_remove(&port->conns.node);
	cs_listen_close(&port->listen, cs_listen_is_alone(&port->listen));
	cs_tls_unref(port->conns.tls);
	cs_tls_config_dtor(&port->tls);
	free(port->fds);
	cs_http_options_dtor(&port->http);
	free(port);
}

static void on_drained(cs_conn_server *conns)
{
	cs_port *port = (cs_port *) conns;
	if (!port->server) {
		free_port(port);
	}
}

/* Enters a new connection for a worker; its session, or a negative UV_E* after closing the descriptor. */
static int new_session(cs_port *port, int fd, int slot)
{
	cs_server *server = port->server;
	cs_session row = {.slot = slot, .port = port->index, .fd = fd};
	struct sockaddr_storage peer;
	socklen_t len = sizeof(peer);

	row.pid = slot == server->tree.self_slot ? getpid() : server->tree.shared->slots[slot].pid;
	row.connect_time = row.last_recv_time = cs_server_wall_time();
	if (getpeername(fd, (struct sockaddr *) &peer, &len) == 0) {
		cs_session_set_address(&row, (struct sockaddr *) &peer);
	}
	int session = cs_session_alloc(server->sessions, &row);
	if (session < 0) {
		server->counts->refused++;
		cs_warn_option(ZSTR_VAL(server->std.ce->name), "max_connection",
			"is reached: a new connection was closed; raise it if the machine can do more");
		close(fd);
	}
	return session;
}

void cs_port_adopt(cs_port *port, int fd, int session, int flags, cs_view rest)
{
	cs_server *server = port->server;
	cs_conn *conn;
	zval zv;

	if (!cs_session_set_owner(server->sessions, session, server->tree.self_slot, getpid(), fd)) {
		/* It was swept away with the worker it was meant for. */
		session = new_session(port, fd, server->tree.self_slot);
		if (session < 0) {
			return;
		}
		flags |= CS_CONN_NEW | (port->delay_receive ? CS_CONN_PAUSED : 0);
	}
	int error = cs_conn_adopt(&port->conns, fd, !port->listen.is_unix, &conn);
	if (error) {
		cs_session_free(server->sessions, session);
		cs_log(CS_LOG_WARNING, "a connection could not be taken over: %s", uv_strerror(error));
		return;
	}
	conn->fd = session;
	conn->adopted = true;
	server->counts->dispatched++;
	ZVAL_PTR(&zv, conn);
	zend_hash_index_update(&server->conns, (zend_ulong) session, &zv);
	if (conn->tls) {
		flags = 0; /* cs_port_on_secure() */
	}
	if (flags & CS_CONN_PAUSED) {
		cs_conn_pause(conn, true);
	}
	if (flags & CS_CONN_NEW) {
		cs_port_call_event(port, CS_ON_CONNECT, session);
	}
	if (flags & CS_CONN_WEBSOCKET) {
		cs_server_ws_take_over(port, conn, rest);
	} else if (rest.len && !conn->closing) {
		cs_stream_on_bytes(conn, rest.ptr, rest.len);
	}
	if (UNEXPECTED(!cs_queue_empty(&server->held))) {
		cs_server_deliver_held(server, session);
	}
}

/* ---- accepting ---- */

/* Enters a connection that was accepted and takes it, or passes it on to the worker whose place it is. The session counts
 * as that one's at once, so that the next place is chosen by the right counts. */
static void place(cs_port *port, int fd)
{
	cs_server *server = port->server;
	cs_ipc_head head = {.type = CS_MSG_CONNECTION, .arg = port->index};
	int self = server->tree.self_slot, session = new_session(port, fd, self);

	if (session < 0) {
		return;
	}
	int slot = cs_server_place(server, fd, session);
	if (slot < 0) {
		cs_session_free(server->sessions, session);
		close(fd);
		return;
	}
	head.id = (uint64_t) session;
	head.flags = CS_CONN_NEW | (port->delay_receive ? CS_CONN_PAUSED : 0);
	if (slot != self) {
		cs_session_set_owner(server->sessions, session, slot, server->tree.shared->slots[slot].pid, fd);
		if (cs_ipc_send(server->ipc, slot, &head, NULL, 0, &fd, 1) == 0) {
			close(fd);
			return;
		}
	}
	cs_port_adopt(port, fd, session, head.flags, CS_VIEW(""));
}

static void on_accepted(cs_acceptor *acceptor, int fd)
{
	cs_port *port = acceptor->arg;

	if (fd < 0) {
		cs_server_count_descriptors(port->server);
		return;
	}
	port->server->counts->accepted++;
	place(port, fd);
	if (UNEXPECTED(cs_server_is_full(port->server))) {
		cs_acceptor_pause(acceptor, EMFILE);
	}
}

static bool is_protected(cs_conn *conn)
{
	cs_port *port = (cs_port *) conn->server;
	cs_session row;

	return port->server && cs_session_get(port->server->sessions, conn->fd, &row) && (row.flags & CS_SESSION_PROTECTED);
}

static void apply_settings(cs_port *port)
{
	cs_http_options *http = &port->http;

	if (http->site.stream_body && !port->server->options.enable_coroutine) {
		cs_log(CS_LOG_WARNING, "stream_request_body has no effect without enable_coroutine: a handler could not wait");
		http->site.stream_body = false;
	}
	cs_http_options_apply(http, &port->conns);
	if (!port->is_http) {
		port->conns.protocol = &cs_stream_protocol;
		port->conns.timeout_ms[CS_WAIT_IDLE] = http->ws.idle_ms;
		port->frame.max_length = (size_t) http->package_max_length;
	}
}

const char *cs_port_obstacle(const cs_port *port)
{
	cs_server *server = port->server;

	if (port->is_dgram) {
		return cs_server_callback(server, (cs_port *) port, CS_ON_PACKET)
			? NULL
			: "a datagram port needs a callback: register one with on('packet', ...)";
	}
	if (port->is_http && port->http.open_websocket) {
		return cs_server_callback(server, (cs_port *) port, CS_ON_MESSAGE)
			? NULL
			: "the event Message has no callback: register one with on('message', ...)";
	}
	if (port->is_http) {
		return cs_server_callback(server, (cs_port *) port, CS_ON_REQUEST)
			? NULL
			: "the event Request has no callback: register one with on('request', ...)";
	}
	if (!cs_server_callback(server, (cs_port *) port, CS_ON_RECEIVE)) {
		return "the event Receive has no callback: register one with on('receive', ...)";
	}
	return port->frame.mode == CS_FRAME_NONE ? NULL : cs_frame_config_check(&port->frame);
}

int cs_port_prepare(cs_port *port)
{
	int workers = port->server->tree.worker_num;

	bool own = port->http.enable_reuse_port && !port->listen.is_unix && !port->is_dgram;
	int on = 1;

	port->fds = malloc((size_t) workers * sizeof(int));
	if (!port->fds) {
		return UV_ENOMEM;
	}
	if (own && setsockopt(port->listen.fd, SOL_SOCKET, SO_REUSEPORT, &on, sizeof(on)) < 0) {
		return -errno;
	}
	for (int i = 0; i < workers; i++) {
		port->fds[i] = port->listen.fd;
		int error = 0;
		if (i > 0 && own) {
			error = cs_listen_clone(&port->listen, &port->fds[i]);
		}
		if (!error && (i == 0 || own)) {
			cs_port_set_socket_options(port, port->fds[i]);
		}
		if (!error && !port->is_dgram) {
			error = cs_listen_start(port->fds[i], (int) port->http.backlog);
		}
		if (error) {
			return error;
		}
	}
	return 0;
}

int cs_port_open(cs_port *port, int slot)
{
	if (port->is_dgram) {
		return cs_dgram_open(port, port->fds[slot]);
	}
	apply_settings(port);
	port->conns.bytes = port->server->counts->bytes;
	port->conns.spares = is_protected;
	port->conns.eof_closes = port->is_http && cs_server_callback(port->server, port, CS_ON_CLOSE);
	cs_conn_server_start(&port->conns);
	return cs_acceptor_open(&port->acceptor, port->fds[slot], on_accepted, port);
}

void cs_port_close(cs_port *port)
{
	if (port->is_dgram) {
		cs_dgram_close(port);
	} else {
		cs_acceptor_close(&port->acceptor);
	}
}

/* The session goes to the successor first: when this process is cleared away it is no longer its own. */
static void give_away(cs_port *port, cs_conn *conn, int fd)
{
	cs_server *server = port->server;
	int slot = server->tree.self_slot, session = conn->fd;
	cs_ipc_head head = {.type = CS_MSG_CONNECTION, .arg = port->index, .id = (uint64_t) session};
	cs_view rest = CS_VIEW("");
	cs_ws_state state;

	head.flags = conn->paused ? CS_CONN_PAUSED : 0;
	zend_hash_index_del(&server->conns, (zend_ulong) session);
	if (cs_ws_of(conn)) {
		head.flags |= CS_CONN_WEBSOCKET;
		rest = cs_server_ws_give_away(conn, &state);
	} else if (conn->stream) {
		rest = cs_frame_rest(conn->stream);
	}
	cs_session_set_owner(server->sessions, session, slot, server->tree.shared->slots[slot].pid, fd);
	if (cs_ipc_send(server->ipc, slot, &head, &rest, 1, &fd, 1) < 0) {
		cs_session_free(server->sessions, session);
	}
	cs_stream_free(conn);
	close(fd);
}

static void on_idle(cs_conn *conn)
{
	int fd;

	if (cs_conn_release(conn, &fd)) {
		give_away((cs_port *) conn->server, conn, fd);
	} else if (cs_h2_is(conn) && !conn->closing) {
		/* Its session cannot go on in another process. */
		conn->protocol->on_stop(conn);
		cs_conn_close(conn);
	}
}

static void hand_over_list(cs_queue *list)
{
	for (cs_queue *q = list->next, *next; q != list; q = next) {
		next = q->next;
		on_idle(CS_QUEUE_ENTRY(q, cs_conn, wait));
	}
}

void cs_port_hand_over(cs_port *port)
{
	if (port->conns.tls) {
		/* A TLS session cannot go on in another process. */
		cs_conn_server_wind_down(&port->conns);
		return;
	}
	port->conns.on_idle = on_idle;
	hand_over_list(&port->conns.waiting[CS_WAIT_IDLE]);
	hand_over_list(&port->conns.waiting[CS_WAIT_STREAM]);
	cs_h2_stop_all(&port->conns);
}

/* ---- life ---- */

/* listen.c knows paths by their prefix "unix:". */
static int bind_port(cs_port *port, const char *host, int number)
{
	int type = port->is_dgram ? SOCK_DGRAM : SOCK_STREAM;

	if ((port->type != CS_SOCK_UNIX_STREAM && port->type != CS_SOCK_UNIX_DGRAM) || strncmp(host, "unix:", 5) == 0) {
		return cs_listen_bind(&port->listen, host, number, type, false);
	}
	zend_string *path = zend_strpprintf(0, "unix:%s", host);
	int error = cs_listen_bind(&port->listen, ZSTR_VAL(path), number, type, false);
	zend_string_release(path);
	return error;
}

cs_port *cs_port_new(cs_server *server, const char *host, int number, int type, int *error)
{
	cs_port *port = calloc(1, sizeof(*port));

	if (!port) {
		*error = UV_ENOMEM;
		return NULL;
	}
	cs_conn_server_init(&port->conns);
	cs_http_options_default(&port->http);
	cs_tls_config_default(&port->tls, true);
	port->ssl = type & CS_SOCK_SSL;
	type &= ~CS_SOCK_SSL;
	port->type = type;
	port->is_dgram = type == CS_SOCK_UDP || type == CS_SOCK_UDP6 || type == CS_SOCK_UNIX_DGRAM;
	port->is_http = server->is_http && !port->is_dgram;
	port->http.open_websocket = server->is_websocket && !port->is_dgram;
	port->dgram_fd = -1;
	cs_acceptor_init(&port->acceptor);
	port->listen.fd = -1;
	*error = bind_port(port, host, number);
	if (*error) {
		cs_http_options_dtor(&port->http);
		free(port);
		return NULL;
	}
	cs_peer_set(&port->conns.local, (struct sockaddr *) &port->listen.address);
	port->server = server;
	port->index = server->port_count;
	port->conns.on_request = on_request;
	port->conns.on_moved = on_moved;
	port->conns.on_lost = cs_response_on_lost;
	port->conns.on_close = on_close;
	port->conns.on_drained = on_drained;
	port->conns.on_secure = cs_port_on_secure;

	zval object;
	object_init_ex(&object, cs_server_port_ce);
	port->object = Z_OBJ(object);
	port_from(port->object)->port = port;
	ZVAL_STRING(OBJ_PROP_NUM(port->object, PORT_PROP_HOST), host);
	ZVAL_LONG(OBJ_PROP_NUM(port->object, PORT_PROP_PORT), port->listen.is_unix ? number : port->listen.port);
	ZVAL_LONG(OBJ_PROP_NUM(port->object, PORT_PROP_TYPE), type);
	ZVAL_LONG(OBJ_PROP_NUM(port->object, PORT_PROP_SOCK), port->listen.fd);
	ZVAL_BOOL(OBJ_PROP_NUM(port->object, PORT_PROP_SSL), port->ssl);
	cs_server_connections(server, port->index, OBJ_PROP_NUM(port->object, PORT_PROP_CONNECTIONS));
	return port;
}

void cs_port_release(cs_port *port)
{
	cs_port_close(port);
	for (int i = 0; i < CS_EVENTS - CS_SERVER_EVENTS; i++) {
		cs_callback_dtor(&port->callbacks[i]);
	}
	cs_callback_dtor(&port->length_func);
	port_from(port->object)->port = NULL;
	OBJ_RELEASE(port->object);
	port->server = NULL;
	port->conns.stopping = CS_STOP_NOW;
	if (port->conns.conn_count) {
		cs_conn_server_abort(&port->conns);
	} else {
		free_port(port);
	}
}

static zend_object *create_port(zend_class_entry *ce)
{
	port_object *object = zend_object_alloc(sizeof(port_object), ce);
	zend_object_std_init(&object->std, ce);
	object_properties_init(&object->std, ce);
	object->std.handlers = &port_handlers;
	return &object->std;
}

static cs_port *this_port(zval *zv)
{
	cs_port *port = port_from(Z_OBJ_P(zv))->port;
	if (!port) {
		cs_throw_error(EINVAL, "the server of this port is gone");
	}
	return port;
}

ZEND_METHOD(Swoole_Server_Port, __construct)
{
	cs_throw_error(EINVAL, "ports are made by Swoole\\Server::listen()");
}

ZEND_METHOD(Swoole_Server_Port, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Swoole_Server_Port, getSocket)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_port *port = this_port(ZEND_THIS);
	if (!port) {
		RETURN_THROWS();
	}
	cs_server_socket(port->listen.fd, return_value);
}

ZEND_METHOD(Swoole_Server_Port, set)
{
	HashTable *settings;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_port *port = this_port(ZEND_THIS);
	if (!port) {
		RETURN_THROWS();
	}
	if (port->server->started) {
		cs_warn("the server runs: settings must be made before start()");
		return;
	}
	if (!cs_port_set(port, settings, "Swoole\\Server\\Port")) {
		RETURN_THROWS();
	}
	zval *slot = OBJ_PROP_NUM(Z_OBJ_P(ZEND_THIS), PORT_PROP_SETTING), merged;
	ZVAL_ARR(&merged, Z_TYPE_P(slot) == IS_ARRAY ? zend_array_dup(Z_ARRVAL_P(slot)) : zend_new_array(0));
	zend_hash_merge(Z_ARRVAL(merged), settings, zval_add_ref, true);
	zval_ptr_dtor(slot);
	ZVAL_COPY_VALUE(slot, &merged);
}

ZEND_METHOD(Swoole_Server_Port, on)
{
	zend_string *name;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(name)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_port *port = this_port(ZEND_THIS);
	if (!port) {
		RETURN_THROWS();
	}
	int event = cs_server_event(name);
	if (event == -2) {
		RETURN_TRUE;
	}
	if (event < CS_SERVER_EVENTS) {
		cs_warn("a port has no event '%s'", ZSTR_VAL(name));
		RETURN_FALSE;
	}
	if (port->server->started) {
		cs_warn("the server runs: events must be registered before start()");
		RETURN_FALSE;
	}
	cs_callback *cb = &port->callbacks[event - CS_SERVER_EVENTS];
	cs_callback_dtor(cb);
	cs_callback_init(cb, &fci, &fcc, 0, 0, NULL, NULL);
	if (!port->http_chosen && (event == CS_ON_RECEIVE || event == CS_ON_REQUEST || event == CS_ON_MESSAGE)) {
		port->is_http = event != CS_ON_RECEIVE;
		port->http.open_websocket |= event == CS_ON_MESSAGE;
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Server_Port, getCallback)
{
	zend_string *name;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(name)
	ZEND_PARSE_PARAMETERS_END();

	cs_port *port = this_port(ZEND_THIS);
	if (!port) {
		RETURN_THROWS();
	}
	int event = cs_server_event(name);
	if (event < CS_SERVER_EVENTS || !cs_callback_is_set(&port->callbacks[event - CS_SERVER_EVENTS])) {
		RETURN_NULL();
	}
	cs_callback *cb = &port->callbacks[event - CS_SERVER_EVENTS];
	zend_create_fake_closure(return_value, cb->fcc.function_handler, cb->fcc.function_handler->common.scope,
		cb->fcc.called_scope, cb->fcc.object ? &cb->fci.function_name : NULL);
}

void cs_server_port_minit(void)
{
	cs_server_port_ce = register_class_Swoole_Server_Port();
	cs_server_port_ce->create_object = create_port;
	memcpy(&port_handlers, &std_object_handlers, sizeof(port_handlers));
	port_handlers.offset = XtOffsetOf(port_object, std);
	port_handlers.clone_obj = NULL;
}
