/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The parser is fed every request whole, cut in two at every place, byte by byte, and at pseudo-random places; each
 * piece lies in a block of its own size, so that the sanitizers see a read beyond it. What comes out must always be the
 * same.
 */
#include "test.h"

#define FEED_ALLOC __real_malloc
#include "parser_feed.h"

#include <uv.h>

static const cs_parser_config config = {
	.pool = &pool, .max_head_size = 8192, .max_fields = 100, .max_body_size = 1000, .on_body = on_body};

/* Feeds the text in pieces: cut once at `cut` (0: whole), or into pieces of `step` bytes when that is not 0. */
static void run(cs_buf *out, const cs_parser_config *c, const char *text, size_t len, size_t cut, size_t step)
{
	feed f;
	feed_open(&f, c);
	if (step > 0) {
		for (size_t at = 0; at < len; at += step) {
			feed_bytes(&f, text + at, len - at < step ? len - at : step);
		}
	} else {
		feed_bytes(&f, text, cut);
		feed_bytes(&f, text + cut, len - cut);
	}
	feed_end(&f);
	cs_buf_reset(out);
	cs_buf_put_view(out, cs_buf_view(&f.out));
	feed_close(&f);
}

static void run_random(cs_buf *out, const cs_parser_config *c, const char *text, size_t len, uint32_t seed)
{
	feed f;
	feed_open(&f, c);
	for (size_t at = 0; at < len;) {
		seed = seed * 1664525u + 1013904223u;
		size_t step = 1 + (seed >> 16) % 11;
		step = step < len - at ? step : len - at;
		feed_bytes(&f, text + at, step);
		at += step;
	}
	feed_end(&f);
	cs_buf_reset(out);
	cs_buf_put_view(out, cs_buf_view(&f.out));
	feed_close(&f);
}

/* The result of every way of cutting must be `want`. A refusal may come with another reason when it comes early, so
 * `want` may end with '*', and is compared up to there. */
static bool agrees(const cs_buf *out, const char *want)
{
	size_t len = strlen(want);
	if (len > 0 && want[len - 1] == '*') {
		return out->len >= len - 1 && memcmp(out->data, want, len - 1) == 0;
	}
	return out->len == len && (len == 0 || memcmp(out->data, want, len) == 0);
}

static void expect(const cs_parser_config *c, const char *text, size_t len, const char *want)
{
	cs_buf out = {0};
	bool ok = true;
	size_t cut = 0;
	const char *how = "cut at";

	for (cut = 0; ok && cut < len; cut++) {
		run(&out, c, text, len, cut, 0);
		ok = agrees(&out, want);
	}
	if (ok) {
		how = "whole, after the others,";
		run(&out, c, text, len, 0, 0);
		ok = agrees(&out, want);
	}
	for (size_t step = 1; ok && step < 8; step++) {
		how = "in pieces of";
		cut = step + 1;
		run(&out, c, text, len, 0, step);
		ok = agrees(&out, want);
	}
	for (uint32_t seed = 1; ok && seed <= 20; seed++) {
		how = "with seed";
		cut = seed + 1;
		run_random(&out, c, text, len, seed);
		ok = agrees(&out, want);
	}
	if (!ok) {
		fprintf(stderr, "%s %zu: ", how, cut - 1);
		test_print(text, len);
		fprintf(stderr, "\n   gives ");
		test_print(out.data, out.len);
		fprintf(stderr, "\n   not   ");
		test_print(want, strlen(want));
		fputc('\n', stderr);
		test_failures++;
	}
	cs_buf_dtor(&out);
}

#define EXPECT(text, want) expect(&config, (text), sizeof(text) - 1, (want))
#define H                  "Host: h\r\n"

