/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A request on its way to the program's callable: what all HTTP servers do between a parsed head and the callable's
 * return, exceptions and exit() included.
 */
#ifndef CS_CLASSES_HTTP_HANDLER_H
#define CS_CLASSES_HTTP_HANDLER_H

#include "callback.h"
#include "src/http/conn.h"

/* Lets so many requests of a process run at a time. */
typedef struct cs_http_gate {
	uint64_t limit;
	uint64_t running;
	cs_queue waiting;
} cs_http_gate;

typedef struct cs_http_handler {
	cs_callback *callback;
	bool parse_cookie;
	bool parse_post;
	bool direct;        /* on the main stack, not in a coroutine of its own */
	uint64_t *served;   /* counts requests that the callable has returned from; may be NULL */
	cs_http_gate *gate; /* NULL: no limit */
} cs_http_handler;

/* Calls the callable with a Request and a Response; takes over the head's reference. The handler's fields are read
 * before the callable runs. Answers 503 when no coroutine can be had. May yield when direct is false only inside the new
 * coroutine. */
void cs_http_handle(const cs_http_handler *handler, cs_conn *conn, cs_head *head);

/* An answer without the program, with a short page that names the status; takes over the head's reference. */
void cs_http_answer_status(cs_conn *conn, cs_head *head, int status);

#endif
