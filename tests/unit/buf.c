/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/core/buf.h"

#include <uv.h>

TEST(empty_holds_no_memory)
{
	cs_buf b;
	cs_buf_init(&b);
	CHECK(b.data == NULL);
	CHECK_INT(b.len, 0);
	CHECK_INT(cs_buf_append(&b, NULL, 0), 0);
	cs_buf_consume(&b, 5);
	CHECK_INT(b.len, 0);
	cs_buf_dtor(&b);
	cs_buf_dtor(&b);
}

TEST(append_keeps_order_while_it_grows)
{
	cs_buf b = {0};
	for (int i = 0; i < 5000; i++) {
		CHECK_INT(cs_buf_putc(&b, (char) ('a' + i % 26)), 0);
	}
	CHECK_INT(b.len, 5000);
	bool same = true;
	for (int i = 0; i < 5000; i++) {
		same = same && b.data[i] == 'a' + i % 26;
	}
	CHECK(same);
	CHECK(b.cap >= 5000 && b.cap < 10001);
	cs_buf_dtor(&b);
}

TEST(append_keeps_nul_bytes)
{
	cs_buf b = {0};
	cs_buf_append(&b, "a\0b", 3);
	cs_buf_puts(&b, "c");
	cs_buf_put_view(&b, CS_VIEW("\0"));
	CHECK_STR(b.data, b.len, "a\0bc\0");
	CHECK_VIEW(cs_buf_view(&b), "a\0bc\0");
	cs_buf_dtor(&b);
}

TEST(reserve_gives_the_room_asked_for)
{
	cs_buf b = {0};
	for (size_t n = 1; n < 100000; n = n * 3 + 1) {
		CHECK_INT(cs_buf_reserve(&b, n), 0);
		CHECK(b.cap - b.len >= n);
		memset(b.data + b.len, 'x', n);
		b.len += n;
	}
	cs_buf_dtor(&b);
}

TEST(reserve_refuses_sizes_that_overflow)
{
	cs_buf b = {0};
	cs_buf_puts(&b, "kept");
	CHECK_INT(cs_buf_reserve(&b, SIZE_MAX), UV_ENOMEM);
	CHECK(b.failed);
	b.failed = false;
	CHECK_INT(cs_buf_reserve(&b, SIZE_MAX - 3), UV_ENOMEM);
	b.failed = false;
	CHECK_INT(cs_buf_reserve(&b, (size_t) PTRDIFF_MAX - 3), UV_ENOMEM);
	CHECK_STR(b.data, b.len, "kept");
	cs_buf_dtor(&b);
}

TEST(printf_grows_when_the_text_is_longer_than_the_room)
{
	for (int width = 0; width < 300; width++) {
		cs_buf b = {0};
		cs_buf_puts(&b, "<");
		CHECK_INT(cs_buf_printf(&b, "%*d", width, 7), 0);
		CHECK_INT(b.len, 1 + (width > 0 ? width : 1));
		CHECK(b.data[0] == '<' && b.data[b.len - 1] == '7');
		cs_buf_dtor(&b);
	}
}

TEST(printf_fills_the_room_exactly)
{
	cs_buf b = {0};
	cs_buf_reserve(&b, 64);
	size_t cap = b.cap;
	CHECK_INT(cs_buf_printf(&b, "%*s", (int) cap - 1, "x"), 0);
	CHECK_INT(b.cap, cap);
	CHECK_INT(cs_buf_printf(&b, "%s", "yz"), 0);
	CHECK_INT(b.len, cap + 1);
	CHECK_STR(b.data + cap - 2, 3, "xyz");
	cs_buf_dtor(&b);
}

TEST(consume_drops_from_the_front)
{
	cs_buf b = {0};
	cs_buf_puts(&b, "hello world");
	cs_buf_consume(&b, 0);
	cs_buf_consume(&b, 6);
	CHECK_STR(b.data, b.len, "world");
	cs_buf_puts(&b, "!");
	CHECK_STR(b.data, b.len, "world!");
	cs_buf_consume(&b, 6);
	CHECK_INT(b.len, 0);
	cs_buf_puts(&b, "x");
	cs_buf_consume(&b, 100);
	CHECK_INT(b.len, 0);
	cs_buf_dtor(&b);
}

TEST(reset_keeps_the_memory)
{
	cs_buf b = {0};
	cs_buf_puts(&b, "abc");
	size_t cap = b.cap;
	cs_buf_reset(&b);
	CHECK_INT(b.len, 0);
	CHECK_INT(b.cap, cap);
	cs_buf_dtor(&b);
}

TEST(steal_adds_a_nul_and_empties)
{
	cs_buf b = {0};
	size_t len = 99;
	cs_buf_puts(&b, "abc");
	char *text = cs_buf_steal(&b, &len);
	CHECK_INT(len, 3);
	CHECK(text && strcmp(text, "abc") == 0);
	CHECK(b.data == NULL && b.len == 0);
	free(text);
	text = cs_buf_steal(&b, &len);
	CHECK(text && *text == '\0' && len == 0);
	free(text);
}

TEST(a_failed_append_stays_failed_and_keeps_what_was_there)
{
	cs_buf b = {0};
	size_t len;
	cs_buf_puts(&b, "kept");
	test_fail_alloc(1);
	CHECK_INT(cs_buf_reserve(&b, 1000), UV_ENOMEM);
	CHECK_INT(cs_buf_puts(&b, "x"), UV_ENOMEM);
	CHECK_INT(cs_buf_printf(&b, "%d", 1), UV_ENOMEM);
	CHECK_STR(b.data, b.len, "kept");
	CHECK(cs_buf_steal(&b, &len) == NULL);
	CHECK(!b.failed);
	CHECK_INT(cs_buf_puts(&b, "x"), 0);
	cs_buf_reset(&b);
	test_fail_alloc(1);
	CHECK_INT(cs_buf_printf(&b, "%500d", 1), UV_ENOMEM);
	CHECK_INT(b.len, 0);
	cs_buf_dtor(&b);
}

TEST_MAIN(CASE(empty_holds_no_memory), CASE(append_keeps_order_while_it_grows), CASE(append_keeps_nul_bytes),
	CASE(reserve_gives_the_room_asked_for), CASE(reserve_refuses_sizes_that_overflow),
	CASE(printf_grows_when_the_text_is_longer_than_the_room), CASE(printf_fills_the_room_exactly),
	CASE(consume_drops_from_the_front), CASE(reset_keeps_the_memory), CASE(steal_adds_a_nul_and_empties),
	CASE(a_failed_append_stays_failed_and_keeps_what_was_there))
