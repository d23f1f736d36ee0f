/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Waiting for children. One child is waited for by its pidfd (Linux 5.3), which becomes readable when it ends; without
 * one the state is looked at again and again with growing pauses. Any child is waited for by SIGCHLD: what has ended is
 * looked at without reaping it first (WNOWAIT), and left when somebody waits for it by its id.
 */
#include "proc.h"

#include "src/core/child.h"
#include "src/core/co.h"
#include "src/core/compat.h"
#include "src/core/io.h"
#include "src/core/loop.h"
#include "src/core/signal.h"
#include "src/core/sigwait.h"

#include "ext/standard/proc_open.h"
#include "php_streams.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define LOOK_AGAIN_FIRST 1 /* ms */
#define LOOK_AGAIN_MAX   50

extern char **environ;

/* ---- whose child is it? ---- */

static HashTable *started(void)
{
	if (CSG(hook).started && CSG(hook).started_forks != CSG(core).forks) {
		zend_hash_clean(CSG(hook).started); /* the parent's */
		CSG(hook).started_forks = CSG(core).forks;
	}
	return CSG(hook).started;
}

void cs_proc_started(pid_t pid)
{
	if (!CSG(hook).started) {
		CSG(hook).started = pemalloc(sizeof(HashTable), 1);
		zend_hash_init(CSG(hook).started, 8, NULL, NULL, 1);
		CSG(hook).started_forks = CSG(core).forks;
	}
	zend_hash_index_add_empty_element(started(), (zend_ulong) pid);
}

static bool is_started(pid_t pid)
{
	return started() && zend_hash_index_exists(started(), (zend_ulong) pid);
}

/* A child that runs another program has another name. Names are kept until it is reaped. */
static bool has_own_name(pid_t pid)
{
	char path[64], names[2][32] = {{0}};
	const pid_t pids[2] = {pid, getpid()};

	for (int i = 0; i < 2; i++) {
		snprintf(path, sizeof(path), "/proc/%d/comm", (int) pids[i]);
		int fd = open(path, O_RDONLY | O_CLOEXEC);
		if (fd < 0 || read(fd, names[i], sizeof(names[i]) - 1) <= 0) {
			names[i][0] = 0;
		}
		if (fd >= 0) {
			close(fd);
		}
	}
	return strcmp(names[0], names[1]) != 0;
}

/* Is it the process of an open proc_open() or popen()? PHP keeps the id of the latter to itself; but it is no process of
 * Swoole\Process, and it runs another program. */
static bool belongs_to_resource(pid_t pid)
{
	int process_type = zend_fetch_list_dtor_id("process");
	bool pipes = false;
	zval *entry;

	ZEND_HASH_FOREACH_VAL(&EG(regular_list), entry) {
		zend_resource *resource = Z_RES_P(entry);
		if (!resource->ptr) {
			continue;
		}
		if (resource->type == process_type) {
			if (((php_process_handle *) resource->ptr)->child == pid) {
				return true;
			}
		} else if (resource->type == php_file_le_stream()) {
			const php_stream *stream = resource->ptr;
			pipes |= !stream->wrapper && strcmp(stream->ops->label, "STDIO") == 0;
		}
	}
	ZEND_HASH_FOREACH_END();
	return pipes && !is_started(pid) && has_own_name(pid);
}

/* ---- waiting ---- */

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
	uint64_t start = cs_loop_fresh_ms();
	int64_t delay = LOOK_AGAIN_FIRST;
	int pidfd = -1, err = 0;

	cs_child_reap_forgotten();
	cs_child_claim(pid);
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
	cs_child_release(pid);
	if (pidfd >= 0) {
		cs_io_forget(pidfd);
		close(pidfd);
	}
	return err;
}

/* The kernel shows the first child that has ended, which may have an owner and hide others behind it: those that the
 * program has started are asked for one by one. A resource's child is taken by who waits on purpose and can have no other
 * one. Returns 0 when there is none to take. */
static pid_t first_free(pid_t ended, bool waits)
{
	siginfo_t info;
	zend_ulong id;
	bool others = started() && zend_hash_num_elements(CSG(hook).started);

	if (!cs_child_is_claimed(ended) && ((waits && !others) || !belongs_to_resource(ended))) {
		return ended;
	}
	if (!others) {
		return 0;
	}
	ZEND_HASH_FOREACH_NUM_KEY(CSG(hook).started, id)
	{
		memset(&info, 0, sizeof(info));
		if (waitid(P_PID, (id_t) id, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0
			&& !cs_child_is_claimed((pid_t) id)) {
			return (pid_t) id;
		}
	}
	ZEND_HASH_FOREACH_END();
	return 0;
}

static int reap_any(int *status, bool waits)
{
	siginfo_t info;

	cs_child_reap_forgotten();
	while (true) {
		memset(&info, 0, sizeof(info));
		if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0) {
			if (errno == EINTR) {
				continue;
			}
			return UV_ESRCH;
		}
		if (info.si_pid == 0) {
			return 0;
		}
		pid_t pid = first_free(info.si_pid, waits);
		if (pid == 0) {
			return 0;
		}
		if (waitpid(pid, status, WNOHANG) == pid) {
			if (is_started(pid)) {
				zend_hash_index_del(CSG(hook).started, (zend_ulong) pid);
			}
			return (int) pid;
		}
	}
}

int cs_proc_reap(int *status)
{
	return reap_any(status, false);
}

