/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 1a98f123458b0bc2428a4f5876370bd6e139698b */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Swoole_Server___construct, 0, 0, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, host, IS_STRING, 0, "\"0.0.0.0\"")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, port, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, mode, IS_LONG, 0, "1")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, sock_type, IS_LONG, 0, "1")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Swoole_Server___destruct, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_stats, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_metrics, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_heartbeat, 0, 0, MAY_BE_ARRAY|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, ifCloseConnection, _IS_BOOL, 0, "true")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_confirm, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_TYPE_MASK_EX(arginfo_class_Swoole_Server_getSocket, 0, 0, Socket, MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, port, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_addCommand, 0, 3, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, name, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, accepted_process_types, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, callback, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_command, 0, 4, MAY_BE_ARRAY|MAY_BE_STRING|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, name, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, process_id, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, process_type, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, json_decode, _IS_BOOL, 0, "true")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_TYPE_MASK_EX(arginfo_class_Swoole_Server_addlistener, 0, 3, Swoole\\Server\\Port, MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, host, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, port, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, sock_type, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_bind, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, uid, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_connection_info, 0, 1, MAY_BE_ARRAY|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, fd, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, reactor_id, IS_LONG, 0, "-1")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, ignoreError, _IS_BOOL, 0, "false")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_connection_list, 0, 0, MAY_BE_ARRAY|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, start_fd, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, find_count, IS_LONG, 0, "10")
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_exist arginfo_class_Swoole_Server_confirm

#define arginfo_class_Swoole_Server_exists arginfo_class_Swoole_Server_confirm

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_TYPE_MASK_EX(arginfo_class_Swoole_Server_getCallback, 0, 1, Closure, MAY_BE_ARRAY|MAY_BE_STRING|MAY_BE_NULL)
	ZEND_ARG_TYPE_INFO(0, event_name, IS_STRING, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_getClientInfo arginfo_class_Swoole_Server_connection_info

#define arginfo_class_Swoole_Server_getClientList arginfo_class_Swoole_Server_connection_list

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_getLastError, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_getManagerPid arginfo_class_Swoole_Server_getLastError

#define arginfo_class_Swoole_Server_getMasterPid arginfo_class_Swoole_Server_getLastError

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_getWorkerId, 0, 0, MAY_BE_LONG|MAY_BE_FALSE)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_getWorkerPid, 0, 0, MAY_BE_LONG|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, worker_id, IS_LONG, 0, "-1")
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_getWorkerStatus arginfo_class_Swoole_Server_getWorkerPid

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_addProcess, 0, 1, MAY_BE_LONG|MAY_BE_FALSE)
	ZEND_ARG_OBJ_INFO(0, process, Swoole\\Process, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_listen arginfo_class_Swoole_Server_addlistener

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_on, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, event_name, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, callback, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_protect, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, is_protected, _IS_BOOL, 0, "true")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_reload, 0, 0, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, only_reload_taskworker, _IS_BOOL, 0, "false")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_set, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, settings, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_shutdown, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_start arginfo_class_Swoole_Server_shutdown

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_stop, 0, 0, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, workerId, IS_LONG, 0, "-1")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_task, 0, 1, MAY_BE_LONG|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, data, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, taskWorkerIndex, IS_LONG, 0, "-1")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, finishCallback, IS_CALLABLE, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_taskwait, 0, 1, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "0.5")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, taskWorkerIndex, IS_LONG, 0, "-1")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Server_taskWaitMulti, 0, 1, MAY_BE_ARRAY|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, tasks, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "0.5")
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_taskCo arginfo_class_Swoole_Server_taskWaitMulti

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_finish, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_sendMessage, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, message, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, dst_worker_id, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_send, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_MASK(0, fd, MAY_BE_STRING|MAY_BE_LONG, NULL)
	ZEND_ARG_TYPE_INFO(0, send_data, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, serverSocket, IS_LONG, 0, "-1")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_sendwait, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, conn_fd, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, send_data, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_sendfile, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, conn_fd, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, filename, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, offset, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, length, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_sendto, 0, 3, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, ip, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, port, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, send_data, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, server_socket, IS_LONG, 0, "-1")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_close, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, reset, _IS_BOOL, 0, "false")
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_pause arginfo_class_Swoole_Server_confirm

