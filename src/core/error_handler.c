/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See error_handler.h. The engine tells its error observers of an error before it calls the handler: that is when the
 * handler can be seen in its global. Whether it is running is looked up on the VM stack.
 */
#include "error_handler.h"

#include "loop.h"

#include "zend_observer.h"

/* The very same value, not only an equal one: references are counted by it. */
static bool same(const zval *a, const zval *b)
{
	return Z_TYPE_P(a) == Z_TYPE_P(b) && Z_PTR_P(a) == Z_PTR_P(b);
}

/* Called for each error, before the handler. */
static void on_error(int type, zend_string *file, uint32_t line, zend_string *message)
{
	zval *handler = &CSG(core).error_handler;
	zend_fcall_info_cache fcc;
	zval old;

	if (!CSG(core).current || Z_TYPE(EG(user_error_handler)) == IS_UNDEF) {
		return;
	}
	CSG(core).error_handler_used = true;
	if (same(handler, &EG(user_error_handler))) {
		return;
	}
	CSG(core).error_handler_function = NULL;
	if (zend_is_callable_ex(&EG(user_error_handler), NULL, IS_CALLABLE_SUPPRESS_DEPRECATIONS, NULL, &fcc, NULL)) {
		if (!(fcc.function_handler->common.fn_flags & ZEND_ACC_CALL_VIA_TRAMPOLINE)) {
			CSG(core).error_handler_function = fcc.function_handler;
		}
		zend_release_fcall_info_cache(&fcc);
	}
	ZVAL_COPY_VALUE(&old, handler);
	ZVAL_COPY(handler, &EG(user_error_handler));
	zval_ptr_dtor(&old);
}

static bool is_running(const zend_function *function)
{
	for (const zend_execute_data *frame = EG(current_execute_data); frame; frame = frame->prev_execute_data) {
		if (frame->func == function) {
			return true;
		}
	}
	return false;
}

static void release_later(void *arg)
{
	zval_ptr_dtor(arg);
	efree(arg);
}

/* In the middle of a switch no destructor may run, so the last reference is given up at the end of the round. */
static void release(zval *handler)
{
	if (!Z_REFCOUNTED_P(handler)) {
		return;
	}
	if (Z_REFCOUNT_P(handler) > 1) {
		Z_DELREF_P(handler);
		return;
	}
	zval *last = emalloc(sizeof(*last));
	ZVAL_COPY_VALUE(last, handler);
	cs_loop_defer(release_later, last);
}

void cs_error_handler_take(cs_error_handler *running)
{
	zval *seen = &CSG(core).error_handler;

	ZVAL_UNDEF(&running->handler);
	if (!CSG(core).error_handler_used) {
		return;
	}
	CSG(core).error_handler_used = false;
	if (Z_TYPE(EG(user_error_handler)) == IS_UNDEF && CSG(core).error_handler_function
		&& is_running(CSG(core).error_handler_function)) {
		running->function = CSG(core).error_handler_function;
		ZVAL_COPY_VALUE(&running->handler, seen);
		ZVAL_COPY(&EG(user_error_handler), seen);
	} else {
		release(seen);
	}
	ZVAL_UNDEF(seen);
}

/* The engine has a reference of its own on the C stack of the coroutine that goes on. */
void cs_error_handler_put(const cs_error_handler *running)
{
	if (Z_TYPE(running->handler) == IS_UNDEF) {
		return;
	}
	if (same(&EG(user_error_handler), &running->handler)) {
		Z_TRY_DELREF(EG(user_error_handler));
		ZVAL_UNDEF(&EG(user_error_handler));
	}
	ZVAL_COPY_VALUE(&CSG(core).error_handler, &running->handler);
	CSG(core).error_handler_function = running->function;
	CSG(core).error_handler_used = true;
}

void cs_error_handler_clean(void)
{
	zval last;

	CSG(core).error_handler_used = false;
	ZVAL_COPY_VALUE(&last, &CSG(core).error_handler);
	ZVAL_UNDEF(&CSG(core).error_handler);
	zval_ptr_dtor(&last);
}

void cs_error_handler_minit(int type, int module_number)
{
	zend_observer_error_register(on_error);
}

void cs_error_handler_rshutdown(void)
{
	cs_error_handler_clean();
}
