/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * file_get_contents($path) in a coroutine, the short way: open, fstat, one read from the page cache, close. PHP's way
 * through a stream makes eight system calls. Whatever is out of the ordinary (an error, another wrapper, open_basedir,
 * a file that is not in the cache, not regular, empty or large) is left to PHP's function and the hooks under it.
 */
#include "file.h"

#include "func.h"
#include "hook.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* Larger ones are read in pieces, as PHP does. */
#define SHORT_WAY_MAX (1024 * 1024)

static cs_func get_function[];

/* A path that PHP's plain files wrapper would open as it stands. */
static bool is_plain_path(const zend_string *path)
{
	const char *text = ZSTR_VAL(path);
	size_t len = ZSTR_LEN(path);

#ifdef ZTS
	if (text[0] != '/') {
		return false; /* the working directory is the thread's */
	}
#endif
	return len > 0 && len < MAXPATHLEN && (text[0] == '/' || !memchr(text, ':', len)) && !memchr(text, 0, len)
		&& !(PG(open_basedir) && *PG(open_basedir))
		&& php_stream_get_url_stream_wrappers_hash() == php_stream_get_url_stream_wrappers_hash_global();
}

/* The content, or NULL when PHP has to do it. *fd is -1, or a descriptor that is to be closed when PHP has opened the file
 * itself: closing a FIFO earlier would be felt on its other side. */
static zend_string *read_short_way(const zend_string *path, int *fd)
{
	struct stat st;
	zend_string *content = NULL;

	*fd = open(ZSTR_VAL(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	if (*fd < 0 || fstat(*fd, &st) != 0 || !S_ISREG(st.st_mode) || st.st_size <= 0 || st.st_size > SHORT_WAY_MAX) {
		return NULL;
	}
	content = zend_string_alloc((size_t) st.st_size, 0);
	if (cs_file_read_cached(*fd, ZSTR_VAL(content), (size_t) st.st_size) != st.st_size) {
		zend_string_efree(content);
		return NULL;
	}
	ZSTR_VAL(content)[st.st_size] = '\0';
	close(*fd);
	*fd = -1;
	return content;
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_file_get_contents)
{
	int fd = -1;

	if (cs_hook_on(CS_HOOK_FILE) && ZEND_NUM_ARGS() == 1 && Z_TYPE_P(ZEND_CALL_ARG(execute_data, 1)) == IS_STRING
		&& !(ZEND_CALL_INFO(execute_data) & ZEND_CALL_HAS_EXTRA_NAMED_PARAMS)
		&& is_plain_path(Z_STR_P(ZEND_CALL_ARG(execute_data, 1)))) {
		zend_string *content = read_short_way(Z_STR_P(ZEND_CALL_ARG(execute_data, 1)), &fd);
		if (content) {
			RETURN_STR(content);
		}
	}
	CS_FUNC_ORIGINAL(get_function[0]);
	if (fd >= 0) {
		close(fd);
	}
}

static cs_func get_function[] = {{"file_get_contents", hook_file_get_contents, NULL}};

void cs_file_lay_get(void)
{
	cs_func_lay(get_function, 1);
}
