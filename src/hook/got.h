/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Client libraries that wait: the import slots of poll(), select(), sleep() and their kin in shared libraries are pointed
 * at functions of ours, so that a library that waits lets the other coroutines run, with no code for it.
 */
#ifndef CS_HOOK_GOT_H
#define CS_HOOK_GOT_H

#include "php_cserve.h"

#if defined(__linux__) && defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))
#define CS_GOT 1
#else
#define CS_GOT 0
#endif

/* One replaced function. */
typedef struct cs_got_function {
	const char *name;
	void *ours;
} cs_got_function;

/* got_slots.c: the functions, up to one without a name. */
extern const cs_got_function cs_got_functions[];

/* got_php.c: those of PHP itself. */
extern const cs_got_function cs_got_php_functions[];

/* got_pq.c: those of libpq, for the extensions that use it. */
extern const cs_got_function cs_got_pq_functions[];

/* got_slots.c: locks, for libraries that hold one while they wait. */
extern const cs_got_function cs_got_lock_functions[];

/* The id of a coroutine that waits for this descriptor in a library, or 0. May yield. */
zend_long cs_got_user_of(int fd);

/* Finds what they need; false when it is not there, and PHP stays as it is. */
bool cs_got_lay_php(void);
void cs_got_close_php(void);

/* A coroutine that used this pipe of popen() was cancelled. */
void cs_got_popen_canceled(int fd);

struct addrinfo;
int cs_got_getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **list);

/* Replaces the slots of the libraries that are loaded now and were not seen before. Cheap when there is nothing new. */
void cs_got_update(void);

/* Beside the hook flags of a library: a poll() that was cancelled is over. libmemcached takes a failed one for "not found", or
 * aborts the process. */
#define CS_GOT_TIMES_OUT (1LL << 62)

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
