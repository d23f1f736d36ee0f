/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Client: calls stop the process. The sockets are those of coroutines, told to wait in poll().
 *
 * SWOOLE_KEEP: close() puts the connection into a list of the process, where connect() of a client with the same type,
 * address and id finds it. Connections of a parent process are not used in its children.
 */
#include "client.h"

#include "error.h"
#include "src/core/co.h"
#include "src/modules.h"
#include "stubs/client_arginfo.h"

#include "SAPI.h"
#include "fopen_wrappers.h"
#include "php_network.h"
#include "slot.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

zend_class_entry *cs_client_ce;
zend_class_entry *cs_async_client_ce;
static zend_object_handlers client_handlers;

/* ---- kept connections -------------------------------------------------------------------------------------------- */

struct cs_kept {
	struct cs_kept *next;
	char *key;
	zend_long reuse_count;
	uint32_t forks;
	cs_sock sock;
};

static void free_kept(struct cs_kept *kept)
{
	if (kept->forks == CSG(core).forks) {
		cs_sock_dtor(&kept->sock);
	} else if (kept->sock.fd >= 0) {
		/* The parent goes on with the connection: nothing may be said on it. */
		close(kept->sock.fd);
	}
	free(kept->key);
	free(kept);
}

/* Moves the connection into the list; the socket's object is closed then. */
static void keep(cs_client_object *c)
{
	struct cs_kept *kept = pecalloc(1, sizeof(*kept), 1);
	cs_sock *s = &c->core.so->sock;

	kept->key = pestrdup(ZSTR_VAL(c->keep_key), 1);
	kept->reuse_count = c->reuse_count;
	kept->forks = CSG(core).forks;
	kept->sock = *s;
	s->fd = -1;
	s->closed = true;
	s->tls = NULL;
	cs_buf_init(&s->in);
	kept->next = CSG(classes).kept;
	CSG(classes).kept = kept;
	cs_client_close(&c->core);
}

/* The newest one that still stands. */
static bool take_kept(cs_client_object *c, zend_string *key)
{
	struct cs_kept **at = &CSG(classes).kept;

	while (*at) {
		struct cs_kept *kept = *at;
		bool match = strcmp(kept->key, ZSTR_VAL(key)) == 0 && kept->forks == CSG(core).forks;
		if (!match) {
			at = &kept->next;
			continue;
		}
		*at = kept->next;
		if (cs_sock_check(&kept->sock) == 0
			&& cs_client_open(&c->core, OBJ_PROP_NUM(&c->std, CS_CLIENT_SETTING)) == 0) {
			cs_sock *s = &c->core.so->sock;
			close(s->fd);
			s->fd = kept->sock.fd;
			s->in = kept->sock.in;
			s->in_pos = kept->sock.in_pos;
			s->tls = kept->sock.tls;
			c->reuse_count = kept->reuse_count + 1;
			free(kept->key);
			free(kept);
			return true;
		}
		free_kept(kept);
	}
	return false;
}

void cs_client_module_close(void)
{
	while (strcmp(sapi_module.name, "cli") == 0 && CSG(classes).kept) {
		struct cs_kept *kept = CSG(classes).kept;
		CSG(classes).kept = kept->next;
		free_kept(kept);
	}
}

/* ---- common ------------------------------------------------------------------------------------------------------ */

bool cs_client_finish(cs_client_object *c, int status)
{
	zend_long code = cs_error_code(status);
	cs_slot_set_long(&c->std, CS_CLIENT_ERR_CODE, code);
	cs_set_last_error(code);
	return status == 0;
}

void cs_client_show(cs_client_object *c)
{
	cs_slot_set_long(&c->std, CS_CLIENT_SOCK, c->core.so ? c->core.so->sock.fd : -1);
	cs_slot_set_bool(&c->std, CS_CLIENT_REUSE, c->reuse_count > 0);
	cs_slot_set_long(&c->std, CS_CLIENT_REUSE_COUNT, c->reuse_count);
}

cs_client_object *cs_client_this(zval *this)
{
	cs_client_object *c = cs_client_object_of(Z_OBJ_P(this));
	if (!c->core.socktype) {
		cs_throw_error(0,
			"the constructor of Swoole\\Client was not called: %s::__construct() must call parent::__construct()",
			ZSTR_VAL(Z_OBJCE_P(this)->name));
		return NULL;
	}
	return c;
}

