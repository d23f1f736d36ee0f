/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * One HTTP/1 response, as a client reads it. llhttp decides where it ends; interim responses (100, 103) are passed over;
 * a 101 ends at its head. Needs no Zend.
 *
 *     cs_reply_init(&r, &handler, arg, is_head_request);
 *     while ((rc = cs_reply_feed(&r, bytes, len, &used)) == 0) read more;      at the end of the stream: cs_reply_end(&r)
 *     if (rc < 0) fail(r.reason); else the bytes behind `used` are not of this response
 *     cs_reply_dtor(&r);
 */
#ifndef CS_HTTP_REPLY_H
#define CS_HTTP_REPLY_H

#include "../core/buf.h"

#include <llhttp.h>

/* Each returns 0 or a negative UV_E*, which ends the parsing and is returned. */
typedef struct cs_reply_handler {
	int (*on_field)(void *arg, cs_view name, cs_view value); /* in the spelling of the server */
	int (*on_head)(void *arg);                               /* after the last field; reply->status is set */
	int (*on_body)(void *arg, const char *bytes, size_t len);
} cs_reply_handler;

#define CS_REPLY_HEAD_MAX 65536 /* bytes of names and values */

typedef struct cs_reply {
	llhttp_t http;
	const cs_reply_handler *handler;
	void *arg;
	cs_buf name; /* of the field that is being read */
	cs_buf value;
	size_t head_size;
	const char *reason; /* of an error: a literal, or llhttp's */
	int error;
	uint16_t status; /* 0 until the status line was read */
	bool head_request;
	bool name_done;
	bool head_done;
	bool done;
	bool keep_alive; /* another request may follow on the connection */
	bool upgraded;   /* 101: what follows is another protocol */
	bool started;    /* a byte has come */
} cs_reply;

void cs_reply_init(cs_reply *r, const cs_reply_handler *handler, void *arg, bool head_request);
void cs_reply_dtor(cs_reply *r);

/* Returns 1 when the response is complete, 0 when all bytes are used and it goes on, or the error: UV_EPROTO, UV_E2BIG (the
 * head), UV_ENOMEM, or that of a callback. */
int cs_reply_feed(cs_reply *r, const char *bytes, size_t len, size_t *used);

/* The stream has ended. Returns 1 when that completes the response, else UV_EOF. */
int cs_reply_end(cs_reply *r);

#endif
