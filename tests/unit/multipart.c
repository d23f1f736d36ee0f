/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/multipart.h"

#include <uv.h>

/* What the parser reports, as text: "[name|filename|type]data." for each part; frames and data in `all`. */
typedef struct record {
	cs_buf text;
	cs_buf all;
} record;

static int on_frame(void *arg, const char *bytes, size_t len)
{
	record *r = arg;
	return cs_buf_append(&r->all, bytes, len);
}

static int on_part(void *arg, const cs_part_head *head)
{
	record *r = arg;
	cs_buf_putc(&r->text, '[');
	cs_buf_put_view(&r->text, head->name);
	if (head->is_file) {
		cs_buf_putc(&r->text, '|');
		cs_buf_put_view(&r->text, head->filename);
		cs_buf_putc(&r->text, '|');
		cs_buf_put_view(&r->text, head->type);
	}
	return cs_buf_putc(&r->text, ']');
}

static int on_data(void *arg, const char *bytes, size_t len)
{
	record *r = arg;
	cs_buf_append(&r->text, bytes, len);
	return cs_buf_append(&r->all, bytes, len);
}

static int on_part_end(void *arg)
{
	record *r = arg;
	return cs_buf_putc(&r->text, '.');
}

static const cs_multipart_handler handler = {on_frame, on_part, on_data, on_part_end};

/* Feeds the body in pieces of that size, each in a block of its own; the result is in r->text, '!' and the reason after an error,
 * '?' when it was cut off. */
static void parse(record *r, const char *body, size_t len, size_t step)
{
	cs_multipart m;
	int error = 0;
	cs_multipart_init(&m, "BOUND", 5, &handler, r);
	for (size_t at = 0; at < len && !error; at += step) {
		size_t n = step < len - at ? step : len - at;
		char *piece = __real_malloc(n);
		memcpy(piece, body + at, n);
		error = cs_multipart_feed(&m, piece, n);
		free(piece);
	}
	if (error) {
		CHECK_INT(error, UV_EINVAL);
		cs_buf_printf(&r->text, "!%s", m.reason);
	} else {
		CHECK(r->all.len == len && (len == 0 || memcmp(r->all.data, body, len) == 0));
		if (!cs_multipart_done(&m)) {
			cs_buf_putc(&r->text, '?');
		}
	}
	cs_multipart_dtor(&m);
}

static void check_parse(const char *body, size_t len, const char *want, size_t want_len)
{
	static const size_t steps[] = {1, 2, 3, 5, 7, 11, 64, 100000};
	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		record r = {{0}, {0}};
		parse(&r, body, len, steps[i]);
		test_check_str(r.text.data, r.text.len, want, want_len, __FILE__, (int) steps[i], body);
		cs_buf_dtor(&r.text);
		cs_buf_dtor(&r.all);
	}
}
#define CHECK_PARSE(body, want) check_parse((body), sizeof(body) - 1, (want), sizeof(want) - 1)

#define FIELD(name) "Content-Disposition: form-data; name=\"" name "\"\r\n\r\n"

TEST(fields_and_files)
{
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "1\r\n--BOUND\r\n" FIELD("b") "\r\n--BOUND--\r\n", "[a]1.[b].");
	CHECK_PARSE("--BOUND\r\nContent-Type: text/plain\r\ncontent-disposition:form-data ; filename=x.txt; name=f\r\n"
				"X-Other: y\r\n\r\nline\r\n--BOUND--",
		"[f|x.txt|text/plain]line.");
	CHECK_PARSE("--BOUND\r\nContent-Disposition: form-data; name=\"f\"; filename=\"\"\r\n\r\n\r\n--BOUND--", "[f||].");
	CHECK_PARSE("--BOUND--\r\n", "");
	CHECK_PARSE("\r\n--BOUND--", "");
}

TEST(preamble_and_epilogue)
{
	CHECK_PARSE("ignored --BOUND\r\n-BOUND\r\n--BOUND\r\n" FIELD("a") "1\r\n--BOUND--\r\n--BOUND\r\nanything", "[a]1.");
	CHECK_PARSE("--BOUN\r\n--BOUND \t\r\n" FIELD("a") "1\r\n--BOUND--", "[a]1.");
	CHECK_PARSE("\r\n\r\n--BOUND--", "");
}

TEST(data_like_boundaries)
{
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "\r\r\n\r\n-\r\n--BOUN\r\n--\r--BOUND\n--BOUND\r\n--BOUND--",
		"[a]\r\r\n\r\n-\r\n--BOUN\r\n--\r--BOUND\n--BOUND.");
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "\r\n\r\n--BOUND--", "[a]\r\n.");
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "\r\r\n--BOUND--", "[a]\r.");
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "\0\r\n--BOUND--", "[a]\0.");
}

TEST(quoting)
{
	CHECK_PARSE(
		"--BOUND\r\nContent-Disposition: form-data; name=\"a\\\"b\\\\c\\d\"; filename=\"x;y=\\\"z\\\"\"\r\n\r\n\r\n--BOUND--",
		"[a\"b\\c\\d|x;y=\"z\"|].");
	CHECK_PARSE(
		"--BOUND\r\nContent-Disposition: form-data; name=\"a[b][]\"; name=\"other\"\r\n\r\n\r\n--BOUND--", "[a[b][]].");
}

