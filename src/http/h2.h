/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * HTTP/2 on libnghttp2. A connection that speaks it has a session; each stream of it has a cs_conn of its own, whose parent
 * is the connection, so that a request on a stream is handled and answered as any other one: what output.c would write to
 * the socket goes to the stream.
 *
 *     h2.c           the session: bytes in and out, frames, limits, the end
 *     h2_request.c   from header fields to a cs_head, bodies
 *     h2_answer.c    from an answer to frames
 */
#ifndef CS_HTTP_H2_H
#define CS_HTTP_H2_H

#include "conn.h"

/* What a server offers its clients; 0: the library's default. */
typedef struct cs_h2_config {
	int64_t max_streams; /* at a time */
	int64_t window;      /* bytes of a body that a client may send ahead */
	int64_t frame_size;
	int64_t table_size; /* of the header table */
	int64_t header_list;
} cs_h2_config;

/* A header field of an answer. */
typedef struct cs_line {
	zend_string *name;
	zend_string *value;
} cs_line;

/* False in a build without libnghttp2; nothing else here is called then. */
bool cs_h2_available(void);

/* True for a connection that speaks it. */
bool cs_h2_is(const cs_conn *conn);

/* The connections of the server that speak it take no further streams. */
void cs_h2_stop_all(cs_conn_server *server);

/* Does a connection begin with HTTP/2's preface? 1, 0, or -1: more bytes are needed to tell. */
int cs_h2_sniff(const char *bytes, size_t len);

/* Speaks HTTP/2 from the next byte on, which is the first of the client's preface. Returns 0 or UV_ENOMEM. */
int cs_h2_start(cs_conn *conn);

/* The request asks for HTTP/2 by "Upgrade: h2c": switches and takes the head, or returns false and leaves everything. */
bool cs_h2_upgrade(cs_conn *conn, cs_head *head);

/* ---- On the conn of a stream ------------------------------------------------------------------------------------- */

/* Sends the head; with `end` there is no body. The second one is that of a 200 with a body of that length. */
void cs_h2_send_head(cs_conn *conn, int status, const cs_line *lines, uint32_t count, bool end);
void cs_h2_send_plain(cs_conn *conn, const char *server, const char *type, size_t len, bool is_head);
void cs_h2_send_trailers(cs_conn *conn, const cs_line *lines, uint32_t count);
void cs_h2_append_string(cs_conn *conn, zend_string *string);
void cs_h2_append(cs_conn *conn, const char *bytes, size_t len);
size_t cs_h2_queued(const cs_conn *conn);

/* The client may send no more than its window of the stream / go on. */
void cs_h2_hold(cs_conn *conn, bool hold);

/* A piece of the stream's upload is in its file; or its request is refused with that status. */
void cs_h2_stored(cs_conn *conn, int status, const char *reason);

/* Sends what there is, unless somebody up the stack will. */
void cs_h2_push(cs_conn *conn);

/* The answer is complete. */
void cs_h2_done(cs_conn *conn);

/* The stream ends at once; the client sees an error unless everything was sent. */
void cs_h2_abort(cs_conn *conn);

/* For Response::ping() and goaway(). Return 0 or a negative UV_E*. */
int cs_h2_ping(cs_conn *conn, const char *data, size_t len);
int cs_h2_goaway(cs_conn *conn, uint32_t error, const char *debug, size_t len);

#endif
