/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The options of Swoole\Coroutine::set(), one row each.
 */
#include "coroutine.h"
#include "coroutine_info.h"

#include "error.h"
#include "library_functions.h"
#include "src/core/context.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/preempt.h"
#include "src/hook/hook.h"
#include "src/net/dns_cache.h"
#include "src/server/options.h"

#include <stdlib.h>

#define CS_C_STACK_MIN    (64 * 1024)
#define CS_C_STACK_MAX    (1024 * 1024 * 1024)
#define CS_DNS_EXPIRE_MAX (366 * 24 * 3600)
#define EXIT_CONDITION    "exit_condition"
#define NAME_RESOLVER     "name_resolver"
#define CS_THREADS_MAX    1024 /* libuv's own limit */

static void set_max_coroutine(zend_long value)
{
	CSG(core).max_coroutines = value;
}

/* Pooled stacks have the old size: let them go. */
static void set_c_stack_size(zend_long value)
{
	size_t keep = CSG(core).idle_max;

	if (CSG(core).c_stack_size != (size_t) value) {
		CSG(core).idle_max = 0;
		cs_context_trim();
		CSG(core).idle_max = keep;
		CSG(core).c_stack_size = (size_t) value;
	}
}

static void set_deadlock_check(zend_long value)
{
	CSG(core).deadlock_check = value != 0;
}

static void set_preemption(zend_long value)
{
	if (value) {
		cs_preempt_start();
	} else {
		cs_preempt_stop();
	}
}

/* libuv reads it when the process's first job is queued. */
static void set_threads(zend_long value)
{
	char text[24];

	snprintf(text, sizeof(text), ZEND_LONG_FMT, value);
	setenv("UV_THREADPOOL_SIZE", text, true);
}

static void set_log_level(zend_long value)
{
	cs_log_set_level((cs_log_level) value);
}

static void set_coroutine_callbacks(zend_long value)
{
	CSG(classes).callbacks_plain = !value;
}

typedef struct option_row {
	const char *name;
	zend_uchar type; /* IS_LONG, _IS_BOOL, or IS_DOUBLE: seconds, which those who need them read from the options */
	zend_long min;
	zend_long max;
	void (*set)(zend_long value);
} option_row;

static const option_row table[] = {
	{"aio_worker_num", IS_LONG, 1, CS_THREADS_MAX, set_threads},
	{"c_stack_size", IS_LONG, CS_C_STACK_MIN, CS_C_STACK_MAX, set_c_stack_size},
	{"deadlock_check", _IS_BOOL, 0, 1, set_deadlock_check},
	{"dns_cache_capacity", IS_LONG, 0, ZEND_LONG_MAX, cs_dns_cache_set_capacity},
	{"dns_cache_expire", IS_LONG, 0, CS_DNS_EXPIRE_MAX, cs_dns_cache_set_expire},
	{"enable_coroutine", _IS_BOOL, 0, 1, set_coroutine_callbacks},
	{"enable_deadlock_check", _IS_BOOL, 0, 1, set_deadlock_check},
	{"enable_preemptive_scheduler", _IS_BOOL, 0, 1, set_preemption},
	{"hook_flags", IS_LONG, 0, ZEND_LONG_MAX, cs_hook_set_flags},
	{"log_level", IS_LONG, CS_LOG_DEBUG, CS_LOG_NONE, set_log_level},
	{"max_coro_num", IS_LONG, 1, ZEND_LONG_MAX, set_max_coroutine},
	{"max_coroutine", IS_LONG, 1, ZEND_LONG_MAX, set_max_coroutine},
	{"max_thread_num", IS_LONG, 1, CS_THREADS_MAX, set_threads},
	{"socket_connect_timeout", IS_DOUBLE, 0, 0, NULL},
	{"socket_dns_timeout", IS_DOUBLE, 0, 0, NULL},
	{"socket_read_timeout", IS_DOUBLE, 0, 0, NULL},
	{"socket_timeout", IS_DOUBLE, 0, 0, NULL},
	{"socket_write_timeout", IS_DOUBLE, 0, 0, NULL},
	{"stack_size", IS_LONG, CS_C_STACK_MIN, CS_C_STACK_MAX, set_c_stack_size},
	{"thread_num", IS_LONG, 1, CS_THREADS_MAX, set_threads},
};

static const option_row *find_option(const zend_string *name)
{
	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
		if (zend_string_equals_cstr(name, table[i].name, strlen(table[i].name))) {
			return &table[i];
		}
	}
	return NULL;
}

