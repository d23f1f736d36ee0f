/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * TLS by OpenSSL, without a socket: encrypted bytes go in and come out through memory, so that the same code serves
 * libuv's streams and descriptors that coroutines wait on. Needs no Zend. Built without OpenSSL, cs_tls_new() fails with
 * UV_ENOTSUP and says so.
 *
 * A context (cs_tls) is what many connections share: certificates, protocol versions, what is checked. It is counted;
 * sessions hold it. A session (cs_tls_session) is one connection:
 *
 *     cs_tls_session *s = cs_tls_open(tls, host);
 *     while ((rc = cs_tls_handshake(s)) == UV_EAGAIN) {
 *         send cs_tls_output(s), cs_tls_sent(s, n);     // also after an error: it may be an alert
 *         receive bytes; cs_tls_receive(s, bytes, len);
 *     }
 *     cs_tls_write(s, "GET ...", n);                    // takes all; then send cs_tls_output(s)
 *     n = cs_tls_read(s, buf, size);                    // UV_EAGAIN: receive more first
 *     cs_tls_shutdown(s);                               // then send cs_tls_output(s)
 *     cs_tls_close(s);
 *
 * Each of handshake, read, write and shutdown may leave output to send. cs_tls_read() does the handshake too.
 */
#ifndef CS_NET_TLS_H
#define CS_NET_TLS_H

#include "../core/buf.h"

#include <sys/types.h>

typedef struct cs_tls cs_tls;
typedef struct cs_tls_session cs_tls_session;

/* Protocol versions; the values of SWOOLE_SSL_TLSv1 and so on. */
enum { CS_TLS_1_0 = 8, CS_TLS_1_1 = 16, CS_TLS_1_2 = 32, CS_TLS_1_3 = 64 };

/* A certificate for one name of a server's, "www.example.org" or "*.example.org". */
typedef struct cs_tls_name {
	char *name;
	char *cert_file;
	char *key_file;
	char *passphrase;
} cs_tls_name;

/* What a context is made of; all bytes zero but for cs_tls_config_default(). Strings are malloc'ed or NULL. */
typedef struct cs_tls_config {
	bool is_server;
	char *cert_file; /* PEM; may hold a chain, and the key */
	char *key_file;  /* NULL: in cert_file */
	char *passphrase;
	char *client_cert_file; /* server: CAs that clients' certificates are checked with, and told to them */
	char *cafile;           /* CAs to check the other side with; neither of both: the system's */
	char *capath;
	char *ciphers;    /* of OpenSSL's syntax; names that begin with TLS_ are for TLS 1.3 */
	char *ecdh_curve; /* list of groups, by colons; "auto" and NULL: OpenSSL's */
	char *dhparam;    /* PEM; NULL: built-in groups */
	char *host_name;  /* client: the name to ask for and to check, instead of the host connected to */
	cs_tls_name *names;
	size_t name_count;
	int64_t protocols;    /* CS_TLS_*; 0: 1.2 and later */
	int64_t verify_depth; /* of the chain; 0: OpenSSL's default, 100 */
	bool verify_peer;     /* server: a client must show a certificate */
	bool allow_self_signed;
	bool prefer_server_ciphers;
	bool session_tickets;
	char alpn[64]; /* the wire's format, lengths first, best first; "": none */
	/* Server: what tickets are made with, so that processes, and contexts made later, know each other's. All zero until
	 * cs_tls_config_keys(). */
	unsigned char ticket_keys[80];
} cs_tls_config;

/* Defaults: no peer is verified, sessions can be resumed, the server's order of ciphers. */
void cs_tls_config_default(cs_tls_config *config, bool is_server);
void cs_tls_config_dtor(cs_tls_config *config);

/* Adds a protocol, such as "h2", for ALPN. */
void cs_tls_config_add_alpn(cs_tls_config *config, const char *protocol);

/* Makes the ticket keys unless there are some: once, before processes are forked. */
int cs_tls_config_keys(cs_tls_config *config);

