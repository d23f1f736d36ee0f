/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Functions that work on several sockets: wait until the original would find something, or the time is over, and then call
 * it so that it only looks.
 */
#include "func.h"
#include "hook.h"
#include "sockets.h"
#include "stream.h"

#include "src/core/io.h"

static cs_func functions[];
enum { FN_FCLOSE, FN_STREAM_SELECT, FN_STREAM_SOCKET_PAIR, FN_SOCKET_SELECT };

typedef struct poll_set {
	struct pollfd *fds;
	unsigned count;
	bool failed; /* something in it is no socket, or can be read from its buffer: the original tells at once */
} poll_set;

static int fd_of_stream(zval *value, bool *buffered)
{
	php_stream *stream = NULL;
	php_socket_t fd = -1;

	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) == IS_RESOURCE) {
		stream = zend_fetch_resource2(Z_RES_P(value), NULL, php_file_le_stream(), php_file_le_pstream());
	}
	if (!stream
		|| php_stream_cast(stream, PHP_STREAM_AS_FD_FOR_SELECT | PHP_STREAM_CAST_INTERNAL, (void *) &fd, 0)
			!= SUCCESS) {
		return -1;
	}
	*buffered = stream->writepos - stream->readpos > 0;
	return fd;
}

static int fd_of_socket(zval *value, bool *buffered)
{
	*buffered = false;
	return cs_sockets_fd(value);
}

static void add_all(poll_set *set, zval *array, short events, int (*fd_of)(zval *, bool *))
{
	zval *value;

	ZVAL_DEREF(array);
	if (Z_TYPE_P(array) != IS_ARRAY) {
		set->failed |= Z_TYPE_P(array) != IS_NULL;
		return;
	}
	set->fds = safe_erealloc(set->fds, set->count + zend_hash_num_elements(Z_ARRVAL_P(array)), sizeof(*set->fds), 1);
	ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(array), value) {
		bool buffered = false;
		int fd = fd_of(value, &buffered);
		if (fd < 0 || (buffered && events == POLLIN)) {
			set->failed = true;
			break;
		}
		set->fds[set->count++] = (struct pollfd){.fd = fd, .events = events};
	}
	ZEND_HASH_FOREACH_END();
}

/* The time as the two arguments give it; false when the original has something to say about them. */
static bool timeout_of(zval *seconds, zval *us, int64_t *timeout_ms)
{
	*timeout_ms = CS_FOREVER;
	if (Z_TYPE_P(seconds) == IS_NULL) {
		return !us || Z_TYPE_P(us) == IS_NULL || (Z_TYPE_P(us) == IS_LONG && Z_LVAL_P(us) == 0);
	}
	zend_long more = us && Z_TYPE_P(us) == IS_LONG ? Z_LVAL_P(us) : 0;
	if (Z_TYPE_P(seconds) != IS_LONG || Z_LVAL_P(seconds) < 0 || Z_LVAL_P(seconds) > INT32_MAX || more < 0
		|| (us && Z_TYPE_P(us) != IS_LONG && Z_TYPE_P(us) != IS_NULL)) {
		return false;
	}
	*timeout_ms = Z_LVAL_P(seconds) * 1000 + more / 1000 + (more % 1000 != 0);
	return true;
}

/* True when the call may be made without a timeout: the arguments are right, and the wait is over. The original looks at
 * wrong arguments, and then waits itself. May yield. */
static bool wait_for_any(zend_execute_data *execute_data, int (*fd_of)(zval *, bool *))
{
	uint32_t count = ZEND_NUM_ARGS();
	poll_set set = {0};
	int64_t timeout_ms;

	if (count < 4 || count > 5
		|| !timeout_of(
			ZEND_CALL_ARG(execute_data, 4), count > 4 ? ZEND_CALL_ARG(execute_data, 5) : NULL, &timeout_ms)) {
		return false;
	}
	add_all(&set, ZEND_CALL_ARG(execute_data, 1), POLLIN, fd_of);
	add_all(&set, ZEND_CALL_ARG(execute_data, 2), POLLOUT, fd_of);
	add_all(&set, ZEND_CALL_ARG(execute_data, 3), POLLPRI, fd_of);
	bool waited = !set.failed && set.count && !EG(exception);
	if (waited) {
		cs_io_poll("descriptors", set.fds, set.count, timeout_ms);
	}
	if (set.fds) {
		efree(set.fds);
	}
	return waited;
}

