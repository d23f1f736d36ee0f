/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process: the object, starting its child, and what that does. The pipe is a socket pair made by the constructor;
 * the parent keeps both ends, so that start() can be called again and what was sent meanwhile is not lost.
 */
#include "process.h"

#include "error.h"
#include "exit_exception.h"
#include "functions.h"
#include "slot.h"
#include "src/core/child.h"
#include "src/core/co.h"
#include "src/core/co_struct.h"
#include "src/core/compat.h"
#include "src/core/loop.h"
#include "src/core/signal.h"
#include "src/hook/hook.h"
#include "src/hook/proc.h"
#include "src/modules.h"
#include "src/server/options.h"
#include "stubs/process_arginfo.h"

#include "zend_exceptions.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

zend_class_entry *cs_process_ce;
static zend_object_handlers process_handlers;

static void set_long(cs_process *process, const char *name, zend_long value)
{
	zend_update_property_long(cs_process_ce, &process->std, name, strlen(name), value);
}

/* ---- the object ---- */

static zend_object *create_process(zend_class_entry *ce)
{
	cs_process *process = zend_object_alloc(sizeof(cs_process), ce);

	memset(process, 0, offsetof(cs_process, std));
	process->fds[0] = process->fds[1] = process->queue = -1;
	process->timeout_ms = CS_FOREVER;
	zend_object_std_init(&process->std, ce);
	object_properties_init(&process->std, ce);
	process->std.handlers = &process_handlers;
	return &process->std;
}

static void free_process(zend_object *object)
{
	cs_process *process = cs_process_of(object);

	cs_callback_dtor(&process->callback);
	for (int i = 0; i < 2; i++) {
		if (process->fds[i] >= 0) {
			close(process->fds[i]);
		}
	}
	if (process->socket) {
		OBJ_RELEASE(process->socket);
	}
	zend_object_std_dtor(object);
}

static HashTable *get_gc(zend_object *object, zval **table, int *n)
{
	cs_process *process = cs_process_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	cs_callback_gc(&process->callback, buffer);
	if (process->socket) {
		zend_get_gc_buffer_add_obj(buffer, process->socket);
	}
	return cs_gc_end(object, buffer, table, n);
}

/* A pair of sockets, none of them in the place of a standard stream that was closed: the child gets its own there. */
static int make_pipe(int type, int fds[2])
{
	int pair[2], copies[2];

	if (socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, pair) < 0) {
		return -1;
	}
	for (int i = 0; i < 2; i++) {
		copies[i] = pair[i] <= STDERR_FILENO ? fcntl(pair[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1) : pair[i];
	}
	int error = errno;
	for (int i = 0; i < 2; i++) {
		if (copies[i] != pair[i]) {
			close(pair[i]);
		}
	}
	if (copies[0] < 0 || copies[1] < 0) {
		close(copies[0] < 0 ? copies[1] : copies[0]);
		errno = error;
		return -1;
	}
	memcpy(fds, copies, sizeof(copies));
	return 0;
}

ZEND_METHOD(Swoole_Process, __construct)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	bool redirect = false, enable_coroutine = false;
	zend_long pipe_type = CS_PROCESS_PIPE_DGRAM;

	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_FUNC(fci, fcc)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(redirect)
		Z_PARAM_LONG(pipe_type)
		Z_PARAM_BOOL(enable_coroutine)
	ZEND_PARSE_PARAMETERS_END();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	if (cs_callback_is_set(&process->callback)) {
		cs_throw_error(EINVAL, "Swoole\\Process::__construct() can only be called once");
		RETURN_THROWS();
	}
	if (pipe_type < CS_PROCESS_PIPE_NONE || pipe_type > CS_PROCESS_PIPE_DGRAM) {
		zend_argument_value_error(3,
			"must be 0 (no pipe), SOCK_STREAM (%d) or SOCK_DGRAM (%d), " ZEND_LONG_FMT " given", CS_PROCESS_PIPE_STREAM,
			CS_PROCESS_PIPE_DGRAM, pipe_type);
		RETURN_THROWS();
	}
	process->redirect = redirect;
	process->enable_coroutine = enable_coroutine;
	process->pipe_type = redirect ? CS_PROCESS_PIPE_STREAM : (int) pipe_type;
	if (process->pipe_type) {
		int type = process->pipe_type == CS_PROCESS_PIPE_STREAM ? SOCK_STREAM : SOCK_DGRAM;
		if (make_pipe(type, process->fds) < 0) {
			cs_throw(errno, "cannot make the pipe of a process: %s", strerror(errno));
			RETURN_THROWS();
		}
		set_long(process, "pipe", process->fds[0]);
	}
	cs_callback_init(&process->callback, &fci, &fcc, 1, 0, NULL, NULL);
	zend_update_property(cs_process_ce, &process->std, ZEND_STRL("callback"), &fci.function_name);
	cs_process_set_id(&process->std, ++CSG(classes).last_process_id);
}

