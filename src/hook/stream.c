/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Laying our operations over PHP's, the table of sockets in use, reading, writing and closing.
 *
 * The structures of PHP's operations are changed in place: accepted streams, persistent ones and everything in PHP that
 * compares their address (the udp transport and ext/openssl do) go on working. Which structure a transport uses shows when
 * it has made its first stream, so its factory has ours in front.
 *
 * ext/openssl calls the operations of plain sockets for what is not encrypted, with its own stream. Those calls arrive at
 * ours too (on_plain_*), and pass.
 */
#include "stream.h"

#include "hook.h"
#include "patch.h"
#include "src/core/co_struct.h"
#include "src/core/compat.h"
#include "src/core/io.h"
#include "src/core/loop.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>

#define LAYERS_MAX     8
#define TRANSPORTS_MAX 16

typedef struct cs_socket {
	const void *owner;  /* a php_stream when it counts waits, or what else has claimed the descriptor */
	zend_long users[2]; /* coroutines that read and write */
	uint32_t waits;
	bool owned; /* cs_io_own() */
	bool closing;
	bool was_no_fclose;
} cs_socket;

/* These are the process's, as PHP's structures are; filled under the lock, entries are never changed. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static cs_layer layers[LAYERS_MAX];
static size_t layer_count;
static struct {
	char name[16];
	php_stream_transport_factory factory;
} transports[TRANSPORTS_MAX];
static size_t transport_count;
static int (*tls_want)(const void *ssl); /* SSL_want() of the library that PHP uses */

static cs_layer *layer_of(const php_stream_ops *ops)
{
	size_t count = __atomic_load_n(&layer_count, __ATOMIC_ACQUIRE);
	for (size_t i = 0; i < count; i++) {
		if (layers[i].ops == ops) {
			return &layers[i];
		}
	}
	return NULL;
}

/* --- sockets in use -------------------------------------------------------------------------------------------- */

static cs_socket *find_socket(int fd)
{
	return fd >= 0 && fd < CSG(hook).socket_count ? &CSG(hook).sockets[fd] : NULL;
}

/* The entry for a stream or Socket. One left by an owner that has closed it behind our back is emptied. */
static cs_socket *get_socket(const void *owner, int fd)
{
	if (fd >= CSG(hook).socket_count) {
		int count = CSG(hook).socket_count ? CSG(hook).socket_count : 64;
		while (count <= fd) {
			count *= 2;
		}
		CSG(hook).sockets = safe_perealloc(CSG(hook).sockets, (size_t) count, sizeof(cs_socket), 0, 1);
		memset(CSG(hook).sockets + CSG(hook).socket_count, 0,
			(size_t) (count - CSG(hook).socket_count) * sizeof(cs_socket));
		CSG(hook).socket_count = count;
	}
	cs_socket *s = &CSG(hook).sockets[fd];
	if (s->owner != owner && !s->waits) {
		if (s->owned) {
			cs_io_forget(fd);
		}
		*s = (cs_socket){.owner = owner};
	}
	return s;
}

/* Another coroutine that has been woken, by a cancel for instance, is let go first. May yield. */
static bool is_used_by_other(cs_socket **s, const void *owner, int fd, int direction)
{
	zend_long id = cs_co_id(cs_co_current()), user;

	while ((user = (*s)->users[direction]) && user != id) {
		const cs_co *other = cs_co_find(user);
		if (other && (other->status != CS_CO_READY || cs_co_reschedule() < 0)) {
			return true;
		}
		*s = get_socket(owner, fd);
		if (!other) {
			(*s)->users[direction] = 0;
		}
	}
	return false;
}

/* `use` is what the running coroutine cannot do. */
static ZEND_COLD void throw_busy(const char *use, int fd, zend_long user, int direction)
{
	zend_throw_error(NULL,
		"Coroutine " ZEND_LONG_FMT " cannot %s socket %d, because coroutine " ZEND_LONG_FMT
		" is %s it: give each coroutine a connection of its own, or let them take turns",
		cs_co_id(cs_co_current()), use, fd, user, direction ? "writing to" : "reading from");
	errno = EBUSY;
}

bool cs_stream_alone(const php_stream *stream)
{
	const php_netstream_data_t *sock = layer_of(stream->ops) ? stream->abstract : NULL;
	cs_socket *s = sock ? find_socket(sock->socket) : NULL;

	for (int i = 0; s && s->owner == stream && i < 2; i++) {
		if (is_used_by_other(&s, stream, sock->socket, i)) {
			throw_busy("use", sock->socket, s->users[i], i);
			return false;
		}
	}
	return true;
}

