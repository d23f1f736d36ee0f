/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process: message queues. A queue cannot be watched by the event loop, so a coroutine that waits looks again and
 * again, with growing pauses.
 */
#include "process.h"

#include "error.h"
#include "src/core/co.h"
#include "src/core/signal.h"
#include "src/server/msg_queue.h"

#include <errno.h>

/* These are declared by the arginfo header, which defines their tables; it belongs to process.c. */
ZEND_METHOD(Swoole_Process, useQueue);
ZEND_METHOD(Swoole_Process, statQueue);
ZEND_METHOD(Swoole_Process, freeQueue);
ZEND_METHOD(Swoole_Process, push);
ZEND_METHOD(Swoole_Process, pop);

#define PAUSE_FIRST_MS 1
#define PAUSE_MAX_MS   20
#define MODE_ORIENT    1 /* SWOOLE_MSGQUEUE_ORIENT */
#define MODE_BALANCE   2 /* SWOOLE_MSGQUEUE_BALANCE */

static bool look(void *arg)
{
	if (!CSG(core).loop_running) {
		cs_signal_dispatch();
	}
	return !EG(exception);
}

/* Looks again after a call that had to wait or was interrupted, in a coroutine after a pause. 0: look again, else the
 * error that ends it. */
static int look_again(ssize_t result, bool wait, int64_t *pause)
{
	if (result == -EINTR && !cs_co_can_yield()) {
		return look(NULL) ? 0 : -EINTR;
	}
	if (result != -EAGAIN || !wait || !cs_co_can_yield()) {
		return (int) result;
	}
	int status = cs_co_wait("message queue", *pause);
	*pause = MIN(*pause * 2, PAUSE_MAX_MS);
	return status == UV_ETIMEDOUT ? 0 : status;
}

/* 0 or a negative error. May yield. */
static int send_message(int id, long type, const zend_string *data, bool wait)
{
	int64_t pause = PAUSE_FIRST_MS;
	int result;

	do {
		result =
			cs_msg_queue_send(id, type, ZSTR_VAL(data), ZSTR_LEN(data), wait && !cs_co_can_yield() ? look : NULL, NULL);
	} while (result < 0 && (result = look_again(result, wait, &pause)) == 0);
	return result;
}

/* Length of the message or a negative error. May yield. */
static ssize_t receive_message(int id, long type, char *data, size_t size, bool wait)
{
	int64_t pause = PAUSE_FIRST_MS;
	ssize_t result;

	do {
		result = cs_msg_queue_receive(id, type, data, size, wait && !cs_co_can_yield() ? look : NULL, NULL);
	} while (result < 0 && (result = look_again(result, wait, &pause)) == 0);
	return result;
}

/* Warns but of what was to be expected: there is no message or no room, the wait was ended. */
static void fail(ssize_t error, const char *what, zval *return_value)
{
	cs_set_last_error((zend_long) -error);
	if (error == -EINVAL || error == -EIDRM) {
		cs_warn("cannot %s: the message queue was removed", what);
	} else if (error != -EAGAIN && error != UV_ECANCELED && error != -EINTR) {
		cs_warn("cannot %s: %s", what, strerror((int) -error));
	}
	RETVAL_FALSE;
}

/* The object, when it has a queue; warns when not. */
static cs_process *with_queue(zval *this, const char *what)
{
	cs_process *process = cs_process_of(Z_OBJ_P(this));

	if (process->queue < 0) {
		cs_warn("there is no message queue to %s: call useQueue() first", what);
		return NULL;
	}
	return process;
}

