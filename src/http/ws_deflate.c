/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See ws_deflate.h. */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#include "ws_deflate.h"

#include <stdlib.h>
#include <strings.h>
#include <uv.h>

/* ---- The header ---- */

/* Reads tokens and quoted strings of a header's value. */
typedef struct scanner {
	const char *at;
	const char *end;
} scanner;

static void skip_blanks(scanner *in)
{
	while (in->at < in->end && (*in->at == ' ' || *in->at == '\t')) {
		in->at++;
	}
}

static bool is_token_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
		|| (c && strchr("!#$%&'*+-.^_`|~", c));
}

static cs_view read_token(scanner *in)
{
	skip_blanks(in);
	const char *start = in->at;
	while (in->at < in->end && is_token_char(*in->at)) {
		in->at++;
	}
	cs_view token = {start, (size_t) (in->at - start)};
	skip_blanks(in);
	return token;
}

/* The RFC's quoted values are tokens too once unquoted. */
static bool read_value(scanner *in, cs_view *value)
{
	skip_blanks(in);
	bool quoted = in->at < in->end && *in->at == '"';
	if (quoted) {
		in->at++;
	}
	*value = read_token(in);
	if (quoted) {
		if (in->at == in->end || *in->at != '"') {
			return false;
		}
		in->at++;
		skip_blanks(in);
	}
	return value->len > 0;
}

static bool skip_char(scanner *in, char c)
{
	if (in->at < in->end && *in->at == c) {
		in->at++;
		return true;
	}
	return false;
}

static bool view_is(cs_view view, const char *lower)
{
	return view.len == strlen(lower) && strncasecmp(view.ptr, lower, view.len) == 0;
}

/* One extension of the list. */
typedef struct extension {
	bool is_deflate;
	bool bad; /* a parameter is unknown, twice there, or has a wrong value */
	bool server_no_takeover;
	bool client_no_takeover;
	bool has_server_bits;
	bool has_client_bits;
	uint8_t server_bits; /* 0: without a value */
	uint8_t client_bits;
} extension;

/* "8" to "15", or with *bits 0 no value at all. */
static bool parse_bits(bool has_value, cs_view value, uint8_t *bits)
{
	*bits = 0;
	if (!has_value) {
		return true;
	}
	if (value.len == 1 && (value.ptr[0] == '8' || value.ptr[0] == '9')) {
		*bits = (uint8_t) (value.ptr[0] - '0');
	} else if (value.len == 2 && value.ptr[0] == '1' && value.ptr[1] >= '0' && value.ptr[1] <= '5') {
		*bits = (uint8_t) (10 + value.ptr[1] - '0');
	}
	return *bits > 0;
}

static bool set_flag(bool *flag)
{
	bool first = !*flag;
	*flag = true;
	return first;
}

static void take_parameter(extension *ext, cs_view name, bool has_value, cs_view value)
{
	bool ok = false;
	if (view_is(name, "server_no_context_takeover")) {
		ok = set_flag(&ext->server_no_takeover) && !has_value;
	} else if (view_is(name, "client_no_context_takeover")) {
		ok = set_flag(&ext->client_no_takeover) && !has_value;
	} else if (view_is(name, "server_max_window_bits")) {
		ok = set_flag(&ext->has_server_bits) && has_value && parse_bits(has_value, value, &ext->server_bits);
	} else if (view_is(name, "client_max_window_bits")) {
		ok = set_flag(&ext->has_client_bits) && parse_bits(has_value, value, &ext->client_bits);
	}
	ext->bad |= !ok;
}

/* The next extension of the list: 1, 0 at its end, UV_EPROTO when it is no list. */
static int read_extension(scanner *in, extension *ext)
{
	do {
		skip_blanks(in);
	} while (skip_char(in, ','));
	if (in->at == in->end) {
		return 0;
	}
	memset(ext, 0, sizeof(*ext));
	ext->is_deflate = view_is(read_token(in), "permessage-deflate");
	while (skip_char(in, ';')) {
		cs_view name = read_token(in), value = {"", 0};
		bool has_value = skip_char(in, '=');
		if (name.len == 0 || (has_value && !read_value(in, &value))) {
			return UV_EPROTO;
		}
		take_parameter(ext, name, has_value, value);
	}
	return in->at == in->end || *in->at == ',' ? 1 : UV_EPROTO;
}

