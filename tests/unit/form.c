/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/form.h"

#include <uv.h>

/* Decodes every pair into "name=value|name=value|" with '!' at the end when the limit cut something off. The text is
 * copied to a block of its own size, so that the sanitizers see a read beyond its end. */
static void pairs_of(cs_buf *out, const char *text, size_t len, uint32_t max)
{
	char *copy = __real_malloc(len > 0 ? len : 1);
	cs_form_iter it;
	cs_view name, value;

	memcpy(copy, text, len);
	cs_buf_reset(out);
	cs_form_iter_init(&it, copy, len, max);
	while (cs_form_next(&it, &name, &value)) {
		cs_buf_reserve(out, name.len + value.len + 2);
		out->len += cs_form_decode(out->data + out->len, name);
		cs_buf_putc(out, '=');
		cs_buf_reserve(out, value.len);
		out->len += cs_form_decode(out->data + out->len, value);
		cs_buf_putc(out, '|');
	}
	CHECK(!cs_form_next(&it, &name, &value));
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

TEST(cuts_pairs)
{
	CHECK_PAIRS("", 0, "");
	CHECK_PAIRS("a=1", 0, "a=1|");
	CHECK_PAIRS("a=1&b=2", 0, "a=1|b=2|");
	CHECK_PAIRS("a=1=2&b==", 0, "a=1=2|b==|");
	CHECK_PAIRS("a[b][]=c&a[b][]=d", 0, "a[b][]=c|a[b][]=d|");
	CHECK_PAIRS("a=1;b=2", 0, "a=1;b=2|");
}

TEST(names_without_value_and_empty_pieces)
{
	CHECK_PAIRS("a", 0, "a=|");
	CHECK_PAIRS("a&b&c=", 0, "a=|b=|c=|");
	CHECK_PAIRS("&", 0, "");
	CHECK_PAIRS("&&&a=1&&&&b=2&&", 0, "a=1|b=2|");
	CHECK_PAIRS("=x", 0, "=x|");
	CHECK_PAIRS("=", 0, "=|");
}

TEST(decodes_plus_and_escapes)
{
	CHECK_PAIRS("a+b=c+d", 0, "a b=c d|");
	CHECK_PAIRS("%61%3d=%26%2B%25", 0, "a==&+%|");
	CHECK_PAIRS("a=%e4%BD%A0", 0, "a=\xe4\xbd\xa0|");
	CHECK_PAIRS("a%00b=%00", 0, "a\0b=\0|");
}

TEST(keeps_what_is_no_escape)
{
	CHECK_PAIRS("a=%", 0, "a=%|");
	CHECK_PAIRS("a=%4", 0, "a=%4|");
	CHECK_PAIRS("a=%4&b=1", 0, "a=%4|b=1|");
	CHECK_PAIRS("a=%zz%4g%g4%%41", 0, "a=%zz%4g%g4%A|");
	CHECK_PAIRS("a=%2", 0, "a=%2|");
	CHECK_PAIRS("a=%u0041", 0, "a=%u0041|");
	CHECK_PAIRS("a=\x80\xff\x01", 0, "a=\x80\xff\x01|");
}

TEST(stops_at_the_limit)
{
	CHECK_PAIRS("a=1&b=2&c=3", 2, "a=1|b=2|!");
	CHECK_PAIRS("a=1&b=2&c=3", 3, "a=1|b=2|c=3|");
	CHECK_PAIRS("a=1&b=2&&&", 2, "a=1|b=2|");
	CHECK_PAIRS("&&a=1&&b", 1, "a=1|!");
}

TEST(decodes_in_place)
{
	char text[] = "a%20b+c%2Bd";
	CHECK_STR(text, cs_form_decode(text, (cs_view){text, strlen(text)}), "a b c+d");
	char path[] = "/a%20b+c%2e";
	CHECK_STR(path, cs_form_decode_path(path, (cs_view){path, strlen(path)}), "/a b+c.");
	CHECK_INT(cs_form_decode(text, (cs_view){NULL, 0}), 0);
}

TEST(encodes_as_urlencode)
{
	cs_buf out = {0};
	cs_form_encode(&out, CS_VIEW("azAZ09-_. ~!*'();:@&=+$,/?#[]%\0\n\xe4"));
	CHECK_STR(out.data, out.len, "azAZ09-_.+%7E%21%2A%27%28%29%3B%3A%40%26%3D%2B%24%2C%2F%3F%23%5B%5D%25%00%0A%E4");
	cs_buf_reset(&out);
	CHECK_INT(cs_form_encode(&out, (cs_view){"", SIZE_MAX / 2}), UV_ENOMEM);
	CHECK_INT(out.len, 0);
	cs_buf_dtor(&out);
}

TEST(encoding_round_trips_every_byte)
{
	char bytes[256], back[256 * 3];
	cs_buf out = {0};
	for (int i = 0; i < 256; i++) {
		bytes[i] = (char) i;
	}
	cs_form_encode(&out, (cs_view){bytes, 256});
	size_t n = cs_form_decode(back, cs_buf_view(&out));
	CHECK_INT(n, 256);
	CHECK(memcmp(back, bytes, 256) == 0);
	cs_buf_dtor(&out);
}

TEST_MAIN(CASE(cuts_pairs), CASE(names_without_value_and_empty_pieces), CASE(decodes_plus_and_escapes),
	CASE(keeps_what_is_no_escape), CASE(stops_at_the_limit), CASE(decodes_in_place), CASE(encodes_as_urlencode),
	CASE(encoding_round_trips_every_byte))