/* A context with one reference. Reads the files. Returns 0 or a negative UV_E*, with the whole reason in `why`, such as
 * "ssl_cert_file 'a.pem' cannot be read: No such file or directory". The config is not needed afterwards. */
int cs_tls_new(cs_tls **out, const cs_tls_config *config, char *why, size_t why_size);
cs_tls *cs_tls_ref(cs_tls *tls);
void cs_tls_unref(cs_tls *tls);

/* ---- Sessions ---------------------------------------------------------------------------------------------------- */

/* host: client: what is connected to, for SNI and for the check of the certificate's name; may be NULL. An address is
 * checked as such. NULL when out of memory. */
cs_tls_session *cs_tls_open(cs_tls *tls, const char *host);

/* Frees it; says nothing to the other side. */
void cs_tls_close(cs_tls_session *session);

/* Encrypted bytes that came. Returns 0 or UV_ENOMEM. */
int cs_tls_receive(cs_tls_session *session, const char *bytes, size_t len);

/* Returns 0 when it is done, UV_EAGAIN when more must be received first, else UV_EPROTO: cs_tls_error() says why. */
int cs_tls_handshake(cs_tls_session *session);
bool cs_tls_ready(const cs_tls_session *session);

/* Plain bytes. Returns how many; UV_EAGAIN; UV_EOF when the other side has ended its; UV_EPROTO. */
ssize_t cs_tls_read(cs_tls_session *session, char *buf, size_t size);

/* True when cs_tls_read() would return bytes without receiving any. */
bool cs_tls_readable(const cs_tls_session *session);

/* Encrypts all of it. Returns 0, UV_ENOMEM, UV_EPROTO, or UV_EAGAIN before the handshake is done: nothing was taken. */
int cs_tls_write(cs_tls_session *session, const char *bytes, size_t len);

/* Says that nothing more comes from us (close_notify). */
void cs_tls_shutdown(cs_tls_session *session);

/* Encrypted bytes to send, and how many of them were. cs_tls_take() moves them all to an empty buffer instead. */
cs_view cs_tls_output(const cs_tls_session *session);
void cs_tls_sent(cs_tls_session *session, size_t len);
void cs_tls_take(cs_tls_session *session, cs_buf *to);

/* Why UV_EPROTO was returned: the end of a sentence. */
const char *cs_tls_error(const cs_tls_session *session);

/* True when the error was that the client spoke HTTP without TLS. */
bool cs_tls_got_http(const cs_tls_session *session);

/* True when the error was that the peer's certificate was not accepted. */
bool cs_tls_verify_failed(const cs_tls_session *session);

/* ---- About a session after the handshake ------------------------------------------------------------------------- */

/* The protocol that ALPN chose; empty when none. */
cs_view cs_tls_alpn(const cs_tls_session *session);
const char *cs_tls_version(const cs_tls_session *session);
const char *cs_tls_cipher(const cs_tls_session *session);

/* The name that the client asked for, or NULL. */
const char *cs_tls_server_name(const cs_tls_session *session);
bool cs_tls_resumed(const cs_tls_session *session);

/* Appends the peer's certificate as PEM. Returns 0, UV_ENOENT when it has shown none, or another negative UV_E*. */
int cs_tls_peer_cert(const cs_tls_session *session, cs_buf *pem);

/* Would the peer's certificate have been accepted, had that been asked for? */
bool cs_tls_peer_accepted(const cs_tls_session *session, bool allow_self_signed);

/* ---- Resumption by a client -------------------------------------------------------------------------------------- */

/* What can be resumed later, or NULL; the caller owns it. With TLS 1.3 it comes with the first bytes read. */
typedef struct cs_tls_ticket cs_tls_ticket;
cs_tls_ticket *cs_tls_ticket_get(cs_tls_session *session);
void cs_tls_ticket_free(cs_tls_ticket *ticket);

/* Before the handshake. */
void cs_tls_resume(cs_tls_session *session, cs_tls_ticket *ticket);

/* OpenSSL's version, "" when built without. */
const char *cs_tls_library(void);

#endif
