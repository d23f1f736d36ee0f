/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See shm.h. A mapping is one reservation without access rights whose inside is then mapped for real: what is left of
 * it before and behind are the guard pages.
 */
#include "shm.h"

#include <errno.h>
#include <limits.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <uv.h>

#ifdef __linux__
#include <linux/futex.h>
#include <sys/syscall.h>
#endif

#ifndef MAP_ANONYMOUS
#define MAP_ANONYMOUS MAP_ANON
#endif
#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif

static size_t page_size(void)
{
	return (size_t) sysconf(_SC_PAGESIZE);
}

/* The size in whole pages; 0 when it is too large for that. */
static size_t whole_pages(size_t size)
{
	size_t page = page_size();
	if (size > PTRDIFF_MAX - 4 * page) {
		return 0;
	}
	return (size + page - 1) & ~(page - 1);
}

int cs_shm_open(cs_shm *shm, size_t size)
{
	size_t page = page_size(), inner = whole_pages(size);

	shm->addr = NULL;
	shm->size = 0;
	if (size == 0) {
		return UV_EINVAL;
	}
	if (inner == 0) {
		return UV_ENOMEM;
	}
	char *base = mmap(NULL, inner + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (base == MAP_FAILED) {
		return UV_ENOMEM;
	}
	void *addr = mmap(base + page, inner, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
	if (addr == MAP_FAILED) {
		munmap(base, inner + 2 * page);
		return UV_ENOMEM;
	}
	shm->addr = addr;
	shm->size = size;
	return 0;
}

void cs_shm_close(cs_shm *shm)
{
	if (shm->addr) {
		munmap((char *) shm->addr - page_size(), whole_pages(shm->size) + 2 * page_size());
		shm->addr = NULL;
		shm->size = 0;
	}
}

#ifdef __linux__

int cs_futex_wait(const uint32_t *word, uint32_t expected, int64_t timeout_ms)
{
	struct timespec limit = {.tv_sec = (time_t) (timeout_ms / 1000), .tv_nsec = (long) (timeout_ms % 1000) * 1000000};

	if (syscall(SYS_futex, word, FUTEX_WAIT, expected, timeout_ms < 0 ? NULL : &limit, NULL, 0) == 0) {
		return 0;
	}
	return uv_translate_sys_error(errno);
}

int cs_futex_wake(uint32_t *word, int count)
{
	long woken = syscall(SYS_futex, word, FUTEX_WAKE, count, NULL, NULL, 0);
	return woken < 0 ? 0 : (int) woken;
}

#else

int cs_futex_wait(const uint32_t *word, uint32_t expected, int64_t timeout_ms)
{
	const struct timespec tick = {.tv_nsec = 1000000};
	uint64_t start = uv_hrtime();

	if (cs_atomic_get32(word) != expected) {
		return UV_EAGAIN;
	}
	for (;;) {
		if (timeout_ms >= 0 && uv_hrtime() - start >= (uint64_t) timeout_ms * 1000000) {
			return UV_ETIMEDOUT;
		}
		if (nanosleep(&tick, NULL) < 0) {
			return UV_EINTR;
		}
		if (cs_atomic_get32(word) != expected) {
			return 0;
		}
	}
}

int cs_futex_wake(uint32_t *word, int count)
{
	return 0;
}

#endif
