/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Event: what servers need of the user's watches.
 */
#ifndef CS_CLASSES_EVENT_H
#define CS_CLASSES_EVENT_H

#include "php_cserve.h"

#define CS_EVENT_READ  512
#define CS_EVENT_WRITE 1024

extern zend_class_entry *cs_event_ce;

/* Ends all watches and cycles of the script, so that they no longer keep the loop alive. */
void cs_events_clear(void);

/* A server or a pool has ended, and start() returns: the timers and events that its callbacks have left go. Coroutines and
 * other things that are left do not keep the script from ending; without them, what the script makes from now on runs. */
void cs_event_end(void);

#endif
