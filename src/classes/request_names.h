/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Strings that the arrays of requests have over and over: interned once, so that a request neither allocates nor hashes
 * nor frees them.
 */
#ifndef CS_CLASSES_REQUEST_NAMES_H
#define CS_CLASSES_REQUEST_NAMES_H

#include "php_cserve.h"

/* The keys of Request::$server, and two values. */
typedef enum cs_server_name {
	CS_NAME_QUERY_STRING,
	CS_NAME_REQUEST_METHOD,
	CS_NAME_REQUEST_URI,
	CS_NAME_PATH_INFO,
	CS_NAME_REQUEST_TIME,
	CS_NAME_REQUEST_TIME_FLOAT,
	CS_NAME_SERVER_PROTOCOL,
	CS_NAME_SERVER_ADDR,
	CS_NAME_SERVER_PORT,
	CS_NAME_REMOTE_PORT,
	CS_NAME_REMOTE_ADDR,
	CS_NAME_MASTER_TIME,
	CS_NAME_HTTP_1_0,
	CS_NAME_HTTP_1_1,
	CS_NAME_HTTP_2,
	CS_NAME_COUNT
} cs_server_name;

zend_string *cs_request_name(cs_server_name name);

/* The name of a method of llhttp's. */
zend_string *cs_request_method(unsigned method);

/* A header's name in lower case: an interned string when it is a common one, else a new one; zend_string_release() is
 * right for both. */
zend_string *cs_request_header_name(const char *name, size_t len);

void cs_request_names_minit(void);

#endif
