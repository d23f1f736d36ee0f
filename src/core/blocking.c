/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Two ways to see what holds the loop, both there only when the setting is on as PHP starts. Each call of an internal
 * function is timed: one that took too long and let nobody else run is named. A computation is found by a thread: when
 * the coroutine that runs has been the same for too long, it raises the engine's interrupt flag, and the line that the
 * VM is at then is named. Each stay of a coroutine is reported once.
 */
#include "blocking.h"

#include "co.h"
#include "log.h"
#include "signal.h"
#include "unwind.h"

#include <time.h>

#define CS_LOOKS_PER_THRESHOLD 4

struct cs_blocking {
	uv_thread_t thread;
	bool stop;
	bool due; /* raised by the thread, cleared by the interrupt handler */
	uint64_t since_ns;
	uint64_t threshold_ns;
	const uint32_t *switches;
	cs_co *const *current;
	zend_atomic_bool *interrupt;
	uint32_t reported; /* value of `switches` at the last report */
	bool any;          /* there was a report */
};

/* The engine's earlier hooks; set once a process. */
static void (*next_interrupt)(zend_execute_data *execute_data);
static void (*next_execute_internal)(zend_execute_data *execute_data, zval *return_value);

static void watch(void *arg)
{
	cs_blocking *b = arg;
	uint64_t pause_ns = b->threshold_ns / CS_LOOKS_PER_THRESHOLD + 1;
	const struct timespec pause = {.tv_sec = pause_ns / 1000000000, .tv_nsec = pause_ns % 1000000000};
	uint64_t since_ns = uv_hrtime();
	uint32_t seen = 0;
	bool told = false;

	while (!__atomic_load_n(&b->stop, __ATOMIC_ACQUIRE)) {
		nanosleep(&pause, NULL);
		uint32_t now = __atomic_load_n(b->switches, __ATOMIC_RELAXED);
		uint64_t now_ns = uv_hrtime();
		if (now != seen || !__atomic_load_n(b->current, __ATOMIC_RELAXED)) {
			seen = now;
			since_ns = now_ns;
			told = false;
		} else if (!told && now_ns - since_ns >= b->threshold_ns) {
			told = true;
			__atomic_store_n(&b->since_ns, since_ns, __ATOMIC_RELAXED);
			__atomic_store_n(&b->due, true, __ATOMIC_RELEASE);
			zend_atomic_bool_store(b->interrupt, true);
		}
	}
}

static void report(cs_blocking *b, uint64_t held_ns, const zend_function *function)
{
	const zend_execute_data *frame = EG(current_execute_data);
	const char *name = function && function->common.function_name ? ZSTR_VAL(function->common.function_name) : NULL;
	const char *scope = function && function->common.scope ? ZSTR_VAL(function->common.scope->name) : NULL;

	if (b->any && b->reported == CSG(core).switches) {
		return;
	}
	b->any = true;
	b->reported = CSG(core).switches;
	while (frame && (!frame->func || !ZEND_USER_CODE(frame->func->type))) {
		frame = frame->prev_execute_data;
	}
	cs_log(CS_LOG_WARNING,
		"coroutine " ZEND_LONG_FMT " held the event loop for %" PRIu64 " ms%s%s%s%s%s at %s:%" PRIu32,
		CSG(core).current ? cs_co_id(CSG(core).current) : -1, held_ns / 1000000, name ? " in " : "", scope ? scope : "",
		scope ? "::" : "", name ? name : "", name ? "()" : "",
		frame ? ZSTR_VAL(frame->func->op_array.filename) : "[no file]", frame ? frame->opline->lineno : 0);
}

/* May yield: a call that did is not reported. */
static void time_call(zend_execute_data *execute_data, zval *return_value)
{
	cs_blocking *b = CSG(core).blocking;
	const zend_function *function = execute_data->func;
	uint32_t switches = CSG(core).switches;
	uint64_t start_ns = b ? uv_hrtime() : 0;

	if (next_execute_internal) {
		next_execute_internal(execute_data, return_value);
	} else {
		execute_internal(execute_data, return_value);
	}
	if (b && switches == CSG(core).switches && b == CSG(core).blocking
		&& (CSG(core).current || CSG(core).loop_running)) {
		uint64_t held_ns = uv_hrtime() - start_ns;
		if (held_ns >= b->threshold_ns) {
			report(b, held_ns, function);
		}
	}
}

static void on_interrupt(zend_execute_data *execute_data)
{
	cs_blocking *b = CSG(core).blocking;

	if (b && __atomic_exchange_n(&b->due, false, __ATOMIC_ACQ_REL) && CSG(core).current) {
		report(b, uv_hrtime() - __atomic_load_n(&b->since_ns, __ATOMIC_RELAXED), NULL);
	}
	if (next_interrupt) {
		next_interrupt(execute_data);
	}
	cs_unwind_interrupted();
}

static int start_thread(cs_blocking *b)
{
	b->stop = b->due = false;
	b->threshold_ns = (uint64_t) MAX(1000, CSG(ini).blocking_threshold) * 1000;
	b->switches = &CSG(core).switches;
	b->current = &CSG(core).current;
	b->interrupt = &EG(vm_interrupt);
	return cs_signal_thread(&b->thread, watch, b);
}

void cs_blocking_minit(int type, int module_number)
{
	if (CSG(ini).blocking_detection) {
		next_interrupt = zend_interrupt_function;
		zend_interrupt_function = on_interrupt;
		next_execute_internal = zend_execute_internal;
		zend_execute_internal = time_call;
	}
}

void cs_blocking_rinit(void)
{
	CSG(core).blocking = NULL;
	if (CSG(ini).blocking_detection) {
		cs_blocking *b = calloc(1, sizeof(*b));
		if (b && start_thread(b) == 0) {
			CSG(core).blocking = b;
		} else {
			free(b);
		}
	}
}

void cs_blocking_close(void)
{
	cs_blocking *b = CSG(core).blocking;

	if (b) {
		__atomic_store_n(&b->stop, true, __ATOMIC_RELEASE);
		uv_thread_join(&b->thread);
		free(b);
		CSG(core).blocking = NULL;
	}
}

void cs_blocking_after_fork(void)
{
	if (CSG(core).blocking && start_thread(CSG(core).blocking) < 0) {
		free(CSG(core).blocking);
		CSG(core).blocking = NULL;
	}
}
