/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine: creating, yielding, cancelling and joining. What describes coroutines (lists, back-traces,
 * statistics) is in coroutine_info.c, the options are in coroutine_options.c.
 */
#include "coroutine.h"
#include "coroutine_info.h"

#include "error.h"
#include "src/core/co_struct.h"
#include "src/core/compat.h"
#include "src/core/preempt.h"
#include "src/core/timer.h"
#include "src/modules.h"

#include "ext/spl/spl_array.h"
#include "zend_closures.h"
#include "zend_exceptions.h"

#include "stubs/coroutine_arginfo.h"

enum {
	CS_ERROR_INVALID_PARAMS = 505,
	CS_ERROR_CO_NOT_EXISTS = 10016,
	CS_ERROR_CO_CANNOT_CANCEL = 10015,
	CS_ERROR_CO_CANCELED = 10017,
	CS_ERROR_CO_TIMEDOUT = 10018
};

zend_class_entry *cs_coroutine_ce;

/* One Coroutine::defer(), first to be called first in the list. */
struct cs_co_defer {
	struct cs_co_defer *next;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	zval callable;
};

void cs_coroutine_warn_spawn(zend_long error)
{
	if (error == UV_EAGAIN) {
		cs_warn("%zu coroutines are alive, the most that max_coroutine allows: raise it with "
				"Swoole\\Coroutine::set(['max_coroutine' => ...])",
			CSG(core).map.count);
	} else if (error == UV_ENOMEM) {
		cs_warn("no memory for the stack of another coroutine; %zu are alive", CSG(core).map.count);
	} else if (!CSG(core).bailout) {
		cs_warn("a coroutine cannot be created while the script ends");
	}
}

ZEND_METHOD(Swoole_Coroutine, create)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	ZEND_PARSE_PARAMETERS_START(1, -1)
		Z_PARAM_FUNC(fci, fcc)
		Z_PARAM_VARIADIC_WITH_NAMED(fci.params, fci.param_count, fci.named_params)
	ZEND_PARSE_PARAMETERS_END();

	zend_long id = cs_co_spawn_call(&fci, &fcc);
	if (EXPECTED(id > 0)) {
		RETURN_LONG(id);
	}
	if (!EG(exception)) {
		cs_coroutine_warn_spawn(id);
	}
	RETURN_FALSE;
}

ZEND_METHOD(Swoole_Coroutine, defer)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	cs_co *co = cs_co_current();

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	if (!co) {
		cs_require_coroutine("Swoole\\Coroutine::defer()");
		RETURN_THROWS();
	}
	struct cs_co_defer *defer = emalloc(sizeof(*defer));
	defer->fci = fci;
	defer->fcc = fcc;
	ZVAL_COPY(&defer->callable, &fci.function_name);
	defer->next = co->defers;
	co->defers = defer;
}

/* Calls f with no exception pending and puts the old one back: under a new one, or instead of one that only unwinds. */
static void call_defer(struct cs_co_defer *defer)
{
	zend_object *pending = EG(exception);
	zval result;

	ZVAL_UNDEF(&result);
	EG(exception) = NULL;
	defer->fci.retval = &result;
	zend_call_function(&defer->fci, &defer->fcc);
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&defer->callable);
	efree(defer);
	if (!pending) {
		return;
	}
	if (EG(exception) && !zend_is_unwind_exit(pending) && !zend_is_graceful_exit(pending)) {
		zend_exception_set_previous(EG(exception), pending);
	} else {
		zend_clear_exception();
		EG(exception) = pending;
	}
}

/* May yield: defers and destructors are the user's. */
static void on_end(cs_co *co)
{
	if (co->time_limit) {
		cs_timer_close(co->time_limit);
		co->time_limit = NULL;
	}
	co->over_time = false;
	while (co->defers) {
		struct cs_co_defer *defer = co->defers;
		co->defers = defer->next;
		call_defer(defer);
	}
	if (co->php_context) {
		zend_object *context = co->php_context;
		co->php_context = NULL;
		OBJ_RELEASE(context);
	}
}

