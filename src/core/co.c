/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See co.h. Resuming is asymmetric: whoever resumes a coroutine gets control back when that one yields or ends. A yield
 * remembers the context that was current then, which may be a PHP Fiber inside the coroutine, and a resume goes back
 * to exactly that one; so Fibers and coroutines nest in any order.
 *
 * Ways to end early: `exiting` (exit() or an uncaught exception in a coroutine: everything unwinds in order, finally
 * blocks run) and `bailout` (a fatal error longjmp'ed: the stacks are dead and only their memory is given back).
 */
#include "co.h"
#include "blocking.h"

#include "co_map.h"
#include "co_struct.h"
#include "compat.h"
#include "loop.h"
#include "preempt.h"
#include "state.h"
#include "unwind.h"

#include "zend_builtin_functions.h"
#include "zend_exceptions.h"
#include "zend_ini.h"

#include <unistd.h>

#define CS_DEFAULT_MAX_COROUTINES 100000
#define CS_DEFAULT_C_STACK_SIZE   (512 * 1024)
#define CS_IDLE_MAX               2048 /* pooled contexts; each holds some 8 KiB */

/* Hooks of upper layers; set once a process at start-up, never changed after. */
void (*cs_co_on_end)(cs_co *co);
bool (*cs_co_is_exit)(zend_object *exception, int *status);
void (*cs_co_on_deadlock)(void);
zend_class_entry *cs_co_canceled_ce;
zend_class_entry *cs_co_timeout_ce;

/* The engine's own collector; set once a process. */
static int (*next_collect_cycles)(void);

zend_long cs_co_id(const cs_co *co)
{
	return co->id;
}

cs_co *cs_co_find(zend_long id)
{
	return cs_co_map_find(&CSG(core).map, id);
}

bool cs_co_can_yield_hook(void)
{
	const cs_co *co = CSG(core).current;
	return cs_co_can_yield() && (!co->unwinding || cs_unwind_fails_waits(co))
		&& !(CS_IN_AUTOLOAD && zend_hash_num_elements(CS_IN_AUTOLOAD));
}

/* After a switch back: pass on what ended the script over there. Other coroutines run their finally blocks, the main
 * script does not, as after PHP's exit(). */
static ZEND_COLD void propagate_exit(void)
{
	cs_co *co = CSG(core).current;

	if (EG(exception) || CSG(core).in_shutdown) {
		return;
	}
	if (co) {
		co->unwinding = true;
		cs_unwind_throw(co);
	} else {
		cs_unwind_set(zend_create_unwind_exit());
	}
}

/* After a switch back that was a bailout; what is output so far goes out as it does for the main script. Below the loop
 * nobody may longjmp, libuv keeps pointers into its frames: there the loop ends first and bails out then. */
static ZEND_COLD void propagate_bailout(cs_state *state)
{
	zend_execute_data *frame = EG(current_execute_data);

	CS_OUT_OF_MEMORY_OVER();
	if (EG(exception)) {
		zend_clear_exception();
	}
	zend_try
	{
		cs_state_clean();
	}
	zend_end_try();
	EG(current_execute_data) = frame;
	CSG(core).bailout = true;
	cs_state_put(state);
	if (CSG(core).current || !CSG(core).loop_running) {
		zend_bailout();
	}
	uv_stop(cs_loop());
}

/* Runs co until it yields or ends. Called from the main stack or another coroutine, at any depth of Fibers. */
static zend_always_inline void switch_in(cs_co *co, zend_fiber_context *target)
{
	cs_co *previous = CSG(core).current;
	cs_state *state = cs_state_take();
	cs_state *theirs = co->state;

	CSG(core).switches++;
	if (previous) {
		previous->execute_data = EG(current_execute_data);
	}
	co->resumer = EG(current_fiber_context);
	co->status = CS_CO_RUNNING;
	co->state = NULL;
	CSG(core).current = co;
	if (UNEXPECTED(theirs)) {
		cs_state_put(theirs);
	}
	bool bailout = cs_context_switch(target);
	CSG(core).current = previous;
	if (UNEXPECTED(bailout)) {
		propagate_bailout(state);
		return;
	}
	if (UNEXPECTED(state)) {
		cs_state_put(state);
	}
	if (UNEXPECTED(CSG(core).exiting)) {
		propagate_exit();
	}
	if (UNEXPECTED(CSG(core).idle_count > CSG(core).idle_max)) {
		cs_context_trim();
	}
}

/* Leaves the running coroutine until somebody switches back in. */
static zend_always_inline void switch_out(cs_co *co)
{
	co->execute_data = EG(current_execute_data);
	co->yielded_at = EG(current_fiber_context);
	co->state = cs_state_take();
	if (UNEXPECTED(cs_context_switch(co->resumer))) {
		zend_bailout();
	}
	co->execute_data = NULL;
}

/* @ around go() masks error_reporting for good; a coroutine starts with what the ini file says. */
static void reset_error_reporting(void)
{
	const int maskable =
		E_ALL & ~(E_ERROR | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR | E_PARSE);

	if (UNEXPECTED(!(EG(error_reporting) & maskable))) {
		zend_long level = INI_INT("error_reporting");
		EG(error_reporting) = level || INI_STR("error_reporting") ? (int) level : E_ALL;
	}
}

static void wake_joiners(cs_co *co)
{
	cs_queue *node;
	while ((node = cs_queue_shift(&co->joiners))) {
		cs_joiner *joiner = CS_QUEUE_ENTRY(node, cs_joiner, node);
		if (--*joiner->pending == 0) {
			cs_co_wake(joiner->co, 0);
		}
	}
}

/* The job of every context. Everything that can run user code comes before the coroutine leaves the map. */
static zend_fiber_context *run_coroutine(cs_context *context)
{
	cs_co *co = (cs_co *) context;

	reset_error_reporting();
	co->fn(co->arg);
	if (UNEXPECTED(co->unwinding)) {
		cs_unwind_body_over(co);
	}
	if (UNEXPECTED(CS_OUT_OF_MEMORY())) {
		zend_bailout(); /* a fatal error as any other */
	}
	do {
		if (UNEXPECTED(EG(exception) || co->defers || co->php_context || co->time_limit)) {
			cs_co_on_end(co);
		}
		if (UNEXPECTED(EG(exception))) {
			cs_co_fatal_exception(); /* before the output callbacks, which cannot be called with an exception pending */
		}
		cs_state_clean();
		if (UNEXPECTED(EG(exception))) {
			cs_co_fatal_exception();
		}
	} while (UNEXPECTED(co->defers || co->php_context || co->time_limit)); /* destructors and callbacks made new ones */
	if (UNEXPECTED(co->unwinding)) {
		cs_unwind_end(co);
	}
	co->status = CS_CO_END;
	cs_co_map_remove(&CSG(core).map, co);
	if (UNEXPECTED(!cs_queue_empty(&co->joiners))) {
		wake_joiners(co);
	}
	return co->resumer;
}

static void free_timer(uv_handle_t *timer)
{
	free(timer);
}

static void release_timer(cs_context *context)
{
	cs_co *co = (cs_co *) context;
	if (co->timer) {
		uv_close((uv_handle_t *) co->timer, free_timer);
		co->timer = NULL;
	}
}

/* Where the script is: in the function that called go(), or in the one that runs. */
static zend_always_inline void note_maker(cs_co *co)
{
	const zend_execute_data *frame = EG(current_execute_data);

	if (frame && frame->func && !ZEND_USER_CODE(frame->func->type)) {
		frame = frame->prev_execute_data;
	}
	if (EXPECTED(frame && frame->func && ZEND_USER_CODE(frame->func->type) && frame->opline->lineno)) {
		co->made_in = frame->func->op_array.filename;
		co->made_at = frame->opline->lineno;
	} else {
		co->made_in = NULL;
	}
}

static zend_always_inline zend_long spawn(cs_co_fn fn, void *arg)
{
	if (UNEXPECTED((zend_long) CSG(core).map.count >= CSG(core).max_coroutines)) {
		return UV_EAGAIN;
	}
	if (UNEXPECTED((CSG(core).exiting && !CSG(core).in_shutdown) || CSG(core).bailout)) {
		return UV_ECANCELED;
	}
	cs_co *co = (cs_co *) cs_context_acquire(sizeof(cs_co), run_coroutine, release_timer);
	if (UNEXPECTED(!co)) {
		return UV_ENOMEM;
	}
	zend_long id = ++CSG(core).last_id;
	co->id = id;
	if (UNEXPECTED(!cs_co_map_add(&CSG(core).map, co))) {
		cs_context_discard(&co->context);
		return UV_ENOMEM;
	}
	co->parent_id = CSG(core).current ? CSG(core).current->id : -1;
	co->unwinding = CSG(core).in_shutdown;
	co->throw_cancel = co->user_yield = co->over_time = co->reported = co->exit_due = co->body_over = false;
	co->exits = 0;
	co->exit = co->replaced = NULL;
	co->wake_status = 0;
	co->waiting_for = NULL;
	note_maker(co);
	co->fn = fn;
	co->arg = arg;
	co->started_ms = cs_loop_coarse_ms();
	cs_queue_init(&co->ready);
	cs_queue_init(&co->joiners);
	if (CSG(core).map.count > CSG(core).peak) {
		CSG(core).peak = CSG(core).map.count;
	}
	switch_in(co, &co->context.fiber);
	return id;
}

zend_long cs_co_spawn(cs_co_fn fn, void *arg)
{
	return spawn(fn, arg);
}

void cs_co_spawn_or(cs_co_fn fn, void *arg, cs_co_fn failed)
{
	if (UNEXPECTED(spawn(fn, arg) < 0)) {
		failed(arg);
	}
}

typedef struct cs_call {
	const zend_fcall_info *fci;
	const zend_fcall_info_cache *fcc;
} cs_call;

/* The call copies its arguments into the new VM stack before any user code runs, so the creator's frame, where they are
 * now, need not live longer than that. The engine holds a closure during its call, but not the object of a method. */
static void run_call(void *arg)
{
	const cs_call *call = arg;
	zend_fcall_info fci = *call->fci;
	zend_fcall_info_cache fcc = *call->fcc;
	zend_object *object = fcc.object;
	zval result;

	ZVAL_UNDEF(&result);
	fci.retval = &result;
	if (object) {
		GC_ADDREF(object);
	}
	zend_call_function(&fci, &fcc);
	if (object) {
		OBJ_RELEASE(object);
	}
	zval_ptr_dtor(&result);
}

zend_long cs_co_spawn_call(zend_fcall_info *fci, zend_fcall_info_cache *fcc)
{
	cs_call call = {fci, fcc};
	return spawn(run_call, &call);
}

/* ---- waiting ---- */

static void on_timeout(uv_timer_t *timer)
{
	cs_co *co = timer->data;
	co->timer_armed = false;
	cs_co_resume(co, UV_ETIMEDOUT);
	cs_loop_run_woken();
}

/* Timers of libuv count the loop's cached milliseconds. The due time is rounded up, so no wait is cut short. */
static void arm_timer(cs_co *co, int64_t timeout_us)
{
	uv_loop_t *loop = cs_loop();
	uint64_t now_us = uv_hrtime() / 1000;
	uint64_t us = (uint64_t) timeout_us;
	uint64_t due_ms = us > UINT64_MAX / 2 ? UINT64_MAX / 4000 : (now_us + us + 999) / 1000;
	uint64_t now_ms = uv_now(loop);

	if (UNEXPECTED(co->timer && co->timer->loop != loop)) {
		uv_close((uv_handle_t *) co->timer, free_timer); /* a nested run begins or has ended */
		co->timer = NULL;
	}
	if (UNEXPECTED(!co->timer)) {
		co->timer = malloc(sizeof(*co->timer));
		uv_timer_init(loop, co->timer);
		co->timer->data = co;
	}
	uv_timer_start(co->timer, on_timeout, due_ms > now_ms ? due_ms - now_ms : 0, 0);
	co->timer_armed = true;
}

static void throw_on_wake(cs_co *co, int status)
{
	if (co->unwinding) {
		cs_unwind_begin(co);
	} else if (status == UV_ECANCELED && co->over_time) {
		zend_throw_exception(cs_co_timeout_ce, "The time limit of the coroutine is over", 0);
	} else if (status == UV_ECANCELED && co->throw_cancel) {
		zend_throw_exception(cs_co_canceled_ce, "The coroutine was canceled", 0);
	}
	co->throw_cancel = co->over_time = false;
}

static zend_always_inline int wait_for(const char *what, int64_t timeout_us, bool cancelable)
{
	cs_co *co = CSG(core).current;

	ZEND_ASSERT(cs_co_can_yield());
	if (UNEXPECTED(co->unwinding || (co->over_time && cancelable))) {
		if (cancelable) {
			throw_on_wake(co, UV_ECANCELED);
			return UV_EINTR;
		}
	}
	if (timeout_us >= 0) {
		arm_timer(co, timeout_us);
	}
	co->waiting_for = what;
	co->cancelable = cancelable;
	co->status = CS_CO_WAITING;
	switch_out(co);
	co->waiting_for = NULL;
	if (co->timer_armed) {
		uv_timer_stop(co->timer);
		co->timer_armed = false;
	}
	if (UNEXPECTED(co->unwinding && cancelable)) {
		throw_on_wake(co, UV_ECANCELED);
		return UV_EINTR;
	}
	if (UNEXPECTED(co->wake_status == UV_ECANCELED)) {
		throw_on_wake(co, UV_ECANCELED);
		return UV_ECANCELED;
	}
	return co->wake_status;
}

void cs_co_user_yield(cs_co *co, zval *resumed)
{
	co->user_yield = true;
	int status = wait_for("Coroutine::resume()", -1, true);
	co->user_yield = false;
	ZVAL_BOOL(resumed, status >= 0);
}

int cs_co_wait(const char *what, int64_t timeout_ms)
{
	return wait_for(what, timeout_ms < 0 ? -1 : timeout_ms > INT64_MAX / 1000 ? INT64_MAX : timeout_ms * 1000, true);
}

int cs_co_wait_us(const char *what, int64_t timeout_us)
{
	return wait_for(what, timeout_us, true);
}

int cs_co_wait_uncancelable(const char *what)
{
	return wait_for(what, -1, false);
}

bool cs_co_wake(cs_co *co, int status)
{
	if (co->status != CS_CO_WAITING) {
		return false;
	}
	co->status = CS_CO_READY;
	co->wake_status = status;
	cs_queue_push(&CSG(core).run_queue, &co->ready);
	return true;
}

void cs_co_user_resume(cs_co *co, zval *resumed)
{
	ZVAL_BOOL(resumed, false);
	if (EXPECTED(!CSG(core).exiting && !CSG(core).bailout)) {
		ZVAL_BOOL(resumed, true);
		co->wake_status = 0;
		switch_in(co, co->yielded_at);
	}
}

bool cs_co_resume(cs_co *co, int status)
{
	if (co->status != CS_CO_WAITING || CSG(core).bailout || (CSG(core).exiting && !CSG(core).in_shutdown)) {
		return false;
	}
	co->wake_status = status;
	switch_in(co, co->yielded_at);
	return true;
}

void cs_co_run_ready(cs_co *co)
{
	if (EXPECTED(co->status == CS_CO_READY)) { /* else it was abandoned */
		switch_in(co, co->yielded_at);
	}
}

int cs_co_reschedule(void)
{
	cs_co *co = CSG(core).current;

	if (UNEXPECTED(co->unwinding)) {
		throw_on_wake(co, UV_ECANCELED);
		return UV_EINTR;
	}
	cs_loop();
	co->waiting_for = "its turn";
	co->wake_status = 0;
	co->cancelable = false;
	co->status = CS_CO_READY;
	cs_queue_push(&CSG(core).run_queue, &co->ready);
	switch_out(co);
	co->waiting_for = NULL;
	if (UNEXPECTED(co->unwinding)) {
		throw_on_wake(co, UV_ECANCELED);
		return UV_EINTR;
	}
	return 0;
}

int cs_co_cancel(cs_co *co, bool throw_exception)
{
	if (co == CSG(core).current) {
		return UV_EINVAL;
	}
	if (co->status != CS_CO_WAITING || !co->cancelable) {
		return UV_EBUSY;
	}
	co->throw_cancel = throw_exception;
	cs_co_wake(co, UV_ECANCELED);
	return 0;
}

void cs_co_time_out(cs_co *co)
{
	co->over_time = true;
	if (co->status == CS_CO_WAITING && co->cancelable) {
		cs_co_wake(co, UV_ECANCELED);
	}
}

int64_t cs_timeout_ms(double seconds, bool zero_forever)
{
	if (seconds < 0 || (seconds == 0 && zero_forever)) {
		return CS_FOREVER;
	}
	if (!(seconds < 9e12)) { /* also NAN */
		return CS_FOREVER;
	}
	int64_t ms = (int64_t) (seconds * 1000);
	return (double) ms < seconds * 1000 ? ms + 1 : ms;
}

/* ---- ends ---- */

/* The engine's own zend_user_exception_handler() drops what the handler throws unless nothing else is running. May yield. */
static void call_exception_handler(void)
{
	zend_object *exception = EG(exception);
	zval handler, argument, result;

	EG(exception) = NULL;
	ZVAL_COPY(&handler, &EG(user_exception_handler));
	ZVAL_OBJ(&argument, exception);
	ZVAL_UNDEF(&result);
	call_user_function(NULL, NULL, &handler, &result, 1, &argument);
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&handler);
	OBJ_RELEASE(exception);
}

