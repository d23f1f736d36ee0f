/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Writing a declared property by its slot. The old value goes last: its destructor finds the new one in place.
 */
#ifndef CS_CLASSES_SLOT_H
#define CS_CLASSES_SLOT_H

#include "php_cserve.h"

/* Takes the value over. */
static inline void cs_slot_set(zend_object *object, int slot, const zval *value)
{
	zval old, *property = OBJ_PROP_NUM(object, slot);
	ZVAL_COPY_VALUE(&old, property);
	ZVAL_COPY_VALUE(property, value);
	zval_ptr_dtor(&old);
}

static inline void cs_slot_set_copy(zend_object *object, int slot, zval *value)
{
	Z_TRY_ADDREF_P(value);
	cs_slot_set(object, slot, value);
}

static inline void cs_slot_set_long(zend_object *object, int slot, zend_long number)
{
	zval old, *property = OBJ_PROP_NUM(object, slot);
	ZVAL_COPY_VALUE(&old, property);
	ZVAL_LONG(property, number);
	zval_ptr_dtor(&old);
}

static inline void cs_slot_set_bool(zend_object *object, int slot, bool flag)
{
	zval old, *property = OBJ_PROP_NUM(object, slot);
	ZVAL_COPY_VALUE(&old, property);
	ZVAL_BOOL(property, flag);
	zval_ptr_dtor(&old);
}

#endif