bool cs_client_construct(cs_client_object *c, zend_long type)
{
	if (c->core.socktype) {
		cs_throw_error(0, "the constructor of Swoole\\Client was called twice");
		return false;
	}
	if (!cs_client_set_type(&c->core, type)) {
		c->core.socktype = 0;
		zend_argument_value_error(1, "must be one of SWOOLE_SOCK_*, with SWOOLE_SSL for TLS over a stream");
		return false;
	}
	c->core.blocking = !c->async;
	cs_slot_set_long(&c->std, CS_CLIENT_TYPE, type);
	return true;
}

ZEND_METHOD(Swoole_Client, __construct)
{
	zend_long type;
	bool async = false;
	zend_string *id = NULL;
	zval value;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_LONG(type)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(async)
		Z_PARAM_STR(id)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_object_of(Z_OBJ_P(ZEND_THIS));
	if (async || (type & CS_CLIENT_ASYNC)) {
		cs_throw_error(0, "Swoole\\Client is synchronous: use Swoole\\Async\\Client, or Swoole\\Coroutine\\Client");
		RETURN_THROWS();
	}
	if (!cs_client_construct(c, type)) {
		RETURN_THROWS();
	}
	c->keep = (type & CS_CLIENT_KEEP) && c->core.socktype == SOCK_STREAM;
	if (id && ZSTR_LEN(id)) {
		ZVAL_STR_COPY(&value, id);
		cs_slot_set(&c->std, CS_CLIENT_ID, &value);
	}
}

ZEND_METHOD(Swoole_Client, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Swoole_Client, set)
{
	HashTable *settings;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	zval *setting = OBJ_PROP_NUM(&c->std, CS_CLIENT_SETTING);
	RETURN_BOOL(cs_client_set(&c->core, setting, settings, "Swoole\\Client::set()", NULL, NULL));
}

/* ---- connecting -------------------------------------------------------------------------------------------------- */

/* The limit for connecting is that of the other calls too, unless set() says otherwise. */
static void limit_calls(cs_client_object *c, double timeout)
{
	cs_socket *so = c->core.so;
	int64_t ms = cs_timeout_ms(timeout, true);

	so->sock.read_ms = cs_client_options_ms(so->options, so->options->read_ms, ms);
	so->sock.write_ms = cs_client_options_ms(so->options, so->options->write_ms, ms);
}

static zend_string *kept_key(cs_client_object *c, zend_string *host, zend_long port)
{
	zval *id = OBJ_PROP_NUM(&c->std, CS_CLIENT_ID);
	return zend_strpprintf(0, "%d/%d/%d/%s/" ZEND_LONG_FMT "/%s", c->core.domain, c->core.socktype, c->core.ssl,
		ZSTR_VAL(host), port, Z_TYPE_P(id) == IS_STRING ? Z_STRVAL_P(id) : "");
}

ZEND_METHOD(Swoole_Client, connect)
{
	zend_string *host, *key = NULL;
	zend_long port = 0, flag = 0;
	double timeout = 0.5;
	int status = 0;

	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_STR(host)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_DOUBLE(timeout)
		Z_PARAM_LONG(flag)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (c->connected) {
		cs_warn("the client is connected already");
		RETURN_BOOL(cs_client_finish(c, UV_EISCONN));
	}
	cs_client_close(&c->core);
	c->reuse_count = 0;
	if (c->keep) {
		key = kept_key(c, host, port);
	}
	if (!key || !take_kept(c, key)) {
		zval *setting = OBJ_PROP_NUM(&c->std, CS_CLIENT_SETTING);
		status = cs_client_connect(&c->core, setting, host, port, timeout <= 0 ? -1 : timeout, flag == 1);
	}
	if (c->keep_key) {
		zend_string_release(c->keep_key);
	}
	c->keep_key = key;
	c->connected = status == 0;
	if (c->connected) {
		limit_calls(c, timeout);
	}
	cs_client_show(c);
	cs_client_finish(c, status);
	if (status < 0 && !EG(exception)) {
		cs_warn("connect to server[%s:" ZEND_LONG_FMT "] failed. Error: %s[" ZEND_LONG_FMT "]", ZSTR_VAL(host), port,
			cs_error_message(status), cs_error_code(status));
	}
	RETURN_BOOL(status == 0);
}

