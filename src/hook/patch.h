/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See patch.c. */
#ifndef CS_HOOK_PATCH_H
#define CS_HOOK_PATCH_H

#include <stddef.h>

/* Writes `len` bytes (at most a page) over memory that may be read-only. Returns 0 or a negative UV_E*. */
int cs_patch(void *at, const void *bytes, size_t len);

#endif
