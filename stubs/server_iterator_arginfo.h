/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 28473b64ed53c6e51bd1bc44afc14ff93b768e07 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Swoole_Connection_Iterator___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Connection_Iterator___destruct arginfo_class_Swoole_Connection_Iterator___construct

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_rewind, 0, 0, IS_VOID, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Connection_Iterator_next arginfo_class_Swoole_Connection_Iterator_rewind

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_current, 0, 0, IS_MIXED, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Swoole_Connection_Iterator_key arginfo_class_Swoole_Connection_Iterator_current

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_valid, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_count, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_offsetExists, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_offsetGet, 0, 1, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_offsetSet, 0, 2, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Swoole_Connection_Iterator_offsetUnset, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, fd, IS_MIXED, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Swoole_Connection_Iterator, __construct);
ZEND_METHOD(Swoole_Connection_Iterator, __destruct);
ZEND_METHOD(Swoole_Connection_Iterator, rewind);
ZEND_METHOD(Swoole_Connection_Iterator, next);
ZEND_METHOD(Swoole_Connection_Iterator, current);
ZEND_METHOD(Swoole_Connection_Iterator, key);
ZEND_METHOD(Swoole_Connection_Iterator, valid);
ZEND_METHOD(Swoole_Connection_Iterator, count);
ZEND_METHOD(Swoole_Connection_Iterator, offsetExists);
ZEND_METHOD(Swoole_Connection_Iterator, offsetGet);
ZEND_METHOD(Swoole_Connection_Iterator, offsetSet);
ZEND_METHOD(Swoole_Connection_Iterator, offsetUnset);


static const zend_function_entry class_Swoole_Connection_Iterator_methods[] = {
	ZEND_ME(Swoole_Connection_Iterator, __construct, arginfo_class_Swoole_Connection_Iterator___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, __destruct, arginfo_class_Swoole_Connection_Iterator___destruct, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, rewind, arginfo_class_Swoole_Connection_Iterator_rewind, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, next, arginfo_class_Swoole_Connection_Iterator_next, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, current, arginfo_class_Swoole_Connection_Iterator_current, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, key, arginfo_class_Swoole_Connection_Iterator_key, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, valid, arginfo_class_Swoole_Connection_Iterator_valid, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, count, arginfo_class_Swoole_Connection_Iterator_count, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, offsetExists, arginfo_class_Swoole_Connection_Iterator_offsetExists, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, offsetGet, arginfo_class_Swoole_Connection_Iterator_offsetGet, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, offsetSet, arginfo_class_Swoole_Connection_Iterator_offsetSet, ZEND_ACC_PUBLIC)
	ZEND_ME(Swoole_Connection_Iterator, offsetUnset, arginfo_class_Swoole_Connection_Iterator_offsetUnset, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Swoole_Connection_Iterator(zend_class_entry *class_entry_Iterator, zend_class_entry *class_entry_ArrayAccess, zend_class_entry *class_entry_Countable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Swoole\\Connection", "Iterator", class_Swoole_Connection_Iterator_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_NOT_SERIALIZABLE;
	zend_class_implements(class_entry, 3, class_entry_Iterator, class_entry_ArrayAccess, class_entry_Countable);

	return class_entry;
}
