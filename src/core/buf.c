/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The growable byte buffer; see buf.h. The capacity doubles, so n appended bytes cost O(n) copies in all.
 */
#include "buf.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <uv.h>

#define CS_BUF_MIN 64

void cs_buf_init(cs_buf *b)
{
	memset(b, 0, sizeof(*b));
}

void cs_buf_dtor(cs_buf *b)
{
	free(b->data);
	cs_buf_init(b);
}

int cs_buf_reserve(cs_buf *b, size_t extra)
{
	if (b->failed) {
		return UV_ENOMEM;
	}
	if (extra <= b->cap - b->len) {
		return 0;
	}
	if (extra > PTRDIFF_MAX - b->len) {
		b->failed = true;
		return UV_ENOMEM;
	}
	size_t need = b->len + extra;
	size_t cap = b->cap < CS_BUF_MIN ? CS_BUF_MIN : b->cap;
	while (cap < need) {
		cap = cap > PTRDIFF_MAX / 2 ? need : cap * 2;
	}
	char *data = realloc(b->data, cap);
	if (!data) {
		b->failed = true;
		return UV_ENOMEM;
	}
	b->data = data;
	b->cap = cap;
	return 0;
}

int cs_buf_append(cs_buf *b, const void *bytes, size_t len)
{
	int rc = cs_buf_reserve(b, len);
	if (rc < 0) {
		return rc;
	}
	if (len > 0) {
		memcpy(b->data + b->len, bytes, len);
		b->len += len;
	}
	return 0;
}

/* Prints into the room that is left, and once more after growing when it was too little. vsnprintf() needs one byte
 * for its NUL, which is not counted. */
int cs_buf_printf(cs_buf *b, const char *format, ...)
{
	va_list args;
	int n;

	if (cs_buf_reserve(b, 1) < 0) {
		return UV_ENOMEM;
	}
	va_start(args, format);
	n = vsnprintf(b->data + b->len, b->cap - b->len, format, args);
	va_end(args);
	if (n >= 0 && (size_t) n >= b->cap - b->len) {
		if (cs_buf_reserve(b, (size_t) n + 1) < 0) {
			return UV_ENOMEM;
		}
		va_start(args, format);
		n = vsnprintf(b->data + b->len, b->cap - b->len, format, args);
		va_end(args);
	}
	if (n < 0) {
		b->failed = true;
		return UV_ENOMEM;
	}
	b->len += (size_t) n;
	return 0;
}

void cs_buf_consume(cs_buf *b, size_t n)
{
	if (n >= b->len) {
		b->len = 0;
		return;
	}
	if (n > 0) {
		memmove(b->data, b->data + n, b->len - n);
		b->len -= n;
	}
}

char *cs_buf_steal(cs_buf *b, size_t *len)
{
	char *data = NULL;

	if (cs_buf_reserve(b, 1) == 0) {
		data = b->data;
		data[b->len] = '\0';
		*len = b->len;
		b->data = NULL;
	}
	cs_buf_dtor(b);
	return data;
}
