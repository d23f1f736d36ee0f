/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Between conn.c, conn_server.c and output.c: see conn.h for what others call.
 */
#ifndef CS_HTTP_OUTPUT_H
#define CS_HTTP_OUTPUT_H

#include "conn.h"

#include "src/core/loop.h"

/* The connection closes: forgets its gathered output and wakes its writers. */
void cs_conn_output_lost(cs_conn *conn);

/* output.c tells conn.c that a queued write is done and the connection still open. */
void cs_conn_on_written(cs_conn *conn);

/* Closes when there is nothing left to do, else puts the connection on the list of what it waits for. At the end of
 * everything that happens to it from outside. */
void cs_conn_settle(cs_conn *conn);

/* What the connection's TLS has to send, now. May close the connection. */
void cs_conn_send_tls(cs_conn *conn);

/* The same at the end of the connection: what cannot be sent at once is lost. */
void cs_conn_end_tls(cs_conn *conn);

/* ---- secure.c: between the socket and the rest when there is TLS ------------------------------------------------- */

/* Bytes that came; or none, to go on after a pause. Calls cs_conn_take() with what they say. */
void cs_secure_receive(cs_conn *conn, const char *bytes, size_t len);

/* True when bytes that came are not decrypted yet. */
static inline bool cs_secure_pending(const cs_conn *conn)
{
	return conn->tls && cs_tls_readable(conn->tls);
}

/* Plain bytes of the client. Only while conn->in_read. */
void cs_conn_take(cs_conn *conn, const char *bytes, size_t len);

/* The client has ended its side, or the connection is broken. */
void cs_conn_take_end(cs_conn *conn, ssize_t error);

/* A request's body begins: returns 0, or the status to refuse with, and *reason, a literal. It is complete: the same. */
int cs_conn_begin_body(cs_conn *conn, const cs_head *head, const char **reason);
int cs_conn_finish_body(cs_conn *conn, const char **reason);

/* Resumes the coroutines in cs_conn_drain(). */
void cs_conn_wake_writers(cs_conn *conn, bool lost);

/* cs_parser_config.on_body */
int cs_conn_on_body(void *arg, const char *bytes, size_t len);

/* Moves it to the end of that list; its wait begins now. */
void cs_conn_move(cs_conn *conn, cs_conn_wait wait);

/* A connection of it is gone: was it the last one of a server that stops? */
void cs_conn_server_check_drained(cs_conn_server *server);

/* How exact the start of idleness is. A connection whose requests are answered at once moves up in the list of idle ones
 * this often, not each time, as that touches its neighbours in the list. */
static inline uint64_t cs_conn_idle_grain(const cs_conn_server *server, cs_conn_wait wait)
{
	return server->timeout_ms[wait] / 16;
}

static inline void cs_conn_set_wait(cs_conn *conn, cs_conn_wait wait)
{
	if (wait != conn->wait_for
		|| ((wait == CS_WAIT_IDLE || wait == CS_WAIT_STREAM)
			&& cs_loop_now_ms() - conn->since_ms > cs_conn_idle_grain(conn->server, wait))) {
		cs_conn_move(conn, wait);
	}
}

/* A server that stops does not wait for an answer that nobody holds when the client has nothing more to say either, nor
 * when it has waited long enough. */
static inline bool cs_conn_is_orphan(const cs_conn *conn)
{
	return conn->server->stopping && conn->detached && (conn->eof || conn->server->leaves_detached);
}

#endif
