/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The object of Swoole\Client and of Swoole\Async\Client, which extends it.
 */
#ifndef CS_CLASSES_CLIENT_H
#define CS_CLASSES_CLIENT_H

#include "client_core.h"

/* Slots of the declared properties, in the order of the stub. */
enum {
	CS_CLIENT_ERR_CODE,
	CS_CLIENT_SOCK,
	CS_CLIENT_REUSE,
	CS_CLIENT_REUSE_COUNT,
	CS_CLIENT_TYPE,
	CS_CLIENT_ID,
	CS_CLIENT_SETTING,
	CS_CLIENT_ON_CONNECT,
	CS_CLIENT_ON_ERROR,
	CS_CLIENT_ON_RECEIVE,
	CS_CLIENT_ON_CLOSE,
	CS_CLIENT_ON_BUFFER_FULL,
	CS_CLIENT_ON_BUFFER_EMPTY,
	CS_CLIENT_ON_SSL_READY
};

typedef struct cs_client_object {
	cs_client core;
	bool async;
	bool connected;
	/* Swoole\Client with SWOOLE_KEEP */
	bool keep;
	zend_long reuse_count;
	zend_string *keep_key; /* of the open connection */
	/* Swoole\Async\Client */
	zend_long reader; /* id of the coroutine that connects and reads; 0: none */
	bool reading;     /* it waits for bytes */
	bool paused;
	bool want_tls;
	bool writing; /* a coroutine sends what is in `out` */
	bool full;
	cs_buf out;
	zend_object std;
} cs_client_object;

static inline cs_client_object *cs_client_object_of(zend_object *object)
{
	return (cs_client_object *) ((char *) object - offsetof(cs_client_object, std));
}

extern zend_class_entry *cs_client_ce;
extern zend_class_entry *cs_async_client_ce;

/* In a method: the object, or NULL with an exception when its constructor was not called. */
cs_client_object *cs_client_this(zval *this);

/* Sets errCode; 0 clears it. Returns whether it is 0. */
bool cs_client_finish(cs_client_object *c, int status);
void cs_client_show(cs_client_object *c);

/* The constructor's work. False with an exception. */
bool cs_client_construct(cs_client_object *c, zend_long type);

/* async_client.c: send() of an Async\Client. Returns len or the error. */
ssize_t cs_async_client_send(cs_client_object *c, const char *bytes, size_t len);

void cs_coroutine_client_init(zend_class_entry *ce);

#endif
