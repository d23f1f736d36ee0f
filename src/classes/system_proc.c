/* SPDX-License-Identifier: Apache-2.0. Part of cserve. Swoole\Coroutine\System: exec, wait, waitPid. */
#include "system.h"

#include "error.h"
#include "src/core/child.h"
#include "src/core/co.h"
#include "src/core/io.h"
#include "src/hook/proc.h"

#include "zend_smart_str.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

/* These are declared by the arginfo header, which defines their tables; it belongs to system.c. */
ZEND_METHOD(Swoole_Coroutine_System, exec);
ZEND_METHOD(Swoole_Coroutine_System, wait);
ZEND_METHOD(Swoole_Coroutine_System, waitPid);

#define EXEC_READ_SIZE 8192

static void add_status(zval *result, int status)
{
	add_assoc_long(result, "code", WIFEXITED(status) ? WEXITSTATUS(status) : 0);
	add_assoc_long(result, "signal", WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}

/* Reads until the end. Returns 0 or a negative UV_E*. May yield. */
static int read_all(int fd, smart_str *output)
{
	while (true) {
		smart_str_alloc(output, EXEC_READ_SIZE, 0);
		size_t len = ZSTR_LEN(output->s);
		ssize_t n = read(fd, ZSTR_VAL(output->s) + len, EXEC_READ_SIZE);
		if (n > 0) {
			ZSTR_LEN(output->s) = len + (size_t) n;
			continue;
		}
		if (n == 0) {
			return 0;
		}
		if (errno == EAGAIN || errno == EWOULDBLOCK) {
			int ready = cs_io_wait(fd, UV_READABLE, CS_FOREVER);
			if (ready < 0) {
				return ready;
			}
		} else if (errno != EINTR) {
			return uv_translate_sys_error(errno);
		}
	}
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, exec)
{
	zend_string *command;
	bool errors = false;
	smart_str output = {0};
	pid_t pid;
	int fd, status = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_PATH_STR(command)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(errors)
	ZEND_PARSE_PARAMETERS_END();
	if (ZSTR_LEN(command) == 0) {
		zend_argument_value_error(1, "cannot be empty");
		RETURN_THROWS();
	}
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::exec()")) {
		RETURN_THROWS();
	}
	int err = cs_proc_shell(ZSTR_VAL(command), errors, &pid, &fd);
	if (err < 0) {
		cs_warn("Unable to run \"%s\": %s", ZSTR_VAL(command), uv_strerror(err));
		cs_system_set_error(err);
		RETURN_FALSE;
	}
	err = read_all(fd, &output);
	cs_io_forget(fd);
	close(fd);
	if (err == 0) {
		err = cs_proc_wait(pid, &status, CS_FOREVER);
	}
	if (err < 0) {
		if (err == UV_ESRCH) {
			cs_child_release(pid);
		} else {
			cs_child_forget(pid);
		}
		smart_str_free(&output);
		cs_system_set_error(err);
		RETURN_FALSE;
	}
	cs_child_release(pid);
	array_init(return_value);
	add_status(return_value, status);
	add_assoc_str(return_value, "output", smart_str_extract(&output));
}

static void return_child(zval *return_value, int pid, int status)
{
	if (pid < 0) {
		cs_set_last_error(pid == UV_ESRCH ? ECHILD : 0);
		if (pid != UV_ESRCH) {
			cs_system_set_error(pid);
		}
		RETURN_FALSE;
	}
	array_init(return_value);
	add_assoc_long(return_value, "pid", pid);
	add_status(return_value, status);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, wait)
{
	double timeout = -1;
	int status = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::wait()")) {
		RETURN_THROWS();
	}
	int pid = cs_proc_wait_any(&status, cs_timeout_ms(timeout, true));
	return_child(return_value, pid, status);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_System, waitPid)
{
	zend_long pid;
	double timeout = -1;
	int status = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(pid)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();
	if (pid == 0 || pid < -1 || pid > INT_MAX) {
		zend_argument_value_error(1, "must be a process id or -1, " ZEND_LONG_FMT " given", pid);
		RETURN_THROWS();
	}
	if (!cs_require_coroutine("Swoole\\Coroutine\\System::waitPid()")) {
		RETURN_THROWS();
	}
	int64_t timeout_ms = cs_timeout_ms(timeout, true);
	int ended = pid == -1 ? cs_proc_wait_any(&status, timeout_ms) : cs_proc_wait((pid_t) pid, &status, timeout_ms);
	return_child(return_value, ended, status);
}
