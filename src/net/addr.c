/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See addr.h. */
#include "addr.h"

#include <uv.h>

#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/un.h>

int cs_addr_from_ip(cs_addr *addr, const char *ip, int port)
{
	char bare[INET6_ADDRSTRLEN + 24]; /* with a scope: fe80::1%eth0 */
	size_t len = strlen(ip);

	memset(addr, 0, sizeof(*addr));
	if (uv_ip4_addr(ip, port, (struct sockaddr_in *) &addr->storage) == 0) {
		addr->len = sizeof(struct sockaddr_in);
		return 0;
	}
	if (len > 2 && ip[0] == '[' && ip[len - 1] == ']' && len - 2 < sizeof(bare)) {
		memcpy(bare, ip + 1, len - 2);
		bare[len - 2] = '\0';
		ip = bare;
	}
	int err = uv_ip6_addr(ip, port, (struct sockaddr_in6 *) &addr->storage);
	addr->len = sizeof(struct sockaddr_in6);
	return err;
}

int cs_addr_from_path(cs_addr *addr, const char *path, size_t len)
{
	struct sockaddr_un *un = (struct sockaddr_un *) &addr->storage;

	memset(addr, 0, sizeof(*addr));
	if (len >= sizeof(un->sun_path)) {
		return UV_ENAMETOOLONG;
	}
	un->sun_family = AF_UNIX;
	memcpy(un->sun_path, path, len);
	addr->len = (socklen_t) (offsetof(struct sockaddr_un, sun_path) + len + (len && path[0] ? 1 : 0));
	return 0;
}

int cs_addr_host(const struct sockaddr *addr, char *buf, size_t size)
{
	switch (addr->sa_family) {
		case AF_INET:
			return uv_ip4_name((const struct sockaddr_in *) addr, buf, size);
		case AF_INET6:
			return uv_ip6_name((const struct sockaddr_in6 *) addr, buf, size);
		case AF_UNIX: {
			int n = snprintf(buf, size, "%s", ((const struct sockaddr_un *) addr)->sun_path);
			return n >= 0 && (size_t) n < size ? 0 : UV_ENOSPC;
		}
		default:
			return UV_EAFNOSUPPORT;
	}
}

int cs_addr_port(const struct sockaddr *addr)
{
	switch (addr->sa_family) {
		case AF_INET:
			return ntohs(((const struct sockaddr_in *) addr)->sin_port);
		case AF_INET6:
			return ntohs(((const struct sockaddr_in6 *) addr)->sin6_port);
		default:
			return 0;
	}
}

void cs_peer_set(cs_peer *peer, const struct sockaddr *address)
{
	static const unsigned char any[16] = {0};

	memset(peer, 0, sizeof(*peer));
	if (address->sa_family == AF_INET) {
		const struct sockaddr_in *in = (const struct sockaddr_in *) address;
		peer->family = 4;
		peer->port = ntohs(in->sin_port);
		memcpy(peer->address, &in->sin_addr, 4);
	} else if (address->sa_family == AF_INET6) {
		const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *) address;
		peer->family = 6;
		peer->port = ntohs(in6->sin6_port);
		memcpy(peer->address, &in6->sin6_addr, 16);
	}
	peer->any = peer->family && memcmp(peer->address, any, sizeof(any)) == 0;
}
