/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The operations of PHP's plain file streams (php_stream_stdio_ops) with ours in front: read, write, close, set_option.
 * The structure is changed in place, so that every stream PHP makes with it, STDIN included, is covered, and everything
 * in PHP that compares the address goes on working.
 *
 * Streams that FILE covers: those of the plain files wrapper. STDIO: those of php://. PROC: pipes without a wrapper,
 * which are those of popen(), exec() and proc_open().
 *
 * While a coroutine waits in an operation, another may come with the same stream. Each of them holds a pin in
 * CSG(hook).busy: operations of one kind on one stream take their turns, and fclose() is refused until the last is done.
 */
#include "file.h"

#include "got.h"
#include "hook.h"
#include "src/core/io.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* The beginning of the private struct behind a plain file stream, the same in every PHP from 7.0 on. fd is -1 once somebody
 * uses the FILE: then reads and writes go through its buffer, and are not hooked. */
typedef struct stdio_head {
	FILE *file;
	int fd;
} stdio_head;

typedef enum op_kind { OP_READ, OP_WRITE, OP_OTHER } op_kind;

/* On the stack of the coroutine that holds it. */
typedef struct pin {
	cs_queue node;
	php_stream *stream;
	cs_co *co;
	op_kind kind;
	bool contended; /* had to wait for another one */
	bool was_no_fclose;
} pin;

/* PHP's own; static because the structure that was changed is the process's. */
php_stream_ops cs_file_original_ops;

static inline int stream_fd(const php_stream *stream)
{
	return ((const stdio_head *) stream->abstract)->fd;
}

/* Pipes, terminals and sockets; PHP finds out when it makes the stream. */
static inline bool is_regular(const php_stream *stream)
{
	return !(stream->flags & PHP_STREAM_FLAG_NO_SEEK);
}

static inline bool is_hooked(const php_stream *stream)
{
	zend_long flag = stream->wrapper == &php_plain_files_wrapper ? CS_HOOK_FILE
		: stream->wrapper                                        ? CS_HOOK_STDIO
		: is_regular(stream)                                     ? 0
																 : CS_HOOK_PROC;
	return cs_hook_on(flag) && stream_fd(stream) >= 0;
}

static pin *first_pin(const php_stream *stream, const cs_queue *before, op_kind kind)
{
	cs_queue *list = &CSG(hook).busy;
	for (cs_queue *node = list->next; node != list && node != before; node = node->next) {
		pin *p = CS_QUEUE_ENTRY(node, pin, node);
		if (p->stream == stream && (kind == OP_OTHER || p->kind == kind)) {
			return p;
		}
	}
	return NULL;
}

static void release_pin(pin *p)
{
	cs_queue *list = &CSG(hook).busy;
	cs_queue *next = p->node.next;
	cs_queue_remove(&p->node);
	if (p->kind != OP_OTHER) {
		for (; next != list; next = next->next) {
			pin *other = CS_QUEUE_ENTRY(next, pin, node);
			if (other->stream == p->stream && other->kind == p->kind) {
				cs_co_wake(other->co, 0);
				break;
			}
		}
	}
	if (!p->was_no_fclose && !first_pin(p->stream, NULL, OP_OTHER)) {
		p->stream->flags &= ~PHP_STREAM_FLAG_NO_FCLOSE;
	}
}

/* Waits until no other coroutine is in an operation of this kind on the stream. Returns 0, or a negative UV_E* without
 * the pin. May yield. */
static int take_pin(pin *p, php_stream *stream, op_kind kind)
{
	pin *other = first_pin(stream, NULL, OP_OTHER);

	p->stream = stream;
	p->co = cs_co_current();
	p->kind = kind;
	p->contended = false;
	p->was_no_fclose = other ? other->was_no_fclose : (stream->flags & PHP_STREAM_FLAG_NO_FCLOSE) != 0;
	stream->flags |= PHP_STREAM_FLAG_NO_FCLOSE;
	cs_queue_push(&CSG(hook).busy, &p->node);
	while (kind != OP_OTHER && first_pin(stream, &p->node, kind)) {
		p->contended = true;
		int status = cs_co_wait("stream used by another coroutine", CS_FOREVER);
		if (status < 0) {
			release_pin(p);
			return status;
		}
	}
	return 0;
}

void cs_file_unpin_all(void)
{
	cs_queue *list = &CSG(hook).busy;
	for (cs_queue *node = list->next; node != list; node = node->next) {
		pin *p = CS_QUEUE_ENTRY(node, pin, node);
		if (!p->was_no_fclose) {
			p->stream->flags &= ~PHP_STREAM_FLAG_NO_FCLOSE;
		}
	}
}

/* What a system call that was interrupted looks like to PHP. */
static ssize_t interrupted(void)
{
	errno = EINTR;
	return -1;
}

/* Waits until a pipe, terminal or socket is ready. Returns 1 when it is, 0 when there is nothing to wait for (non-blocking
 * by the user's wish, or it cannot be polled), or a negative UV_E*. May yield. */
