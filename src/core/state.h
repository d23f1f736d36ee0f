/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Engine state that zend_fiber_switch_context() does not keep, as one table of rows in state.c: pending exception,
 * error handling mode, the user's error handler while it runs, output buffers, (un)serialize, usort callbacks, strtok,
 * autoload in progress, the fiber-switch block count.
 */
#ifndef CS_CORE_STATE_H
#define CS_CORE_STATE_H

#include "php_cserve.h"

/* Moves what is in use out of the engine's globals and leaves them as a fresh request has them. NULL when nothing was in
 * use, which is the usual case and costs a dozen compares. */
cs_state *cs_state_take(void);

/* Puts it back. The globals must be as cs_state_take() left them. Frees the block; NULL is fine. */
void cs_state_put(cs_state *state);

/* At the end of a coroutine: releases what it left behind (flushes its output buffers, frees its strtok string). */
void cs_state_clean(void);

#endif
