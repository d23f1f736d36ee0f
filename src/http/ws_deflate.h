/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * permessage-deflate (RFC 7692) on zlib: negotiating it as a server or as a client, and compressing and inflating messages.
 * Needs no Zend. Without zlib (CS_HAVE_ZLIB) nothing is ever agreed on.
 *
 * A server:  if (cs_ws_deflate_accept(offers, &wanted, &agreed)) { cs_ws_deflate_write(&agreed, &line); ... }
 * A client:  cs_ws_deflate_offer(&wanted, &line); ... cs_ws_deflate_check(answer, &wanted, &agreed)
 *
 * Without context takeover a direction needs no memory between messages: then the compressor is the caller's pool's, which
 * all connections share.
 */
#ifndef CS_HTTP_WS_DEFLATE_H
#define CS_HTTP_WS_DEFLATE_H

#include "../core/buf.h"

/* What is wanted, or what was agreed on. A window has 2^bits bytes, bits from 8 to 15. */
typedef struct cs_ws_deflate_params {
	bool server_no_takeover; /* the server forgets each message */
	bool client_no_takeover;
	uint8_t server_bits; /* 0: 15 */
	uint8_t client_bits;
} cs_ws_deflate_params;

/* The first of the offers in Sec-WebSocket-Extensions (all its values, joined with commas) that can be met. `wanted` sets
 * what we ask for beyond the offer: no takeover, and smaller windows, where the client lets us. */
bool cs_ws_deflate_accept(cs_view offers, const cs_ws_deflate_params *wanted, cs_ws_deflate_params *agreed);

/* Appends "permessage-deflate; ..." as the server's answer, or as the client's offer. Returns 0 or UV_ENOMEM. */
int cs_ws_deflate_write(const cs_ws_deflate_params *agreed, cs_buf *out);
int cs_ws_deflate_offer(const cs_ws_deflate_params *wanted, cs_buf *out);

/* The server's answer to that offer. Returns 1 with what was agreed on, 0 when the answer is empty, or UV_EPROTO: then the
 * client must fail the connection. */
int cs_ws_deflate_check(cs_view answer, const cs_ws_deflate_params *wanted, cs_ws_deflate_params *agreed);

/* Compressors that connections share, by window; all bytes zero at first. */
typedef struct cs_ws_deflate_pool {
	void *deflate[16];
	void *inflate;
} cs_ws_deflate_pool;

void cs_ws_deflate_pool_close(cs_ws_deflate_pool *pool);

/* One connection's state. It points at the pool. All bytes zero: nothing to free. */
typedef struct cs_ws_deflate {
	cs_ws_deflate_pool *pool;
	void *deflate; /* with takeover, from the first message on */
	void *inflate;
	uint8_t out_bits;
	uint8_t in_bits;
	bool out_takeover;
	bool in_takeover;
} cs_ws_deflate;

void cs_ws_deflate_init(
	cs_ws_deflate *ctx, cs_ws_deflate_pool *pool, const cs_ws_deflate_params *agreed, bool is_client);
void cs_ws_deflate_dtor(cs_ws_deflate *ctx);

/* Appends the payload of a frame that has RSV1. Returns 0, UV_ENOMEM, or UV_ENOTSUP without zlib. */
int cs_ws_deflate_compress(cs_ws_deflate *ctx, cs_view message, cs_buf *out);

/* Appends the message. Returns 0; UV_E2BIG when it has more than max_len bytes (0: no limit), of which at most that many
 * were written; UV_EINVAL when the bytes are no such stream; or UV_ENOMEM. After an error the connection is to be failed. */
int cs_ws_deflate_inflate(cs_ws_deflate *ctx, cs_view payload, uint64_t max_len, cs_buf *out);

/* The same in steps, as little can become much: begin returns 0 or UV_ENOMEM; a step appends up to `most` bytes and returns 1
 * when there may be more, else as above. The payload is the same for all steps, but may have moved. End at any time. */
typedef struct cs_ws_inflation {
	cs_ws_deflate *ctx;
	void *stream;
	uint64_t max_len;
	uint64_t made;
	size_t used; /* of the payload; then of what the sender has cut off from its end */
	bool at_end;
} cs_ws_inflation;

int cs_ws_inflate_begin(cs_ws_inflation *inflation, cs_ws_deflate *ctx, uint64_t max_len);
int cs_ws_inflate_step(cs_ws_inflation *inflation, cs_view payload, size_t most, cs_buf *out);
void cs_ws_inflate_end(cs_ws_inflation *inflation);

#endif
