/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A growable byte buffer (malloc, so it may outlive a PHP request and be touched by a thread), a span inside a buffer,
 * and a view of somebody else's bytes. Needs no Zend.
 *
 * A buffer remembers a failed append: the ones after it do nothing and fail too, what was there before stays whole.
 * So a long line may be put together piece by piece and checked once:
 *
 *     cs_buf_puts(&b, "Location: ");
 *     cs_buf_append(&b, url, url_len);
 *     if (cs_buf_puts(&b, "\r\n") < 0) return UV_ENOMEM;
 */
#ifndef CS_CORE_BUF_H
#define CS_CORE_BUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define CS_PRINTF(at, first) __attribute__((format(printf, at, first)))
#else
#define CS_PRINTF(at, first)
#endif

/* Bytes [off, off + len) of some buffer: stays right when the buffer moves. */
typedef struct cs_span {
	uint32_t off;
	uint32_t len;
} cs_span;

/* Bytes owned by somebody else; not NUL-terminated. ptr may be NULL when len is 0. */
typedef struct cs_view {
	const char *ptr;
	size_t len;
} cs_view;

#define CS_VIEW(literal) ((cs_view){(literal), sizeof(literal) - 1})

typedef struct cs_buf {
	char *data; /* NULL until the first reserve */
	size_t len;
	size_t cap;
	bool failed;
} cs_buf;

/* An empty buffer holds no memory; all bytes zero is one as well. */
void cs_buf_init(cs_buf *b);
void cs_buf_dtor(cs_buf *b);

/* Empties it and keeps the memory; forgets a failure. */
static inline void cs_buf_reset(cs_buf *b)
{
	b->len = 0;
	b->failed = false;
}

/* Makes room for `extra` more bytes at data + len. Returns 0 or UV_ENOMEM, also when the sum would overflow. */
int cs_buf_reserve(cs_buf *b, size_t extra);

/* Both return 0 or UV_ENOMEM, with nothing appended. `bytes` must not lie inside the buffer. */
int cs_buf_append(cs_buf *b, const void *bytes, size_t len);
int cs_buf_printf(cs_buf *b, const char *format, ...) CS_PRINTF(2, 3);

static inline int cs_buf_puts(cs_buf *b, const char *text)
{
	return cs_buf_append(b, text, strlen(text));
}

static inline int cs_buf_putc(cs_buf *b, char c)
{
	return cs_buf_append(b, &c, 1);
}

static inline int cs_buf_put_view(cs_buf *b, cs_view v)
{
	return cs_buf_append(b, v.ptr, v.len);
}

/* Drops the first `n` bytes (all of them when there are fewer) and moves the rest to the front. */
void cs_buf_consume(cs_buf *b, size_t n);

/* Hands the memory to the caller, who frees it with free(); the buffer is empty afterwards. The bytes are followed by
 * a NUL that *len does not count. NULL when memory ran out, now or in an earlier append. */
char *cs_buf_steal(cs_buf *b, size_t *len);

static inline cs_view cs_buf_view(const cs_buf *b)
{
	return (cs_view){b->data, b->len};
}

#endif
