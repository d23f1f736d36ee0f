/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See library_functions.c. */
#ifndef CS_CLASSES_LIBRARY_FUNCTIONS_H
#define CS_CLASSES_LIBRARY_FUNCTIONS_H

#include "php_cserve.h"

void cs_library_functions_minit(int type, int module_number);

#endif
