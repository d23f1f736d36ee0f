/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See client_core.h. */
#include "client_core.h"

#include "error.h"
#include "socket_tls.h"
#include "src/core/co.h"
#include "src/net/tls.h"

#include <netinet/in.h>

#define SSL_VERIFY_FAILED         1014
#define SSL_EMPTY_PEER_CERT       1013
#define DNSLOOKUP_RESOLVE_TIMEOUT 712

bool cs_client_set_type(cs_client *client, zend_long type)
{
	static const struct {
		int domain;
		int socktype;
	} kinds[] = {
		{AF_INET, SOCK_STREAM},
		{AF_INET, SOCK_DGRAM},
		{AF_INET6, SOCK_STREAM},
		{AF_INET6, SOCK_DGRAM},
		{AF_UNIX, SOCK_STREAM},
		{AF_UNIX, SOCK_DGRAM},
	};
	zend_long flags = CS_CLIENT_SSL | CS_CLIENT_ASYNC | CS_CLIENT_SYNC | CS_CLIENT_KEEP;
	zend_long kind = type & ~flags;

	if (kind < 1 || kind > (zend_long) (sizeof(kinds) / sizeof(kinds[0]))) {
		return false;
	}
	client->domain = kinds[kind - 1].domain;
	client->socktype = kinds[kind - 1].socktype;
	client->ssl = (type & CS_CLIENT_SSL) != 0;
	return client->socktype == SOCK_STREAM || !client->ssl;
}

static void forget_tls(cs_client *client)
{
	if (client->tls) {
		cs_socket_tls_unref(client->tls);
		client->tls = NULL;
	}
}

static void apply(cs_client *client, cs_socket *so, zval *setting)
{
	cs_client_options *options = cs_socket_options(so);

	ZVAL_DEREF(setting);
	if (Z_TYPE_P(setting) == IS_ARRAY) {
		cs_client_options_set(options, Z_ARRVAL_P(setting), NULL, NULL, NULL);
	}
	if (client->ssl) {
		options->open_ssl = true;
	}
	options->http_proxy_plain = client->http_proxy_plain;
	cs_socket_apply_options(so);
}

bool cs_client_set(
	cs_client *client, zval *setting, HashTable *settings, const char *where, cs_client_option_fn other, void *arg)
{
	cs_client_options check;

	cs_client_options_init(&check);
	bool fine = cs_client_options_set(&check, settings, where, other, arg);
	if (check.tls_changed) {
		forget_tls(client);
		if (client->so && client->so->tls) {
			cs_socket_tls_unref(client->so->tls);
			client->so->tls = NULL;
		}
	}
	cs_client_options_dtor(&check);
	ZVAL_DEREF(setting);
	if (Z_TYPE_P(setting) != IS_ARRAY) {
		zval old;
		ZVAL_COPY_VALUE(&old, setting);
		array_init(setting);
		zval_ptr_dtor(&old);
	}
	SEPARATE_ARRAY(setting);
	zend_hash_merge(Z_ARRVAL_P(setting), settings, zval_add_ref, true);
	if (client->so && !client->so->sock.users[CS_SOCK_READ]) {
		apply(client, client->so, setting);
	}
	return fine;
}

/* A name of its own, as UDP sockets get one: without it nobody could answer. Elsewhere than on Linux there are none. */
static void name_dgram(int fd)
{
#ifdef __linux__
	sa_family_t family = AF_UNIX;

	(void) bind(fd, (struct sockaddr *) &family, sizeof(family));
#endif
}

int cs_client_open(cs_client *client, zval *setting)
{
	int error;

	zend_object *object = cs_socket_new(client->domain, client->socktype, 0, &error);
	if (!object) {
		return error;
	}
	client->so = cs_socket_of(object);
	client->so->sock.blocking = client->blocking;
	if (client->domain == AF_UNIX && client->socktype == SOCK_DGRAM) {
		name_dgram(client->so->sock.fd);
	}
	client->has_peer = client->has_from = false;
	apply(client, client->so, setting);
	/* Making a context reads files, the system's certificates among them. */
	client->so->tls = client->tls ? cs_socket_tls_ref(client->tls) : NULL;
	error = client->so->options->open_ssl ? cs_socket_check_tls(client->so) : 0;
	if (error < 0) {
		cs_client_close(client);
	}
	return error;
}

int cs_client_need(cs_client *client, zval *setting)
{
	return client->so ? 0 : client->socktype == SOCK_DGRAM ? cs_client_open(client, setting) : CS_CLIENT_NO_CONNECTION;
}

/* A datagram socket is not tied to the address: others may answer, and may be sent to. */
static int note_peer(cs_client *client, cs_socket *so, zend_string *host, zend_long port)
{
	cs_addr addr;
	int status = cs_sock_resolve(&so->sock, ZSTR_VAL(host), ZSTR_LEN(host), (int) port, &addr);

	if (status == 0) {
		client->peer = addr;
		client->has_peer = true;
	}
	return status == UV_ETIMEDOUT ? -DNSLOOKUP_RESOLVE_TIMEOUT : status;
}

