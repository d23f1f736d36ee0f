/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * PHP takes the user's error handler out of its global for as long as the handler runs, so that an error inside it goes
 * to PHP itself, and puts it back afterwards. When the handler yields, the other coroutines would be without one. This
 * lets state.c notice that and give it to them.
 */
#ifndef CS_CORE_ERROR_HANDLER_H
#define CS_CORE_ERROR_HANDLER_H

#include "php_cserve.h"

/* True when an error happened in a coroutine since the last take: the only time a handler may be running. */
static inline bool cs_error_handler_used(void)
{
	return CSG(core).error_handler_used;
}

/* The handler that a suspended coroutine is inside of; undefined when in none. */
typedef struct cs_error_handler {
	zval handler;
	const zend_function *function;
} cs_error_handler;

/* If the running coroutine is inside the error handler, gives it to the others and notes it in *running. */
void cs_error_handler_take(cs_error_handler *running);

/* Takes it away again for a coroutine that goes on inside its handler; *running is used up. A handler that was set
 * meanwhile stays, as one does that is set inside the handler. */
void cs_error_handler_put(const cs_error_handler *running);

/* At the end of a coroutine: forgets the handler of its last error. May run a destructor. */
void cs_error_handler_clean(void);

#endif
