/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See server.h. */
#include "server.h"

#include "error.h"
#include "slot.h"
#include "src/core/co.h"
#include "src/core/compat.h"
#include "src/core/log.h"
#include "src/modules.h"

#include "zend_attributes.h"
#include "zend_closures.h"
#include "zend_exceptions.h"
#include "zend_interfaces.h"

#include <errno.h>
#include <unistd.h>

#include "stubs/server_arginfo.h"

#define CS_LIST_MAX 100

zend_class_entry *cs_server_ce;
zend_class_entry *cs_http_server_ce;
static zend_object_handlers server_handlers; /* filled once by minit, then constant */

static cs_server *this_server(zval *zv)
{
	cs_server *server = cs_server_from(Z_OBJ_P(zv));
	if (server->port_count == 0) {
		cs_throw_error(EINVAL, "%s was not constructed: a child class must call parent::__construct()",
			ZSTR_VAL(server->std.ce->name));
		return NULL;
	}
	return server;
}
#define THIS_SERVER() this_server(ZEND_THIS)

static void set_property(cs_server *server, const char *name, zval *value)
{
	zend_update_property(cs_server_ce, &server->std, name, strlen(name), value);
	zval_ptr_dtor(value);
}

static void set_long(cs_server *server, const char *name, zend_long number)
{
	zval value;
	ZVAL_LONG(&value, number);
	set_property(server, name, &value);
}

/* ---- making and setting up ---- */

/* Binds one more port; NULL with an exception or warning said by the caller through *error. */
static cs_port *add_port(cs_server *server, const char *host, zend_long number, zend_long type, int *error)
{
	cs_port *port = cs_port_new(server, host, (int) number, (int) type, error);
	zval *ports, hold, object;

	if (!port) {
		return NULL;
	}
	server->ports = perealloc(server->ports, (size_t) (server->port_count + 1) * sizeof(*server->ports), 1);
	server->ports[server->port_count++] = port;
	ports = zend_read_property(cs_server_ce, &server->std, ZEND_STRL("ports"), true, &hold);
	zval list;
	if (Z_TYPE_P(ports) == IS_ARRAY) {
		ZVAL_ARR(&list, zend_array_dup(Z_ARRVAL_P(ports)));
	} else {
		array_init(&list);
	}
	ZVAL_OBJ_COPY(&object, port->object);
	add_next_index_zval(&list, &object);
	set_property(server, "ports", &list);
	return port;
}

/* What is wrong with the type of a socket, or NULL. */
static const char *type_obstacle(zend_long type)
{
	zend_long plain = type & ~(zend_long) CS_SOCK_SSL;
	if (type != plain && !*cs_tls_library()) {
		return "TLS is not in this build of cserve: build it with OpenSSL, or leave SWOOLE_SSL out";
	}
	if (type != plain && (plain == CS_SOCK_UDP || plain == CS_SOCK_UDP6 || plain == CS_SOCK_UNIX_DGRAM)) {
		return "TLS over datagrams (DTLS) is not supported: use SWOOLE_SSL with a stream socket";
	}
	switch (plain) {
		case CS_SOCK_TCP:
		case CS_SOCK_TCP6:
		case CS_SOCK_UNIX_STREAM:
		case CS_SOCK_UDP:
		case CS_SOCK_UDP6:
		case CS_SOCK_UNIX_DGRAM:
			return NULL;
		default:
			return "there is no such socket type; use SWOOLE_SOCK_*";
	}
}

