/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Options of the system's socket, with the values that ext/sockets gives and takes: numbers, ["l_onoff", "l_linger"],
 * ["sec", "usec"], names of devices, groups for multicast. SO_RCVTIMEO and SO_SNDTIMEO are the limits of our own waits.
 */
#include "socket.h"

#include "error.h"
#include "src/core/co.h"

#include <errno.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/time.h>

static zval *element(zval *array, const char *key)
{
	zval *value = Z_TYPE_P(array) == IS_ARRAY ? zend_hash_str_find(Z_ARRVAL_P(array), key, strlen(key)) : NULL;
	if (!value) {
		zend_argument_value_error(3, "must be an array with the key \"%s\"", key);
		return NULL;
	}
	ZVAL_DEREF(value);
	return value;
}

static int64_t *limit_of(cs_sock *s, int level, int name)
{
	if (level != SOL_SOCKET) {
		return NULL;
	}
	return name == SO_RCVTIMEO ? &s->read_ms : name == SO_SNDTIMEO ? &s->write_ms : NULL;
}

static bool is_text_option(int level, int name)
{
#ifdef SO_BINDTODEVICE
	if (level == SOL_SOCKET && name == SO_BINDTODEVICE) {
		return true;
	}
#endif
#ifdef TCP_CONGESTION
	if (level == IPPROTO_TCP && name == TCP_CONGESTION) {
		return true;
	}
#endif
	return false;
}

/* An interface by number or name; 0: the system's choice. */
static bool read_interface(zval *value, unsigned *index)
{
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) == IS_LONG) {
		*index = (unsigned) Z_LVAL_P(value);
		return true;
	}
	zend_string *name = zval_try_get_string(value);
	if (!name) {
		return false;
	}
	*index = if_nametoindex(ZSTR_VAL(name));
	if (*index == 0) {
		zend_argument_value_error(3, "names the interface \"%s\", which does not exist", ZSTR_VAL(name));
	}
	zend_string_release(name);
	return *index != 0;
}

#ifdef MCAST_JOIN_GROUP
static int change_group(cs_socket *so, int level, int name, zval *value)
{
	struct group_req req = {0};
	unsigned index = 0;
	cs_addr addr;
	zval *group = element(value, "group"), *interface;

	if (!group) {
		return UV_EINVAL;
	}
	interface = zend_hash_str_find(Z_ARRVAL_P(value), ZEND_STRL("interface"));
	if (interface && !read_interface(interface, &index)) {
		return UV_EINVAL;
	}
	zend_string *text = zval_get_string(group);
	int status = cs_addr_from_ip(&addr, ZSTR_VAL(text), 0);
	zend_string_release(text);
	if (status < 0) {
		return status;
	}
	req.gr_interface = index;
	memcpy(&req.gr_group, &addr.storage, sizeof(addr.storage));
	return setsockopt(so->sock.fd, level, name, &req, sizeof(req)) < 0 ? -errno : 0;
}
#endif

static int set_multicast_if(cs_socket *so, int level, int name, zval *value)
{
	unsigned index = 0;

	if (!read_interface(value, &index)) {
		return UV_EINVAL;
	}
	if (level == IPPROTO_IPV6) {
		return setsockopt(so->sock.fd, level, name, &index, sizeof(index)) < 0 ? -errno : 0;
	}
	struct ip_mreqn req = {.imr_ifindex = (int) index};
	return setsockopt(so->sock.fd, level, name, &req, sizeof(req)) < 0 ? -errno : 0;
}

static int set_linger(cs_socket *so, zval *value)
{
	zval *on = element(value, "l_onoff"), *seconds = on ? element(value, "l_linger") : NULL;
	if (!seconds) {
		return UV_EINVAL;
	}
	struct linger linger = {(int) zval_get_long(on), (int) zval_get_long(seconds)};
	return setsockopt(so->sock.fd, SOL_SOCKET, SO_LINGER, &linger, sizeof(linger)) < 0 ? -errno : 0;
}

static int set_limit(int64_t *limit, zval *value)
{
	zval *sec = element(value, "sec"), *usec = sec ? element(value, "usec") : NULL;
	if (!usec) {
		return UV_EINVAL;
	}
	*limit = cs_timeout_ms((double) zval_get_long(sec) + (double) zval_get_long(usec) / 1e6, true);
	return 0;
}

