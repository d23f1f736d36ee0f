/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See proxy.h. */
#include "proxy.h"

#include "ext/standard/base64.h"

#include <netinet/in.h>

#define ANSWER_MAX 16384

static int send_buf(cs_sock *s, const cs_buf *b, cs_deadline *deadline)
{
	int error = b->failed ? UV_ENOMEM : 0;
	if (error == 0) {
		cs_sock_send_all(s, b->data, b->len, deadline, &error);
	}
	return error;
}

/* Exactly so many bytes. */
static int read_exactly(cs_sock *s, unsigned char *to, size_t len, cs_deadline *deadline)
{
	while (len > 0) {
		ssize_t n = cs_sock_recv(s, (char *) to, len, deadline);
		if (n <= 0) {
			return n < 0 ? (int) n : CS_PROXY_SOCKS5_SERVER;
		}
		to += n;
		len -= (size_t) n;
	}
	return 0;
}

static int socks5_login(cs_sock *s, const cs_proxy_target *target, cs_deadline *deadline)
{
	size_t user_len = strlen(target->username), password_len = target->password ? strlen(target->password) : 0;
	unsigned char answer[2];
	cs_buf b = {0};

	if (user_len > 255 || password_len > 255) {
		return CS_PROXY_SOCKS5_AUTH;
	}
	cs_buf_putc(&b, 1);
	cs_buf_putc(&b, (char) user_len);
	cs_buf_append(&b, target->username, user_len);
	cs_buf_putc(&b, (char) password_len);
	cs_buf_append(&b, target->password ? target->password : "", password_len);
	int status = send_buf(s, &b, deadline);
	cs_buf_dtor(&b);
	if (status == 0) {
		status = read_exactly(s, answer, 2, deadline);
	}
	return status == 0 && answer[1] != 0 ? CS_PROXY_SOCKS5_AUTH : status;
}

/* Versions, methods of authentication. */
static int socks5_greet(cs_sock *s, const cs_proxy_target *target, cs_deadline *deadline)
{
	unsigned char answer[2];
	cs_buf b = {0};

	cs_buf_append(&b, target->username ? "\5\2\0\2" : "\5\1\0", target->username ? 4 : 3);
	int status = send_buf(s, &b, deadline);
	cs_buf_dtor(&b);
	if (status == 0) {
		status = read_exactly(s, answer, 2, deadline);
	}
	if (status < 0) {
		return status;
	}
	if (answer[0] != 5) {
		return CS_PROXY_SOCKS5_VERSION;
	}
	if (answer[1] == 2 && target->username) {
		return socks5_login(s, target, deadline);
	}
	return answer[1] == 0 ? 0 : CS_PROXY_SOCKS5_METHOD;
}

/* The target as SOCKS writes it: an address, or a name for the proxy to look up. */
static int put_target(cs_buf *b, const cs_proxy_target *target)
{
	cs_addr addr;
	size_t len = strlen(target->host);

	if (cs_addr_from_ip(&addr, target->host, 0) == 0) {
		bool v6 = addr.storage.ss_family == AF_INET6;
		cs_buf_putc(b, v6 ? 4 : 1);
		cs_buf_append(b,
			v6 ? (const void *) &((struct sockaddr_in6 *) &addr.storage)->sin6_addr
			   : (const void *) &((struct sockaddr_in *) &addr.storage)->sin_addr,
			v6 ? 16 : 4);
	} else {
		if (len > 255) {
			return UV_ENAMETOOLONG;
		}
		cs_buf_putc(b, 3);
		cs_buf_putc(b, (char) len);
		cs_buf_append(b, target->host, len);
	}
	cs_buf_putc(b, (char) (target->port >> 8));
	return cs_buf_putc(b, (char) (target->port & 0xff));
}