ZEND_METHOD(Swoole_Server, __construct)
{
	zend_string *host = NULL;
	zend_long port = 0, mode = CS_SWOOLE_BASE, type = CS_SOCK_TCP;
	int error;

	ZEND_PARSE_PARAMETERS_START(0, 4)
		Z_PARAM_OPTIONAL
		Z_PARAM_PATH_STR(host)
		Z_PARAM_LONG(port)
		Z_PARAM_LONG(mode)
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_from(Z_OBJ_P(ZEND_THIS));
	const char *name = host ? ZSTR_VAL(host) : "0.0.0.0";
	if (server->port_count) {
		cs_throw_error(EEXIST, "%s is constructed already", ZSTR_VAL(server->std.ce->name));
		RETURN_THROWS();
	}
	if (mode != CS_SWOOLE_BASE && mode != CS_SWOOLE_PROCESS) {
		cs_throw(EINVAL, "the mode must be SWOOLE_BASE or SWOOLE_PROCESS, " ZEND_LONG_FMT " given", mode);
		RETURN_THROWS();
	}
	if (type_obstacle(type)) {
		cs_throw(EINVAL, "%s", type_obstacle(type));
		RETURN_THROWS();
	}
	if (port < 0 || port > 65535) {
		cs_throw(EINVAL, "the port " ZEND_LONG_FMT " is not between 0 and 65535", port);
		RETURN_THROWS();
	}
	cs_port *first = add_port(server, name, port, type, &error);
	if (!first) {
		cs_throw(-error, "cannot listen on %s:" ZEND_LONG_FMT ": %s", name, port, uv_strerror(error));
		RETURN_THROWS();
	}
	server->mode = (int) mode;
	zval value;
	ZVAL_STRING(&value, name);
	set_property(server, "host", &value);
	set_long(server, "port", first->listen.is_unix ? port : first->listen.port);
	set_long(server, "type", type & ~(zend_long) CS_SOCK_SSL);
	ZVAL_BOOL(&value, first->ssl);
	set_property(server, "ssl", &value);
	set_long(server, "mode", mode);
	cs_server_connections(server, -1, &value);
	set_property(server, "connections", &value);
}

ZEND_METHOD(Swoole_Server, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Swoole_Server, set)
{
	HashTable *settings;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = THIS_SERVER();
	zval merged, hold;
	if (!server) {
		RETURN_THROWS();
	}
	if (server->started) {
		cs_warn("the server runs: settings must be made before start()");
		RETURN_FALSE;
	}
	if (!cs_server_set(server, settings)) {
		RETURN_THROWS();
	}
	zval *old = zend_read_property(cs_server_ce, &server->std, ZEND_STRL("setting"), true, &hold);
	if (Z_TYPE_P(old) == IS_ARRAY) {
		ZVAL_ARR(&merged, zend_array_dup(Z_ARRVAL_P(old)));
	} else {
		array_init(&merged);
	}
	zend_hash_merge(Z_ARRVAL(merged), settings, zval_add_ref, true);
	set_property(server, "setting", &merged);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Server, on)
{
	zend_string *name;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(name)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = THIS_SERVER();
	if (!server) {
		RETURN_THROWS();
	}
	int event = cs_server_event(name);
	if (event == -2) {
		RETURN_TRUE;
	}
	if (event < 0) {
		cs_warn("there is no event '%s', or it is not in this version of cserve", ZSTR_VAL(name));
		RETURN_FALSE;
	}
	if (server->started) {
		cs_warn("the server runs: events must be registered before start()");
		RETURN_FALSE;
	}
	cs_callback *cb =
		event < CS_SERVER_EVENTS ? &server->callbacks[event] : &server->ports[0]->callbacks[event - CS_SERVER_EVENTS];
	cs_callback_dtor(cb);
	cs_callback_init(cb, &fci, &fcc, 0, 0, NULL, NULL);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Server, getCallback)
{
	zend_string *name;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(name)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = THIS_SERVER();
	if (!server) {
		RETURN_THROWS();
	}
	int event = cs_server_event(name);
	cs_callback *cb = event < 0 ? NULL : cs_server_callback(server, server->ports[0], event);
	if (!cb) {
		RETURN_NULL();
	}
	RETURN_COPY(&cb->fci.function_name);
}

ZEND_METHOD(Swoole_Server, listen)
{
	zend_string *host;
	zend_long number, type;
	int error;

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_PATH_STR(host)
		Z_PARAM_LONG(number)
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = THIS_SERVER();
	if (!server) {
		RETURN_THROWS();
	}
	if (server->started) {
		cs_warn("the server runs: ports must be added before start()");
		RETURN_FALSE;
	}
	if (type_obstacle(type) || number < 0 || number > 65535) {
		cs_warn("cannot listen on %s:" ZEND_LONG_FMT ": %s", ZSTR_VAL(host), number,
			type_obstacle(type) ? type_obstacle(type) : "the port is not between 0 and 65535");
		RETURN_FALSE;
	}
	cs_port *port = add_port(server, ZSTR_VAL(host), number, type, &error);
	if (!port) {
		cs_set_last_error(-error);
		cs_warn("cannot listen on %s:" ZEND_LONG_FMT ": %s", ZSTR_VAL(host), number, uv_strerror(error));
		RETURN_FALSE;
	}
	RETURN_OBJ_COPY(port->object);
}

