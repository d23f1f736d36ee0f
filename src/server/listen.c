/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See listen.h. Sockets are non-blocking and closed on exec.
 */
#include "listen.h"

#include "src/core/forks.h"
#include "src/core/loop.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#define UNIX_PREFIX "unix:"

static int open_socket(int family, int type)
{
	int fd = socket(family, type, 0);
	if (fd < 0) {
		return uv_translate_sys_error(errno);
	}
	fcntl(fd, F_SETFD, FD_CLOEXEC);
	fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
	return fd;
}

/* A socket file that nobody listens on is left over from a dead process. */
static bool is_stale(const struct sockaddr *address, socklen_t len, const char *path, int type)
{
	struct stat st;
	if (lstat(path, &st) < 0 || !S_ISSOCK(st.st_mode)) {
		return false;
	}
	int fd = open_socket(AF_UNIX, type);
	if (fd < 0) {
		return false;
	}
	bool stale = connect(fd, address, len) < 0 && errno == ECONNREFUSED;
	close(fd);
	return stale;
}

static int bind_unix(cs_listen *l, const char *path)
{
	struct sockaddr_un *un = (struct sockaddr_un *) &l->address;
	size_t len = strlen(path);
	if (len == 0) {
		return UV_EINVAL;
	}
	if (len >= sizeof(un->sun_path)) {
		return UV_ENAMETOOLONG;
	}
	un->sun_family = AF_UNIX;
	memcpy(un->sun_path, path, len + 1);
	l->address_len = sizeof(*un);
	l->is_unix = true;
	l->path = strdup(path);
	if (!l->path) {
		return UV_ENOMEM;
	}
	int fd = open_socket(AF_UNIX, l->type);
	if (fd < 0) {
		return fd;
	}
	int error = bind(fd, (struct sockaddr *) un, l->address_len) < 0 ? errno : 0;
	if (error == EADDRINUSE && is_stale((struct sockaddr *) un, l->address_len, path, l->type)) {
		unlink(path);
		error = bind(fd, (struct sockaddr *) un, l->address_len) < 0 ? errno : 0;
	}
	if (error) {
		close(fd);
		return uv_translate_sys_error(error);
	}
	struct stat st;
	if (lstat(path, &st) == 0) {
		l->dev = st.st_dev;
		l->ino = st.st_ino;
	}
	l->fd = fd;
	l->forks = cs_forks();
	cs_listen_own(l);
	return 0;
}

static int resolve(cs_listen *l, const char *host, int port)
{
	char service[8];
	struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
	struct addrinfo *found = NULL;
	if (uv_ip4_addr(host, port, (struct sockaddr_in *) &l->address) == 0) {
		l->address_len = sizeof(struct sockaddr_in);
		return 0;
	}
	if (uv_ip6_addr(host, port, (struct sockaddr_in6 *) &l->address) == 0) {
		l->address_len = sizeof(struct sockaddr_in6);
		return 0;
	}
	snprintf(service, sizeof(service), "%d", port);
	int error = getaddrinfo(host, service, &hints, &found);
	if (error) {
		return error == EAI_SYSTEM ? uv_translate_sys_error(errno) : UV_EADDRNOTAVAIL;
	}
	/* The first IPv4 address, as "localhost" means to most programs. */
	struct addrinfo *pick = found;
	for (struct addrinfo *one = found; one; one = one->ai_next) {
		if (one->ai_family == AF_INET) {
			pick = one;
			break;
		}
	}
	memcpy(&l->address, pick->ai_addr, pick->ai_addrlen);
	l->address_len = pick->ai_addrlen;
	freeaddrinfo(found);
	return 0;
}

static int bind_ip(const struct sockaddr_storage *address, socklen_t len, int type, bool reuse_port)
{
	int on = 1;
	int fd = open_socket(address->ss_family, type);
	if (fd < 0) {
		return fd;
	}
	/* For datagrams it would let a second server bind the same port. */
	if (type == SOCK_STREAM && setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) < 0) {
		goto fail;
	}
	if (reuse_port) {
#ifdef SO_REUSEPORT
		if (setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &on, sizeof(on)) < 0) {
			goto fail;
		}
#else
		close(fd);
		return UV_ENOTSUP;
#endif
	}
	if (address->ss_family == AF_INET6 && setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof(on)) < 0) {
		goto fail;
	}
	if (bind(fd, (const struct sockaddr *) address, len) < 0) {
		goto fail;
	}
	return fd;
fail:;
	int error = uv_translate_sys_error(errno);
	close(fd);
	return error;
}

static int read_port(cs_listen *l)
{
	l->address_len = sizeof(l->address);
	if (getsockname(l->fd, (struct sockaddr *) &l->address, &l->address_len) < 0) {
		return uv_translate_sys_error(errno);
	}
	l->port = ntohs(l->address.ss_family == AF_INET6 ? ((struct sockaddr_in6 *) &l->address)->sin6_port
													 : ((struct sockaddr_in *) &l->address)->sin_port);
	return 0;
}

int cs_listen_bind(cs_listen *l, const char *host, int port, int type, bool reuse_port)
{
	memset(l, 0, sizeof(*l));
	l->fd = -1;
	l->type = type;
	int error;
	if (strncmp(host, UNIX_PREFIX, strlen(UNIX_PREFIX)) == 0) {
		const char *path = host + strlen(UNIX_PREFIX);
		/* unix:///path is the form of PHP's streams. */
		while (path[0] == '/' && path[1] == '/') {
			path++;
		}
		error = bind_unix(l, path);
	} else {
		error = resolve(l, host, port);
		if (!error) {
			l->fd = bind_ip(&l->address, l->address_len, l->type, reuse_port);
			error = l->fd < 0 ? l->fd : read_port(l);
		}
	}
	if (error) {
		cs_listen_close(l, false);
	}
	return error;
}

int cs_listen_clone(const cs_listen *l, int *fd)
{
	if (l->is_unix) {
		return UV_EINVAL;
	}
	*fd = bind_ip(&l->address, l->address_len, l->type, true);
	return *fd < 0 ? *fd : 0;
}

int cs_listen_start(int fd, int backlog)
{
	return listen(fd, backlog) < 0 ? uv_translate_sys_error(errno) : 0;
}

void cs_listen_own(cs_listen *l)
{
	l->owner = (int32_t) getpid();
}

bool cs_listen_is_alone(const cs_listen *l)
{
	return l->owner == (int32_t) getpid() && l->forks == cs_forks();
}

void cs_listen_remove_path(const cs_listen *l)
{
	struct stat st;

	if (l->path && l->owner == (int32_t) getpid() && lstat(l->path, &st) == 0 && st.st_dev == l->dev
		&& st.st_ino == l->ino) {
		unlink(l->path);
	}
}

void cs_listen_close(cs_listen *l, bool unlink_path)
{
	if (l->fd >= 0) {
		close(l->fd);
		l->fd = -1;
	}
	if (l->path) {
		if (unlink_path) {
			cs_listen_remove_path(l);
		}
		free(l->path);
		l->path = NULL;
	}
}
