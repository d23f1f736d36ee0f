/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: c906583ef8bdb883c1c839d85412c918763e7ab8 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_Swoole_Coroutine_run, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, fn, IS_CALLABLE, 0)
	ZEND_ARG_VARIADIC_INFO(0, args)
ZEND_END_ARG_INFO()

#define arginfo_Swoole_Coroutine_go arginfo_Swoole_Coroutine_run

ZEND_BEGIN_ARG_INFO_EX(arginfo_Swoole_Coroutine_defer, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, fn, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_INFO_EX(arginfo_Swoole_Coroutine_deadlock_check, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_swoole_coroutine_create, 0, 1, MAY_BE_LONG|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, func, IS_CALLABLE, 0)
	ZEND_ARG_VARIADIC_TYPE_INFO(0, params, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_swoole_coroutine_defer, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, callback, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_MASK_EX(arginfo_go, 0, 1, MAY_BE_LONG|MAY_BE_FALSE)
	ZEND_ARG_TYPE_INFO(0, func, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

#define arginfo_defer arginfo_swoole_coroutine_defer

#define arginfo_Co_run arginfo_Swoole_Coroutine_run

#define arginfo_Co_go arginfo_Swoole_Coroutine_run

#define arginfo_Co_defer arginfo_Swoole_Coroutine_defer

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_Scheduler_add, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, func, IS_CALLABLE, 0)
	ZEND_ARG_VARIADIC_TYPE_INFO(0, param, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_Scheduler_parallel, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, n, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, func, IS_CALLABLE, 0)
	ZEND_ARG_VARIADIC_TYPE_INFO(0, param, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_Scheduler_set, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, settings, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_Scheduler_getOptions, 0, 0, IS_ARRAY, 1)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_Scheduler_start, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()


ZEND_FUNCTION(Swoole_Coroutine_run);
ZEND_FUNCTION(Swoole_Coroutine_go);
ZEND_FUNCTION(Swoole_Coroutine_defer);
ZEND_FUNCTION(Swoole_Coroutine_deadlock_check);
ZEND_FUNCTION(swoole_coroutine_create);
ZEND_FUNCTION(swoole_coroutine_defer);
ZEND_FUNCTION(go);
ZEND_FUNCTION(defer);
ZEND_FUNCTION(Co_run);
ZEND_FUNCTION(Co_go);
ZEND_FUNCTION(Co_defer);
ZEND_METHOD(Swoole_Coroutine_Scheduler, add);
ZEND_METHOD(Swoole_Coroutine_Scheduler, parallel);
ZEND_METHOD(Swoole_Coroutine_Scheduler, set);
ZEND_METHOD(Swoole_Coroutine_Scheduler, getOptions);
ZEND_METHOD(Swoole_Coroutine_Scheduler, start);


static const zend_function_entry ext_functions[] = {
	ZEND_NS_FALIAS("Swoole\\Coroutine", run, Swoole_Coroutine_run, arginfo_Swoole_Coroutine_run)
	ZEND_NS_FALIAS("Swoole\\Coroutine", go, Swoole_Coroutine_go, arginfo_Swoole_Coroutine_go)
	ZEND_NS_FALIAS("Swoole\\Coroutine", defer, Swoole_Coroutine_defer, arginfo_Swoole_Coroutine_defer)
	ZEND_NS_FALIAS("Swoole\\Coroutine", deadlock_check, Swoole_Coroutine_deadlock_check, arginfo_Swoole_Coroutine_deadlock_check)
	ZEND_FE(swoole_coroutine_create, arginfo_swoole_coroutine_create)
	ZEND_FE(swoole_coroutine_defer, arginfo_swoole_coroutine_defer)
	ZEND_FE(go, arginfo_go)
	ZEND_FE(defer, arginfo_defer)
	ZEND_NS_FALIAS("Co", run, Co_run, arginfo_Co_run)
	ZEND_NS_FALIAS("Co", go, Co_go, arginfo_Co_go)
	ZEND_NS_FALIAS("Co", defer, Co_defer, arginfo_Co_defer)
	ZEND_FE_END
};


static const zend_function_entry class_Swoole_Coroutine_Scheduler_methods[] = {
	ZEND_ME(Swoole_Coroutine_Scheduler, add, arginfo_class_Swoole_Coroutine_Scheduler_add, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_Scheduler, parallel, arginfo_class_Swoole_Coroutine_Scheduler_parallel, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_Scheduler, set, arginfo_class_Swoole_Coroutine_Scheduler_set, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_Scheduler, getOptions, arginfo_class_Swoole_Coroutine_Scheduler_getOptions, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_Scheduler, start, arginfo_class_Swoole_Coroutine_Scheduler_start, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Swoole_Coroutine_Scheduler(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole\\Coroutine", "Scheduler", class_Swoole_Coroutine_Scheduler_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NOT_SERIALIZABLE;

	return class_entry;
}
