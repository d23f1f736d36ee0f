/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Cookies. The input is read as a Cookie header, and its lines as the fields of a Set-Cookie line, whose flags and date
 * come from the first bytes. A line that was built has one name, one value and only its own attributes, and can be read
 * back.
 */
#include "fuzz.h"

#include "src/http/cookie.h"
#include "src/http/form.h"

#include <uv.h>

static void check_parsing(const char *text, size_t size, uint32_t max)
{
	const char *at = text;
	uint32_t count = 0;
	cs_cookie_iter it;
	cs_view name, value;

	cs_cookie_iter_init(&it, text, size, max);
	while (cs_cookie_next(&it, &name, &value)) {
		count++;
		CHECK(name.ptr >= at && value.ptr >= name.ptr + name.len && value.ptr + value.len <= text + size);
		CHECK(name.len > 0 && *name.ptr != ' ' && !memchr(name.ptr, ';', name.len) && !memchr(name.ptr, '=', name.len));
		CHECK(!memchr(value.ptr, ';', value.len));
		at = value.ptr + value.len;
	}
	CHECK(max == 0 || count <= max);
	CHECK(!it.truncated || count == max);
}

/* The built line as the client sees it. */
static void check_line(const cs_cookie *cookie, cs_view line)
{
	cs_cookie_iter it;
	cs_view name, value;
	size_t attributes = 0, semicolons = 0;

	for (size_t i = 0; i < line.len; i++) {
		unsigned char c = (unsigned char) line.ptr[i];
		CHECK(c >= ' ' && c != 0x7f);
		semicolons += c == ';';
	}
	cs_cookie_iter_init(&it, line.ptr, line.len, 0);
	CHECK(cs_cookie_next(&it, &name, &value));
	CHECK(name.len == cookie->name.len && memcmp(name.ptr, cookie->name.ptr, name.len) == 0);
	if (cookie->value.len > 0) {
		char *decoded = malloc(value.len + 1);
		size_t n = value.len;
		if (cookie->encode) {
			n = cs_form_decode(decoded, value);
		} else {
			memcpy(decoded, value.ptr, n);
		}
		CHECK(n == cookie->value.len && memcmp(decoded, cookie->value.ptr, n) == 0);
		free(decoded);
	}
	while (cs_cookie_next(&it, &name, &value)) {
		attributes++;
	}
	size_t want = (cookie->path.len > 0) + (cookie->domain.len > 0) + (cookie->samesite.len > 0)
		+ (cookie->priority.len > 0) + cookie->secure + cookie->httponly + cookie->partitioned
		+ (cookie->expires > 0 || cookie->value.len == 0 ? 2 : 0);
	CHECK_INT(attributes, want);
	CHECK_INT(semicolons, want);
}

static cs_view take_line(const char **text, size_t *size)
{
	const char *stop = *size > 0 ? memchr(*text, '\n', *size) : NULL;
	size_t len = stop ? (size_t) (stop - *text) : *size;
	cs_view line = {*text, len};

	*text += len + (stop != NULL);
	*size -= len + (stop != NULL);
	return line;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint8_t flags = fuzz_byte(&data, &size);
	uint64_t expires = 0;
	cs_cookie_field bad;
	cs_buf line = {0};

	for (int i = flags & 7; i > 0; i--) {
		expires = expires << 8 | fuzz_byte(&data, &size);
	}
	const char *text = (const char *) data;
	check_parsing(text, size, flags);

	cs_cookie cookie = {
		.expires = (int64_t) (flags & 128 ? ~expires : expires),
		.encode = flags & 8,
		.secure = flags & 16,
		.httponly = flags & 32,
		.partitioned = flags & 64,
	};
	cookie.name = take_line(&text, &size);
	cookie.value = take_line(&text, &size);
	cookie.path = take_line(&text, &size);
	cookie.domain = take_line(&text, &size);
	cookie.samesite = take_line(&text, &size);
	cookie.priority = take_line(&text, &size);
	int rc = cs_cookie_build(&line, &cookie, 1700000000, &bad);
	CHECK((rc == 0 && bad == CS_COOKIE_OK) || (rc == UV_EINVAL && bad != CS_COOKIE_OK && line.len == 0));
	if (rc == 0) {
		check_line(&cookie, cs_buf_view(&line));
	}
	cs_buf_dtor(&line);
	return 0;
}
