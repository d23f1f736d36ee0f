/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Handing work to task workers and waiting for results; messages between workers. A task is a datagram to the task worker's
 * slot, its result one back to the sender's. server_task_run.c does the work.
 */
#include "server_task.h"

#include "error.h"
#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"

#include "ext/standard/php_var.h"
#include "zend_smart_str.h"

#include <errno.h>
#include <time.h>
#include <unistd.h>

#define CS_QUEUE_PATIENCE_MS 1000 /* for a full message queue */
#define CS_WAIT_SLICE_MS     20   /* after which a wait for results looks whether a successor reads the box */

/* One call that waits for results: of taskwait() or of several tasks. On the caller's stack. */
typedef struct task_wait {
	cs_co *co;
	zval *results; /* array: position => result */
	uint32_t pending;
} task_wait;

/* What happens with the result of one task of ours; in server->task_waiters by task id. */
typedef struct task_waiter {
	task_wait *wait; /* NULL: callback, or onFinish */
	zend_ulong position;
	cs_callback callback;
} task_waiter;

double cs_server_wall_time(void)
{
	struct timespec now;
	clock_gettime(CLOCK_REALTIME, &now);
	return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* ---- values on the wire ---- */

bool cs_task_pack(zval *value, zend_string **out, uint16_t *flags)
{
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) == IS_STRING) {
		*out = zend_string_copy(Z_STR_P(value));
		return true;
	}
	smart_str buffer = {0};
	php_serialize_data_t data;
	PHP_VAR_SERIALIZE_INIT(data);
	php_var_serialize(&buffer, value, &data);
	PHP_VAR_SERIALIZE_DESTROY(data);
	if (EG(exception)) {
		smart_str_free(&buffer);
		return false;
	}
	*flags |= CS_TASK_SERIALIZED;
	*out = smart_str_extract(&buffer);
	return true;
}

void cs_task_unpack(const char *bytes, size_t len, uint16_t flags, zval *out)
{
	if (!(flags & CS_TASK_SERIALIZED)) {
		ZVAL_STRINGL(out, bytes, len);
		return;
	}
	const unsigned char *at = (const unsigned char *) bytes;
	php_unserialize_data_t data;
	PHP_VAR_UNSERIALIZE_INIT(data);
	ZVAL_UNDEF(out);
	if (!php_var_unserialize(out, &at, (const unsigned char *) bytes + len, &data)) {
		zval_ptr_dtor(out);
		ZVAL_FALSE(out);
	}
	PHP_VAR_UNSERIALIZE_DESTROY(data);
}

int cs_task_send(cs_server *server, int slot, cs_ipc_head *head, zval *value)
{
	zend_string *body;

	if (!cs_task_pack(value, &body, &head->flags)) {
		return UV_EINVAL;
	}
	head->time = cs_server_wall_time();
	cs_view part = {ZSTR_VAL(body), ZSTR_LEN(body)};
	int error = cs_ipc_send(server->ipc, slot, head, &part, 1, NULL, 0);
	zend_string_release(body);
	return error;
}

/* ---- sending tasks ---- */

/* A nested loop hears nothing of other processes. */
static bool can_wait(void)
{
	return cs_co_can_yield() && !CSG(core).nested;
}

/* The task worker with the least to do, beginning with another one each time. */
static int choose_task_worker(cs_server *server)
{
	int n = server->tree.task_num, first = server->tree.worker_num, best = -1;
	uint32_t least = UINT32_MAX;

	for (int i = 0; i < n; i++) {
		int slot = first + (int) ((server->next_task_worker + (uint32_t) i) % (uint32_t) n);
		uint32_t busy = __atomic_load_n(&server->tree.shared->slots[slot].busy_tasks, __ATOMIC_RELAXED);
		if (busy < least) {
			least = busy;
			best = slot;
		}
	}
	server->next_task_worker++;
	return best;
}

static void warn_send(int error, int slot)
{
	if (EG(exception)) {
		return;
	}
	cs_set_last_error(-error);
	if (error == UV_ENOBUFS) {
		cs_warn("task worker %d has too much to do already: raise task_worker_num or wait for results", slot);
	} else {
		cs_warn("the task could not be sent: %s", uv_strerror(error));
	}
}

/* Counted in shared memory: a successor goes on with the numbers. */
static uint64_t next_task_id(cs_server *server)
{
	cs_slot *slot = &server->tree.shared->slots[MAX(server->tree.self_slot, 0)];
	return __atomic_fetch_add(&slot->next_task_id, 1, __ATOMIC_RELAXED);
}

