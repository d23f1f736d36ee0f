/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A PHP callable with arguments, kept for later.
 */
#ifndef CS_CLASSES_CALLBACK_H
#define CS_CLASSES_CALLBACK_H

#include "php_cserve.h"

/* Owns what it points at. All zero: no callable. */
typedef struct cs_callback {
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
} cs_callback;

/* Keeps the callable, with the arguments given: the first `before` are left for the caller to fill in
 * (cb->fci.params), then `count` from `params`, then the named ones (may be NULL). */
void cs_callback_init(cs_callback *cb, const zend_fcall_info *fci, const zend_fcall_info_cache *fcc, uint32_t before,
	uint32_t count, const zval *params, HashTable *named);
void cs_callback_dtor(cs_callback *cb);

/* Calls it in a coroutine of its own. As cs_co_spawn(), with a warning when there can be none. */
zend_long cs_callback_spawn(cs_callback *cb);

/* The same with one argument. */
zend_long cs_callback_spawn_1(cs_callback *cb, zval *argument);

/* Calls it from the event loop, with the argument unless that is NULL: in a coroutine of its own, or without one when the
 * program has turned enable_coroutine off. What is thrown then ends the script as it does out of a coroutine. */
void cs_callback_fire(cs_callback *cb, zval *argument);

static inline bool cs_callback_is_set(const cs_callback *cb)
{
	return cb->fci.size != 0;
}

/* For a class's get_gc handler. */
void cs_callback_gc(cs_callback *cb, zend_get_gc_buffer *buffer);

#endif
