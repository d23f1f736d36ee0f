/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Atomic and Swoole\Atomic\Long: a word of shared memory each, in a cell of its own (src/server/cell.h).
 *
 * wait() and wakeup(): the value 1 is a signal that one wait() takes. wakeup($n) also grants n - 1 more, which only
 * those may take that were waiting by then: they remember `granted`, whose upper half counts the grants. Whoever is
 * woken takes a signal or goes on waiting, so that a process killed in between costs nobody more than a signal.
 */
#include "atomic.h"

#include "error.h"
#include "shared_wait.h"
#include "src/core/co.h"
#include "src/core/shm.h"
#include "src/modules.h"
#include "stubs/atomic_arginfo.h"

#include <errno.h>

zend_class_entry *cs_atomic_ce;
zend_class_entry *cs_atomic_long_ce;
static zend_object_handlers atomic_handlers;

/* What is in the cell. A Long has the 64 bits of `wide` only. */
typedef struct shared_atomic {
	union {
		uint32_t value;
		uint64_t wide;
	};
	uint64_t granted; /* number of the grant << 32 | signals left of it */
} shared_atomic;

typedef struct atomic {
	shared_atomic *shared; /* NULL: the constructor was not called */
	cs_cell cell;
	cs_queue waiters; /* coroutines of this process in wait() */
	zend_object std;
} atomic;

static inline atomic *atomic_of(zend_object *object)
{
	return (atomic *) ((char *) object - offsetof(atomic, std));
}

static zend_never_inline void throw_not_constructed(zval *this)
{
	cs_throw_error(0, "the constructor of %s was not called: %s::__construct() must call parent::__construct()",
		instanceof_function(Z_OBJCE_P(this), cs_atomic_ce) ? "Swoole\\Atomic" : "Swoole\\Atomic\\Long",
		ZSTR_VAL(Z_OBJCE_P(this)->name));
}

/* What the object of a method call has in shared memory; NULL, with an Error, when a subclass forgot the constructor. */
static inline shared_atomic *this_shared(zval *this)
{
	shared_atomic *shared = atomic_of(Z_OBJ_P(this))->shared;
	if (UNEXPECTED(!shared)) {
		throw_not_constructed(this);
	}
	return shared;
}

static shared_atomic *construct(zval *this, const char *name)
{
	atomic *self = atomic_of(Z_OBJ_P(this));
	if (self->shared) {
		cs_throw_error(0, "the constructor of %s was called twice", name);
		return NULL;
	}
	if (cs_cell_open(&CSG(classes).atomics, &self->cell) < 0) {
		cs_throw(ENOMEM, "no shared memory for a %s could be had", name);
		return NULL;
	}
	self->shared = self->cell.at;
	return self->shared;
}

/* ---- what both classes have: `wide` is a constant in each method below, into which these go ---- */

static zend_always_inline void store(shared_atomic *shared, zend_long value, bool wide)
{
	if (wide) {
		cs_atomic_set64(&shared->wide, (uint64_t) value);
	} else {
		cs_atomic_set32(&shared->value, (uint32_t) value);
	}
}

static zend_always_inline void construct_with(INTERNAL_FUNCTION_PARAMETERS, bool wide)
{
	zend_long value = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(value)
	ZEND_PARSE_PARAMETERS_END();

	shared_atomic *shared = construct(ZEND_THIS, wide ? "Swoole\\Atomic\\Long" : "Swoole\\Atomic");
	if (!shared) {
		RETURN_THROWS();
	}
	store(shared, value, wide);
}

static zend_always_inline void add(INTERNAL_FUNCTION_PARAMETERS, bool wide)
{
	zend_long n = 1;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(n)
	ZEND_PARSE_PARAMETERS_END();

	shared_atomic *shared = this_shared(ZEND_THIS);
	if (UNEXPECTED(!shared)) {
		RETURN_THROWS();
	}
	RETURN_LONG(wide ? (zend_long) cs_atomic_add64(&shared->wide, (uint64_t) n)
					 : (zend_long) cs_atomic_add32(&shared->value, (uint32_t) n));
}

static zend_always_inline void sub(INTERNAL_FUNCTION_PARAMETERS, bool wide)
{
	zend_long n = 1;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(n)
	ZEND_PARSE_PARAMETERS_END();

	shared_atomic *shared = this_shared(ZEND_THIS);
	if (UNEXPECTED(!shared)) {
		RETURN_THROWS();
	}
	RETURN_LONG(wide ? (zend_long) cs_atomic_sub64(&shared->wide, (uint64_t) n)
					 : (zend_long) cs_atomic_sub32(&shared->value, (uint32_t) n));
}

static zend_always_inline void get(INTERNAL_FUNCTION_PARAMETERS, bool wide)
{
	ZEND_PARSE_PARAMETERS_NONE();

	shared_atomic *shared = this_shared(ZEND_THIS);
	if (UNEXPECTED(!shared)) {
		RETURN_THROWS();
	}
	RETURN_LONG(wide ? (zend_long) cs_atomic_get64(&shared->wide) : (zend_long) cs_atomic_get32(&shared->value));
}

static zend_always_inline void set(INTERNAL_FUNCTION_PARAMETERS, bool wide)
{
	zend_long value;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(value)
	ZEND_PARSE_PARAMETERS_END();

	shared_atomic *shared = this_shared(ZEND_THIS);
	if (UNEXPECTED(!shared)) {
		RETURN_THROWS();
	}
	store(shared, value, wide);
}

