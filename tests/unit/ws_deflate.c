/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/ws_deflate.h"

#include <uv.h>

static cs_view view(const char *text)
{
	return (cs_view){text, strlen(text)};
}

/* The answer to an offer; "" when there is none. */
static void check_answer(const char *offer, cs_ws_deflate_params wanted, const char *want, int line)
{
	cs_ws_deflate_params agreed;
	cs_buf out = {0};
	if (cs_ws_deflate_accept(view(offer), &wanted, &agreed)) {
		cs_ws_deflate_write(&agreed, &out);
	}
	test_check_str(out.data, out.len, want, strlen(want), __FILE__, line, offer);
	cs_buf_dtor(&out);
}
#define CHECK_ANSWER(offer, want) check_answer(offer, (cs_ws_deflate_params){0}, want, __LINE__)

#ifdef CS_HAVE_ZLIB

TEST(offers)
{
	CHECK_ANSWER("", "");
	CHECK_ANSWER("permessage-deflate", "permessage-deflate");
	CHECK_ANSWER("Permessage-Deflate ; client_max_window_bits", "permessage-deflate");
	CHECK_ANSWER("x-webkit-deflate-frame", "");
	CHECK_ANSWER("foo; bar=\"a\", permessage-deflate; server_no_context_takeover",
		"permessage-deflate; server_no_context_takeover");
	CHECK_ANSWER("permessage-deflate; server_max_window_bits=10; client_max_window_bits=9; client_no_context_takeover",
		"permessage-deflate; client_no_context_takeover; server_max_window_bits=10; client_max_window_bits=9");
	CHECK_ANSWER("permessage-deflate; server_max_window_bits=\"8\"", "permessage-deflate; server_max_window_bits=8");
	/* A bad offer is skipped, the next one is taken. */
	CHECK_ANSWER("permessage-deflate; server_max_window_bits=7, permessage-deflate", "permessage-deflate");
	CHECK_ANSWER("permessage-deflate; server_max_window_bits=16", "");
	CHECK_ANSWER("permessage-deflate; server_max_window_bits=08", "");
	CHECK_ANSWER("permessage-deflate; server_max_window_bits", "");
	CHECK_ANSWER("permessage-deflate; server_no_context_takeover=1", "");
	CHECK_ANSWER("permessage-deflate; server_no_context_takeover; server_no_context_takeover", "");
	CHECK_ANSWER("permessage-deflate; unknown", "");
	CHECK_ANSWER("permessage-deflate;", "");
	CHECK_ANSWER("permessage-deflate; server_max_window_bits=\"10", "");
	cs_ws_deflate_params small = {true, true, 10, 9};
	check_answer("permessage-deflate", small,
		"permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=10",
		__LINE__);
	check_answer("permessage-deflate; client_max_window_bits=12", small,
		"permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=10; "
		"client_max_window_bits=9",
		__LINE__);
}

static int check(const char *answer, cs_ws_deflate_params wanted)
{
	cs_ws_deflate_params agreed;
	return cs_ws_deflate_check(view(answer), &wanted, &agreed);
}

TEST(answers)
{
	cs_ws_deflate_params none = {0}, small = {.server_no_takeover = true, .server_bits = 10};
	cs_buf out = {0};
	cs_ws_deflate_offer(&small, &out);
	CHECK_STR(out.data, out.len,
		"permessage-deflate; server_no_context_takeover; server_max_window_bits=10; client_max_window_bits");
	cs_buf_dtor(&out);
	CHECK_INT(check("", none), 0);
	CHECK_INT(check("permessage-deflate", none), 1);
	CHECK_INT(check("permessage-deflate; server_no_context_takeover; client_max_window_bits=8", none), 1);
	CHECK_INT(check("permessage-deflate; client_max_window_bits", none), UV_EPROTO);
	CHECK_INT(check("permessage-deflate, permessage-deflate", none), UV_EPROTO);
	CHECK_INT(check("other", none), UV_EPROTO);
	CHECK_INT(check("permessage-deflate; other", none), UV_EPROTO);
	CHECK_INT(check("permessage-deflate", small), UV_EPROTO);
	CHECK_INT(check("permessage-deflate; server_no_context_takeover", small), UV_EPROTO);
	CHECK_INT(check("permessage-deflate; server_no_context_takeover; server_max_window_bits=9", small), 1);
}