static uint8_t smaller(uint8_t a, uint8_t b)
{
	a = a ? a : 15;
	b = b ? b : 15;
	return a < b ? a : b;
}

bool cs_ws_deflate_accept(cs_view offers, const cs_ws_deflate_params *wanted, cs_ws_deflate_params *agreed)
{
#ifdef CS_HAVE_ZLIB
	scanner in = {offers.ptr, offers.ptr + offers.len};
	extension ext;

	while (read_extension(&in, &ext) > 0) {
		if (!ext.is_deflate || ext.bad) {
			continue;
		}
		agreed->server_no_takeover = ext.server_no_takeover || wanted->server_no_takeover;
		agreed->client_no_takeover = ext.client_no_takeover || wanted->client_no_takeover;
		agreed->server_bits = smaller(ext.server_bits, wanted->server_bits);
		/* Only a client that says so knows how to use a smaller window. */
		agreed->client_bits = ext.has_client_bits ? smaller(ext.client_bits, wanted->client_bits) : 15;
		return true;
	}
#endif
	return false;
}

static int write_params(const cs_ws_deflate_params *params, bool bare_client_bits, cs_buf *out)
{
	cs_buf_puts(out, "permessage-deflate");
	if (params->server_no_takeover) {
		cs_buf_puts(out, "; server_no_context_takeover");
	}
	if (params->client_no_takeover) {
		cs_buf_puts(out, "; client_no_context_takeover");
	}
	if (params->server_bits && params->server_bits < 15) {
		cs_buf_printf(out, "; server_max_window_bits=%d", params->server_bits);
	}
	if (params->client_bits && params->client_bits < 15) {
		cs_buf_printf(out, "; client_max_window_bits=%d", params->client_bits);
	} else if (bare_client_bits) {
		cs_buf_puts(out, "; client_max_window_bits");
	}
	return out->failed ? UV_ENOMEM : 0;
}

int cs_ws_deflate_write(const cs_ws_deflate_params *agreed, cs_buf *out)
{
	return write_params(agreed, false, out);
}

int cs_ws_deflate_offer(const cs_ws_deflate_params *wanted, cs_buf *out)
{
	return write_params(wanted, true, out);
}

int cs_ws_deflate_check(cs_view answer, const cs_ws_deflate_params *wanted, cs_ws_deflate_params *agreed)
{
	scanner in = {answer.ptr, answer.ptr + answer.len};
	extension ext, second;
	int rc = read_extension(&in, &ext);

	if (rc <= 0) {
		return rc;
	}
#ifndef CS_HAVE_ZLIB
	return UV_EPROTO;
#endif
	/* The server has to do as it was asked, and may name bits only with a value. */
	if (!ext.is_deflate || ext.bad || read_extension(&in, &second) != 0
		|| (wanted->server_no_takeover && !ext.server_no_takeover)
		|| smaller(wanted->server_bits, 15) < smaller(ext.server_bits, 15)
		|| (ext.has_client_bits && ext.client_bits == 0)) {
		return UV_EPROTO;
	}
	agreed->server_no_takeover = ext.server_no_takeover;
	agreed->client_no_takeover = ext.client_no_takeover || wanted->client_no_takeover;
	agreed->server_bits = smaller(ext.server_bits, 15);
	agreed->client_bits = smaller(ext.client_bits, wanted->client_bits);
	return 1;
}

/* ---- Streams ---- */

void cs_ws_deflate_init(
	cs_ws_deflate *ctx, cs_ws_deflate_pool *pool, const cs_ws_deflate_params *agreed, bool is_client)
{
	memset(ctx, 0, sizeof(*ctx));
	ctx->pool = pool;
	ctx->out_bits = smaller(is_client ? agreed->client_bits : agreed->server_bits, 15);
	ctx->in_bits = smaller(is_client ? agreed->server_bits : agreed->client_bits, 15);
	ctx->out_takeover = !(is_client ? agreed->client_no_takeover : agreed->server_no_takeover);
	ctx->in_takeover = !(is_client ? agreed->server_no_takeover : agreed->client_no_takeover);
}

#ifdef CS_HAVE_ZLIB

#define ZLIB_CONST
#include <zlib.h>

#define PIECE     4096
#define MEM_LEVEL 8

/* z_stream.data_type after inflate(): the second bit is ours. */
#define BLOCK_BEGINS  128
#define STREAM_BEGINS 4096

