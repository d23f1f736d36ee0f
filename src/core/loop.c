/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See loop.h. */
#include "loop.h"

#include "child.h"
#include "co.h"
#include "co_struct.h"
#include "io.h"
#include "signal.h"
#include "timer.h"

#include "zend_exceptions.h"

#ifndef _WIN32
#include <poll.h>
#include <pthread.h>
#endif
#include <time.h>
#include <unistd.h>

typedef struct cs_defer {
	cs_queue node;
	cs_defer_fn fn;
	void *arg;
} cs_defer;

/* A loop with its own handle; freed as one block. */
typedef struct cs_owned_loop {
	uv_loop_t loop;
	uv_prepare_t before_poll;
} cs_owned_loop;

/* libuv < 1.45 runs due timers first and then waits for events: not when one of them has woken a coroutine. */
static void before_poll(uv_prepare_t *prepare)
{
	if (!cs_queue_empty(&CSG(core).run_queue) || !cs_queue_empty(&CSG(core).defers)) {
		uv_stop(prepare->loop);
	}
}

uv_loop_t *cs_loop(void)
{
	if (UNEXPECTED(!CSG(core).loop)) {
		cs_owned_loop *owned = calloc(1, sizeof(*owned));
		int status = owned ? uv_loop_init(&owned->loop) : UV_ENOMEM;
		if (status < 0) {
			free(owned);
			zend_error_noreturn(E_ERROR, "cserve cannot start its event loop: %s", uv_strerror(status));
		}
		uv_prepare_init(&owned->loop, &owned->before_poll);
		uv_prepare_start(&owned->before_poll, before_poll);
		uv_unref((uv_handle_t *) &owned->before_poll);
		CSG(core).loop = &owned->loop;
	}
	return CSG(core).loop;
}

bool cs_loop_has_ended(void)
{
	return CSG(core).exiting || CSG(core).bailout || EG(exception);
}

/* Runs those that are ready now; what they wake waits for the next round, so that I/O gets its turn. */
void cs_loop_run_ready(void)
{
	cs_queue batch, *node;

	cs_queue_move(&CSG(core).run_queue, &batch);
	while ((node = cs_queue_shift(&batch))) {
		cs_co_run_ready(CS_QUEUE_ENTRY(node, cs_co, ready));
		if (UNEXPECTED(cs_loop_has_ended())) {
			break;
		}
	}
	while ((node = cs_queue_shift(&batch))) {
		cs_queue_push(&CSG(core).run_queue, node);
	}
}

static void run_defers(void)
{
	cs_queue batch, *node;

	cs_queue_move(&CSG(core).defers, &batch);
	while ((node = cs_queue_shift(&batch))) {
		cs_defer defer = *CS_QUEUE_ENTRY(node, cs_defer, node);
		free(CS_QUEUE_ENTRY(node, cs_defer, node));
		defer.fn(defer.arg);
		if (UNEXPECTED(cs_loop_has_ended())) {
			break;
		}
	}
	while ((node = cs_queue_shift(&batch))) {
		cs_queue_push(&CSG(core).defers, node);
	}
}

void cs_loop_defer(cs_defer_fn fn, void *arg)
{
	cs_defer *defer = pemalloc(sizeof(*defer), 1);

	cs_loop();
	defer->fn = fn;
	defer->arg = arg;
	cs_queue_push(&CSG(core).defers, &defer->node);
}

bool cs_loop_guard(cs_defer_fn fn, void *arg)
{
	zend_execute_data *frame = EG(current_execute_data);
	bool nested = CSG(core).nested;
	volatile bool ok = true; /* lives through a longjmp */

	zend_try
	{
		fn(arg);
	}
	zend_catch
	{
		ok = false;
		EG(current_execute_data) = frame;
		if (CSG(core).nested && !nested) {
			cs_loop_nest_end();
		}
		CSG(core).bailout = true;
		uv_stop(cs_loop());
	}
	zend_end_try();
	return ok;
}

/* While coroutines keep waking each other, asking the kernel for events after each of them would cost more than they do:
 * it is done after so many, or when the coarse clock has moved on. */
