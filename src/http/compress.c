/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See compress.h. The libraries' states are in a union; each operation is one function that switches over the coding, so
 * that a build without one of the libraries only misses its cases.
 */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#include "compress.h"

#include <stdlib.h>
#include <strings.h>
#include <uv.h>

#ifdef CS_HAVE_ZLIB
#include <zlib.h>
#endif
#ifdef CS_HAVE_BROTLI
#include <brotli/decode.h>
#include <brotli/encode.h>
#endif
#ifdef CS_HAVE_ZSTD
#include <zstd.h>
#endif

#define PIECE_MIN 256       /* room for output, at least */
#define PIECE_MAX 65536     /* and at most for one step of a decoder */
#define FEED_MAX  (1 << 30) /* zlib counts in 32 bits */
#define QUICK_MAX 65536     /* a millisecond's work */

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static const char *const names[CS_CODING_COUNT] = {"identity", "gzip", "deflate", "br", "zstd"};

bool cs_coding_available(cs_coding coding)
{
	switch (coding) {
		case CS_CODING_NONE:
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
		case CS_CODING_DEFLATE:
#endif
#ifdef CS_HAVE_BROTLI
		case CS_CODING_BR:
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
#endif
			return true;
		default:
			return false;
	}
}

const char *cs_coding_name(cs_coding coding)
{
	return names[coding];
}

/* The entry in `names`, available or not. */
static cs_coding find_name(const char *name, size_t len)
{
	for (cs_coding coding = CS_CODING_NONE; coding < CS_CODING_COUNT; coding++) {
		if (strlen(names[coding]) == len && strncasecmp(names[coding], name, len) == 0) {
			return coding;
		}
	}
	return len == 6 && strncasecmp(name, "x-gzip", 6) == 0 ? CS_CODING_GZIP : CS_CODING_COUNT;
}

cs_coding cs_coding_find(const char *name, size_t len)
{
	cs_coding coding = find_name(name, len);
	return coding < CS_CODING_COUNT && cs_coding_available(coding) ? coding : CS_CODING_COUNT;
}

/* ---- Accept-Encoding --------------------------------------------------------------------------------------------- */

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* "0.75" in thousandths; -1 for what is no quality. */
static int parse_quality(const char *at, const char *end)
{
	int quality, unit = 100;
	if (at == end || (*at != '0' && *at != '1')) {
		return -1;
	}
	quality = (*at++ - '0') * 1000;
	if (at < end && *at == '.') {
		for (at++; at < end && *at >= '0' && *at <= '9'; at++, unit /= 10) {
			quality += (*at - '0') * unit;
		}
	}
	return at == end && quality <= 1000 ? quality : -1;
}

/* The parameters behind a coding: q=, in thousandths. What cannot be understood makes the coding unwanted. */
static int quality_of(const char *at, const char *end)
{
	while (at < end && (is_blank(*at) || *at == ';')) {
		at++;
	}
	if (at == end) {
		return 1000;
	}
	if (end - at < 3 || (at[0] != 'q' && at[0] != 'Q') || at[1] != '=') {
		return 0;
	}
	int quality = parse_quality(at + 2, end);
	return quality < 0 ? 0 : quality;
}