static int wait_ready(int fd, int events)
{
	struct pollfd now = {.fd = fd, .events = events == UV_READABLE ? POLLIN : POLLOUT};
	int flags = fcntl(fd, F_GETFL);

	if (flags < 0 || (flags & O_NONBLOCK)) {
		return 0;
	}
	if (poll(&now, 1, 0) != 0) {
		return 1;
	}
	int status = cs_io_wait(fd, events, CS_FOREVER);
	if (status == UV_ECANCELED) {
		cs_got_popen_canceled(fd);
	}
	return status > 0 ? 1 : status == UV_EPERM ? 0 : status;
}

static ssize_t read_pipe(php_stream *stream, char *buf, size_t count)
{
	int fd = stream_fd(stream);
	while (true) {
		int ready = wait_ready(fd, UV_READABLE);
		if (ready < 0) {
			return interrupted();
		}
		if (ready == 0) {
			return cs_file_original_ops.read(stream, buf, count);
		}
		/* Another process may have been quicker. */
		ssize_t n = cs_file_read_cached(fd, buf, count);
		if (n > 0) {
			return n;
		}
		if (n != UV_EAGAIN) {
			return cs_file_original_ops.read(stream, buf, count);
		}
	}
}

/* True when `buf` is where PHP puts the next bytes of the stream's read buffer. */
static bool is_buffer_end(const php_stream *stream, const char *buf, size_t count)
{
	return stream->readbuf && (const char *) stream->readbuf + stream->writepos == buf
		&& stream->readbuflen - (size_t) stream->writepos >= count;
}

/* May yield; the bytes are dropped when another coroutine has moved the read buffer meanwhile. */
static ssize_t read_regular(php_stream *stream, char *buf, size_t count, bool in_buffer)
{
	int fd = stream_fd(stream);
	ssize_t n = cs_file_read_cached(fd, buf, MIN(count, CS_FILE_PIECE));
	cs_work *work;
	const char *bytes;

	if (n == CS_FILE_PIECE) {
		/* Copying this much takes half a millisecond: the others get a turn before PHP asks for more. */
		cs_co_reschedule();
		return n;
	}
	if (n < 0 && cs_file_may_wait(fd, n)) {
		n = cs_file_read_pool(fd, count, &work, &bytes);
		if (n > 0) {
			if (in_buffer && !is_buffer_end(stream, buf, count)) {
				n = 0;
			}
			memcpy(buf, bytes, (size_t) n);
			cs_work_free(work);
			return n;
		}
	}
	if (n == 0) {
		stream->eof = 1;
	}
	if (n >= 0) {
		return n;
	}
	return n == UV_EINTR ? interrupted() : cs_file_original_ops.read(stream, buf, count);
}

/* A read that has to wait: for the disk, for the other end of a pipe, or for its turn.
 *
 * `buf` usually is the end of the stream's read buffer. When another coroutine has used that buffer while this one waited
 * for its turn, it may be the end no longer, or freed: return nothing then, and PHP finds what the other has read.
 * May yield. */
static ssize_t read_slowly(php_stream *stream, char *buf, size_t count)
{
	bool in_buffer = is_buffer_end(stream, buf, count);
	ssize_t n = 0;
	pin mine;

	if (take_pin(&mine, stream, OP_READ) < 0) {
		return interrupted();
	}
	if (!mine.contended || !in_buffer || is_buffer_end(stream, buf, count)) {
		n = is_regular(stream) ? read_regular(stream, buf, count, in_buffer) : read_pipe(stream, buf, count);
	}
	release_pin(&mine);
	return n;
}

/* May yield. */
static ssize_t on_read(php_stream *stream, char *buf, size_t count)
{
	if (!is_hooked(stream)) {
		return cs_file_original_ops.read(stream, buf, count);
	}
	if (EXPECTED(cs_queue_empty(&CSG(hook).busy) && count <= CS_FILE_PIECE)) {
		ssize_t n = cs_file_read_cached(stream_fd(stream), buf, count);
		if (EXPECTED(n > 0)) {
			return n;
		}
		if (n == 0) {
			stream->eof = 1;
			return 0;
		}
	}
	return read_slowly(stream, buf, count);
}

/* A pipe that is ready takes PIPE_BUF bytes without blocking; more is written in pieces, waiting before each. May yield. */
static ssize_t write_pipe(php_stream *stream, const char *buf, size_t count)
{
	int fd = stream_fd(stream);
	size_t done = 0;

	while (done < count) {
		int ready = wait_ready(fd, UV_WRITABLE);
		size_t piece = count - done;
		if (ready < 0) {
			return done ? (ssize_t) done : interrupted();
		}
		if (ready > 0 && piece > PIPE_BUF) {
			piece = PIPE_BUF;
		}
		ssize_t n = cs_file_original_ops.write(stream, buf + done, piece);
		if (n <= 0) {
			return done ? (ssize_t) done : n;
		}
		done += (size_t) n;
		if (ready == 0) {
			break;
		}
	}
	return (ssize_t) done;
}

