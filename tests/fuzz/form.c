/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Urlencoded forms: the first byte is the limit of pairs. Every pair lies inside the text, in order and without a
 * separator; decoding in place and elsewhere agree; encoding what was decoded and decoding it again gives it back.
 */
#include "fuzz.h"

#include "src/http/form.h"

static void check_decoding(cs_view in)
{
	char *elsewhere = malloc(in.len + 1);
	char *in_place = malloc(in.len + 1);
	cs_buf encoded = {0};

	if (in.len > 0) {
		memcpy(in_place, in.ptr, in.len);
	}
	size_t n = cs_form_decode(elsewhere, in);
	CHECK(n <= in.len);
	CHECK_INT(cs_form_decode(in_place, (cs_view){in_place, in.len}), n);
	CHECK(memcmp(elsewhere, in_place, n) == 0);
	CHECK_INT(cs_form_encode(&encoded, (cs_view){elsewhere, n}), 0);
	char *back = malloc(encoded.len + 1);
	CHECK_INT(cs_form_decode(back, cs_buf_view(&encoded)), n);
	CHECK(memcmp(back, elsewhere, n) == 0);
	CHECK(cs_form_decode_path(in_place, in) <= in.len);
	free(back);
	free(in_place);
	free(elsewhere);
	cs_buf_dtor(&encoded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint32_t max = fuzz_byte(&data, &size), count = 0;
	const char *text = (const char *) data, *at = text;
	cs_form_iter it;
	cs_view name, value;

	cs_form_iter_init(&it, text, size, max);
	while (cs_form_next(&it, &name, &value)) {
		count++;
		CHECK(name.ptr >= at && value.ptr >= name.ptr + name.len && value.ptr + value.len <= text + size);
		CHECK(!memchr(name.ptr, '&', name.len) && !memchr(name.ptr, '=', name.len));
		CHECK(!memchr(value.ptr, '&', value.len));
		CHECK(name.len + value.len > 0 || (size_t) (name.ptr - text) < size);
		at = value.ptr + value.len;
		check_decoding(name);
		check_decoding(value);
	}
	CHECK(max == 0 || count <= max);
	CHECK(!it.truncated || count == max);
	CHECK(!cs_form_next(&it, &name, &value));
	return 0;
}
