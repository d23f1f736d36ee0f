/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Child processes: running a command, waiting for a child. A child that somebody asks for by its id is left to them by a
 * wait for any child: those of exec() and System::waitPid(), of a server, of proc_open() and popen().
 */
#ifndef CS_HOOK_PROC_H
#define CS_HOOK_PROC_H

#include "php_cserve.h"

#include <sys/types.h>

/* Waits for the end of this child; *status is as waitpid() gives it. Returns its id, or UV_ESRCH when it is no child of
 * ours, UV_ETIMEDOUT, UV_ECANCELED, UV_EINTR. Needs cs_co_can_yield(). May yield. */
int cs_proc_wait(pid_t pid, int *status, int64_t timeout_ms);

/* The same for any child that nobody waits for by its id. UV_ESRCH when there is none. May yield. */
int cs_proc_wait_any(int *status, int64_t timeout_ms);

/* The same without coroutines: blocks. Callbacks of signals are called meanwhile when no loop runs; UV_EINTR with an
 * exception pending when one of them threw. */
int cs_proc_wait_blocking(int *status);

/* Reaps a child that has ended and that nobody waits for by its id. 0 when there is none; UV_ESRCH without any child. */
int cs_proc_reap(int *status);

/* This child was started for the program, which may wait for it. */
void cs_proc_started(pid_t pid);

/* Runs `/bin/sh -c command` with its standard output (and standard error when `errors`) in a pipe. Returns the child's id
 * and the reading end, non-blocking; or a negative UV_E*. The child is claimed: the caller releases or forgets it. */
int cs_proc_shell(const char *command, bool errors, pid_t *pid, int *out_fd);

/* As popen() begins: `/bin/sh -c command` with its standard output or input in a pipe, of which fd is our blocking end. The
 * child is claimed. */
int cs_proc_popen(const char *command, bool read, pid_t *pid, int *fd);

void cs_proc_close(void);

#endif
