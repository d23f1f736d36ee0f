/* SPDX-License-Identifier: Apache-2.0. Part of cserve. Swoole\Coroutine\System: readFile, writeFile, statvfs. */
#include "system.h"

#include "error.h"
#include "src/core/co.h"
#include "src/core/io.h"
#include "src/core/work.h"
#include "src/hook/file.h"

#include "ext/standard/file.h"
#include "zend_smart_str.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* These are declared by the arginfo header, which defines their tables; it belongs to system.c. */
ZEND_METHOD(Swoole_Coroutine_System, readFile);
ZEND_METHOD(Swoole_Coroutine_System, writeFile);
ZEND_METHOD(Swoole_Coroutine_System, statvfs);

#define READ_PIECE   65536
#define USER_LOCK_EX 2 /* the constant LOCK_EX of PHP, whatever the system's is */

/* Opens a file without waiting, and a FIFO when its other side is there. Returns a descriptor, non-blocking unless it is
 * of a regular file, or a negative UV_E*. May yield. */
static int open_file(const char *path, int flags, struct stat *st)
{
	int fd = open(path, flags | O_NONBLOCK | O_CLOEXEC, 0644);
	if (fd < 0 && errno != ENXIO) {
		return uv_translate_sys_error(errno);
	}
	int err = (fd >= 0 ? fstat(fd, st) : stat(path, st)) == 0 ? 0 : uv_translate_sys_error(errno);
	if (err == 0 && S_ISFIFO(st->st_mode) && fd >= 0 && (flags & O_ACCMODE) == O_RDONLY) {
		err = cs_file_await_writer(path, fd);
	} else if (err == 0 && S_ISFIFO(st->st_mode) && fd < 0) {
		fd = cs_file_open_fifo(path, flags);
		if (fd >= 0) {
			fcntl(fd, F_SETFL, O_NONBLOCK);
		}
		return fd;
	} else if (err == 0 && fd < 0) {
		err = UV_ENXIO;
	}
	if (err < 0 && fd >= 0) {
		close(fd);
	}
	return err < 0 ? err : fd;
}

/* read(2) for what is not a regular file: waits until there is something. May yield. */
static ssize_t read_waiting(int fd, char *buf, size_t count)
{
	while (true) {
		ssize_t n = read(fd, buf, count);
		if (n >= 0) {
			return n;
		}
		if (errno == EAGAIN || errno == EWOULDBLOCK) {
			int ready = cs_io_wait(fd, UV_READABLE, CS_FOREVER);
			if (ready < 0) {
				return ready;
			}
		} else if (errno != EINTR) {
			return uv_translate_sys_error(errno);
		}
	}
}

/* The rest of the file. Returns 0 or a negative UV_E*. May yield. */
static int read_rest(int fd, const struct stat *st, smart_str *content)
{
	/* One byte more than there is, so that the second read finds the end. */
	size_t piece =
		S_ISREG(st->st_mode) && st->st_size > 0 && st->st_size < SSIZE_MAX / 2 ? (size_t) st->st_size : READ_PIECE;
	while (true) {
		smart_str_alloc(content, piece, 0);
		size_t len = ZSTR_LEN(content->s);
		char *end = ZSTR_VAL(content->s) + len;
		ssize_t n = S_ISREG(st->st_mode) ? cs_file_read(fd, end, piece) : read_waiting(fd, end, piece);
		if (n <= 0) {
			return (int) n;
		}
		ZSTR_LEN(content->s) = len + (size_t) n;
		piece = READ_PIECE;
	}
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, readFile)
{
	zend_string *path;
	zend_long flags = 0;
	smart_str content = {0};
	struct stat st;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_PATH_STR(path)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(flags)
	ZEND_PARSE_PARAMETERS_END();
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::readFile()")) {
		RETURN_THROWS();
	}
	if (php_check_open_basedir(ZSTR_VAL(path))) {
		RETURN_FALSE;
	}
	int fd = open_file(ZSTR_VAL(path), O_RDONLY, &st);
	int err = MIN(fd, 0);
	if (fd >= 0 && (flags & USER_LOCK_EX)) {
		err = cs_file_lock(fd, LOCK_SH);
	}
	if (err == 0) {
		err = read_rest(fd, &st, &content);
	}
	if (fd >= 0) {
		cs_io_forget(fd);
		close(fd);
		cs_file_unlocked();
	}
	if (err < 0) {
		smart_str_free(&content);
		cs_system_set_error(err);
		RETURN_FALSE;
	}
	RETURN_STR(smart_str_extract(&content));
}

