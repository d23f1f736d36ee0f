/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See autoload.c. */
#ifndef CS_CORE_AUTOLOAD_H
#define CS_CORE_AUTOLOAD_H

#include "php_cserve.h"

void cs_autoload_rinit(void);
void cs_autoload_close(void);

#endif
