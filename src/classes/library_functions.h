/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See library_functions.c. */
#ifndef CS_CLASSES_LIBRARY_FUNCTIONS_H
#define CS_CLASSES_LIBRARY_FUNCTIONS_H

#include "php_cserve.h"

/* Calls the static method of the class Cserve\Functions\Basic with one argument. With `load` off it is called only when the class
 * has been needed before. Returns false when it was not called, or threw; *result is undefined then. May yield. */
bool cs_library_call(const char *method, zval *argument, zval *result, bool load);

void cs_library_functions_minit(int type, int module_number);

#endif
