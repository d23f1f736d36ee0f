/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What each layer keeps per process (per thread in ZTS builds). php_cserve.h embeds these structs in the module
 * globals; reach them as CSG(core).field. Every field is zero after start; each file's comment says who sets it.
 */
#ifndef CS_CORE_GLOBALS_H
#define CS_CORE_GLOBALS_H

#include "php.h"
#include <uv.h>

#include "queue.h"

typedef struct cs_co cs_co;
typedef struct cs_fd cs_fd;
typedef struct cs_state cs_state;
typedef struct cs_preempt cs_preempt;
typedef struct cs_blocking cs_blocking;

/* Map from coroutine id to coroutine; see co_map.h. */
typedef struct cs_co_map {
	cs_co **slots;
	size_t mask; /* number of slots - 1; 0 slots when NULL */
	size_t count;
} cs_co_map;

typedef struct cs_memory_state {
	size_t after_trim; /* what PHP has had from the system then, or less */
	uint64_t trimmed_ms;
	uint64_t free_since_ms; /* 0: little is free */
} cs_memory_state;

typedef struct cs_core_globals {
	/* loop.c */
	uv_loop_t *loop; /* NULL until first use; on the heap, since a fork leaves an orphan behind */
	bool loop_running;
	bool nested;              /* a loop runs inside a callback of the usual one */
	uint32_t forks;           /* how often this process is a child's child of the one that began */
	bool loop_stop;           /* leave cs_loop_run() although handles are alive (Event::exit, shutdown) */
	bool async_signals;       /* the program wants its handlers (pcntl_signal()) called at once */
	uint32_t rounds_unpolled; /* since the last look for events */
	uint32_t polled_at;       /* `switches` then */
	uint64_t polled_ms;       /* the coarse clock then */
	cs_queue run_queue;       /* coroutines ready to run, by cs_co.ready */
	cs_queue defers;          /* cs_defer callbacks for the end of this round */
	bool in_shutdown;         /* the script has ended: coroutines are being unwound */
	bool exit_condition;      /* a function of the user's says whether the loop may end */
	bool deadlock_check;      /* report coroutines that nothing can wake */

	/* co.c */
	cs_co *current; /* NULL on the main stack */
	cs_co_map map;
	zend_long last_id;
	size_t peak;
	zend_long max_coroutines;
	size_t c_stack_size;
	uint32_t no_yield; /* > 0 while switching is forbidden (GC run, signal handlers, ticks) */
	bool bailout;      /* a bailout crossed a coroutine: stacks are dead, nothing may be resumed */
	bool exiting;      /* exit or an uncaught exception in a coroutine: unwind the script */
	bool exited;       /* it was ended so: the end of the script runs the loop no more */

	uint32_t switches; /* how often a coroutine was entered; preempt.c watches it */
	cs_preempt *preempt;
	cs_blocking *blocking; /* NULL: not asked for */

	/* context.c */
	cs_queue idle_contexts;
	size_t idle_count;
	size_t idle_max;
	size_t context_count;
	cs_queue slabs;
	size_t guard_mappings;

	bool in_server; /* a Swoole\Server runs */

	/* classes: error.c, coroutine_options.c; request memory */
	zend_long last_error;
	HashTable *warned;
	HashTable *options;

	/* autoload.c */
	cs_queue loading; /* classes being loaded */

	/* error_handler.c */
	zval error_handler; /* the one that the last error since the last switch went to; a reference */
	const zend_function *error_handler_function; /* what it calls; NULL when that cannot be told */
	bool error_handler_used;                     /* there was such an error */

	/* signal.c */
	struct cs_signals *signals; /* NULL: none was ever watched */

	/* child.c */
	cs_queue claims; /* children that only their owners may reap */

	/* memory.c */
	cs_memory_state memory;

	/* work.c */
	cs_queue jobs; /* in the thread pool */

	/* log.c */
	int log_level;
	int log_fd;            /* 0: stderr */
	char *log_path;        /* without the time that rotation adds */
	char *log_date_format; /* NULL: the usual one */
	char log_suffix[16];   /* of the file that is open */
	int log_rotation;
	bool log_microseconds;
	bool log_captures; /* the program's output goes there too */

	/* io.c */
	cs_fd **fds; /* indexed by descriptor */
	int fd_capacity;

	/* loop.c: of the two loops the one that is not in use: the usual one during a nested run, else the one of nested runs */
	uv_loop_t *other_loop;
	cs_fd **other_fds;
	int other_fd_capacity;
	cs_queue other_run_queue;
	cs_queue other_defers;
	bool other_loop_stop;
} cs_core_globals;

/* Values of the ini settings; registered in cserve.c. */
typedef struct cs_ini_globals {
	bool use_shortname;
	bool display_errors;
	bool enable_preemptive_scheduler;
	bool enable_library;
	bool enable_fiber_mock;
	bool blocking_detection;
	bool leak_detection;
	bool profile;
	zend_long blocking_threshold; /* microseconds */
	zend_long socket_buffer_size; /* bytes */
	zend_long hook_flags;
	bool warned_fiber_mock;
} cs_ini_globals;

#endif