/* ---- running ---- */

/* Why it cannot start here; NULL when it can. */
static const char *start_obstacle(cs_server *server)
{
	if (server->started) {
		return "the server was started already: make another one";
	}
	if (CSG(core).in_server) {
		return "a server runs in this process already";
	}
	if (cs_co_current() || CSG(core).loop_running) {
		return "a server cannot be started inside a coroutine or a callback of the event loop";
	}
	for (int i = 0; i < server->port_count; i++) {
		const char *obstacle = cs_port_obstacle(server->ports[i]);
		if (obstacle) {
			return obstacle;
		}
	}
	return NULL;
}

/* Has Swoole\Server\Admin add its process. False with an exception. */
static bool add_admin(cs_server *server)
{
	zval argument, result;
	zend_string *name = zend_string_init(ZEND_STRL("Swoole\\Server\\Admin"), 0);
	zend_class_entry *ce = zend_lookup_class(name);

	zend_string_release(name);
	if (!ce) {
		if (!EG(exception)) {
			cs_throw_error(ENOSYS, "admin_server needs the library: turn swoole.enable_library on");
		}
		return false;
	}
	ZVAL_OBJ(&argument, &server->std);
	zend_call_method_with_1_params(NULL, ce, NULL, "init", &result, &argument);
	zval_ptr_dtor(&result);
	return !EG(exception);
}

ZEND_METHOD(Swoole_Server, start)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_server *server = THIS_SERVER();
	if (!server) {
		RETURN_THROWS();
	}
	const char *obstacle = start_obstacle(server);
	if (obstacle) {
		cs_throw_error(EINVAL, "%s::start(): %s", ZSTR_VAL(server->std.ce->name), obstacle);
		RETURN_THROWS();
	}
	if (server->options.admin_server && !add_admin(server)) {
		RETURN_THROWS();
	}
	server->started = true;
	int result = cs_server_run(server);
	if (result == 0) {
		RETURN_BOOL(!EG(exception));
	}
	if (result == 1) {
		/* What follows start() in the script is for the process that called it. */
		if (!EG(exception)) {
			EG(exception) = zend_create_unwind_exit();
		}
		CSG(core).exiting = true;
		return;
	}
	if (!EG(exception)) {
		cs_throw(-result, "%s::start() failed: %s", ZSTR_VAL(server->std.ce->name), uv_strerror(result));
	}
}

cs_server *cs_server_running(zval *zv)
{
	cs_server *server = this_server(zv);
	if (server && (!server->tree.shared || !server->tree.shared->master_pid)) {
		cs_warn("the server does not run");
		return NULL;
	}
	return server;
}
#define RUNNING_OR_FALSE(server)                      \
	cs_server *server = cs_server_running(ZEND_THIS); \
	if (!server) {                                    \
		RETURN_FALSE;                                 \
	}

static void return_status(zval *return_value, int error)
{
	if (error < 0) {
		cs_set_last_error(-error);
	}
	RETURN_BOOL(error == 0);
}

ZEND_METHOD(Swoole_Server, shutdown)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RUNNING_OR_FALSE(server);
	return_status(return_value, cs_tree_shutdown(&server->tree));
}

ZEND_METHOD(Swoole_Server, reload)
{
	bool tasks_only = false;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(tasks_only)
	ZEND_PARSE_PARAMETERS_END();
	RUNNING_OR_FALSE(server);
	return_status(return_value, cs_tree_reload(&server->tree, tasks_only));
}

ZEND_METHOD(Swoole_Server, stop)
{
	zend_long worker = -1;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(worker)
	ZEND_PARSE_PARAMETERS_END();
	RUNNING_OR_FALSE(server);
	if (worker == -1) {
		worker = server->tree.self_slot;
	}
	if (worker < 0 || worker >= server->tree.slot_count) {
		cs_warn("there is no worker " ZEND_LONG_FMT ": they are numbered from 0 to %d", worker,
			server->tree.slot_count - 1);
		RETURN_FALSE;
	}
	if (server->tree.single) {
		return_status(return_value, cs_tree_shutdown(&server->tree));
		return;
	}
	return_status(return_value, cs_tree_renew(&server->tree, (int) worker));
}

/* ---- sessions ---- */

ZEND_METHOD(Swoole_Server, exists)
{
	zend_long fd;
	cs_session row;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(fd)
	ZEND_PARSE_PARAMETERS_END();
	RUNNING_OR_FALSE(server);
	RETURN_BOOL(cs_session_get(server->sessions, cs_session_number(fd), &row) && !(row.flags & CS_SESSION_CLOSING));
}

