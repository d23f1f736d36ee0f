/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Table.
 */
#ifndef CS_CLASSES_TABLE_H
#define CS_CLASSES_TABLE_H

#include "php_cserve.h"

extern zend_class_entry *cs_table_ce;

#endif
