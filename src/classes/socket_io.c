/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Reading and writing of Swoole\Coroutine\Socket.
 */
#include "socket.h"

#include "error.h"
#include "src/core/co.h"

#include "fopen_wrappers.h"

#include <errno.h>

#define READ_DEFAULT CS_SOCK_SCRATCH
#define DATAGRAM_MAX 65536

/* ---- for C code -------------------------------------------------------------------------------------------------- */

/* Bytes that a frame has read ahead come before those of the socket. Returns 0, or UV_EBUSY: the frame is at work. */
static int unframe(cs_socket *so)
{
	if (UNEXPECTED(so->parsing)) {
		return UV_EBUSY;
	}
	if (so->framed && cs_frame_pending(&so->frame) > 0) {
		cs_socket_end_framing(so);
	}
	return 0;
}

/* Makes a string of `room` bytes one of n: less than asked for, so its memory is cut. */
static void cut(zval *string, zend_string *bytes, size_t room, size_t n)
{
	if (n < room) {
		bytes = zend_string_truncate(bytes, n, false);
	}
	ZSTR_VAL(bytes)[n] = '\0';
	ZVAL_STR(string, bytes);
}

/* Short reads go through the common memory and become a string of the right length; long ones go into a string at once. */
ssize_t cs_socket_recv(cs_socket *so, size_t len, cs_deadline *deadline, zval *string)
{
	ssize_t n = unframe(so);

	if (UNEXPECTED(n < 0)) {
		return n;
	}
	if (UNEXPECTED(len > CS_SOCK_SCRATCH)) {
		n = cs_sock_await(&so->sock, len, deadline);
		if (n < 0) {
			return n;
		}
		len = (size_t) n;
	}
	if (EXPECTED(len <= CS_SOCK_SCRATCH)) {
		char *scratch = cs_sock_scratch();
		n = cs_sock_recv(&so->sock, scratch, len, deadline);
		if (n > 0) {
			ZVAL_STRINGL(string, scratch, (size_t) n);
		}
		return n;
	}
	zend_string *bytes = zend_string_alloc(len, false);
	n = cs_sock_recv(&so->sock, ZSTR_VAL(bytes), len, deadline);
	if (n <= 0) {
		zend_string_efree(bytes);
		return n;
	}
	cut(string, bytes, len, (size_t) n);
	return n;
}

ssize_t cs_socket_recv_all(cs_socket *so, size_t want, cs_deadline *deadline, zval *string, int *error)
{
	zend_string *bytes = NULL;
	size_t done = 0, room = 0;
	ssize_t n = unframe(so);

	while (n >= 0 && done < want) {
		if (done == room) {
			room = MIN(want, MAX(2 * room, CS_SOCK_SCRATCH));
			bytes = bytes ? zend_string_extend(bytes, room, false) : zend_string_alloc(room, false);
		}
		n = cs_sock_recv(&so->sock, ZSTR_VAL(bytes) + done, room - done, deadline);
		if (n <= 0) {
			break;
		}
		done += (size_t) n;
	}
	*error = n < 0 ? (int) n : 0;
	if (done > 0) {
		cut(string, bytes, room, done);
		return (ssize_t) done;
	}
	if (bytes) {
		zend_string_efree(bytes);
	}
	return *error;
}

ssize_t cs_socket_peek(cs_socket *so, size_t len, zval *string)
{
	zend_long user = so->sock.users[CS_SOCK_READ];
	if (!user || (cs_co_current() && user == cs_co_id(cs_co_current()))) {
		unframe(so);
	}
	len = cs_sock_room(&so->sock, len);
	zend_string *bytes = zend_string_alloc(len, false);
	ssize_t n = cs_sock_peek(&so->sock, ZSTR_VAL(bytes), len);
	if (n > 0) {
		cut(string, bytes, len, (size_t) n);
	} else {
		zend_string_efree(bytes);
	}
	return n;
}

