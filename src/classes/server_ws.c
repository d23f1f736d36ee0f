/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * WebSocket connections of a server: the handshake with its events, one call of onMessage for each message, and sending
 * from any process. An exception that nobody catches ends the connection with 1011, not the worker.
 */
#include "server_ws.h"
#include "server_stream.h"

#include "error.h"
#include "exit_exception.h"
#include "request.h"
#include "response.h"
#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/http/respond.h"
#include "src/http/ws_handshake.h"

#include "Zend/zend_exceptions.h"

/* In one round of the loop so many messages are sent before others get their turn. */
#define PUSHES_A_ROUND 256

/* What another process sends is not held back by waiting: so many times the high-water mark may be queued. */
#define PUSH_BACKLOG 4

/* ---- calling the program ---- */

/* A callback's exception: exit() only ends the callback. True when it failed. */
static bool take_exception(const char *event, int session)
{
	zend_object *exception = EG(exception);

	if (!exception || zend_is_unwind_exit(exception) || zend_is_graceful_exit(exception)) {
		return false;
	}
	bool failed = !instanceof_function(exception->ce, cs_exit_exception_ce);
	GC_ADDREF(exception);
	zend_clear_exception();
	if (failed) {
		zval zv;
		ZVAL_OBJ(&zv, exception);
		zend_string *text = zval_try_get_string(&zv);
		cs_log(CS_LOG_ERROR, "uncaught exception in on%s of connection %d: %s", event, session,
			text ? ZSTR_VAL(text) : ZSTR_VAL(exception->ce->name));
		if (text) {
			zend_string_release(text);
		}
		if (EG(exception)) {
			zend_clear_exception();
		}
	}
	OBJ_RELEASE(exception);
	return failed;
}

/* Calls it with the arguments, which stay the caller's. True when it returned false. */
static bool call(const cs_callback *callback, uint32_t count, zval *args)
{
	zval result;
	zend_fcall_info fci = callback->fci;
	zend_fcall_info_cache fcc = callback->fcc;
	zend_object *object = fcc.object;

	if (object) {
		GC_ADDREF(object);
	}
	ZVAL_UNDEF(&result);
	fci.param_count = count;
	fci.params = args;
	fci.retval = &result;
	zend_call_function(&fci, &fcc);
	bool refused = Z_TYPE(result) == IS_FALSE;
	zval_ptr_dtor(&result);
	if (object) {
		OBJ_RELEASE(object);
	}
	return refused;
}

static void end_session(cs_server *server, int session, int code)
{
	cs_conn *conn = cs_server_find_conn(server, session);

	if (conn && cs_ws_of(conn)) {
		cs_ws_end(cs_ws_of(conn), code, (cs_view){NULL, 0});
	}
}

/* ---- messages ---- */

typedef struct message_job {
	cs_server *server;
	const cs_callback *callback;
	zend_object *frame;
	int session;
} message_job;

static void run_message(void *arg)
{
	message_job job = *(message_job *) arg;
	cs_server *server = job.server;
	zval args[2];

	ZVAL_OBJ_COPY(&args[0], &server->std);
	ZVAL_OBJ(&args[1], job.frame);
	call(job.callback, 2, args);
	zval_ptr_dtor(&args[1]);
	if (UNEXPECTED(EG(exception)) && take_exception("Message", job.session)) {
		end_session(server, job.session, CS_WS_SERVER_ERROR);
	}
	server->counts->responses++;
	OBJ_RELEASE(&server->std);
}

static void refuse_message(void *arg)
{
	message_job *job = arg;

	cs_log(CS_LOG_WARNING, "closed WebSocket connection %d: no coroutine could be created for a message", job->session);
	OBJ_RELEASE(job->frame);
	job->server->counts->responses++;
	end_session(job->server, job->session, 1013);
}

static void on_message(cs_conn *conn, int opcode, int flags, zend_string *data, int code)
{
	cs_port *port = (cs_port *) conn->server;
	cs_server *server = port->server;
	message_job job = {server, cs_server_callback(server, port, CS_ON_MESSAGE), NULL, conn->fd};
	double now = cs_respond_wall_seconds();

	if (!job.callback) {
		zend_string_release(data);
		return;
	}
	server->counts->requests++;
	cs_session_on_recv(server->sessions, conn->fd, now);
	cs_session_on_dispatch(server->sessions, conn->fd, now);
	job.frame = cs_websocket_frame_new(conn->fd, opcode, flags, data, code);
	if (server->options.enable_coroutine) {
		cs_co_spawn_or(run_message, &job, refuse_message);
	} else {
		cs_loop_guard(run_message, &job);
	}
	if (UNEXPECTED(server->request_limit)) {
		cs_server_count_request(server);
	}
}

