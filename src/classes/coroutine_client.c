/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Client.
 */
#include "client_core.h"

#include "error.h"
#include "src/core/co.h"
#include "src/modules.h"

#include "fopen_wrappers.h"
#include "slot.h"

/* Registered by client.c, which has the generated header. */
zend_class_entry *cs_coroutine_client_ce;
static zend_object_handlers client_handlers;

/* Slots of the declared properties, in the order of the stub. */
enum { PROP_ERR_CODE, PROP_ERR_MSG, PROP_FD, PROP_SOCKET, PROP_TYPE, PROP_SETTING, PROP_CONNECTED };

typedef struct co_client {
	cs_client core;
	zend_object std;
} co_client;

static inline co_client *client_of(zend_object *object)
{
	return (co_client *) ((char *) object - offsetof(co_client, std));
}

/* Brings fd, socket and connected in line with the socket. */
static void show(co_client *c, bool connected)
{
	zval value = {0};
	cs_socket *so = c->core.so;

	cs_slot_set_long(&c->std, PROP_FD, so ? so->sock.fd : -1);
	ZVAL_NULL(&value);
	if (so) {
		ZVAL_OBJ_COPY(&value, &so->std);
	}
	cs_slot_set(&c->std, PROP_SOCKET, &value);
	cs_slot_set_bool(&c->std, PROP_CONNECTED, connected);
}

static void set_error(co_client *c, int status)
{
	const zval *code = OBJ_PROP_NUM(&c->std, PROP_ERR_CODE);
	if (status != 0 || Z_TYPE_P(code) != IS_LONG || Z_LVAL_P(code) != 0) {
		cs_set_error(&c->std, status);
	}
}

static bool finish(co_client *c, int status)
{
	set_error(c, status);
	return status == 0;
}

static co_client *this_client(zval *this)
{
	co_client *c = client_of(Z_OBJ_P(this));
	if (!c->core.socktype) {
		cs_throw_error(0,
			"the constructor of Swoole\\Coroutine\\Client was not called: %s::__construct() must call "
			"parent::__construct()",
			ZSTR_VAL(Z_OBJCE_P(this)->name));
		return NULL;
	}
	return c;
}

/* The socket of a call that may wait; NULL with the error set or an exception pending. */
static cs_socket *begin(co_client *c, const char *api, int direction)
{
	if (!cs_require_coroutine(api)) {
		return NULL;
	}
	cs_socket *so = cs_client_begin(&c->core, direction);
	if (!so && !EG(exception)) {
		set_error(c, CS_CLIENT_NO_CONNECTION);
	}
	return so;
}

ZEND_METHOD(Swoole_Coroutine_Client, __construct)
{
	zend_long type;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = client_of(Z_OBJ_P(ZEND_THIS));
	if (c->core.socktype) {
		cs_throw_error(0, "the constructor of Swoole\\Coroutine\\Client was called twice");
		RETURN_THROWS();
	}
	if (!cs_client_set_type(&c->core, type)) {
		c->core.socktype = 0;
		zend_argument_value_error(1, "must be one of SWOOLE_SOCK_*, with SWOOLE_SSL for TLS over a stream");
		RETURN_THROWS();
	}
	cs_slot_set_long(&c->std, PROP_TYPE, type);
}

ZEND_METHOD(Swoole_Coroutine_Client, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Swoole_Coroutine_Client, set)
{
	HashTable *settings;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	zval *setting = OBJ_PROP_NUM(&c->std, PROP_SETTING);
	RETURN_BOOL(cs_client_set(&c->core, setting, settings, "Swoole\\Coroutine\\Client::set()", NULL, NULL));
}

ZEND_METHOD(Swoole_Coroutine_Client, connect)
{
	zend_string *host;
	zend_long port = 0, flag = 0;
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_STR(host)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_DOUBLE(timeout)
		Z_PARAM_LONG(flag)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	if (!c || !cs_require_coroutine("Client::connect()")) {
		RETURN_THROWS();
	}
	int status = cs_client_connect(&c->core, OBJ_PROP_NUM(&c->std, PROP_SETTING), host, port, timeout, flag == 1);
	if (status != UV_EISCONN) {
		show(c, status == 0);
	}
	RETURN_BOOL(finish(c, status));
}

/* False, "" or the string that is there already. */
static void finish_read(co_client *c, cs_socket *so, ssize_t n, zval *return_value)
{
	set_error(c, n < 0 ? (int) n : 0);
	if (n < 0) {
		RETVAL_FALSE;
	} else if (n == 0) {
		RETVAL_EMPTY_STRING();
	}
	cs_client_end(so, CS_SOCK_READ);
}

