/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A lock in shared memory that processes hold for as long as they like: exclusively, or as readers together. It is taken
 * over when its owner has died. Needs no Zend, and never waits: see classes/shared_wait.h for that.
 *
 * The owner is the process: which of its coroutines may unlock is the caller's business.
 */
#ifndef CS_SERVER_LOCK_H
#define CS_SERVER_LOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* In memory that was zero. */
typedef struct cs_lock {
	uint64_t writer;     /* who has it, or waits for the readers to leave; see owner.h */
	uint32_t event;      /* changes when somebody who waits may try again */
	uint32_t waiting;    /* somebody waits for that */
	uint32_t top;        /* reader slots behind this one have never been used */
	uint32_t slots;      /* 0: no readers, each owner is alone */
	uint64_t readers[5]; /* one slot for each time a process holds it as a reader; as many as there is room for */
} cs_lock;

/* The slots for readers in so many bytes. */
#define CS_LOCK_SLOTS(bytes) ((uint32_t) (((bytes) -offsetof(cs_lock, readers)) / sizeof(uint64_t)))

/* Belongs to one attempt at the lock, zero at first. */
typedef struct cs_lock_try {
	bool claimed;    /* no new readers are let in: those there are leave by and by */
	bool event_seen; /* `event` below is set */
	uint32_t event;  /* of the lock, before the last try: wait for another one */
	uint32_t died;   /* the id of a process whose lock was taken over */
} cs_lock_try;

/* Tries to get the lock, as a reader when `shared` and it has slots. Returns 0, UV_EBUSY (somebody has it: wait until
 * lock->event is another than try->event, try again or cs_lock_abandon()). */
int cs_lock_try_get(cs_lock *lock, cs_lock_try *try, bool shared);

/* Ends an attempt that has not succeeded. */
void cs_lock_abandon(cs_lock *lock, cs_lock_try *try);

/* Gives it back. Returns 0, or UV_EPERM when this process does not have it. */
int cs_lock_release(cs_lock *lock);

/* Does this process have it? */
bool cs_lock_held(const cs_lock *lock);

#endif
