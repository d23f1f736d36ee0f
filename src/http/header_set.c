/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See header_set.h. */
#include "header_set.h"

#include "php_cserve.h"

#include "Zend/zend_smart_str.h"

#define CREDIT 16

static cs_header_set *place_of(const HashTable *before, const zend_string *name, const zend_string *value)
{
	uint64_t mixed = (uintptr_t) before ^ ((uintptr_t) name << 7) ^ ((uintptr_t) value << 14);
	return &CSG(http).header_sets[(mixed * UINT64_C(0x9e3779b97f4a7c15)) >> 57];
}

_Static_assert(CS_HEADER_SETS == 1 << 7, "place_of() takes seven bits");

const cs_header_set *cs_header_set_find(const HashTable *before, const zend_string *name, const zend_string *value)
{
	cs_header_set *set = place_of(before, name, value);
	if (EXPECTED(set->name == name && set->value == value && set->before == before)) {
		set->credit = CREDIT;
		return set;
	}
	return NULL;
}

/* Does the header change what else is sent, where nothing is compressed? */
static bool steers(cs_name_kind kind)
{
	return kind == CS_NAME_DATE || kind == CS_NAME_SERVER || kind == CS_NAME_CONNECTION
		|| kind == CS_NAME_CONTENT_LENGTH || kind == CS_NAME_TRANSFER_ENCODING;
}

/* The lines of a table of strings; NULL when one of its headers does more than add a line. */
static zend_string *make_lines(HashTable *table, bool *has_type)
{
	smart_str lines = {0};
	zend_string *name;
	zval *value;
	cs_name_kind kind;
	ZEND_HASH_FOREACH_STR_KEY_VAL(table, name, value) {
		if (!name || Z_TYPE_P(value) != IS_STRING || !cs_name_find(name, &kind) || steers(kind)
			|| (kind == CS_NAME_CONTENT_TYPE && (*has_type || Z_STRLEN_P(value) == 0))) {
			smart_str_free(&lines);
			return NULL;
		}
		*has_type |= kind == CS_NAME_CONTENT_TYPE;
		smart_str_append(&lines, name);
		smart_str_appends(&lines, ": ");
		smart_str_append(&lines, Z_STR_P(value));
		smart_str_appends(&lines, "\r\n");
	}
	ZEND_HASH_FOREACH_END();
	smart_str_appends(&lines, "Content-Length: ");
	return smart_str_extract(&lines);
}

static void drop(cs_header_set *set)
{
	if (set->table) {
		zend_array_release(set->table);
		zend_string_release(set->lines);
		if (set->before) {
			zend_array_release(set->before);
		}
		memset(set, 0, sizeof(*set));
	}
}

const cs_header_set *cs_header_set_keep(HashTable *before, zend_string *name, zend_string *value, HashTable *table)
{
	cs_header_set *set = place_of(before, name, value);
	bool has_type = false;
	if (set->credit > 0) {
		set->credit--;
		return NULL;
	}
	zend_string *lines = make_lines(table, &has_type);
	if (!lines) {
		return NULL;
	}
	if (before) {
		GC_ADDREF(before); /* first: it may be the table that goes */
	}
	drop(set);
	GC_ADDREF(table);
	/* Nothing but strings: no need to look for cycles each time that an answer lets go of it. */
	GC_ADD_FLAGS(table, GC_NOT_COLLECTABLE);
	*set = (cs_header_set){table, before, name, value, lines, has_type, CREDIT};
	return set;
}

void cs_header_set_close(void)
{
	for (size_t i = 0; i < CS_HEADER_SETS; i++) {
		drop(&CSG(http).header_sets[i]);
	}
}