int cs_client_connect(
	cs_client *client, zval *setting, zend_string *host, zend_long port, double timeout, bool dgram_connect)
{
	if (client->so) {
		return UV_EISCONN;
	}
	if (port < 0 || port > 65535 || (port == 0 && client->domain != AF_UNIX)) {
		return UV_EINVAL;
	}
	int status = cs_client_open(client, setting);
	if (status < 0) {
		return status;
	}
	cs_socket *so = client->so;
	GC_ADDREF(&so->std);
	so->sock.users[CS_SOCK_READ] = so->sock.users[CS_SOCK_WRITE] = cs_co_current() ? cs_co_id(cs_co_current()) : 0;
	if (client->socktype == SOCK_DGRAM && client->domain != AF_UNIX && !dgram_connect) {
		status = note_peer(client, so, host, port);
	} else {
		cs_deadline deadline = cs_socket_deadline(timeout, so->sock.connect_ms);
		status = cs_socket_connect(so, ZSTR_VAL(host), ZSTR_LEN(host), (int) port, &deadline);
	}
	so->sock.users[CS_SOCK_READ] = so->sock.users[CS_SOCK_WRITE] = 0;
	/* Another coroutine may have closed it meanwhile. */
	if (status == 0 && client->so != so) {
		status = UV_ECANCELED;
	}
	if (status < 0 && client->so == so) {
		cs_client_close(client);
	}
	OBJ_RELEASE(&so->std);
	return status;
}

cs_socket *cs_client_begin(cs_client *client, int direction)
{
	cs_socket *so = client->so;

	if (!so) {
		return NULL;
	}
	/* The claim may let others run, who may close the client. */
	GC_ADDREF(&so->std);
	bool claimed = cs_socket_claim(so, direction);
	if (claimed && client->so == so) {
		return so;
	}
	if (claimed) {
		cs_sock_release(&so->sock, direction);
	}
	OBJ_RELEASE(&so->std);
	return NULL;
}

void cs_client_end(cs_socket *so, int direction)
{
	cs_sock_release(&so->sock, direction);
	OBJ_RELEASE(&so->std);
}

ssize_t cs_client_send(cs_client *client, cs_socket *so, const char *bytes, size_t len, cs_deadline *deadline)
{
	int error = 0;

	if (client->socktype == SOCK_DGRAM && client->has_peer) {
		cs_addr peer = client->peer;
		return cs_sock_sendto(&so->sock, bytes, len, &peer, deadline);
	}
	ssize_t n = cs_sock_send_all(&so->sock, bytes, len, deadline, &error);
	return error < 0 ? error : n;
}

ssize_t cs_client_recv(cs_client *client, cs_socket *so, size_t len, cs_deadline *deadline, zval *string)
{
	if (client->socktype != SOCK_DGRAM) {
		return cs_socket_recv_packet(so, len, deadline, string);
	}
	char *scratch = cs_sock_scratch();
	cs_addr from;
	ssize_t n = cs_sock_recvfrom(&so->sock, scratch, CS_SOCK_SCRATCH, &from, deadline);
	if (n >= 0 && client->so == so) {
		client->from = from;
		client->has_from = true;
	}
	if (n > 0) {
		ZVAL_STRINGL(string, scratch, (size_t) n);
	}
	return n;
}

int cs_client_close(cs_client *client)
{
	cs_socket *so = client->so;

	if (!so) {
		return UV_EBADF;
	}
	client->so = NULL;
	/* At the end of a script that did not unwind, the engine may have emptied the socket before its client. */
	if (!(OBJ_FLAGS(&so->std) & IS_OBJ_FREE_CALLED)) {
		if (so->tls && !client->tls) {
			client->tls = cs_socket_tls_ref(so->tls);
		}
		cs_socket_close(so);
	}
	OBJ_RELEASE(&so->std);
	return 0;
}

void cs_client_dtor(cs_client *client)
{
	cs_client_close(client);
	forget_tls(client);
}

int cs_client_peer_cert(cs_client *client, zval *pem)
{
	cs_buf out = {0};

	if (!client->so || !client->so->sock.tls) {
		return client->so ? UV_EINVAL : CS_CLIENT_NO_CONNECTION;
	}
	int status = cs_tls_peer_cert(client->so->sock.tls, &out);
	if (status == 0) {
		ZVAL_STRINGL(pem, out.data, out.len);
	}
	cs_buf_dtor(&out);
	return status == UV_ENOENT ? -SSL_EMPTY_PEER_CERT : status;
}

int cs_client_verify_peer(cs_client *client, bool allow_self_signed)
{
	if (!client->so || !client->so->sock.tls) {
		return client->so ? UV_EINVAL : CS_CLIENT_NO_CONNECTION;
	}
	return cs_tls_peer_accepted(client->so->sock.tls, allow_self_signed) ? 0 : -SSL_VERIFY_FAILED;
}
