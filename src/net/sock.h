/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * One socket of a script's: TCP, UDP or unix, client or server, plain or with TLS. Each call tries the system call first
 * and waits when it would block: the coroutine yields, or, for a blocking socket, the process waits in poll().
 *
 * The rules for all calls: they return what the system call would, or a negative UV_E*: UV_ETIMEDOUT, UV_ECANCELED (also
 * when another coroutine has closed the socket), UV_EINTR (the script is ending: return to PHP at once), UV_EBADF (it was
 * closed before). They may yield. The socket must not be freed while one runs; closing it is allowed.
 */
#ifndef CS_NET_SOCK_H
#define CS_NET_SOCK_H

#include "php_cserve.h"

#include "addr.h"
#include "src/core/buf.h"

#include <sys/uio.h>

#define CS_SOCK_SCRATCH 65536

/* Directions of use. */
#define CS_SOCK_READ  0
#define CS_SOCK_WRITE 1

struct cs_tls_session;

typedef struct cs_sock {
	int fd; /* -1: closed, or not opened yet */
	int domain;
	int type;
	int protocol;
	zend_long users[2]; /* ids of the coroutines that read and write now; 0: none */
	bool blocking;      /* waits hold up the process: for the synchronous client */
	bool closed;
	bool connected;  /* a stream, by cs_sock_connect() */
	bool read_short; /* the last read brought less than was asked for: the next one waits first */
	bool nonblock;   /* O_NONBLOCK is set */
	bool eof;        /* the other side has ended its */
	int64_t connect_ms, dns_ms, read_ms, write_ms; /* default limits; CS_FOREVER: none */
	cs_buf in;                                     /* bytes read ahead */
	size_t in_pos;                                 /* of these: handed out */
	struct cs_tls_session *tls;                    /* NULL: plain */
} cs_sock;

/* When a call has to be over; made once a call of PHP's, looks at the clock at the first wait. */
typedef struct cs_deadline {
	int64_t timeout_ms; /* CS_FOREVER: never */
	uint64_t at_ms;     /* 0: not begun */
	unsigned reads;     /* until now; see cs_sock_raw_recv() */
} cs_deadline;

#define CS_DEADLINE(ms) ((cs_deadline){.timeout_ms = (ms)})

/* Milliseconds left: CS_FOREVER, or >= 0. Begins to count when first called. */
int64_t cs_deadline_left(cs_deadline *deadline);

/* Closed, with the default limits. All others need it. */
void cs_sock_init(cs_sock *s);

/* Makes the socket. Returns 0 or a negative UV_E*. */
int cs_sock_open(cs_sock *s, int domain, int type, int protocol);

/* Takes over an open socket, whose kind the system tells. Returns 0, or UV_ENOTSOCK and the like: the fd is still the
 * caller's then. */
int cs_sock_adopt(cs_sock *s, int fd);

/* Ends the waits of others with UV_ECANCELED and closes. Returns 0, or UV_EBADF when it is closed already. */
int cs_sock_close(cs_sock *s);
void cs_sock_dtor(cs_sock *s);

/* Makes the running coroutine the one that uses a direction. Returns 0, or UV_EBUSY: s->users[direction] does already. */
int cs_sock_claim(cs_sock *s, int direction);
static inline void cs_sock_release(cs_sock *s, int direction)
{
	s->users[direction] = 0;
}

/* Waits for UV_READABLE or UV_WRITABLE. Returns 0 or the error. */
int cs_sock_wait(cs_sock *s, int events, cs_deadline *deadline);

/* After a failure it can be tried again. UV_EISCONN for a stream that is connected. */
int cs_sock_connect(cs_sock *s, const cs_addr *addr, cs_deadline *deadline);

/* Finds the address of a host for the socket's domain: a path for unix sockets, an address as text, or a name, which is
 * looked up for at most s->dns_ms. Returns 0, UV_EINVAL, UV_ENAMETOOLONG, or UV_EAI_* and the errors of a wait. */
int cs_sock_resolve(cs_sock *s, const char *host, size_t host_len, int port, cs_addr *addr);

/* The new socket's descriptor, or the error. */
int cs_sock_accept(cs_sock *s, cs_deadline *deadline);

/* The memory that a read of up to `len` bytes needs now: all of `len` up to CS_SOCK_SCRATCH, else what has come. */
size_t cs_sock_room(const cs_sock *s, size_t len);

/* The same after waiting for something to read when `len` is long, so that who waits holds no memory. Or the error. */
ssize_t cs_sock_await(cs_sock *s, size_t len, cs_deadline *deadline);

/* What is there, up to len: the bytes read ahead first. 0 at the end of the stream. */
ssize_t cs_sock_recv(cs_sock *s, char *buf, size_t len, cs_deadline *deadline);

/* Takes from the bytes read ahead only. */
size_t cs_sock_take(cs_sock *s, char *buf, size_t len);

/* Frees the bytes read ahead when all of them were handed out, which who reads them in place says by in_pos. */
void cs_sock_drop_taken(cs_sock *s);

static inline size_t cs_sock_buffered(const cs_sock *s)
{
	return s->in.len - s->in_pos;
}

/* Reads up to CS_SOCK_SCRATCH bytes more behind those read ahead. Returns how many, 0 at the end, or the error. */
ssize_t cs_sock_fill(cs_sock *s, cs_deadline *deadline);

/* Does not wait and takes nothing away: UV_EAGAIN when nothing is there, 0 at the end. */
ssize_t cs_sock_peek(cs_sock *s, char *buf, size_t len);

/* What the system takes at once, after waiting until it takes something; with TLS all of it. */
ssize_t cs_sock_send(cs_sock *s, const char *bytes, size_t len, cs_deadline *deadline);

/* All of it. Returns len, or how much was sent before the error, which is then in *error, or the error. */
ssize_t cs_sock_send_all(cs_sock *s, const char *bytes, size_t len, cs_deadline *deadline, int *error);

/* The vectors are changed by cs_sock_writev_all(), which returns as cs_sock_send_all(). */
ssize_t cs_sock_writev(cs_sock *s, struct iovec *iov, int count, cs_deadline *deadline);
ssize_t cs_sock_writev_all(cs_sock *s, struct iovec *iov, int count, cs_deadline *deadline, int *error);

ssize_t cs_sock_sendto(cs_sock *s, const char *bytes, size_t len, const cs_addr *addr, cs_deadline *deadline);
ssize_t cs_sock_recvfrom(cs_sock *s, char *buf, size_t len, cs_addr *from, cs_deadline *deadline);

/* Gives a part of a file (length 0: to its end) to `sink`, piece by piece, until that returns an error. What is not in memory
 * is read by the thread pool. Returns 0 or the error: UV_EINVAL for a part that the file does not have, UV_EIO when it has
 * become shorter. May yield. */
typedef int (*cs_file_sink)(void *arg, const char *bytes, size_t len);
int cs_file_pieces(const char *path, uint64_t offset, uint64_t length, cs_file_sink sink, void *arg);

/* Sends a part of a file. Returns as cs_file_pieces(), or the error of the socket. */
int cs_sock_sendfile(cs_sock *s, const char *path, uint64_t offset, uint64_t length, cs_deadline *deadline);

int cs_sock_shutdown(cs_sock *s, int how);

/* Does the connection still stand, as far as the kernel knows? 0, or why not. */
int cs_sock_check(cs_sock *s);

/* The memory that reads go into. Valid until the next yield. */
char *cs_sock_scratch(void);

void cs_net_close(void);

#endif
