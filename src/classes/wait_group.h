/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\WaitGroup.
 */
#ifndef CS_CLASSES_WAIT_GROUP_H
#define CS_CLASSES_WAIT_GROUP_H

#include "php_cserve.h"

extern zend_class_entry *cs_wait_group_ce;

#endif