#define CS_SWITCHES_PER_POLL 64
#define CS_EXIT_CHECK_MS     50

static bool may_skip_poll(void)
{
	uint64_t now_ms = cs_loop_coarse_ms();

	if (++CSG(core).rounds_unpolled >= CS_SWITCHES_PER_POLL
		|| CSG(core).switches - CSG(core).polled_at >= CS_SWITCHES_PER_POLL || now_ms != CSG(core).polled_ms) {
		CSG(core).rounds_unpolled = 0;
		CSG(core).polled_at = CSG(core).switches;
		CSG(core).polled_ms = now_ms;
		return false;
	}
	return true;
}

bool (*cs_loop_may_exit)(void);

static void on_exit_check(uv_timer_t *timer)
{
}

static void free_exit_check(uv_handle_t *timer)
{
	free(timer);
}

/* Nothing is left to wait for, but the user's condition may want the loop to go on: for a signal handler, say. True when
 * it does; then the loop has something to wait for, so that the condition is asked again soon. */
static bool wait_for_exit(uv_loop_t *loop)
{
	if (EXPECTED(!CSG(core).exit_condition) || CSG(core).nested || cs_loop_may_exit() || cs_loop_has_ended()) {
		return false;
	}
	uv_timer_t *timer = malloc(sizeof(*timer));
	uv_timer_init(loop, timer);
	uv_timer_start(timer, on_exit_check, CS_EXIT_CHECK_MS, 0);
	uv_run(loop, UV_RUN_ONCE);
	uv_close((uv_handle_t *) timer, free_exit_check);
	return true;
}

#ifdef __linux__

static void call_interrupt(void *arg)
{
	zend_atomic_bool_store(&EG(vm_interrupt), false);
	if (zend_interrupt_function) {
		zend_interrupt_function(EG(current_execute_data));
	}
}

/* As uv_run() with a wait, which libuv goes on with after a signal: here the program's handler is called, in a coroutine. */
static void run_until_signal(uv_loop_t *loop)
{
	sigset_t before;

	uv_run(loop, UV_RUN_NOWAIT); /* libuv gives the kernel new descriptors when it asks for events */
	if (cs_loop_has_ended() || !cs_queue_empty(&CSG(core).run_queue) || !cs_queue_empty(&CSG(core).defers)) {
		return;
	}
	uv_update_time(loop);
	struct pollfd events = {.fd = uv_backend_fd(loop), .events = POLLIN};
	int ms = uv_backend_timeout(loop);
	struct timespec limit = {ms / 1000, ms % 1000 * 1000000L};
	cs_signal_hide(0, &before);
	if (!zend_atomic_bool_load(&EG(vm_interrupt))) {
		ppoll(&events, 1, ms < 0 ? NULL : &limit, &before);
	}
	cs_signal_show(&before);
	if (zend_atomic_bool_load(&EG(vm_interrupt)) && !CSG(core).in_shutdown) {
		cs_co_spawn(call_interrupt, NULL);
	}
	if (!cs_loop_has_ended()) {
		uv_run(loop, UV_RUN_NOWAIT);
	}
}

#else

static void run_until_signal(uv_loop_t *loop)
{
	uv_run(loop, UV_RUN_ONCE);
}

#endif

/* One round; true when another one is wanted. */
static bool run_round(bool wait)
{
	cs_loop_run_ready();
	if (!cs_loop_has_ended()) {
		run_defers();
	}
	if (cs_loop_has_ended() || CSG(core).loop_stop) {
		return false;
	}
	bool deferred = !cs_queue_empty(&CSG(core).defers);
	bool busy = deferred || !cs_queue_empty(&CSG(core).run_queue);
	uv_loop_t *loop = cs_loop(); /* another one when a coroutine has forked and this is the child */
	if (!busy && !uv_loop_alive(loop) && !wait_for_exit(loop)) {
		return false;
	}
	/* What was deferred wants others to have their turn first. */
	if (busy && wait && !deferred && may_skip_poll()) {
		return true;
	}
	if (UNEXPECTED(CSG(core).async_signals) && !busy && wait) {
		run_until_signal(loop);
	} else {
		uv_run(loop, busy || !wait ? UV_RUN_NOWAIT : UV_RUN_ONCE);
	}
	return !cs_loop_has_ended() && !CSG(core).loop_stop;
}