/* Puts a task into the message queue; waits a while when that is full. May yield. */
static int queue_task(cs_server *server, int slot, cs_ipc_head *head, zval *value)
{
	zend_string *body;
	int error, tries = CS_QUEUE_PATIENCE_MS;

	if (!cs_task_pack(value, &body, &head->flags)) {
		return UV_EINVAL;
	}
	head->src = (int16_t) server->tree.self_slot;
	head->time = cs_server_wall_time();
	head->arg |= cs_server_queue_instance(server);
	while ((error = cs_msgqueue_send(server->queue, slot, head, (cs_view){ZSTR_VAL(body), ZSTR_LEN(body)})) == UV_EAGAIN
		&& tries-- > 0) {
		if (!can_wait()) {
			usleep(1000);
		} else if (cs_co_wait("room in the message queue", 1) == UV_ECANCELED) {
			error = UV_ECANCELED;
			break;
		}
	}
	zend_string_release(body);
	return error == UV_EAGAIN ? UV_ENOBUFS : error;
}

/* Sends one task. Returns its id, or -1 after a warning. */
static zend_long send_task(cs_server *server, zval *data, zend_long index, bool wants_reply)
{
	cs_ipc_head head = {.type = CS_MSG_TASK, .flags = wants_reply ? 0 : CS_TASK_NO_REPLY};
	int slot;

	if (server->tree.task_num == 0) {
		cs_warn("there are no task workers: set task_worker_num before start()");
		return -1;
	}
	if (index >= server->tree.task_num || index < -1) {
		cs_warn("there is no task worker " ZEND_LONG_FMT ": they are numbered from 0 to %d", index,
			server->tree.task_num - 1);
		return -1;
	}
	slot = index < 0 ? choose_task_worker(server) : server->tree.worker_num + (int) index;
	head.id = next_task_id(server);
	head.arg = server->tree.self_generation;
	int error;
	if (server->queue) {
		error = queue_task(server, slot, &head, data);
	} else {
		__atomic_fetch_add(&server->tree.shared->slots[slot].busy_tasks, 1, __ATOMIC_RELAXED);
		error = cs_task_send(server, slot, &head, data);
	}
	if (error < 0) {
		if (!server->queue) {
			__atomic_fetch_sub(&server->tree.shared->slots[slot].busy_tasks, 1, __ATOMIC_RELAXED);
		}
		warn_send(error, slot);
		return -1;
	}
	return (zend_long) head.id;
}

static void free_waiter(zval *zv)
{
	task_waiter *waiter = Z_PTR_P(zv);
	cs_callback_dtor(&waiter->callback);
	efree(waiter);
}

static task_waiter *add_waiter(cs_server *server, zend_long id)
{
	task_waiter *waiter = ecalloc(1, sizeof(*waiter));
	zval zv;

	if (!server->task_waiters) {
		ALLOC_HASHTABLE(server->task_waiters);
		zend_hash_init(server->task_waiters, 8, NULL, free_waiter, 0);
	}
	ZVAL_PTR(&zv, waiter);
	zend_hash_index_update(server->task_waiters, (zend_ulong) id, &zv);
	return waiter;
}

/* The running server, or NULL after a warning; results can come to workers only. */
static cs_server *task_server(zval *this)
{
	cs_server *server = cs_server_running(this);

	if (server && !server->ipc) {
		cs_warn("there are no task workers: set task_worker_num before start()");
		return NULL;
	}
	return server;
}

