/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See log.h. */
#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#define CS_LOG_LINE_MAX    8192
#define CS_LOG_DATE_FORMAT "%Y-%m-%d %H:%M:%S"

static const char *const level_names[] = {"DEBUG", "TRACE", "INFO", "NOTICE", "WARNING", "ERROR"};

/* What rotation adds to the name; in the order of cs_log_rotation. */
static const char *const suffix_formats[] = {"", ".%Y%m", ".%Y%m%d", ".%Y%m%d%H", ".%Y%m%d%H%M"};

/* ---- the file ---- */

static void close_log(void)
{
	if (CSG(core).log_fd) {
		close(CSG(core).log_fd);
		CSG(core).log_fd = 0;
	}
}

static void redirect_output(void)
{
	if (CSG(core).log_captures && CSG(core).log_fd > STDERR_FILENO) {
		dup2(CSG(core).log_fd, STDOUT_FILENO);
		dup2(CSG(core).log_fd, STDERR_FILENO);
	}
}

static int open_log(const char *path, const struct tm *tm)
{
	char name[4096], suffix[sizeof(CSG(core).log_suffix)] = "";

	if (CSG(core).log_rotation) {
		strftime(suffix, sizeof(suffix), suffix_formats[CSG(core).log_rotation], tm);
	}
	if ((size_t) snprintf(name, sizeof(name), "%s%s", path, suffix) >= sizeof(name)) {
		return UV_ENAMETOOLONG;
	}
	/* A FIFO that nobody reads is an error, not a wait. */
	int fd = open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0644);
	if (fd < 0) {
		return -errno;
	}
	fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_NONBLOCK);
	close_log();
	CSG(core).log_fd = fd;
	memcpy(CSG(core).log_suffix, suffix, sizeof(suffix));
	redirect_output();
	return 0;
}

/* Begins a new file when its time has come. When that fails, lines go on to the old one. */
static void rotate(const struct tm *tm)
{
	char suffix[sizeof(CSG(core).log_suffix)] = "";

	strftime(suffix, sizeof(suffix), suffix_formats[CSG(core).log_rotation], tm);
	if (strcmp(suffix, CSG(core).log_suffix) != 0) {
		open_log(CSG(core).log_path, tm);
	}
}

static struct tm now_tm(time_t now)
{
	struct tm tm = {0};
	localtime_r(&now, &tm);
	return tm;
}

int cs_log_open(const char *path)
{
	int status = 0;

	if (path) {
		struct tm tm = now_tm(time(NULL));
		status = open_log(path, &tm);
	} else {
		close_log();
	}
	if (status == 0) {
		free(CSG(core).log_path);
		CSG(core).log_path = path ? strdup(path) : NULL;
	}
	return status;
}

int cs_log_reopen(void)
{
	struct tm tm = now_tm(time(NULL));
	return CSG(core).log_path ? open_log(CSG(core).log_path, &tm) : 0;
}

void cs_log_on_signal(int signum, void *arg)
{
	cs_log_reopen();
}

void cs_log_capture_output(void)
{
	CSG(core).log_captures = true;
	redirect_output();
}

/* ---- lines ---- */

static size_t write_date(char *out, size_t size)
{
	struct timespec now;
	const char *format = CSG(core).log_date_format ? CSG(core).log_date_format : CS_LOG_DATE_FORMAT;

	clock_gettime(CLOCK_REALTIME, &now);
	struct tm tm = now_tm(now.tv_sec);
	if (CSG(core).log_rotation && CSG(core).log_fd) {
		rotate(&tm);
	}
	size_t length = strftime(out, size, format, &tm);
	if (CSG(core).log_microseconds) {
		length += (size_t) snprintf(out + length, size - length, ".%06ld", now.tv_nsec / 1000);
	}
	return MIN(length, size - 1);
}

void cs_log(cs_log_level level, const char *format, ...)
{
	char line[CS_LOG_LINE_MAX];
	va_list args;

	if ((int) level < CSG(core).log_level || level >= CS_LOG_NONE) {
		return;
	}
	line[0] = '[';
	size_t length = 1 + write_date(line + 1, CS_LOG_DATE_MAX);
	length += (size_t) snprintf(line + length, sizeof(line) - length, " #%d] %s: ", (int) getpid(), level_names[level]);
	va_start(args, format);
	int n = vsnprintf(line + length, sizeof(line) - length - 1, format, args);
	va_end(args);
	length += n < 0 ? 0 : (size_t) n;
	if (length > sizeof(line) - 2) {
		length = sizeof(line) - 2; /* cut */
	}
	line[length++] = '\n';

	/* One write a line: lines of several processes do not mix. */
	ssize_t written;
	do {
		written = write(CSG(core).log_fd ? CSG(core).log_fd : STDERR_FILENO, line, length);
	} while (written < 0 && errno == EINTR);
}

void cs_log_set_level(cs_log_level level)
{
	CSG(core).log_level = (int) level;
}

void cs_log_set_rotation(cs_log_rotation rotation)
{
	CSG(core).log_rotation = (int) rotation;
}

int cs_log_set_date_format(const char *format)
{
	char date[CS_LOG_DATE_MAX - 8]; /* room for the microseconds */
	struct tm tm = now_tm(time(NULL));

	if (format && strftime(date, sizeof(date), format, &tm) == 0) {
		return UV_EINVAL;
	}
	free(CSG(core).log_date_format);
	CSG(core).log_date_format = format ? strdup(format) : NULL;
	return 0;
}

void cs_log_set_microseconds(bool on)
{
	CSG(core).log_microseconds = on;
}

void cs_log_rinit(void)
{
	CSG(core).log_level = CS_LOG_INFO;
	CSG(core).log_rotation = CS_LOG_SINGLE;
	CSG(core).log_microseconds = CSG(core).log_captures = false;
}

void cs_log_close(void)
{
	cs_log_open(NULL);
	cs_log_set_date_format(NULL);
}
