/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Http\Cookie, and what Swoole\Http\Response needs for cookie(), setCookie(), rawcookie() and setRawCookie().
 */
#ifndef CS_CLASSES_COOKIE_H
#define CS_CLASSES_COOKIE_H

#include "php_cserve.h"
#include "src/core/buf.h"

extern zend_class_entry *cs_cookie_ce;

/* Reads the running method's parameters,
 *     (Cookie|string $name_or_object, string $value = "", int $expires = 0, string $path = "/", string $domain = "",
 *      bool $secure = false, bool $httponly = false, string $samesite = "", string $priority = "",
 *      bool $partitioned = false)
 * and appends the value of the Set-Cookie header to `line`, without the field name and line end. `encode` tells cookie()
 * from rawcookie(); a Cookie object brings its own flag. Returns 0; or a negative UV_E* with nothing appended and either
 * an exception pending or a warning raised: the method then returns false.
 *
 *     cs_buf line = {0};
 *     if (cs_cookie_from_args(execute_data, true, &line) < 0) { cs_buf_dtor(&line); RETURN_FALSE; }
 */
int cs_cookie_from_args(zend_execute_data *execute_data, bool encode, cs_buf *line);

/* The same from an object of the class or a child class. */
int cs_cookie_from_object(zend_object *object, cs_buf *line);

#endif
