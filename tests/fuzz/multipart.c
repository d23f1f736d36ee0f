/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Multipart bodies: the first byte is the size of the pieces. Whole and in pieces the parser reports the same; frames and data
 * together are the input; data lies between the start and the end of a part. The boundary of any Content-Type is a valid one.
 */
#include "fuzz.h"

#include "src/http/multipart.h"

typedef struct record {
	cs_buf all;
	cs_buf events; /* data behind a letter for each event */
	bool in_part;
} record;

static int on_frame(void *arg, const char *bytes, size_t len)
{
	record *r = arg;
	CHECK(len > 0);
	return cs_buf_append(&r->all, bytes, len);
}

static int on_part(void *arg, const cs_part_head *head)
{
	record *r = arg;
	CHECK(!r->in_part);
	CHECK(head->is_file || head->filename.len == 0);
	r->in_part = true;
	cs_buf_putc(&r->events, 'P');
	cs_buf_put_view(&r->events, head->name);
	cs_buf_put_view(&r->events, head->filename);
	return cs_buf_put_view(&r->events, head->type);
}

static int on_data(void *arg, const char *bytes, size_t len)
{
	record *r = arg;
	CHECK(r->in_part && len > 0);
	cs_buf_append(&r->events, bytes, len);
	return cs_buf_append(&r->all, bytes, len);
}

static int on_part_end(void *arg)
{
	record *r = arg;
	CHECK(r->in_part);
	r->in_part = false;
	return cs_buf_putc(&r->events, 'E');
}

static const cs_multipart_handler handler = {on_frame, on_part, on_data, on_part_end};

static int parse(record *r, const char *body, size_t len, size_t step, bool *done)
{
	cs_multipart m;
	int error = 0;
	cs_multipart_init(&m, "b", 1, &handler, r);
	for (size_t at = 0; at < len && !error; at += step) {
		error = cs_multipart_feed(&m, body + at, step < len - at ? step : len - at);
	}
	CHECK((error != 0) == (m.reason != NULL));
	*done = cs_multipart_done(&m);
	cs_multipart_dtor(&m);
	return error;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	record whole = {{0}, {0}, false}, pieces = {{0}, {0}, false};
	size_t step = (size_t) fuzz_byte(&data, &size) + 1;
	const char *body = (const char *) data;
	bool done, pieces_done;
	cs_view boundary;

	int error = parse(&whole, body, size, size + 1, &done);
	CHECK_INT(parse(&pieces, body, size, step, &pieces_done), error);
	CHECK(done == pieces_done);
	CHECK(whole.events.len == pieces.events.len);
	CHECK(whole.events.len == 0 || memcmp(whole.events.data, pieces.events.data, whole.events.len) == 0);
	if (!error && done) {
		CHECK(whole.all.len == size && memcmp(whole.all.data, body, size) == 0);
		CHECK(!whole.in_part);
	}
	CHECK(whole.all.len <= size);
	if (cs_multipart_boundary(body, size, &boundary)) {
		CHECK(boundary.len <= CS_BOUNDARY_MAX);
	}
	cs_buf_dtor(&whole.all);
	cs_buf_dtor(&whole.events);
	cs_buf_dtor(&pieces.all);
	cs_buf_dtor(&pieces.events);
	return 0;
}
