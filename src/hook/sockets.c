/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * ext/sockets. A call on a blocking socket is made so that it cannot block (MSG_DONTWAIT, or when poll() says that the
 * socket is ready); when there is nothing to do yet, the coroutine waits, for as long as SO_RCVTIMEO or SO_SNDTIMEO allow,
 * and the call is made again. Sockets that the program has made non-blocking, and calls with MSG_DONTWAIT, are PHP's.
 *
 * What a blocking call does in several steps inside the kernel is done here: sending all of the bytes, MSG_WAITALL, and
 * the reading of a line (PHP_NORMAL_READ).
 */
#include "sockets.h"

#include "func.h"
#include "hook.h"
#include "stream.h"

#include "src/core/compat.h"
#include "src/core/io.h"
#include "src/core/loop.h"
#include "src/net/resolve.h"

#include "zend_smart_str.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

#define NORMAL_READ 1 /* PHP_NORMAL_READ */

#define CONNECT_AGAIN_FIRST 1 /* ms */
#define CONNECT_AGAIN_MAX   50

static cs_func functions[];
enum {
	FN_ACCEPT,
	FN_CLOSE,
	FN_CONNECT,
	FN_READ,
	FN_RECV,
	FN_RECVFROM,
	FN_RECVMSG,
	FN_SEND,
	FN_SENDMSG,
	FN_SENDTO,
	FN_WRITE
};

/* In the words of ext/sockets. */
static const char *const failed_texts[] = {
	[FN_ACCEPT] = "unable to accept incoming connection",
	[FN_CONNECT] = "unable to connect",
	[FN_READ] = "unable to read from socket",
	[FN_RECV] = "Unable to read from socket",
	[FN_RECVFROM] = "Unable to recvfrom",
	[FN_RECVMSG] = "Error in recvmsg",
	[FN_SEND] = "Unable to write to socket",
	[FN_SENDMSG] = "Error in sendmsg",
	[FN_SENDTO] = "Unable to write to socket",
	[FN_WRITE] = "unable to write to socket",
};

/* A Socket object, from its beginning; the same in PHP 8.0 to 8.5. */
typedef struct socket_head {
	int fd;
	int type; /* AF_* */
	int error;
	int blocking;
	zval stream; /* with which it shares the descriptor, or undefined */
} socket_head;

/* A call that is being made. */
typedef struct socket_call {
	int fn;
	socket_head *socket;
	int fd;
	int events;
	uint64_t until_ms; /* 0: no wait yet */
	int64_t limit_ms;
} socket_call;

static socket_head *head_of(zval *value)
{
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) != IS_OBJECT || Z_OBJCE_P(value)->type != ZEND_INTERNAL_CLASS
		|| !zend_string_equals_literal(Z_OBJCE_P(value)->name, "Socket")) {
		return NULL;
	}
	return (socket_head *) ((char *) Z_OBJ_P(value) - Z_OBJ_P(value)->handlers->offset);
}

int cs_sockets_fd(zval *value)
{
	const socket_head *socket = head_of(value);
	return socket ? socket->fd : -1;
}

/* The error that socket_last_error() tells without an argument is the first field of the module's globals. */
static int *last_error_at(void)
{
	const zend_module_entry *module = zend_hash_str_find_ptr(&module_registry, ZEND_STRL("sockets"));
	return module ? CS_MODULE_GLOBALS(module) : NULL;
}

static void set_error(socket_head *socket, int error)
{
	int *last = last_error_at();
	socket->error = error;
	if (last) {
		*last = error;
	}
}

static int last_error(void)
{
	const int *last = last_error_at();
	return last ? *last : 0;
}

/* After a call that began with no errors noted: those from before stay, unless it noted new ones. */
static void keep_errors(socket_head *socket, int error_before, int last_before)
{
	int error = socket->error ? socket->error : error_before;
	if (last_error() == 0) {
		set_error(socket, last_before);
	}
	socket->error = error;
}

/* Returns false to PHP, with the error noted and a warning as ext/sockets gives it. */
static void fail(const socket_call *call, int error, zval *return_value)
{
	int own = call->fn == FN_ACCEPT ? call->socket->error : error;
	set_error(call->socket, error);
	call->socket->error = own;
	if (error != EAGAIN && error != EWOULDBLOCK && error != EINPROGRESS) {
		php_error_docref(NULL, E_WARNING, "%s [%d]: %s", failed_texts[call->fn], error, strerror(error));
	}
	RETVAL_FALSE;
}

