/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See signal.h.
 *
 * The handler may run at any moment and on any thread: it sets flags, wakes the loops and raises the engine's interrupt
 * flag. Everything else happens on the loop's thread. libuv's own signal handles are not used: they leave SIG_DFL behind
 * when the last of them stops, and live on in forked children, which then could not be ended by a signal.
 */
#include "signal.h"

#include "loop.h"
#include "unwind.h"

#include "zend_atomic.h"

#include <errno.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#ifndef NSIG
#define NSIG 65
#endif

typedef struct waker {
	uv_async_t async; /* first: freed through it */
	unsigned keeps;   /* watches that keep the loop alive */
} waker;

struct cs_signals {
	cs_queue watches[NSIG];
	struct sigaction before[NSIG];
	bool installed[NSIG];
};

/* Signals belong to the process, and their handler finds no module globals: hence static. A process has two loops at
 * most, the usual one and that of nested runs. */
static volatile sig_atomic_t pending[NSIG];
static volatile sig_atomic_t any_pending;
static void (*volatile before_handlers[NSIG])(int signum, siginfo_t *info, void *context);
static waker *volatile wakers[2];
static zend_atomic_bool *volatile interrupt_flag;

/* The mask is the process's, too: how many hold signals, and what it was before the first of them. */
static unsigned holders;
static sigset_t mask_before;
static bool child_holds;

/* The parent whose end limits the time after a SIGTERM, 0: none does; and how that is done. */
static volatile sig_atomic_t parent;
#ifdef __linux__
static timer_t orphan_timer;
static struct itimerspec orphan_limit;
#endif

/* The engine's earlier handler (pcntl's, say); set once a process. */
static void (*next_interrupt)(zend_execute_data *execute_data);

static void wake_all(void)
{
	for (int i = 0; i < 2; i++) {
		waker *one = wakers[i];
		if (one) {
			uv_async_send(&one->async);
		}
	}
}

static void on_signal(int signum, siginfo_t *info, void *context)
{
	int saved = errno;

	pending[signum] = 1;
	any_pending = 1;
	wake_all();
#ifdef __linux__
	if (UNEXPECTED(signum == SIGTERM && parent && getppid() != parent)) {
		parent = 0;
		timer_settime(orphan_timer, 0, &orphan_limit, NULL);
	}
#endif
	zend_atomic_bool *flag = interrupt_flag;
	if (flag) {
		zend_atomic_bool_store(flag, true);
	}
	void (*before)(int, siginfo_t *, void *) = before_handlers[signum];
	if (before) {
		before(signum, info, context);
	}
	errno = saved;
}

/* ---- calling ---- */

static void collect_pending(void)
{
	struct cs_signals *s = CSG(core).signals;

	any_pending = 0;
	for (int i = 1; i < NSIG; i++) {
		if (!pending[i]) {
			continue;
		}
		pending[i] = 0;
		for (cs_queue *node = s->watches[i].next; node != &s->watches[i]; node = node->next) {
			CS_QUEUE_ENTRY(node, cs_signal, node)->arrived = true;
		}
	}
}

/* The next watch to call: of this loop, or, without one, any EARLY one. They may come and go during a call. */
static cs_signal *next_arrived(const uv_loop_t *loop)
{
	struct cs_signals *s = CSG(core).signals;

	for (int i = 1; s && i < NSIG; i++) {
		for (cs_queue *node = s->watches[i].next; s->installed[i] && node != &s->watches[i]; node = node->next) {
			cs_signal *watch = CS_QUEUE_ENTRY(node, cs_signal, node);
			if (watch->arrived && (loop ? watch->loop == loop : watch->flags & CS_SIGNAL_EARLY)) {
				return watch;
			}
		}
	}
	return NULL;
}

static void dispatch(const uv_loop_t *loop)
{
	cs_signal *watch;

	if (!CSG(core).signals) {
		return;
	}
	collect_pending();
	while (!EG(exception) && !CSG(core).bailout && (watch = next_arrived(loop))) {
		watch->arrived = false;
		watch->fn(watch->signum, watch->arg);
	}
}

static void on_wake(uv_async_t *async)
{
	dispatch(async->loop);
}

void cs_signal_note(int signum)
{
	if (signum > 0 && signum < NSIG && CSG(core).signals && CSG(core).signals->installed[signum]) {
		pending[signum] = 1;
		any_pending = 1;
		wake_all();
	}
}

void cs_signal_dispatch(void)
{
	if (UNEXPECTED(any_pending)) {
		dispatch(NULL);
	}
}

