/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Http\Response, and the exchange that a connection points at while its request is in flight.
 */
#ifndef CS_CLASSES_RESPONSE_H
#define CS_CLASSES_RESPONSE_H

#include "php_cserve.h"
#include "src/http/respond.h"
#include "src/http/ws.h"

extern zend_class_entry *cs_response_ce;

/* conn->exchange of every server whose requests are answered by a Response. Lives in the object, or on the heap and in
 * the list CSG(classes).detached after detach(). */
typedef struct cs_exchange {
	cs_answer answer;
	int fd;
	bool detached;
	zend_long handler; /* the coroutine that is cancelled when the connection is lost; 0: none */
	cs_head *upgrade;  /* of a request that asks for another protocol, so that upgrade() can be called; else NULL */
	/* The program ends the answer with status 101: the connection is to be switched. NULL: nobody cares. */
	void (*on_switch)(cs_conn *conn, zend_object *response);
	struct cs_inbox *inbox;            /* after upgrade() */
	struct cs_response_remote *remote; /* the connection is another process's */
	cs_queue node;
} cs_exchange;

/* The declared properties, in order. */
enum { CS_RESPONSE_FD, CS_RESPONSE_SOCKET, CS_RESPONSE_HEADER, CS_RESPONSE_COOKIE, CS_RESPONSE_TRAILER };

typedef struct cs_response {
	cs_exchange exchange;
	bool converting; /* a header's __toString() runs */
	zend_object std;
} cs_response;

static inline cs_response *cs_response_from(zend_object *object)
{
	return (cs_response *) ((char *) object - XtOffsetOf(cs_response, std));
}

/* A response for the request of that head, which becomes the connection's exchange. */
zend_object *cs_response_new(cs_conn *conn, const cs_head *head);

/* Drops the reference that cs_response_new() gave. An object that nobody else has is kept for the next request. */
void cs_response_release(zend_object *object);

/* The program's exception or exit ended the handler: 500 if nothing was sent, else the connection closes. */
void cs_response_fail(zend_object *object, int status);

/* Ends the answer as the handler left it, for an exit() in it. */
void cs_response_finish(zend_object *object);

/* False, with a warning, when nothing can be sent any more, or the head is sent. */
bool cs_response_check_open(cs_response *response);
bool cs_response_check_head_open(cs_response *response);

/* ---- response_header.c ---- */

/* Sets a header to what is valid there. */
void cs_response_set_header(cs_response *response, const char *name, const char *value, size_t len);

/* A header that was set, as one string in *text, which stays the response's; false when there is none. */
bool cs_response_get_header(cs_response *response, const char *lower_name, cs_view *text);

/* The headers, to be added to. */
HashTable *cs_response_headers(cs_response *response);

/* The object goes: lets go of headers that are a set. */
void cs_response_drop_set(cs_response *response);

/* The answer with the headers as they are now; NULL, with an exception, when a header's __toString() threw. */
cs_answer *cs_response_prepare(cs_response *response);

/* ---- response_ws.c ---- */

/* Answers a handshake with 101; the connection speaks WebSocket from then on. `ends`: the exchange ends with that. Returns
 * the session; or NULL after answering with an error, when the client is gone, or with an exception. May yield. */
cs_ws *cs_response_switch(cs_response *response, const cs_head *head, const cs_ws_ops *ops, void *owner, bool ends);

/* What the program's own answer says of permessage-deflate. False: it was not agreed on. */
bool cs_response_agreed_deflate(cs_response *response, cs_ws_deflate_params *agreed);

/* The exchange of an upgraded connection ends: says goodbye. */
void cs_response_leave(cs_response *response, int code);

/* The object goes: frees what was not received. */
void cs_response_free_inbox(cs_response *response);

/* ---- response_remote.c ---- */

/* The response becomes one for that connection of the server's, which another process owns. False when there is none. */
bool cs_response_remote_open(cs_response *response, zend_object *server, zend_long session);
void cs_response_remote_free(cs_response *response);

/* A detached exchange is over: another process has answered, or closes the connection. */
void cs_response_drop_detached(cs_conn *conn);

/* True while the client is there and the answer not complete. */
bool cs_response_is_connected(zend_object *object);

/* cs_conn_server.on_lost of such servers. */
void cs_response_on_lost(cs_conn *conn);

#endif
