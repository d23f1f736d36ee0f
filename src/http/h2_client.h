/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The client's side of an HTTP/2 connection on libnghttp2, without a socket: bytes received go in, bytes to send come out.
 * Streams gather their answers; what is ready is handed out in the order in which it became so. Needs no Zend. Built without
 * libnghttp2, cs_h2_client_new() fails.
 *
 *     id = cs_h2_client_request(client, fields, count, body, true);
 *     cs_h2_client_output(client, &out), send it;
 *     receive bytes; cs_h2_client_input(client, bytes, len); send cs_h2_client_output() again
 *     while ((stream = cs_h2_client_next(client, true))) { look at it; cs_h2_client_taken(client, stream); }
 */
#ifndef CS_HTTP_H2_CLIENT_H
#define CS_HTTP_H2_CLIENT_H

#include "compress.h"
#include "src/core/queue.h"

typedef struct cs_h2_client cs_h2_client;

typedef struct cs_h2_client_settings {
	int64_t header_table_size;
	int64_t max_concurrent_streams;
	int64_t init_window_size;
	int64_t max_frame_size;
	int64_t max_header_list_size;
} cs_h2_client_settings;

typedef struct cs_h2_field {
	cs_view name; /* in lower case; may be ":method" and the like */
	cs_view value;
} cs_h2_field;

/* A request and its answer. */
typedef struct cs_h2_client_stream {
	int32_t id;
	int status;      /* of the answer; 0: no head yet */
	uint32_t error;  /* why it was reset, NGHTTP2_*; 0 when it was not */
	const char *why; /* the end of a sentence when we reset it ourselves, else NULL */
	bool ended;      /* the answer is whole, or never will be */
	bool reset;      /* it never will be */
	bool piecewise;  /* is ready as soon as there is something */
	bool read_on;    /* a piece of it was handed out */
	cs_buf body;     /* decoded; what was not handed out yet */

	/* of h2_client.c */
	cs_queue node;  /* in all streams */
	cs_queue ready; /* in those to hand out */
	cs_buf fields;
	cs_buf out;
	size_t out_pos;
	uint64_t received; /* bytes of the body so far, decoded */
	size_t unconsumed; /* the server may not send so many more before they are handed out */
	cs_decoder *decoder;
	bool informational;
	bool out_end;
	bool out_deferred;
	bool closed;
	bool finished; /* handed out whole */
} cs_h2_client_stream;

void cs_h2_client_settings_default(cs_h2_client_settings *settings);

/* max_body: the largest body of an answer; a stream that exceeds it is reset. NULL without memory or library. */
cs_h2_client *cs_h2_client_new(const cs_h2_client_settings *settings, size_t max_body);
void cs_h2_client_free(cs_h2_client *client);

/* Begins a stream. `more`: the body goes on with cs_h2_client_write(). Returns its id, UV_EPIPE (the server takes no more
 * requests), UV_EMFILE (ids are used up: connect again) or UV_ENOMEM. */
int32_t cs_h2_client_request(
	cs_h2_client *client, const cs_h2_field *fields, size_t count, cs_view body, bool more, bool piecewise);

/* More of a request's body. Returns 0, UV_ENOENT (no such stream), UV_EPIPE (its body has ended) or UV_ENOMEM. */
int cs_h2_client_write(cs_h2_client *client, int32_t id, cs_view bytes, bool end);

/* Bytes of a request's body that wait for the server to take them; 0 for a stream that is gone. */
size_t cs_h2_client_unsent(cs_h2_client *client, int32_t id);

bool cs_h2_client_exists(cs_h2_client *client, int32_t id);

/* Gives a stream up. */
void cs_h2_client_cancel(cs_h2_client *client, int32_t id);
int cs_h2_client_ping(cs_h2_client *client);
int cs_h2_client_goaway(cs_h2_client *client, uint32_t error, cs_view data);

/* Appends what can be sent now, about 64 KiB at most: call it until it appends nothing. Returns 0, UV_ENOMEM or UV_EPROTO. */
int cs_h2_client_output(cs_h2_client *client, cs_buf *out);

/* Bytes that came. Returns 0, UV_ENOMEM, or UV_EPROTO when the connection is of no use any more. */
int cs_h2_client_input(cs_h2_client *client, const char *bytes, size_t len);

/* After output: the server broke the protocol and was told so. The connection has to be closed. */
bool cs_h2_client_broken(const cs_h2_client *client);

/* The oldest stream with something to hand out, or NULL; `whole`: of those that have ended. Then to be taken, which frees it
 * when it has ended. */
cs_h2_client_stream *cs_h2_client_next(cs_h2_client *client, bool whole);
void cs_h2_client_taken(cs_h2_client *client, cs_h2_client_stream *stream);

/* The next field of the answer's head (and trailers); *at begins as 0. False at the end. */
bool cs_h2_client_field(const cs_h2_client_stream *stream, size_t *at, cs_h2_field *field);

/* The server wants to end the connection: the id of the last stream it works on, and why. False when it does not. */
bool cs_h2_client_leaving(const cs_h2_client *client, int32_t *last_id, uint32_t *error);

typedef struct cs_h2_client_stats {
	int32_t current_id; /* of the newest stream */
	int32_t last_id;    /* of the server's newest */
	size_t active;
	cs_h2_client_settings local, remote;
} cs_h2_client_stats;
void cs_h2_client_stat(cs_h2_client *client, cs_h2_client_stats *stats);

/* What the server did wrong. */
const char *cs_h2_client_error(const cs_h2_client *client);

#endif
