/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/cookie.h"

#include <time.h>
#include <uv.h>

static void pairs_of(cs_buf *out, const char *text, size_t len, uint32_t max)
{
	char *copy = __real_malloc(len > 0 ? len : 1);
	cs_cookie_iter it;
	cs_view name, value;

	memcpy(copy, text, len);
	cs_buf_reset(out);
	cs_cookie_iter_init(&it, copy, len, max);
	while (cs_cookie_next(&it, &name, &value)) {
		cs_buf_put_view(out, name);
		cs_buf_putc(out, '=');
		cs_buf_put_view(out, value);
		cs_buf_putc(out, '|');
	}
	CHECK(!cs_cookie_next(&it, &name, &value));
	if (it.truncated) {
		cs_buf_putc(out, '!');
	}
	free(copy);
}

#define CHECK_PAIRS(text, max, want)                     \
	do {                                                 \
		cs_buf out = {0};                                \
		pairs_of(&out, (text), sizeof(text) - 1, (max)); \
		CHECK_STR(out.data, out.len, want);              \
		cs_buf_dtor(&out);                               \
	} while (0)

TEST(cuts_the_header)
{
	CHECK_PAIRS("", 0, "");
	CHECK_PAIRS("a=1", 0, "a=1|");
	CHECK_PAIRS("a=1; b=2;c=3", 0, "a=1|b=2|c=3|");
	CHECK_PAIRS("  a=1;\t \tb=2", 0, "a=1|b=2|");
	CHECK_PAIRS("a=1; a=2", 0, "a=1|a=2|");
	CHECK_PAIRS("a=x=y==", 0, "a=x=y==|");
	CHECK_PAIRS("a=\"q\"; b=%20+", 0, "a=\"q\"|b=%20+|");
	CHECK_PAIRS("a=1, b=2", 0, "a=1, b=2|");
	CHECK_PAIRS("a[x]=1", 0, "a[x]=1|");
}

TEST(skips_what_has_no_name)
{
	CHECK_PAIRS(";", 0, "");
	CHECK_PAIRS("; ;; ", 0, "");
	CHECK_PAIRS("=x; a=1", 0, "a=1|");
	CHECK_PAIRS("  =x", 0, "");
	CHECK_PAIRS("a", 0, "a=|");
	CHECK_PAIRS("a; b=", 0, "a=|b=|");
}

TEST(stops_at_the_limit)
{
	CHECK_PAIRS("a=1; b=2; c=3", 2, "a=1|b=2|!");
	CHECK_PAIRS("a=1; b=2", 2, "a=1|b=2|");
	CHECK_PAIRS("a=1; b=2; ;=x;", 2, "a=1|b=2|");
}

/* Builds at Unix time 1000000000; the result is "!field" after a refusal. */
static void build(cs_buf *out, const cs_cookie *cookie)
{
	cs_cookie_field bad;

	cs_buf_reset(out);
	int rc = cs_cookie_build(out, cookie, 1000000000, &bad);
	if (rc == UV_EINVAL) {
		CHECK(bad != CS_COOKIE_OK);
		CHECK(*cs_cookie_field_error(bad) != '\0');
		CHECK_INT(out->len, 0);
		cs_buf_printf(out, "!%d", (int) bad);
	} else {
		CHECK_INT(rc, 0);
		CHECK_INT(bad, CS_COOKIE_OK);
	}
}

#define CHECK_BUILD(want, ...)              \
	do {                                    \
		cs_buf out = {0};                   \
		cs_cookie cookie = {__VA_ARGS__};   \
		build(&out, &cookie);               \
		CHECK_STR(out.data, out.len, want); \
		cs_buf_dtor(&out);                  \
	} while (0)

#define N  .name = CS_VIEW("n")
#define NV N, .value = CS_VIEW("v")

TEST(builds_a_line)
{
	CHECK_BUILD("n=v", NV);
	CHECK_BUILD("n=v; path=/; domain=e.org", NV, .path = CS_VIEW("/"), .domain = CS_VIEW("e.org"));
	CHECK_BUILD("n=v; secure; httponly; partitioned", NV, .secure = true, .httponly = true, .partitioned = true);
	CHECK_BUILD("n=v; expires=Sun, 09-Sep-2001 02:46:40 GMT; Max-Age=3600; path=/a; domain=d; secure; httponly; "
				"samesite=None; priority=High; partitioned",
		NV, .expires = 1000003600, .path = CS_VIEW("/a"), .domain = CS_VIEW("d"), .samesite = CS_VIEW("None"),
		.priority = CS_VIEW("High"), .secure = true, .httponly = true, .partitioned = true);
}

TEST(encodes_only_when_asked)
{
	CHECK_BUILD("n=a+b%3B%2C%0D%0A%00%C3%A4%25", N, .value = CS_VIEW("a b;,\r\n\0\xc3\xa4%"), .encode = true);
	CHECK_BUILD("n=a%20b=\"c\\\xc3\xa4", N, .value = CS_VIEW("a%20b=\"c\\\xc3\xa4"));
}

TEST(an_empty_value_deletes)
{
	CHECK_BUILD("n=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0", N);
	CHECK_BUILD("n=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/", N, .expires = 2000000000,
		.path = CS_VIEW("/"), .encode = true);
}

