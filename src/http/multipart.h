/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * multipart/form-data (RFC 7578, RFC 2046 section 5.1) as a stream: bytes go in as they arrive, parts come out. Nothing but
 * the head of the current part is kept. Needs no Zend.
 *
 *     cs_multipart_init(&m, boundary, boundary_len, &handler, arg);
 *     while (more) if (cs_multipart_feed(&m, bytes, len) < 0) refuse with m.reason;
 *     if (!cs_multipart_done(&m)) it was cut off;
 *     cs_multipart_dtor(&m);
 */
#ifndef CS_HTTP_MULTIPART_H
#define CS_HTTP_MULTIPART_H

#include "../core/buf.h"

#define CS_BOUNDARY_MAX  70   /* RFC 2046 */
#define CS_PART_HEAD_MAX 8192 /* bytes of a part's header lines */

/* The head of a part; the views are valid during the call. */
typedef struct cs_part_head {
	cs_view name;     /* unquoted */
	cs_view filename; /* unquoted, as sent: may be a path */
	cs_view type;     /* Content-Type, empty when there is none */
	bool is_file;     /* there was a filename, maybe an empty one */
} cs_part_head;

/* Each returns 0, or a negative number that ends the parsing and is returned. The bytes of on_frame and on_data, in the order
 * of the calls, are all bytes that were fed. */
typedef struct cs_multipart_handler {
	int (*on_frame)(void *arg, const char *bytes, size_t len); /* boundaries and heads */
	int (*on_part)(void *arg, const cs_part_head *head);
	int (*on_data)(void *arg, const char *bytes, size_t len); /* of the part */
	int (*on_part_end)(void *arg);
} cs_multipart_handler;

typedef struct cs_multipart {
	const cs_multipart_handler *handler;
	void *arg;
	const char *reason; /* a literal, when the body is malformed */
	cs_buf head;        /* of the part being read; afterwards its unquoted values */
	uint8_t state;
	uint8_t matched;       /* bytes of the delimiter that the input so far ends with */
	uint8_t pretended;     /* of these were never there: the line end before a body that begins with its boundary */
	uint8_t delimiter_len; /* "\r\n--boundary" */
	char delimiter[CS_BOUNDARY_MAX + 4];
} cs_multipart;

/* Finds the boundary in a Content-Type value. False when the type is not multipart/form-data; true with an empty view when the
 * boundary is missing or not a valid one. */
bool cs_multipart_boundary(const char *type, size_t len, cs_view *boundary);

void cs_multipart_init(
	cs_multipart *m, const char *boundary, size_t len, const cs_multipart_handler *handler, void *arg);
void cs_multipart_dtor(cs_multipart *m);

/* Returns 0; UV_EINVAL with m->reason when the body is malformed; UV_ENOMEM; or what the handler returned. */
int cs_multipart_feed(cs_multipart *m, const char *bytes, size_t len);

/* True when the last boundary was seen. */
bool cs_multipart_done(const cs_multipart *m);

#endif
