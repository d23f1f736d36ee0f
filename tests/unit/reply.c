/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "reply_feed.h"

/* However it is cut, the same must come out. */
static void check_text(const char *bytes, bool head_request, int want, const char *text, size_t want_rest)
{
	for (size_t step = 1; step <= 200; step += step < 20 ? 1 : 60) {
		reply_log log = {0};
		size_t rest;
		CHECK_INT(feed_reply(&log, head_request, bytes, strlen(bytes), step, &rest), want);
		if (want == 1) {
			CHECK(log.out.len == strlen(text) && memcmp(log.out.data, text, log.out.len) == 0);
			CHECK_INT(rest, want_rest);
		}
		free_reply_log(&log);
	}
}

TEST(lengths)
{
	check_text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-Y:  z \t\r\n\r\nhello", false, 1,
		"Content-Length=5;X-Y=z;200;hello|keep", 0);
	check_text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhelloMORE", false, 1, "Content-Length=5;200;hello|keep", 4);
	check_text("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nEmpty:\r\n\r\n", false, 1,
		"Content-Length=0;Empty=;404;|keep", 0);
	check_text("HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\nx", false, 1, "Content-Length=1;200;x|close", 0);
	check_text("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx", false, 1,
		"Connection=close;Content-Length=1;200;x|close", 0);
	check_text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhal", false, UV_EOF, NULL, 0);
}

TEST(no_body)
{
	check_text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n", true, 1, "Content-Length=5;200;|keep", 0);
	check_text("HTTP/1.1 204 No Content\r\n\r\n", false, 1, "204;|keep", 0);
	check_text("HTTP/1.1 304 Not Modified\r\nETag: x\r\n\r\n", false, 1, "ETag=x;304;|keep", 0);
}

TEST(chunks)
{
	check_text(
		"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=1\r\n0123456789\r\n0\r\nT: r\r\n\r\nnext",
		false, 1, "Transfer-Encoding=chunked;200;abc0123456789|keep", 4);
	check_text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", false, UV_EPROTO, NULL, 0);
	check_text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", false, UV_EOF, NULL, 0);
}

TEST(until_the_end)
{
	check_text("HTTP/1.1 200 OK\r\nA: b\r\n\r\nuntil the end", false, 1, "A=b;200;until the end|close", 0);
	check_text("HTTP/1.1 200 OK\r\nA: b\r\n", false, UV_EOF, NULL, 0);
	check_text("", false, UV_EOF, NULL, 0);
}

TEST(interim)
{
	check_text(
		"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
		false, 1, "Content-Length=2;200;ok|keep", 0);
	check_text("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n\x81\x01x", false,
		1, "Connection=Upgrade;Upgrade=websocket;101;|close upgraded", 3);
	check_text("HTTP/1.1 101 Switching Protocols\r\n\r\nrest", false, 1, "101;|close upgraded", 4);
}

TEST(refused)
{
	static const char *const bad[] = {
		"SSH-2.0-server\r\n",
		"HTTP/1.1 2 OK\r\n\r\n",
		"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
		"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
		"HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\n",
		"HTTP/1.1 200 OK\r\nNo colon\r\n\r\n",
		"HTTP/1.1 200 OK\r\nX: a\rb\r\n\r\n",
	};
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		check_text(bad[i], false, UV_EPROTO, NULL, 0);
	}
}

TEST(large_head)
{
	size_t line = 1000, count = 70;
	cs_buf b = {0};
	reply_log log = {0};
	size_t rest;

	cs_buf_puts(&b, "HTTP/1.1 200 OK\r\n");
	for (size_t i = 0; i < count; i++) {
		cs_buf_puts(&b, "X: ");
		for (size_t n = 0; n < line; n++) {
			cs_buf_putc(&b, 'y');
		}
		cs_buf_puts(&b, "\r\n");
	}
	CHECK_INT(feed_reply(&log, false, b.data, b.len, 4096, &rest), UV_E2BIG);
	free_reply_log(&log);
	cs_buf_dtor(&b);
}

TEST(callback_fails)
{
	reply_log log = {.fail_body = UV_ECANCELED};
	const char *bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
	size_t rest;
	CHECK_INT(feed_reply(&log, false, bytes, strlen(bytes), 100, &rest), UV_ECANCELED);
	free_reply_log(&log);
}

TEST(out_of_memory)
{
	const char *bytes = "HTTP/1.1 200 OK\r\nName: value\r\nContent-Length: 2\r\n\r\nok";
	for (long n = 1; n < 12; n++) {
		cs_reply reply;
		reply_log log = {.reply = &reply};
		size_t used;
		cs_reply_init(&reply, &log_handler, &log, false);
		test_fail_alloc(n);
		int rc = cs_reply_feed(&reply, bytes, strlen(bytes), &used);
		test_fail_alloc(0);
		CHECK(rc == 1 || rc == UV_ENOMEM);
		cs_reply_dtor(&reply);
		free_reply_log(&log);
	}
}

TEST_MAIN(CASE(lengths), CASE(no_body), CASE(chunks), CASE(until_the_end), CASE(interim), CASE(refused),
	CASE(large_head), CASE(callback_fails), CASE(out_of_memory))
