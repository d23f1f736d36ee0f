/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See open.h. */
#include "open.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#include <uv.h>

static int check(const struct stat *st)
{
	return S_ISREG(st->st_mode) || S_ISDIR(st->st_mode) ? 0 : UV_EINVAL;
}

int cs_open_read(const char *path, struct stat *st)
{
	int error = stat(path, st) < 0 ? uv_translate_sys_error(errno) : check(st);
	if (error) {
		return error;
	}
	/* It may have become something else since. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	if (fd < 0) {
		return uv_translate_sys_error(errno);
	}
	error = fstat(fd, st) < 0 ? uv_translate_sys_error(errno) : check(st);
	if (error) {
		close(fd);
		return error;
	}
	return fd;
}
