/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See sock.h. After each wait the descriptor is looked at again: another coroutine may have closed the socket.
 *
 * A read that brought less than was asked for has emptied the socket, so the next one waits without asking first: one
 * system call less for each exchange. The loop watches level-triggered, so bytes that came meanwhile end the wait at once.
 */
#include "sock.h"

#include "resolve.h"
#include "sock_tls.h"
#include "src/core/co_struct.h"
#include "src/core/io.h"
#include "src/core/loop.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#define DEFAULT_CONNECT_MS 2000
#define DEFAULT_DNS_MS     60000

/* How often a full backlog of a unix socket is tried again: nothing tells when there is room. */
#define RETRY_MS 5

int64_t cs_deadline_left(cs_deadline *deadline)
{
	if (deadline->timeout_ms < 0) {
		return CS_FOREVER;
	}
	uint64_t now = cs_loop_fresh_ms();
	if (!deadline->at_ms) {
		deadline->at_ms = now + (uint64_t) deadline->timeout_ms;
	}
	return deadline->at_ms > now ? (int64_t) (deadline->at_ms - now) : 0;
}

void cs_sock_init(cs_sock *s)
{
	memset(s, 0, sizeof(*s));
	s->fd = -1;
	s->connect_ms = DEFAULT_CONNECT_MS;
	s->dns_ms = DEFAULT_DNS_MS;
	s->read_ms = s->write_ms = CS_FOREVER;
}

int cs_sock_open(cs_sock *s, int domain, int type, int protocol)
{
	int fd = socket(domain, type | SOCK_NONBLOCK | SOCK_CLOEXEC, protocol);
	if (fd < 0) {
		return -errno;
	}
	s->fd = fd;
	s->domain = domain;
	s->type = type;
	s->protocol = protocol;
	s->nonblock = true;
	return 0;
}

static int socket_number(int fd, int name, int *value)
{
	socklen_t len = sizeof(*value);
	return getsockopt(fd, SOL_SOCKET, name, value, &len) < 0 ? -errno : 0;
}

int cs_sock_adopt(cs_sock *s, int fd)
{
	struct sockaddr_storage name = {0};
	socklen_t len = sizeof(name);
	int status = socket_number(fd, SO_TYPE, &s->type);

	if (status < 0) {
		return status;
	}
	if (getsockname(fd, (struct sockaddr *) &name, &len) < 0) {
		return -errno;
	}
	s->fd = fd;
	s->domain = name.ss_family;
#ifdef SO_PROTOCOL
	socket_number(fd, SO_PROTOCOL, &s->protocol);
#endif
	s->nonblock = (fcntl(fd, F_GETFL) & O_NONBLOCK) != 0;
	return 0;
}

static void set_nonblock(cs_sock *s)
{
	if (!s->nonblock) {
		fcntl(s->fd, F_SETFL, fcntl(s->fd, F_GETFL) | O_NONBLOCK);
		s->nonblock = true;
	}
}

int cs_sock_close(cs_sock *s)
{
	if (s->fd < 0) {
		return UV_EBADF;
	}
	cs_sock_tls_end(s);
	cs_io_forget(s->fd);
	close(s->fd);
	s->fd = -1;
	s->closed = true;
	cs_buf_dtor(&s->in);
	s->in_pos = 0;
	return 0;
}

void cs_sock_dtor(cs_sock *s)
{
	cs_sock_close(s);
	cs_sock_tls_dtor(s);
	cs_buf_dtor(&s->in);
}

/* Another coroutine that was woken already, by a cancel for instance, is let go first. */
int cs_sock_claim(cs_sock *s, int direction)
{
	const cs_co *co = cs_co_current();
	zend_long id = co ? cs_co_id(co) : 0, user;

	while ((user = s->users[direction]) && user != id) {
		const cs_co *other = cs_co_find(user);
		if (!other) {
			break;
		}
		if (other->status != CS_CO_READY || !cs_co_can_yield() || cs_co_reschedule() < 0) {
			return UV_EBUSY;
		}
	}
	s->users[direction] = id;
	return 0;
}

