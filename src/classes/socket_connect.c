/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * How a client's socket gets to its peer: the name, the local address, proxies, TLS.
 */
#include "socket.h"

#include "error.h"
#include "src/net/proxy.h"

#include <errno.h>
#include <netinet/in.h>

/* SWOOLE_ERROR_*; statuses are their negatives. */
#define DNSLOOKUP_RESOLVE_TIMEOUT 712

/* The lookup has its own limit, which the caller's does not exceed. */
static int resolve(cs_socket *so, const char *host, size_t len, int port, cs_addr *addr, cs_deadline *deadline)
{
	int64_t limit = so->sock.dns_ms, left = cs_deadline_left(deadline);

	if (left >= 0 && (limit < 0 || left < limit)) {
		so->sock.dns_ms = left;
	}
	int status = cs_sock_resolve(&so->sock, host, len, port, addr);
	so->sock.dns_ms = limit;
	return status == UV_ETIMEDOUT ? -DNSLOOKUP_RESOLVE_TIMEOUT : status;
}

static int bind_local(cs_socket *so)
{
	const cs_client_options *o = so->options;
	cs_addr addr;
	int on = 1, status;

	if (!o || (!o->bind_address && !o->bind_port)) {
		return 0;
	}
	if (so->sock.domain == AF_UNIX) {
		status = o->bind_address ? cs_addr_from_path(&addr, o->bind_address, strlen(o->bind_address)) : UV_EINVAL;
	} else {
		const char *any = so->sock.domain == AF_INET6 ? "::" : "0.0.0.0";
		status = cs_addr_from_ip(&addr, o->bind_address ? o->bind_address : any, (int) o->bind_port);
		setsockopt(so->sock.fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
	}
	if (status == 0 && bind(so->sock.fd, (struct sockaddr *) &addr.storage, addr.len) < 0) {
		status = -errno;
	}
	return status;
}

static const char *text_or_null(const char *text)
{
	return text && text[0] ? text : NULL;
}

int cs_socket_connect(cs_socket *so, const char *host, size_t host_len, int port, cs_deadline *deadline)
{
	const cs_client_options *o = so->options;
	const cs_proxy_options *proxy = NULL;
	cs_addr addr;

	if (so->sock.fd < 0) {
		return UV_EBADF;
	}
	if (o && so->sock.type == SOCK_STREAM && so->sock.domain != AF_UNIX) {
		proxy = text_or_null(o->socks5.host) ? &o->socks5 : text_or_null(o->http_proxy.host) ? &o->http_proxy : NULL;
	}
	if (so->host) {
		efree(so->host);
	}
	so->host = estrndup(host, host_len);
	int status = bind_local(so);
	if (status == 0) {
		status = proxy ? resolve(so, proxy->host, strlen(proxy->host), (int) proxy->port, &addr, deadline)
					   : resolve(so, host, host_len, port, &addr, deadline);
	}
	if (status == 0) {
		status = cs_sock_connect(&so->sock, &addr, deadline);
	}
	if (status == 0 && proxy && !(proxy == &o->http_proxy && o->http_proxy_plain)) {
		cs_proxy_target target = {so->host, port, text_or_null(proxy->username), text_or_null(proxy->password)};
		status = proxy == &o->socks5 ? cs_proxy_socks5(&so->sock, &target, deadline)
									 : cs_proxy_http(&so->sock, &target, deadline);
	}
	if (status == 0 && o && o->open_ssl && so->sock.type == SOCK_STREAM) {
		status = cs_socket_start_tls(so, deadline);
	}
	return status;
}
