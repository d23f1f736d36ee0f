/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process: waiting for children, signals, alarms, going into the background, priorities and processors.
 */
#include "process.h"

#include "error.h"
#include "fd.h"
#include "src/core/co.h"
#include "src/core/signal.h"
#include "src/hook/proc.h"
#include "src/modules.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#endif

/* These are declared by the arginfo header, which defines their tables; it belongs to process.c. */
ZEND_METHOD(Swoole_Process, wait);
ZEND_METHOD(Swoole_Process, signal);
ZEND_METHOD(Swoole_Process, alarm);
ZEND_METHOD(Swoole_Process, kill);
ZEND_METHOD(Swoole_Process, daemon);
ZEND_METHOD(Swoole_Process, setAffinity);
ZEND_METHOD(Swoole_Process, getAffinity);
ZEND_METHOD(Swoole_Process, setPriority);
ZEND_METHOD(Swoole_Process, getPriority);

/* A failed system call: its error for swoole_last_error(), a warning, false. */
static void fail(zval *return_value, int error, const char *what)
{
	cs_set_last_error(error);
	cs_warn("%s: %s", what, strerror(error));
	RETVAL_FALSE;
}

/* ---- children ---- */

/* May yield. */
ZEND_METHOD(Swoole_Process, wait)
{
	bool blocking = true;
	int status = 0, pid;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(blocking)
	ZEND_PARSE_PARAMETERS_END();

	if (!blocking) {
		pid = cs_proc_reap(&status);
	} else if (cs_co_can_yield()) {
		pid = cs_proc_wait_any(&status, CS_FOREVER);
	} else {
		pid = cs_proc_wait_blocking(&status);
	}
	if (pid <= 0) {
		cs_set_last_error(pid == UV_ESRCH ? ECHILD : -pid);
		RETURN_FALSE;
	}
	array_init(return_value);
	add_assoc_long(return_value, "pid", pid);
	add_assoc_long(return_value, "code", WIFEXITED(status) ? WEXITSTATUS(status) : 0);
	add_assoc_long(return_value, "signal", WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}

ZEND_METHOD(Swoole_Process, kill)
{
	zend_long pid, signum = SIGTERM;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(pid)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(signum)
	ZEND_PARSE_PARAMETERS_END();

	if (pid < INT_MIN || pid > INT_MAX || signum < 0 || signum >= NSIG) {
		zend_argument_value_error(pid < INT_MIN || pid > INT_MAX ? 1 : 2,
			pid < INT_MIN || pid > INT_MAX ? "must be a process id, " ZEND_LONG_FMT " given"
										   : "must be a signal or 0, " ZEND_LONG_FMT " given",
			pid < INT_MIN || pid > INT_MAX ? pid : signum);
		RETURN_THROWS();
	}
	if (kill((pid_t) pid, (int) signum) == 0) {
		RETURN_TRUE;
	}
	cs_set_last_error(errno);
	if (errno != ESRCH) {
		cs_warn("cannot send the signal %d to the process %d: %s", (int) signum, (int) pid, strerror(errno));
	}
	RETURN_FALSE;
}

/* ---- signals ---- */

typedef struct cs_user_signal {
	struct cs_user_signal *next;
	cs_signal watch;
	int signum;
	uint32_t forks;
	cs_callback callback;
} cs_user_signal;

static void on_signal(int signum, void *arg)
{
	cs_user_signal *one = arg;
	zval argument;

	ZVAL_LONG(&argument, signum);
	cs_callback_fire(&one->callback, &argument);
}

/* Takes one out of the list. What its callback's destructor does finds the list in order. */
static void remove_signal(cs_user_signal *one)
{
	cs_user_signal **at = &CSG(classes).signals;

	while (*at != one) {
		at = &(*at)->next;
	}
	*at = one->next;
	cs_signal_unwatch(&one->watch);
	cs_callback_dtor(&one->callback);
	efree(one);
}

/* Those of the parent are none in a child. */
static cs_user_signal *find_signal(int signum)
{
	for (cs_user_signal *one = CSG(classes).signals, *next; one; one = next) {
		next = one->next;
		if (one->forks != CSG(core).forks) {
			remove_signal(one);
			next = CSG(classes).signals;
		} else if (one->signum == signum) {
			return one;
		}
	}
	return NULL;
}

ZEND_METHOD(Swoole_Process, signal)
{
	zend_long signum;
	zend_fcall_info fci = empty_fcall_info;
	zend_fcall_info_cache fcc = empty_fcall_info_cache;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(signum)
		Z_PARAM_OPTIONAL
		Z_PARAM_FUNC_OR_NULL(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	if (signum < 1 || signum >= NSIG) {
		cs_set_last_error(EINVAL);
		cs_warn("there is no signal " ZEND_LONG_FMT ": they are from 1 to %d", signum, NSIG - 1);
		RETURN_FALSE;
	}
	cs_user_signal *one = find_signal((int) signum);
	if (!fci.size) {
		if (!one) {
			cs_warn("the signal %d has no callback that could be taken away", (int) signum);
			RETURN_FALSE;
		}
		remove_signal(one);
		RETURN_TRUE;
	}
	if (one) {
		cs_callback old = one->callback;
		cs_callback_init(&one->callback, &fci, &fcc, 0, 0, NULL, NULL);
		cs_callback_dtor(&old);
		RETURN_TRUE;
	}
	one = ecalloc(1, sizeof(*one));
	int error = cs_signal_watch(&one->watch, (int) signum, CS_SIGNAL_EARLY, on_signal, one);
	if (error < 0) {
		efree(one);
		cs_set_last_error(-error);
		cs_warn("the signal %d cannot be caught: %s", (int) signum, uv_strerror(error));
		RETURN_FALSE;
	}
	one->signum = (int) signum;
	one->forks = CSG(core).forks;
	one->next = CSG(classes).signals;
	CSG(classes).signals = one;
	cs_callback_init(&one->callback, &fci, &fcc, 0, 0, NULL, NULL);
	RETURN_TRUE;
}

void cs_process_system_rshutdown(void)
{
	while (CSG(classes).signals) {
		remove_signal(CSG(classes).signals);
	}
}

ZEND_METHOD(Swoole_Process, alarm)
{
	zend_long usec, type = 0;
	static const int kinds[] = {ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF}; /* constant */

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(usec)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	if (type < 0 || type > 2) {
		zend_argument_value_error(
			2, "must be 0 (real time), 1 (virtual) or 2 (profiling), " ZEND_LONG_FMT " given", type);
		RETURN_THROWS();
	}
	struct itimerval timer = {0};
	if (usec > 0) {
		timer.it_value.tv_sec = (time_t) (usec / 1000000);
		timer.it_value.tv_usec = (suseconds_t) (usec % 1000000);
		timer.it_interval = timer.it_value;
	}
	if (setitimer(kinds[type], &timer, NULL) < 0) {
		fail(return_value, errno, "cannot set the alarm");
		return;
	}
	RETURN_TRUE;
}

/* ---- processors and priority ---- */

ZEND_METHOD(Swoole_Process, setAffinity)
{
	HashTable *list;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(list)
	ZEND_PARSE_PARAMETERS_END();
#ifdef __linux__
	cpu_set_t set;
	zval *value;

	if (zend_hash_num_elements(list) == 0) {
		zend_argument_value_error(1, "must hold the number of at least one processor");
		RETURN_THROWS();
	}
	CPU_ZERO(&set);
	ZEND_HASH_FOREACH_VAL(list, value) {
		zend_long number = zval_get_long(value);
		if (number < 0 || number >= sysconf(_SC_NPROCESSORS_CONF) || number >= CPU_SETSIZE) {
			zend_argument_value_error(1, "must hold numbers of processors from 0 to %ld, " ZEND_LONG_FMT " given",
				sysconf(_SC_NPROCESSORS_CONF) - 1, number);
			RETURN_THROWS();
		}
		CPU_SET((unsigned) number, &set);
	}
	ZEND_HASH_FOREACH_END();
	if (sched_setaffinity(0, sizeof(set), &set) < 0) {
		fail(return_value, errno, "cannot bind the process to these processors");
		return;
	}
	RETURN_TRUE;
#else
	(void) list;
	cs_warn("this system does not bind processes to processors");
	RETURN_FALSE;
#endif
}

ZEND_METHOD(Swoole_Process, getAffinity)
{
	ZEND_PARSE_PARAMETERS_NONE();
	array_init(return_value);
#ifdef __linux__
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof(set), &set) < 0) {
		cs_set_last_error(errno);
		cs_warn("cannot tell the processors of the process: %s", strerror(errno));
		return;
	}
	for (int i = 0; i < CPU_SETSIZE; i++) {
		if (CPU_ISSET((unsigned) i, &set)) {
			add_next_index_long(return_value, i);
		}
	}
#else
	for (long i = 0; i < sysconf(_SC_NPROCESSORS_ONLN); i++) {
		add_next_index_long(return_value, i);
	}
#endif
}

