/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See shared_wait.h. */
#include "shared_wait.h"

#include "src/core/co.h"
#include "src/core/loop.h"
#include "src/core/shm.h"

/* Sleeps of a waiting coroutine: a wait that is soon over costs a millisecond, a long one 100 looks a second. */
#define PAUSE_FIRST_MS 1
#define PAUSE_MAX_MS   10

/* A blocked process looks for itself this often: the one that had to wake it may have been killed. */
#define BLOCK_MAX_MS 100

void cs_shared_wait_init(cs_shared_wait *wait, const char *what, int64_t timeout_ms)
{
	cs_queue_init(&wait->node);
	wait->co = NULL;
	wait->what = what;
	/* The clock's millisecond may be all but over: one more, never less than asked for. */
	wait->until_ms = timeout_ms < 0 ? 0 : cs_loop_fresh_ms() + (uint64_t) timeout_ms + (timeout_ms > 0);
	wait->pause_ms = PAUSE_FIRST_MS;
	wait->yields = cs_co_can_yield();
	wait->local = false;
}

static int64_t min_ms(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int step_yielding(cs_shared_wait *wait, cs_queue *waiters, int64_t left_ms)
{
	int64_t pause_ms = wait->until_ms ? left_ms : CS_FOREVER;

	if (cs_queue_empty(&wait->node)) {
		wait->co = cs_co_current();
		cs_queue_push(waiters, &wait->node);
	}
	if (!wait->local && waiters->next == &wait->node) {
		pause_ms = min_ms(wait->pause_ms, left_ms);
		wait->pause_ms = min_ms(wait->pause_ms * 2, PAUSE_MAX_MS);
	}
	int status = cs_co_wait(wait->what, pause_ms);
	return status == UV_ETIMEDOUT ? 0 : status;
}

int cs_shared_wait_step(cs_shared_wait *wait, cs_queue *waiters, const uint32_t *word, uint32_t expected)
{
	int64_t left_ms = INT32_MAX;
	if (wait->until_ms) {
		uint64_t now = cs_loop_fresh_ms();
		if (now >= wait->until_ms) {
			return UV_ETIMEDOUT;
		}
		left_ms = (int64_t) (wait->until_ms - now);
	}
	if (wait->yields) {
		return step_yielding(wait, waiters, left_ms);
	}
	cs_futex_wait(word, expected, min_ms(BLOCK_MAX_MS, left_ms));
	return 0;
}

void cs_shared_wait_end(cs_shared_wait *wait, cs_queue *waiters)
{
	if (!cs_queue_empty(&wait->node)) {
		cs_queue_remove(&wait->node);
		cs_shared_wait_wake(waiters, 1);
	}
}

void cs_shared_wait_wake(cs_queue *waiters, zend_long count)
{
	for (cs_queue *node = waiters->next; node != waiters && count > 0; node = node->next) {
		count -= cs_co_wake(CS_QUEUE_ENTRY(node, cs_shared_wait, node)->co, 0);
	}
}
