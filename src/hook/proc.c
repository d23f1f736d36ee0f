/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Waiting for children. One child is waited for by its pidfd (Linux 5.3), which becomes readable when it ends; without
 * one the state is looked at again and again with growing pauses. Any child is waited for by SIGCHLD: what has ended is
 * looked at without reaping it first (WNOWAIT), and left when somebody waits for it by its id.
 */
#include "proc.h"

#include "src/core/co.h"
#include "src/core/compat.h"
#include "src/core/io.h"
#include "src/core/loop.h"
#include "src/core/sigwait.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define LOOK_AGAIN_FIRST 1 /* ms */
#define LOOK_AGAIN_MAX   50

extern char **environ;

/* In CSG(hook).children: a wait by id (on the coroutine's stack), or a child nobody waits for any more (malloc'ed). */
typedef struct child {
	cs_queue node;
	pid_t pid;
	bool forgotten;
} child;

static void reap_forgotten(void)
{
	cs_queue *list = &CSG(hook).children;
	for (cs_queue *node = list->next, *next; node != list; node = next) {
		child *c = CS_QUEUE_ENTRY(node, child, node);
		next = node->next;
		if (c->forgotten && waitpid(c->pid, NULL, WNOHANG) != 0) {
			cs_queue_remove(node);
			free(c);
		}
	}
}

static bool is_waited_for(pid_t pid)
{
	cs_queue *list = &CSG(hook).children;
	for (cs_queue *node = list->next; node != list; node = node->next) {
		if (CS_QUEUE_ENTRY(node, child, node)->pid == pid) {
			return true;
		}
	}
	return false;
}

void cs_proc_forget(pid_t pid)
{
	child *c = pecalloc(1, sizeof(*c), 1);
	c->pid = pid;
	c->forgotten = true;
	cs_queue_push(&CSG(hook).children, &c->node);
	reap_forgotten();
}

/* What is left of a time limit that began at start_ms. */
static int64_t time_left(int64_t timeout_ms, uint64_t start_ms)
{
	if (timeout_ms < 0) {
		return CS_FOREVER;
	}
	int64_t passed = (int64_t) (cs_loop_fresh_ms() - start_ms);
	return passed < timeout_ms ? timeout_ms - passed : 0;
}

static int open_pidfd(pid_t pid)
{
#ifdef SYS_pidfd_open
	if (CS_ON_VALGRIND) {
		return -1; /* valgrind < 3.21 does not know the call, and reports each */
	}
	return (int) syscall(SYS_pidfd_open, pid, 0);
#else
	return -1;
#endif
}

/* Waits until the child has ended or it is worth looking again. Returns 0 for another look, or a negative UV_E*. */
static int await_change(int pidfd, int64_t left, int64_t *delay)
{
	if (pidfd >= 0) {
		int ready = cs_io_wait(pidfd, UV_READABLE, left);
		return ready > 0 ? 0 : ready;
	}
	bool last = left >= 0 && left <= *delay;
	int status = cs_co_wait("child process", last ? left : *delay);
	*delay = MIN(*delay * 2, LOOK_AGAIN_MAX);
	return status == UV_ETIMEDOUT && !last ? 0 : status;
}

int cs_proc_wait(pid_t pid, int *status, int64_t timeout_ms)
{
	child mine = {.pid = pid};
	uint64_t start = cs_loop_fresh_ms();
	int64_t delay = LOOK_AGAIN_FIRST;
	int pidfd = -1, err = 0;

	reap_forgotten();
	cs_queue_push(&CSG(hook).children, &mine.node);
	/* At the end of the time limit one last look; a cancelled wait leaves the child to others. */
	while (err == 0 || err == UV_ETIMEDOUT) {
		pid_t ended = waitpid(pid, status, WNOHANG);
		if (ended == pid) {
			err = (int) pid;
			break;
		}
		if (ended < 0 && errno != EINTR) {
			err = UV_ESRCH;
			break;
		}
		if (err < 0) {
			break;
		}
		if (pidfd < 0) {
			pidfd = open_pidfd(pid);
		}
		err = await_change(pidfd, time_left(timeout_ms, start), &delay);
	}
	cs_queue_remove(&mine.node);
	if (pidfd >= 0) {
		cs_io_forget(pidfd);
		close(pidfd);
	}
	return err;
}

