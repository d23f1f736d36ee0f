/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What PHP asks of a socket stream by set_option: connect, accept, receive and send datagrams, the TLS handshake, whether
 * the other side is still there. PHP's own code does each of them; where it would wait, it is called so that it does not,
 * and called again when the descriptor is ready.
 */
#include "stream.h"

#include "hook.h"
#include "src/core/io.h"
#include "src/core/loop.h"
#include "src/net/resolve.h"

#include "ext/standard/file.h"

#include <errno.h>
#include <unistd.h>

static void set_error_text(php_stream_xport_param *param, zend_string *text)
{
	if (param->outputs.error_text) {
		zend_string_release(param->outputs.error_text);
	}
	param->outputs.error_text = text;
}

static void fail(php_stream_xport_param *param, int error)
{
	param->outputs.returncode = -1;
	param->outputs.error_code = error;
	set_error_text(param, param->want_errortext ? php_socket_error_str(error) : NULL);
}

/* --- connect --------------------------------------------------------------------------------------------------- */

/* One address: PHP makes the socket and begins to connect, we wait. Returns false when it did not work out, with the error
 * in the outputs. May yield. */
static bool connect_to(php_stream *stream, const php_stream_ops *original, php_stream_xport_param *param,
	cs_stream_until *until, bool *over)
{
	php_netstream_data_t *sock = stream->abstract;
	int error = 0;
	socklen_t size = sizeof(error);

	set_error_text(param, NULL);
	param->outputs.error_code = 0;
	param->op = STREAM_XPORT_OP_CONNECT_ASYNC;
	original->set_option(stream, PHP_STREAM_OPTION_XPORT_API, 0, param);
	param->op = STREAM_XPORT_OP_CONNECT;
	if (param->outputs.returncode < 0 || sock->socket < 0) {
		return false;
	}
	if (param->outputs.error_code == EINPROGRESS) {
		int status = cs_stream_wait(stream, sock->socket, UV_WRITABLE, until);
		if (status < 0) {
			error = cs_stream_error(status);
			*over = true;
		} else if (getsockopt(sock->socket, SOL_SOCKET, SO_ERROR, &error, &size) < 0) {
			error = errno;
		}
	}
	if (error) {
		fail(param, error);
		if (sock->socket >= 0) {
			cs_stream_forget(sock->socket);
			close(sock->socket);
			sock->socket = -1;
		}
		return false;
	}
	php_set_sock_blocking(sock->socket, 1);
	set_error_text(param, NULL);
	param->outputs.error_code = 0;
	param->outputs.returncode = 0;
	return true;
}

/* As php_network_getaddresses() says it. */
static void resolve_failed(php_stream_xport_param *param, const char *host, int status)
{
	if (status == UV_ETIMEDOUT || status == UV_ECANCELED || status == UV_EINTR) {
		fail(param, cs_stream_error(status));
		return;
	}
	zend_string *text = strpprintf(
		0, "php_network_getaddresses: getaddrinfo for %s failed: %s", host, gai_strerror(cs_resolve_gai_code(status)));
	php_error_docref(NULL, E_WARNING, "%s", ZSTR_VAL(text));
	param->outputs.returncode = -1;
	param->outputs.error_code = 0;
	set_error_text(param, param->want_errortext ? zend_string_copy(text) : NULL);
	zend_string_release(text);
}

/* The name part of "name:port", emalloc'ed, with the rest in *port; NULL when there is nothing to look up: an address, or
 * something that PHP will complain about. */
static char *name_to_resolve(const php_stream_xport_param *param, const char **port)
{
	const char *name = param->inputs.name;
	size_t len = param->inputs.namelen;
	const char *colon = len > 1 && name[0] != '[' ? memchr(name, ':', len - 1) : NULL;
	struct in6_addr address;

	if (!colon || colon == name) {
		return NULL;
	}
	char *host = estrndup(name, (size_t) (colon - name));
	if (strlen(host) != (size_t) (colon - name) || uv_inet_pton(AF_INET, host, &address) == 0) {
		efree(host);
		return NULL;
	}
	*port = colon;
	return host;
}