static void set_status(cs_conn *conn, uint8_t status)
{
	cs_port *port = (cs_port *) conn->server;

	if (port->server) {
		cs_session_set_websocket_status(port->server->sessions, conn->fd, status);
	}
}

static void on_closing(cs_conn *conn)
{
	set_status(conn, CS_WS_STATUS_CLOSING);
}

static const cs_ws_ops ops = {.on_message = on_message, .on_closing = on_closing};

/* ---- the handshake ---- */

typedef struct open_job {
	cs_port *port;
	cs_conn *conn;
	cs_head *head;
	cs_http_handler handler;
} open_job;

/* The program has made the handshake itself: its answer has the status 101. */
static void on_own_switch(cs_conn *conn, zend_object *object)
{
	cs_response *response = cs_response_from(object);
	cs_ws_deflate_params agreed;
	bool deflate = cs_response_agreed_deflate(response, &agreed);

	response->exchange.answer.keep_alive = true;
	response->exchange.on_switch = NULL;
	if (cs_ws_start(conn, conn->server->ws, &ops, NULL, deflate ? &agreed : NULL)) {
		set_status(conn, CS_WS_STATUS_ACTIVE);
	} else {
		response->exchange.answer.keep_alive = false;
	}
}

/* onHandshake: it succeeds by an answer with status 101. Without one, or when it returns false, the connection ends. */
static void run_own_handshake(const cs_callback *callback, int session, zval *request, zval *response)
{
	cs_response *answer = cs_response_from(Z_OBJ_P(response));
	zval args[2];

	answer->exchange.on_switch = on_own_switch;
	ZVAL_COPY_VALUE(&args[0], request);
	ZVAL_COPY_VALUE(&args[1], response);
	bool refused = call(callback, 2, args);
	if (UNEXPECTED(EG(exception)) && take_exception("Handshake", session)) {
		cs_response_fail(Z_OBJ_P(response), 500);
	} else if (refused && !EG(exception)) {
		answer->exchange.answer.keep_alive = false;
		cs_response_fail(Z_OBJ_P(response), 400);
	}
}

/* Our own handshake, with the event before its answer and the one behind it. */
static void run_handshake(cs_port *port, cs_head *head, int session, zval *request, zval *response)
{
	cs_server *server = port->server;
	cs_callback *before = cs_server_callback(server, port, CS_ON_BEFORE_HANDSHAKE_RESPONSE);
	cs_response *answer = cs_response_from(Z_OBJ_P(response));
	char accept[CS_WS_ACCEPT_LEN + 1];
	const char *reason;
	zval args[3];

	ZVAL_OBJ(&args[0], &server->std);
	ZVAL_COPY_VALUE(&args[1], request);
	ZVAL_COPY_VALUE(&args[2], response);
	if (before && cs_ws_check_request(head, accept, &reason) == 0) {
		call(before, 3, args);
		if (UNEXPECTED(EG(exception)) && take_exception("BeforeHandshakeResponse", session)) {
			cs_response_fail(Z_OBJ_P(response), 500);
			return;
		}
		if (answer->exchange.answer.ended || !answer->exchange.answer.conn || EG(exception)) {
			return; /* the program has answered it otherwise, or the client is gone */
		}
	}
	/* Whoever sees the answer may have another process push to it. */
	set_status(answer->exchange.answer.conn, CS_WS_STATUS_ACTIVE);
	if (!cs_response_switch(answer, head, &ops, NULL, true)) {
		cs_session_set_websocket_status(server->sessions, session, CS_WS_STATUS_HANDSHAKE);
		return;
	}
	cs_callback *open = cs_server_callback(server, port, CS_ON_OPEN);
	if (open) {
		call(open, 2, args);
		if (UNEXPECTED(EG(exception)) && take_exception("Open", session)) {
			end_session(server, session, CS_WS_SERVER_ERROR);
		}
	}
}

static void run_open(void *arg)
{
	open_job job = *(open_job *) arg;
	cs_port *port = job.port;
	cs_server *server = port->server;
	cs_callback *own = cs_server_callback(server, port, CS_ON_HANDSHAKE);
	cs_head *head = job.head;
	int session = job.conn->fd;
	zval request, response;

	set_status(job.conn, CS_WS_STATUS_HANDSHAKE);
	GC_ADDREF(&server->std);
	cs_head_ref(head); /* the request's goes with it */
	ZVAL_OBJ(&response, cs_response_new(job.conn, head));
	ZVAL_OBJ(&request, cs_request_new(job.conn, head, job.handler.parse_cookie, job.handler.parse_post));
	if (own) {
		run_own_handshake(own, session, &request, &response);
	} else {
		run_handshake(port, head, session, &request, &response);
	}
	cs_head_unref(head);
	zval_ptr_dtor(&request);
	zval_ptr_dtor(&response);
	if (job.handler.served) {
		++*job.handler.served;
	}
	OBJ_RELEASE(&server->std);
}