/* The socket for a call; NULL when there is none, with the error set, or with an exception. */
static cs_socket *begin(cs_client_object *c, int direction)
{
	cs_socket *so = cs_client_begin(&c->core, direction);
	if (!so && !EG(exception)) {
		cs_client_finish(c, CS_CLIENT_NO_CONNECTION);
		cs_warn("client is not connected to server");
	}
	return so;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* One of the MSG_* flags without framing. */
static ssize_t recv_flag(cs_socket *so, size_t size, zend_long flag, cs_deadline *deadline, zval *string)
{
	char urgent; /* the system has one such byte at most */
	ssize_t n;
	int error;

	if (flag & MSG_OOB) {
		n = recv(so->sock.fd, &urgent, 1, MSG_OOB | MSG_DONTWAIT);
		if (n > 0) {
			ZVAL_CHAR(string, urgent);
		}
		return n < 0 ? -errno : n;
	}
	if (!(flag & MSG_PEEK)) {
		return cs_socket_recv_all(so, size, deadline, string, &error);
	}
	n = cs_socket_peek(so, size, string);
	if (n == UV_EAGAIN && !(flag & MSG_DONTWAIT)) {
		n = cs_sock_wait(&so->sock, UV_READABLE, deadline);
		n = n < 0 ? n : cs_socket_peek(so, size, string);
	}
	return n;
}

ZEND_METHOD(Swoole_Client, recv)
{
	zend_long size = CS_SOCK_SCRATCH, flag = 0;
	ssize_t n;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(size)
		Z_PARAM_LONG(flag)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	cs_socket *so = c ? begin(c, CS_SOCK_READ) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	size_t len = size > 0 ? (size_t) size : CS_SOCK_SCRATCH;
	cs_deadline deadline = CS_DEADLINE(flag & MSG_DONTWAIT ? 0 : so->sock.read_ms);
	if (flag & (MSG_OOB | MSG_PEEK | MSG_WAITALL)) {
		n = recv_flag(so, len, flag, &deadline, return_value);
	} else {
		n = cs_client_recv(&c->core, so, len, &deadline, return_value);
	}
	/* What a socket with a limit for reading says in C. */
	cs_client_finish(c, n == UV_ETIMEDOUT ? UV_EAGAIN : n < 0 ? (int) n : 0);
	cs_client_end(so, CS_SOCK_READ);
	if (n < 0) {
		RETURN_FALSE;
	}
	if (n == 0) {
		RETURN_EMPTY_STRING();
	}
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

ZEND_METHOD(Swoole_Client, send)
{
	char *data;
	size_t len;
	zend_long flag = 0;
	ssize_t n;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STRING(data, len)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(flag)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (c && c->async && c->core.so) {
		n = cs_async_client_send(c, data, len);
		cs_client_finish(c, n < 0 ? (int) n : 0);
		if (n < 0) {
			RETURN_FALSE;
		}
		RETURN_LONG(n);
	}
	cs_socket *so = c ? begin(c, CS_SOCK_WRITE) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	if (len == 0) {
		cs_warn("data to send is empty");
		n = UV_EINVAL;
	} else if (flag & MSG_OOB) {
		n = send(so->sock.fd, data, len, MSG_OOB | MSG_NOSIGNAL);
		n = n < 0 ? -errno : n;
	} else {
		cs_deadline deadline = CS_DEADLINE(flag & MSG_DONTWAIT ? 0 : so->sock.write_ms);
		n = cs_client_send(&c->core, so, data, len, &deadline);
	}
	cs_client_finish(c, n == UV_ETIMEDOUT ? UV_EAGAIN : n < 0 ? (int) n : 0);
	cs_client_end(so, CS_SOCK_WRITE);
	if (n < 0) {
		RETURN_FALSE;
	}
	RETURN_LONG(n);
}

ZEND_METHOD(Swoole_Client, sendto)
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

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	ssize_t n =
		port < 0 || port > 65535 ? UV_EINVAL : cs_client_need(&c->core, OBJ_PROP_NUM(&c->std, CS_CLIENT_SETTING));
	if (n < 0) {
		RETURN_BOOL(cs_client_finish(c, (int) n));
	}
	cs_client_show(c);
	cs_socket *so = begin(c, CS_SOCK_WRITE);
	if (!so) {
		RETURN_FALSE;
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
	n = cs_sock_resolve(&so->sock, ZSTR_VAL(host), ZSTR_LEN(host), (int) port, &addr);
	if (n == 0) {
		n = cs_sock_sendto(&so->sock, data, len, &addr, &deadline);
	}
	cs_client_end(so, CS_SOCK_WRITE);
	RETURN_BOOL(cs_client_finish(c, n < 0 ? (int) n : 0));
}

/* Async\Client: the file goes through the buffer as well, since nothing may wait here. */
static int buffer_piece(void *arg, const char *bytes, size_t len)
{
	ssize_t n = cs_async_client_send(arg, bytes, len);
	return n < 0 ? (int) n : 0;
}

ZEND_METHOD(Swoole_Client, sendfile)
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
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	int status = php_check_open_basedir(ZSTR_VAL(file)) ? UV_EPERM : 0;
	if (c->async && c->core.so) {
		if (status == 0) {
			status = cs_file_pieces(ZSTR_VAL(file), (uint64_t) offset, (uint64_t) length, buffer_piece, c);
		}
		RETURN_BOOL(cs_client_finish(c, status));
	}
	cs_socket *so = begin(c, CS_SOCK_WRITE);
	if (!so) {
		RETURN_FALSE;
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.write_ms);
	if (status == 0) {
		status = cs_sock_sendfile(&so->sock, ZSTR_VAL(file), (uint64_t) offset, (uint64_t) length, &deadline);
	}
	cs_client_end(so, CS_SOCK_WRITE);
	RETURN_BOOL(cs_client_finish(c, status));
}

/* ---- TLS --------------------------------------------------------------------------------------------------------- */

ZEND_METHOD(Swoole_Client, enableSSL)
{
	zend_fcall_info fci = empty_fcall_info;
	zend_fcall_info_cache fcc = empty_fcall_info_cache;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_FUNC_OR_NULL(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	cs_socket *so = c ? begin(c, CS_SOCK_WRITE) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.read_ms);
	int status = cs_socket_start_tls(so, &deadline);
	cs_client_end(so, CS_SOCK_WRITE);
	RETURN_BOOL(cs_client_finish(c, status));
}

ZEND_METHOD(Swoole_Client, getPeerCert)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!cs_client_finish(c, cs_client_peer_cert(&c->core, return_value))) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Client, verifyPeerCert)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	const cs_socket *so = c->core.so;
	bool self_signed = so && so->options && so->options->tls.allow_self_signed;
	RETURN_BOOL(cs_client_finish(c, cs_client_verify_peer(&c->core, self_signed)));
}

