/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See lock.h. A reader takes a slot and then looks for a writer; a writer announces itself and then looks for readers:
 * one of the two sees the other, whatever the order. Each word is one process's claim and is taken away by whoever finds
 * that process dead, so that no death leaves anything behind.
 */
#include "lock.h"

#include "owner.h"
#include "src/core/shm.h"

#include <limits.h>
#include <uv.h>

/* After the lock has become free, or a bit freer. */
static void wake_waiting(cs_lock *lock)
{
	if (__atomic_exchange_n(&lock->waiting, 0, __ATOMIC_SEQ_CST)) {
		cs_atomic_add32(&lock->event, 1);
		cs_futex_wake(&lock->event, INT_MAX);
	}
}

/* Puts `value` in the place of an owner that is dead. */
static bool take_over(uint64_t *word, uint64_t value, cs_lock_try *try)
{
	uint64_t owner = cs_atomic_get64(word);
	if (owner && !cs_owner_alive(owner) && cs_atomic_cas64(word, owner, value)) {
		try->died = cs_owner_pid(owner);
		return true;
	}
	return false;
}

/* Is there no reader left? Those of dead processes are taken away. */
static bool readers_gone(cs_lock *lock, cs_lock_try *try)
{
	uint32_t top = cs_atomic_get32(&lock->top);
	for (uint32_t i = 0; i < top; i++) {
		if (cs_atomic_get64(&lock->readers[i]) && !take_over(&lock->readers[i], 0, try)
			&& cs_atomic_get64(&lock->readers[i])) {
			return false;
		}
	}
	return true;
}

static int get_alone(cs_lock *lock, cs_lock_try *try)
{
	if (!try->claimed) {
		uint64_t self = cs_owner_self();
		if (!cs_atomic_cas64(&lock->writer, 0, self) && !take_over(&lock->writer, self, try)) {
			return UV_EBUSY;
		}
		try->claimed = true;
	}
	if (!readers_gone(lock, try)) {
		return UV_EBUSY;
	}
	try->claimed = false;
	return 0;
}

/* A slot for this process; UV_EBUSY when all are taken. */
static int take_slot(cs_lock *lock, uint32_t *slot)
{
	for (uint32_t i = 0; i < lock->slots; i++) {
		uint32_t top = cs_atomic_get32(&lock->top);
		/* First the border: a writer must not overlook the slot. */
		while (top <= i && !cs_atomic_cas32(&lock->top, top, i + 1)) {
			top = cs_atomic_get32(&lock->top);
		}
		if (cs_atomic_get64(&lock->readers[i]) == 0 && cs_atomic_cas64(&lock->readers[i], 0, cs_owner_self())) {
			*slot = i;
			return 0;
		}
	}
	return UV_EBUSY;
}

static int get_shared(cs_lock *lock, cs_lock_try *try)
{
	uint32_t slot;

	if (cs_atomic_get64(&lock->writer) && !take_over(&lock->writer, 0, try) && cs_atomic_get64(&lock->writer)) {
		return UV_EBUSY;
	}
	if (take_slot(lock, &slot) < 0) {
		/* Dead readers may have the slots. */
		readers_gone(lock, try);
		return UV_EBUSY;
	}
	if (cs_atomic_get64(&lock->writer)) {
		cs_atomic_set64(&lock->readers[slot], 0);
		wake_waiting(lock);
		return UV_EBUSY;
	}
	return 0;
}

int cs_lock_try_get(cs_lock *lock, cs_lock_try *try, bool shared)
{
	if (!try->event_seen) {
		/* Only from the second try on does anybody wait. */
		try->event_seen = true;
		try->event = cs_atomic_get32(&lock->event);
		int err = shared && lock->slots ? get_shared(lock, try) : get_alone(lock, try);
		if (err == 0) {
			return 0;
		}
	}
	try->event = cs_atomic_get32(&lock->event);
	cs_atomic_set32(&lock->waiting, 1);
	return shared && lock->slots ? get_shared(lock, try) : get_alone(lock, try);
}

void cs_lock_abandon(cs_lock *lock, cs_lock_try *try)
{
	if (try->claimed) {
		try->claimed = false;
		cs_atomic_set64(&lock->writer, 0);
		wake_waiting(lock);
	}
}

int cs_lock_release(cs_lock *lock)
{
	uint64_t self = cs_owner_self();
	uint32_t top = cs_atomic_get32(&lock->top);

	/* First the readers' slots: a coroutine of this process may have announced itself as a writer by now. */
	for (uint32_t i = 0; i < top; i++) {
		if (cs_atomic_get64(&lock->readers[i]) == self && cs_atomic_cas64(&lock->readers[i], self, 0)) {
			wake_waiting(lock);
			return 0;
		}
	}
	if (!cs_atomic_cas64(&lock->writer, self, 0)) {
		return UV_EPERM;
	}
	wake_waiting(lock);
	return 0;
}

bool cs_lock_held(const cs_lock *lock)
{
	uint64_t self = cs_owner_self();
	uint32_t top = cs_atomic_get32(&lock->top);
	for (uint32_t i = 0; i < top; i++) {
		if (cs_atomic_get64(&lock->readers[i]) == self) {
			return true;
		}
	}
	return cs_atomic_get64(&lock->writer) == self;
}