static void forget(int fd)
{
	cs_io_forget(fd);
	cs_stream_forget(fd);
}

/* The owner of a poller must say when the descriptor goes, and objects are freed in silence. */
static void (*free_original)(zend_object *object);

static void free_socket(zend_object *object)
{
	const socket_head *socket = (socket_head *) ((char *) object - object->handlers->offset);
	if (socket->fd >= 0) {
		forget(socket->fd);
	}
	free_original(object);
}

static void watch_free(zval *value)
{
	ZVAL_DEREF(value);
	zend_object_handlers *handlers = (zend_object_handlers *) Z_OBJ_P(value)->handlers;
	if (handlers->free_obj != free_socket) {
		free_original = handlers->free_obj;
		handlers->free_obj = free_socket;
	}
}

/* True when the hook acts: on a blocking socket, in a coroutine, and without MSG_DONTWAIT in argument `flags_arg`. */
static bool begin(socket_call *call, zend_execute_data *execute_data, int fn, int events, uint32_t flags_arg)
{
	uint32_t count = ZEND_NUM_ARGS();

	if (!cs_hook_on(CS_HOOK_SOCKETS) || count < 1 || count < flags_arg) {
		return false;
	}
	zval *flags = flags_arg ? ZEND_CALL_ARG(execute_data, flags_arg) : NULL;
	*call = (socket_call){.fn = fn, .events = events, .socket = head_of(ZEND_CALL_ARG(execute_data, 1))};
	if (!call->socket || call->socket->fd < 0 || !call->socket->blocking
		|| (flags && (Z_TYPE_P(flags) != IS_LONG || Z_LVAL_P(flags) & MSG_DONTWAIT))) {
		return false;
	}
	call->fd = call->socket->fd;
	watch_free(ZEND_CALL_ARG(execute_data, 1));
	return true;
}

static int direction(const socket_call *call)
{
	return call->events == UV_READABLE ? CS_STREAM_READ : CS_STREAM_WRITE;
}

/* False when the call is over: an error is pending, or another coroutine has closed the socket. */
static bool claim(const socket_call *call, zval *return_value)
{
	int status = cs_stream_claim_for(call->socket, call->fd, direction(call));
	if (status == UV_EBADF) {
		fail(call, EBADF, return_value);
	}
	return status == 0;
}

static void release(const socket_call *call)
{
	cs_stream_release(call->socket, call->fd, direction(call));
}

static int64_t limit_of(const socket_call *call)
{
	struct timeval limit = {0, 0};
	socklen_t size = sizeof(limit);

	getsockopt(call->fd, SOL_SOCKET, call->events == UV_READABLE ? SO_RCVTIMEO : SO_SNDTIMEO, &limit, &size);
	return limit.tv_sec || limit.tv_usec ? (int64_t) limit.tv_sec * 1000 + (limit.tv_usec + 999) / 1000 : CS_FOREVER;
}

/* How long the next wait may be; 0 when the time is over. */
static int64_t time_left(socket_call *call)
{
	uint64_t now = cs_loop_fresh_ms();
	if (!call->until_ms) {
		call->limit_ms = limit_of(call);
		call->until_ms = now + (uint64_t) (call->limit_ms > 0 ? call->limit_ms : 0);
	}
	return call->limit_ms < 0 ? CS_FOREVER : call->until_ms > now ? (int64_t) (call->until_ms - now) : 0;
}

/* The errno for a wait that failed; 0 for one that did not. */
static int error_of(int status)
{
	return status >= 0 ? 0 : status == UV_ETIMEDOUT ? EAGAIN : cs_stream_error(status);
}

/* Waits until the socket is ready. Returns 0 or an errno: EAGAIN when the time is over, or when the descriptor does not
 * block after all. May yield. */
