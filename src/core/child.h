/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Which child processes have an owner: somebody who will reap them by their id (a command that runs, a server's worker).
 * A wait for any child leaves those alone.
 */
#ifndef CS_CORE_CHILD_H
#define CS_CORE_CHILD_H

#include "php_cserve.h"

#include <sys/types.h>

/* Claims may be made several times; each is released once. Children of this process only: a fork begins with none. */
void cs_child_claim(pid_t pid);
void cs_child_release(pid_t pid);
bool cs_child_is_claimed(pid_t pid);

/* Its owner does not care any more: it is reaped when it has ended, at some later call of this file. Ends a claim. */
void cs_child_forget(pid_t pid);

/* Reaps those that were forgotten and have ended. */
void cs_child_reap_forgotten(void);

/* In a forked child: what the parent has put into output buffers is its own to print. */
void cs_child_forget_output(void);

void cs_child_after_fork(void);
void cs_child_rinit(void);
void cs_child_close(void);

#endif
