/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See io_backend.h. A poll handle of libuv's for each descriptor. */
#ifndef __linux__

#include "io_backend.h"

#include "loop.h"

#include <errno.h>
#ifndef _WIN32
#include <fcntl.h>
#endif

static void on_close(uv_handle_t *handle)
{
	free(handle);
}

/* libuv makes the descriptor non-blocking for good; one that is not ours gets its mode back. */
static int init_poll(uv_poll_t *poll, int fd)
{
#ifdef _WIN32
	return uv_poll_init(cs_loop(), poll, fd);
#else
	int flags = fcntl(fd, F_GETFL);
	if (flags < 0) {
		return -errno;
	}
	int status = uv_poll_init(cs_loop(), poll, fd);
	if (!(flags & O_NONBLOCK)) {
		fcntl(fd, F_SETFL, flags);
	}
	return status;
#endif
}

cs_fd *cs_io_backend_open(int fd, int *err)
{
	cs_fd *f = pecalloc(1, sizeof(*f), 1);
	*err = init_poll(&f->poll, fd);
	if (*err < 0) {
		free(f);
		return NULL;
	}
	uv_unref((uv_handle_t *) &f->poll);
	return f;
}

static void on_poll(uv_poll_t *handle, int status, int events)
{
	cs_io_ready((cs_fd *) handle, status < 0 ? UV_DISCONNECT : events);
}

int cs_io_backend_arm(cs_fd *f, int events)
{
	return events ? uv_poll_start(&f->poll, events, on_poll) : uv_poll_stop(&f->poll);
}

void cs_io_backend_want(cs_fd *f, bool wanted)
{
	f->wanted = wanted;
	if (wanted) {
		uv_ref((uv_handle_t *) &f->poll);
	} else {
		uv_unref((uv_handle_t *) &f->poll);
	}
}

void cs_io_backend_close(cs_fd *f)
{
	uv_close((uv_handle_t *) &f->poll, on_close);
}

/* It is one of the orphan's handles. */
void cs_io_backend_abandon(cs_fd *f)
{
	(void) f;
}

void cs_io_backend_end(uv_loop_t *loop)
{
	(void) loop;
}

#endif
