/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The object of Swoole\Coroutine\Http\Client and what its source files share: http_client.c (the class), _request.c (what
 * is sent), _response.c (what comes), _ws.c (WebSocket).
 */
#ifndef CS_CLASSES_HTTP_CLIENT_H
#define CS_CLASSES_HTTP_CLIENT_H

#include "client_core.h"
#include "src/http/compress.h"
#include "src/http/reply.h"
#include "src/http/ws_deflate.h"
#include "src/http/ws_frame.h"

#include "zend_smart_str.h"

/* Slots of the declared properties, in the order of the stub. */
enum {
	CS_HC_SOCKET,
	CS_HC_ERR_CODE,
	CS_HC_ERR_MSG,
	CS_HC_CONNECTED,
	CS_HC_HOST,
	CS_HC_PORT,
	CS_HC_SSL,
	CS_HC_SETTING,
	CS_HC_METHOD,
	CS_HC_REQUEST_HEADERS,
	CS_HC_REQUEST_BODY,
	CS_HC_UPLOAD_FILES,
	CS_HC_DOWNLOAD_FILE,
	CS_HC_DOWNLOAD_OFFSET,
	CS_HC_STATUS_CODE,
	CS_HC_HEADERS,
	CS_HC_SET_COOKIE_HEADERS,
	CS_HC_COOKIES,
	CS_HC_BODY
};

/* SWOOLE_HTTP_CLIENT_ESTATUS_* */
enum { CS_HC_CONNECT_FAILED = -1, CS_HC_REQUEST_TIMEOUT = -2, CS_HC_SERVER_RESET = -3, CS_HC_SEND_FAILED = -4 };

/* SWOOLE_ERROR_WEBSOCKET_UNCONNECTED and so on; statuses are their negatives. */
#define CS_HC_WS_UNCONNECTED (-8503)
#define CS_HC_WS_HANDSHAKE   (-8504)
#define CS_HC_WRONG_STATE    (-509)

typedef struct cs_http_client {
	cs_client core;
	zend_string *host; /* NULL: the constructor was not called */
	zend_long port;

	/* options */
	bool keep_alive;
	bool defer;
	bool compression;
	bool decompression;
	bool lowercase;
	bool ws_mask;
	bool ws_compression;
	bool ws_close_frame;
	bool ws_ping_frame;
	bool ws_pong_frame;
	int64_t max_retries;
	zval write_func;

	zend_long user; /* id of the coroutine that sends a request or reads its response; 0: none */

	/* the request */
	bool proxied;       /* plain HTTP through a proxy: the target is the whole URL */
	bool proxy_checked; /* the settings were looked at for that */
	bool head_request;
	bool idempotent;
	bool waiting;      /* it is sent, the response is not read */
	bool fresh;        /* the connection was made for it */
	zend_string *head; /* as sent */

	/* the response */
	cs_reply reply;
	cs_coding coding;
	cs_decoder *decoder;
	smart_str body;
	int file; /* what the body is written to; -1: none */
	uint64_t file_at;
	cs_buf file_out; /* waits to be written */

	/* WebSocket */
	bool websocket;
	bool ws_close_sent;
	bool ws_deflated;
	char ws_key[25];
	cs_ws_reader ws_reader;
	cs_ws_deflate ws_deflate;

	zend_object std;
} cs_http_client;

static inline cs_http_client *cs_http_client_of(zend_object *object)
{
	return (cs_http_client *) ((char *) object - offsetof(cs_http_client, std));
}

static inline zval *cs_http_client_property(cs_http_client *c, int slot)
{
	zval *value = OBJ_PROP_NUM(&c->std, slot);
	ZVAL_DEREF(value);
	return value;
}

/* In a method: the object, or NULL with an exception when its constructor was not called. */
cs_http_client *cs_http_client_this(zval *this);

/* Takes over the value. */
void cs_http_client_set(cs_http_client *c, int slot, zval *value);
void cs_http_client_set_null(cs_http_client *c, int slot);

/* The array in a property, made when there is none, for this client alone to change. */
HashTable *cs_http_client_array(cs_http_client *c, int slot);

/* Sets errCode and errMsg; 0 clears them. Returns whether it is 0. */
bool cs_http_client_finish(cs_http_client *c, int status);

/* The same for a request that failed, with the statusCode. The connection is closed. Returns false. */
bool cs_http_client_fail(cs_http_client *c, int status, int status_code);

/* Brings socket and connected in line with the connection. */
void cs_http_client_show(cs_http_client *c);
void cs_http_client_close(cs_http_client *c);

/* Sends a request. With defer, or when `ws_head` (further header lines for an upgrade) is not NULL, returns when it is sent,
 * else when the response is read. May yield. */
bool cs_http_client_execute(cs_http_client *c, zend_string *path, const char *ws_head);

/* http_client_request.c: connects when needed and sends the request. Returns 0 or the error with the statusCode to show.
 * May yield. */
int cs_http_client_send(cs_http_client *c, zend_string *path, const char *ws_head, int *status_code);

/* http_client_response.c: reads the response. Returns 0 or the error. May yield. */
int cs_http_client_receive(cs_http_client *c, cs_socket *so, int64_t timeout_ms);
void cs_http_client_drop_response(cs_http_client *c);

/* A header of the response; NULL when it has none. */
zval *cs_http_client_header(cs_http_client *c, const char *name);

/* http_client_ws.c */
void cs_http_client_ws_end(cs_http_client *c);

/* The next message, as PHP's recv() returns it. May yield. */
void cs_http_client_ws_recv(cs_http_client *c, double timeout, zval *return_value);

/* An option that only this class has. Returns as cs_option_set(). */
int cs_http_client_option(void *arg, zend_string *name, zval *value, const char **why);

#endif
