/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Files as answers, with their content types, validators and ranges.
 */
#ifndef CS_HTTP_SERVE_H
#define CS_HTTP_SERVE_H

#include "mime.h"
#include "respond.h"

typedef struct cs_serve_file {
	int fd; /* is taken over */
	uint64_t offset;
	uint64_t length;
	bool whole; /* the part is the whole file */
	int64_t modified;
	const char *name; /* for the content type */
} cs_serve_file;

/* Answers with the file, or by its Range and conditions with a part of it, 304, 412 or 416. Adds headers to the table: Content-Type,
 * Last-Modified, ETag and Accept-Ranges unless they are there in any spelling, and what the ranges need. The table is the
 * answer's from now on. As cs_answer_file(). */
int cs_serve_answer(cs_answer *answer, HashTable *headers, const cs_serve_file *file);

#endif