ZEND_METHOD(Swoole_Coroutine_Client, recv)
{
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	cs_socket *so = c ? begin(c, "Client::recv()", CS_SOCK_READ) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	ssize_t n = cs_client_recv(&c->core, so, CS_SOCK_SCRATCH, &deadline, return_value);
	finish_read(c, so, n, return_value);
}

ZEND_METHOD(Swoole_Coroutine_Client, recvfrom)
{
	zend_long length;
	zval *address, *port = NULL, array;
	cs_addr from;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_LONG(length)
		Z_PARAM_ZVAL(address)
		Z_PARAM_OPTIONAL
		Z_PARAM_ZVAL(port)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (length <= 0) {
		RETURN_FALSE;
	}
	int status = cs_client_need(&c->core, OBJ_PROP_NUM(&c->std, PROP_SETTING));
	cs_socket *so = status == 0 ? begin(c, "Client::recvfrom()", CS_SOCK_READ) : NULL;
	if (!so) {
		set_error(c, status < 0 ? status : CS_CLIENT_NO_CONNECTION);
		RETURN_FALSE;
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.read_ms);
	ssize_t n = cs_sock_await(&so->sock, (size_t) length, &deadline);
	if (n > 0) {
		size_t room = (size_t) n;
		zend_string *bytes = zend_string_alloc(room, false);
		n = cs_sock_recvfrom(&so->sock, ZSTR_VAL(bytes), room, &from, &deadline);
		if (n > 0) {
			ZSTR_VAL(bytes)[n] = '\0';
			RETVAL_STR(zend_string_truncate(bytes, (size_t) n, false));
		} else {
			zend_string_efree(bytes);
		}
	}
	finish_read(c, so, n, return_value);
	if (n >= 0) {
		cs_socket_address_array(&array, &from, "host");
		ZEND_TRY_ASSIGN_REF_COPY(address, zend_hash_str_find(Z_ARRVAL(array), ZEND_STRL("host")));
		if (port) {
			ZEND_TRY_ASSIGN_REF_LONG(port, Z_LVAL_P(zend_hash_str_find(Z_ARRVAL(array), ZEND_STRL("port"))));
		}
		zval_ptr_dtor(&array);
	}
}

ZEND_METHOD(Swoole_Coroutine_Client, peek)
{
	zend_long length = 65535;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->core.so) {
		RETURN_BOOL(finish(c, CS_CLIENT_NO_CONNECTION));
	}
	ssize_t n = cs_socket_peek(c->core.so, length > 0 ? (size_t) length : 65535, return_value);
	set_error(c, n < 0 ? (int) n : 0);
	if (n < 0) {
		RETURN_FALSE;
	}
	if (n == 0) {
		RETURN_EMPTY_STRING();
	}
}

ZEND_METHOD(Swoole_Coroutine_Client, send)
{
	char *data;
	size_t len;
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STRING(data, len)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	cs_socket *so = c ? begin(c, "Client::send()", CS_SOCK_WRITE) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.write_ms);
	ssize_t n = cs_client_send(&c->core, so, data, len, &deadline);
	set_error(c, n < 0 ? (int) n : 0);
	cs_client_end(so, CS_SOCK_WRITE);
	if (n < 0) {
		RETURN_FALSE;
	}
	RETURN_LONG(n);
}

