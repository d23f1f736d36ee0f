/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\WaitGroup: a count, and a channel that the waiting coroutine pops from. The state is in the declared
 * properties, as in the PHP class that programs know: a subclass may read and write them.
 */
#include "wait_group.h"

#include "channel.h"
#include "error.h"
#include "src/core/co.h"
#include "src/modules.h"
#include "stubs/wait_group_arginfo.h"

#include "ext/spl/spl_exceptions.h"
#include "zend_exceptions.h"

zend_class_entry *cs_wait_group_ce;

/* Slots of the declared properties, in the order of the stub. */
#define PROP_CHAN    0
#define PROP_COUNT   1
#define PROP_WAITING 2

/* The types keep the slots int and bool; UNDEF after unset() counts as 0 and false. */
static inline zend_long group_count(zend_object *group)
{
	zval *slot = OBJ_PROP_NUM(group, PROP_COUNT);
	ZVAL_DEREF(slot);
	return Z_TYPE_P(slot) == IS_LONG ? Z_LVAL_P(slot) : 0;
}

static inline void set_count(zend_object *group, zend_long count)
{
	zval *slot = OBJ_PROP_NUM(group, PROP_COUNT);
	ZVAL_DEREF(slot);
	ZVAL_LONG(slot, count);
}

static inline bool group_waiting(zend_object *group)
{
	zval *slot = OBJ_PROP_NUM(group, PROP_WAITING);
	ZVAL_DEREF(slot);
	return Z_TYPE_P(slot) == IS_TRUE;
}

static inline void set_waiting(zend_object *group, bool waiting)
{
	zval *slot = OBJ_PROP_NUM(group, PROP_WAITING);
	ZVAL_DEREF(slot);
	ZVAL_BOOL(slot, waiting);
}

/* The channel, made when the constructor of a subclass left it out. */
static zend_object *group_channel(zend_object *group)
{
	zval *slot = OBJ_PROP_NUM(group, PROP_CHAN);
	ZVAL_DEREF(slot);
	if (Z_TYPE_P(slot) != IS_OBJECT) {
		ZVAL_OBJ(slot, cs_channel_new(1));
	}
	return Z_OBJ_P(slot);
}

static void group_add(zend_object *group, zend_long delta)
{
	if (group_waiting(group)) {
		zend_throw_exception(spl_ce_BadMethodCallException, "WaitGroup misuse: add called concurrently with wait", 0);
		return;
	}
	zend_long count = group_count(group);
	if (delta > 0 && count > ZEND_LONG_MAX - delta) {
		zend_throw_exception(spl_ce_InvalidArgumentException, "WaitGroup misuse: the counter is too large", 0);
		return;
	}
	if (delta < 0 && (count < 0 || count + delta < 0)) {
		zend_throw_exception(spl_ce_InvalidArgumentException, "WaitGroup misuse: negative counter", 0);
		return;
	}
	set_count(group, count + delta);
}

ZEND_METHOD(Swoole_Coroutine_WaitGroup, __construct)
{
	zend_long delta = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(delta)
	ZEND_PARSE_PARAMETERS_END();

	zend_object *group = Z_OBJ_P(ZEND_THIS);
	group_channel(group);
	if (delta > 0) {
		group_add(group, delta);
	}
}

ZEND_METHOD(Swoole_Coroutine_WaitGroup, add)
{
	zend_long delta = 1;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(delta)
	ZEND_PARSE_PARAMETERS_END();

	group_add(Z_OBJ_P(ZEND_THIS), delta);
}

ZEND_METHOD(Swoole_Coroutine_WaitGroup, done)
{
	ZEND_PARSE_PARAMETERS_NONE();

	zend_object *group = Z_OBJ_P(ZEND_THIS);
	zend_long count = group_count(group) - 1;
	if (count < 0) {
		zend_throw_exception(spl_ce_BadMethodCallException, "WaitGroup misuse: negative counter", 0);
		RETURN_THROWS();
	}
	set_count(group, count);
	if (count == 0 && group_waiting(group)) {
		zval yes;
		ZVAL_TRUE(&yes);
		cs_channel_push(group_channel(group), &yes, CS_FOREVER, "WaitGroup::done()");
	}
}

ZEND_METHOD(Swoole_Coroutine_WaitGroup, wait)
{
	double timeout = -1;
	zval woken;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	zend_object *group = Z_OBJ_P(ZEND_THIS);
	if (group_waiting(group)) {
		zend_throw_exception(
			spl_ce_BadMethodCallException, "WaitGroup misuse: reused before previous wait has returned", 0);
		RETURN_THROWS();
	}
	if (group_count(group) <= 0) {
		RETURN_TRUE;
	}
	zend_object *chan = group_channel(group);
	GC_ADDREF(chan);
	set_waiting(group, true);
	ZVAL_TRUE(&woken);
	int code = cs_channel_pop(chan, &woken, cs_timeout_ms(timeout, true), "WaitGroup::wait()");
	set_waiting(group, false);
	if (code != CS_CHANNEL_OK && cs_channel_length(chan)) {
		/* done() came in the very round in which the time was over: the next wait() must not find its value. */
		cs_channel_pop(chan, &woken, CS_FOREVER, "WaitGroup::wait()");
	}
	OBJ_RELEASE(chan);
	zval_ptr_dtor(&woken);
	RETURN_BOOL(code == CS_CHANNEL_OK);
}

ZEND_METHOD(Swoole_Coroutine_WaitGroup, count)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_LONG(group_count(Z_OBJ_P(ZEND_THIS)));
}

void cs_wait_group_minit(int type, int module_number)
{
	cs_wait_group_ce = register_class_Swoole_Coroutine_WaitGroup();
}
