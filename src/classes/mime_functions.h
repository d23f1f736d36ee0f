/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See mime_functions.c. */
#ifndef CS_CLASSES_MIME_FUNCTIONS_H
#define CS_CLASSES_MIME_FUNCTIONS_H

#include "php_cserve.h"

void cs_mime_functions_minit(int type, int module_number);
void cs_mime_functions_close(void);

#endif