static int await(socket_call *call)
{
	int flags = fcntl(call->fd, F_GETFL);
	int64_t left = time_left(call);

	if (left == 0 || (flags >= 0 && flags & O_NONBLOCK)) {
		return EAGAIN;
	}
	if (Z_ISUNDEF(call->socket->stream)) {
		cs_io_own(call->fd);
	}
	int status = cs_io_wait(call->fd, call->events, left);
	return call->socket->fd == call->fd ? error_of(status) : EBADF;
}

static bool is_ready(const socket_call *call)
{
	struct pollfd now = {.fd = call->fd, .events = call->events == UV_READABLE ? POLLIN | POLLPRI : POLLOUT};
	return poll(&now, 1, 0) != 0;
}

/* Did the call that was just made find nothing to do? socket_accept() notes the error for the new socket, which there is
 * none of, and for all. */
static bool found_nothing(const socket_call *call, const zval *return_value)
{
	int error = call->fn == FN_ACCEPT ? last_error() : call->socket->error;
	return Z_TYPE_P(return_value) == IS_FALSE && !EG(exception) && call->socket->fd == call->fd
		&& (error == EAGAIN || error == EWOULDBLOCK);
}

/* Makes a call again and again, waiting in between, until it does something. It cannot block: its flags have MSG_DONTWAIT,
 * or the descriptor is made non-blocking for it. The errors that were there before are there after. May yield. */
static void call_until_done(INTERNAL_FUNCTION_PARAMETERS, socket_call *call, bool nonblock)
{
	int error_before = call->socket->error, last_before = last_error(), error = 0;

	while (true) {
		set_error(call->socket, 0);
		cs_nonblock saved = nonblock ? cs_nonblock_begin(call->fd) : (cs_nonblock){0};
		CS_FUNC_ORIGINAL(functions[call->fn]);
		if (nonblock) {
			cs_nonblock_end(saved);
		}
		if (!found_nothing(call, return_value)) {
			keep_errors(call->socket, error_before, last_before);
			return;
		}
		set_error(call->socket, 0);
		error = await(call);
		if (error) {
			keep_errors(call->socket, error_before, last_before);
			fail(call, error, return_value);
			return;
		}
	}
}

/* socket_accept() has no flags. May yield. */
static ZEND_NAMED_FUNCTION(hook_accept)
{
	socket_call call;
	if (!begin(&call, execute_data, FN_ACCEPT, UV_READABLE, 0)) {
		CS_FUNC_ORIGINAL(functions[FN_ACCEPT]);
	} else if (claim(&call, return_value)) {
		call_until_done(INTERNAL_FUNCTION_PARAM_PASSTHRU, &call, true);
		release(&call);
	}
}

/* --- receiving ------------------------------------------------------------------------------------------------- */

/* Receives `count` bytes, fewer at the end of the connection; or a line. Returns the number, or a negative errno when it is
 * none. May yield. */
static ssize_t receive(socket_call *call, char *buf, size_t count, int flags, bool line)
{
	size_t done = 0;

	while (done < count) {
		ssize_t n = recv(call->fd, buf + done, line ? 1 : count - done, flags | MSG_DONTWAIT);
		if (n == 0) {
			break;
		}
		if (n > 0) {
			done += (size_t) n;
			if (line && (buf[done - 1] == '\n' || buf[done - 1] == '\r')) {
				break;
			}
			continue;
		}
		if (errno == EINTR) {
			continue;
		}
		int error = errno == EAGAIN || errno == EWOULDBLOCK ? await(call) : errno;
		if (error) {
			return done ? (ssize_t) done : -error;
		}
	}
	return (ssize_t) done;
}

/* A line, or `length` bytes without an end of line; false at the end of the connection. PHP adds a NUL to a last line
 * that has no end; this does not. May yield. */
