/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Signals: the one place that installs handlers. Any number of watches may look at a signal: those of the program, of
 * coroutines that wait for it, and of servers for themselves. The handler only notes that it came; the watches are
 * called by the event loop, on the main stack.
 *
 * While there is a watch the signal does not reach the handler that was installed before; that one comes back with the
 * end of the last watch. A forked child has none of its parent's watches, and the handlers of before.
 */
#ifndef CS_CORE_SIGNAL_H
#define CS_CORE_SIGNAL_H

#include "php_cserve.h"

#include <signal.h>
#include <sys/types.h>

typedef void (*cs_signal_fn)(int signum, void *arg);

enum {
	CS_SIGNAL_KEEPS_LOOP = 1, /* the loop does not end while this watch waits */
	CS_SIGNAL_EARLY = 2,      /* where no loop runs it is called between two lines of the script */
	CS_SIGNAL_BESIDE = 4      /* leaves the signal to the handler of before, too, when all watches say so */
};

/* Embedded in its owner; the fields are signal.c's. */
typedef struct cs_signal {
	cs_queue node;
	uv_loop_t *loop;
	cs_signal_fn fn;
	void *arg;
	int signum; /* 0: does not watch */
	int flags;
	bool arrived;
} cs_signal;

/* Calls fn(signum, arg) each time the signal came; several that come close together may count as one. Returns 0 or a
 * negative UV_E*: UV_EINVAL for a signal that nobody can catch. */
int cs_signal_watch(cs_signal *watch, int signum, int flags, cs_signal_fn fn, void *arg);

/* Harmless when it does not watch. */
void cs_signal_unwatch(cs_signal *watch);

/* For processes that wait for signals without a loop: the signal has come / calls the EARLY watches that are due. */
void cs_signal_note(int signum);
void cs_signal_dispatch(void);

typedef struct cs_signal_saved {
	sigset_t mask;
	sigset_t taken; /* of which the handlers were taken away */
	struct sigaction pipe;
	struct sigaction file_size;
} cs_signal_saved;

/* Before an exec(): the signals as a program expects them, none blocked, SIGPIPE and SIGXFSZ not ignored. */
void cs_signal_reset(cs_signal_saved *saved);

/* When the exec() has failed: all as it was before. */
void cs_signal_restore(const cs_signal_saved *saved);

/* Blocks signals for a while, in which the program may be called back: what it forks then has the mask of before. `before`
 * is for cs_signal_let_go(). */
void cs_signal_hold(const sigset_t *set, sigset_t *before);
void cs_signal_let_go(const sigset_t *before);

/* fork(), but the child goes on to hold them. */
pid_t cs_signal_fork_holding(void);

/* Threads that are started in between get no signals, but for `but` (0: none at all). One with open signals would take what
 * is for the process: a SIGCHLD is lost there, and a SIGTERM that others wait for ends the process. */
void cs_signal_hide(int but, sigset_t *before);
void cs_signal_show(const sigset_t *before);

/* uv_thread_create() of a thread that gets none. */
int cs_signal_thread(uv_thread_t *thread, uv_thread_cb fn, void *arg);

/* From now on a SIGTERM that comes when the parent is gone gives this process so many milliseconds, 0: no limit. A parent
 * would kill it then. Forked children have no such limit. */
void cs_signal_limit_orphan(uint64_t ms);

void cs_signal_after_fork(void);
void cs_signal_minit(int type, int module_number);
void cs_signal_close(void);

#endif