/* A frame of user code to run the loop in when there is none, which is at the end of the script: Xdebug copies the name
 * of the file being executed for every coroutine, and crashes when there is none. */
typedef struct stand_in {
	zend_execute_data frame;
	zend_op_array function;
	zend_op opline;
} stand_in;

static bool stand_in_push(stand_in *self)
{
	if (EXPECTED(zend_get_executed_filename_ex())) {
		return false;
	}
	memset(self, 0, sizeof(*self));
	self->function.type = ZEND_USER_FUNCTION;
	self->function.filename = zend_string_init(ZEND_STRL("end of script"), 0);
	self->function.opcodes = &self->opline;
	self->frame.opline = &self->opline;
	self->frame.func = (zend_function *) &self->function;
	self->frame.prev_execute_data = EG(current_execute_data);
	EG(current_execute_data) = &self->frame;
	return true;
}

static void stand_in_pop(stand_in *self)
{
	EG(current_execute_data) = self->frame.prev_execute_data;
	zend_string_release(self->function.filename);
}

/* Each loop has its descriptors, its ready coroutines and its defers. */
static void swap_loops(void)
{
	uv_loop_t *loop = CSG(core).loop;
	cs_fd **fds = CSG(core).fds;
	int capacity = CSG(core).fd_capacity;
	bool stop = CSG(core).loop_stop;
	cs_queue ready, defers;

	cs_queue_move(&CSG(core).run_queue, &ready);
	cs_queue_move(&CSG(core).defers, &defers);
	CSG(core).loop = CSG(core).other_loop;
	CSG(core).fds = CSG(core).other_fds;
	CSG(core).fd_capacity = CSG(core).other_fd_capacity;
	CSG(core).loop_stop = CSG(core).other_loop_stop;
	cs_queue_move(&CSG(core).other_run_queue, &CSG(core).run_queue);
	cs_queue_move(&CSG(core).other_defers, &CSG(core).defers);
	CSG(core).other_loop = loop;
	CSG(core).other_fds = fds;
	CSG(core).other_fd_capacity = capacity;
	CSG(core).other_loop_stop = stop;
	cs_queue_move(&ready, &CSG(core).other_run_queue);
	cs_queue_move(&defers, &CSG(core).other_defers);
}

int cs_loop_nest_begin(void)
{
	if (!CSG(core).loop_running || CSG(core).current || CSG(core).nested) {
		return UV_EBUSY;
	}
	swap_loops();
	CSG(core).nested = true;
	CSG(core).loop_running = false;
	return 0;
}

/* Coroutines that are ready still, because the run was ended early, go on in the usual loop. */
void cs_loop_nest_end(void)
{
	cs_queue *node;

	swap_loops();
	while ((node = cs_queue_shift(&CSG(core).other_run_queue))) {
		cs_queue_push(&CSG(core).run_queue, node);
	}
	while ((node = cs_queue_shift(&CSG(core).other_defers))) {
		cs_queue_push(&CSG(core).defers, node);
	}
	CSG(core).nested = false;
	CSG(core).loop_running = true;
}

static int run_loop(bool once, bool wait)
{
	stand_in self;

	if (CSG(core).loop_running || CSG(core).current) {
		return UV_EBUSY;
	}
	cs_loop();
	bool pushed = stand_in_push(&self);
	CSG(core).loop_running = true;
	CSG(core).loop_stop = false;
	zend_try
	{
		while (run_round(wait) && !once) {
		}
	}
	zend_catch
	{
		CSG(core).loop_running = false;
		zend_bailout();
	}
	zend_end_try();
	CSG(core).loop_running = false;
	if (pushed) {
		stand_in_pop(&self);
	}
	if (UNEXPECTED(CSG(core).bailout)) {
		zend_bailout();
	}
	return 0;
}

