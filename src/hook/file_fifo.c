/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Opening a FIFO: open(2) waits until the other side has opened it too.
 */
#include "file.h"

#include "src/core/co.h"
#include "src/core/io.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/eventfd.h>
#endif

/* One open() of a FIFO in a thread of its own: it returns when the other side comes, which may be never, and a pool has
 * few threads. Owned by the thread and the coroutine; freed by the one that lets go last. */
typedef struct fifo_open {
	int refs; /* atomic */
	int done; /* pipe or eventfd written when fd is set */
	int wait; /* its reading side */
	int flags;
	int fd; /* or a negative UV_E* */
	char path[];
} fifo_open;

static void unref_fifo_open(fifo_open *job)
{
	if (__atomic_sub_fetch(&job->refs, 1, __ATOMIC_ACQ_REL) > 0) {
		return;
	}
	if (job->fd >= 0) {
		close(job->fd);
	}
	close(job->wait);
	if (job->done != job->wait) {
		close(job->done);
	}
	free(job);
}

static void *run_fifo_open(void *arg)
{
	fifo_open *job = arg;
	uint64_t one = 1;
	ssize_t n;

	int fd = open(job->path, job->flags | O_CLOEXEC);
	job->fd = fd >= 0 ? fd : uv_translate_sys_error(errno);
	do {
		n = write(job->done, &one, sizeof(one));
	} while (n < 0 && errno == EINTR);
	unref_fifo_open(job);
	return NULL;
}

static int make_signal_fds(fifo_open *job)
{
#ifdef __linux__
	job->wait = job->done = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	return job->wait >= 0 ? 0 : uv_translate_sys_error(errno);
#else
	int fds[2];
	if (pipe(fds) != 0) {
		return uv_translate_sys_error(errno);
	}
	fcntl(fds[0], F_SETFD, FD_CLOEXEC);
	fcntl(fds[1], F_SETFD, FD_CLOEXEC);
	job->wait = fds[0];
	job->done = fds[1];
	return 0;
#endif
}

/* A thread that still waits when PHP unloads the extension must find its code in place: take one more hold on our own shared
 * object, which nobody gives back. There is none when the extension is linked into PHP. */
static void stay_loaded(void)
{
	Dl_info self;
	if (dladdr((void *) cs_file_open_fifo, &self)) {
		dlopen(self.dli_fname, RTLD_NOW | RTLD_NODELETE | RTLD_NOLOAD);
	}
}

/* Signals go to PHP's thread. */
static int start_thread(fifo_open *job)
{
	pthread_t thread;
	pthread_attr_t attributes;
	sigset_t all, old;

	pthread_attr_init(&attributes);
	pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
	pthread_attr_setstacksize(&attributes, 128 * 1024);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	int err = pthread_create(&thread, &attributes, run_fifo_open, job);
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	pthread_attr_destroy(&attributes);
	return err ? uv_translate_sys_error(err) : 0;
}

int cs_file_open_fifo(const char *path, int flags)
{
	size_t size = strlen(path) + 1;
	fifo_open *job = pecalloc(1, sizeof(*job) + size, 1);
	memcpy(job->path, path, size);
	job->flags = flags;
	job->fd = -1;
	job->refs = 1;
	stay_loaded();
	int err = make_signal_fds(job);
	if (err < 0) {
		free(job);
		return err;
	}
	job->refs = 2;
	err = start_thread(job);
	if (err < 0) {
		job->refs = 1;
		unref_fifo_open(job);
		return err;
	}
	int fd = cs_io_wait(job->wait, UV_READABLE, CS_FOREVER);
	cs_io_forget(job->wait);
	if (fd >= 0) {
		fd = job->fd;
		job->fd = -1;
	}
	unref_fifo_open(job);
	return fd;
}
