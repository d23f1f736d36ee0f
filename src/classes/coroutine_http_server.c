/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Coroutine\Http\Server: routes requests to PHP callables, each in a coroutine. What connections and libuv point
 * at is in a malloc'ed struct that outlives the object until the last of them has let go.
 */
#include "coroutine_http_server.h"
#include "callback.h"
#include "error.h"
#include "http_handler.h"
#include "response.h"
#include "slot.h"

#include "src/core/co.h"
#include "src/http/docroot.h"
#include "src/core/log.h"
#include "src/core/timer.h"
#include "src/core/loop.h"
#include "src/server/accept.h"
#include "src/server/listen.h"
#include "src/server/tls_options.h"
#include "src/server/workers.h"

#include "Zend/zend_exceptions.h"

#include <errno.h>
#include <unistd.h>

#include "stubs/coroutine_http_server_arginfo.h"

#define CLASS_NAME "Swoole\\Coroutine\\Http\\Server"

/* The declared properties, in order. */
enum { PROP_FD, PROP_HOST, PROP_PORT, PROP_SSL, PROP_SETTINGS };

typedef struct route {
	zend_string *prefix;
	cs_callback callback;
} route;

typedef struct http_server http_server;

typedef struct server_object {
	http_server *server; /* NULL before the constructor */
	route *routes;
	uint32_t route_count;
	bool only_root; /* the one route is "/" */
	zend_object std;
} server_object;

struct http_server {
	cs_conn_server conns;  /* first: connections point here */
	server_object *object; /* NULL when it is freed */
	cs_listen listen;
	cs_acceptor acceptor;
	cs_http_options options;
	cs_tls_config tls;       /* what conns.tls is made of */
	cs_http_handler handler; /* its callback is that of the last request */
	cs_co *starter;          /* in start() */
	cs_worker *worker;       /* in a worker process */
	bool reuse_port;
	bool ssl;
	struct cs_timer *patience; /* after shutdown(): max_wait_time */
	bool stopping;
};

zend_class_entry *cs_coroutine_http_server_ce;
static zend_object_handlers server_handlers; /* filled once by minit, then constant */

static server_object *from_zend(zend_object *object)
{
	return (server_object *) ((char *) object - XtOffsetOf(server_object, std));
}

/* ---- Requests ---------------------------------------------------------------------------------------------------- */

/* The first prefix in order of registration; "/" comes last. NULL when nothing fits. */
static route *find_route(server_object *object, const cs_head *head)
{
	if (EXPECTED(object->only_root)) {
		return object->routes;
	}
	cs_view path = head->path_len ? cs_head_view(head, head->path, head->path_len) : CS_VIEW("/");
	route *fallback = NULL;
	for (uint32_t i = 0; i < object->route_count; i++) {
		route *one = &object->routes[i];
		size_t len = ZSTR_LEN(one->prefix);
		if (len == 1 && ZSTR_VAL(one->prefix)[0] == '/') {
			fallback = one;
		} else if (len <= path.len && memcmp(ZSTR_VAL(one->prefix), path.ptr, len) == 0) {
			return one;
		}
	}
	return fallback;
}

static void on_request(cs_conn *conn, cs_head *head)
{
	http_server *server = (http_server *) conn->server;
	if (UNEXPECTED(server->options.site.serve_files) && cs_docroot_request(conn, head)) {
		return;
	}
	route *to = find_route(server->object, head);
	if (UNEXPECTED(!to)) {
		cs_http_answer_status(conn, head, 404);
		return;
	}
	server->handler.callback = &to->callback;
	cs_http_handle(&server->handler, conn, head);
}

/* ---- Life -------------------------------------------------------------------------------------------------------- */

static void free_if_done(http_server *server)
{
	if (!server->object && server->acceptor.fd < 0 && server->conns.conn_count == 0) {
		cs_queue_remove(&server->conns.node);
		cs_listen_close(&server->listen, true);
		cs_http_options_dtor(&server->options);
		cs_tls_unref(server->conns.tls);
		cs_tls_config_dtor(&server->tls);
		free(server);
	}
}

static void wake_starter(http_server *server)
{
	if (server->starter && server->acceptor.fd < 0 && server->conns.conn_count == 0) {
		cs_co_wake(server->starter, 0);
	}
}

static void end_patience(http_server *server)
{
	if (server->patience) {
		cs_timer_close(server->patience);
		server->patience = NULL;
	}
}

static void on_drained(cs_conn_server *conns)
{
	http_server *server = (http_server *) conns;
	end_patience(server);
	wake_starter(server);
	free_if_done(server);
}

