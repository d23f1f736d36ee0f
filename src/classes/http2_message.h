/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Http2\Request and Response, as Swoole\Coroutine\Http2\Client sends and receives them.
 */
#ifndef CS_CLASSES_HTTP2_MESSAGE_H
#define CS_CLASSES_HTTP2_MESSAGE_H

#include "php_cserve.h"
#include "src/http/h2_client.h"

extern zend_class_entry *cs_http2_request_ce;

/* A request's fields and body. The strings are held as long as it lives. */
typedef struct cs_http2_message {
	cs_h2_field *fields;
	size_t count;
	size_t room;
	zend_string *body;
	HashTable held;
	bool more;
	bool piecewise;
} cs_http2_message;

/* From the object, for a server. Returns 0, or UV_EINVAL after a warning that tells what is wrong, or with an exception of
 * user code pending. To be ended with dtor in both cases. */
int cs_http2_message_init(
	cs_http2_message *message, zend_object *request, const zend_string *host, zend_long port, bool tls);
void cs_http2_message_dtor(cs_http2_message *message);

/* A body as string; an array becomes a form, and *is_form true. NULL with an exception. */
zend_string *cs_http2_body(zval *data, bool *is_form);

/* A Response object for what the stream has to hand out. */
void cs_http2_response(zval *return_value, const cs_h2_client_stream *stream);

/* What Client::stats() returns. */
void cs_http2_stats_array(zval *return_value, const cs_h2_client_stats *stats);

void cs_http2_message_register(zend_class_entry *request, zend_class_entry *response);

#endif
