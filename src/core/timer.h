/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Timers on the loop. A cs_timer is owned by its creator until cs_timer_close(); its memory goes when libuv lets go.
 */
#ifndef CS_CORE_TIMER_H
#define CS_CORE_TIMER_H

#include "php_cserve.h"

#include <uv.h>

typedef struct cs_timer cs_timer;
typedef void (*cs_timer_fn)(cs_timer *timer, void *arg);

/* Calls fn after `after_ms`, then every `repeat_ms` when that is not 0. Callbacks run on the main stack. */
cs_timer *cs_timer_open(uint64_t after_ms, uint64_t repeat_ms, cs_timer_fn fn, void *arg);

/* Calls fn once more after `after_ms`; allowed inside its own callback. */
void cs_timer_again(cs_timer *timer, uint64_t after_ms);

/* A timer that does not keep the loop alive (housekeeping). */
void cs_timer_unref(cs_timer *timer);

/* Stops it and releases it; allowed inside its own callback. */
void cs_timer_close(cs_timer *timer);

/* For the end of a loop: closes what a bailout has left of these timers. False when the handle is none. */
bool cs_timer_close_left(uv_handle_t *handle);

#endif
