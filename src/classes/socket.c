/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Socket: the object, its making, connecting and ending. Reading and writing is in socket_io.c, options
 * of the system's socket in socket_option.c.
 *
 * A method call keeps the object alive, so net/sock.c may yield with pointers into it. A property that is shown (fd) is
 * written when it changes.
 */
#include "socket.h"

#include "error.h"
#include "fd.h"
#include "slot.h"
#include "socket_tls.h"
#include "src/core/co.h"
#include "src/modules.h"
#include "stubs/socket_arginfo.h"

#include "zend_exceptions.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/un.h>
#include <unistd.h>

#define CS_ERROR_CO_HAS_BEEN_BOUND 10002

zend_class_entry *cs_socket_ce;
static zend_class_entry *socket_exception_ce;
static zend_object_handlers socket_handlers;

/* Slots of the declared properties, in the order of the stub. */
enum { PROP_FD, PROP_DOMAIN, PROP_TYPE, PROP_PROTOCOL, PROP_ERR_CODE };

static void show(cs_socket *so)
{
	cs_slot_set_long(&so->std, PROP_FD, so->sock.fd);
	cs_slot_set_long(&so->std, PROP_DOMAIN, so->sock.domain);
	cs_slot_set_long(&so->std, PROP_TYPE, so->sock.type);
	cs_slot_set_long(&so->std, PROP_PROTOCOL, so->sock.protocol);
}

void cs_socket_set_error(cs_socket *so, int status)
{
	const zval *code = OBJ_PROP_NUM(&so->std, PROP_ERR_CODE);
	if (status != 0 || Z_TYPE_P(code) != IS_LONG || Z_LVAL_P(code) != 0) {
		cs_set_error(&so->std, status);
	}
}

/* The limits that Coroutine::set() gives to new sockets. */
static void default_limits(cs_sock *s)
{
	static const struct {
		const char *name;
		size_t at[2];
	} rows[] = {
		{"socket_timeout", {offsetof(cs_sock, read_ms), offsetof(cs_sock, write_ms)}},
		{"socket_connect_timeout", {offsetof(cs_sock, connect_ms), offsetof(cs_sock, connect_ms)}},
		{"socket_dns_timeout", {offsetof(cs_sock, dns_ms), offsetof(cs_sock, dns_ms)}},
		{"socket_read_timeout", {offsetof(cs_sock, read_ms), offsetof(cs_sock, read_ms)}},
		{"socket_write_timeout", {offsetof(cs_sock, write_ms), offsetof(cs_sock, write_ms)}},
	};

	cs_sock_init(s);
	if (EXPECTED(!CSG(core).options)) {
		return;
	}
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		zval *value = zend_hash_str_find(CSG(core).options, rows[i].name, strlen(rows[i].name));
		if (value) {
			int64_t ms = cs_timeout_ms(zval_get_double(value), true);
			*(int64_t *) ((char *) s + rows[i].at[0]) = ms;
			*(int64_t *) ((char *) s + rows[i].at[1]) = ms;
		}
	}
}

static cs_socket *new_socket(void)
{
	zval object;
	object_init_ex(&object, cs_socket_ce);
	return cs_socket_of(Z_OBJ(object));
}

zend_object *cs_socket_new(int domain, int type, int protocol, int *error)
{
	cs_socket *so = new_socket();

	*error = cs_sock_open(&so->sock, domain, type, protocol);
	if (*error < 0) {
		OBJ_RELEASE(&so->std);
		return NULL;
	}
	show(so);
	return &so->std;
}

zend_object *cs_socket_from_fd(int fd, int *error)
{
	cs_socket *so = new_socket();

	*error = cs_sock_adopt(&so->sock, fd);
	if (*error < 0) {
		OBJ_RELEASE(&so->std);
		return NULL;
	}
	show(so);
	return &so->std;
}

cs_socket *cs_socket_this(zval *this)
{
	cs_socket *so = cs_socket_of(Z_OBJ_P(this));
	if (UNEXPECTED(so->sock.fd < 0 && !so->sock.closed)) {
		cs_throw_error(0,
			"the constructor of Swoole\\Coroutine\\Socket was not called: %s::__construct() must call "
			"parent::__construct()",
			ZSTR_VAL(Z_OBJCE_P(this)->name));
		return NULL;
	}
	return so;
}