/* Between two lines of the script. A running loop has its turn soon and does it then. */
static void on_interrupt(zend_execute_data *execute_data)
{
	if (any_pending && !CSG(core).loop_running && !CSG(core).no_yield && !CSG(core).in_shutdown && !EG(exception)) {
		dispatch(NULL);
	}
	if (next_interrupt) {
		next_interrupt(execute_data);
	}
	cs_unwind_interrupted();
}

/* ---- watching ---- */

static int open_waker(uv_loop_t *loop, waker **out)
{
	for (int i = 0; i < 2; i++) {
		if (wakers[i] && wakers[i]->async.loop == loop) {
			*out = wakers[i];
			return 0;
		}
	}
	for (int i = 0; i < 2; i++) {
		if (!wakers[i]) {
			waker *one = pecalloc(1, sizeof(*one), 1);
			int err = uv_async_init(loop, &one->async, on_wake);
			if (err < 0) {
				free(one);
				return err;
			}
			uv_unref((uv_handle_t *) &one->async);
			wakers[i] = *out = one;
			return 0;
		}
	}
	return UV_EBUSY;
}

static void keep_loop(const cs_signal *watch, int by)
{
	for (int i = 0; i < 2; i++) {
		waker *one = wakers[i];
		if (!one || one->async.loop != watch->loop || !(watch->flags & CS_SIGNAL_KEEPS_LOOP)) {
			continue;
		}
		one->keeps += (unsigned) by;
		if (one->keeps) {
			uv_ref((uv_handle_t *) &one->async);
		} else {
			uv_unref((uv_handle_t *) &one->async);
		}
	}
}

/* The handler of before is called as well when every watch leaves the signal to it. */
static void set_before_handler(int signum)
{
	struct cs_signals *s = CSG(core).signals;
	struct sigaction *before = &s->before[signum];
	bool beside = true;

	for (cs_queue *node = s->watches[signum].next; node != &s->watches[signum]; node = node->next) {
		beside &= (CS_QUEUE_ENTRY(node, cs_signal, node)->flags & CS_SIGNAL_BESIDE) != 0;
	}
	if (!beside || before->sa_handler == SIG_DFL || before->sa_handler == SIG_IGN) {
		before_handlers[signum] = NULL;
	} else {
		before_handlers[signum] = before->sa_sigaction; /* the one-argument kind ignores the others */
	}
}

static int install(int signum)
{
	struct cs_signals *s = CSG(core).signals;
	struct sigaction action;

	if (s->installed[signum]) {
		return 0;
	}
	memset(&action, 0, sizeof(action));
	action.sa_sigaction = on_signal;
	action.sa_flags = SA_SIGINFO | SA_RESTART;
	sigfillset(&action.sa_mask);
	if (sigaction(signum, NULL, &s->before[signum]) != 0 || sigaction(signum, &action, NULL) != 0) {
		return uv_translate_sys_error(errno);
	}
	interrupt_flag = &EG(vm_interrupt);
	s->installed[signum] = true;
	pending[signum] = 0;
	return 0;
}

/* Unless somebody else has installed a handler meanwhile. */
static void put_back(int signum)
{
	struct cs_signals *s = CSG(core).signals;
	struct sigaction now;

	s->installed[signum] = false;
	before_handlers[signum] = NULL;
	if (sigaction(signum, NULL, &now) == 0 && now.sa_flags & SA_SIGINFO && now.sa_sigaction == on_signal) {
		sigaction(signum, &s->before[signum], NULL);
	}
}

int cs_signal_watch(cs_signal *watch, int signum, int flags, cs_signal_fn fn, void *arg)
{
	waker *waker;

	memset(watch, 0, sizeof(*watch));
	cs_queue_init(&watch->node);
	if (signum < 1 || signum >= NSIG) {
		return UV_EINVAL;
	}
	if (!CSG(core).signals) {
		CSG(core).signals = pecalloc(1, sizeof(*CSG(core).signals), 1);
		for (int i = 0; i < NSIG; i++) {
			cs_queue_init(&CSG(core).signals->watches[i]);
		}
	}
	int err = open_waker(cs_loop(), &waker);
	if (err < 0 || (err = install(signum)) < 0) {
		return err;
	}
	watch->loop = cs_loop();
	watch->signum = signum;
	watch->flags = flags;
	watch->fn = fn;
	watch->arg = arg;
	cs_queue_push(&CSG(core).signals->watches[signum], &watch->node);
	keep_loop(watch, 1);
	set_before_handler(signum);
	return 0;
}

void cs_signal_unwatch(cs_signal *watch)
{
	int signum = watch->signum;

	if (!signum) {
		return;
	}
	watch->signum = 0;
	if (cs_queue_empty(&watch->node) || !CSG(core).signals) {
		return; /* the parent's, or the script has ended */
	}
	cs_queue_remove(&watch->node);
	keep_loop(watch, -1);
	if (cs_queue_empty(&CSG(core).signals->watches[signum])) {
		put_back(signum);
	} else {
		set_before_handler(signum);
	}
}

