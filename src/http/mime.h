/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Content types by file name extension: a built-in table, and a program's own changes laid over it. Needs no Zend; the
 * changes are malloc'ed, as they live as long as the process. Extensions are given without the dot, in any case.
 */
#ifndef CS_HTTP_MIME_H
#define CS_HTTP_MIME_H

#include "../core/buf.h"

#define CS_MIME_DEFAULT "application/octet-stream"

typedef struct cs_mime_entry {
	char *ext;  /* lower case */
	char *type; /* NULL: the built-in entry is deleted */
} cs_mime_entry;

/* The changes, sorted by extension. All bytes zero means none. */
typedef struct cs_mime {
	cs_mime_entry *entries;
	size_t count;
	size_t cap;
} cs_mime;

void cs_mime_dtor(cs_mime *mime);

/* The type of an extension, or NULL when it is unknown. The text is valid until the next change. */
const char *cs_mime_find(const cs_mime *mime, cs_view ext);

/* The type of a file by the last dot of its last path segment; CS_MIME_DEFAULT when it has none or it is unknown. A name
 * that only begins with a dot (".htaccess") has no extension. */
const char *cs_mime_of_file(const cs_mime *mime, cs_view path);

/* The extension that cs_mime_of_file() looks up; empty when there is none. */
cs_view cs_mime_extension(cs_view path);

/* Sets the type of an extension, new or known. Returns 0, UV_ENOMEM, or UV_EINVAL for an empty extension or type, or one
 * with a control character, which would break the header line. */
int cs_mime_set(cs_mime *mime, cs_view ext, cs_view type);

/* The same for a new one only: UV_EEXIST when the extension is known. */
int cs_mime_add(cs_mime *mime, cs_view ext, cs_view type);

/* Forgets an extension. Returns 0, UV_ENOENT when it is unknown, or UV_ENOMEM. */
int cs_mime_delete(cs_mime *mime, cs_view ext);

/* Walks all known extensions in alphabetical order: start with two zeros in `pos`. False at the end. Nothing may be changed
 * meanwhile. */
bool cs_mime_next(const cs_mime *mime, size_t pos[2], const char **ext, const char **type);

#endif