/* True when the pending exception was exit()'s, or what unwinds after it. */
static bool end_by_exit(void)
{
	int status = 0;

	if (zend_is_unwind_exit(EG(exception)) || zend_is_graceful_exit(EG(exception))) {
		zend_clear_exception();
		return true;
	}
	if (cs_co_is_exit && cs_co_is_exit(EG(exception), &status)) {
		EG(exit_status) = status;
		zend_clear_exception();
		return true;
	}
	return false;
}

void cs_co_fatal_exception(void)
{
	if (cs_unwind_covers(CSG(core).current, EG(exception))) {
		zend_clear_exception();
		return;
	}
	if (!end_by_exit() && Z_TYPE(EG(user_exception_handler)) != IS_UNDEF) {
		call_exception_handler();
	}
	if (EG(exception) && !end_by_exit()) {
		zend_exception_error(EG(exception), E_ERROR);
	}
	CSG(core).exiting = true;
}

zend_long *cs_co_ids(size_t *count)
{
	return cs_co_map_ids(&CSG(core).map, count);
}

bool cs_co_backtrace(cs_co *co, zval *trace, zend_long options, zend_long limit)
{
	zend_execute_data *frame = EG(current_execute_data);

	if (co != CSG(core).current) {
		if (!co->execute_data) {
			return false;
		}
		EG(current_execute_data) = co->execute_data;
	}
	zend_fetch_debug_backtrace(trace, co == CSG(core).current ? 1 : 0, (int) options, (int) limit);
	EG(current_execute_data) = frame;
	return true;
}

