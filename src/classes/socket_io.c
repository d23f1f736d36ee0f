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

/* Short reads go through the common memory and become a string of the right length; long ones go into a string at once. */
ssize_t cs_socket_recv(cs_socket *so, size_t len, cs_deadline *deadline, zval *string)
{
	ssize_t n;

	if (UNEXPECTED(so->parsing)) {
		return UV_EBUSY;
	}
	if (so->framed && cs_frame_pending(&so->frame) > 0) {
		cs_socket_apply_options(so);
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
	if ((size_t) n < len) {
		bytes = zend_string_truncate(bytes, (size_t) n, false);
	}
	ZSTR_VAL(bytes)[n] = '\0';
	ZVAL_STR(string, bytes);
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
	if (cs_sock_buffered(&so->sock) == 0 && read_length(length) < CS_SOCK_SCRATCH) {
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
	size_t done = 0;
	ssize_t n = 0;

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
	size_t want = read_length(length);
	zend_string *bytes = zend_string_alloc(want, false);
	while (done < want && (n = cs_sock_recv(&so->sock, ZSTR_VAL(bytes) + done, want - done, &deadline)) > 0) {
		done += (size_t) n;
	}
	cs_sock_release(&so->sock, CS_SOCK_READ);
	cs_socket_set_error(so, n < 0 ? (int) n : 0);
	if (done == 0) {
		zend_string_efree(bytes);
		if (n < 0) {
			RETURN_FALSE;
		}
		RETURN_EMPTY_STRING();
	}
	bytes = done < want ? zend_string_truncate(bytes, done, false) : bytes;
	ZSTR_VAL(bytes)[done] = '\0';
	RETURN_STR(bytes);
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
	ssize_t n = 1;

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
	size_t want = read_length(length);
	if (so->framed && cs_frame_pending(&so->frame) > 0 && !so->sock.users[CS_SOCK_READ]) {
		cs_socket_apply_options(so);
	}
	zend_string *bytes = zend_string_alloc(want, false);
	ssize_t n = cs_sock_peek(&so->sock, ZSTR_VAL(bytes), want);
	cs_socket_set_error(so, n < 0 ? (int) n : 0);
	if (n <= 0) {
		zend_string_efree(bytes);
		if (n < 0) {
			RETURN_FALSE;
		}
		RETURN_EMPTY_STRING();
	}
	bytes = zend_string_truncate(bytes, (size_t) n, false);
	ZSTR_VAL(bytes)[n] = '\0';
	RETURN_STR(bytes);
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

/* Looks through the array of lengths. 0, with an exception, when it is of no use. */
static uint32_t read_lengths(HashTable *array, struct iovec **iov)
{
	uint32_t count = zend_hash_num_elements(array), i = 0;
	zval *value;

	if (count == 0 || count > VECTOR_COUNT_MAX) {
		zend_argument_value_error(1, "must have from 1 to %d elements, %u given", VECTOR_COUNT_MAX, count);
		return 0;
	}
	*iov = safe_emalloc(count, sizeof(**iov), 0);
	ZEND_HASH_FOREACH_VAL(array, value) {
		ZVAL_DEREF(value);
		if (Z_TYPE_P(value) != IS_LONG || Z_LVAL_P(value) <= 0) {
			zend_argument_value_error(1, "must be an array of lengths greater than 0");
			efree(*iov);
			return 0;
		}
		(*iov)[i++].iov_len = (size_t) Z_LVAL_P(value);
	}
	ZEND_HASH_FOREACH_END();
	return count;
}

/* The strings that got something, of `n` bytes in all; frees the others. */
static void return_strings(zval *return_value, zend_string **strings, const size_t *lengths, uint32_t count, ssize_t n)
{
	size_t left = n > 0 ? (size_t) n : 0;

	if (n < 0) {
		RETVAL_FALSE;
	} else {
		array_init(return_value);
	}
	for (uint32_t i = 0; i < count; i++) {
		if (left == 0) {
			zend_string_efree(strings[i]);
			continue;
		}
		size_t len = left < lengths[i] ? left : lengths[i];
		if (len < lengths[i]) {
			strings[i] = zend_string_truncate(strings[i], len, false);
		}
		ZSTR_VAL(strings[i])[len] = '\0';
		add_next_index_str(return_value, strings[i]);
		left -= len;
	}
}

static void read_vector(INTERNAL_FUNCTION_PARAMETERS, const char *api, bool all)
{
	HashTable *array;
	double timeout = 0;
	struct iovec *iov;
	int error = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ARRAY_HT(array)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	uint32_t count = read_lengths(array, &iov);
	if (count == 0) {
		RETURN_THROWS();
	}
	cs_socket *so = begin(ZEND_THIS, api, CS_SOCK_READ);
	if (!so) {
		efree(iov);
		RETURN_THROWS();
	}
	zend_string **strings = safe_emalloc(count, sizeof(*strings), 0);
	size_t *lengths = safe_emalloc(count, sizeof(*lengths), 0);
	for (uint32_t i = 0; i < count; i++) {
		lengths[i] = iov[i].iov_len;
		strings[i] = zend_string_alloc(lengths[i], false);
		iov[i].iov_base = ZSTR_VAL(strings[i]);
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	ssize_t n = all ? cs_sock_readv_all(&so->sock, iov, (int) count, &deadline, &error)
					: cs_sock_readv(&so->sock, iov, (int) count, &deadline);
	cs_sock_release(&so->sock, CS_SOCK_READ);
	cs_socket_set_error(so, n < 0 ? (int) n : error);
	return_strings(return_value, strings, lengths, count, n);
	efree(strings);
	efree(lengths);
	efree(iov);
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
