/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See unwind.c. */
#ifndef CS_CORE_UNWIND_H
#define CS_CORE_UNWIND_H

#include "co.h"

/* For a wait of the running coroutine that ended because the script does: its stack is to unwind. */
void cs_unwind_begin(cs_co *co);

/* Throws the exit in the running coroutine. */
void cs_unwind_throw(cs_co *co);

/* Makes an exit object the pending exception. */
void cs_unwind_set(zend_object *exit);

/* Inside of the function whose wait was ended: it is to return, and not to wait any more. */
bool cs_unwind_fails_waits(const cs_co *co);

/* At an interrupt of the VM: what was put off happens now. */
void cs_unwind_interrupt(const zend_execute_data *frame);

/* At an interrupt: whether something may throw now. Before an instruction that takes the result of an earlier one, the engine
 * would leave that result behind, or count it as an argument that is in its place. */
bool cs_unwind_possible(const zend_execute_data *frame);

/* Has to follow whatever may have thrown at an interrupt of the VM. */
void cs_unwind_interrupted(void);

/* True for the exit, and for what a function whose wait was ended throws after the exception that the exit has replaced:
 * the engine lets it take the exit's place. */
bool cs_unwind_covers(const cs_co *co, const zend_object *exception);

/* When the coroutine's function has returned: an exit that is lost now is not missed. */
void cs_unwind_body_over(cs_co *co);

/* At the coroutine's end. */
void cs_unwind_end(cs_co *co);

void cs_unwind_minit(int type, int module_number);

#endif