static void refuse_open(void *arg)
{
	open_job *job = arg;

	cs_log(CS_LOG_WARNING, "refused a WebSocket handshake: no coroutine could be created for it");
	cs_http_answer_status(job->conn, job->head, 503);
}

void cs_server_ws_handshake(cs_port *port, const cs_http_handler *handler, cs_conn *conn, cs_head *head)
{
	open_job job = {port, conn, head, *handler};

	if (handler->direct) {
		cs_loop_guard(run_open, &job);
	} else {
		cs_co_spawn_or(run_open, &job, refuse_open);
	}
}

/* ---- sending ---- */

static int64_t push_arg(const cs_websocket_args *args)
{
	return (int64_t) args->opcode | (int64_t) (args->flags & 0xff) << 8 | (int64_t) args->code << 16;
}

/* Sends it here. May yield. */
static int send_frame(cs_conn *conn, int opcode, int flags, int code, zend_string *data)
{
	cs_ws *ws = cs_ws_of(conn);

	if (!ws || ws->close_sent) {
		return UV_ENOTCONN;
	}
	if (opcode == CS_WS_CLOSE) {
		return cs_ws_close(ws, code, (cs_view){ZSTR_VAL(data), ZSTR_LEN(data)});
	}
	return cs_ws_send(ws, opcode, flags, data);
}

/* A broadcast to many connections lets others run in between. May yield. */
static void take_turns(void)
{
	if (CSG(classes).push_round_ms != cs_loop_now_ms()) {
		CSG(classes).push_round_ms = cs_loop_now_ms();
		CSG(classes).pushes = 0;
	}
	if (++CSG(classes).pushes >= PUSHES_A_ROUND && cs_co_can_yield() && !CSG(core).nested) {
		CSG(classes).pushes = 0;
		cs_co_wait("websocket push", 0);
	}
}

int cs_server_ws_push(cs_server *server, zend_long session, const cs_websocket_args *args)
{
	cs_conn *conn = cs_server_find_conn(server, session);
	cs_session row;
	int error;

	if (conn) {
		cs_session_on_send(server->sessions, conn->fd, cs_respond_wall_seconds());
		error = send_frame(conn, args->opcode, args->flags, args->code, args->data);
	} else if (session <= 0 || session > INT32_MAX || !cs_session_get(server->sessions, (int) session, &row)
		|| row.websocket_status != CS_WS_STATUS_ACTIVE || (row.flags & CS_SESSION_CLOSING)) {
		return UV_ENOTCONN;
	} else {
		cs_view body = {ZSTR_VAL(args->data), ZSTR_LEN(args->data)};
		error = cs_stream_tell_owner(server, session, CS_MSG_PUSH, push_arg(args), &body, NULL, 0);
	}
	if (error == 0) {
		take_turns();
	}
	return error;
}

void cs_server_ws_on_push(cs_server *server, cs_conn *conn, const cs_ipc_message *message)
{
	int64_t arg = message->head.arg;

	if (cs_conn_queued(conn) > conn->server->high_water * PUSH_BACKLOG) {
		cs_log(CS_LOG_INFO, "closed WebSocket connection %d: the client does not read what other processes send",
			conn->fd);
		cs_conn_abort(conn, true);
		return;
	}
	zend_string *data = zend_string_init(message->body.ptr ? message->body.ptr : "", message->body.len, 0);
	cs_session_on_send(server->sessions, conn->fd, cs_respond_wall_seconds());
	send_frame(conn, (int) (arg & 0xff), (int) (arg >> 8 & 0xff), (int) (arg >> 16), data);
	zend_string_release(data);
}

/* ---- handing over ---- */

cs_view cs_server_ws_give_away(cs_conn *conn, cs_ws_state *storage)
{
	cs_ws_save(cs_ws_of(conn), storage);
	cs_ws_forget(conn);
	return (cs_view){(const char *) storage, sizeof(*storage)};
}

void cs_server_ws_take_over(cs_port *port, cs_conn *conn, cs_view state)
{
	cs_ws_state copy;

	if (state.len != sizeof(copy)) {
		cs_conn_abort(conn, true);
		return;
	}
	memcpy(&copy, state.ptr, sizeof(copy));
	if (!cs_ws_resume(conn, port->conns.ws, &ops, NULL, &copy)) {
		cs_conn_abort(conn, true);
	}
}
