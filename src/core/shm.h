/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Memory that this process and those it forks later have in common, atomic access to it, and waiting for a word of it
 * to change. Needs no Zend.
 *
 * A mapping is made before the fork; afterwards each process has its own right to it: freeing it in one process leaves
 * it to the others. Any process may be killed between any two instructions, so no structure in it may rely on a lock
 * that only its holder releases.
 */
#ifndef CS_CORE_SHM_H
#define CS_CORE_SHM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cs_shm {
	void *addr;  /* page-aligned, zeroed; NULL when there is none */
	size_t size; /* as asked for */
} cs_shm;

/* Maps `size` bytes (> 0) between two pages that nobody may touch, so that running off either end faults. Returns 0,
 * UV_EINVAL for 0 bytes, or UV_ENOMEM; shm->addr is NULL after an error. */
int cs_shm_open(cs_shm *shm, size_t size);

/* Ends this process's use of it; harmless when there is none. */
void cs_shm_close(cs_shm *shm);

/* Atomic access, sequentially consistent unless the name says otherwise. Naturally aligned words only. */
static inline uint32_t cs_atomic_get32(const uint32_t *word)
{
	return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}
static inline void cs_atomic_set32(uint32_t *word, uint32_t value)
{
	__atomic_store_n(word, value, __ATOMIC_SEQ_CST);
}
/* These return the new value. */
static inline uint32_t cs_atomic_add32(uint32_t *word, uint32_t n)
{
	return __atomic_add_fetch(word, n, __ATOMIC_SEQ_CST);
}
static inline uint32_t cs_atomic_sub32(uint32_t *word, uint32_t n)
{
	return __atomic_sub_fetch(word, n, __ATOMIC_SEQ_CST);
}
/* Sets it to `value` when it is `expected`; tells whether it was. */
static inline bool cs_atomic_cas32(uint32_t *word, uint32_t expected, uint32_t value)
{
	return __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
static inline uint64_t cs_atomic_get64(const uint64_t *word)
{
	return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}
static inline void cs_atomic_set64(uint64_t *word, uint64_t value)
{
	__atomic_store_n(word, value, __ATOMIC_SEQ_CST);
}
static inline uint64_t cs_atomic_add64(uint64_t *word, uint64_t n)
{
	return __atomic_add_fetch(word, n, __ATOMIC_SEQ_CST);
}
static inline uint64_t cs_atomic_sub64(uint64_t *word, uint64_t n)
{
	return __atomic_sub_fetch(word, n, __ATOMIC_SEQ_CST);
}
static inline bool cs_atomic_cas64(uint64_t *word, uint64_t expected, uint64_t value)
{
	return __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/* For counters and times, where only the value matters and not what was written before it. */
static inline uint64_t cs_atomic_peek64(const uint64_t *word)
{
	return __atomic_load_n(word, __ATOMIC_RELAXED);
}
static inline void cs_atomic_poke64(uint64_t *word, uint64_t value)
{
	__atomic_store_n(word, value, __ATOMIC_RELAXED);
}

/* Blocks until another process calls cs_futex_wake() on the word, for as long as the word is `expected`. timeout_ms < 0:
 * for ever. Returns 0 when woken (check the word again: it may be for nothing), UV_EAGAIN when the word is not
 * `expected`, UV_ETIMEDOUT, or UV_EINTR after a signal. The word must lie in shared memory. Elsewhere than on Linux it
 * looks at the word once a millisecond and returns 0 when it has changed. */
int cs_futex_wait(const uint32_t *word, uint32_t expected, int64_t timeout_ms);

/* Wakes up to `count` waiters; returns how many were there (0 elsewhere than on Linux). */
int cs_futex_wake(uint32_t *word, int count);

#endif