ZEND_METHOD(Swoole_Process, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

zend_object *cs_process_wrap(pid_t pid, zend_long id, const int fds[2], int end, int pipe_type)
{
	zend_object *object = create_process(cs_process_ce);
	cs_process *process = cs_process_of(object);

	process->end = end;
	process->pipe_type = pipe_type;
	process->is_self = pid == getpid();
	memcpy(process->fds, fds, sizeof(process->fds));
	cs_process_set_pid(object, pid);
	cs_process_set_id(object, id);
	if (fds[end] >= 0) {
		set_long(process, "pipe", fds[end]);
	}
	return object;
}

void cs_process_set_pid(zend_object *object, pid_t pid)
{
	cs_process_of(object)->pid = pid;
	set_long(cs_process_of(object), "pid", (zend_long) pid);
}

void cs_process_set_id(zend_object *object, zend_long id)
{
	cs_process_of(object)->id = id;
	set_long(cs_process_of(object), "id", id);
}

ZEND_METHOD(Swoole_Process, set)
{
	HashTable *settings;
	zend_string *name;
	zval *value;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	ZEND_HASH_FOREACH_STR_KEY_VAL(settings, name, value) {
		if (name && zend_string_equals_literal(name, "enable_coroutine")) {
			ZVAL_DEREF(value);
			if (!cs_option_bool(value, &cs_process_of(Z_OBJ_P(ZEND_THIS))->enable_coroutine)) {
				cs_throw_option("Swoole\\Process::set()", "enable_coroutine", CS_OPTION_BOOL_WHY, value);
				RETURN_THROWS();
			}
		} else {
			cs_log_option("Swoole\\Process::set()", name ? ZSTR_VAL(name) : "(without a name)");
		}
	}
	ZEND_HASH_FOREACH_END();
}

/* ---- the child ---- */

/* Only one end of the pipe is for the child: with the other one closed it sees when the parent has gone. */
void cs_process_enter(zend_object *object)
{
	cs_process *process = cs_process_of(object);

	CS_RESEED_RANDOM();
	cs_child_forget_output();
	process->is_self = true;
	process->end = 1;
	cs_process_set_pid(object, getpid());
	if (process->socket) {
		OBJ_RELEASE(process->socket); /* of the parent's end */
		process->socket = NULL;
	}
	if (process->fds[0] >= 0) {
		close(process->fds[0]);
		process->fds[0] = -1;
	}
	if (process->fds[1] >= 0) {
		set_long(process, "pipe", process->fds[1]);
		if (process->redirect) {
			dup2(process->fds[1], STDIN_FILENO);
			dup2(process->fds[1], STDOUT_FILENO);
		}
	}
}

/* The callback may set another one or release the object's last reference. */
static void call(cs_process *process)
{
	zend_fcall_info fci = process->callback.fci;
	zend_fcall_info_cache fcc = process->callback.fcc;
	zval argument, result;

	ZVAL_OBJ(&argument, &process->std);
	ZVAL_UNDEF(&result);
	fci.param_count = 1;
	fci.params = &argument;
	fci.retval = &result;
	zend_call_function(&fci, &fcc);
	zval_ptr_dtor(&result);
}

void cs_process_run(zend_object *object)
{
	cs_process *process = cs_process_of(object);
	cs_co_main saved;
	zval argument;

	GC_ADDREF(object);
	cs_co_become_main(&saved);
	if (process->enable_coroutine) {
		CSG(classes).callbacks_plain = false;
		cs_hook_enable_default();
		ZVAL_OBJ(&argument, object);
		cs_callback_spawn_1(&process->callback, &argument);
	} else {
		call(process);
	}
	if (!EG(exception) && !CSG(core).exiting && CSG(core).loop) {
		cs_loop_run();
	}
	if (EG(exception) && !zend_is_unwind_exit(EG(exception))) {
		cs_co_fatal_exception();
	}
	cs_co_end_main(&saved);
	/* It is over; often the callback is a method of this object. */
	cs_callback_dtor(&process->callback);
	zend_update_property_null(cs_process_ce, object, ZEND_STRL("callback"));
	OBJ_RELEASE(object);
}

void cs_process_leave(void)
{
	if (!EG(exception)) {
		EG(exception) = zend_create_unwind_exit();
	}
	CSG(core).exiting = true;
}

ZEND_METHOD(Swoole_Process, start)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_process *process = cs_process_of(Z_OBJ_P(ZEND_THIS));
	if (!cs_callback_is_set(&process->callback)) {
		cs_throw_error(EINVAL, "Swoole\\Process::start(): there is no callback, the constructor was not called");
		RETURN_THROWS();
	}
	if (process->is_self || (process->pid > 0 && kill(process->pid, 0) == 0)) {
		cs_warn("the process has already been started: its process id is %d", (int) process->pid);
		RETURN_FALSE;
	}
	fflush(NULL);
	pid_t pid = fork();
	if (pid < 0) {
		int error = errno;
		cs_set_last_error(error);
		cs_warn("cannot start a process: %s", strerror(error));
		RETURN_FALSE;
	}
	if (pid > 0) {
		cs_proc_started(pid);
		cs_process_set_pid(Z_OBJ_P(ZEND_THIS), pid);
		RETURN_LONG(pid);
	}
	cs_process_enter(Z_OBJ_P(ZEND_THIS));
	cs_process_run(Z_OBJ_P(ZEND_THIS));
	cs_process_leave();
}

