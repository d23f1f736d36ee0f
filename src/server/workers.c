/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See workers.h. The parent's signals are blocked while it supervises: what happens meanwhile is read from
 * sigtimedwait(), one thing at a time. Only processes that it forked are waited for.
 */
#include "workers.h"

#include "src/core/child.h"
#include "src/core/compat.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/signal.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#define DELAY_FIRST 100 /* milliseconds before a worker that died at once is replaced */
#define DELAY_MAX   10000
#define LIVED_LONG  5000 /* a worker that lived so long is replaced at once */

typedef struct slot {
	pid_t pid; /* 0: none */
	uint64_t started_ms;
	uint64_t fork_at_ms; /* when to fork the next one; with pid 0 */
	uint64_t delay_ms;
} slot;

typedef struct supervisor {
	slot *slots;
	unsigned count;
	uint64_t stop_ms;
	uint64_t kill_at_ms; /* 0: not stopping */
	sigset_t wanted;
	sigset_t before;
} supervisor;

/* In the new process: nothing of the parent's loop, signals or random numbers. Returns its index. */
static int become_worker(supervisor *s, unsigned index, pid_t parent)
{
	CSG(http).worker_parent = parent;
	CS_RESEED_RANDOM();
#ifdef __linux__
	/* The parent may be killed in a way that it cannot pass on. */
	prctl(PR_SET_PDEATHSIG, SIGTERM);
	if (getppid() != parent) {
		_exit(0);
	}
#endif
	sigprocmask(SIG_SETMASK, &s->before, NULL);
	free(s->slots);
	return (int) index;
}

/* Returns the index in the child, -1 in the parent. */
static int fork_worker(supervisor *s, unsigned index)
{
	slot *one = &s->slots[index];
	pid_t parent = getpid();
	pid_t pid = fork();
	if (pid == 0) {
		return become_worker(s, index, parent);
	}
	one->started_ms = cs_loop_fresh_ms();
	if (pid < 0) {
		one->delay_ms = one->delay_ms ? MIN(one->delay_ms * 2, DELAY_MAX) : DELAY_FIRST;
		one->fork_at_ms = one->started_ms + one->delay_ms;
		cs_log(CS_LOG_ERROR, "a worker process could not be forked: %s", strerror(errno));
		one->pid = 0;
		return -1;
	}
	one->pid = pid;
	cs_child_claim(pid);
	return -1;
}

static void log_end(pid_t pid, int status)
{
	if (WIFSIGNALED(status)) {
		cs_log(CS_LOG_WARNING, "the worker process %d was ended by signal %d and is replaced", (int) pid,
			WTERMSIG(status));
	} else {
		cs_log(CS_LOG_WARNING, "the worker process %d ended with status %d and is replaced", (int) pid,
			WEXITSTATUS(status));
	}
}

static void reap(supervisor *s)
{
	uint64_t now = cs_loop_fresh_ms();
	for (unsigned i = 0; i < s->count; i++) {
		slot *one = &s->slots[i];
		int status;
		if (!one->pid || waitpid(one->pid, &status, WNOHANG) != one->pid) {
			continue;
		}
		if (!s->kill_at_ms) {
			log_end(one->pid, status);
		}
		cs_child_release(one->pid);
		one->pid = 0;
		if (now - one->started_ms >= LIVED_LONG) {
			one->delay_ms = 0;
		} else {
			one->delay_ms = one->delay_ms ? MIN(one->delay_ms * 2, DELAY_MAX) : DELAY_FIRST;
		}
		one->fork_at_ms = now + one->delay_ms;
	}
}

static bool signal_workers(const supervisor *s, int number)
{
	bool any = false;
	for (unsigned i = 0; i < s->count; i++) {
		if (s->slots[i].pid) {
			any = true;
			if (number) {
				kill(s->slots[i].pid, number);
			}
		}
	}
	return any;
}

/* Milliseconds until something is to be done without a signal. */
static uint64_t next_wait(const supervisor *s)
{
	uint64_t now = cs_loop_fresh_ms();
	uint64_t wait = 60000;
	if (s->kill_at_ms) {
		return s->kill_at_ms > now ? s->kill_at_ms - now : 0;
	}
	for (unsigned i = 0; i < s->count; i++) {
		if (!s->slots[i].pid) {
			uint64_t due = s->slots[i].fork_at_ms > now ? s->slots[i].fork_at_ms - now : 0;
			wait = MIN(wait, due);
		}
	}
	return wait;
}

