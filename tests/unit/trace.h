/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What a process leaves behind in shared memory that is killed before any one instruction. The process is not killed
 * really: it is stopped at each instruction, what it owns is given to a dead process, the test looks at the memory, puts
 * it back as it was, and the process goes on to the next instruction. Linux only.
 */
#ifndef CS_TEST_TRACE_H
#define CS_TEST_TRACE_H

#include "src/server/owner.h"

#include <signal.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

/* A process that does run(arg), stopped before it; -1 when processes cannot be traced here. */
static pid_t trace_start(void (*run)(void *arg), void *arg)
{
	int status;
	pid_t pid = fork();
	if (pid == 0) {
		cs_owner_self();
		ptrace(PTRACE_TRACEME, 0, NULL, NULL);
		raise(SIGSTOP);
		run(arg);
		raise(SIGSTOP);
		_exit(0);
	}
	return waitpid(pid, &status, 0) == pid && WIFSTOPPED(status) ? pid : -1;
}

/* One instruction further; false when run() is over. */
static bool trace_step(pid_t pid)
{
	int status;
	return ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL) == 0 && waitpid(pid, &status, 0) == pid && WIFSTOPPED(status)
		&& WSTOPSIG(status) == SIGTRAP;
}

static void trace_end(pid_t pid)
{
	if (pid > 0) {
		kill(pid, SIGKILL);
		waitpid(pid, NULL, 0);
	}
}

/* The id of a process that is no more. */
static pid_t trace_ended(void)
{
	pid_t pid = fork();
	if (pid == 0) {
		_exit(0);
	}
	waitpid(pid, NULL, 0);
	return pid;
}

/* Makes what one process owns another's. */
static void trace_bequeath(void *memory, size_t size, pid_t from, pid_t to)
{
	uint64_t *words = memory;
	for (size_t i = 0; i < size / sizeof(uint64_t); i++) {
		if (cs_owner_pid(words[i]) == (uint32_t) from && words[i] >> 32) {
			words[i] = (uint64_t) 1 << 32 | (words[i] & CS_OWNER_WAITED) | (uint32_t) to;
		}
	}
}

#endif
