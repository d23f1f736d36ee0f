/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: ba4b859969049f332bc91a4c294557778693d27d */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Swoole_Coroutine_WaitGroup___construct, 0, 0, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, delta, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_WaitGroup_add, 0, 0, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, delta, IS_LONG, 0, "1")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_WaitGroup_done, 0, 0, IS_VOID, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_WaitGroup_wait, 0, 0, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, timeout, IS_DOUBLE, 0, "-1.0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Coroutine_WaitGroup_count, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Swoole_Coroutine_WaitGroup, __construct);
ZEND_METHOD(Swoole_Coroutine_WaitGroup, add);
ZEND_METHOD(Swoole_Coroutine_WaitGroup, done);
ZEND_METHOD(Swoole_Coroutine_WaitGroup, wait);
ZEND_METHOD(Swoole_Coroutine_WaitGroup, count);


static const zend_function_entry class_Swoole_Coroutine_WaitGroup_methods[] = {
	ZEND_ME(Swoole_Coroutine_WaitGroup, __construct, arginfo_class_Swoole_Coroutine_WaitGroup___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_WaitGroup, add, arginfo_class_Swoole_Coroutine_WaitGroup_add, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_WaitGroup, done, arginfo_class_Swoole_Coroutine_WaitGroup_done, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_WaitGroup, wait, arginfo_class_Swoole_Coroutine_WaitGroup_wait, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Coroutine_WaitGroup, count, arginfo_class_Swoole_Coroutine_WaitGroup_count, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Swoole_Coroutine_WaitGroup(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole\\Coroutine", "WaitGroup", class_Swoole_Coroutine_WaitGroup_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_NOT_SERIALIZABLE;

	zend_string *property_chan_class_Swoole_Coroutine_Channel = zend_string_init("Swoole\\Coroutine\\Channel", sizeof("Swoole\\Coroutine\\Channel")-1, 1);
	zval property_chan_default_value;
	ZVAL_UNDEF(&property_chan_default_value);
	zend_string *property_chan_name = zend_string_init("chan", sizeof("chan") - 1, 1);
	zend_declare_typed_property(class_entry, property_chan_name, &property_chan_default_value, ZEND_ACC_PROTECTED, NULL, (zend_type) ZEND_TYPE_INIT_CLASS(property_chan_class_Swoole_Coroutine_Channel, 0, 0));
	zend_string_release(property_chan_name);

	zval property_count_default_value;
	ZVAL_LONG(&property_count_default_value, 0);
	zend_string *property_count_name = zend_string_init("count", sizeof("count") - 1, 1);
	zend_declare_typed_property(class_entry, property_count_name, &property_count_default_value, ZEND_ACC_PROTECTED, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_count_name);

	zval property_waiting_default_value;
	ZVAL_FALSE(&property_waiting_default_value);
	zend_string *property_waiting_name = zend_string_init("waiting", sizeof("waiting") - 1, 1);
	zend_declare_typed_property(class_entry, property_waiting_name, &property_waiting_default_value, ZEND_ACC_PROTECTED, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_BOOL));
	zend_string_release(property_waiting_name);

	return class_entry;
}
