/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The global constants of Swoole's API.
 */
#ifndef CS_CLASSES_CONSTANTS_H
#define CS_CLASSES_CONSTANTS_H

#include "php_cserve.h"

void cs_constants_minit(int type, int module_number);

#endif