int cs_loop_run(void)
{
	int status = run_loop(false, true);

	if (status == 0 && !CSG(core).nested && CSG(core).map.count && CSG(core).deadlock_check && !CSG(core).loop_stop
		&& !cs_loop_has_ended()) {
		cs_co_on_deadlock();
	}
	return status;
}

int cs_loop_run_once(void)
{
	return run_loop(true, false);
}

int cs_loop_wait_once(void)
{
	return run_loop(true, true);
}

void cs_loop_stop(void)
{
	CSG(core).loop_stop = true;
	if (CSG(core).loop) {
		uv_stop(CSG(core).loop);
	}
}

uint64_t cs_loop_fresh_ms(void)
{
	return uv_hrtime() / 1000000;
}

/* A few milliseconds coarse, a few nanoseconds cheap. */
uint64_t cs_loop_coarse_ms(void)
{
#ifdef CLOCK_MONOTONIC_COARSE
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
	return (uint64_t) now.tv_sec * 1000 + (uint64_t) now.tv_nsec / 1000000;
#else
	return uv_hrtime() / 1000000;
#endif
}

static void silence_handle(uv_handle_t *handle, void *arg)
{
	(void) arg;
	if (uv_is_closing(handle)) {
		return;
	}
	if (handle->type == UV_TIMER) {
		uv_timer_stop((uv_timer_t *) handle);
	} else if (handle->type == UV_POLL) {
		uv_poll_stop((uv_poll_t *) handle);
	}
}

/* Gives an orphan an epoll instance of its own: closing a handle on it must not touch the parent's. When a coroutine has
 * forked, the child still has to get out of the orphan's uv_run(): no more callbacks there. */
static void abandon_loop(uv_loop_t *loop)
{
	uv_loop_fork(loop);
	uv_walk(loop, silence_handle, NULL);
	uv_stop(loop);
}

void cs_loop_after_fork(void)
{
	CSG(core).forks++;
	cs_signal_after_fork();
	cs_child_after_fork();
	if (CSG(core).other_loop) {
		abandon_loop(CSG(core).other_loop);
		CSG(core).other_loop = NULL;
	}
	cs_queue_init(&CSG(core).other_run_queue);
	cs_queue_init(&CSG(core).other_defers);
	if (CSG(core).loop) {
		abandon_loop(CSG(core).loop);
		CSG(core).loop = NULL;
	}
	cs_queue_init(&CSG(core).run_queue);
	cs_queue_init(&CSG(core).defers);
	cs_io_after_fork();
	cs_co_after_fork();
}

#ifndef _WIN32
static void register_after_fork(void)
{
	pthread_atfork(NULL, NULL, cs_loop_after_fork);
}
#endif

void cs_loop_rinit(void)
{
#ifndef _WIN32
	/* Once a process: children that PHP code forks (pcntl) are told like ours. */
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	pthread_once(&once, register_after_fork);
#endif
	CSG(core).loop = CSG(core).other_loop = NULL;
	CSG(core).loop_running = CSG(core).loop_stop = CSG(core).other_loop_stop = CSG(core).nested = false;
	cs_queue_init(&CSG(core).other_run_queue);
	cs_queue_init(&CSG(core).other_defers);
	cs_queue_init(&CSG(core).run_queue);
	cs_queue_init(&CSG(core).defers);
}

static void close_handle(uv_handle_t *handle, void *arg)
{
	(void) arg;
	if (!uv_is_closing(handle) && !cs_timer_close_left(handle)) {
		uv_close(handle, NULL);
	}
}

static void close_loop(uv_loop_t **loop)
{
	if (*loop) {
		uv_walk(*loop, close_handle, NULL);
		uv_run(*loop, UV_RUN_DEFAULT);
		uv_loop_close(*loop);
		free(*loop);
		*loop = NULL;
	}
}

/* Owners have closed their handles by now; the walk is for what a bailout left behind. */
void cs_loop_close(void)
{
	cs_queue *node;

	while ((node = cs_queue_shift(&CSG(core).defers))) {
		free(CS_QUEUE_ENTRY(node, cs_defer, node));
	}
	close_loop(&CSG(core).loop);
	close_loop(&CSG(core).other_loop);
}