TEST(cut_off)
{
	CHECK_PARSE("", "?");
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "1", "[a]1?");
	CHECK_PARSE("--BOUND\r\nContent-Disposition: form-da", "?");
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "1\r\n--BOUND\r\n", "[a]1.?");
	CHECK_PARSE("--BOUND\r\n" FIELD("a") "1\r\n--BOUND-", "[a]1.?");
}

TEST(malformed)
{
	CHECK_PARSE("--BOUND\r\n\r\n1\r\n--BOUND--", "!A part of the form has no Content-Disposition");
	CHECK_PARSE("--BOUND\r\nContent-Disposition: form-data\r\n\r\n1", "!A part of the form has no name");
	CHECK_PARSE("--BOUND\r\nContent-Disposition: attachment; name=a\r\n\r\n1", "!A part of the form is not form-data");
	CHECK_PARSE("--BOUND\r\nContent-Disposition: form-data; name=\"a\r\n\r\n1",
		"!A part of the form has a quote that is not closed");
	CHECK_PARSE("--BOUND\r\nno colon\r\n\r\n1", "!A part of the form has a malformed header line");
	CHECK_PARSE("--BOUND\r\nX : y\r\n\r\n1", "!A part of the form has a malformed header line");
	CHECK_PARSE("--BOUND\r\nX: a\nY: b\r\n\r\n1", "!A part of the form has a control character in a header line");
	CHECK_PARSE("--BOUND\r\nX: a\rb\r\n\r\n1", "!A part of the form has a line that does not end with CR LF");
	CHECK_PARSE("--BOUND\r\n"
				"Content-Disposition: form-data; name=a\r\n" FIELD("b"),
		"!A part of the form has two Content-Disposition lines");
	CHECK_PARSE("--BOUNDX", "!A boundary of the form is not followed by a line end");
	CHECK_PARSE("--BOUND\n", "!A boundary of the form is not followed by a line end");
	CHECK_PARSE("--BOUND-x", "!A boundary of the form is not followed by a line end");
}

TEST(large_heads_are_refused)
{
	record r = {{0}, {0}};
	cs_buf body = {0};
	cs_buf_puts(&body, "--BOUND\r\n");
	for (int i = 0; i < 1000; i++) {
		cs_buf_puts(&body, "X-Field: 1234\r\n");
	}
	parse(&r, body.data, body.len, 1000);
	CHECK_STR(r.text.data, r.text.len, "!A part of the form has a head that is too large");
	cs_buf_dtor(&body);
	cs_buf_dtor(&r.text);
	cs_buf_dtor(&r.all);
}

TEST(without_memory)
{
	static const char body[] = "--BOUND\r\n" FIELD("a") "1\r\n--BOUND--";
	record r = {{0}, {0}};
	cs_multipart m;
	cs_multipart_init(&m, "BOUND", 5, &handler, &r);
	cs_buf_reserve(&r.text, 1000);
	cs_buf_reserve(&r.all, 1000);
	test_fail_alloc(1);
	CHECK_INT(cs_multipart_feed(&m, body, sizeof(body) - 1), UV_ENOMEM);
	cs_multipart_dtor(&m);
	cs_buf_dtor(&r.text);
	cs_buf_dtor(&r.all);
}

#define CHECK_BOUNDARY(type, found, want)                                       \
	do {                                                                        \
		cs_view boundary;                                                       \
		CHECK_INT(cs_multipart_boundary(type, strlen(type), &boundary), found); \
		CHECK_STR(boundary.ptr, boundary.len, want);                            \
	} while (0)

TEST(boundaries)
{
	CHECK_BOUNDARY("multipart/form-data; boundary=abc", true, "abc");
	CHECK_BOUNDARY("Multipart/Form-Data;charset=utf-8 ; BOUNDARY=\"a b:c\"; x=y", true, "a b:c");
	CHECK_BOUNDARY("multipart/form-data, boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW", true,
		"----WebKitFormBoundary7MA4YWxkTrZu0gW");
	CHECK_BOUNDARY("multipart/form-data; x=\"boundary=no\"; boundary=yes", true, "yes");
	CHECK_BOUNDARY("multipart/form-data", true, "");
	CHECK_BOUNDARY("multipart/form-data; boundary=", true, "");
	CHECK_BOUNDARY("multipart/form-data; boundary=\"a\\\"b\"", true, "");
	CHECK_BOUNDARY("multipart/form-data; boundary=\"ends with a blank \"", true, "");
	CHECK_BOUNDARY("multipart/form-data; boundary="
				   "12345678901234567890123456789012345678901234567890123456789012345678901",
		true, "");
	CHECK_BOUNDARY("multipart/form-datax; boundary=a", false, "");
	CHECK_BOUNDARY("multipart/mixed; boundary=a", false, "");
	CHECK_BOUNDARY("text/plain", false, "");
}

TEST_MAIN(CASE(fields_and_files), CASE(preamble_and_epilogue), CASE(data_like_boundaries), CASE(quoting), CASE(cut_off),
	CASE(malformed), CASE(large_heads_are_refused), CASE(without_memory), CASE(boundaries))
