/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Scheduler, and the functions that start and run coroutines: run(), go(), defer() in their several
 * namespaces.
 */
#include "scheduler.h"

#include "callback.h"
#include "coroutine.h"
#include "error.h"
#include "slot.h"
#include "src/core/co.h"
#include "src/core/loop.h"
#include "src/hook/hook.h"
#include "src/modules.h"
#include "stubs/scheduler_arginfo.h"

zend_class_entry *cs_scheduler_ce;
static zend_object_handlers scheduler_handlers;

typedef struct task {
	cs_queue node;
	cs_callback callback;
	zend_long times;
} task;

typedef struct scheduler {
	cs_queue tasks; /* task.node */
	bool running;
	zend_object std;
} scheduler;

static inline scheduler *scheduler_of(zend_object *object)
{
	return (scheduler *) ((char *) object - offsetof(scheduler, std));
}

static void free_task(task *one)
{
	cs_queue_remove(&one->node);
	cs_callback_dtor(&one->callback);
	efree(one);
}

/* Can the event loop be run here? Warns when not. */
static bool may_run_loop(void)
{
	if (cs_co_current()) {
		cs_warn(
			"the event loop is running already and this is a coroutine of it: use Swoole\\Coroutine::create() here");
		return false;
	}
	if (CSG(core).loop_running && CSG(core).nested) {
		cs_warn("the event loop is running already and this is a callback of it: use Swoole\\Coroutine::create() here");
		return false;
	}
	return true;
}

/* Inside a callback of the loop, as in a server without coroutines, a loop of its own is run. */
static bool nest(void)
{
	return CSG(core).loop_running && cs_loop_nest_begin() == 0;
}

/* Runs the loop to its end; the result of run() and start(). */
static bool run_loop(bool nested)
{
	bool ok = cs_loop_run() == 0 && !EG(exception);
	if (nested) {
		cs_loop_nest_end();
	}
	return ok;
}

static void scheduler_add(zval *this, zend_long times, zend_fcall_info *fci, zend_fcall_info_cache *fcc, uint32_t count,
	zval *params, HashTable *named)
{
	scheduler *self = scheduler_of(Z_OBJ_P(this));
	if (self->running) {
		cs_warn("the scheduler is running: use Swoole\\Coroutine::create() to start more coroutines");
		return;
	}
	task *one = ecalloc(1, sizeof(*one));
	cs_callback_init(&one->callback, fci, fcc, 0, count, params, named);
	one->times = times;
	cs_queue_push(&self->tasks, &one->node);
}

ZEND_METHOD(Swoole_Coroutine_Scheduler, add)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	zval *params = NULL;
	uint32_t count = 0;
	HashTable *named = NULL;

	ZEND_PARSE_PARAMETERS_START(1, -1)
		Z_PARAM_FUNC(fci, fcc)
		Z_PARAM_VARIADIC_WITH_NAMED(params, count, named)
	ZEND_PARSE_PARAMETERS_END();

	scheduler_add(ZEND_THIS, 1, &fci, &fcc, count, params, named);
}

ZEND_METHOD(Swoole_Coroutine_Scheduler, parallel)
{
	zend_long n;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	zval *params = NULL;
	uint32_t count = 0;
	HashTable *named = NULL;

	ZEND_PARSE_PARAMETERS_START(2, -1)
		Z_PARAM_LONG(n)
		Z_PARAM_FUNC(fci, fcc)
		Z_PARAM_VARIADIC_WITH_NAMED(params, count, named)
	ZEND_PARSE_PARAMETERS_END();

	if (n < 1) {
		cs_warn("the number of coroutines must be at least 1, " ZEND_LONG_FMT " given: nothing is queued", n);
		return;
	}
	scheduler_add(ZEND_THIS, n, &fci, &fcc, count, params, named);
}

ZEND_METHOD(Swoole_Coroutine_Scheduler, set)
{
	HashTable *settings = NULL;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_coroutine_set_options(settings, "Swoole\\Coroutine\\Scheduler");
}