cs_coding cs_coding_negotiate(const char *accept, size_t len)
{
	static const cs_coding preference[] = {CS_CODING_BR, CS_CODING_GZIP, CS_CODING_ZSTD, CS_CODING_DEFLATE};
	int quality[CS_CODING_COUNT];
	int any = -1;
	const char *end = accept + len;

	for (int i = 0; i < CS_CODING_COUNT; i++) {
		quality[i] = -1;
	}
	for (const char *at = accept; at < end;) {
		const char *stop = memchr(at, ',', (size_t) (end - at));
		const char *next = stop ? stop + 1 : end;
		stop = stop ? stop : end;
		while (at < stop && is_blank(*at)) {
			at++;
		}
		while (stop > at && is_blank(stop[-1])) {
			stop--;
		}
		const char *name_end = at;
		while (name_end < stop && *name_end != ';' && !is_blank(*name_end)) {
			name_end++;
		}
		int q = quality_of(name_end, stop);
		if (name_end - at == 1 && *at == '*') {
			any = q;
		} else {
			cs_coding coding = find_name(at, (size_t) (name_end - at));
			if (coding < CS_CODING_COUNT) {
				quality[coding] = q;
			}
		}
		at = next;
	}
	cs_coding best = CS_CODING_NONE;
	int best_quality = 0;
	for (size_t i = 0; i < sizeof(preference) / sizeof(preference[0]); i++) {
		cs_coding coding = preference[i];
		int q = quality[coding] >= 0 ? quality[coding] : any;
		if (q > best_quality && cs_coding_available(coding)) {
			best = coding;
			best_quality = q;
		}
	}
	return quality[CS_CODING_NONE] > best_quality ? CS_CODING_NONE : best;
}

/* ---- Encoding ---------------------------------------------------------------------------------------------------- */

struct cs_encoder {
	cs_coding coding;
	int level;
	union {
#ifdef CS_HAVE_ZLIB
		z_stream zlib;
#endif
#ifdef CS_HAVE_BROTLI
		BrotliEncoderState *brotli;
#endif
#ifdef CS_HAVE_ZSTD
		ZSTD_CCtx *zstd;
#endif
		void *none;
	} u;
};

void cs_coding_levels(cs_coding coding, int *min, int *max, int *usual)
{
	*min = 1;
	switch (coding) {
		case CS_CODING_BR:
			*max = 11;
			*usual = 3;
			break;
		case CS_CODING_ZSTD:
			*max = 19;
			*usual = 3;
			break;
		default:
			*max = 9;
			*usual = 4;
			break;
	}
}

#ifdef CS_HAVE_BROTLI
static bool set_brotli(cs_encoder *encoder)
{
	encoder->u.brotli = BrotliEncoderCreateInstance(NULL, NULL, NULL);
	if (!encoder->u.brotli) {
		return false;
	}
	BrotliEncoderSetParameter(encoder->u.brotli, BROTLI_PARAM_QUALITY, (uint32_t) encoder->level);
	/* 512 KiB: the usual 4 MiB window costs more to set up than most answers have bytes. */
	BrotliEncoderSetParameter(encoder->u.brotli, BROTLI_PARAM_LGWIN, 19);
	return true;
}
#endif

static bool init_encoder(cs_encoder *encoder)
{
	switch (encoder->coding) {
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
		case CS_CODING_DEFLATE:
			return deflateInit2(&encoder->u.zlib, encoder->level, Z_DEFLATED,
					   encoder->coding == CS_CODING_GZIP ? MAX_WBITS + 16 : MAX_WBITS, 8, Z_DEFAULT_STRATEGY)
				== Z_OK;
#endif
#ifdef CS_HAVE_BROTLI
		case CS_CODING_BR:
			return set_brotli(encoder);
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
			encoder->u.zstd = ZSTD_createCCtx();
			return encoder->u.zstd
				&& !ZSTD_isError(ZSTD_CCtx_setParameter(encoder->u.zstd, ZSTD_c_compressionLevel, encoder->level));
#endif
		default:
			return false;
	}
}

static int cut_level(cs_coding coding, int level)
{
	int min, max, usual;
	cs_coding_levels(coding, &min, &max, &usual);
	return level == 0 ? usual : level < min ? min : level > max ? max : level;
}

bool cs_encoder_has_level(const cs_encoder *encoder, int level)
{
	return encoder->level == cut_level(encoder->coding, level);
}

