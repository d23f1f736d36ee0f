/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See owner.h. */
#include "owner.h"

#include "src/core/shm.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

#ifndef _WIN32
#include <pthread.h>
#include <sys/wait.h>
#endif

/* How often a lock is looked at before the wait for it begins, first at once, then after giving the processor away. */
#define SPINS  100
#define YIELDS 10

/* How long a wait lasts until the owner is checked. */
#define SLICE_MS 5

/* The state letter and the start time, fields 3 and 22 of /proc/PID/stat. False when that cannot be read. */
static bool read_stat(uint32_t pid, char *state, uint32_t *started)
{
	char path[32], text[512];

	snprintf(path, sizeof(path), "/proc/%u/stat", (unsigned) pid);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof(text) - 1);
	if (fd >= 0) {
		close(fd);
	}
	if (n <= 0) {
		return false;
	}
	text[n] = '\0';
	/* The name before may hold anything, blanks and brackets too. */
	char *at = strrchr(text, ')');
	if (!at || at[1] != ' ' || !at[2]) {
		return false;
	}
	*state = at[2];
	at += 2;
	for (int field = 3; field < 22 && at; field++) {
		at = strchr(at + 1, ' ');
	}
	if (!at) {
		return false;
	}
	*started = (uint32_t) strtoull(at + 1, NULL, 10);
	return true;
}

/* This process, 0 when not known yet. Of the process, not of a PHP thread, hence static. */
static uint64_t self;

#ifndef _WIN32
static void on_forked(void)
{
	cs_atomic_set64(&self, 0);
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, on_forked);
}
#endif

uint64_t cs_owner_self(void)
{
	uint64_t owner = cs_atomic_peek64(&self);
	if (owner) {
		return owner;
	}
#ifndef _WIN32
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	pthread_once(&once, watch_forks);
#endif
	char state;
	uint32_t started = 0; /* stays when it cannot be read now: of such an owner only the id counts */
	read_stat((uint32_t) getpid(), &state, &started);
	owner = (uint64_t) started << 32 | (uint32_t) getpid();
	cs_atomic_set64(&self, owner);
	return owner;
}

/* Of what is not an own child only the id can be asked for, and until it is reaped it seems alive. */
static bool is_alive_by_id(pid_t pid)
{
#ifndef _WIN32
	siginfo_t info = {0};
	if (waitid(P_PID, (id_t) pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0) {
		return info.si_pid == 0;
	}
#endif
	return kill(pid, 0) == 0 || errno == EPERM;
}

bool cs_owner_alive(uint64_t owner)
{
	char state;
	uint32_t started, pid = cs_owner_pid(owner), known = (uint32_t) (owner >> 32);

	owner &= ~CS_OWNER_WAITED;
	if (owner == cs_owner_self()) {
		return true;
	}
	if (!read_stat(pid, &state, &started)) {
		return is_alive_by_id((pid_t) pid);
	}
	return state != 'Z' && state != 'X' && (known == 0 || started == known);
}

const uint32_t *cs_owner_futex(const uint64_t *word)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	return (const uint32_t *) word + 1;
#else
	return (const uint32_t *) word;
#endif
}

static inline void pause_cpu(void)
{
#if defined(__x86_64__) || defined(__i386__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ __volatile__("yield");
#endif
}

static int lock_slowly(uint64_t *word, uint64_t mine)
{
	int looks = 0;

	for (;;) {
		uint64_t seen = cs_atomic_get64(word);
		if (seen == 0) {
			if (cs_atomic_cas64(word, 0, mine)) {
				return 0;
			}
			continue;
		}
		if (looks < SPINS + YIELDS) {
			if (looks++ < SPINS) {
				pause_cpu();
			} else {
				sched_yield();
			}
			continue;
		}
		if (!(seen & CS_OWNER_WAITED)) {
			if (!cs_atomic_cas64(word, seen, seen | CS_OWNER_WAITED)) {
				continue;
			}
			seen |= CS_OWNER_WAITED;
		}
		/* From now on: others may sleep too, and a wake-up may have been meant for them. */
		mine |= CS_OWNER_WAITED;
		int err = cs_futex_wait(cs_owner_futex(word), (uint32_t) seen, SLICE_MS);
		if (err == UV_ETIMEDOUT && !cs_owner_alive(seen) && cs_atomic_cas64(word, seen, mine)) {
			return 1;
		}
	}
}

int cs_robust_lock(uint64_t *word)
{
	uint64_t mine = cs_owner_self();
	return cs_atomic_cas64(word, 0, mine) ? 0 : lock_slowly(word, mine);
}

void cs_robust_unlock(uint64_t *word)
{
	if (__atomic_exchange_n(word, 0, __ATOMIC_SEQ_CST) & CS_OWNER_WAITED) {
		cs_futex_wake((uint32_t *) cs_owner_futex(word), 1);
	}
}
