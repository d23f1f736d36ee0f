/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Opening a FIFO: open(2) waits until the other side has opened it too, which may be never. A pool has few threads, so each
 * such open has a thread of its own. The coroutine ends it with a signal when it does not want to wait any longer: a
 * thread left behind in open() would count as a reader or writer of the FIFO.
 */
#include "file.h"

#include "src/core/co.h"
#include "src/core/io.h"
#include "src/core/signal.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/eventfd.h>
#endif

#ifdef SIGRTMAX
#define FIRST_SIGNAL SIGRTMAX
#define LAST_SIGNAL  SIGRTMIN
#else
#define FIRST_SIGNAL SIGUSR2
#define LAST_SIGNAL  SIGUSR2
#endif

typedef struct fifo_open {
	pthread_t thread;
	int stop;     /* atomic: the coroutine does not wait any more */
	int finished; /* atomic: fd is set, the thread is about to end */
	int done;     /* written when fd is set: a pipe, or the same as `wait` */
	int wait;     /* its reading side */
	int signum;
	int flags;
	int fd; /* or a negative UV_E* */
	char path[];
} fifo_open;

/* Its only purpose is to interrupt open(). */
static void on_interrupt(int signum)
{
}

/* A signal that nobody uses, with our handler. */
static int take_signal(void)
{
	struct sigaction now;

	for (int signum = FIRST_SIGNAL; signum >= LAST_SIGNAL; signum--) {
		if (sigaction(signum, NULL, &now) != 0) {
			continue;
		}
		if (now.sa_handler == on_interrupt) {
			return signum;
		}
		if (now.sa_handler == SIG_DFL) {
			memset(&now, 0, sizeof(now));
			now.sa_handler = on_interrupt; /* without SA_RESTART */
			sigaction(signum, &now, NULL);
			return signum;
		}
	}
	return UV_EBUSY;
}

static void *run_fifo_open(void *arg)
{
	fifo_open *job = arg;
	uint64_t one = 1;
	int fd = -1, err = EINTR;
	ssize_t n;

	while (fd < 0 && err == EINTR && !__atomic_load_n(&job->stop, __ATOMIC_ACQUIRE)) {
		fd = open(job->path, job->flags | O_CLOEXEC);
		err = errno;
	}
	job->fd = fd >= 0 ? fd : uv_translate_sys_error(err);
	__atomic_store_n(&job->finished, 1, __ATOMIC_RELEASE);
	do {
		n = write(job->done, &one, sizeof(one));
	} while (n < 0 && errno == EINTR);
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

/* After a fatal error nobody ends the thread. It must find its code in place when PHP unloads the extension: take one more
 * hold on our own shared object, which nobody gives back. There is none when the extension is linked into PHP. */
static void stay_loaded(void)
{
	Dl_info self;
	if (dladdr((void *) cs_file_await_writer, &self)) {
		dlopen(self.dli_fname, RTLD_NOW | RTLD_NODELETE | RTLD_NOLOAD);
	}
}

/* Of the signals only the one that ends it goes to the thread; the others are for PHP's. */
static int start_thread(fifo_open *job)
{
	pthread_attr_t attributes;
	sigset_t old;

	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, 128 * 1024);
	cs_signal_hide(job->signum, &old);
	int err = pthread_create(&job->thread, &attributes, run_fifo_open, job);
	cs_signal_show(&old);
	pthread_attr_destroy(&attributes);
	return err ? uv_translate_sys_error(err) : 0;
}

/* The signal may come just before open() and be in vain: repeat it until the thread has seen it. */
static void end_thread(fifo_open *job)
{
	__atomic_store_n(&job->stop, 1, __ATOMIC_RELEASE);
	while (!__atomic_load_n(&job->finished, __ATOMIC_ACQUIRE)) {
		pthread_kill(job->thread, job->signum);
		usleep(20);
	}
	pthread_join(job->thread, NULL);
}

static void free_job(fifo_open *job)
{
	cs_io_forget(job->wait);
	close(job->wait);
	if (job->done != job->wait) {
		close(job->done);
	}
	free(job);
}

/* Waits for the thread, or for `reader` to show that a writer has been there. Returns 0 or a negative UV_E*. May yield. */
static int await_open(fifo_open *job, int reader)
{
	struct pollfd fds[2] = {{.fd = job->wait, .events = POLLIN}, {.fd = reader, .events = POLLIN}};
	int ready = cs_io_poll("descriptors", fds, reader >= 0 ? 2 : 1, CS_FOREVER);
	return ready < 0 ? ready : 0;
}

/* Opens in a thread and waits. Returns the descriptor; UV_EINTR when `reader` ended the wait; or a negative UV_E*. */
static int open_in_thread(const char *path, int flags, int reader)
{
	size_t size = strlen(path) + 1;
	fifo_open *job = pecalloc(1, sizeof(*job) + size, 1);

	memcpy(job->path, path, size);
	job->flags = flags;
	job->fd = UV_EINTR;
	stay_loaded();
	job->signum = take_signal();
	int err = job->signum > 0 ? make_signal_fds(job) : job->signum;
	if (err < 0) {
		free(job);
		return err;
	}
	err = start_thread(job);
	if (err == 0) {
		err = await_open(job, reader);
		end_thread(job);
		if (err < 0 && job->fd >= 0) {
			close(job->fd);
		} else if (err == 0) {
			err = job->fd;
		}
	}
	free_job(job);
	return err;
}

int cs_file_open_fifo(const char *path, int flags)
{
	return open_in_thread(path, flags, -1);
}

int cs_file_await_writer(const char *path, int reader)
{
	struct pollfd been_there = {.fd = reader, .events = POLLIN};
	int fd = open_in_thread(path, O_RDONLY, reader);

	if (fd >= 0) {
		close(fd);
		return 0;
	}
	return poll(&been_there, 1, 0) > 0 ? 0 : fd;
}