/* The highest levels of brotli and zstd do a megabyte or two in a second, the usual ones and zlib 20 to 200. */
bool cs_encoder_is_slow(const cs_encoder *encoder, size_t len)
{
	bool thorough = (encoder->coding == CS_CODING_BR && encoder->level >= 10)
		|| (encoder->coding == CS_CODING_ZSTD && encoder->level >= 13);
	return len > (thorough ? QUICK_MAX / 16 : QUICK_MAX);
}

cs_encoder *cs_encoder_new(cs_coding coding, int level)
{
	cs_encoder *encoder = calloc(1, sizeof(*encoder));
	if (!encoder) {
		return NULL;
	}
	encoder->coding = coding;
	encoder->level = cut_level(coding, level);
	if (!init_encoder(encoder)) {
#ifdef CS_HAVE_ZSTD
		if (coding == CS_CODING_ZSTD) {
			ZSTD_freeCCtx(encoder->u.zstd);
		}
#endif
		free(encoder);
		return NULL;
	}
	return encoder;
}

void cs_encoder_free(cs_encoder *encoder)
{
	if (!encoder) {
		return;
	}
	switch (encoder->coding) {
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
		case CS_CODING_DEFLATE:
			deflateEnd(&encoder->u.zlib);
			break;
#endif
#ifdef CS_HAVE_BROTLI
		case CS_CODING_BR:
			BrotliEncoderDestroyInstance(encoder->u.brotli);
			break;
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
			ZSTD_freeCCtx(encoder->u.zstd);
			break;
#endif
		default:
			break;
	}
	free(encoder);
}

bool cs_encoder_reset(cs_encoder *encoder)
{
	switch (encoder->coding) {
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
		case CS_CODING_DEFLATE:
			return deflateReset(&encoder->u.zlib) == Z_OK;
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
			return !ZSTD_isError(ZSTD_CCtx_reset(encoder->u.zstd, ZSTD_reset_session_only));
#endif
		default:
			return false; /* brotli has no such call */
	}
}

#ifdef CS_HAVE_ZLIB
static int feed_zlib(z_stream *zlib, const char *bytes, size_t len, cs_encode_mode mode, cs_buf *out)
{
	int flush = mode == CS_ENCODE_END ? Z_FINISH : mode == CS_ENCODE_FLUSH ? Z_SYNC_FLUSH : Z_NO_FLUSH;
	for (;;) {
		size_t part = len > FEED_MAX ? FEED_MAX : len;
		bool last = part == len;
		zlib->next_in = (Bytef *) bytes;
		zlib->avail_in = (uInt) part;
		do {
			/* deflateBound() is right for the whole; a flush adds a few bytes. */
			if (cs_buf_reserve(out, deflateBound(zlib, zlib->avail_in) + PIECE_MIN) < 0) {
				return UV_ENOMEM;
			}
			size_t room = out->cap - out->len;
			room = room > FEED_MAX ? FEED_MAX : room;
			zlib->next_out = (Bytef *) out->data + out->len;
			zlib->avail_out = (uInt) room;
			int status = deflate(zlib, last ? flush : Z_NO_FLUSH);
			out->len += room - zlib->avail_out;
			if (status == Z_STREAM_END) {
				return 0;
			}
			if (status != Z_OK && status != Z_BUF_ERROR) {
				return UV_EINVAL;
			}
		} while (zlib->avail_out == 0 || zlib->avail_in > 0);
		bytes += part;
		len -= part;
		if (last) {
			return 0;
		}
	}
}
#endif

#ifdef CS_HAVE_BROTLI
static int feed_brotli(BrotliEncoderState *brotli, const char *bytes, size_t len, cs_encode_mode mode, cs_buf *out)
{
	BrotliEncoderOperation operation = mode == CS_ENCODE_END ? BROTLI_OPERATION_FINISH
		: mode == CS_ENCODE_FLUSH                            ? BROTLI_OPERATION_FLUSH
															 : BROTLI_OPERATION_PROCESS;
	const uint8_t *in = (const uint8_t *) bytes;
	size_t room = 0;
	do {
		if (!BrotliEncoderCompressStream(brotli, operation, &len, &in, &room, NULL, NULL)) {
			return UV_EINVAL;
		}
		while (BrotliEncoderHasMoreOutput(brotli)) {
			size_t n = 0;
			const uint8_t *made = BrotliEncoderTakeOutput(brotli, &n);
			if (cs_buf_append(out, made, n) < 0) {
				return UV_ENOMEM;
			}
		}
	} while (len > 0);
	return 0;
}
#endif

