/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A multipart/form-data body as it arrives: the fields and the beginnings of files in memory, what is larger in temporary files
 * that go with the upload. Needs no Zend.
 *
 * `body` has the bytes of the body without those that are in files, so the whole can be put together again.
 */
#ifndef CS_HTTP_UPLOAD_H
#define CS_HTTP_UPLOAD_H

#include "multipart.h"
#include "site.h"

/* A file's content stays in memory up to this size. */
#define CS_UPLOAD_MEMORY 65536

typedef struct cs_upload_part {
	cs_span name; /* in upload->names */
	cs_span filename;
	cs_span type;
	bool is_file;
	size_t at;     /* of the content in the body, or of the place where it was */
	uint64_t size; /* of the content */
	char *path;    /* its temporary file; NULL: it is in the body */
} cs_upload_part;

typedef struct cs_upload {
	cs_multipart parser;
	const cs_site *site; /* while the body comes */
	char *dir;           /* where temporary files go */
	cs_buf body;
	cs_buf names;
	cs_upload_part *parts;
	uint32_t count;
	uint32_t capacity;
	uint32_t file_count;
	int fd; /* of the part being read; -1: none */
	/* Bytes for that file which its owner writes when it finds them, with cs_upload_write(), before it feeds more. */
	bool lazy;
	cs_buf unwritten;
	void *writer; /* the owner's; while it is set the upload must not be freed */
	int status;
	const char *reason; /* a literal */
} cs_upload;

/* For a request with this Content-Type whose body begins. NULL with *status 0 when it is not multipart/form-data, or the site
 * does not want it parsed; NULL with the status to refuse with, and *reason, when it cannot be read. */
cs_upload *cs_upload_new(const cs_site *site, const char *type, size_t len, int *status, const char **reason);

/* Removes its temporary files, but for those that were moved. */
void cs_upload_free(cs_upload *upload);

/* The next bytes. Returns 0, or the status to refuse with; upload->reason says why. */
int cs_upload_feed(cs_upload *upload, const char *bytes, size_t len);

/* For any thread: writes to an upload's descriptor. Returns 0 or a negative UV_E*. */
int cs_upload_write(int fd, const char *bytes, size_t len);

/* What to answer when that failed; reason as above. */
int cs_upload_refuse_write(cs_upload *upload, int error);

/* The body is complete: the same. */
int cs_upload_finish(cs_upload *upload);

/* Makes sure that the part's content is in a temporary file, while `body` has the body's bytes. Returns 0 or a negative UV_E*. */
int cs_upload_store(cs_upload *upload, cs_upload_part *part, const cs_buf *body);

/* True when `body` lacks what is in files. */
bool cs_upload_has_holes(const cs_upload *upload);

/* Appends the body as it was sent. Returns 0; UV_ENOENT when a temporary file was moved away; another negative UV_E*. */
int cs_upload_restore(const cs_upload *upload, const cs_buf *body, cs_buf *out);

static inline cs_view cs_upload_name(const cs_upload *upload, cs_span span)
{
	return (cs_view){upload->names.data + span.off, span.len};
}

#endif
