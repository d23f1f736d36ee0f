/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Scheduler, and the functions that start and run coroutines.
 */
#ifndef CS_CLASSES_SCHEDULER_H
#define CS_CLASSES_SCHEDULER_H

#include "php_cserve.h"

extern zend_class_entry *cs_scheduler_ce;

#endif
