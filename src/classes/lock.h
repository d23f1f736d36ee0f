/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Lock and Swoole\Coroutine\Lock.
 */
#ifndef CS_CLASSES_LOCK_H
#define CS_CLASSES_LOCK_H

#include "php_cserve.h"

extern zend_class_entry *cs_lock_ce;
extern zend_class_entry *cs_coroutine_lock_ce;

#endif
