/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Answers: status line, headers, framing. The Response class keeps a cs_answer for each exchange; this file decides what
 * goes on the wire, so that there is always exactly one framing and never a body where none may be.
 */
#ifndef CS_HTTP_RESPOND_H
#define CS_HTTP_RESPOND_H

#include "compress.h"
#include "conn.h"
#include "header_set.h"

typedef struct cs_answer {
	cs_conn *conn;            /* NULL when ended or when the connection is lost */
	HashTable *headers;       /* name => string, array of strings; borrowed, set before each call; may be NULL */
	HashTable *cookies;       /* list of Set-Cookie values; the same */
	HashTable *trailers;      /* name => string; the same */
	const cs_header_set *set; /* which may be what `headers` are: cs_answer_has_set() tells */
	zend_string *reason;      /* owned; NULL: the usual one */
	cs_encoder *encoder;      /* owned; of a body in pieces that is compressed */
	cs_head *head;            /* owned; of a request with a Range or a condition, else NULL */
	int status;
	uint8_t coding;        /* a cs_coding: what the client takes; later what the body has */
	uint8_t version_minor; /* of the request */
	bool is_head;          /* answers a HEAD request */
	bool keep_alive;
	bool head_sent;
	bool chunked;
	bool until_close; /* the body ends with the connection */
	bool ended;
	bool busy; /* a call of cs_answer_write() or cs_answer_end() has yielded: no other one may be made */
} cs_answer;

/* Are the headers that set, and nothing else? */
static inline bool cs_answer_has_set(const cs_answer *answer)
{
	return answer->set && answer->set->table == answer->headers;
}

/* For the request whose head this is. */
void cs_answer_init(cs_answer *answer, cs_conn *conn, const cs_head *head);
void cs_answer_free(cs_answer *answer);
static inline void cs_answer_dtor(cs_answer *answer)
{
	if (UNEXPECTED(answer->encoder || answer->head || answer->reason)) {
		cs_answer_free(answer);
	}
}

/* A piece of the body; sends the head first. Returns 0, UV_EPIPE when the client is gone, or as cs_co_wait() when it
 * waited for the client to read. May yield. */
int cs_answer_write(cs_answer *answer, zend_string *body);

/* The whole body, or the end of a body begun with cs_answer_write(); NULL for nothing. Ends the exchange. Returns as
 * above; waits when a lot is queued. May yield. */
int cs_answer_end(cs_answer *answer, zend_string *body);

/* The file's bytes as the body; takes over the descriptor. Ends the exchange when they are sent. Returns 0 or UV_EPIPE. */
int cs_answer_file(cs_answer *answer, int fd, uint64_t offset, uint64_t length);

/* The same for several pieces of a file with text before each; takes over the parts too. */
int cs_answer_file_parts(cs_answer *answer, int fd, cs_file_parts *parts);

/* The exchange failed. Answers with the status when nothing was sent yet, else closes the connection so that the client
 * sees an error. */
void cs_answer_fail(cs_answer *answer, int status);

/* Unix time in milliseconds, as of this round of the loop. Much cheaper than asking the system. */
uint64_t cs_respond_wall_ms(void);
static inline double cs_respond_wall_seconds(void)
{
	return (double) cs_respond_wall_ms() / 1000;
}

/* A complete error answer with Connection: close; returns its length. */
#define CS_RESPOND_ERROR_MAX 1024
size_t cs_respond_error(char *out, int status, const char *reason, bool with_body);

/* True when the bytes may be a header's name / value: a token / no control characters. */
bool cs_respond_valid_name(const char *name, size_t len);
bool cs_respond_valid_value(const char *value, size_t len);

#endif
