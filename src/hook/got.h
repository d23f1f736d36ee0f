/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Client libraries that wait: the import slots of poll(), select(), sleep() and their kin in shared libraries are pointed
 * at functions of ours, so that a library that waits lets the other coroutines run, with no code for it.
 */
#ifndef CS_HOOK_GOT_H
#define CS_HOOK_GOT_H

#include "php_cserve.h"

/* One replaced function. */
typedef struct cs_got_function {
	const char *name;
	void *ours;
} cs_got_function;

/* got_slots.c: the functions, up to one without a name. */
extern const cs_got_function cs_got_functions[];

/* Replaces the slots of the libraries that are loaded now and were not seen before. Cheap when there is nothing new. */
void cs_got_update(void);

/* The flags that make calls from this code address yield. */
zend_long cs_got_flags_of(const void *caller);

/* Calls fn for each library that has such slots, with their names: those that are, or would be, replaced. */
void cs_got_list(void (*fn)(const char *library, const char *functions));

/* The ini entries cserve.hook_libraries and cserve.hook_exclude. */
void cs_got_register_ini(int module_number);
void cs_got_unregister_ini(int module_number);

/* PHP's thread. */
void cs_got_rinit(void);
bool cs_got_is_php_thread(void);

/* Puts the real functions back. */
void cs_got_close(void);

void cs_got_lay(void);

#endif
