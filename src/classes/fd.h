/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The descriptor behind a PHP value.
 */
#ifndef CS_CLASSES_FD_H
#define CS_CLASSES_FD_H

#include "php_cserve.h"

/* The open descriptor of an int, a stream, a Socket of the sockets extension, or an object of Swoole with one in its
 * property fd, sock or pipe. -1, with a warning, when there is none. The descriptor stays its owner's. */
int cs_fd_of(zval *value);

/* Was the stream or socket closed since it was looked at? False for what cannot tell. */
bool cs_fd_is_closed(zval *value);

#endif
