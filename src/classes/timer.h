/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Timer: what servers need of the user's timers.
 */
#ifndef CS_CLASSES_TIMER_H
#define CS_CLASSES_TIMER_H

#include "php_cserve.h"

extern zend_class_entry *cs_timer_ce;

/* How many timers the script has. */
size_t cs_timers_count(void);

/* Removes them all: a worker that ends must not be kept alive by its ticks. */
void cs_timers_clear(void);

#endif
