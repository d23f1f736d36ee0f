/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\ExitException: what exit() throws inside a coroutine.
 */
#ifndef CS_CLASSES_EXIT_EXCEPTION_H
#define CS_CLASSES_EXIT_EXCEPTION_H

#include "php_cserve.h"

#define CS_EXIT_IN_COROUTINE 2
#define CS_EXIT_IN_SERVER    4

extern zend_class_entry *cs_exit_exception_ce;

/* Throws one; status is exit()'s argument (NULL: none given, counts as 0) and is copied. */
void cs_exit_exception_throw(zval *status, zend_long flags);

/* The status of one, borrowed. */
zval *cs_exit_exception_status(zend_object *exception);

#endif
