/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See tls.h.
 *
 * Sessions: OpenSSL reads from what was received and writes to what is to be sent, through a BIO that is two buffers of
 * the session. It never waits: where nothing is there to read, it is told to come again.
 */
#include "tls_struct.h"

#include <uv.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef CS_HAVE_OPENSSL

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#define PIECE (1 << 30) /* bytes given to OpenSSL at once */

/* ---- The BIO ----------------------------------------------------------------------------------------------------- */

static int bio_write(BIO *bio, const char *bytes, size_t len, size_t *written)
{
	cs_tls_session *session = BIO_get_data(bio);
	BIO_clear_retry_flags(bio);
	if (cs_buf_append(&session->out, bytes, len) < 0) {
		session->no_memory = true;
		return 0;
	}
	*written = len;
	return 1;
}

static int bio_read(BIO *bio, char *to, size_t size, size_t *got)
{
	cs_tls_session *session = BIO_get_data(bio);
	size_t there = session->in.len - session->in_used;
	BIO_clear_retry_flags(bio);
	if (there == 0) {
		BIO_set_retry_read(bio);
		*got = 0;
		return 0;
	}
	*got = size < there ? size : there;
	memcpy(to, session->in.data + session->in_used, *got);
	session->in_used += *got;
	if (session->in_used == session->in.len) {
		cs_buf_dtor(&session->in);
		session->in_used = 0;
	}
	return 1;
}

static long bio_ctrl(BIO *bio, int command, long number, void *pointer)
{
	const cs_tls_session *session = BIO_get_data(bio);
	switch (command) {
		case BIO_CTRL_FLUSH:
			return 1;
		case BIO_CTRL_PENDING:
			return session ? (long) (session->in.len - session->in_used) : 0;
		default:
			return 0;
	}
}

BIO_METHOD *cs_tls_session_bio(void)
{
	BIO_METHOD *method = BIO_meth_new(BIO_TYPE_SOURCE_SINK, "cserve");
	if (!method) {
		return NULL;
	}
	BIO_meth_set_write_ex(method, bio_write);
	BIO_meth_set_read_ex(method, bio_read);
	BIO_meth_set_ctrl(method, bio_ctrl);
	return method;
}

/* ---- Life -------------------------------------------------------------------------------------------------------- */

static bool is_address(const char *host)
{
	struct sockaddr_in in;
	struct sockaddr_in6 in6;
	return uv_ip4_addr(host, 0, &in) == 0 || uv_ip6_addr(host, 0, &in6) == 0;
}

/* What the client asks for, and what the certificate must be for. */
static bool set_host(cs_tls_session *session, const char *host)
{
	const cs_tls *tls = session->tls;
	host = tls->host_name ? tls->host_name : host;
	if (!host || !*host) {
		return true;
	}
	bool address = is_address(host);
	if (!address && SSL_set_tlsext_host_name(session->ssl, host) != 1) {
		return false;
	}
	if (!tls->verify_peer) {
		return true;
	}
	if (address) {
		return X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(session->ssl), host) == 1;
	}
	SSL_set_hostflags(session->ssl, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
	return SSL_set1_host(session->ssl, host) == 1;
}

cs_tls_session *cs_tls_open(cs_tls *tls, const char *host)
{
	cs_tls_session *session = calloc(1, sizeof(*session));
	if (!session) {
		return NULL;
	}
	ERR_clear_error();
	session->tls = cs_tls_ref(tls);
	session->ssl = SSL_new(tls->ctx);
	BIO *bio = session->ssl ? BIO_new(tls->bio) : NULL;
	if (!bio) {
		cs_tls_close(session);
		return NULL;
	}
	BIO_set_data(bio, session);
	BIO_set_init(bio, 1);
	SSL_set_bio(session->ssl, bio, bio);
	if (tls->is_server) {
		SSL_set_accept_state(session->ssl);
	} else {
		SSL_set_connect_state(session->ssl);
		if (!set_host(session, host)) {
			cs_tls_close(session);
			return NULL;
		}
	}
	return session;
}

void cs_tls_close(cs_tls_session *session)
{
	if (session) {
		SSL_free(session->ssl);
		cs_tls_unref(session->tls);
		cs_buf_dtor(&session->in);
		cs_buf_dtor(&session->out);
		free(session->error);
		free(session);
		ERR_clear_error();
	}
}

/* ---- Errors ------------------------------------------------------------------------------------------------------ */

