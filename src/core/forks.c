/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See forks.h. */
#include "forks.h"

#ifndef _WIN32
#include <pthread.h>

/* Of the process, not of a PHP thread, hence static. */
static uint32_t forks;

static void on_fork(void)
{
	__atomic_fetch_add(&forks, 1, __ATOMIC_RELAXED);
}

static void count_forks(void)
{
	/* Before the fork: what the parent had made is no longer its alone either. */
	pthread_atfork(on_fork, NULL, NULL);
}

uint32_t cs_forks(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT; /* registered once a process */

	pthread_once(&once, count_forks);
	return __atomic_load_n(&forks, __ATOMIC_RELAXED);
}
#else
uint32_t cs_forks(void)
{
	return 0;
}
#endif
