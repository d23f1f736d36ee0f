/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process\Pool: what brings messages to a worker.
 *
 *   pipes           a pair of datagram sockets for each worker, which its successors keep. A datagram is a message as it
 *                   is, so that getProcess() can read and write them, too; a large one comes as a file in memory.
 *   message queue   System V; any type
 *   socket          a connection brings one message (4 bytes length, network order) and takes the answer in the same form
 */
#include "process_pool.h"

#include "src/core/co.h"
#include "src/core/io.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/server/accept.h"
#include "src/server/msg_queue.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#define DATAGRAM_MAX       65536
#define QUEUE_PAUSE_MAX_MS 20

/* ---- sending ---- */

/* Everything, or an error. */
static int write_whole(int fd, const char *data, size_t len)
{
	while (len > 0) {
		ssize_t n = write(fd, data, len);
		if (n < 0 && errno != EINTR) {
			return uv_translate_sys_error(errno);
		}
		data += n > 0 ? n : 0;
		len -= n > 0 ? (size_t) n : 0;
	}
	return 0;
}

/* A file without a name that holds the message; negative: the error. */
static int make_file(const char *data, size_t len)
{
#ifdef __linux__
	int fd = memfd_create("message", MFD_CLOEXEC);
#else
	char path[] = "/tmp/messageXXXXXX";
	int fd = mkstemp(path);
	if (fd >= 0) {
		unlink(path);
	}
#endif
	if (fd < 0) {
		return uv_translate_sys_error(errno);
	}
	int error = write_whole(fd, data, len);
	if (error < 0) {
		close(fd);
		return error;
	}
	return fd;
}

static int wait_writable(int fd)
{
	if (cs_co_can_yield()) {
		int ready = cs_io_wait(fd, UV_WRITABLE, CS_FOREVER);
		return ready < 0 ? ready : 0;
	}
	struct pollfd one = {.fd = fd, .events = POLLOUT};
	if (poll(&one, 1, -1) < 0 && errno != EINTR) {
		return uv_translate_sys_error(errno);
	}
	return 0;
}

/* attached: a descriptor to send along, or -1. */
static int send_datagram(int fd, const char *data, size_t len, int attached)
{
	struct iovec part = {.iov_base = (char *) data, .iov_len = len};
	union {
		char bytes[CMSG_SPACE(sizeof(int))];
		struct cmsghdr align;
	} control;
	struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
	int error = 0;

	if (attached >= 0) {
		memset(&control, 0, sizeof(control));
		message.msg_control = control.bytes;
		message.msg_controllen = sizeof(control.bytes);
		struct cmsghdr *head = CMSG_FIRSTHDR(&message);
		head->cmsg_level = SOL_SOCKET;
		head->cmsg_type = SCM_RIGHTS;
		head->cmsg_len = CMSG_LEN(sizeof(int));
		memcpy(CMSG_DATA(head), &attached, sizeof(int));
	}
	while (error == 0 && sendmsg(fd, &message, MSG_DONTWAIT | MSG_NOSIGNAL) < 0) {
		if (errno == EAGAIN || errno == ENOBUFS) {
			error = wait_writable(fd);
		} else if (errno != EINTR) {
			error = uv_translate_sys_error(errno);
		}
	}
	return error;
}

int cs_pool_ipc_send(cs_pool *pool, int worker, const char *data, size_t len)
{
	int fd = pool->pipes[worker][0];

	if (len <= DATAGRAM_MAX) {
		return send_datagram(fd, data, len, -1);
	}
	int file = make_file(data, len);
	if (file < 0) {
		return file;
	}
	int error = send_datagram(fd, "", 1, file);
	close(file);
	return error;
}

/* ---- pipes ---- */

static int read_file(int fd, size_t size_max, zend_string **data)
{
	struct stat info;
	int error = 0;

	if (fstat(fd, &info) < 0 || (uint64_t) info.st_size > size_max) {
		error = UV_EMSGSIZE;
	} else {
		*data = zend_string_alloc((size_t) info.st_size, 0);
		ZSTR_VAL(*data)[ZSTR_LEN(*data)] = 0;
		if (pread(fd, ZSTR_VAL(*data), ZSTR_LEN(*data), 0) != (ssize_t) ZSTR_LEN(*data)) {
			error = UV_EIO;
			zend_string_efree(*data);
		}
	}
	close(fd);
	return error;
}

