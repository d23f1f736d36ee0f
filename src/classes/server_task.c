/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Task workers: handing them work, waiting for results, and running it there; and messages between workers. A task is a
 * datagram to the task worker's slot, its result one back to the sender's. What a dead task worker was at is known from
 * shared memory, so that the manager can tell the sender; what it had not read yet its successor reads.
 */
#include "server_task.h"

#include "error.h"
#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"

#include "ext/standard/php_var.h"
#include "zend_exceptions.h"
#include "zend_smart_str.h"

#include <errno.h>
#include <time.h>

#include "stubs/server_task_arginfo.h"

/* cs_ipc_head.flags of tasks, results and messages. */
enum {
	CS_TASK_SERIALIZED = 1,
	CS_TASK_NO_REPLY = 2, /* nobody wants the result */
	CS_TASK_FAILED = 4    /* a result: the task was lost */
};

zend_class_entry *cs_server_task_ce;

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

static double wall_time(void)
{
	struct timespec now;
	clock_gettime(CLOCK_REALTIME, &now);
	return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* ---- values on the wire ---- */

/* Strings go as they are, everything else serialized. False with an exception pending. */
static bool pack_value(zval *value, zend_string **out, uint16_t *flags)
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

static void unpack_value(const char *bytes, size_t len, uint16_t flags, zval *out)
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

static int send_value(cs_server *server, int slot, cs_ipc_head *head, zval *value)
{
	zend_string *body;

	if (!pack_value(value, &body, &head->flags)) {
		return UV_EINVAL;
	}
	head->time = wall_time();
	cs_view part = {ZSTR_VAL(body), ZSTR_LEN(body)};
	int error = cs_ipc_send(server->ipc, slot, head, &part, 1, NULL, 0);
	zend_string_release(body);
	return error;
}

/* ---- sending tasks ---- */

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
	uint64_t *next_id = &server->tree.shared->slots[MAX(server->tree.self_slot, 0)].next_task_id;
	head.id = __atomic_fetch_add(next_id, 1, __ATOMIC_RELAXED);
	head.arg = server->generation;
	__atomic_fetch_add(&server->tree.shared->slots[slot].busy_tasks, 1, __ATOMIC_RELAXED);
	int error = send_value(server, slot, &head, data);
	if (error < 0) {
		__atomic_fetch_sub(&server->tree.shared->slots[slot].busy_tasks, 1, __ATOMIC_RELAXED);
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
	cs_server *server = cs_server_from(Z_OBJ_P(this));

	if (!server->tree.shared || !server->ipc) {
		cs_warn(server->tree.shared ? "there are no task workers: set task_worker_num before start()"
									: "the server does not run");
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

	while (wait->pending) {
		uint64_t now = cs_loop_fresh_ms();
		int64_t left = timeout_ms < 0 ? -1 : now >= end ? 0 : (int64_t) (end - now);
		cs_ipc_message message;
		int error = cs_ipc_receive(server->ipc, server->tree.self_slot, left, is_result, NULL, &message);
		if (error == 0) {
			cs_server_on_task_result(server, &message);
			cs_ipc_message_free(server->ipc, &message);
		} else if (error != UV_EINTR) {
			return;
		}
	}
}

/* Sends the tasks of the array and waits for their results, which go into `results` by position. May yield. */
static void run_tasks(cs_server *server, HashTable *tasks, zval *results, double timeout, zend_long index)
{
	task_wait wait = {.co = cs_co_can_yield() && !CSG(core).nested ? cs_co_current() : NULL, .results = results};
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
		unpack_value(message->body.ptr, message->body.len, message->head.flags, &result);
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

/* ---- in the task worker ---- */

/* Notes in shared memory what runs here. */
static void begin_task(cs_server *server, const cs_task_run *run)
{
	cs_slot *slot = &server->tree.shared->slots[server->tree.self_slot];

	for (int i = 0; i < CS_RUNNING_TASKS_MAX * 2; i++) {
		uint32_t none = 0;
		if (__atomic_compare_exchange_n(
				&slot->running[i].pid, &none, (uint32_t) getpid(), false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
			slot->running[i].src = run->src;
			slot->running[i].generation = run->generation;
			__atomic_store_n(&slot->running[i].id, run->id, __ATOMIC_RELEASE);
			break;
		}
	}
	server->running_tasks++;
	slot->status = 1; /* SWOOLE_WORKER_BUSY */
	server->counts->requests++;
	server->counts->dispatched++;
}

static void end_task(cs_server *server, uint64_t id, int src)
{
	cs_slot *slot = &server->tree.shared->slots[server->tree.self_slot];

	for (int i = 0; i < CS_RUNNING_TASKS_MAX * 2; i++) {
		cs_running_task *task = &slot->running[i];
		if (task->pid == (uint32_t) getpid() && task->id == id && task->src == src) {
			__atomic_store_n(&task->pid, 0, __ATOMIC_RELEASE);
			break;
		}
	}
	__atomic_fetch_sub(&slot->busy_tasks, 1, __ATOMIC_RELAXED);
	server->running_tasks--;
	server->counts->responses++;
	if (server->running_tasks == 0) {
		slot->status = 2; /* SWOOLE_WORKER_IDLE */
	}
	if (server->running_tasks == CS_RUNNING_TASKS_MAX - 1 && !server->draining) {
		cs_ipc_resume(server->ipc);
	}
	if (server->request_limit > 0) {
		cs_server_count_request(server);
	}
}

/* Sends the result; once a task. False with a warning when it cannot be. */
static bool finish_task(cs_server *server, cs_task_run *run, zval *data)
{
	cs_ipc_head head = {.type = CS_MSG_TASK_RESULT, .id = run->id, .arg = run->generation};

	if (run->finished) {
		cs_warn("task " ZEND_LONG_FMT " has a result already", (zend_long) run->id);
		return false;
	}
	run->finished = true;
	if (run->flags & CS_TASK_NO_REPLY) {
		return true;
	}
	int error = send_value(server, run->src, &head, data);
	if (error < 0 && !EG(exception)) {
		cs_warn("the result of task " ZEND_LONG_FMT " could not be sent: %s", (zend_long) run->id, uv_strerror(error));
	}
	return error == 0;
}

typedef struct task_object {
	cs_server *server; /* holds a reference */
	cs_task_run run;
	zend_object std;
} task_object;

static task_object *task_from(zend_object *object)
{
	return (task_object *) ((char *) object - XtOffsetOf(task_object, std));
}

static void make_task_object(cs_server *server, const cs_task_run *run, double time, zval *data, zval *object)
{
	object_init_ex(object, cs_server_task_ce);
	task_object *task = task_from(Z_OBJ_P(object));
	task->server = server;
	GC_ADDREF(&server->std);
	task->run = *run;
	zend_update_property(cs_server_task_ce, Z_OBJ_P(object), ZEND_STRL("data"), data);
	zend_update_property_double(cs_server_task_ce, Z_OBJ_P(object), ZEND_STRL("dispatch_time"), time);
	zend_update_property_long(cs_server_task_ce, Z_OBJ_P(object), ZEND_STRL("id"), (zend_long) run->id);
	zend_update_property_long(cs_server_task_ce, Z_OBJ_P(object), ZEND_STRL("worker_id"), run->src);
	zend_update_property_long(cs_server_task_ce, Z_OBJ_P(object), ZEND_STRL("flags"), run->flags);
}

/* One task on its way to the callable; on the stack of cs_server_on_task(). */
typedef struct task_job {
	cs_server *server;
	cs_task_run run;
	double time;
	zval data;
} task_job;

static void log_task_exception(const cs_task_run *run)
{
	zval zv;
	zend_object *exception = EG(exception);

	GC_ADDREF(exception);
	zend_clear_exception();
	ZVAL_OBJ(&zv, exception);
	zend_string *text = zval_try_get_string(&zv);
	cs_log(CS_LOG_ERROR, "uncaught exception in task " ZEND_LONG_FMT ": %s", (zend_long) run->id,
		text ? ZSTR_VAL(text) : ZSTR_VAL(exception->ce->name));
	if (text) {
		zend_string_release(text);
	}
	OBJ_RELEASE(exception);
	if (EG(exception)) {
		zend_clear_exception();
	}
}

/* A task that ends without a result although somebody waits: tell him instead of letting him wait. */
static void fail_task(cs_server *server, cs_task_run *run)
{
	cs_ipc_head head = {.type = CS_MSG_TASK_RESULT, .flags = CS_TASK_FAILED, .id = run->id, .arg = run->generation};

	if (!run->finished && !(run->flags & CS_TASK_NO_REPLY)) {
		run->finished = true;
		cs_ipc_send(server->ipc, run->src, &head, NULL, 0, NULL, 0);
	}
}

static void call_on_task(task_job *job, zval *result)
{
	cs_server *server = job->server;
	cs_callback *callback = cs_server_callback(server, NULL, CS_ON_TASK);
	zval params[4];
	zend_fcall_info fci = callback->fci;
	zend_fcall_info_cache fcc = callback->fcc;

	ZVAL_OBJ_COPY(&params[0], &server->std);
	if (server->options.task_object) {
		make_task_object(server, &job->run, job->time, &job->data, &params[1]);
		fci.param_count = 2;
	} else {
		ZVAL_LONG(&params[1], (zend_long) job->run.id);
		ZVAL_LONG(&params[2], job->run.src);
		ZVAL_COPY(&params[3], &job->data);
		fci.param_count = 4;
	}
	fci.params = params;
	fci.retval = result;
	zend_call_function(&fci, &fcc);
	if (server->options.task_object) {
		job->run.finished = task_from(Z_OBJ(params[1]))->run.finished;
	}
	for (uint32_t i = 0; i < fci.param_count; i++) {
		zval_ptr_dtor(&params[i]);
	}
}

static void run_task(void *arg)
{
	task_job job = *(task_job *) arg;
	cs_server *server = job.server;
	cs_task_run *outer = server->current_task;
	zval result;

	ZVAL_UNDEF(&result);
	if (!server->options.task_object) {
		server->current_task = &job.run;
	}
	call_on_task(&job, &result);
	server->current_task = outer;
	if (UNEXPECTED(EG(exception))) {
		if (!zend_is_unwind_exit(EG(exception)) && !zend_is_graceful_exit(EG(exception))) {
			log_task_exception(&job.run);
		}
		fail_task(server, &job.run);
	} else if (!Z_ISUNDEF(result) && Z_TYPE(result) != IS_NULL && !job.run.finished) {
		finish_task(server, &job.run, &result);
	}
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&job.data);
	end_task(server, job.run.id, job.run.src);
}

void cs_server_on_task(cs_server *server, cs_ipc_message *message)
{
	task_job job = {.server = server, .time = message->head.time};

	job.run.id = message->head.id;
	job.run.src = message->head.src;
	job.run.flags = message->head.flags;
	job.run.generation = (uint32_t) message->head.arg;
	begin_task(server, &job.run);
	if (message->error) {
		cs_log(CS_LOG_ERROR, "task " ZEND_LONG_FMT " could not be read: %s", (zend_long) job.run.id,
			uv_strerror(message->error));
		fail_task(server, &job.run);
		end_task(server, job.run.id, job.run.src);
		return;
	}
	if (server->running_tasks >= CS_RUNNING_TASKS_MAX) {
		cs_ipc_pause(server->ipc);
	}
	unpack_value(message->body.ptr, message->body.len, message->head.flags, &job.data);
	if (!server->options.task_enable_coroutine) {
		cs_loop_guard(run_task, &job);
	} else if (cs_co_spawn(run_task, &job) < 0) {
		cs_log(CS_LOG_ERROR, "task " ZEND_LONG_FMT " was lost: no coroutine could be created for it",
			(zend_long) job.run.id);
		zval_ptr_dtor(&job.data);
		fail_task(server, &job.run);
		end_task(server, job.run.id, job.run.src);
	}
}

/* In the manager: the tasks that ran in a process that is gone. */
void cs_server_on_task_worker_gone(cs_server *server, int slot, int pid)
{
	cs_slot *shared = &server->tree.shared->slots[slot];

	for (int i = 0; i < CS_RUNNING_TASKS_MAX * 2; i++) {
		if (shared->running[i].pid != (uint32_t) pid) {
			continue;
		}
		cs_ipc_head head = {.type = CS_MSG_TASK_RESULT, .flags = CS_TASK_FAILED, .id = shared->running[i].id};
		head.arg = shared->running[i].generation;
		if (shared->running[i].src >= 0) {
			cs_ipc_send(server->ipc, shared->running[i].src, &head, NULL, 0, NULL, 0);
		}
		cs_log(CS_LOG_WARNING, "task " ZEND_LONG_FMT " of worker %d was lost with task worker %d",
			(zend_long) shared->running[i].id, shared->running[i].src, slot);
		__atomic_store_n(&shared->running[i].pid, 0, __ATOMIC_RELEASE);
		__atomic_fetch_sub(&shared->busy_tasks, 1, __ATOMIC_RELAXED);
	}
}

ZEND_METHOD(Swoole_Server, finish)
{
	zval *data;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_from(Z_OBJ_P(ZEND_THIS));
	if (!server->current_task) {
		cs_warn("finish() must be called in onTask; with task_object or task_enable_coroutine call it on the task");
		RETURN_FALSE;
	}
	RETURN_BOOL(finish_task(server, server->current_task, data));
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
	int error = send_value(server, (int) worker, &head, data);
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
	unpack_value(message->body.ptr, message->body.len, message->head.flags, &args[1]);
	uint32_t count = 2;
	if (server->options.event_object) {
		cs_server_pipe_message_object(message->head.src, message->head.time, &args[1], &args[0]);
		count = 1;
	}
	cs_server_call(server, NULL, CS_ON_PIPE_MESSAGE, count, args, server->options.enable_coroutine);
}

/* ---- Swoole\Server\Task ---- */

static zend_object_handlers task_handlers; /* filled once by minit, then constant */

static zend_object *create_task(zend_class_entry *ce)
{
	task_object *task = zend_object_alloc(sizeof(task_object), ce);
	memset(task, 0, XtOffsetOf(task_object, std));
	zend_object_std_init(&task->std, ce);
	object_properties_init(&task->std, ce);
	task->std.handlers = &task_handlers;
	return &task->std;
}

static void free_task(zend_object *object)
{
	task_object *task = task_from(object);
	if (task->server) {
		OBJ_RELEASE(&task->server->std);
	}
	zend_object_std_dtor(object);
}

ZEND_METHOD(Swoole_Server_Task, finish)
{
	zval *data;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(data)
	ZEND_PARSE_PARAMETERS_END();

	task_object *task = task_from(Z_OBJ_P(ZEND_THIS));
	if (!task->server) {
		cs_throw_error(EINVAL, "this task was not made by a server");
		RETURN_THROWS();
	}
	RETURN_BOOL(finish_task(task->server, &task->run, data));
}

/* Text that unpack() makes the value from again: its first byte tells how. */
ZEND_METHOD(Swoole_Server_Task, pack)
{
	zval *data;
	zend_string *body;
	uint16_t flags = 0;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(data)
	ZEND_PARSE_PARAMETERS_END();

	if (!pack_value(data, &body, &flags)) {
		RETURN_THROWS();
	}
	zend_string *text = zend_string_alloc(ZSTR_LEN(body) + 1, 0);
	ZSTR_VAL(text)[0] = (char) flags;
	memcpy(ZSTR_VAL(text) + 1, ZSTR_VAL(body), ZSTR_LEN(body) + 1);
	zend_string_release(body);
	RETURN_STR(text);
}

ZEND_METHOD(Swoole_Server_Task, unpack)
{
	zend_string *text;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(text)
	ZEND_PARSE_PARAMETERS_END();

	if (ZSTR_LEN(text) == 0 || (unsigned char) ZSTR_VAL(text)[0] > CS_TASK_SERIALIZED) {
		RETURN_FALSE;
	}
	unpack_value(ZSTR_VAL(text) + 1, ZSTR_LEN(text) - 1, (uint16_t) ZSTR_VAL(text)[0], return_value);
}

void cs_server_task_minit(int type, int module_number)
{
	cs_server_task_ce = register_class_Swoole_Server_Task();
	cs_server_task_ce->create_object = create_task;
	memcpy(&task_handlers, &std_object_handlers, sizeof(task_handlers));
	task_handlers.offset = XtOffsetOf(task_object, std);
	task_handlers.free_obj = free_task;
	task_handlers.clone_obj = NULL;
}