int cs_proc_wait_any(int *status, int64_t timeout_ms)
{
	const int signals[] = {SIGCHLD};
	uint64_t start = cs_loop_fresh_ms();
	int err = 0, pid;

	cs_sigwait *wait = cs_sigwait_open(signals, 1, true, &err);
	if (!wait) {
		return err;
	}
	while (true) {
		pid = err == 0 || err == UV_ETIMEDOUT ? reap_any(status, true) : 0;
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

static void on_child_signal(int signum)
{
	(void) signum; /* it only interrupts ppoll() */
}

/* SIGCHLD is let in during ppoll() alone, so that none is missed between looking and waiting. */
int cs_proc_wait_blocking(int *status)
{
	const struct timespec pause = {.tv_nsec = LOOK_AGAIN_MAX * 1000000};
	struct sigaction before, action = {.sa_handler = on_child_signal};
	sigset_t mask, old;
	siginfo_t info;
	int pid;

	sigemptyset(&mask);
	sigaddset(&mask, SIGCHLD);
	cs_signal_hold(&mask, &old);
	mask = old;
	sigdelset(&mask, SIGCHLD);
	sigaction(SIGCHLD, NULL, &before);
	bool install = before.sa_handler == SIG_DFL, ignored = before.sa_handler == SIG_IGN;
	if (install) {
		sigaction(SIGCHLD, &action, NULL);
	}
	while ((pid = reap_any(status, true)) == 0) {
		/* One with an owner that has ended hides those behind it; ignored, no signal comes: look again soon. */
		memset(&info, 0, sizeof(info));
		bool hidden = waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
		ppoll(NULL, 0, hidden || ignored ? &pause : NULL, &mask);
		/* Who waits comes before a callback for SIGCHLD that would reap, too. */
		if ((pid = reap_any(status, true)) != 0) {
			break;
		}
		if (!CSG(core).loop_running) {
			cs_signal_dispatch();
			if (EG(exception)) {
				pid = UV_EINTR;
				break;
			}
		}
	}
	if (install) {
		sigaction(SIGCHLD, &before, NULL);
	}
	cs_signal_let_go(&old);
	if (sigismember(&old, SIGCHLD)) {
		kill(getpid(), SIGCHLD); /* a manager waits for the signals that were let in here */
	}
	return pid;
}

/* ---- commands ---- */

/* The shell's file descriptor `as` is `fd`, and 2 too when `errors`. A command starts with an empty signal mask; with the
 * disposition of SIGPIPE of a program, not of a server, when `sigpipe`. */
static int spawn_shell(const char *command, int fd, int as, bool errors, bool sigpipe, pid_t *pid)
{
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t none, defaults;
	char *argv[] = {"sh", "-c", (char *) command, NULL};

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, fd, as);
	if (errors) {
		posix_spawn_file_actions_adddup2(&actions, fd, STDERR_FILENO);
	}
	sigemptyset(&none);
	sigemptyset(&defaults);
	if (sigpipe) {
		sigaddset(&defaults, SIGPIPE);
	}
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setsigmask(&attributes, &none);
	posix_spawnattr_setsigdefault(&attributes, &defaults);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
	int err = posix_spawn(pid, "/bin/sh", &actions, &attributes, argv, environ);
	posix_spawnattr_destroy(&attributes);
	posix_spawn_file_actions_destroy(&actions);
	return err ? uv_translate_sys_error(err) : 0;
}

/* A pipe that children do not inherit. */
static int make_pipe(int *fds)
{
	if (pipe(fds) != 0) {
		return uv_translate_sys_error(errno);
	}
	for (int i = 0; i < 2; i++) {
		/* The descriptor that a child gets as its own must not be it already: it would be closed at exec. */
		while (fds[i] <= STDERR_FILENO) {
			int moved = fcntl(fds[i], F_DUPFD, STDERR_FILENO + 1);
			close(fds[i]);
			fds[i] = moved;
			if (moved < 0) {
				break;
			}
		}
		fcntl(fds[i], F_SETFD, FD_CLOEXEC);
	}
	if (fds[0] >= 0 && fds[1] >= 0) {
		return 0;
	}
	close(fds[0]);
	close(fds[1]);
	return UV_EMFILE;
}

int cs_proc_popen(const char *command, bool read, pid_t *pid, int *fd)
{
	int fds[2];
	int theirs = read ? STDOUT_FILENO : STDIN_FILENO;

	int err = make_pipe(fds);
	if (err < 0) {
		return err;
	}
	err = spawn_shell(command, fds[theirs], theirs, false, false, pid);
	close(fds[theirs]);
	if (err < 0) {
		close(fds[1 - theirs]);
		return err;
	}
	*fd = fds[1 - theirs];
	cs_child_claim(*pid);
	return 0;
}

int cs_proc_shell(const char *command, bool errors, pid_t *pid, int *out_fd)
{
	int fds[2];

	int err = make_pipe(fds);
	if (err < 0) {
		return err;
	}
	err = spawn_shell(command, fds[1], STDOUT_FILENO, errors, true, pid);
	close(fds[1]);
	if (err < 0) {
		close(fds[0]);
		return err;
	}
	cs_child_claim(*pid);
	fcntl(fds[0], F_SETFL, fcntl(fds[0], F_GETFL) | O_NONBLOCK);
	*out_fd = fds[0];
	return 0;
}

void cs_proc_close(void)
{
	if (CSG(hook).started) {
		zend_hash_destroy(CSG(hook).started);
		free(CSG(hook).started);
		CSG(hook).started = NULL;
	}
}
