/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Lock and Swoole\Coroutine\Lock: locks of src/server/lock.h in cells of shared memory, with the waiting of
 * shared_wait.h. A Coroutine\Lock that is not shared is a lock in its own object.
 *
 * To the lock all coroutines of a process are one owner. So the object counts how often this process has it, and
 * remembers who was last to get it, to tell a coroutine that would wait for itself.
 */
#include "lock.h"

#include "error.h"
#include "shared_wait.h"
#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/shm.h"
#include "src/modules.h"
#include "src/server/lock.h"
#include "src/server/owner.h"
#include "stubs/lock_arginfo.h"

#include <errno.h>

zend_class_entry *cs_lock_ce;
zend_class_entry *cs_coroutine_lock_ce;
static zend_object_handlers lock_handlers;

/* The slot of the declared property. */
#define PROP_ERR_CODE 0

/* The values of SWOOLE_RWLOCK, SWOOLE_MUTEX and SWOOLE_SPINLOCK. */
#define TYPE_RWLOCK   1
#define TYPE_MUTEX    3
#define TYPE_SPINLOCK 5

/* PHP's LOCK_SH, LOCK_EX and LOCK_NB. */
#define OPERATION_SHARED  1
#define OPERATION_ALONE   2
#define OPERATION_NO_WAIT 4

#define SPINS 2000

#define ERROR_DOUBLE_UNLOCK 10004 /* SWOOLE_ERROR_CO_MUTEX_DOUBLE_UNLOCK */

typedef struct lock {
	cs_lock *shared; /* NULL: the constructor was not called */
	cs_cell cell;
	cs_cells *cells; /* of the cell; NULL when `own` is used */
	cs_lock own;
	cs_queue waiters; /* coroutines of this process */
	zend_long type;
	uint64_t process; /* to which the next two belong */
	uint32_t held;    /* how often this process has it */
	zend_long holder; /* the coroutine that was last to get it, 0 outside of coroutines */
	zend_object std;
} lock;

static inline lock *lock_of(zend_object *object)
{
	return (lock *) ((char *) object - offsetof(lock, std));
}

/* A name for messages. */
static const char *class_name(const lock *self)
{
	return instanceof_function(self->std.ce, cs_lock_ce) ? "Swoole\\Lock" : "Swoole\\Coroutine\\Lock";
}

static void set_err_code(lock *self, zend_long code)
{
	zval *slot = OBJ_PROP_NUM(&self->std, PROP_ERR_CODE), old;
	ZVAL_COPY_VALUE(&old, slot);
	ZVAL_LONG(slot, code);
	zval_ptr_dtor(&old);
}

/* After a fork the child has none of what its parent has. */
static void know_process(lock *self)
{
	uint64_t process = cs_owner_self();
	if (self->process != process) {
		self->process = process;
		self->held = 0;
		memset(&self->own, 0, sizeof(self->own));
	}
}

/* The object of a method call; NULL, with an Error, when a subclass forgot the parent constructor. */
static lock *this_lock(zval *this)
{
	lock *self = lock_of(Z_OBJ_P(this));
	if (UNEXPECTED(!self->shared)) {
		cs_throw_error(0, "the constructor of %s was not called: %s::__construct() must call parent::__construct()",
			class_name(self), ZSTR_VAL(self->std.ce->name));
		return NULL;
	}
	know_process(self);
	return self;
}

/* Gives the object its lock: in shared memory from `cells`, or its own. */
static void construct(lock *self, cs_cells *cells, zend_long type)
{
	if (self->shared) {
		cs_throw_error(0, "the constructor of %s was called twice", class_name(self));
		return;
	}
	if (!cells) {
		self->shared = &self->own;
	} else if (cs_cell_open(cells, &self->cell) < 0) {
		cs_throw(ENOMEM, "no shared memory for a %s could be had", class_name(self));
		return;
	} else {
		self->cells = cells;
		self->shared = self->cell.at;
		if (type == TYPE_RWLOCK) {
			self->shared->slots = CS_LOCK_SLOTS(cells->size);
		}
	}
	self->type = type;
}

