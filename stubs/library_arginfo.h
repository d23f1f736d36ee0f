/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 94ea2605e59130c6b4f3765fb7502fda830981de */

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo__array, 0, 0, Swoole\\ArrayObject, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, array, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo__mbstring, 0, 0, Swoole\\MultibyteStringObject, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, string, IS_STRING, 0, "\'\'")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo__string, 0, 0, Swoole\\StringObject, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, string, IS_STRING, 0, "\'\'")
ZEND_END_ARG_INFO()

#define arginfo_swoole_array arginfo__array

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_array_default_value, 0, 0, 2)
	ZEND_ARG_TYPE_INFO(0, array, IS_ARRAY, 0)
	ZEND_ARG_INFO(0, key)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(0, default_value, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_swoole_array_list, 0, 0, Swoole\\ArrayObject, 0)
	ZEND_ARG_VARIADIC_INFO(0, arrray)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_container_cpu_num, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_exec, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, command, IS_STRING, 0)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(1, output, "null")
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(1, returnVar, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_gethostbynamel, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, domain, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_is_in_container, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_get_option, 0, 1, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, key, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_get_options, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_set_option, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, key, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_library_set_options, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, options, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_mbstring arginfo__mbstring

ZEND_BEGIN_ARG_INFO_EX(arginfo_swoole_shell_exec, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, cmd, IS_STRING, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_string arginfo__string

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_swoole_table, 0, 2, Swoole\\Table, 0)
	ZEND_ARG_TYPE_INFO(0, size, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, fields, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Swoole_Coroutine_batch, 0, 1, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, tasks, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "-1.0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Swoole_Coroutine_map, 0, 2, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, list, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, fn, IS_CALLABLE, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "-1.0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Swoole_Coroutine_parallel, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, n, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, fn, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_Swoole_Coroutine_Http_get, 0, 1, Swoole\\Coroutine\\Http\\ClientProxy, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, headers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, cookies, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_Swoole_Coroutine_Http_post, 0, 2, Swoole\\Coroutine\\Http\\ClientProxy, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, headers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, cookies, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_Swoole_Coroutine_Http_request, 0, 2, Swoole\\Coroutine\\Http\\ClientProxy, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, method, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, data, IS_MIXED, 0, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, headers, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, cookies, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

#define arginfo_Swoole_Coroutine_Http_request_with_curl arginfo_Swoole_Coroutine_Http_request

#define arginfo_Swoole_Coroutine_Http_request_with_http_client arginfo_Swoole_Coroutine_Http_request

#define arginfo_Swoole_Coroutine_Http_request_with_stream arginfo_Swoole_Coroutine_Http_request


ZEND_FUNCTION(cserve_library);


static const zend_function_entry ext_functions[] = {
	ZEND_FALIAS(_array, cserve_library, arginfo__array)
	ZEND_FALIAS(_mbstring, cserve_library, arginfo__mbstring)
	ZEND_FALIAS(_string, cserve_library, arginfo__string)
	ZEND_FALIAS(swoole_array, cserve_library, arginfo_swoole_array)
	ZEND_FALIAS(swoole_array_default_value, cserve_library, arginfo_swoole_array_default_value)
	ZEND_FALIAS(swoole_array_list, cserve_library, arginfo_swoole_array_list)
	ZEND_FALIAS(swoole_container_cpu_num, cserve_library, arginfo_swoole_container_cpu_num)
	ZEND_FALIAS(swoole_exec, cserve_library, arginfo_swoole_exec)
	ZEND_FALIAS(swoole_gethostbynamel, cserve_library, arginfo_swoole_gethostbynamel)
	ZEND_FALIAS(swoole_is_in_container, cserve_library, arginfo_swoole_is_in_container)
	ZEND_FALIAS(swoole_library_get_option, cserve_library, arginfo_swoole_library_get_option)
	ZEND_FALIAS(swoole_library_get_options, cserve_library, arginfo_swoole_library_get_options)
	ZEND_FALIAS(swoole_library_set_option, cserve_library, arginfo_swoole_library_set_option)
	ZEND_FALIAS(swoole_library_set_options, cserve_library, arginfo_swoole_library_set_options)
	ZEND_FALIAS(swoole_mbstring, cserve_library, arginfo_swoole_mbstring)
	ZEND_FALIAS(swoole_shell_exec, cserve_library, arginfo_swoole_shell_exec)
	ZEND_FALIAS(swoole_string, cserve_library, arginfo_swoole_string)
	ZEND_FALIAS(swoole_table, cserve_library, arginfo_swoole_table)
	ZEND_NS_FALIAS("Swoole\\Coroutine", batch, cserve_library, arginfo_Swoole_Coroutine_batch)
	ZEND_NS_FALIAS("Swoole\\Coroutine", map, cserve_library, arginfo_Swoole_Coroutine_map)
	ZEND_NS_FALIAS("Swoole\\Coroutine", parallel, cserve_library, arginfo_Swoole_Coroutine_parallel)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", get, cserve_library, arginfo_Swoole_Coroutine_Http_get)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", post, cserve_library, arginfo_Swoole_Coroutine_Http_post)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request, cserve_library, arginfo_Swoole_Coroutine_Http_request)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request_with_curl, cserve_library, arginfo_Swoole_Coroutine_Http_request_with_curl)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request_with_http_client, cserve_library, arginfo_Swoole_Coroutine_Http_request_with_http_client)
	ZEND_NS_FALIAS("Swoole\\Coroutine\\Http", request_with_stream, cserve_library, arginfo_Swoole_Coroutine_Http_request_with_stream)
	ZEND_FE_END
};