/* The next message of the pipe: 0, UV_EAGAIN when there is none, or another UV_E* when it is lost. */
static int receive(const cs_pool *pool, int fd, zend_string **data)
{
	static const size_t room = DATAGRAM_MAX * 4; /* constant: programs may write what the system lets them */
	zend_string *bytes = zend_string_alloc(room, 0);
	struct iovec part = {.iov_base = ZSTR_VAL(bytes), .iov_len = room};
	union {
		char bytes[CMSG_SPACE(sizeof(int))];
		struct cmsghdr align;
	} control;
	struct msghdr message = {
		.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof(control.bytes)};

	ssize_t n = recvmsg(fd, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
	struct cmsghdr *head = n < 0 ? NULL : CMSG_FIRSTHDR(&message);
	if (n < 0 || head || (message.msg_flags & MSG_CTRUNC)) {
		zend_string_efree(bytes);
	}
	if (n < 0) {
		return UV_EAGAIN;
	}
	if (head && head->cmsg_type == SCM_RIGHTS) {
		int file;
		memcpy(&file, CMSG_DATA(head), sizeof(int));
		return read_file(file, pool->size_max, data);
	}
	if (message.msg_flags & MSG_CTRUNC) {
		return UV_EMFILE; /* the file is gone with the datagram */
	}
	*data = zend_string_truncate(bytes, (size_t) n, 0);
	ZSTR_VAL(*data)[n] = 0;
	return 0;
}

static void deliver(cs_pool *pool, zend_string *data)
{
	zval argument;

	ZVAL_STR(&argument, data);
	cs_pool_call(pool, CS_POOL_MESSAGE, &argument);
}

static bool may_go_on(const cs_pool *pool)
{
	return !pool->stopping && !EG(exception) && !CSG(core).exiting;
}

/* Gives a message of the pipe to onMessage. False: there is none now. */
static bool take_message(cs_pool *pool, int fd)
{
	zend_string *data;
	int error = receive(pool, fd, &data);

	if (error == 0) {
		deliver(pool, data);
	} else if (error != UV_EAGAIN) {
		cs_log(CS_LOG_ERROR, "a message to worker %d was lost: %s", pool->worker_id, uv_strerror(error));
	}
	return error != UV_EAGAIN;
}

/* True: fd can be read. Without coroutines signals are let in while it waits only, so that none comes between looking and
 * waiting. May yield. */
static bool await(cs_pool *pool, int fd)
{
	if (cs_co_can_yield()) {
		return cs_io_wait(fd, UV_READABLE, CS_FOREVER) > 0 && may_go_on(pool);
	}
	struct pollfd one = {.fd = fd, .events = POLLIN};
	sigset_t all, before;
	int ready = 0;

	sigfillset(&all);
	cs_signal_hold(&all, &before);
	cs_signal_dispatch();
	if (may_go_on(pool)) {
		ready = ppoll(&one, 1, NULL, &before);
	}
	cs_signal_let_go(&before);
	cs_signal_dispatch();
	return ready > 0 && may_go_on(pool);
}

static void serve_pipe(cs_pool *pool)
{
	int fd = pool->pipes[pool->worker_id][1];

	while (may_go_on(pool)) {
		if (await(pool, fd)) {
			take_message(pool, fd);
		}
	}
}

static void on_readable(int fd, int events, void *arg)
{
	cs_pool *pool = arg;

	while (may_go_on(pool) && take_message(pool, fd)) {
	}
}

/* ---- message queue ---- */

/* The master, or when that was killed another worker, has removed it: then this worker is to end, too. */
static void report_queue(const cs_pool *pool, int error)
{
	if (getppid() == pool->tree.shared->master_pid) {
		cs_log(CS_LOG_ERROR, "the message queue of the pool cannot be read: %s", strerror(error));
	}
}

/* In a coroutine: looks again and again, since the loop cannot watch a queue. May yield. */
static void poll_queue(cs_pool *pool)
{
	char *room = emalloc(CS_MSG_QUEUE_MAX);
	int64_t pause = 1;

	while (may_go_on(pool)) {
		ssize_t n = cs_msg_queue_receive(pool->queue, 0, room, CS_MSG_QUEUE_MAX, NULL, NULL);
		if (n >= 0) {
			pause = 1;
			deliver(pool, zend_string_init(room, (size_t) n, 0));
		} else if (n != -EAGAIN && n != -EINTR) {
			report_queue(pool, (int) -n);
			break;
		} else if (cs_co_wait("message queue", pause) != UV_ETIMEDOUT) {
			break;
		} else {
			pause = MIN(pause * 2, QUEUE_PAUSE_MAX_MS);
		}
	}
	efree(room);
}

static bool look(void *arg)
{
	cs_signal_dispatch();
	return may_go_on(arg);
}

static void serve_queue(cs_pool *pool)
{
	char *room = emalloc(CS_MSG_QUEUE_MAX);

	while (may_go_on(pool)) {
		ssize_t n = cs_msg_queue_receive(pool->queue, 0, room, CS_MSG_QUEUE_MAX, look, pool);
		cs_signal_dispatch();
		if (n >= 0) {
			deliver(pool, zend_string_init(room, (size_t) n, 0));
		} else if (n != -EINTR && n != -EAGAIN) {
			report_queue(pool, (int) -n);
			break;
		}
	}
	efree(room);
}

/* ---- socket ---- */

/* True when fd is ready before the deadline. A signal that ends the worker ends the wait. May yield. */
static bool wait_until(cs_pool *pool, int fd, bool read, uint64_t deadline_ms)
{
	uint64_t now = cs_loop_fresh_ms();
	int64_t left = now < deadline_ms ? (int64_t) (deadline_ms - now) : 0;

	if (cs_co_can_yield()) {
		return cs_io_wait(fd, read ? UV_READABLE : UV_WRITABLE, left) > 0;
	}
	struct pollfd one = {.fd = fd, .events = read ? POLLIN : POLLOUT};
	int ready = poll(&one, 1, (int) MIN(left, INT_MAX));
	int error = errno;
	cs_signal_dispatch();
	return (ready > 0 || (ready < 0 && error == EINTR)) && may_go_on(pool);
}

/* False when the connection has ended, or its time is over. */
static bool read_whole(cs_pool *pool, int fd, char *data, size_t len, uint64_t deadline_ms)
{
	while (len > 0) {
		ssize_t n = recv(fd, data, len, MSG_DONTWAIT);
		if (n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN)
			|| (n < 0 && !wait_until(pool, fd, true, deadline_ms))) {
			return false;
		}
		data += n > 0 ? n : 0;
		len -= n > 0 ? (size_t) n : 0;
	}
	return true;
}