#define arginfo_class_Swoole_Server_resume arginfo_class_Swoole_Server_confirm


ZEND_METHOD(Swoole_Server, __construct);
ZEND_METHOD(Swoole_Server, __destruct);
ZEND_METHOD(Swoole_Server, stats);
ZEND_METHOD(Swoole_Server, metrics);
ZEND_METHOD(Swoole_Server, heartbeat);
ZEND_METHOD(Swoole_Server, confirm);
ZEND_METHOD(Swoole_Server, getSocket);
ZEND_METHOD(Swoole_Server, addCommand);
ZEND_METHOD(Swoole_Server, command);
ZEND_METHOD(Swoole_Server, listen);
ZEND_METHOD(Swoole_Server, bind);
ZEND_METHOD(Swoole_Server, getClientInfo);
ZEND_METHOD(Swoole_Server, getClientList);
ZEND_METHOD(Swoole_Server, exists);
ZEND_METHOD(Swoole_Server, getCallback);
ZEND_METHOD(Swoole_Server, getLastError);
ZEND_METHOD(Swoole_Server, getManagerPid);
ZEND_METHOD(Swoole_Server, getMasterPid);
ZEND_METHOD(Swoole_Server, getWorkerId);
ZEND_METHOD(Swoole_Server, getWorkerPid);
ZEND_METHOD(Swoole_Server, getWorkerStatus);
ZEND_METHOD(Swoole_Server, addProcess);
ZEND_METHOD(Swoole_Server, on);
ZEND_METHOD(Swoole_Server, protect);
ZEND_METHOD(Swoole_Server, reload);
ZEND_METHOD(Swoole_Server, set);
ZEND_METHOD(Swoole_Server, shutdown);
ZEND_METHOD(Swoole_Server, start);
ZEND_METHOD(Swoole_Server, stop);
ZEND_METHOD(Swoole_Server, task);
ZEND_METHOD(Swoole_Server, taskwait);
ZEND_METHOD(Swoole_Server, taskWaitMulti);
ZEND_METHOD(Swoole_Server, taskCo);
ZEND_METHOD(Swoole_Server, finish);
ZEND_METHOD(Swoole_Server, sendMessage);
ZEND_METHOD(Swoole_Server, send);
ZEND_METHOD(Swoole_Server, sendwait);
ZEND_METHOD(Swoole_Server, sendfile);
ZEND_METHOD(Swoole_Server, sendto);
ZEND_METHOD(Swoole_Server, close);
ZEND_METHOD(Swoole_Server, pause);
ZEND_METHOD(Swoole_Server, resume);


