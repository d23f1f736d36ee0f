/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What Swoole\Client and Swoole\Coroutine\Client have in common: a socket that is made by connect() and gone after
 * close(), datagrams with an address to send to, the array of settings.
 *
 * Another coroutine may close the client while one waits: each call holds its socket itself.
 */
#ifndef CS_CLASSES_CLIENT_CORE_H
#define CS_CLASSES_CLIENT_CORE_H

#include "socket.h"

/* SWOOLE_ERROR_CLIENT_NO_CONNECTION */
#define CS_CLIENT_NO_CONNECTION (-5001)

/* Flags of the type that a constructor takes. */
#define CS_CLIENT_SSL   512
#define CS_CLIENT_ASYNC 1024
#define CS_CLIENT_SYNC  2048
#define CS_CLIENT_KEEP  4096

typedef struct cs_client {
	cs_socket *so; /* holds a reference; NULL: not connected */
	int domain;
	int socktype; /* 0: the constructor was not called */
	bool ssl;
	bool blocking;
	bool has_peer;
	bool has_from;
	bool http_proxy_plain; /* for the options of sockets to come */
	struct cs_tls *tls;    /* the context of the last connection, for the next one with the same settings */
	cs_addr peer;          /* datagrams: where send() sends to */
	cs_addr from;          /* and who sent the last one that came */
} cs_client;

/* Takes SWOOLE_SOCK_* with SWOOLE_SSL. False when there is no such type. */
bool cs_client_set_type(cs_client *client, zend_long type);

/* Checks the settings with a warning for each bad one, merges them into the array `setting` (a property), and applies them to
 * a socket that is open; `other` takes those of one class (may be NULL). False when one was refused. */
bool cs_client_set(
	cs_client *client, zval *setting, HashTable *settings, const char *where, cs_client_option_fn other, void *arg);

/* Makes the socket with the settings, without connecting it. Returns 0 or the error. */
int cs_client_open(cs_client *client, zval *setting);

/* Opens and connects. `timeout`: 0 for the default. Returns 0 or the error: the client is closed then. May yield. */
int cs_client_connect(
	cs_client *client, zval *setting, zend_string *host, zend_long port, double timeout, bool dgram_connect);

/* A socket for datagrams when there is none yet: sendto() needs no connect(). Returns 0 or the error. */
int cs_client_need(cs_client *client, zval *setting);

/* The running call's hold on the socket in that direction; NULL when it is not connected, or with a pending Error when
 * another coroutine uses it. */
cs_socket *cs_client_begin(cs_client *client, int direction);
void cs_client_end(cs_socket *so, int direction);

/* All of it. Returns len or the error. May yield. */
ssize_t cs_client_send(cs_client *client, cs_socket *so, const char *bytes, size_t len, cs_deadline *deadline);

/* What is there, or a packet. Returns as cs_socket_recv(). May yield. */
ssize_t cs_client_recv(cs_client *client, cs_socket *so, size_t len, cs_deadline *deadline, zval *string);

/* Frees what outlives connections. */
void cs_client_dtor(cs_client *client);

/* Returns 0 or UV_EBADF. */
int cs_client_close(cs_client *client);

/* Appends the peer's certificate as PEM. Returns 0 or the error. */
int cs_client_peer_cert(cs_client *client, zval *pem);

/* Returns 0 when it is good, else the error. */
int cs_client_verify_peer(cs_client *client, bool allow_self_signed);

#endif
