/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The coroutine itself. Only co.c changes it; classes/coroutine.c reads it for Swoole\Coroutine and owns the fields
 * under "PHP side".
 */
#ifndef CS_CORE_CO_STRUCT_H
#define CS_CORE_CO_STRUCT_H

#include "co.h"
#include "context.h"
#include "queue.h"

typedef enum cs_co_status {
	CS_CO_INIT = 0,    /* SWOOLE_CORO_INIT */
	CS_CO_WAITING = 1, /* SWOOLE_CORO_WAITING */
	CS_CO_RUNNING = 2, /* SWOOLE_CORO_RUNNING; also while it waits for a coroutine that it resumed */
	CS_CO_END = 3,     /* SWOOLE_CORO_END */
	CS_CO_READY = 4    /* woken, on the run queue */
} cs_co_status;

struct cs_co {
	cs_context context; /* first: the context's head */
	zend_long id;
	cs_co *map_next;     /* co_map.c */
	zend_long parent_id; /* -1: created outside of any coroutine */
	uint8_t status;
	bool cancelable;
	bool unwinding;    /* the script has ended: every wait throws the unwinding exception */
	bool exit_due;     /* see unwind.c, also body_over, exits, exit, replaced */
	bool body_over;    /* fn has returned */
	bool throw_cancel; /* the canceller wants an exception */
	bool user_yield;   /* waits in Coroutine::yield(): Coroutine::resume() may wake it */
	bool over_time;    /* the time limit has passed */
	bool timer_armed;
	bool reported; /* named in a deadlock report already */
	int wake_status;
	const char *waiting_for; /* literal; NULL when not waiting */
	cs_queue ready;
	cs_queue joiners;                /* cs_joiner.node */
	zend_fiber_context *resumer;     /* switched to at the next yield or at the end */
	zend_fiber_context *yielded_at;  /* its own context, or that of a PHP Fiber running inside it */
	cs_state *state;                 /* engine state while suspended */
	zend_execute_data *execute_data; /* newest frame, while it is not the running one */
	cs_co_fn fn;
	void *arg;
	uv_timer_t *timer; /* kept with the context between coroutines; made when a wait first has a timeout */
	uint64_t started_ms;
	uint32_t exits;
	zend_object *exit;
	zend_object *replaced;
	const zend_string
		*made_in;     /* the file whose line made it, which PHP keeps to the end of the script; NULL: no script's */
	uint32_t made_at; /* that line */

	/* PHP side */
	zend_object *php_context;    /* Coroutine::getContext(), made when asked for */
	struct cs_co_defer *defers;  /* last in, first out */
	struct cs_timer *time_limit; /* Coroutine::setTimeLimit() */
};

/* Called on the coroutine's own stack after fn returned, before the coroutine counts as ended; set by coroutine.c.
 * May yield. */
extern void (*cs_co_on_end)(cs_co *co);

/* Exceptions thrown into a waiting coroutine; set by coroutine.c. */
extern zend_class_entry *cs_co_canceled_ce;
extern zend_class_entry *cs_co_timeout_ce;

/* Reports coroutines that nothing can wake; set by coroutine.c. */
extern void (*cs_co_on_deadlock)(void);

/* For loop.c only. */
void cs_co_run_ready(cs_co *co);
void cs_co_after_fork(void);

/* In a forked child whose work is to begin where the parent's script is: the stack that runs now, a coroutine's even,
 * counts as the main one, with a loop of its own, until end. What the parent ran below it is returned to then, which must
 * be in order to leave the script. */
typedef struct cs_co_main {
	cs_co *current;
	cs_co_map map;
	bool loop_running;
	bool nested;
	bool in_shutdown;
	bool exited;
} cs_co_main;
void cs_co_become_main(cs_co_main *saved);
void cs_co_end_main(cs_co_main *saved);

/* Tells whether an uncaught exception means exit(), and its status; set by exit.c. */
extern bool (*cs_co_is_exit)(zend_object *exception, int *status);

/* One wait for the end of another coroutine. */
typedef struct cs_joiner {
	cs_queue node;
	cs_co *co;         /* the one that waits */
	uint32_t *pending; /* shared by all joiners of one wait; the last one wakes it */
} cs_joiner;

/* Ends a wait with TimeoutException; for the time limit. */
void cs_co_time_out(cs_co *co);

/* The bodies of Coroutine::yield() and Coroutine::resume(), for a coroutine that waits in the former; *resumed is what
 * they return to PHP. As the last call of the methods they become jumps, which saves a frame: see cs_context_switch().
 * May yield. */
void cs_co_user_yield(cs_co *co, zval *resumed);
void cs_co_user_resume(cs_co *co, zval *resumed);

/* Ids of all live coroutines, ascending; emalloc'ed, count in *count. */
zend_long *cs_co_ids(size_t *count);

/* A back-trace of a coroutine as debug_backtrace() gives it; false when there is none. */
bool cs_co_backtrace(cs_co *co, zval *trace, zend_long options, zend_long limit);

#endif
