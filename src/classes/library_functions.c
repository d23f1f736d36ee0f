/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The functions that are written in PHP. Each is an internal function, so that it exists without a file being read; all
 * have one handler, which passes its arguments to the static method of the same name in src/library/functions.
 */
#include "library_functions.h"
#include "stubs/library_arginfo.h"

/* The class with the bodies of the functions that begin so; the rest of the name is the method. First match. */
static const struct {
	const char *prefix;
	const char *class_name;
} bodies[] = {
	{"Swoole\\Coroutine\\Http\\", "Cserve\\Functions\\Http"},
	{"Swoole\\Coroutine\\", "Cserve\\Functions\\Coroutine"},
	{"swoole_socket_", "Cserve\\Functions\\Sockets"},
	{"swoole_curl_", "Cserve\\Functions\\Curl"},
	{"swoole_", "Cserve\\Functions\\Basic"},
	{"_", "Cserve\\Functions\\Basic"},
};

/* What the running function calls; its class in *ce. NULL: an exception is pending. */
static zend_function *find_body(const zend_string *function, zend_class_entry **ce)
{
	size_t i = 0;
	while (strncmp(ZSTR_VAL(function), bodies[i].prefix, strlen(bodies[i].prefix)) != 0) {
		i++;
	}
	zend_string *name = zend_string_init(bodies[i].class_name, strlen(bodies[i].class_name), 0);
	*ce = zend_lookup_class(name);
	zend_string_release(name);
	if (!*ce) {
		return NULL;
	}
	const char *method = ZSTR_VAL(function) + strlen(bodies[i].prefix);
	char *lc_method = zend_str_tolower_dup(method, strlen(method));
	zend_function *body = zend_hash_str_find_ptr(&(*ce)->function_table, lc_method, strlen(method));
	efree(lc_method);
	return body;
}

/* May yield. */
ZEND_FUNCTION(cserve_library)
{
	const zend_string *function = EX(func)->common.function_name;
	zend_class_entry *ce;
	zend_function *body = find_body(function, &ce);

	if (EXPECTED(body)) {
		zend_call_known_function(body, NULL, ce, return_value, ZEND_NUM_ARGS(), ZEND_CALL_ARG(execute_data, 1), NULL);
	} else if (!EG(exception)) {
		zend_throw_error(NULL, "%s() needs the setting swoole.enable_library to be on", ZSTR_VAL(function));
	}
	if (Z_ISREF_P(return_value)) {
		zend_unwrap_reference(return_value);
	}
}

bool cs_library_call(const char *method, zval *argument, zval *result, bool load)
{
	zend_string *name = zend_string_init(ZEND_STRL("Cserve\\Functions\\Basic"), false);
	zend_class_entry *ce = zend_lookup_class_ex(name, NULL, load ? 0 : ZEND_FETCH_CLASS_NO_AUTOLOAD);
	zend_string_release(name);
	zend_function *body = ce ? zend_hash_str_find_ptr(&ce->function_table, method, strlen(method)) : NULL;

	ZVAL_UNDEF(result);
	if (!body) {
		return false;
	}
	zend_call_known_function(body, NULL, ce, result, 1, argument, NULL);
	return !EG(exception);
}

void cs_library_functions_minit(int type, int module_number)
{
	if (CSG(ini).enable_library) {
		zend_register_functions(NULL, ext_functions, NULL, MODULE_PERSISTENT);
		REGISTER_BOOL_CONSTANT("SWOOLE_LIBRARY", true, CONST_PERSISTENT);
	}
}
