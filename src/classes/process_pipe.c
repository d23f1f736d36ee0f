/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process: the pipe. Every transfer is tried without blocking first; who has to wait does so in the coroutine, or
 * in poll(), where signals end the wait for their callbacks.
 */
#include "process.h"

#include "error.h"
#include "socket.h"
#include "src/core/co.h"
#include "src/core/io.h"
#include "src/core/loop.h"
#include "src/core/signal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

/* These are declared by the arginfo header, which defines their tables; it belongs to process.c. */
ZEND_METHOD(Swoole_Process, read);
ZEND_METHOD(Swoole_Process, write);
ZEND_METHOD(Swoole_Process, close);
ZEND_METHOD(Swoole_Process, setTimeout);
ZEND_METHOD(Swoole_Process, setBlocking);
ZEND_METHOD(Swoole_Process, exportSocket);

#define READ_SIZE_MAX (64 * 1024 * 1024)

/* This process's end, or -1 with a warning. */
static int own_end(const cs_process *process, const char *what)
{
	int fd = process->fds[process->end];

	if (fd < 0) {
		cs_warn("there is no pipe to %s: it was closed, or the process was made without one", what);
	}
	return fd;
}

static int is_same(const cs_process *process, int fd)
{
	return process->fds[process->end] == fd ? 0 : UV_ECANCELED;
}

/* Waits until the own end is ready or the time is over. Returns 0 or a negative UV_E*: UV_ECANCELED when the pipe was closed
 * meanwhile, the number may be another file's by now. May yield. */
static int wait_ready(const cs_process *process, bool read, uint64_t start_ms)
{
	int fd = process->fds[process->end], ready;
	int64_t left = process->timeout_ms;

	if (process->nonblocking) {
		return UV_EAGAIN;
	}
	if (left >= 0) {
		left = MAX(left - (int64_t) (cs_loop_fresh_ms() - start_ms), 0);
	}
	if (cs_co_can_yield()) {
		ready = cs_io_wait(fd, read ? UV_READABLE : UV_WRITABLE, left);
		return ready < 0 ? ready : is_same(process, fd);
	}
	/* Signals come in while it waits only, so that none comes between looking for them and waiting. */
	struct pollfd one = {.fd = fd, .events = read ? POLLIN : POLLOUT};
	struct timespec limit = {.tv_sec = (time_t) (left / 1000), .tv_nsec = (long) (left % 1000) * 1000000};
	sigset_t all, before;
	sigfillset(&all);
	cs_signal_hold(&all, &before);
	if (!CSG(core).loop_running) {
		cs_signal_dispatch();
	}
	int status = EG(exception) ? UV_EINTR : is_same(process, fd);
	if (status == 0 && (ready = ppoll(&one, 1, left < 0 ? NULL : &limit, &before)) <= 0) {
		status = ready == 0 ? UV_ETIMEDOUT : errno == EINTR ? 0 : uv_translate_sys_error(errno);
	}
	cs_signal_let_go(&before);
	return status;
}

/* Sets the error of a transfer that came to nothing; warns unless it is one that was to be expected. */
static void fail(int error, const char *what)
{
	cs_set_last_error(-error);
	if (error != UV_EAGAIN && error != UV_ETIMEDOUT && error != UV_ECANCELED && error != UV_EINTR) {
		cs_warn("cannot %s the pipe: %s", what, uv_strerror(error));
	}
}

/* May yield. */
ZEND_METHOD(Swoole_Process, read)
{
	zend_long size = 8192;
	ssize_t n;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(size)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	if (size < 1 || size > READ_SIZE_MAX) {
		zend_argument_value_error(1, "must be from 1 to %d, " ZEND_LONG_FMT " given", READ_SIZE_MAX, size);
		RETURN_THROWS();
	}
	int fd = own_end(process, "read from"), error = 0;
	if (fd < 0) {
		RETURN_FALSE;
	}
	uint64_t start_ms = process->timeout_ms >= 0 ? cs_loop_fresh_ms() : 0;
	zend_string *data = zend_string_alloc((size_t) size, 0);
	while ((n = recv(fd, ZSTR_VAL(data), (size_t) size, MSG_DONTWAIT)) < 0) {
		error = errno == EAGAIN ? wait_ready(process, true, start_ms)
			: errno == EINTR    ? 0
								: uv_translate_sys_error(errno);
		if (error < 0) {
			zend_string_efree(data);
			fail(error, "read from");
			RETURN_FALSE;
		}
	}
	data = zend_string_truncate(data, (size_t) n, 0);
	ZSTR_VAL(data)[n] = 0;
	RETURN_STR(data);
}

