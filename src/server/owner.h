/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Locks in shared memory that outlive their owners: the word of a locked one names the process that has it. Who waits
 * for a while looks whether that process is still alive and takes the lock over when it is not. Needs no Zend.
 *
 * An owner is a process id with the time the process was started, so that a later process with the same id is not taken
 * for it. A process that is dead but not yet reaped counts as dead. (Where /proc cannot be read, by the owner or by who
 * asks, for want of a descriptor, in a chroot or by its mount options, only the id counts, and what is not an own child
 * seems alive until it is reaped.)
 */
#ifndef CS_SERVER_OWNER_H
#define CS_SERVER_OWNER_H

#include <stdbool.h>
#include <stdint.h>

/* Set in a lock's word beside the owner's: somebody sleeps until it is free. */
#define CS_OWNER_WAITED ((uint64_t) 1 << 31)

/* This process; never 0. */
uint64_t cs_owner_self(void);

static inline uint32_t cs_owner_pid(uint64_t owner)
{
	return (uint32_t) (owner & (CS_OWNER_WAITED - 1));
}

/* Is that process still running? Costs some 20 microseconds. */
bool cs_owner_alive(uint64_t owner);

/* The half of the word in which the process id is: what cs_futex_wait() and _wake() take. */
const uint32_t *cs_owner_futex(const uint64_t *word);

/* Takes the lock, whose word is 0 when nobody has it. For critical sections of a few microseconds; blocks. Returns 0,
 * or 1 when it was taken over from a process that died inside: what it protects has to be looked after. */
int cs_robust_lock(uint64_t *word);

void cs_robust_unlock(uint64_t *word);

#endif
