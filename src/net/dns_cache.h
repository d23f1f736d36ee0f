/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Answers of the system's resolver, kept for a while. See dns_cache.c.
 */
#ifndef CS_NET_DNS_CACHE_H
#define CS_NET_DNS_CACHE_H

#include "php_cserve.h"

#include <netdb.h>

/* The list of an earlier lookup with the same arguments that is still fresh, or NULL. */
struct addrinfo *cs_dns_cache_find(const char *host, const char *service, const struct addrinfo *hints);

/* Takes over the list of a lookup; false when it is not kept, and is the caller's still. */
bool cs_dns_cache_add(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo *list);

/* Lets go of a list that came from the cache or went into it. False when it is none of the cache's. */
bool cs_dns_cache_release(struct addrinfo *list);

void cs_dns_cache_clear(void);

/* Seconds for which an answer is kept, and how many are; 0 of either: none. */
void cs_dns_cache_set_expire(zend_long seconds);
void cs_dns_cache_set_capacity(zend_long capacity);

void cs_dns_cache_rinit(void);
void cs_dns_cache_close(void);

#endif
