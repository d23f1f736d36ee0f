/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See accept.h. */
#include "accept.h"

#include "src/core/io.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/timer.h"

#include <errno.h>
#include <sys/socket.h>

/* So many connections, then the loop's other events have their turn. */
#define CS_ACCEPT_BATCH 64

/* How long all must have been well before the log hears of it again. */
#define CS_ACCEPT_QUIET_MS 10000

static void on_acceptable(int fd, int events, void *arg);

static void on_pause_end(cs_timer *timer, void *arg)
{
	cs_acceptor *acceptor = arg;

	cs_timer_close(timer);
	acceptor->pause = NULL;
	cs_io_watch(acceptor->fd, UV_READABLE, on_acceptable, acceptor);
}

bool cs_accept_must_wait(int error)
{
	return error == EMFILE || error == ENFILE || error == ENOBUFS || error == ENOMEM;
}

void cs_accept_report(uint64_t *failed_ms, int error)
{
	uint64_t now = cs_loop_fresh_ms();

	if (!*failed_ms || now - *failed_ms >= CS_ACCEPT_QUIET_MS) {
		cs_log(CS_LOG_ERROR,
			"a connection could not be accepted: %s; connections wait until there are descriptors again",
			strerror(error));
	}
	*failed_ms = now;
}

void cs_acceptor_pause(cs_acceptor *acceptor, int error)
{
	if (acceptor->pause || acceptor->fd < 0) {
		return;
	}
	cs_accept_report(&acceptor->failed_ms, error);
	cs_io_watch_stop(acceptor->fd);
	acceptor->pause = cs_timer_open(CS_ACCEPT_PAUSE_MS, 0, on_pause_end, acceptor);
}

static void on_acceptable(int fd, int events, void *arg)
{
	cs_acceptor *acceptor = arg;

	for (int i = 0; i < CS_ACCEPT_BATCH && acceptor->fd == fd && !acceptor->pause && !cs_loop_has_ended(); i++) {
		int client = accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
		if (client >= 0) {
			acceptor->fn(acceptor, client);
		} else if (cs_accept_must_wait(errno)) {
			int error = errno;
			cs_acceptor_pause(acceptor, error);
			acceptor->fn(acceptor, uv_translate_sys_error(error));
		} else if (errno == EAGAIN || errno == EWOULDBLOCK) {
			return;
		} /* else this one was reset before we came to it */
	}
}

void cs_acceptor_init(cs_acceptor *acceptor)
{
	memset(acceptor, 0, sizeof(*acceptor));
	acceptor->fd = -1;
}

int cs_acceptor_open(cs_acceptor *acceptor, int fd, cs_accept_fn fn, void *arg)
{
	int error = cs_io_watch(fd, UV_READABLE, on_acceptable, acceptor);

	cs_acceptor_init(acceptor);
	if (!error) {
		acceptor->fd = fd;
		acceptor->fn = fn;
		acceptor->arg = arg;
	}
	return error;
}

void cs_acceptor_close(cs_acceptor *acceptor)
{
	if (acceptor->pause) {
		cs_timer_close(acceptor->pause);
		acceptor->pause = NULL;
	} else if (acceptor->fd >= 0) {
		cs_io_watch_stop(acceptor->fd);
	}
	acceptor->fd = -1;
}
