/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Internal functions of PHP with a handler of ours in front, which yields where the original blocks.
 */
#ifndef CS_HOOK_FUNC_H
#define CS_HOOK_FUNC_H

#include "php_cserve.h"

/* One hooked function. The original is an address in PHP, the same for every thread and request, so tables of these may
 * be static. */
typedef struct cs_func {
	const char *name;
	zif_handler handler;
	zif_handler original;
} cs_func;

#define CS_FUNC_ORIGINAL(func) (func).original(INTERNAL_FUNCTION_PARAM_PASSTHRU)

/* Puts the handlers in front. A function that does not exist in this PHP is left out. */
void cs_func_lay(cs_func *functions, size_t count);

/* sleep(), usleep(), time_nanosleep(), time_sleep_until(). */
void cs_func_lay_sleep(void);

#endif
