/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Intrusive doubly linked list. A node is embedded in the struct it links; a list is a node that points at itself
 * when empty. A node that is on no list points at itself too, so removing twice is harmless. Needs no Zend.
 */
#ifndef CS_CORE_QUEUE_H
#define CS_CORE_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cs_queue cs_queue;
struct cs_queue {
	cs_queue *next;
	cs_queue *prev;
};

/* The struct of type `type` whose member `member` is the node `node`. */
#define CS_QUEUE_ENTRY(node, type, member) ((type *) ((char *) (node) -offsetof(type, member)))

static inline void cs_queue_init(cs_queue *q)
{
	q->next = q->prev = q;
}

/* True when the list has no node, or the node is on no list. */
static inline bool cs_queue_empty(const cs_queue *q)
{
	return q->next == q;
}

static inline void cs_queue_push(cs_queue *list, cs_queue *node)
{
	node->next = list;
	node->prev = list->prev;
	list->prev->next = node;
	list->prev = node;
}

static inline void cs_queue_push_front(cs_queue *list, cs_queue *node)
{
	cs_queue_push(list->next, node);
}

static inline void cs_queue_remove(cs_queue *node)
{
	node->prev->next = node->next;
	node->next->prev = node->prev;
	cs_queue_init(node);
}

/* Takes the first node off the list; NULL when it is empty. */
static inline cs_queue *cs_queue_shift(cs_queue *list)
{
	cs_queue *node = list->next;
	if (node == list) {
		return NULL;
	}
	cs_queue_remove(node);
	return node;
}

/* Moves every node of `from` to `to`, whose old content is forgotten. */
static inline void cs_queue_move(cs_queue *from, cs_queue *to)
{
	if (cs_queue_empty(from)) {
		cs_queue_init(to);
		return;
	}
	*to = *from;
	to->next->prev = to;
	to->prev->next = to;
	cs_queue_init(from);
}

#endif
