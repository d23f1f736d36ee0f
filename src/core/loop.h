/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The process's one event loop (libuv), made when first used and never shared with a child process. Callbacks run on
 * the main stack. One round: ready coroutines, then defers, then uv_run() once; in that, those that a callback has woken
 * run before the next callback.
 */
#ifndef CS_CORE_LOOP_H
#define CS_CORE_LOOP_H

#include "php_cserve.h"

/* The loop, started on first use. Registers the run at script end. */
uv_loop_t *cs_loop(void);

/* Runs until nothing is left that could wake anybody: no referenced handle or request, no ready coroutine, no defer.
 * Returns 0, or UV_EBUSY when called from inside a callback of the loop or a coroutine. A pending exception, exit or
 * bailout ends it early and stays pending. */
int cs_loop_run(void);

/* One round without waiting for events. Returns as cs_loop_run(). */
int cs_loop_run_once(void);

/* One round that waits for events when nothing is ready. Returns as cs_loop_run(). */
int cs_loop_wait_once(void);

/* For a run inside a callback of the loop on the main stack, since libuv's loops cannot be entered twice: from begin to
 * end a second loop is cs_loop(), with descriptors and ready coroutines of its own. What is on the usual one waits.
 * Returns 0, or UV_EBUSY in a coroutine or inside of such a run. */
int cs_loop_nest_begin(void);
void cs_loop_nest_end(void);

/* True when the script is to end, by exit, an exception or a fatal error: no callback may run user code any more. Who takes
 * work from outside, piece by piece, stops here, so that the next piece stays for somebody else. */
bool cs_loop_has_ended(void);

/* Makes cs_loop_run() return at the end of this round. */
void cs_loop_stop(void);

/* Calls fn(arg) on the main stack at the end of this round, in order. For C code; Event::defer() is built on it. */
typedef void (*cs_defer_fn)(void *arg);
void cs_loop_defer(cs_defer_fn fn, void *arg);

/* For callbacks of the loop that call user code on the main stack: calls fn(arg); a fatal error in it ends the loop in
 * order instead of jumping over libuv's frames. False after one. */
bool cs_loop_guard(cs_defer_fn fn, void *arg);

/* Milliseconds of the monotonic clock, as cached by the loop for this round / read now. */
static inline uint64_t cs_loop_now_ms(void)
{
	return uv_now(EXPECTED(CSG(core).loop) ? CSG(core).loop : cs_loop());
}
uint64_t cs_loop_fresh_ms(void);

/* The same clock, a few milliseconds coarse but very cheap. */
uint64_t cs_loop_coarse_ms(void);

/* In a child after fork(): forgets the parent's loop, coroutines and timers without touching its descriptors. Every
 * fork() of the process calls this by itself. In a child that a coroutine forked, that coroutine goes on alone. */
void cs_loop_after_fork(void);

/* Runs the coroutines that are ready now. Only for co.c. */
void cs_loop_run_ready(void);

/* At the end of a callback of the loop that has resumed coroutines: runs those that they woke, so that the order is that
 * of the events. Five sleepers that end in the same millisecond and each free a place do not all go on before anybody
 * takes one. */
static inline void cs_loop_run_woken(void)
{
	if (UNEXPECTED(!cs_queue_empty(&CSG(core).run_queue)) && !cs_loop_has_ended()) {
		cs_loop_run_ready();
	}
}

void cs_loop_rinit(void);
void cs_loop_close(void);

/* Asked, when there is nothing left to wait for, while CSG(core).exit_condition is set; set by coroutine_options.c. */
extern bool (*cs_loop_may_exit)(void);

#endif
