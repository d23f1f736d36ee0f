/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: a48131be773b84f1c3a4374aafcaee0ff0cae345 */

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_ExitException_getFlags, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_ExitException_getStatus, 0, 0, IS_MIXED, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Swoole_ExitException, getFlags);
ZEND_METHOD(Swoole_ExitException, getStatus);


static const zend_function_entry class_Swoole_ExitException_methods[] = {
	ZEND_ME(Swoole_ExitException, getFlags, arginfo_class_Swoole_ExitException_getFlags, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_ExitException, getStatus, arginfo_class_Swoole_ExitException_getStatus, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Swoole_ExitException(zend_class_entry *class_entry_Swoole_Exception)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole", "ExitException", class_Swoole_ExitException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Swoole_Exception);

	zval property_flags_default_value;
	ZVAL_LONG(&property_flags_default_value, 0);
	zend_string *property_flags_name = zend_string_init("flags", sizeof("flags") - 1, 1);
	zend_declare_property_ex(class_entry, property_flags_name, &property_flags_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_flags_name);

	zval property_status_default_value;
	ZVAL_LONG(&property_status_default_value, 0);
	zend_string *property_status_name = zend_string_init("status", sizeof("status") - 1, 1);
	zend_declare_property_ex(class_entry, property_status_name, &property_status_default_value, ZEND_ACC_PRIVATE, NULL);
	zend_string_release(property_status_name);

	return class_entry;
}