TEST(requests_without_body)
{
	EXPECT("GET / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / 1.1 keep|Host:h\n");
	EXPECT("GET /a/b?c=d&e HTTP/1.1\r\nHost: h\r\nX-Y:  z  \r\n\r\n", "GET /a/b?c=d&e 1.1 keep|Host:h|X-Y:z\n");
	EXPECT("GET /? HTTP/1.1\r\nHost:h\r\n\r\n", "GET /? 1.1 keep|Host:h\n");
	EXPECT("HEAD /%00%zz HTTP/1.1\r\nHOST: h\r\n\r\n", "HEAD /%00%zz 1.1 keep|HOST:h\n");
	EXPECT("DELETE /x HTTP/1.1\r\n" H "Empty:\r\nBlank: \t \r\n\r\n", "DELETE /x 1.1 keep|Host:h|Empty:|Blank:\n");
	EXPECT("GET / HTTP/1.1\r\n" H "V: \xc3\xa4 \"q\\\"\t!\r\n\r\n", "GET / 1.1 keep|Host:h|V:\xc3\xa4 \"q\\\"\t!\n");
	EXPECT("OPTIONS * HTTP/1.1\r\n" H "\r\n", "OPTIONS * 1.1 keep|Host:h\n");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 0\r\n\r\n", "POST / 1.1 keep len=0|Host:h|Content-Length:0\n");
	EXPECT("GET / HTTP/1.1\r\nHost:\r\n\r\n", "GET / 1.1 keep|Host:\n");
	EXPECT("GET / HTTP/1.1\r\nHost: [::1]:80\r\n\r\n", "GET / 1.1 keep|Host:[::1]:80\n");
}

