/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Unwinding a coroutine at the end of the script. The exit object runs finally blocks and destructors, and no catch block
 * sees it. But a function of PHP or of a client library whose wait was ended reports that by an exception of its own, which
 * would take the exit's place: a loop that catches it and tries again would never end. So inside of functions of other
 * modules the exit is put off: until they return, or until they throw, when it takes the exception's place. Until then
 * whatever else they wait for fails at once.
 *
 * The exit can still get lost: a second exception of the same function displaces it, and so does a finally block that
 * returns. We hold it too, see so that nobody else does any more, and then what waits, throws or is interrupted by the VM
 * gets another one. What keeps going nevertheless (a loop in a finally block that tries again after each exception) gets
 * an exit after CS_EXITS_MAX times that skips finally blocks too, as exit() in the main script does.
 */
#include "unwind.h"

#include "co_struct.h"

#include "zend_exceptions.h"

#define CS_EXITS_MAX 1000

static void (*next_hook)(zend_object *exception);

/* ---- where an exception may come ---- */

static bool is_call(const zend_op *op)
{
	return op->opcode == ZEND_DO_ICALL || op->opcode == ZEND_DO_UCALL || op->opcode == ZEND_DO_FCALL
		|| op->opcode == ZEND_DO_FCALL_BY_NAME;
}

/* An operand that the instruction takes away from where an earlier one has put it. */
static bool takes_temporary(const zend_op *op)
{
	const uint8_t temporary = IS_TMP_VAR | IS_VAR;

	if (op->opcode == ZEND_FE_FETCH_R || op->opcode == ZEND_FE_FETCH_RW) {
		return false; /* leaves it there */
	}
	return (op->op1_type & temporary) || (op->op2_type & temporary)
		|| (op[1].opcode == ZEND_OP_DATA && (op[1].op1_type & temporary));
}

static bool is_user_frame(const zend_execute_data *frame)
{
	return frame && frame->func && ZEND_USER_CODE(frame->func->type);
}

bool cs_unwind_possible(const zend_execute_data *frame)
{
	return !is_user_frame(frame) || !takes_temporary(frame->opline) || is_call(frame->opline - 1);
}

/* PHP 8.2 looks for interrupts between a call and the instruction that takes its result: as if the call had thrown. */
static void step_back(zend_execute_data *frame, const zend_op *call)
{
	if (call->result_type & (IS_TMP_VAR | IS_VAR)) {
		zval *result = ZEND_CALL_VAR(frame, call->result.var);
		zval_ptr_dtor(result);
		ZVAL_UNDEF(result);
	}
	EG(opline_before_exception) = call;
}

void cs_unwind_interrupted(void)
{
	zend_execute_data *frame = EG(current_execute_data);

	if (!EG(exception) || !is_user_frame(frame) || frame->opline != EG(exception_op)) {
		return;
	}
	const zend_op *op = EG(opline_before_exception);
	if (op > frame->func->op_array.opcodes && takes_temporary(op) && is_call(op - 1)) {
		step_back(frame, op - 1);
	} else if (op->opcode == ZEND_ROPE_INIT || op->opcode == ZEND_ROPE_ADD) {
		/* The engine frees the part of an interpolated string that this instruction was to make. */
		zend_string **rope = (zend_string **) ZEND_CALL_VAR(frame, op->result.var);
		rope[op->opcode == ZEND_ROPE_INIT ? 0 : op->extended_value] = ZSTR_EMPTY_ALLOC();
	}
}

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

/* ---- the exit ---- */

static void watch_interrupts(void)
{
	zend_atomic_bool_store(&EG(vm_interrupt), true);
}

static void release(zend_object **held)
{
	zend_object *object = *held;

	*held = NULL;
	if (object) {
		OBJ_RELEASE(object);
	}
}

/* In place of what is pending. */
static zend_object *new_exit(cs_co *co)
{
	zend_object *exit = ++co->exits > CS_EXITS_MAX ? zend_create_unwind_exit() : zend_create_graceful_exit();

	co->exit_due = false;
	if (!co->body_over) {
		release(&co->exit);
		co->exit = exit;
		GC_ADDREF(exit);
		watch_interrupts();
	}
	return exit;
}

void cs_unwind_throw(cs_co *co)
{
	cs_unwind_set(new_exit(co));
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
		watch_interrupts();
	} else {
		cs_unwind_throw(co);
	}
}

/* A finally block that runs before an exception goes on. */
static bool is_in_finally(const zend_execute_data *frame)
{
	const zend_op_array *code = &frame->func->op_array;
	uint32_t at = (uint32_t) (frame->opline - code->opcodes);

	for (int i = 0; i < code->last_try_catch; i++) {
		const zend_try_catch_element *block = &code->try_catch_array[i];
		if (at >= block->finally_op && at < block->finally_end
			&& Z_OBJ_P(ZEND_CALL_VAR(frame, code->opcodes[block->finally_end].op1.var))) {
			return true;
		}
	}
	return false;
}

/* Whether an exception may be under way although none is pending: the engine puts it aside for finally blocks and
 * destructors. */
static bool is_set_aside(const zend_execute_data *frame)
{
	for (; frame; frame = frame->prev_execute_data) {
		if (is_user_frame(frame)
			&& (is_in_finally(frame)
				|| (Z_TYPE(frame->This) == IS_OBJECT && frame->func == Z_OBJCE(frame->This)->destructor))) {
			return true;
		}
	}
	return false;
}

/* Then what displaced it was caught. */
static bool is_lost(const cs_co *co)
{
	return co->exit && GC_REFCOUNT(co->exit) == 1 && !is_set_aside(EG(current_execute_data));
}

bool cs_unwind_fails_waits(const cs_co *co)
{
	return co->exit_due || is_lost(co) || (EG(exception) && in_other_module());
}

void cs_unwind_interrupt(const zend_execute_data *frame)
{
	cs_co *co = CSG(core).current;

	if (UNEXPECTED(co && co->unwinding) && !EG(exception) && (co->exit_due || is_lost(co))
		&& cs_unwind_possible(frame)) {
		cs_unwind_throw(co);
	}
}

/* The thrower may still write to its exception, which lives until the coroutine's end. */
static void on_throw(zend_object *exception)
{
	cs_co *co = CSG(core).current;

	if (UNEXPECTED(co && co->unwinding) && exception && EG(exception) == exception) {
		watch_interrupts();
		if (co->exit_due || is_lost(co) || ++co->exits > CS_EXITS_MAX) {
			release(&co->replaced);
			co->replaced = exception;
			EG(exception) = new_exit(co);
			return;
		}
	}
	if (next_hook) {
		next_hook(exception);
	}
}

bool cs_unwind_covers(const cs_co *co, const zend_object *exception)
{
	return zend_is_graceful_exit(exception) || (co && co->unwinding && zend_is_unwind_exit(exception))
		|| (co && co->unwinding && co->replaced && exception->ce->type == ZEND_INTERNAL_CLASS);
}

void cs_unwind_body_over(cs_co *co)
{
	co->exit_due = false;
	co->body_over = true;
	release(&co->exit);
}

void cs_unwind_end(cs_co *co)
{
	co->exit_due = false;
	release(&co->exit);
	release(&co->replaced);
}

void cs_unwind_minit(int type, int module_number)
{
	next_hook = zend_throw_exception_hook;
	zend_throw_exception_hook = on_throw;
}
