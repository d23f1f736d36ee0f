/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The small objects that callbacks get instead of a list of arguments when event_object is on.
 */
#include "server.h"

#include "src/http/respond.h"
#include "src/modules.h"

#include <sys/wait.h>

#include "stubs/server_objects_arginfo.h"

/* Registered once a process. */
static zend_class_entry *event_ce;
static zend_class_entry *packet_ce;
static zend_class_entry *pipe_message_ce;
static zend_class_entry *status_info_ce;
static zend_class_entry *task_result_ce;

static void set_long(zval *object, const char *name, zend_long value)
{
	zend_update_property_long(Z_OBJCE_P(object), Z_OBJ_P(object), name, strlen(name), value);
}

static void set_time(zval *object, double time)
{
	zend_update_property_double(Z_OBJCE_P(object), Z_OBJ_P(object), ZEND_STRL("dispatch_time"), time);
}

/* Takes over the value. */
static void set_value(zval *object, const char *name, zval *value)
{
	zend_update_property(Z_OBJCE_P(object), Z_OBJ_P(object), name, strlen(name), value);
	zval_ptr_dtor(value);
}

void cs_server_event_object(cs_server *server, int session, zval *data, zval *object)
{
	zval value;

	ZVAL_NULL(&value);
	if (data) {
		ZVAL_COPY_VALUE(&value, data);
	}
	object_init_ex(object, event_ce);
	set_long(object, "reactor_id", server->tree.self_slot);
	set_long(object, "fd", session);
	set_time(object, cs_respond_wall_seconds());
	set_value(object, "data", &value);
}

void cs_server_packet_object(zval *data, zval *info, zval *object)
{
	zval bytes, from;
	static const char *const names[] = {"server_socket", "server_port", "dispatch_time", "address", "port"};

	ZVAL_COPY_VALUE(&bytes, data);
	ZVAL_COPY_VALUE(&from, info);
	object_init_ex(object, packet_ce);
	set_value(object, "data", &bytes);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		zval *value = zend_hash_str_find(Z_ARRVAL(from), names[i], strlen(names[i]));
		zend_update_property(packet_ce, Z_OBJ_P(object), names[i], strlen(names[i]), value);
	}
	zval_ptr_dtor(&from);
}

void cs_server_pipe_message_object(int source, double time, zval *data, zval *object)
{
	zval value;

	ZVAL_COPY_VALUE(&value, data);
	object_init_ex(object, pipe_message_ce);
	set_long(object, "source_worker_id", source);
	set_long(object, "worker_id", source);
	set_time(object, time);
	set_value(object, "data", &value);
}

void cs_server_task_result_object(zend_long id, int task_worker, double time, zval *data, zval *object)
{
	zval value;

	ZVAL_COPY_VALUE(&value, data);
	object_init_ex(object, task_result_ce);
	set_long(object, "task_id", id);
	set_long(object, "task_worker_id", task_worker);
	set_time(object, time);
	set_value(object, "data", &value);
}

void cs_server_status_info_object(int worker, int pid, int status, zval *object)
{
	object_init_ex(object, status_info_ce);
	set_long(object, "worker_id", worker);
	set_long(object, "worker_pid", pid);
	set_long(object, "status", status);
	set_long(object, "exit_code", WIFEXITED(status) ? WEXITSTATUS(status) : 0);
	set_long(object, "signal", WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}

void cs_server_objects_minit(int type, int module_number)
{
	event_ce = register_class_Swoole_Server_Event();
	packet_ce = register_class_Swoole_Server_Packet();
	pipe_message_ce = register_class_Swoole_Server_PipeMessage();
	status_info_ce = register_class_Swoole_Server_StatusInfo();
	task_result_ce = register_class_Swoole_Server_TaskResult();
}
