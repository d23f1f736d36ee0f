/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See http_handler.h. */
#include "http_handler.h"

#include "exit_exception.h"
#include "request.h"
#include "response.h"

#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"

#include "Zend/zend_exceptions.h"

/* Lives on the stack of cs_http_handle() until the callable runs. */
typedef struct job {
	cs_http_handler handler;
	cs_conn *conn;
	cs_head *head;
} job;

static void log_exception(const cs_head *head, zend_object *exception)
{
	zval zv;
	ZVAL_OBJ(&zv, exception);
	zend_string *text = zval_try_get_string(&zv);
	cs_log(CS_LOG_ERROR, "uncaught exception while %s %.*s was handled: %s",
		llhttp_method_name((llhttp_method_t) head->method), (int) head->target_len, head->raw + head->target,
		text ? ZSTR_VAL(text) : ZSTR_VAL(exception->ce->name));
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
	GC_ADDREF(exception);
	zend_clear_exception();
	log_exception(cs_request_from(request)->head, exception);
	OBJ_RELEASE(exception);
	if (EG(exception)) {
		zend_clear_exception();
	}
	cs_response_fail(response, 500);
}

static void run(void *arg)
{
	job j = *(job *) arg;
	zval args[2], result;
	ZVAL_OBJ(&args[1], cs_response_new(j.conn, j.head));
	ZVAL_OBJ(
		&args[0], cs_request_new(j.conn, j.head, j.handler.server_port, j.handler.parse_cookie, j.handler.parse_post));
	zend_fcall_info fci = j.handler.callback->fci;
	zend_fcall_info_cache fcc = j.handler.callback->fcc;
	fci.param_count = 2;
	fci.params = args;
	fci.retval = &result;
	ZVAL_UNDEF(&result);
	zend_call_function(&fci, &fcc);
	zval_ptr_dtor(&result);
	if (UNEXPECTED(EG(exception))) {
		handle_exception(Z_OBJ(args[0]), Z_OBJ(args[1]));
	}
	zval_ptr_dtor(&args[0]);
	zval_ptr_dtor(&args[1]);
	if (j.handler.served) {
		++*j.handler.served;
	}
}

void cs_http_handle(const cs_http_handler *handler, cs_conn *conn, cs_head *head)
{
	job j = {*handler, conn, head};
	if (handler->direct) {
		cs_loop_guard(run, &j);
	} else if (UNEXPECTED(cs_co_spawn(run, &j) < 0)) {
		cs_log(CS_LOG_WARNING, "refused a request: no coroutine could be created for it");
		cs_http_answer_status(conn, head, 503);
	}
}

void cs_http_answer_status(cs_conn *conn, cs_head *head, int status)
{
	cs_answer answer;
	cs_answer_init(&answer, conn, head);
	answer.status = status;
	const char *reason = cs_respond_reason(status);
	zend_string *body = zend_strpprintf(0, "<html><body><h1>%d %s</h1></body></html>\n", status, reason);
	conn->exchange = NULL;
	cs_buf_dtor(&conn->body);
	cs_answer_end(&answer, body);
	zend_string_release(body);
	cs_head_unref(head);
}
