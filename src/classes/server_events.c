/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The events of Swoole\Server: their names, and calling what on() registered.
 */
#include "server.h"

#include "src/core/co.h"
#include "src/core/loop.h"

static const char *const names[CS_EVENTS] = {
	[CS_ON_START] = "Start",
	[CS_ON_BEFORE_SHUTDOWN] = "BeforeShutdown",
	[CS_ON_SHUTDOWN] = "Shutdown",
	[CS_ON_WORKER_START] = "WorkerStart",
	[CS_ON_WORKER_STOP] = "WorkerStop",
	[CS_ON_BEFORE_RELOAD] = "BeforeReload",
	[CS_ON_AFTER_RELOAD] = "AfterReload",
	[CS_ON_WORKER_EXIT] = "WorkerExit",
	[CS_ON_WORKER_ERROR] = "WorkerError",
	[CS_ON_MANAGER_START] = "ManagerStart",
	[CS_ON_MANAGER_STOP] = "ManagerStop",
	[CS_ON_TASK] = "Task",
	[CS_ON_FINISH] = "Finish",
	[CS_ON_PIPE_MESSAGE] = "PipeMessage",
	[CS_ON_CONNECT] = "Connect",
	[CS_ON_CLOSE] = "Close",
	[CS_ON_REQUEST] = "Request",
	[CS_ON_RECEIVE] = "Receive",
	[CS_ON_PACKET] = "Packet",
	[CS_ON_OPEN] = "Open",
	[CS_ON_MESSAGE] = "Message",
	[CS_ON_HANDSHAKE] = "Handshake",
	[CS_ON_BEFORE_HANDSHAKE_RESPONSE] = "BeforeHandshakeResponse",
	[CS_ON_DISCONNECT] = "Disconnect",
};

/* Programs register these for old versions; nothing calls them any more. */
static const char *const old_names[] = {"BufferFull", "BufferEmpty", "Timer"};

int cs_server_event(const zend_string *name)
{
	const char *wanted = ZSTR_VAL(name);
	size_t len = ZSTR_LEN(name);

	for (int i = 0; i < CS_EVENTS; i++) {
		if (zend_binary_strcasecmp(wanted, len, names[i], strlen(names[i])) == 0) {
			return i;
		}
	}
	for (size_t i = 0; i < sizeof(old_names) / sizeof(old_names[0]); i++) {
		if (zend_binary_strcasecmp(wanted, len, old_names[i], strlen(old_names[i])) == 0) {
			return -2;
		}
	}
	return -1;
}

cs_callback *cs_server_callback(cs_server *server, cs_port *port, int event)
{
	cs_callback *cb;

	if (event < CS_SERVER_EVENTS) {
		cb = &server->callbacks[event];
	} else {
		cb = &port->callbacks[event - CS_SERVER_EVENTS];
		if (!cs_callback_is_set(cb)) {
			cb = &server->ports[0]->callbacks[event - CS_SERVER_EVENTS];
		}
	}
	return cs_callback_is_set(cb) ? cb : NULL;
}

#define CS_EVENT_ARGS_MAX 6

typedef struct call_now {
	zend_fcall_info *fci;
	zend_fcall_info_cache *fcc;
} call_now;

static void run_call(void *arg)
{
	call_now *now = arg;
	zval result;

	ZVAL_UNDEF(&result);
	now->fci->retval = &result;
	zend_call_function(now->fci, now->fcc);
	zval_ptr_dtor(&result);
}

void cs_server_call(cs_server *server, cs_port *port, int event, uint32_t count, zval *args, bool in_coroutine)
{
	cs_server_call_with(server, cs_server_callback(server, port, event), count, args, in_coroutine);
}

void cs_server_call_with(cs_server *server, cs_callback *cb, uint32_t count, zval *args, bool in_coroutine)
{
	zval params[CS_EVENT_ARGS_MAX];

	ZEND_ASSERT(count < CS_EVENT_ARGS_MAX);
	if (cb) {
		zend_fcall_info fci = cb->fci;
		zend_fcall_info_cache fcc = cb->fcc;
		ZVAL_OBJ_COPY(&params[0], &server->std);
		if (count) {
			memcpy(params + 1, args, count * sizeof(zval));
		}
		fci.param_count = count + 1;
		fci.params = params;
		if (in_coroutine) {
			cs_co_spawn_call(&fci, &fcc);
		} else {
			call_now now = {&fci, &fcc};
			if (CSG(core).loop_running) {
				cs_loop_guard(run_call, &now);
			} else {
				run_call(&now);
			}
		}
		zval_ptr_dtor(&params[0]);
	}
	for (uint32_t i = 0; i < count; i++) {
		zval_ptr_dtor(&args[i]);
	}
}