static void note_error(cs_tls_session *session)
{
	unsigned long code = ERR_peek_error();
	long verify = SSL_get_verify_result(session->ssl);
	char text[256];
	session->failed = true;
	if (session->error) {
		return;
	}
	session->got_http = ERR_GET_REASON(code) == SSL_R_HTTP_REQUEST;
	session->verify_failed = ERR_GET_REASON(code) == SSL_R_CERTIFICATE_VERIFY_FAILED;
	if (session->verify_failed && verify != X509_V_OK) {
		snprintf(text, sizeof(text), "certificate verify failed: %s", X509_verify_cert_error_string(verify));
	} else {
		const char *reason = session->no_memory ? "out of memory" : code ? ERR_reason_error_string(code) : NULL;
		snprintf(text, sizeof(text), "%s", reason ? reason : "the other side broke the protocol");
	}
	session->error = strdup(text);
}

/* What OpenSSL's answer means. */
static int result_of(cs_tls_session *session, int result)
{
	if (session->failed) {
		return UV_EPROTO;
	}
	switch (SSL_get_error(session->ssl, result)) {
		case SSL_ERROR_NONE:
			return 0;
		case SSL_ERROR_WANT_READ:
		case SSL_ERROR_WANT_WRITE:
			if (!session->no_memory) {
				return UV_EAGAIN;
			}
			break;
		case SSL_ERROR_ZERO_RETURN:
			return UV_EOF;
		default:
			break;
	}
	note_error(session);
	ERR_clear_error();
	return UV_EPROTO;
}

const char *cs_tls_error(const cs_tls_session *session)
{
	return session->error ? session->error : "no error";
}

bool cs_tls_got_http(const cs_tls_session *session)
{
	return session->got_http;
}

bool cs_tls_verify_failed(const cs_tls_session *session)
{
	return session->verify_failed;
}

/* ---- Bytes ------------------------------------------------------------------------------------------------------- */

int cs_tls_receive(cs_tls_session *session, const char *bytes, size_t len)
{
	if (session->in_used > 0) {
		cs_buf_consume(&session->in, session->in_used);
		session->in_used = 0;
	}
	return cs_buf_append(&session->in, bytes, len);
}

int cs_tls_handshake(cs_tls_session *session)
{
	if (session->failed) {
		return UV_EPROTO;
	}
	ERR_clear_error();
	int rc = result_of(session, SSL_do_handshake(session->ssl));
	return rc == UV_EOF ? UV_EPROTO : rc;
}

bool cs_tls_ready(const cs_tls_session *session)
{
	return SSL_is_init_finished(session->ssl);
}

ssize_t cs_tls_read(cs_tls_session *session, char *buf, size_t size)
{
	size_t got;
	if (session->failed) {
		return UV_EPROTO;
	}
	ERR_clear_error();
	int result = SSL_read_ex(session->ssl, buf, size, &got);
	return result == 1 ? (ssize_t) got : result_of(session, result);
}

bool cs_tls_readable(const cs_tls_session *session)
{
	return SSL_pending(session->ssl) > 0 || session->in.len > session->in_used;
}

int cs_tls_write(cs_tls_session *session, const char *bytes, size_t len)
{
	if (session->failed) {
		return UV_EPROTO;
	}
	if (!cs_tls_ready(session)) {
		return UV_EAGAIN;
	}
	/* A record's head, tag and padding; and the growth of a buffer that is appended to record by record costs copies. */
	if (cs_buf_reserve(&session->out, len + (len / 16384 + 1) * 64) < 0) {
		return UV_ENOMEM;
	}
	ERR_clear_error();
	while (len > 0) {
		size_t written, piece = len < PIECE ? len : PIECE;
		int result = SSL_write_ex(session->ssl, bytes, piece, &written);
		if (result != 1) {
			int error = result_of(session, result);
			return error == UV_EAGAIN || error == 0 ? UV_EPROTO : error;
		}
		bytes += written;
		len -= written;
	}
	return 0;
}

void cs_tls_shutdown(cs_tls_session *session)
{
	if (!session->failed && cs_tls_ready(session)) {
		ERR_clear_error();
		SSL_shutdown(session->ssl);
		ERR_clear_error();
	}
}

cs_view cs_tls_output(const cs_tls_session *session)
{
	return session->out.data ? (cs_view){session->out.data + session->out_used, session->out.len - session->out_used}
							 : CS_VIEW("");
}

void cs_tls_sent(cs_tls_session *session, size_t len)
{
	session->out_used += len;
	if (session->out_used >= session->out.len) {
		cs_buf_dtor(&session->out);
		session->out_used = 0;
	}
}

void cs_tls_take(cs_tls_session *session, cs_buf *to)
{
	cs_buf_consume(&session->out, session->out_used);
	*to = session->out;
	cs_buf_init(&session->out);
	session->out_used = 0;
}

/* ---- About it ---------------------------------------------------------------------------------------------------- */

cs_view cs_tls_alpn(const cs_tls_session *session)
{
	const unsigned char *name;
	unsigned len;
	SSL_get0_alpn_selected(session->ssl, &name, &len);
	return (cs_view){(const char *) name, len};
}

