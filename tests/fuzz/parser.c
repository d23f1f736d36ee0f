/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The HTTP parser: the first byte chooses limits, the second how the rest is cut into reads. However it is cut, the
 * same messages must come out and the same refusal.
 */
#include "fuzz.h"

#include "tests/unit/parser_feed.h"

/* Feeds pieces of 1 to `most` bytes; all at once when it is 0. */
static void run(feed *f, const cs_parser_config *config, const char *bytes, size_t len, uint32_t most)
{
	uint32_t seed = most;

	feed_open(f, config);
	while (len > 0) {
		size_t piece = len;
		if (most > 0) {
			seed = seed * 1664525u + 1013904223u;
			piece = 1 + (seed >> 16) % most;
			piece = piece < len ? piece : len;
		}
		feed_bytes(f, bytes, piece);
		bytes += piece;
		len -= piece;
	}
	feed_end(f);
}

/* Where the refusal's line starts, or the end. */
static size_t messages_len(const feed *f)
{
	size_t at = f->out.len;
	if (!f->over) {
		return at;
	}
	while (at > 0 && (f->out.data[at - 1] != '!' || (at > 1 && f->out.data[at - 2] != '\n'))) {
		at--;
	}
	CHECK(at > 0);
	return at - 1;
}

/* The status of a refusal, in so far as it does not depend on how much of the request had come when the first fault was
 * seen: a head that is broken, of another version and over a limit may be refused for any of these, and 501 for an
 * unknown method may turn out to be 400 for something that is none. */
static int fixed_status(const feed *f)
{
	int status = f->over ? f->parser.status : 0;
	return status == 414 || status == 431 || status == 501 || status == 505 ? 400 : status;
}

static bool same(const feed *a, const feed *b)
{
	size_t len = messages_len(a);
	return fixed_status(a) == fixed_status(b) && len == messages_len(b)
		&& (len == 0 || memcmp(a->out.data, b->out.data, len) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint8_t limits = fuzz_byte(&data, &size);
	uint8_t cut = fuzz_byte(&data, &size);
	cs_parser_config config = {
		.pool = &pool,
		.max_head_size = limits & 1 ? 64 : 8192,
		.max_fields = limits & 2 ? 2 : 100,
		.max_body_size = limits & 4 ? 8 : 100000,
		.on_body = on_body,
	};
	feed whole, pieces;

	run(&whole, &config, (const char *) data, size, 0);
	run(&pieces, &config, (const char *) data, size, 1 + cut % 40);
	if (!same(&whole, &pieces)) {
		fprintf(stderr, "whole:  %.*s\npieces: %.*s\n", (int) whole.out.len, whole.out.data, (int) pieces.out.len,
			pieces.out.data);
		abort();
	}
	feed_close(&whole);
	feed_close(&pieces);
	cs_head_pool_close(&pool);
	return 0;
}
