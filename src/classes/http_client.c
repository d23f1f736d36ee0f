/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Http\Client: the object, its options and properties, and the course of a request.
 */
#include "http_client.h"

#include "error.h"
#include "slot.h"
#include "src/core/co_struct.h"
#include "src/modules.h"
#include "stubs/http_client_arginfo.h"

#include "zend_exceptions.h"

#define CS_ERROR_CO_HAS_BEEN_BOUND 10002

static zend_class_entry *http_client_ce;
static zend_class_entry *http_client_exception_ce;
static zend_object_handlers http_client_handlers;

/* ---- properties -------------------------------------------------------------------------------------------------- */

void cs_http_client_set(cs_http_client *c, int slot, zval *value)
{
	cs_value_replace(cs_http_client_property(c, slot), value);
}

HashTable *cs_http_client_array(cs_http_client *c, int slot)
{
	zval *property = cs_http_client_property(c, slot);
	if (Z_TYPE_P(property) != IS_ARRAY) {
		zval array;
		array_init(&array);
		cs_http_client_set(c, slot, &array);
		property = cs_http_client_property(c, slot);
	}
	SEPARATE_ARRAY(property);
	return Z_ARRVAL_P(property);
}

void cs_http_client_set_null(cs_http_client *c, int slot)
{
	zval null = {0};
	ZVAL_NULL(&null);
	cs_http_client_set(c, slot, &null);
}

static void set_long(cs_http_client *c, int slot, zend_long number)
{
	zval value;
	ZVAL_LONG(&value, number);
	cs_http_client_set(c, slot, &value);
}

bool cs_http_client_finish(cs_http_client *c, int status)
{
	const zval *code = cs_http_client_property(c, CS_HC_ERR_CODE);
	if (status != 0 || Z_TYPE_P(code) != IS_LONG || Z_LVAL_P(code) != 0) {
		cs_set_error(&c->std, status);
	}
	return status == 0;
}

void cs_http_client_show(cs_http_client *c)
{
	zval value = {0};

	ZVAL_NULL(&value);
	if (c->core.so) {
		ZVAL_OBJ_COPY(&value, &c->core.so->std);
	}
	cs_http_client_set(c, CS_HC_SOCKET, &value);
	ZVAL_BOOL(&value, c->core.so != NULL);
	cs_http_client_set(c, CS_HC_CONNECTED, &value);
}

void cs_http_client_close(cs_http_client *c)
{
	cs_client_close(&c->core);
	cs_http_client_ws_end(c);
	c->waiting = false;
	cs_http_client_show(c);
}

bool cs_http_client_fail(cs_http_client *c, int status, int status_code)
{
	cs_http_client_close(c);
	set_long(c, CS_HC_STATUS_CODE, status_code);
	return cs_http_client_finish(c, status);
}

cs_http_client *cs_http_client_this(zval *this)
{
	cs_http_client *c = cs_http_client_of(Z_OBJ_P(this));
	if (!c->host) {
		cs_throw_error(0,
			"the constructor of Swoole\\Coroutine\\Http\\Client was not called: %s::__construct() must call "
			"parent::__construct()",
			ZSTR_VAL(Z_OBJCE_P(this)->name));
		return NULL;
	}
	return c;
}

/* ---- making and options ------------------------------------------------------------------------------------------ */

/* SWOOLE_SOCK_* */
enum { TYPE_TCP = 1, TYPE_TCP6 = 3, TYPE_UNIX_STREAM = 5 };

