/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See log.h. */
#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#define CS_LOG_LINE_MAX 8192

static const char *const level_names[] = {"DEBUG", "TRACE", "INFO", "NOTICE", "WARNING", "ERROR"};

void cs_log(cs_log_level level, const char *format, ...)
{
	char line[CS_LOG_LINE_MAX];
	char when[32] = "";
	time_t now = time(NULL);
	struct tm tm;
	va_list args;

	if ((int) level < CSG(core).log_level || level >= CS_LOG_NONE) {
		return;
	}
	if (localtime_r(&now, &tm)) {
		strftime(when, sizeof(when), "%Y-%m-%d %H:%M:%S", &tm);
	}
	size_t length = (size_t) snprintf(line, sizeof(line), "[%s #%d] %s: ", when, (int) getpid(), level_names[level]);
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

static void close_log(void)
{
	if (CSG(core).log_fd) {
		close(CSG(core).log_fd);
		CSG(core).log_fd = 0;
	}
}

static int open_log(const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
	if (fd < 0) {
		return -errno;
	}
	close_log();
	CSG(core).log_fd = fd;
	return 0;
}

int cs_log_open(const char *path)
{
	int status = 0;

	if (path) {
		status = open_log(path);
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
	return CSG(core).log_path ? open_log(CSG(core).log_path) : 0;
}

void cs_log_rinit(void)
{
	CSG(core).log_level = CS_LOG_INFO;
}

void cs_log_close(void)
{
	cs_log_open(NULL);
}