/* Lends the next bytes to the frame: those read ahead, or new ones. Returns as cs_sock_recv(). May yield. */
static ssize_t feed(cs_socket *so, cs_deadline *deadline)
{
	char *scratch = cs_sock_scratch();
	ssize_t n = cs_sock_recv(&so->sock, scratch, CS_SOCK_SCRATCH, deadline);

	if (n > 0 && cs_frame_feed(&so->frame, scratch, (size_t) n) < 0) {
		return UV_ENOMEM;
	}
	/* The user's function may let others run, who read into the common memory. */
	if (n > 0 && so->frame.config->length_fn && cs_frame_keep(&so->frame) < 0) {
		return UV_ENOMEM;
	}
	return n;
}

ssize_t cs_socket_recv_packet(cs_socket *so, size_t len, cs_deadline *deadline, zval *string)
{
	cs_view packet;
	ssize_t n;

	if (UNEXPECTED(so->parsing)) {
		return UV_EBUSY;
	}
	if (!so->options || so->options->frame.mode == CS_FRAME_NONE) {
		return cs_socket_recv(so, len, deadline, string);
	}
	if (!so->framed) {
		cs_frame_init(&so->frame, &so->options->frame);
		so->framed = true;
	}
	for (;;) {
		so->parsing = true;
		int status = cs_frame_next(&so->frame, &packet);
		so->parsing = false;
		if (status > 0) {
			ZVAL_STRINGL(string, packet.ptr, packet.len);
			n = (ssize_t) packet.len;
			status = cs_frame_keep(&so->frame);
			if (status < 0 && status != UV_EMSGSIZE && status != UV_EPROTO) {
				zval_ptr_dtor(string);
				return status;
			}
			return n;
		}
		if (status < 0) {
			return status;
		}
		status = cs_frame_keep(&so->frame);
		n = status < 0 ? status : feed(so, deadline);
		if (n <= 0) {
			return n;
		}
	}
}

/* ---- methods ----------------------------------------------------------------------------------------------------- */

/* The socket of a method that reads or writes, claimed; NULL with an exception. */
static cs_socket *begin(zval *this, const char *api, int direction)
{
	cs_socket *so = cs_socket_this(this);
	if (UNEXPECTED(!so) || UNEXPECTED(!cs_require_coroutine(api)) || !cs_socket_claim(so, direction)) {
		return NULL;
	}
	return so;
}

static inline size_t read_length(zend_long length)
{
	return length > 0 ? (size_t) length : READ_DEFAULT;
}

/* "" at the end of the stream, false after an error; else the string is there already. */
static void finish_read(cs_socket *so, ssize_t n, zval *return_value)
{
	cs_sock_release(&so->sock, CS_SOCK_READ);
	cs_socket_set_error(so, n < 0 ? (int) n : 0);
	if (n < 0) {
		RETVAL_FALSE;
	} else if (n == 0) {
		RETVAL_EMPTY_STRING();
	}
}

ZEND_METHOD(Swoole_Coroutine_Socket, recv)
{
	zend_long length = READ_DEFAULT;
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::recv()", CS_SOCK_READ);
	if (UNEXPECTED(!so)) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	ssize_t n = cs_socket_recv(so, read_length(length), &deadline, return_value);
	finish_read(so, n, return_value);
}

/* Reads ahead: what comes is more than is asked for. */
ZEND_METHOD(Swoole_Coroutine_Socket, recvWithBuffer)
{
	zend_long length = READ_DEFAULT;
	double timeout = 0;
	ssize_t n = 1;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::recvWithBuffer()", CS_SOCK_READ);
	if (!so) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	int status = unframe(so);
	if (status == 0 && cs_sock_buffered(&so->sock) == 0 && read_length(length) < CS_SOCK_SCRATCH) {
		n = cs_sock_fill(&so->sock, &deadline);
	}
	if (n > 0) {
		n = cs_socket_recv(so, read_length(length), &deadline, return_value);
	}
	finish_read(so, n, return_value);
}