static bool send_whole(cs_pool *pool, int fd, const char *data, size_t len, uint64_t deadline_ms)
{
	while (len > 0) {
		ssize_t n = send(fd, data, len, MSG_DONTWAIT | MSG_NOSIGNAL);
		if ((n < 0 && errno != EINTR && errno != EAGAIN) || (n < 0 && !wait_until(pool, fd, false, deadline_ms))) {
			return false;
		}
		data += n > 0 ? n : 0;
		len -= n > 0 ? (size_t) n : 0;
	}
	return true;
}

static void serve_connection(cs_pool *pool, int fd)
{
	uint32_t length;
	uint64_t deadline_ms = cs_loop_fresh_ms() + pool->socket_ms;

	if (!read_whole(pool, fd, (char *) &length, sizeof(length), deadline_ms)) {
		return;
	}
	length = ntohl(length);
	if (length == 0 || length > pool->size_max) {
		cs_log(CS_LOG_WARNING, "a message of %u bytes was refused: max_package_size is %zu", length, pool->size_max);
		return;
	}
	zend_string *data = zend_string_alloc(length, 0);
	if (!read_whole(pool, fd, ZSTR_VAL(data), length, deadline_ms)) {
		zend_string_efree(data);
		return;
	}
	ZSTR_VAL(data)[length] = 0;
	pool->has_answer = true;
	deliver(pool, data);
	pool->has_answer = false;
	if (pool->answer.s) {
		length = htonl((uint32_t) ZSTR_LEN(pool->answer.s));
		deadline_ms = cs_loop_fresh_ms() + pool->socket_ms;
		if (send_whole(pool, fd, (const char *) &length, sizeof(length), deadline_ms)) {
			send_whole(pool, fd, ZSTR_VAL(pool->answer.s), ZSTR_LEN(pool->answer.s), deadline_ms);
		}
		smart_str_free(&pool->answer);
	}
}

/* May yield. */
static void pause_accepting(void)
{
	if (cs_co_can_yield()) {
		cs_co_wait("accept", CS_ACCEPT_PAUSE_MS);
	} else {
		poll(NULL, 0, CS_ACCEPT_PAUSE_MS); /* a signal ends it */
	}
}

