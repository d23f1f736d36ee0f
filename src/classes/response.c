/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See response.h. The object holds the answer's state; the headers are in its PHP properties, where programs may change
 * them until the head is sent.
 */
#include "response.h"
#include "error.h"
#include "slot.h"

#include "src/core/co_struct.h"
#include "src/core/open.h"
#include "src/http/h2.h"
#include "src/http/serve.h"

#include "ext/standard/file.h"
#include "zend_attributes.h"

#include <errno.h>

#include "stubs/response_arginfo.h"

zend_class_entry *cs_response_ce;
static zend_object_handlers response_handlers;    /* filled once by minit, then constant */
static zval first_slots[CS_RESPONSE_TRAILER + 1]; /* likewise: the properties of a new object */

static zend_object *create_response(zend_class_entry *ce)
{
	cs_response *response = zend_object_alloc(sizeof(cs_response), ce);
	response->exchange.answer.status = 200;
	response->exchange.fd = -1;
	zend_object_std_init(&response->std, ce);
	object_properties_init(&response->std, ce);
	response->std.handlers = &response_handlers;
	return &response->std;
}

zend_object *cs_response_new(cs_conn *conn, const cs_head *head)
{
	zend_object *spare = cs_spare_take(&CSG(classes).spare_response);
	cs_response *response;
	if (EXPECTED(spare)) {
		response = cs_response_from(spare);
	} else {
		response = zend_object_alloc(sizeof(cs_response), cs_response_ce);
		zend_object_std_init(&response->std, cs_response_ce);
		response->std.handlers = &response_handlers;
	}
	memcpy(OBJ_PROP_NUM(&response->std, 0), first_slots, sizeof(first_slots));
	cs_answer_init(&response->exchange.answer, conn, head);
	response->exchange.fd = conn->fd;
	ZVAL_LONG(OBJ_PROP_NUM(&response->std, CS_RESPONSE_FD), conn->fd);
	conn->exchange = &response->exchange;
	if (UNEXPECTED(head->known[CS_HEADER_UPGRADE])) {
		response->exchange.upgrade = (cs_head *) head;
		cs_head_ref(response->exchange.upgrade);
	}
	return &response->std;
}

/* The end without a method's call. */
static void end_silently(cs_response *response)
{
	cs_answer *answer = cs_response_prepare(response);
	if (answer) {
		cs_answer_end(answer, NULL);
	} else {
		cs_answer_fail(&response->exchange.answer, 500);
	}
}

/* The last reference is gone. At the end of the script the client must not take the silence for an answer. */
static void free_parts(cs_response *response)
{
	cs_answer *answer = &response->exchange.answer;
	if (UNEXPECTED(response->exchange.inbox)) {
		cs_response_leave(response, CSG(core).in_shutdown || CSG(core).exiting ? CS_WS_GOING_AWAY : CS_WS_NORMAL);
		cs_response_free_inbox(response);
	}
	if (answer->conn) {
		if (CSG(core).in_shutdown || CSG(core).exiting || CSG(core).bailout || CG(unclean_shutdown)) {
			/* The process is about to end. */
			cs_conn *conn = answer->conn;
			answer->keep_alive = false;
			cs_answer_fail(answer, 500);
			cs_conn_flush(conn);
		} else {
			end_silently(response);
		}
	}
	cs_answer_dtor(answer);
	if (answer->set) {
		cs_response_drop_set(response);
	}
	if (UNEXPECTED(response->exchange.remote)) {
		cs_response_remote_free(response);
	}
	if (UNEXPECTED(response->exchange.upgrade)) {
		cs_head_unref(response->exchange.upgrade);
	}
}

static void free_response(zend_object *object)
{
	free_parts(cs_response_from(object));
	zend_object_std_dtor(object);
}

void cs_response_release(zend_object *object)
{
	if (UNEXPECTED(!cs_slots_own(object, cs_response_ce))) {
		OBJ_RELEASE(object);
		return;
	}
	cs_response *response = cs_response_from(object);
	free_parts(response);
	memset(response, 0, offsetof(cs_response, std));
	cs_slots_clear(object, CS_RESPONSE_TRAILER + 1);
	cs_spare_keep(&CSG(classes).spare_response, object);
}

void cs_response_rshutdown(void)
{
	cs_spare_drop(&CSG(classes).spare_response);
}

void cs_response_fail(zend_object *object, int status)
{
	cs_response *response = cs_response_from(object);
	if (UNEXPECTED(response->exchange.inbox)) {
		cs_response_leave(response, CS_WS_SERVER_ERROR);
	}
	cs_answer_fail(&response->exchange.answer, status);
}

void cs_response_finish(zend_object *object)
{
	cs_response *response = cs_response_from(object);
	if (UNEXPECTED(response->exchange.inbox)) {
		cs_response_leave(response, CS_WS_NORMAL);
	}
	if (response->exchange.answer.conn) {
		end_silently(response);
	}
}

bool cs_response_is_connected(zend_object *object)
{
	return cs_response_from(object)->exchange.answer.conn != NULL;
}

