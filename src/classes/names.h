/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The other spellings of the classes: short names (Co\..., chan) and the underscore names of older versions.
 */
#ifndef CS_CLASSES_NAMES_H
#define CS_CLASSES_NAMES_H

#include "php_cserve.h"

/* Registers the aliases of every class that exists by now, so it must come after all class modules. */
void cs_names_minit(int type, int module_number);

#endif