static void serve_socket(cs_pool *pool)
{
	uint64_t failed_ms = 0;

	while (may_go_on(pool)) {
		if (!await(pool, pool->listen.fd)) {
			continue;
		}
		int fd = accept(pool->listen.fd, NULL, NULL);
		if (fd >= 0) {
			fcntl(fd, F_SETFD, FD_CLOEXEC);
			serve_connection(pool, fd);
			cs_io_forget(fd);
			close(fd);
		} else if (cs_accept_must_wait(errno)) {
			cs_accept_report(&failed_ms, errno);
			pause_accepting();
		}
	}
}

/* ---- all ---- */

int cs_pool_ipc_open(cs_pool *pool)
{
	pool->pipes = safe_pemalloc((size_t) pool->worker_num, sizeof(*pool->pipes), 0, 1);
	for (int i = 0; i < pool->worker_num; i++) {
		pool->pipes[i][0] = pool->pipes[i][1] = -1;
	}
	for (int i = 0; i < pool->worker_num && pool->ipc_type == CS_POOL_IPC_UNIXSOCK; i++) {
		if (socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, pool->pipes[i]) < 0) {
			pool->pipes[i][0] = pool->pipes[i][1] = -1;
			return uv_translate_sys_error(errno);
		}
	}
	if (pool->ipc_type == CS_POOL_IPC_MSGQUEUE) {
		int error = cs_msg_queue_open(pool->queue_key, &pool->queue);
		return error < 0 ? uv_translate_sys_error(-error) : 0;
	}
	return 0;
}

/* A queue without a key is nobody else's. */
void cs_pool_ipc_remove(cs_pool *pool)
{
	if (pool->queue >= 0 && pool->queue_key == 0) {
		cs_msg_queue_remove(pool->queue);
	}
	cs_listen_own(&pool->listen);
	cs_listen_remove_path(&pool->listen);
}

void cs_pool_ipc_close(cs_pool *pool)
{
	for (int i = 0; pool->pipes && i < pool->worker_num; i++) {
		for (int end = 0; end < 2; end++) {
			if (pool->pipes[i][end] >= 0) {
				close(pool->pipes[i][end]);
			}
		}
	}
	if (pool->pipes) {
		pefree(pool->pipes, 1);
		pool->pipes = NULL;
	}
	pool->queue = -1;
	cs_listen_close(&pool->listen, false);
}

void cs_pool_ipc_serve(cs_pool *pool)
{
	if (!cs_callback_is_set(&pool->callbacks[CS_POOL_MESSAGE])) {
		return;
	}
	switch (pool->ipc_type) {
		case CS_POOL_IPC_UNIXSOCK:
			serve_pipe(pool);
			break;
		case CS_POOL_IPC_MSGQUEUE:
			serve_queue(pool);
			break;
		case CS_POOL_IPC_SOCKET:
			serve_socket(pool);
			break;
	}
}

static void serve_in_coroutine(void *arg)
{
	cs_pool *pool = arg;

	if (pool->ipc_type == CS_POOL_IPC_MSGQUEUE) {
		poll_queue(pool);
	} else {
		serve_socket(pool);
	}
}

void cs_pool_ipc_watch(cs_pool *pool)
{
	if (pool->ipc_type == CS_POOL_IPC_NONE || !cs_callback_is_set(&pool->callbacks[CS_POOL_MESSAGE])) {
		return;
	}
	if (pool->ipc_type == CS_POOL_IPC_UNIXSOCK) {
		cs_io_watch(pool->pipes[pool->worker_id][1], UV_READABLE, on_readable, pool);
	} else {
		cs_co_spawn(serve_in_coroutine, pool);
	}
}

/* A coroutine that waits for connections ends with its descriptor's wait, that of a queue by itself. */
void cs_pool_ipc_unwatch(cs_pool *pool)
{
	if (!cs_callback_is_set(&pool->callbacks[CS_POOL_MESSAGE])) {
		return;
	}
	if (pool->ipc_type == CS_POOL_IPC_UNIXSOCK) {
		cs_io_watch_stop(pool->pipes[pool->worker_id][1]);
	} else if (pool->ipc_type == CS_POOL_IPC_SOCKET) {
		cs_io_forget(pool->listen.fd);
	}
}