void cs_response_on_lost(cs_conn *conn)
{
	cs_exchange *exchange = conn->exchange;
	exchange->answer.conn = NULL;
	if (UNEXPECTED(exchange->handler)) {
		cs_co *co = cs_co_find(exchange->handler);
		exchange->handler = 0;
		if (co) {
			cs_co_cancel(co, true);
		}
	}
	if (exchange->detached) {
		cs_queue_remove(&exchange->node);
		cs_answer_dtor(&exchange->answer);
		if (exchange->upgrade) {
			cs_head_unref(exchange->upgrade);
		}
		free(exchange);
	}
}

/* ---- Checks ------------------------------------------------------------------------------------------------------ */

#define THIS cs_response_from(Z_OBJ_P(ZEND_THIS))

/* False, with a warning, when nothing can be sent any more. A client that has gone is not the program's mistake. */
bool cs_response_check_open(cs_response *response)
{
	const cs_answer *answer = &response->exchange.answer;
	if (UNEXPECTED(response->converting)) {
		cs_warn("The response is being sent: the __toString() of a header cannot use it");
		return false;
	}
	if (UNEXPECTED(response->exchange.inbox)) {
		cs_warn("The connection speaks WebSocket: use push(), recv(), close()");
		return false;
	}
	if (UNEXPECTED(answer->busy)) {
		cs_warn("Another coroutine is sending the response");
		cs_set_last_error(EBUSY);
		return false;
	}
	if (answer->conn) {
		return true;
	}
	if (answer->ended) {
		cs_warn("The response is ended or detached already");
	} else if (response->exchange.fd < 0) {
		cs_warn("The response belongs to no connection");
	}
	cs_set_last_error(EPIPE);
	return false;
}

bool cs_response_check_head_open(cs_response *response)
{
	if (!cs_response_check_open(response)) {
		return false;
	}
	if (response->exchange.answer.head_sent) {
		cs_warn("The head of the response is sent already");
		return false;
	}
	return true;
}

static bool set_status(cs_response *response, zend_long status, zend_string *reason)
{
	cs_answer *answer = &response->exchange.answer;
	if (!cs_response_check_head_open(response)) {
		return false;
	}
	if (status < 100 || status > 999 || (status < 200 && status != 101)) {
		cs_warn("The status was not set: " ZEND_LONG_FMT " is not the status of a final answer (200 to 999, or 101)",
			status);
		return false;
	}
	if (reason && !cs_respond_valid_value(ZSTR_VAL(reason), ZSTR_LEN(reason))) {
		cs_warn("The status was not set: its reason has a line end or another control character");
		return false;
	}
	if (answer->reason) {
		zend_string_release(answer->reason);
	}
	answer->status = (int) status;
	answer->reason = reason && ZSTR_LEN(reason) ? zend_string_copy(reason) : NULL;
	return true;
}

ZEND_METHOD(Swoole_Http_Response, status)
{
	zend_long status;
	zend_string *reason = NULL;
	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(status)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR(reason)
	ZEND_PARSE_PARAMETERS_END();
	RETURN_BOOL(set_status(THIS, status, reason));
}

/* ---- Bodies ------------------------------------------------------------------------------------------------------ */

ZEND_METHOD(Swoole_Http_Response, write)
{
	zend_string *content;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(content)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (!cs_response_check_open(response)) {
		RETURN_FALSE;
	}
	if (ZSTR_LEN(content) == 0) {
		cs_warn("The piece to write is empty");
		RETURN_FALSE;
	}
	cs_answer *answer = cs_response_prepare(response);
	if (!answer) {
		RETURN_THROWS();
	}
	RETURN_BOOL(cs_answer_write(answer, content) == 0);
}

ZEND_METHOD(Swoole_Http_Response, end)
{
	zend_string *content = NULL;
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_NULL(content)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (UNEXPECTED(response->exchange.inbox)) {
		cs_response_leave(response, CS_WS_NORMAL);
		RETURN_TRUE;
	}
	if (!cs_response_check_open(response)) {
		RETURN_FALSE;
	}
	cs_answer *answer = cs_response_prepare(response);
	if (!answer) {
		RETURN_THROWS();
	}
	if (UNEXPECTED(answer->status == 101 && response->exchange.on_switch && !answer->head_sent)) {
		response->exchange.on_switch(answer->conn, &response->std);
	}
	RETURN_BOOL(cs_answer_end(answer, content) == 0);
}

ZEND_METHOD(Swoole_Http_Response, redirect)
{
	zend_string *location;
	zend_long status = 302;
	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STR(location)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(status)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (!cs_response_check_head_open(response)) {
		RETURN_FALSE;
	}
	if (!cs_respond_valid_value(ZSTR_VAL(location), ZSTR_LEN(location))) {
		cs_warn("The response was not redirected: the location has a line end or another control character");
		RETURN_FALSE;
	}
	if (!set_status(response, status, NULL)) {
		RETURN_FALSE;
	}
	cs_response_set_header(response, "Location", ZSTR_VAL(location), ZSTR_LEN(location));
	cs_answer *answer = cs_response_prepare(response);
	if (!answer) {
		RETURN_THROWS();
	}
	RETURN_BOOL(cs_answer_end(answer, NULL) == 0);
}

