/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The body of the request that a connection, or a stream of HTTP/2, is reading: gathered in memory, parsed as a form, or handed to a handler that
 * runs already (the option stream_request_body). Between conn.c and whoever reads such a stream.
 */
#ifndef CS_HTTP_BODY_H
#define CS_HTTP_BODY_H

#include "conn.h"
#include "../core/co.h"

/* A body that its handler reads while it arrives. Belongs to the connection and to the Request: whoever lets go last frees it. */
typedef struct cs_incoming {
	uint32_t refs;
	cs_conn *conn; /* NULL: nothing comes any more, */
	int error;     /* because of this; 0: it is complete */
	bool wanted;   /* the client waits for 100 Continue */
	bool discard;  /* nobody reads any more */
	cs_buf data;   /* that arrived and was not read */
	cs_co *reader; /* in cs_incoming_read() */
} cs_incoming;

void cs_incoming_unref(cs_incoming *incoming);

/* The next piece, of at most `max` bytes, or the empty string at the end. Waits at most timeout_ms, CS_FOREVER for no limit. Returns
 * 0, UV_ETIMEDOUT, UV_EBUSY when another coroutine reads, UV_ECONNRESET or UV_EPROTO when the body is not complete and
 * never will be, or as cs_co_wait(). May yield. */
int cs_incoming_read(cs_incoming *incoming, size_t max, int64_t timeout_ms, zend_string **piece);

/* How long a body may pause, by the server's options; CS_FOREVER for no limit. */
int64_t cs_incoming_patience(const cs_incoming *incoming);

/* ---- For conn.c -------------------------------------------------------------------------------------------------- */

/* A head with a body to come. `more` tells whether some of the body is here already: such a client does not wait. May call the handler. */
void cs_body_begin(cs_conn *conn, bool more);

/* The body is complete. False when there is no request to be handled: it is refused, or its handler runs already. */
bool cs_body_finish(cs_conn *conn);

/* The body is malformed or too large. True when its handler has run, or runs and learns of it; else the request is to be
 * refused. */
bool cs_body_fail(cs_conn *conn);

/* The exchange is over before the body is: the rest is dropped. */
void cs_body_release(cs_conn *conn);

/* Bytes have come: stops reading when their reader, or a file, is slow. */
void cs_body_check(cs_conn *conn);

/* Makes conn->incoming when the server hands over bodies while they arrive, and this one is not parsed first. `wanted`: the client
 * waits to be told that it may send. */
bool cs_body_stream(cs_conn *conn, const cs_head *head, bool wanted);

/* The stream is complete, or with an error broken. */
void cs_body_end(cs_conn *conn, int error);

/* No more bytes come: the client has ended its side, or the connection closes. */
void cs_body_lost(cs_conn *conn);

#endif
