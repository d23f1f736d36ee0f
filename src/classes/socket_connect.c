/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * How a client's socket gets to its peer: the name, the local address, proxies, TLS.
 */
#include "socket.h"

#include "error.h"
#include "library_functions.h"
#include "socket_tls.h"
#include "src/core/co_struct.h"
#include "src/core/timer.h"
#include "src/net/proxy.h"

#include "zend_exceptions.h"

#include <errno.h>
#include <netinet/in.h>

/* SWOOLE_ERROR_*; statuses are their negatives. */
#define DNSLOOKUP_RESOLVE_FAILED  711
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

static void on_resolvers_late(cs_timer *timer, void *arg)
{
	cs_co *co = cs_co_find((zend_long) (intptr_t) arg);
	if (co) {
		cs_co_time_out(co);
	}
}

/* The nodes that the program's name resolvers have for a host: a list of [address, port], the port 0 when it is the caller's.
 * Returns 1; 0 when the system is to be asked; or an error, with an exception or without. Resolvers that take too long get
 * an exception, which goes no further. May yield. */
static int find_nodes(cs_socket *so, const char *host, size_t len, cs_deadline *deadline, zval *nodes)
{
	cs_co *co = cs_co_current();
	int64_t left = cs_deadline_left(deadline);
	cs_timer *timer = NULL;
	cs_addr addr;
	zval name;

	if (so->sock.domain == AF_UNIX || cs_addr_from_ip(&addr, host, 0) == 0) {
		return 0;
	}
	if (co && left >= 0) {
		timer = cs_timer_open((uint64_t) left, 0, on_resolvers_late, (void *) (intptr_t) cs_co_id(co));
	}
	ZVAL_STRINGL(&name, host, len);
	bool asked = cs_library_call("name_resolver_nodes", &name, nodes, false);
	zval_ptr_dtor_str(&name);
	if (timer) {
		cs_timer_close(timer);
		if (cs_deadline_left(deadline) == 0) {
			co->over_time = false;
			if (EG(exception) && instanceof_function(EG(exception)->ce, cs_co_timeout_ce)) {
				zend_clear_exception();
				return UV_ETIMEDOUT;
			}
		}
	}
	if (EG(exception)) {
		return -DNSLOOKUP_RESOLVE_FAILED;
	}
	return asked && Z_TYPE_P(nodes) == IS_ARRAY;
}

/* Tries one after the other. */
static int connect_nodes(cs_socket *so, HashTable *nodes, int port, cs_deadline *deadline)
{
	int status = -DNSLOOKUP_RESOLVE_FAILED;
	cs_addr addr;
	zval *node;

	ZEND_HASH_FOREACH_VAL(nodes, node) {
		const char *host = Z_STRVAL_P(zend_hash_index_find(Z_ARRVAL_P(node), 0));
		int its_port = (int) Z_LVAL_P(zend_hash_index_find(Z_ARRVAL_P(node), 1));
		status = cs_addr_from_ip(&addr, host, its_port ? its_port : port);
		if (status == 0) {
			bool fits = addr.storage.ss_family == so->sock.domain;
			status = fits ? cs_sock_connect(&so->sock, &addr, deadline) : UV_EAFNOSUPPORT;
		}
		if (status == 0 || status == UV_ECANCELED || status == UV_EINTR || status == UV_ETIMEDOUT) {
			break;
		}
	}
	ZEND_HASH_FOREACH_END();
	return status;
}

static int connect_host(cs_socket *so, const char *host, size_t len, int port, cs_deadline *deadline)
{
	cs_addr addr;
	zval nodes;

	int status = find_nodes(so, host, len, deadline, &nodes);
	if (status > 0) {
		status = so->sock.fd < 0 ? UV_ECANCELED : connect_nodes(so, Z_ARRVAL(nodes), port, deadline);
		zval_ptr_dtor(&nodes);
		return status;
	}
	if (status < 0) {
		return status;
	}
	status = resolve(so, host, len, port, &addr, deadline);
	return status < 0 ? status : cs_sock_connect(&so->sock, &addr, deadline);
}

int cs_socket_connect(cs_socket *so, const char *host, size_t host_len, int port, cs_deadline *deadline)
{
	const cs_client_options *o = so->options;
	const cs_proxy_options *proxy = NULL;

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
	int status = o && o->open_ssl ? cs_socket_check_tls(so) : 0;
	if (status == 0) {
		status = bind_local(so);
	}
	if (status == 0) {
		cs_deadline_left(deadline);
		status = proxy ? connect_host(so, proxy->host, strlen(proxy->host), (int) proxy->port, deadline)
					   : connect_host(so, host, host_len, port, deadline);
	}
	if (status == 0 && proxy && !(proxy == &o->http_proxy && o->http_proxy_plain)) {
		cs_proxy_target target = {so->host, port, text_or_null(proxy->username), text_or_null(proxy->password)};
		status = proxy == &o->socks5 ? cs_proxy_socks5(&so->sock, &target, deadline)
									 : cs_proxy_http(&so->sock, &target, deadline);
	}
	if (status == 0 && o && o->open_ssl) {
		status = cs_socket_start_tls(so, deadline);
	}
	return status;
}