ZEND_METHOD(Swoole_Server, getClientInfo)
{
	zend_long fd, reactor = -1;
	bool ignore = false;
	cs_session row;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_LONG(fd)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(reactor)
		Z_PARAM_BOOL(ignore)
	ZEND_PARSE_PARAMETERS_END();
	RUNNING_OR_FALSE(server);
	if (server->closed && server->closed->id == fd) {
		row = *server->closed;
	} else if (!cs_session_get(server->sessions, cs_session_number(fd), &row)
		|| ((row.flags & CS_SESSION_CLOSING) && !ignore)) {
		RETURN_FALSE;
	}
	cs_server_client_info(server, (int) fd, &row, return_value);
}

ZEND_METHOD(Swoole_Server, getClientList)
{
	zend_long start = 0, count = 10;
	int ids[CS_LIST_MAX];

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(start)
		Z_PARAM_LONG(count)
	ZEND_PARSE_PARAMETERS_END();
	RUNNING_OR_FALSE(server);
	if (count < 1 || count > CS_LIST_MAX) {
		cs_warn("at most %d connections can be listed at a time, " ZEND_LONG_FMT " asked for", CS_LIST_MAX, count);
		RETURN_FALSE;
	}
	size_t n = cs_session_ids(server->sessions, (int) MAX(0, MIN(start, INT32_MAX)), -1, -1, ids, (size_t) count);
	if (n == 0) {
		RETURN_FALSE;
	}
	array_init_size(return_value, (uint32_t) n);
	for (size_t i = 0; i < n; i++) {
		add_next_index_long(return_value, ids[i]);
	}
}

ZEND_METHOD(Swoole_Server, protect)
{
	zend_long fd;
	bool protect = true;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(fd)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(protect)
	ZEND_PARSE_PARAMETERS_END();
	RUNNING_OR_FALSE(server);
	RETURN_BOOL(cs_session_set_flags(server->sessions, cs_session_number(fd), protect ? CS_SESSION_PROTECTED : 0,
		protect ? 0 : CS_SESSION_PROTECTED));
}

ZEND_METHOD(Swoole_Server, bind)
{
	zend_long fd, uid;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_LONG(fd)
		Z_PARAM_LONG(uid)
	ZEND_PARSE_PARAMETERS_END();
	RUNNING_OR_FALSE(server);
	if (uid < 0 || uid > UINT32_MAX) {
		cs_warn("the uid must be from 0 to 4294967295, " ZEND_LONG_FMT " given", uid);
		RETURN_FALSE;
	}
	RETURN_BOOL(cs_session_bind(server->sessions, cs_session_number(fd), (uint32_t) uid));
}

/* ---- information ---- */

ZEND_METHOD(Swoole_Server, getLastError)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_LONG(cs_last_error());
}

ZEND_METHOD(Swoole_Server, getMasterPid)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RUNNING_OR_FALSE(server);
	RETURN_LONG(server->tree.shared->master_pid);
}

ZEND_METHOD(Swoole_Server, getManagerPid)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RUNNING_OR_FALSE(server);
	RETURN_LONG(server->tree.shared->manager_pid);
}

ZEND_METHOD(Swoole_Server, getWorkerId)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RUNNING_OR_FALSE(server);
	if (server->tree.self_slot < 0) {
		RETURN_FALSE;
	}
	RETURN_LONG(server->tree.self_slot);
}

/* The slot of a worker id given by the program; -1 after a warning. */
static int slot_of(cs_server *server, zend_long worker)
{
	if (worker == -1) {
		return server->tree.self_slot;
	}
	if (worker < 0 || worker >= server->tree.slot_count) {
		cs_warn("there is no worker " ZEND_LONG_FMT ": they are numbered from 0 to %d", worker,
			server->tree.slot_count - 1);
		return -1;
	}
	return (int) worker;
}

static bool parse_worker(zend_execute_data *execute_data, zend_long *worker)
{
	*worker = -1;
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(*worker)
	ZEND_PARSE_PARAMETERS_END_EX(return false);
	return true;
}

