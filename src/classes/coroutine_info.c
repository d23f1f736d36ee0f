/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The methods of Swoole\Coroutine that describe coroutines, and the report of a deadlock.
 */
#include "coroutine_info.h"

#include "coroutine.h"
#include "error.h"
#include "src/core/co_struct.h"
#include "src/core/loop.h"

#include "zend_exceptions.h"

#include <stdio.h>

#define CS_ARRAY_AS_PROPS 2 /* ArrayObject::ARRAY_AS_PROPS */

/* Registered once a process. */
static zend_class_entry *context_class;
static zend_class_entry *iterator_class;

/* The coroutine with this id; 0 means the running one. */
static cs_co *find(zend_long cid)
{
	return cid == 0 ? cs_co_current() : cs_co_find(cid);
}

static bool parse_cid(zend_execute_data *execute_data, cs_co **co)
{
	zend_long cid = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(cid)
	ZEND_PARSE_PARAMETERS_END_EX(return false);
	*co = find(cid);
	return true;
}

ZEND_METHOD(Swoole_Coroutine, getCid)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_co *co = cs_co_current();
	RETURN_LONG(co ? co->id : -1);
}

ZEND_METHOD(Swoole_Coroutine, getPcid)
{
	cs_co *co;
	if (!parse_cid(execute_data, &co)) {
		RETURN_THROWS();
	}
	if (!co) {
		RETURN_FALSE;
	}
	RETURN_LONG(co->parent_id);
}

ZEND_METHOD(Swoole_Coroutine, getElapsed)
{
	cs_co *co;
	if (!parse_cid(execute_data, &co)) {
		RETURN_THROWS();
	}
	RETURN_LONG(co ? (zend_long) (cs_loop_coarse_ms() - co->started_ms) : -1);
}

ZEND_METHOD(Swoole_Coroutine, getStackUsage)
{
	cs_co *co;
	if (!parse_cid(execute_data, &co)) {
		RETURN_THROWS();
	}
	if (!co) {
		RETURN_FALSE;
	}
	if (co == cs_co_current()) {
		RETURN_LONG((zend_long) cs_context_vm_usage());
	}
	zend_long bytes = 0;
	for (zend_execute_data *frame = co->execute_data; frame; frame = frame->prev_execute_data) {
		bytes += frame->func ? zend_vm_calc_used_stack(ZEND_CALL_NUM_ARGS(frame), frame->func) : 0;
	}
	RETURN_LONG(bytes);
}

static void new_array_object(zval *object, zend_class_entry *ce, zval *array, zend_long flags)
{
	zval params[2];

	ZVAL_COPY_VALUE(&params[0], array);
	ZVAL_LONG(&params[1], flags);
	object_init_ex(object, ce);
	zend_call_known_instance_method(ce->constructor, Z_OBJ_P(object), NULL, 2, params);
}

ZEND_METHOD(Swoole_Coroutine, getContext)
{
	cs_co *co;
	if (!parse_cid(execute_data, &co)) {
		RETURN_THROWS();
	}
	if (!co) {
		RETURN_NULL();
	}
	if (!co->php_context) {
		zval object, empty;
		ZVAL_EMPTY_ARRAY(&empty);
		new_array_object(&object, context_class, &empty, CS_ARRAY_AS_PROPS);
		co->php_context = Z_OBJ(object);
	}
	RETURN_OBJ_COPY(co->php_context);
}

ZEND_METHOD(Swoole_Coroutine, list)
{
	zval array;
	size_t count;

	ZEND_PARSE_PARAMETERS_NONE();
	zend_long *ids = cs_co_ids(&count);
	array_init_size(&array, (uint32_t) count);
	for (size_t i = 0; i < count; i++) {
		add_next_index_long(&array, ids[i]);
	}
	efree(ids);
	new_array_object(return_value, iterator_class, &array, 0);
	zval_ptr_dtor(&array);
}

ZEND_METHOD(Swoole_Coroutine, getBackTrace)
{
	zend_long cid = 0, options = DEBUG_BACKTRACE_PROVIDE_OBJECT, limit = 0;

	ZEND_PARSE_PARAMETERS_START(0, 3)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(cid)
		Z_PARAM_LONG(options)
		Z_PARAM_LONG(limit)
	ZEND_PARSE_PARAMETERS_END();

	cs_co *co = find(cid);
	if (!co || !cs_co_backtrace(co, return_value, options, limit)) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine, printBackTrace)
{
	zend_long cid = 0, options = 0, limit = 0;
	zval trace;

	ZEND_PARSE_PARAMETERS_START(0, 3)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(cid)
		Z_PARAM_LONG(options)
		Z_PARAM_LONG(limit)
	ZEND_PARSE_PARAMETERS_END();

	cs_co *co = find(cid);
	if (!co || !cs_co_backtrace(co, &trace, options, limit)) {
		cs_warn("there is no coroutine " ZEND_LONG_FMT, cid);
		return;
	}
	zend_string *text = zend_trace_to_string(Z_ARRVAL(trace), false);
	php_output_write(ZSTR_VAL(text), ZSTR_LEN(text));
	zend_string_release(text);
	zval_ptr_dtor(&trace);
}