ZEND_METHOD(Swoole_Coroutine_Scheduler, getOptions)
{
	ZEND_PARSE_PARAMETERS_NONE();
	zim_Swoole_Coroutine_getOptions(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

/* Starts what is queued. An exception or exit in a coroutine ends the script: the rest is not started. */
static void start_tasks(scheduler *self)
{
	while (!cs_queue_empty(&self->tasks)) {
		task *one = CS_QUEUE_ENTRY(self->tasks.next, task, node);
		while (one->times-- > 0 && !EG(exception)) {
			if (cs_callback_spawn(&one->callback) < 0) {
				break;
			}
		}
		free_task(one);
	}
}

ZEND_METHOD(Swoole_Coroutine_Scheduler, start)
{
	ZEND_PARSE_PARAMETERS_NONE();

	scheduler *self = scheduler_of(Z_OBJ_P(ZEND_THIS));
	if (!may_run_loop()) {
		RETURN_FALSE;
	}
	if (cs_queue_empty(&self->tasks)) {
		cs_warn("there is nothing to run: call add() or parallel() before start()");
		RETURN_FALSE;
	}
	self->running = true;
	bool nested = nest();
	start_tasks(self);
	bool ok = run_loop(nested);
	self->running = false;
	RETURN_BOOL(ok);
}

static zend_object *scheduler_create(zend_class_entry *ce)
{
	scheduler *self = zend_object_alloc(sizeof(scheduler), ce);
	zend_object_std_init(&self->std, ce);
	object_properties_init(&self->std, ce);
	self->std.handlers = &scheduler_handlers;
	cs_queue_init(&self->tasks);
	return &self->std;
}

static HashTable *scheduler_gc(zend_object *object, zval **table, int *n)
{
	scheduler *self = scheduler_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	for (cs_queue *node = self->tasks.next; node != &self->tasks; node = node->next) {
		cs_callback_gc(&CS_QUEUE_ENTRY(node, task, node)->callback, buffer);
	}
	return cs_gc_end(object, buffer, table, n);
}

static void scheduler_free(zend_object *object)
{
	scheduler *self = scheduler_of(object);
	while (!cs_queue_empty(&self->tasks)) {
		free_task(CS_QUEUE_ENTRY(self->tasks.next, task, node));
	}
	zend_object_std_dtor(object);
}

ZEND_FUNCTION(Swoole_Coroutine_run)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	ZEND_PARSE_PARAMETERS_START(1, -1)
		Z_PARAM_FUNC(fci, fcc)
		Z_PARAM_VARIADIC_WITH_NAMED(fci.params, fci.param_count, fci.named_params)
	ZEND_PARSE_PARAMETERS_END();

	if (!may_run_loop()) {
		RETURN_FALSE;
	}
	cs_hook_enable_default();
	bool nested = nest();
	zend_long id = cs_co_spawn_call(&fci, &fcc);
	if (id < 0) {
		if (nested) {
			cs_loop_nest_end();
		}
		if (!EG(exception)) {
			cs_coroutine_warn_spawn(id);
		}
		RETURN_FALSE;
	}
	RETURN_BOOL(run_loop(nested));
}

ZEND_FUNCTION(Co_run)
{
	zif_Swoole_Coroutine_run(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

/* Creating and deferring are methods of Swoole\Coroutine; the functions are other names for them. */

ZEND_FUNCTION(Swoole_Coroutine_go)
{
	zim_Swoole_Coroutine_create(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_FUNCTION(Co_go)
{
	zim_Swoole_Coroutine_create(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_FUNCTION(go)
{
	zim_Swoole_Coroutine_create(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_FUNCTION(swoole_coroutine_create)
{
	zim_Swoole_Coroutine_create(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_FUNCTION(Swoole_Coroutine_defer)
{
	zim_Swoole_Coroutine_defer(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_FUNCTION(Co_defer)
{
	zim_Swoole_Coroutine_defer(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_FUNCTION(defer)
{
	zim_Swoole_Coroutine_defer(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

ZEND_FUNCTION(swoole_coroutine_defer)
{
	zim_Swoole_Coroutine_defer(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

void cs_scheduler_minit(int type, int module_number)
{
	cs_scheduler_ce = register_class_Swoole_Coroutine_Scheduler();
	cs_scheduler_ce->create_object = scheduler_create;
	memcpy(&scheduler_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	scheduler_handlers.offset = offsetof(scheduler, std);
	scheduler_handlers.free_obj = scheduler_free;
	scheduler_handlers.get_gc = scheduler_gc;
	scheduler_handlers.clone_obj = NULL;
	zend_register_functions(NULL, ext_functions, NULL, MODULE_PERSISTENT);
}