/* Opens a regular file; checks the part that is wanted. False with a warning. */
static bool open_part(zend_string *filename, zend_long offset, zend_long length, cs_serve_file *file)
{
	struct stat st;
	if (php_check_open_basedir(ZSTR_VAL(filename))) {
		return false;
	}
	int fd = cs_open_read(ZSTR_VAL(filename), &st);
	if (fd < 0 && fd != UV_EINVAL) {
		cs_set_last_error(-fd);
		cs_warn("sendfile: cannot open \"%s\": %s", ZSTR_VAL(filename), uv_strerror(fd));
	} else if (fd < 0 || !S_ISREG(st.st_mode)) {
		cs_set_last_error(EINVAL);
		cs_warn("sendfile: \"%s\" is not a regular file", ZSTR_VAL(filename));
	} else if (offset < 0 || offset > st.st_size) {
		cs_warn("sendfile: the offset " ZEND_LONG_FMT " lies outside of \"%s\", which has %lld bytes", offset,
			ZSTR_VAL(filename), (long long) st.st_size);
	} else if (length < 0 || length > st.st_size - offset) {
		cs_warn("sendfile: there are no " ZEND_LONG_FMT " bytes behind the offset " ZEND_LONG_FMT " in \"%s\"", length,
			offset, ZSTR_VAL(filename));
	} else {
		*file = (cs_serve_file){
			.fd = fd,
			.offset = (uint64_t) offset,
			.length = (uint64_t) (length ? length : st.st_size - offset),
			.modified = st.st_mtime,
			.name = ZSTR_VAL(filename),
		};
		file->whole = file->length == (uint64_t) st.st_size;
		return true;
	}
	if (fd >= 0) {
		close(fd);
	}
	return false;
}

ZEND_METHOD(Swoole_Http_Response, sendfile)
{
	zend_string *filename;
	zend_long offset = 0, length = 0;
	cs_serve_file file;
	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_PATH_STR(filename)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(offset)
		Z_PARAM_LONG(length)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (UNEXPECTED(response->exchange.remote)) {
		cs_warn("sendfile() works in the process that owns the connection: read the file and use end()");
		RETURN_FALSE;
	}
	if (!cs_response_check_head_open(response) || !open_part(filename, offset, length, &file)) {
		RETURN_FALSE;
	}
	cs_answer *answer = cs_response_prepare(response);
	if (!answer) {
		close(file.fd);
		RETURN_THROWS();
	}
	RETURN_BOOL(cs_serve_answer(answer, cs_response_headers(response), &file) == 0);
}

/* ---- The connection ---------------------------------------------------------------------------------------------- */

ZEND_METHOD(Swoole_Http_Response, isWritable)
{
	ZEND_PARSE_PARAMETERS_NONE();
	const cs_conn *conn = THIS->exchange.answer.conn;
	/* A client that has ended its side is gone, but for a few that still read: what is written goes to those. */
	RETURN_BOOL(conn && !conn->eof);
}

ZEND_METHOD(Swoole_Http_Response, close)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_response *response = THIS;
	if (UNEXPECTED(response->exchange.inbox)) {
		cs_response_leave(response, CS_WS_NORMAL);
		RETURN_TRUE;
	}
	if (!cs_response_check_open(response)) {
		RETURN_FALSE;
	}
	cs_conn *conn = response->exchange.answer.conn;
	cs_conn_flush(conn);
	if (response->exchange.answer.conn) {
		cs_conn_abort(conn, false);
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Http_Response, goaway)
{
	zend_long error = 0;
	zend_string *debug = ZSTR_EMPTY_ALLOC();
	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(error)
		Z_PARAM_STR(debug)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (!cs_response_check_open(response)) {
		RETURN_FALSE;
	}
	cs_conn *conn = response->exchange.answer.conn;
	if (!conn->parent) {
		cs_warn("goaway() is for HTTP/2, and this request came by HTTP/1");
		RETURN_FALSE;
	}
	RETURN_BOOL(cs_h2_goaway(conn, (uint32_t) error, ZSTR_VAL(debug), ZSTR_LEN(debug)) == 0);
}

void cs_response_rinit(void)
{
	cs_queue_init(&CSG(classes).detached);
}

void cs_response_minit(int type, int module_number)
{
	cs_response_ce = register_class_Swoole_Http_Response();
	cs_response_ce->create_object = create_response;
	memcpy(first_slots, cs_response_ce->default_properties_table, sizeof(first_slots));
	memcpy(&response_handlers, &std_object_handlers, sizeof(response_handlers));
	response_handlers.offset = XtOffsetOf(cs_response, std);
	response_handlers.free_obj = free_response;
	response_handlers.clone_obj = NULL;
}
