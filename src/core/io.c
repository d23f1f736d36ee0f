/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See io.h. The system watches a descriptor once, so the table CSG(core).fds holds one cs_fd for each descriptor
 * that somebody waits for, and the cs_fd lists its waiters. Of a borrowed descriptor nothing is kept after the last wait:
 * its number may be closed and reused behind our back. That of an owner stays armed until an event comes that nobody
 * waits for.
 */
#include "io.h"
#include "io_backend.h"

#include "co_struct.h"
#include "loop.h"

#include <errno.h>

typedef struct io_waiter {
	cs_queue node;
	cs_co *co;
	int events;
} io_waiter;

static bool reserve(int fd)
{
	if (fd < CSG(core).fd_capacity) {
		return true;
	}
	int capacity = CSG(core).fd_capacity ? CSG(core).fd_capacity : 64;
	while (capacity <= fd) {
		capacity *= 2;
	}
	cs_fd **fds = realloc(CSG(core).fds, (size_t) capacity * sizeof(*fds));
	if (!fds) {
		return false;
	}
	memset(fds + CSG(core).fd_capacity, 0, (size_t) (capacity - CSG(core).fd_capacity) * sizeof(*fds));
	CSG(core).fds = fds;
	CSG(core).fd_capacity = capacity;
	return true;
}

static cs_fd *find_fd(int fd)
{
	return fd >= 0 && fd < CSG(core).fd_capacity ? CSG(core).fds[fd] : NULL;
}

static int open_fd(int fd, cs_fd **out)
{
	*out = find_fd(fd);
	if (*out) {
		return 0;
	}
	if (fd < 0) {
		return UV_EBADF;
	}
	int status = reserve(fd) ? 0 : UV_ENOMEM;
	cs_fd *f = status == 0 ? cs_io_backend_open(fd, &status) : NULL;
	if (!f) {
		return status;
	}
	f->fd = fd;
	cs_queue_init(&f->waiters);
	CSG(core).fds[fd] = f;
	*out = f;
	return 0;
}

static int wanted_events(const cs_fd *f)
{
	int events = f->watch_events;
	for (cs_queue *q = f->waiters.next; q != &f->waiters; q = q->next) {
		events |= CS_QUEUE_ENTRY(q, io_waiter, node)->events;
	}
	return events;
}

/* Lets the system watch for what somebody wants; more is left armed when lazy, since it may be wanted again soon. */
static int arm(cs_fd *f, bool lazy)
{
	int events = wanted_events(f);
	int status = 0;

	cs_io_backend_want(f, events != 0);
	if (lazy && (f->armed & events) == events) {
		return 0;
	}
	if (events != f->armed) {
		status = cs_io_backend_arm(f, events);
		f->armed = status < 0 ? 0 : events;
	}
	return status;
}

static void close_fd(cs_fd *f)
{
	f->closing = true;
	if (find_fd(f->fd) == f) {
		CSG(core).fds[f->fd] = NULL;
	} else if (f->fd < CSG(core).other_fd_capacity && CSG(core).other_fds[f->fd] == f) {
		CSG(core).other_fds[f->fd] = NULL;
	}
	cs_io_backend_close(f);
}

/* After a waiter or the watcher has gone. */
static void release_fd(cs_fd *f)
{
	if (f->closing) {
		return;
	}
	if (!f->owned && !f->watch && cs_queue_empty(&f->waiters)) {
		close_fd(f);
	} else {
		arm(f, true);
	}
}

static io_waiter *next_waiter(cs_fd *f, int events)
{
	for (cs_queue *q = f->waiters.next; q != &f->waiters; q = q->next) {
		io_waiter *w = CS_QUEUE_ENTRY(q, io_waiter, node);
		if (w->events & events) {
			return w;
		}
	}
	return NULL;
}

/* Each resume may change the list, close the descriptor or wait for it again; a waiter that comes back in this round is
 * behind the others and would be woken too early, hence the count. */
void cs_io_ready(cs_fd *f, int events)
{
	io_waiter *w;
	size_t count = 0;
	bool told = false;

	if (events & UV_DISCONNECT) {
		events |= UV_READABLE | UV_WRITABLE; /* let the system call tell what is wrong */
	}
	for (cs_queue *q = f->waiters.next; q != &f->waiters; q = q->next) {
		count++;
	}
	for (; count && !f->closing && (w = next_waiter(f, events)); count--) {
		cs_queue_remove(&w->node);
		told = true;
		cs_co_resume(w->co, events & (w->events | UV_DISCONNECT));
	}
	if (!f->closing && f->watch && (f->watch_events & events)) {
		told = true;
		f->watch(f->fd, events & (f->watch_events | UV_DISCONNECT), f->watch_arg);
	}
	if (!f->closing) {
		arm(f, told);
		release_fd(f);
	}
	cs_loop_run_woken();
}

static int poll_now(struct pollfd *fds, unsigned count)
{
	int ready;
	do {
		ready = poll(fds, count, 0);
	} while (ready < 0 && errno == EINTR);
	return ready < 0 ? -errno : ready;
}

/* When the time is over: what has come while another coroutine held the loop, or UV_ETIMEDOUT. */
static int ready_late(int fd, int events)
{
	struct pollfd now = {.fd = fd,
		.events = (short) ((events & UV_READABLE ? POLLIN : 0) | (events & UV_WRITABLE ? POLLOUT : 0)
			| (events & UV_PRIORITIZED ? POLLPRI : 0))};

	if (poll_now(&now, 1) <= 0) {
		return UV_ETIMEDOUT;
	}
	int ready = (now.revents & POLLIN ? UV_READABLE : 0) | (now.revents & POLLOUT ? UV_WRITABLE : 0)
		| (now.revents & POLLPRI ? UV_PRIORITIZED : 0);
	return ready ? ready : events;
}