/* Resumes every coroutine with an exception that only finally blocks and destructors see, oldest first. */
static void unwind_all(void)
{
	while (CSG(core).map.count && !CSG(core).bailout) {
		size_t count;
		zend_long *ids = cs_co_ids(&count);

		for (size_t i = 0; i < count && !CSG(core).bailout; i++) {
			cs_co *co = cs_co_find(ids[i]);
			if (!co || co == CSG(core).current) {
				continue;
			}
			co->unwinding = true;
			/* It may end meanwhile. */
			while ((co = cs_co_find(ids[i])) && co->status == CS_CO_WAITING && !co->cancelable) {
				uv_run(cs_loop(), UV_RUN_ONCE); /* a thread still works for it */
				cs_loop_run_ready();
			}
			if (co && (co->status == CS_CO_WAITING || co->status == CS_CO_READY)) {
				cs_queue_remove(&co->ready);
				switch_in(co, co->yielded_at);
			}
		}
		efree(ids);
	}
}

static bool abandon(cs_co *co)
{
	co->status = CS_CO_END;
	release_timer(&co->context);
	return false;
}

/* After a fatal error. Nothing that lived then is entered again: PHP runs no finally block and no destructor then
 * either. Shutdown functions may go on with coroutines of their own. */
static void abandon_all(void)
{
	cs_co_map_filter(&CSG(core).map, abandon);
	cs_queue_init(&CSG(core).run_queue);
	CSG(core).bailout = CSG(core).exiting = CSG(core).in_shutdown = CSG(core).loop_running = false;
	CSG(core).exited = true;
	CSG(core).current = NULL;
	CSG(core).no_yield = 0;
	CS_OUT_OF_MEMORY_OVER();
	if (EG(exception)) {
		zend_clear_exception();
	}
}

