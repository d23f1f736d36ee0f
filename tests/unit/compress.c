/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/compress.h"

#include <uv.h>

static cs_coding negotiate(const char *accept)
{
	return cs_coding_negotiate(accept, strlen(accept));
}

/* Some text that can be compressed and is not all the same. */
static char *make_text(size_t len)
{
	char *text = __real_malloc(len + 1);
	for (size_t i = 0; i < len; i++) {
		text[i] = (char) ("the quick brown fox "[i % 20] + (i / 20 % 7 == 0));
	}
	return text;
}

/* Encodes in pieces of `in`, decodes in pieces of `back`, and compares. */
static void round_trip(cs_coding coding, size_t len, size_t in, size_t back, cs_encode_mode mode)
{
	char *text = make_text(len);
	cs_buf encoded = {0}, decoded = {0};
	cs_encoder *encoder = cs_encoder_new(coding, 0);
	cs_decoder *decoder = cs_decoder_new(coding);

	CHECK(encoder && decoder);
	for (size_t at = 0; at < len; at += in) {
		CHECK_INT(cs_encoder_feed(encoder, text + at, in < len - at ? in : len - at, mode, &encoded), 0);
	}
	CHECK_INT(cs_encoder_feed(encoder, NULL, 0, CS_ENCODE_END, &encoded), 0);
	for (size_t at = 0; at < encoded.len; at += back) {
		CHECK(!cs_decoder_done(decoder));
		size_t n = back < encoded.len - at ? back : encoded.len - at;
		CHECK_INT(cs_decoder_feed(decoder, encoded.data + at, n, &decoded, len), 0);
	}
	CHECK(cs_decoder_done(decoder));
	CHECK_INT(decoded.len, len);
	CHECK(len == 0 || memcmp(decoded.data, text, len) == 0);
	cs_encoder_free(encoder);
	cs_decoder_free(decoder);
	cs_buf_dtor(&encoded);
	cs_buf_dtor(&decoded);
	free(text);
}

TEST(round_trips)
{
	for (cs_coding coding = CS_CODING_GZIP; coding < CS_CODING_COUNT; coding++) {
		if (!cs_coding_available(coding)) {
			continue;
		}
		round_trip(coding, 0, 1, 1, CS_ENCODE_MORE);
		round_trip(coding, 1, 1, 1, CS_ENCODE_FLUSH);
		round_trip(coding, 5000, 7, 1, CS_ENCODE_FLUSH);
		round_trip(coding, 5000, 5000, 3, CS_ENCODE_MORE);
		round_trip(coding, 3000000, 100000, 5000, CS_ENCODE_MORE);
		round_trip(coding, 3000000, 3000000, 3000000, CS_ENCODE_MORE);
	}
}

TEST(flush_makes_readable)
{
	for (cs_coding coding = CS_CODING_GZIP; coding < CS_CODING_COUNT; coding++) {
		if (!cs_coding_available(coding)) {
			continue;
		}
		cs_buf encoded = {0}, decoded = {0};
		cs_encoder *encoder = cs_encoder_new(coding, 0);
		cs_decoder *decoder = cs_decoder_new(coding);
		CHECK_INT(cs_encoder_feed(encoder, "hello", 5, CS_ENCODE_FLUSH, &encoded), 0);
		CHECK_INT(cs_decoder_feed(decoder, encoded.data, encoded.len, &decoded, 100), 0);
		CHECK_VIEW(((cs_view){decoded.data, decoded.len}), "hello");
		CHECK(!cs_decoder_done(decoder));
		cs_encoder_free(encoder);
		cs_decoder_free(decoder);
		cs_buf_dtor(&encoded);
		cs_buf_dtor(&decoded);
	}
}

