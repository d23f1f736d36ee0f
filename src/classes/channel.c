/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Channel: a ring of values, a queue of coroutines that wait to push and one of those that wait to
 * pop. The waiters live on the C stacks of their coroutines, so an operation allocates nothing.
 *
 * Invariants: poppers wait only while the ring is empty, pushers only while it is full. Whoever makes the difference
 * hands the value straight to or from the first waiter, so nobody can come in between and the order is the order of
 * waiting. A waiter is on its queue exactly as long as nobody has served it.
 */
#include "channel.h"

#include "error.h"
#include "slot.h"
#include "src/core/co.h"
#include "src/modules.h"
#include "stubs/channel_arginfo.h"

zend_class_entry *cs_channel_ce;
static zend_object_handlers channel_handlers;

/* The ring starts small and doubles up to the capacity: `new Channel(1000000)` costs nothing until it is used. */
#define RING_FIRST 8

/* Slots of the declared properties, in the order of the stub. */
#define PROP_CAPACITY 0
#define PROP_ERR_CODE 1

typedef struct channel {
	zval *ring;
	uint32_t size; /* slots of the ring, a power of two */
	uint32_t head; /* the first value */
	uint32_t count;
	bool closed;
	size_t capacity;  /* 0: the constructor was not called */
	cs_queue pushers; /* waiter.node */
	cs_queue poppers;
	zend_object std;
} channel;

typedef struct waiter {
	cs_queue node;
	cs_co *co;
	zval value; /* pusher: what to add, borrowed; popper: what it was given, UNDEF before */
	bool served;
} waiter;

static inline channel *channel_of(zend_object *object)
{
	return (channel *) ((char *) object - offsetof(channel, std));
}

static inline void set_err_code(channel *chan, int code)
{
	zval *slot = OBJ_PROP_NUM(&chan->std, PROP_ERR_CODE);
	if (EXPECTED(Z_TYPE_P(slot) == IS_LONG)) {
		Z_LVAL_P(slot) = code;
	} else {
		zval old;
		ZVAL_COPY_VALUE(&old, slot);
		ZVAL_LONG(slot, code);
		zval_ptr_dtor(&old);
	}
}

static void ring_grow(channel *chan)
{
	uint32_t size = chan->size ? chan->size * 2 : RING_FIRST;
	zval *ring = safe_emalloc(size, sizeof(zval), 0);
	for (uint32_t i = 0; i < chan->count; i++) {
		ZVAL_COPY_VALUE(&ring[i], &chan->ring[(chan->head + i) & (chan->size - 1)]);
	}
	if (chan->ring) {
		efree(chan->ring);
	}
	chan->ring = ring;
	chan->size = size;
	chan->head = 0;
}

static inline void ring_push(channel *chan, const zval *value)
{
	if (UNEXPECTED(chan->count == chan->size)) {
		ring_grow(chan);
	}
	ZVAL_COPY(&chan->ring[(chan->head + chan->count) & (chan->size - 1)], value);
	chan->count++;
}

static inline void ring_shift(channel *chan, zval *result)
{
	ZVAL_COPY_VALUE(result, &chan->ring[chan->head]);
	chan->head = (chan->head + 1) & (chan->size - 1);
	chan->count--;
}

/* The first waiter that can still be woken, off the queue and woken; NULL when there is none. One whose time is over or
 * that was cancelled in this very round is passed over: it is on its way to an answer already. */
static inline waiter *serve_first(cs_queue *queue)
{
	cs_queue *node;
	while ((node = cs_queue_shift(queue))) {
		waiter *first = CS_QUEUE_ENTRY(node, waiter, node);
		if (EXPECTED(cs_co_wake(first->co, 0))) {
			first->served = true;
			return first;
		}
	}
	return NULL;
}

/* Waits on one of the queues until served. May yield. */
static int wait_served(cs_queue *queue, waiter *me, int64_t timeout_ms, const char *what)
{
	if (UNEXPECTED(!cs_co_can_yield())) {
		if (cs_require_coroutine(what)) {
			cs_throw_error(0,
				"%s has to wait, which cannot be done here (a destructor run by the garbage collector, a signal "
				"handler or the end of the script)",
				what);
		}
		return CS_CHANNEL_CANCELED;
	}
	me->co = cs_co_current();
	me->served = false;
	cs_queue_push(queue, &me->node);
	int status = cs_co_wait(what, timeout_ms);
	cs_queue_remove(&me->node);
	if (EXPECTED(me->served)) {
		return CS_CHANNEL_OK;
	}
	return status >= 0 ? CS_CHANNEL_CLOSED : status == UV_ETIMEDOUT ? CS_CHANNEL_TIMEOUT : CS_CHANNEL_CANCELED;
}