int cs_stream_claim_for(const void *owner, int fd, int directions)
{
	cs_socket *s = get_socket(owner, fd);
	zend_long id = cs_co_id(cs_co_current());

	if (s->closing) {
		return UV_EBADF;
	}
	for (int i = 0; i < 2; i++) {
		if ((directions & (1 << i)) && is_used_by_other(&s, owner, fd, i)) {
			throw_busy(i ? "write to" : "read from", fd, s->users[i], i);
			return UV_EBUSY;
		}
	}
	for (int i = 0; i < 2; i++) {
		if (directions & (1 << i)) {
			s->users[i] = id;
		}
	}
	return 0;
}

bool cs_stream_claim(php_stream *stream, int fd, int directions)
{
	int status = cs_stream_claim_for(stream, fd, directions);
	if (status == UV_EBADF) {
		cs_stream_failed(stream, UV_EBADF);
	}
	return status == 0;
}

void cs_stream_release(const void *owner, int fd, int directions)
{
	cs_socket *s = find_socket(fd);
	for (int i = 0; s && s->owner == owner && i < 2; i++) {
		if (directions & (1 << i)) {
			s->users[i] = 0;
		}
	}
}

bool cs_stream_is_claimed(int fd, int directions)
{
	const cs_socket *s = find_socket(fd);
	return s && ((directions & CS_STREAM_READ && s->users[0]) || (directions & CS_STREAM_WRITE && s->users[1]));
}

static int64_t time_left(cs_stream_until *until)
{
	const struct timeval *tv = until->timeout;
	if (!tv || tv->tv_sec < 0) {
		return CS_FOREVER;
	}
	uint64_t now = cs_loop_fresh_ms();
	if (!until->at_ms) {
		until->at_ms = now + (uint64_t) tv->tv_sec * 1000 + (uint64_t) (tv->tv_usec + 999) / 1000;
	}
	return until->at_ms > now ? (int64_t) (until->at_ms - now) : 0;
}

int cs_stream_wait(php_stream *stream, int fd, int events, cs_stream_until *until)
{
	cs_socket *s = get_socket(stream, fd);
	int64_t left = time_left(until);

	if (s->closing) {
		return UV_EBADF;
	}
	if (left == 0) {
		return UV_ETIMEDOUT;
	}
	if (!s->owned) {
		int status = cs_io_own(fd);
		if (status < 0) {
			return status;
		}
		s->owned = true;
	}
	if (s->waits++ == 0) {
		s->was_no_fclose = (stream->flags & PHP_STREAM_FLAG_NO_FCLOSE) != 0;
		stream->flags |= PHP_STREAM_FLAG_NO_FCLOSE;
	}
	int status = cs_io_wait(fd, events, left);
	s = find_socket(fd);
	if (s && s->waits && --s->waits == 0 && !s->was_no_fclose) {
		stream->flags &= ~PHP_STREAM_FLAG_NO_FCLOSE;
	}
	return status > 0 ? 0 : status;
}

int cs_stream_error(int status)
{
	/* The script is ending, and this coroutine with it: PHP's warning that the operation failed would help nobody. */
	if (status == UV_EINTR) {
		EG(error_reporting) = 0;
	}
	return status == UV_ETIMEDOUT ? ETIMEDOUT : status == UV_ECANCELED ? ECANCELED : status == UV_EBADF ? EBADF : EINTR;
}

ssize_t cs_stream_failed(php_stream *stream, int status)
{
	if (status != UV_ECANCELED) {
		stream->eof = 1;
	}
	errno = cs_stream_error(status);
	return -1;
}

/* fclose() of a stream that others wait for ends their waits when they can run before it goes; else PHP refuses it. */
void cs_stream_allow_close(php_stream *stream)
{
	const php_netstream_data_t *sock = stream->abstract;
	const cs_socket *s = layer_of(stream->ops) && sock ? find_socket(sock->socket) : NULL;
	if (s && s->owner == stream && s->waits && !s->was_no_fclose && cs_co_can_yield()) {
		stream->flags &= ~PHP_STREAM_FLAG_NO_FCLOSE;
	}
}

