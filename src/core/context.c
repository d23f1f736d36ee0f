/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See context.h. The arena cuts stacks from slabs of CS_SLAB_SLOTS slots, so that a million coroutines need few kernel
 * mappings (one mapping a stack ends at vm.max_map_count / 2). A slot, from low to high addresses:
 *
 *     | VM stack page | guard page | C stack, grows down  ...  | head |
 *
 * Only the pages that are touched cost memory: usually one of the VM stack and the topmost of the C stack.
 */
#include "context.h"

#include "zend_vm.h"

#include <errno.h>
#ifndef _WIN32
#include <sys/mman.h>
#include <unistd.h>
#endif

#define CS_VM_PAGE_SIZE (32 * 1024)
#define CS_SLAB_SLOTS   32

/* The kernel's limit on mappings is 65,530 by default, and other code needs some: guards by mprotect stop here. */
#define CS_GUARD_MAPPINGS_MAX 30000

/* What every coroutine's oldest frame runs; back-traces end there, since no frame is before it. Warnings that C code gives
 * without a function of PHP's, and those of PHP's own, name it. */
static zend_function cs_base_function = {.type = ZEND_INTERNAL_FUNCTION};

void cs_context_minit(int type, int module_number)
{
	cs_base_function.common.function_name = zend_string_init_interned(ZEND_STRL("main"), true);
}

/* Frees the pages that a job left above the first one (it does when it ends by a bailout that user code caught). */
static ZEND_COLD void reset_vm_stack(cs_context *context)
{
	while (EG(vm_stack) != context->vm_page) {
		zend_vm_stack page = EG(vm_stack);
		EG(vm_stack) = page->prev;
		efree(page);
	}
}

/* Makes the context's own VM stack, with nothing but the base frame on it, the current one. */
static void enter_vm_stack(cs_context *context)
{
	zend_vm_stack page = context->vm_page;
	zend_execute_data *base = (zend_execute_data *) ZEND_VM_STACK_ELEMENTS(page);

	memset(base, 0, sizeof(*base));
	base->func = &cs_base_function;
	page->top = (zval *) base + ZEND_CALL_FRAME_SLOT;
	page->end = (zval *) ((char *) page + context->vm_page_size);
	page->prev = NULL;
	EG(vm_stack) = page;
	EG(vm_stack_top) = page->top;
	EG(vm_stack_end) = page->end;
	EG(vm_stack_page_size) = context->vm_page_size;
	EG(current_execute_data) = base;
	EG(jit_trace_num) = 0;
	EG(active_fiber) = NULL;
	CS_STACK_LIMITS_SET(context);
}

/* Back into the pool and over to `next`; returns when the context has been acquired again. */
static zend_always_inline void park(cs_context *context, zend_fiber_context *next)
{
	if (UNEXPECTED(EG(vm_stack) != context->vm_page)) {
		reset_vm_stack(context);
		enter_vm_stack(context);
	}
	EG(jit_trace_num) = 0;
	cs_queue_push(&CSG(core).idle_contexts, &context->idle);
	CSG(core).idle_count++;
	cs_context_switch(next);
}

/* The engine longjmp'ed out of a job: nothing on this stack is valid any more, and the target must bail out too. Nobody
 * comes back, so the pool does not get the context; its memory goes with the slab. */
static ZEND_COLD void leave_dead(zend_fiber_context *next)
{
	zend_fiber_transfer transfer = {.context = next, .flags = ZEND_FIBER_TRANSFER_FLAG_BAILOUT};

	ZVAL_NULL(&transfer.value);
	zend_fiber_switch_context(&transfer);
}

/* The life of a context. zend_try is set up once: after a bailout no job runs on this stack again. */
static void context_main(zend_fiber_transfer *transfer)
{
	cs_context *context = (cs_context *) EG(current_fiber_context);

	if (CS_ASAN) {
		context->stack_high = __builtin_frame_address(0);
		context->stack_low = context->stack_high - CSG(core).c_stack_size;
	}
	enter_vm_stack(context);
	EG(bailout) = NULL;
	zend_try
	{
		for (;;) {
			park(context, context->job(context));
		}
	}
	zend_catch
	{
		CSG(core).bailout = true;
		leave_dead(EG(main_fiber_context));
	}
	zend_end_try();
	(void) transfer;
	abort();
}

#if CS_ARENA_STACKS

/* The engine's assembler entry (boost.context). Exported by the php binary; absent in some builds. */
typedef struct cs_fcontext_data {
	void *handle;
	zend_fiber_transfer *transfer;
} cs_fcontext_data;

