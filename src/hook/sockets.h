/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The functions of ext/sockets that wait: each waits for its socket with the event loop, and then PHP's own does the work.
 */
#ifndef CS_HOOK_SOCKETS_H
#define CS_HOOK_SOCKETS_H

#include "php_cserve.h"

void cs_sockets_lay(void);

/* The descriptor of a Socket object, -1 of anything else and of one that was closed. */
int cs_sockets_fd(zval *value);

#endif
