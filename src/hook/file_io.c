/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * System calls on files that may wait for a disk, made so that only the calling coroutine waits. Nothing here knows
 * about PHP's streams: file_ops.c, file.c and Swoole\Coroutine\System sit on top.
 */
#include "file.h"

#include "src/core/co.h"
#include "src/core/work.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/magic.h>
#include <sys/vfs.h>
#endif

/* How long a coroutine that waits for a lock held by another process sleeps between two tries, ms. */
#define LOCK_RETRY_FIRST 1
#define LOCK_RETRY_MAX   50

/* One who waits for a lock in this process, in CSG(hook).lock_waiters by the order of asking; on its coroutine's stack. */
typedef struct lock_waiter {
	cs_queue node;
	cs_co *co;
	dev_t dev; /* the file */
	ino_t ino;
} lock_waiter;

typedef struct io_job {
	cs_work work;
	int fd;
	const char *bytes; /* what to write: the waiting coroutine's */
	size_t count;
	ssize_t result; /* or a negative UV_E* */
	char data[];    /* what was read */
} io_job;

static void run_read(cs_work *work)
{
	io_job *job = (io_job *) work;
	do {
		job->result = read(job->fd, job->data, job->count);
	} while (job->result < 0 && errno == EINTR);
	if (job->result < 0) {
		job->result = uv_translate_sys_error(errno);
	}
#ifdef POSIX_FADV_WILLNEED
	off_t at;
	if (job->result == (ssize_t) job->count && (at = lseek(job->fd, 0, SEEK_CUR)) >= 0) {
		posix_fadvise(job->fd, at, CS_FILE_PIECE, POSIX_FADV_WILLNEED);
	}
#endif
}

static void run_write(cs_work *work)
{
	io_job *job = (io_job *) work;
	size_t done = 0;
	while (done < job->count) {
		ssize_t n = write(job->fd, job->bytes + done, job->count - done);
		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0) {
			job->result = done ? (ssize_t) done : n < 0 ? uv_translate_sys_error(errno) : 0;
			return;
		}
		done += (size_t) n;
	}
	job->result = (ssize_t) done;
}

#if defined(RWF_NOWAIT)
/* File systems that keep their files in memory refuse RWF_NOWAIT and never wait. */
static bool is_in_memory(int fd)
{
	struct statfs fs;
	if (fstatfs(fd, &fs) != 0) {
		return false;
	}
	switch ((unsigned long) fs.f_type) {
		case PROC_SUPER_MAGIC:
		case SYSFS_MAGIC:
		case TMPFS_MAGIC:
		case RAMFS_MAGIC:
		case CGROUP_SUPER_MAGIC:
		case CGROUP2_SUPER_MAGIC:
		case DEBUGFS_MAGIC:
			return true;
		default:
			return false;
	}
}
#else
static bool is_in_memory(int fd)
{
	return false;
}
#endif

ssize_t cs_file_read_cached(int fd, char *buf, size_t count)
{
#if defined(RWF_NOWAIT)
	struct iovec part = {buf, count};
	ssize_t n = preadv2(fd, &part, 1, -1, RWF_NOWAIT);
	return n >= 0 ? n : uv_translate_sys_error(errno);
#else
	return UV_ENOTSUP;
#endif
}

ssize_t cs_file_read_pool(int fd, size_t count, cs_work **work, const char **bytes)
{
	count = MIN(count, CS_FILE_PIECE);
	io_job *job = cs_work_new(sizeof(*job) + count, run_read, NULL);
	job->fd = fd;
	job->count = count;
	int err = cs_work_run(&job->work, "file read");
	if (err < 0) {
		return err;
	}
	ssize_t n = job->result;
	if (n <= 0) {
		cs_work_free(&job->work);
		return n;
	}
	*work = &job->work;
	*bytes = job->data;
	return n;
}

bool cs_file_may_wait(int fd, ssize_t error)
{
	return error == UV_EAGAIN || !is_in_memory(fd);
}

ssize_t cs_file_read(int fd, char *buf, size_t count)
{
	ssize_t n = UV_EAGAIN;
	bool can_yield = cs_co_can_yield();
	cs_work *work;
	const char *bytes;

	if (can_yield) {
		n = cs_file_read_cached(fd, buf, count);
		if (n >= 0) {
			return n;
		}
	}
	if (!can_yield || !cs_file_may_wait(fd, n)) {
		n = read(fd, buf, count);
		return n >= 0 ? n : uv_translate_sys_error(errno);
	}
	n = cs_file_read_pool(fd, count, &work, &bytes);
	if (n > 0) {
		memcpy(buf, bytes, (size_t) n);
		cs_work_free(work);
	}
	return n;
}

ssize_t cs_file_write(int fd, const char *bytes, size_t count)
{
	io_job here = {.fd = fd, .bytes = bytes, .count = count};

	if (count <= CS_FILE_INLINE_WRITE || !cs_co_can_yield()) {
		run_write(&here.work);
		return here.result;
	}
	io_job *job = cs_work_new(sizeof(*job), run_write, NULL);
	job->fd = fd;
	job->bytes = bytes;
	job->count = count;
	int err = cs_work_run(&job->work, "file write");
	if (err < 0) {
		return err;
	}
	ssize_t n = job->result;
	cs_work_free(&job->work);
	return n;
}

