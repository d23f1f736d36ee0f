/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: dc77849c69cc536bd00b09bafd23e30afd12079a */

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Http_Request_getContent, 0, 0, MAY_BE_STRING|MAY_BE_FALSE)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Http_Request_read, 0, 0, MAY_BE_STRING|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, length, IS_LONG, 0, "65536")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "0")
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Http_Request_rawContent arginfo_class_Swoole_Http_Request_getContent

#define arginfo_class_Swoole_Http_Request_getData arginfo_class_Swoole_Http_Request_getContent

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Swoole_Http_Request_create, 0, 0, Swoole\\Http\\Request, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_class_Swoole_Http_Request_parse, 0, 1, MAY_BE_LONG|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, data, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Http_Request_isCompleted, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Http_Request_getMethod arginfo_class_Swoole_Http_Request_getContent


ZEND_METHOD(Swoole_Http_Request, getContent);
ZEND_METHOD(Swoole_Http_Request, read);
ZEND_METHOD(Swoole_Http_Request, getData);
ZEND_METHOD(Swoole_Http_Request, create);
ZEND_METHOD(Swoole_Http_Request, parse);
ZEND_METHOD(Swoole_Http_Request, isCompleted);
ZEND_METHOD(Swoole_Http_Request, getMethod);


static const zend_function_entry class_Swoole_Http_Request_methods[] = {
	ZEND_ME(Swoole_Http_Request, getContent, arginfo_class_Swoole_Http_Request_getContent, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Http_Request, read, arginfo_class_Swoole_Http_Request_read, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Swoole_Http_Request, rawContent, getContent, arginfo_class_Swoole_Http_Request_rawContent, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Http_Request, getData, arginfo_class_Swoole_Http_Request_getData, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Http_Request, create, arginfo_class_Swoole_Http_Request_create, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Swoole_Http_Request, parse, arginfo_class_Swoole_Http_Request_parse, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Http_Request, isCompleted, arginfo_class_Swoole_Http_Request_isCompleted, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Http_Request, getMethod, arginfo_class_Swoole_Http_Request_getMethod, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Swoole_Http_Request(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole\\Http", "Request", class_Swoole_Http_Request_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_ALLOW_DYNAMIC_PROPERTIES;

	zval property_fd_default_value;
	ZVAL_LONG(&property_fd_default_value, 0);
	zend_string *property_fd_name = zend_string_init("fd", sizeof("fd") - 1, 1);
	zend_declare_property_ex(class_entry, property_fd_name, &property_fd_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_fd_name);

	zval property_streamId_default_value;
	ZVAL_LONG(&property_streamId_default_value, 0);
	zend_string *property_streamId_name = zend_string_init("streamId", sizeof("streamId") - 1, 1);
	zend_declare_property_ex(class_entry, property_streamId_name, &property_streamId_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_streamId_name);

	zval property_header_default_value;
	ZVAL_NULL(&property_header_default_value);
	zend_string *property_header_name = zend_string_init("header", sizeof("header") - 1, 1);
	zend_declare_property_ex(class_entry, property_header_name, &property_header_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_header_name);

	zval property_server_default_value;
	ZVAL_NULL(&property_server_default_value);
	zend_string *property_server_name = zend_string_init("server", sizeof("server") - 1, 1);
	zend_declare_property_ex(class_entry, property_server_name, &property_server_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_server_name);

	zval property_cookie_default_value;
	ZVAL_NULL(&property_cookie_default_value);
	zend_string *property_cookie_name = zend_string_init("cookie", sizeof("cookie") - 1, 1);
	zend_declare_property_ex(class_entry, property_cookie_name, &property_cookie_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_cookie_name);

	zval property_get_default_value;
	ZVAL_NULL(&property_get_default_value);
	zend_string *property_get_name = zend_string_init("get", sizeof("get") - 1, 1);
	zend_declare_property_ex(class_entry, property_get_name, &property_get_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_get_name);

	zval property_files_default_value;
	ZVAL_NULL(&property_files_default_value);
	zend_string *property_files_name = zend_string_init("files", sizeof("files") - 1, 1);
	zend_declare_property_ex(class_entry, property_files_name, &property_files_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_files_name);

	zval property_post_default_value;
	ZVAL_NULL(&property_post_default_value);
	zend_string *property_post_name = zend_string_init("post", sizeof("post") - 1, 1);
	zend_declare_property_ex(class_entry, property_post_name, &property_post_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_post_name);

	zval property_tmpfiles_default_value;
	ZVAL_NULL(&property_tmpfiles_default_value);
	zend_string *property_tmpfiles_name = zend_string_init("tmpfiles", sizeof("tmpfiles") - 1, 1);
	zend_declare_property_ex(class_entry, property_tmpfiles_name, &property_tmpfiles_default_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(property_tmpfiles_name);

	zend_string *attribute_name_AllowDynamicProperties_class_Swoole_Http_Request = zend_string_init_interned("AllowDynamicProperties", sizeof("AllowDynamicProperties") - 1, 1);
	zend_add_class_attribute(class_entry, attribute_name_AllowDynamicProperties_class_Swoole_Http_Request, 0);
	zend_string_release(attribute_name_AllowDynamicProperties_class_Swoole_Http_Request);

	return class_entry;
}