/* zlib cannot compress a raw stream with a window of 2^8 bytes; with 2^9 none of its distances is above 250. */
static z_stream *new_deflate(int bits)
{
	z_stream *z = calloc(1, sizeof(*z));
	if (z
		&& deflateInit2(z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -(bits < 9 ? 9 : bits), MEM_LEVEL, Z_DEFAULT_STRATEGY)) {
		free(z);
		z = NULL;
	}
	return z;
}

static z_stream *new_inflate(int bits)
{
	z_stream *z = calloc(1, sizeof(*z));
	if (z && inflateInit2(z, -bits)) {
		free(z);
		z = NULL;
	}
	return z;
}

static void free_deflate(void *z)
{
	if (z) {
		deflateEnd(z);
		free(z);
	}
}

static void free_inflate(void *z)
{
	if (z) {
		inflateEnd(z);
		free(z);
	}
}

void cs_ws_deflate_pool_close(cs_ws_deflate_pool *pool)
{
	for (size_t i = 0; i < sizeof(pool->deflate) / sizeof(pool->deflate[0]); i++) {
		free_deflate(pool->deflate[i]);
	}
	free_inflate(pool->inflate);
	memset(pool, 0, sizeof(*pool));
}

void cs_ws_deflate_dtor(cs_ws_deflate *ctx)
{
	free_deflate(ctx->deflate);
	free_inflate(ctx->inflate);
	ctx->deflate = ctx->inflate = NULL;
}

int cs_ws_deflate_compress(cs_ws_deflate *ctx, cs_view message, cs_buf *out)
{
	void **place = ctx->out_takeover ? &ctx->deflate : &ctx->pool->deflate[ctx->out_bits];
	z_stream *z = *place ? *place : new_deflate(ctx->out_bits);
	size_t left = message.len, first = out->len;

	*place = z;
	if (!z || (!ctx->out_takeover && deflateReset(z) != Z_OK)) {
		return UV_ENOMEM;
	}
	z->next_in = (const Bytef *) message.ptr;
	do {
		/* zlib counts in 32 bits. */
		z->avail_in = left > UINT32_MAX / 2 ? UINT32_MAX / 2 : (uInt) left;
		left -= z->avail_in;
		do {
			if (cs_buf_reserve(out, z->avail_in / 2 + 64) < 0) {
				return UV_ENOMEM;
			}
			size_t room = out->cap - out->len;
			z->next_out = (Bytef *) out->data + out->len;
			z->avail_out = room > UINT32_MAX / 2 ? UINT32_MAX / 2 : (uInt) room;
			size_t before = z->avail_out;
			deflate(z, left ? Z_NO_FLUSH : Z_SYNC_FLUSH);
			out->len += before - z->avail_out;
		} while (z->avail_out == 0);
	} while (left);
	/* The flush ends with 00 00 ff ff, which is not sent. */
	if (out->len - first >= 4) {
		out->len -= 4;
	}
	/* An empty message is one byte on the wire: the empty block's beginning. */
	if (out->len == first) {
		return cs_buf_putc(out, 0) < 0 ? UV_ENOMEM : 0;
	}
	return 0;
}

int cs_ws_inflate_begin(cs_ws_inflation *inflation, cs_ws_deflate *ctx, uint64_t max_len)
{
	/* The shared one has the largest window: it reads what was made with a smaller one. Meanwhile it is not shared. */
	void **place = ctx->in_takeover ? &ctx->inflate : &ctx->pool->inflate;
	z_stream *z = *place ? *place : new_inflate(ctx->in_takeover ? ctx->in_bits : 15);

	*place = NULL;
	*inflation = (cs_ws_inflation){.ctx = ctx, .stream = z, .max_len = max_len};
	if (!z || (!ctx->in_takeover && inflateReset(z) != Z_OK)) {
		return UV_ENOMEM;
	}
	z->data_type = 0;
	return 0;
}

void cs_ws_inflate_end(cs_ws_inflation *inflation)
{
	cs_ws_deflate *ctx = inflation->ctx;
	void **place = ctx->in_takeover ? &ctx->inflate : &ctx->pool->inflate;

	free_inflate(*place);
	*place = inflation->stream;
	inflation->stream = NULL;
}