ZEND_METHOD(Swoole_Server, getWorkerPid)
{
	zend_long worker;
	if (!parse_worker(execute_data, &worker)) {
		RETURN_THROWS();
	}
	RUNNING_OR_FALSE(server);
	int slot = slot_of(server, worker);
	if (slot < 0) {
		RETURN_FALSE;
	}
	RETURN_LONG(server->tree.shared->slots[slot].pid); /* 0: it is being started */
}

ZEND_METHOD(Swoole_Server, getWorkerStatus)
{
	zend_long worker;
	if (!parse_worker(execute_data, &worker)) {
		RETURN_THROWS();
	}
	RUNNING_OR_FALSE(server);
	int slot = slot_of(server, worker);
	if (slot < 0) {
		RETURN_FALSE;
	}
	RETURN_LONG(cs_server_slot_status(server, slot));
}

/* ---- objects ---- */

static zend_object *create_server(zend_class_entry *ce)
{
	cs_server *server = zend_object_alloc(sizeof(cs_server), ce);

	memset(server, 0, XtOffsetOf(cs_server, std));
	zend_object_std_init(&server->std, ce);
	object_properties_init(&server->std, ce);
	server->std.handlers = &server_handlers;
	server->is_http = instanceof_function(ce, cs_http_server_ce);
	server->is_websocket = instanceof_function(ce, cs_websocket_server_ce);
	cs_server_options_default(&server->options);
	cs_queue_init(&server->iterators);
	cs_queue_init(&server->held);
	zend_hash_init(&server->conns, 8, NULL, NULL, 0);
	return &server->std;
}

static void free_server(zend_object *object)
{
	cs_server *server = cs_server_from(object);

	for (int i = 0; i < server->port_count; i++) {
		cs_port_release(server->ports[i]);
	}
	for (size_t i = 0; i < sizeof(server->signals) / sizeof(server->signals[0]); i++) {
		cs_signal_unwatch(&server->signals[i]);
	}
	pefree(server->ports, 1);
	for (int i = 0; i < CS_SERVER_EVENTS; i++) {
		cs_callback_dtor(&server->callbacks[i]);
	}
	cs_callback_dtor(&server->dispatch_func);
	cs_server_drop_held(server, true);
	cs_server_free_processes(server);
	if (server->commands) {
		zend_hash_destroy(server->commands);
		FREE_HASHTABLE(server->commands);
	}
	if (server->task_waiters) {
		zend_hash_destroy(server->task_waiters);
		FREE_HASHTABLE(server->task_waiters);
	}
	cs_server_forget_iterators(server);
	zend_hash_destroy(&server->conns);
	cs_server_options_dtor(&server->options);
	free(server->command);
	free(server->title);
	free(server->title_base);
	/* After a fatal error nobody has closed the handles. */
	if (server->ipc && cs_ipc_loop(server->ipc) && cs_ipc_loop(server->ipc) == CSG(core).loop) {
		cs_ipc_detach(server->ipc);
	}
	cs_ipc_free(server->ipc);
	cs_msgqueue_close(server->queue, false);
	cs_session_table_free(server->sessions);
	cs_tree_dtor(&server->tree);
	zend_object_std_dtor(object);
}

static HashTable *get_gc(zend_object *object, zval **table, int *count)
{
	cs_server *server = cs_server_from(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	for (int i = 0; i < CS_SERVER_EVENTS; i++) {
		cs_callback_gc(&server->callbacks[i], buffer);
	}
	cs_callback_gc(&server->dispatch_func, buffer);
	cs_server_commands_gc(server, buffer);
	cs_server_processes_gc(server, buffer);
	for (int i = 0; i < server->port_count; i++) {
		cs_callback_gc(&server->ports[i]->length_func, buffer);
		for (int j = 0; j < CS_EVENTS - CS_SERVER_EVENTS; j++) {
			cs_callback_gc(&server->ports[i]->callbacks[j], buffer);
		}
	}
	return cs_gc_end(object, buffer, table, count);
}

void cs_server_minit(int type, int module_number)
{
	cs_server_ce = register_class_Swoole_Server();
	cs_server_ce->create_object = create_server;
	cs_http_server_ce = register_class_Swoole_Http_Server(cs_server_ce);
	cs_http_server_ce->create_object = create_server;
	memcpy(&server_handlers, &std_object_handlers, sizeof(server_handlers));
	server_handlers.offset = XtOffsetOf(cs_server, std);
	server_handlers.free_obj = free_server;
	server_handlers.clone_obj = NULL;
	server_handlers.get_gc = get_gc;
	cs_server_port_minit();
	cs_server_info_minit();
}