/* Reaps a child that has ended and is free to take. Returns its id; 0 when all that have ended are waited for or none
 * has; UV_ESRCH when there are no children. */
static int reap_any(int *status)
{
	siginfo_t info;

	while (true) {
		memset(&info, 0, sizeof(info));
		if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0) {
			if (errno == EINTR) {
				continue;
			}
			return UV_ESRCH;
		}
		if (info.si_pid == 0 || is_waited_for(info.si_pid)) {
			return 0;
		}
		if (waitpid(info.si_pid, status, WNOHANG) == info.si_pid) {
			return (int) info.si_pid;
		}
	}
}

int cs_proc_wait_any(int *status, int64_t timeout_ms)
{
	const int signals[] = {SIGCHLD};
	uint64_t start = cs_loop_fresh_ms();
	int err = 0, pid;

	reap_forgotten();
	cs_sigwait *wait = cs_sigwait_open(signals, 1, &err);
	if (!wait) {
		return err;
	}
	while (true) {
		reap_forgotten();
		pid = err == 0 || err == UV_ETIMEDOUT ? reap_any(status) : 0;
		if (pid != 0 || err < 0) {
			break;
		}
		/* One that another coroutine is about to reap hides those behind it: look again soon. */
		int64_t left = time_left(timeout_ms, start);
		bool last = left >= 0 && left <= LOOK_AGAIN_MAX;
		err = cs_sigwait_next(wait, last ? left : LOOK_AGAIN_MAX);
		if (err > 0 || (err == UV_ETIMEDOUT && !last)) {
			err = 0;
		}
	}
	cs_sigwait_close(wait);
	return pid != 0 ? pid : err;
}

static int spawn_shell(const char *command, bool errors, int out, pid_t *pid)
{
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t none, defaults;
	char *argv[] = {"sh", "-c", (char *) command, NULL};

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
	if (errors) {
		posix_spawn_file_actions_adddup2(&actions, out, STDERR_FILENO);
	}
	/* A command starts with the signals of a program, not with those of a server. */
	sigemptyset(&none);
	sigemptyset(&defaults);
	sigaddset(&defaults, SIGPIPE);
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setsigmask(&attributes, &none);
	posix_spawnattr_setsigdefault(&attributes, &defaults);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
	int err = posix_spawn(pid, "/bin/sh", &actions, &attributes, argv, environ);
	posix_spawnattr_destroy(&attributes);
	posix_spawn_file_actions_destroy(&actions);
	return err ? uv_translate_sys_error(err) : 0;
}

int cs_proc_shell(const char *command, bool errors, pid_t *pid, int *out_fd)
{
	int fds[2];

	if (pipe(fds) != 0) {
		return uv_translate_sys_error(errno);
	}
	fcntl(fds[0], F_SETFD, FD_CLOEXEC);
	fcntl(fds[1], F_SETFD, FD_CLOEXEC);
	int err = spawn_shell(command, errors, fds[1], pid);
	close(fds[1]);
	if (err < 0) {
		close(fds[0]);
		return err;
	}
	fcntl(fds[0], F_SETFL, fcntl(fds[0], F_GETFL) | O_NONBLOCK);
	*out_fd = fds[0];
	return 0;
}

void cs_proc_close(void)
{
	cs_queue *node;

	reap_forgotten();
	while ((node = cs_queue_shift(&CSG(hook).children))) {
		child *c = CS_QUEUE_ENTRY(node, child, node);
		if (c->forgotten) {
			free(c);
		}
	}
}
