/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A piece of work for libuv's thread pool, with the coroutine that waits for it. The job is malloc'ed and belongs to
 * both: whoever lets go last frees it. So a coroutine that is gone before its job is done (the script ended, a fatal
 * error killed all stacks) leaves nothing behind that the thread could write over.
 *
 *     typedef struct { cs_work work; int fd; int result; } my_job;      work comes first
 *     my_job *job = cs_work_new(sizeof(*job), on_run, NULL);
 *     job->fd = fd;
 *     if (cs_work_run(&job->work, "file sync") == 0) { result = job->result; cs_work_free(&job->work); }
 *
 * on_run runs in a thread: no emalloc, nothing of Zend. It may read memory that the waiting coroutine keeps alive (the
 * string being written): the wait cannot be cut short, and the end of a request waits for the jobs that still run.
 */
#ifndef CS_CORE_WORK_H
#define CS_CORE_WORK_H

#include "php_cserve.h"

typedef struct cs_work cs_work;
struct cs_work {
	uv_work_t req;
	cs_queue node; /* CSG(core).jobs, while the pool has it */
	zend_long co_id;
	bool abandoned; /* nobody waits any more */
	int finished;   /* set by the thread, atomically, when run() has returned */
	void (*run)(cs_work *work);
	void (*drop)(cs_work *work); /* releases what the job holds besides its own memory; may be NULL */
};

/* A job of `size` bytes (zeroed behind the cs_work), never NULL. */
void *cs_work_new(size_t size, void (*run)(cs_work *work), void (*drop)(cs_work *work));

/* Runs it in the pool while the others go on; `what` is a literal for reports. Needs cs_co_can_yield(). Returns 0, and
 * the caller owns the job again; or a negative UV_E* after which the job is no longer the caller's: UV_EINTR when the
 * script is ending. May yield. */
int cs_work_run(cs_work *work, const char *what);

/* The same, but a cancel ends the wait: UV_ECANCELED. The job goes on alone, so that it may use its own memory only.
 * May yield. */
int cs_work_run_cancelable(cs_work *work, const char *what);

void cs_work_free(cs_work *work);

/* To be called before libuv's thread pool is used in any other way than by cs_work_run(): a forked child must know. */
void cs_work_pool_used(void);

void cs_work_rinit(void);

/* In a forked child: the jobs and their threads are the parent's. */
void cs_work_after_fork(void);

/* Cancels what no thread has begun and waits for the rest. */
void cs_work_rshutdown(void);

#endif
