/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See server_ws.c. */
#ifndef CS_CLASSES_SERVER_WS_H
#define CS_CLASSES_SERVER_WS_H

#include "http_handler.h"
#include "server.h"
#include "websocket_frame.h"

/* A request that asks for WebSocket came to a port that speaks it. Takes over the head's reference. */
void cs_server_ws_handshake(cs_port *port, const cs_http_handler *handler, cs_conn *conn, cs_head *head);

/* Sends a frame to a session, wherever it is. 0; UV_ENOTCONN when there is no such WebSocket connection; or another
 * UV_E*. May yield. */
int cs_server_ws_push(cs_server *server, zend_long session, const cs_websocket_args *args);

/* CS_MSG_PUSH of another process. */
void cs_server_ws_on_push(cs_server *server, cs_conn *conn, const cs_ipc_message *message);

/* The connection was released to go to another process: its state as bytes, of which the storage is the caller's. Frees the
 * session. */
cs_view cs_server_ws_give_away(cs_conn *conn, cs_ws_state *storage);

/* It came from there. */
void cs_server_ws_take_over(cs_port *port, cs_conn *conn, cs_view state);

#endif