#ifdef CS_HAVE_ZSTD
static int feed_zstd(ZSTD_CCtx *zstd, const char *bytes, size_t len, cs_encode_mode mode, cs_buf *out)
{
	ZSTD_EndDirective directive = mode == CS_ENCODE_END ? ZSTD_e_end
		: mode == CS_ENCODE_FLUSH                       ? ZSTD_e_flush
														: ZSTD_e_continue;
	ZSTD_inBuffer in = {bytes, len, 0};
	size_t left;
	do {
		if (cs_buf_reserve(out, (len - in.pos) / 4 + PIECE_MIN) < 0) {
			return UV_ENOMEM;
		}
		ZSTD_outBuffer to = {out->data + out->len, out->cap - out->len, 0};
		left = ZSTD_compressStream2(zstd, &to, &in, directive);
		out->len += to.pos;
		if (ZSTD_isError(left)) {
			return UV_EINVAL;
		}
	} while (directive == ZSTD_e_continue ? in.pos < in.size : left > 0);
	return 0;
}
#endif

int cs_encoder_feed(cs_encoder *encoder, const char *bytes, size_t len, cs_encode_mode mode, cs_buf *out)
{
	if (len == 0 && mode == CS_ENCODE_MORE) {
		return 0;
	}
	switch (encoder->coding) {
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
		case CS_CODING_DEFLATE:
			return feed_zlib(&encoder->u.zlib, bytes, len, mode, out);
#endif
#ifdef CS_HAVE_BROTLI
		case CS_CODING_BR:
			return feed_brotli(encoder->u.brotli, bytes, len, mode, out);
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
			return feed_zstd(encoder->u.zstd, bytes, len, mode, out);
#endif
		default:
			return UV_EINVAL;
	}
}

/* ---- Decoding ---------------------------------------------------------------------------------------------------- */

struct cs_decoder {
	cs_coding coding;
	bool begun;
	bool done;
	bool held; /* `first` is a byte of deflate data that waits for the second one */
	char first;
	cs_decoder_sink sink;
	void *sink_arg;
	union {
#ifdef CS_HAVE_ZLIB
		z_stream zlib;
#endif
#ifdef CS_HAVE_BROTLI
		BrotliDecoderState *brotli;
#endif
#ifdef CS_HAVE_ZSTD
		ZSTD_DCtx *zstd;
#endif
		void *none;
	} u;
};

cs_decoder *cs_decoder_new(cs_coding coding)
{
	cs_decoder *decoder = calloc(1, sizeof(*decoder));
	bool made = false;
	if (!decoder) {
		return NULL;
	}
	decoder->coding = coding;
	switch (coding) {
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
		case CS_CODING_DEFLATE:
			made = inflateInit2(&decoder->u.zlib, coding == CS_CODING_GZIP ? MAX_WBITS + 16 : MAX_WBITS) == Z_OK;
			break;
#endif
#ifdef CS_HAVE_BROTLI
		case CS_CODING_BR:
			decoder->u.brotli = BrotliDecoderCreateInstance(NULL, NULL, NULL);
			made = decoder->u.brotli != NULL;
			break;
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
			decoder->u.zstd = ZSTD_createDCtx();
			/* RFC 8878 section 3.1.1.1.2: no more than 8 MiB for the window of a content coding. */
			made = decoder->u.zstd && !ZSTD_isError(ZSTD_DCtx_setParameter(decoder->u.zstd, ZSTD_d_windowLogMax, 23));
			break;
#endif
		default:
			break;
	}
	if (!made) {
		free(decoder);
		return NULL;
	}
	return decoder;
}