static bool read_line(socket_call *call, zend_long length, zval *return_value)
{
	zend_string *line = zend_string_alloc((size_t) length, false);
	ssize_t n = receive(call, ZSTR_VAL(line), (size_t) length, 0, true);

	if (n > 0) {
		ZSTR_VAL(line)[n] = '\0';
		RETVAL_STR(zend_string_truncate(line, (size_t) n, false));
		return true;
	}
	zend_string_efree(line);
	if (n < 0) {
		fail(call, (int) -n, return_value);
	}
	return n < 0;
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_read)
{
	uint32_t count = ZEND_NUM_ARGS();
	socket_call call;

	if (count < 2 || count > 3 || Z_TYPE_P(ZEND_CALL_ARG(execute_data, 2)) != IS_LONG
		|| (count > 2 && Z_TYPE_P(ZEND_CALL_ARG(execute_data, 3)) != IS_LONG)
		|| !begin(&call, execute_data, FN_READ, UV_READABLE, 0)) {
		CS_FUNC_ORIGINAL(functions[FN_READ]);
		return;
	}
	zend_long length = Z_LVAL_P(ZEND_CALL_ARG(execute_data, 2));
	bool line = count > 2 && Z_LVAL_P(ZEND_CALL_ARG(execute_data, 3)) == NORMAL_READ;
	if (!claim(&call, return_value)) {
		return;
	}
	int error = 0;
	if (!line || length < 1 || length > INT_MAX) {
		error = is_ready(&call) ? 0 : await(&call);
		if (error == 0) {
			CS_FUNC_ORIGINAL(functions[FN_READ]);
		} else {
			fail(&call, error, return_value);
		}
	} else if (!read_line(&call, length, return_value)) {
		CS_FUNC_ORIGINAL(functions[FN_READ]);
	}
	release(&call);
}

static bool is_stream_socket(int fd)
{
	int type = 0;
	socklen_t size = sizeof(type);
	return getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_STREAM;
}

/* socket_recv() with MSG_WAITALL. May yield. */
static void receive_all(socket_call *call, zval *out, zend_long length, int flags, zval *return_value)
{
	zend_string *bytes = zend_string_alloc((size_t) length, false);
	ssize_t n = receive(call, ZSTR_VAL(bytes), (size_t) length, flags & ~MSG_WAITALL, false);

	if (n < 1) {
		zend_string_efree(bytes);
		ZEND_TRY_ASSIGN_REF_NULL(out);
	} else {
		ZSTR_VAL(bytes)[n] = '\0';
		ZEND_TRY_ASSIGN_REF_NEW_STR(out, zend_string_truncate(bytes, (size_t) n, false));
	}
	if (n < 0) {
		fail(call, (int) -n, return_value);
		return;
	}
	RETURN_LONG(n);
}

/* The original with MSG_DONTWAIT in its flags. May yield. */
static void call_with_flags(INTERNAL_FUNCTION_PARAMETERS, socket_call *call, uint32_t flags_arg)
{
	zval *flags = ZEND_CALL_ARG(execute_data, flags_arg);
	zend_long before = Z_LVAL_P(flags);

	Z_LVAL_P(flags) |= MSG_DONTWAIT;
	call_until_done(INTERNAL_FUNCTION_PARAM_PASSTHRU, call, false);
	Z_LVAL_P(flags) = before;
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_recv)
{
	socket_call call;

	if (ZEND_NUM_ARGS() != 4 || !begin(&call, execute_data, FN_RECV, UV_READABLE, 4)) {
		CS_FUNC_ORIGINAL(functions[FN_RECV]);
		return;
	}
	const zval *length = ZEND_CALL_ARG(execute_data, 3);
	zend_long flags = Z_LVAL_P(ZEND_CALL_ARG(execute_data, 4));
	if (!claim(&call, return_value)) {
		return;
	}
	if (flags & MSG_WAITALL && !(flags & (MSG_PEEK | MSG_OOB)) && Z_TYPE_P(length) == IS_LONG && Z_LVAL_P(length) > 0
		&& Z_LVAL_P(length) <= INT_MAX && is_stream_socket(call.fd)) {
		receive_all(&call, ZEND_CALL_ARG(execute_data, 2), Z_LVAL_P(length), (int) flags, return_value);
	} else {
		call_with_flags(INTERNAL_FUNCTION_PARAM_PASSTHRU, &call, 4);
	}
	release(&call);
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_recvfrom)
{
	socket_call call;
	if (!begin(&call, execute_data, FN_RECVFROM, UV_READABLE, 4)) {
		CS_FUNC_ORIGINAL(functions[FN_RECVFROM]);
	} else if (claim(&call, return_value)) {
		call_with_flags(INTERNAL_FUNCTION_PARAM_PASSTHRU, &call, 4);
		release(&call);
	}
}

