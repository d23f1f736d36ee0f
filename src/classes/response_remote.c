/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Response::create($server, $fd) for a connection that another process owns: the answer is made here as always, on a connection
 * that only gathers bytes, and they are sent through the server. The connection closes behind it, since its owner does not know
 * where in the answer we are.
 */
#include "response.h"
#include "server.h"
#include "server_stream.h"

#include <errno.h>

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
	if (!server || !cs_session_get(server->sessions, (int) session, &row) || (row.flags & CS_SESSION_CLOSING)) {
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
