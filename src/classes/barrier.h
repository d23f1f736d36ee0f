/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See barrier.c. */
#ifndef CS_CLASSES_BARRIER_H
#define CS_CLASSES_BARRIER_H

#include "php_cserve.h"

void cs_barrier_minit(int type, int module_number);

#endif
