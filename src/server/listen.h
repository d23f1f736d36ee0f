/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Listening sockets: descriptors, which children inherit. accept.h accepts from them.
 */
#ifndef CS_SERVER_LISTEN_H
#define CS_SERVER_LISTEN_H

#include "php_cserve.h"

#include <sys/types.h>

/* An address to listen on: an IPv4 or IPv6 address, a host name, or unix:/path. */
typedef struct cs_listen {
	int fd;   /* -1: not bound */
	int type; /* SOCK_STREAM or SOCK_DGRAM */
	int port; /* the real one after binding port 0; 0 for a path */
	bool is_unix;
	char *path; /* malloc'ed; of a unix socket */
	dev_t dev;  /* of the path when it was bound: what stands there later may be another server's */
	ino_t ino;
	int32_t owner;  /* the process that removes the path */
	uint32_t forks; /* that this process had made when it bound the path */
	struct sockaddr_storage address;
	socklen_t address_len;
} cs_listen;

/* type: SOCK_STREAM or SOCK_DGRAM. Resolves and binds, does not listen yet. Returns 0 or a negative UV_E*; nothing is left behind after an error. */
int cs_listen_bind(cs_listen *l, const char *host, int port, int type, bool reuse_port);

/* Another socket on the very same address, for a process of its own; both have been bound with reuse_port. */
int cs_listen_clone(const cs_listen *l, int *fd);

/* Makes the kernel queue connections before anybody accepts. Returns 0 or a negative UV_E*. */
int cs_listen_start(int fd, int backlog);

/* The path of a unix socket is this process's to remove, whoever bound it: it serves now. */
void cs_listen_own(cs_listen *l);

/* True when this process bound it and has forked nothing since: nobody else can listen on it. */
bool cs_listen_is_alone(const cs_listen *l);

/* Removes the path of a unix socket when this process owns it. */
void cs_listen_remove_path(const cs_listen *l);

/* Closes the descriptor; removes the path of a unix socket when `unlink_path` and this process owns it. Harmless when not
 * bound. */
void cs_listen_close(cs_listen *l, bool unlink_path);

#endif
