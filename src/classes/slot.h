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

/* True for an object of exactly that class that nobody else knows and that has nothing the next one would inherit: it may
 * be emptied and used again. */
static inline bool cs_slots_own(const zend_object *object, const zend_class_entry *ce)
{
	return GC_REFCOUNT(object) == 1 && GC_TYPE_INFO(object) == GC_OBJECT && object->ce == ce && !object->properties;
}

/* Frees the values of so many slots, which are untyped and usually have none that is counted. */
static inline void cs_slots_clear(zend_object *object, int count)
{
	uint32_t types = 0;
	for (int slot = 0; slot < count; slot++) {
		types |= Z_TYPE_INFO_P(OBJ_PROP_NUM(object, slot));
	}
	for (int slot = 0; UNEXPECTED(types & Z_TYPE_FLAGS_MASK) && slot < count; slot++) {
		zval old;
		ZVAL_COPY_VALUE(&old, OBJ_PROP_NUM(object, slot));
		ZVAL_UNDEF(OBJ_PROP_NUM(object, slot));
		zval_ptr_dtor(&old);
	}
}

#endif
