/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * TLS between the socket and a connection: what comes is decrypted and goes on as if it had come plain; output.c encrypts
 * what is sent. Handshake and first request may come in one read, and their answers leave in one write.
 */
#include "conn.h"
#include "h2.h"
#include "output.h"

#include "src/core/log.h"
#include "src/net/addr.h"

/* A read's worth, and a record that began in the read before. */
#define PLAIN_BUFFER (65536 + 32768)
#define RECORD_MAX   16384

/* Somebody who speaks HTTP to an HTTPS port is told so, in HTTP. */
static bool refuse_plain(cs_conn *conn)
{
	if (conn->protocol || !cs_tls_got_http(conn->tls)) {
		return false;
	}
	cs_tls_close(conn->tls);
	conn->tls = NULL;
	cs_conn_refuse(conn, 400, "This port speaks HTTPS: the address must begin with https://");
	return true;
}

/* An alert is on its way out: the client shall be able to read it. */
static void fail(cs_conn *conn)
{
	cs_log(cs_tls_verify_failed(conn->tls) ? CS_LOG_INFO : CS_LOG_DEBUG, "closed a TLS connection: %s",
		cs_tls_error(conn->tls));
	if (conn->secured || !refuse_plain(conn)) {
		conn->close_after = conn->lingering = true;
	}
}

/* True when the handshake is done. */
static bool shake(cs_conn *conn)
{
	int rc = cs_tls_handshake(conn->tls);
	if (rc == UV_EAGAIN) {
		return false;
	}
	if (rc < 0) {
		fail(conn);
		return false;
	}
	conn->secured = true;
	cs_view chosen = cs_tls_alpn(conn->tls);
	if (chosen.len == 2 && memcmp(chosen.ptr, "h2", 2) == 0) {
		conn->sniff = false;
		if (cs_h2_start(conn) < 0) {
			cs_conn_abort(conn, true);
			return false;
		}
	}
	if (conn->server->on_secure) {
		conn->server->on_secure(conn);
	}
	return !conn->closing;
}

/* As much as is there and fits. Returns the number of bytes and *end: UV_EAGAIN when all is decrypted, 0 when there may
 * be more, else the end. */
static size_t decrypt(cs_conn *conn, ssize_t *end)
{
	size_t filled = 0;
	ssize_t n = 0;
	while (filled + RECORD_MAX <= PLAIN_BUFFER
		&& (n = cs_tls_read(conn->tls, CSG(http).plain_buffer + filled, PLAIN_BUFFER - filled)) > 0) {
		filled += (size_t) n;
	}
	*end = n > 0 ? 0 : n;
	return filled;
}

void cs_secure_receive(cs_conn *conn, const char *bytes, size_t len)
{
	ssize_t end = 0;
	if (!CSG(http).plain_buffer) {
		CSG(http).plain_buffer = pemalloc(PLAIN_BUFFER, 1);
	}
	if (cs_tls_receive(conn->tls, bytes, len) < 0) {
		cs_conn_abort(conn, true);
		return;
	}
	if (!conn->secured && !shake(conn)) {
		return;
	}
	while (end == 0 && !conn->paused && !conn->held) {
		size_t n = decrypt(conn, &end);
		if (n > 0) {
			cs_conn_take(conn, CSG(http).plain_buffer, n);
		}
		if (conn->closing || conn->lingering) {
			return;
		}
	}
	if (end == UV_EOF) {
		cs_conn_take_end(conn, UV_EOF);
	} else if (end < 0 && end != UV_EAGAIN) {
		fail(conn);
	}
}