TEST(absolute_targets)
{
	EXPECT("GET http://e.org:8/p?q HTTP/1.1\r\n" H "\r\n", "GET /p?q @e.org:8 1.1 keep|Host:h\n");
	EXPECT("GET HTTPS://e.org HTTP/1.1\r\n" H "\r\n", "GET  @e.org 1.1 keep|Host:h\n");
	EXPECT("GET http://e.org?q HTTP/1.1\r\n" H "\r\n", "GET ?q @e.org 1.1 keep|Host:h\n");
	EXPECT("GET http:///p HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET ftp://e.org/ HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET e.org/x HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET * HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("OPTIONS *x HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET /#f HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("CONNECT e.org:443 HTTP/1.1\r\n" H "\r\n", "!501 *");
}

TEST(connection_persistence)
{
	EXPECT("GET / HTTP/1.0\r\n\r\n", "GET / 1.0 close\n");
	EXPECT("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "GET / 1.0 keep|Connection:Keep-Alive\n");
	EXPECT("GET / HTTP/1.1\r\n" H "Connection: close\r\n\r\n", "GET / 1.1 close|Host:h|Connection:close\n");
	EXPECT("GET / HTTP/1.1\r\n" H "Connection: a, CLOSE\r\n\r\n", "GET / 1.1 close|Host:h|Connection:a, CLOSE\n");
	EXPECT("GET / HTTP/1.1\r\n" H "Connection: x\r\nConnection: close\r\n\r\n",
		"GET / 1.1 close|Host:h|Connection:x|Connection:close\n");
	EXPECT("GET / HTTP/1.1\r\n" H "Connection: closed\r\n\r\n", "GET / 1.1 keep|Host:h|Connection:closed\n");
	EXPECT("GET / HTTP/1.1\r\n" H "Connection: Keep-Alive, Upgrade\r\nUpgrade: websocket\r\n\r\n",
		"GET / 1.1 keep|Host:h|Connection:Keep-Alive, Upgrade|Upgrade:websocket\n");
}

TEST(bodies_of_known_length)
{
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello",
		"POST / 1.1 keep len=5|Host:h|Content-Length:5|=hello\n");
	EXPECT("PUT / HTTP/1.1\r\n" H "Content-Length: 3\r\n\r\n\r\n\r",
		"PUT / 1.1 keep len=3|Host:h|Content-Length:3|=\r\n\r\n");
	EXPECT("GET / HTTP/1.1\r\n" H "Content-Length: 2\r\n\r\nhi", "GET / 1.1 keep len=2|Host:h|Content-Length:2|=hi\n");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhel", "...body\n");
	EXPECT("POST / HTTP/1.1\r\n" H "Expect: 100-Continue\r\nContent-Length: 1\r\n\r\nx",
		"POST / 1.1 keep expect len=1|Host:h|Expect:100-Continue|Content-Length:1|=x\n");
	EXPECT("POST / HTTP/1.1\r\n" H "Expect: x\r\nContent-Length: 1\r\n\r\nx", "!417 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Upgrade: h2c\r\nConnection: upgrade\r\nContent-Length: 1\r\n\r\nx",
		"POST / 1.1 keep len=1|Host:h|Upgrade:h2c|Connection:upgrade|Content-Length:1|=x\n");
}

#define CHUNKED      "POST / HTTP/1.1\r\n" H "Transfer-Encoding: chunked\r\n\r\n"
#define CHUNKED_HEAD "POST / 1.1 keep chunked|Host:h|Transfer-Encoding:chunked"

TEST(chunked_bodies)
{
	EXPECT(CHUNKED "0\r\n\r\n", CHUNKED_HEAD "\n");
	EXPECT(CHUNKED "5\r\nhello\r\n0\r\n\r\n", CHUNKED_HEAD "|=hello\n");
	EXPECT(CHUNKED "1\r\na\r\n0A\r\n0123456789\r\n000\r\n\r\n", CHUNKED_HEAD "|=a0123456789\n");
	EXPECT(CHUNKED "2;x;z=\"q\"\r\nab\r\n0\r\n\r\n", CHUNKED_HEAD "|=ab\n");
	EXPECT(CHUNKED "2\r\n\r\n\r\n0\r\n\r\n", CHUNKED_HEAD "|=\r\n\n");
	EXPECT(CHUNKED "1\r\na\r\n0\r\nTrailer: x\r\nOther: y\r\n\r\n", CHUNKED_HEAD "|=a\n");
	EXPECT(CHUNKED "5\r\nhello\r\n0\r\n", "...body\n");
	EXPECT("POST / HTTP/1.1\r\n" H "transfer-encoding:  Chunked \r\n\r\n1\r\nx\r\n0\r\n\r\n",
		"POST / 1.1 keep chunked|Host:h|transfer-encoding:Chunked|=x\n");
}

TEST(broken_chunks_are_refused)
{
	EXPECT(CHUNKED "x\r\n", "!400 *");
	EXPECT(CHUNKED "\r\n", "!400 *");
	EXPECT(CHUNKED "-1\r\n", "!400 *");
	EXPECT(CHUNKED "0x1\r\na\r\n0\r\n\r\n", "!400 *");
	EXPECT(CHUNKED "1\r\nab\r\n0\r\n\r\n", "!400 *");
	EXPECT(CHUNKED "1\na\r\n0\r\n\r\n", "!400 *");
	EXPECT(CHUNKED "1\r\na\n0\r\n\r\n", "!400 *");
	EXPECT(CHUNKED "1\r\na0\r\n\r\n", "!400 *");
	EXPECT(CHUNKED "1;\na\r\nb\r\n0\r\n\r\n", "!400 *");
	EXPECT(CHUNKED "1\r\na\r\n0\n\n", "!400 *");
	EXPECT(CHUNKED "1\r\na\r\n0\r\nT: x\n\r\n", "!400 *");
	EXPECT(CHUNKED "ffffffffffffffffff\r\n", "!*");
}

TEST(pipelined_requests_come_one_by_one)
{
	EXPECT("GET /1 HTTP/1.1\r\n" H "\r\nPOST /2 HTTP/1.1\r\n" H "Content-Length: 2\r\n\r\nabGET /3 HTTP/1.0\r\n\r\n",
		"GET /1 1.1 keep|Host:h\nPOST /2 1.1 keep len=2|Host:h|Content-Length:2|=ab\nGET /3 1.0 close\n");
	EXPECT(CHUNKED "1\r\na\r\n0\r\n\r\n" CHUNKED "0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n",
		CHUNKED_HEAD "|=a\n" CHUNKED_HEAD "\nGET / 1.1 keep|Host:h\n");
	EXPECT("\r\n\r\nGET /1 HTTP/1.1\r\n" H "\r\n\r\n\r\nGET /2 HTTP/1.1\r\n" H "\r\n\r\n",
		"GET /1 1.1 keep|Host:h\nGET /2 1.1 keep|Host:h\n");
	EXPECT("GET /1 HTTP/1.1\r\n" H "\r\nGARBAGE", "GET /1 1.1 keep|Host:h\n!501 *");
	EXPECT("GET /1 HTTP/1.1\r\n" H "\r\nGET /2 HT", "GET /1 1.1 keep|Host:h\n...head\n");
}

TEST(ambiguous_framing_is_refused)
{
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n0\r\n\r\n", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 1\r\nContent-Length: 2\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 1, 1\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: +1\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: -1\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 1x\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 1 1\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length:\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length: 99999999999999999999\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Content-Length : 1\r\n\r\nx", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "!501 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n", "!400 *");
	EXPECT(
		"POST / HTTP/1.1\r\n" H "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", "!*");
	EXPECT("POST / HTTP/1.1\r\n" H "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n", "!400 *");
	EXPECT("POST / HTTP/1.1\r\n" H "Transfer-Encoding: \x0b"
		   "chunked\r\n\r\n0\r\n\r\n",
		"!*");
	EXPECT("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "!400 *");
}

TEST(broken_heads_are_refused)
{
	EXPECT("GET / HTTP/1.1\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H H "\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\nHost: user@h\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\n" H "\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\nHost: h\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\nHost: h\r\n\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\nHost: h\r\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\nHost: h\rX: y\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A: b\r\n c\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H " A: b\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n A: b\r\n" H "\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A b: c\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A : c\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H ": c\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A(: c\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "\xc3\xa4: c\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A: b\0c\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A: b\x7f\r\n\r\n", "!400 *");
	EXPECT("GET / HTTP/1.1\r\n" H "A: b\x01\r\n\r\n", "!400 *");
}

TEST(broken_request_lines_are_refused)
{
	EXPECT("GET  / HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET /  HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET\t/ HTTP/1.1\r\n" H "\r\n", "!*");
	EXPECT("GET / HTTP/1.1 \r\n" H "\r\n", "!*");
	EXPECT(" GET / HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET / x HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET /\r\n\r\n", "!*");
	EXPECT("GET /\x01 HTTP/1.1\r\n" H "\r\n", "!400 *");
	EXPECT("GET / HTTP/2.0\r\n" H "\r\n", "!505 *");
	EXPECT("GET / HTTP/0.9\r\n" H "\r\n", "!505 *");
	EXPECT("GET / HTTP/1.2\r\n" H "\r\n", "!505 *");
	EXPECT("GET / HTTP/11\r\n" H "\r\n", "!*");
	EXPECT("GET / http/1.1\r\n" H "\r\n", "!*");
	EXPECT("BREW / HTTP/1.1\r\n" H "\r\n", "!501 *");
	EXPECT("get / HTTP/1.1\r\n" H "\r\n", "!501 *");
	EXPECT("\x16\x03\x01\x02\x00", "!400 *");
	EXPECT("G(T / HTTP/1.1\r\n" H "\r\n", "!*");
	EXPECT("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "!*");
}

/* Names in any case, none that is only nearly known. */
TEST(known_names)
{
	static const struct {
		const char *name;
		cs_header header;
	} names[] = {
		{"host", CS_HEADER_HOST},
		{"HOST", CS_HEADER_HOST},
		{"Connection", CS_HEADER_CONNECTION},
		{"Content-Length", CS_HEADER_CONTENT_LENGTH},
		{"content-TYPE", CS_HEADER_CONTENT_TYPE},
		{"Cookie", CS_HEADER_COOKIE},
		{"Expect", CS_HEADER_EXPECT},
		{"Transfer-Encoding", CS_HEADER_TRANSFER_ENCODING},
		{"Upgrade", CS_HEADER_UPGRADE},
		{"hosts", CS_HEADER_OTHER},
		{"Hos", CS_HEADER_OTHER},
		{"Content_Length", CS_HEADER_OTHER},
		{"Content\rLength", CS_HEADER_OTHER},
		{"Content-Lengtl", CS_HEADER_OTHER},
		{"", CS_HEADER_OTHER},
	};
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		CHECK_INT(cs_header_find(names[i].name, strlen(names[i].name)), names[i].header);
	}
}

TEST(token_lists)
{
	CHECK(cs_head_list_has("close", 5, "close"));
	CHECK(cs_head_list_has("a,\tClOsE ,b", 11, "close"));
	CHECK(!cs_head_list_has("closed, xclose", 14, "close"));
	CHECK(!cs_head_list_has("clos", 4, "close"));
	CHECK(!cs_head_list_has("", 0, "close"));
	CHECK(!cs_head_list_has(",, ,", 4, "close"));
	CHECK(cs_head_list_has(",close,", 7, "close"));
	CHECK(!cs_head_list_has("close", 4, "close"));
}

/* Every byte inside a value. */
TEST(control_characters_are_refused)
{
	for (int c = 0; c < 256; c++) {
		bool bad = c == 0x7f || (c < 0x20 && c != '\t');
		char text[] = "GET / HTTP/1.1\r\nHost: h\r\nX: a?b\r\n\r\n";
		cs_buf out = {0};
		*strchr(text, '?') = (char) c;
		run(&out, &config, text, sizeof(text) - 1, 0, 0);
		CHECK(out.len > 4 && (memcmp(out.data, "!400", 4) == 0) == bad);
		cs_buf_dtor(&out);
	}
}

TEST(limits_of_the_head)
{
	cs_parser_config small = config;
	cs_buf text = {0}, want = {0};

	small.max_head_size = 63;
	static const char request[] = "GET /12345678901234567890123456789 HTTP/1.1\r\nHost: 123456789\r\n\r\n";
	CHECK_INT(sizeof(request) - 1, 64);
	expect(&small, request, 64, "!431 *");
	small.max_head_size = 64;
	expect(&small, request, 64, "GET /12345678901234567890123456789 1.1 keep|Host:123456789\n");
	small.max_head_size = 20;
	expect(&small, request, 64, "!414 *");

	small = config;
	small.max_fields = 3;
	static const char fields[] = "GET / HTTP/1.1\r\nHost: h\r\nA: b\r\nC: d\r\n\r\n";
	expect(&small, fields, sizeof(fields) - 1, "GET / 1.1 keep|Host:h|A:b|C:d\n");
	small.max_fields = 2;
	expect(&small, fields, sizeof(fields) - 1, "!431 *");

	/* More fields and bytes than a pooled block holds. */
	small.max_fields = 1000;
	small.max_head_size = CS_HEAD_MAX;
	cs_buf_puts(&text, "GET / HTTP/1.1\r\nHost: h\r\n");
	cs_buf_puts(&want, "GET / 1.1 keep|Host:h");
	for (int i = 0; i < 300; i++) {
		cs_buf_printf(&text, "X-Field-%d: %d-%060d\r\n", i, i, i);
		cs_buf_printf(&want, "|X-Field-%d:%d-%060d", i, i, i);
	}
	cs_buf_puts(&text, "\r\n");
	cs_buf_printf(&want, "\n%c", 0);
	cs_buf out = {0};
	for (size_t step = 1; step < text.len; step = step * 3 + 1) {
		run(&out, &small, text.data, text.len, 0, step);
		CHECK(agrees(&out, want.data));
	}
	/* One byte over the largest head there can be. */
	cs_buf_reset(&text);
	cs_buf_puts(&text, "GET / HTTP/1.1\r\nHost: h\r\nX: ");
	while (text.len < CS_HEAD_MAX - 4) {
		cs_buf_putc(&text, 'x');
	}
	cs_buf_puts(&text, "\r\n\r\n");
	run(&out, &small, text.data, text.len, 0, 1000);
	CHECK(agrees(&out, "GET / 1.1 keep|Host:h|X:xxxx*"));
	text.len -= 4;
	cs_buf_puts(&text, "x\r\n\r\n");
	for (size_t step = 1; step < 70000; step = step * 7) {
		run(&out, &small, text.data, text.len, 0, step);
		CHECK(agrees(&out, "!431 *"));
	}
	cs_buf_dtor(&text);
	cs_buf_dtor(&want);
	cs_buf_dtor(&out);
}

TEST(limits_of_the_body)
{
	cs_parser_config small = config;
	small.max_body_size = 5;
	static const char ok[] = "POST / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello";
	expect(&small, ok, sizeof(ok) - 1, "POST / 1.1 keep len=5|Host:h|Content-Length:5|=hello\n");
	static const char long_body[] = "POST / HTTP/1.1\r\n" H "Content-Length: 6\r\n\r\nhello!";
	expect(&small, long_body, sizeof(long_body) - 1, "!413 *");
	static const char chunks[] = CHUNKED "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
	expect(&small, chunks, sizeof(chunks) - 1, CHUNKED_HEAD "|=abcde\n");
	static const char long_chunks[] = CHUNKED "3\r\nabc\r\n3\r\ndef\r\n0\r\n\r\n";
	expect(&small, long_chunks, sizeof(long_chunks) - 1, "!413 *");
	expect(&small, long_chunks, sizeof(long_chunks) - 1 - 10, "!413 *");
	/* A size that is too large is refused by its line. */
	static const char huge[] = CHUNKED "fffffffffffffff\r\n";
	expect(&small, huge, sizeof(huge) - 1, "!413 *");
	expect(&small, huge, sizeof(huge) - 2, "...body\n");
}

TEST(chunk_extensions_are_bounded)
{
	cs_buf text = {0}, out = {0};
	cs_buf_puts(&text, CHUNKED "1;");
	for (int i = 0; i < 40000; i++) {
		cs_buf_putc(&text, 'x');
	}
	cs_buf_puts(&text, "\r\na\r\n0\r\n\r\n");
	run(&out, &config, text.data, text.len, 0, 4096);
	CHECK(agrees(&out, "!400 *"));
	cs_buf_reset(&text);
	cs_buf_puts(&text, CHUNKED);
	for (int i = 0; i < 900; i++) {
		cs_buf_puts(&text, "1\r\na\r\n");
	}
	cs_buf_puts(&text, "0\r\n\r\n");
	for (size_t step = 1; step < text.len; step = step * 5 + 3) {
		run(&out, &config, text.data, text.len, 0, step);
		CHECK(agrees(&out, CHUNKED_HEAD "|=aaaa*"));
	}
	cs_buf_dtor(&text);
	cs_buf_dtor(&out);
}

TEST(errors_of_the_body_callback_and_memory)
{
	feed f;
	static const char text[] = "POST / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello";
	feed_open(&f, &config);
	body_error = UV_ENOMEM;
	feed_bytes(&f, text, sizeof(text) - 1);
	CHECK(f.over && f.parser.status >= 500);
	feed_close(&f);

	cs_head_pool_close(&pool);
	for (long n = 1; n < 4; n++) {
		cs_buf head = {0};
		cs_buf_reserve(&head, 8000);
		cs_buf_puts(&head, "GET / HTTP/1.1\r\nHost: h\r\n");
		for (int i = 0; i < 60; i++) {
			cs_buf_printf(&head, "X-Field-%d: %060d\r\n", i, i);
		}
		cs_buf_puts(&head, "\r\n");
		feed_open(&f, &config);
		cs_buf_reserve(&f.out, 20000);
		test_fail_alloc(n);
		feed_bytes(&f, head.data, head.len);
		test_fail_alloc(0);
		CHECK(f.over && f.parser.status == 503);
		feed_close(&f);
		cs_buf_dtor(&head);
		cs_head_pool_close(&pool);
	}
}

TEST(heads_outlive_the_parser_and_return_to_the_pool)
{
	cs_parser parser;
	cs_buf body = {0};
	size_t used;
	static const char text[] = "GET /x HTTP/1.1\r\n" H "\r\n";

	cs_head_pool_close(&pool);
	cs_parser_init(&parser, &config, &body);
	CHECK_INT(cs_parser_execute(&parser, text, sizeof(text) - 1, &used), CS_PARSE_DONE);
	CHECK_INT(used, sizeof(text) - 1);
	cs_head *head = cs_parser_take(&parser);
	cs_head_ref(head);
	cs_parser_dtor(&parser);
	cs_head_unref(head);
	CHECK_INT(pool.count, 0);
	CHECK_VIEW(cs_head_view(head, head->path, head->path_len), "/x");
	cs_head_unref(head);
	CHECK(pool.count == 0 && pool.recent == head);
	cs_head_pool_close(&pool);
	CHECK_INT(pool.count, 0);
	head = cs_head_new(&pool);
	cs_head_unref(head);
	CHECK_INT(pool.count, 1);
	cs_head *again = cs_head_new(&pool);
	CHECK(again == head && again->size == 0 && again->field_count == 0 && again->refs == 1);
	cs_head_unref(again);
	/* A parser that is dropped in the middle of a head gives it back as well. */
	cs_parser_init(&parser, &config, &body);
	CHECK_INT(cs_parser_execute(&parser, text, 5, &used), CS_PARSE_MORE);
	CHECK(cs_parser_in_head(&parser));
	CHECK_INT(pool.count, 0);
	cs_parser_dtor(&parser);
	CHECK_INT(pool.count, 1);
	cs_head_pool_close(&pool);
	CHECK(pool.free == NULL);
}

/* The head that one parser makes of a whole request; NULL when it refuses it. */
static cs_head *parse(const cs_parser_config *c, const char *text, size_t *used)
{
	cs_parser parser;
	cs_buf body = {0};
	cs_head *head = NULL;
	cs_parser_init(&parser, c, &body);
	if (cs_parser_execute(&parser, text, strlen(text), used) == CS_PARSE_DONE) {
		CHECK_INT(parser.http.method, parser.head->method);
		head = cs_parser_take(&parser);
	}
	cs_parser_dtor(&parser);
	return head;
}

TEST(the_same_bytes_are_parsed_once)
{
	static const char get[] = "HEAD /x HTTP/1.1\r\n" H "A: 1\r\n\r\n";
	cs_parser_config narrow = config, few = config;
	size_t used;
	narrow.max_head_size = sizeof(get) - 2;
	few.max_fields = 1;
	cs_head_pool_close(&pool);
	cs_head *first = parse(&config, get, &used);
	cs_head *second = parse(&config, "\r\nHEAD /x HTTP/1.1\r\n" H "A: 1\r\n\r\nGET", &used);
	CHECK(first && first == second && first->refs == 3);
	CHECK_INT(used, sizeof(get) + 1);
	/* The limits are those of the server that reads it. */
	CHECK(!parse(&narrow, get, &used));
	CHECK(!parse(&few, get, &used));
	CHECK_INT(first->refs, 3);
	/* Others take its place, and it lives as long as someone has it. */
	cs_head *other = parse(&config, "GET /y HTTP/1.1\r\n" H "\r\n", &used);
	CHECK(other && other != first && first->refs == 2);
	CHECK_VIEW(cs_head_view(first, first->path, first->path_len), "/x");
	cs_head_unref(first);
	cs_head_unref(second);
	cs_head_unref(other);
	/* Less than the whole, and heads with a body or with credentials. */
	static const char *const never[] = {"POST / HTTP/1.1\r\n" H "Content-Length: 1\r\n\r\n",
		"GET / HTTP/1.1\r\n" H "Cookie: a=b\r\n\r\n", "GET / HTTP/1.1\r\n" H "Authorization: Basic eA==\r\n\r\n"};
	for (size_t i = 0; i < sizeof(never) / sizeof(never[0]); i++) {
		cs_head *was = pool.recent;
		cs_head *head = parse(&config, never[i], &used);
		CHECK(pool.recent == was);
		if (head) {
			cs_head_unref(head);
		}
	}
	cs_head_pool_close(&pool);
}

/* Last: what the pool holds is no leak. */
TEST(close_the_pool)
{
	cs_head_pool_close(&pool);
	CHECK_INT(pool.count, 0);
}

TEST_MAIN(CASE(requests_without_body), CASE(absolute_targets), CASE(connection_persistence),
	CASE(bodies_of_known_length), CASE(chunked_bodies), CASE(broken_chunks_are_refused),
	CASE(pipelined_requests_come_one_by_one), CASE(ambiguous_framing_is_refused), CASE(broken_heads_are_refused),
	CASE(broken_request_lines_are_refused), CASE(known_names), CASE(token_lists), CASE(control_characters_are_refused),
	CASE(limits_of_the_head), CASE(limits_of_the_body), CASE(chunk_extensions_are_bounded),
	CASE(errors_of_the_body_callback_and_memory), CASE(heads_outlive_the_parser_and_return_to_the_pool),
	CASE(the_same_bytes_are_parsed_once), CASE(close_the_pool))