extern void *make_fcontext(void *stack_high, size_t size, void (*entry)(cs_fcontext_data)) __attribute__((weak));

typedef struct cs_slab {
	cs_queue node;
	char *base;
	size_t slot_size;
	uint32_t used; /* bit per slot */
} cs_slab;

/* First function on a new stack. Does for our stacks what the engine's trampoline does for its own. */
static ZEND_NORETURN void arena_entry(cs_fcontext_data data)
{
	zend_fiber_transfer transfer = *data.transfer;

	transfer.context->handle = data.handle;
	if (UNEXPECTED(transfer.context->status == ZEND_FIBER_STATUS_DEAD)) {
		zend_fiber_destroy_context(transfer.context);
	}
	context_main(&transfer);
	abort();
}

static size_t page_size(void)
{
	return (size_t) sysconf(_SC_PAGESIZE);
}

static size_t round_up(size_t size, size_t unit)
{
	return (size + unit - 1) / unit * unit;
}

/* Makes the page under the C stack fault. A stack without a guard is better than a failed go(). */
static void guard_slot(char *guard, size_t size)
{
#ifdef MADV_GUARD_INSTALL
	const int advice = MADV_GUARD_INSTALL;
#else
	const int advice = 102; /* Linux 6.13's MADV_GUARD_INSTALL, unknown to older headers: EINVAL on older kernels */
#endif
#ifdef __linux__
	if (CSG(core).guard_mappings == 0 && madvise(guard, size, advice) == 0) {
		return;
	}
#endif
	if (CSG(core).guard_mappings < CS_GUARD_MAPPINGS_MAX && mprotect(guard, size, PROT_NONE) == 0) {
		CSG(core).guard_mappings += 2;
	}
	(void) advice;
}

