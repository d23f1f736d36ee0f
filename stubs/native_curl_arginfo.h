/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 33d4d0d4b14d7059d1b41d01665e3689b973f2b0 */

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_close, 0, 1, IS_VOID, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_TYPE_MASK_EX(arginfo_swoole_native_curl_copy_handle, 0, 1, CurlHandle, MAY_BE_FALSE)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_errno, 0, 1, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_error, 0, 1, IS_STRING, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_swoole_native_curl_escape, 0, 2, MAY_BE_STRING|MAY_BE_FALSE)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
	ZEND_ARG_TYPE_INFO(0, string, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_swoole_native_curl_exec, 0, 1, MAY_BE_STRING|MAY_BE_BOOL)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_getinfo, 0, 1, IS_MIXED, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, option, IS_LONG, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_TYPE_MASK_EX(arginfo_swoole_native_curl_init, 0, 0, CurlHandle, MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, url, IS_STRING, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_multi_add_handle, 0, 2, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, multi_handle, CurlMultiHandle, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_multi_close, 0, 1, IS_VOID, 0)
	ZEND_ARG_OBJ_INFO(0, multi_handle, CurlMultiHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_multi_errno, 0, 1, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, multi_handle, CurlMultiHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_multi_exec, 0, 2, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, multi_handle, CurlMultiHandle, 0)
	ZEND_ARG_INFO(1, still_running)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_multi_getcontent, 0, 1, IS_STRING, 1)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_swoole_native_curl_multi_info_read, 0, 1, MAY_BE_ARRAY|MAY_BE_FALSE)
	ZEND_ARG_OBJ_INFO(0, multi_handle, CurlMultiHandle, 0)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(1, queued_messages, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_swoole_native_curl_multi_init, 0, 0, CurlMultiHandle, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_native_curl_multi_remove_handle arginfo_swoole_native_curl_multi_add_handle

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_multi_select, 0, 1, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, multi_handle, CurlMultiHandle, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "1.0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_multi_setopt, 0, 3, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, multi_handle, CurlMultiHandle, 0)
	ZEND_ARG_TYPE_INFO(0, option, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_pause, 0, 2, IS_LONG, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
	ZEND_ARG_TYPE_INFO(0, flags, IS_LONG, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_native_curl_reset arginfo_swoole_native_curl_close

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_setopt, 0, 3, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
	ZEND_ARG_TYPE_INFO(0, option, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_setopt_array, 0, 2, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
	ZEND_ARG_TYPE_INFO(0, options, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

#define arginfo_swoole_native_curl_unescape arginfo_swoole_native_curl_escape

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_native_curl_upkeep, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_OBJ_INFO(0, handle, CurlHandle, 0)
ZEND_END_ARG_INFO()


ZEND_FUNCTION(cserve_native_curl);


static const zend_function_entry ext_functions[] = {
	ZEND_FALIAS(swoole_native_curl_close, cserve_native_curl, arginfo_swoole_native_curl_close)
	ZEND_FALIAS(swoole_native_curl_copy_handle, cserve_native_curl, arginfo_swoole_native_curl_copy_handle)
	ZEND_FALIAS(swoole_native_curl_errno, cserve_native_curl, arginfo_swoole_native_curl_errno)
	ZEND_FALIAS(swoole_native_curl_error, cserve_native_curl, arginfo_swoole_native_curl_error)
	ZEND_FALIAS(swoole_native_curl_escape, cserve_native_curl, arginfo_swoole_native_curl_escape)
	ZEND_FALIAS(swoole_native_curl_exec, cserve_native_curl, arginfo_swoole_native_curl_exec)
	ZEND_FALIAS(swoole_native_curl_getinfo, cserve_native_curl, arginfo_swoole_native_curl_getinfo)
	ZEND_FALIAS(swoole_native_curl_init, cserve_native_curl, arginfo_swoole_native_curl_init)
	ZEND_FALIAS(swoole_native_curl_multi_add_handle, cserve_native_curl, arginfo_swoole_native_curl_multi_add_handle)
	ZEND_FALIAS(swoole_native_curl_multi_close, cserve_native_curl, arginfo_swoole_native_curl_multi_close)
	ZEND_FALIAS(swoole_native_curl_multi_errno, cserve_native_curl, arginfo_swoole_native_curl_multi_errno)
	ZEND_FALIAS(swoole_native_curl_multi_exec, cserve_native_curl, arginfo_swoole_native_curl_multi_exec)
	ZEND_FALIAS(swoole_native_curl_multi_getcontent, cserve_native_curl, arginfo_swoole_native_curl_multi_getcontent)
	ZEND_FALIAS(swoole_native_curl_multi_info_read, cserve_native_curl, arginfo_swoole_native_curl_multi_info_read)
	ZEND_FALIAS(swoole_native_curl_multi_init, cserve_native_curl, arginfo_swoole_native_curl_multi_init)
	ZEND_FALIAS(swoole_native_curl_multi_remove_handle, cserve_native_curl, arginfo_swoole_native_curl_multi_remove_handle)
	ZEND_FALIAS(swoole_native_curl_multi_select, cserve_native_curl, arginfo_swoole_native_curl_multi_select)
	ZEND_FALIAS(swoole_native_curl_multi_setopt, cserve_native_curl, arginfo_swoole_native_curl_multi_setopt)
	ZEND_FALIAS(swoole_native_curl_pause, cserve_native_curl, arginfo_swoole_native_curl_pause)
	ZEND_FALIAS(swoole_native_curl_reset, cserve_native_curl, arginfo_swoole_native_curl_reset)
	ZEND_FALIAS(swoole_native_curl_setopt, cserve_native_curl, arginfo_swoole_native_curl_setopt)
	ZEND_FALIAS(swoole_native_curl_setopt_array, cserve_native_curl, arginfo_swoole_native_curl_setopt_array)
	ZEND_FALIAS(swoole_native_curl_unescape, cserve_native_curl, arginfo_swoole_native_curl_unescape)
	ZEND_FALIAS(swoole_native_curl_upkeep, cserve_native_curl, arginfo_swoole_native_curl_upkeep)
	ZEND_FE_END
};
