/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The only place that throws, warns and sets errCode/errMsg. Messages say what was wrong, with which value, and what
 * to do about it.
 */
#ifndef CS_CLASSES_ERROR_H
#define CS_CLASSES_ERROR_H

#include "php_cserve.h"

extern zend_class_entry *cs_exception_ce; /* Swoole\Exception extends \Exception */
extern zend_class_entry *cs_error_ce;     /* Swoole\Error extends \Error */

/* Swoole\Exception with the code. */
void cs_throw(zend_long code, const char *format, ...) ZEND_ATTRIBUTE_FORMAT(printf, 2, 3);

/* Swoole\Error with the code: misuse of the API. */
void cs_throw_error(zend_long code, const char *format, ...) ZEND_ATTRIBUTE_FORMAT(printf, 2, 3);

/* E_WARNING from the running PHP function. */
void cs_warn(const char *format, ...) ZEND_ATTRIBUTE_FORMAT(printf, 1, 2);

/* A value for a message: short, and what it cannot show is named by its type. */
zend_string *cs_describe_value(const zval *value);

/* A wrong value of an option; why is "must be …". Warnings have the method's name before them already. */
void cs_throw_option(const char *where, const char *option, const char *why, const zval *value);
void cs_warn_option_value(const char *option, const char *why, const zval *value);

/* A warning once a process for each (class, option): an option that cserve does not know or cannot apply here. */
void cs_warn_option(const char *where, const char *option, const char *why);

/* An unknown option where Swoole says nothing: a line in the log, once as above. Frameworks pass their own keys on, and
 * turn warnings into exceptions. */
void cs_log_option(const char *where, const char *option);

/* errCode for such a number: an errno, or one of Swoole's own. */
zend_long cs_error_code(int uv_error);

/* What a negative UV_E*, or the negative of one of Swoole's own codes (SWOOLE_ERROR_*), means. */
const char *cs_error_message(int uv_error);

/* Sets the object's errCode and errMsg properties from such a number, or clears them with 0. Also sets what swoole_last_error() returns. */
void cs_set_error(zend_object *object, int uv_error);

/* The same with a code and text of our own. */
void cs_set_error_text(zend_object *object, zend_long code, const char *message);

/* The last error code, for swoole_last_error(). */
void cs_set_last_error(zend_long code);
zend_long cs_last_error(void);

/* Throws Swoole\Error "API must be called in the coroutine" and returns false when not in one. */
bool cs_require_coroutine(const char *api);

#endif
