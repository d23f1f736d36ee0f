/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the hooks keep per process, embedded in the module globals as CSG(hook). Every field is zero after start; the
 * queues are made by cs_hook_rinit().
 */
#ifndef CS_HOOK_GLOBALS_H
#define CS_HOOK_GLOBALS_H

#include "php.h"

#include "src/core/queue.h"

/* A directory that was read lately; see file.c. */
typedef struct cs_hook_dir {
	zend_ulong hash; /* of its path */
	uint64_t asked_ms;
} cs_hook_dir;

typedef struct cs_hook_globals {
	/* hook.c */
	zend_long flags; /* SWOOLE_HOOK_*, in force now */
	bool chosen;     /* the script has set them: the default of run() and of servers does not apply */

	/* file.c */
	cs_hook_dir dirs[64];

	/* file_ops.c */
	cs_queue busy;         /* operations on streams that a thread works at */
	cs_queue lock_waiters; /* coroutines that wait for an flock() */

	/* stream.c */
	struct cs_socket *sockets; /* by descriptor */
	int socket_count;

	/* got.c */
	char *libraries; /* ini settings */
	char *exclude;
	bool got_on; /* slots are replaced for this script */

	/* proc.c */
	HashTable *started; /* ids of children that Swoole\Process has started; NULL: none */
	uint32_t started_forks;

	/* got_php.c */
	cs_queue popened; /* started by popen() */
} cs_hook_globals;

#endif
