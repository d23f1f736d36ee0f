/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Socket addresses: IPv4, IPv6 and unix, with their lengths. Needs no Zend.
 */
#ifndef CS_NET_ADDR_H
#define CS_NET_ADDR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

typedef struct cs_addr {
	struct sockaddr_storage storage;
	socklen_t len;
} cs_addr;

/* From an address as text and a port. "::1" and "[::1]" are both IPv6. Returns 0, or UV_EINVAL when it is not an address
 * (a name, for instance). */
int cs_addr_from_ip(cs_addr *addr, const char *ip, int port);

/* From the path of a unix socket; a leading NUL (with `len` bytes in all) is Linux's abstract name. Returns 0, or
 * UV_ENAMETOOLONG. */
int cs_addr_from_path(cs_addr *addr, const char *path, size_t len);

/* The address as text without the port, or the path of a unix socket. Returns 0 or a negative UV_E*. */
int cs_addr_host(const struct sockaddr *addr, char *buf, size_t size);

/* The port; 0 for a unix socket. */
int cs_addr_port(const struct sockaddr *addr);

/* An address of the internet in few bytes. family: 4, 6, or 0, not known (a local socket). */
typedef struct cs_peer {
	uint8_t family;
	bool any; /* of a socket that listens on all of the machine's */
	uint16_t port;
	unsigned char address[16];
} cs_peer;

void cs_peer_set(cs_peer *peer, const struct sockaddr *address);

#endif
