/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The log: one line a message, "[2026-01-02 03:04:05 #pid.level] LEVEL message", to stderr or to log_file.
 */
#ifndef CS_CORE_LOG_H
#define CS_CORE_LOG_H

#include "php_cserve.h"

typedef enum cs_log_level {
	CS_LOG_DEBUG = 0,
	CS_LOG_TRACE = 1,
	CS_LOG_INFO = 2,
	CS_LOG_NOTICE = 3,
	CS_LOG_WARNING = 4,
	CS_LOG_ERROR = 5,
	CS_LOG_NONE = 6
} cs_log_level;

void cs_log(cs_log_level level, const char *format, ...) ZEND_ATTRIBUTE_FORMAT(printf, 2, 3);

/* Messages below this level are dropped. */
void cs_log_set_level(cs_log_level level);

/* Appends to this file from now on; NULL for stderr. Returns 0 or a negative UV_E*. */
int cs_log_open(const char *path);
int cs_log_reopen(void);

#endif
