/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * detach() and create(): a response that another Response takes up, in this process or another one. For a connection that
 * another process owns the answer is made here as always, on a connection that only gathers bytes, and they are sent through
 * the server. The connection closes behind it, since its owner does not know where in the answer we are.
 */
#include "response.h"
#include "error.h"
#include "server.h"
#include "server_stream.h"

struct cs_response_remote {
	cs_conn conn;          /* first: its sink finds the rest */
	cs_conn_server server; /* of that one connection */
	zend_object *object;   /* the Swoole\Server, referenced */
	cs_server *to;
	zend_long session;
};

/* Bytes of the answer; false when they cannot be sent. */
static bool send_bytes(struct cs_response_remote *remote, const char *bytes, size_t len)
{
	cs_view body = {bytes, len};
	return len == 0 || cs_stream_tell_owner(remote->to, remote->session, CS_MSG_SEND, 0, &body, NULL, 0) >= 0;
}

static void on_output(cs_conn *conn, const char *head, size_t head_len, zend_string *string)
{
	struct cs_response_remote *remote = (struct cs_response_remote *) conn;
	if (!send_bytes(remote, head, head_len) || (string && !send_bytes(remote, ZSTR_VAL(string), ZSTR_LEN(string)))) {
		cs_conn_abort(conn, true);
	}
}

static void on_end(cs_conn *conn, bool whole)
{
	struct cs_response_remote *remote = (struct cs_response_remote *) conn;
	conn->closing = true;
	cs_server_close_session(remote->to, remote->session, !whole);
}

static const cs_conn_sink sink = {on_output, on_end};

bool cs_response_remote_open(cs_response *response, zend_object *object, zend_long session)
{
	zval zv;
	cs_session row;
	ZVAL_OBJ(&zv, object);
	cs_server *server = cs_server_running(&zv);
	if (!server || !cs_session_get(server->sessions, cs_session_number(session), &row)
		|| (row.flags & CS_SESSION_CLOSING)) {
		return false;
	}
	struct cs_response_remote *remote = pecalloc(1, sizeof(*remote), 1);
	cs_conn_server_init(&remote->server);
	remote->server.high_water = SIZE_MAX;
	remote->server.on_lost = cs_response_on_lost;
	remote->conn.server = &remote->server;
	remote->conn.sink = &sink;
	remote->conn.fd = (int) session;
	cs_queue_init(&remote->conn.writers);
	cs_queue_init(&remote->conn.wait);
	remote->conn.exchange = &response->exchange;
	remote->object = object;
	GC_ADDREF(object);
	remote->to = server;
	remote->session = session;
	response->exchange.remote = remote;
	response->exchange.fd = (int) session;
	response->exchange.answer.conn = &remote->conn;
	response->exchange.answer.version_minor = 1;
	response->exchange.answer.keep_alive = false;
	/* Nothing turns a loop here that would keep the date. */
	CSG(http).plain_len = 0;
	return true;
}

void cs_response_remote_free(cs_response *response)
{
	struct cs_response_remote *remote = response->exchange.remote;
	response->exchange.remote = NULL;
	if (CSG(http).corked == &remote->conn) {
		CSG(http).corked = NULL;
		CSG(http).out_len = 0;
	}
	OBJ_RELEASE(remote->object);
	free(remote);
}

/* ---- Methods ----------------------------------------------------------------------------------------------------- */

ZEND_METHOD(Swoole_Http_Response, detach)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_response *response = cs_response_from(Z_OBJ_P(ZEND_THIS));
	if (!cs_response_check_open(response)) {
		RETURN_FALSE;
	}
	cs_exchange *exchange = response->exchange.remote ? NULL : malloc(sizeof(*exchange));
	if (!exchange) {
		RETURN_FALSE;
	}
	*exchange = response->exchange;
	exchange->detached = true;
	exchange->answer.conn->exchange = exchange;
	exchange->answer.conn->detached = true;
	cs_queue_push(&CSG(classes).detached, &exchange->node);
	response->exchange.answer.conn = NULL;
	response->exchange.answer.reason = NULL;
	response->exchange.answer.encoder = NULL;
	response->exchange.upgrade = NULL;
	response->exchange.answer.head = NULL;
	response->exchange.answer.ended = true;
	RETURN_TRUE;
}

static cs_exchange *find_detached(zend_long fd)
{
	cs_queue *list = &CSG(classes).detached;
	for (cs_queue *node = list->next; node != list; node = node->next) {
		cs_exchange *exchange = CS_QUEUE_ENTRY(node, cs_exchange, node);
		if (exchange->fd == fd) {
			return exchange;
		}
	}
	return NULL;
}

void cs_response_drop_detached(cs_conn *conn)
{
	cs_exchange *exchange = conn->exchange;
	cs_queue_remove(&exchange->node);
	cs_answer_dtor(&exchange->answer);
	if (exchange->upgrade) {
		cs_head_unref(exchange->upgrade);
	}
	free(exchange);
	conn->detached = false;
	cs_conn_done(conn, false);
}

/* One that another process has detached, or even has not. */
static bool open_remote(cs_response *response, zval *server, zend_long fd)
{
	return server && Z_TYPE_P(server) == IS_OBJECT && instanceof_function(Z_OBJCE_P(server), cs_server_ce)
		&& cs_response_remote_open(response, Z_OBJ_P(server), fd);
}

ZEND_METHOD(Swoole_Http_Response, create)
{
	zval *server = NULL;
	zend_long fd = -1;
	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_ZVAL(server)
		Z_PARAM_LONG(fd)
	ZEND_PARSE_PARAMETERS_END();
	if (server && Z_TYPE_P(server) == IS_LONG && fd < 0) {
		fd = Z_LVAL_P(server);
	} else if (server && Z_TYPE_P(server) != IS_OBJECT && Z_TYPE_P(server) != IS_LONG && Z_TYPE_P(server) != IS_ARRAY) {
		zend_argument_type_error(1, "must be of type object|array|int, %s given", zend_zval_type_name(server));
		RETURN_THROWS();
	}
	cs_exchange *found = fd >= 0 ? find_detached(fd) : NULL;
	object_init_ex(return_value, cs_response_ce);
	cs_response *response = cs_response_from(Z_OBJ_P(return_value));
	if (fd >= 0 && !found && !open_remote(response, server, fd)) {
		zval_ptr_dtor(return_value);
		cs_warn("There is no detached response with the fd " ZEND_LONG_FMT, fd);
		RETURN_FALSE;
	}
	if (found) {
		cs_queue_remove(&found->node);
		response->exchange = *found;
		response->exchange.detached = false;
		response->exchange.answer.conn->exchange = &response->exchange;
		response->exchange.answer.conn->detached = false;
		free(found);
	}
	ZVAL_LONG(OBJ_PROP_NUM(&response->std, CS_RESPONSE_FD), fd);
}
