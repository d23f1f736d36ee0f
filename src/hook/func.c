/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Handlers in front of PHP's internal functions. Each parses the arguments as the original does, hands everything that
 * it does not improve on (wrong arguments, no coroutine, flag off) to the original, and returns what the original would.
 */
#include "func.h"

#include "hook.h"
#include "src/core/co_struct.h"
#include "src/core/loop.h"

#include <math.h>
#include <sys/time.h>

static cs_func sleep_functions[];
enum { FN_SLEEP, FN_USLEEP, FN_TIME_NANOSLEEP, FN_TIME_SLEEP_UNTIL };

/* At the end of the script sleeps are over at once: a finally block that tries again after a while is not to hold it up. */
static bool is_ending(void)
{
	const cs_co *co = cs_co_current();
	return co && co->unwinding;
}

static bool acts(void)
{
	return cs_hook_on(CS_HOOK_SLEEP) || ((CSG(hook).flags & CS_HOOK_SLEEP) && is_ending());
}

/* Sleeps in a coroutine. Returns 0 when the time is over, or the microseconds left when it was cancelled. No time means
 * a turn for the others. May yield. */
static int64_t sleep_us(const char *what, int64_t us)
{
	if (is_ending() && !cs_co_can_yield_hook()) {
		return us;
	}
	if (us == 0) {
		cs_co_reschedule();
		return 0;
	}
	uint64_t start = uv_hrtime();
	if (cs_co_wait_us(what, us) == UV_ETIMEDOUT) {
		return 0;
	}
	int64_t passed = (int64_t) ((uv_hrtime() - start) / 1000);
	return passed < us ? us - passed : 1;
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_sleep)
{
	zend_long seconds;

	if (!acts()) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_SLEEP]);
		return;
	}
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(seconds)
	ZEND_PARSE_PARAMETERS_END();
	if (seconds < 0) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_SLEEP]);
		return;
	}
	/* PHP passes the number on as an unsigned int. */
	int64_t left = sleep_us("sleep", (int64_t) (unsigned int) seconds * 1000000);
	RETURN_LONG((left + 999999) / 1000000);
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_usleep)
{
	zend_long us;

	if (!acts()) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_USLEEP]);
		return;
	}
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(us)
	ZEND_PARSE_PARAMETERS_END();
	if (us < 0) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_USLEEP]);
		return;
	}
	sleep_us("usleep", (int64_t) (unsigned int) us);
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_time_nanosleep)
{
	zend_long seconds, ns;

	if (!acts()) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_TIME_NANOSLEEP]);
		return;
	}
	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_LONG(seconds)
		Z_PARAM_LONG(ns)
	ZEND_PARSE_PARAMETERS_END();
	if (seconds < 0 || ns < 0 || ns > 999999999 || seconds > INT64_MAX / 2000000) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_TIME_NANOSLEEP]);
		return;
	}
	int64_t left = sleep_us("time_nanosleep", seconds * 1000000 + (ns + 999) / 1000);
	if (left) {
		array_init(return_value);
		add_assoc_long(return_value, "seconds", left / 1000000);
		add_assoc_long(return_value, "nanoseconds", left % 1000000 * 1000);
		return;
	}
	RETURN_TRUE;
}

/* May yield. */
static ZEND_NAMED_FUNCTION(hook_time_sleep_until)
{
	double until;
	struct timeval now;

	if (!acts()) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_TIME_SLEEP_UNTIL]);
		return;
	}
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_DOUBLE(until)
	ZEND_PARSE_PARAMETERS_END();
	gettimeofday(&now, NULL);
	double us = ceil((until - (double) now.tv_sec) * 1e6 - (double) now.tv_usec);
	if (!(us > 0 && us < 9e18)) {
		CS_FUNC_ORIGINAL(sleep_functions[FN_TIME_SLEEP_UNTIL]);
		return;
	}
	RETURN_BOOL(sleep_us("time_sleep_until", (int64_t) us) == 0);
}

static cs_func sleep_functions[] = {
	[FN_SLEEP] = {"sleep", hook_sleep, NULL},
	[FN_USLEEP] = {"usleep", hook_usleep, NULL},
	[FN_TIME_NANOSLEEP] = {"time_nanosleep", hook_time_nanosleep, NULL},
	[FN_TIME_SLEEP_UNTIL] = {"time_sleep_until", hook_time_sleep_until, NULL},
};

/* Not by a flag: handlers are called while coroutines wait, too. */
static cs_func async_signals;

static ZEND_NAMED_FUNCTION(hook_async_signals)
{
	CS_FUNC_ORIGINAL(async_signals);
	zval *enable = ZEND_CALL_ARG(execute_data, 1);
	if (ZEND_NUM_ARGS() == 1 && Z_TYPE_P(enable) != IS_NULL && !EG(exception)) {
		CSG(core).async_signals = zend_is_true(enable);
	}
}

static cs_func async_signals = {"pcntl_async_signals", hook_async_signals, NULL};

void cs_func_lay(cs_func *functions, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		zend_function *function =
			zend_hash_str_find_ptr(CG(function_table), functions[i].name, strlen(functions[i].name));
		if (function && function->type == ZEND_INTERNAL_FUNCTION) {
			functions[i].original = function->internal_function.handler;
			function->internal_function.handler = functions[i].handler;
		}
	}
}

void cs_func_lay_sleep(void)
{
	cs_func_lay(sleep_functions, sizeof(sleep_functions) / sizeof(sleep_functions[0]));
	cs_func_lay(&async_signals, 1);
}