/* Tries the addresses in their order, as PHP does. */
static bool connect_to_each(php_stream *stream, const php_stream_ops *original, php_stream_xport_param *param,
	const struct addrinfo *list, const char *port, size_t port_len, cs_stream_until *until)
{
	char *name = param->inputs.name;
	size_t len = param->inputs.namelen;
	bool connected = false, over = false;

	for (; list && !connected && !over; list = list->ai_next) {
		char ip[64], address[128];
		if (getnameinfo(list->ai_addr, list->ai_addrlen, ip, sizeof(ip), NULL, 0, NI_NUMERICHOST) != 0) {
			continue;
		}
		param->inputs.name = address;
		param->inputs.namelen = (size_t) snprintf(
			address, sizeof(address), list->ai_family == AF_INET6 ? "[%s]%.*s" : "%s%.*s", ip, (int) port_len, port);
		if (param->op == STREAM_XPORT_OP_CONNECT_ASYNC) {
			set_error_text(param, NULL);
			original->set_option(stream, PHP_STREAM_OPTION_XPORT_API, 0, param);
			connected = param->outputs.returncode >= 0;
		} else {
			connected = connect_to(stream, original, param, until, &over);
		}
	}
	param->inputs.name = name;
	param->inputs.namelen = len;
	return connected;
}

/* May yield. */
static int connect_stream(
	php_stream *stream, const cs_layer *layer, const php_stream_ops *original, php_stream_xport_param *param)
{
	cs_stream_until until = {.timeout = param->inputs.timeout};
	const char *port = NULL;
	bool named = layer->flag != CS_HOOK_UNIX && layer->flag != CS_HOOK_UDG;
	char *host = named ? name_to_resolve(param, &port) : NULL;
	bool over = false;

	if (host) {
		struct addrinfo hints = {.ai_socktype = layer->flag == CS_HOOK_UDP ? SOCK_DGRAM : SOCK_STREAM};
		struct addrinfo *list;
		int64_t timeout_ms = CS_FOREVER;
		if (until.timeout && until.timeout->tv_sec >= 0) {
			timeout_ms = (int64_t) until.timeout->tv_sec * 1000 + (until.timeout->tv_usec + 999) / 1000;
			until.at_ms = cs_loop_fresh_ms() + (uint64_t) timeout_ms;
		}
		int status = cs_resolve(host, NULL, &hints, timeout_ms, &list);
		if (status < 0) {
			resolve_failed(param, host, status);
		} else {
			size_t port_len = param->inputs.namelen - (size_t) (port - param->inputs.name);
			connect_to_each(stream, original, param, list, port, port_len, &until);
			cs_resolve_free(list);
		}
		efree(host);
	} else if (param->op == STREAM_XPORT_OP_CONNECT_ASYNC) {
		return original->set_option(stream, PHP_STREAM_OPTION_XPORT_API, 0, param);
	} else {
		connect_to(stream, original, param, &until, &over);
	}
	return PHP_STREAM_OPTION_RETURN_OK;
}

/* --- accept, receive, send ------------------------------------------------------------------------------------- */

/* May yield. */
static int accept_stream(php_stream *stream, const php_stream_ops *original, php_stream_xport_param *param)
{
	int fd = ((php_netstream_data_t *) stream->abstract)->socket;
	struct timeval *timeout = param->inputs.timeout;
	struct timeval none = {0, 0};
	cs_stream_until until = {.timeout = timeout};
	int result = PHP_STREAM_OPTION_RETURN_OK;

	if (!cs_stream_claim(stream, fd, CS_STREAM_READ)) {
		fail(param, EBUSY);
		return result;
	}
	while (true) {
		int status = php_pollfd_for_ms(fd, POLLIN, 0) ? 0 : cs_stream_wait(stream, fd, UV_READABLE, &until);
		if (status < 0 && status != UV_ETIMEDOUT) {
			fail(param, cs_stream_error(status));
			break;
		}
		/* Another process may be quicker; PHP then finds that the time is over, or that there is nobody. */
		cs_nonblock saved = cs_nonblock_begin(fd);
		param->inputs.timeout = &none;
		result = original->set_option(stream, PHP_STREAM_OPTION_XPORT_API, 0, param);
		param->inputs.timeout = timeout;
		cs_nonblock_end(saved);
		int error = param->outputs.error_code;
		if (status == UV_ETIMEDOUT || param->outputs.client || EG(exception)
			|| (error != ETIMEDOUT && error != EAGAIN)) {
			break;
		}
		set_error_text(param, NULL);
		param->outputs.error_code = 0;
	}
	cs_stream_release(stream, fd, CS_STREAM_READ);
	return result;
}

/* PHP makes an address out of nothing when nothing was received. */
static void drop_address(php_stream_xport_param *param)
{
	if (param->outputs.textaddr) {
		zend_string_release(param->outputs.textaddr);
		param->outputs.textaddr = NULL;
	}
	if (param->outputs.addr) {
		efree(param->outputs.addr);
		param->outputs.addr = NULL;
	}
}