/* Would the caller wait for itself? Outside of coroutines nothing of this process runs while it waits. */
static bool waits_for_itself(const lock *self, bool shared)
{
	if (!cs_co_can_yield()) {
		return cs_lock_held(self->shared);
	}
	return self->held == 1 && self->holder == cs_co_id(cs_co_current()) && !(shared && self->type == TYPE_RWLOCK);
}

static void spin(const cs_lock *lock)
{
	for (int i = 0; i < SPINS && cs_atomic_get64(&lock->writer); i++) {
#if defined(__x86_64__) || defined(__i386__)
		__builtin_ia32_pause();
#endif
	}
}

/* Tries until the time is over. 0 or a negative UV_E*. May yield. */
static int wait_for_lock(lock *self, cs_lock_try *try, bool shared, int64_t timeout_ms, const char *what)
{
	cs_shared_wait wait;
	int err;

	cs_shared_wait_init(&wait, what, timeout_ms);
	wait.local = !self->cells;
	while ((err = cs_lock_try_get(self->shared, try, shared)) == UV_EBUSY) {
		if ((err = cs_shared_wait_step(&wait, &self->waiters, &self->shared->event, try->event)) < 0) {
			cs_lock_abandon(self->shared, try);
			break;
		}
	}
	cs_shared_wait_end(&wait, &self->waiters);
	return err;
}

/* May yield. */
static int lock_get(lock *self, bool shared, int64_t timeout_ms, const char *what)
{
	cs_lock_try try = {0};
	int err = cs_lock_try_get(self->shared, &try, shared);
	if (err == UV_EBUSY) {
		/* Without the announcement that a try leaves: it counts as having the lock. */
		cs_lock_abandon(self->shared, &try);
		if (timeout_ms != 0 && waits_for_itself(self, shared)) {
			err = -EDEADLK;
		} else if (timeout_ms != 0) {
			if (self->type == TYPE_SPINLOCK) {
				spin(self->shared);
			}
			err = wait_for_lock(self, &try, shared, timeout_ms, what);
		}
	}
	if (try.died) {
		cs_log(CS_LOG_NOTICE, "process %u died with a lock, which is taken over", (unsigned) try.died);
	}
	if (err == 0) {
		self->held++;
		self->holder = cs_co_current() ? cs_co_id(cs_co_current()) : 0;
	}
	return err;
}

static void wake_waiters(lock *self)
{
	cs_shared_wait_wake(&self->waiters, self->type == TYPE_RWLOCK ? ZEND_LONG_MAX : 1);
}

static int lock_release(lock *self)
{
	if (self->held == 0) {
		return UV_EPERM;
	}
	int err = cs_lock_release(self->shared);
	self->held--;
	self->holder = -1;
	wake_waiters(self);
	return err;
}

/* False, with an Error, when it is no operation. */
static bool check_operation(zend_long operation)
{
	zend_long kind = operation & ~OPERATION_NO_WAIT;
	if (kind == OPERATION_SHARED || kind == OPERATION_ALONE) {
		return true;
	}
	zend_argument_value_error(
		1, "must be LOCK_EX or LOCK_SH, to which LOCK_NB may be added, " ZEND_LONG_FMT " given", operation);
	return false;
}

/* lock() of both classes. May yield. */
static void do_lock(zval *this, zend_long operation, double timeout, const char *what, zval *return_value)
{
	lock *self = this_lock(this);
	if (UNEXPECTED(!self) || UNEXPECTED(!check_operation(operation))) {
		return;
	}
	int64_t timeout_ms = operation & OPERATION_NO_WAIT ? 0 : cs_timeout_ms(timeout, false);
	int err = lock_get(self, operation & OPERATION_SHARED, timeout_ms, what);
	if (UNEXPECTED(err == UV_EINTR)) {
		/* The script is ending. */
		RETURN_FALSE;
	}
	set_err_code(self, -err);
	if (err < 0) {
		cs_set_last_error(-err);
	}
	RETURN_BOOL(err == 0);
}

