/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See http_handler.h. */
#include "http_handler.h"

#include "exit_exception.h"
#include "request.h"
#include "response.h"

#include "src/core/co.h"
#include "src/core/co_struct.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/http/reason.h"

#include "Zend/zend_exceptions.h"

/* In gate->waiting; on the coroutine's stack. */
typedef struct waiter {
	cs_queue node;
	cs_co *co;
} waiter;

static void log_exception(const cs_head *head, zend_object *exception)
{
	zval zv;
	ZVAL_OBJ(&zv, exception);
	zend_string *text = zval_try_get_string(&zv);
	zend_string *target = zend_string_init(head->raw + head->target, MIN(head->target_len, 1024), 0);
	cs_log(CS_LOG_ERROR, "uncaught exception while %s %s was handled: %s",
		llhttp_method_name((llhttp_method_t) head->method), ZSTR_VAL(target),
		text ? ZSTR_VAL(text) : ZSTR_VAL(exception->ce->name));
	zend_string_release(target);
	if (text) {
		zend_string_release(text);
	}
}

/* What the callable left pending. exit() ends the request, anything else fails it; the server goes on. */
static void handle_exception(zend_object *request, zend_object *response)
{
	zend_object *exception = EG(exception);
	if (zend_is_unwind_exit(exception) || zend_is_graceful_exit(exception)) {
		return;
	}
	if (instanceof_function(exception->ce, cs_exit_exception_ce)) {
		zend_clear_exception();
		cs_response_finish(response);
		return;
	}
	if (exception->ce == cs_co_canceled_ce && !cs_response_is_connected(response)) {
		/* cancel_on_disconnect */
		zend_clear_exception();
		return;
	}
	GC_ADDREF(exception);
	zend_clear_exception();
	log_exception(cs_request_from(request)->head, exception);
	OBJ_RELEASE(exception);
	if (EG(exception)) {
		zend_clear_exception();
	}
	cs_response_fail(response, 500);
}

/* When the callable's frame lets go of its arguments ours are still there, so the collector need not look for cycles. */
static void call(const cs_callback *callback, zval *args)
{
	zval result;
	zend_fcall_info fci = callback->fci;
	zend_fcall_info_cache fcc = callback->fcc;
	zend_object *object = fcc.object;

	if (object) {
		/* The engine holds a closure during its call, but not the object of a method, and the program may replace the
		 * callback meanwhile. */
		GC_ADDREF(object);
	}
	ZVAL_UNDEF(&result);
	fci.param_count = 2;
	fci.params = args;
	fci.retval = &result;
	GC_ADD_FLAGS(Z_OBJ(args[0]), GC_NOT_COLLECTABLE);
	GC_ADD_FLAGS(Z_OBJ(args[1]), GC_NOT_COLLECTABLE);
	zend_call_function(&fci, &fcc);
	GC_DEL_FLAGS(Z_OBJ(args[0]), GC_NOT_COLLECTABLE);
	GC_DEL_FLAGS(Z_OBJ(args[1]), GC_NOT_COLLECTABLE);
	zval_ptr_dtor(&result);
	if (object) {
		OBJ_RELEASE(object);
	}
}

/* Lets only so many run at a time; the others wait in order. One that is cancelled while it waits runs no more. */
static void call_in_turn(cs_http_gate *gate, const cs_callback *callback, zval *args)
{
	waiter self = {.co = cs_co_current()};
	int error = 0;

	if (gate->running >= gate->limit && self.co) {
		cs_queue_push(&gate->waiting, &self.node);
		error = cs_co_wait("worker_max_concurrency", -1);
		cs_queue_remove(&self.node);
	} else {
		gate->running++;
	}
	if (error) {
		/* Nobody gave it a place. */
		cs_response_fail(Z_OBJ(args[1]), 503);
		return;
	}
	call(callback, args);
	cs_queue *next;
	while ((next = cs_queue_shift(&gate->waiting))) {
		if (cs_co_wake(CS_QUEUE_ENTRY(next, waiter, node)->co, 0)) {
			return; /* it has our place */
		}
	}
	gate->running--;
}

/* The life of a request's coroutine. What cs_http_handle() left in the globals is taken before anything can yield. */
static void run(void *arg)
{
	const cs_http_handler *handler = CSG(classes).handler;
	cs_conn *conn = CSG(classes).handled_conn;
	cs_head *head = CSG(classes).handled_head;
	const cs_callback *callback = handler->callback;
	uint64_t *served = handler->served;
	cs_http_gate *gate = handler->gate;
	zval args[2];

	ZVAL_OBJ(&args[1], cs_response_new(conn, head));
	ZVAL_OBJ(&args[0], cs_request_new(conn, head, handler->parse_cookie, handler->parse_post));
	if (UNEXPECTED(conn->server->site && conn->server->site->cancel_on_disconnect) && cs_co_current()) {
		((cs_exchange *) conn->exchange)->handler = cs_co_current()->id;
	}
	if (UNEXPECTED(gate)) {
		call_in_turn(gate, callback, args);
	} else {
		call(callback, args);
	}
	if (UNEXPECTED(EG(exception))) {
		handle_exception(Z_OBJ(args[0]), Z_OBJ(args[1]));
	}
	cs_request_release(Z_OBJ(args[0]));
	cs_response_release(Z_OBJ(args[1]));
	if (served) {
		++*served;
	}
}

static void refuse(void *arg)
{
	cs_log(CS_LOG_WARNING, "refused a request: no coroutine could be created for it");
	cs_http_answer_status(CSG(classes).handled_conn, CSG(classes).handled_head, 503);
}

/* The job is not on the stack so that the last call can be a jump. */
void cs_http_handle(const cs_http_handler *handler, cs_conn *conn, cs_head *head)
{
	CSG(classes).handler = handler;
	CSG(classes).handled_conn = conn;
	CSG(classes).handled_head = head;
	if (UNEXPECTED(handler->direct)) {
		cs_loop_guard(run, NULL);
		return;
	}
	cs_co_spawn_or(run, NULL, refuse);
}

void cs_http_answer_status(cs_conn *conn, cs_head *head, int status)
{
	cs_answer answer;
	cs_answer_init(&answer, conn, head);
	answer.status = status;
	const char *reason = cs_reason_of(status);
	zend_string *body = zend_strpprintf(0, "<html><body><h1>%d %s</h1></body></html>\n", status, reason);
	conn->exchange = NULL;
	cs_conn_drop_body(conn);
	cs_answer_end(&answer, body);
	cs_answer_dtor(&answer);
	zend_string_release(body);
	cs_head_unref(head);
}
