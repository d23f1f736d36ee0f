/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See response.h. The object holds the answer's state; the headers are in its PHP properties, where programs may change
 * them until the head is sent.
 */
#include "response.h"
#include "cookie.h"
#include "error.h"

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
	cs_response *response = zend_object_alloc(sizeof(cs_response), cs_response_ce);
	zend_object_std_init(&response->std, cs_response_ce);
	response->std.handlers = &response_handlers;
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

/* An array property for the answer; NULL when the program has nothing there. */
static HashTable *array_property(cs_response *response, int property)
{
	zval *slot = OBJ_PROP_NUM(&response->std, property);
	ZVAL_DEREF(slot);
	return Z_TYPE_P(slot) == IS_ARRAY && zend_hash_num_elements(Z_ARRVAL_P(slot)) ? Z_ARRVAL_P(slot) : NULL;
}

/* Replaces the value of a property. What was there goes last: its destructor may look at the property. */
static void replace_slot(zval *slot, zval *value)
{
	zval old;
	ZVAL_COPY_VALUE(&old, slot);
	ZVAL_COPY_VALUE(slot, value);
	zval_ptr_dtor(&old);
}

/* Does the conversion to a string run nothing of the program's? */
static bool is_simple(const zval *value)
{
	ZVAL_DEREF(value);
	return Z_TYPE_P(value) <= IS_STRING;
}