ZEND_METHOD(Swoole_Server, task)
{
	zval *data;
	zend_long index = -1;
	zend_fcall_info fci = empty_fcall_info;
	zend_fcall_info_cache fcc = empty_fcall_info_cache;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_ZVAL(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(index)
		Z_PARAM_FUNC_OR_NULL(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = task_server(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	/* Master and manager read no messages: there a result has nowhere to go. */
	bool wants_reply =
		server->tree.self_slot >= 0 && (fci.size || cs_callback_is_set(&server->callbacks[CS_ON_FINISH]));
	zend_long id = send_task(server, data, index, wants_reply);
	if (id < 0) {
		RETURN_FALSE;
	}
	if (fci.size && wants_reply) {
		cs_callback_init(&add_waiter(server, id)->callback, &fci, &fcc, 0, 0, NULL, NULL);
	}
	RETURN_LONG(id);
}

/* ---- waiting for results ---- */

static bool is_result(const cs_ipc_message *message, void *arg)
{
	return message->head.type == CS_MSG_TASK_RESULT;
}

/* Without a coroutine: reads results until all are there or the time is over. */
static void wait_blocking(cs_server *server, task_wait *wait, int64_t timeout_ms)
{
	uint64_t end = cs_loop_fresh_ms() + (uint64_t) timeout_ms;
	int box = server->tree.self_slot;

	while (wait->pending) {
		uint64_t now = cs_loop_fresh_ms();
		int64_t left = timeout_ms < 0 ? INT64_MAX : now >= end ? 0 : (int64_t) (end - now);
		cs_ipc_message message;
		int error = cs_ipc_receive(server->ipc, box, MIN(left, CS_WAIT_SLICE_MS), is_result, NULL, &message);
		if (error == 0) {
			if (!cs_server_pass_on(server, &message)) {
				cs_server_on_task_result(server, &message);
			}
			cs_ipc_message_free(server->ipc, &message);
		} else if (error == UV_EBUSY) {
			box = cs_server_old_box(server, box); /* the successor passes ours on */
		} else if (error != UV_EINTR && (error != UV_ETIMEDOUT || left <= CS_WAIT_SLICE_MS)) {
			return;
		}
	}
}

/* Sends the tasks of the array and waits for their results, which go into `results` by position. May yield. */
static void run_tasks(cs_server *server, HashTable *tasks, zval *results, double timeout, zend_long index)
{
	task_wait wait = {.co = can_wait() ? cs_co_current() : NULL, .results = results};
	zend_long *ids = safe_emalloc(zend_hash_num_elements(tasks) + 1, sizeof(*ids), 0);
	int64_t timeout_ms = cs_timeout_ms(timeout, true);
	uint32_t sent = 0;
	zend_ulong position = 0;
	zval *task;

	ZEND_HASH_FOREACH_VAL(tasks, task) {
		zend_long id = send_task(server, task, index, true);
		if (id >= 0) {
			task_waiter *waiter = add_waiter(server, id);
			waiter->wait = &wait;
			waiter->position = position;
			ids[sent++] = id;
			wait.pending++;
		}
		position++;
	}
	ZEND_HASH_FOREACH_END();
	if (wait.pending && !EG(exception)) {
		if (wait.co) {
			cs_server_work(server);
			cs_co_wait("results of tasks", timeout_ms);
		} else {
			wait_blocking(server, &wait, timeout_ms);
		}
	}
	for (uint32_t i = 0; i < sent; i++) {
		zend_hash_index_del(server->task_waiters, (zend_ulong) ids[i]);
	}
	efree(ids);
}

void cs_task_ask(cs_server *server, int slot, cs_ipc_head *head, zval *value, int64_t timeout_ms, zval *answer)
{
	zval results, *found;
	task_wait wait = {.co = can_wait() ? cs_co_current() : NULL, .results = &results, .pending = 1};

	ZVAL_UNDEF(answer);
	head->id = next_task_id(server);
	head->arg = server->tree.self_generation;
	if (cs_task_send(server, slot, head, value) < 0) {
		return;
	}
	array_init(&results);
	add_waiter(server, (zend_long) head->id)->wait = &wait;
	if (wait.co) {
		cs_server_work(server);
		cs_co_wait("the answer of another process", timeout_ms);
	} else {
		wait_blocking(server, &wait, timeout_ms);
	}
	zend_hash_index_del(server->task_waiters, (zend_ulong) head->id);
	found = zend_hash_index_find(Z_ARRVAL(results), 0);
	if (found) {
		ZVAL_COPY(answer, found);
	}
	zval_ptr_dtor(&results);
}

/* Only a worker gets results. */
static cs_server *waiting_server(zval *this)
{
	cs_server *server = task_server(this);

	if (server && (server->tree.self_slot < 0 || server->tree.self_slot >= server->tree.worker_num)) {
		cs_warn("only workers can wait for the results of tasks");
		return NULL;
	}
	return server;
}

ZEND_METHOD(Swoole_Server, taskwait)
{
	zval *data, tasks, results, *result;
	double timeout = 0.5;
	zend_long index = -1;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_ZVAL(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
		Z_PARAM_LONG(index)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = waiting_server(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	array_init_size(&tasks, 1);
	Z_TRY_ADDREF_P(data);
	add_next_index_zval(&tasks, data);
	array_init(&results);
	run_tasks(server, Z_ARRVAL(tasks), &results, timeout, index);
	result = zend_hash_index_find(Z_ARRVAL(results), 0);
	RETVAL_FALSE;
	if (result) {
		ZVAL_COPY(return_value, result);
	}
	zval_ptr_dtor(&results);
	zval_ptr_dtor(&tasks);
}

static int by_position(Bucket *a, Bucket *b)
{
	return a->h < b->h ? -1 : a->h > b->h;
}

/* taskWaitMulti() leaves out what has not come, taskCo() puts false there. */
static void wait_for_all(INTERNAL_FUNCTION_PARAMETERS, bool fill)
{
	HashTable *tasks;
	double timeout = 0.5;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ARRAY_HT(tasks)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = waiting_server(ZEND_THIS);
	if (!server || zend_hash_num_elements(tasks) == 0) {
		RETURN_FALSE;
	}
	array_init(return_value);
	run_tasks(server, tasks, return_value, timeout, -1);
	if (fill) {
		for (uint32_t i = 0; i < zend_hash_num_elements(tasks); i++) {
			zval missing;
			ZVAL_FALSE(&missing);
			zend_hash_index_add(Z_ARRVAL_P(return_value), i, &missing);
		}
	} else if (zend_hash_num_elements(Z_ARRVAL_P(return_value)) == 0) {
		zval_ptr_dtor(return_value);
		RETURN_FALSE;
	}
	zend_hash_sort(Z_ARRVAL_P(return_value), by_position, 0);
}

ZEND_METHOD(Swoole_Server, taskWaitMulti)
{
	wait_for_all(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Server, taskCo)
{
	if (!cs_require_coroutine("Swoole\\Server::taskCo()")) {
		RETURN_THROWS();
	}
	wait_for_all(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

void cs_server_on_task_result(cs_server *server, cs_ipc_message *message)
{
	zend_ulong id = (zend_ulong) message->head.id;
	task_waiter *waiter = server->task_waiters ? zend_hash_index_find_ptr(server->task_waiters, id) : NULL;
	bool failed = (message->head.flags & CS_TASK_FAILED) || message->error;
	zval args[2], result;

	ZVAL_FALSE(&result);
	if (!failed) {
		cs_task_unpack(message->body.ptr, message->body.len, message->head.flags, &result);
	}
	if (waiter && waiter->wait) {
		task_wait *wait = waiter->wait;
		zend_hash_index_update(Z_ARRVAL_P(wait->results), waiter->position, &result);
		zend_hash_index_del(server->task_waiters, id);
		if (--wait->pending == 0 && wait->co) {
			cs_co_wake(wait->co, 0);
		}
		return;
	}
	if (failed) {
		cs_log(CS_LOG_WARNING, "task " ZEND_LONG_FMT " was lost: its task worker died", (zend_long) id);
		zval_ptr_dtor(&result);
		if (waiter) {
			zend_hash_index_del(server->task_waiters, id);
		}
		return;
	}
	ZVAL_LONG(&args[0], (zend_long) id);
	ZVAL_COPY_VALUE(&args[1], &result);
	uint32_t count = 2;
	if (server->options.event_object) {
		cs_server_task_result_object((zend_long) id, message->head.src, message->head.time, &result, &args[0]);
		count = 1;
	}
	if (waiter) {
		cs_callback callback = waiter->callback;
		memset(&waiter->callback, 0, sizeof(callback));
		zend_hash_index_del(server->task_waiters, id);
		cs_server_call_with(server, &callback, count, args, server->options.enable_coroutine);
		cs_callback_dtor(&callback);
	} else {
		cs_server_call(server, NULL, CS_ON_FINISH, count, args, server->options.enable_coroutine);
	}
}

/* ---- messages between workers ---- */

ZEND_METHOD(Swoole_Server, sendMessage)
{
	zval *data;
	zend_long worker;
	cs_ipc_head head = {.type = CS_MSG_PIPE};

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_ZVAL(data)
		Z_PARAM_LONG(worker)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = task_server(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	if (worker < 0 || worker >= server->tree.slot_count || worker == server->tree.self_slot) {
		cs_warn("a message cannot be sent to worker " ZEND_LONG_FMT ": %s", worker,
			worker == server->tree.self_slot ? "that is this one" : "there is none of that number");
		RETURN_FALSE;
	}
	if (!cs_callback_is_set(&server->callbacks[CS_ON_PIPE_MESSAGE])) {
		cs_warn("nobody would get the message: register a callback with on('pipeMessage', ...)");
		RETURN_FALSE;
	}
	int error = cs_task_send(server, (int) worker, &head, data);
	if (error < 0 && !EG(exception)) {
		cs_set_last_error(-error);
		cs_warn("the message to worker " ZEND_LONG_FMT " could not be sent: %s", worker, uv_strerror(error));
	}
	RETURN_BOOL(error == 0);
}

void cs_server_on_pipe_message(cs_server *server, cs_ipc_message *message)
{
	zval args[2];

	if (message->error) {
		cs_log(CS_LOG_ERROR, "a message of worker %d could not be read: %s", message->head.src,
			uv_strerror(message->error));
		return;
	}
	ZVAL_LONG(&args[0], message->head.src);
	cs_task_unpack(message->body.ptr, message->body.len, message->head.flags, &args[1]);
	uint32_t count = 2;
	if (server->options.event_object) {
		cs_server_pipe_message_object(message->head.src, message->head.time, &args[1], &args[0]);
		count = 1;
	}
	cs_server_call(server, NULL, CS_ON_PIPE_MESSAGE, count, args, server->options.enable_coroutine);
}
