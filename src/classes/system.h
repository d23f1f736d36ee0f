/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the files of Swoole\Coroutine\System share.
 */
#ifndef CS_CLASSES_SYSTEM_H
#define CS_CLASSES_SYSTEM_H

#include "php_cserve.h"

/* Sets swoole_last_error() from a negative UV_E*: the system's number, or SWOOLE_ERROR_CO_CANCELED. */
void cs_system_set_error(int uv_error);

#endif