static void on_accepted(cs_acceptor *acceptor, int fd)
{
	http_server *server = acceptor->arg;
	cs_conn *conn;

	if (fd >= 0) {
		int error = cs_conn_adopt(&server->conns, fd, !server->listen.is_unix, &conn);
		if (error) {
			cs_log(CS_LOG_WARNING, "a connection could not be served: %s", uv_strerror(error));
		}
	}
}

static void on_patience_end(cs_timer *timer, void *arg)
{
	http_server *server = arg;
	end_patience(server);
	cs_conn_server_leave_detached(&server->conns);
}

/* Stops accepting and closes what is idle; on_drained() follows when the rest is done. */
static void stop_server(http_server *server)
{
	if (server->stopping) {
		return;
	}
	server->stopping = true;
	cs_acceptor_close(&server->acceptor);
	cs_listen_close(&server->listen, true);
	cs_conn_server_stop(&server->conns);
	wake_starter(server);
	if (server->conns.conn_count && server->options.max_wait_ms) {
		server->patience = cs_timer_open(server->options.max_wait_ms, 0, on_patience_end, server);
		cs_timer_unref(server->patience);
	}
}

static zend_object *create_server(zend_class_entry *ce)
{
	server_object *object = zend_object_alloc(sizeof(server_object), ce);
	zend_object_std_init(&object->std, ce);
	object_properties_init(&object->std, ce);
	object->std.handlers = &server_handlers;
	return &object->std;
}

static void drop_routes(server_object *object)
{
	route *routes = object->routes;
	uint32_t count = object->route_count;
	object->routes = NULL;
	object->route_count = 0;
	for (uint32_t i = 0; i < count; i++) {
		zend_string_release(routes[i].prefix);
		cs_callback_dtor(&routes[i].callback);
	}
	if (routes) {
		efree(routes);
	}
}

static void free_server(zend_object *zend)
{
	server_object *object = from_zend(zend);
	http_server *server = object->server;
	if (server) {
		server->starter = NULL;
		cs_conn_server_abort(&server->conns);
		stop_server(server);
		/* Not later: the loop may be closing when the last connection is gone. */
		end_patience(server);
		/* Nothing frees the struct before this. */
		server->object = NULL;
		object->server = NULL;
		free_if_done(server);
	}
	drop_routes(object);
	zend_object_std_dtor(zend);
}

static HashTable *get_gc(zend_object *zend, zval **table, int *count)
{
	server_object *object = from_zend(zend);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	for (uint32_t i = 0; i < object->route_count; i++) {
		cs_callback_gc(&object->routes[i].callback, buffer);
	}
	return cs_gc_end(zend, buffer, table, count);
}

/* ---- TLS --------------------------------------------------------------------------------------------------------- */

/* Reads the certificates, also those of a server that runs: then new connections get them. Returns 0, or a negative UV_E*
 * after a warning; what was there stays in use. */
static int secure(http_server *server)
{
	char why[512];
	cs_tls *tls;
	server->tls.alpn[0] = '\0';
	if (server->options.http2) {
		cs_tls_config_add_alpn(&server->tls, "h2");
	}
	cs_tls_config_add_alpn(&server->tls, "http/1.1");
	cs_tls_config_add_alpn(&server->tls, "http/1.0");
	int error = cs_tls_config_keys(&server->tls);
	if (!error) {
		error = cs_tls_new(&tls, &server->tls, why, sizeof(why));
	}
	if (error) {
		cs_warn("%s", why);
		return error;
	}
	cs_tls_unref(server->conns.tls);
	server->conns.tls = tls;
	return 0;
}

/* New certificates for a server that runs. */
static void renew_certificates(http_server *server, HashTable *settings)
{
	zend_string *key;
	zval *value;
	const char *why;
	bool some = false;
	ZEND_HASH_FOREACH_STR_KEY_VAL(settings, key, value) {
		ZVAL_DEREF(value);
		some |= key && cs_tls_options_set(&server->tls, ZSTR_VAL(key), value, &why) == 0;
	}
	ZEND_HASH_FOREACH_END();
	if (some) {
		secure(server);
	}
}

/* ---- Methods ----------------------------------------------------------------------------------------------------- */

static http_server *this_server(zval *zv)
{
	http_server *server = from_zend(Z_OBJ_P(zv))->server;
	if (!server) {
		cs_throw_error(EINVAL, CLASS_NAME " was not constructed: a child class must call parent::__construct()");
	}
	return server;
}
#define THIS_SERVER() this_server(ZEND_THIS)