int cs_io_wait(int fd, int events, int64_t timeout_ms)
{
	cs_fd *f;
	io_waiter w = {.co = cs_co_current(), .events = events};
	int status = open_fd(fd, &f);

	if (status < 0) {
		return status;
	}
	cs_queue_push(&f->waiters, &w.node);
	status = arm(f, true);
	if (status == 0) {
		status = cs_co_wait("descriptor", timeout_ms);
	}
	f = find_fd(fd);
	bool listed = !cs_queue_empty(&w.node);
	cs_queue_remove(&w.node);
	/* Woken by on_poll(), which cleans up when this coroutine waits again: too late for a descriptor that is not ours, whose
	 * number may be another's by then. */
	if (f && (listed || !f->owned)) {
		release_fd(f);
	}
	return status == UV_ETIMEDOUT ? ready_late(fd, events) : status;
}

static int uv_events(short events)
{
	return (events & (POLLIN | POLLPRI | POLLRDNORM | POLLRDBAND) ? UV_READABLE : 0)
		| (events & (POLLOUT | POLLWRNORM | POLLWRBAND) ? UV_WRITABLE : 0) | UV_DISCONNECT;
}

/* The kernel is asked before and after the wait, so revents are its own; after a time limit too, see ready_late(). */
int cs_io_poll(const char *what, struct pollfd *fds, unsigned count, int64_t timeout_ms)
{
	int status = poll_now(fds, count);
	if (status != 0 || timeout_ms == 0) {
		return status;
	}
	io_waiter *waiters = safe_emalloc(count + 1, sizeof(*waiters), 0);
	unsigned n = 0;
	for (; n < count && status == 0; n++) {
		cs_fd *f;
		cs_queue_init(&waiters[n].node);
		if (fds[n].fd < 0) {
			continue;
		}
		status = open_fd(fds[n].fd, &f);
		if (status == 0) {
			waiters[n].co = cs_co_current();
			waiters[n].events = uv_events(fds[n].events);
			cs_queue_push(&f->waiters, &waiters[n].node);
			status = arm(f, true);
		}
	}
	if (status == 0) {
		status = cs_co_wait(what, timeout_ms);
	}
	for (unsigned i = 0; i < n; i++) {
		cs_fd *f = fds[i].fd < 0 ? NULL : find_fd(fds[i].fd);
		cs_queue_remove(&waiters[i].node);
		if (f) {
			release_fd(f);
		}
	}
	efree(waiters);
	return status < 0 && status != UV_ETIMEDOUT ? status : poll_now(fds, count);
}

const cs_co *cs_io_waiter(int fd, const char *what)
{
	const cs_fd *f = find_fd(fd);
	for (const cs_queue *q = f ? f->waiters.next : NULL; q && q != &f->waiters; q = q->next) {
		const cs_co *co = CS_QUEUE_ENTRY(q, io_waiter, node)->co;
		if (co->waiting_for == what) {
			return co;
		}
	}
	return NULL;
}

int cs_io_watch(int fd, int events, cs_io_fn fn, void *arg)
{
	cs_fd *f;
	int status = open_fd(fd, &f);

	if (status < 0) {
		return status;
	}
	f->watch = fn;
	f->watch_arg = arg;
	f->watch_events = events;
	status = arm(f, false);
	if (status < 0) {
		cs_io_watch_stop(fd);
	}
	return status;
}

void cs_io_watch_stop(int fd)
{
	cs_fd *f = find_fd(fd);
	if (f) {
		f->watch = NULL;
		f->watch_events = 0;
		arm(f, false);
		release_fd(f);
	}
}

int cs_io_own(int fd)
{
	cs_fd *f;
	int status = open_fd(fd, &f);
	if (status == 0) {
		f->owned = true;
	}
	return status;
}

static void forget(cs_fd *f)
{
	cs_queue *node;

	while ((node = cs_queue_shift(&f->waiters))) {
		cs_co_wake(CS_QUEUE_ENTRY(node, io_waiter, node)->co, UV_EBADF);
	}
	close_fd(f);
}

void cs_io_forget(int fd)
{
	cs_fd *f = find_fd(fd);

	if (f) {
		forget(f);
	}
	if (UNEXPECTED(CSG(core).other_fds) && fd >= 0 && fd < CSG(core).other_fd_capacity && CSG(core).other_fds[fd]) {
		forget(CSG(core).other_fds[fd]);
	}
}

static void free_tables(void)
{
	free(CSG(core).fds);
	free(CSG(core).other_fds);
	CSG(core).fds = CSG(core).other_fds = NULL;
	CSG(core).fd_capacity = CSG(core).other_fd_capacity = 0;
}

/* The child starts with none. */
void cs_io_after_fork(void)
{
	for (int fd = 0; fd < MAX(CSG(core).fd_capacity, CSG(core).other_fd_capacity); fd++) {
		if (fd < CSG(core).fd_capacity && CSG(core).fds[fd]) {
			cs_io_backend_abandon(CSG(core).fds[fd]);
		}
		if (fd < CSG(core).other_fd_capacity && CSG(core).other_fds[fd]) {
			cs_io_backend_abandon(CSG(core).other_fds[fd]);
		}
	}
	free_tables();
}

void cs_io_close(void)
{
	for (int fd = 0; fd < MAX(CSG(core).fd_capacity, CSG(core).other_fd_capacity); fd++) {
		cs_io_forget(fd);
	}
	free_tables();
	cs_io_backend_end(CSG(core).loop);
	cs_io_backend_end(CSG(core).other_loop);
}
