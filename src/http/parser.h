/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * One HTTP/1 request after the other out of the bytes of a connection. llhttp alone decides where a message ends; what it
 * lets pass and the RFC does not is refused on top. The parser stops at the end of a head that has a body, and at the
 * end of a message, so that one request is in flight at a time; bytes it has not used belong to the next call.
 * Needs no Zend.
 *
 *     cs_parser_init(&p, &config, arg);
 *     while (len > 0) {
 *         switch (cs_parser_execute(&p, data, len, &used)) { ... }
 *         data += used; len -= used;
 *     }
 *     cs_parser_dtor(&p);
 */
#ifndef CS_HTTP_PARSER_H
#define CS_HTTP_PARSER_H

#include "head.h"

#include <llhttp.h>

typedef enum cs_parse {
	CS_PARSE_MORE, /* all bytes are used, the message goes on */
	CS_PARSE_HEAD, /* the head is complete and a body follows: p->head may be looked at; call again */
	CS_PARSE_DONE, /* the message is complete: cs_parser_take() the head */
	CS_PARSE_ERROR /* refuse it with p->status and p->reason and close; no further calls */
} cs_parse;

/* What all connections of a server share. */
typedef struct cs_parser_config {
	cs_head_pool *pool;
	uint32_t max_head_size; /* bytes, at most CS_HEAD_MAX */
	uint32_t max_fields;
	uint64_t max_body_size;
	uint64_t max_form_size; /* the same for multipart/form-data; 0: no difference */
	/* A piece of the body, in order; chunked coding is removed. Returns 0; or a negative UV_E* to refuse the request with what
	 * cs_parser_refuse() was told, else 503. */
	int (*on_body)(void *arg, const char *bytes, size_t len);
} cs_parser_config;

typedef struct cs_parser {
	llhttp_t http;
	const cs_parser_config *config;
	void *arg;
	cs_head *head;       /* of the message being read; NULL between two messages */
	const char *from;    /* where this message's bytes start in the buffer being parsed */
	const char *framing; /* chunked: first byte that is not yet known to be body */
	const char *reason;  /* of an error: a literal */
	uint64_t body_max;
	uint64_t body_size;
	uint64_t body_read; /* bytes on the wire since the head, chunk lines included */
	uint16_t status;    /* of an error */
	uint8_t state;
	uint8_t part; /* which span came last: a piece that follows at once continues it */
	char last;    /* chunked: the last framing byte of the previous call */
} cs_parser;

void cs_parser_init(cs_parser *p, const cs_parser_config *config, void *arg);
void cs_parser_dtor(cs_parser *p);

/* Parses until the end of the bytes, a head, or a message; *used tells how many bytes were taken. */
cs_parse cs_parser_execute(cs_parser *p, const char *data, size_t len, size_t *used);

/* After CS_PARSE_DONE: hands over the head with its reference. The parser is ready for the next message. */
cs_head *cs_parser_take(cs_parser *p);

/* The request whose body is being read, or was read just now, is refused. */
void cs_parser_refuse(cs_parser *p, int status, const char *reason);

/* True between the first byte of a message and its end. */
static inline bool cs_parser_busy(const cs_parser *p)
{
	return p->head != NULL;
}

/* True while the head of a message is incomplete / while its body is. */
bool cs_parser_in_head(const cs_parser *p);
bool cs_parser_in_body(const cs_parser *p);

#endif