void cs_decoder_free(cs_decoder *decoder)
{
	if (!decoder) {
		return;
	}
	switch (decoder->coding) {
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
		case CS_CODING_DEFLATE:
			inflateEnd(&decoder->u.zlib);
			break;
#endif
#ifdef CS_HAVE_BROTLI
		case CS_CODING_BR:
			BrotliDecoderDestroyInstance(decoder->u.brotli);
			break;
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
			ZSTD_freeDCtx(decoder->u.zstd);
			break;
#endif
		default:
			break;
	}
	free(decoder);
}

#if defined(CS_HAVE_ZLIB) || defined(CS_HAVE_BROTLI) || defined(CS_HAVE_ZSTD)
/* Room for another step: one byte beyond the limit shows that there is more. Returns 0 or an error. */
static int make_room(cs_buf *out, size_t max, size_t *room)
{
	if (out->len > max) {
		return UV_E2BIG;
	}
	size_t want = max - out->len < PIECE_MAX ? max - out->len + 1 : PIECE_MAX;
	if (cs_buf_reserve(out, want) < 0) {
		return UV_ENOMEM;
	}
	*room = want;
	return 0;
}

/* Drops the byte beyond the limit; hands over what there is. */
static int end_step(cs_decoder *decoder, cs_buf *out, size_t max)
{
	if (out->len > max) {
		out->len = max;
		return UV_E2BIG;
	}
	return decoder->sink && out->len > 0 ? decoder->sink(decoder->sink_arg, out) : 0;
}

#endif

#ifdef CS_HAVE_ZLIB
static int decode_zlib(cs_decoder *decoder, const char *bytes, size_t len, cs_buf *out, size_t max)
{
	z_stream *zlib = &decoder->u.zlib;
	zlib->next_in = (Bytef *) bytes;
	zlib->avail_in = (uInt) len;
	for (;;) {
		size_t room;
		int error = make_room(out, max, &room);
		if (error) {
			return error;
		}
		zlib->next_out = (Bytef *) out->data + out->len;
		zlib->avail_out = (uInt) room;
		int status = inflate(zlib, Z_NO_FLUSH);
		out->len += room - zlib->avail_out;
		error = end_step(decoder, out, max);
		if (error) {
			return error;
		}
		if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR) {
			return status == Z_MEM_ERROR ? UV_ENOMEM : UV_EINVAL;
		}
		if (status == Z_STREAM_END) {
			/* A gzip body may have several members. */
			decoder->done = true;
			if (zlib->avail_in == 0) {
				return 0;
			}
			if (decoder->coding != CS_CODING_GZIP || inflateReset(zlib) != Z_OK) {
				return UV_EINVAL;
			}
			decoder->done = false;
		} else if (zlib->avail_out > 0) {
			return 0;
		}
	}
}
#endif

#ifdef CS_HAVE_BROTLI
static int decode_brotli(cs_decoder *decoder, const char *bytes, size_t len, cs_buf *out, size_t max)
{
	const uint8_t *in = (const uint8_t *) bytes;
	for (;;) {
		size_t room;
		int error = make_room(out, max, &room);
		if (error) {
			return error;
		}
		size_t left = room;
		uint8_t *to = (uint8_t *) out->data + out->len;
		BrotliDecoderResult result = BrotliDecoderDecompressStream(decoder->u.brotli, &len, &in, &left, &to, NULL);
		out->len += room - left;
		error = end_step(decoder, out, max);
		if (error) {
			return error;
		}
		switch (result) {
			case BROTLI_DECODER_RESULT_SUCCESS:
				decoder->done = true;
				return len > 0 ? UV_EINVAL : 0;
			case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:
				return 0;
			case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:
				break;
			default:
				return UV_EINVAL;
		}
	}
}
#endif

