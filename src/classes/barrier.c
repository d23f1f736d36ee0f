/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Barrier: an object whose destructor wakes the coroutine that waits for it. The waiter and the barrier
 * point at each other until one of them goes.
 */
#include "barrier.h"

#include "error.h"
#include "src/core/co.h"
#include "src/modules.h"
#include "stubs/barrier_arginfo.h"

typedef struct barrier barrier;

/* On the stack of the coroutine in wait(). */
typedef struct barrier_wait {
	barrier *barrier; /* NULL: it was destroyed */
	cs_co *co;
} barrier_wait;

struct barrier {
	barrier_wait *wait;
	zend_object std;
};

static zend_class_entry *barrier_ce;
static zend_object_handlers barrier_handlers;

static inline barrier *barrier_of(zend_object *object)
{
	return (barrier *) ((char *) object - XtOffsetOf(barrier, std));
}

static zend_object *create_barrier(zend_class_entry *ce)
{
	barrier *self = zend_object_alloc(sizeof(*self), ce);

	self->wait = NULL;
	zend_object_std_init(&self->std, ce);
	object_properties_init(&self->std, ce);
	self->std.handlers = &barrier_handlers;
	return &self->std;
}

static void open_barrier(barrier *self)
{
	barrier_wait *wait = self->wait;

	if (wait) {
		self->wait = NULL;
		wait->barrier = NULL;
		cs_co_wake(wait->co, 0);
	}
}

/* The destructor is not called when the script was ended by an error. */
static void free_barrier(zend_object *object)
{
	open_barrier(barrier_of(object));
	zend_object_std_dtor(object);
}

ZEND_METHOD(Swoole_Coroutine_Barrier, make)
{
	ZEND_PARSE_PARAMETERS_NONE();
	object_init_ex(return_value, barrier_ce);
}

ZEND_METHOD(Swoole_Coroutine_Barrier, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
	open_barrier(barrier_of(Z_OBJ_P(ZEND_THIS)));
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_Barrier, wait)
{
	zval *variable;
	double timeout = -1;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ZVAL(variable)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	zval *value = variable;
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) != IS_OBJECT || !instanceof_function(Z_OBJCE_P(value), barrier_ce)) {
		zend_argument_type_error(1, "must be of type Swoole\\Coroutine\\Barrier, %s given", zend_zval_type_name(value));
		RETURN_THROWS();
	}
	if (!cs_require_coroutine("Barrier::wait()")) {
		RETURN_THROWS();
	}
	barrier *self = barrier_of(Z_OBJ_P(value));
	if (self->wait) {
		cs_throw(0, "Barrier::wait(): another coroutine waits for this barrier already");
		RETURN_THROWS();
	}
	barrier_wait wait = {.barrier = self, .co = cs_co_current()};
	self->wait = &wait;
	ZEND_TRY_ASSIGN_REF_NULL(variable);
	if (wait.barrier && !EG(exception) && cs_co_can_yield()) {
		cs_co_wait("Barrier::wait()", cs_timeout_ms(timeout, true));
	}
	if (wait.barrier) {
		wait.barrier->wait = NULL;
	}
}

void cs_barrier_minit(int type, int module_number)
{
	barrier_ce = register_class_Swoole_Coroutine_Barrier();
	barrier_ce->create_object = create_barrier;
	memcpy(&barrier_handlers, &std_object_handlers, sizeof(barrier_handlers));
	barrier_handlers.offset = XtOffsetOf(barrier, std);
	barrier_handlers.free_obj = free_barrier;
	barrier_handlers.clone_obj = NULL;
}
