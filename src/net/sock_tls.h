/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The TLS side of sock.c: a session over the socket. Others only call cs_sock_tls_start().
 */
#ifndef CS_NET_SOCK_TLS_H
#define CS_NET_SOCK_TLS_H

#include "sock.h"

struct cs_tls;

/* Makes the connection one with TLS: the whole handshake. `host` is the name or address that a client has connected to, or
 * NULL. Returns 0; UV_EISCONN when it has TLS already; UV_EPROTO, after which cs_tls_error() of s->tls says why; or the
 * error. May yield. */
int cs_sock_tls_start(cs_sock *s, struct cs_tls *tls, const char *host, cs_deadline *deadline);

/* The plain reads and writes below TLS. */
ssize_t cs_sock_raw_recv(cs_sock *s, char *buf, size_t len, cs_deadline *deadline);
ssize_t cs_sock_raw_sendv(cs_sock *s, const struct iovec *iov, int count, const cs_addr *to, cs_deadline *deadline);

ssize_t cs_sock_tls_recv(cs_sock *s, char *buf, size_t len, cs_deadline *deadline);
ssize_t cs_sock_tls_peek(cs_sock *s, char *buf, size_t len);
ssize_t cs_sock_tls_send(cs_sock *s, const char *bytes, size_t len, cs_deadline *deadline);

/* Tells the other side that nothing more comes, as far as that can be done at once. */
void cs_sock_tls_end(cs_sock *s);
void cs_sock_tls_dtor(cs_sock *s);

#endif
