/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Timer. Each timer of the script is a user_timer in a table by id; its cs_timer is armed for one call at a time,
 * for the next point of the grid start + n * interval that is still to come. The callback runs in a new coroutine.
 */
#include "timer.h"

#include "callback.h"
#include "error.h"
#include "src/core/co.h"
#include "src/core/loop.h"
#include "src/core/timer.h"
#include "src/modules.h"
#include "stubs/timer_arginfo.h"

#include "ext/spl/spl_array.h"
#include "zend_interfaces.h"

zend_class_entry *cs_timer_ce;
static zend_class_entry *timer_iterator_ce;

typedef struct user_timer {
	zend_long id;
	cs_timer *timer;
	cs_callback callback;
	uint64_t due_ms;
	uint64_t interval_ms;  /* 0: called once */
	zend_long round;       /* in which it was made */
	zend_long armed_round; /* in which it was last armed */
	zend_long count;
	bool calling; /* on_timer() has it: clear() leaves the release to it */
	bool removed;
} user_timer;

static HashTable *timer_table_new(void)
{
	HashTable *table;
	ALLOC_HASHTABLE(table);
	zend_hash_init(table, 8, NULL, NULL, 0);
	zend_hash_real_init_mixed(table);
	return table;
}

static void timer_table_free(HashTable *table)
{
	zend_hash_destroy(table);
	FREE_HASHTABLE(table);
}

static void release_timer(user_timer *timer)
{
	cs_callback_dtor(&timer->callback);
	efree(timer);
}

/* Out of the table and off the loop; the memory goes now, or when its running call returns. */
static void remove_timer(user_timer *timer)
{
	timer->removed = true;
	zend_hash_index_del(CSG(classes).timers, (zend_ulong) timer->id);
	cs_timer_close(timer->timer);
	timer->timer = NULL;
	if (!timer->calling) {
		release_timer(timer);
	}
}

/* In a child process the parent's timers are gone with its loop: they are the parent's to call. */
static void forget_timers_of_parent(void)
{
	user_timer *timer;
	HashTable *timers = CSG(classes).timers;
	if (EXPECTED(!timers || CSG(classes).timers_forks == CSG(core).forks)) {
		return;
	}
	CSG(classes).timers = NULL;
	ZEND_HASH_FOREACH_PTR(timers, timer) {
		timer->removed = true;
		if (!timer->calling) {
			release_timer(timer);
		}
	}
	ZEND_HASH_FOREACH_END();
	timer_table_free(timers);
}

static user_timer *find_timer(zend_long id)
{
	forget_timers_of_parent();
	return CSG(classes).timers ? zend_hash_index_find_ptr(CSG(classes).timers, (zend_ulong) id) : NULL;
}

static void on_round_end(void *arg)
{
	CSG(classes).timers_in_round = false;
}

/* All timers that fall due in one round of the loop share its number. libuv looks for due timers twice a round, before
 * and after it waits; one that was armed by the first look counts as called in a round of its own. */
static void begin_round(const user_timer *timer)
{
	if (!CSG(classes).timers_in_round) {
		CSG(classes).timers_in_round = true;
		CSG(classes).timers_round++;
		cs_loop_defer(on_round_end, NULL);
	} else if (timer->armed_round == CSG(classes).timers_round) {
		CSG(classes).timers_round++;
	}
}

/* Arms a tick for the first point of its grid that is not over. */
static void arm_next(user_timer *timer)
{
	uint64_t now_ms = cs_loop_fresh_ms();
	timer->armed_round = CSG(classes).timers_round;
	timer->due_ms += timer->interval_ms;
	if (timer->due_ms <= now_ms) {
		timer->due_ms += (now_ms - timer->due_ms) / timer->interval_ms * timer->interval_ms + timer->interval_ms;
	}
	cs_timer_again(timer->timer, timer->due_ms - now_ms);
}

static void on_timer(cs_timer *handle, void *arg)
{
	user_timer *timer = arg;
	begin_round(timer);
	timer->count++;
	timer->calling = true;
	cs_callback_fire(&timer->callback, NULL);
	timer->calling = false;
	if (timer->removed) {
		release_timer(timer);
	} else if (timer->interval_ms) {
		arm_next(timer);
	} else {
		remove_timer(timer);
	}
	cs_loop_run_woken();
}

static void add_timer(INTERNAL_FUNCTION_PARAMETERS, bool tick)
{
	zend_long ms;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	zval *params = NULL;
	uint32_t count = 0;
	HashTable *named = NULL;

	ZEND_PARSE_PARAMETERS_START(2, -1)
		Z_PARAM_LONG(ms)
		Z_PARAM_FUNC(fci, fcc)
		Z_PARAM_VARIADIC_WITH_NAMED(params, count, named)
	ZEND_PARSE_PARAMETERS_END();

	if (ms < 1) {
		cs_warn("Timer must be greater than or equal to 1: " ZEND_LONG_FMT " ms given", ms);
		RETURN_FALSE;
	}
	if (CSG(core).in_shutdown) {
		cs_warn("the script is ending: the timer would never be called");
		RETURN_FALSE;
	}
	forget_timers_of_parent();
	cs_loop();
	uint64_t now_ms = cs_loop_fresh_ms();
	if (!CSG(classes).timers) {
		CSG(classes).timers = timer_table_new();
		CSG(classes).timers_forks = CSG(core).forks;
		CSG(classes).timers_base_ms = now_ms;
	}
	user_timer *timer = ecalloc(1, sizeof(*timer));
	timer->id = ++CSG(classes).timers_last_id;
	timer->interval_ms = tick ? (uint64_t) ms : 0;
	timer->round = timer->armed_round = CSG(classes).timers_round;
	/* Beyond any process's life, and still far from the end of uint64_t. */
	uint64_t after_ms = MIN((uint64_t) ms, (uint64_t) INT64_MAX / 4);
	timer->due_ms = now_ms + after_ms;
	cs_callback_init(&timer->callback, &fci, &fcc, tick, count, params, named);
	if (tick) {
		ZVAL_LONG(&timer->callback.fci.params[0], timer->id);
	}
	timer->timer = cs_timer_open(after_ms, 0, on_timer, timer);
	zend_hash_index_add_ptr(CSG(classes).timers, (zend_ulong) timer->id, timer);
	RETURN_LONG(timer->id);
}

