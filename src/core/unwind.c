/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Unwinding a coroutine at the end of the script. The exit object runs finally blocks and destructors, and no catch block
 * sees it. But a function of PHP or of a client library whose wait was ended reports that by an exception of its own, which
 * would take the exit's place: a loop that catches it and tries again would never end. So inside of functions of other
 * modules the exit is put off: until they return, or until they throw, when it takes the exception's place.
 */
#include "unwind.h"

#include "co_struct.h"

#include "zend_exceptions.h"

static void (*next_hook)(zend_object *exception);

/* Not zend_throw_*_exit(): these write to the opline of internal frames. */
void cs_unwind_set(zend_object *exit)
{
	zend_execute_data *frame = EG(current_execute_data);

	EG(exception) = exit;
	if (frame && frame->func && ZEND_USER_CODE(frame->func->type) && frame->opline != EG(exception_op)) {
		EG(opline_before_exception) = frame->opline;
		frame->opline = EG(exception_op);
	}
}

static bool in_other_module(void)
{
	const zend_execute_data *frame = EG(current_execute_data);
	return frame && frame->func && frame->func->type == ZEND_INTERNAL_FUNCTION && frame->func->internal_function.module
		&& strcmp(frame->func->internal_function.module->name, "swoole") != 0;
}

void cs_unwind_begin(cs_co *co)
{
	if (EG(exception)) {
		return; /* it unwinds already, or is about to report something */
	}
	if (in_other_module()) {
		co->exit_due = true;
		zend_atomic_bool_store(&EG(vm_interrupt), true);
	} else {
		cs_unwind_set(zend_create_graceful_exit());
	}
}

void cs_unwind_interrupt(void)
{
	cs_co *co = CSG(core).current;
	if (UNEXPECTED(co && co->exit_due) && !EG(exception)) {
		co->exit_due = false;
		cs_unwind_set(zend_create_graceful_exit());
	}
}

/* The engine frees the part of an interpolated string that the interrupted instruction was to make. */
void cs_unwind_interrupted(void)
{
	const zend_op *op = EG(exception) ? EG(opline_before_exception) : NULL;

	if (op && (op->opcode == ZEND_ROPE_INIT || op->opcode == ZEND_ROPE_ADD)) {
		zend_string **rope = (zend_string **) ZEND_CALL_VAR(EG(current_execute_data), op->result.var);
		rope[op->opcode == ZEND_ROPE_INIT ? 0 : op->extended_value] = ZSTR_EMPTY_ALLOC();
	}
}

/* The thrower may still write to its exception, which lives until the coroutine's end. */
static void on_throw(zend_object *exception)
{
	cs_co *co = CSG(core).current;

	if (UNEXPECTED(co && co->exit_due) && exception && EG(exception) == exception) {
		if (co->replaced) {
			OBJ_RELEASE(co->replaced);
		}
		co->replaced = exception;
		co->exit_due = false;
		EG(exception) = zend_create_graceful_exit();
		return;
	}
	if (next_hook) {
		next_hook(exception);
	}
}

bool cs_unwind_covers(const cs_co *co, const zend_object *exception)
{
	return co && co->unwinding && co->replaced && exception->ce->type == ZEND_INTERNAL_CLASS;
}

void cs_unwind_end(cs_co *co)
{
	zend_object *replaced = co->replaced;

	co->exit_due = false;
	if (replaced) {
		co->replaced = NULL;
		OBJ_RELEASE(replaced);
	}
}

void cs_unwind_minit(int type, int module_number)
{
	next_hook = zend_throw_exception_hook;
	zend_throw_exception_hook = on_throw;
}
