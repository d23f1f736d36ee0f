/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See native_curl.c. */
#ifndef CS_CLASSES_NATIVE_CURL_H
#define CS_CLASSES_NATIVE_CURL_H

#include "php_cserve.h"

void cs_native_curl_minit(int type, int module_number);

#endif
