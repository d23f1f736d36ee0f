/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process: going into the background.
 */
#include "process.h"

#include "error.h"
#include "fd.h"
#include "src/core/co.h"
#include "src/modules.h"
#include "stubs/process_arginfo.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

zend_class_entry *cs_process_ce;

/* Puts the wanted descriptors at 0, 1 and 2. They are copied out of the way first: one may itself be 0, 1 or 2. */
static int replace_standard_fds(bool to_null, const int fds[3])
{
	int status = 0;
	int copies[3] = {-1, -1, -1};
	int null_fd = to_null ? open("/dev/null", O_RDWR | O_CLOEXEC) : -1;

	if (to_null && null_fd < 0) {
		return uv_translate_sys_error(errno);
	}
	for (int i = 0; i < 3 && status == 0; i++) {
		int from = fds[i] >= 0 ? fds[i] : null_fd;
		if (from >= 0 && (copies[i] = fcntl(from, F_DUPFD_CLOEXEC, 3)) < 0) {
			status = uv_translate_sys_error(errno);
		}
	}
	for (int i = 0; i < 3; i++) {
		if (copies[i] >= 0) {
			if (status == 0 && dup2(copies[i], i) < 0) {
				status = uv_translate_sys_error(errno);
			}
			close(copies[i]);
		}
	}
	if (null_fd > 2) {
		close(null_fd);
	}
	return status;
}

/* What PHP has buffered stays with the child alone: the parent leaves by _exit(). */
int cs_process_daemonize(bool to_root, bool to_null, const int fds[3])
{
	if (to_root && chdir("/") < 0) {
		return uv_translate_sys_error(errno);
	}
	pid_t pid = fork();
	if (pid < 0) {
		return uv_translate_sys_error(errno);
	}
	if (pid > 0) {
		_exit(0);
	}
	if (setsid() < 0) {
		return uv_translate_sys_error(errno);
	}
	return replace_standard_fds(to_null, fds);
}

/* Reads the array of descriptors for stdin, stdout and stderr. */
static bool read_pipes(HashTable *pipes, int fds[3])
{
	for (zend_ulong i = 0; i < 3; i++) {
		zval *value = zend_hash_index_find_deref(pipes, i);
		fds[i] = -1;
		if (value && Z_TYPE_P(value) != IS_NULL && (fds[i] = cs_fd_of(value)) < 0) {
			return false;
		}
	}
	return true;
}

ZEND_METHOD(Swoole_Process, daemon)
{
	bool nochdir = true, noclose = true;
	HashTable *pipes = NULL;
	int fds[3] = {-1, -1, -1};

	ZEND_PARSE_PARAMETERS_START(0, 3)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(nochdir)
		Z_PARAM_BOOL(noclose)
		Z_PARAM_ARRAY_HT(pipes)
	ZEND_PARSE_PARAMETERS_END();

	if (cs_co_current() || CSG(core).loop_running) {
		cs_warn("a process cannot go into the background from inside a coroutine or a callback of the event loop: "
				"call this before anything runs");
		RETURN_FALSE;
	}
	if (pipes && !read_pipes(pipes, fds)) {
		RETURN_FALSE;
	}
	int status = cs_process_daemonize(!nochdir, !noclose, fds);
	if (status < 0) {
		cs_set_last_error(-status);
		cs_warn("cannot go into the background: %s", uv_strerror(status));
		RETURN_FALSE;
	}
	RETURN_TRUE;
}

void cs_process_minit(int type, int module_number)
{
	cs_process_ce = register_class_Swoole_Process();
}
