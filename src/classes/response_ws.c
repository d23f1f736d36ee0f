/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Response::upgrade(), recv(), push() and their kin: WebSocket in the handler of a request. What comes is kept in an inbox
 * until recv() asks for it; when that is full, the connection is not read from. The inbox belongs to the Response and
 * outlives the connection, so that what came before the end can be received.
 *
 * Also the answer to a handshake, which Swoole\WebSocket\Server uses too.
 */
#include "error.h"
#include "response.h"
#include "websocket_frame.h"

#include "src/core/co.h"
#include "src/core/log.h"
#include "src/http/h2.h"
#include "src/http/ws_handshake.h"

#include <errno.h>

#define THIS cs_response_from(Z_OBJ_P(ZEND_THIS))

#define ERROR_UNCONNECTED 8503

/* The inbox takes more while it has less than this. */
#define INBOX_MESSAGES 64
#define INBOX_BYTES    65536

typedef struct message {
	cs_queue node;
	int opcode;
	int flags;
	int code;
	zend_string *data;
} message;

typedef struct cs_inbox {
	cs_ws *ws; /* NULL: the connection is gone */
	cs_queue messages;
	unsigned count;
	size_t bytes;
	cs_co *reader; /* in recv() */
	bool asked;    /* recv() looks for more */
	bool closing;  /* nothing comes behind what is here */
	bool told;     /* recv() has returned the end */
} cs_inbox;

/* ---- The handshake ---- */

static int refuse_handshake(cs_response *response, int status, const char *reason)
{
	if (status == 426) {
		cs_response_set_header(response, "Sec-WebSocket-Version", "13", 2);
		cs_response_set_header(response, "Upgrade", "websocket", 9);
	}
	cs_log(CS_LOG_DEBUG, "refused a WebSocket handshake with status %d: %s", status, reason);
	response->exchange.answer.status = status;
	cs_answer *answer = cs_response_prepare(response);
	if (answer) {
		zend_string *body = zend_strpprintf(0, "%s\n", reason);
		cs_response_set_header(response, "Content-Type", "text/plain", 10);
		answer = cs_response_prepare(response);
		cs_answer_end(answer, body);
		zend_string_release(body);
	}
	return status;
}

/* Fills in the headers that the client waits for. Compression is agreed on when both sides want it. */
static bool set_headers(cs_response *response, const cs_head *head, const char *accept, cs_ws_deflate_params *agreed)
{
	const cs_ws_config *config = response->exchange.answer.conn->server->ws;
	cs_view given;
	cs_buf offers = {0}, line = {0};
	bool deflate = false;

	cs_response_set_header(response, "Upgrade", "websocket", 9);
	cs_response_set_header(response, "Connection", "Upgrade", 7);
	cs_response_set_header(response, "Sec-WebSocket-Accept", accept, CS_WS_ACCEPT_LEN);
	if (config->subprotocol && !cs_response_get_header(response, "sec-websocket-protocol", &given)
		&& cs_ws_offers_protocol(head, config->subprotocol)) {
		cs_response_set_header(response, "Sec-WebSocket-Protocol", config->subprotocol, strlen(config->subprotocol));
	}
	if (config->compression) {
		cs_ws_deflate_params wanted = {
			.server_no_takeover = !config->takeover, .client_no_takeover = !config->takeover};
		cs_ws_join_field(head, "sec-websocket-extensions", &offers);
		deflate =
			cs_ws_deflate_accept(cs_buf_view(&offers), &wanted, agreed) && cs_ws_deflate_write(agreed, &line) == 0;
		if (deflate) {
			cs_response_set_header(response, "Sec-WebSocket-Extensions", line.data, line.len);
		}
	}
	cs_buf_dtor(&offers);
	cs_buf_dtor(&line);
	return deflate;
}

bool cs_response_agreed_deflate(cs_response *response, cs_ws_deflate_params *agreed)
{
	static const cs_ws_deflate_params anything; /* constant */
	cs_view line;

	return cs_response_get_header(response, "sec-websocket-extensions", &line)
		&& cs_ws_deflate_check(line, &anything, agreed) > 0;
}