/* Its flags have a default. May yield. */
static ZEND_NAMED_FUNCTION(hook_recvmsg)
{
	socket_call call;
	if (ZEND_NUM_ARGS() < 2 || !begin(&call, execute_data, FN_RECVMSG, UV_READABLE, ZEND_NUM_ARGS() > 2 ? 3 : 0)) {
		CS_FUNC_ORIGINAL(functions[FN_RECVMSG]);
	} else if (claim(&call, return_value)) {
		/* It reports each error as a warning, EAGAIN too. */
		int error = is_ready(&call) ? 0 : await(&call);
		if (error && error != EAGAIN) {
			fail(&call, error, return_value);
		} else if (error) {
			cs_nonblock saved = cs_nonblock_begin(call.fd);
			CS_FUNC_ORIGINAL(functions[FN_RECVMSG]);
			cs_nonblock_end(saved);
		} else {
			CS_FUNC_ORIGINAL(functions[FN_RECVMSG]);
		}
		release(&call);
	}
}

/* --- sending --------------------------------------------------------------------------------------------------- */

/* Sends what is left of a message of a stream socket, as a blocking call does. Returns what was sent, or a negative errno
 * when that is nothing. May yield. */
static ssize_t send_all(socket_call *call, const char *bytes, size_t count, int flags)
{
	size_t done = 0;

	do {
		ssize_t n = send(call->fd, bytes + done, count - done, flags | MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n >= 0) {
			done += (size_t) n;
			continue;
		}
		if (errno == EINTR) {
			continue;
		}
		int error = errno == EAGAIN || errno == EWOULDBLOCK ? await(call) : errno;
		if (error) {
			return done ? (ssize_t) done : -error;
		}
	} while (done < count);
	return (ssize_t) done;
}

/* socket_write() and socket_send(): data, length. May yield. */
static void send_data(INTERNAL_FUNCTION_PARAMETERS, int fn, uint32_t flags_arg)
{
	uint32_t count = ZEND_NUM_ARGS();
	zval *data = count > 1 ? ZEND_CALL_ARG(execute_data, 2) : NULL;
	zval *length = count > 2 ? ZEND_CALL_ARG(execute_data, 3) : NULL;
	socket_call call;

	if (!data || Z_TYPE_P(data) != IS_STRING || (flags_arg && count != flags_arg) || count > 4
		|| (length && Z_TYPE_P(length) != IS_LONG && Z_TYPE_P(length) != IS_NULL)
		|| (length && Z_TYPE_P(length) == IS_LONG && Z_LVAL_P(length) < 0)
		|| !begin(&call, execute_data, fn, UV_WRITABLE, flags_arg)) {
		CS_FUNC_ORIGINAL(functions[fn]);
		return;
	}
	size_t size = Z_STRLEN_P(data);
	if (length && Z_TYPE_P(length) == IS_LONG && (size_t) Z_LVAL_P(length) < size) {
		size = (size_t) Z_LVAL_P(length);
	}
	if (!claim(&call, return_value)) {
		return;
	}
	int flags = flags_arg ? (int) Z_LVAL_P(ZEND_CALL_ARG(execute_data, flags_arg)) : 0;
	ssize_t n = send_all(&call, Z_STRVAL_P(data), size, flags);
	release(&call);
	if (n < 0) {
		fail(&call, (int) -n, return_value);
		return;
	}
	RETURN_LONG(n);
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_write)
{
	send_data(INTERNAL_FUNCTION_PARAM_PASSTHRU, FN_WRITE, 0);
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_send)
{
	send_data(INTERNAL_FUNCTION_PARAM_PASSTHRU, FN_SEND, 4);
}