ZEND_METHOD(Swoole_Coroutine_Socket, recvPacket)
{
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::recvPacket()", CS_SOCK_READ);
	if (!so) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	ssize_t n = cs_socket_recv_packet(so, READ_DEFAULT, &deadline, return_value);
	finish_read(so, n, return_value);
	if (EG(exception)) {
		zval_ptr_dtor(return_value);
		ZVAL_NULL(return_value);
	}
}

/* What has come when the time is over is returned, with the error beside it. */
ZEND_METHOD(Swoole_Coroutine_Socket, recvAll)
{
	zend_long length = READ_DEFAULT;
	double timeout = 0;
	int error;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::recvAll()", CS_SOCK_READ);
	if (!so) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	ssize_t n = cs_socket_recv_all(so, read_length(length), &deadline, return_value, &error);
	finish_read(so, n, return_value);
	if (error < 0) {
		cs_socket_set_error(so, error);
	}
}

/* Where the first line of the bytes read ahead ends; 0 when it does not. `from`: looked at before. */
static size_t line_end(const cs_sock *s, size_t from)
{
	const char *bytes = s->in.data + s->in_pos;
	size_t len = cs_sock_buffered(s);

	for (size_t i = from; i < len; i++) {
		if (bytes[i] == '\n' || bytes[i] == '\r') {
			return i + 1;
		}
	}
	return 0;
}

/* Bytes of a line whose end does not come in time stay for the next call. */
ZEND_METHOD(Swoole_Coroutine_Socket, recvLine)
{
	zend_long length = READ_DEFAULT;
	double timeout = 0;
	size_t seen = 0, end = 0;
	ssize_t n;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::recvLine()", CS_SOCK_READ);
	if (!so) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	size_t want = read_length(length);
	cs_sock *s = &so->sock;
	n = unframe(so) < 0 ? UV_EBUSY : 1;
	while (n > 0 && (end = line_end(s, seen)) == 0 && cs_sock_buffered(s) < want) {
		seen = cs_sock_buffered(s);
		n = cs_sock_fill(s, &deadline);
	}
	if (n >= 0 && cs_sock_buffered(s) > 0) {
		size_t take = end ? end : cs_sock_buffered(s);
		n = cs_socket_recv(so, take < want ? take : want, &deadline, return_value);
	}
	finish_read(so, n, return_value);
}

ZEND_METHOD(Swoole_Coroutine_Socket, peek)
{
	zend_long length = READ_DEFAULT;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	ssize_t n = cs_socket_peek(so, read_length(length), return_value);
	cs_socket_set_error(so, n < 0 ? (int) n : 0);
	if (n < 0) {
		RETURN_FALSE;
	}
	if (n == 0) {
		RETURN_EMPTY_STRING();
	}
}

static void finish_write(cs_socket *so, ssize_t n, int error, zval *return_value)
{
	cs_sock_release(&so->sock, CS_SOCK_WRITE);
	cs_socket_set_error(so, n < 0 ? (int) n : error);
	if (n < 0) {
		RETVAL_FALSE;
	} else {
		RETVAL_LONG(n);
	}
}

ZEND_METHOD(Swoole_Coroutine_Socket, send)
{
	char *data;
	size_t len;
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STRING(data, len)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::send()", CS_SOCK_WRITE);
	if (UNEXPECTED(!so)) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.write_ms);
	finish_write(so, cs_sock_send(&so->sock, data, len, &deadline), 0, return_value);
}

ZEND_METHOD(Swoole_Coroutine_Socket, sendAll)
{
	char *data;
	size_t len;
	double timeout = 0;
	int error = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STRING(data, len)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::sendAll()", CS_SOCK_WRITE);
	if (UNEXPECTED(!so)) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.write_ms);
	ssize_t n = cs_sock_send_all(&so->sock, data, len, &deadline, &error);
	finish_write(so, n, error, return_value);
}

