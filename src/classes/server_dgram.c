/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Datagram ports: onPacket, sendto(). Workers share the socket; whoever reads a datagram handles it.
 */
#include "server_stream.h"

#include "error.h"
#include "src/core/io.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/http/respond.h"
#include "src/net/addr.h"

#include <arpa/inet.h>
#include <errno.h>
#include <sys/socket.h>
#include <sys/un.h>

/* The largest datagrams: of UDP, and what a unix socket's usual send buffer lets through. */
#define CS_DGRAM_MAX      65536
#define CS_DGRAM_UNIX_MAX (256 * 1024)

#define CS_DGRAM_BATCH 32

/* The address as text: of an unnamed unix socket "", of one with an abstract name with the NUL in front. */
static void set_address(zval *array, const struct sockaddr_storage *from, socklen_t len)
{
	const struct sockaddr_un *un = (const struct sockaddr_un *) from;
	char text[INET6_ADDRSTRLEN] = "";

	if (from->ss_family == AF_UNIX) {
		size_t name = len > offsetof(struct sockaddr_un, sun_path) ? len - offsetof(struct sockaddr_un, sun_path) : 0;
		add_assoc_stringl(array, "address", un->sun_path, name && un->sun_path[0] ? strnlen(un->sun_path, name) : name);
	} else {
		cs_addr_host((const struct sockaddr *) from, text, sizeof(text));
		add_assoc_string(array, "address", text);
	}
	add_assoc_long(array, "port", cs_addr_port((const struct sockaddr *) from));
}

static void call_packet(
	cs_port *port, const char *bytes, size_t len, const struct sockaddr_storage *from, socklen_t from_len)
{
	cs_server *server = port->server;
	zval args[2];
	uint32_t count = 2;

	server->counts->requests++;
	ZVAL_STRINGL(&args[0], bytes, len);
	array_init(&args[1]);
	add_assoc_long(&args[1], "server_socket", port->dgram_fd);
	add_assoc_long(&args[1], "server_port", port->listen.port);
	add_assoc_double(&args[1], "dispatch_time", (double) cs_respond_wall_ms() / 1000);
	set_address(&args[1], from, from_len);
	if (server->options.event_object) {
		cs_server_packet_object(&args[0], &args[1], args);
		count = 1;
	}
	cs_server_call(server, port, CS_ON_PACKET, count, args, server->options.enable_coroutine);
	server->counts->responses++;
	if (server->request_limit) {
		cs_server_count_request(server);
	}
}

static void on_readable(int fd, int events, void *arg)
{
	cs_port *port = arg;
	size_t size = port->listen.is_unix ? CS_DGRAM_UNIX_MAX : CS_DGRAM_MAX;
	char *buffer = emalloc(size);

	for (int i = 0; i < CS_DGRAM_BATCH && port->dgram_fd >= 0 && !cs_loop_has_ended(); i++) {
		struct sockaddr_storage from;
		socklen_t from_len = sizeof(from);
		memset(&from, 0, sizeof(from));
		ssize_t n = recvfrom(fd, buffer, size, MSG_DONTWAIT | MSG_TRUNC, (struct sockaddr *) &from, &from_len);
		if (n < 0) {
			break;
		}
		if (UNEXPECTED((size_t) n > size)) {
			cs_log(CS_LOG_WARNING, "dropped a datagram of %zd bytes: no more than %zu are possible", n, size);
			continue;
		}
		call_packet(port, buffer, (size_t) n, &from, from_len);
	}
	efree(buffer);
}

int cs_dgram_open(cs_port *port, int fd)
{
	port->dgram_fd = fd;
	return cs_io_watch(fd, UV_READABLE, on_readable, port);
}

void cs_dgram_close(cs_port *port)
{
	if (port->dgram_fd >= 0) {
		cs_io_watch_stop(port->dgram_fd);
		port->dgram_fd = -1;
	}
}

/* The datagram port to send from: the one with that descriptor, else the first of the family. */
static cs_port *find_port(cs_server *server, int family, zend_long socket)
{
	for (int i = 0; i < server->port_count; i++) {
		cs_port *port = server->ports[i];
		if (port->is_dgram && port->listen.address.ss_family == family
			&& (socket < 0 || port->dgram_fd == socket || port->listen.fd == socket)) {
			return port;
		}
	}
	return NULL;
}

static int send_datagram(
	cs_server *server, const struct sockaddr *to, socklen_t len, zend_string *data, zend_long socket)
{
	cs_port *port = find_port(server, to->sa_family, socket);
	ssize_t n;

	if (!port) {
		return UV_ENOTSOCK;
	}
	do {
		n = sendto(port->listen.fd, ZSTR_VAL(data), ZSTR_LEN(data), MSG_DONTWAIT, to, len);
	} while (n < 0 && errno == EINTR);
	return n < 0 ? -errno : 0;
}

int cs_dgram_send_unix(cs_server *server, zend_string *path, zend_string *data, zend_long socket)
{
	cs_addr to;
	int error = cs_addr_from_path(&to, ZSTR_VAL(path), ZSTR_LEN(path));

	return error < 0 ? error : send_datagram(server, (struct sockaddr *) &to.storage, to.len, data, socket);
}

ZEND_METHOD(Swoole_Server, sendto)
{
	zend_string *ip, *data;
	zend_long number, socket = -1;
	struct sockaddr_storage to;

	ZEND_PARSE_PARAMETERS_START(3, 4)
		Z_PARAM_STR(ip)
		Z_PARAM_LONG(number)
		Z_PARAM_STR(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(socket)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	int error = 0;
	if (ZSTR_LEN(ip) > 1 && (ZSTR_VAL(ip)[0] == '/' || ZSTR_VAL(ip)[0] == '\0')) {
		error = cs_dgram_send_unix(server, ip, data, socket);
	} else if (number < 0 || number > 65535
		|| (uv_ip4_addr(ZSTR_VAL(ip), (int) number, (struct sockaddr_in *) &to)
			&& uv_ip6_addr(ZSTR_VAL(ip), (int) number, (struct sockaddr_in6 *) &to))) {
		cs_warn("'%s' port " ZEND_LONG_FMT " is no address: an IPv4 or IPv6 address and a port up to 65535 are wanted",
			ZSTR_VAL(ip), number);
		RETURN_FALSE;
	} else {
		error = send_datagram(server, (struct sockaddr *) &to,
			to.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6), data, socket);
	}
	if (error < 0) {
		cs_set_last_error(-error);
		if (error == UV_ENOTSOCK) {
			cs_warn("the server has no datagram port to send from: add one with listen(..., SWOOLE_SOCK_UDP)");
		}
	}
	RETURN_BOOL(error == 0);
}