static bool all_simple(HashTable *table, bool lists)
{
	zval *value;
	ZEND_HASH_FOREACH_VAL(table, value) {
		ZVAL_DEREF(value);
		if (!is_simple(value) && !(lists && Z_TYPE_P(value) == IS_ARRAY && all_simple(Z_ARRVAL_P(value), false))) {
			return false;
		}
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* A copy whose values, or, with `lists`, the values of whose arrays, are simple. False when one throws. */
static bool convert_values(zval *result, HashTable *table, bool lists)
{
	zend_ulong index;
	zend_string *key;
	zval *value, copy;
	array_init(result);
	ZEND_HASH_FOREACH_KEY_VAL(table, index, key, value) {
		ZVAL_DEREF(value);
		if (is_simple(value)) {
			ZVAL_COPY(&copy, value);
		} else if (lists && Z_TYPE_P(value) == IS_ARRAY) {
			if (!convert_values(&copy, Z_ARRVAL_P(value), false)) {
				zval_ptr_dtor(&copy);
				return false;
			}
		} else {
			zend_string *string = zval_try_get_string(value);
			if (!string) {
				return false;
			}
			ZVAL_STR(&copy, string);
		}
		if (key) {
			zend_hash_update(Z_ARRVAL_P(result), key, &copy);
		} else {
			zend_hash_index_update(Z_ARRVAL_P(result), index, &copy);
		}
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* Objects among the values become strings now, so that nothing of the program's runs while the head is written. What
 * runs here finds the response closed. False when there is an exception. */
static bool convert_property(cs_response *response, int property)
{
	HashTable *table = array_property(response, property);
	zval held, converted;
	if (EXPECTED(!table || all_simple(table, true))) {
		return true;
	}
	zval *slot = OBJ_PROP_NUM(&response->std, property);
	ZVAL_DEREF(slot);
	ZVAL_COPY(&held, slot);
	response->converting = true;
	bool done = convert_values(&converted, table, true);
	response->converting = false;
	if (done) {
		slot = OBJ_PROP_NUM(&response->std, property);
		ZVAL_DEREF(slot);
		replace_slot(slot, &converted);
	} else {
		zval_ptr_dtor(&converted);
	}
	zval_ptr_dtor(&held);
	return done;
}

/* The client may have gone when this returns. */
cs_answer *cs_response_prepare(cs_response *response)
{
	cs_answer *answer = &response->exchange.answer;
	for (int property = CS_RESPONSE_HEADER; property <= CS_RESPONSE_TRAILER; property++) {
		if (UNEXPECTED(!convert_property(response, property))) {
			return NULL;
		}
	}
	answer->headers = array_property(response, CS_RESPONSE_HEADER);
	answer->cookies = array_property(response, CS_RESPONSE_COOKIE);
	answer->trailers = array_property(response, CS_RESPONSE_TRAILER);
	return answer;
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
static void free_response(zend_object *object)
{
	cs_response *response = cs_response_from(object);
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
	if (UNEXPECTED(response->exchange.remote)) {
		cs_response_remote_free(response);
	}
	if (UNEXPECTED(response->exchange.upgrade)) {
		cs_head_unref(response->exchange.upgrade);
	}
	zend_object_std_dtor(object);
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

static bool check_value(zend_string *name, zend_string *value)
{
	if (cs_name_valid_value(value)) {
		return true;
	}
	cs_warn("The header \"%s\" was not set: its value has a line end or another control character", ZSTR_VAL(name));
	return false;
}

static bool warn_name(void)
{
	cs_warn("The header was not set: its name is empty or has a character that is not allowed there");
	return false;
}

static bool check_name(zend_string *name)
{
	return cs_respond_valid_name(ZSTR_VAL(name), ZSTR_LEN(name)) || warn_name();
}

/* ---- Headers ----------------------------------------------------------------------------------------------------- */

/* The property's array, made or separated so that it can be written to. */
static HashTable *writable_array(cs_response *response, int property)
{
	zval *slot = OBJ_PROP_NUM(&response->std, property);
	ZVAL_DEREF(slot);
	while (Z_TYPE_P(slot) != IS_ARRAY) {
		zval empty;
		array_init(&empty);
		replace_slot(slot, &empty);
		slot = OBJ_PROP_NUM(&response->std, property);
		ZVAL_DEREF(slot);
	}
	SEPARATE_ARRAY(slot);
	return Z_ARRVAL_P(slot);
}

/* Sets name => value, in place of the same name in any spelling. Takes over both. */
static void set_header(cs_response *response, int property, zend_string *name, zval *value)
{
	HashTable *table = writable_array(response, property);
	zend_string *key, *other = NULL;
	if (zend_hash_num_elements(table) && !zend_symtable_exists(table, name)) {
		ZEND_HASH_FOREACH_STR_KEY(table, key) {
			if (key && zend_string_equals_ci(key, name)) {
				other = key;
				break;
			}
		}
		ZEND_HASH_FOREACH_END();
		if (other) {
			zend_hash_del(table, other);
		}
	}
	zend_symtable_update(table, name, value);
	zend_string_release(name);
}

/* A copy of the array with strings only. False when one may not be sent. */
static bool copy_values(zval *result, zend_string *name, HashTable *values)
{
	zval *item, copy;
	array_init_size(result, zend_hash_num_elements(values));
	ZEND_HASH_FOREACH_VAL(values, item) {
		ZVAL_DEREF(item);
		zend_string *string = zval_try_get_string(item);
		if (!string || !check_value(name, string)) {
			if (string) {
				zend_string_release(string);
			}
			zval_ptr_dtor(result);
			return false;
		}
		ZVAL_STR(&copy, string);
		zend_hash_next_index_insert(Z_ARRVAL_P(result), &copy);
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

ZEND_METHOD(Swoole_Http_Response, header)
{
	zend_string *name, *string;
	HashTable *values;
	bool format = true;
	zval value;
	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_STR(name)
		Z_PARAM_ARRAY_HT_OR_STR(values, string)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(format)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (!cs_response_check_head_open(response) || (!format && !check_name(name))) {
		RETURN_FALSE;
	}
	zend_string *sent = format ? cs_name_canonical(name) : zend_string_copy(name);
	if (!sent) {
		warn_name();
		RETURN_FALSE;
	}
	bool valid;
	if (values) {
		valid = copy_values(&value, name, values);
	} else {
		valid = check_value(name, string);
		ZVAL_STR_COPY(&value, string);
		if (!valid) {
			zend_string_release(string);
		}
	}
	if (!valid) {
		zend_string_release(sent);
		RETURN_FALSE;
	}
	set_header(response, CS_RESPONSE_HEADER, sent, &value);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Http_Response, trailer)
{
	zend_string *name, *string;
	zval value;
	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(name)
		Z_PARAM_STR(string)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (!cs_response_check_open(response) || !check_name(name) || !check_value(name, string)) {
		RETURN_FALSE;
	}
	ZVAL_STR_COPY(&value, string);
	set_header(response, CS_RESPONSE_TRAILER, zend_string_copy(name), &value);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Http_Response, initHeader)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_response *response = THIS;
	if (!cs_response_check_open(response)) {
		RETURN_FALSE;
	}
	for (int property = CS_RESPONSE_HEADER; property <= CS_RESPONSE_TRAILER; property++) {
		writable_array(response, property);
	}
	RETURN_TRUE;
}

static void add_cookie(INTERNAL_FUNCTION_PARAMETERS, bool encode)
{
	cs_buf line = {0};
	zval value;
	cs_response *response = THIS;
	if (!cs_response_check_head_open(response) || cs_cookie_from_args(execute_data, encode, &line) < 0) {
		cs_buf_dtor(&line);
		RETURN_FALSE;
	}
	ZVAL_STRINGL(&value, line.data, line.len);
	cs_buf_dtor(&line);
	zend_hash_next_index_insert(writable_array(response, CS_RESPONSE_COOKIE), &value);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Http_Response, cookie)
{
	add_cookie(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Http_Response, rawcookie)
{
	add_cookie(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
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
	zval value;
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
	ZVAL_STR_COPY(&value, location);
	set_header(response, CS_RESPONSE_HEADER, zend_string_init(ZEND_STRL("Location"), 0), &value);
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

void cs_response_set_header(cs_response *response, const char *name, const char *value, size_t len)
{
	zval zv;
	ZVAL_STRINGL(&zv, value, len);
	set_header(response, CS_RESPONSE_HEADER, zend_string_init(name, strlen(name), 0), &zv);
}

bool cs_response_get_header(cs_response *response, const char *lower_name, cs_view *text)
{
	HashTable *table = array_property(response, CS_RESPONSE_HEADER);
	zend_string *key;
	zval *value;
	if (table) {
		ZEND_HASH_FOREACH_STR_KEY_VAL(table, key, value) {
			ZVAL_DEREF(value);
			if (key && Z_TYPE_P(value) == IS_STRING
				&& zend_binary_strcasecmp(ZSTR_VAL(key), ZSTR_LEN(key), lower_name, strlen(lower_name)) == 0) {
				*text = (cs_view){Z_STRVAL_P(value), Z_STRLEN_P(value)};
				return true;
			}
		}
		ZEND_HASH_FOREACH_END();
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
	RETURN_BOOL(cs_serve_answer(answer, writable_array(response, CS_RESPONSE_HEADER), &file) == 0);
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
