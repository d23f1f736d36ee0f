/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * PHP's plain files wrapper with ours in front: opening, directories, unlink, rename, mkdir, rmdir. And the compiler, so
 * that no switch happens while a file is read for include.
 *
 * Opening stays inline: open(2) of a file whose directory is in the kernel's cache costs less than a tenth of the way
 * through the pool. Only a FIFO can keep it waiting, so in a coroutine files are opened with O_NONBLOCK, which means
 * nothing for others, and the flag is taken away again. stat() and its kin stay inline for the same reason.
 */
#include "file.h"

#include "hook.h"
#include "src/core/compat.h"
#include "src/core/loop.h"
#include "ext/standard/php_filestat.h"
#include "zend_compile.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* How long after it was read a directory is taken to be in the kernel's cache. */
#define DIR_CACHED_MS 5000

/* PHP's own; static because the wrapper that was changed is the process's. */
static const php_stream_wrapper_ops *original;
static php_stream_wrapper_ops hooked;
static zend_op_array *(*original_compile_file)(zend_file_handle *handle, int type);

static bool is_fifo(const char *path)
{
	struct stat st;
	return stat(path, &st) == 0 && S_ISFIFO(st.st_mode);
}

static php_stream *open_original(php_stream_wrapper *wrapper, const char *path, const char *mode, int options,
	zend_string **opened_path, php_stream_context *context STREAMS_DC)
{
	return original->stream_opener(wrapper, path, mode, options, opened_path, context STREAMS_REL_CC);
}

/* The path as the kernel is to see it from a thread, which may run after a chdir(): made absolute, not resolved further.
 * NULL when there is none. */
static const char *absolute_path(const char *path, char *full)
{
	if (strncasecmp(path, "file://", 7) == 0) {
		path += 7;
	}
	if (IS_ABSOLUTE_PATH(path, strlen(path))) {
		return path;
	}
	char cwd[MAXPATHLEN];
	if (!*path || !VCWD_GETCWD(cwd, sizeof(cwd)) || snprintf(full, MAXPATHLEN, "%s/%s", cwd, path) >= MAXPATHLEN) {
		return NULL;
	}
	return full;
}

/* open() with O_TRUNC waits for pages of the old content that are on their way to the disk: measured on ext4 beside other
 * writers, 0.1 ms in the median and 8 ms for one in ten. So a file that has content is emptied in the pool first, and PHP
 * opens an empty one; or fails like truncate() did. May yield. */
static void empty_before(const char *path, int options)
{
	char full[MAXPATHLEN];
	const char *absolute;
	struct stat st;

	if ((options & STREAM_DISABLE_OPEN_BASEDIR || !php_check_open_basedir_ex(path, 0))
		&& (absolute = absolute_path(path, full)) != NULL && stat(absolute, &st) == 0 && S_ISREG(st.st_mode)
		&& st.st_size > 0) {
		cs_file_call_path(CS_FILE_EMPTY, absolute, NULL, 0);
	}
}

/* May yield. */
static php_stream *open_in_coroutine(php_stream_wrapper *wrapper, const char *path, const char *mode, int flags,
	int options, zend_string **opened_path, php_stream_context *context STREAMS_DC)
{
	char with_n[sizeof(((php_stream *) NULL)->mode)];
	char full[MAXPATHLEN];

	if (flags & O_TRUNC) {
		empty_before(path, options);
	}
	snprintf(with_n, sizeof(with_n), "%sn", mode);
	php_stream *stream = open_original(wrapper, path, with_n, options, opened_path, context STREAMS_REL_CC);
	if (!stream) {
		if (errno != ENXIO || EG(exception) || !expand_filepath(path, full) || !is_fifo(full)) {
			return NULL;
		}
		/* Nobody reads from the FIFO yet. The descriptor of the wait keeps the reader until ours is open. */
		int fd = cs_file_open_fifo(full, flags);
		if (fd < 0) {
			errno = EINTR;
			return NULL;
		}
		stream = open_original(wrapper, path, with_n, options, opened_path, context STREAMS_REL_CC);
		close(fd);
		if (!stream) {
			return NULL;
		}
	}
	int fd = -1;
	php_stream_cast(stream, PHP_STREAM_AS_FD_FOR_SELECT, (void **) &fd, 0);
	if (UNEXPECTED(stream->flags & PHP_STREAM_FLAG_NO_SEEK) && (flags & O_ACCMODE) == O_RDONLY
		&& expand_filepath(path, full) && is_fifo(full) && cs_file_await_writer(full, fd) < 0) {
		php_stream_close(stream);
		errno = EINTR;
		return NULL;
	}
	fcntl(fd, F_SETFL, flags & O_APPEND);
	strcpy(stream->mode, mode);
	return stream;
}

