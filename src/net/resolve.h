/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Names to addresses by the system's resolver (getaddrinfo() in libuv's thread pool).
 */
#ifndef CS_NET_RESOLVE_H
#define CS_NET_RESOLVE_H

#include "php_cserve.h"

#include <netdb.h>

/* Looks up `host` (a name, or an address as text, which takes no thread), `service` (a port as text, or NULL) under
 * `hints` (or NULL), for at most timeout_ms (CS_FOREVER: no limit). Returns 0 and a list for cs_resolve_free(), or
 * UV_ETIMEDOUT, UV_ECANCELED, UV_EINTR, or a UV_EAI_*. In a coroutine the others go on; elsewhere it blocks. An answer
 * may come from the cache, and must not be changed. May yield. */
int cs_resolve(
	const char *host, const char *service, const struct addrinfo *hints, int64_t timeout_ms, struct addrinfo **list);

/* The same without the cache: the list is the caller's own, for freeaddrinfo(). May yield. */
int cs_resolve_fresh(
	const char *host, const char *service, const struct addrinfo *hints, int64_t timeout_ms, struct addrinfo **list);

/* The EAI_* that getaddrinfo() would have returned for a UV_EAI_*. */
int cs_resolve_gai_code(int status);

void cs_resolve_free(struct addrinfo *list);

#endif
