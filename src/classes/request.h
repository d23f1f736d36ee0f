/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Http\Request: the arrays header, server, get, post and cookie are built when first touched. Their slots are
 * undefined until then, so that the VM asks our handlers; once built, the VM reads them itself.
 */
#ifndef CS_CLASSES_REQUEST_H
#define CS_CLASSES_REQUEST_H

#include "php_cserve.h"
#include "src/http/conn.h"

extern zend_class_entry *cs_request_ce;

/* The declared properties, in order. */
enum {
	CS_REQUEST_FD,
	CS_REQUEST_STREAM_ID,
	CS_REQUEST_HEADER,
	CS_REQUEST_SERVER,
	CS_REQUEST_COOKIE,
	CS_REQUEST_GET,
	CS_REQUEST_FILES,
	CS_REQUEST_POST,
	CS_REQUEST_TMPFILES
};

typedef struct cs_request {
	cs_head *head; /* NULL: no request yet */
	cs_buf body;
	struct cs_incoming *incoming; /* the rest of the body, while the handler reads it; or NULL */
	struct cs_upload *upload;     /* a parsed form with its files, or NULL; then the body lacks what is in files */
	size_t read;                  /* bytes that read() has given of a body that is complete */
	zend_string *content;         /* the body as PHP saw it last, or NULL */
	cs_parser *parser;            /* of a request made by create() that is incomplete */
	uint64_t time_ms;             /* when it arrived, Unix time */
	cs_peer peer;
	cs_peer local;
	uint16_t lazy; /* bit per property that is not built */
	bool parse_cookie;
	bool parse_post;
	zend_object std;
} cs_request;

static inline cs_request *cs_request_from(zend_object *object)
{
	return (cs_request *) ((char *) object - XtOffsetOf(cs_request, std));
}

/* A request that came over a connection; takes over the head's reference and the connection's body. */
zend_object *cs_request_new(cs_conn *conn, cs_head *head, bool parse_cookie, bool parse_post);

/* Drops the reference that cs_request_new() gave. An object that nobody else has is kept for the next request. */
void cs_request_release(zend_object *object);

/* Makes one property of a complete request; request_props.c. */
void cs_request_build(cs_request *request, int property, zval *result);

/* The same for a form with files, and its end; request_files.c. */
void cs_request_build_fields(const cs_request *request, zval *result);
void cs_request_build_files(cs_request *request, zval *result);
void cs_request_build_tmpfiles(cs_request *request, zval *result);
void cs_request_free_upload(cs_request *request);

/* The whole body as a string, read from the temporary files where they have it; NULL with a warning when one is gone. */
zend_string *cs_request_body(const cs_request *request);

#endif