ZEND_METHOD(Swoole_Process, exit)
{
	zend_long code = 0;
	zval status;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(code)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_process_of(Z_OBJ_P(ZEND_THIS))->is_self) {
		cs_warn("only the child itself can exit; from here there is Swoole\\Process::kill()");
		return;
	}
	if (code < 0 || code > 255) {
		cs_warn("the exit code must be from 0 to 255, " ZEND_LONG_FMT " given: 1 is used", code);
		code = 1;
	}
	if (cs_co_current()) {
		ZVAL_LONG(&status, code);
		cs_exit_exception_throw(&status, CS_EXIT_IN_COROUTINE);
		return;
	}
	EG(exit_status) = (int) code;
	zend_throw_unwind_exit();
}

ZEND_METHOD(Swoole_Process, exec)
{
	zend_string *file;
	HashTable *args;
	zval *value;
	uint32_t n = 0;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_PATH_STR(file)
		Z_PARAM_ARRAY_HT(args)
	ZEND_PARSE_PARAMETERS_END();

	if (ZSTR_LEN(file) == 0) {
		zend_argument_value_error(1, "cannot be empty");
		RETURN_THROWS();
	}
	zend_string **strings = safe_emalloc(zend_hash_num_elements(args) + 1, sizeof(*strings), 0);
	char **argv = safe_emalloc(zend_hash_num_elements(args) + 2, sizeof(*argv), 0);
	argv[0] = ZSTR_VAL(file);
	ZEND_HASH_FOREACH_VAL(args, value) {
		zend_string *one = zval_try_get_string(value);
		if (!one) {
			break;
		}
		strings[n] = one;
		argv[++n] = ZSTR_VAL(one);
		if (strlen(ZSTR_VAL(one)) != ZSTR_LEN(one)) {
			zend_argument_value_error(2, "must not contain null bytes: \"%s\" has one", ZSTR_VAL(one));
			break;
		}
	}
	ZEND_HASH_FOREACH_END();
	argv[n + 1] = NULL;
	if (!EG(exception)) {
		cs_signal_saved saved;
		cs_signal_reset(&saved);
		execv(ZSTR_VAL(file), argv);
		int error = errno;
		cs_signal_restore(&saved);
		cs_set_last_error(error);
		cs_warn("cannot execute \"%s\": %s", ZSTR_VAL(file), strerror(error));
	}
	while (n) {
		zend_string_release(strings[--n]);
	}
	efree(strings);
	efree(argv);
	RETURN_FALSE;
}

ZEND_METHOD(Swoole_Process, name)
{
	zif_swoole_set_process_name(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

void cs_process_rinit(void)
{
	CSG(classes).last_process_id = 0;
}

void cs_process_minit(int type, int module_number)
{
	cs_process_ce = register_class_Swoole_Process();
	cs_process_ce->create_object = create_process;
	memcpy(&process_handlers, &std_object_handlers, sizeof(process_handlers));
	process_handlers.offset = offsetof(cs_process, std);
	process_handlers.free_obj = free_process;
	process_handlers.get_gc = get_gc;
	process_handlers.clone_obj = NULL;
}