/* write(2) of everything, to whatever it is. Returns the bytes written or a negative UV_E*. May yield. */
static ssize_t write_file(int fd, const struct stat *st, const char *bytes, size_t count)
{
	size_t done = 0;

	if (S_ISREG(st->st_mode)) {
		return cs_file_write(fd, bytes, count);
	}
	while (done < count) {
		ssize_t n = write(fd, bytes + done, count - done);
		if (n >= 0) {
			done += (size_t) n;
		} else if (errno == EAGAIN || errno == EWOULDBLOCK) {
			int ready = cs_io_wait(fd, UV_WRITABLE, CS_FOREVER);
			if (ready < 0) {
				return ready;
			}
		} else if (errno != EINTR) {
			return uv_translate_sys_error(errno);
		}
	}
	return (ssize_t) done;
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, writeFile)
{
	zend_string *path, *content;
	zend_long flags = 0;
	struct stat st;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_PATH_STR(path)
		Z_PARAM_STR(content)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(flags)
	ZEND_PARSE_PARAMETERS_END();
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::writeFile()")) {
		RETURN_THROWS();
	}
	if (php_check_open_basedir(ZSTR_VAL(path))) {
		RETURN_FALSE;
	}
	/* The old content goes when the lock is held. */
	bool append = flags & PHP_FILE_APPEND, lock = flags & USER_LOCK_EX;
	int fd = open_file(ZSTR_VAL(path), O_WRONLY | O_CREAT | (append ? O_APPEND : lock ? 0 : O_TRUNC), &st);
	ssize_t n = MIN(fd, 0);
	if (fd >= 0 && lock) {
		n = cs_file_lock(fd, LOCK_EX);
		if (n == 0 && !append && S_ISREG(st.st_mode) && ftruncate(fd, 0) != 0) {
			n = uv_translate_sys_error(errno);
		}
	}
	if (n == 0) {
		n = write_file(fd, &st, ZSTR_VAL(content), ZSTR_LEN(content));
	}
	if (fd >= 0) {
		cs_io_forget(fd);
		close(fd);
		cs_file_unlocked();
	}
	if (n < 0) {
		cs_system_set_error((int) n);
		RETURN_FALSE;
	}
	RETURN_LONG(n);
}

typedef struct statvfs_job {
	cs_work work;
	struct statvfs fs;
	int result;
	char path[];
} statvfs_job;

static void run_statvfs(cs_work *work)
{
	statvfs_job *job = (statvfs_job *) work;
	job->result = statvfs(job->path, &job->fs) == 0 ? 0 : uv_translate_sys_error(errno);
}

/* In the pool: a network file system may take its time to answer. May yield. */
ZEND_METHOD(Swoole_Coroutine_System, statvfs)
{
	zend_string *path;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_PATH_STR(path)
	ZEND_PARSE_PARAMETERS_END();
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::statvfs()")) {
		RETURN_THROWS();
	}
	array_init(return_value);
	if (php_check_open_basedir(ZSTR_VAL(path))) {
		return;
	}
	statvfs_job *job = cs_work_new(sizeof(*job) + ZSTR_LEN(path) + 1, run_statvfs, NULL);
	memcpy(job->path, ZSTR_VAL(path), ZSTR_LEN(path) + 1);
	int err = cs_work_run(&job->work, "statvfs");
	if (err < 0) {
		cs_system_set_error(err);
		return;
	}
	if (job->result == 0) {
		const struct statvfs *fs = &job->fs;
		add_assoc_long(return_value, "bsize", (zend_long) fs->f_bsize);
		add_assoc_long(return_value, "frsize", (zend_long) fs->f_frsize);
		add_assoc_long(return_value, "blocks", (zend_long) fs->f_blocks);
		add_assoc_long(return_value, "bfree", (zend_long) fs->f_bfree);
		add_assoc_long(return_value, "bavail", (zend_long) fs->f_bavail);
		add_assoc_long(return_value, "files", (zend_long) fs->f_files);
		add_assoc_long(return_value, "ffree", (zend_long) fs->f_ffree);
		add_assoc_long(return_value, "favail", (zend_long) fs->f_favail);
		add_assoc_long(return_value, "fsid", (zend_long) fs->f_fsid);
		add_assoc_long(return_value, "flag", (zend_long) fs->f_flag);
		add_assoc_long(return_value, "namemax", (zend_long) fs->f_namemax);
	} else {
		cs_system_set_error(job->result);
	}
	cs_work_free(&job->work);
}
