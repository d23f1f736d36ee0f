/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Query strings and urlencoded forms; see form.h. Nested names (a[b][]) are not looked at here: the Zend side hands
 * decoded names to php_register_variable_ex(), which knows them.
 */
#include "form.h"

#include <uv.h>

void cs_form_iter_init(cs_form_iter *it, const char *text, size_t len, uint32_t max_pairs)
{
	it->pos = text;
	it->end = len > 0 ? text + len : text;
	it->left = max_pairs > 0 ? max_pairs : UINT32_MAX;
	it->truncated = false;
}

bool cs_form_next(cs_form_iter *it, cs_view *name, cs_view *value)
{
	while (it->pos < it->end && *it->pos == '&') {
		it->pos++;
	}
	if (it->pos == it->end) {
		return false;
	}
	if (it->left == 0) {
		it->truncated = true;
		it->pos = it->end;
		return false;
	}
	if (it->left != UINT32_MAX) {
		it->left--;
	}
	const char *start = it->pos;
	const char *stop = memchr(start, '&', (size_t) (it->end - start));
	if (!stop) {
		stop = it->end;
	}
	const char *equals = memchr(start, '=', (size_t) (stop - start));
	const char *name_end = equals ? equals : stop;
	const char *value_start = equals ? equals + 1 : stop;
	*name = (cs_view){start, (size_t) (name_end - start)};
	*value = (cs_view){value_start, (size_t) (stop - value_start)};
	it->pos = stop < it->end ? stop + 1 : it->end;
	return true;
}

/* The value of a hexadecimal digit, or -1. */
static int hex_value(char c)
{
	if (c >= '0' && c <= '9') {
		return c - '0';
	}
	if (c >= 'a' && c <= 'f') {
		return c - 'a' + 10;
	}
	if (c >= 'A' && c <= 'F') {
		return c - 'A' + 10;
	}
	return -1;
}

/* The output is never longer than the input read so far, so both may be the same memory. */
static size_t decode(char *out, cs_view in, bool plus)
{
	size_t n = 0;

	for (size_t i = 0; i < in.len; i++) {
		char c = in.ptr[i];
		if (c == '+' && plus) {
			c = ' ';
		} else if (c == '%' && in.len - i > 2) {
			int high = hex_value(in.ptr[i + 1]);
			int low = hex_value(in.ptr[i + 2]);
			if (high >= 0 && low >= 0) {
				c = (char) (high * 16 + low);
				i += 2;
			}
		}
		out[n++] = c;
	}
	return n;
}

size_t cs_form_decode(char *out, cs_view in)
{
	return decode(out, in, true);
}

size_t cs_form_decode_path(char *out, cs_view in)
{
	return decode(out, in, false);
}

static bool is_plain(unsigned char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_'
		|| c == '.';
}

int cs_form_encode(cs_buf *out, cs_view in)
{
	static const char digits[] = "0123456789ABCDEF";

	if (in.len > PTRDIFF_MAX / 3) {
		out->failed = true;
		return UV_ENOMEM;
	}
	if (cs_buf_reserve(out, in.len * 3) < 0) {
		return UV_ENOMEM;
	}
	for (size_t i = 0; i < in.len; i++) {
		unsigned char c = (unsigned char) in.ptr[i];
		if (is_plain(c) || c == ' ') {
			out->data[out->len++] = c == ' ' ? '+' : (char) c;
		} else {
			out->data[out->len++] = '%';
			out->data[out->len++] = digits[c >> 4];
			out->data[out->len++] = digits[c & 15];
		}
	}
	return 0;
}
