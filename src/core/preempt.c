/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See preempt.h. A thread looks every half slice whether the number of switches has changed; when it has not for a whole
 * slice it raises the engine's interrupt flag, which the VM polls anyway. So a switch costs nothing but its counter.
 */
#include "preempt.h"

#include "co.h"
#include "signal.h"
#include "unwind.h"

#include <time.h>

#define CS_HALF_SLICE_NS (5 * 1000 * 1000)

struct cs_preempt {
	uv_thread_t thread;
	bool stop;
	bool due; /* raised by the thread, cleared by the interrupt handler */
	const uint32_t *switches;
	zend_atomic_bool *interrupt;
};

/* The engine's earlier handler (pcntl's, say); set once a process. */
static void (*next_interrupt)(zend_execute_data *execute_data);

static void watch(void *arg)
{
	cs_preempt *p = arg;
	const struct timespec pause = {.tv_nsec = CS_HALF_SLICE_NS};
	uint32_t seen = 0, unchanged = 0;

	while (!__atomic_load_n(&p->stop, __ATOMIC_ACQUIRE)) {
		nanosleep(&pause, NULL);
		uint32_t now = __atomic_load_n(p->switches, __ATOMIC_RELAXED);
		unchanged = now == seen ? unchanged + 1 : 0;
		seen = now;
		if (unchanged >= 2) {
			unchanged = 0;
			__atomic_store_n(&p->due, true, __ATOMIC_RELEASE);
			zend_atomic_bool_store(p->interrupt, true);
		}
	}
}

/* True when only user code is on the running coroutine's stack; its oldest frame is the context's own. */
static bool only_user_frames(const zend_execute_data *frame)
{
	for (; frame && frame->prev_execute_data; frame = frame->prev_execute_data) {
		if (frame->func && !ZEND_USER_CODE(frame->func->type)) {
			return false;
		}
	}
	return true;
}

/* May yield. */
static void on_interrupt(zend_execute_data *execute_data)
{
	cs_preempt *p = CSG(core).preempt;

	cs_unwind_interrupt(execute_data);
	if (p && __atomic_exchange_n(&p->due, false, __ATOMIC_ACQ_REL) && cs_co_can_yield_hook() && !EG(exception)
		&& cs_unwind_possible(execute_data) && only_user_frames(execute_data)) {
		cs_co_reschedule();
	}
	if (next_interrupt) {
		next_interrupt(execute_data);
	}
	cs_unwind_interrupted();
}

static int start_thread(cs_preempt *p)
{
	p->stop = p->due = false;
	p->switches = &CSG(core).switches;
	p->interrupt = &EG(vm_interrupt);
	return cs_signal_thread(&p->thread, watch, p);
}

int cs_preempt_start(void)
{
	if (CSG(core).preempt) {
		return 0;
	}
	cs_preempt *p = malloc(sizeof(*p));
	int status = p ? start_thread(p) : UV_ENOMEM;
	if (status < 0) {
		free(p);
		return status;
	}
	CSG(core).preempt = p;
	return 0;
}

void cs_preempt_stop(void)
{
	cs_preempt *p = CSG(core).preempt;
	if (p) {
		__atomic_store_n(&p->stop, true, __ATOMIC_RELEASE);
		uv_thread_join(&p->thread);
		free(p);
		CSG(core).preempt = NULL;
	}
}

void cs_preempt_after_fork(void)
{
	if (CSG(core).preempt && start_thread(CSG(core).preempt) < 0) {
		free(CSG(core).preempt);
		CSG(core).preempt = NULL;
	}
}

/* The JIT copies the pointer when it starts, which is after all modules have. */
void cs_preempt_minit(int type, int module_number)
{
	next_interrupt = zend_interrupt_function;
	zend_interrupt_function = on_interrupt;
}

void cs_preempt_rinit(void)
{
	CSG(core).preempt = NULL;
	if (CSG(ini).enable_preemptive_scheduler) {
		cs_preempt_start();
	}
}

void cs_preempt_close(void)
{
	cs_preempt_stop();
}