/* Removes "unix:" with the slashes before the path, and the brackets of an IPv6 address. */
static zend_string *plain_host(zend_string *host, zend_long *type)
{
	const char *text = ZSTR_VAL(host);

	if (strncasecmp(text, "unix:", 5) == 0) {
		const char *path = text + 5;
		while (path[0] == '/' && path[1] == '/') {
			path++;
		}
		*type = TYPE_UNIX_STREAM;
		return zend_string_init(path, strlen(path), false);
	}
	*type = strchr(text, ':') ? TYPE_TCP6 : TYPE_TCP;
	if (text[0] == '[' && ZSTR_LEN(host) > 2 && text[ZSTR_LEN(host) - 1] == ']') {
		return zend_string_init(text + 1, ZSTR_LEN(host) - 2, false);
	}
	return zend_string_copy(host);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, __construct)
{
	zend_string *host;
	zend_long port = 0, type;
	bool ssl = false;
	zval value;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_STR(host)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_BOOL(ssl)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_of(Z_OBJ_P(ZEND_THIS));
	if (c->host) {
		cs_throw_error(0, "the constructor of Swoole\\Coroutine\\Http\\Client was called twice");
		RETURN_THROWS();
	}
	const char *bad = ZSTR_LEN(host) == 0 ? "the host is empty"
		: strpbrk(ZSTR_VAL(host), " \t\r\n") || strlen(ZSTR_VAL(host)) != ZSTR_LEN(host)
		? "the host has white space or control characters"
		: port < 0 || port > 65535 ? "the port must be from 0 to 65535"
								   : NULL;
	if (bad) {
		zend_throw_exception_ex(http_client_exception_ce, EINVAL, "%s", bad);
		RETURN_THROWS();
	}
	c->host = plain_host(host, &type);
	c->port = port ? port : ssl ? 443 : 80;
	cs_client_set_type(&c->core, type | (ssl ? CS_CLIENT_SSL : 0));
	ZVAL_STR_COPY(&value, host);
	cs_http_client_set(c, CS_HC_HOST, &value);
	set_long(c, CS_HC_PORT, c->port);
	ZVAL_BOOL(&value, ssl);
	cs_http_client_set(c, CS_HC_SSL, &value);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

#define AT(field) offsetof(cs_http_client, field)

static const cs_option table[] = {
	{"keep_alive", CS_OPTION_BOOL, AT(keep_alive), 0, 0, NULL},
	{"defer", CS_OPTION_BOOL, AT(defer), 0, 0, NULL},
	{"max_retries", CS_OPTION_INT, AT(max_retries), 0, 255, "must be from 0 to 255"},
	{"http_compression", CS_OPTION_BOOL, AT(compression), 0, 0, NULL},
	{"body_decompression", CS_OPTION_BOOL, AT(decompression), 0, 0, NULL},
	{"lowercase_header", CS_OPTION_BOOL, AT(lowercase), 0, 0, NULL},
	{"websocket_mask", CS_OPTION_BOOL, AT(ws_mask), 0, 0, NULL},
	{"websocket_compression", CS_OPTION_BOOL, AT(ws_compression), 0, 0, NULL},
	{"open_websocket_close_frame", CS_OPTION_BOOL, AT(ws_close_frame), 0, 0, NULL},
	{"open_websocket_ping_frame", CS_OPTION_BOOL, AT(ws_ping_frame), 0, 0, NULL},
	{"open_websocket_pong_frame", CS_OPTION_BOOL, AT(ws_pong_frame), 0, 0, NULL},
};

int cs_http_client_option(void *arg, zend_string *name, zval *value, const char **why)
{
	cs_http_client *c = arg;

	if (zend_string_equals_literal(name, "write_func")) {
		if (Z_TYPE_P(value) != IS_NULL && !zend_is_callable(value, 0, NULL)) {
			*why = "must be callable";
			return UV_EINVAL;
		}
		zval old;
		ZVAL_COPY_VALUE(&old, &c->write_func);
		ZVAL_COPY(&c->write_func, value);
		zval_ptr_dtor(&old);
		return 0;
	}
	return cs_option_set(table, sizeof(table) / sizeof(table[0]), c, ZSTR_VAL(name), value, why);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, set)
{
	HashTable *settings;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	c->proxy_checked = false;
	RETURN_BOOL(cs_client_set(&c->core, cs_http_client_property(c, CS_HC_SETTING), settings,
		"Swoole\\Coroutine\\Http\\Client::set()", cs_http_client_option, c));
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getDefer)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_BOOL(cs_http_client_of(Z_OBJ_P(ZEND_THIS))->defer);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, setDefer)
{
	bool defer = true;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(defer)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client_of(Z_OBJ_P(ZEND_THIS))->defer = defer;
	RETURN_TRUE;
}