/* Those who wait return to PHP, which still looks at the stream, before it goes. */
void cs_stream_forget(int fd)
{
	cs_socket *s = find_socket(fd);
	if (!s || !s->owner) {
		return;
	}
	if (s->owned) {
		s->owned = false;
		s->closing = true;
		cs_io_forget(fd);
	}
	while ((s = find_socket(fd)) && s->waits && cs_co_can_yield()) {
		if (cs_co_reschedule() < 0) {
			break;
		}
	}
	if (s) {
		*s = (cs_socket){0};
	}
}

void cs_stream_after_fork(void)
{
	for (int fd = 0; fd < CSG(hook).socket_count; fd++) {
		cs_socket *s = &CSG(hook).sockets[fd];
		if (s->waits && !s->was_no_fclose) {
			((php_stream *) s->owner)->flags &= ~PHP_STREAM_FLAG_NO_FCLOSE;
		}
	}
	cs_stream_close();
}

void cs_stream_close(void)
{
	pefree(CSG(hook).sockets, 1);
	CSG(hook).sockets = NULL;
	CSG(hook).socket_count = 0;
}

/* --- reading and writing --------------------------------------------------------------------------------------- */

bool cs_stream_on(const php_stream *stream, const cs_layer *layer)
{
	const php_netstream_data_t *sock = stream->abstract;
	zend_long flag = layer->flag;

	if (layer->tls && ((const cs_tls_head *) sock)->enable_on_connect) {
		flag = CS_HOOK_SSL | CS_HOOK_TLS;
	}
	return cs_hook_on(flag) && sock;
}

/* The same, for operations that may block: not on a stream that the user has made non-blocking. */
static bool may_wait(const php_stream *stream, const cs_layer *layer)
{
	const php_netstream_data_t *sock = stream->abstract;
	return sock && sock->socket >= 0 && sock->is_blocked && cs_stream_on(stream, layer);
}

cs_nonblock cs_nonblock_begin(int fd)
{
	cs_nonblock saved = {fd, fcntl(fd, F_GETFL)};
	if (saved.flags >= 0 && !(saved.flags & O_NONBLOCK)) {
		fcntl(fd, F_SETFL, saved.flags | O_NONBLOCK);
	}
	return saved;
}

void cs_nonblock_end(cs_nonblock saved)
{
	int error = errno;
	if (saved.flags >= 0 && !(saved.flags & O_NONBLOCK)) {
		fcntl(saved.fd, F_SETFL, saved.flags);
	}
	errno = error;
}

int cs_stream_tls_wants(const php_stream *stream, int otherwise)
{
	const cs_tls_head *head = stream->abstract;
	/* SSL_WRITING is 2, SSL_READING 3. */
	int want = tls_want && head->ssl ? tls_want(head->ssl) : 0;
	return want == 2 ? UV_WRITABLE : want == 3 ? UV_READABLE : otherwise;
}

/* True when `buf` is where PHP puts the next bytes of the stream's read buffer. */
static bool is_buffer_end(const php_stream *stream, const char *buf, size_t count)
{
	return stream->readbuf && (const char *) stream->readbuf + stream->writepos == buf
		&& stream->readbuflen - (size_t) stream->writepos >= count;
}

/* One read or write of PHP's that does not block. Sets errno to EAGAIN when nothing could be done now. */
static ssize_t try_io(php_stream *stream, const cs_layer *layer, bool tls, char *buf, size_t count)
{
	php_netstream_data_t *sock = stream->abstract;
	ssize_t n;

	errno = 0;
	if (tls) {
		cs_nonblock saved = cs_nonblock_begin(sock->socket);
		sock->is_blocked = 0;
		n = layer->original.read(stream, buf, count);
		sock->is_blocked = 1;
		cs_nonblock_end(saved);
		return n;
	}
	/* Without time to wait PHP asks the kernel, and receives with MSG_DONTWAIT. */
	struct timeval timeout = sock->timeout;
	sock->timeout = (struct timeval){0, 0};
	sock->timeout_event = 0;
	n = layer->original.read(stream, buf, count);
	sock->timeout = timeout;
	if (n <= 0 && sock->timeout_event) {
		sock->timeout_event = 0;
		errno = EAGAIN;
	}
	return n;
}

/* The time is over: PHP's own operation finds the same, and does and returns what this version does then. */
static ssize_t time_out(php_stream *stream, const cs_layer *layer, bool read, char *buf, size_t count)
{
	php_netstream_data_t *sock = stream->abstract;
	struct timeval timeout = sock->timeout;

	sock->timeout = (struct timeval){0, 1};
	ssize_t n = read ? layer->original.read(stream, buf, count) : layer->original.write(stream, buf, count);
	sock->timeout = timeout;
	return n;
}

