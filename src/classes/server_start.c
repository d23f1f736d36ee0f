/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * How a worker begins: onWorkerStart, then work. In a coroutine onWorkerStart may wait, for a database say, and no request
 * or task shall meet a program that is half loaded. Some programs stay in it for ever, so the wait has an end.
 */
#include "server.h"
#include "server_task.h"

#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/timer.h"

#include "zend_exceptions.h"

#define CS_START_WAIT_MS 3000

void cs_server_stop_waiting(cs_server *server)
{
	server->beginning = false;
	if (server->start_timer) {
		cs_timer_close(server->start_timer);
		server->start_timer = NULL;
	}
}

static void listen_to_queue(cs_server *server)
{
	int error = server->queue ? cs_server_queue_listen(server) : 0;
	if (error) {
		cs_log(CS_LOG_ERROR, "task worker %d cannot read the message queue: %s", server->tree.self_slot,
			uv_strerror(error));
	}
}

static void open_ports(cs_server *server)
{
	for (int i = 0; i < server->port_count; i++) {
		int error = cs_port_open(server->ports[i], server->tree.self_slot);
		if (error) {
			cs_log(CS_LOG_ERROR, "worker %d cannot accept on its port: %s", server->tree.self_slot, uv_strerror(error));
		}
	}
}

void cs_server_work(cs_server *server)
{
	if (!server->beginning) {
		return;
	}
	cs_server_stop_waiting(server);
	if (EG(exception) || server->draining) {
		return;
	}
	bool is_task = cs_tree_kind(&server->tree, server->tree.self_slot) == CS_SLOT_TASK;
	if (!is_task) {
		cs_server_count_descriptors(server);
		open_ports(server);
	}
	if (!server->tree.single) {
		cs_ipc_listen(server->ipc, server->tree.self_slot, cs_server_on_message, server);
	}
	if (is_task) {
		listen_to_queue(server);
	}
	if (!server->tree.single) {
		cs_tree_ready(&server->tree, server->tree.self_slot);
	}
}

static void call_start(cs_server *server)
{
	zval id;
	ZVAL_LONG(&id, server->tree.self_slot);
	cs_server_call(server, NULL, CS_ON_WORKER_START, 1, &id, false);
}

static void on_returned(void *arg)
{
	cs_server_work(arg);
}

/* In a coroutine. */
static void run_start(void *arg)
{
	cs_server *server = arg;

	GC_ADDREF(&server->std); /* it may end with the script, when the program's variables are gone */
	call_start(server);
	if (server->start_timer) {
		cs_loop_defer(on_returned, server);
	} else {
		cs_server_work(server);
	}
	OBJ_RELEASE(&server->std);
}

static void on_waited(cs_timer *timer, void *arg)
{
	cs_server *server = arg;
	cs_log(CS_LOG_INFO, "worker %d: onWorkerStart has not returned for %d seconds; work begins meanwhile",
		server->tree.self_slot, CS_START_WAIT_MS / 1000);
	cs_server_work(server);
}

void cs_server_begin(cs_server *server)
{
	server->beginning = true;
	if (!server->options.enable_coroutine || cs_co_spawn(run_start, server) < 0) {
		call_start(server);
		cs_server_work(server);
	}
	if (server->beginning) {
		server->start_timer = cs_timer_open(CS_START_WAIT_MS, 0, on_waited, server);
	}
}
