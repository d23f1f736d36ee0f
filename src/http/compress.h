/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Content codings (gzip, deflate, br, zstd): encoding and decoding piece by piece, and the choice by Accept-Encoding.
 * Needs no Zend. Which codings there are depends on the libraries that were found when cserve was built.
 *
 *     cs_encoder *encoder = cs_encoder_new(CS_CODING_GZIP, 0);
 *     cs_encoder_feed(encoder, bytes, len, CS_ENCODE_FLUSH, &out);     the client can read all of it so far
 *     cs_encoder_feed(encoder, NULL, 0, CS_ENCODE_END, &out);
 *     cs_encoder_free(encoder);
 */
#ifndef CS_HTTP_COMPRESS_H
#define CS_HTTP_COMPRESS_H

#include "../core/buf.h"

typedef enum cs_coding {
	CS_CODING_NONE = 0, /* identity */
	CS_CODING_GZIP,
	CS_CODING_DEFLATE, /* the zlib format; a decoder also takes bare deflate data */
	CS_CODING_BR,
	CS_CODING_ZSTD,
	CS_CODING_COUNT
} cs_coding;

/* True when the coding was compiled in; CS_CODING_NONE always is. */
bool cs_coding_available(cs_coding coding);

/* "gzip", as in Content-Encoding; "identity" for CS_CODING_NONE. */
const char *cs_coding_name(cs_coding coding);

/* The coding of that name in any case ("x-gzip" is gzip). CS_CODING_COUNT when it is unknown or not compiled in. */
cs_coding cs_coding_find(const char *name, size_t len);

/* The best available coding for an Accept-Encoding value by RFC 9110 section 12.5.3: the highest quality, and of equal
 * ones br, gzip, zstd, deflate. CS_CODING_NONE when the client wants none, or prefers the body as it is. */
cs_coding cs_coding_negotiate(const char *accept, size_t len);

/* ---- Encoding ---------------------------------------------------------------------------------------------------- */

typedef struct cs_encoder cs_encoder;

typedef enum cs_encode_mode {
	CS_ENCODE_MORE,  /* may keep bytes back */
	CS_ENCODE_FLUSH, /* everything given so far comes out, in a form that can be decoded */
	CS_ENCODE_END    /* the same, and nothing follows */
} cs_encode_mode;

/* The range of levels of a coding; *usual is a good one for answers made on the fly. */
void cs_coding_levels(cs_coding coding, int *min, int *max, int *usual);

/* The level is cut to the coding's range; 0 takes the usual one. NULL without memory or when it is not available. */
cs_encoder *cs_encoder_new(cs_coding coding, int level);

/* True when that many bytes take milliseconds: nobody else should have to wait for it. */
bool cs_encoder_is_slow(const cs_encoder *encoder, size_t len);

/* Was it made with that level, or one that is cut to the same? */
bool cs_encoder_has_level(const cs_encoder *encoder, int level);
void cs_encoder_free(cs_encoder *encoder);

/* Ready for another body with the same coding and level; cheaper than a new one. False when it cannot be used again. */
bool cs_encoder_reset(cs_encoder *encoder);

/* Appends what these bytes become to `out`. Returns 0, UV_ENOMEM or UV_EINVAL (the library says that something is wrong);
 * after an error only free it. */
int cs_encoder_feed(cs_encoder *encoder, const char *bytes, size_t len, cs_encode_mode mode, cs_buf *out);

/* ---- Decoding ---------------------------------------------------------------------------------------------------- */

typedef struct cs_decoder cs_decoder;

cs_decoder *cs_decoder_new(cs_coding coding);
void cs_decoder_free(cs_decoder *decoder);

/* Appends the decoded bytes to `out`, which may have at most `max` bytes afterwards. Returns 0; UV_E2BIG when there would be
 * more; UV_EINVAL when the data is broken, also for anything behind its end; UV_ENOMEM. After an error only free it. */
int cs_decoder_feed(cs_decoder *decoder, const char *bytes, size_t len, cs_buf *out, size_t max);

/* From now on the decoded bytes are given to `sink` in pieces of at most 64 KiB, while they are decoded; it empties `out`, and
 * what it returns below 0 is an error of cs_decoder_feed(). Otherwise a few bytes may become gigabytes in `out`. */
typedef int (*cs_decoder_sink)(void *arg, cs_buf *out);
void cs_decoder_set_sink(cs_decoder *decoder, cs_decoder_sink sink, void *arg);

/* True when the data so far is whole: all bytes given, and the end was seen. */
bool cs_decoder_done(const cs_decoder *decoder);

#endif