/* May yield. */
static ssize_t read_waiting(php_stream *stream, const cs_layer *layer, char *buf, size_t count)
{
	php_netstream_data_t *sock = stream->abstract;
	struct timeval timeout = sock->timeout;
	cs_stream_until until = {.timeout = &timeout};
	bool tls = cs_stream_tls_active(stream, layer);
	bool in_buffer = is_buffer_end(stream, buf, count);

	while (true) {
		ssize_t n = try_io(stream, layer, tls, buf, count);
		if (n > 0 || errno != EAGAIN || stream->eof || CS_STREAM_HAS_DATA(stream)) {
			return n;
		}
		int events = tls ? cs_stream_tls_wants(stream, UV_READABLE) : UV_READABLE;
		int status = cs_stream_wait(stream, sock->socket, events, &until);
		if (status == UV_ETIMEDOUT) {
			return time_out(stream, layer, true, buf, count);
		}
		if (status < 0) {
			return cs_stream_failed(stream, status);
		}
		if (in_buffer && !is_buffer_end(stream, buf, count)) {
			return 0;
		}
	}
}

/* PHP's words, for an error that the socket tells once only. */
static ssize_t send_failed(const php_stream *stream, size_t count, int error)
{
	if (!(stream->flags & PHP_STREAM_FLAG_SUPPRESS_ERRORS)) {
		char *text = php_socket_strerror(error, NULL, 0);
		php_error_docref(
			NULL, E_NOTICE, "Send of " ZEND_LONG_FMT " bytes failed with errno=%d %s", (zend_long) count, error, text);
		efree(text);
	}
	errno = error;
	return -1;
}

/* PHP's own write warns when it cannot send at once, hence our own send(). May yield. */
static ssize_t write_plain(php_stream *stream, const cs_layer *layer, const char *buf, size_t count)
{
	php_netstream_data_t *sock = stream->abstract;
	struct timeval timeout = sock->timeout;
	cs_stream_until until = {.timeout = &timeout};

	while (true) {
		ssize_t n = send(sock->socket, buf, count, MSG_DONTWAIT);
		if (n >= 0) {
			php_stream_notify_progress_increment(PHP_STREAM_CONTEXT(stream), n, 0);
			return n;
		}
		if (errno == EINTR) {
			continue;
		}
		if (errno != EAGAIN && errno != EWOULDBLOCK) {
			return send_failed(stream, count, errno);
		}
		int status = cs_stream_wait(stream, sock->socket, UV_WRITABLE, &until);
		if (status == UV_ETIMEDOUT) {
			return time_out(stream, layer, false, (char *) buf, count);
		}
		if (status < 0) {
			return cs_stream_failed(stream, status);
		}
	}
}

/* May yield. */
static ssize_t write_tls(php_stream *stream, const cs_layer *layer, const char *buf, size_t count)
{
	php_netstream_data_t *sock = stream->abstract;
	struct timeval timeout = sock->timeout;
	cs_stream_until until = {.timeout = &timeout};

	while (true) {
		errno = 0;
		cs_nonblock saved = cs_nonblock_begin(sock->socket);
		sock->is_blocked = 0;
		ssize_t n = layer->original.write(stream, buf, count);
		sock->is_blocked = 1;
		cs_nonblock_end(saved);
		if (n > 0 || errno != EAGAIN) {
			return n;
		}
		int status = cs_stream_wait(stream, sock->socket, cs_stream_tls_wants(stream, UV_WRITABLE), &until);
		if (status == UV_ETIMEDOUT) {
			return time_out(stream, layer, false, (char *) buf, count);
		}
		if (status < 0) {
			return cs_stream_failed(stream, status);
		}
	}
}

/* May yield. */
static ssize_t read_layer(php_stream *stream, const cs_layer *layer, char *buf, size_t count)
{
	int fd = ((php_netstream_data_t *) stream->abstract)->socket;

	if (!cs_stream_claim(stream, fd, CS_STREAM_READ)) {
		return -1;
	}
	ssize_t n = read_waiting(stream, layer, buf, count);
	cs_stream_release(stream, fd, CS_STREAM_READ);
	return n;
}

/* Is it phpredis that writes? What it writes asks for an answer, which a coroutine that reads meanwhile would take for its
 * own. Of others' writes that is not known: one coroutine may write to a socket while another reads. */
static bool is_request(void)
{
	const zend_execute_data *call = EG(current_execute_data);
	const zend_module_entry *module =
		call->func && call->func->type == ZEND_INTERNAL_FUNCTION ? call->func->internal_function.module : NULL;
	return module && strcmp(module->name, "redis") == 0;
}

