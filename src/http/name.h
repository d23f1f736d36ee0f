/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Names and values of the header lines that programs set. Most are literals, the same objects in every request: what was
 * found out about one is remembered by its address. The process holds a reference to each name that it remembers, and
 * literals live as long as the script.
 */
#ifndef CS_HTTP_NAME_H
#define CS_HTTP_NAME_H

#include "php.h"

/* The names whose meaning matters to us. */
typedef enum cs_name_kind {
	CS_NAME_OTHER,
	CS_NAME_DATE,
	CS_NAME_ETAG,
	CS_NAME_VARY,
	CS_NAME_SERVER,
	CS_NAME_CONNECTION,
	CS_NAME_CONTENT_TYPE,
	CS_NAME_CACHE_CONTROL,
	CS_NAME_CONTENT_RANGE,
	CS_NAME_CONTENT_LENGTH,
	CS_NAME_CONTENT_ENCODING,
	CS_NAME_TRANSFER_ENCODING
} cs_name_kind;

#define CS_NAMES_REMEMBERED 32

typedef struct cs_names {
	struct {
		zend_string *name;
		zend_string *canonical;
		cs_name_kind kind;
	} names[CS_NAMES_REMEMBERED];
	const zend_string *values[CS_NAMES_REMEMBERED];
} cs_names;

/* False when the name may not be sent. */
bool cs_name_find(zend_string *name, cs_name_kind *kind);

/* "Content-Type" for "content-type": a new reference, or NULL when the name may not be sent. */
zend_string *cs_name_canonical(zend_string *name);

/* False when the value may not be sent. */
bool cs_name_valid_value(const zend_string *value);

void cs_name_close(void);

#endif