static int wait_blocking(int fd, int events, int64_t left)
{
	struct pollfd pfd = {.fd = fd, .events = events & UV_READABLE ? POLLIN : POLLOUT};
	int n = poll(&pfd, 1, left < 0 || left > INT_MAX ? -1 : (int) left);

	/* After a signal PHP's handlers get their turn only when the call returns, so it goes on. */
	return n > 0 ? 0 : n == 0 ? UV_ETIMEDOUT : errno == EINTR ? 0 : -errno;
}

int cs_sock_wait(cs_sock *s, int events, cs_deadline *deadline)
{
	int64_t left = cs_deadline_left(deadline);

	if (left == 0) {
		return UV_ETIMEDOUT;
	}
	if (s->blocking || !cs_co_can_yield()) {
		return wait_blocking(s->fd, events, left);
	}
	int fd = s->fd, status = cs_io_own(fd);
	if (status == 0) {
		status = cs_io_wait(fd, events, left);
	}
	if (s->fd != fd) {
		return status == UV_EINTR ? status : UV_ECANCELED;
	}
	return status > 0 ? 0 : status;
}

/* What a system call's error means: 0 try again, 1 wait first, else the error. */
static int classify(int error)
{
	return error == EINTR ? 0 : error == EAGAIN || error == EWOULDBLOCK ? 1 : -error;
}

/* After a call would have blocked: waits, and lets it be tried a last time when the time is over, since what it waits for
 * may have come while another coroutine held the loop. Returns 0 to try, or the error. */
static int wait_retry(cs_sock *s, int events, cs_deadline *deadline, bool *last)
{
	int status = *last ? UV_ETIMEDOUT : cs_sock_wait(s, events, deadline);

	if (status == UV_ETIMEDOUT && !*last && s->fd >= 0) {
		*last = true;
		return 0;
	}
	return status;
}

/* ---- connecting -------------------------------------------------------------------------------------------------- */

static int connect_result(cs_sock *s, cs_deadline *deadline)
{
	int error = 0, status = cs_sock_wait(s, UV_WRITABLE, deadline);

	if (status < 0) {
		return status;
	}
	status = socket_number(s->fd, SO_ERROR, &error);
	return status < 0 ? status : -error;
}

static int connect_once(cs_sock *s, const cs_addr *addr, cs_deadline *deadline)
{
	for (;;) {
		if (connect(s->fd, (const struct sockaddr *) &addr->storage, addr->len) == 0) {
			return 0;
		}
		if (errno == EINPROGRESS || errno == EINTR) {
			return connect_result(s, deadline);
		}
		if (errno != EAGAIN || s->domain != AF_UNIX) {
			return -errno;
		}
		int64_t left = cs_deadline_left(deadline);
		if (left == 0) {
			return UV_ETIMEDOUT;
		}
		if (s->blocking || !cs_co_can_yield()) {
			poll(NULL, 0, RETRY_MS);
			continue;
		}
		int status = cs_co_wait("connect", left < 0 || left > RETRY_MS ? RETRY_MS : left);
		if (status != UV_ETIMEDOUT) {
			return status;
		}
		if (s->fd < 0) {
			return UV_ECANCELED;
		}
	}
}

/* Linux says ECONNABORTED to the next connect() after one that has failed, and nothing to one after one that has taken its
 * time and succeeded. */
int cs_sock_connect(cs_sock *s, const cs_addr *addr, cs_deadline *deadline)
{
	const struct sockaddr nobody = {.sa_family = AF_UNSPEC};

	if (s->fd < 0) {
		return UV_EBADF;
	}
	if (s->connected) {
		return UV_EISCONN;
	}
	set_nonblock(s);
	int status = connect_once(s, addr, deadline);
	if (status < 0 && status != UV_EISCONN && s->fd >= 0 && s->type == SOCK_STREAM && s->domain != AF_UNIX) {
		connect(s->fd, &nobody, sizeof(nobody));
	}
	s->connected = status == 0 && s->type == SOCK_STREAM;
	return status;
}

