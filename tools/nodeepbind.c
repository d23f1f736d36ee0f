/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Preloaded by the sanitizer run. PHP opens its modules with RTLD_DEEPBIND, which would make them call the C library's
 * malloc() instead of the sanitizer's, and which the sanitizer therefore refuses.
 */
#define _GNU_SOURCE
#include <dlfcn.h>

void *dlopen(const char *file, int mode)
{
	void *(*next)(const char *, int) = (void *(*) (const char *, int)) dlsym(RTLD_NEXT, "dlopen");
	return next(file, mode & ~RTLD_DEEPBIND);
}
