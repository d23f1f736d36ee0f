/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * How often the process has forked, by whatever code: whether something it has is its own still, or shared with a child.
 */
#ifndef CS_CORE_FORKS_H
#define CS_CORE_FORKS_H

#include <stdint.h>

/* The forks that this process and its ancestors have made since this was first called in one of them. */
uint32_t cs_forks(void);

#endif