ZEND_METHOD(Swoole_Coroutine_Client, sendto)
{
	zend_string *host;
	char *data;
	size_t len;
	zend_long port;
	cs_addr addr;

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_STR(host)
		Z_PARAM_LONG(port)
		Z_PARAM_STRING(data, len)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	ssize_t n = port < 0 || port > 65535 ? UV_EINVAL : cs_client_need(&c->core, OBJ_PROP_NUM(&c->std, PROP_SETTING));
	if (n < 0) {
		RETURN_BOOL(finish(c, (int) n));
	}
	show(c, Z_TYPE_P(OBJ_PROP_NUM(&c->std, PROP_CONNECTED)) == IS_TRUE);
	cs_socket *so = begin(c, "Client::sendto()", CS_SOCK_WRITE);
	if (!so) {
		RETURN_FALSE;
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
	n = cs_sock_resolve(&so->sock, ZSTR_VAL(host), ZSTR_LEN(host), (int) port, &addr);
	if (n == 0) {
		n = cs_sock_sendto(&so->sock, data, len, &addr, &deadline);
	}
	cs_client_end(so, CS_SOCK_WRITE);
	RETURN_BOOL(finish(c, n < 0 ? (int) n : 0));
}

ZEND_METHOD(Swoole_Coroutine_Client, sendfile)
{
	zend_string *file;
	zend_long offset = 0, length = 0;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_PATH_STR(file)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(offset)
		Z_PARAM_LONG(length)
	ZEND_PARSE_PARAMETERS_END();

	if (offset < 0 || length < 0) {
		zend_argument_value_error(offset < 0 ? 2 : 3, "must not be negative");
		RETURN_THROWS();
	}
	co_client *c = this_client(ZEND_THIS);
	cs_socket *so = c ? begin(c, "Client::sendfile()", CS_SOCK_WRITE) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
	int status = php_check_open_basedir(ZSTR_VAL(file))
		? UV_EPERM
		: cs_sock_sendfile(&so->sock, ZSTR_VAL(file), (uint64_t) offset, (uint64_t) length, &deadline);
	cs_client_end(so, CS_SOCK_WRITE);
	RETURN_BOOL(finish(c, status));
}

ZEND_METHOD(Swoole_Coroutine_Client, enableSSL)
{
	ZEND_PARSE_PARAMETERS_NONE();

	co_client *c = this_client(ZEND_THIS);
	cs_socket *so = c ? begin(c, "Client::enableSSL()", CS_SOCK_READ) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	if (!cs_socket_claim(so, CS_SOCK_WRITE)) {
		cs_client_end(so, CS_SOCK_READ);
		RETURN_THROWS();
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.connect_ms);
	int status = cs_socket_start_tls(so, &deadline);
	cs_sock_release(&so->sock, CS_SOCK_WRITE);
	cs_client_end(so, CS_SOCK_READ);
	RETURN_BOOL(finish(c, status));
}

ZEND_METHOD(Swoole_Coroutine_Client, getPeerCert)
{
	ZEND_PARSE_PARAMETERS_NONE();
	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!finish(c, cs_client_peer_cert(&c->core, return_value))) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine_Client, verifyPeerCert)
{
	bool allow_self_signed = false;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(allow_self_signed)
	ZEND_PARSE_PARAMETERS_END();

	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	RETURN_BOOL(finish(c, cs_client_verify_peer(&c->core, allow_self_signed)));
}

ZEND_METHOD(Swoole_Coroutine_Client, isConnected)
{
	ZEND_PARSE_PARAMETERS_NONE();
	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	RETURN_BOOL(finish(c, c->core.so ? cs_sock_check(&c->core.so->sock) : CS_CLIENT_NO_CONNECTION));
}

ZEND_METHOD(Swoole_Coroutine_Client, getsockname)
{
	ZEND_PARSE_PARAMETERS_NONE();
	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!finish(c, c->core.so ? cs_socket_name(c->core.so, false, "host", return_value) : CS_CLIENT_NO_CONNECTION)) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine_Client, getpeername)
{
	ZEND_PARSE_PARAMETERS_NONE();
	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (c->core.so && (c->core.has_from || c->core.has_peer)) {
		set_error(c, 0);
		cs_socket_address_array(return_value, c->core.has_from ? &c->core.from : &c->core.peer, "host");
		return;
	}
	if (!finish(c, c->core.so ? cs_socket_name(c->core.so, true, "host", return_value) : CS_CLIENT_NO_CONNECTION)) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine_Client, close)
{
	ZEND_PARSE_PARAMETERS_NONE();
	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	int status = cs_client_close(&c->core) < 0 ? CS_CLIENT_NO_CONNECTION : 0;
	show(c, false);
	RETURN_BOOL(finish(c, status));
}

ZEND_METHOD(Swoole_Coroutine_Client, exportSocket)
{
	ZEND_PARSE_PARAMETERS_NONE();
	co_client *c = this_client(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->core.so) {
		RETURN_BOOL(finish(c, CS_CLIENT_NO_CONNECTION));
	}
	RETURN_OBJ_COPY(&c->core.so->std);
}

static zend_object *client_create(zend_class_entry *ce)
{
	co_client *c = zend_object_alloc(sizeof(co_client), ce);
	zend_object_std_init(&c->std, ce);
	object_properties_init(&c->std, ce);
	c->std.handlers = &client_handlers;
	return &c->std;
}

/* The socket lives on when exportSocket() has given it to somebody. */
static void client_free(zend_object *object)
{
	co_client *c = client_of(object);
	if (c->core.so) {
		OBJ_RELEASE(&c->core.so->std);
		c->core.so = NULL;
	}
	cs_client_dtor(&c->core);
	zend_object_std_dtor(object);
}

static HashTable *client_gc(zend_object *object, zval **table, int *n)
{
	co_client *c = client_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	if (c->core.so) {
		zend_get_gc_buffer_add_obj(buffer, &c->core.so->std);
	}
	return cs_gc_end(object, buffer, table, n);
}

void cs_coroutine_client_init(zend_class_entry *ce)
{
	cs_coroutine_client_ce = ce;
	ce->create_object = client_create;
	memcpy(&client_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	client_handlers.offset = offsetof(co_client, std);
	client_handlers.free_obj = client_free;
	client_handlers.get_gc = client_gc;
	client_handlers.clone_obj = NULL;
}