ZEND_METHOD(Swoole_Coroutine_Socket, sendFile)
{
	zend_string *file;
	zend_long offset = 0, length = 0;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_PATH_STR(file)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(offset)
		Z_PARAM_LONG(length)
	ZEND_PARSE_PARAMETERS_END();

	if (offset < 0 || length < 0) {
		zend_argument_value_error(offset < 0 ? 2 : 3, "must not be negative");
		RETURN_THROWS();
	}
	cs_socket *so = begin(ZEND_THIS, "Socket::sendFile()", CS_SOCK_WRITE);
	if (!so) {
		RETURN_THROWS();
	}
	if (php_check_open_basedir(ZSTR_VAL(file))) {
		finish_write(so, UV_EPERM, 0, return_value);
		return;
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
	int status = cs_sock_sendfile(&so->sock, ZSTR_VAL(file), (uint64_t) offset, (uint64_t) length, &deadline);
	finish_write(so, status, 0, return_value);
	RETURN_BOOL(status == 0);
}

ZEND_METHOD(Swoole_Coroutine_Socket, sendto)
{
	char *host, *data;
	size_t host_len, len;
	zend_long port;
	cs_addr addr;

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_STRING(host, host_len)
		Z_PARAM_LONG(port)
		Z_PARAM_STRING(data, len)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::sendto()", CS_SOCK_WRITE);
	if (!so) {
		RETURN_THROWS();
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
	ssize_t n = port < 0 || port > 65535 ? UV_EINVAL : cs_sock_resolve(&so->sock, host, host_len, (int) port, &addr);
	if (n == 0) {
		n = cs_sock_sendto(&so->sock, data, len, &addr, &deadline);
	}
	finish_write(so, n, 0, return_value);
}

ZEND_METHOD(Swoole_Coroutine_Socket, recvfrom)
{
	zval *peer;
	double timeout = 0;
	cs_addr from;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ZVAL(peer)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = begin(ZEND_THIS, "Socket::recvfrom()", CS_SOCK_READ);
	if (!so) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	char *scratch = cs_sock_scratch();
	ssize_t n = cs_sock_recvfrom(&so->sock, scratch, DATAGRAM_MAX, &from, &deadline);
	if (n > 0) {
		ZVAL_STRINGL(return_value, scratch, (size_t) n);
	}
	finish_read(so, n, return_value);
	if (n >= 0) {
		zval array;
		cs_socket_address_array(&array, &from, "address");
		ZEND_TRY_ASSIGN_REF_TMP(peer, &array);
	}
}

/* ---- vectors ----------------------------------------------------------------------------------------------------- */

#define VECTOR_COUNT_MAX 65536

/* A copy of the array of lengths, whose elements may be references that another coroutine assigns to meanwhile, and their
 * sum. NULL, with an exception, when it is of no use. */
static size_t *read_lengths(HashTable *array, size_t *sum)
{
	uint32_t count = zend_hash_num_elements(array), i = 0;
	zval *value;

	*sum = 0;
	if (count == 0 || count > VECTOR_COUNT_MAX) {
		zend_argument_value_error(1, "must have from 1 to %d elements, %u given", VECTOR_COUNT_MAX, count);
		return NULL;
	}
	size_t *lengths = safe_emalloc(count, sizeof(*lengths), 0);
	ZEND_HASH_FOREACH_VAL(array, value) {
		ZVAL_DEREF(value);
		if (Z_TYPE_P(value) != IS_LONG || Z_LVAL_P(value) <= 0) {
			zend_argument_value_error(1, "must be an array of lengths greater than 0");
			efree(lengths);
			return NULL;
		}
		lengths[i++] = (size_t) Z_LVAL_P(value);
		*sum = MIN(*sum + (size_t) Z_LVAL_P(value), SSIZE_MAX);
	}
	ZEND_HASH_FOREACH_END();
	return lengths;
}

/* Cuts the bytes to the lengths, as far as they go. */
static void split(const size_t *lengths, const char *bytes, size_t left, zval *array)
{
	array_init(array);
	for (; left > 0; lengths++) {
		size_t n = MIN(left, *lengths);
		add_next_index_stringl(array, bytes, n);
		bytes += n;
		left -= n;
	}
}

static void read_vector(INTERNAL_FUNCTION_PARAMETERS, const char *api, bool all)
{
	HashTable *array;
	double timeout = 0;
	zval bytes;
	size_t sum;
	int error = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ARRAY_HT(array)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	size_t *lengths = read_lengths(array, &sum);
	if (!lengths) {
		RETURN_THROWS();
	}
	cs_socket *so = begin(ZEND_THIS, api, CS_SOCK_READ);
	if (!so) {
		efree(lengths);
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	ssize_t n =
		all ? cs_socket_recv_all(so, sum, &deadline, &bytes, &error) : cs_socket_recv(so, sum, &deadline, &bytes);
	finish_read(so, n, return_value);
	if (error < 0) {
		cs_socket_set_error(so, error);
	}
	if (n > 0) {
		split(lengths, Z_STRVAL(bytes), Z_STRLEN(bytes), return_value);
		zval_ptr_dtor_str(&bytes);
	} else if (n == 0) {
		RETVAL_EMPTY_ARRAY();
	}
	efree(lengths);
}

ZEND_METHOD(Swoole_Coroutine_Socket, readVector)
{
	read_vector(INTERNAL_FUNCTION_PARAM_PASSTHRU, "Socket::readVector()", false);
}

ZEND_METHOD(Swoole_Coroutine_Socket, readVectorAll)
{
	read_vector(INTERNAL_FUNCTION_PARAM_PASSTHRU, "Socket::readVectorAll()", true);
}

static void free_vector(struct iovec *iov, zend_string **strings, uint32_t count)
{
	for (uint32_t i = 0; i < count; i++) {
		zend_string_release(strings[i]);
	}
	efree(strings);
	efree(iov);
}

static void write_vector(INTERNAL_FUNCTION_PARAMETERS, const char *api, bool all)
{
	HashTable *array;
	double timeout = 0;
	zval *value;
	uint32_t i = 0;
	int error = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ARRAY_HT(array)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	uint32_t count = zend_hash_num_elements(array);
	if (count == 0 || count > VECTOR_COUNT_MAX) {
		zend_argument_value_error(1, "must have from 1 to %d elements, %u given", VECTOR_COUNT_MAX, count);
		RETURN_THROWS();
	}
	struct iovec *iov = safe_emalloc(count, sizeof(*iov), 0);
	/* An element may be a reference that another coroutine assigns to meanwhile. */
	zend_string **strings = safe_emalloc(count, sizeof(*strings), 0);
	ZEND_HASH_FOREACH_VAL(array, value) {
		ZVAL_DEREF(value);
		if (Z_TYPE_P(value) != IS_STRING) {
			zend_argument_type_error(1, "must be an array of strings, %s found in it", zend_zval_type_name(value));
			break;
		}
		strings[i] = zend_string_copy(Z_STR_P(value));
		iov[i] = (struct iovec){ZSTR_VAL(strings[i]), ZSTR_LEN(strings[i])};
		i++;
	}
	ZEND_HASH_FOREACH_END();
	cs_socket *so = EG(exception) ? NULL : begin(ZEND_THIS, api, CS_SOCK_WRITE);
	if (!so) {
		free_vector(iov, strings, i);
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.write_ms);
	ssize_t n = all ? cs_sock_writev_all(&so->sock, iov, (int) count, &deadline, &error)
					: cs_sock_writev(&so->sock, iov, (int) count, &deadline);
	finish_write(so, n, error, return_value);
	free_vector(iov, strings, i);
}

ZEND_METHOD(Swoole_Coroutine_Socket, writeVector)
{
	write_vector(INTERNAL_FUNCTION_PARAM_PASSTHRU, "Socket::writeVector()", false);
}

ZEND_METHOD(Swoole_Coroutine_Socket, writeVectorAll)
{
	write_vector(INTERNAL_FUNCTION_PARAM_PASSTHRU, "Socket::writeVectorAll()", true);
}
