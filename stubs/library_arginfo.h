/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 0592c7200a0d8a1fb318704721fb40d3ab59667d */

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


ZEND_FUNCTION(cserve_library);


static const zend_function_entry ext_functions[] = {
	ZEND_NS_FALIAS("Swoole\\Coroutine", batch, cserve_library, arginfo_Swoole_Coroutine_batch)
	ZEND_NS_FALIAS("Swoole\\Coroutine", map, cserve_library, arginfo_Swoole_Coroutine_map)
	ZEND_NS_FALIAS("Swoole\\Coroutine", parallel, cserve_library, arginfo_Swoole_Coroutine_parallel)
	ZEND_FE_END
};
