/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Internal functions of PHP with a handler of ours in front, which yields where the original blocks.
 */
#ifndef CS_HOOK_FUNC_H
#define CS_HOOK_FUNC_H

#include "php_cserve.h"

/* sleep(), usleep(), time_nanosleep(), time_sleep_until(). */
void cs_func_lay_sleep(void);

#endif