static int next_signal(const supervisor *s)
{
	uint64_t wait = next_wait(s);
#ifdef __APPLE__
	/* No sigtimedwait(): look every 50 ms. */
	sigset_t pending;
	for (uint64_t waited = 0;; waited += 50) {
		int number = 0;
		sigpending(&pending);
		if (sigismember(&pending, SIGTERM) || sigismember(&pending, SIGINT) || sigismember(&pending, SIGCHLD)) {
			sigwait(&s->wanted, &number);
			return number;
		}
		if (waited >= wait) {
			return -1;
		}
		usleep(50000);
	}
#else
	struct timespec time = {(time_t) (wait / 1000), (long) (wait % 1000) * 1000000};
	return sigtimedwait(&s->wanted, NULL, &time);
#endif
}

/* Forks what is due. Returns an index in a child, -1 in the parent. */
static int fork_due(supervisor *s)
{
	uint64_t now = cs_loop_fresh_ms();
	for (unsigned i = 0; i < s->count; i++) {
		if (!s->slots[i].pid && s->slots[i].fork_at_ms <= now) {
			int index = fork_worker(s, i);
			if (index >= 0) {
				return index;
			}
		}
	}
	return -1;
}

int cs_workers_run(unsigned count, uint64_t stop_ms)
{
	supervisor s = {.count = count, .stop_ms = stop_ms};
	s.slots = calloc(count, sizeof(slot));
	if (!s.slots) {
		return UV_ENOMEM;
	}
	sigemptyset(&s.wanted);
	sigaddset(&s.wanted, SIGTERM);
	sigaddset(&s.wanted, SIGINT);
	sigaddset(&s.wanted, SIGCHLD);
	sigprocmask(SIG_BLOCK, &s.wanted, &s.before);
	for (;;) {
		int index = s.kill_at_ms ? -1 : fork_due(&s);
		if (index >= 0) {
			return index;
		}
		if (s.kill_at_ms && !signal_workers(&s, 0)) {
			break;
		}
		int number = next_signal(&s);
		if (number == SIGTERM || number == SIGINT) {
			if (!s.kill_at_ms) {
				s.kill_at_ms = cs_loop_fresh_ms() + s.stop_ms;
			}
			signal_workers(&s, SIGTERM);
		} else if (s.kill_at_ms && cs_loop_fresh_ms() >= s.kill_at_ms) {
			cs_log(CS_LOG_WARNING, "worker processes did not end in time and are killed");
			signal_workers(&s, SIGKILL);
			s.kill_at_ms += s.stop_ms + 1000;
		}
		reap(&s);
	}
	free(s.slots);
	sigprocmask(SIG_SETMASK, &s.before, NULL);
	return -1;
}

/* ---- In a worker ------------------------------------------------------------------------------------------------- */

struct cs_worker {
	cs_signal signals[2];
	void (*fn)(void *arg);
	void *arg;
};

static void on_signal(int number, void *arg)
{
	cs_worker *worker = arg;
	worker->fn(worker->arg);
}

cs_worker *cs_worker_watch(void (*fn)(void *arg), void *arg)
{
	static const int numbers[2] = {SIGTERM, SIGINT}; /* constant */
	cs_worker *worker = pecalloc(1, sizeof(*worker), 1);
	worker->fn = fn;
	worker->arg = arg;
	for (int i = 0; i < 2; i++) {
		cs_signal_watch(&worker->signals[i], numbers[i], 0, on_signal, worker);
	}
	return worker;
}

void cs_worker_unwatch(cs_worker *worker)
{
	for (int i = 0; i < 2; i++) {
		cs_signal_unwatch(&worker->signals[i]);
	}
	free(worker);
}

void cs_workers_stop(void)
{
	if (CSG(http).worker_parent && getppid() == CSG(http).worker_parent) {
		kill(CSG(http).worker_parent, SIGTERM);
	}
}
