/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See server_stream.c. */
#ifndef CS_CLASSES_SERVER_STREAM_H
#define CS_CLASSES_SERVER_STREAM_H

#include "server.h"

/* Of a port that does not speak HTTP. */
extern const cs_conn_protocol cs_stream_protocol;
void cs_stream_on_bytes(cs_conn *conn, const char *bytes, size_t len);

/* Frees what the connection's framing holds. */
void cs_stream_free(cs_conn *conn);

/* Sends in the process that owns the connection. Waits in a coroutine when a lot is queued. 0 or a negative UV_E*.
 * May yield. */
int cs_stream_send(cs_server *server, cs_conn *conn, zend_string *data);

/* Sends a message about the session to the process that owns it; UV_ENOTCONN when there is none, or it is this one. */
int cs_stream_tell_owner(
	cs_server *server, zend_long session, int type, int64_t arg, const cs_view *body, const int *fds, int fd_count);

/* What other processes ask for: CS_MSG_PUSH, CS_MSG_SEND, CS_MSG_CLOSE, CS_MSG_PAUSE, CS_MSG_SEND_FILE. */
void cs_stream_on_message(cs_server *server, cs_ipc_message *message);

/* Datagram ports: reading one in this process. */
int cs_dgram_open(cs_port *port, int fd);
void cs_dgram_close(cs_port *port);

#endif
