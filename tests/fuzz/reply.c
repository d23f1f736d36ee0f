/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The response parser: the first byte says whether it answers a HEAD request, the second how the rest is cut into reads.
 * However it is cut, the same must come out.
 */
#include "fuzz.h"

#include "tests/unit/reply_feed.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	bool head_request = fuzz_byte(&data, &size) & 1;
	size_t step = 1 + fuzz_byte(&data, &size) % 40;
	reply_log whole = {0}, pieces = {0};
	size_t whole_rest, pieces_rest;

	int rc = feed_reply(&whole, head_request, (const char *) data, size, size + 1, &whole_rest);
	CHECK_INT(feed_reply(&pieces, head_request, (const char *) data, size, step, &pieces_rest) < 0, rc < 0);
	if (rc == 1) {
		CHECK_INT(pieces_rest, whole_rest);
		CHECK_INT(pieces.out.len, whole.out.len);
		CHECK(memcmp(pieces.out.data, whole.out.data, whole.out.len) == 0);
	}
	free_reply_log(&whole);
	free_reply_log(&pieces);
	return 0;
}