/* May yield. */
static ssize_t write_layer(php_stream *stream, const cs_layer *layer, const char *buf, size_t count)
{
	int fd = ((php_netstream_data_t *) stream->abstract)->socket;

	if (UNEXPECTED(cs_stream_is_claimed(fd, CS_STREAM_READ)) && is_request() && !cs_stream_alone(stream)) {
		return -1;
	}
	if (!cs_stream_claim(stream, fd, CS_STREAM_WRITE)) {
		return -1;
	}
	ssize_t n = cs_stream_tls_active(stream, layer) ? write_tls(stream, layer, buf, count)
													: write_plain(stream, layer, buf, count);
	cs_stream_release(stream, fd, CS_STREAM_WRITE);
	return n;
}

/* The last thing TLS does is to send its farewell. May yield. */
static void before_close(php_stream *stream, const cs_layer *layer)
{
	php_netstream_data_t *sock = stream->abstract;
	struct timeval timeout = sock->timeout;
	cs_stream_until until = {.timeout = &timeout};

	if (cs_stream_tls_active(stream, layer) && may_wait(stream, layer)
		&& php_pollfd_for_ms(sock->socket, POLLOUT, 0) == 0) {
		cs_stream_wait(stream, sock->socket, UV_WRITABLE, &until);
	}
}

/* --- the operations -------------------------------------------------------------------------------------------- */

/* Those of plain sockets. A stream of ext/openssl comes here by way of its own operations. */
static ssize_t on_plain_read(php_stream *stream, char *buf, size_t count)
{
	const cs_layer *layer = layer_of(stream->ops);
	if (layer && !layer->tls) {
		return may_wait(stream, layer) ? read_layer(stream, layer, buf, count)
									   : layer->original.read(stream, buf, count);
	}
	return layer_of(&php_stream_socket_ops)->original.read(stream, buf, count);
}

static ssize_t on_plain_write(php_stream *stream, const char *buf, size_t count)
{
	const cs_layer *layer = layer_of(stream->ops);
	if (layer && !layer->tls) {
		return may_wait(stream, layer) && count ? write_layer(stream, layer, buf, count)
												: layer->original.write(stream, buf, count);
	}
	return layer_of(&php_stream_socket_ops)->original.write(stream, buf, count);
}

static int on_plain_set_option(php_stream *stream, int option, int value, void *param)
{
	const cs_layer *layer = layer_of(stream->ops);
	const cs_layer *plain = layer && !layer->tls ? layer : layer_of(&php_stream_socket_ops);
	/* Of what ext/openssl passes on, only a connect waits; the rest was waited for. */
	if (!layer
		|| (layer->tls
			&& (option != PHP_STREAM_OPTION_XPORT_API
				|| ((php_stream_xport_param *) param)->op != STREAM_XPORT_OP_CONNECT))) {
		return plain->original.set_option(stream, option, value, param);
	}
	return cs_stream_set_option(stream, layer, &plain->original, option, value, param);
}

static ssize_t on_tls_read(php_stream *stream, char *buf, size_t count)
{
	const cs_layer *layer = layer_of(stream->ops);
	return may_wait(stream, layer) ? read_layer(stream, layer, buf, count) : layer->original.read(stream, buf, count);
}

static ssize_t on_tls_write(php_stream *stream, const char *buf, size_t count)
{
	const cs_layer *layer = layer_of(stream->ops);
	return may_wait(stream, layer) && count ? write_layer(stream, layer, buf, count)
											: layer->original.write(stream, buf, count);
}

static int on_tls_set_option(php_stream *stream, int option, int value, void *param)
{
	const cs_layer *layer = layer_of(stream->ops);
	/* A connect comes back as that of a plain socket. */
	if (option == PHP_STREAM_OPTION_XPORT_API && ((php_stream_xport_param *) param)->op == STREAM_XPORT_OP_CONNECT) {
		return layer->original.set_option(stream, option, value, param);
	}
	return cs_stream_set_option(stream, layer, &layer->original, option, value, param);
}

/* May yield. */
static int on_close(php_stream *stream, int close_handle)
{
	const cs_layer *layer = layer_of(stream->ops);
	php_netstream_data_t *sock = stream->abstract;

	if (sock && sock->socket >= 0) {
		int fd = sock->socket;
		bool tls = close_handle && cs_stream_tls_active(stream, layer) && cs_stream_on(stream, layer);
		if (tls) {
			before_close(stream, layer);
		}
		cs_stream_forget(fd);
		if (tls) {
			cs_nonblock_begin(fd);
		}
	}
	return layer->original.close(stream, close_handle);
}

