/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Parts of Swoole\Coroutine in files of their own, for coroutine.c: what describes coroutines, and the options.
 */
#ifndef CS_CLASSES_COROUTINE_INFO_H
#define CS_CLASSES_COROUTINE_INFO_H

#include "php_cserve.h"

void cs_coroutine_info_minit(zend_class_entry *context_ce, zend_class_entry *iterator_ce);

void cs_coroutine_options_rinit(void);
void cs_coroutine_options_rshutdown(void);

#endif
