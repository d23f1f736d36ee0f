/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Coroutines. A coroutine runs a C function on a stack of its own and may stop in the middle (yield) until somebody
 * resumes it. All of them share PHP's one thread: between two yields nothing else runs.
 *
 * The life of a wait, which every class and hook follows:
 *
 *     cs_queue_push(&chan->poppers, &waiter.node);         register where the waker will look
 *     int status = cs_co_wait("channel pop", timeout_ms);  yields
 *     cs_queue_remove(&waiter.node);                       always deregister
 *     if (status < 0) return status;                       UV_ETIMEDOUT or UV_ECANCELED
 *
 * and the waker calls cs_co_wake(co, 0), which puts it on the run queue, or cs_co_resume(co, 0) from a loop callback,
 * which switches to it at once. Both do nothing for a coroutine that was woken already, so a timeout, a cancel and an
 * event that come together wake it once.
 */
#ifndef CS_CORE_CO_H
#define CS_CORE_CO_H

#include "php_cserve.h"

typedef void (*cs_co_fn)(void *arg);

/* Wait for ever. */
#define CS_FOREVER ((int64_t) -1)

/* Creates a coroutine and runs fn(arg) in it at once, until its first yield or its end. fn owns arg. Returns the new
 * coroutine's id (> 0; it may have ended already), or UV_EAGAIN when max_coroutine are alive, UV_ENOMEM when no stack
 * could be had: in both cases fn was not called. An exception that fn leaves pending is fatal for the script. */
zend_long cs_co_spawn(cs_co_fn fn, void *arg);

/* Like cs_co_spawn(), but calls failed(arg) in place of fn when there can be no coroutine. As it returns nothing it can be
 * its caller's last call, a jump: see cs_context_switch() for what that saves. */
void cs_co_spawn_or(cs_co_fn fn, void *arg, cs_co_fn failed);

/* Like cs_co_spawn() for a PHP callable: the arguments are copied, the return value is dropped. Sets the exceptions
 * of PHP's own calls. Returns as cs_co_spawn(). */
zend_long cs_co_spawn_call(zend_fcall_info *fci, zend_fcall_info_cache *fcc);

/* The running coroutine, or NULL on the main stack. Inside a PHP Fiber it is the coroutine that runs the Fiber. */
static inline cs_co *cs_co_current(void)
{
	return CSG(core).current;
}

zend_long cs_co_id(const cs_co *co);

/* The live coroutine with that id, or NULL. */
cs_co *cs_co_find(zend_long id);

/* True when the caller is in a coroutine and nothing forbids a switch (GC run, shutdown, ticks, autoload for hooks).
 * Hooks ask this and block as plain PHP does when it is false. */
static inline bool cs_co_can_yield(void)
{
	return CSG(core).current && !CSG(core).no_yield && !CSG(core).bailout;
}
bool cs_co_can_yield_hook(void);

/* Suspends the running coroutine until it is woken, the time is over or it is cancelled. `what` is a literal that
 * reports name ("channel pop", "sleep"). timeout_ms: CS_FOREVER, or >= 0; the wait is never shorter than asked.
 * Returns the waker's status (>= 0), UV_ETIMEDOUT, UV_ECANCELED (a CanceledException may be pending when the canceller
 * asked for one), or UV_EINTR when the script is ending: return to PHP at once, the unwinding exception is set.
 * Must only be called when cs_co_can_yield(). May yield. */
int cs_co_wait(const char *what, int64_t timeout_ms);

/* The same with microseconds, for sleeps: rounds up to the loop's milliseconds. May yield. */
int cs_co_wait_us(const char *what, int64_t timeout_us);

/* As cs_co_wait(), for a wait whose waker needs time to let go (a thread pool request that uses the caller's memory):
 * neither a timeout nor a cancel ends it. May yield. */
int cs_co_wait_uncancelable(const char *what);

/* Marks a waiting coroutine ready and puts it at the end of the run queue. False when it is not waiting. */
bool cs_co_wake(cs_co *co, int status);

/* Switches to a waiting coroutine at once and returns when it yields or ends. False when it is not waiting.
 * Only from loop callbacks on the main stack and from Coroutine::resume(). May free what the coroutine owns. */
bool cs_co_resume(cs_co *co, int status);

/* Lets the others run and comes back in this round's order. May yield. */
int cs_co_reschedule(void);

/* Ends the wait of a coroutine with UV_ECANCELED, throwing Swoole\Coroutine\CanceledException there when asked.
 * Returns 0, UV_ESRCH (not alive), UV_EBUSY (not cancelable now) or UV_EINVAL (itself). */
int cs_co_cancel(cs_co *co, bool throw_exception);

/* Turns a pending exception that nobody caught into the script's fatal error, as PHP does, and marks every coroutine
 * dead. Server layers that answer 500 instead clear the exception themselves before fn returns. */
void cs_co_fatal_exception(void);

/* Seconds as users give them (negative or 0 with zero_forever: for ever) to the milliseconds of cs_co_wait(). */
int64_t cs_timeout_ms(double seconds, bool zero_forever);

/* For code that must not be interrupted by a switch. */
static inline void cs_no_yield_begin(void)
{
	CSG(core).no_yield++;
}
static inline void cs_no_yield_end(void)
{
	CSG(core).no_yield--;
}

/* At the end of the script: runs the loop until nothing is left to do, then unwinds the coroutines that still wait. */
void cs_co_finish_script(void);

void cs_co_rinit(void);
void cs_co_rshutdown(void);
void cs_co_close(void);

#endif