/* ---- about the connection ---------------------------------------------------------------------------------------- */

ZEND_METHOD(Swoole_Client, isConnected)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	RETURN_BOOL(c->connected && c->core.so && c->core.so->sock.fd >= 0);
}

static void return_name(INTERNAL_FUNCTION_PARAMETERS, bool peer)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (peer && c->core.so && (c->core.has_from || c->core.has_peer)) {
		cs_client_finish(c, 0);
		cs_socket_address_array(return_value, c->core.has_from ? &c->core.from : &c->core.peer, "host");
		return;
	}
	int status = c->core.so ? cs_socket_name(c->core.so, peer, "host", return_value) : CS_CLIENT_NO_CONNECTION;
	if (!cs_client_finish(c, status)) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Client, getsockname)
{
	return_name(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Client, getpeername)
{
	return_name(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

/* PHP's own function makes the object, from a stream on a copy of the descriptor. */
ZEND_METHOD(Swoole_Client, getSocket)
{
	zval function, argument;

	ZEND_PARSE_PARAMETERS_NONE();
	cs_client_object *c = cs_client_this(ZEND_THIS);
	cs_socket *so = c ? begin(c, CS_SOCK_READ) : NULL;
	if (!so) {
		RETURN_FALSE;
	}
	int fd = fcntl(so->sock.fd, F_DUPFD_CLOEXEC, 0);
	cs_client_end(so, CS_SOCK_READ);
	if (!zend_hash_str_exists(EG(function_table), ZEND_STRL("socket_import_stream"))) {
		close(fd);
		cs_warn("the extension sockets is needed for this");
		RETURN_FALSE;
	}
	php_stream *stream = fd < 0 ? NULL : php_stream_sock_open_from_socket(fd, NULL);
	if (!stream) {
		RETURN_BOOL(cs_client_finish(c, UV_EMFILE));
	}
	php_stream_to_zval(stream, &argument);
	ZVAL_STRING(&function, "socket_import_stream");
	call_user_function(NULL, NULL, &function, return_value, 1, &argument);
	zval_ptr_dtor(&function);
	zval_ptr_dtor(&argument);
}

ZEND_METHOD(Swoole_Client, shutdown)
{
	zend_long how;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(how)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	bool known = how == SHUT_RD || how == SHUT_WR || how == SHUT_RDWR;
	RETURN_BOOL(cs_client_finish(c,
		!known           ? UV_EINVAL
			: c->core.so ? cs_sock_shutdown(&c->core.so->sock, (int) how)
						 : CS_CLIENT_NO_CONNECTION));
}

ZEND_METHOD(Swoole_Client, close)
{
	bool force = false;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(force)
	ZEND_PARSE_PARAMETERS_END();

	cs_client_object *c = cs_client_this(ZEND_THIS);
	if (!c) {
		RETURN_THROWS();
	}
	if (!c->core.so) {
		cs_warn("client is not connected to server");
		RETURN_BOOL(cs_client_finish(c, CS_CLIENT_NO_CONNECTION));
	}
	cs_socket *so = c->core.so;
	bool used = so->sock.users[CS_SOCK_READ] || so->sock.users[CS_SOCK_WRITE] || so->framed;
	if (c->keep && !force && !used && c->keep_key && cs_sock_check(&so->sock) == 0) {
		keep(c);
	} else {
		cs_client_close(&c->core);
	}
	c->connected = false;
	cs_slot_set_long(&c->std, CS_CLIENT_SOCK, -1);
	RETURN_BOOL(cs_client_finish(c, 0));
}

/* ---- the class --------------------------------------------------------------------------------------------------- */

static zend_object *client_create(zend_class_entry *ce)
{
	cs_client_object *c = zend_object_alloc(sizeof(cs_client_object), ce);
	zend_object_std_init(&c->std, ce);
	object_properties_init(&c->std, ce);
	c->std.handlers = &client_handlers;
	c->async = instanceof_function(ce, cs_async_client_ce);
	return &c->std;
}

static void client_free(zend_object *object)
{
	cs_client_object *c = cs_client_object_of(object);
	cs_client_dtor(&c->core);
	if (c->keep_key) {
		zend_string_release(c->keep_key);
	}
	cs_buf_dtor(&c->out);
	zend_object_std_dtor(object);
}

static HashTable *client_gc(zend_object *object, zval **table, int *n)
{
	cs_client_object *c = cs_client_object_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	if (c->core.so) {
		zend_get_gc_buffer_add_obj(buffer, &c->core.so->std);
	}
	return cs_gc_end(object, buffer, table, n);
}

/* A connection to be kept is, also when close() was not called. */
static void client_destroy(zend_object *object)
{
	cs_client_object *c = cs_client_object_of(object);
	zend_objects_destroy_object(object);
	if (c->keep && c->keep_key && c->core.so && !c->core.so->framed && cs_sock_check(&c->core.so->sock) == 0) {
		keep(c);
	}
}

void cs_client_minit(int type, int module_number)
{
	register_class_Swoole_Client_Exception(cs_exception_ce);
	cs_coroutine_client_init(register_class_Swoole_Coroutine_Client());
	cs_client_ce = register_class_Swoole_Client();
	cs_client_ce->create_object = client_create;
	memcpy(&client_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	client_handlers.offset = offsetof(cs_client_object, std);
	client_handlers.free_obj = client_free;
	client_handlers.dtor_obj = client_destroy;
	client_handlers.get_gc = client_gc;
	client_handlers.clone_obj = NULL;
	cs_async_client_ce = register_class_Swoole_Async_Client(cs_client_ce);
	zend_register_functions(NULL, ext_functions, NULL, MODULE_PERSISTENT);
}