/* May yield. */
static void call_select(INTERNAL_FUNCTION_PARAMETERS, const cs_func *function, int (*fd_of)(zval *, bool *))
{
	if (!wait_for_any(execute_data, fd_of)) {
		CS_FUNC_ORIGINAL(*function);
		return;
	}
	bool has_us = ZEND_NUM_ARGS() > 4;
	zval seconds, us;
	ZVAL_COPY_VALUE(&seconds, ZEND_CALL_ARG(execute_data, 4));
	ZVAL_LONG(ZEND_CALL_ARG(execute_data, 4), 0);
	if (has_us) {
		ZVAL_COPY_VALUE(&us, ZEND_CALL_ARG(execute_data, 5));
		ZVAL_LONG(ZEND_CALL_ARG(execute_data, 5), 0);
	}
	CS_FUNC_ORIGINAL(*function);
	ZVAL_COPY_VALUE(ZEND_CALL_ARG(execute_data, 4), &seconds);
	if (has_us) {
		ZVAL_COPY_VALUE(ZEND_CALL_ARG(execute_data, 5), &us);
	}
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_stream_select)
{
	if (!cs_hook_on(CS_HOOK_STREAM_FUNCTION)) {
		CS_FUNC_ORIGINAL(functions[FN_STREAM_SELECT]);
		return;
	}
	call_select(INTERNAL_FUNCTION_PARAM_PASSTHRU, &functions[FN_STREAM_SELECT], fd_of_stream);
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_socket_select)
{
	if (!cs_hook_on(CS_HOOK_SOCKETS)) {
		CS_FUNC_ORIGINAL(functions[FN_SOCKET_SELECT]);
		return;
	}
	call_select(INTERNAL_FUNCTION_PARAM_PASSTHRU, &functions[FN_SOCKET_SELECT], fd_of_socket);
}

/* The streams of a pair come from no transport. */
static ZEND_NAMED_FUNCTION(hook_stream_socket_pair)
{
	zval *value;

	CS_FUNC_ORIGINAL(functions[FN_STREAM_SOCKET_PAIR]);
	if (Z_TYPE_P(return_value) != IS_ARRAY) {
		return;
	}
	ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(return_value), value) {
		php_stream *stream =
			Z_TYPE_P(value) == IS_RESOURCE ? zend_fetch_resource(Z_RES_P(value), NULL, php_file_le_stream()) : NULL;
		if (stream) {
			cs_stream_lay_over(stream->ops, CS_HOOK_STREAM_FUNCTION);
		}
	}
	ZEND_HASH_FOREACH_END();
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_fclose)
{
	zval *value = ZEND_NUM_ARGS() ? ZEND_CALL_ARG(execute_data, 1) : NULL;
	if (value && Z_TYPE_P(value) == IS_RESOURCE && CSG(hook).socket_count) {
		php_stream *stream = zend_fetch_resource2(Z_RES_P(value), NULL, php_file_le_stream(), php_file_le_pstream());
		if (stream) {
			cs_stream_allow_close(stream);
		}
	}
	CS_FUNC_ORIGINAL(functions[FN_FCLOSE]);
}

static cs_func functions[] = {
	[FN_FCLOSE] = {"fclose", hook_fclose, NULL},
	[FN_STREAM_SELECT] = {"stream_select", hook_stream_select, NULL},
	[FN_STREAM_SOCKET_PAIR] = {"stream_socket_pair", hook_stream_socket_pair, NULL},
	[FN_SOCKET_SELECT] = {"socket_select", hook_socket_select, NULL},
};

void cs_stream_lay_functions(void)
{
	cs_func_lay(functions, sizeof(functions) / sizeof(functions[0]));
}