/* May yield. */
static php_stream *on_open(php_stream_wrapper *wrapper, const char *path, const char *mode, int options,
	zend_string **opened_path, php_stream_context *context STREAMS_DC)
{
	int flags;

	if (options & STREAM_OPEN_FOR_INCLUDE) {
		php_stream *stream = open_original(wrapper, path, mode, options, opened_path, context STREAMS_REL_CC);
		if (stream && stream->ops == &php_stream_stdio_ops) {
			stream->ops = &cs_file_original_ops;
		}
		return stream;
	}
	if (!cs_hook_on(CS_HOOK_FILE) || (options & STREAM_OPEN_PERSISTENT)
		|| strlen(mode) + 2 > sizeof(((php_stream *) NULL)->mode)
		|| php_stream_parse_fopen_modes(mode, &flags) == FAILURE || (flags & O_NONBLOCK)) {
		return open_original(wrapper, path, mode, options, opened_path, context STREAMS_REL_CC);
	}
	return open_in_coroutine(wrapper, path, mode, flags, options, opened_path, context STREAMS_REL_CC);
}

/* Tells whether this directory was asked about in the last seconds, and takes a note: the kernel still has what was read
 * then, and the way through the pool costs several times what reading it does. A wrong answer costs a wait. */
static bool was_read_lately(const char *path)
{
	zend_ulong hash = zend_inline_hash_func(path, strlen(path));
	cs_hook_dir *slot = &CSG(hook).dirs[hash % (sizeof(CSG(hook).dirs) / sizeof(CSG(hook).dirs[0]))];
	uint64_t now = cs_loop_now_ms();
	bool lately = slot->hash == hash && now - slot->asked_ms < DIR_CACHED_MS;

	slot->hash = hash;
	slot->asked_ms = now;
	return lately;
}

/* May yield. */
static php_stream *on_open_dir(php_stream_wrapper *wrapper, const char *path, const char *mode, int options,
	zend_string **opened_path, php_stream_context *context STREAMS_DC)
{
	char full[MAXPATHLEN];
	const char *absolute;

	/* What open_basedir forbids is not even looked at. */
	if (cs_hook_on(CS_HOOK_FILE) && !(options & STREAM_USE_GLOB_DIR_OPEN)
		&& (options & STREAM_DISABLE_OPEN_BASEDIR || !php_check_open_basedir_ex(path, 0))
		&& (absolute = absolute_path(path, full)) != NULL && !was_read_lately(absolute)) {
		cs_file_call_path(CS_FILE_READ_DIR, absolute, NULL, 0);
	}
	return original->dir_opener(wrapper, path, mode, options, opened_path, context STREAMS_REL_CC);
}

/* Makes the call in the pool. True when it was made and *err tells how it ended, 0 or an errno; false when PHP's own
 * function has to do it. May yield. */
static bool call_in_pool(cs_file_call call, const char *path, int mode, int *err)
{
	char full[MAXPATHLEN];
	const char *absolute;

	if (!cs_hook_on(CS_HOOK_FILE) || php_check_open_basedir_ex(path, 0) || !(absolute = absolute_path(path, full))) {
		return false;
	}
	*err = -cs_file_call_path(call, absolute, NULL, mode);
	return true;
}