static zend_never_inline int push_wait(channel *chan, zval *value, int64_t timeout_ms, const char *what)
{
	waiter me;
	ZVAL_COPY_VALUE(&me.value, value);
	return wait_served(&chan->pushers, &me, timeout_ms, what);
}

static zend_never_inline int pop_wait(channel *chan, zval *result, int64_t timeout_ms, const char *what)
{
	waiter me;
	ZVAL_UNDEF(&me.value);
	int code = wait_served(&chan->poppers, &me, timeout_ms, what);
	if (code == CS_CHANNEL_OK) {
		ZVAL_COPY_VALUE(result, &me.value);
	}
	return code;
}

/* errCode is written last: its old value may be an object of the user's whose destructor uses the channel. */
static inline int channel_push(channel *chan, zval *value, int64_t timeout_ms, const char *what)
{
	int code = CS_CHANNEL_OK;
	waiter *popper;

	if (UNEXPECTED(chan->closed)) {
		code = CS_CHANNEL_CLOSED;
	} else if (!cs_queue_empty(&chan->poppers) && (popper = serve_first(&chan->poppers))) {
		ZVAL_COPY(&popper->value, value);
	} else if (EXPECTED(chan->count < chan->capacity)) {
		ring_push(chan, value);
	} else {
		code = push_wait(chan, value, timeout_ms, what);
	}
	set_err_code(chan, code);
	return code;
}

static inline int channel_pop(channel *chan, zval *result, int64_t timeout_ms, const char *what)
{
	int code = CS_CHANNEL_OK;
	waiter *pusher;

	if (chan->count) {
		ring_shift(chan, result);
		if (!cs_queue_empty(&chan->pushers) && (pusher = serve_first(&chan->pushers))) {
			ring_push(chan, &pusher->value);
		}
	} else if (UNEXPECTED(chan->closed)) {
		code = CS_CHANNEL_CLOSED;
	} else {
		code = pop_wait(chan, result, timeout_ms, what);
	}
	set_err_code(chan, code);
	return code;
}

zend_object *cs_channel_new(size_t capacity)
{
	zval object;
	object_init_ex(&object, cs_channel_ce);
	channel_of(Z_OBJ(object))->capacity = capacity;
	ZVAL_LONG(OBJ_PROP_NUM(Z_OBJ(object), PROP_CAPACITY), (zend_long) capacity);
	return Z_OBJ(object);
}

int cs_channel_push(zend_object *object, zval *value, int64_t timeout_ms, const char *what)
{
	return channel_push(channel_of(object), value, timeout_ms, what);
}

int cs_channel_pop(zend_object *object, zval *result, int64_t timeout_ms, const char *what)
{
	return channel_pop(channel_of(object), result, timeout_ms, what);
}

size_t cs_channel_length(zend_object *object)
{
	return channel_of(object)->count;
}

/* The object of a method call; NULL, with an Error, when a subclass forgot the parent constructor. */
static inline channel *this_channel(zval *this)
{
	channel *chan = channel_of(Z_OBJ_P(this));
	if (UNEXPECTED(!chan->capacity)) {
		cs_throw_error(0,
			"the constructor of Swoole\\Coroutine\\Channel was not called: %s::__construct() must call "
			"parent::__construct()",
			ZSTR_VAL(Z_OBJCE_P(this)->name));
		return NULL;
	}
	return chan;
}

ZEND_METHOD(Swoole_Coroutine_Channel, __construct)
{
	zend_long size = 1;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(size)
	ZEND_PARSE_PARAMETERS_END();

	channel *chan = channel_of(Z_OBJ_P(ZEND_THIS));
	if (chan->capacity) {
		cs_throw_error(0, "the constructor of Swoole\\Coroutine\\Channel was called twice");
		RETURN_THROWS();
	}
	if (size < 1) {
		size = 1;
	}
	if (size > INT32_MAX) {
		zend_argument_value_error(1, "must be at most %d, " ZEND_LONG_FMT " given", INT32_MAX, size);
		RETURN_THROWS();
	}
	chan->capacity = (size_t) size;
	zval *slot = OBJ_PROP_NUM(&chan->std, PROP_CAPACITY);
	zval_ptr_dtor(slot);
	ZVAL_LONG(slot, size);
}