static int bind_server(http_server *server, zend_object *object, const char *host, int port)
{
	int error = cs_listen_bind(&server->listen, host, port, SOCK_STREAM, server->reuse_port);
	if (error) {
		return error;
	}
	cs_peer_set(&server->conns.local, (struct sockaddr *) &server->listen.address);
	ZVAL_LONG(OBJ_PROP_NUM(object, PROP_FD), server->listen.fd);
	if (!server->listen.is_unix) {
		ZVAL_LONG(OBJ_PROP_NUM(object, PROP_PORT), server->listen.port);
	}
	return 0;
}

ZEND_METHOD(Swoole_Coroutine_Http_Server, __construct)
{
	zend_string *host;
	zend_long port = 0;
	bool ssl = false, reuse_port = false;
	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_PATH_STR(host)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_BOOL(ssl)
		Z_PARAM_BOOL(reuse_port)
	ZEND_PARSE_PARAMETERS_END();
	server_object *object = from_zend(Z_OBJ_P(ZEND_THIS));
	if (object->server) {
		cs_throw_error(EEXIST, CLASS_NAME " is constructed already");
		RETURN_THROWS();
	}
	if (ssl && !*cs_tls_library()) {
		cs_throw(
			ENOTSUP, CLASS_NAME ": TLS is not in this build of cserve; build it with OpenSSL, or pass false for $ssl");
		RETURN_THROWS();
	}
	if (port < 0 || port > 65535) {
		cs_throw(EINVAL, CLASS_NAME ": the port " ZEND_LONG_FMT " is not between 0 and 65535", port);
		RETURN_THROWS();
	}
	http_server *server = pecalloc(1, sizeof(*server), 1);
	cs_conn_server_init(&server->conns);
	server->listen.fd = -1;
	cs_acceptor_init(&server->acceptor);
	server->reuse_port = reuse_port;
	server->ssl = ssl;
	cs_tls_config_default(&server->tls, true);
	int error = bind_server(server, &object->std, ZSTR_VAL(host), (int) port);
	if (error) {
		free(server);
		cs_throw(-error, "bind(%s:" ZEND_LONG_FMT ") failed: %s", ZSTR_VAL(host), port, strerror(-error));
		RETURN_THROWS();
	}
	server->conns.on_request = on_request;
	server->conns.on_lost = cs_response_on_lost;
	server->conns.on_drained = on_drained;
	server->object = object;
	object->server = server;
	ZVAL_STR_COPY(OBJ_PROP_NUM(&object->std, PROP_HOST), host);
	if (server->listen.is_unix) {
		ZVAL_LONG(OBJ_PROP_NUM(&object->std, PROP_PORT), port);
	}
	ZVAL_BOOL(OBJ_PROP_NUM(&object->std, PROP_SSL), ssl);
}

