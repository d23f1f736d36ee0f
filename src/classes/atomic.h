/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Atomic and Swoole\Atomic\Long.
 */
#ifndef CS_CLASSES_ATOMIC_H
#define CS_CLASSES_ATOMIC_H

#include "php_cserve.h"

extern zend_class_entry *cs_atomic_ce;
extern zend_class_entry *cs_atomic_long_ce;

#endif
