/* SPDX-License-Identifier: Apache-2.0. Part of cserve. Swoole\WebSocket\Server; its connections are in server_ws.c. */
#include "server_ws.h"

#include "error.h"
#include "src/modules.h"

#include <errno.h>

#include "stubs/websocket_server_arginfo.h"

#define ERROR_UNCONNECTED 8503 /* SWOOLE_ERROR_WEBSOCKET_UNCONNECTED */

zend_class_entry *cs_websocket_server_ce;

/* Sends what the arguments say, and releases them. May yield. */
static void push(zval *return_value, zval *this_zv, zend_long session, cs_websocket_args *args)
{
	cs_server *server = cs_server_running(this_zv);
	int error = UV_EINVAL;

	if (server && cs_websocket_args_check(args)) {
		error = cs_server_ws_push(server, session, args);
		if (error == UV_ENOTCONN && !EG(exception)) {
			cs_set_last_error(ERROR_UNCONNECTED);
			cs_warn("connection " ZEND_LONG_FMT " is not there, or is not an open WebSocket connection", session);
		} else if (error < 0 && !EG(exception)) {
			cs_set_last_error(-error);
			if (error != UV_EPIPE && error != UV_ECANCELED && error != UV_EINTR) {
				cs_warn("sending to connection " ZEND_LONG_FMT " failed: %s", session, uv_strerror(error));
			}
		}
	}
	zend_string_release(args->data);
	RETURN_BOOL(error >= 0);
}

/* May yield. */
ZEND_METHOD(Swoole_WebSocket_Server, push)
{
	zend_long session, opcode = CS_WS_TEXT, flags = CS_WS_FLAG_FIN;
	zend_object *object;
	zend_string *string;
	cs_websocket_args args;

	ZEND_PARSE_PARAMETERS_START(2, 4)
		Z_PARAM_LONG(session)
		Z_PARAM_OBJ_OF_CLASS_OR_STR(object, cs_websocket_frame_ce, string)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(opcode)
		Z_PARAM_LONG(flags)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_websocket_args_read(&args, object, string, opcode, flags)) {
		RETURN_THROWS();
	}
	push(return_value, ZEND_THIS, session, &args);
}

ZEND_METHOD(Swoole_WebSocket_Server, disconnect)
{
	zend_long session, code = CS_WS_NORMAL;
	zend_string *reason = ZSTR_EMPTY_ALLOC();

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_LONG(session)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(code)
		Z_PARAM_STR(reason)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_websocket_check_close(code, reason)) {
		RETURN_FALSE;
	}
	cs_websocket_args args = {zend_string_copy(reason), CS_WS_CLOSE, CS_WS_FLAG_FIN, (int) code};
	push(return_value, ZEND_THIS, session, &args);
}

/* May yield. */
ZEND_METHOD(Swoole_WebSocket_Server, ping)
{
	zend_long session;
	zend_string *data = ZSTR_EMPTY_ALLOC();

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(session)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_websocket_args args = {zend_string_copy(data), CS_WS_PING, CS_WS_FLAG_FIN, 0};
	push(return_value, ZEND_THIS, session, &args);
}

ZEND_METHOD(Swoole_WebSocket_Server, isEstablished)
{
	zend_long session;
	cs_session row;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(session)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	RETURN_BOOL(server && session > 0 && session <= INT32_MAX && cs_session_get(server->sessions, (int) session, &row)
		&& row.websocket_status == CS_WS_STATUS_ACTIVE && !(row.flags & CS_SESSION_CLOSING));
}

void cs_websocket_server_minit(int type, int module_number)
{
	cs_websocket_server_ce = register_class_Swoole_WebSocket_Server(cs_http_server_ce);
	cs_websocket_server_ce->create_object = cs_http_server_ce->create_object;
}