#ifdef CS_HAVE_ZSTD
static int decode_zstd(cs_decoder *decoder, const char *bytes, size_t len, cs_buf *out, size_t max)
{
	ZSTD_inBuffer in = {bytes, len, 0};
	for (;;) {
		size_t room;
		int error = make_room(out, max, &room);
		if (error) {
			return error;
		}
		ZSTD_outBuffer to = {out->data + out->len, room, 0};
		size_t left = ZSTD_decompressStream(decoder->u.zstd, &to, &in);
		out->len += to.pos;
		if (ZSTD_isError(left)) {
			return UV_EINVAL;
		}
		error = end_step(decoder, out, max);
		if (error) {
			return error;
		}
		decoder->done = left == 0;
		if (in.pos == in.size && to.pos < room) {
			return 0;
		}
	}
}
#endif

/* The data is cut so that zlib's 32-bit counters suffice. */
static int decode_part(cs_decoder *decoder, const char *bytes, size_t len, cs_buf *out, size_t max)
{
	if (decoder->done && decoder->coding != CS_CODING_ZSTD && decoder->coding != CS_CODING_GZIP) {
		return UV_EINVAL;
	}
	switch (decoder->coding) {
#ifdef CS_HAVE_ZLIB
		case CS_CODING_GZIP:
			if (decoder->done) {
				decoder->done = false;
				if (inflateReset(&decoder->u.zlib) != Z_OK) {
					return UV_EINVAL;
				}
			}
			return decode_zlib(decoder, bytes, len, out, max);
		case CS_CODING_DEFLATE:
			return decode_zlib(decoder, bytes, len, out, max);
#endif
#ifdef CS_HAVE_BROTLI
		case CS_CODING_BR:
			return decode_brotli(decoder, bytes, len, out, max);
#endif
#ifdef CS_HAVE_ZSTD
		case CS_CODING_ZSTD:
			return decode_zstd(decoder, bytes, len, out, max);
#endif
		default:
			return UV_EINVAL;
	}
}

/* What calls itself deflate comes with zlib's two bytes in front, or, from some servers, without them. False while it
 * cannot be told. */
static bool begin_deflate(cs_decoder *decoder, const char *bytes, size_t len)
{
	if (!decoder->held && len < 2) {
		decoder->held = true;
		decoder->first = *bytes;
		return false;
	}
	decoder->begun = true;
#ifdef CS_HAVE_ZLIB
	unsigned char first = (unsigned char) (decoder->held ? decoder->first : bytes[0]);
	unsigned char second = (unsigned char) (decoder->held ? bytes[0] : bytes[1]);
	if ((first & 15) != 8 || ((unsigned) first << 8 | second) % 31 != 0) {
		inflateReset2(&decoder->u.zlib, -MAX_WBITS);
	}
#endif
	return true;
}

int cs_decoder_feed(cs_decoder *decoder, const char *bytes, size_t len, cs_buf *out, size_t max)
{
	if (decoder->coding == CS_CODING_DEFLATE && !decoder->begun && len > 0) {
		if (!begin_deflate(decoder, bytes, len)) {
			return 0;
		}
		int error = decoder->held ? decode_part(decoder, &decoder->first, 1, out, max) : 0;
		if (error) {
			return error;
		}
	}
	while (len > 0) {
		size_t part = len > FEED_MAX ? FEED_MAX : len;
		int error = decode_part(decoder, bytes, part, out, max);
		if (error) {
			return error;
		}
		bytes += part;
		len -= part;
	}
	return 0;
}

void cs_decoder_set_sink(cs_decoder *decoder, cs_decoder_sink sink, void *arg)
{
	decoder->sink = sink;
	decoder->sink_arg = arg;
}

bool cs_decoder_done(const cs_decoder *decoder)
{
	return decoder->done;
}
