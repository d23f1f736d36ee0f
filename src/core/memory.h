/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Memory that a burst of requests has left.
 */
#ifndef CS_CORE_MEMORY_H
#define CS_CORE_MEMORY_H

/* Gives back to the system what PHP keeps free, when that is much and has been free for a while. Servers call it
 * from a timer that they have anyway. */
void cs_memory_trim(void);

#endif
