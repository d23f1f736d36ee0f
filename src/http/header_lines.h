/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The header lines of one answer, as the program's arrays give them: checked, and what they say about the answer noted.
 */
#ifndef CS_HTTP_HEADER_LINES_H
#define CS_HTTP_HEADER_LINES_H

#include "h2.h"
#include "respond.h"

#define CS_LINES_ON_STACK 32

typedef struct cs_lines {
	cs_line *items;
	uint32_t count;
	uint32_t capacity;
	size_t bytes;
	/* Which of our own lines the program has replaced or suppressed. */
	bool server, date, type, connection;
	/* What forbids compression or is changed by it. */
	bool encoded, vary, no_transform;
	zend_string *length; /* what the program claims; borrowed from items */
	zend_string *media;  /* the program's Content-Type; the same */
	uint32_t tag;        /* 1 + index of the ETag */
	cs_line stack[CS_LINES_ON_STACK];
} cs_lines;

/* Between the two it lives in the caller's frame. */
void cs_lines_init(cs_lines *lines);
void cs_lines_free(cs_lines *lines);

/* Adds a line. */
void cs_lines_push(cs_lines *lines, zend_string *name, zend_string *value);
void cs_lines_push_text(cs_lines *lines, const char *name, const char *value);

/* Adds the lines of a table name => string or array of strings. May end the answer's keep-alive. */
void cs_lines_collect(cs_lines *lines, cs_answer *answer, HashTable *table);

/* Adds Set-Cookie lines. */
void cs_lines_collect_cookies(cs_lines *lines, HashTable *table);

#endif
