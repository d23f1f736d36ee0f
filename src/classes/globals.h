/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the classes keep per process, embedded in the module globals as CSG(classes). Every field is zero after start.
 */
#ifndef CS_CLASSES_GLOBALS_H
#define CS_CLASSES_GLOBALS_H

#include "php.h"
#include <uv.h>

#include "../core/queue.h"
#include "../server/cell.h"

typedef struct cs_event_cycle cs_event_cycle;

typedef struct cs_classes_globals {
	/* callback.c: the loop's callbacks are called without a coroutine */
	bool callbacks_plain;

	/* timer.c */
	HashTable *timers;     /* id to timer, NULL when none was made in this script */
	uint32_t timers_forks; /* CSG(core).forks when they were made */
	zend_long timers_last_id;
	zend_long timers_round;
	uint64_t timers_base_ms; /* when the first timer was made */
	bool timers_in_round;

	/* event.c */
	HashTable *events; /* descriptor to watch */
	uint32_t events_forks;
	cs_event_cycle *cycles[2]; /* after and before the wait for events */

	/* http_handler.c: the request whose coroutine is being started */
	const struct cs_http_handler *handler;
	struct cs_conn *handled_conn;
	struct cs_head *handled_head;

	/* server_ws.c: messages sent in this round of the loop */
	uint64_t push_round_ms;
	uint32_t pushes;

	/* request.c, response.c: an object that nobody has any more, for the next request; or NULL */
	zend_object *spare_request;
	zend_object *spare_response;

	/* response.c */
	cs_queue detached; /* cs_exchange, by node */

	/* process.c, process_system.c */
	zend_long last_process_id;
	struct cs_user_signal *signals; /* what Process::signal() watches, a list */

	/* atomic.c */
	cs_cells atomics;

	/* client.c: connections that outlive their clients */
	struct cs_kept *kept;

	/* lock.c */
	cs_cells locks;
	cs_cells rwlocks;
} cs_classes_globals;

#endif
