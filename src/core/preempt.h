/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Preemption: a coroutine that has computed for 10 ms without waiting goes to the end of the run queue. Off by default;
 * the ini setting swoole.enable_preemptive_scheduler or Coroutine::enableScheduler() turns it on. It happens only where
 * the engine handles its own interrupts, between two opcodes of user code, and never while an internal function (a sort,
 * an output callback) is further down the stack.
 */
#ifndef CS_CORE_PREEMPT_H
#define CS_CORE_PREEMPT_H

#include "php_cserve.h"

/* Returns 0 or a negative UV_E*. */
int cs_preempt_start(void);
void cs_preempt_stop(void);

/* A child has no threads: starts the watching thread again if it ran. */
void cs_preempt_after_fork(void);

void cs_preempt_minit(int type, int module_number);
void cs_preempt_rinit(void);
void cs_preempt_close(void);

#endif