ZEND_METHOD(Swoole_Process, useQueue)
{
	zend_long key = 0, mode = MODE_BALANCE, capacity = -1;
	int id, error;

	ZEND_PARSE_PARAMETERS_START(0, 3)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(key)
		Z_PARAM_LONG(mode)
		Z_PARAM_LONG(capacity)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	zend_long kind = mode & ~(zend_long) CS_PROCESS_IPC_NOWAIT;
	if (kind != MODE_ORIENT && kind != MODE_BALANCE) {
		zend_argument_value_error(2,
			"must be SWOOLE_MSGQUEUE_ORIENT (1) or SWOOLE_MSGQUEUE_BALANCE (2), with or without "
			"Swoole\\Process::IPC_NOWAIT, " ZEND_LONG_FMT " given",
			mode);
		RETURN_THROWS();
	}
	if (capacity < -1) {
		zend_argument_value_error(3, "must be a number of bytes, or -1, " ZEND_LONG_FMT " given", capacity);
		RETURN_THROWS();
	}
	if (key > UINT32_MAX) {
		zend_argument_value_error(1, "must be the key of a message queue, of 32 bits, " ZEND_LONG_FMT " given", key);
		RETURN_THROWS();
	}
	if (key <= 0) {
		key = cs_msg_queue_key(zend_get_executed_filename());
		if (key < 0 && key > -4096) {
			cs_warn("no key can be made from the path of the script: give one to useQueue()");
			RETURN_FALSE;
		}
	}
	if ((error = cs_msg_queue_open((int) key, &id)) < 0) {
		cs_set_last_error(-error);
		cs_warn("cannot use the message queue 0x%x: %s", (unsigned) key, strerror(-error));
		RETURN_FALSE;
	}
	if (capacity > 0 && (error = cs_msg_queue_set_capacity(id, (size_t) capacity)) < 0) {
		cs_set_last_error(-error);
		cs_warn("cannot give the message queue 0x%x a capacity of " ZEND_LONG_FMT " bytes: %s", (unsigned) key,
			capacity, strerror(-error));
		RETURN_FALSE;
	}
	process->queue = id;
	process->queue_mode = (int) kind;
	process->queue_wait = !(mode & CS_PROCESS_IPC_NOWAIT);
	zend_update_property_long(cs_process_ce, &process->std, ZEND_STRL("msgQueueId"), id);
	zend_update_property_long(cs_process_ce, &process->std, ZEND_STRL("msgQueueKey"), key);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Process, statQueue)
{
	uint64_t messages = 0, bytes = 0;

	ZEND_PARSE_PARAMETERS_NONE();
	cs_process *process = with_queue(ZEND_THIS, "look at");
	if (!process) {
		RETURN_FALSE;
	}
	int error = cs_msg_queue_stat(process->queue, &messages, &bytes);
	if (error < 0) {
		fail(error, "look at the message queue", return_value);
		return;
	}
	array_init(return_value);
	add_assoc_long(return_value, "queue_num", (zend_long) messages);
	add_assoc_long(return_value, "queue_bytes", (zend_long) bytes);
}

ZEND_METHOD(Swoole_Process, freeQueue)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_process *process = with_queue(ZEND_THIS, "remove");
	if (!process) {
		RETURN_FALSE;
	}
	int error = cs_msg_queue_remove(process->queue);
	if (error == 0 || error == -EINVAL || error == -EIDRM) {
		process->queue = -1;
	}
	if (error < 0) {
		fail(error, "remove the message queue", return_value);
		return;
	}
	RETURN_TRUE;
}

/* May yield. */
ZEND_METHOD(Swoole_Process, push)
{
	zend_string *data;
	uint64_t messages, bytes;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = with_queue(ZEND_THIS, "push to");
	if (!process) {
		RETURN_FALSE;
	}
	if (ZSTR_LEN(data) < 1 || ZSTR_LEN(data) > CS_MSG_QUEUE_MAX) {
		cs_warn("a message has 1 to %d bytes, %zu given", CS_MSG_QUEUE_MAX, ZSTR_LEN(data));
		RETURN_FALSE;
	}
	int error = send_message(process->queue, (long) process->id + 1, data, process->queue_wait);
	/* The system says the same of a queue that is gone and of a message over its limit. */
	if (error == -EINVAL && cs_msg_queue_stat(process->queue, &messages, &bytes) == 0) {
		error = -EMSGSIZE;
	}
	if (error == -EMSGSIZE) {
		cs_set_last_error(EMSGSIZE);
		cs_warn("cannot push a message of %zu bytes: the system allows no larger one than kernel.msgmax says, nor "
				"than the queue itself",
			ZSTR_LEN(data));
		RETURN_FALSE;
	}
	if (error < 0) {
		fail(error, "push", return_value);
		return;
	}
	RETURN_TRUE;
}

/* May yield. */
ZEND_METHOD(Swoole_Process, pop)
{
	zend_long size = CS_MSG_QUEUE_MAX;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(size)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = with_queue(ZEND_THIS, "pop from");
	if (!process) {
		RETURN_FALSE;
	}
	if (size < 1 || size > CS_MSG_QUEUE_MAX) {
		size = CS_MSG_QUEUE_MAX;
	}
	long type = process->queue_mode == MODE_ORIENT ? (long) process->id + 1 : 0;
	zend_string *data = zend_string_alloc((size_t) size, 0);
	ssize_t n = receive_message(process->queue, type, ZSTR_VAL(data), (size_t) size, process->queue_wait);
	if (n == -E2BIG) {
		zend_string_efree(data);
		cs_set_last_error(E2BIG);
		cs_warn("the next message is larger than " ZEND_LONG_FMT " bytes", size);
		RETURN_FALSE;
	}
	if (n < 0) {
		zend_string_efree(data);
		fail(n, "pop", return_value);
		return;
	}
	data = zend_string_truncate(data, (size_t) n, 0);
	ZSTR_VAL(data)[n] = 0;
	RETURN_STR(data);
}