/* ---- requests ---------------------------------------------------------------------------------------------------- */

static void clear_response(cs_http_client *c)
{
	zval empty;

	cs_http_client_drop_response(c);
	set_long(c, CS_HC_STATUS_CODE, 0);
	cs_http_client_set_null(c, CS_HC_HEADERS);
	cs_http_client_set_null(c, CS_HC_SET_COOKIE_HEADERS);
	ZVAL_EMPTY_STRING(&empty);
	cs_http_client_set(c, CS_HC_BODY, &empty);
}

/* What was for this request alone. */
static void clear_request(cs_http_client *c)
{
	cs_http_client_set_null(c, CS_HC_REQUEST_BODY);
	cs_http_client_set_null(c, CS_HC_UPLOAD_FILES);
	cs_http_client_set_null(c, CS_HC_DOWNLOAD_FILE);
	set_long(c, CS_HC_DOWNLOAD_OFFSET, 0);
}

static int status_code_of(int status)
{
	return status == UV_ETIMEDOUT ? CS_HC_REQUEST_TIMEOUT : CS_HC_SERVER_RESET;
}

/* Reads the response with both directions claimed. Returns 0 or the error. May yield. */
static int receive(cs_http_client *c, int64_t timeout_ms)
{
	cs_socket *so = c->core.so;

	if (!so) {
		return UV_ECANCELED;
	}
	GC_ADDREF(&so->std);
	so->sock.users[CS_SOCK_READ] = so->sock.users[CS_SOCK_WRITE] = cs_co_id(cs_co_current());
	int status = cs_http_client_receive(c, so, timeout_ms);
	so->sock.users[CS_SOCK_READ] = so->sock.users[CS_SOCK_WRITE] = 0;
	if (status == 0 && c->core.so != so) {
		status = UV_ECANCELED;
	}
	OBJ_RELEASE(&so->std);
	return status;
}

/* Makes the running coroutine the one with a request. False, with an Error, when another one is. One that has been woken, by
 * close() or a cancel, is let finish first. May yield. */
static bool enter(cs_http_client *c)
{
	zend_long id = cs_co_id(cs_co_current());

	while (c->user) {
		const cs_co *other = cs_co_find(c->user);
		if (!other) {
			break;
		}
		if (other->status != CS_CO_READY) {
			cs_throw_error(CS_ERROR_CO_HAS_BEEN_BOUND,
				"Coroutine " ZEND_LONG_FMT " cannot use the HTTP client, because coroutine " ZEND_LONG_FMT
				" has a request under way: give each coroutine a client of its own, or let them take turns",
				id, c->user);
			return false;
		}
		if (cs_co_reschedule() < 0) {
			return false;
		}
	}
	c->user = id;
	return true;
}

/* After the response: is the connection of use for another request? */
static bool finish_response(cs_http_client *c, int status)
{
	c->waiting = false;
	if (status < 0) {
		return cs_http_client_fail(c, status, status_code_of(status));
	}
	if ((!c->reply.keep_alive || !c->keep_alive) && !c->reply.upgraded) {
		cs_http_client_close(c);
	}
	return cs_http_client_finish(c, 0);
}

/* A kept connection may be closed by the server just when a request is on its way: a request that may be repeated, or of which
 * nothing was sent, is sent again on a new one. */
static bool may_retry(const cs_http_client *c, bool was_sent, int64_t tries)
{
	return tries < c->max_retries && !c->fresh && (!was_sent || (c->idempotent && !c->reply.started)) && !EG(exception);
}

