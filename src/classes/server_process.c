/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * User processes: what Swoole\Server::addProcess() adds. The manager forks them before the workers and starts them again
 * when they end. They end by SIGTERM like any other process, unless they handle that. One with coroutines gets messages of
 * other processes (onPipeMessage) while its loop runs; all can send to any process and connection.
 */
#include "server.h"
#include "server_task.h"

#include "error.h"
#include "process.h"
#include "src/core/loop.h"
#include "src/core/log.h"

#include <errno.h>

#define CS_PROCESSES_MAX 1000

ZEND_METHOD(Swoole_Server, addProcess)
{
	zend_object *object;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_OBJ_OF_CLASS(object, cs_process_ce)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_from(Z_OBJ_P(ZEND_THIS));
	if (server->started) {
		cs_warn("the server runs: processes must be added before start()");
		RETURN_FALSE;
	}
	if (!cs_callback_is_set(&cs_process_of(object)->callback)) {
		cs_throw_error(EINVAL, "this Swoole\\Process has no callback, its constructor was not called");
		RETURN_THROWS();
	}
	if (cs_process_of(object)->pid > 0) {
		cs_warn("this process has been started already: its process id is %d", (int) cs_process_of(object)->pid);
		RETURN_FALSE;
	}
	if (server->process_count == CS_PROCESSES_MAX) {
		cs_warn("no more than %d processes can be added", CS_PROCESSES_MAX);
		RETURN_FALSE;
	}
	for (int i = 0; i < server->process_count; i++) {
		if (server->processes[i] == object) {
			cs_warn("this process has been added already");
			RETURN_FALSE;
		}
	}
	server->processes = safe_erealloc(server->processes, (size_t) server->process_count + 1, sizeof(object), 0);
	GC_ADDREF(object);
	server->processes[server->process_count] = object;
	RETURN_LONG(server->process_count++);
}

void cs_server_free_processes(cs_server *server)
{
	for (int i = 0; i < server->process_count; i++) {
		OBJ_RELEASE(server->processes[i]);
	}
	if (server->processes) {
		efree(server->processes);
	}
	server->processes = NULL;
	server->process_count = 0;
}

void cs_server_processes_gc(cs_server *server, zend_get_gc_buffer *buffer)
{
	for (int i = 0; i < server->process_count; i++) {
		zend_get_gc_buffer_add_obj(buffer, server->processes[i]);
	}
}

/* What other processes send may come while the loop runs, but does not keep it running. */
static void listen_to_others(cs_server *server, int slot)
{
	int error = cs_ipc_attach(server->ipc, cs_loop());

	if (!error) {
		error = cs_ipc_listen(server->ipc, slot, cs_server_on_message, server);
	}
	if (error) {
		cs_log(CS_LOG_WARNING, "user process %d gets no messages: %s", slot, uv_strerror(error));
		return;
	}
	cs_ipc_unref(server->ipc);
}

void cs_server_run_process(cs_server *server, int slot)
{
	zend_object *process = server->processes[slot - server->tree.worker_num - server->tree.task_num];

	cs_server_enter_slot(server, slot);
	cs_server_set_slot_title(server, slot);
	if (!cs_server_system_enter(server)) {
		EG(exit_status) = 1;
		return;
	}
	cs_ipc_enter(server->ipc, slot, server->tree.self_generation);
	cs_signal_watch(&server->signals[0], SIGRTMIN, CS_SIGNAL_EARLY, cs_log_on_signal, NULL);
	cs_tree_release_signals(&server->tree);
	cs_process_enter(process);
	cs_process_set_id(process, slot);
	if (cs_process_of(process)->enable_coroutine) {
		listen_to_others(server, slot);
	}
	cs_tree_ready(&server->tree, slot);
	cs_process_run(process);
	cs_signal_unwatch(&server->signals[0]);
	if (cs_ipc_loop(server->ipc)) {
		cs_ipc_stop(server->ipc);
		cs_ipc_flush(server->ipc, 1000);
		cs_ipc_detach(server->ipc);
	}
}
