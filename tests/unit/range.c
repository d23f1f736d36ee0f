/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/parser.h"
#include "src/http/range.h"

#include <uv.h>

static int on_body(void *arg, const char *bytes, size_t len)
{
	return 0;
}

/* The reply to a GET with these header lines for 1000 bytes with the tag "abc" of 1994-11-06 08:49:37, as text. */
static void decide(cs_buf *out, const char *method, const char *lines)
{
	cs_head_pool pool = {0};
	cs_parser_config config = {.pool = &pool, .max_head_size = 8192, .max_fields = 50, .on_body = on_body};
	cs_parser parser;
	cs_buf text = {0};
	size_t used;
	cs_range_reply reply;

	cs_buf_printf(&text, "%s / HTTP/1.1\r\nHost: a\r\n%s\r\n", method, lines);
	cs_parser_init(&parser, &config, NULL);
	CHECK_INT(cs_parser_execute(&parser, text.data, text.len, &used), CS_PARSE_DONE);
	cs_head *head = cs_parser_take(&parser);
	cs_range_query query = {head, 1000, 784111777, CS_VIEW("\"abc\"")};
	cs_range_decide(&query, &reply);
	cs_buf_reset(out);
	cs_buf_printf(out, "%d", reply.status);
	for (unsigned i = 0; i < reply.count; i++) {
		cs_buf_printf(
			out, " %llu+%llu", (unsigned long long) reply.ranges[i].first, (unsigned long long) reply.ranges[i].length);
	}
	cs_head_unref(head);
	cs_head_pool_close(&pool);
	cs_parser_dtor(&parser);
	cs_buf_dtor(&text);
}

#define CHECK_REPLY(lines, want)            \
	do {                                    \
		cs_buf out = {0};                   \
		decide(&out, "GET", lines);         \
		CHECK_STR(out.data, out.len, want); \
		cs_buf_dtor(&out);                  \
	} while (0)

TEST(ranges)
{
	CHECK_REPLY("", "200");
	CHECK_REPLY("Range: bytes=0-0\r\n", "206 0+1");
	CHECK_REPLY("Range: bytes=0-999\r\n", "206 0+1000");
	CHECK_REPLY("Range: bytes=990-2000\r\n", "206 990+10");
	CHECK_REPLY("Range: bytes=990-\r\n", "206 990+10");
	CHECK_REPLY("Range: bytes=-10\r\n", "206 990+10");
	CHECK_REPLY("Range: bytes=-5000\r\n", "206 0+1000");
	CHECK_REPLY("Range: bytes=0-0, 5-9 ,, -1\r\n", "206 0+1 5+5 999+1");
	CHECK_REPLY("Range: bytes=0-18446744073709551616\r\n", "206 0+1000");
	CHECK_REPLY("Range: bytes=5000-6000, 1-1\r\n", "206 1+1");
	CHECK_REPLY("Range: bytes=1000-\r\n", "416");
	CHECK_REPLY("Range: bytes=-0\r\n", "416");
	CHECK_REPLY("Range: bytes=99999999999999999999-\r\n", "416");
	CHECK_REPLY("Range: bytes=5-1\r\n", "200");
	CHECK_REPLY("Range: bytes=-\r\n", "200");
	CHECK_REPLY("Range: bytes=a-b\r\n", "200");
	CHECK_REPLY("Range: bytes=1-2, x\r\n", "200");
	CHECK_REPLY("Range: bytes=\r\n", "200");
	CHECK_REPLY("Range: lines=1-2\r\n", "200");
	CHECK_REPLY("Range: bytes=1-2\r\nRange: bytes=3-4\r\n", "200");
}

TEST(too_many_ranges)
{
	CHECK_REPLY("Range: bytes=0-,0-,0-\r\n", "200");
	CHECK_REPLY("Range: bytes=0-5,3-8\r\n", "206 0+6 3+6");
	CHECK_REPLY(
		"Range: bytes=0-0,1-1,2-2,3-3,4-4,5-5,6-6,7-7,8-8,9-9,10-10,11-11,12-12,13-13,14-14,15-15,16-16\r\n", "200");
}