/* Of a datagram all or nothing is sent; of a stream PHP may have sent the beginning only. May yield. */
static void send_rest(socket_call *call, const char *bytes, size_t count, zval *return_value)
{
	if (Z_TYPE_P(return_value) == IS_LONG && Z_LVAL_P(return_value) >= 0 && (size_t) Z_LVAL_P(return_value) < count
		&& is_stream_socket(call->fd)) {
		size_t done = (size_t) Z_LVAL_P(return_value);
		ssize_t n = send_all(call, bytes + done, count - done, 0);
		RETVAL_LONG((zend_long) done + MAX(n, 0));
	}
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_sendto)
{
	uint32_t count = ZEND_NUM_ARGS();
	socket_call call;

	if (count < 5 || Z_TYPE_P(ZEND_CALL_ARG(execute_data, 2)) != IS_STRING
		|| Z_TYPE_P(ZEND_CALL_ARG(execute_data, 3)) != IS_LONG || Z_LVAL_P(ZEND_CALL_ARG(execute_data, 3)) < 0
		|| !begin(&call, execute_data, FN_SENDTO, UV_WRITABLE, 4)) {
		CS_FUNC_ORIGINAL(functions[FN_SENDTO]);
		return;
	}
	if (!claim(&call, return_value)) {
		return;
	}
	const zval *data = ZEND_CALL_ARG(execute_data, 2);
	call_with_flags(INTERNAL_FUNCTION_PARAM_PASSTHRU, &call, 4);
	send_rest(&call, Z_STRVAL_P(data), MIN(Z_STRLEN_P(data), (size_t) Z_LVAL_P(ZEND_CALL_ARG(execute_data, 3))),
		return_value);
	release(&call);
}

/* The bytes of a message for sendmsg(), in one piece; NULL when they are not all strings. */
static zend_string *bytes_of_message(zval *message)
{
	zval *pieces = Z_TYPE_P(message) == IS_ARRAY ? zend_hash_str_find(Z_ARRVAL_P(message), ZEND_STRL("iov")) : NULL;
	smart_str all = {0};
	zval *piece;

	if (!pieces || Z_TYPE_P(pieces) != IS_ARRAY) {
		return NULL;
	}
	ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(pieces), piece) {
		if (Z_TYPE_P(piece) != IS_STRING) {
			smart_str_free(&all);
			return NULL;
		}
		smart_str_append(&all, Z_STR_P(piece));
	}
	ZEND_HASH_FOREACH_END();
	return smart_str_extract(&all);
}

/* Its flags have a default. It reports each error as a warning, EAGAIN too, so that it is called when it can send. */
static ZEND_NAMED_FUNCTION(hook_sendmsg)
{
	socket_call call;

	if (ZEND_NUM_ARGS() < 2 || !begin(&call, execute_data, FN_SENDMSG, UV_WRITABLE, ZEND_NUM_ARGS() > 2 ? 3 : 0)) {
		CS_FUNC_ORIGINAL(functions[FN_SENDMSG]);
		return;
	}
	if (!claim(&call, return_value)) {
		return;
	}
	int error = is_ready(&call) ? 0 : await(&call);
	if (error && error != EAGAIN) {
		fail(&call, error, return_value);
	} else {
		bool stream = is_stream_socket(call.fd);
		cs_nonblock saved = stream || error ? cs_nonblock_begin(call.fd) : (cs_nonblock){0};
		CS_FUNC_ORIGINAL(functions[FN_SENDMSG]);
		if (stream || error) {
			cs_nonblock_end(saved);
		}
		zend_string *bytes = stream ? bytes_of_message(ZEND_CALL_ARG(execute_data, 2)) : NULL;
		if (bytes) {
			send_rest(&call, ZSTR_VAL(bytes), ZSTR_LEN(bytes), return_value);
			zend_string_release(bytes);
		}
	}
	release(&call);
}

/* --- connecting and closing ------------------------------------------------------------------------------------ */

/* Replaces a host name in the arguments by its address, which PHP would look up while all wait; `name` takes the name.
 * PHP reports a failure itself. May yield. */
static void resolve_argument(const socket_call *call, zval *argument, zval *name)
{
	struct addrinfo hints = {.ai_family = call->socket->type, .ai_socktype = SOCK_STREAM};
	struct addrinfo *list;
	char ip[INET6_ADDRSTRLEN + 16];
	struct in6_addr address;

	ZVAL_UNDEF(name);
	if ((hints.ai_family != AF_INET && hints.ai_family != AF_INET6) || Z_TYPE_P(argument) != IS_STRING
		|| strlen(Z_STRVAL_P(argument)) != Z_STRLEN_P(argument)
		|| uv_inet_pton(hints.ai_family, Z_STRVAL_P(argument), &address) == 0
		|| cs_resolve(Z_STRVAL_P(argument), NULL, &hints, CS_FOREVER, &list) != 0) {
		return;
	}
	if (list && getnameinfo(list->ai_addr, list->ai_addrlen, ip, sizeof(ip), NULL, 0, NI_NUMERICHOST) == 0) {
		ZVAL_COPY_VALUE(name, argument);
		ZVAL_STRING(argument, ip);
	}
	cs_resolve_free(list);
}

