/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The options that sockets and clients share: set() and setProtocol(). Framing, limits in time, TLS, proxies.
 */
#ifndef CS_CLASSES_CLIENT_OPTIONS_H
#define CS_CLASSES_CLIENT_OPTIONS_H

#include "php_cserve.h"
#include "src/net/frame.h"
#include "src/server/tls_options.h"

/* A time that was not set. */
#define CS_TIME_UNSET UINT64_MAX

typedef struct cs_proxy_options {
	char *host;
	int64_t port;
	char *username;
	char *password;
} cs_proxy_options;

typedef struct cs_client_options {
	/* framing */
	bool open_eof_check;
	bool open_eof_split;
	bool open_length_check;
	bool open_mqtt_protocol;
	char *package_length_type;
	int64_t package_length_offset;
	int64_t package_body_offset;
	int64_t package_max_length;
	zval length_func;
	cs_frame_config frame; /* made from these; its length_arg is `length_func` */

	/* limits in time; CS_TIME_UNSET, 0: none */
	uint64_t timeout_ms, connect_ms, dns_ms, read_ms, write_ms;

	/* the socket */
	bool tcp_nodelay;
	int64_t buffer_size;                   /* of the kernel, both directions; 0: its own choice */
	int64_t high_watermark, low_watermark; /* Async\Client: of bytes that wait to be sent */
	char *bind_address;
	int64_t bind_port;

	cs_proxy_options socks5;
	cs_proxy_options http_proxy;
	bool http_proxy_plain; /* the proxy itself is the peer: requests name the whole URL */

	bool open_ssl;
	bool tls_changed;  /* one of ssl_* was set since the last cs_socket_apply_options() */
	cs_tls_config tls; /* not copied: connections that are accepted share the context */
} cs_client_options;

void cs_client_options_init(cs_client_options *options);
void cs_client_options_dtor(cs_client_options *options);
void cs_client_options_copy(cs_client_options *to, const cs_client_options *from);

/* Takes an option that only one class has. Returns as cs_option_set(). */
typedef int (*cs_client_option_fn)(void *arg, zend_string *name, zval *value, const char **why);

/* Sets all options of the array; `where` names the method in warnings, NULL: none. False, after a warning, when one was refused: the
 * others are set all the same. */
bool cs_client_options_set(
	cs_client_options *options, HashTable *settings, const char *where, cs_client_option_fn other, void *arg);

/* Milliseconds for a wait: `own` when it is set, else options->timeout_ms, else `otherwise`. CS_FOREVER for none. */
int64_t cs_client_options_ms(const cs_client_options *options, uint64_t own, int64_t otherwise);

void cs_client_options_gc(cs_client_options *options, zend_get_gc_buffer *buffer);

#endif