/* A FILE of its own may close the descriptor. */
static int on_cast(php_stream *stream, int cast_as, void **ret)
{
	const cs_layer *layer = layer_of(stream->ops);
	php_netstream_data_t *sock = stream->abstract;
	if (cast_as == PHP_STREAM_AS_STDIO && ret && sock && find_socket(sock->socket)
		&& !find_socket(sock->socket)->waits) {
		cs_stream_forget(sock->socket);
	}
	return layer->original.cast(stream, cast_as, ret);
}

void cs_stream_lay_over(const php_stream_ops *ops, zend_long flag)
{
	if (layer_of(ops)) {
		return;
	}
	pthread_mutex_lock(&lock);
	if (!layer_of(ops) && layer_count < LAYERS_MAX) {
		cs_layer *layer = &layers[layer_count];
		bool tls = strstr(ops->label, "ssl") != NULL;
		php_stream_ops ours = *ops;
		*layer = (cs_layer){.ops = ops, .original = *ops, .flag = tls ? CS_HOOK_TCP : flag, .tls = tls};
		ours.read = tls ? on_tls_read : on_plain_read;
		ours.write = tls ? on_tls_write : on_plain_write;
		ours.set_option = tls ? on_tls_set_option : on_plain_set_option;
		ours.close = on_close;
		ours.cast = on_cast;
		__atomic_store_n(&layer_count, layer_count + 1, __ATOMIC_RELEASE);
		if (cs_patch((void *) ops, &ours, sizeof(ours)) < 0) {
			__atomic_store_n(&layer_count, layer_count - 1, __ATOMIC_RELEASE);
		}
	}
	pthread_mutex_unlock(&lock);
}

static php_stream *make_stream(const char *proto, size_t proto_len, const char *resource, size_t resource_len,
	const char *persistent_id, int options, int flags, struct timeval *timeout, php_stream_context *context STREAMS_DC)
{
	for (size_t i = 0; i < transport_count; i++) {
		if (strlen(transports[i].name) != proto_len || memcmp(transports[i].name, proto, proto_len) != 0) {
			continue;
		}
		php_stream *stream = transports[i].factory(
			proto, proto_len, resource, resource_len, persistent_id, options, flags, timeout, context STREAMS_REL_CC);
		if (stream) {
			cs_stream_lay_over(stream->ops,
				strcmp(transports[i].name, "udp") == 0        ? CS_HOOK_UDP
					: strcmp(transports[i].name, "unix") == 0 ? CS_HOOK_UNIX
					: strcmp(transports[i].name, "udg") == 0  ? CS_HOOK_UDG
															  : CS_HOOK_TCP);
		}
		return stream;
	}
	return NULL;
}

/* The sockets that the transports tcp, udp, unix, udg, ssl and tls make; transports of other modules are theirs. */
static bool is_ours(const zend_string *name)
{
	static const char *const exact[] = {"tcp", "udp", "unix", "udg", "ssl", "tls"};
	for (size_t i = 0; i < sizeof(exact) / sizeof(exact[0]); i++) {
		if (zend_string_equals_cstr(name, exact[i], strlen(exact[i]))) {
			return true;
		}
	}
	return zend_string_starts_with_literal(name, "tlsv") || zend_string_starts_with_literal(name, "sslv");
}

void cs_stream_lay(void)
{
	zend_string *name;
	void *factory;

	cs_stream_lay_over(&php_stream_socket_ops, CS_HOOK_TCP);
	transport_count = 0;
	ZEND_HASH_FOREACH_STR_KEY_PTR(php_stream_xport_get_hash(), name, factory) {
		if (name && is_ours(name) && ZSTR_LEN(name) < sizeof(transports[0].name) && transport_count < TRANSPORTS_MAX) {
			strcpy(transports[transport_count].name, ZSTR_VAL(name));
			transports[transport_count++].factory = (php_stream_transport_factory) factory;
		}
	}
	ZEND_HASH_FOREACH_END();
	for (size_t i = 0; i < transport_count; i++) {
		php_stream_xport_register(transports[i].name, make_stream);
	}
	tls_want = (int (*)(const void *)) dlsym(RTLD_DEFAULT, "SSL_want");
	cs_stream_lay_functions();
}