cs_ws *cs_response_switch(cs_response *response, const cs_head *head, const cs_ws_ops *ops, void *owner, bool ends)
{
	cs_answer *answer = &response->exchange.answer;
	char accept[CS_WS_ACCEPT_LEN + 1];
	const char *reason;
	cs_ws_deflate_params agreed;

	int status = cs_ws_check_request(head, accept, &reason);
	if (!status && answer->conn->server->stopping) {
		status = 503;
		reason = "The server is stopping";
	}
	if (status) {
		refuse_handshake(response, status, reason);
		return NULL;
	}
	bool deflate = set_headers(response, head, accept, &agreed);
	answer->status = 101;
	answer->keep_alive = true;
	if (!cs_response_prepare(response)) {
		return NULL;
	}
	cs_conn *conn = answer->conn;
	cs_ws *ws = conn ? cs_ws_start(conn, conn->server->ws, ops, owner, deflate ? &agreed : NULL) : NULL;
	if (!ws) {
		cs_answer_fail(answer, 500);
		return NULL;
	}
	if (ends) {
		cs_answer_end(answer, NULL);
	} else {
		cs_answer_write(answer, ZSTR_EMPTY_ALLOC());
	}
	return cs_ws_of(conn);
}

/* ---- The inbox ---- */

static void free_message(message *one)
{
	zend_string_release(one->data);
	free(one);
}

static void wake_reader(cs_inbox *inbox)
{
	if (inbox->reader) {
		cs_co_wake(inbox->reader, 0);
	}
}

/* The reader goes on at once when the connection's read callback runs, so that its answer leaves with the others. The inbox
 * may be gone afterwards. */
static void resume_reader(cs_inbox *inbox)
{
	if (inbox->reader && !cs_co_current() && CSG(core).loop_running) {
		cs_co_resume(inbox->reader, 0);
	} else {
		wake_reader(inbox);
	}
}

static void on_message(cs_conn *conn, int opcode, int flags, zend_string *data, int code)
{
	cs_inbox *inbox = cs_ws_of(conn)->owner;
	message *one = pemalloc(sizeof(*one), 1);

	*one = (message){.opcode = opcode, .flags = flags, .code = code, .data = data};
	cs_queue_push(&inbox->messages, &one->node);
	inbox->count++;
	inbox->bytes += ZSTR_LEN(data);
	resume_reader(inbox);
}

static bool can_take(cs_conn *conn)
{
	const cs_inbox *inbox = cs_ws_of(conn)->owner;
	return inbox->count < INBOX_MESSAGES && inbox->bytes < INBOX_BYTES;
}

/* What came before the client's goodbye may still be answered. */
static bool can_end(cs_conn *conn)
{
	const cs_inbox *inbox = cs_ws_of(conn)->owner;
	return (inbox->reader || inbox->asked) && cs_queue_empty(&inbox->messages);
}

static void on_closing(cs_conn *conn)
{
	cs_inbox *inbox = cs_ws_of(conn)->owner;
	inbox->closing = true;
	wake_reader(inbox);
}

static void on_close(cs_conn *conn)
{
	cs_inbox *inbox = cs_ws_of(conn)->owner;
	inbox->ws = NULL;
	inbox->closing = true;
	wake_reader(inbox);
}

static const cs_ws_ops inbox_ops = {
	.on_message = on_message, .on_closing = on_closing, .on_close = on_close, .can_take = can_take, .can_end = can_end};

/* The Response goes, or is done with: the connection's events have nowhere to go. */
static void ignore_message(cs_conn *conn, int opcode, int flags, zend_string *data, int code)
{
	zend_string_release(data);
}

static const cs_ws_ops no_ops = {.on_message = ignore_message};

void cs_response_leave(cs_response *response, int code)
{
	cs_answer *answer = &response->exchange.answer;
	cs_inbox *inbox = response->exchange.inbox;
	cs_conn *conn = answer->conn;

	if (inbox->ws) {
		cs_ws_end(inbox->ws, code, (cs_view){NULL, 0});
	}
	answer->ended = true;
	if (answer->conn) {
		answer->conn = NULL;
		cs_conn_done(conn, true);
	}
}

void cs_response_free_inbox(cs_response *response)
{
	cs_inbox *inbox = response->exchange.inbox;
	cs_queue *node;

	if (inbox->ws) {
		inbox->ws->ops = &no_ops;
	}
	while ((node = cs_queue_shift(&inbox->messages))) {
		free_message(CS_QUEUE_ENTRY(node, message, node));
	}
	free(inbox);
	response->exchange.inbox = NULL;
}

