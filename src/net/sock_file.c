/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Sending a part of a file. Pieces that lie in the page cache are read at once, others by the thread pool, so that a slow
 * disk does not hold up the loop.
 */
#include "sock.h"

#include "src/core/co.h"
#include "src/core/open.h"
#include "src/core/work.h"

#include <errno.h>
#include <unistd.h>

#define PIECE 131072

typedef struct read_job {
	cs_work work;
	int fd; /* the job's own */
	uint64_t offset;
	size_t len;
	ssize_t result;
	char bytes[PIECE];
} read_job;

static ssize_t read_at(int fd, char *bytes, size_t len, uint64_t offset)
{
	ssize_t n;
	do {
		n = pread(fd, bytes, len, (off_t) offset);
	} while (n < 0 && errno == EINTR);
	return n < 0 ? -errno : n;
}

static void on_read(cs_work *work)
{
	read_job *job = (read_job *) work;
	job->result = read_at(job->fd, job->bytes, job->len, job->offset);
}

static void on_drop(cs_work *work)
{
	close(((read_job *) work)->fd);
}

/* The next piece into *bytes, which lies in *job or in `buf`. May yield. */
static ssize_t read_piece(read_job **job, int fd, char *buf, size_t len, uint64_t offset, const char **bytes)
{
	*bytes = buf;
#if defined(HAVE_PREADV2) && defined(RWF_NOWAIT)
	struct iovec iov = {buf, len};
	ssize_t n = preadv2(fd, &iov, 1, (off_t) offset, RWF_NOWAIT);
	if (n >= 0) {
		return n;
	}
#endif
	if (!cs_co_can_yield()) {
		return read_at(fd, buf, len, offset);
	}
	if (!*job) {
		*job = cs_work_new(sizeof(**job), on_read, on_drop);
		(*job)->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	}
	(*job)->offset = offset;
	(*job)->len = len;
	(*job)->work.finished = 0;
	int status = cs_work_run(&(*job)->work, "sendFile()");
	if (status < 0) {
		*job = NULL;
		return status;
	}
	*bytes = (*job)->bytes;
	return (*job)->result;
}

static int read_range(int fd, char *buf, uint64_t offset, uint64_t length, cs_file_sink sink, void *arg)
{
	read_job *job = NULL;
	int error = 0;

	while (length > 0 && error == 0) {
		const char *bytes;
		ssize_t n = read_piece(&job, fd, buf, length < PIECE ? (size_t) length : PIECE, offset, &bytes);
		if (n <= 0) {
			error = n < 0 ? (int) n : UV_EIO;
			break;
		}
		error = sink(arg, bytes, (size_t) n);
		offset += (uint64_t) n;
		length -= (uint64_t) n;
	}
	if (job) {
		cs_work_free(&job->work);
	}
	return error;
}

int cs_file_pieces(const char *path, uint64_t offset, uint64_t length, cs_file_sink sink, void *arg)
{
	struct stat st;
	int fd = cs_open_read(path, &st);

	if (fd < 0) {
		return fd;
	}
	int status = S_ISDIR(st.st_mode) ? UV_EISDIR : 0;
	if (status == 0 && (offset > (uint64_t) st.st_size || length > (uint64_t) st.st_size - offset)) {
		status = UV_EINVAL;
	}
	if (status == 0) {
		char *buf = emalloc(PIECE);
		status = read_range(fd, buf, offset, length ? length : (uint64_t) st.st_size - offset, sink, arg);
		efree(buf);
	}
	close(fd);
	return status;
}

typedef struct sending {
	cs_sock *socket;
	cs_deadline *deadline;
} sending;

static int send_piece(void *arg, const char *bytes, size_t len)
{
	const sending *to = arg;
	int error;

	cs_sock_send_all(to->socket, bytes, len, to->deadline, &error);
	return error;
}

int cs_sock_sendfile(cs_sock *s, const char *path, uint64_t offset, uint64_t length, cs_deadline *deadline)
{
	sending to = {s, deadline};
	return cs_file_pieces(path, offset, length, send_piece, &to);
}