ZEND_METHOD(Swoole_Coroutine, exists)
{
	zend_long cid;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(cid)
	ZEND_PARSE_PARAMETERS_END();

	RETURN_BOOL(cs_co_find(cid) != NULL);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine, yield)
{
	ZEND_PARSE_PARAMETERS_NONE();

	if (UNEXPECTED(!cs_co_can_yield()) && !cs_require_coroutine("Swoole\\Coroutine::yield()")) {
		RETURN_THROWS();
	}
	cs_co_user_yield(cs_co_current(), return_value);
}

/* May yield: the other coroutine runs. */
ZEND_METHOD(Swoole_Coroutine, resume)
{
	cs_co *co;

	{ /* A scope of its own: `cid` must be gone before the last call, or that is no jump. */
		zend_long cid;

		ZEND_PARSE_PARAMETERS_START(1, 1)
			Z_PARAM_LONG(cid)
		ZEND_PARSE_PARAMETERS_END();

		co = cs_co_find(cid);
		if (UNEXPECTED(!co)) {
			cs_set_last_error(CS_ERROR_CO_NOT_EXISTS);
			cs_warn("there is no coroutine " ZEND_LONG_FMT " to resume: it has ended or never existed", cid);
			RETURN_FALSE;
		}
		if (UNEXPECTED(!co->user_yield || co->status != CS_CO_WAITING)) {
			bool woken = co->status == CS_CO_READY, waits = co->status == CS_CO_WAITING && co->waiting_for;
			cs_warn("coroutine " ZEND_LONG_FMT " does not wait in Swoole\\Coroutine::yield(): %s%s", cid,
				woken       ? "it was woken already and runs soon"
					: waits ? "it waits for "
							: "it is running",
				waits ? co->waiting_for : "");
			RETURN_FALSE;
		}
	}
	cs_co_user_resume(co, return_value);
}

ZEND_METHOD(Swoole_Coroutine, cancel)
{
	zend_long cid;
	bool throw_exception = false;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(cid)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(throw_exception)
	ZEND_PARSE_PARAMETERS_END();

	cs_co *co = cs_co_find(cid);
	if (!co) {
		cs_set_last_error(CS_ERROR_CO_NOT_EXISTS);
		RETURN_FALSE;
	}
	if (cs_co_cancel(co, throw_exception) < 0) {
		cs_set_last_error(CS_ERROR_CO_CANNOT_CANCEL);
		RETURN_FALSE;
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Coroutine, isCanceled)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (!cs_co_current()) {
		cs_require_coroutine("Swoole\\Coroutine::isCanceled()");
		RETURN_THROWS();
	}
	RETURN_BOOL(cs_co_current()->wake_status == UV_ECANCELED);
}

/* Links a joiner to every coroutine of the list that still lives. False, after a warning, when the list is wrong. */
static bool link_joiners(HashTable *cids, cs_joiner *joiners, uint32_t *pending, uint32_t *count)
{
	zval *value;

	ZEND_HASH_FOREACH_VAL(cids, value) {
		cs_co *co = cs_co_find(zval_get_long(value));
		if (co == cs_co_current()) {
			cs_warn("coroutine " ZEND_LONG_FMT " cannot wait for its own end", co->id);
			return false;
		}
		if (!co) {
			continue;
		}
		for (uint32_t i = 0; i < *count; i++) {
			if (joiners[i].node.next == &co->joiners) {
				cs_warn("coroutine " ZEND_LONG_FMT " is in the list twice", co->id);
				return false;
			}
		}
		cs_joiner *joiner = &joiners[(*count)++];
		joiner->co = cs_co_current();
		joiner->pending = pending;
		cs_queue_push(&co->joiners, &joiner->node);
		(*pending)++;
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine, join)
{
	HashTable *cids;
	double timeout = -1;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ARRAY_HT(cids)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_require_coroutine("Swoole\\Coroutine::join()")) {
		RETURN_THROWS();
	}
	if (zend_hash_num_elements(cids) == 0) {
		cs_set_last_error(CS_ERROR_INVALID_PARAMS);
		cs_warn("the list of coroutines to wait for is empty");
		RETURN_FALSE;
	}
	cs_joiner *joiners = safe_emalloc(zend_hash_num_elements(cids), sizeof(*joiners), 0);
	uint32_t pending = 0, count = 0;
	int status = UV_EINVAL;

	if (link_joiners(cids, joiners, &pending, &count)) {
		status = pending ? cs_co_wait("the end of other coroutines", cs_timeout_ms(timeout, true)) : 0;
	}
	for (uint32_t i = 0; i < count; i++) {
		cs_queue_remove(&joiners[i].node);
	}
	efree(joiners);
	if (status < 0) {
		cs_set_last_error(status == UV_EINVAL ? CS_ERROR_INVALID_PARAMS
				: status == UV_ETIMEDOUT      ? CS_ERROR_CO_TIMEDOUT
											  : CS_ERROR_CO_CANCELED);
	}
	RETURN_BOOL(status >= 0);
}

