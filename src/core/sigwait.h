/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Waiting for signals in a coroutine; see signal.h for who gets them.
 */
#ifndef CS_CORE_SIGWAIT_H
#define CS_CORE_SIGWAIT_H

#include "php_cserve.h"

typedef struct cs_sigwait cs_sigwait;

/* Begins to receive these signals for the running coroutine. beside: a handler that was there before gets them, too. NULL
 * and *err when one of them cannot be caught. */
cs_sigwait *cs_sigwait_open(const int *signals, size_t count, bool beside, int *err);

/* Waits for one of them; one that came since the last call counts. Returns the signal, UV_ETIMEDOUT, UV_ECANCELED or
 * UV_EINTR. May yield. */
int cs_sigwait_next(cs_sigwait *wait, int64_t timeout_ms);

void cs_sigwait_close(cs_sigwait *wait);

#endif
