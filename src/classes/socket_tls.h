/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The TLS context of a socket's options.
 */
#ifndef CS_CLASSES_SOCKET_TLS_H
#define CS_CLASSES_SOCKET_TLS_H

#include "socket.h"

/* Makes so->tls from the options unless it is there: for a server when so->accepted. Returns 0 or the error, after a warning
 * that says what is wrong. */
int cs_socket_tls_context(cs_socket *so);

/* Returns 0, or, with a warning, UV_EPROTONOSUPPORT: the socket is none of a stream, and would go on without TLS. */
int cs_socket_check_tls(const cs_socket *so);

struct cs_tls *cs_socket_tls_ref(struct cs_tls *tls);
void cs_socket_tls_unref(struct cs_tls *tls);

#endif
