/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Socket for C code: the clients and Process::exportSocket() are built on it.
 */
#ifndef CS_CLASSES_SOCKET_H
#define CS_CLASSES_SOCKET_H

#include "client_options.h"
#include "src/net/sock.h"

extern zend_class_entry *cs_socket_ce;

struct cs_tls;

typedef struct cs_socket {
	cs_sock sock;
	cs_client_options *options; /* NULL until setProtocol() */
	cs_frame frame;             /* when `framed` */
	bool framed;
	bool parsing;       /* the frame may be calling package_length_func: it must stay as it is */
	bool accepted;      /* TLS: we are the server */
	struct cs_tls *tls; /* made from the options when first needed; connections that are accepted share it */
	char *host;         /* connected to, for TLS; emalloc'ed */
	zend_object std;
} cs_socket;

static inline cs_socket *cs_socket_of(zend_object *object)
{
	return (cs_socket *) ((char *) object - offsetof(cs_socket, std));
}

/* A new socket's object, or NULL with the UV_E* in *error. */
zend_object *cs_socket_new(int domain, int type, int protocol, int *error);

/* The object for an open socket, whose kind the system tells; it closes fd in the end. NULL with the UV_E* in *error when fd
 * is no socket: it stays the caller's then. */
zend_object *cs_socket_from_fd(int fd, int *error);

/* The options, made when first asked for. */
cs_client_options *cs_socket_options(cs_socket *so);

/* After changes to the options: framing, limits and the options of the system's socket. */
void cs_socket_apply_options(cs_socket *so);

/* Bytes that wait for the rest of their packet are read ahead for the next framing, or for other reads. */
void cs_socket_end_framing(cs_socket *so);

/* Makes the running coroutine the one that reads (CS_SOCK_READ) or writes. False when another one does: an Error that names
 * both is pending then. May yield, to let one go that is done: hold the object before, and until cs_sock_release(). */
bool cs_socket_claim(cs_socket *so, int direction);

/* What is there, up to `len` bytes, as a string. Returns its length, 0 at the end, or the error: no string then. May yield. */
ssize_t cs_socket_recv(cs_socket *so, size_t len, cs_deadline *deadline, zval *string);

/* `want` bytes, or fewer at the end, or when the time is over. Returns how many, with the error in *error, or the error when
 * there are none: no string then. Takes memory as bytes come. May yield. */
ssize_t cs_socket_recv_all(cs_socket *so, size_t want, cs_deadline *deadline, zval *string, int *error);

/* What is there, without waiting and taking it away. Returns as cs_socket_recv(). */
ssize_t cs_socket_peek(cs_socket *so, size_t len, zval *string);

/* One packet by the options, or, without framing, what is there up to `len` bytes. Returns as cs_socket_recv(), and UV_EMSGSIZE
 * and UV_EPROTO for what is no packet. May yield. */
ssize_t cs_socket_recv_packet(cs_socket *so, size_t len, cs_deadline *deadline, zval *string);

/* Address or name lookup, proxies, connect, and TLS with open_ssl. Returns 0 or the error. May yield. */
int cs_socket_connect(cs_socket *so, const char *host, size_t host_len, int port, cs_deadline *deadline);

/* Negotiates TLS with the options. Returns 0 or the error. May yield. */
int cs_socket_start_tls(cs_socket *so, cs_deadline *deadline);

/* Closes it; waiters end with UV_ECANCELED. */
int cs_socket_close(cs_socket *so);

/* Sets errCode and errMsg: 0 clears them. */
void cs_socket_set_error(cs_socket *so, int status);

/* The deadline of a call: `timeout` as PHP gives it (0: `otherwise`, less: none). */
cs_deadline cs_socket_deadline(double timeout, int64_t otherwise);

/* An address as ["address" => ..., "port" => ...]; `host_key` is the name of the first. */
void cs_socket_address_array(zval *array, const cs_addr *addr, const char *host_key);

/* The name of this side or of the peer as such an array, or the error. */
int cs_socket_name(const cs_socket *so, bool peer, const char *host_key, zval *array);

/* In a running method: the socket, or NULL with an exception (the constructor was not called). */
cs_socket *cs_socket_this(zval *this);

/* Ends the wait of the coroutine in a direction. Returns 0, or UV_ESRCH when none waits. */
int cs_socket_cancel(cs_socket *so, int direction);

#endif
