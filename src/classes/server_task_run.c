/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Tasks in the task worker, and Swoole\Server\Task. What a dead task worker was at is known from shared memory, so that the
 * manager can tell the sender; what it had not read yet its successor reads.
 */
#include "server_task.h"

#include "error.h"
#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"

#include "zend_exceptions.h"

#include <unistd.h>

#include "stubs/server_task_arginfo.h"

static zend_class_entry *task_ce; /* registered once a process */

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
	if (server->running_tasks == CS_RUNNING_TASKS_MAX - 1 && !server->draining) {
		cs_ipc_resume(server->ipc);
	}
	if (server->queue_waits && server->queue_reader) {
		server->queue_waits = false;
		cs_msgqueue_next(server->queue_reader);
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
	if (run->flags & CS_TASK_NO_REPLY) {
		run->finished = true;
		return true;
	}
	int error = cs_task_send(server, run->src, &head, data);
	run->finished = error == 0;
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
	object_init_ex(object, task_ce);
	task_object *task = task_from(Z_OBJ_P(object));
	task->server = server;
	GC_ADDREF(&server->std);
	task->run = *run;
	zend_update_property(task_ce, Z_OBJ_P(object), ZEND_STRL("data"), data);
	zend_update_property_double(task_ce, Z_OBJ_P(object), ZEND_STRL("dispatch_time"), time);
	zend_update_property_long(task_ce, Z_OBJ_P(object), ZEND_STRL("id"), (zend_long) run->id);
	zend_update_property_long(task_ce, Z_OBJ_P(object), ZEND_STRL("worker_id"), run->src);
	zend_update_property_long(task_ce, Z_OBJ_P(object), ZEND_STRL("flags"), run->flags);
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
	if (!EG(exception) && !Z_ISUNDEF(result) && Z_TYPE(result) != IS_NULL && !job.run.finished
		&& !finish_task(server, &job.run, &result)) {
		fail_task(server, &job.run);
	}
	if (UNEXPECTED(EG(exception))) {
		if (!zend_is_unwind_exit(EG(exception)) && !zend_is_graceful_exit(EG(exception))) {
			log_task_exception(&job.run);
		}
		fail_task(server, &job.run);
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
	cs_task_unpack(message->body.ptr, message->body.len, message->head.flags, &job.data);
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

/* ---- from a message queue ---- */

int64_t cs_server_queue_instance(const cs_server *server)
{
	uint64_t id = server->tree.shared->started_at ^ (uint64_t) server->tree.shared->master_pid << 8;
	return (int64_t) (id << 32);
}

static void on_queued(void *arg, const cs_ipc_head *head, cs_view body, int error)
{
	cs_server *server = arg;

	if (!head) {
		cs_log(CS_LOG_ERROR, "task worker %d gets no more tasks: its message queue %s", server->tree.self_slot,
			error == UV_EINVAL || error == UV_EPERM ? "was removed" : uv_strerror(error));
		return;
	}
	cs_ipc_message message = {.head = *head, .body = body, .error = error};
	/* Whoever sent a task that an earlier server left does not wait any more. */
	if ((head->arg >> 32 << 32) != cs_server_queue_instance(server)) {
		message.head.flags |= CS_TASK_NO_REPLY;
	}
	__atomic_fetch_add(&server->tree.shared->slots[server->tree.self_slot].busy_tasks, 1, __ATOMIC_RELAXED);
	cs_server_on_task(server, &message);
	if (cs_loop_has_ended()) {
		return;
	}
	if (server->running_tasks >= CS_RUNNING_TASKS_MAX) {
		server->queue_waits = true;
	} else if (server->queue_reader) {
		cs_msgqueue_next(server->queue_reader);
	}
}

int cs_server_queue_listen(cs_server *server)
{
	int slot = server->options.task_ipc_mode == CS_TASK_IPC_SHARED_QUEUE ? -1 : server->tree.self_slot;

	server->queue_waits = false;
	return cs_msgqueue_listen(server->queue, cs_loop(), slot, on_queued, server, &server->queue_reader);
}

void cs_server_queue_stop(cs_server *server)
{
	cs_msgqueue_reader *reader = server->queue_reader;

	server->queue_reader = NULL;
	cs_msgqueue_stop(reader);
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

/* What a program sends to the message queue of a server, and what unpack() makes the value from again. */
ZEND_METHOD(Swoole_Server_Task, pack)
{
	zval *data;
	zend_string *body;
	cs_ipc_head head = {.type = CS_MSG_TASK, .flags = CS_TASK_NO_REPLY, .src = -1};

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(data)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_task_pack(data, &body, &head.flags)) {
		RETURN_THROWS();
	}
	head.len = (uint32_t) ZSTR_LEN(body);
	head.time = cs_server_wall_time();
	zend_string *text = zend_string_alloc(ZSTR_LEN(body) + CS_MSGQUEUE_PREFIX, 0);
	cs_msgqueue_prefix(ZSTR_VAL(text), &head);
	memcpy(ZSTR_VAL(text) + CS_MSGQUEUE_PREFIX, ZSTR_VAL(body), ZSTR_LEN(body) + 1);
	zend_string_release(body);
	RETURN_STR(text);
}

ZEND_METHOD(Swoole_Server_Task, unpack)
{
	zend_string *text;
	cs_ipc_head head;
	cs_view body;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(text)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_msgqueue_parse((cs_view){ZSTR_VAL(text), ZSTR_LEN(text)}, &head, &body)) {
		RETURN_FALSE;
	}
	cs_task_unpack(body.ptr, body.len, head.flags, return_value);
}

void cs_server_task_minit(int type, int module_number)
{
	task_ce = register_class_Swoole_Server_Task();
	task_ce->create_object = create_task;
	memcpy(&task_handlers, &std_object_handlers, sizeof(task_handlers));
	task_handlers.offset = XtOffsetOf(task_object, std);
	task_handlers.free_obj = free_task;
	task_handlers.clone_obj = NULL;
}