cs_deadline cs_socket_deadline(double timeout, int64_t otherwise)
{
	return CS_DEADLINE(timeout == 0 ? otherwise : cs_timeout_ms(timeout, false));
}

bool cs_socket_claim(cs_socket *so, int direction)
{
	if (EXPECTED(cs_sock_claim(&so->sock, direction) == 0)) {
		return true;
	}
	if (!EG(exception)) {
		bool writes = direction == CS_SOCK_WRITE;
		cs_throw_error(CS_ERROR_CO_HAS_BEEN_BOUND,
			"Coroutine " ZEND_LONG_FMT " cannot %s socket %d, because coroutine " ZEND_LONG_FMT
			" is %s it: give each coroutine a socket of its own, or let them take turns",
			cs_co_current() ? cs_co_id(cs_co_current()) : -1, writes ? "write to" : "read from", so->sock.fd,
			so->sock.users[direction], writes ? "writing to" : "reading from");
	}
	return false;
}

/* ---- options ----------------------------------------------------------------------------------------------------- */

cs_client_options *cs_socket_options(cs_socket *so)
{
	if (!so->options) {
		so->options = emalloc(sizeof(*so->options));
		cs_client_options_init(so->options);
	}
	return so->options;
}

void cs_socket_end_framing(cs_socket *so)
{
	if (!so->framed || so->parsing) {
		return;
	}
	cs_frame_keep(&so->frame);
	cs_view rest = cs_frame_rest(&so->frame);
	if (rest.len > 0) {
		cs_buf ahead = so->sock.in;
		size_t pos = so->sock.in_pos;
		cs_buf_init(&so->sock.in);
		so->sock.in_pos = 0;
		cs_buf_append(&so->sock.in, rest.ptr, rest.len);
		if (ahead.len > pos) {
			cs_buf_append(&so->sock.in, ahead.data + pos, ahead.len - pos);
		}
		cs_buf_dtor(&ahead);
	}
	cs_frame_dtor(&so->frame);
	so->framed = false;
}

