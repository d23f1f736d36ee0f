/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See socket_tls.h. */
#include "socket_tls.h"

#include "error.h"
#include "src/net/sock_tls.h"

/* SWOOLE_ERROR_*; statuses are their negatives. */
#define SSL_VERIFY_FAILED         1014
#define SSL_HANDSHAKE_FAILED      1018
#define SSL_CREATE_CONTEXT_FAILED 1019

#if defined(__has_include) && __has_include("src/net/tls.h")
#include "src/net/tls.h"

/* The config borrows the strings. */
static void fill_config(cs_tls_config *config, const cs_client_tls_options *o)
{
	config->cert_file = o->cert_file;
	config->key_file = o->key_file;
	config->passphrase = o->passphrase;
	config->client_cert_file = o->client_cert_file;
	config->cafile = o->cafile;
	config->capath = o->capath;
	config->ciphers = o->ciphers;
	config->ecdh_curve = o->ecdh_curve;
	config->dhparam = o->dhparam;
	config->host_name = o->host_name;
	config->protocols = o->protocols;
	config->verify_depth = o->verify_depth;
	config->verify_peer = o->verify_peer;
	config->allow_self_signed = o->allow_self_signed;
	config->prefer_server_ciphers = o->prefer_server_ciphers;
}

int cs_socket_tls_context(cs_socket *so)
{
	cs_tls_config config;
	char why[512] = "";

	if (so->tls) {
		return 0;
	}
	cs_tls_config_default(&config, so->accepted);
	fill_config(&config, &cs_socket_options(so)->tls);
	int status = cs_tls_new(&so->tls, &config, why, sizeof(why));
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

int cs_socket_start_tls(cs_socket *so, cs_deadline *deadline)
{
	int status = cs_socket_tls_context(so);

	if (status < 0) {
		return status;
	}
	status = cs_sock_tls_start(&so->sock, so->tls, so->accepted ? NULL : so->host, deadline);
	if (status == UV_EPROTO && so->sock.tls) {
		bool verify = cs_tls_verify_failed(so->sock.tls);
		cs_warn("TLS: %s", cs_tls_error(so->sock.tls));
		return verify ? -SSL_VERIFY_FAILED : -SSL_HANDSHAKE_FAILED;
	}
	return status;
}
#else
int cs_socket_tls_context(cs_socket *so)
{
	cs_warn("TLS is not supported in this version");
	return UV_ENOTSUP;
}

struct cs_tls *cs_socket_tls_ref(struct cs_tls *tls)
{
	return tls;
}

void cs_socket_tls_unref(struct cs_tls *tls)
{
}

int cs_socket_start_tls(cs_socket *so, cs_deadline *deadline)
{
	return cs_socket_tls_context(so);
}
#endif