/* May yield. */
static int receive(php_stream *stream, const php_stream_ops *original, php_stream_xport_param *param)
{
	int fd = ((php_netstream_data_t *) stream->abstract)->socket;
	cs_stream_until until = {.timeout = NULL};
	int result = PHP_STREAM_OPTION_RETURN_OK;

	if (!cs_stream_claim(stream, fd, CS_STREAM_READ)) {
		param->outputs.returncode = -1;
		return result;
	}
	while (true) {
		int status = php_pollfd_for_ms(fd, POLLIN, 0) ? 0 : cs_stream_wait(stream, fd, UV_READABLE, &until);
		if (status < 0) {
			param->outputs.returncode = (int) cs_stream_failed(stream, status);
			break;
		}
		cs_nonblock saved = cs_nonblock_begin(fd);
		result = original->set_option(stream, PHP_STREAM_OPTION_XPORT_API, 0, param);
		cs_nonblock_end(saved);
		/* Another process may have been quicker. */
		if (param->outputs.returncode != -1 || (errno != EAGAIN && errno != EWOULDBLOCK)) {
			break;
		}
		drop_address(param);
	}
	cs_stream_release(stream, fd, CS_STREAM_READ);
	return result;
}

/* As a blocking send does, all of a stream's bytes are sent. May yield. */
static int send_all(php_stream *stream, const php_stream_ops *original, php_stream_xport_param *param)
{
	int fd = ((php_netstream_data_t *) stream->abstract)->socket;
	cs_stream_until until = {.timeout = NULL};
	char *buf = param->inputs.buf;
	size_t len = param->inputs.buflen, done = 0;
	int type = 0, result = PHP_STREAM_OPTION_RETURN_OK;
	socklen_t size = sizeof(type);

	if (!cs_stream_claim(stream, fd, CS_STREAM_WRITE)) {
		param->outputs.returncode = -1;
		return result;
	}
	getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size);
	do {
		int status = php_pollfd_for_ms(fd, POLLOUT, 0) ? 0 : cs_stream_wait(stream, fd, UV_WRITABLE, &until);
		if (status < 0) {
			param->outputs.returncode = (int) cs_stream_failed(stream, status);
			break;
		}
		cs_nonblock saved = cs_nonblock_begin(fd);
		param->inputs.buf = buf + done;
		param->inputs.buflen = len - done;
		result = original->set_option(stream, PHP_STREAM_OPTION_XPORT_API, 0, param);
		cs_nonblock_end(saved);
		if (param->outputs.returncode > 0) {
			done += (size_t) param->outputs.returncode;
		}
	} while (type == SOCK_STREAM && param->outputs.returncode > 0 && done < len);
	param->inputs.buf = buf;
	param->inputs.buflen = len;
	if (done) {
		param->outputs.returncode = (int) done;
	}
	cs_stream_release(stream, fd, CS_STREAM_WRITE);
	return result;
}

static int set_transport(
	php_stream *stream, const cs_layer *layer, const php_stream_ops *original, php_stream_xport_param *param)
{
	php_netstream_data_t *sock = stream->abstract;

	if (param->op == STREAM_XPORT_OP_CONNECT || param->op == STREAM_XPORT_OP_CONNECT_ASYNC) {
		return connect_stream(stream, layer, original, param);
	}
	if (sock->socket >= 0 && sock->is_blocked) {
		switch (param->op) {
			case STREAM_XPORT_OP_RECV:
				if (!(param->inputs.flags & STREAM_OOB)) {
					return receive(stream, original, param);
				}
				break;
			case STREAM_XPORT_OP_SEND:
				return send_all(stream, original, param);
			default:
				break;
		}
	}
	/* PHP waits for a client even when the user has made the listening socket non-blocking. */
	if (sock->socket >= 0 && param->op == STREAM_XPORT_OP_ACCEPT) {
		return accept_stream(stream, original, param);
	}
	return original->set_option(stream, PHP_STREAM_OPTION_XPORT_API, 0, param);
}

/* --- TLS ------------------------------------------------------------------------------------------------------- */