const char *cs_tls_version(const cs_tls_session *session)
{
	return SSL_get_version(session->ssl);
}

const char *cs_tls_cipher(const cs_tls_session *session)
{
	return SSL_get_cipher_name(session->ssl);
}

const char *cs_tls_server_name(const cs_tls_session *session)
{
	return SSL_get_servername(session->ssl, TLSEXT_NAMETYPE_host_name);
}

bool cs_tls_resumed(const cs_tls_session *session)
{
	return SSL_session_reused(session->ssl);
}

int cs_tls_peer_cert(const cs_tls_session *session, cs_buf *pem)
{
	X509 *cert = SSL_get0_peer_certificate(session->ssl);
	BIO *bio;
	char *bytes;
	if (!cert) {
		return UV_ENOENT;
	}
	bio = BIO_new(BIO_s_mem());
	if (!bio || PEM_write_bio_X509(bio, cert) != 1) {
		BIO_free(bio);
		return UV_ENOMEM;
	}
	long len = BIO_get_mem_data(bio, &bytes);
	int error = cs_buf_append(pem, bytes, (size_t) len);
	BIO_free(bio);
	return error;
}

bool cs_tls_peer_accepted(const cs_tls_session *session, bool allow_self_signed)
{
	X509 *cert = SSL_get0_peer_certificate(session->ssl);
	long result = SSL_get_verify_result(session->ssl);
	return cert
		&& (result == X509_V_OK
			|| (allow_self_signed
				&& (result == X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT
					|| result == X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN)));
}

/* ---- Resumption -------------------------------------------------------------------------------------------------- */

cs_tls_ticket *cs_tls_ticket_get(cs_tls_session *session)
{
	SSL_SESSION *ticket = SSL_get1_session(session->ssl);
	if (ticket && !SSL_SESSION_is_resumable(ticket)) {
		SSL_SESSION_free(ticket);
		return NULL;
	}
	return (cs_tls_ticket *) ticket;
}

void cs_tls_ticket_free(cs_tls_ticket *ticket)
{
	SSL_SESSION_free((SSL_SESSION *) ticket);
}

void cs_tls_resume(cs_tls_session *session, cs_tls_ticket *ticket)
{
	SSL_set_session(session->ssl, (SSL_SESSION *) ticket);
}

#else

/* No context can be made, so none of these is ever called. */
cs_tls_session *cs_tls_open(cs_tls *tls, const char *host)
{
	return NULL;
}

void cs_tls_close(cs_tls_session *session)
{
}

int cs_tls_receive(cs_tls_session *session, const char *bytes, size_t len)
{
	return UV_ENOTSUP;
}

int cs_tls_handshake(cs_tls_session *session)
{
	return UV_ENOTSUP;
}

bool cs_tls_ready(const cs_tls_session *session)
{
	return false;
}

ssize_t cs_tls_read(cs_tls_session *session, char *buf, size_t size)
{
	return UV_ENOTSUP;
}

bool cs_tls_readable(const cs_tls_session *session)
{
	return false;
}

int cs_tls_write(cs_tls_session *session, const char *bytes, size_t len)
{
	return UV_ENOTSUP;
}

void cs_tls_shutdown(cs_tls_session *session)
{
}

cs_view cs_tls_output(const cs_tls_session *session)
{
	return CS_VIEW("");
}

void cs_tls_sent(cs_tls_session *session, size_t len)
{
}

void cs_tls_take(cs_tls_session *session, cs_buf *to)
{
}

const char *cs_tls_error(const cs_tls_session *session)
{
	return "";
}

bool cs_tls_got_http(const cs_tls_session *session)
{
	return false;
}

bool cs_tls_verify_failed(const cs_tls_session *session)
{
	return false;
}

cs_view cs_tls_alpn(const cs_tls_session *session)
{
	return CS_VIEW("");
}

const char *cs_tls_version(const cs_tls_session *session)
{
	return "";
}

const char *cs_tls_cipher(const cs_tls_session *session)
{
	return "";
}

const char *cs_tls_server_name(const cs_tls_session *session)
{
	return NULL;
}

bool cs_tls_resumed(const cs_tls_session *session)
{
	return false;
}

int cs_tls_peer_cert(const cs_tls_session *session, cs_buf *pem)
{
	return UV_ENOENT;
}

bool cs_tls_peer_accepted(const cs_tls_session *session, bool allow_self_signed)
{
	return false;
}

cs_tls_ticket *cs_tls_ticket_get(cs_tls_session *session)
{
	return NULL;
}

void cs_tls_ticket_free(cs_tls_ticket *ticket)
{
}

void cs_tls_resume(cs_tls_session *session, cs_tls_ticket *ticket)
{
}

#endif