void cs_socket_apply_options(cs_socket *so)
{
	cs_client_options *o = so->options;
	cs_sock *s = &so->sock;

	cs_socket_end_framing(so);
	s->connect_ms = cs_client_options_ms(o, o->connect_ms, s->connect_ms);
	s->dns_ms = cs_client_options_ms(o, o->dns_ms, s->dns_ms);
	s->read_ms = cs_client_options_ms(o, o->read_ms, s->read_ms);
	s->write_ms = cs_client_options_ms(o, o->write_ms, s->write_ms);
	if (so->tls && o->tls_changed) {
		cs_socket_tls_unref(so->tls);
		so->tls = NULL;
	}
	o->tls_changed = false;
	if (s->fd < 0) {
		return;
	}
	if (s->type == SOCK_STREAM && s->domain != AF_UNIX) {
		int on = o->tcp_nodelay;
		setsockopt(s->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
	}
	if (o->buffer_size > 0) {
		int size = (int) o->buffer_size;
		setsockopt(s->fd, SOL_SOCKET, SO_RCVBUF, &size, sizeof(size));
		setsockopt(s->fd, SOL_SOCKET, SO_SNDBUF, &size, sizeof(size));
	}
}

ZEND_METHOD(Swoole_Coroutine_Socket, setProtocol)
{
	HashTable *settings;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	/* Packets that others are cut from must not change their rules meanwhile. */
	if (!cs_socket_claim(so, CS_SOCK_READ)) {
		RETURN_THROWS();
	}
	if (so->parsing) {
		cs_socket_set_error(so, UV_EBUSY);
		RETURN_FALSE;
	}
	cs_socket_end_framing(so);
	bool fine =
		cs_client_options_set(cs_socket_options(so), settings, "Swoole\\Coroutine\\Socket::setProtocol()", NULL, NULL);
	cs_socket_apply_options(so);
	cs_sock_release(&so->sock, CS_SOCK_READ);
	RETURN_BOOL(fine);
}

/* ---- making ------------------------------------------------------------------------------------------------------ */

ZEND_METHOD(Swoole_Coroutine_Socket, __construct)
{
	zend_long domain, type, protocol = 0;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_LONG(domain)
		Z_PARAM_LONG(type)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(protocol)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_of(Z_OBJ_P(ZEND_THIS));
	if (so->sock.fd >= 0 || so->sock.closed) {
		cs_throw_error(0, "the constructor of Swoole\\Coroutine\\Socket was called twice");
		RETURN_THROWS();
	}
	int status = cs_sock_open(&so->sock, (int) domain, (int) type, (int) protocol);
	if (status < 0) {
		cs_set_error(&so->std, status);
		zend_throw_exception_ex(socket_exception_ce, -status,
			"a socket of domain " ZEND_LONG_FMT ", type " ZEND_LONG_FMT " and protocol " ZEND_LONG_FMT
			" cannot be made: %s",
			domain, type, protocol, strerror(-status));
		RETURN_THROWS();
	}
	show(so);
}

ZEND_METHOD(Swoole_Coroutine_Socket, import)
{
	zval *stream;
	int error;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(stream)
	ZEND_PARSE_PARAMETERS_END();

	int fd = cs_fd_of(stream);
	if (fd < 0) {
		RETURN_FALSE;
	}
	int copy = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (copy < 0) {
		cs_warn("the descriptor %d cannot be duplicated: %s", fd, strerror(errno));
		RETURN_FALSE;
	}
	zend_object *object = cs_socket_from_fd(copy, &error);
	if (!object) {
		close(copy);
		cs_warn("the descriptor %d is no socket: %s", fd, strerror(-error));
		RETURN_FALSE;
	}
	RETURN_OBJ(object);
}

/* Sets the error and returns whether there is none. */
static bool finish(cs_socket *so, int status)
{
	cs_socket_set_error(so, status);
	return status == 0;
}

ZEND_METHOD(Swoole_Coroutine_Socket, bind)
{
	char *address;
	size_t len;
	zend_long port = 0;
	cs_addr addr;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STRING(address, len)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	int status = so->sock.fd < 0 ? UV_EBADF : 0;
	if (status == 0 && (port < 0 || port > 65535)) {
		status = UV_EINVAL;
	}
	if (status == 0) {
		status = so->sock.domain == AF_UNIX ? cs_addr_from_path(&addr, address, len)
											: cs_addr_from_ip(&addr, address, (int) port);
	}
	if (status == 0 && so->sock.domain != AF_UNIX) {
		int on = 1;
		setsockopt(so->sock.fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
	}
	if (status == 0 && bind(so->sock.fd, (struct sockaddr *) &addr.storage, addr.len) < 0) {
		status = -errno;
	}
	RETURN_BOOL(finish(so, status));
}

ZEND_METHOD(Swoole_Coroutine_Socket, listen)
{
	zend_long backlog = 512;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(backlog)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	int status = so->sock.fd < 0 ? UV_EBADF : 0;
	if (status == 0 && listen(so->sock.fd, backlog <= 0 || backlog > INT_MAX ? 512 : (int) backlog) < 0) {
		status = -errno;
	}
	RETURN_BOOL(finish(so, status));
}

/* The connection inherits what this socket was told. */
static void inherit(cs_socket *child, cs_socket *parent)
{
	child->accepted = true;
	child->sock.connect_ms = parent->sock.connect_ms;
	child->sock.read_ms = parent->sock.read_ms;
	child->sock.write_ms = parent->sock.write_ms;
	if (parent->options) {
		child->options = emalloc(sizeof(*child->options));
		cs_client_options_copy(child->options, parent->options);
		cs_socket_apply_options(child);
	}
	if (parent->tls) {
		child->tls = cs_socket_tls_ref(parent->tls);
	}
}

ZEND_METHOD(Swoole_Coroutine_Socket, accept)
{
	double timeout = 0;
	int error;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so || !cs_require_coroutine("Socket::accept()") || !cs_socket_claim(so, CS_SOCK_READ)) {
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	int fd = cs_sock_accept(&so->sock, &deadline);
	cs_sock_release(&so->sock, CS_SOCK_READ);
	zend_object *child = fd >= 0 ? cs_socket_from_fd(fd, &error) : NULL;
	if (!child) {
		if (fd >= 0) {
			close(fd);
			fd = error;
		}
		cs_socket_set_error(so, fd);
		RETURN_FALSE;
	}
	/* Each connection makes the context when the listening socket has none yet. */
	if (so->options && so->options->open_ssl && !so->tls) {
		so->accepted = true;
		int status = cs_socket_tls_context(so);
		if (status < 0) {
			OBJ_RELEASE(child);
			cs_socket_set_error(so, status);
			RETURN_FALSE;
		}
	}
	inherit(cs_socket_of(child), so);
	cs_socket_set_error(so, 0);
	RETURN_OBJ(child);
}

ZEND_METHOD(Swoole_Coroutine_Socket, connect)
{
	char *host;
	size_t len;
	zend_long port = 0;
	double timeout = 0;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_STRING(host, len)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so || !cs_require_coroutine("Socket::connect()") || !cs_socket_claim(so, CS_SOCK_WRITE)) {
		RETURN_THROWS();
	}
	if (!cs_socket_claim(so, CS_SOCK_READ)) {
		cs_sock_release(&so->sock, CS_SOCK_WRITE);
		RETURN_THROWS();
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.connect_ms);
	int status = port < 0 || port > 65535 || (port == 0 && so->sock.domain != AF_UNIX)
		? UV_EINVAL
		: cs_socket_connect(so, host, len, (int) port, &deadline);
	cs_sock_release(&so->sock, CS_SOCK_WRITE);
	cs_sock_release(&so->sock, CS_SOCK_READ);
	RETURN_BOOL(finish(so, status));
}

ZEND_METHOD(Swoole_Coroutine_Socket, sslHandshake)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so || !cs_require_coroutine("Socket::sslHandshake()") || !cs_socket_claim(so, CS_SOCK_WRITE)) {
		RETURN_THROWS();
	}
	if (!cs_socket_claim(so, CS_SOCK_READ)) {
		cs_sock_release(&so->sock, CS_SOCK_WRITE);
		RETURN_THROWS();
	}
	cs_deadline deadline = CS_DEADLINE(so->sock.connect_ms);
	int status = cs_socket_start_tls(so, &deadline);
	cs_sock_release(&so->sock, CS_SOCK_WRITE);
	cs_sock_release(&so->sock, CS_SOCK_READ);
	RETURN_BOOL(finish(so, status));
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