ZEND_METHOD(Swoole_Coroutine_Channel, push)
{
	zval *data = NULL;
	double timeout = -1;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ZVAL(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	channel *chan = this_channel(ZEND_THIS);
	if (UNEXPECTED(!chan)) {
		RETURN_THROWS();
	}
	int64_t timeout_ms = ZEND_NUM_ARGS() > 1 ? cs_timeout_ms(timeout, true) : CS_FOREVER;
	RETURN_BOOL(channel_push(chan, data, timeout_ms, "Channel::push()") == CS_CHANNEL_OK);
}

ZEND_METHOD(Swoole_Coroutine_Channel, pop)
{
	double timeout = -1;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	channel *chan = this_channel(ZEND_THIS);
	if (UNEXPECTED(!chan)) {
		RETURN_THROWS();
	}
	int64_t timeout_ms = ZEND_NUM_ARGS() > 0 ? cs_timeout_ms(timeout, true) : CS_FOREVER;
	if (channel_pop(chan, return_value, timeout_ms, "Channel::pop()") != CS_CHANNEL_OK) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine_Channel, isEmpty)
{
	ZEND_PARSE_PARAMETERS_NONE();
	channel *chan = this_channel(ZEND_THIS);
	if (!chan) {
		RETURN_THROWS();
	}
	RETURN_BOOL(chan->count == 0);
}

ZEND_METHOD(Swoole_Coroutine_Channel, isFull)
{
	ZEND_PARSE_PARAMETERS_NONE();
	channel *chan = this_channel(ZEND_THIS);
	if (!chan) {
		RETURN_THROWS();
	}
	RETURN_BOOL(chan->count >= chan->capacity);
}

ZEND_METHOD(Swoole_Coroutine_Channel, length)
{
	ZEND_PARSE_PARAMETERS_NONE();
	channel *chan = this_channel(ZEND_THIS);
	if (!chan) {
		RETURN_THROWS();
	}
	RETURN_LONG(chan->count);
}

static void wake_all(cs_queue *queue)
{
	cs_queue *node;
	while ((node = cs_queue_shift(queue))) {
		cs_co_wake(CS_QUEUE_ENTRY(node, waiter, node)->co, 0);
	}
}

ZEND_METHOD(Swoole_Coroutine_Channel, close)
{
	ZEND_PARSE_PARAMETERS_NONE();
	channel *chan = this_channel(ZEND_THIS);
	if (!chan) {
		RETURN_THROWS();
	}
	if (chan->closed) {
		RETURN_FALSE;
	}
	chan->closed = true;
	wake_all(&chan->pushers);
	wake_all(&chan->poppers);
	RETURN_TRUE;
}

static zend_long queue_length(const cs_queue *queue)
{
	zend_long n = 0;
	for (const cs_queue *node = queue->next; node != queue; node = node->next) {
		n++;
	}
	return n;
}

ZEND_METHOD(Swoole_Coroutine_Channel, stats)
{
	ZEND_PARSE_PARAMETERS_NONE();
	channel *chan = this_channel(ZEND_THIS);
	if (!chan) {
		RETURN_THROWS();
	}
	array_init_size(return_value, 3);
	add_assoc_long(return_value, "consumer_num", queue_length(&chan->poppers));
	add_assoc_long(return_value, "producer_num", queue_length(&chan->pushers));
	add_assoc_long(return_value, "queue_num", chan->count);
}

static zend_object *channel_create(zend_class_entry *ce)
{
	channel *chan = zend_object_alloc(sizeof(channel), ce);
	zend_object_std_init(&chan->std, ce);
	object_properties_init(&chan->std, ce);
	chan->std.handlers = &channel_handlers;
	cs_queue_init(&chan->pushers);
	cs_queue_init(&chan->poppers);
	return &chan->std;
}

static HashTable *channel_gc(zend_object *object, zval **table, int *n)
{
	channel *chan = channel_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	for (uint32_t i = 0; i < chan->count; i++) {
		zend_get_gc_buffer_add_zval(buffer, &chan->ring[(chan->head + i) & (chan->size - 1)]);
	}
	return cs_gc_end(object, buffer, table, n);
}

/* Nobody waits normally: a waiting method call holds a reference to the object. After a fatal error the stacks of the
 * waiters are gone, so the queues are not touched. */
static void channel_free(zend_object *object)
{
	channel *chan = channel_of(object);
	zval value;
	while (chan->count) {
		ring_shift(chan, &value);
		zval_ptr_dtor(&value);
	}
	if (chan->ring) {
		efree(chan->ring);
		chan->ring = NULL;
	}
	zend_object_std_dtor(object);
}

void cs_channel_minit(int type, int module_number)
{
	cs_channel_ce = register_class_Swoole_Coroutine_Channel();
	cs_channel_ce->create_object = channel_create;
	memcpy(&channel_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	channel_handlers.offset = offsetof(channel, std);
	channel_handlers.free_obj = channel_free;
	channel_handlers.get_gc = channel_gc;
	channel_handlers.clone_obj = NULL;
}
