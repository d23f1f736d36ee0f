/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Query strings and application/x-www-form-urlencoded bodies by PHP's rules, without any Zend object. The iterator
 * cuts pairs out of the text and copies nothing; the caller decodes each part where it wants it:
 *
 *     cs_form_iter it;
 *     cs_view name, value;
 *     cs_form_iter_init(&it, body, body_len, max_input_vars);
 *     while (cs_form_next(&it, &name, &value)) {
 *         zend_string *decoded = zend_string_alloc(value.len, 0);
 *         ZSTR_LEN(decoded) = cs_form_decode(ZSTR_VAL(decoded), value);
 *         ...
 *     }
 *     if (it.truncated) warn
 */
#ifndef CS_HTTP_FORM_H
#define CS_HTTP_FORM_H

#include "../core/buf.h"

typedef struct cs_form_iter {
	const char *pos;
	const char *end;
	uint32_t left; /* pairs that may still come */
	bool truncated;
} cs_form_iter;

/* Starts on the text. At most `max_pairs` pairs are yielded (PHP's max_input_vars); 0 for no limit. */
void cs_form_iter_init(cs_form_iter *it, const char *text, size_t len, uint32_t max_pairs);

/* The next pair, undecoded. Empty pieces ("a&&b") are skipped and not counted; a name without '=' has an empty value; a
 * name may be empty ("=x"), PHP drops such a pair. False at the end; it->truncated then tells that the limit cut something
 * off. */
bool cs_form_next(cs_form_iter *it, cs_view *name, cs_view *value);

/* Decodes '+' and %XX into `out`, which must have room for in.len bytes and may be in.ptr itself. A '%' that is not
 * followed by two hexadecimal digits stays. Returns the number of bytes written; no NUL is added. */
size_t cs_form_decode(char *out, cs_view in);

/* The same but leaves '+' alone: for the path of a URL. */
size_t cs_form_decode_path(char *out, cs_view in);

/* Appends the bytes as urlencode() writes them. Returns 0 or UV_ENOMEM. */
int cs_form_encode(cs_buf *out, cs_view in);

#endif
