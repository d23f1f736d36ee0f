/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Feeds a parser read by read and writes down what comes out as text, one line a message. Shared by the unit test and
 * the fuzzer; CHECK and CHECK_INT are the includer's, and FEED_ALLOC, when malloc may be made to fail.
 */
#ifndef CS_TEST_PARSER_FEED_H
#define CS_TEST_PARSER_FEED_H

#include "src/http/parser.h"

#include <stdlib.h>

#ifndef FEED_ALLOC
#define FEED_ALLOC malloc
#endif

static cs_head_pool pool;
static int body_error; /* what the next call of on_body returns */

static int on_body(void *arg, const char *bytes, size_t len)
{
	int rc = body_error;
	body_error = 0;
	return rc < 0 ? rc : cs_buf_append(arg, bytes, len);
}

static void put_view(cs_buf *out, const char *what, const cs_head *head, uint16_t offset, uint16_t len)
{
	CHECK((uint32_t) offset + len <= head->size);
	cs_buf_puts(out, what);
	cs_buf_put_view(out, cs_head_view(head, offset, len));
}

/* What no head that is let through may contain: a bare CR or LF, a continuation line, another control character. Written
 * without a thought of how the parser finds them. */
static bool clean_head(const char *raw, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		unsigned char c = (unsigned char) raw[i];
		bool after_cr = i > 0 && raw[i - 1] == '\r';
		bool after_lf = i > 0 && raw[i - 1] == '\n';
		if ((c == '\n') != after_cr || (after_lf && (c == ' ' || c == '\t'))) {
			return false;
		}
		if ((c < ' ' && c != '\t' && c != '\r' && c != '\n') || c == 0x7f) {
			return false;
		}
	}
	return size > 4 && memcmp(raw + size - 4, "\r\n\r\n", 4) == 0;
}

/* A message as text: "GET /path?query 1.1 keep len=3 |name: value|...". */
static void describe(cs_buf *out, const cs_head *head)
{
	CHECK(clean_head(head->raw, head->size));
	cs_buf_puts(out, llhttp_method_name((llhttp_method_t) head->method));
	put_view(out, " ", head, head->path, head->path_len);
	if (head->has_query) {
		put_view(out, "?", head, head->query, head->query_len);
	}
	if (head->authority_len) {
		put_view(out, " @", head, head->authority, head->authority_len);
	}
	cs_buf_printf(out, " 1.%d%s%s%s", head->version_minor, head->keep_alive ? " keep" : " close",
		head->chunked ? " chunked" : "", head->expect_continue ? " expect" : "");
	if (head->has_length) {
		cs_buf_printf(out, " len=%llu", (unsigned long long) head->content_length);
	}
	for (int i = 0; i < head->field_count; i++) {
		const cs_field *field = &head->fields[i];
		put_view(out, "|", head, field->name, field->name_len);
		put_view(out, ":", head, field->value, field->value_len);
		CHECK_INT(field->header, cs_header_find(head->raw + field->name, field->name_len));
	}
}

typedef struct feed {
	cs_parser parser;
	cs_buf out;
	cs_buf body;
	bool over;
} feed;

static void feed_open(feed *f, const cs_parser_config *c)
{
	memset(f, 0, sizeof(*f));
	cs_parser_init(&f->parser, c, &f->body);
}

static void feed_close(feed *f)
{
	cs_parser_dtor(&f->parser);
	cs_buf_dtor(&f->out);
	cs_buf_dtor(&f->body);
}

/* One read: parses a copy of the bytes until they are used up or the connection is refused. */
static void feed_bytes(feed *f, const char *bytes, size_t len)
{
	char *copy = FEED_ALLOC(len > 0 ? len : 1);
	const char *data = copy;

	memcpy(copy, bytes, len);
	while (len > 0 && !f->over) {
		size_t used = SIZE_MAX;
		switch (cs_parser_execute(&f->parser, data, len, &used)) {
			case CS_PARSE_MORE:
				CHECK_INT(used, len);
				break;
			case CS_PARSE_HEAD:
				CHECK(cs_parser_busy(&f->parser) && cs_parser_in_body(&f->parser));
				CHECK_INT(f->body.len, 0);
				break;
			case CS_PARSE_DONE: {
				CHECK(cs_parser_busy(&f->parser));
				cs_head *head = cs_parser_take(&f->parser);
				CHECK(!cs_parser_busy(&f->parser));
				describe(&f->out, head);
				if (f->body.len > 0) {
					cs_buf_puts(&f->out, "|=");
					cs_buf_put_view(&f->out, cs_buf_view(&f->body));
				}
				cs_buf_puts(&f->out, "\n");
				cs_buf_reset(&f->body);
				cs_head_unref(head);
				break;
			}
			case CS_PARSE_ERROR:
				CHECK(f->parser.reason && *f->parser.reason);
				cs_buf_printf(&f->out, "!%d %s\n", f->parser.status, f->parser.reason);
				f->over = true;
				used = len;
				break;
		}
		CHECK(used <= len);
		if (used > len) {
			break;
		}
		data += used;
		len -= used;
	}
	free(copy);
}

static void feed_end(feed *f)
{
	if (!f->over && cs_parser_busy(&f->parser)) {
		cs_buf_puts(&f->out, cs_parser_in_body(&f->parser) ? "...body\n" : "...head\n");
	}
}

#endif