static void finish_script(void)
{
	/* After exit(), an uncaught exception or Event::exit() nothing that waits is called any more. */
	CSG(core).exited |= CSG(core).exiting || CSG(core).loop_stop;
	if (!CSG(core).exited && (CSG(core).loop || CSG(core).map.count)) {
		cs_loop_run();
	}
	CSG(core).in_shutdown = true;
	unwind_all();
	CSG(core).in_shutdown = CSG(core).exiting = false;
	if (EG(exception) && zend_is_unwind_exit(EG(exception))) {
		zend_clear_exception();
	}
}

void cs_co_finish_script(void)
{
	zend_execute_data *frame = EG(current_execute_data);

	if (CSG(core).current && !CSG(core).bailout) {
		return;
	}
	zend_try
	{
		if (!CSG(core).bailout) {
			finish_script();
		}
	}
	zend_catch
	{
		CSG(core).bailout = true;
		EG(current_execute_data) = frame;
	}
	zend_end_try();
	if (CSG(core).bailout) {
		abandon_all();
	}
}

/* Destructors that the cycle collector calls run in the middle of its work: no switch there. */
static int collect_cycles(void)
{
	CSG(core).no_yield++;
	int count = next_collect_cycles();
	CSG(core).no_yield--;
	return count;
}

void cs_co_rinit(void)
{
	cs_queue_init(&CSG(core).idle_contexts);
	cs_queue_init(&CSG(core).slabs);
	memset(&CSG(core).map, 0, sizeof(CSG(core).map));
	CSG(core).current = NULL;
	CSG(core).last_id = 0;
	CSG(core).peak = 0;
	CSG(core).max_coroutines = CS_DEFAULT_MAX_COROUTINES;
	CSG(core).c_stack_size = CS_DEFAULT_C_STACK_SIZE;
	CSG(core).no_yield = 0;
	CSG(core).exited = CSG(core).bailout = CSG(core).exiting = CSG(core).in_shutdown = false;
	CSG(core).deadlock_check = true;
	CSG(core).async_signals = false;
	/* A pool would hide a use after the end from ASan. */
	CSG(core).idle_max = CS_ASAN ? 0 : CS_IDLE_MAX;
	CSG(core).idle_count = CSG(core).context_count = 0;
	if (gc_collect_cycles != collect_cycles) {
		next_collect_cycles = gc_collect_cycles;
		gc_collect_cycles = collect_cycles;
	}
}

