/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Two coroutines that need one class: the second waits until the first has loaded it, instead of loading the file a
 * second time (a fatal "Cannot declare class") or being told that there is no such class. Works by wrapping the
 * engine's autoload hook. The library's classes are looked for first and never wait. A wait that would close a circle (A loads X and needs Y, B loads Y and needs X) is not begun.
 */
#include "autoload.h"

#include "co.h"
#include "library.h"
#include "queue.h"

/* One class that some coroutine is loading; request memory, since a fatal error leaves it on the list. */
typedef struct loading {
	cs_queue node;
	cs_queue waiters;
	zend_string *lc_name;
	cs_co *owner; /* NULL: the main stack */
} loading;

typedef struct waiter {
	cs_queue node;
	cs_co *co;
} waiter;

/* The engine's own hook. Set once a process, before any script runs, so it needs no per-thread copy. */
static zend_class_entry *(*next_autoload)(zend_string *name, zend_string *lc_name);

static loading *find_loading(const zend_string *lc_name)
{
	for (cs_queue *q = CSG(core).loading.next; q != &CSG(core).loading; q = q->next) {
		loading *load = CS_QUEUE_ENTRY(q, loading, node);
		if (zend_string_equals(load->lc_name, lc_name)) {
			return load;
		}
	}
	return NULL;
}

/* The class that a coroutine waits for, or NULL. */
static loading *waiting_for(const cs_co *co)
{
	for (cs_queue *q = CSG(core).loading.next; q != &CSG(core).loading; q = q->next) {
		loading *load = CS_QUEUE_ENTRY(q, loading, node);
		for (cs_queue *w = load->waiters.next; w != &load->waiters; w = w->next) {
			if (CS_QUEUE_ENTRY(w, waiter, node)->co == co) {
				return load;
			}
		}
	}
	return NULL;
}

static bool would_deadlock(const loading *load, const cs_co *self)
{
	while (load) {
		if (!load->owner || load->owner == self) {
			return true;
		}
		load = waiting_for(load->owner);
	}
	return false;
}

/* May yield. */
static zend_class_entry *autoload(zend_string *name, zend_string *lc_name)
{
	cs_co *self = cs_co_current();
	zend_class_entry *own = cs_library_load(lc_name);
	loading *other;

	if (own || EG(exception)) {
		return own;
	}
	while (self && cs_co_can_yield() && (other = find_loading(lc_name)) && !would_deadlock(other, self)) {
		waiter wait = {.co = self};
		cs_queue_push(&other->waiters, &wait.node);
		int status = cs_co_wait("class being loaded by another coroutine", CS_FOREVER);
		cs_queue_remove(&wait.node);
		zend_class_entry *ce = zend_hash_find_ptr(EG(class_table), lc_name);
		if (ce || status < 0 || EG(exception)) {
			return ce;
		}
	}

	if (!next_autoload) {
		return NULL;
	}
	loading *load = emalloc(sizeof(*load));
	load->lc_name = lc_name;
	load->owner = self;
	cs_queue_init(&load->waiters);
	cs_queue_push(&CSG(core).loading, &load->node);
	zend_class_entry *ce = next_autoload(name, lc_name);
	cs_queue_remove(&load->node);
	cs_queue *node;
	while ((node = cs_queue_shift(&load->waiters))) {
		cs_co_wake(CS_QUEUE_ENTRY(node, waiter, node)->co, 0);
	}
	efree(load);
	return ce;
}

void cs_autoload_rinit(void)
{
	cs_queue_init(&CSG(core).loading);
	if (zend_autoload != autoload) {
		next_autoload = zend_autoload;
		zend_autoload = autoload;
	}
}

void cs_autoload_close(void)
{
	if (zend_autoload == autoload) {
		zend_autoload = next_autoload;
	}
}
