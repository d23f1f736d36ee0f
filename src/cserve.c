/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The module table. One shared object registers two modules: `cserve` (our version, the globals, the life-cycle of a
 * script) and `swoole` (the compatibility version, the swoole.* ini entries; owns all classes, functions and
 * constants, so that ReflectionExtension('swoole') and ini_get_all('swoole') answer). The second is put into PHP's
 * registry when the first is loaded, before any module starts; that is how a real swoole.so is kept out, in whichever
 * order the two are named. Nothing else is done here than calling the modules of src/modules.h in order.
 */
#include "php_cserve.h"
#include "src/modules.h"
#include "src/classes/constants.h"
#include "src/classes/functions.h"
#include "src/classes/names.h"
#include "src/core/library.h"
#include "src/hook/got.h"

#include "ext/standard/info.h"
#include "php_ini.h"

#include <llhttp.h>
#ifdef CS_HAVE_OPENSSL
#include <openssl/opensslv.h>
#endif

ZEND_DECLARE_MODULE_GLOBALS(cserve)

#define CS_STRINGIFY(a)    #a
#define CS_DOTTED(a, b, c) CS_STRINGIFY(a) "." CS_STRINGIFY(b) "." CS_STRINGIFY(c)
#define CS_UV_BUILT        CS_DOTTED(UV_VERSION_MAJOR, UV_VERSION_MINOR, UV_VERSION_PATCH)
#define CS_LLHTTP_BUILT    CS_DOTTED(LLHTTP_VERSION_MAJOR, LLHTTP_VERSION_MINOR, LLHTTP_VERSION_PATCH)

/* The entries that have no effect here say so when they are set to something else than their default. */
static void warn_no_effect(const zend_ini_entry *entry, int stage)
{
	zend_error(stage == ZEND_INI_STAGE_STARTUP ? E_CORE_WARNING : E_WARNING,
		"cserve does not support %s: leave it at its default, setting it has no effect", ZSTR_VAL(entry->name));
}

static ZEND_INI_MH(on_update_off)
{
	if (zend_ini_parse_bool(new_value)) {
		warn_no_effect(entry, stage);
	}
	return OnUpdateBool(entry, new_value, mh_arg1, mh_arg2, mh_arg3, stage);
}

/* mh_arg3 is the default, as text. */
static ZEND_INI_MH(on_update_number)
{
	if (strcmp(ZSTR_VAL(new_value), mh_arg3) != 0) {
		warn_no_effect(entry, stage);
	}
	return OnUpdateLong(entry, new_value, mh_arg1, mh_arg2, mh_arg3, stage);
}

#ifdef ZTS
#define CS_INI_BASE &cserve_globals_id
#else
#define CS_INI_BASE &cserve_globals
#endif

