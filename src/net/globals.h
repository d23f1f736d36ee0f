/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the network layer keeps per process, embedded in the module globals as CSG(net). Every field is zero after start.
 */
#ifndef CS_NET_GLOBALS_H
#define CS_NET_GLOBALS_H

#include "php.h"

typedef struct cs_net_globals {
	char *scratch; /* sock.c: what a read goes into before its length is known; CS_SOCK_SCRATCH bytes */

	/* dns_cache.c */
	HashTable *dns_by_question;
	HashTable *dns_by_list;
	zend_long dns_expire; /* seconds */
	zend_long dns_capacity;
} cs_net_globals;

#endif