/* The connection as an object with the last error, as programs look for it in $response->socket. */
static void set_socket(cs_response *response, int error)
{
	zval *slot = OBJ_PROP_NUM(&response->std, CS_RESPONSE_SOCKET);
	ZVAL_DEREF(slot);
	if (Z_TYPE_P(slot) == IS_NULL || Z_TYPE_P(slot) == IS_UNDEF) {
		object_init(slot);
		add_property_long(slot, "fd", response->exchange.fd);
	}
	if (Z_TYPE_P(slot) == IS_OBJECT && Z_OBJCE_P(slot) == zend_standard_class_def) {
		add_property_long(slot, "errCode", error);
		add_property_string(slot, "errMsg", error ? strerror(error) : "");
	}
}

ZEND_METHOD(Swoole_Http_Response, upgrade)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_response *response = THIS;
	if (!cs_response_check_head_open(response)) {
		RETURN_FALSE;
	}
	const cs_head *head = response->exchange.upgrade;
	if (!head || !cs_ws_is_request(head) || !response->exchange.answer.conn->server->ws) {
		cs_set_last_error(8501); /* SWOOLE_ERROR_WEBSOCKET_BAD_CLIENT */
		refuse_handshake(response, 400, "The request does not ask for WebSocket");
		RETURN_FALSE;
	}
	cs_inbox *inbox = pecalloc(1, sizeof(*inbox), 1);
	cs_queue_init(&inbox->messages);
	cs_ws *ws = cs_response_switch(response, head, &inbox_ops, inbox, false);
	if (!ws) {
		free(inbox);
		if (!EG(exception)) {
			cs_set_last_error(8504); /* SWOOLE_ERROR_WEBSOCKET_HANDSHAKE_FAILED */
		}
		RETURN_FALSE;
	}
	inbox->ws = ws;
	response->exchange.inbox = inbox;
	set_socket(response, 0);
	RETURN_TRUE;
}

/* ---- Methods of an upgraded connection ---- */

/* The inbox, or NULL after a warning. */
static cs_inbox *this_inbox(cs_response *response)
{
	if (!response->exchange.inbox) {
		cs_set_last_error(ERROR_UNCONNECTED);
		cs_warn("the connection does not speak WebSocket: call upgrade() first");
	}
	return response->exchange.inbox;
}

/* The next message as a Frame. */
static void take_message(cs_response *response, cs_inbox *inbox, zval *return_value)
{
	message *one = CS_QUEUE_ENTRY(cs_queue_shift(&inbox->messages), message, node);

	inbox->count--;
	inbox->bytes -= ZSTR_LEN(one->data);
	ZVAL_OBJ(
		return_value, cs_websocket_frame_new(response->exchange.fd, one->opcode, one->flags, one->data, one->code));
	free(one);
	if (inbox->ws && inbox->ws->rest.len && inbox->count < INBOX_MESSAGES / 2) {
		cs_ws_continue(inbox->ws);
	}
}

/* Waits for a message or the end. Returns 0, or as cs_co_wait(). May yield. */
static int wait_message(cs_inbox *inbox, double timeout)
{
	if (cs_queue_empty(&inbox->messages) && inbox->ws) {
		inbox->asked = true;
		cs_ws_continue(inbox->ws);
		inbox->asked = false;
	}
	if (!cs_queue_empty(&inbox->messages) || inbox->closing) {
		return 0;
	}
	if (!cs_co_can_yield()) {
		cs_warn("recv() has to wait, which it can only do in a coroutine");
		return UV_EAGAIN;
	}
	inbox->reader = cs_co_current();
	int status = cs_co_wait("websocket recv", cs_timeout_ms(timeout, true));
	inbox->reader = NULL;
	return !cs_queue_empty(&inbox->messages) || (inbox->closing && status != UV_EINTR && !EG(exception)) ? 0 : status;
}