static bool run_request(cs_http_client *c, zend_string *path, const char *ws_head)
{
	int status, status_code;

	if (c->websocket || c->waiting) {
		return cs_http_client_finish(c, CS_HC_WRONG_STATE);
	}
	clear_response(c);
	for (int64_t tries = 0;; tries++) {
		c->waiting = true;
		status = cs_http_client_send(c, path, ws_head, &status_code);
		bool was_sent = status == 0;
		if (was_sent && !(c->defer && !ws_head)) {
			status = receive(c, 0);
			status_code = status_code_of(status);
		}
		if (status == 0) {
			break;
		}
		cs_http_client_close(c);
		if (status == UV_ETIMEDOUT || status == UV_ECANCELED || status == UV_EINTR || !may_retry(c, was_sent, tries)) {
			clear_request(c);
			return cs_http_client_fail(c, status, status_code);
		}
	}
	if (c->defer && !ws_head) {
		return cs_http_client_finish(c, 0);
	}
	clear_request(c);
	return finish_response(c, 0);
}

bool cs_http_client_execute(cs_http_client *c, zend_string *path, const char *ws_head)
{
	if (!enter(c)) {
		return false;
	}
	bool fine = run_request(c, path, ws_head);
	c->user = 0;
	return fine;
}

/* Sets the method and sends. */
static void execute(INTERNAL_FUNCTION_PARAMETERS, const char *method, zend_string *path)
{
	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	zval value;

	if (!c || !cs_require_coroutine("Http\\Client::execute()")) {
		RETURN_THROWS();
	}
	if (method) {
		ZVAL_STRING(&value, method);
		cs_http_client_set(c, CS_HC_METHOD, &value);
	}
	RETURN_BOOL(cs_http_client_execute(c, path, NULL));
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, execute)
{
	zend_string *path;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(path)
	ZEND_PARSE_PARAMETERS_END();

	execute(INTERNAL_FUNCTION_PARAM_PASSTHRU, NULL, path);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, get)
{
	zend_string *path;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(path)
	ZEND_PARSE_PARAMETERS_END();

	execute(INTERNAL_FUNCTION_PARAM_PASSTHRU, "GET", path);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, post)
{
	zend_string *path;
	zval *data, value;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(path)
		Z_PARAM_ZVAL(data)
	ZEND_PARSE_PARAMETERS_END();

	if (Z_TYPE_P(data) == IS_ARRAY) {
		ZVAL_COPY(&value, data);
	} else {
		zend_string *text = zval_try_get_string(data);
		if (!text) {
			RETURN_THROWS();
		}
		ZVAL_STR(&value, text);
	}
	cs_http_client_set(cs_http_client_of(Z_OBJ_P(ZEND_THIS)), CS_HC_REQUEST_BODY, &value);
	execute(INTERNAL_FUNCTION_PARAM_PASSTHRU, "POST", path);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, download)
{
	zend_string *path, *file;
	zend_long offset = 0;
	zval value;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_STR(path)
		Z_PARAM_PATH_STR(file)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(offset)
	ZEND_PARSE_PARAMETERS_END();

	if (offset < 0) {
		zend_argument_value_error(3, "must not be negative");
		RETURN_THROWS();
	}
	cs_http_client *c = cs_http_client_of(Z_OBJ_P(ZEND_THIS));
	ZVAL_STR_COPY(&value, file);
	cs_http_client_set(c, CS_HC_DOWNLOAD_FILE, &value);
	set_long(c, CS_HC_DOWNLOAD_OFFSET, offset);
	execute(INTERNAL_FUNCTION_PARAM_PASSTHRU, "GET", path);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, recv)
{
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c || !cs_require_coroutine("Http\\Client::recv()")) {
		RETURN_THROWS();
	}
	if (c->websocket) {
		cs_http_client_ws_recv(c, timeout, return_value);
		return;
	}
	if (!c->waiting || !c->core.so) {
		RETURN_BOOL(cs_http_client_finish(c, CS_CLIENT_NO_CONNECTION));
	}
	if (!enter(c)) {
		RETURN_THROWS();
	}
	if (!c->waiting || !c->core.so) {
		c->user = 0;
		RETURN_BOOL(cs_http_client_finish(c, CS_CLIENT_NO_CONNECTION));
	}
	int status = receive(c, timeout == 0 ? 0 : cs_timeout_ms(timeout, true));
	clear_request(c);
	bool fine = finish_response(c, status);
	c->user = 0;
	RETURN_BOOL(fine);
}