static const zend_function_entry class_Swoole_Server_methods[] = {
	ZEND_ME(Swoole_Server, __construct, arginfo_class_Swoole_Server___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, __destruct, arginfo_class_Swoole_Server___destruct, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, stats, arginfo_class_Swoole_Server_stats, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, metrics, arginfo_class_Swoole_Server_metrics, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, heartbeat, arginfo_class_Swoole_Server_heartbeat, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, confirm, arginfo_class_Swoole_Server_confirm, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getSocket, arginfo_class_Swoole_Server_getSocket, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, addCommand, arginfo_class_Swoole_Server_addCommand, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, command, arginfo_class_Swoole_Server_command, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Swoole_Server, addlistener, listen, arginfo_class_Swoole_Server_addlistener, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, bind, arginfo_class_Swoole_Server_bind, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Swoole_Server, connection_info, getClientInfo, arginfo_class_Swoole_Server_connection_info, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Swoole_Server, connection_list, getClientList, arginfo_class_Swoole_Server_connection_list, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Swoole_Server, exist, exists, arginfo_class_Swoole_Server_exist, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, exists, arginfo_class_Swoole_Server_exists, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getCallback, arginfo_class_Swoole_Server_getCallback, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getClientInfo, arginfo_class_Swoole_Server_getClientInfo, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getClientList, arginfo_class_Swoole_Server_getClientList, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getLastError, arginfo_class_Swoole_Server_getLastError, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getManagerPid, arginfo_class_Swoole_Server_getManagerPid, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getMasterPid, arginfo_class_Swoole_Server_getMasterPid, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getWorkerId, arginfo_class_Swoole_Server_getWorkerId, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getWorkerPid, arginfo_class_Swoole_Server_getWorkerPid, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, getWorkerStatus, arginfo_class_Swoole_Server_getWorkerStatus, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, addProcess, arginfo_class_Swoole_Server_addProcess, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, listen, arginfo_class_Swoole_Server_listen, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, on, arginfo_class_Swoole_Server_on, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, protect, arginfo_class_Swoole_Server_protect, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, reload, arginfo_class_Swoole_Server_reload, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, set, arginfo_class_Swoole_Server_set, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, shutdown, arginfo_class_Swoole_Server_shutdown, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, start, arginfo_class_Swoole_Server_start, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, stop, arginfo_class_Swoole_Server_stop, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, task, arginfo_class_Swoole_Server_task, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, taskwait, arginfo_class_Swoole_Server_taskwait, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, taskWaitMulti, arginfo_class_Swoole_Server_taskWaitMulti, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, taskCo, arginfo_class_Swoole_Server_taskCo, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, finish, arginfo_class_Swoole_Server_finish, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, sendMessage, arginfo_class_Swoole_Server_sendMessage, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, send, arginfo_class_Swoole_Server_send, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, sendwait, arginfo_class_Swoole_Server_sendwait, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, sendfile, arginfo_class_Swoole_Server_sendfile, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, sendto, arginfo_class_Swoole_Server_sendto, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, close, arginfo_class_Swoole_Server_close, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, pause, arginfo_class_Swoole_Server_pause, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server, resume, arginfo_class_Swoole_Server_resume, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Swoole_Http_Server_methods[] = {
	ZEND_FE_END
};

static zend_class_entry *register_class_Swoole_Server(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole", "Server", class_Swoole_Server_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_NOT_SERIALIZABLE|ZEND_ACC_ALLOW_DYNAMIC_PROPERTIES;

	zval property_onStart_default_value;
	ZVAL_NULL(&property_onStart_default_value);
	zend_string *property_onStart_name = zend_string_init("onStart", sizeof("onStart") - 1, 1);
	zend_declare_property_ex(class_entry, property_onStart_name, &property_onStart_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onStart_name);

	zval property_onBeforeShutdown_default_value;
	ZVAL_NULL(&property_onBeforeShutdown_default_value);
	zend_string *property_onBeforeShutdown_name = zend_string_init("onBeforeShutdown", sizeof("onBeforeShutdown") - 1, 1);
	zend_declare_property_ex(class_entry, property_onBeforeShutdown_name, &property_onBeforeShutdown_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onBeforeShutdown_name);

	zval property_onShutdown_default_value;
	ZVAL_NULL(&property_onShutdown_default_value);
	zend_string *property_onShutdown_name = zend_string_init("onShutdown", sizeof("onShutdown") - 1, 1);
	zend_declare_property_ex(class_entry, property_onShutdown_name, &property_onShutdown_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onShutdown_name);

	zval property_onWorkerStart_default_value;
	ZVAL_NULL(&property_onWorkerStart_default_value);
	zend_string *property_onWorkerStart_name = zend_string_init("onWorkerStart", sizeof("onWorkerStart") - 1, 1);
	zend_declare_property_ex(class_entry, property_onWorkerStart_name, &property_onWorkerStart_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onWorkerStart_name);

	zval property_onWorkerStop_default_value;
	ZVAL_NULL(&property_onWorkerStop_default_value);
	zend_string *property_onWorkerStop_name = zend_string_init("onWorkerStop", sizeof("onWorkerStop") - 1, 1);
	zend_declare_property_ex(class_entry, property_onWorkerStop_name, &property_onWorkerStop_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onWorkerStop_name);

	zval property_onBeforeReload_default_value;
	ZVAL_NULL(&property_onBeforeReload_default_value);
	zend_string *property_onBeforeReload_name = zend_string_init("onBeforeReload", sizeof("onBeforeReload") - 1, 1);
	zend_declare_property_ex(class_entry, property_onBeforeReload_name, &property_onBeforeReload_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onBeforeReload_name);

	zval property_onAfterReload_default_value;
	ZVAL_NULL(&property_onAfterReload_default_value);
	zend_string *property_onAfterReload_name = zend_string_init("onAfterReload", sizeof("onAfterReload") - 1, 1);
	zend_declare_property_ex(class_entry, property_onAfterReload_name, &property_onAfterReload_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onAfterReload_name);

	zval property_onWorkerExit_default_value;
	ZVAL_NULL(&property_onWorkerExit_default_value);
	zend_string *property_onWorkerExit_name = zend_string_init("onWorkerExit", sizeof("onWorkerExit") - 1, 1);
	zend_declare_property_ex(class_entry, property_onWorkerExit_name, &property_onWorkerExit_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onWorkerExit_name);

	zval property_onWorkerError_default_value;
	ZVAL_NULL(&property_onWorkerError_default_value);
	zend_string *property_onWorkerError_name = zend_string_init("onWorkerError", sizeof("onWorkerError") - 1, 1);
	zend_declare_property_ex(class_entry, property_onWorkerError_name, &property_onWorkerError_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onWorkerError_name);

	zval property_onTask_default_value;
	ZVAL_NULL(&property_onTask_default_value);
	zend_string *property_onTask_name = zend_string_init("onTask", sizeof("onTask") - 1, 1);
	zend_declare_property_ex(class_entry, property_onTask_name, &property_onTask_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onTask_name);

	zval property_onFinish_default_value;
	ZVAL_NULL(&property_onFinish_default_value);
	zend_string *property_onFinish_name = zend_string_init("onFinish", sizeof("onFinish") - 1, 1);
	zend_declare_property_ex(class_entry, property_onFinish_name, &property_onFinish_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onFinish_name);

	zval property_onManagerStart_default_value;
	ZVAL_NULL(&property_onManagerStart_default_value);
	zend_string *property_onManagerStart_name = zend_string_init("onManagerStart", sizeof("onManagerStart") - 1, 1);
	zend_declare_property_ex(class_entry, property_onManagerStart_name, &property_onManagerStart_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onManagerStart_name);

	zval property_onManagerStop_default_value;
	ZVAL_NULL(&property_onManagerStop_default_value);
	zend_string *property_onManagerStop_name = zend_string_init("onManagerStop", sizeof("onManagerStop") - 1, 1);
	zend_declare_property_ex(class_entry, property_onManagerStop_name, &property_onManagerStop_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onManagerStop_name);

	zval property_onPipeMessage_default_value;
	ZVAL_NULL(&property_onPipeMessage_default_value);
	zend_string *property_onPipeMessage_name = zend_string_init("onPipeMessage", sizeof("onPipeMessage") - 1, 1);
	zend_declare_property_ex(class_entry, property_onPipeMessage_name, &property_onPipeMessage_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onPipeMessage_name);

	zval property_setting_default_value;
	ZVAL_NULL(&property_setting_default_value);
	zend_string *property_setting_name = zend_string_init("setting", sizeof("setting") - 1, 1);
	zend_declare_property_ex(class_entry, property_setting_name, &property_setting_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_setting_name);

	zval property_connections_default_value;
	ZVAL_NULL(&property_connections_default_value);
	zend_string *property_connections_name = zend_string_init("connections", sizeof("connections") - 1, 1);
	zend_declare_property_ex(class_entry, property_connections_name, &property_connections_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_connections_name);

	zval property_host_default_value;
	ZVAL_EMPTY_STRING(&property_host_default_value);
	zend_string *property_host_name = zend_string_init("host", sizeof("host") - 1, 1);
	zend_declare_property_ex(class_entry, property_host_name, &property_host_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_host_name);

	zval property_port_default_value;
	ZVAL_LONG(&property_port_default_value, 0);
	zend_string *property_port_name = zend_string_init("port", sizeof("port") - 1, 1);
	zend_declare_property_ex(class_entry, property_port_name, &property_port_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_port_name);

	zval property_type_default_value;
	ZVAL_LONG(&property_type_default_value, 0);
	zend_string *property_type_name = zend_string_init("type", sizeof("type") - 1, 1);
	zend_declare_property_ex(class_entry, property_type_name, &property_type_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_type_name);

	zval property_ssl_default_value;
	ZVAL_FALSE(&property_ssl_default_value);
	zend_string *property_ssl_name = zend_string_init("ssl", sizeof("ssl") - 1, 1);
	zend_declare_property_ex(class_entry, property_ssl_name, &property_ssl_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_ssl_name);

	zval property_mode_default_value;
	ZVAL_LONG(&property_mode_default_value, 0);
	zend_string *property_mode_name = zend_string_init("mode", sizeof("mode") - 1, 1);
	zend_declare_property_ex(class_entry, property_mode_name, &property_mode_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_mode_name);

	zval property_ports_default_value;
	ZVAL_NULL(&property_ports_default_value);
	zend_string *property_ports_name = zend_string_init("ports", sizeof("ports") - 1, 1);
	zend_declare_property_ex(class_entry, property_ports_name, &property_ports_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_ports_name);

	zval property_master_pid_default_value;
	ZVAL_LONG(&property_master_pid_default_value, 0);
	zend_string *property_master_pid_name = zend_string_init("master_pid", sizeof("master_pid") - 1, 1);
	zend_declare_property_ex(class_entry, property_master_pid_name, &property_master_pid_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_master_pid_name);

	zval property_manager_pid_default_value;
	ZVAL_LONG(&property_manager_pid_default_value, 0);
	zend_string *property_manager_pid_name = zend_string_init("manager_pid", sizeof("manager_pid") - 1, 1);
	zend_declare_property_ex(class_entry, property_manager_pid_name, &property_manager_pid_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_manager_pid_name);

	zval property_worker_id_default_value;
	ZVAL_LONG(&property_worker_id_default_value, -1);
	zend_string *property_worker_id_name = zend_string_init("worker_id", sizeof("worker_id") - 1, 1);
	zend_declare_property_ex(class_entry, property_worker_id_name, &property_worker_id_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_worker_id_name);

	zval property_taskworker_default_value;
	ZVAL_FALSE(&property_taskworker_default_value);
	zend_string *property_taskworker_name = zend_string_init("taskworker", sizeof("taskworker") - 1, 1);
	zend_declare_property_ex(class_entry, property_taskworker_name, &property_taskworker_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_taskworker_name);

	zval property_worker_pid_default_value;
	ZVAL_LONG(&property_worker_pid_default_value, 0);
	zend_string *property_worker_pid_name = zend_string_init("worker_pid", sizeof("worker_pid") - 1, 1);
	zend_declare_property_ex(class_entry, property_worker_pid_name, &property_worker_pid_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_worker_pid_name);

	zval property_stats_timer_default_value;
	ZVAL_NULL(&property_stats_timer_default_value);
	zend_string *property_stats_timer_name = zend_string_init("stats_timer", sizeof("stats_timer") - 1, 1);
	zend_declare_property_ex(class_entry, property_stats_timer_name, &property_stats_timer_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_stats_timer_name);

	zval property_admin_server_default_value;
	ZVAL_NULL(&property_admin_server_default_value);
	zend_string *property_admin_server_name = zend_string_init("admin_server", sizeof("admin_server") - 1, 1);
	zend_declare_property_ex(class_entry, property_admin_server_name, &property_admin_server_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_admin_server_name);

	zend_string *attribute_name_AllowDynamicProperties_class_Swoole_Server = zend_string_init_interned("AllowDynamicProperties", sizeof("AllowDynamicProperties") - 1, 1);
	zend_add_class_attribute(class_entry, attribute_name_AllowDynamicProperties_class_Swoole_Server, 0);
	zend_string_release(attribute_name_AllowDynamicProperties_class_Swoole_Server);

	return class_entry;
}

static zend_class_entry *register_class_Swoole_Http_Server(zend_class_entry *class_entry_Swoole_Server)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole\\Http", "Server", class_Swoole_Http_Server_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Swoole_Server);

	return class_entry;
}
