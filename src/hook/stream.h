/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Socket streams that do not stop the other coroutines: tcp, udp, unix, udg, and ssl, tls with PHP's own TLS code. PHP's
 * operations do the work; ours run in front of them, make sure that they do not block, and wait where they would have.
 */
#ifndef CS_HOOK_STREAM_H
#define CS_HOOK_STREAM_H

#include "php_cserve.h"

#include "php_network.h"

/* One kind of socket stream. `ops` is PHP's structure, changed in place; `original` is its content from before. */
typedef struct cs_layer {
	const php_stream_ops *ops;
	php_stream_ops original;
	zend_long flag; /* SWOOLE_HOOK_* */
	bool tls;       /* ext/openssl's, which also are those of tcp:// when it is loaded */
} cs_layer;

/* The beginning of what ext/openssl has behind a stream, the same in PHP 8.2 to 8.5. */
typedef struct cs_tls_head {
	php_netstream_data_t sock;
	void *ssl;
	void *ssl_ctx;
	struct timeval connect_timeout;
	int enable_on_connect;
	int is_client;
	int active;
} cs_tls_head;

static inline bool cs_stream_tls_active(const php_stream *stream, const cs_layer *layer)
{
	return layer->tls && ((const cs_tls_head *) stream->abstract)->active;
}

/* Once a process: for all transports that PHP has, and for streams of one that makes them in another way. */
void cs_stream_lay(void);
void cs_stream_lay_over(const php_stream_ops *ops, zend_long flag);

/* True when an operation on this stream is to wait by yielding. */
bool cs_stream_on(const php_stream *stream, const cs_layer *layer);

/* Directions of use. */
#define CS_STREAM_READ  1
#define CS_STREAM_WRITE 2

/* Takes the directions for the running coroutine. False when another one has one of them: an Error that names both is
 * pending then. */
bool cs_stream_claim(php_stream *stream, int fd, int directions);

/* For clients that ask and read in turn: false, with such an Error pending, while another coroutine reads or writes. */
bool cs_stream_alone(const php_stream *stream);

/* The same for another owner of a descriptor. Returns 0; UV_EBUSY with the Error pending; or UV_EBADF, it is being closed. */
int cs_stream_claim_for(const void *owner, int fd, int directions);
void cs_stream_release(const void *owner, int fd, int directions);
bool cs_stream_is_claimed(int fd, int directions);

/* When a wait ends: made from a timeout (NULL, or with negative seconds: never) at the first wait. */
typedef struct cs_stream_until {
	const struct timeval *timeout;
	uint64_t at_ms;
} cs_stream_until;

/* Waits for UV_READABLE or UV_WRITABLE. While it does, fclose() is refused. Returns 0, UV_ETIMEDOUT, UV_ECANCELED, UV_EINTR
 * or UV_EBADF (another coroutine has closed it). May yield. */
int cs_stream_wait(php_stream *stream, int fd, int events, cs_stream_until *until);

/* The errno for a wait that failed. */
int cs_stream_error(int status);

/* What the stream's operation returns, with errno, after a wait that failed. */
ssize_t cs_stream_failed(php_stream *stream, int status);

void cs_stream_allow_close(php_stream *stream);

/* The waits of a descriptor's former owner are over: before it is closed. May yield. */
void cs_stream_forget(int fd);

/* A descriptor that must not block during a call. cs_nonblock_end() keeps errno. */
typedef struct cs_nonblock {
	int fd;
	int flags;
} cs_nonblock;
cs_nonblock cs_nonblock_begin(int fd);
void cs_nonblock_end(cs_nonblock saved);

/* Which way TLS wants to go on: UV_READABLE or UV_WRITABLE. */
int cs_stream_tls_wants(const php_stream *stream, int otherwise);

/* stream_xport.c: the set_option operation of all layers, in front of `original`. */
int cs_stream_set_option(
	php_stream *stream, const cs_layer *layer, const php_stream_ops *original, int option, int value, void *param);

/* stream_func.c: fclose(), stream_select(), stream_socket_pair(), socket_select(). */
void cs_stream_lay_functions(void);

/* mysqlnd.c: so that its connections are for one coroutine at a time. */
void cs_mysqlnd_lay(void);

void cs_stream_after_fork(void);
void cs_stream_close(void);

#endif
