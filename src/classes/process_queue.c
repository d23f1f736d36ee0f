/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process: message queues. A queue cannot be watched by the event loop, so a coroutine that waits looks again and
 * again, with growing pauses.
 */
#include "process.h"
#include "process_queue.h"

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

/* Between two looks of a coroutine; a system call that was interrupted. True: try again. */
static bool try_again(ssize_t result, bool wait, int64_t *pause)
{
	if (result == -EINTR && !cs_co_current()) {
		if (!CSG(core).loop_running) {
			cs_signal_dispatch();
		}
		return !EG(exception);
	}
	if (result != -EAGAIN || !wait || !cs_co_can_yield()) {
		return false;
	}
	bool over = cs_co_wait("message queue", *pause) == UV_ETIMEDOUT;
	*pause = MIN(*pause * 2, PAUSE_MAX_MS);
	return over;
}

int cs_process_queue_send(int id, long type, const char *data, size_t len, bool wait)
{
	int64_t pause = PAUSE_FIRST_MS;
	int result;

	do {
		result = cs_msg_queue_send(id, type, data, len, wait && !cs_co_can_yield());
	} while (try_again(result, wait, &pause));
	return result;
}

ssize_t cs_process_queue_receive(int id, long type, char *data, size_t size, bool wait)
{
	int64_t pause = PAUSE_FIRST_MS;
	ssize_t result;

	do {
		result = cs_msg_queue_receive(id, type, data, size, wait && !cs_co_can_yield());
	} while (try_again(result, wait, &pause));
	return result;
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
	if ((error = cs_msg_queue_open((int) key, &id)) < 0
		|| (capacity > 0 && (error = cs_msg_queue_set_capacity(id, (size_t) capacity)) < 0)) {
		cs_set_last_error(-error);
		cs_warn("cannot use the message queue 0x%x: %s", (unsigned) key, strerror(-error));
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
	int error = process ? cs_msg_queue_stat(process->queue, &messages, &bytes) : -EINVAL;
	if (error < 0) {
		cs_set_last_error(-error);
		RETURN_FALSE;
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
	process->queue = -1;
	if (error < 0) {
		cs_set_last_error(-error);
		RETURN_FALSE;
	}
	RETURN_TRUE;
}

/* May yield. */
ZEND_METHOD(Swoole_Process, push)
{
	zend_string *data;

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
	int error = cs_process_queue_send(
		process->queue, (long) process->id + 1, ZSTR_VAL(data), ZSTR_LEN(data), process->queue_wait);
	if (error < 0) {
		cs_set_last_error(-error);
		if (error == -EINVAL || error == -EMSGSIZE) {
			cs_warn("cannot push a message of %zu bytes: the queue was removed, or the message is larger than "
					"the system allows (kernel.msgmax)",
				ZSTR_LEN(data));
		}
		RETURN_FALSE;
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
	ssize_t n = cs_process_queue_receive(process->queue, type, ZSTR_VAL(data), (size_t) size, process->queue_wait);
	if (n < 0) {
		zend_string_efree(data);
		cs_set_last_error((zend_long) -n);
		if (n == -E2BIG) {
			cs_warn("the next message is larger than " ZEND_LONG_FMT " bytes", size);
		}
		RETURN_FALSE;
	}
	data = zend_string_truncate(data, (size_t) n, 0);
	ZSTR_VAL(data)[n] = 0;
	RETURN_STR(data);
}
