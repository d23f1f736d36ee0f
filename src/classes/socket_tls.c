/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See socket_tls.h. */
#include "socket_tls.h"

#include "error.h"
#include "src/core/log.h"
#include "src/net/sock_tls.h"
#include "src/net/tls.h"

/* SWOOLE_ERROR_*; statuses are their negatives. */
#define SSL_VERIFY_FAILED         1014
#define SSL_HANDSHAKE_FAILED      1018
#define SSL_CREATE_CONTEXT_FAILED 1019

int cs_socket_tls_context(cs_socket *so)
{
	cs_tls_config *config = &cs_socket_options(so)->tls;
	char why[512] = "";

	if (so->tls) {
		return 0;
	}
	config->is_server = so->accepted;
	int status = cs_tls_new(&so->tls, config, why, sizeof(why));
	if (status < 0) {
		cs_warn("TLS: %s", why[0] ? why : uv_strerror(status));
		so->tls = NULL;
		return -SSL_CREATE_CONTEXT_FAILED;
	}
	return 0;
}

struct cs_tls *cs_socket_tls_ref(struct cs_tls *tls)
{
	return cs_tls_ref(tls);
}

void cs_socket_tls_unref(struct cs_tls *tls)
{
	cs_tls_unref(tls);
}

int cs_socket_check_tls(const cs_socket *so)
{
	if (so->sock.type == SOCK_STREAM) {
		return 0;
	}
	cs_warn("TLS over datagrams (DTLS) is not supported: use a stream socket");
	return UV_EPROTONOSUPPORT;
}

int cs_socket_start_tls(cs_socket *so, cs_deadline *deadline)
{
	int status = cs_socket_check_tls(so);

	if (status == 0) {
		status = cs_socket_tls_context(so);
	}

	if (status < 0) {
		return status;
	}
	status = cs_sock_tls_start(&so->sock, so->tls, so->accepted ? NULL : so->host, deadline);
	if (status == UV_EPROTO && so->sock.tls) {
		bool verify = cs_tls_verify_failed(so->sock.tls);
		if (so->accepted) {
			cs_log(CS_LOG_DEBUG, "TLS: %s", cs_tls_error(so->sock.tls)); /* the client's fault, not the program's */
		} else {
			cs_warn("TLS: %s", cs_tls_error(so->sock.tls));
		}
		return verify ? -SSL_VERIFY_FAILED : -SSL_HANDSHAKE_FAILED;
	}
	return status;
}