/* The waiter for this file after `node`; NULL when there is none. */
static lock_waiter *next_waiter(cs_queue *node, const lock_waiter *file)
{
	for (node = node->next; node != &CSG(hook).lock_waiters; node = node->next) {
		lock_waiter *other = CS_QUEUE_ENTRY(node, lock_waiter, node);
		if (other->dev == file->dev && other->ino == file->ino) {
			return other;
		}
	}
	return NULL;
}

/* Tries until the lock is had, whenever it is this waiter's turn. Returns 0 or a negative UV_E*. May yield. */
static int wait_for_lock(lock_waiter *me, int fd, int operation)
{
	int64_t delay = LOCK_RETRY_FIRST;

	while (true) {
		bool turn = next_waiter(&CSG(hook).lock_waiters, me) == me;
		if (turn && flock(fd, operation | LOCK_NB) == 0) {
			return 0;
		}
		if (turn && errno != EWOULDBLOCK && errno != EINTR) {
			return uv_translate_sys_error(errno);
		}
		int status = cs_co_wait("file lock", turn ? delay : CS_FOREVER);
		if (status < 0 && status != UV_ETIMEDOUT) {
			return status;
		}
		delay = MIN(delay * 2, LOCK_RETRY_MAX);
	}
}

/* A blocking flock() in the pool would keep a thread for as long as the lock is held, and with as many waiters as threads
 * the holder, if it is a coroutine here, could no longer use the pool to get done. So this tries, and sleeps in between;
 * an unlock in this process wakes it at once. Those who wait for one file have it in the order of asking. */
int cs_file_lock(int fd, int operation)
{
	lock_waiter me = {.co = NULL};
	struct stat st;

	if (!cs_co_can_yield()) {
		return flock(fd, operation) == 0 ? 0 : uv_translate_sys_error(errno);
	}
	if (fstat(fd, &st) != 0) {
		return uv_translate_sys_error(errno);
	}
	me.co = cs_co_current();
	me.dev = st.st_dev;
	me.ino = st.st_ino;
	cs_queue_push(&CSG(hook).lock_waiters, &me.node);
	int err = wait_for_lock(&me, fd, operation);
	lock_waiter *next = next_waiter(&me.node, &me);
	cs_queue_remove(&me.node);
	if (next) {
		cs_co_wake(next->co, 0);
	}
	return err;
}

void cs_file_unlocked(void)
{
	cs_queue *node = CSG(hook).lock_waiters.next;
	/* NULL: a stream is closed outside of any request. */
	for (; node && node != &CSG(hook).lock_waiters; node = node->next) {
		cs_co_wake(CS_QUEUE_ENTRY(node, lock_waiter, node)->co, 0);
	}
}

typedef struct call_job {
	cs_work work;
	cs_file_call call;
	int fd;
	int mode;
	int64_t size;
	int result;
	const char *to;
	char path[];
} call_job;

static int read_directory(const char *path)
{
	DIR *dir = opendir(path);
	if (!dir) {
		return -1;
	}
	while (readdir(dir)) {
	}
	return closedir(dir);
}

static void run_call(cs_work *work)
{
	call_job *job = (call_job *) work;
	int result = -1;

	switch (job->call) {
		case CS_FILE_FSYNC:
			result = fsync(job->fd);
			break;
		case CS_FILE_FDATASYNC:
#ifdef __APPLE__
			result = fsync(job->fd);
#else
			result = fdatasync(job->fd);
#endif
			break;
		case CS_FILE_TRUNCATE:
			result = ftruncate(job->fd, (off_t) job->size);
			break;
		case CS_FILE_EMPTY:
			result = truncate(job->path, 0);
			break;
		case CS_FILE_UNLINK:
			result = unlink(job->path);
			break;
		case CS_FILE_RMDIR:
			result = rmdir(job->path);
			break;
		case CS_FILE_MKDIR:
			result = mkdir(job->path, (mode_t) job->mode);
			break;
		case CS_FILE_RENAME:
			result = rename(job->path, job->to);
			break;
		case CS_FILE_READ_DIR:
			result = read_directory(job->path);
			break;
	}
	job->result = result >= 0 ? result : uv_translate_sys_error(errno);
}

static int run_call_job(call_job *job, const char *what)
{
	int result = cs_work_run(&job->work, what);
	if (result == 0) {
		result = job->result;
		cs_work_free(&job->work);
	}
	return result;
}

int cs_file_call_fd(cs_file_call call, int fd, int64_t size)
{
	call_job *job = cs_work_new(sizeof(*job), run_call, NULL);
	job->call = call;
	job->fd = fd;
	job->size = size;
	return run_call_job(job, "file sync");
}

int cs_file_call_path(cs_file_call call, const char *path, const char *to, int mode)
{
	size_t path_size = strlen(path) + 1;
	size_t to_size = to ? strlen(to) + 1 : 0;
	call_job *job = cs_work_new(sizeof(*job) + path_size + to_size, run_call, NULL);
	job->call = call;
	job->mode = mode;
	memcpy(job->path, path, path_size);
	if (to) {
		job->to = memcpy(job->path + path_size, to, to_size);
	}
	return run_call_job(job, "file system");
}
