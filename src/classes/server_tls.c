/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * TLS of a server's ports. The context is made before anything is forked, so that what is wrong with a file stops start(),
 * and made again by the manager before a reload; workers inherit it, and need no right to read the files. The keys of
 * session tickets are made once: any worker, before and after a reload, resumes what another one began.
 */
#include "server.h"

#include "error.h"
#include "src/core/log.h"

#include <errno.h>

/* What the clients of a port may speak inside of TLS. */
static void set_alpn(cs_port *port)
{
	port->tls.alpn[0] = '\0';
	if (port->is_http && port->http.http2) {
		cs_tls_config_add_alpn(&port->tls, "h2");
	}
	if (port->is_http) {
		cs_tls_config_add_alpn(&port->tls, "http/1.1");
		cs_tls_config_add_alpn(&port->tls, "http/1.0");
	}
}

static int secure_port(cs_port *port)
{
	const char *class = ZSTR_VAL(port->server->std.ce->name);
	char why[512];

	if (!port->ssl) {
		if (port->ssl_set) {
			cs_warn_option(class, "ssl_cert_file",
				"and the like have no effect on a port that was not made with the type SWOOLE_SSL");
		}
		return 0;
	}
	set_alpn(port);
	int error = cs_tls_config_keys(&port->tls);
	if (error) {
		cs_throw(EIO, "%s::start(): OpenSSL has no random numbers", class);
		return error;
	}
	error = cs_tls_new(&port->conns.tls, &port->tls, why, sizeof(why));
	if (error) {
		cs_throw(-error, "%s::start(): %s", class, why);
	}
	return error;
}

int cs_server_secure(cs_server *server)
{
	int error = 0;

	for (int i = 0; i < server->port_count && !error; i++) {
		error = secure_port(server->ports[i]);
	}
	return error;
}

void cs_server_renew_tls(cs_server *server)
{
	char why[512];

	for (int i = 0; i < server->port_count; i++) {
		cs_port *port = server->ports[i];
		cs_tls *renewed;
		if (!port->conns.tls) {
			continue;
		}
		if (cs_tls_new(&renewed, &port->tls, why, sizeof(why)) < 0) {
			cs_log(CS_LOG_ERROR, "the certificates of port %d were not read again, the old ones stay in use: %s",
				port->listen.port, why);
			continue;
		}
		cs_tls_unref(port->conns.tls);
		port->conns.tls = renewed;
	}
}

/* What cs_port_adopt() left for the end of the handshake. */
void cs_port_on_secure(cs_conn *conn)
{
	cs_port *port = (cs_port *) conn->server;

	if (!port->server || !conn->adopted) {
		return;
	}
	if (port->delay_receive) {
		cs_conn_pause(conn, true);
	}
	cs_port_call_event(port, CS_ON_CONNECT, conn->fd);
}

void cs_server_tls_info(cs_server *server, int session, zval *info)
{
	cs_conn *conn = cs_server_find_conn(server, session);
	cs_buf pem = {0};

	if (conn && conn->tls && cs_tls_peer_cert(conn->tls, &pem) == 0) {
		add_assoc_stringl(info, "ssl_client_cert", pem.data, pem.len);
	}
	cs_buf_dtor(&pem);
}