/* clang-format off */
#define CS_INI_BOOL(name, def, access, update) \
	STD_PHP_INI_BOOLEAN("swoole." #name, def, access, update, ini.name, zend_cserve_globals, cserve_globals)
#define CS_INI_LONG(name, def, access) \
	PHP_INI_ENTRY3("swoole." #name, def, access, on_update_number, (void *) XtOffsetOf(zend_cserve_globals, ini.name), \
		(void *) CS_INI_BASE, (void *) def)

PHP_INI_BEGIN()
	CS_INI_BOOL(blocking_detection, "Off", PHP_INI_SYSTEM, OnUpdateBool)
	STD_PHP_INI_ENTRY("swoole.blocking_threshold", "100000", PHP_INI_SYSTEM, OnUpdateLong, ini.blocking_threshold,
		zend_cserve_globals, cserve_globals)
	CS_INI_BOOL(display_errors, "On", PHP_INI_ALL, OnUpdateBool)
	CS_INI_BOOL(enable_fiber_mock, "Off", PHP_INI_ALL, OnUpdateBool)
	CS_INI_BOOL(enable_library, "On", PHP_INI_ALL, OnUpdateBool)
	CS_INI_BOOL(enable_preemptive_scheduler, "Off", PHP_INI_ALL, OnUpdateBool)
	CS_INI_BOOL(leak_detection, "Off", PHP_INI_SYSTEM, on_update_off)
	CS_INI_BOOL(profile, "Off", PHP_INI_SYSTEM, on_update_off)
	CS_INI_LONG(socket_buffer_size, "8388608", PHP_INI_ALL)
	CS_INI_BOOL(use_shortname, "On", PHP_INI_SYSTEM, OnUpdateBool)
PHP_INI_END()
/* clang-format on */

/* --- a real swoole.so ---------------------------------------------------------------------------------------- */

#define CS_CONFLICT_HINT                                                                                      \
	"cserve and the swoole extension define the same classes and cannot be loaded together: remove the line " \
	"\"extension=swoole\" from php.ini to run on cserve, or the line \"extension=cserve\" to stay with swoole"

/* The module that is registered as "swoole", if it is not ours. */
static zend_module_entry *foreign_swoole(void)
{
	zend_module_entry *module = zend_hash_str_find_ptr(&module_registry, ZEND_STRL("swoole"));
	return module && module->info_func != cserve_swoole_module_entry.info_func ? module : NULL;
}

#ifdef COMPILE_DL_CSERVE

/* These two live from our load to our start only, when PHP has one thread; error_cb adds the hint to the engine's
 * 'Module "swoole" is already loaded'. */
static void (*next_error_cb)(int type, zend_string *file, const uint32_t line, zend_string *message);
static bool error_cb_set;

static void on_load_error(int type, zend_string *file, const uint32_t line, zend_string *message)
{
	next_error_cb(type, file, line, message);
	if (type == E_CORE_WARNING && strcasestr(ZSTR_VAL(message), "module \"swoole\" is already loaded")) {
		zend_string *hint = zend_string_init(ZEND_STRL(CS_CONFLICT_HINT), 0);
		next_error_cb(type, file, line, hint);
		zend_string_release(hint);
	}
}
#endif

static void release_error_cb(void)
{
#ifdef COMPILE_DL_CSERVE
	if (error_cb_set && zend_error_cb == on_load_error) {
		zend_error_cb = next_error_cb;
	}
	error_cb_set = false;
#endif
}

/* Puts the `swoole` entry into the registry, once. */
static void register_swoole_module(void)
{
	if (!zend_hash_str_exists(&module_registry, ZEND_STRL("swoole"))) {
		cserve_swoole_module_entry.functions = cs_functions;
		zend_register_internal_module(&cserve_swoole_module_entry);
	}
}

/* --- life-cycle ---------------------------------------------------------------------------------------------- */

static PHP_GINIT_FUNCTION(cserve)
{
#if defined(COMPILE_DL_CSERVE) && defined(ZTS)
	ZEND_TSRMLS_CACHE_UPDATE();
#endif
	memset(cserve_globals, 0, sizeof(*cserve_globals));
}

static PHP_MINIT_FUNCTION(cserve)
{
	release_error_cb();
	if (foreign_swoole()) {
		zend_error(E_CORE_WARNING, CS_CONFLICT_HINT);
		return FAILURE;
	}
	cs_got_register_ini(module_number);
	register_swoole_module();
	return SUCCESS;
}

static PHP_MSHUTDOWN_FUNCTION(cserve)
{
	cs_got_unregister_ini(module_number);
	return SUCCESS;
}

static PHP_MINIT_FUNCTION(cserve_swoole)
{
	REGISTER_INI_ENTRIES();
	cs_constants_minit(type, module_number);
#define CALL_MINIT(name) cs_##name##_minit(type, module_number);
	CS_MODULES_M(CALL_MINIT)
#undef CALL_MINIT
	cs_names_minit(type, module_number);
	return SUCCESS;
}

static PHP_MSHUTDOWN_FUNCTION(cserve_swoole)
{
	cs_library_mshutdown();
	UNREGISTER_INI_ENTRIES();
	return SUCCESS;
}

static PHP_RINIT_FUNCTION(cserve)
{
#if defined(COMPILE_DL_CSERVE) && defined(ZTS)
	ZEND_TSRMLS_CACHE_UPDATE();
#endif
#define CALL_RINIT(name) cs_##name##_rinit();
	CS_MODULES_R(CALL_RINIT)
#undef CALL_RINIT
	return SUCCESS;
}

static PHP_RSHUTDOWN_FUNCTION(cserve)
{
#define CALL_RSHUTDOWN(name) cs_##name##_rshutdown();
	CS_MODULES_S(CALL_RSHUTDOWN)
#undef CALL_RSHUTDOWN
	return SUCCESS;
}

static ZEND_MODULE_POST_ZEND_DEACTIVATE_D(cserve)
{
#define CALL_CLOSE(name) cs_##name##_close();
	CS_MODULES_C(CALL_CLOSE)
#undef CALL_CLOSE
	return SUCCESS;
}

/* --- php --ri ------------------------------------------------------------------------------------------------ */

static void print_library(const char *library, const char *functions)
{
	php_info_print_table_row(2, library, functions);
}

static PHP_MINFO_FUNCTION(cserve)
{
	php_info_print_table_start();
	php_info_print_table_row(2, "cserve", "enabled");
	php_info_print_table_row(2, "version", PHP_CSERVE_VERSION);
	php_info_print_table_row(2, "Swoole API", CS_SWOOLE_VERSION);
	php_info_print_table_row(2, "libuv (built with)", CS_UV_BUILT);
	php_info_print_table_row(2, "libuv (running)", uv_version_string());
	php_info_print_table_row(2, "llhttp", CS_LLHTTP_BUILT);
	php_info_print_table_end();
	php_info_print_table_start();
	php_info_print_table_header(2, "Library that yields", "Functions replaced");
	cs_got_list(print_library);
	php_info_print_table_end();
	DISPLAY_INI_ENTRIES();
}

/* The keys that scripts and Dockerfiles grep for. Only what is compiled in is said to be enabled. */
static const char *const swoole_info[][2] = {
	{"Swoole", "enabled"},
	{"Version", CS_SWOOLE_VERSION},
	{"Implementation", "cserve " PHP_CSERVE_VERSION},
	{"coroutine", "enabled"},
#ifdef __linux__
	{"epoll", "enabled"},
#endif
#if defined(__APPLE__) || defined(__FreeBSD__)
	{"kqueue", "enabled"},
#endif
#ifdef CS_HAVE_OPENSSL
	{"openssl", OPENSSL_VERSION_TEXT},
#else
	{"openssl", "disabled"},
#endif
#ifdef CS_HAVE_NGHTTP2
	{"http2", "enabled"},
#else
	{"http2", "disabled"},
#endif
#ifdef CS_HAVE_ZLIB
	{"zlib", "enabled"},
#else
	{"zlib", "disabled"},
#endif
#ifdef CS_HAVE_BROTLI
	{"brotli", "enabled"},
#else
	{"brotli", "disabled"},
#endif
#ifdef CS_HAVE_ZSTD
	{"zstd", "enabled"},
#else
	{"zstd", "disabled"},
#endif
};

static PHP_MINFO_FUNCTION(cserve_swoole)
{
	php_info_print_table_start();
	for (size_t i = 0; i < sizeof(swoole_info) / sizeof(swoole_info[0]); i++) {
		php_info_print_table_row(2, swoole_info[i][0], swoole_info[i][1]);
	}
	php_info_print_table_end();
	DISPLAY_INI_ENTRIES();
}

/* --- entries ------------------------------------------------------------------------------------------------- */

/* clang-format off */

/* sockets defines TCP_INFO and SOCKET_* on some systems: it starts first, so that ours fill the gaps only. */
static const zend_module_dep swoole_deps[] = {
	ZEND_MOD_REQUIRED("cserve")
	ZEND_MOD_OPTIONAL("curl")
	ZEND_MOD_OPTIONAL("ffi")
	ZEND_MOD_OPTIONAL("openssl")
	ZEND_MOD_OPTIONAL("sockets")
	ZEND_MOD_END
};

static const zend_module_dep cserve_deps[] = {
	ZEND_MOD_REQUIRED("spl")
	ZEND_MOD_REQUIRED("standard")
	ZEND_MOD_REQUIRED("json")
	ZEND_MOD_OPTIONAL("ffi")
	ZEND_MOD_OPTIONAL("openssl")
	ZEND_MOD_OPTIONAL("sockets")
	ZEND_MOD_END
};

zend_module_entry cserve_module_entry = {
	STANDARD_MODULE_HEADER_EX,
	NULL,
	cserve_deps,
	"cserve",
	NULL,
	PHP_MINIT(cserve),
	PHP_MSHUTDOWN(cserve),
	PHP_RINIT(cserve),
	PHP_RSHUTDOWN(cserve),
	PHP_MINFO(cserve),
	PHP_CSERVE_VERSION,
	PHP_MODULE_GLOBALS(cserve),
	PHP_GINIT(cserve),
	NULL,
	ZEND_MODULE_POST_ZEND_DEACTIVATE_N(cserve),
	STANDARD_MODULE_PROPERTIES_EX
};

zend_module_entry cserve_swoole_module_entry = {
	STANDARD_MODULE_HEADER_EX,
	NULL,
	swoole_deps,
	"swoole",
	NULL, /* set when registered */
	PHP_MINIT(cserve_swoole),
	PHP_MSHUTDOWN(cserve_swoole),
	NULL,
	NULL,
	PHP_MINFO(cserve_swoole),
	CS_SWOOLE_VERSION,
	STANDARD_MODULE_PROPERTIES
};

/* clang-format on */

#ifdef COMPILE_DL_CSERVE

/* What PHP gets beside a real swoole.so, or from dl(): an entry that the engine declines because of a conflict. */
/* clang-format off */
static const zend_module_dep refused_deps[] = {
	ZEND_MOD_CONFLICTS("swoole")
	ZEND_MOD_END
};

static const zend_module_dep dl_deps[] = {
	ZEND_MOD_CONFLICTS("standard")
	ZEND_MOD_END
};

static zend_module_entry refused_module_entry = {
	STANDARD_MODULE_HEADER_EX,
	NULL,
	refused_deps,
	"cserve",
	NULL,
	NULL,
	NULL,
	NULL,
	NULL,
	NULL,
	PHP_CSERVE_VERSION,
	STANDARD_MODULE_PROPERTIES
};

/* clang-format on */

#ifdef ZTS
ZEND_TSRMLS_CACHE_DEFINE()
#endif

/* Called by PHP when it loads the file, before any module of php.ini starts (but for dl()). */
ZEND_DLEXPORT zend_module_entry *get_module(void);
ZEND_DLEXPORT zend_module_entry *get_module(void)
{
	if (foreign_swoole()) {
		zend_error(E_CORE_WARNING, CS_CONFLICT_HINT);
		return &refused_module_entry;
	}
	if (EG(current_execute_data)) {
		zend_error(E_WARNING, "cserve cannot be loaded with dl(): put extension=cserve into php.ini");
		refused_module_entry.deps = dl_deps;
		return &refused_module_entry;
	}
	register_swoole_module();
	if (!error_cb_set) {
		error_cb_set = true;
		next_error_cb = zend_error_cb;
		zend_error_cb = on_load_error;
	}
	return &cserve_module_entry;
}
#endif