TEST(reset_is_a_new_body)
{
	for (cs_coding coding = CS_CODING_GZIP; coding < CS_CODING_COUNT; coding++) {
		cs_encoder *encoder = cs_coding_available(coding) ? cs_encoder_new(coding, 1) : NULL;
		cs_buf first = {0}, second = {0};
		if (!encoder) {
			continue;
		}
		CHECK_INT(cs_encoder_feed(encoder, "hello", 5, CS_ENCODE_END, &first), 0);
		if (cs_encoder_reset(encoder)) {
			CHECK_INT(cs_encoder_feed(encoder, "hello", 5, CS_ENCODE_END, &second), 0);
			CHECK(first.len == second.len && memcmp(first.data, second.data, first.len) == 0);
		} else {
			CHECK_INT(coding, CS_CODING_BR);
		}
		cs_encoder_free(encoder);
		cs_buf_dtor(&first);
		cs_buf_dtor(&second);
	}
}

static size_t sunk, largest;

static int sink(void *arg, cs_buf *out)
{
	sunk += out->len;
	largest = out->len > largest ? out->len : largest;
	cs_buf_reset(out);
	return sunk >= *(size_t *) arg ? UV_ECANCELED : 0;
}

/* A sink gets what a small body becomes in pieces, and its error ends the decoding. */
TEST(sink_gets_pieces)
{
	for (cs_coding coding = CS_CODING_GZIP; coding < CS_CODING_COUNT; coding++) {
		if (!cs_coding_available(coding)) {
			continue;
		}
		size_t len = 10000000, limits[] = {SIZE_MAX, 1000000};
		char *zeros = calloc(1, len);
		cs_buf encoded = {0}, decoded = {0};
		cs_encoder *encoder = cs_encoder_new(coding, 0);
		CHECK_INT(cs_encoder_feed(encoder, zeros, len, CS_ENCODE_END, &encoded), 0);
		for (int i = 0; i < 2; i++) {
			cs_decoder *decoder = cs_decoder_new(coding);
			sunk = largest = 0;
			cs_decoder_set_sink(decoder, sink, &limits[i]);
			CHECK_INT(cs_decoder_feed(decoder, encoded.data, encoded.len, &decoded, len), i ? UV_ECANCELED : 0);
			CHECK(i ? sunk < 1100000 : sunk == len && cs_decoder_done(decoder));
			CHECK(largest <= 65536 && decoded.len == 0);
			cs_decoder_free(decoder);
		}
		cs_encoder_free(encoder);
		cs_buf_dtor(&encoded);
		cs_buf_dtor(&decoded);
		free(zeros);
	}
}

/* A small body that would become large stops at the limit. */
TEST(bombs_stop)
{
	for (cs_coding coding = CS_CODING_GZIP; coding < CS_CODING_COUNT; coding++) {
		if (!cs_coding_available(coding)) {
			continue;
		}
		size_t len = 10000000;
		char *zeros = calloc(1, len);
		cs_buf encoded = {0}, decoded = {0};
		cs_encoder *encoder = cs_encoder_new(coding, 0);
		cs_decoder *decoder = cs_decoder_new(coding);
		CHECK_INT(cs_encoder_feed(encoder, zeros, len, CS_ENCODE_END, &encoded), 0);
		CHECK_INT(cs_decoder_feed(decoder, encoded.data, encoded.len, &decoded, 100000), UV_E2BIG);
		CHECK_INT(decoded.len, 100000);
		CHECK(decoded.cap < 500000);
		cs_encoder_free(encoder);
		cs_decoder_free(decoder);
		cs_buf_dtor(&encoded);
		cs_buf_dtor(&decoded);
		free(zeros);
	}
}

TEST(broken_data)
{
	for (cs_coding coding = CS_CODING_GZIP; coding < CS_CODING_COUNT; coding++) {
		if (!cs_coding_available(coding)) {
			continue;
		}
		cs_buf out = {0};
		cs_decoder *decoder = cs_decoder_new(coding);
		int error = 0;
		for (int i = 0; i < 20 && !error; i++) {
			error = cs_decoder_feed(decoder, "\xff\xfe garbage", 10, &out, 1000);
		}
		CHECK_INT(error, UV_EINVAL);
		CHECK(!cs_decoder_done(decoder));
		cs_decoder_free(decoder);
		cs_buf_dtor(&out);
	}
}