static bool set_option(const option_row *option, zval *value, const char *where)
{
	const char *why = option->type == _IS_BOOL ? CS_OPTION_BOOL_WHY : "must be an integer";
	int64_t number = 0;
	double seconds;
	bool on = false, fine;

	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) == IS_NULL) {
		fine = false;
	} else if (option->type == IS_DOUBLE) {
		why = "must be a number of seconds";
		fine = cs_option_seconds(value, &seconds);
	} else if (option->type == _IS_BOOL) {
		fine = cs_option_bool(value, &on);
		number = on;
	} else {
		fine = cs_option_whole(value, &number);
	}
	if (!fine) {
		cs_throw_option(where, option->name, why, value);
		return false;
	}
	if (option->type == IS_LONG && (number < option->min || number > option->max)) {
		cs_throw(0, "%s: the option '%s' must be from " ZEND_LONG_FMT " to " ZEND_LONG_FMT ", " ZEND_LONG_FMT " given",
			where, option->name, option->min, option->max, (zend_long) number);
		return false;
	}
	if (option->set) {
		option->set((zend_long) number);
	}
	return true;
}

static void remember(zend_string *name, zval *value)
{
	if (!CSG(core).options) {
		ALLOC_HASHTABLE(CSG(core).options);
		zend_hash_init(CSG(core).options, 8, NULL, ZVAL_PTR_DTOR, 0);
	}
	Z_TRY_ADDREF_P(value);
	zend_hash_update(CSG(core).options, name, value);
}

/* May the loop end? What the user's function throws ends it. */
static bool may_exit(void)
{
	zval *condition = CSG(core).options ? zend_hash_str_find(CSG(core).options, ZEND_STRL(EXIT_CONDITION)) : NULL;
	zval result;

	if (!condition) {
		return true;
	}
	ZVAL_UNDEF(&result);
	zval callable;
	ZVAL_COPY(&callable, condition);
	int status = call_user_function(NULL, NULL, &callable, &result, 0, NULL);
	bool yes = status != SUCCESS || EG(exception) || zend_is_true(&result);
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&callable);
	return yes;
}

static bool set_exit_condition(zval *value, const char *where)
{
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) != IS_NULL && !zend_is_callable(value, 0, NULL)) {
		cs_throw_option(where, EXIT_CONDITION, "must be a function that returns a boolean", value);
		return false;
	}
	cs_loop_may_exit = may_exit;
	CSG(core).exit_condition = Z_TYPE_P(value) != IS_NULL;
	return true;
}

/* The library has the list, from which clients ask; swoole_name_resolver_add() appends to it. */
static bool set_name_resolver(zval *value, const char *where)
{
	zval result;

	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) != IS_ARRAY) {
		cs_throw_option(where, NAME_RESOLVER, "must be a list of Swoole\\NameResolver objects", value);
		return false;
	}
	if (!cs_library_call("name_resolver_set", value, &result, true)) {
		if (!EG(exception)) {
			cs_throw(0, "%s: the option '" NAME_RESOLVER "' needs the setting swoole.enable_library to be on", where);
		}
		return false;
	}
	return true;
}

bool cs_coroutine_is_option(zend_string *name)
{
	return find_option(name) || zend_string_equals_literal(name, EXIT_CONDITION)
		|| zend_string_equals_literal(name, NAME_RESOLVER);
}

int cs_coroutine_set_option(zend_string *name, zval *value, const char *where)
{
	const option_row *option = find_option(name);
	bool exit_condition = zend_string_equals_literal(name, EXIT_CONDITION);

	if (exit_condition || zend_string_equals_literal(name, NAME_RESOLVER)) {
		if (!(exit_condition ? set_exit_condition(value, where) : set_name_resolver(value, where))) {
			return UV_EINVAL;
		}
		remember(name, value);
		return 0;
	}
	if (!option) {
		return UV_ENOENT;
	}
	if (!set_option(option, value, where)) {
		return UV_EINVAL;
	}
	remember(name, value);
	return 0;
}

bool cs_coroutine_set_options(HashTable *options, const char *where)
{
	zend_string *name;
	zval *value;

	ZEND_HASH_FOREACH_STR_KEY_VAL(options, name, value) {
		if (!name) {
			cs_throw(0, "%s: options are named; an array like ['max_coroutine' => 1000] is wanted", where);
			return false;
		}
		int error = cs_coroutine_set_option(name, value, where);
		if (error == UV_ENOENT) {
			cs_log_option(where, ZSTR_VAL(name));
			remember(name, value);
		} else if (error) {
			return false;
		}
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

HashTable *cs_coroutine_options(void)
{
	return CSG(core).options;
}

ZEND_METHOD(Swoole_Coroutine, set)
{
	HashTable *options;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(options)
	ZEND_PARSE_PARAMETERS_END();

	cs_coroutine_set_options(options, "Swoole\\Coroutine::set()");
}

ZEND_METHOD(Swoole_Coroutine, getOptions)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (!CSG(core).options) {
		RETURN_NULL();
	}
	RETURN_ARR(zend_array_dup(CSG(core).options));
}

void cs_coroutine_options_rinit(void)
{
	CSG(core).options = NULL;
	CSG(classes).callbacks_plain = false;
}

void cs_coroutine_options_rshutdown(void)
{
	CSG(core).exit_condition = false;
	if (CSG(core).options) {
		zend_hash_destroy(CSG(core).options);
		FREE_HASHTABLE(CSG(core).options);
		CSG(core).options = NULL;
	}
}
