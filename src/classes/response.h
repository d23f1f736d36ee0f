/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Http\Response, and the exchange that a connection points at while its request is in flight.
 */
#ifndef CS_CLASSES_RESPONSE_H
#define CS_CLASSES_RESPONSE_H

#include "php_cserve.h"
#include "src/http/respond.h"

extern zend_class_entry *cs_response_ce;

/* conn->exchange of every server whose requests are answered by a Response. Lives in the object, or on the heap and in
 * the list CSG(classes).detached after detach(). */
typedef struct cs_exchange {
	cs_answer answer;
	int fd;
	bool detached;
	cs_queue node;
} cs_exchange;

/* A response for the request of that head, which becomes the connection's exchange. */
zend_object *cs_response_new(cs_conn *conn, const cs_head *head);

/* The program's exception or exit ended the handler: 500 if nothing was sent, else the connection closes. */
void cs_response_fail(zend_object *object, int status);

/* Ends the answer as the handler left it, for an exit() in it. */
void cs_response_finish(zend_object *object);

/* cs_conn_server.on_lost of such servers. */
void cs_response_on_lost(cs_conn *conn);

#endif
