/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What a server does with bodies and files besides calling the program: part of its options, which own the strings and
 * outlive its connections. Lists are strings with a comma behind each entry ("a,b,"). Needs no Zend.
 */
#ifndef CS_HTTP_SITE_H
#define CS_HTTP_SITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cs_site {
	/* answers are compressed; encode.c */
	bool compress;
	int64_t compress_level; /* 0: the usual one of each coding */
	int64_t compress_min;   /* bytes; shorter bodies are sent as they are */
	char *compress_types;   /* list of media types in lower case ("text/html", "text/", "*"); NULL: the usual ones */

	/* bodies of requests; body.c, upload.c */
	bool stream_body; /* handlers run before bodies that are no forms */
	bool parse_post;
	bool parse_files;
	char *upload_dir;
	int64_t upload_max; /* bytes of one file; 0: no limit but that of the whole body */
	int64_t max_files;
	int64_t max_fields;
	int64_t memory_max; /* bytes of a form without what is in files */

	/* A client that ends its side while its request is handled is taken for gone, and the handler's coroutine cancelled. */
	bool cancel_on_disconnect;

	/* files that are answered with without the program; docroot.c */
	bool serve_files;
	bool autoindex;
	bool follow_links; /* symbolic links may lead out of the document root */
	char *document_root;
	char *real_root;   /* the same without links, for serve_files */
	char *locations;   /* list of path prefixes; NULL: all paths */
	char *index_files; /* list of names that stand for a directory */
} cs_site;

/* Nothing set but the defaults; frees what was set. */
void cs_site_init(cs_site *site);
void cs_site_dtor(cs_site *site);

/* Calls `each` for the entries of a list until it returns true; returns whether it did. NULL is an empty list. */
bool cs_site_each(const char *list, bool (*each)(const char *entry, size_t len, void *arg), void *arg);

#endif
