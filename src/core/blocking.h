/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * swoole.blocking_detection: says what held the event loop for longer than swoole.blocking_threshold. See blocking.c.
 */
#ifndef CS_CORE_BLOCKING_H
#define CS_CORE_BLOCKING_H

#include "php_cserve.h"

void cs_blocking_minit(int type, int module_number);
void cs_blocking_rinit(void);
void cs_blocking_close(void);
void cs_blocking_after_fork(void);

#endif