/* Messages through both sides, with windows and takeover as given. */
static void round_trip(cs_ws_deflate_params agreed)
{
	static const char *const messages[] = {"Hello", "", "Hello", "", "", "abcabcabcabcabcabc", "Hello", NULL};
	cs_ws_deflate_pool pool = {0}, other = {0};
	cs_ws_deflate server, client;
	cs_ws_deflate_init(&server, &pool, &agreed, false);
	cs_ws_deflate_init(&client, &other, &agreed, true);
	for (int i = 0; i < 12; i++) {
		char big[50000];
		cs_view message = i < 7 ? view(messages[i]) : (cs_view){big, sizeof(big)};
		for (size_t k = 0; k < sizeof(big); k++) {
			big[k] = (char) (i & 1 ? k * k >> 7 : (k * 2654435761u) >> 13);
		}
		cs_buf packed = {0}, back = {0};
		CHECK_INT(cs_ws_deflate_compress(i & 2 ? &server : &client, message, &packed), 0);
		CHECK(packed.len > 0);
		CHECK_INT(cs_ws_deflate_inflate(i & 2 ? &client : &server, cs_buf_view(&packed), sizeof(big), &back), 0);
		CHECK(back.len == message.len && (message.len == 0 || memcmp(back.data, message.ptr, message.len) == 0));
		cs_buf_dtor(&packed);
		cs_buf_dtor(&back);
	}
	cs_ws_deflate_dtor(&server);
	cs_ws_deflate_dtor(&client);
	cs_ws_deflate_pool_close(&pool);
	cs_ws_deflate_pool_close(&other);
}

TEST(round_trips)
{
	for (int bits = 8; bits <= 15; bits++) {
		for (int flags = 0; flags < 4; flags++) {
			round_trip((cs_ws_deflate_params){flags & 1, flags & 2, (uint8_t) bits, (uint8_t) (23 - bits)});
		}
	}
}

static int inflate_one(const char *bytes, size_t len, uint64_t max, cs_buf *out)
{
	cs_ws_deflate_params agreed = {0};
	cs_ws_deflate_pool pool = {0};
	cs_ws_deflate ctx;
	cs_ws_deflate_init(&ctx, &pool, &agreed, false);
	int rc = cs_ws_deflate_inflate(&ctx, (cs_view){bytes, len}, max, out);
	cs_ws_deflate_dtor(&ctx);
	cs_ws_deflate_pool_close(&pool);
	return rc;
}

TEST(examples_of_the_rfc)
{
	static const struct {
		const char *bytes;
		size_t len;
	} cases[] = {
		{"\xf2\x48\xcd\xc9\xc9\x07\x00", 7}, {"\x00\x05\x00\xfa\xff\x48\x65\x6c\x6c\x6f\x00", 11}, /* not compressed */
		{"\xf3\x48\xcd\xc9\xc9\x07\x00\x00", 8},                                                   /* BFINAL */
		{"\xf2\x48\x05\x00\x00\x00\xff\xff\xca\xc9\xc9\x07\x00", 13},                              /* two blocks */
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		cs_buf out = {0};
		CHECK_INT(inflate_one(cases[i].bytes, cases[i].len, 0, &out), 0);
		CHECK_STR(out.data, out.len, "Hello");
		cs_buf_dtor(&out);
	}
}

TEST(broken_streams)
{
	cs_buf out = {0};
	CHECK_INT(inflate_one("\xff\xff\xff", 3, 0, &out), UV_EINVAL);
	CHECK_INT(inflate_one("\xf2\x48\xcd\xc9", 4, 0, &out), UV_EINVAL); /* cut off */
	CHECK_INT(inflate_one("", 0, 0, &out), UV_EINVAL);
	cs_buf_dtor(&out);
}

TEST(bombs)
{
	cs_ws_deflate_params agreed = {0};
	cs_ws_deflate_pool pool = {0};
	cs_ws_deflate ctx;
	size_t size = 16 << 20;
	char *zeros = calloc(1, size);
	cs_buf packed = {0}, out = {0};
	cs_ws_deflate_init(&ctx, &pool, &agreed, false);
	CHECK_INT(cs_ws_deflate_compress(&ctx, (cs_view){zeros, size}, &packed), 0);
	CHECK(packed.len < 20000);
	CHECK_INT(inflate_one(packed.data, packed.len, 100000, &out), UV_E2BIG);
	CHECK(out.len <= 100000 && out.cap <= 300000);
	cs_buf_dtor(&out);
	CHECK_INT(inflate_one(packed.data, packed.len, size - 1, &out), UV_E2BIG);
	cs_buf_dtor(&out);
	CHECK_INT(inflate_one(packed.data, packed.len, size, &out), 0);
	CHECK_INT(out.len, size);
	cs_buf_dtor(&out);
	cs_buf_dtor(&packed);
	free(zeros);
	cs_ws_deflate_dtor(&ctx);
	cs_ws_deflate_pool_close(&pool);
}