/* Inflates until `out` has `end` bytes: 1. Returns 0 when all of the part is read. Limits are looked at before memory grows. */
static int inflate_part(cs_ws_inflation *inflation, cs_view part, size_t end, cs_buf *out)
{
	z_stream *z = inflation->stream;
	uint64_t max_len = inflation->max_len;

	while (out->len < end) {
		if (cs_buf_reserve(out, PIECE + 1) < 0) {
			return UV_ENOMEM;
		}
		/* One byte more than may be tells that there are more, before the last of what may be is taken. */
		uint64_t room = out->cap - out->len - 1;
		room = room > end - out->len ? end - out->len : room;
		if (max_len && room >= max_len - inflation->made) {
			room = max_len - inflation->made + 1;
		}
		/* zlib counts in 32 bits. */
		size_t left = part.len - inflation->used;
		uInt in = left > UINT32_MAX / 2 ? UINT32_MAX / 2 : (uInt) left;
		uInt to = room > UINT32_MAX / 2 ? UINT32_MAX / 2 : (uInt) room;
		z->next_in = (const Bytef *) part.ptr + inflation->used;
		z->avail_in = in;
		z->next_out = (Bytef *) out->data + out->len;
		z->avail_out = to;
		int rc = inflate(z, Z_SYNC_FLUSH);
		inflation->used += in - z->avail_in;
		inflation->made += to - z->avail_out;
		out->len += to - z->avail_out;
		if (max_len && inflation->made > max_len) {
			out->len--;
			return UV_E2BIG;
		}
		bool read = inflation->used == part.len;
		if (rc == Z_STREAM_END) {
			/* The sender ended the stream (BFINAL), as it may: the next block begins a new one. */
			if (inflateReset(z) != Z_OK) {
				return UV_EINVAL;
			}
			z->data_type = BLOCK_BEGINS | STREAM_BEGINS;
			if (read) {
				return 0;
			}
		} else if (rc == Z_BUF_ERROR || (rc == Z_OK && read && z->avail_out > 0)) {
			return 0;
		} else if (rc != Z_OK) {
			return rc == Z_MEM_ERROR ? UV_ENOMEM : UV_EINVAL;
		}
	}
	return 1;
}

int cs_ws_inflate_step(cs_ws_inflation *inflation, cs_view payload, size_t most, cs_buf *out)
{
	const z_stream *z = inflation->stream;
	size_t end = most > SIZE_MAX - out->len ? SIZE_MAX : out->len + most;

	if (!inflation->at_end) {
		int rc = inflate_part(inflation, payload, end, out);
		if (rc) {
			return rc;
		}
		inflation->at_end = true;
		inflation->used = z->data_type & STREAM_BEGINS ? 4 : 0;
	}
	if (inflation->used < 4 || !(z->data_type & BLOCK_BEGINS)) {
		int rc = inflate_part(inflation, (cs_view){"\x00\x00\xff\xff", 4}, end, out);
		if (rc) {
			return rc;
		}
	}
	/* A stream that is cut off would go on with the next message. */
	return z->data_type & BLOCK_BEGINS ? 0 : UV_EINVAL;
}

int cs_ws_deflate_inflate(cs_ws_deflate *ctx, cs_view payload, uint64_t max_len, cs_buf *out)
{
	cs_ws_inflation inflation;
	int rc = cs_ws_inflate_begin(&inflation, ctx, max_len);

	if (rc == 0) {
		rc = cs_ws_inflate_step(&inflation, payload, SIZE_MAX, out);
	}
	cs_ws_inflate_end(&inflation);
	return rc;
}

#else

void cs_ws_deflate_pool_close(cs_ws_deflate_pool *pool)
{
}

void cs_ws_deflate_dtor(cs_ws_deflate *ctx)
{
}

int cs_ws_deflate_compress(cs_ws_deflate *ctx, cs_view message, cs_buf *out)
{
	return UV_ENOTSUP;
}

int cs_ws_deflate_inflate(cs_ws_deflate *ctx, cs_view payload, uint64_t max_len, cs_buf *out)
{
	return UV_EINVAL;
}

int cs_ws_inflate_begin(cs_ws_inflation *inflation, cs_ws_deflate *ctx, uint64_t max_len)
{
	return 0;
}

int cs_ws_inflate_step(cs_ws_inflation *inflation, cs_view payload, size_t most, cs_buf *out)
{
	return UV_EINVAL;
}

void cs_ws_inflate_end(cs_ws_inflation *inflation)
{
}

#endif
