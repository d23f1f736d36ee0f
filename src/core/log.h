/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The log: one line a message, "[2026-01-02 03:04:05 #pid] LEVEL: message", to stderr or to log_file.
 */
#ifndef CS_CORE_LOG_H
#define CS_CORE_LOG_H

#include "php_cserve.h"

/* Room for a time, microseconds included. */
#define CS_LOG_DATE_MAX 80

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

/* Values of SWOOLE_LOG_ROTATION_*: how often a new file is begun. Its name is that of the log, a dot and the time:
 * .202601, .20260131, .2026013123, .202601312359. */
typedef enum cs_log_rotation {
	CS_LOG_SINGLE = 0,
	CS_LOG_MONTHLY = 1,
	CS_LOG_DAILY = 2,
	CS_LOG_HOURLY = 3,
	CS_LOG_EVERY_MINUTE = 4
} cs_log_rotation;

/* Messages below this level are dropped. */
void cs_log_set_level(cs_log_level level);

/* For the next cs_log_open(). */
void cs_log_set_rotation(cs_log_rotation rotation);

/* How times are written: strftime()'s format, NULL for the usual one. UV_EINVAL when it gives nothing or too much; then
 * nothing changes. With microseconds, these follow behind a dot. */
int cs_log_set_date_format(const char *format);
void cs_log_set_microseconds(bool on);

/* What the program prints goes to the log file too from now on, also after a rotation. */
void cs_log_capture_output(void);

/* Appends to this file from now on; NULL for stderr. Returns 0 or a negative UV_E*. */
int cs_log_open(const char *path);
int cs_log_reopen(void);

/* The same as what a signal does, for cs_signal_watch(). */
void cs_log_on_signal(int signum, void *arg);

#endif
