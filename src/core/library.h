/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See library.c. */
#ifndef CS_CORE_LIBRARY_H
#define CS_CORE_LIBRARY_H

#include "php_cserve.h"

void cs_library_minit(int type, int module_number);
void cs_library_mshutdown(void);

/* The class of that lower-case name if it is one of the library's: declares it. NULL for any other name. */
zend_class_entry *cs_library_load(zend_string *lc_name);

#endif