void cs_socket_address_array(zval *array, const cs_addr *addr, const char *host_key)
{
	const struct sockaddr *sa = (const struct sockaddr *) &addr->storage;
	const struct sockaddr_un *un = (const struct sockaddr_un *) &addr->storage;
	char host[INET6_ADDRSTRLEN + 1] = "";

	array_init(array);
	if (sa->sa_family == AF_UNIX) {
		size_t len =
			addr->len > offsetof(struct sockaddr_un, sun_path) ? addr->len - offsetof(struct sockaddr_un, sun_path) : 0;
		/* An abstract name begins with a NUL and has no other end; a path may have one at its end. */
		if (len > 0 && un->sun_path[0]) {
			len = strnlen(un->sun_path, len);
		}
		add_assoc_stringl(array, host_key, un->sun_path, len);
		add_assoc_long(array, "port", 0);
		return;
	}
	cs_addr_host(sa, host, sizeof(host));
	add_assoc_string(array, host_key, host);
	add_assoc_long(array, "port", cs_addr_port(sa));
}

int cs_socket_name(const cs_socket *so, bool peer, const char *host_key, zval *array)
{
	cs_addr addr = {.len = sizeof(addr.storage)};
	struct sockaddr *sa = (struct sockaddr *) &addr.storage;

	if (so->sock.fd < 0) {
		return UV_EBADF;
	}
	if ((peer ? getpeername(so->sock.fd, sa, &addr.len) : getsockname(so->sock.fd, sa, &addr.len)) < 0) {
		return -errno;
	}
	cs_socket_address_array(array, &addr, host_key);
	return 0;
}

static void return_name(INTERNAL_FUNCTION_PARAMETERS, bool peer)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	if (!finish(so, cs_socket_name(so, peer, "address", return_value))) {
		RETURN_FALSE;
	}
}