/* Descriptors that somebody waits for or watches. */
static zend_long count_events(void)
{
	zend_long n = 0;
	for (int fd = 0; fd < CSG(core).fd_capacity; fd++) {
		n += CSG(core).fds[fd] != NULL;
	}
	return n;
}

static void count_signal(uv_handle_t *handle, void *arg)
{
	if (handle->type == UV_SIGNAL && uv_is_active(handle)) {
		++*(zend_long *) arg;
	}
}

/* libuv runs up to UV_THREADPOOL_SIZE threads; it does not tell how many it has started. */
static zend_long thread_pool_size(void)
{
	const char *size = getenv("UV_THREADPOOL_SIZE");
	int n = size ? atoi(size) : 4;
	return n < 1 ? 1 : n;
}

ZEND_METHOD(Swoole_Coroutine, stats)
{
	zend_long signals = 0;
	uv_loop_t *loop = CSG(core).loop;

	ZEND_PARSE_PARAMETERS_NONE();
	if (loop) {
		uv_walk(loop, count_signal, &signals);
	}
	array_init(return_value);
	add_assoc_long(return_value, "event_num", count_events());
	add_assoc_long(return_value, "signal_listener_num", signals);
	add_assoc_long(return_value, "aio_task_num", loop ? (zend_long) loop->active_reqs.count : 0);
	add_assoc_long(return_value, "aio_worker_num", thread_pool_size());
	add_assoc_long(return_value, "aio_queue_size", 0);
	add_assoc_long(return_value, "c_stack_size", (zend_long) CSG(core).c_stack_size);
	add_assoc_long(return_value, "coroutine_num", (zend_long) CSG(core).map.count);
	add_assoc_long(return_value, "coroutine_peak_num", (zend_long) CSG(core).peak);
	add_assoc_long(return_value, "coroutine_last_cid", CSG(core).last_id);
}

/* Of a report: frames a coroutine, coroutines a report. */
#define CS_REPORT_FRAMES 50
#define CS_REPORT_MAX    32

static void report_coroutine(zend_long id)
{
	cs_co *co = cs_co_find(id);
	zval trace;

	fprintf(stderr, "\ncoroutine " ZEND_LONG_FMT " waits for %s", id, co->waiting_for ? co->waiting_for : "nothing");
	if (co->parent_id > 0) {
		fprintf(stderr, ", was created by coroutine " ZEND_LONG_FMT, co->parent_id);
	} else if (co->made_in) {
		fputs(", was created", stderr);
	}
	if (co->made_in) {
		fprintf(stderr, " at %s:%" PRIu32, ZSTR_VAL(co->made_in), co->made_at);
	}
	fputc('\n', stderr);
	if (cs_co_backtrace(co, &trace, DEBUG_BACKTRACE_IGNORE_ARGS, CS_REPORT_FRAMES)) {
		zend_string *text = zend_trace_to_string(Z_ARRVAL(trace), false);
		fputs(ZSTR_VAL(text), stderr);
		if (zend_hash_num_elements(Z_ARRVAL(trace)) == CS_REPORT_FRAMES) {
			fputs("... and older ones\n", stderr);
		}
		zend_string_release(text);
		zval_ptr_dtor(&trace);
	}
}

/* A script may run the loop again after a deadlock; each coroutine is reported once. */
static void on_deadlock(void)
{
	size_t count, fresh = 0;
	zend_long *ids = cs_co_ids(&count);

	for (size_t i = 0; i < count; i++) {
		cs_co *co = cs_co_find(ids[i]);
		if (!co->reported) {
			co->reported = true;
			ids[fresh++] = ids[i];
		}
	}
	if (fresh) {
		fprintf(stderr, "cserve: deadlock: nothing can wake %zu waiting coroutine%s\n", fresh, fresh == 1 ? "" : "s");
	}
	for (size_t i = 0; i < fresh && i < CS_REPORT_MAX; i++) {
		report_coroutine(ids[i]);
	}
	if (fresh > CS_REPORT_MAX) {
		fprintf(stderr, "\n... and %zu more\n", fresh - CS_REPORT_MAX);
	}
	fflush(stderr);
	efree(ids);
}

ZEND_FUNCTION(Swoole_Coroutine_deadlock_check)
{
	size_t count;

	ZEND_PARSE_PARAMETERS_NONE();
	zend_long *ids = cs_co_ids(&count);
	for (size_t i = 0; i < count; i++) {
		if (cs_co_find(ids[i]) != cs_co_current()) {
			report_coroutine(ids[i]);
		}
	}
	fflush(stderr);
	efree(ids);
}

void cs_coroutine_info_minit(zend_class_entry *context_ce, zend_class_entry *iterator_ce)
{
	context_class = context_ce;
	iterator_class = iterator_ce;
	cs_co_on_deadlock = on_deadlock;
}
