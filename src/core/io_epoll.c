/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See io_backend.h. Each loop has an epoll instance of its own in loop->data, which libuv watches. A poll handle of libuv's
 * for each descriptor would take four epoll_ctl() to begin (it probes first), and asks two to change direction; here it is
 * one each. What the kernel says is taken without waiting, at most once a round.
 */
#ifdef __linux__

#include "io_backend.h"

#include "loop.h"

#include <errno.h>
#include <sys/epoll.h>
#include <unistd.h>

#define EVENTS_MAX 128

typedef struct cs_poller {
	uv_poll_t poll; /* first: freed through it */
	int fd;
	unsigned wanted; /* descriptors that somebody waits for */
	uint32_t generation;
} poller;

static int events_of(uint32_t kernel)
{
	if (kernel & (EPOLLERR | EPOLLHUP)) {
		return UV_READABLE | UV_WRITABLE | UV_DISCONNECT;
	}
	return (kernel & EPOLLIN ? UV_READABLE : 0) | (kernel & EPOLLOUT ? UV_WRITABLE : 0)
		| (kernel & EPOLLRDHUP ? UV_DISCONNECT : 0);
}

static void end_use(cs_fd *f)
{
	f->in_use = false;
	if (f->closing) {
		free(f);
	}
}

/* Telling one may close others, whose numbers may be used again, hence the generation; and it may fork. */
static void on_events(uv_poll_t *handle, int status, int ignored)
{
	poller *p = (poller *) handle;
	uv_loop_t *loop = handle->loop;
	uint32_t forks = CSG(core).forks;
	struct epoll_event events[EVENTS_MAX];

	(void) status;
	(void) ignored;
	int count = epoll_wait(p->fd, events, EVENTS_MAX, 0);
	for (int i = 0; i < count && CSG(core).loop == loop && CSG(core).forks == forks; i++) {
		int fd = (int) (events[i].data.u64 & INT32_MAX);
		cs_fd *f = fd < CSG(core).fd_capacity ? CSG(core).fds[fd] : NULL;
		if (f && f->generation == (uint32_t) (events[i].data.u64 >> 32) && !f->in_use) {
			f->in_use = true;
			cs_io_ready(f, events_of(events[i].events));
			end_use(f);
		}
	}
}

static poller *new_poller(uv_loop_t *loop, int *err)
{
	poller *p = pecalloc(1, sizeof(*p), 1);

	p->fd = epoll_create1(EPOLL_CLOEXEC);
	*err = p->fd < 0 ? -errno : uv_poll_init(loop, &p->poll, p->fd);
	if (*err < 0) {
		if (p->fd >= 0) {
			close(p->fd);
		}
		free(p);
		return NULL;
	}
	uv_poll_start(&p->poll, UV_READABLE, on_events);
	uv_unref((uv_handle_t *) &p->poll);
	loop->data = p;
	return p;
}

cs_fd *cs_io_backend_open(int fd, int *err)
{
	uv_loop_t *loop = cs_loop();
	poller *p = loop->data ? loop->data : new_poller(loop, err);

	if (!p) {
		return NULL;
	}
	if (UNEXPECTED(fd == uv_backend_fd(loop))) {
		*err = UV_EINVAL; /* it will watch ours, and libuv aborts when it may not */
		return NULL;
	}
	cs_fd *f = pecalloc(1, sizeof(*f), 1);
	f->poller = p;
	f->generation = ++p->generation;
	return f;
}

int cs_io_backend_arm(cs_fd *f, int events)
{
	const poller *p = f->poller;
	struct epoll_event event = {
		.events = (events & UV_READABLE ? EPOLLIN : 0) | (events & UV_WRITABLE ? EPOLLOUT : 0)
			| (events & UV_DISCONNECT ? EPOLLRDHUP : 0),
		.data.u64 = (uint64_t) f->generation << 32 | (uint32_t) f->fd,
	};

	if (!events) {
		if (f->registered) {
			f->registered = false;
			epoll_ctl(p->fd, EPOLL_CTL_DEL, f->fd, &event);
		}
		return 0;
	}
	/* It may have been closed and its number used again behind our back. */
	if (f->registered && epoll_ctl(p->fd, EPOLL_CTL_MOD, f->fd, &event) == 0) {
		return 0;
	}
	f->registered = epoll_ctl(p->fd, EPOLL_CTL_ADD, f->fd, &event) == 0
		|| (errno == EEXIST && epoll_ctl(p->fd, EPOLL_CTL_MOD, f->fd, &event) == 0);
	return f->registered ? 0 : -errno;
}

void cs_io_backend_want(cs_fd *f, bool wanted)
{
	if (f->wanted == wanted) {
		return;
	}
	poller *p = f->poller;
	f->wanted = wanted;
	if (wanted && p->wanted++ == 0) {
		uv_ref((uv_handle_t *) &p->poll);
	} else if (!wanted && --p->wanted == 0) {
		uv_unref((uv_handle_t *) &p->poll);
	}
}

/* Another process may have the same open file, so that the kernel does not forget it when we close ours. */
void cs_io_backend_close(cs_fd *f)
{
	cs_io_backend_want(f, false);
	cs_io_backend_arm(f, 0);
	if (!f->in_use) {
		free(f);
	}
}

void cs_io_backend_abandon(cs_fd *f)
{
	f->closing = true;
	if (!f->in_use) {
		free(f);
	}
}

static void on_closed(uv_handle_t *handle)
{
	free(handle);
}

void cs_io_backend_end(uv_loop_t *loop)
{
	poller *p = loop ? loop->data : NULL;
	if (p) {
		loop->data = NULL;
		uv_close((uv_handle_t *) &p->poll, on_closed);
		close(p->fd);
	}
}

#endif
