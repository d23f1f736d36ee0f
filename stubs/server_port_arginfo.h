/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: b4a0d0efca34f10cda55e2eec03e30160adac670 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Swoole_Server_Port___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Server_Port___destruct arginfo_class_Swoole_Server_Port___construct

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_TYPE_MASK_EX(arginfo_class_Swoole_Server_Port_getSocket, 0, 0, Socket, MAY_BE_FALSE)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Swoole_Server_Port_getCallback, 0, 1, Closure, 1)
	ZEND_ARG_TYPE_INFO(0, event_name, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_Port_on, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, event_name, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, callback, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Server_Port_set, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, settings, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Swoole_Server_Port, __construct);
ZEND_METHOD(Swoole_Server_Port, __destruct);
ZEND_METHOD(Swoole_Server_Port, getSocket);
ZEND_METHOD(Swoole_Server_Port, getCallback);
ZEND_METHOD(Swoole_Server_Port, on);
ZEND_METHOD(Swoole_Server_Port, set);


static const zend_function_entry class_Swoole_Server_Port_methods[] = {
	ZEND_ME(Swoole_Server_Port, __construct, arginfo_class_Swoole_Server_Port___construct, ZEND_ACC_PRIVATE)
	ZEND_ME(Swoole_Server_Port, __destruct, arginfo_class_Swoole_Server_Port___destruct, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server_Port, getSocket, arginfo_class_Swoole_Server_Port_getSocket, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server_Port, getCallback, arginfo_class_Swoole_Server_Port_getCallback, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server_Port, on, arginfo_class_Swoole_Server_Port_on, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Server_Port, set, arginfo_class_Swoole_Server_Port_set, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Swoole_Server_Port(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole\\Server", "Port", class_Swoole_Server_Port_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_NOT_SERIALIZABLE;

	zval property_onConnect_default_value;
	ZVAL_NULL(&property_onConnect_default_value);
	zend_string *property_onConnect_name = zend_string_init("onConnect", sizeof("onConnect") - 1, 1);
	zend_declare_property_ex(class_entry, property_onConnect_name, &property_onConnect_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onConnect_name);

	zval property_onReceive_default_value;
	ZVAL_NULL(&property_onReceive_default_value);
	zend_string *property_onReceive_name = zend_string_init("onReceive", sizeof("onReceive") - 1, 1);
	zend_declare_property_ex(class_entry, property_onReceive_name, &property_onReceive_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onReceive_name);

	zval property_onClose_default_value;
	ZVAL_NULL(&property_onClose_default_value);
	zend_string *property_onClose_name = zend_string_init("onClose", sizeof("onClose") - 1, 1);
	zend_declare_property_ex(class_entry, property_onClose_name, &property_onClose_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onClose_name);

	zval property_onPacket_default_value;
	ZVAL_NULL(&property_onPacket_default_value);
	zend_string *property_onPacket_name = zend_string_init("onPacket", sizeof("onPacket") - 1, 1);
	zend_declare_property_ex(class_entry, property_onPacket_name, &property_onPacket_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onPacket_name);

	zval property_onBufferFull_default_value;
	ZVAL_NULL(&property_onBufferFull_default_value);
	zend_string *property_onBufferFull_name = zend_string_init("onBufferFull", sizeof("onBufferFull") - 1, 1);
	zend_declare_property_ex(class_entry, property_onBufferFull_name, &property_onBufferFull_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onBufferFull_name);

	zval property_onBufferEmpty_default_value;
	ZVAL_NULL(&property_onBufferEmpty_default_value);
	zend_string *property_onBufferEmpty_name = zend_string_init("onBufferEmpty", sizeof("onBufferEmpty") - 1, 1);
	zend_declare_property_ex(class_entry, property_onBufferEmpty_name, &property_onBufferEmpty_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onBufferEmpty_name);

	zval property_onRequest_default_value;
	ZVAL_NULL(&property_onRequest_default_value);
	zend_string *property_onRequest_name = zend_string_init("onRequest", sizeof("onRequest") - 1, 1);
	zend_declare_property_ex(class_entry, property_onRequest_name, &property_onRequest_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onRequest_name);

	zval property_onHandshake_default_value;
	ZVAL_NULL(&property_onHandshake_default_value);
	zend_string *property_onHandshake_name = zend_string_init("onHandshake", sizeof("onHandshake") - 1, 1);
	zend_declare_property_ex(class_entry, property_onHandshake_name, &property_onHandshake_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onHandshake_name);

	zval property_onOpen_default_value;
	ZVAL_NULL(&property_onOpen_default_value);
	zend_string *property_onOpen_name = zend_string_init("onOpen", sizeof("onOpen") - 1, 1);
	zend_declare_property_ex(class_entry, property_onOpen_name, &property_onOpen_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onOpen_name);

	zval property_onMessage_default_value;
	ZVAL_NULL(&property_onMessage_default_value);
	zend_string *property_onMessage_name = zend_string_init("onMessage", sizeof("onMessage") - 1, 1);
	zend_declare_property_ex(class_entry, property_onMessage_name, &property_onMessage_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onMessage_name);

	zval property_onDisconnect_default_value;
	ZVAL_NULL(&property_onDisconnect_default_value);
	zend_string *property_onDisconnect_name = zend_string_init("onDisconnect", sizeof("onDisconnect") - 1, 1);
	zend_declare_property_ex(class_entry, property_onDisconnect_name, &property_onDisconnect_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onDisconnect_name);

	zval property_onBeforeHandshakeResponse_default_value;
	ZVAL_NULL(&property_onBeforeHandshakeResponse_default_value);
	zend_string *property_onBeforeHandshakeResponse_name = zend_string_init("onBeforeHandshakeResponse", sizeof("onBeforeHandshakeResponse") - 1, 1);
	zend_declare_property_ex(class_entry, property_onBeforeHandshakeResponse_name, &property_onBeforeHandshakeResponse_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_onBeforeHandshakeResponse_name);

	zval property_host_default_value;
	ZVAL_NULL(&property_host_default_value);
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

	zval property_sock_default_value;
	ZVAL_LONG(&property_sock_default_value, -1);
	zend_string *property_sock_name = zend_string_init("sock", sizeof("sock") - 1, 1);
	zend_declare_property_ex(class_entry, property_sock_name, &property_sock_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_sock_name);

	zval property_ssl_default_value;
	ZVAL_FALSE(&property_ssl_default_value);
	zend_string *property_ssl_name = zend_string_init("ssl", sizeof("ssl") - 1, 1);
	zend_declare_property_ex(class_entry, property_ssl_name, &property_ssl_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_ssl_name);

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

	return class_entry;
}
