/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Child processes: running a command, waiting for a child. A child is only reaped by whoever asked for it by its id; a
 * wait for any child leaves those alone.
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

/* Runs `/bin/sh -c command` with its standard output (and standard error when `errors`) in a pipe. Returns the child's id
 * and the reading end, non-blocking; or a negative UV_E*. */
int cs_proc_shell(const char *command, bool errors, pid_t *pid, int *out_fd);

/* Nobody will wait for this child any more: it is reaped when it has ended, at some later call of this file. */
void cs_proc_forget(pid_t pid);

void cs_proc_close(void);

#endif
