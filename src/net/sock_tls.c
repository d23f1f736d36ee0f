/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See sock_tls.h. A reader and a writer may use the session at the same time: between a call of the session and the use of
 * what it returned nothing yields. What the session has to send is sent by whoever finds it, in its order.
 */
#include "sock_tls.h"

#include "tls.h"

#include <errno.h>
#include <sys/socket.h>

#define PIECE 262144

/* Sends what the session wants sent. Returns 0 or the error. May yield. */
static int flush(cs_sock *s, cs_deadline *deadline)
{
	cs_view out;

	while ((out = cs_tls_output(s->tls)).len > 0) {
		if (s->fd < 0) {
			return UV_ECANCELED;
		}
		ssize_t n = send(s->fd, out.ptr, out.len, MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n >= 0) {
			cs_tls_sent(s->tls, (size_t) n);
			continue;
		}
		if (errno == EINTR) {
			continue;
		}
		int status = errno == EAGAIN ? cs_sock_wait(s, UV_WRITABLE, deadline) : -errno;
		if (status < 0) {
			return status;
		}
	}
	return 0;
}

/* Brings encrypted bytes to the session. Returns 0 or the error, UV_EOF at the end of the stream. May yield. */
static int receive(cs_sock *s, cs_deadline *deadline)
{
	char *scratch = cs_sock_scratch();
	ssize_t n = cs_sock_raw_recv(s, scratch, CS_SOCK_SCRATCH, deadline);

	if (n <= 0) {
		return n == 0 ? UV_EOF : (int) n;
	}
	return cs_tls_receive(s->tls, scratch, (size_t) n);
}

int cs_sock_tls_start(cs_sock *s, struct cs_tls *tls, const char *host, cs_deadline *deadline)
{
	int status;

	if (s->fd < 0) {
		return UV_EBADF;
	}
	if (s->tls) {
		return UV_EISCONN;
	}
	s->tls = cs_tls_open(tls, host);
	if (!s->tls) {
		return UV_ENOMEM;
	}
	/* What was read ahead is the beginning of the other side's handshake. */
	size_t ahead = cs_sock_buffered(s);
	if (ahead > 0) {
		if (cs_tls_receive(s->tls, s->in.data + s->in_pos, ahead) < 0) {
			return UV_ENOMEM;
		}
		cs_buf_dtor(&s->in);
		s->in_pos = 0;
	}
	do {
		status = cs_tls_handshake(s->tls);
		int sent = flush(s, deadline);
		if (status == UV_EAGAIN) {
			status = sent < 0 ? sent : receive(s, deadline);
			if (status == UV_EOF) {
				return UV_ECONNRESET;
			}
			if (status == 0) {
				status = UV_EAGAIN;
			}
		} else if (status == 0) {
			status = sent;
		}
	} while (status == UV_EAGAIN);
	return status;
}

ssize_t cs_sock_tls_recv(cs_sock *s, char *buf, size_t len, cs_deadline *deadline)
{
	for (;;) {
		if (s->fd < 0) {
			return UV_EBADF;
		}
		if (len == 0) {
			return 0;
		}
		ssize_t n = cs_tls_read(s->tls, buf, len);
		if (n == UV_EOF) {
			return 0;
		}
		if (n != UV_EAGAIN) {
			return n;
		}
		/* An answer to what was read, such as new keys; `buf` may be the scratch memory, which has no bytes now. */
		int status = flush(s, deadline);
		if (status == 0) {
			status = receive(s, deadline);
		}
		if (status < 0) {
			return status == UV_EOF ? UV_ECONNRESET : status;
		}
	}
}

/* OpenSSL cannot show bytes without giving them away: what it gives is kept as read ahead. */
ssize_t cs_sock_tls_peek(cs_sock *s, char *buf, size_t len)
{
	char *scratch = cs_sock_scratch();
	ssize_t n;

	while ((n = cs_tls_read(s->tls, scratch, CS_SOCK_SCRATCH)) == UV_EAGAIN) {
		n = recv(s->fd, scratch, CS_SOCK_SCRATCH, MSG_DONTWAIT);
		if (n <= 0) {
			return n == 0 ? 0 : -errno;
		}
		if (cs_tls_receive(s->tls, scratch, (size_t) n) < 0) {
			return UV_ENOMEM;
		}
	}
	if (n <= 0) {
		return n == UV_EOF ? 0 : n;
	}
	if (cs_buf_append(&s->in, scratch, (size_t) n) < 0) {
		return UV_ENOMEM;
	}
	if (len > (size_t) n) {
		len = (size_t) n;
	}
	memcpy(buf, s->in.data, len);
	return (ssize_t) len;
}

/* What is encrypted counts as sent, or the connection is at its end: a piece at a time, for it takes memory. */
ssize_t cs_sock_tls_send(cs_sock *s, const char *bytes, size_t len, cs_deadline *deadline)
{
	if (len > PIECE) {
		len = PIECE;
	}
	int status = cs_tls_write(s->tls, bytes, len);

	if (status == 0) {
		status = flush(s, deadline);
	}
	return status < 0 ? status == UV_EAGAIN ? UV_ENOTCONN : status : (ssize_t) len;
}

void cs_sock_tls_end(cs_sock *s)
{
	if (!s->tls || s->fd < 0 || !cs_tls_ready(s->tls)) {
		return;
	}
	cs_tls_shutdown(s->tls);
	cs_view out = cs_tls_output(s->tls);
	if (out.len > 0) {
		ssize_t n = send(s->fd, out.ptr, out.len, MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n > 0) {
			cs_tls_sent(s->tls, (size_t) n);
		}
	}
}

void cs_sock_tls_dtor(cs_sock *s)
{
	if (s->tls) {
		cs_tls_close(s->tls);
		s->tls = NULL;
	}
}
