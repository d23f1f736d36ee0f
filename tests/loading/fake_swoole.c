/* SPDX-License-Identifier: Apache-2.0. Part of cserve. A module that has the name of the Swoole extension and nothing else. */
#include "php.h"

zend_module_entry swoole_module_entry = {
	STANDARD_MODULE_HEADER, "swoole", NULL, NULL, NULL, NULL, NULL, NULL, "6.0.0", STANDARD_MODULE_PROPERTIES};
ZEND_GET_MODULE(swoole)