/* May yield. */
ZEND_METHOD(Swoole_Process, write)
{
	zend_string *data;
	size_t sent = 0;
	int error = 0;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	if (ZSTR_LEN(data) == 0) {
		cs_warn("there is nothing to write: the data is empty");
		RETURN_FALSE;
	}
	int fd = own_end(process, "write to");
	if (fd < 0) {
		RETURN_FALSE;
	}
	uint64_t start_ms = process->timeout_ms >= 0 ? cs_loop_fresh_ms() : 0;
	while (sent < ZSTR_LEN(data) && error == 0) {
		ssize_t n = send(fd, ZSTR_VAL(data) + sent, ZSTR_LEN(data) - sent, MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n >= 0) {
			sent += (size_t) n;
		} else if (errno == EAGAIN || errno == ENOBUFS) {
			error = wait_ready(process, false, start_ms);
		} else if (errno != EINTR) {
			error = uv_translate_sys_error(errno);
		}
	}
	if (error < 0) {
		fail(error, "write to");
		if (sent == 0) {
			RETURN_FALSE;
		}
	}
	RETURN_LONG((zend_long) sent);
}

static void close_end(cs_process *process, int end)
{
	if (process->fds[end] >= 0) {
		if (CSG(core).loop) {
			cs_io_forget(process->fds[end]);
		}
		close(process->fds[end]);
		process->fds[end] = -1;
	}
}

ZEND_METHOD(Swoole_Process, close)
{
	zend_long which = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(which)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	if (which < 0 || which > CS_PROCESS_PIPE_WRITE) {
		zend_argument_value_error(1, "must be 0 or one of Swoole\\Process::PIPE_*, " ZEND_LONG_FMT " given", which);
		RETURN_THROWS();
	}
	int fd = own_end(process, "close");
	if (fd < 0) {
		RETURN_FALSE;
	}
	switch (which) {
		case CS_PROCESS_PIPE_READ:
			RETURN_BOOL(shutdown(fd, SHUT_RD) == 0);
		case CS_PROCESS_PIPE_WRITE:
			RETURN_BOOL(shutdown(fd, SHUT_WR) == 0);
		case CS_PROCESS_PIPE_MASTER:
		case CS_PROCESS_PIPE_WORKER:
			close_end(process, which == CS_PROCESS_PIPE_WORKER);
			RETURN_TRUE;
		default:
			close_end(process, 0);
			close_end(process, 1);
			RETURN_TRUE;
	}
}

ZEND_METHOD(Swoole_Process, setTimeout)
{
	double seconds;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_DOUBLE(seconds)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	if (own_end(process, "set the timeout of") < 0) {
		RETURN_FALSE;
	}
	process->timeout_ms = cs_timeout_ms(seconds, true);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Process, setBlocking)
{
	bool blocking;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_BOOL(blocking)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	if (own_end(process, "set the mode of") < 0) {
		RETURN_FALSE;
	}
	process->nonblocking = !blocking;
	RETURN_TRUE;
}

/* The socket object has a descriptor of its own, which goes with it. */
ZEND_METHOD(Swoole_Process, exportSocket)
{
	int error = 0;

	ZEND_PARSE_PARAMETERS_NONE();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	int fd = own_end(process, "export");
	if (fd < 0) {
		RETURN_FALSE;
	}
	if (!process->socket) {
		int copy = fcntl(fd, F_DUPFD_CLOEXEC, 3);
		error = copy < 0 ? uv_translate_sys_error(errno) : 0;
		process->socket = copy < 0 ? NULL : cs_socket_from_fd(copy, &error);
		if (!process->socket && copy >= 0) {
			close(copy);
		}
	}
	if (!process->socket) {
		fail(error, "export");
		RETURN_FALSE;
	}
	RETURN_OBJ_COPY(process->socket);
}