/* A connect that has begun is asked for again when it is done: the kernel then tells how it went. A unix socket whose
 * server has too many clients waiting is tried again after a pause. May yield. */
static void connect_waiting(INTERNAL_FUNCTION_PARAMETERS, socket_call *call)
{
	int error_before = call->socket->error, last_before = last_error();
	int64_t pause = CONNECT_AGAIN_FIRST;

	while (true) {
		set_error(call->socket, 0);
		cs_nonblock saved = cs_nonblock_begin(call->fd);
		CS_FUNC_ORIGINAL(functions[FN_CONNECT]);
		cs_nonblock_end(saved);
		int found = call->socket->error, error = 0;
		if (Z_TYPE_P(return_value) != IS_FALSE || EG(exception) || (found != EINPROGRESS && found != EAGAIN)) {
			keep_errors(call->socket, error_before, last_before);
			return;
		}
		set_error(call->socket, 0);
		if (found == EINPROGRESS) {
			error = await(call);
		} else {
			int64_t left = time_left(call);
			int status = left == 0 ? UV_ETIMEDOUT : cs_co_wait("connect", left < 0 ? pause : MIN(pause, left));
			error = left && status == UV_ETIMEDOUT ? 0 : error_of(status);
			pause = MIN(pause * 2, CONNECT_AGAIN_MAX);
		}
		if (error) {
			fail(call, error == EAGAIN ? found : error, return_value);
			return;
		}
	}
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_connect)
{
	socket_call call;
	zval name = {0};

	if (ZEND_NUM_ARGS() < 2 || !begin(&call, execute_data, FN_CONNECT, UV_WRITABLE, 0)) {
		CS_FUNC_ORIGINAL(functions[FN_CONNECT]);
		return;
	}
	if (!claim(&call, return_value)) {
		return;
	}
	zval *argument = ZEND_CALL_ARG(execute_data, 2);
	resolve_argument(&call, argument, &name);
	if (call.socket->fd == call.fd) {
		connect_waiting(INTERNAL_FUNCTION_PARAM_PASSTHRU, &call);
	} else {
		fail(&call, EBADF, return_value);
	}
	if (!Z_ISUNDEF(name)) {
		zval_ptr_dtor(argument);
		ZVAL_COPY_VALUE(argument, &name);
	}
	release(&call);
}

/* Ends the waits of others. */
static ZEND_NAMED_FUNCTION(hook_close)
{
	int fd = ZEND_NUM_ARGS() == 1 ? cs_sockets_fd(ZEND_CALL_ARG(execute_data, 1)) : -1;
	if (fd >= 0) {
		forget(fd);
	}
	CS_FUNC_ORIGINAL(functions[FN_CLOSE]);
}

static cs_func functions[] = {
	[FN_ACCEPT] = {"socket_accept", hook_accept, NULL},
	[FN_CLOSE] = {"socket_close", hook_close, NULL},
	[FN_CONNECT] = {"socket_connect", hook_connect, NULL},
	[FN_READ] = {"socket_read", hook_read, NULL},
	[FN_RECV] = {"socket_recv", hook_recv, NULL},
	[FN_RECVFROM] = {"socket_recvfrom", hook_recvfrom, NULL},
	[FN_RECVMSG] = {"socket_recvmsg", hook_recvmsg, NULL},
	[FN_SEND] = {"socket_send", hook_send, NULL},
	[FN_SENDMSG] = {"socket_sendmsg", hook_sendmsg, NULL},
	[FN_SENDTO] = {"socket_sendto", hook_sendto, NULL},
	[FN_WRITE] = {"socket_write", hook_write, NULL},
};

void cs_sockets_lay(void)
{
	cs_func_lay(functions, sizeof(functions) / sizeof(functions[0]));
}
