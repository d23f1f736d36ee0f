/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Declared properties by their slots. What replaces a value is in place before the destructor of the old one runs.
 */
#ifndef CS_CLASSES_SLOT_H
#define CS_CLASSES_SLOT_H

#include "php_cserve.h"

/* Takes the value over, in place of what is there. */
static inline void cs_value_replace(zval *place, const zval *value)
{
	zval old;
	ZVAL_COPY_VALUE(&old, place);
	ZVAL_COPY_VALUE(place, value);
	zval_ptr_dtor(&old);
}

/* Takes the value over. */
static inline void cs_slot_set(zend_object *object, int slot, const zval *value)
{
	cs_value_replace(OBJ_PROP_NUM(object, slot), value);
}

static inline void cs_slot_set_copy(zend_object *object, int slot, zval *value)
{
	Z_TRY_ADDREF_P(value);
	cs_slot_set(object, slot, value);
}

static inline void cs_slot_set_long(zend_object *object, int slot, zend_long number)
{
	zval value;
	ZVAL_LONG(&value, number);
	cs_slot_set(object, slot, &value);
}

static inline void cs_slot_set_bool(zend_object *object, int slot, bool flag)
{
	zval value;
	ZVAL_BOOL(&value, flag);
	cs_slot_set(object, slot, &value);
}

/* True for an object of exactly that class that nobody else knows and that has nothing the next one would inherit: it may
 * be emptied and used again. */
static inline bool cs_slots_own(const zend_object *object, const zend_class_entry *ce)
{
	return GC_REFCOUNT(object) == 1 && GC_TYPE_INFO(object) == GC_OBJECT && object->ce == ce && !object->properties;
}

/* An object that nobody has any more, kept for the next that is needed; *spare is NULL when there is none. */
static inline zend_object *cs_spare_take(zend_object **spare)
{
	zend_object *object = *spare;
	*spare = NULL;
	return object;
}

/* Whoever freed what it had may have kept another one meanwhile: then this one goes. */
static inline void cs_spare_keep(zend_object **spare, zend_object *object)
{
	if (EXPECTED(!*spare && !CSG(core).in_shutdown)) {
		*spare = object;
	} else {
		OBJ_RELEASE(object);
	}
}

static inline void cs_spare_drop(zend_object **spare)
{
	zend_object *object = cs_spare_take(spare);
	if (object) {
		OBJ_RELEASE(object);
	}
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

/* The end of a get_gc handler. Once PHP has made a table of an object's properties, the slots are reached through it, and
 * must not be counted twice. */
static inline HashTable *cs_gc_end(zend_object *object, zend_get_gc_buffer *buffer, zval **table, int *n)
{
	for (int i = 0; !object->properties && i < object->ce->default_properties_count; i++) {
		zend_get_gc_buffer_add_zval(buffer, OBJ_PROP_NUM(object, i));
	}
	zend_get_gc_buffer_use(buffer, table, n);
	return object->properties;
}

#endif