/* The same bytes and the same end, whatever the steps, while others use the pool. */
static void in_steps(cs_view payload, uint64_t max_len, size_t most, bool takeover)
{
	cs_ws_deflate_params agreed = {.server_no_takeover = !takeover, .client_no_takeover = !takeover};
	cs_ws_deflate_pool pool = {0};
	cs_ws_deflate ctx, other;
	cs_ws_inflation steps;
	cs_buf whole = {0}, out = {0}, hello = {0};
	cs_ws_deflate_init(&ctx, &pool, &agreed, false);
	cs_ws_deflate_init(&other, &pool, &agreed, false);
	int expected = cs_ws_deflate_inflate(&ctx, payload, max_len, &whole), rc;
	cs_ws_deflate_dtor(&ctx);
	CHECK_INT(cs_ws_inflate_begin(&steps, &ctx, max_len), 0);
	do {
		char *moved = malloc(payload.len + 1);
		size_t before = out.len;
		memcpy(moved, payload.ptr, payload.len);
		rc = cs_ws_inflate_step(&steps, (cs_view){moved, payload.len}, most, &out);
		CHECK(out.len - before <= most && (rc != 1 || out.len - before == most));
		free(moved);
		CHECK_INT(cs_ws_deflate_inflate(&other, (cs_view){"\xf2\x48\xcd\xc9\xc9\x07\x00", 7}, 0, &hello), 0);
	} while (rc == 1);
	cs_ws_inflate_end(&steps);
	CHECK_INT(rc, expected);
	CHECK(out.len == whole.len && (out.len == 0 || memcmp(out.data, whole.data, out.len) == 0));
	cs_buf_dtor(&whole);
	cs_buf_dtor(&out);
	cs_buf_dtor(&hello);
	cs_ws_deflate_dtor(&ctx);
	cs_ws_deflate_dtor(&other);
	cs_ws_deflate_pool_close(&pool);
}

TEST(steps)
{
	static const size_t sizes[] = {1, 2, 3, 100, 4096, 65536};
	cs_ws_deflate_params agreed = {0};
	cs_ws_deflate_pool pool = {0};
	cs_ws_deflate ctx;
	char *text = malloc(30000);
	cs_buf packed = {0};
	for (size_t i = 0; i < 30000; i++) {
		text[i] = (char) (i < 10000 ? 'a' : (i * 2654435761u) >> 13);
	}
	cs_ws_deflate_init(&ctx, &pool, &agreed, false);
	CHECK_INT(cs_ws_deflate_compress(&ctx, (cs_view){text, 30000}, &packed), 0);
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		for (int takeover = 0; takeover < 2; takeover++) {
			in_steps(cs_buf_view(&packed), 0, sizes[i], takeover);
			in_steps(cs_buf_view(&packed), 30000, sizes[i], takeover);
			in_steps(cs_buf_view(&packed), 29999, sizes[i], takeover);
			in_steps((cs_view){packed.data, packed.len - 1}, 0, sizes[i], takeover);
			in_steps((cs_view){"\xf3\x48\xcd\xc9\xc9\x07\x00\x00", 8}, 0, sizes[i], takeover);
			in_steps((cs_view){"\xf3\x48\xcd\xc9\xc9\x07\x00", 7}, 0, sizes[i], takeover);
			in_steps((cs_view){"\x00", 1}, 0, sizes[i], takeover);
		}
	}
	/* One that is given up. */
	cs_ws_inflation steps;
	cs_buf out = {0};
	CHECK_INT(cs_ws_inflate_begin(&steps, &ctx, 0), 0);
	CHECK_INT(cs_ws_inflate_step(&steps, cs_buf_view(&packed), 10, &out), 1);
	cs_ws_inflate_end(&steps);
	cs_buf_dtor(&out);
	cs_buf_dtor(&packed);
	free(text);
	cs_ws_deflate_dtor(&ctx);
	cs_ws_deflate_pool_close(&pool);
}

TEST_MAIN(CASE(offers), CASE(answers), CASE(round_trips), CASE(examples_of_the_rfc), CASE(broken_streams), CASE(bombs),
	CASE(steps))

#else

TEST(nothing_is_agreed_on)
{
	CHECK_ANSWER("permessage-deflate", "");
}

TEST_MAIN(CASE(nothing_is_agreed_on))

#endif
