/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See error.h. */
#include "error.h"

#include "functions.h"

#include "src/core/co.h"
#include "src/core/log.h"
#include "src/modules.h"
#include "stubs/error_arginfo.h"

#include "zend_exceptions.h"
#include "zend_smart_str.h"

#include <errno.h>
#include <string.h>

#define CS_VALUE_MAX 60

#define CS_ERROR_CO_OUT_OF_COROUTINE      10001
#define CS_ERROR_DNSLOOKUP_RESOLVE_FAILED 711

zend_class_entry *cs_exception_ce;
zend_class_entry *cs_error_ce;

static void throw_in(zend_class_entry *ce, zend_long code, const char *format, va_list args)
{
	zend_string *message = zend_vstrpprintf(0, format, args);
	zend_throw_exception(ce, ZSTR_VAL(message), code);
	zend_string_release(message);
}

void cs_throw(zend_long code, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	throw_in(cs_exception_ce, code, format, args);
	va_end(args);
}

void cs_throw_error(zend_long code, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	throw_in(cs_error_ce, code, format, args);
	va_end(args);
}

void cs_warn(const char *format, ...)
{
	va_list args;

	if (!CSG(ini).display_errors) {
		return;
	}
	va_start(args, format);
	zend_string *message = zend_vstrpprintf(0, format, args);
	va_end(args);
	php_error_docref(NULL, E_WARNING, "%s", ZSTR_VAL(message));
	zend_string_release(message);
}

zend_string *cs_describe_value(const zval *value)
{
	smart_str text = {0};

	switch (Z_TYPE_P(value)) {
		case IS_LONG:
			smart_str_append_long(&text, Z_LVAL_P(value));
			break;
		case IS_DOUBLE:
			smart_str_append_double(&text, Z_DVAL_P(value), 14, true);
			break;
		case IS_STRING:
			smart_str_appendc(&text, '\'');
			smart_str_append_escaped_truncated(&text, Z_STR_P(value), CS_VALUE_MAX);
			smart_str_appendc(&text, '\'');
			break;
		case IS_OBJECT:
			smart_str_append_printf(&text, "an object of class %s", ZSTR_VAL(Z_OBJCE_P(value)->name));
			break;
		case IS_TRUE:
		case IS_FALSE:
			smart_str_appends(&text, Z_TYPE_P(value) == IS_TRUE ? "true" : "false");
			break;
		case IS_ARRAY:
			smart_str_appends(&text, "an array");
			break;
		default:
			smart_str_appends(&text, Z_TYPE_P(value) == IS_RESOURCE ? "a resource" : "null");
			break;
	}
	return smart_str_extract(&text);
}

void cs_throw_option(const char *where, const char *option, const char *why, const zval *value)
{
	zend_string *text = cs_describe_value(value);

	cs_throw(EINVAL, "%s: the option '%s' %s; %s given", where, option, why, ZSTR_VAL(text));
	zend_string_release(text);
}

void cs_warn_option_value(const char *option, const char *why, const zval *value)
{
	zend_string *text = cs_describe_value(value);

	cs_warn("the option '%s' %s; %s given", option, why, ZSTR_VAL(text));
	zend_string_release(text);
}

static bool is_first(const char *where, const char *option)
{
	zend_string *key = zend_strpprintf(0, "%s %s", where, option);

	if (!CSG(core).warned) {
		ALLOC_HASHTABLE(CSG(core).warned);
		zend_hash_init(CSG(core).warned, 8, NULL, NULL, 0);
	}
	bool first = zend_hash_add_empty_element(CSG(core).warned, key) != NULL;
	zend_string_release(key);
	return first;
}

void cs_warn_option(const char *where, const char *option, const char *why)
{
	if (is_first(where, option)) {
		cs_warn("the option '%s' %s", option, why);
	}
}

void cs_log_option(const char *where, const char *option)
{
	if (is_first(where, option)) {
		cs_log(CS_LOG_WARNING, "%s: the option '%s' is unknown or not supported by this version: it has no effect",
			where, option);
	}
}

/* libuv's codes for system errors are the negated errno; Swoole's own begin at 501; those of name resolution are one. */
zend_long cs_error_code(int uv_error)
{
	return uv_error <= UV_EAI_ADDRFAMILY && uv_error >= UV_EAI_SOCKTYPE - 10 ? CS_ERROR_DNSLOOKUP_RESOLVE_FAILED
																			 : -uv_error;
}

const char *cs_error_message(int uv_error)
{
	const char *text = uv_error > -500 ? strerror(-uv_error) : cs_functions_error_text(-uv_error);
	return text ? text : uv_strerror(uv_error);
}

void cs_set_error(zend_object *object, int uv_error)
{
	cs_set_error_text(object, cs_error_code(uv_error), uv_error ? cs_error_message(uv_error) : "");
}

void cs_set_error_text(zend_object *object, zend_long code, const char *message)
{
	zend_update_property_long(object->ce, object, ZEND_STRL("errCode"), code);
	zend_update_property_string(object->ce, object, ZEND_STRL("errMsg"), message);
	cs_set_last_error(code);
}

void cs_set_last_error(zend_long code)
{
	CSG(core).last_error = code;
}

zend_long cs_last_error(void)
{
	return CSG(core).last_error;
}

bool cs_require_coroutine(const char *api)
{
	if (EXPECTED(cs_co_can_yield())) {
		return true;
	}
	if (cs_co_current()) {
		cs_throw_error(CS_ERROR_CO_OUT_OF_COROUTINE,
			"%s cannot wait here: the cycle collector is running or the script is ending", api);
	} else {
		cs_throw_error(CS_ERROR_CO_OUT_OF_COROUTINE,
			"API must be called in the coroutine: put the call of %s into Swoole\\Coroutine\\run() or go()", api);
	}
	return false;
}

void cs_error_minit(int type, int module_number)
{
	cs_exception_ce = register_class_Swoole_Exception(zend_ce_exception);
	cs_error_ce = register_class_Swoole_Error(zend_ce_error);
}

void cs_error_rinit(void)
{
	CSG(core).warned = NULL;
	CSG(core).last_error = 0;
}

void cs_error_close(void)
{
	if (CSG(core).warned) {
		zend_hash_destroy(CSG(core).warned);
		FREE_HASHTABLE(CSG(core).warned);
		CSG(core).warned = NULL;
	}
}