TEST(expiry_dates)
{
	CHECK_BUILD("n=v; expires=Sun, 09-Sep-2001 01:46:40 GMT; Max-Age=0", NV, .expires = 1000000000);
	CHECK_BUILD("n=v; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0", NV, .expires = 1);
	CHECK_BUILD("n=v; expires=Fri, 31-Dec-9999 23:59:59 GMT; Max-Age=252402300799", NV, .expires = 253402300799);
	CHECK_BUILD("n=v", NV, .expires = 0);
	CHECK_BUILD("n=v", NV, .expires = -5);
	CHECK_BUILD("n=v", NV, .expires = INT64_MIN);
	CHECK_BUILD("!4", NV, .expires = 253402300800);
	CHECK_BUILD("!4", NV, .expires = INT64_MAX);
}

/* Every field, with every byte in it: refused are controls, blank, DEL, ',' and ';', in a name '=' as well. */
TEST(refuses_forbidden_bytes_in_every_field)
{
	cs_buf out = {0};
	for (int c = 0; c < 256; c++) {
		char text[3] = {'x', (char) c, 'y'};
		cs_view v = {text, 3};
		bool bad = c <= ' ' || c == 0x7f || c == ',' || c == ';';
		cs_cookie cookies[] = {
			{.name = v, .value = CS_VIEW("v")},
			{N, .value = v},
			{NV, .path = v},
			{NV, .domain = v},
			{NV, .samesite = v},
			{NV, .priority = v},
		};
		static const cs_cookie_field fields[] = {
			CS_COOKIE_NAME, CS_COOKIE_VALUE, CS_COOKIE_PATH, CS_COOKIE_DOMAIN, CS_COOKIE_SAMESITE, CS_COOKIE_PRIORITY};
		for (int i = 0; i < 6; i++) {
			cs_cookie_field got;
			cs_buf_reset(&out);
			int rc = cs_cookie_build(&out, &cookies[i], 0, &got);
			bool want = bad || (i == 0 && c == '=');
			CHECK_INT(rc, want ? UV_EINVAL : 0);
			CHECK_INT(got, want ? fields[i] : CS_COOKIE_OK);
		}
	}
	cs_buf_dtor(&out);
	CHECK_BUILD("!1", .value = CS_VIEW("v"));
}

TEST(appends_and_rolls_back)
{
	cs_buf out = {0};
	cs_cookie_field bad;
	cs_cookie cookie = {NV, .expires = 5};
	char path[4000];
	memset(path, 'p', sizeof(path));
	cookie.path = (cs_view){path, sizeof(path)};
	cs_buf_puts(&out, "Set-Cookie: ");
	test_fail_alloc(2);
	CHECK_INT(cs_cookie_build(&out, &cookie, 0, &bad), UV_ENOMEM);
	CHECK_STR(out.data, out.len, "Set-Cookie: ");
	out.failed = false;
	cookie.path = (cs_view){NULL, 0};
	CHECK_INT(cs_cookie_build(&out, &cookie, 3, &bad), 0);
	CHECK_STR(out.data, out.len, "Set-Cookie: n=v; expires=Thu, 01-Jan-1970 00:00:05 GMT; Max-Age=2");
	cs_buf_dtor(&out);
}

TEST(http_dates)
{
	char date[CS_HTTP_DATE_LEN + 1];
	CHECK_INT(cs_http_date(date, 0), 0);
	CHECK_STR(date, strlen(date), "Thu, 01 Jan 1970 00:00:00 GMT");
	cs_http_date(date, 784111777);
	CHECK_STR(date, strlen(date), "Sun, 06 Nov 1994 08:49:37 GMT");
	cs_http_date(date, 951827696);
	CHECK_STR(date, strlen(date), "Tue, 29 Feb 2000 12:34:56 GMT");
	cs_http_date(date, -1);
	CHECK_STR(date, strlen(date), "Wed, 31 Dec 1969 23:59:59 GMT");
	CHECK_INT(cs_http_date(date, INT64_C(-62167219200)), 0);
	CHECK_STR(date, strlen(date), "Sat, 01 Jan 0000 00:00:00 GMT");
	CHECK_INT(cs_http_date(date, INT64_C(-62167219201)), UV_EINVAL);
	CHECK_INT(cs_http_date(date, INT64_C(253402300800)), UV_EINVAL);
}

/* A day's step and a bit over the whole range, against the C library. */
TEST(http_dates_agree_with_strftime)
{
	char want[64], got[CS_HTTP_DATE_LEN + 1];
	int wrong = 0;
	for (int64_t t = INT64_C(-62135596800); t < INT64_C(253402300800); t += 86399 * 7) {
		time_t seconds = (time_t) t;
		struct tm tm;
		gmtime_r(&seconds, &tm);
		size_t n = strftime(want, sizeof(want), "%a, %d %b ", &tm);
		snprintf(
			want + n, sizeof(want) - n, "%04d %02d:%02d:%02d GMT", tm.tm_year + 1900, tm.tm_hour, tm.tm_min, tm.tm_sec);
		cs_http_date(got, t);
		wrong += strcmp(got, want) != 0;
	}
	CHECK_INT(wrong, 0);
}

TEST_MAIN(CASE(cuts_the_header), CASE(skips_what_has_no_name), CASE(stops_at_the_limit), CASE(builds_a_line),
	CASE(encodes_only_when_asked), CASE(an_empty_value_deletes), CASE(expiry_dates),
	CASE(refuses_forbidden_bytes_in_every_field), CASE(appends_and_rolls_back), CASE(http_dates),
	CASE(http_dates_agree_with_strftime))
