/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Http\Server.
 */
#ifndef CS_CLASSES_COROUTINE_HTTP_SERVER_H
#define CS_CLASSES_COROUTINE_HTTP_SERVER_H

#include "php_cserve.h"

extern zend_class_entry *cs_coroutine_http_server_ce;

#endif