static const char *without_scheme(const char *path)
{
	return strncasecmp(path, "file://", 7) == 0 ? path + 7 : path;
}

/* May yield. */
static int on_unlink(php_stream_wrapper *wrapper, const char *url, int options, php_stream_context *context)
{
	int err;

	if (!call_in_pool(CS_FILE_UNLINK, without_scheme(url), 0, &err)) {
		return original->unlink(wrapper, url, options, context);
	}
	if (err) {
		if (options & REPORT_ERRORS) {
			php_error_docref1(NULL, without_scheme(url), E_WARNING, "%s", strerror(err));
		}
		return 0;
	}
	php_clear_stat_cache(1, NULL, 0);
	return 1;
}

/* May yield. */
static int on_rmdir(php_stream_wrapper *wrapper, const char *url, int options, php_stream_context *context)
{
	int err;

	if (!call_in_pool(CS_FILE_RMDIR, without_scheme(url), 0, &err)) {
		return original->stream_rmdir(wrapper, url, options, context);
	}
	if (err) {
		php_error_docref1(NULL, without_scheme(url), E_WARNING, "%s", strerror(err));
		return 0;
	}
	php_clear_stat_cache(1, NULL, 0);
	return 1;
}

/* The recursive kind is mostly looking, and stays PHP's. May yield. */
static int on_mkdir(php_stream_wrapper *wrapper, const char *dir, int mode, int options, php_stream_context *context)
{
	int err;

	if ((options & PHP_STREAM_MKDIR_RECURSIVE) || !call_in_pool(CS_FILE_MKDIR, without_scheme(dir), mode, &err)) {
		return original->stream_mkdir(wrapper, dir, mode, options, context);
	}
	if (err) {
		php_error_docref(NULL, E_WARNING, "%s", strerror(err));
		return 0;
	}
	return 1;
}

/* Between file systems PHP copies, with the process's umask changed meanwhile: nobody else may run then. May yield. */
static int on_rename(
	php_stream_wrapper *wrapper, const char *from, const char *to, int options, php_stream_context *context)
{
	char full_from[MAXPATHLEN], full_to[MAXPATHLEN];
	const char *absolute_from, *absolute_to;

	if (!cs_hook_on(CS_HOOK_FILE) || !from || !to || php_check_open_basedir_ex(without_scheme(from), 0)
		|| php_check_open_basedir_ex(without_scheme(to), 0) || !(absolute_from = absolute_path(from, full_from))
		|| !(absolute_to = absolute_path(to, full_to))) {
		return original->rename(wrapper, from, to, options, context);
	}
	int err = -cs_file_call_path(CS_FILE_RENAME, absolute_from, absolute_to, 0);
	if (err == EXDEV) {
		cs_no_yield_begin();
		int result = original->rename(wrapper, from, to, options, context);
		cs_no_yield_end();
		return result;
	}
	if (err) {
		php_error_docref2(NULL, without_scheme(from), without_scheme(to), E_WARNING, "%s", strerror(err));
		return 0;
	}
	php_clear_stat_cache(1, NULL, 0);
	return 1;
}

/* A file of a user's or an archive's wrapper is read here too; its reads must not switch either. A bailout inside ends the
 * script, the count with it. */
static zend_op_array *compile_without_switch(zend_file_handle *handle, int type)
{
	cs_no_yield_begin();
	zend_op_array *op_array = original_compile_file(handle, type);
	cs_no_yield_end();
	return op_array;
}

void cs_file_lay(void)
{
	cs_file_lay_ops();
	cs_file_lay_get();
	original = php_plain_files_wrapper.wops;
	hooked = *original;
	hooked.stream_opener = on_open;
	hooked.dir_opener = on_open_dir;
	hooked.unlink = on_unlink;
	hooked.rename = on_rename;
	hooked.stream_mkdir = on_mkdir;
	hooked.stream_rmdir = on_rmdir;
	php_plain_files_wrapper.wops = &hooked;
	original_compile_file = zend_compile_file;
	zend_compile_file = compile_without_switch;
}