TEST(only_get)
{
	cs_buf out = {0};
	decide(&out, "HEAD", "Range: bytes=0-0\r\n");
	CHECK_STR(out.data, out.len, "200");
	decide(&out, "HEAD", "If-None-Match: *\r\n");
	CHECK_STR(out.data, out.len, "304");
	cs_buf_dtor(&out);
}

TEST(conditions)
{
	CHECK_REPLY("If-None-Match: \"abc\"\r\n", "304");
	CHECK_REPLY("If-None-Match: W/\"abc\"\r\n", "304");
	CHECK_REPLY("If-None-Match: \"x\", \"a,bc\" , \"abc\"\r\n", "304");
	CHECK_REPLY("If-None-Match: \"x\"\r\nIf-None-Match: \"abc\"\r\n", "304");
	CHECK_REPLY("If-None-Match: *\r\n", "304");
	CHECK_REPLY("If-None-Match: \"x\"\r\n", "200");
	CHECK_REPLY("If-None-Match: abc\r\n", "200");
	CHECK_REPLY("If-Match: \"abc\"\r\n", "200");
	CHECK_REPLY("If-Match: W/\"abc\"\r\n", "412");
	CHECK_REPLY("If-Match: *\r\n", "200");
	CHECK_REPLY("If-Match: \"x\"\r\n", "412");
	CHECK_REPLY("If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n", "304");
	CHECK_REPLY("If-Modified-Since: Sun, 06 Nov 1994 08:49:36 GMT\r\n", "200");
	CHECK_REPLY("If-Modified-Since: yesterday\r\n", "200");
	CHECK_REPLY("If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\nIf-None-Match: \"x\"\r\n", "200");
	CHECK_REPLY("If-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n", "200");
	CHECK_REPLY("If-Unmodified-Since: Sun, 06 Nov 1994 08:49:36 GMT\r\n", "412");
	CHECK_REPLY("If-None-Match: \"abc\"\r\nRange: bytes=0-0\r\n", "304");
}

TEST(if_range)
{
	CHECK_REPLY("Range: bytes=0-0\r\nIf-Range: \"abc\"\r\n", "206 0+1");
	CHECK_REPLY("Range: bytes=0-0\r\nIf-Range: W/\"abc\"\r\n", "200");
	CHECK_REPLY("Range: bytes=0-0\r\nIf-Range: \"x\"\r\n", "200");
	CHECK_REPLY("Range: bytes=0-0\r\nIf-Range: Sun, 06 Nov 1994 08:49:37 GMT\r\n", "206 0+1");
	CHECK_REPLY("Range: bytes=0-0\r\nIf-Range: Sun, 06 Nov 1994 08:49:38 GMT\r\n", "200");
	CHECK_REPLY("Range: bytes=5000-\r\nIf-Range: \"x\"\r\n", "200");
}

static int64_t date(const char *text)
{
	return cs_http_date_parse(text, strlen(text));
}

TEST(dates)
{
	CHECK_INT(date("Sun, 06 Nov 1994 08:49:37 GMT"), 784111777);
	CHECK_INT(date("Sunday, 06-Nov-94 08:49:37 GMT"), 784111777);
	CHECK_INT(date("Sun Nov  6 08:49:37 1994"), 784111777);
	CHECK_INT(date("Thu, 01 Jan 1970 00:00:00 GMT"), 0);
	CHECK_INT(date("Thu, 29 Feb 2024 12:00:00 GMT"), 1709208000);
	CHECK_INT(date("Mon, 01 Mar 2100 00:00:00 GMT"), 4107542400);
	CHECK_INT(date(""), -1);
	CHECK_INT(date("Sun, 06 Nov 1994 08:49:37"), -1);
	CHECK_INT(date("Sun, 06 Nov 1994 08:49:37 GMT "), -1);
	CHECK_INT(date("Sun, 06 Nov 1994 24:00:00 GMT"), -1);
	CHECK_INT(date("Sun, 06 Xxx 1994 08:49:37 GMT"), -1);
	CHECK_INT(date("Sun Nov"), -1);
}

TEST_MAIN(CASE(ranges), CASE(too_many_ranges), CASE(only_get), CASE(conditions), CASE(if_range), CASE(dates))
