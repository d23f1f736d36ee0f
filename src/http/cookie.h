/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Cookies, without any Zend object: reading a Cookie header pair by pair, and writing the value of a Set-Cookie header.
 */
#ifndef CS_HTTP_COOKIE_H
#define CS_HTTP_COOKIE_H

#include "../core/buf.h"

/* ---- Cookie: a=1; b=2 -------------------------------------------------------------------------------------------- */

typedef struct cs_cookie_iter {
	const char *pos;
	const char *end;
	uint32_t left; /* pairs that may still come */
	bool truncated;
} cs_cookie_iter;

/* Starts on a header's value. At most `max_pairs` pairs are yielded (PHP's max_input_vars); 0 for no limit. */
void cs_cookie_iter_init(cs_cookie_iter *it, const char *header, size_t len, uint32_t max_pairs);

/* The next pair as it stands in the header: blanks before the name are skipped, a pair without '=' has an empty value,
 * one without a name ("=x", ";;") is skipped. Neither part is decoded; decode the value with cs_form_decode(). Names may
 * come twice; PHP keeps the first. False at the end; it->truncated then tells that the limit cut something off. */
bool cs_cookie_next(cs_cookie_iter *it, cs_view *name, cs_view *value);

/* ---- Set-Cookie -------------------------------------------------------------------------------------------------- */

typedef enum cs_cookie_field {
	CS_COOKIE_OK = 0,
	CS_COOKIE_NAME_EMPTY,
	CS_COOKIE_NAME,
	CS_COOKIE_VALUE,
	CS_COOKIE_EXPIRES, /* beyond the year 9999 */
	CS_COOKIE_PATH,
	CS_COOKIE_DOMAIN,
	CS_COOKIE_SAMESITE,
	CS_COOKIE_PRIORITY
} cs_cookie_field;

/* Empty views are left out of the line. */
typedef struct cs_cookie {
	cs_view name;
	cs_view value; /* empty: the line tells the client to delete the cookie */
	cs_view path;
	cs_view domain;
	cs_view samesite;
	cs_view priority;
	int64_t expires; /* Unix time; 0 or less: a session cookie */
	bool encode;     /* encode the value as urlencode() does; else it must be clean as it is */
	bool secure;
	bool httponly;
	bool partitioned;
} cs_cookie;

/* Appends the header's value, without the field name and line end, in the order and spelling that Swoole sends:
 *     test=1; expires=Mon, 11-Dec-2023 21:48:04 GMT; Max-Age=3600; path=/; domain=e.org; secure; httponly; samesite=None
 * `now` is the Unix time that Max-Age counts from. Returns 0, UV_ENOMEM, or UV_EINVAL with *bad set to what is wrong; after an
 * error nothing was appended. */
int cs_cookie_build(cs_buf *out, const cs_cookie *cookie, int64_t now, cs_cookie_field *bad);

/* What is wrong, as a sentence for a warning that names the characters that may not be there. */
const char *cs_cookie_field_error(cs_cookie_field field);

/* "Thu, 01 Jan 1970 00:00:01 GMT" (29 characters and a NUL), in English whatever the locale. `time` may be any second of
 * the years 0 to 9999; returns UV_EINVAL outside. Also for Date and Last-Modified. */
#define CS_HTTP_DATE_LEN 29
int cs_http_date(char out[CS_HTTP_DATE_LEN + 1], int64_t time);

#endif
