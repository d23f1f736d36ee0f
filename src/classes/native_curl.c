/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The functions swoole_native_curl_*: other names of those of the extension curl, which yields by itself while hooks are
 * on. There is one for each function that the extension has.
 */
#include "native_curl.h"

#include "src/modules.h"
#include "stubs/native_curl_arginfo.h"

#define PREFIX "swoole_native_"

/* The function of curl that goes by this name with the prefix, or NULL. */
static zend_function *find_original(const char *name)
{
	return zend_hash_str_find_ptr(CG(function_table), name + strlen(PREFIX), strlen(name) - strlen(PREFIX));
}

/* May yield. */
ZEND_FUNCTION(cserve_native_curl)
{
	zend_function *original = find_original(ZSTR_VAL(EX(func)->common.function_name));

	original->internal_function.handler(INTERNAL_FUNCTION_PARAM_PASSTHRU);
}

void cs_native_curl_minit(int type, int module_number)
{
	zend_function_entry one[2] = {{0}};

	for (const zend_function_entry *entry = ext_functions; entry->fname; entry++) {
		if (find_original(entry->fname)) {
			one[0] = *entry;
			zend_register_functions(NULL, one, NULL, MODULE_PERSISTENT);
		}
	}
}
