/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A PHP callable with arguments, kept for later. Both halves of PHP's call description are kept: the cache was filled
 * in the scope of the caller, so a private method that was callable there stays callable from the event loop.
 */
#include "callback.h"

#include "coroutine.h"
#include "src/core/co.h"
#include "src/core/loop.h"

#include "zend_exceptions.h"

void cs_callback_init(cs_callback *cb, const zend_fcall_info *fci, const zend_fcall_info_cache *fcc, uint32_t before,
	uint32_t count, const zval *params, HashTable *named)
{
	cb->fci = *fci;
	cb->fcc = *fcc;
	Z_TRY_ADDREF(cb->fci.function_name);
	if (cb->fcc.object) {
		GC_ADDREF(cb->fcc.object);
	}
	cb->fci.param_count = before + count;
	cb->fci.params = NULL;
	if (before + count) {
		cb->fci.params = safe_emalloc((size_t) before + count, sizeof(zval), 0);
		for (uint32_t i = 0; i < before; i++) {
			ZVAL_NULL(&cb->fci.params[i]);
		}
		for (uint32_t i = 0; i < count; i++) {
			ZVAL_COPY(&cb->fci.params[before + i], &params[i]);
		}
	}
	cb->fci.named_params = named;
	if (named && !(GC_FLAGS(named) & GC_IMMUTABLE)) {
		GC_ADDREF(named);
	}
}

/* The struct is emptied before anything is released: a destructor that runs now may look at it. */
void cs_callback_dtor(cs_callback *cb)
{
	cs_callback old = *cb;
	memset(cb, 0, sizeof(*cb));
	if (!cs_callback_is_set(&old)) {
		return;
	}
	for (uint32_t i = 0; i < old.fci.param_count; i++) {
		zval_ptr_dtor(&old.fci.params[i]);
	}
	if (old.fci.params) {
		efree(old.fci.params);
	}
	if (old.fci.named_params) {
		zend_array_release(old.fci.named_params);
	}
	if (old.fcc.object) {
		OBJ_RELEASE(old.fcc.object);
	}
	zval_ptr_dtor(&old.fci.function_name);
}

/* The call uses a copy of the description: the callback may be replaced or freed by the very code it calls. */
static zend_long spawn_copy(cs_callback *cb, zend_fcall_info *fci)
{
	zend_fcall_info_cache fcc = cb->fcc;
	zend_long id = cs_co_spawn_call(fci, &fcc);
	if (id < 0 && !EG(exception)) {
		cs_coroutine_warn_spawn(id);
	}
	return id;
}

zend_long cs_callback_spawn(cs_callback *cb)
{
	zend_fcall_info fci = cb->fci;
	return spawn_copy(cb, &fci);
}

zend_long cs_callback_spawn_1(cs_callback *cb, zval *argument)
{
	zend_fcall_info fci = cb->fci;
	fci.param_count = 1;
	fci.params = argument;
	fci.named_params = NULL;
	return spawn_copy(cb, &fci);
}

typedef struct plain_call {
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
} plain_call;

static void call_plain(void *arg)
{
	plain_call *call = arg;
	zval result;

	ZVAL_UNDEF(&result);
	call->fci.retval = &result;
	zend_call_function(&call->fci, &call->fcc);
	zval_ptr_dtor(&result);
	if (EG(exception)) {
		/* The script ends: those that run the loop pass it on. */
		cs_co_fatal_exception();
		EG(exception) = zend_create_unwind_exit();
	}
}

void cs_callback_fire(cs_callback *cb, zval *argument)
{
	if (EXPECTED(!CSG(classes).callbacks_plain) || CSG(core).current) {
		argument ? cs_callback_spawn_1(cb, argument) : cs_callback_spawn(cb);
		return;
	}
	if (cs_loop_has_ended()) {
		return;
	}
	plain_call call = {cb->fci, cb->fcc};
	if (argument) {
		call.fci.param_count = 1;
		call.fci.params = argument;
		call.fci.named_params = NULL;
	}
	zval function;
	ZVAL_COPY(&function, &cb->fci.function_name);
	zend_object *object = cb->fcc.object;
	if (object) {
		GC_ADDREF(object);
	}
	if (CSG(core).loop_running) {
		cs_loop_guard(call_plain, &call);
	} else {
		call_plain(&call);
	}
	zval_ptr_dtor(&function);
	if (object) {
		OBJ_RELEASE(object);
	}
}

void cs_callback_gc(cs_callback *cb, zend_get_gc_buffer *buffer)
{
	if (!cs_callback_is_set(cb)) {
		return;
	}
	zend_get_gc_buffer_add_zval(buffer, &cb->fci.function_name);
	if (cb->fcc.object) {
		zend_get_gc_buffer_add_obj(buffer, cb->fcc.object);
	}
	for (uint32_t i = 0; i < cb->fci.param_count; i++) {
		zend_get_gc_buffer_add_zval(buffer, &cb->fci.params[i]);
	}
	if (cb->fci.named_params) {
		zval named;
		ZVAL_ARR(&named, cb->fci.named_params);
		zend_get_gc_buffer_add_zval(buffer, &named);
	}
}
