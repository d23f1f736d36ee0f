/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Waiting until a file descriptor can be read or written. Any number of coroutines may wait for one descriptor; the
 * readiness mask is UV_READABLE | UV_WRITABLE | UV_DISCONNECT. Descriptors are borrowed: the owner must call
 * cs_io_forget() before it closes one that may have waiters.
 */
#ifndef CS_CORE_IO_H
#define CS_CORE_IO_H

#include "php_cserve.h"

#include <poll.h>

/* Waits until fd is ready for one of `events`. Returns the ready events (> 0), UV_ETIMEDOUT, UV_ECANCELED, UV_EINTR, or
 * UV_EPERM when the descriptor cannot be polled (a regular file: always ready). May yield. */
int cs_io_wait(int fd, int events, int64_t timeout_ms);

/* poll(2) for the running coroutine: fills revents, returns how many are set, 0 on timeout, or a negative UV_E*. `what` is
 * the literal that the wait is known by. May yield. */
int cs_io_poll(const char *what, struct pollfd *fds, unsigned count, int64_t timeout_ms);

/* A coroutine whose wait for fd is known by `what`, or NULL. */
const cs_co *cs_io_waiter(int fd, const char *what);

/* Calls fn(events or negative error) on the main stack whenever fd is ready, until cs_io_watch_stop(). One watcher per
 * descriptor; it may coexist with waiting coroutines. Used by Event::add(). */
typedef void (*cs_io_fn)(int fd, int events, void *arg);
int cs_io_watch(int fd, int events, cs_io_fn fn, void *arg);
void cs_io_watch_stop(int fd);

/* The caller owns fd and will call cs_io_forget() before it closes it: the poller is kept between waits, so that a wait
 * usually costs no system call. Returns 0 or a negative UV_E*. */
int cs_io_own(int fd);

/* The descriptor is about to be closed: waiters return UV_EBADF. */
void cs_io_forget(int fd);

void cs_io_after_fork(void);
void cs_io_close(void);

#endif
