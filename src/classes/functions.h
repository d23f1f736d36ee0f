/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The functions that belong to no class.
 */
#ifndef CS_CLASSES_FUNCTIONS_H
#define CS_CLASSES_FUNCTIONS_H

#include "php_cserve.h"

extern const zend_function_entry *const cs_functions;

/* The text of one of Swoole's own error codes, or NULL. */
const char *cs_functions_error_text(zend_long code);

/* Also a method of Swoole\Process. */
ZEND_FUNCTION(swoole_set_process_name);

#endif
