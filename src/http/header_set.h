/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Headers that programs set again and again. A handler's header() calls are usually the same literals in the same order,
 * so the array that one answer has made is kept, with its lines as they are sent, and shared by the answers after it: a
 * set is found by the set before it and the literals that were added. Whoever writes to such an array gets a copy of his
 * own, as the process holds a reference; an answer has the set as long as its headers are still that very array.
 */
#ifndef CS_HTTP_HEADER_SET_H
#define CS_HTTP_HEADER_SET_H

#include "php.h"

#define CS_HEADER_SETS 128

typedef struct cs_header_set {
	HashTable *table;   /* the headers; NULL: the place is free */
	HashTable *before;  /* without the last one; NULL: there was none */
	zend_string *name;  /* of the last one, as the program wrote it */
	zend_string *value; /* its value */
	zend_string *lines; /* what is sent for all of them, and "Content-Length: " */
	bool has_type;      /* with a Content-Type */
	uint8_t credit;     /* how often the place is still refused to another set */
} cs_header_set;

/* The set that the header makes of `before` (NULL: no headers), or NULL. Both strings are literals. */
const cs_header_set *cs_header_set_find(const HashTable *before, const zend_string *name, const zend_string *value);

/* Keeps what the header has made of `before`, which is NULL or a set's table. Returns the set; or NULL when it is not kept:
 * its place is taken, or its headers do more than add lines. */
const cs_header_set *cs_header_set_keep(HashTable *before, zend_string *name, zend_string *value, HashTable *table);

void cs_header_set_close(void);

#endif