/* Without blocking, PHP's operation takes the handshake a step further each time; 0 means that it is not done. */
static int shake_hands(
	php_stream *stream, const php_stream_ops *original, int value, php_stream_xport_crypto_param *param)
{
	cs_tls_head *head = stream->abstract;
	int fd = head->sock.socket;
	struct timeval timeout = head->is_client ? head->connect_timeout : head->sock.timeout;
	bool limited = timeout.tv_sec > 0 || (timeout.tv_sec == 0 && timeout.tv_usec > 0);
	cs_stream_until until = {.timeout = limited ? &timeout : NULL};

	while (true) {
		errno = 0;
		cs_nonblock saved = cs_nonblock_begin(fd);
		head->sock.is_blocked = 0;
		int result = original->set_option(stream, PHP_STREAM_OPTION_CRYPTO_API, value, param);
		head->sock.is_blocked = 1;
		cs_nonblock_end(saved);
		if (param->outputs.returncode != 0 || EG(exception)) {
			return result;
		}
		int status = cs_stream_wait(stream, fd, cs_stream_tls_wants(stream, UV_READABLE), &until);
		if (status < 0) {
			if (status == UV_ETIMEDOUT) {
				php_error_docref(NULL, E_WARNING, "SSL: Handshake timed out");
			} else {
				cs_stream_failed(stream, status);
			}
			param->outputs.returncode = -1;
			return PHP_STREAM_OPTION_RETURN_OK;
		}
	}
}

/* May yield. */
static int set_crypto(
	php_stream *stream, const php_stream_ops *original, int value, php_stream_xport_crypto_param *param)
{
	int fd = ((php_netstream_data_t *) stream->abstract)->socket;
	int both = CS_STREAM_READ | CS_STREAM_WRITE;

	if (!cs_stream_claim(stream, fd, both)) {
		param->outputs.returncode = -1;
		return PHP_STREAM_OPTION_RETURN_OK;
	}
	int result = shake_hands(stream, original, value, param);
	cs_stream_release(stream, fd, both);
	return result;
}

/* --- is the other side there ----------------------------------------------------------------------------------- */

/* feof() waits for data or the end (value -1: for the stream's timeout) before it looks. May yield. */
static int check_liveness(
	php_stream *stream, const cs_layer *layer, const php_stream_ops *original, int value, void *param)
{
	php_netstream_data_t *sock = stream->abstract;
	struct timeval timeout = {value, 0};

	if (value == -1) {
		timeout = sock->timeout;
		if (timeout.tv_sec == -1) {
			timeout = (struct timeval){FG(default_socket_timeout), 0};
		}
	}
	int fd = sock->socket;
	if (value != 0 && !php_pollfd_for_ms(fd, POLLIN | POLLPRI, 0) && !cs_stream_is_claimed(fd, CS_STREAM_READ)
		&& cs_stream_claim(stream, fd, CS_STREAM_READ)) {
		cs_stream_until until = {.timeout = &timeout};
		int status = cs_stream_wait(stream, fd, UV_READABLE, &until);
		cs_stream_release(stream, fd, CS_STREAM_READ);
		if (status < 0 && status != UV_ETIMEDOUT && status != UV_ECANCELED) {
			return PHP_STREAM_OPTION_RETURN_ERR;
		}
	}
	if (!cs_stream_tls_active(stream, layer)) {
		return original->set_option(stream, PHP_STREAM_OPTION_CHECK_LIVENESS, 0, param);
	}
	/* A part of a record is not enough for TLS to tell. */
	cs_nonblock saved = cs_nonblock_begin(fd);
	int result = original->set_option(stream, PHP_STREAM_OPTION_CHECK_LIVENESS, 0, param);
	cs_nonblock_end(saved);
	return result;
}

int cs_stream_set_option(
	php_stream *stream, const cs_layer *layer, const php_stream_ops *original, int option, int value, void *param)
{
	const php_netstream_data_t *sock = stream->abstract;

	switch (option) {
		case PHP_STREAM_OPTION_XPORT_API:
			if (cs_stream_on(stream, layer)) {
				return set_transport(stream, layer, original, param);
			}
			break;
		case PHP_STREAM_OPTION_CRYPTO_API: {
			php_stream_xport_crypto_param *crypto = param;
			if (layer->tls && crypto->op == STREAM_XPORT_CRYPTO_OP_ENABLE && crypto->inputs.activate
				&& !cs_stream_tls_active(stream, layer) && cs_stream_on(stream, layer) && sock->is_blocked) {
				return set_crypto(stream, original, value, crypto);
			}
			break;
		}
		case PHP_STREAM_OPTION_CHECK_LIVENESS:
			if (cs_stream_on(stream, layer) && sock->socket >= 0) {
				return check_liveness(stream, layer, original, value, param);
			}
			break;
		case PHP_STREAM_OPTION_SET_CHUNK_SIZE:
			/* Makes the next read move the read buffer, which a waiting read is going to fill. */
			if (sock && cs_stream_is_claimed(sock->socket, CS_STREAM_READ)) {
				return -1;
			}
			break;
		default:
			break;
	}
	return original->set_option(stream, option, value, param);
}
