/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Channel for C code: WaitGroup, pools and barriers are built on it.
 */
#ifndef CS_CLASSES_CHANNEL_H
#define CS_CLASSES_CHANNEL_H

#include "php_cserve.h"

#define CS_CHANNEL_OK       0
#define CS_CHANNEL_TIMEOUT  (-1)
#define CS_CHANNEL_CLOSED   (-2)
#define CS_CHANNEL_CANCELED (-3)

extern zend_class_entry *cs_channel_ce;

/* A channel object with room for `capacity` (>= 1) values. */
zend_object *cs_channel_new(size_t capacity);

/* Adds a copy of the value, waiting for room when needed; `what` is the literal that reports name the wait with.
 * Returns CS_CHANNEL_OK or the reason why not, which is errCode then too. With an exception (there was no coroutine that
 * could wait) it returns CS_CHANNEL_CANCELED. May yield. */
int cs_channel_push(zend_object *channel, zval *value, int64_t timeout_ms, const char *what);

/* Takes the first value into `result`, which the caller owns; untouched on failure. Returns as cs_channel_push().
 * May yield. */
int cs_channel_pop(zend_object *channel, zval *result, int64_t timeout_ms, const char *what);

/* How many values it holds: so many pops will not wait. */
size_t cs_channel_length(zend_object *channel);

#endif
