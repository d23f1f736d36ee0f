/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The functions swoole_mime_type_*: a script's changes to the table of content types, which servers of the same process,
 * and of processes forked from it, go by.
 */
#include "mime_functions.h"

#include "error.h"
#include "src/http/mime.h"
#include "src/modules.h"
#include "stubs/mime_arginfo.h"

static inline cs_view view_of(const zend_string *text)
{
	return (cs_view){ZSTR_VAL(text), ZSTR_LEN(text)};
}

/* Reports what cs_mime_set() and cs_mime_add() refuse. */
static bool check_change(int status, const zend_string *suffix, const zend_string *type)
{
	if (status == UV_EINVAL) {
		cs_warn("'%s' cannot have the content type '%s': neither may be empty or have control characters",
			ZSTR_VAL(suffix), ZSTR_VAL(type));
	}
	return status == 0;
}

static bool read_pair(INTERNAL_FUNCTION_PARAMETERS, zend_string **suffix, zend_string **type)
{
	ZEND_PARSE_PARAMETERS_START_EX(0, 2, 2)
		Z_PARAM_STR(*suffix)
		Z_PARAM_STR(*type)
	ZEND_PARSE_PARAMETERS_END_EX(return false);
	return true;
}

ZEND_FUNCTION(swoole_mime_type_add)
{
	zend_string *suffix, *type;

	if (!read_pair(INTERNAL_FUNCTION_PARAM_PASSTHRU, &suffix, &type)) {
		RETURN_THROWS();
	}
	RETURN_BOOL(check_change(cs_mime_add(&CSG(http).mime, view_of(suffix), view_of(type)), suffix, type));
}

ZEND_FUNCTION(swoole_mime_type_set)
{
	zend_string *suffix, *type;

	if (!read_pair(INTERNAL_FUNCTION_PARAM_PASSTHRU, &suffix, &type)) {
		RETURN_THROWS();
	}
	check_change(cs_mime_set(&CSG(http).mime, view_of(suffix), view_of(type)), suffix, type);
}

ZEND_FUNCTION(swoole_mime_type_delete)
{
	zend_string *suffix;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(suffix)
	ZEND_PARSE_PARAMETERS_END();

	RETURN_BOOL(cs_mime_delete(&CSG(http).mime, view_of(suffix)) == 0);
}

ZEND_FUNCTION(swoole_mime_type_get)
{
	zend_string *filename;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(filename)
	ZEND_PARSE_PARAMETERS_END();

	RETURN_STRING(cs_mime_of_file(&CSG(http).mime, view_of(filename)));
}

ZEND_FUNCTION(swoole_mime_type_exists)
{
	zend_string *filename;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(filename)
	ZEND_PARSE_PARAMETERS_END();

	RETURN_BOOL(cs_mime_find(&CSG(http).mime, cs_mime_extension(view_of(filename))) != NULL);
}

ZEND_FUNCTION(swoole_mime_type_list)
{
	size_t pos[2] = {0, 0};
	const char *ext, *type;
	HashTable seen;

	ZEND_PARSE_PARAMETERS_NONE();
	array_init(return_value);
	zend_hash_init(&seen, 128, NULL, NULL, 0);
	while (cs_mime_next(&CSG(http).mime, pos, &ext, &type)) {
		if (zend_hash_str_add_empty_element(&seen, type, strlen(type))) {
			add_next_index_string(return_value, type);
		}
	}
	zend_hash_destroy(&seen);
}

void cs_mime_functions_minit(int type, int module_number)
{
	zend_register_functions(NULL, ext_functions, NULL, MODULE_PERSISTENT);
}

void cs_mime_functions_close(void)
{
	cs_mime_dtor(&CSG(http).mime);
}