void cs_signal_reset(cs_signal_saved *saved)
{
	struct sigaction action, now;
	sigset_t none;

	sigemptyset(&saved->taken);
	if (CSG(core).signals) {
		collect_pending();
	}
	for (int i = 1; CSG(core).signals && i < NSIG; i++) {
		if (CSG(core).signals->installed[i] && sigaction(i, NULL, &now) == 0 && now.sa_sigaction == on_signal) {
			sigaddset(&saved->taken, i);
			put_back(i);
		}
	}
	memset(&action, 0, sizeof(action));
	action.sa_handler = SIG_DFL;
	sigaction(SIGPIPE, &action, &saved->pipe);
	sigaction(SIGXFSZ, &action, &saved->file_size);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, &saved->mask);
}

void cs_signal_restore(const cs_signal_saved *saved)
{
	sigaction(SIGPIPE, &saved->pipe, NULL);
	sigaction(SIGXFSZ, &saved->file_size, NULL);
	for (int i = 1; i < NSIG; i++) {
		if (sigismember(&saved->taken, i) == 1 && install(i) == 0) {
			set_before_handler(i);
		}
	}
	if (CSG(core).signals) {
		any_pending = 1; /* what had come before is still to be dispatched */
		zend_atomic_bool_store(&EG(vm_interrupt), true);
		wake_all();
	}
	sigprocmask(SIG_SETMASK, &saved->mask, NULL);
}

/* ---- holding ---- */

void cs_signal_hold(const sigset_t *set, sigset_t *before)
{
	sigprocmask(SIG_BLOCK, set, before);
	if (holders++ == 0) {
		mask_before = *before;
	}
}

void cs_signal_let_go(const sigset_t *before)
{
	if (holders) { /* else in a child of the program's, which never held any */
		holders--;
		sigprocmask(SIG_SETMASK, before, NULL);
	}
}

pid_t cs_signal_fork_holding(void)
{
	child_holds = true;
	pid_t pid = fork();
	child_holds = false;
	return pid;
}

void cs_signal_hide(int but, sigset_t *before)
{
	sigset_t all;

	sigfillset(&all);
	if (but) {
		sigdelset(&all, but);
	}
	pthread_sigmask(SIG_SETMASK, &all, before);
}

void cs_signal_show(const sigset_t *before)
{
	pthread_sigmask(SIG_SETMASK, before, NULL);
}

int cs_signal_thread(uv_thread_t *thread, uv_thread_cb fn, void *arg)
{
	sigset_t before;

	cs_signal_hide(0, &before);
	int error = uv_thread_create(thread, fn, arg);
	cs_signal_show(&before);
	return error;
}

void cs_signal_limit_orphan(uint64_t ms)
{
#ifdef __linux__
	struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGKILL};

	if (parent) {
		parent = 0;
		timer_delete(orphan_timer);
	}
	if (ms && timer_create(CLOCK_MONOTONIC, &event, &orphan_timer) == 0) {
		orphan_limit.it_value.tv_sec = (time_t) (ms / 1000);
		orphan_limit.it_value.tv_nsec = (long) (ms % 1000) * 1000000;
		parent = (sig_atomic_t) getppid();
	}
#endif
}

/* ---- life-cycle ---- */

/* At the end of the script the watches' owners may be gone. */
static void drop_watches(bool alive)
{
	struct cs_signals *s = CSG(core).signals;

	for (int i = 1; i < NSIG; i++) {
		while (alive && cs_queue_shift(&s->watches[i])) {
		}
		if (s->installed[i]) {
			put_back(i);
		}
		pending[i] = 0;
	}
	any_pending = 0;
}

void cs_signal_after_fork(void)
{
	wakers[0] = wakers[1] = NULL; /* the parent's loops' */
	if (CSG(core).signals) {
		drop_watches(true);
	}
	if (holders && !child_holds) {
		holders = 0;
		sigprocmask(SIG_SETMASK, &mask_before, NULL);
	}
	parent = 0; /* timers are not inherited */
}

static void free_waker(uv_handle_t *handle)
{
	free(handle);
}

void cs_signal_close(void)
{
	if (!CSG(core).signals) {
		return;
	}
	drop_watches(false);
	for (int i = 0; i < 2; i++) {
		waker *one = wakers[i];
		wakers[i] = NULL;
		if (one) {
			uv_close((uv_handle_t *) &one->async, free_waker);
		}
	}
	free(CSG(core).signals);
	CSG(core).signals = NULL;
}

void cs_signal_minit(int type, int module_number)
{
	next_interrupt = zend_interrupt_function;
	zend_interrupt_function = on_interrupt;
}
