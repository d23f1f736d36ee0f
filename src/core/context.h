/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * C stacks with a Zend VM stack, and switching between them. A context runs jobs one after the other: it never returns,
 * it parks in a pool between two jobs, so that a new coroutine costs no allocation. Two providers give the stacks:
 * the arena (big mappings of ours, entered through the engine's make_fcontext) and the engine's own fiber stacks.
 *
 * The user of a context (co.c) owns a block of memory at the top of the stack, the head, which begins with the
 * cs_context itself; it shares its memory page with the first stack frames.
 */
#ifndef CS_CORE_CONTEXT_H
#define CS_CORE_CONTEXT_H

#include "compat.h"
#include "php_cserve.h"

typedef struct cs_context cs_context;

/* Runs one job of the context, on the context's own stack. Its end is the end of the job: the context goes back into the
 * pool and over to the context that was returned. */
typedef zend_fiber_context *(*cs_context_job)(cs_context *context);

/* Closes what the head owns, before its memory goes. */
typedef void (*cs_context_release)(cs_context *context);

struct cs_context {
	zend_fiber_context fiber; /* what the engine and its observers see */
	cs_context_job job;
	cs_context_release release;
	void *slab;      /* arena provider: where the stack comes from; else NULL */
	char *stack_low; /* usable C stack: [stack_low, stack_high) */
	char *stack_high;
	zend_vm_stack vm_page; /* first page of the VM stack; never freed between jobs */
	size_t vm_page_size;
	unsigned valgrind_id;
	cs_queue idle; /* in the pool */
};

/* A context whose head has head_size bytes (zeroed when new, as the last job left it when pooled), or NULL when no stack
 * could be mapped. Its next entry runs job(context). */
cs_context *cs_context_acquire(size_t head_size, cs_context_job job, cs_context_release release);

/* Gives back a context whose job was never entered. */
void cs_context_discard(cs_context *context);

/* Leaves the running context for another one; returns when somebody switches back. True when that was a bailout, which
 * the caller must pass on with zend_bailout() as soon as its books are in order.
 *
 * Inline, like what calls it: after a switch the processor predicts every return to go where the other side's calls came
 * from, and each C frame between the VM and the switch costs a misprediction. */
static zend_always_inline bool cs_context_switch(zend_fiber_context *to)
{
	zend_fiber_transfer transfer = {.context = to, .flags = 0};

	ZVAL_NULL(&transfer.value);
	zend_fiber_switch_context(&transfer);
	return UNEXPECTED(transfer.flags & ZEND_FIBER_TRANSFER_FLAG_BAILOUT);
}

/* Frees idle contexts above the high-water mark; not on a context's own stack that is idle. */
void cs_context_trim(void);

/* Bytes of VM stack in use by the running context. */
size_t cs_context_vm_usage(void);

void cs_context_minit(int type, int module_number);

/* Frees every idle context; live ones are forgotten (their memory is unmapped with the slabs). */
void cs_context_close(void);

#endif