static zend_always_inline void cmpset(INTERNAL_FUNCTION_PARAMETERS, bool wide)
{
	zend_long expected, value;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_LONG(expected)
		Z_PARAM_LONG(value)
	ZEND_PARSE_PARAMETERS_END();

	shared_atomic *shared = this_shared(ZEND_THIS);
	if (UNEXPECTED(!shared)) {
		RETURN_THROWS();
	}
	RETURN_BOOL(wide ? cs_atomic_cas64(&shared->wide, (uint64_t) expected, (uint64_t) value)
					 : cs_atomic_cas32(&shared->value, (uint32_t) expected, (uint32_t) value));
}

ZEND_METHOD(Swoole_Atomic, __construct)
{
	construct_with(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Atomic, add)
{
	add(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Atomic, sub)
{
	sub(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Atomic, get)
{
	get(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Atomic, set)
{
	set(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Atomic, cmpset)
{
	cmpset(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Atomic_Long, __construct)
{
	construct_with(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Atomic_Long, add)
{
	add(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Atomic_Long, sub)
{
	sub(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Atomic_Long, get)
{
	get(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Atomic_Long, set)
{
	set(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Atomic_Long, cmpset)
{
	cmpset(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

/* One of the signals of a wakeup() that came after `since`, when there is one left. */
static bool take_granted(shared_atomic *shared, uint64_t since)
{
	uint64_t granted = cs_atomic_get64(&shared->granted);
	while (granted >> 32 != since >> 32 && (uint32_t) granted > 0) {
		if (cs_atomic_cas64(&shared->granted, granted, granted - 1)) {
			return true;
		}
		granted = cs_atomic_get64(&shared->granted);
	}
	return false;
}

/* May yield. */
ZEND_METHOD(Swoole_Atomic, wait)
{
	double timeout = 1;
	cs_shared_wait wait;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	shared_atomic *shared = this_shared(ZEND_THIS);
	if (UNEXPECTED(!shared)) {
		RETURN_THROWS();
	}
	uint64_t since = cs_atomic_get64(&shared->granted);
	cs_shared_wait_init(&wait, "Atomic::wait()", cs_timeout_ms(timeout, false));
	cs_queue *waiters = &atomic_of(Z_OBJ_P(ZEND_THIS))->waiters;
	int err = 0;
	while (!cs_atomic_cas32(&shared->value, 1, 0) && cs_atomic_get32(&shared->value) == 0
		&& !take_granted(shared, since)) {
		if ((err = cs_shared_wait_step(&wait, waiters, &shared->value, 0)) < 0) {
			cs_set_last_error(err == UV_ETIMEDOUT ? EAGAIN : -err);
			break;
		}
	}
	cs_shared_wait_end(&wait, waiters);
	RETURN_BOOL(err == 0);
}

ZEND_METHOD(Swoole_Atomic, wakeup)
{
	zend_long count = 1;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(count)
	ZEND_PARSE_PARAMETERS_END();

	shared_atomic *shared = this_shared(ZEND_THIS);
	if (UNEXPECTED(!shared)) {
		RETURN_THROWS();
	}
	if (count < 1 || count > INT32_MAX) {
		zend_argument_value_error(1, "must be between 1 and %d, " ZEND_LONG_FMT " given", INT32_MAX, count);
		RETURN_THROWS();
	}
	if (count > 1) {
		uint64_t granted = cs_atomic_get64(&shared->granted);
		while (!cs_atomic_cas64(&shared->granted, granted, ((granted >> 32) + 1) << 32 | (uint64_t) (count - 1))) {
			granted = cs_atomic_get64(&shared->granted);
		}
	}
	cs_atomic_cas32(&shared->value, 0, 1);
	cs_futex_wake(&shared->value, (int) count);
	cs_shared_wait_wake(&atomic_of(Z_OBJ_P(ZEND_THIS))->waiters, count);
	RETURN_TRUE;
}

static zend_object *atomic_create(zend_class_entry *ce)
{
	atomic *self = zend_object_alloc(sizeof(atomic), ce);
	zend_object_std_init(&self->std, ce);
	object_properties_init(&self->std, ce);
	self->std.handlers = &atomic_handlers;
	cs_queue_init(&self->waiters);
	return &self->std;
}

static void atomic_free(zend_object *object)
{
	atomic *self = atomic_of(object);
	self->shared = NULL;
	cs_cell_close(&CSG(classes).atomics, &self->cell);
	zend_object_std_dtor(object);
}

void cs_atomic_close(void)
{
	cs_cells_trim(&CSG(classes).atomics);
}

void cs_atomic_rinit(void)
{
	CSG(classes).atomics.size = 64;
}

void cs_atomic_minit(int type, int module_number)
{
	cs_atomic_ce = register_class_Swoole_Atomic();
	cs_atomic_ce->create_object = atomic_create;
	cs_atomic_long_ce = register_class_Swoole_Atomic_Long();
	cs_atomic_long_ce->create_object = atomic_create;
	memcpy(&atomic_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	atomic_handlers.offset = offsetof(atomic, std);
	atomic_handlers.free_obj = atomic_free;
	atomic_handlers.clone_obj = NULL;
}