ZEND_METHOD(Swoole_Lock, __construct)
{
	zend_long type = TYPE_MUTEX;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	if (type != TYPE_MUTEX && type != TYPE_RWLOCK && type != TYPE_SPINLOCK) {
		zend_argument_value_error(
			1, "must be one of SWOOLE_MUTEX, SWOOLE_RWLOCK and SWOOLE_SPINLOCK, " ZEND_LONG_FMT " given", type);
		RETURN_THROWS();
	}
	construct(lock_of(Z_OBJ_P(ZEND_THIS)), type == TYPE_RWLOCK ? &CSG(classes).rwlocks : &CSG(classes).locks, type);
}

/* May yield. */
ZEND_METHOD(Swoole_Lock, lock)
{
	zend_long operation = OPERATION_ALONE;
	double timeout = -1;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(operation)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	do_lock(ZEND_THIS, operation, timeout, "Lock::lock()", return_value);
}

ZEND_METHOD(Swoole_Lock, unlock)
{
	ZEND_PARSE_PARAMETERS_NONE();

	lock *self = this_lock(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	int err = lock_release(self);
	set_err_code(self, -err);
	RETURN_BOOL(err == 0);
}

ZEND_METHOD(Swoole_Coroutine_Lock, __construct)
{
	bool shared = false;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(shared)
	ZEND_PARSE_PARAMETERS_END();

	construct(lock_of(Z_OBJ_P(ZEND_THIS)), shared ? &CSG(classes).locks : NULL, TYPE_MUTEX);
}

/* May yield. */
ZEND_METHOD(Swoole_Coroutine_Lock, lock)
{
	zend_long operation = OPERATION_ALONE;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(operation)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_require_coroutine("Swoole\\Coroutine\\Lock::lock()")) {
		RETURN_THROWS();
	}
	do_lock(ZEND_THIS, operation, -1, "Coroutine\\Lock::lock()", return_value);
}

ZEND_METHOD(Swoole_Coroutine_Lock, unlock)
{
	ZEND_PARSE_PARAMETERS_NONE();

	lock *self = this_lock(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	int err = lock_release(self);
	set_err_code(self, err == UV_EPERM ? ERROR_DOUBLE_UNLOCK : -err);
	RETURN_BOOL(err == 0);
}

static zend_object *lock_create(zend_class_entry *ce)
{
	lock *self = zend_object_alloc(sizeof(lock), ce);
	zend_object_std_init(&self->std, ce);
	object_properties_init(&self->std, ce);
	self->std.handlers = &lock_handlers;
	cs_queue_init(&self->waiters);
	return &self->std;
}

/* What this process has is given back: nobody here could unlock it any more. After a fatal error the stacks of waiting
 * coroutines are gone, so they are left alone; normally a waiting method call holds a reference. */
static void lock_free(zend_object *object)
{
	lock *self = lock_of(object);
	if (self->shared && self->process == cs_owner_self()) {
		for (; self->held > 0; self->held--) {
			cs_lock_release(self->shared);
		}
	}
	self->shared = NULL;
	if (self->cells) {
		cs_cell_close(self->cells, &self->cell);
	}
	zend_object_std_dtor(object);
}

void cs_lock_close(void)
{
	cs_cells_trim(&CSG(classes).locks);
	cs_cells_trim(&CSG(classes).rwlocks);
}

void cs_lock_rinit(void)
{
	CSG(classes).locks.size = 64;
	CSG(classes).rwlocks.size = 4096;
}

void cs_lock_minit(int type, int module_number)
{
	cs_lock_ce = register_class_Swoole_Lock();
	cs_lock_ce->create_object = lock_create;
	cs_coroutine_lock_ce = register_class_Swoole_Coroutine_Lock();
	cs_coroutine_lock_ce->create_object = lock_create;
	memcpy(&lock_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	lock_handlers.offset = offsetof(lock, std);
	lock_handlers.free_obj = lock_free;
	lock_handlers.clone_obj = NULL;
}