ZEND_METHOD(Swoole_Coroutine_Socket, getpeername)
{
	return_name(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Coroutine_Socket, getsockname)
{
	return_name(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

/* ---- ends -------------------------------------------------------------------------------------------------------- */

int cs_socket_close(cs_socket *so)
{
	int status = cs_sock_close(&so->sock);
	if (so->framed && !so->sock.users[CS_SOCK_READ]) {
		cs_frame_dtor(&so->frame);
		so->framed = false;
	}
	cs_slot_set_long(&so->std, PROP_FD, -1);
	return status;
}

ZEND_METHOD(Swoole_Coroutine_Socket, close)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	RETURN_BOOL(finish(so, cs_socket_close(so)));
}

ZEND_METHOD(Swoole_Coroutine_Socket, isClosed)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	RETURN_BOOL(so->sock.fd < 0);
}

ZEND_METHOD(Swoole_Coroutine_Socket, shutdown)
{
	zend_long how = SHUT_RDWR;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(how)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	bool known = how == SHUT_RD || how == SHUT_WR || how == SHUT_RDWR;
	RETURN_BOOL(finish(so, known ? cs_sock_shutdown(&so->sock, (int) how) : UV_EINVAL));
}

ZEND_METHOD(Swoole_Coroutine_Socket, checkLiveness)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	RETURN_BOOL(finish(so, so->framed && cs_frame_pending(&so->frame) > 0 ? 0 : cs_sock_check(&so->sock)));
}

#define CS_EVENT_READ  512
#define CS_EVENT_WRITE 1024

int cs_socket_cancel(cs_socket *so, int direction)
{
	cs_co *co = so->sock.users[direction] ? cs_co_find(so->sock.users[direction]) : NULL;
	return co ? cs_co_cancel(co, false) : UV_ESRCH;
}

ZEND_METHOD(Swoole_Coroutine_Socket, cancel)
{
	zend_long event = CS_EVENT_READ;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(event)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	if (event != CS_EVENT_READ && event != CS_EVENT_WRITE) {
		RETURN_BOOL(finish(so, UV_EINVAL));
	}
	int status = cs_socket_cancel(so, event == CS_EVENT_READ ? CS_SOCK_READ : CS_SOCK_WRITE);
	RETURN_BOOL(finish(so, status));
}

ZEND_METHOD(Swoole_Coroutine_Socket, getBoundCid)
{
	zend_long event;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(event)
	ZEND_PARSE_PARAMETERS_END();

	cs_socket *so = cs_socket_this(ZEND_THIS);
	if (!so) {
		RETURN_THROWS();
	}
	zend_long reader = event & CS_EVENT_READ ? so->sock.users[CS_SOCK_READ] : 0;
	RETURN_LONG(reader ? reader : event & CS_EVENT_WRITE ? so->sock.users[CS_SOCK_WRITE] : 0);
}

/* ---- the class --------------------------------------------------------------------------------------------------- */

static zend_object *socket_create(zend_class_entry *ce)
{
	cs_socket *so = zend_object_alloc(sizeof(cs_socket), ce);
	zend_object_std_init(&so->std, ce);
	object_properties_init(&so->std, ce);
	so->std.handlers = &socket_handlers;
	default_limits(&so->sock);
	return &so->std;
}

static void socket_free(zend_object *object)
{
	cs_socket *so = cs_socket_of(object);
	cs_sock_dtor(&so->sock);
	if (so->framed) {
		cs_frame_dtor(&so->frame);
	}
	if (so->options) {
		cs_client_options_dtor(so->options);
		efree(so->options);
	}
	if (so->tls) {
		cs_socket_tls_unref(so->tls);
	}
	if (so->host) {
		efree(so->host);
	}
	zend_object_std_dtor(object);
}

static HashTable *socket_gc(zend_object *object, zval **table, int *n)
{
	cs_socket *so = cs_socket_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	if (so->options) {
		cs_client_options_gc(so->options, buffer);
	}
	return cs_gc_end(object, buffer, table, n);
}

void cs_socket_minit(int type, int module_number)
{
	socket_exception_ce = register_class_Swoole_Coroutine_Socket_Exception(cs_exception_ce);
	cs_socket_ce = register_class_Swoole_Coroutine_Socket();
	cs_socket_ce->create_object = socket_create;
	memcpy(&socket_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	socket_handlers.offset = offsetof(cs_socket, std);
	socket_handlers.free_obj = socket_free;
	socket_handlers.get_gc = socket_gc;
	socket_handlers.clone_obj = NULL;
}
