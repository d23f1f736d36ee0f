/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Between tls.c, which makes contexts, and tls_session.c, which has the sessions.
 */
#ifndef CS_NET_TLS_STRUCT_H
#define CS_NET_TLS_STRUCT_H

#include "tls.h"

#ifdef HAVE_CONFIG_H
#include "config.h"
#endif
#ifdef CS_HAVE_OPENSSL
#include <openssl/ssl.h>

typedef struct cs_tls_cert {
	char *name;
	SSL_CTX *ctx;
} cs_tls_cert;

struct cs_tls {
	size_t refs;
	SSL_CTX *ctx;
	BIO_METHOD *bio; /* memory of a session: tls_session.c */
	cs_tls_cert *certs;
	size_t cert_count;
	char *host_name;
	bool is_server;
	bool verify_peer;
	bool allow_self_signed;
	char alpn[64];
};

struct cs_tls_session {
	SSL *ssl;
	cs_tls *tls;
	cs_buf in; /* encrypted, received */
	size_t in_used;
	cs_buf out; /* encrypted, to be sent */
	size_t out_used;
	char *error;
	bool failed;
	bool verify_failed;
	bool got_http;
	bool no_memory;
};

/* The methods of a session's BIO, or NULL. */
BIO_METHOD *cs_tls_session_bio(void);

#endif
#endif
