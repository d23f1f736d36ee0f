/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * addCommand() and command(): calling a function in another worker or task worker, and its answer. A command is a message
 * with an array of name and data; its answer comes as the result of a task does.
 */
#include "server_task.h"

#include "error.h"
#include "src/core/log.h"
#include "src/core/loop.h"

#include "ext/json/php_json.h"
#include "zend_exceptions.h"

#define CS_COMMAND_TIMEOUT_MS 60000

/* Types of processes: SWOOLE_SERVER_COMMAND_*. */
enum { CS_COMMAND_WORKER = 8, CS_COMMAND_TASK_WORKER = 16 };
enum { CS_ERROR_INVALID_COMMAND = 9012 };

typedef struct command {
	zend_long types;
	cs_callback callback;
} command;

static void free_command(zval *zv)
{
	command *one = Z_PTR_P(zv);
	cs_callback_dtor(&one->callback);
	efree(one);
}

void cs_server_commands_gc(cs_server *server, zend_get_gc_buffer *buffer)
{
	command *one;

	if (server->commands) {
		ZEND_HASH_FOREACH_PTR(server->commands, one) {
			cs_callback_gc(&one->callback, buffer);
		}
		ZEND_HASH_FOREACH_END();
	}
}

ZEND_METHOD(Swoole_Server, addCommand)
{
	zend_string *name;
	zend_long types;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_STR(name)
		Z_PARAM_LONG(types)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_from(Z_OBJ_P(ZEND_THIS));
	if (server->started) {
		cs_warn("the server runs: commands must be added before start()");
		RETURN_FALSE;
	}
	if (!(types & (CS_COMMAND_WORKER | CS_COMMAND_TASK_WORKER))) {
		cs_warn("the command '%s' could be called nowhere: commands run in workers and task workers, use "
				"SWOOLE_SERVER_COMMAND_WORKER or SWOOLE_SERVER_COMMAND_TASK_WORKER",
			ZSTR_VAL(name));
		RETURN_FALSE;
	}
	if (!server->commands) {
		ALLOC_HASHTABLE(server->commands);
		zend_hash_init(server->commands, 8, NULL, free_command, 0);
	}
	command *one = ecalloc(1, sizeof(*one));
	one->types = types;
	cs_callback_init(&one->callback, &fci, &fcc, 0, 0, NULL, NULL);
	zend_hash_update_ptr(server->commands, name, one);
	RETURN_TRUE;
}

/* Calls it here; the answer is undefined after an exception. */
static void call_command(cs_server *server, command *one, zval *data, zval *answer)
{
	zval params[2];
	zend_fcall_info fci = one->callback.fci;
	zend_fcall_info_cache fcc = one->callback.fcc;

	ZVAL_UNDEF(answer);
	ZVAL_OBJ_COPY(&params[0], &server->std);
	ZVAL_COPY(&params[1], data);
	fci.param_count = 2;
	fci.params = params;
	fci.retval = answer;
	zend_call_function(&fci, &fcc);
	zval_ptr_dtor(&params[0]);
	zval_ptr_dtor(&params[1]);
}

/* The slot of a process; -1 after a warning. */
static int slot_of(cs_server *server, const command *one, zend_long type, zend_long id)
{
	int first = 0, count = 0;

	if (type == CS_COMMAND_WORKER) {
		count = server->tree.worker_num;
	} else if (type == CS_COMMAND_TASK_WORKER) {
		first = server->tree.worker_num;
		count = server->tree.task_num;
	}
	if (!(one->types & type)) {
		cs_warn("the command is not for processes of type " ZEND_LONG_FMT, type);
		return -1;
	}
	if (id < 0 || id >= count) {
		cs_warn("there is no process " ZEND_LONG_FMT " of type " ZEND_LONG_FMT " that could be told", id, type);
		return -1;
	}
	return first + (int) id;
}

/* May yield. */
ZEND_METHOD(Swoole_Server, command)
{
	zend_string *name;
	zend_long id, type;
	zval *data, answer;
	bool decode = true;

	ZEND_PARSE_PARAMETERS_START(4, 5)
		Z_PARAM_STR(name)
		Z_PARAM_LONG(id)
		Z_PARAM_LONG(type)
		Z_PARAM_ZVAL(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(decode)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	command *one = server->commands ? zend_hash_find_ptr(server->commands, name) : NULL;
	if (!one) {
		cs_set_last_error(CS_ERROR_INVALID_COMMAND);
		cs_warn("there is no command '%s': add it with addCommand() before start()", ZSTR_VAL(name));
		RETURN_FALSE;
	}
	int slot = slot_of(server, one, type, id);
	if (slot < 0 || server->tree.self_slot < 0) {
		RETURN_FALSE;
	}
	if (slot == server->tree.self_slot) {
		call_command(server, one, data, &answer);
	} else {
		cs_ipc_head head = {.type = CS_MSG_COMMAND};
		zval call;
		array_init_size(&call, 2);
		add_next_index_str(&call, zend_string_copy(name));
		Z_TRY_ADDREF_P(data);
		add_next_index_zval(&call, data);
		cs_task_ask(server, slot, &head, &call, CS_COMMAND_TIMEOUT_MS, &answer);
		zval_ptr_dtor(&call);
	}
	if (Z_TYPE(answer) != IS_STRING) {
		zval_ptr_dtor(&answer);
		RETURN_FALSE;
	}
	if (!decode) {
		RETURN_COPY_VALUE(&answer);
	}
	if (php_json_decode_ex(return_value, Z_STRVAL(answer), Z_STRLEN(answer), PHP_JSON_OBJECT_AS_ARRAY, 512)
		== FAILURE) {
		cs_warn("the answer of the command '%s' is no JSON", ZSTR_VAL(name));
		RETVAL_FALSE;
	}
	zval_ptr_dtor(&answer);
}

/* ---- in the process that is told ---- */

typedef struct told_command {
	cs_server *server;
	cs_ipc_message *message;
} told_command;

static void run_command(void *arg)
{
	told_command *told = arg;
	cs_server *server = told->server;
	const cs_ipc_head *asked = &told->message->head;
	cs_ipc_head head = {.type = CS_MSG_TASK_RESULT, .id = asked->id, .arg = asked->arg};
	int src = asked->src;
	zval call, answer;

	cs_task_unpack(told->message->body.ptr, told->message->body.len, asked->flags, &call);
	ZVAL_UNDEF(&answer);
	if (Z_TYPE(call) == IS_ARRAY) {
		zval *name = zend_hash_index_find(Z_ARRVAL(call), 0), *data = zend_hash_index_find(Z_ARRVAL(call), 1);
		command *one = name && data && server->commands ? zend_hash_find_ptr(server->commands, Z_STR_P(name)) : NULL;
		if (one) {
			call_command(server, one, data, &answer);
		}
	}
	if (EG(exception) && !zend_is_unwind_exit(EG(exception)) && !zend_is_graceful_exit(EG(exception))) {
		cs_log(CS_LOG_ERROR, "uncaught exception in a command: %s", ZSTR_VAL(EG(exception)->ce->name));
		zend_clear_exception();
	}
	if (Z_ISUNDEF(answer)) {
		ZVAL_FALSE(&answer);
	}
	if (!EG(exception)) {
		cs_task_send(server, src, &head, &answer);
	}
	zval_ptr_dtor(&answer);
	zval_ptr_dtor(&call);
}

void cs_server_on_command(cs_server *server, cs_ipc_message *message)
{
	told_command told = {server, message};

	cs_loop_guard(run_command, &told);
}