int cs_proxy_socks5(cs_sock *s, const cs_proxy_target *target, cs_deadline *deadline)
{
	unsigned char answer[4], rest[255 + 2];
	size_t rest_len;
	cs_buf b = {0};
	int status = socks5_greet(s, target, deadline);

	if (status == 0) {
		cs_buf_append(&b, "\5\1\0", 3);
		status = put_target(&b, target);
	}
	if (status == 0) {
		status = send_buf(s, &b, deadline);
	}
	cs_buf_dtor(&b);
	if (status == 0) {
		status = read_exactly(s, answer, 4, deadline);
	}
	if (status < 0) {
		return status;
	}
	if (answer[0] != 5) {
		return CS_PROXY_SOCKS5_VERSION;
	}
	if (answer[1] != 0) {
		return CS_PROXY_SOCKS5_CONNECT;
	}
	/* The address that the proxy connects from is of no interest, but it is in the stream. */
	switch (answer[3]) {
		case 1:
			rest_len = 4;
			break;
		case 4:
			rest_len = 16;
			break;
		case 3:
			status = read_exactly(s, rest, 1, deadline);
			if (status < 0) {
				return status;
			}
			rest_len = rest[0];
			break;
		default:
			return CS_PROXY_SOCKS5_SERVER;
	}
	return read_exactly(s, rest, rest_len + 2, deadline);
}

static void put_authorization(cs_buf *b, const cs_proxy_target *target)
{
	cs_buf plain = {0};

	cs_buf_puts(&plain, target->username);
	cs_buf_putc(&plain, ':');
	cs_buf_puts(&plain, target->password ? target->password : "");
	zend_string *coded = php_base64_encode((const unsigned char *) plain.data, plain.len);
	cs_buf_puts(b, "Proxy-Authorization: Basic ");
	cs_buf_append(b, ZSTR_VAL(coded), ZSTR_LEN(coded));
	cs_buf_puts(b, "\r\n");
	zend_string_release(coded);
	cs_buf_dtor(&plain);
}

static size_t head_end(const char *bytes, size_t len)
{
	for (size_t i = 0; i + 4 <= len; i++) {
		if (memcmp(bytes + i, "\r\n\r\n", 4) == 0) {
			return i + 4;
		}
	}
	return 0;
}

/* The answer's head goes through the bytes read ahead; what follows it is the target's and stays there. */
static int read_connected(cs_sock *s, cs_deadline *deadline)
{
	size_t end;

	while ((end = head_end(s->in.data + s->in_pos, cs_sock_buffered(s))) == 0) {
		if (cs_sock_buffered(s) > ANSWER_MAX) {
			return CS_PROXY_HTTP_RESPONSE;
		}
		ssize_t n = cs_sock_fill(s, deadline);
		if (n <= 0) {
			return n < 0 ? (int) n : CS_PROXY_HTTP_HANDSHAKE;
		}
	}
	const char *head = s->in.data + s->in_pos;
	int status = end < 15 || memcmp(head, "HTTP/1.", 7) != 0 || head[8] != ' ' ? CS_PROXY_HTTP_RESPONSE
		: head[9] != '2'                                                       ? CS_PROXY_HTTP_REFUSED
																			   : 0;
	s->in_pos += end;
	cs_sock_drop_taken(s);
	return status;
}

int cs_proxy_http(cs_sock *s, const cs_proxy_target *target, cs_deadline *deadline)
{
	const char *host = target->host;
	bool v6 = strchr(host, ':') && host[0] != '[';
	cs_buf b = {0};

	if (strpbrk(host, " \t\r\n")) {
		return UV_EINVAL;
	}
	for (int i = 0; i < 2; i++) {
		cs_buf_puts(&b, i == 0 ? "CONNECT " : "Host: ");
		cs_buf_puts(&b, v6 ? "[" : "");
		cs_buf_puts(&b, host);
		cs_buf_printf(&b, v6 ? "]:%d" : ":%d", target->port);
		cs_buf_puts(&b, i == 0 ? " HTTP/1.1\r\n" : "\r\n");
	}
	if (target->username) {
		put_authorization(&b, target);
	}
	cs_buf_puts(&b, "\r\n");
	int status = send_buf(s, &b, deadline);
	cs_buf_dtor(&b);
	return status < 0 ? status : read_connected(s, deadline);
}
