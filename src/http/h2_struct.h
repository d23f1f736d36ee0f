/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Between the files h2*.c.
 */
#ifndef CS_HTTP_H2_STRUCT_H
#define CS_HTTP_H2_STRUCT_H

#include "h2.h"

#ifdef CS_HAVE_NGHTTP2
#include <nghttp2/nghttp2.h>

/* So many at once, then so many a second. */
typedef struct cs_h2_budget {
	uint32_t left;
	uint32_t burst;
	uint32_t per_second;
	uint64_t since_ms;
} cs_h2_budget;

typedef struct cs_h2 {
	nghttp2_session *session;
	cs_conn *conn;    /* NULL when it is closed */
	cs_queue streams; /* open ones */
	cs_queue ready;   /* requests that are complete, to be handled when nghttp2 is done with the bytes */
	cs_queue drained; /* streams that have room again */
	uint32_t stream_count;
	uint32_t receiving;      /* requests that are not complete */
	uint32_t running;        /* answers that are not complete */
	uint32_t unread_answers; /* of which something waits for the client, */
	size_t unread_bytes;     /* so much of all together */
	uint32_t in_use;         /* calls up the stack: not to be freed */
	bool handling;           /* requests are being handled up the stack */
	bool turn_waits;         /* the next round of the loop goes on with `ready` */
	bool locked;             /* nghttp2 is at work up the stack, or must wait: nothing is sent */
	bool unsent;             /* there may be something to send */
	bool stopping;           /* GOAWAY was sent */
	bool failed;
	bool calming; /* nothing is read or sent for a while, then it closes */
	bool in_header;
	size_t header_bytes;  /* that came since the header block began */
	uint64_t received;    /* bytes of bodies */
	uint64_t sent;        /* likewise */
	cs_h2_budget resets;  /* streams that clients end early */
	cs_h2_budget control; /* frames that only make work */
	cs_buf target;        /* of the request being read; header blocks do not mix */
	cs_buf authority;
	cs_buf cookie;
	int method; /* -1: none, -2: unknown */
} cs_h2;

typedef struct cs_h2_piece {
	cs_queue node;
	zend_string *string;
	size_t sent;
} cs_h2_piece;

typedef struct cs_h2_stream {
	cs_conn conn; /* first */
	cs_h2 *h2;
	cs_queue node;
	cs_queue ready;
	cs_queue drained;
	cs_head *head; /* until the request is handled */
	cs_queue out;  /* cs_h2_piece */
	size_t out_len;
	cs_line *trailers; /* with counts of their own */
	uint32_t trailer_count;
	size_t unread;  /* bytes that came while the body is held */
	cs_buf ahead;   /* those of an upload that is being written to its file */
	bool has_line;  /* the head has a request line */
	bool ended;     /* the request has come; its body may still have to be stored */
	bool complete;  /* the request is */
	bool handled;   /* its handler was called */
	bool counted;   /* in h2->running */
	bool refused;   /* answered by us; what still comes is dropped */
	bool head_sent; /* of the answer */
	bool deferred;  /* nghttp2 waits for more of the body */
	bool done;      /* the answer is complete */
} cs_h2_stream;

/* ---- h2.c ---- */

void cs_h2_send(cs_h2 *h2);

/* Outside of nghttp2: handles the requests that are complete, and sends. `h2` may be gone afterwards. */
void cs_h2_handle(cs_h2 *h2);

/* ---- h2_request.c ---- */

cs_h2_stream *cs_h2_stream_new(cs_h2 *h2, int32_t id);

/* The stream is gone: tells its exchange and frees it when nobody up the stack can hold it. */
void cs_h2_stream_close(cs_h2_stream *stream);
int cs_h2_on_field(cs_h2_stream *stream, cs_view name, cs_view value);
void cs_h2_on_head(cs_h2_stream *stream, bool end);
void cs_h2_on_data(cs_h2_stream *stream, const char *bytes, size_t len);
void cs_h2_on_complete(cs_h2_stream *stream);

/* ---- h2_answer.c ---- */

/* The stream's answer no longer counts as running. */
void cs_h2_uncount(cs_h2_stream *stream);
void cs_h2_drop_output(cs_h2_stream *stream);
void cs_h2_refuse(cs_h2_stream *stream, int status, const char *reason);

/* Wakes who waits for room in the streams that have some. True when there may be more to send. */
bool cs_h2_wake(cs_h2 *h2);

#endif
#endif