static void on_time_limit(cs_timer *timer, void *arg)
{
	cs_co *co = cs_co_find((zend_long) (intptr_t) arg);

	cs_timer_close(timer);
	if (co && co->time_limit == timer) {
		co->time_limit = NULL;
		cs_co_time_out(co);
	}
}

ZEND_METHOD(Swoole_Coroutine, setTimeLimit)
{
	double seconds;
	cs_co *co = cs_co_current();

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_DOUBLE(seconds)
	ZEND_PARSE_PARAMETERS_END();

	if (!co) {
		cs_require_coroutine("Swoole\\Coroutine::setTimeLimit()");
		RETURN_THROWS();
	}
	if (co->time_limit) {
		cs_timer_close(co->time_limit);
		co->time_limit = NULL;
	}
	int64_t ms = cs_timeout_ms(seconds, true);
	if (ms != CS_FOREVER) {
		co->time_limit = cs_timer_open((uint64_t) ms, 0, on_time_limit, (void *) (intptr_t) co->id);
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Coroutine, enableScheduler)
{
	ZEND_PARSE_PARAMETERS_NONE();
	int status = cs_preempt_start();
	if (status < 0) {
		cs_warn("cannot start the thread that interrupts long computations: %s", uv_strerror(status));
	}
	RETURN_BOOL(status == 0);
}

ZEND_METHOD(Swoole_Coroutine, disableScheduler)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_preempt_stop();
	RETURN_TRUE;
}

/* The loop's run at the script's end is the first shutdown function, so it is registered before the script can register
 * its own. A closure over a function that has no name in the function table. */
static ZEND_FUNCTION(cserve_finish)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_co_finish_script();
}

ZEND_BEGIN_ARG_INFO_EX(arginfo_cserve_finish, 0, 0, 0)
ZEND_END_ARG_INFO()

void cs_coroutine_rinit(void)
{
	/* Filled once a process with constant content. */
	static zend_internal_function finish;
	zval closure, name, result;

	if (!finish.handler) {
		finish.type = ZEND_INTERNAL_FUNCTION;
		finish.arg_info = (zend_internal_arg_info *) arginfo_cserve_finish + 1;
		finish.function_name = zend_string_init_interned(ZEND_STRL("cserve_finish"), 1);
		finish.handler = ZEND_FN(cserve_finish);
	}
	zend_create_closure(&closure, (zend_function *) &finish, NULL, NULL, NULL);
	ZVAL_STRING(&name, "register_shutdown_function");
	call_user_function(NULL, NULL, &name, &result, 1, &closure);
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&name);
	zval_ptr_dtor(&closure);
	cs_coroutine_options_rinit();
}

/* While objects can still be released: options may be any. */
void cs_coroutine_rshutdown(void)
{
	cs_coroutine_options_rshutdown();
}

void cs_coroutine_minit(int type, int module_number)
{
	cs_coroutine_ce = register_class_Swoole_Coroutine();
	cs_co_canceled_ce = register_class_Swoole_Coroutine_CanceledException(zend_ce_exception);
	cs_co_timeout_ce = register_class_Swoole_Coroutine_TimeoutException(zend_ce_exception);
	cs_coroutine_info_minit(register_class_Swoole_Coroutine_Context(spl_ce_ArrayObject),
		register_class_Swoole_Coroutine_Iterator(spl_ce_ArrayIterator));
	cs_co_on_end = on_end;
}
