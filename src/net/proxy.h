/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What a client says to a proxy before its connection goes through: SOCKS 5 (RFC 1928, RFC 1929) and HTTP's CONNECT. Names
 * are looked up by the proxy.
 */
#ifndef CS_NET_PROXY_H
#define CS_NET_PROXY_H

#include "sock.h"

/* Errors beside those of the socket: the negatives of Swoole's codes. */
enum {
	CS_PROXY_SOCKS5_VERSION = -7001,
	CS_PROXY_SOCKS5_METHOD = -7002,
	CS_PROXY_SOCKS5_AUTH = -7003,
	CS_PROXY_SOCKS5_SERVER = -7004,
	CS_PROXY_SOCKS5_CONNECT = -7006,
	CS_PROXY_HTTP_HANDSHAKE = -7101,
	CS_PROXY_HTTP_REFUSED = -7103,
	CS_PROXY_HTTP_RESPONSE = -7104
};

typedef struct cs_proxy_target {
	const char *host;
	int port;
	const char *username; /* for the proxy; NULL: none */
	const char *password;
} cs_proxy_target;

/* On a connection to the proxy. Returns 0 or the error. May yield. */
int cs_proxy_socks5(cs_sock *s, const cs_proxy_target *target, cs_deadline *deadline);
int cs_proxy_http(cs_sock *s, const cs_proxy_target *target, cs_deadline *deadline);

#endif
