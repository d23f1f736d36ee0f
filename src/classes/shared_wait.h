/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Waiting for something in shared memory that other processes change: the loop of Atomic::wait() and Lock::lock().
 *
 *     cs_shared_wait wait;
 *     cs_shared_wait_init(&wait, "Atomic::wait()", timeout_ms);
 *     while (!(done = try())) {
 *         if ((err = cs_shared_wait_step(&wait, &object->waiters, word, expected)) < 0) break;
 *     }
 *     cs_shared_wait_end(&wait, &object->waiters);
 *
 * Outside of coroutines a step blocks on the futex. In a coroutine it is a short sleep, so that the loop goes on, and
 * shorter still when cs_shared_wait_wake() is called in this process. Of the coroutines that wait for one object only
 * the first looks again and again; the others sleep until it is their turn, which keeps the order of asking. A helper
 * thread that blocks on the futex would notice sooner, but it could not be cut short by a timeout or a cancel, and four
 * such waits would use up libuv's pool, which files and name lookups need.
 */
#ifndef CS_CLASSES_SHARED_WAIT_H
#define CS_CLASSES_SHARED_WAIT_H

#include "php_cserve.h"

typedef struct cs_shared_wait {
	cs_queue node;
	struct cs_co *co;
	const char *what;
	uint64_t until_ms; /* 0: for ever */
	int64_t pause_ms;  /* the next sleep */
	bool yields;
	bool local; /* set after _init: only this process can end the wait, so that nobody has to look again and again */
} cs_shared_wait;

void cs_shared_wait_init(cs_shared_wait *wait, const char *what, int64_t timeout_ms);

/* Always after the last step: lets the next coroutine have its turn. */
void cs_shared_wait_end(cs_shared_wait *wait, cs_queue *waiters);

/* Waits a little while *word is `expected`. Returns 0: try again; UV_ETIMEDOUT, UV_ECANCELED or UV_EINTR: give up.
 * May yield. */
int cs_shared_wait_step(cs_shared_wait *wait, cs_queue *waiters, const uint32_t *word, uint32_t expected);

/* Makes up to `count` coroutines of this process on the list try again, those first that have waited longest. */
void cs_shared_wait_wake(cs_queue *waiters, zend_long count);

#endif