ZEND_FUNCTION(swoole_timer_after)
{
	add_timer(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_FUNCTION(swoole_timer_tick)
{
	add_timer(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_FUNCTION(swoole_timer_exists)
{
	zend_long id;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(id)
	ZEND_PARSE_PARAMETERS_END();
	RETURN_BOOL(find_timer(id) != NULL);
}

ZEND_FUNCTION(swoole_timer_info)
{
	zend_long id;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(id)
	ZEND_PARSE_PARAMETERS_END();

	user_timer *timer = find_timer(id);
	if (!timer) {
		RETURN_NULL();
	}
	array_init_size(return_value, 5);
	add_assoc_long(return_value, "exec_msec", (zend_long) (timer->due_ms - CSG(classes).timers_base_ms));
	add_assoc_long(return_value, "exec_count", timer->count);
	add_assoc_long(return_value, "interval", (zend_long) timer->interval_ms);
	add_assoc_long(return_value, "round", timer->round);
	add_assoc_bool(return_value, "removed", timer->removed);
}

ZEND_FUNCTION(swoole_timer_stats)
{
	ZEND_PARSE_PARAMETERS_NONE();
	forget_timers_of_parent();
	array_init_size(return_value, 3);
	add_assoc_bool(return_value, "initialized", CSG(classes).timers != NULL);
	add_assoc_long(return_value, "num", (zend_long) cs_timers_count());
	add_assoc_long(return_value, "round", CSG(classes).timers_round);
}

ZEND_FUNCTION(swoole_timer_list)
{
	zval ids;
	user_timer *timer;
	ZEND_PARSE_PARAMETERS_NONE();

	forget_timers_of_parent();
	array_init(&ids);
	if (CSG(classes).timers) {
		ZEND_HASH_FOREACH_PTR(CSG(classes).timers, timer) {
			add_next_index_long(&ids, timer->id);
		}
		ZEND_HASH_FOREACH_END();
	}
	object_init_ex(return_value, timer_iterator_ce);
	zend_call_known_instance_method_with_1_params(timer_iterator_ce->constructor, Z_OBJ_P(return_value), NULL, &ids);
	zval_ptr_dtor(&ids);
}

ZEND_FUNCTION(swoole_timer_clear)
{
	zend_long id;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(id)
	ZEND_PARSE_PARAMETERS_END();

	user_timer *timer = find_timer(id);
	if (!timer) {
		RETURN_FALSE;
	}
	remove_timer(timer);
	RETURN_TRUE;
}

ZEND_FUNCTION(swoole_timer_clear_all)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_timers_clear();
	RETURN_TRUE;
}

size_t cs_timers_count(void)
{
	return CSG(classes).timers ? zend_hash_num_elements(CSG(classes).timers) : 0;
}

/* The table is taken away first: releasing a callback may run a destructor that makes or clears timers, or yields. By then
 * no timer of the table can be called any more, and those in a call are left to on_timer(). */
void cs_timers_clear(void)
{
	user_timer *timer;
	forget_timers_of_parent();
	HashTable *timers = CSG(classes).timers;
	if (!timers || !zend_hash_num_elements(timers)) {
		return;
	}
	CSG(classes).timers = timer_table_new();
	ZEND_HASH_FOREACH_PTR(timers, timer) {
		timer->removed = true;
		cs_timer_close(timer->timer);
		if (timer->calling) {
			zend_hash_index_del(timers, (zend_ulong) timer->id);
		}
	}
	ZEND_HASH_FOREACH_END();
	ZEND_HASH_FOREACH_PTR(timers, timer) {
		release_timer(timer);
	}
	ZEND_HASH_FOREACH_END();
	timer_table_free(timers);
}

void cs_timer_minit(int type, int module_number)
{
	cs_timer_ce = register_class_Swoole_Timer();
	timer_iterator_ce = register_class_Swoole_Timer_Iterator(spl_ce_ArrayIterator);
	zend_register_functions(NULL, ext_functions, NULL, MODULE_PERSISTENT);
}

void cs_timer_rshutdown(void)
{
	cs_timers_clear();
	if (CSG(classes).timers) {
		timer_table_free(CSG(classes).timers);
		CSG(classes).timers = NULL;
	}
	CSG(classes).timers_last_id = 0;
	CSG(classes).timers_round = 0;
	CSG(classes).timers_in_round = false;
}
