/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine, and the process's coroutine options that it shares with Scheduler.
 */
#ifndef CS_CLASSES_COROUTINE_H
#define CS_CLASSES_COROUTINE_H

#include "php_cserve.h"

extern zend_class_entry *cs_coroutine_ce;

/* Sets options as Swoole\Coroutine::set() documents them; `where` names the caller in messages. False with an exception
 * pending when a value is wrong; the options before it are set. */
bool cs_coroutine_set_options(HashTable *options, const char *where);

/* One of them. 0; UV_ENOENT when there is none of this name; UV_EINVAL with an exception pending. */
int cs_coroutine_set_option(zend_string *name, zval *value, const char *where);

/* True for a name that cs_coroutine_set_option() knows. */
bool cs_coroutine_is_option(zend_string *name);

/* The options set so far, borrowed; NULL when there are none. */
HashTable *cs_coroutine_options(void);

/* Warns why cs_co_spawn() returned a negative number. */
void cs_coroutine_warn_spawn(zend_long error);

/* The methods that functions are other names for. */
ZEND_METHOD(Swoole_Coroutine, create);
ZEND_METHOD(Swoole_Coroutine, defer);
ZEND_METHOD(Swoole_Coroutine, getOptions);

#endif