static int set_option(cs_socket *so, int level, int name, zval *value)
{
	int fd = so->sock.fd;
	int64_t *limit = limit_of(&so->sock, level, name);

	if (limit) {
		return set_limit(limit, value);
	}
	if (level == SOL_SOCKET && name == SO_LINGER) {
		return set_linger(so, value);
	}
#ifdef MCAST_JOIN_GROUP
	if ((level == IPPROTO_IP || level == IPPROTO_IPV6) && (name == MCAST_JOIN_GROUP || name == MCAST_LEAVE_GROUP)) {
		return change_group(so, level, name, value);
	}
#endif
	if ((level == IPPROTO_IP && name == IP_MULTICAST_IF) || (level == IPPROTO_IPV6 && name == IPV6_MULTICAST_IF)) {
		return set_multicast_if(so, level, name, value);
	}
	if (is_text_option(level, name)) {
		zend_string *text = zval_try_get_string(value);
		if (!text) {
			return UV_EINVAL;
		}
		int status = setsockopt(fd, level, name, ZSTR_VAL(text), (socklen_t) ZSTR_LEN(text)) < 0 ? -errno : 0;
		zend_string_release(text);
		return status;
	}
	if (level == IPPROTO_IP && (name == IP_MULTICAST_LOOP || name == IP_MULTICAST_TTL)) {
		unsigned char byte = (unsigned char) zval_get_long(value);
		return setsockopt(fd, level, name, &byte, sizeof(byte)) < 0 ? -errno : 0;
	}
	int number = (int) zval_get_long(value);
	return setsockopt(fd, level, name, &number, sizeof(number)) < 0 ? -errno : 0;
}

ZEND_METHOD(Swoole_Coroutine_Socket, setOption)
{
	zend_long level, name;
	zval *value;

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_LONG(level)
		Z_PARAM_LONG(name)
		Z_PARAM_ZVAL(value)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	int status = so->sock.fd < 0 ? UV_EBADF : set_option(so, (int) level, (int) name, value);
	if (EG(exception)) {
		RETURN_THROWS();
	}
	cs_socket_set_error(so, status);
	RETURN_BOOL(status == 0);
}

static void return_linger(zval *return_value, const struct linger *linger)
{
	array_init(return_value);
	add_assoc_long(return_value, "l_onoff", linger->l_onoff);
	add_assoc_long(return_value, "l_linger", linger->l_linger);
}

static void return_limit(zval *return_value, int64_t ms)
{
	array_init(return_value);
	add_assoc_long(return_value, "sec", ms > 0 ? (zend_long) (ms / 1000) : 0);
	add_assoc_long(return_value, "usec", ms > 0 ? (zend_long) (ms % 1000 * 1000) : 0);
}

ZEND_METHOD(Swoole_Coroutine_Socket, getOption)
{
	zend_long level, name;
	union {
		char text[64];
		int number;
		unsigned char byte;
		struct linger linger;
		struct in_addr in;
	} value = {{0}};
	socklen_t len = sizeof(value);

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_LONG(level)
		Z_PARAM_LONG(name)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	const int64_t *limit = limit_of(&so->sock, (int) level, (int) name);
	int status = so->sock.fd < 0 ? UV_EBADF : 0;
	if (status == 0 && !limit && getsockopt(so->sock.fd, (int) level, (int) name, &value, &len) < 0) {
		status = -errno;
	}
	cs_socket_set_error(so, status);
	if (status < 0) {
		RETURN_FALSE;
	}
	if (limit) {
		return_limit(return_value, *limit);
	} else if (level == SOL_SOCKET && name == SO_LINGER) {
		return_linger(return_value, &value.linger);
	} else if (is_text_option((int) level, (int) name)) {
		RETVAL_STRINGL(value.text, strnlen(value.text, len));
	} else if (level == IPPROTO_IP && name == IP_MULTICAST_IF) {
		char host[INET_ADDRSTRLEN];
		uv_inet_ntop(AF_INET, &value.in, host, sizeof(host));
		RETVAL_STRING(host);
	} else {
		RETVAL_LONG(len == 1 ? value.byte : value.number);
	}
}