/* Forked inside a coroutine: that one goes on, on the inherited stack, and so do those that resumed it. */
static bool runs_in_child(cs_co *co)
{
	if (co->status != CS_CO_RUNNING) {
		co->status = CS_CO_END;
		return false;
	}
	co->timer = NULL;
	return true;
}

/* In a forked child: the parent's coroutines are not ours to run. Their memory goes when the process ends. */
void cs_co_after_fork(void)
{
	cs_preempt_after_fork();
	cs_blocking_after_fork();
	cs_co_map_filter(&CSG(core).map, runs_in_child);
	cs_queue_init(&CSG(core).idle_contexts);
	CSG(core).idle_count = 0;
}

void cs_co_become_main(cs_co_main *saved)
{
	saved->current = CSG(core).current;
	saved->map = CSG(core).map;
	saved->loop_running = CSG(core).loop_running;
	saved->nested = CSG(core).nested;
	saved->in_shutdown = CSG(core).in_shutdown;
	saved->exited = CSG(core).exited;
	memset(&CSG(core).map, 0, sizeof(CSG(core).map));
	CSG(core).current = NULL;
	CSG(core).loop_running = CSG(core).nested = CSG(core).in_shutdown = CSG(core).exited = CSG(core).exiting = false;
}

void cs_co_end_main(cs_co_main *saved)
{
	size_t count;
	zend_long *ids = cs_co_map_ids(&saved->map, &count);

	for (size_t i = 0; i < count; i++) {
		cs_co *co = cs_co_map_find(&saved->map, ids[i]);
		cs_co_map_remove(&saved->map, co);
		if (!cs_co_map_add(&CSG(core).map, co)) {
			_exit(255); /* no memory: the process was to end anyway */
		}
	}
	efree(ids);
	cs_co_map_free(&saved->map);
	CSG(core).current = saved->current;
	CSG(core).loop_running = saved->loop_running;
	CSG(core).nested = saved->nested;
	CSG(core).in_shutdown = saved->in_shutdown;
	CSG(core).exited |= saved->exited;
}

/* Destructors and shutdown functions may have made more coroutines since the script's end. */
void cs_co_rshutdown(void)
{
	cs_co_finish_script();
	CSG(core).in_shutdown = true;
}

void cs_co_close(void)
{
	if (gc_collect_cycles == collect_cycles) {
		gc_collect_cycles = next_collect_cycles;
	}
	cs_co_map_free(&CSG(core).map);
	cs_context_close();
}
