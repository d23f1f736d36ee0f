/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * permessage-deflate: the first line of the input is a header, the rest a compressed payload, and also a message that has
 * to come back from compressing and inflating.
 */
#include "fuzz.h"

#include "src/http/ws_deflate.h"

#define LIMIT 100000

static void check_header(cs_view header, cs_ws_deflate_params wanted)
{
	cs_ws_deflate_params agreed, checked;
	cs_buf answer = {0};
	if (cs_ws_deflate_accept(header, &wanted, &agreed)) {
		cs_ws_deflate_params asked = {
			.server_no_takeover = agreed.server_no_takeover, .server_bits = agreed.server_bits};
		CHECK(agreed.server_bits >= 8 && agreed.server_bits <= 15);
		CHECK(agreed.client_bits >= 8 && agreed.client_bits <= 15);
		CHECK_INT(cs_ws_deflate_write(&agreed, &answer), 0);
		CHECK_INT(cs_ws_deflate_check(cs_buf_view(&answer), &asked, &checked), 1);
	}
	cs_ws_deflate_check(header, &wanted, &checked);
	cs_buf_dtor(&answer);
}

/* The same in steps. */
static void check_steps(cs_ws_deflate *ctx, cs_view payload, size_t most, int expected, const cs_buf *whole)
{
	cs_ws_inflation steps;
	cs_buf out = {0};
	int rc = 1;
	CHECK_INT(cs_ws_inflate_begin(&steps, ctx, LIMIT), 0);
	while (rc == 1) {
		size_t before = out.len;
		rc = cs_ws_inflate_step(&steps, payload, most, &out);
		CHECK(out.len - before <= most);
	}
	cs_ws_inflate_end(&steps);
	if (ctx->in_takeover && ctx->in_bits < 15) {
		/* What reaches farther back than the agreed window may be found only when it is all in one buffer. */
		CHECK(rc == expected || rc < 0);
		cs_buf_dtor(&out);
		return;
	}
	CHECK_INT(rc, expected);
	CHECK(out.len == whole->len && (out.len == 0 || memcmp(out.data, whole->data, out.len) == 0));
	cs_buf_dtor(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint8_t flags = fuzz_byte(&data, &size);
	cs_ws_deflate_params params = {
		flags & 1, flags & 2, (uint8_t) (8 + (flags >> 2 & 7)), (uint8_t) (8 + (flags >> 5))};
	const uint8_t *end = size ? memchr(data, '\n', size) : NULL;
	size_t header = end ? (size_t) (end - data) : 0;
	check_header((cs_view){(const char *) data, header}, params);

	cs_view rest = {(const char *) data + header, size - header};
	cs_ws_deflate_pool pool = {0};
	cs_ws_deflate server, client;
	cs_buf out = {0};
	cs_ws_deflate_init(&server, &pool, &params, false);
	cs_ws_deflate_init(&client, &pool, &params, true);
	for (int i = 0; i < 2; i++) {
		cs_buf packed = {0}, back = {0};
		CHECK_INT(cs_ws_deflate_compress(&server, rest, &packed), 0);
		CHECK_INT(cs_ws_deflate_inflate(&client, cs_buf_view(&packed), rest.len, &back), 0);
		CHECK(back.len == rest.len && (rest.len == 0 || memcmp(back.data, rest.ptr, rest.len) == 0));
		cs_buf_dtor(&packed);
		cs_buf_dtor(&back);
	}
	/* Both times without what came before. */
	cs_ws_deflate_dtor(&client);
	int rc = cs_ws_deflate_inflate(&client, rest, LIMIT, &out);
	CHECK(out.len <= LIMIT);
	cs_ws_deflate_dtor(&client);
	check_steps(&client, rest, 1 + flags * 16, rc, &out);
	cs_buf_dtor(&out);
	cs_ws_deflate_dtor(&server);
	cs_ws_deflate_dtor(&client);
	cs_ws_deflate_pool_close(&pool);
	return 0;
}