int cs_sock_resolve(cs_sock *s, const char *host, size_t host_len, int port, cs_addr *addr)
{
	struct addrinfo hints = {.ai_family = s->domain, .ai_socktype = s->type}, *list;

	if (s->domain == AF_UNIX) {
		return cs_addr_from_path(addr, host, host_len);
	}
	if (host_len == 0 || memchr(host, '\0', host_len)) {
		return UV_EINVAL;
	}
	if (cs_addr_from_ip(addr, host, port) == 0 && addr->storage.ss_family == s->domain) {
		return 0;
	}
	int status = cs_resolve(host, NULL, &hints, s->dns_ms, &list);
	if (status < 0) {
		return status;
	}
	memcpy(&addr->storage, list->ai_addr, list->ai_addrlen);
	addr->len = list->ai_addrlen;
	if (s->domain == AF_INET6) {
		((struct sockaddr_in6 *) &addr->storage)->sin6_port = htons((uint16_t) port);
	} else {
		((struct sockaddr_in *) &addr->storage)->sin_port = htons((uint16_t) port);
	}
	cs_resolve_free(list);
	return 0;
}

int cs_sock_accept(cs_sock *s, cs_deadline *deadline)
{
	bool last = false;

	if (s->fd < 0) {
		return UV_EBADF;
	}
	set_nonblock(s);
	for (;;) {
		int fd = accept4(s->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
		if (fd >= 0) {
			return fd;
		}
		/* A client that has gone again is none. */
		int status = errno == ECONNABORTED ? 0 : classify(errno);
		if (status == 1) {
			status = wait_retry(s, UV_READABLE, deadline, &last);
		}
		if (status < 0) {
			return status;
		}
	}
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

char *cs_sock_scratch(void)
{
	if (!CSG(net).scratch) {
		CSG(net).scratch = pemalloc(CS_SOCK_SCRATCH, 1);
	}
	return CSG(net).scratch;
}

void cs_net_close(void)
{
	if (CSG(net).scratch) {
		pefree(CSG(net).scratch, 1);
		CSG(net).scratch = NULL;
	}
}

/* A peer that always has bytes to read may neither outlast the limit nor keep other coroutines from running: after this
 * many reads of one call, the next one waits first. */
#define READS_AT_ONCE 4

ssize_t cs_sock_raw_recv(cs_sock *s, char *buf, size_t len, cs_deadline *deadline)
{
	bool last = false;

	if (s->fd < 0) {
		return UV_EBADF;
	}
	if (++deadline->reads % READS_AT_ONCE == 0) {
		int status = cs_sock_wait(s, UV_READABLE, deadline);
		if (status < 0) {
			return status;
		}
	}
	for (;;) {
		int status = 1;
		if (!s->read_short) {
			ssize_t n = recv(s->fd, buf, len, MSG_DONTWAIT);
			if (n >= 0) {
				s->read_short = n > 0 && (size_t) n < len && s->type == SOCK_STREAM;
				return n;
			}
			status = classify(errno);
		}
		s->read_short = false;
		if (status == 1) {
			status = wait_retry(s, UV_READABLE, deadline, &last);
		}
		if (status < 0) {
			return status;
		}
	}
}

void cs_sock_drop_taken(cs_sock *s)
{
	if (s->in_pos == s->in.len) {
		cs_buf_dtor(&s->in);
		s->in_pos = 0;
	}
}

size_t cs_sock_take(cs_sock *s, char *buf, size_t len)
{
	size_t have = cs_sock_buffered(s);

	if (len > have) {
		len = have;
	}
	if (len > 0) {
		memcpy(buf, s->in.data + s->in_pos, len);
		s->in_pos += len;
		cs_sock_drop_taken(s);
	}
	return len;
}

static ssize_t recv_more(cs_sock *s, char *buf, size_t len, cs_deadline *deadline)
{
	ssize_t n = s->tls ? cs_sock_tls_recv(s, buf, len, deadline) : cs_sock_raw_recv(s, buf, len, deadline);
	if (n == 0 && len > 0 && s->type == SOCK_STREAM) {
		s->eof = true;
	}
	return n;
}

ssize_t cs_sock_recv(cs_sock *s, char *buf, size_t len, cs_deadline *deadline)
{
	size_t n = cs_sock_take(s, buf, len);
	return n > 0 ? (ssize_t) n : recv_more(s, buf, len, deadline);
}

ssize_t cs_sock_fill(cs_sock *s, cs_deadline *deadline)
{
	char *scratch = cs_sock_scratch();
	ssize_t n = recv_more(s, scratch, CS_SOCK_SCRATCH, deadline);

	if (n > 0) {
		if (s->in_pos > 0) {
			cs_buf_consume(&s->in, s->in_pos);
			s->in_pos = 0;
		}
		if (cs_buf_append(&s->in, scratch, (size_t) n) < 0) {
			return UV_ENOMEM;
		}
	}
	return n;
}

ssize_t cs_sock_peek(cs_sock *s, char *buf, size_t len)
{
	size_t have = cs_sock_buffered(s);
	ssize_t n;

	if (s->fd < 0) {
		return UV_EBADF;
	}
	if (have > 0) {
		if (len > have) {
			len = have;
		}
		memcpy(buf, s->in.data + s->in_pos, len);
		return (ssize_t) len;
	}
	if (s->tls) {
		return cs_sock_tls_peek(s, buf, len);
	}
	do {
		n = recv(s->fd, buf, len, MSG_DONTWAIT | MSG_PEEK);
	} while (n < 0 && errno == EINTR);
	return n < 0 ? -errno : n;
}

/* The bytes of a stream, or of the next datagram, that have come. */
static size_t arrived(const cs_sock *s)
{
	int n = 0;
	return s->fd >= 0 && ioctl(s->fd, FIONREAD, &n) == 0 && n > 0 ? (size_t) n : 0;
}

size_t cs_sock_room(const cs_sock *s, size_t len)
{
	if (len <= CS_SOCK_SCRATCH) {
		return len;
	}
	size_t there = cs_sock_buffered(s);
	if (there == 0 && !s->tls) {
		there = arrived(s);
	}
	return MIN(len, MAX(there, CS_SOCK_SCRATCH));
}

/* A time that is over is left to the read that follows, which tries a last time. */
ssize_t cs_sock_await(cs_sock *s, size_t len, cs_deadline *deadline)
{
	if (s->fd >= 0 && len > CS_SOCK_SCRATCH && !s->tls && cs_sock_buffered(s) == 0 && arrived(s) == 0) {
		int status = cs_sock_wait(s, UV_READABLE, deadline);
		if (status < 0 && status != UV_ETIMEDOUT) {
			return status;
		}
		s->read_short = false;
	}
	return (ssize_t) MIN(cs_sock_room(s, len), SSIZE_MAX);
}

ssize_t cs_sock_recvfrom(cs_sock *s, char *buf, size_t len, cs_addr *from, cs_deadline *deadline)
{
	bool last = false;

	for (;;) {
		if (s->fd < 0) {
			return UV_EBADF;
		}
		from->len = sizeof(from->storage);
		memset(&from->storage, 0, sizeof(from->storage));
		ssize_t n = recvfrom(s->fd, buf, len, MSG_DONTWAIT, (struct sockaddr *) &from->storage, &from->len);
		if (n >= 0) {
			return n;
		}
		int status = classify(errno);
		if (status == 1) {
			status = wait_retry(s, UV_READABLE, deadline, &last);
		}
		if (status < 0) {
			return status;
		}
	}
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

ssize_t cs_sock_raw_sendv(cs_sock *s, const struct iovec *iov, int count, const cs_addr *to, cs_deadline *deadline)
{
	struct msghdr msg = {.msg_iov = (struct iovec *) iov, .msg_iovlen = (size_t) count};
	bool last = false;

	if (to) {
		msg.msg_name = (void *) &to->storage;
		msg.msg_namelen = to->len;
	}
	for (;;) {
		if (s->fd < 0) {
			return UV_EBADF;
		}
		ssize_t n = sendmsg(s->fd, &msg, MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n >= 0) {
			return n;
		}
		int status = classify(errno);
		if (status == 1) {
			status = wait_retry(s, UV_WRITABLE, deadline, &last);
		}
		if (status < 0) {
			return status;
		}
	}
}

ssize_t cs_sock_send(cs_sock *s, const char *bytes, size_t len, cs_deadline *deadline)
{
	struct iovec iov = {(void *) bytes, len};

	if (s->fd < 0) {
		return UV_EBADF;
	}
	if (s->tls) {
		return cs_sock_tls_send(s, bytes, len, deadline);
	}
	ssize_t n = send(s->fd, bytes, len, MSG_DONTWAIT | MSG_NOSIGNAL);
	return n >= 0 ? n : cs_sock_raw_sendv(s, &iov, 1, NULL, deadline);
}

ssize_t cs_sock_send_all(cs_sock *s, const char *bytes, size_t len, cs_deadline *deadline, int *error)
{
	size_t done = 0;

	*error = 0;
	while (done < len) {
		ssize_t n = cs_sock_send(s, bytes + done, len - done, deadline);
		if (n < 0) {
			*error = (int) n;
			return done > 0 ? (ssize_t) done : n;
		}
		done += (size_t) n;
	}
	return (ssize_t) done;
}

ssize_t cs_sock_sendto(cs_sock *s, const char *bytes, size_t len, const cs_addr *addr, cs_deadline *deadline)
{
	struct iovec iov = {(void *) bytes, len};
	return cs_sock_raw_sendv(s, &iov, 1, addr, deadline);
}

/* ---- vectors ----------------------------------------------------------------------------------------------------- */

/* A system call takes so many at most. */
#define VECTOR_MAX 1024

ssize_t cs_sock_writev(cs_sock *s, struct iovec *iov, int count, cs_deadline *deadline)
{
	if (!s->tls) {
		return cs_sock_raw_sendv(s, iov, count < VECTOR_MAX ? count : VECTOR_MAX, NULL, deadline);
	}
	ssize_t sum = 0;
	for (int i = 0; i < count; i++) {
		ssize_t n = cs_sock_send(s, iov[i].iov_base, iov[i].iov_len, deadline);
		if (n < 0) {
			return sum > 0 ? sum : n;
		}
		sum += n;
		if ((size_t) n < iov[i].iov_len) {
			break;
		}
	}
	return sum;
}

/* Goes n bytes on. */
static void advance(struct iovec **iov, int *count, size_t n)
{
	while (*count > 0 && n >= (*iov)->iov_len) {
		n -= (*iov)->iov_len;
		(*iov)++;
		(*count)--;
	}
	if (*count > 0) {
		(*iov)->iov_base = (char *) (*iov)->iov_base + n;
		(*iov)->iov_len -= n;
	}
}

ssize_t cs_sock_writev_all(cs_sock *s, struct iovec *iov, int count, cs_deadline *deadline, int *error)
{
	size_t done = 0;

	*error = 0;
	advance(&iov, &count, 0);
	while (count > 0) {
		ssize_t n = cs_sock_writev(s, iov, count, deadline);
		if (n < 0) {
			*error = (int) n;
			return done > 0 ? (ssize_t) done : n;
		}
		done += (size_t) n;
		advance(&iov, &count, (size_t) n);
	}
	return (ssize_t) done;
}

/* ---- ends -------------------------------------------------------------------------------------------------------- */

int cs_sock_shutdown(cs_sock *s, int how)
{
	if (s->fd < 0) {
		return UV_EBADF;
	}
	if (how != SHUT_RD) {
		cs_sock_tls_end(s);
	}
	return shutdown(s->fd, how) < 0 ? -errno : 0;
}

int cs_sock_check(cs_sock *s)
{
	int error = 0;
	char byte;

	if (s->fd < 0) {
		return UV_EBADF;
	}
	if (socket_number(s->fd, SO_ERROR, &error) == 0 && error) {
		return -error;
	}
	if (cs_sock_buffered(s) > 0) {
		return 0;
	}
	ssize_t n = recv(s->fd, &byte, 1, MSG_DONTWAIT | MSG_PEEK);
	if (n == 0) {
		return UV_ECONNRESET;
	}
	return n > 0 || errno == EAGAIN || errno == EINTR ? 0 : -errno;
}