ZEND_METHOD(Swoole_Coroutine_Http_Server, set)
{
	HashTable *settings;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();
	http_server *server = THIS_SERVER();
	if (!server) {
		RETURN_THROWS();
	}
	zval *slot = OBJ_PROP_NUM(Z_OBJ_P(ZEND_THIS), PROP_SETTINGS);
	ZVAL_DEREF(slot);
	if (Z_TYPE_P(slot) != IS_ARRAY) {
		zval_ptr_dtor(slot);
		array_init(slot);
	}
	SEPARATE_ARRAY(slot);
	zend_hash_merge(Z_ARRVAL_P(slot), settings, zval_add_ref, true);
	if (server->starter && server->ssl) {
		renew_certificates(server, settings);
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Coroutine_Http_Server, handle)
{
	zend_string *prefix;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(prefix)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();
	server_object *object = from_zend(Z_OBJ_P(ZEND_THIS));
	if (!THIS_SERVER()) {
		RETURN_THROWS();
	}
	if (ZSTR_LEN(prefix) == 0 || ZSTR_VAL(prefix)[0] != '/') {
		cs_warn("the pattern \"%s\" does not begin with a slash: it is the beginning of a path", ZSTR_VAL(prefix));
		RETURN_FALSE;
	}
	route *at = NULL;
	for (uint32_t i = 0; i < object->route_count && !at; i++) {
		at = zend_string_equals(object->routes[i].prefix, prefix) ? &object->routes[i] : NULL;
	}
	cs_callback old;
	bool replaces = at != NULL;
	if (replaces) {
		old = at->callback;
	} else {
		object->routes = safe_erealloc(object->routes, object->route_count + 1, sizeof(route), 0);
		at = &object->routes[object->route_count++];
		at->prefix = zend_string_copy(prefix);
	}
	cs_callback_init(&at->callback, &fci, &fcc, 0, 0, NULL, NULL);
	object->only_root = object->route_count == 1 && zend_string_equals_literal(prefix, "/");
	if (replaces) {
		/* Last, as a destructor may add routes. */
		cs_callback_dtor(&old);
	}
	RETURN_TRUE;
}

/* One setting; as cs_option_set(). */
static int apply_setting(http_server *server, const char *name, zval *value, const char **why)
{
	int error = cs_tls_options_set(&server->tls, name, value, why);
	if (error == UV_ENOENT) {
		return cs_http_options_set(&server->options, name, value, why);
	}
	if (error == 0 && !server->ssl) {
		*why = "has no effect: pass true for $ssl to the constructor";
		return UV_EINVAL;
	}
	return error;
}

/* Returns 0 or a negative UV_E*. */
static int apply_settings(http_server *server, zval *settings)
{
	zend_string *key;
	zval *value;
	const char *why = NULL;
	cs_http_options_dtor(&server->options);
	cs_http_options_default(&server->options);
	if (Z_TYPE_P(settings) == IS_ARRAY) {
		ZEND_HASH_FOREACH_STR_KEY_VAL(Z_ARRVAL_P(settings), key, value) {
			ZVAL_DEREF(value);
			int error = key ? apply_setting(server, ZSTR_VAL(key), value, &why) : 0;
			if (error == UV_ENOENT) {
				cs_log_option(CLASS_NAME "::set()", ZSTR_VAL(key));
			} else if (error) {
				cs_warn_option_value(ZSTR_VAL(key), why, value);
			}
		}
		ZEND_HASH_FOREACH_END();
	}
	cs_http_options *options = &server->options;
	cs_http_options_apply(options, &server->conns);
	server->handler.parse_cookie = options->parse_cookie;
	server->handler.parse_post = options->site.parse_post;
	return server->ssl ? secure(server) : 0;
}

/* After a shutdown, on the port it had. Returns 0 or a negative UV_E*. */
static int bind_again(http_server *server, zend_object *object)
{
	zval *host = OBJ_PROP_NUM(object, PROP_HOST);
	if (Z_TYPE_P(host) != IS_STRING) {
		return UV_EINVAL;
	}
	return bind_server(server, object, Z_STRVAL_P(host), (int) zval_get_long(OBJ_PROP_NUM(object, PROP_PORT)));
}

/* ---- Worker processes -------------------------------------------------------------------------------------------- */

/* Why there can be no worker processes; NULL when there can. */
static const char *workers_obstacle(const http_server *server)
{
	if (CSG(http).worker_parent) {
		return "has no effect in a worker process: one process serves";
	}
	if (CSG(core).map.count != 1) {
		return "has no effect while other coroutines are alive: one process serves";
	}
	if (CSG(core).loop && uv_loop_alive(CSG(core).loop)) {
		return "has no effect while timers or events are pending: one process serves";
	}
	return NULL;
}

/* One socket for all workers, or with reuse_port one for each, which a worker's successor gets too. */
static int open_worker_sockets(http_server *server, int *fds, unsigned count)
{
	for (unsigned i = 0; i < count; i++) {
		fds[i] = server->listen.fd;
		if (i > 0 && server->reuse_port && !server->listen.is_unix) {
			int error = cs_listen_clone(&server->listen, &fds[i]);
			if (error) {
				fds[i] = server->listen.fd;
				return error;
			}
		}
		int error = cs_listen_start(fds[i], (int) server->options.backlog);
		if (error) {
			return error;
		}
	}
	return 0;
}

static void close_worker_sockets(http_server *server, const int *fds, unsigned count, int keep)
{
	for (unsigned i = 1; i < count; i++) {
		if (fds[i] != fds[0] && fds[i] != keep) {
			close(fds[i]);
		}
	}
}

static void on_worker_stop(void *arg)
{
	stop_server(arg);
}

/* Returns 1 in a worker, which then serves; in the parent 0 when all have ended, or a negative UV_E*. */
static int run_workers(http_server *server)
{
	unsigned count = (unsigned) server->options.worker_num;
	int *fds = ecalloc(count, sizeof(int));
	int error = open_worker_sockets(server, fds, count);
	int index = error ? -1 : cs_workers_run(count, server->options.max_wait_ms);
	if (index >= 0) {
		close_worker_sockets(server, fds, count, fds[index]);
		if (fds[index] != server->listen.fd) {
			close(server->listen.fd);
			server->listen.fd = fds[index];
		}
		server->worker = cs_worker_watch(on_worker_stop, server);
	} else {
		close_worker_sockets(server, fds, count, -1);
		error = error ? error : index < -1 ? index : 0;
		cs_listen_close(&server->listen, true);
	}
	efree(fds);
	return index >= 0 ? 1 : error;
}

/* A worker that has served ends here and now: what follows start() in the script is the parent's. */
static void end_worker(http_server *server)
{
	cs_worker_unwatch(server->worker);
	server->worker = NULL;
	drop_routes(server->object);
	if (!EG(exception)) {
		EG(exception) = zend_create_unwind_exit();
	}
}

/* Accepts until shutdown() or a cancel. Returns 0, or UV_EINTR when the script ends. */
static int serve(http_server *server)
{
	cs_conn_server_start(&server->conns);
	server->starter = cs_co_current();
	int status = cs_co_wait("http server", CS_FOREVER);
	if (status < 0 && status != UV_EINTR) {
		/* The coroutine was cancelled instead of the server being shut down. */
		server->starter = NULL;
		stop_server(server);
		if (server->conns.conn_count) {
			server->starter = cs_co_current();
			status = cs_co_wait("http server", CS_FOREVER);
		}
	}
	server->starter = NULL;
	if (status == UV_EINTR) {
		stop_server(server);
		return UV_EINTR;
	}
	return 0;
}

/* The settings, the sockets and, when asked for, the processes. As run_workers(). */
static int prepare_start(http_server *server, zend_object *object)
{
	int error = apply_settings(server, OBJ_PROP_NUM(object, PROP_SETTINGS));
	if (error) {
		return error;
	}
	server->stopping = false;
	if (server->options.enable_reuse_port && !server->reuse_port) {
		/* Every socket of the port must have the flag before it is bound. */
		server->reuse_port = true;
		cs_listen_close(&server->listen, true);
	}
	if (server->listen.fd < 0) {
		error = bind_again(server, object);
	}
	cs_listen_own(&server->listen);
	if (!error && server->options.worker_num > 1) {
		const char *obstacle = workers_obstacle(server);
		if (!obstacle) {
			error = run_workers(server);
			if (error <= 0) {
				return error ? error : UV_ECANCELED;
			}
		} else {
			cs_warn_option(CLASS_NAME, "worker_num", obstacle);
		}
	}
	if (error >= 0) {
		error = cs_listen_start(server->listen.fd, (int) server->options.backlog);
	}
	return error < 0 ? error : cs_acceptor_open(&server->acceptor, server->listen.fd, on_accepted, server);
}

ZEND_METHOD(Swoole_Coroutine_Http_Server, start)
{
	ZEND_PARSE_PARAMETERS_NONE();
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	http_server *server = THIS_SERVER();
	if (!server || !cs_require_coroutine(CLASS_NAME "::start()")) {
		RETURN_THROWS();
	}
	if (server->starter) {
		cs_warn("the server is started already");
		cs_set_error(object, UV_EALREADY);
		RETURN_FALSE;
	}
	cs_set_error(object, 0);
	int error = prepare_start(server, object);
	if (error && error != UV_ECANCELED) {
		cs_set_error(object, error);
		RETURN_FALSE;
	}
	/* UV_ECANCELED: this is the parent, and its workers have ended. */
	if (!error && serve(server) == UV_EINTR) {
		return;
	}
	if (server->worker) {
		end_worker(server);
		return;
	}
	ZVAL_LONG(OBJ_PROP_NUM(object, PROP_FD), -1);
	cs_set_error(object, UV_ECANCELED);
	RETURN_BOOL(!EG(exception));
}

ZEND_METHOD(Swoole_Coroutine_Http_Server, shutdown)
{
	ZEND_PARSE_PARAMETERS_NONE();
	http_server *server = THIS_SERVER();
	if (!server) {
		RETURN_THROWS();
	}
	if (server->worker) {
		cs_workers_stop();
	} else if (server->starter) {
		stop_server(server);
	}
}

ZEND_METHOD(Swoole_Coroutine_Http_Server, onAccept)
{
	cs_throw_error(ENOTSUP, CLASS_NAME "::onAccept() is internal and cannot be called");
}

void cs_coroutine_http_server_minit(int type, int module_number)
{
	cs_coroutine_http_server_ce = register_class_Swoole_Coroutine_Http_Server();
	cs_coroutine_http_server_ce->create_object = create_server;
	memcpy(&server_handlers, &std_object_handlers, sizeof(server_handlers));
	server_handlers.offset = XtOffsetOf(server_object, std);
	server_handlers.free_obj = free_server;
	server_handlers.clone_obj = NULL;
	server_handlers.get_gc = get_gc;
}
