/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See name.h. */
#include "name.h"

#include "php_cserve.h"
#include "respond.h"

static inline size_t place_of(const zend_string *string)
{
	return ((uintptr_t) string >> 5) % CS_NAMES_REMEMBERED;
}

static bool name_is(const zend_string *name, const char *lower, size_t len)
{
	return zend_binary_strcasecmp(ZSTR_VAL(name), len, lower, len) == 0;
}

static cs_name_kind kind_of(const zend_string *name)
{
#define IS(literal, kind)                              \
	if (name_is(name, literal, sizeof(literal) - 1)) { \
		return kind;                                   \
	}
	switch (ZSTR_LEN(name)) {
		case 4:
			IS("date", CS_NAME_DATE)
			IS("etag", CS_NAME_ETAG)
			IS("vary", CS_NAME_VARY)
			break;
		case 6:
			IS("server", CS_NAME_SERVER)
			break;
		case 10:
			IS("connection", CS_NAME_CONNECTION)
			break;
		case 12:
			IS("content-type", CS_NAME_CONTENT_TYPE)
			break;
		case 13:
			IS("cache-control", CS_NAME_CACHE_CONTROL)
			IS("content-range", CS_NAME_CONTENT_RANGE)
			break;
		case 14:
			IS("content-length", CS_NAME_CONTENT_LENGTH)
			break;
		case 16:
			IS("content-encoding", CS_NAME_CONTENT_ENCODING)
			break;
		case 17:
			IS("transfer-encoding", CS_NAME_TRANSFER_ENCODING)
			break;
		default:
			break;
	}
#undef IS
	return CS_NAME_OTHER;
}

static void forget(size_t place)
{
	if (CSG(http).names.names[place].name) {
		zend_string_release(CSG(http).names.names[place].name);
		zend_string_release(CSG(http).names.names[place].canonical);
		CSG(http).names.names[place].name = NULL;
	}
}

static void remember(zend_string *name, zend_string *canonical)
{
	size_t place = place_of(name);

	forget(place);
	CSG(http).names.names[place].name = zend_string_copy(name);
	CSG(http).names.names[place].canonical = zend_string_copy(canonical);
	CSG(http).names.names[place].kind = kind_of(name);
}

bool cs_name_find(zend_string *name, cs_name_kind *kind)
{
	size_t place = place_of(name);

	if (EXPECTED(CSG(http).names.names[place].name == name)) {
		*kind = CSG(http).names.names[place].kind;
		return true;
	}
	if (!cs_respond_valid_name(ZSTR_VAL(name), ZSTR_LEN(name))) {
		return false;
	}
	*kind = kind_of(name);
	return true;
}

static zend_string *make_canonical(const zend_string *name)
{
	zend_string *canonical = zend_string_alloc(ZSTR_LEN(name), 0);
	bool upper = true;

	for (size_t i = 0; i < ZSTR_LEN(name); i++) {
		char c = ZSTR_VAL(name)[i];
		if (upper && c >= 'a' && c <= 'z') {
			c = (char) (c - 0x20);
		} else if (!upper && c >= 'A' && c <= 'Z') {
			c = (char) (c + 0x20);
		}
		upper = c == '-';
		ZSTR_VAL(canonical)[i] = c;
	}
	ZSTR_VAL(canonical)[ZSTR_LEN(name)] = '\0';
	zend_string_hash_val(canonical);
	return canonical;
}

/* The canonical one is remembered too: it is what the lines are made from. */
zend_string *cs_name_canonical(zend_string *name)
{
	size_t place = place_of(name);

	if (EXPECTED(CSG(http).names.names[place].name == name)) {
		return zend_string_copy(CSG(http).names.names[place].canonical);
	}
	if (!cs_respond_valid_name(ZSTR_VAL(name), ZSTR_LEN(name))) {
		return NULL;
	}
	zend_string *canonical = make_canonical(name);
	if (ZSTR_IS_INTERNED(name)) {
		remember(canonical, canonical);
		remember(name, canonical);
	}
	return canonical;
}

bool cs_name_valid_value(const zend_string *value)
{
	const zend_string **place = &CSG(http).names.values[place_of(value)];

	if (EXPECTED(*place == value)) {
		return true;
	}
	if (!cs_respond_valid_value(ZSTR_VAL(value), ZSTR_LEN(value))) {
		return false;
	}
	if (ZSTR_IS_INTERNED(value)) {
		*place = value;
	}
	return true;
}

void cs_name_close(void)
{
	for (size_t i = 0; i < CS_NAMES_REMEMBERED; i++) {
		forget(i);
	}
}