/* Whose priority: false with an exception when that is not clear. */
static bool read_who(zval *this, zend_long which, uint32_t who_arg, bool who_is_null, zend_long *who)
{
	if (which != PRIO_PROCESS && which != PRIO_PGRP && which != PRIO_USER) {
		zend_argument_value_error(1, "must be PRIO_PROCESS, PRIO_PGRP or PRIO_USER, " ZEND_LONG_FMT " given", which);
		return false;
	}
	if (!who_is_null && (*who < 0 || *who > UINT32_MAX)) {
		zend_argument_value_error(who_arg, "must be the id of a process, group or user, " ZEND_LONG_FMT " given", *who);
		return false;
	}
	if (who_is_null) {
		const cs_process *process = cs_process_of(Z_OBJ_P(this));
		*who = which == PRIO_PROCESS && process->pid > 0 ? process->pid : 0;
	}
	return true;
}

ZEND_METHOD(Swoole_Process, setPriority)
{
	zend_long which, priority, who = 0;
	bool who_is_null = true;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_LONG(which)
		Z_PARAM_LONG(priority)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG_OR_NULL(who, who_is_null)
	ZEND_PARSE_PARAMETERS_END();

	if (!read_who(ZEND_THIS, which, 3, who_is_null, &who)) {
		RETURN_THROWS();
	}
	priority = MAX(-20, MIN(priority, 19)); /* as the system does with an int */
	if (setpriority((int) which, (id_t) who, (int) priority) < 0) {
		fail(return_value, errno, "cannot set the priority");
		return;
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Process, getPriority)
{
	zend_long which, who = 0;
	bool who_is_null = true;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(which)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG_OR_NULL(who, who_is_null)
	ZEND_PARSE_PARAMETERS_END();

	if (!read_who(ZEND_THIS, which, 2, who_is_null, &who)) {
		RETURN_THROWS();
	}
	errno = 0;
	int priority = getpriority((int) which, (id_t) who);
	if (priority == -1 && errno) {
		fail(return_value, errno, "cannot tell the priority");
		return;
	}
	RETURN_LONG(priority);
}

/* ---- the background ---- */

/* Puts the wanted descriptors at 0, 1 and 2. They are copied out of the way first: one may itself be 0, 1 or 2. */
static int replace_standard_fds(bool to_null, const int fds[3])
{
	int status = 0;
	int copies[3] = {-1, -1, -1};
	int null_fd = to_null ? open("/dev/null", O_RDWR | O_CLOEXEC) : -1;

	if (to_null && null_fd < 0) {
		return uv_translate_sys_error(errno);
	}
	for (int i = 0; i < 3 && status == 0; i++) {
		int from = fds[i] >= 0 ? fds[i] : null_fd;
		if (from >= 0 && (copies[i] = fcntl(from, F_DUPFD_CLOEXEC, 3)) < 0) {
			status = uv_translate_sys_error(errno);
		}
	}
	for (int i = 0; i < 3; i++) {
		if (copies[i] >= 0) {
			if (status == 0 && dup2(copies[i], i) < 0) {
				status = uv_translate_sys_error(errno);
			}
			close(copies[i]);
		}
	}
	if (null_fd > 2) {
		close(null_fd);
	}
	return status;
}

/* What PHP has buffered stays with the child alone: the parent leaves by _exit(). */
int cs_process_daemonize(bool to_root, bool to_null, const int fds[3])
{
	if (to_root && chdir("/") < 0) {
		return uv_translate_sys_error(errno);
	}
	pid_t pid = fork();
	if (pid < 0) {
		return uv_translate_sys_error(errno);
	}
	if (pid > 0) {
		_exit(0);
	}
	if (setsid() < 0) {
		return uv_translate_sys_error(errno);
	}
	return replace_standard_fds(to_null, fds);
}

/* Reads the array of descriptors for stdin, stdout and stderr. */
static bool read_pipes(HashTable *pipes, int fds[3])
{
	for (zend_ulong i = 0; i < 3; i++) {
		zval *value = zend_hash_index_find_deref(pipes, i);
		fds[i] = -1;
		if (value && Z_TYPE_P(value) != IS_NULL && (fds[i] = cs_fd_of(value)) < 0) {
			return false;
		}
	}
	return true;
}

ZEND_METHOD(Swoole_Process, daemon)
{
	bool nochdir = true, noclose = true;
	HashTable *pipes = NULL;
	int fds[3] = {-1, -1, -1};

	ZEND_PARSE_PARAMETERS_START(0, 3)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(nochdir)
		Z_PARAM_BOOL(noclose)
		Z_PARAM_ARRAY_HT(pipes)
	ZEND_PARSE_PARAMETERS_END();

	if (cs_co_current() || CSG(core).loop_running) {
		cs_warn("a process cannot go into the background from inside a coroutine or a callback of the event loop: "
				"call this before anything runs");
		RETURN_FALSE;
	}
	if (pipes && !read_pipes(pipes, fds)) {
		RETURN_FALSE;
	}
	int status = cs_process_daemonize(!nochdir, !noclose, fds);
	if (status < 0) {
		cs_set_last_error(-status);
		cs_warn("cannot go into the background: %s", uv_strerror(status));
		RETURN_FALSE;
	}
	RETURN_TRUE;
}
