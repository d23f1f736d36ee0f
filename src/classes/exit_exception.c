/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\ExitException: what exit() throws inside a coroutine, so that the coroutine's `finally` blocks and destructors
 * run. Who catches it at the coroutine's end decides what becomes of the process.
 */
#include "exit_exception.h"

#include "error.h"
#include "src/modules.h"
#include "stubs/exit_exception_arginfo.h"

#include "zend_exceptions.h"

zend_class_entry *cs_exit_exception_ce;

/* The private properties, found through their own scope. */
static zval *property_of(zend_object *exception, const char *name, size_t length, zval *hold)
{
	return zend_read_property(cs_exit_exception_ce, exception, name, length, true, hold);
}

void cs_exit_exception_throw(zval *status, zend_long flags)
{
	zval exception, none;
	object_init_ex(&exception, cs_exit_exception_ce);
	ZVAL_LONG(&none, 0);
	zend_update_property_string(zend_ce_exception, Z_OBJ(exception), ZEND_STRL("message"), "swoole exit");
	zend_update_property_long(cs_exit_exception_ce, Z_OBJ(exception), ZEND_STRL("flags"), flags);
	zend_update_property(cs_exit_exception_ce, Z_OBJ(exception), ZEND_STRL("status"), status ? status : &none);
	zend_throw_exception_object(&exception);
}

zval *cs_exit_exception_status(zend_object *exception)
{
	zval hold;
	return property_of(exception, ZEND_STRL("status"), &hold);
}

ZEND_METHOD(Swoole_ExitException, getFlags)
{
	zval hold;
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_LONG(zval_get_long(property_of(Z_OBJ_P(ZEND_THIS), ZEND_STRL("flags"), &hold)));
}

ZEND_METHOD(Swoole_ExitException, getStatus)
{
	zval hold;
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_COPY_DEREF(property_of(Z_OBJ_P(ZEND_THIS), ZEND_STRL("status"), &hold));
}

void cs_exit_exception_minit(int type, int module_number)
{
	cs_exit_exception_ce = register_class_Swoole_ExitException(cs_exception_ce);
}
