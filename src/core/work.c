/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Jobs in libuv's thread pool. Who frees a job: cs_work_run() gives it back to its caller when the wait ended because
 * the job is done; a job whose waiter went away earlier is freed by the loop when the thread has finished with it.
 */
#include "work.h"

#include "co.h"
#include "loop.h"
#include "signal.h"

#ifndef _WIN32
#include <pthread.h>
#endif

void *cs_work_new(size_t size, void (*run)(cs_work *work), void (*drop)(cs_work *work))
{
	cs_work *work = pecalloc(1, size, 1);
	work->run = run;
	work->drop = drop;
	cs_queue_init(&work->node);
	return work;
}

void cs_work_free(cs_work *work)
{
	if (work->drop) {
		work->drop(work);
	}
	pefree(work, 1);
}

static void on_work(uv_work_t *req)
{
	cs_work *work = (cs_work *) req;
	work->run(work);
	__atomic_store_n(&work->finished, 1, __ATOMIC_RELEASE);
}

static void on_work_done(uv_work_t *req, int status)
{
	cs_work *work = (cs_work *) req;
	cs_queue_remove(&work->node);
	if (work->abandoned) {
		cs_work_free(work);
		return;
	}
	/* By id: a fatal error may have ended the coroutine without unwinding it. One that is alive but cannot be resumed
	 * now was woken to unwind, and finds its job done. */
	cs_co *co = cs_co_find(work->co_id);
	if (!co || CSG(core).bailout) {
		cs_work_free(work);
	} else if (!cs_co_resume(co, 0)) {
		cs_co_wake(co, 0);
	}
	cs_loop_run_woken();
}

static int run_work(cs_work *work, const char *what, bool cancelable)
{
	work->co_id = cs_co_id(cs_co_current());
	cs_work_pool_used();
	int err = uv_queue_work(cs_loop(), &work->req, on_work, on_work_done);
	if (err < 0) {
		cs_work_free(work);
		return err;
	}
	cs_queue_push(&CSG(core).jobs, &work->node);
	err = cancelable ? cs_co_wait(what, CS_FOREVER) : cs_co_wait_uncancelable(what);
	if (!cs_queue_empty(&work->node)) {
		work->abandoned = true;
		return err < 0 ? err : UV_EINTR;
	}
	if (err == UV_ECANCELED) { /* the job was done before its coroutine could run */
		cs_work_free(work);
		return err;
	}
	return 0;
}

int cs_work_run(cs_work *work, const char *what)
{
	return run_work(work, what, false);
}

int cs_work_run_cancelable(cs_work *work, const char *what)
{
	return run_work(work, what, true);
}

void cs_work_rinit(void)
{
	cs_queue_init(&CSG(core).jobs);
}

void cs_work_after_fork(void)
{
	cs_queue_init(&CSG(core).jobs);
}

#ifndef _WIN32
/* The process, not a thread of it, has a pool: set where threads of libuv's pool are started, and whether the running
 * process is a forked child whose pool is the parent's. */
static int pool_used, pool_inherited;

static void on_pool_forked(void)
{
	pool_inherited = pool_inherited || pool_used;
	pool_used = 0;
}

static void on_nothing(uv_work_t *req)
{
	(void) req;
}

/* When a process exits, libuv joins the threads of its pool. Those that a forked child knows of are the parent's: their
 * stacks may be gone and the join reads them. A job makes libuv start a pool that the child does have. Runs before
 * libuv's own destructor, because this library depends on it. */
__attribute__((destructor)) static void leave_pool(void)
{
	uv_loop_t loop;
	uv_work_t req;

	if (!pool_inherited || pool_used || uv_loop_init(&loop) < 0) {
		return;
	}
	if (uv_queue_work(&loop, &req, on_nothing, NULL) == 0) {
		uv_run(&loop, UV_RUN_DEFAULT);
	}
	uv_loop_close(&loop);
}

static void register_pool_forked(void)
{
	pthread_atfork(NULL, NULL, on_pool_forked);
}
#endif

void cs_work_pool_used(void)
{
#ifndef _WIN32
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	static uv_work_t first; /* has libuv start the threads */
	sigset_t before;

	pthread_once(&once, register_pool_forked);
	if (EXPECTED(__atomic_exchange_n(&pool_used, 1, __ATOMIC_RELAXED))) {
		return;
	}
	cs_signal_hide(0, &before);
	uv_queue_work(cs_loop(), &first, on_nothing, NULL);
	cs_signal_show(&before);
#endif
}

/* After a fatal error coroutines are dead without having been unwound, and their memory goes with the request: no thread
 * may be reading it by then. The loop is not run here, its callbacks would find dead coroutines. */
void cs_work_rshutdown(void)
{
	for (cs_queue *node = CSG(core).jobs.next; node != &CSG(core).jobs; node = node->next) {
		cs_work *work = CS_QUEUE_ENTRY(node, cs_work, node);
		if (uv_cancel((uv_req_t *) &work->req) == 0) {
			continue;
		}
		while (!__atomic_load_n(&work->finished, __ATOMIC_ACQUIRE)) {
			uv_sleep(1);
		}
	}
}
