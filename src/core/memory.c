/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See memory.h. PHP keeps the pages that small values have used for the next ones, and looks for empty ones only when
 * told to, or at a request's end, which a server never sees: a worker would stay as large as its largest moment.
 */
#include "memory.h"

#include "php_cserve.h"
#include "loop.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define TRIM_MIN      ((size_t) 16 << 20)
#define TRIM_AFTER_MS 250   /* free for so long */
#define TRIM_EVERY_MS 10000 /* looking through hundreds of MB takes tens of milliseconds */

void cs_memory_trim(void)
{
	cs_memory_state *memory = &CSG(core).memory;
	size_t real = zend_memory_usage(true), unused = real - zend_memory_usage(false);
	uint64_t now_ms = cs_loop_now_ms();

	memory->after_trim = MIN(memory->after_trim, real);
	/* What it could not give back the last time is not looked through again. */
	if (unused < TRIM_MIN || unused < real / 2 || real < memory->after_trim + TRIM_MIN) {
		memory->free_since_ms = 0;
		return;
	}
	if (memory->free_since_ms == 0) {
		memory->free_since_ms = now_ms;
	}
	if (now_ms - memory->free_since_ms < TRIM_AFTER_MS
		|| (memory->trimmed_ms && now_ms - memory->trimmed_ms < TRIM_EVERY_MS)) {
		return;
	}
	zend_mm_gc(zend_mm_get_heap());
#ifdef __GLIBC__
	malloc_trim(0);
#endif
	memory->free_since_ms = 0;
	memory->trimmed_ms = now_ms;
	memory->after_trim = zend_memory_usage(true);
}