/* May yield. */
ZEND_METHOD(Swoole_Http_Response, recv)
{
	double timeout = 0;
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_response *response = THIS;
	cs_inbox *inbox = this_inbox(response);
	if (!inbox) {
		RETURN_FALSE;
	}
	if (inbox->reader) {
		cs_throw_error(EBUSY,
			"coroutine " ZEND_LONG_FMT " cannot receive from the WebSocket connection %d: coroutine " ZEND_LONG_FMT
			" is receiving from it",
			cs_co_current() ? cs_co_id(cs_co_current()) : -1, response->exchange.fd, cs_co_id(inbox->reader));
		RETURN_THROWS();
	}
	GC_ADDREF(&response->std);
	int status = wait_message(inbox, timeout);
	if (status < 0) {
		if (!EG(exception)) {
			cs_set_last_error(-status);
			set_socket(response, -status);
		}
		RETVAL_FALSE;
	} else if (!cs_queue_empty(&inbox->messages)) {
		take_message(response, inbox, return_value);
	} else if (!inbox->told) {
		inbox->told = true;
		cs_set_last_error(ECONNRESET);
		set_socket(response, ECONNRESET);
		RETVAL_EMPTY_STRING();
	} else {
		cs_set_last_error(ECONNRESET);
		RETVAL_FALSE;
	}
	OBJ_RELEASE(&response->std);
}

static void return_sent(zval *return_value, cs_response *response, int error)
{
	if (error < 0 && !EG(exception)) {
		cs_set_last_error(error == UV_EPIPE ? ERROR_UNCONNECTED : -error);
		set_socket(response, -error);
	}
	RETURN_BOOL(error >= 0);
}

/* Does with the inbox what the arguments say; releases them. May yield. */
static void send_frame(zval *return_value, cs_response *response, cs_inbox *inbox, cs_websocket_args *args)
{
	int error = UV_EPIPE;

	if (!cs_websocket_args_check(args)) {
		zend_string_release(args->data);
		RETURN_FALSE;
	}
	GC_ADDREF(&response->std);
	if (inbox->ws) {
		error = args->opcode == CS_WS_CLOSE
			? cs_ws_close(inbox->ws, args->code, (cs_view){ZSTR_VAL(args->data), ZSTR_LEN(args->data)})
			: cs_ws_send(inbox->ws, args->opcode, args->flags, args->data);
	}
	zend_string_release(args->data);
	return_sent(return_value, response, error);
	OBJ_RELEASE(&response->std);
}

/* May yield. */
ZEND_METHOD(Swoole_Http_Response, push)
{
	zend_object *object;
	zend_string *string;
	zend_long opcode = CS_WS_TEXT, flags = CS_WS_FLAG_FIN;
	cs_websocket_args args;
	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_OBJ_OF_CLASS_OR_STR(object, cs_websocket_frame_ce, string)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(opcode)
		Z_PARAM_LONG(flags)
	ZEND_PARSE_PARAMETERS_END();

	cs_inbox *inbox = this_inbox(THIS);
	if (!inbox) {
		RETURN_FALSE;
	}
	if (!cs_websocket_args_read(&args, object, string, opcode, flags)) {
		RETURN_THROWS();
	}
	send_frame(return_value, THIS, inbox, &args);
}

ZEND_METHOD(Swoole_Http_Response, disconnect)
{
	zend_long code = CS_WS_NORMAL;
	zend_string *reason = ZSTR_EMPTY_ALLOC();
	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(code)
		Z_PARAM_STR(reason)
	ZEND_PARSE_PARAMETERS_END();

	cs_inbox *inbox = this_inbox(THIS);
	if (!inbox || !cs_websocket_check_close(code, reason)) {
		RETURN_FALSE;
	}
	cs_websocket_args args = {zend_string_copy(reason), CS_WS_CLOSE, CS_WS_FLAG_FIN, (int) code};
	send_frame(return_value, THIS, inbox, &args);
}

/* May yield. */
ZEND_METHOD(Swoole_Http_Response, ping)
{
	zend_string *data = ZSTR_EMPTY_ALLOC();
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_conn *conn = THIS->exchange.answer.conn;
	if (conn && conn->parent) {
		RETURN_BOOL(cs_h2_ping(conn, ZSTR_VAL(data), ZSTR_LEN(data)) == 0);
	}
	cs_inbox *inbox = this_inbox(THIS);
	if (!inbox) {
		RETURN_FALSE;
	}
	cs_websocket_args args = {zend_string_copy(data), CS_WS_PING, CS_WS_FLAG_FIN, 0};
	send_frame(return_value, THIS, inbox, &args);
}
