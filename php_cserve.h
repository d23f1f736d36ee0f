/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Module entries, versions and the module globals. This is the only header that other extensions may include.
 * All mutable state of a process lives in the globals below (CSG), so that thread-safe builds of PHP work too.
 */
#ifndef PHP_CSERVE_H
#define PHP_CSERVE_H

#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#include "php.h"
#include <uv.h>

#include "src/classes/globals.h"
#include "src/core/globals.h"
#include "src/hook/globals.h"
#include "src/http/globals.h"
#include "src/net/globals.h"

#define PHP_CSERVE_VERSION "0.1.0"

/* The version of Swoole whose public API we follow; programs read it with phpversion('swoole'). */
#define CS_SWOOLE_VERSION    "6.2.2"
#define CS_SWOOLE_VERSION_ID 60202

extern zend_module_entry cserve_module_entry;
extern zend_module_entry cserve_swoole_module_entry;
#define phpext_cserve_ptr &cserve_module_entry

ZEND_BEGIN_MODULE_GLOBALS(cserve)
	cs_core_globals core;
	cs_http_globals http;
	cs_net_globals net;
	cs_hook_globals hook;
	cs_ini_globals ini;
	cs_classes_globals classes;
	uint8_t ignored_errors[1280]; /* functions.c: a bit for each code of swoole_ignore_error() */
ZEND_END_MODULE_GLOBALS(cserve)

ZEND_EXTERN_MODULE_GLOBALS(cserve)
#define CSG(v) ZEND_MODULE_GLOBALS_ACCESSOR(cserve, v)

#if defined(ZTS) && defined(COMPILE_DL_CSERVE)
ZEND_TSRMLS_CACHE_EXTERN()
#endif

#endif