/* ---- about the response ------------------------------------------------------------------------------------------ */

static void return_property(INTERNAL_FUNCTION_PARAMETERS, int slot)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_COPY(cs_http_client_property(cs_http_client_of(Z_OBJ_P(ZEND_THIS)), slot));
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getBody)
{
	return_property(INTERNAL_FUNCTION_PARAM_PASSTHRU, CS_HC_BODY);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getHeaders)
{
	return_property(INTERNAL_FUNCTION_PARAM_PASSTHRU, CS_HC_HEADERS);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getCookies)
{
	return_property(INTERNAL_FUNCTION_PARAM_PASSTHRU, CS_HC_COOKIES);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getStatusCode)
{
	return_property(INTERNAL_FUNCTION_PARAM_PASSTHRU, CS_HC_STATUS_CODE);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getHeaderOut)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c || !c->head) {
		RETURN_FALSE;
	}
	RETURN_STR_COPY(c->head);
}

static void return_name(INTERNAL_FUNCTION_PARAMETERS, bool peer)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	int status = c->core.so ? cs_socket_name(c->core.so, peer, "host", return_value) : CS_CLIENT_NO_CONNECTION;
	if (!cs_http_client_finish(c, status)) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getsockname)
{
	return_name(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getpeername)
{
	return_name(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, getPeerCert)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!cs_http_client_finish(c, cs_client_peer_cert(&c->core, return_value))) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, close)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->core.so) {
		RETURN_BOOL(cs_http_client_finish(c, CS_CLIENT_NO_CONNECTION));
	}
	cs_http_client_close(c);
	RETURN_BOOL(cs_http_client_finish(c, 0));
}

/* ---- the class --------------------------------------------------------------------------------------------------- */

static zend_object *http_client_create(zend_class_entry *ce)
{
	cs_http_client *c = zend_object_alloc(sizeof(cs_http_client), ce);
	zend_object_std_init(&c->std, ce);
	object_properties_init(&c->std, ce);
	c->std.handlers = &http_client_handlers;
	c->keep_alive = c->compression = c->decompression = c->lowercase = c->ws_mask = true;
	c->max_retries = 1;
	c->file = -1;
	ZVAL_UNDEF(&c->write_func);
	return &c->std;
}

static void http_client_free(zend_object *object)
{
	cs_http_client *c = cs_http_client_of(object);
	cs_client_dtor(&c->core);
	cs_http_client_ws_end(c);
	cs_http_client_drop_response(c);
	if (c->host) {
		zend_string_release(c->host);
	}
	if (c->head) {
		zend_string_release(c->head);
	}
	zval_ptr_dtor(&c->write_func);
	zend_object_std_dtor(object);
}

static HashTable *http_client_gc(zend_object *object, zval **table_out, int *n)
{
	cs_http_client *c = cs_http_client_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	if (c->core.so) {
		zend_get_gc_buffer_add_obj(buffer, &c->core.so->std);
	}
	zend_get_gc_buffer_add_zval(buffer, &c->write_func);
	return cs_gc_end(object, buffer, table_out, n);
}

void cs_http_client_minit(int type, int module_number)
{
	http_client_exception_ce = register_class_Swoole_Coroutine_Http_Client_Exception(cs_exception_ce);
	http_client_ce = register_class_Swoole_Coroutine_Http_Client();
	http_client_ce->create_object = http_client_create;
	memcpy(&http_client_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	http_client_handlers.offset = offsetof(cs_http_client, std);
	http_client_handlers.free_obj = http_client_free;
	http_client_handlers.get_gc = http_client_gc;
	http_client_handlers.clone_obj = NULL;
}