static ssize_t write_regular(php_stream *stream, const char *buf, size_t count)
{
	if (count <= CS_FILE_INLINE_WRITE) {
		return cs_file_original_ops.write(stream, buf, count);
	}
	ssize_t n = cs_file_write(stream_fd(stream), buf, count);
	if (n >= 0) {
		return n;
	}
	return n == UV_EINTR ? interrupted() : cs_file_original_ops.write(stream, buf, count);
}

/* May yield. */
static ssize_t on_write(php_stream *stream, const char *buf, size_t count)
{
	pin mine;

	if (!is_hooked(stream)
		|| (is_regular(stream) && count <= CS_FILE_INLINE_WRITE && cs_queue_empty(&CSG(hook).busy))) {
		return cs_file_original_ops.write(stream, buf, count);
	}
	if (take_pin(&mine, stream, OP_WRITE) < 0) {
		return interrupted();
	}
	ssize_t n = is_regular(stream) ? write_regular(stream, buf, count) : write_pipe(stream, buf, count);
	release_pin(&mine);
	return n;
}

/* A lock goes with the last descriptor of its file. */
static int on_close(php_stream *stream, int close_handle)
{
	int result = cs_file_original_ops.close(stream, close_handle);
	cs_file_unlocked();
	return result;
}

/* The kinds that do not wait are PHP's; LOCK_NB never waits. */
static int set_lock(php_stream *stream, int operation, void *param)
{
	pin mine;

	if (operation & LOCK_NB || operation == LOCK_UN || operation == 0 || !is_hooked(stream)) {
		int result = cs_file_original_ops.set_option(stream, PHP_STREAM_OPTION_LOCKING, operation, param);
		cs_file_unlocked();
		return result;
	}
	take_pin(&mine, stream, OP_OTHER);
	int err = cs_file_lock(stream_fd(stream), operation);
	release_pin(&mine);
	if (err == UV_ECANCELED || err == UV_EINTR) {
		return (int) interrupted();
	}
	/* The lock is held, or cannot be had: PHP's own call finds the same and takes a note of it. */
	return cs_file_original_ops.set_option(stream, PHP_STREAM_OPTION_LOCKING, operation, param);
}

/* Shortening a file frees blocks and waits for pages that are being written to the disk; PHP's own call finds it done. */
static void truncate_before(php_stream *stream, ptrdiff_t size)
{
	struct stat st;
	pin mine;
	int fd = stream_fd(stream);

	if (size < 0 || fstat(fd, &st) != 0 || st.st_size <= (off_t) size || take_pin(&mine, stream, OP_WRITE) < 0) {
		return;
	}
	cs_file_call_fd(CS_FILE_TRUNCATE, fd, size);
	release_pin(&mine);
}

static int sync_stream(php_stream *stream, int value)
{
	pin mine;

	if (take_pin(&mine, stream, OP_WRITE) < 0) {
		return PHP_STREAM_OPTION_RETURN_ERR;
	}
	int err = cs_file_call_fd(value == PHP_STREAM_SYNC_FSYNC ? CS_FILE_FSYNC : CS_FILE_FDATASYNC, stream_fd(stream), 0);
	release_pin(&mine);
	return err == 0 ? PHP_STREAM_OPTION_RETURN_OK : PHP_STREAM_OPTION_RETURN_ERR;
}

/* May yield. */
static int on_set_option(php_stream *stream, int option, int value, void *param)
{
	switch (option) {
		case PHP_STREAM_OPTION_LOCKING:
			return set_lock(stream, value, param);
		case PHP_STREAM_OPTION_TRUNCATE_API:
			if (value == PHP_STREAM_TRUNCATE_SET_SIZE && is_hooked(stream)) {
				truncate_before(stream, *(ptrdiff_t *) param);
			}
			break;
		case PHP_STREAM_OPTION_SYNC_API:
			if ((value == PHP_STREAM_SYNC_FSYNC || value == PHP_STREAM_SYNC_FDSYNC) && is_hooked(stream)
				&& !((stdio_head *) stream->abstract)->file) {
				return sync_stream(stream, value);
			}
			break;
		case PHP_STREAM_OPTION_MMAP_API:
			/* The page faults of a mapping cannot be waited for; PHP reads instead. */
			if (value == PHP_STREAM_MMAP_MAP_RANGE && is_hooked(stream)) {
				return PHP_STREAM_OPTION_RETURN_ERR;
			}
			break;
		case PHP_STREAM_OPTION_SET_CHUNK_SIZE:
			/* Makes the next read move the read buffer, which a waiting read is going to fill. */
			if (!cs_queue_empty(&CSG(hook).busy) && first_pin(stream, NULL, OP_READ)) {
				return -1;
			}
			break;
		default:
			break;
	}
	return cs_file_original_ops.set_option(stream, option, value, param);
}

void cs_file_lay_ops(void)
{
	cs_file_original_ops = php_stream_stdio_ops;
	php_stream_stdio_ops.read = on_read;
	php_stream_stdio_ops.write = on_write;
	php_stream_stdio_ops.close = on_close;
	php_stream_stdio_ops.set_option = on_set_option;
}