static cs_slab *slab_new(size_t slot_size)
{
	cs_slab *slab = malloc(sizeof(*slab));
	if (!slab) {
		return NULL;
	}
	slab->base = mmap(NULL, slot_size * CS_SLAB_SLOTS, PROT_READ | PROT_WRITE,
		MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
	if (slab->base == MAP_FAILED) {
		free(slab);
		return NULL;
	}
#ifdef MADV_NOHUGEPAGE
	madvise(slab->base, slot_size * CS_SLAB_SLOTS, MADV_NOHUGEPAGE);
#endif
	slab->slot_size = slot_size;
	slab->used = 0;
	cs_queue_push_front(&CSG(core).slabs, &slab->node);
	return slab;
}

/* Slabs with a free slot are kept in front of full ones, so looking at the first is enough. */
static char *slot_take(size_t slot_size, cs_slab **owner)
{
	cs_slab *slab = NULL;

	if (!cs_queue_empty(&CSG(core).slabs)) {
		slab = CS_QUEUE_ENTRY(CSG(core).slabs.next, cs_slab, node);
	}
	if (!slab || slab->used == UINT32_MAX || slab->slot_size != slot_size) {
		slab = slab_new(slot_size);
		if (!slab) {
			return NULL;
		}
	}
	uint32_t index = (uint32_t) __builtin_ctz(~slab->used);
	slab->used |= 1u << index;
	if (slab->used == UINT32_MAX) {
		cs_queue_remove(&slab->node);
		cs_queue_push(&CSG(core).slabs, &slab->node);
	}
	*owner = slab;
	return slab->base + index * slot_size;
}

static void slot_release(cs_slab *slab, char *slot)
{
	slab->used &= ~(1u << ((size_t) (slot - slab->base) / slab->slot_size));
	cs_queue_remove(&slab->node);
	if (slab->used == 0) {
		munmap(slab->base, slab->slot_size * CS_SLAB_SLOTS);
		free(slab);
		return;
	}
	madvise(slot, slab->slot_size, MADV_DONTNEED);
	cs_queue_push_front(&CSG(core).slabs, &slab->node);
}

static cs_context *arena_context_new(size_t head_size)
{
	size_t page = page_size();
	size_t slot_size = CS_VM_PAGE_SIZE + page + round_up(CSG(core).c_stack_size + head_size, page);
	cs_slab *slab;
	char *slot = slot_take(slot_size, &slab);

	if (!slot) {
		return NULL;
	}
	guard_slot(slot + CS_VM_PAGE_SIZE, page);

	char *high = slot + slot_size - round_up(head_size, 64);
	cs_context *context = (cs_context *) high;
	memset(high, 0, head_size);
	context->slab = slab;
	context->vm_page = (zend_vm_stack) slot;
	context->vm_page_size = CS_VM_PAGE_SIZE;
	context->stack_low = slot + CS_VM_PAGE_SIZE + page;
	context->stack_high = high;
	context->valgrind_id = CS_STACK_REGISTER(context->stack_low, high);

	context->fiber.kind = &CSG(core).idle_contexts;
	context->fiber.function = context_main;
	context->fiber.handle = make_fcontext(high, (size_t) (high - context->stack_low), arena_entry);
	context->fiber.status = ZEND_FIBER_STATUS_INIT;
	zend_observer_fiber_init_notify(&context->fiber);
	return context;
}

static void arena_context_free(cs_context *context)
{
	zend_observer_fiber_destroy_notify(&context->fiber);
	CS_STACK_DEREGISTER(context->valgrind_id);
	slot_release(context->slab, (char *) context->vm_page);
}

static bool arena_usable(void)
{
	return make_fcontext != NULL;
}

static void arena_close(void)
{
	cs_queue *node;
	while ((node = cs_queue_shift(&CSG(core).slabs))) {
		cs_slab *slab = CS_QUEUE_ENTRY(node, cs_slab, node);
		munmap(slab->base, slab->slot_size * CS_SLAB_SLOTS);
		free(slab);
	}
	CSG(core).guard_mappings = 0;
}

#else

static bool arena_usable(void)
{
	return false;
}

static cs_context *arena_context_new(size_t head_size)
{
	(void) head_size;
	return NULL;
}

static void arena_context_free(cs_context *context)
{
	(void) context;
}

static void arena_close(void)
{
}

#endif

/* A context on one of the engine's fiber stacks; the head is on the heap. */
static cs_context *engine_context_new(size_t head_size)
{
	cs_context *context = calloc(1, head_size);
	if (!context) {
		return NULL;
	}
	if (!CS_FIBER_INIT_OK(
			zend_fiber_init_context(&context->fiber, &CSG(core).idle_contexts, context_main, CSG(core).c_stack_size))) {
		free(context);
		return NULL;
	}
	context->vm_page_size = CS_VM_PAGE_SIZE;
	context->vm_page = malloc(CS_VM_PAGE_SIZE);
	if (!context->vm_page) {
		zend_fiber_destroy_context(&context->fiber);
		free(context);
		return NULL;
	}
	return context;
}

static void engine_context_free(cs_context *context)
{
	/* The frames of a parked context are still there. */
	CS_FORGET_MARKS(context->stack_low, context->stack_high);
	zend_fiber_destroy_context(&context->fiber);
	free(context->vm_page);
	free(context);
}

static void context_free(cs_context *context)
{
	CSG(core).context_count--;
	context->release(context);
	if (context->slab) {
		arena_context_free(context);
	} else {
		engine_context_free(context);
	}
}

cs_context *cs_context_acquire(size_t head_size, cs_context_job job, cs_context_release release)
{
	cs_context *context;
	/* Last in, first out: the stack that was used last is warm in the cache. */
	cs_queue *node = CSG(core).idle_contexts.prev;

	if (EXPECTED(node != &CSG(core).idle_contexts)) {
		cs_queue_remove(node);
		CSG(core).idle_count--;
		context = CS_QUEUE_ENTRY(node, cs_context, idle);
		context->job = job;
		return context;
	}
	context = arena_usable() ? arena_context_new(head_size) : engine_context_new(head_size);
	if (context) {
		context->job = job;
		context->release = release;
		cs_queue_init(&context->idle);
		CSG(core).context_count++;
	}
	return context;
}

void cs_context_discard(cs_context *context)
{
	cs_queue_push(&CSG(core).idle_contexts, &context->idle);
	CSG(core).idle_count++;
}

void cs_context_trim(void)
{
	while (CSG(core).idle_count > CSG(core).idle_max) {
		cs_queue *node = cs_queue_shift(&CSG(core).idle_contexts);
		CSG(core).idle_count--;
		context_free(CS_QUEUE_ENTRY(node, cs_context, idle));
	}
}

size_t cs_context_vm_usage(void)
{
	zend_vm_stack page = EG(vm_stack);
	size_t bytes = (size_t) ((char *) EG(vm_stack_top) - (char *) page);

	for (page = page->prev; page; page = page->prev) {
		bytes += (size_t) ((char *) page->top - (char *) page);
	}
	return bytes;
}

void cs_context_close(void)
{
	cs_queue *node;
	while ((node = cs_queue_shift(&CSG(core).idle_contexts))) {
		context_free(CS_QUEUE_ENTRY(node, cs_context, idle));
	}
	CSG(core).idle_count = 0;
	arena_close();
}
