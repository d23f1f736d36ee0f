/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Plain files that do not stop the other coroutines. PHP's own stream operations for plain files stay the ones that do
 * the work and give the errors; ours run in front of them. What is in the page cache is read at once and inline
 * (preadv2() with RWF_NOWAIT); what is not goes to the thread pool; pipes and terminals are waited for with the loop.
 */
#ifndef CS_HOOK_FILE_H
#define CS_HOOK_FILE_H

#include "php_cserve.h"
#include "src/core/work.h"

/* Writing to the page cache costs about 0.17 us a KiB and the way through the pool some 25 us: up to this size a write is
 * done before the thread would have begun. */
#define CS_FILE_INLINE_WRITE (128 * 1024)

/* The most that is read at once, bytes; and what a thread that had to wait for the disk asks it for besides, so that the next
 * reads find it cached. */
#define CS_FILE_PIECE (1024 * 1024)

/* Lays the hooks over PHP's stream operations, its plain files wrapper and its compiler. Once a process. */
void cs_file_lay(void);

/* file_ops.c: the part that works on open streams. cs_file_original_ops are PHP's own, from before. */
void cs_file_lay_ops(void);
extern php_stream_ops cs_file_original_ops;

/* In a forked child: lets go of the streams that the parent's coroutines are working at. */
void cs_file_unpin_all(void);

/* file_get.c: file_get_contents() of a small file in the page cache. */
void cs_file_lay_get(void);

/* file_io.c, for descriptors of regular files, of which the caller owns the file position. */

/* As read(2), inline when the bytes are in the page cache, else in the pool. Returns the bytes read (0: the end), or a
 * negative UV_E*. Without a coroutine it blocks. May yield. */
ssize_t cs_file_read(int fd, char *buf, size_t count);

/* The first half of it: the bytes that are there now, UV_EAGAIN, or UV_EOPNOTSUPP and others when the system cannot tell.
 * For pipes too. */
ssize_t cs_file_read_cached(int fd, char *buf, size_t count);

/* The second half: reads in the pool, as much as it likes of `count` bytes. Returns how many, 0 at the end, or a negative
 * UV_E*. When there are some, they are in *bytes until the caller frees *work with cs_work_free(). May yield. */
ssize_t cs_file_read_pool(int fd, size_t count, cs_work **work, const char **bytes);

/* After cs_file_read_cached() failed with `error`: could read(2) wait for a disk? Not on file systems in memory. */
bool cs_file_may_wait(int fd, ssize_t error);

/* Writes all; large ones in the pool. Returns the bytes written (fewer than `count` only after an error that came in the
 * middle), or a negative UV_E*. The bytes stay the caller's. May yield. */
ssize_t cs_file_write(int fd, const char *bytes, size_t count);

/* flock(2) for LOCK_SH and LOCK_EX without LOCK_NB. Returns 0 or a negative UV_E*. May yield. */
int cs_file_lock(int fd, int operation);

/* A lock was released or a descriptor with one closed: those who wait in this process try again. */
void cs_file_unlocked(void);

/* A system call that a thread makes on a path or descriptor, see file_io.c. Returns its result, >= 0, or a negative
 * UV_E*. May yield. */
typedef enum cs_file_call {
	CS_FILE_FSYNC,
	CS_FILE_FDATASYNC,
	CS_FILE_TRUNCATE,
	CS_FILE_EMPTY, /* truncate() to nothing */
	CS_FILE_UNLINK,
	CS_FILE_RMDIR,
	CS_FILE_MKDIR,
	CS_FILE_RENAME,
	CS_FILE_READ_DIR /* reads the directory once, so that the same read afterwards does not wait for the disk */
} cs_file_call;
int cs_file_call_fd(cs_file_call call, int fd, int64_t size);
int cs_file_call_path(cs_file_call call, const char *path, const char *to, int mode);

/* Opens a FIFO as open(2) does, that is when the other side is there, and without keeping a thread of the pool waiting.
 * Returns a descriptor or a negative UV_E*. May yield. */
int cs_file_open_fifo(const char *path, int flags);

/* For a FIFO that `reader` has been opened of without waiting: waits until a writer has opened it, or has been there and
 * gone. Returns 0 or a negative UV_E*. May yield. */
int cs_file_await_writer(const char *path, int reader);

#endif