TEST(deflate_without_a_header)
{
	static const char raw[] = "\xcb\x48\xcd\xc9\xc9\x07\x00"; /* "hello" */
	if (!cs_coding_available(CS_CODING_DEFLATE)) {
		return;
	}
	for (size_t first = 1; first <= sizeof(raw) - 1; first++) {
		cs_buf out = {0};
		cs_decoder *decoder = cs_decoder_new(CS_CODING_DEFLATE);
		CHECK_INT(cs_decoder_feed(decoder, raw, first, &out, 100), 0);
		CHECK_INT(cs_decoder_feed(decoder, raw + first, sizeof(raw) - 1 - first, &out, 100), 0);
		CHECK(cs_decoder_done(decoder));
		CHECK_VIEW(((cs_view){out.data, out.len}), "hello");
		cs_decoder_free(decoder);
		cs_buf_dtor(&out);
	}
}

TEST(negotiation)
{
	CHECK_INT(negotiate(""), CS_CODING_NONE);
	CHECK_INT(negotiate("identity"), CS_CODING_NONE);
	CHECK_INT(negotiate("compress, foo;q=1"), CS_CODING_NONE);
	if (cs_coding_available(CS_CODING_GZIP)) {
		CHECK_INT(negotiate("gzip"), CS_CODING_GZIP);
		CHECK_INT(negotiate("X-GZip"), CS_CODING_GZIP);
		CHECK_INT(negotiate("deflate"), CS_CODING_DEFLATE);
		CHECK_INT(negotiate("deflate, gzip"), CS_CODING_GZIP);
		CHECK_INT(negotiate("deflate;q=0.9, gzip;q=0.8"), CS_CODING_DEFLATE);
		CHECK_INT(negotiate("gzip;q=0"), CS_CODING_NONE);
		CHECK_INT(negotiate("gzip;q=0.5, identity;q=0.8"), CS_CODING_NONE);
		CHECK_INT(negotiate("gzip ; q=0.001"), CS_CODING_GZIP);
		CHECK_INT(negotiate("gzip;q=1.5"), CS_CODING_NONE);
		CHECK_INT(negotiate("gzip;level=3"), CS_CODING_NONE);
		CHECK_INT(negotiate("*;q=0, gzip"), CS_CODING_GZIP);
		CHECK_INT(negotiate(" ,, gzip,"), CS_CODING_GZIP);
	}
	if (cs_coding_available(CS_CODING_BR)) {
		CHECK_INT(negotiate("gzip, deflate, br, zstd"), CS_CODING_BR);
		CHECK_INT(negotiate("*"), CS_CODING_BR);
		CHECK_INT(negotiate("*, br;q=0.1, gzip;q=0.5, zstd;q=0.1, deflate;q=0"), CS_CODING_GZIP);
	}
	if (cs_coding_available(CS_CODING_ZSTD)) {
		CHECK_INT(negotiate("zstd, gzip;q=0.9"), CS_CODING_ZSTD);
	}
}

TEST(names)
{
	CHECK_INT(cs_coding_find("identity", 8), CS_CODING_NONE);
	CHECK_INT(cs_coding_find("lzma", 4), CS_CODING_COUNT);
	CHECK_INT(cs_coding_find("", 0), CS_CODING_COUNT);
	CHECK(strcmp(cs_coding_name(CS_CODING_BR), "br") == 0);
}

TEST_MAIN(CASE(round_trips), CASE(flush_makes_readable), CASE(reset_is_a_new_body), CASE(bombs_stop),
	CASE(sink_gets_pieces), CASE(broken_data), CASE(deflate_without_a_header), CASE(negotiation), CASE(names))
