/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What a server tells about itself: stats(), heartbeat(), getSocket(), and Swoole\Connection\Iterator, which is what
 * $server->connections and $port->connections are. An iterator points at its server, which forgets it when it goes.
 */
#include "server.h"

#include "error.h"
#include "src/core/compat.h"
#include "src/http/respond.h"

#include "main/php_network.h"
#include "zend_interfaces.h"

#include <fcntl.h>
#include <unistd.h>

#include "stubs/server_iterator_arginfo.h"

#define CS_IDS_AT_ONCE 64

typedef struct iterator {
	cs_queue node;     /* in server->iterators */
	cs_server *server; /* NULL when it has gone */
	int port;          /* -1: of all ports */
	int ids[CS_IDS_AT_ONCE];
	size_t count;
	size_t at;
	zend_long position;
	zend_object std;
} iterator;

static zend_class_entry *iterator_ce;
static zend_object_handlers iterator_handlers; /* filled once by minit, then constant */

/* ---- sessions ---- */

void cs_server_client_info(cs_server *server, int session, const cs_session *row, zval *info)
{
	char host[64];
	cs_port *port = server->ports[row->port];
	cs_session_host(row, host, sizeof(host));
	array_init(info);
	if (row->flags & CS_SESSION_HAS_UID) {
		add_assoc_long(info, "uid", row->uid);
	}
	add_assoc_long(info, "websocket_status", row->websocket_status);
	add_assoc_long(info, "server_port", port->listen.port);
	add_assoc_long(info, "server_fd", port->listen.fd);
	add_assoc_long(info, "socket_fd", row->fd);
	add_assoc_long(info, "socket_type", port->type);
	add_assoc_long(info, "remote_port", row->remote_port);
	add_assoc_string(info, "remote_ip", host);
	add_assoc_long(info, "reactor_id", row->slot);
	add_assoc_long(info, "worker_id", row->slot);
	add_assoc_long(info, "connect_time", (zend_long) row->connect_time);
	add_assoc_long(info, "last_time", (zend_long) row->last_recv_time);
	add_assoc_double(info, "last_recv_time", row->last_recv_time);
	add_assoc_double(info, "last_send_time", row->last_send_time);
	add_assoc_double(info, "last_dispatch_time", row->last_dispatch_time);
	add_assoc_long(info, "close_errno", row->close_errno);
	add_assoc_long(info, "recv_queued_bytes", (zend_long) row->recv_queued);
	add_assoc_long(info, "send_queued_bytes", (zend_long) row->send_queued);
	if (port->ssl) {
		cs_server_tls_info(server, session, info);
	}
}

/* ---- statistics ---- */

void cs_server_sum_counts(const cs_slot *slot, cs_slot_counts *sum)
{
	for (int i = 0; i < 2; i++) {
		const cs_slot_counts *counts = &slot->counts[i];
		sum->requests += counts->requests;
		sum->responses += counts->responses;
		sum->lost += counts->lost;
		sum->dispatched += counts->dispatched;
		sum->accepted += counts->accepted;
		sum->closed += counts->closed;
		sum->refused += counts->refused;
		sum->bytes[0] += counts->bytes[0];
		sum->bytes[1] += counts->bytes[1];
	}
}

/* A worker is busy while it handles requests, a task worker while it has tasks. */
uint32_t cs_server_slot_status(const cs_server *server, int index)
{
	const cs_slot *slot = &server->tree.shared->slots[index];
	cs_slot_counts sum = {0};

	if (slot->status != CS_WORKER_IDLE) {
		return slot->status;
	}
	cs_server_sum_counts(slot, &sum);
	bool busy = cs_tree_kind(&server->tree, index) == CS_SLOT_WORKER ? sum.requests > sum.responses + sum.lost
																	 : slot->busy_tasks > 0;
	return busy ? CS_WORKER_BUSY : CS_WORKER_IDLE;
}

static zend_long count_idle(const cs_server *server, int first, int count)
{
	zend_long idle = 0;
	for (int i = first; i < first + count; i++) {
		idle += server->tree.shared->slots[i].pid && cs_server_slot_status(server, i) == CS_WORKER_IDLE;
	}
	return idle;
}

static void add_task_stats(const cs_server *server, zval *stats)
{
	zend_long tasks = 0;
	int first = server->tree.worker_num, count = server->tree.task_num;

	for (int i = first; i < first + count; i++) {
		tasks += server->tree.shared->slots[i].busy_tasks;
	}
	add_assoc_long(stats, "tasking_num", tasks);
	add_assoc_long(stats, "task_idle_worker_num", count_idle(server, first, count));
	if (server->queue) {
		uint64_t messages, bytes;
		cs_msgqueue_count(server->queue, &messages, &bytes);
		add_assoc_long(stats, "task_queue_num", (zend_long) messages);
		add_assoc_long(stats, "task_queue_bytes", (zend_long) bytes);
	}
}

/* Seconds, of the worker with the longest. */
static double longest_lag(const cs_server *server)
{
	uint64_t lag = 0;
	for (int i = 0; i < server->tree.worker_num; i++) {
		lag = MAX(lag, server->tree.shared->slots[i].samples.lag_us);
	}
	return (double) lag / 1e6;
}

void cs_server_stats(const cs_server *server, zval *stats)
{
	cs_slot_counts all = {0}, own = {0};

	array_init(stats);
	for (int i = 0; i < server->tree.worker_num; i++) {
		cs_server_sum_counts(&server->tree.shared->slots[i], &all);
	}
	if (server->tree.self_slot >= 0) {
		cs_server_sum_counts(&server->tree.shared->slots[server->tree.self_slot], &own);
	}
	add_assoc_long(stats, "start_time", (zend_long) server->tree.shared->started_at);
	add_assoc_long(stats, "connection_num", cs_session_count(server->sessions));
	add_assoc_long(stats, "abort_count", (zend_long) all.refused);
	add_assoc_long(stats, "accept_count", (zend_long) all.accepted);
	add_assoc_long(stats, "close_count", (zend_long) (all.closed + server->tree.shared->lost));
	add_assoc_long(stats, "worker_num", server->tree.worker_num);
	add_assoc_long(stats, "task_worker_num", server->tree.task_num);
	add_assoc_long(stats, "user_worker_num", server->tree.user_num);
	add_assoc_long(stats, "idle_worker_num", count_idle(server, 0, server->tree.worker_num));
	add_assoc_long(stats, "dispatch_count", (zend_long) all.dispatched);
	add_assoc_long(stats, "request_count", (zend_long) all.requests);
	add_assoc_long(stats, "response_count", (zend_long) all.responses);
	add_assoc_long(stats, "total_recv_bytes", (zend_long) all.bytes[0]);
	add_assoc_long(stats, "total_send_bytes", (zend_long) all.bytes[1]);
	add_assoc_long(stats, "concurrency", (zend_long) (all.requests - all.responses - all.lost));
	add_assoc_long(stats, "worker_request_count", (zend_long) own.requests);
	add_assoc_long(stats, "worker_response_count", (zend_long) own.responses);
	add_assoc_long(stats, "worker_dispatch_count", (zend_long) own.dispatched);
	add_assoc_long(stats, "worker_concurrency", (zend_long) (own.requests - own.responses - own.lost));
	if (server->tree.task_num) {
		add_task_stats(server, stats);
	}
	add_assoc_long(stats, "coroutine_num", (zend_long) CSG(core).map.count);
	add_assoc_long(stats, "coroutine_peek_num", (zend_long) CSG(core).peak);
	add_assoc_long(stats, "reload_count", (zend_long) server->tree.shared->reloads);
	add_assoc_double(stats, "event_loop_lag", longest_lag(server));
}

ZEND_METHOD(Swoole_Server, stats)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_EMPTY_ARRAY();
	}
	cs_server_stats(server, return_value);
}

/* ---- heartbeat ---- */

static bool is_overdue(const cs_server *server, int session, double now)
{
	cs_session row;

	if (!cs_session_get(server->sessions, session, &row) || (row.flags & CS_SESSION_PROTECTED)) {
		return false;
	}
	const cs_port *port = server->ports[row.port];
	uint64_t limit_ms = port->is_http && !row.websocket_status ? port->http.idle_ms : port->http.ws.idle_ms;
	return limit_ms && (now - row.last_recv_time) * 1000 > (double) limit_ms;
}

ZEND_METHOD(Swoole_Server, heartbeat)
{
	bool close = true;
	int ids[CS_IDS_AT_ONCE], last = 0;
	size_t count;
	double now = (double) cs_respond_wall_ms() / 1000;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(close)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	array_init(return_value);
	while ((count = cs_session_ids(server->sessions, last, -1, -1, ids, CS_IDS_AT_ONCE)) > 0) {
		last = ids[count - 1];
		for (size_t i = 0; i < count; i++) {
			if (is_overdue(server, ids[i], now)) {
				add_next_index_long(return_value, ids[i]);
				if (close) {
					cs_server_close_session(server, ids[i], false);
				}
			}
		}
	}
}

ZEND_METHOD(Swoole_Server, confirm)
{
	zend_long session;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(session)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	RETURN_BOOL(server && cs_server_pause_session(server, session, false) == 0);
}

/* ---- sockets ---- */

/* ext-sockets exports no symbol that could be relied on; its function makes the object from a stream. */
void cs_server_socket(int fd, zval *result)
{
	zval stream_zv, function;
	int copy = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	php_stream *stream = copy < 0 ? NULL : php_stream_sock_open_from_socket(copy, NULL);

	ZVAL_FALSE(result);
	if (!stream) {
		cs_warn("the port has no socket any more");
		return;
	}
	if (!zend_hash_str_exists(EG(function_table), ZEND_STRL("socket_import_stream"))) {
		cs_warn("getSocket() needs PHP's extension sockets: load it");
		php_stream_close(stream);
		return;
	}
	php_stream_to_zval(stream, &stream_zv);
	ZVAL_STRING(&function, "socket_import_stream");
	call_user_function(NULL, NULL, &function, result, 1, &stream_zv);
	zval_ptr_dtor(&function);
	zval_ptr_dtor(&stream_zv);
}

ZEND_METHOD(Swoole_Server, getSocket)
{
	zend_long number = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(number)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_from(Z_OBJ_P(ZEND_THIS));
	for (int i = 0; i < server->port_count; i++) {
		if (number == 0 || server->ports[i]->listen.port == number) {
			cs_server_socket(server->ports[i]->listen.fd, return_value);
			return;
		}
	}
	cs_warn("the server has no port " ZEND_LONG_FMT, number);
	RETURN_FALSE;
}

/* ---- Swoole\Connection\Iterator ---- */

static iterator *iterator_from(zend_object *object)
{
	return (iterator *) ((char *) object - XtOffsetOf(iterator, std));
}
#define THIS_ITERATOR() iterator_from(Z_OBJ_P(ZEND_THIS))

/* The table of sessions, or NULL when the server does not run. */
static cs_session_table *table_of(const iterator *it)
{
	return it->server ? it->server->sessions : NULL;
}

static void fetch(iterator *it, int after)
{
	cs_session_table *table = table_of(it);

	it->count = table ? cs_session_ids(table, after, it->port, -1, it->ids, CS_IDS_AT_ONCE) : 0;
	it->at = 0;
}

static bool find_session(const iterator *it, zval *key, cs_session *row)
{
	cs_session_table *table = table_of(it);
	zend_long id = zval_get_long(key);

	return table && id > 0 && id <= INT32_MAX && cs_session_get(table, (int) id, row)
		&& (it->port < 0 || row->port == it->port) && !(row->flags & CS_SESSION_CLOSING);
}

static zend_object *create_iterator(zend_class_entry *ce)
{
	iterator *it = zend_object_alloc(sizeof(iterator), ce);

	memset(it, 0, XtOffsetOf(iterator, std));
	it->port = -1;
	cs_queue_init(&it->node);
	zend_object_std_init(&it->std, ce);
	object_properties_init(&it->std, ce);
	it->std.handlers = &iterator_handlers;
	return &it->std;
}

static void free_iterator(zend_object *object)
{
	cs_queue_remove(&iterator_from(object)->node);
	zend_object_std_dtor(object);
}

void cs_server_connections(cs_server *server, int port, zval *object)
{
	object_init_ex(object, iterator_ce);
	iterator *it = iterator_from(Z_OBJ_P(object));
	it->server = server;
	it->port = port;
	cs_queue_push(&server->iterators, &it->node);
}

void cs_server_forget_iterators(cs_server *server)
{
	cs_queue *node;

	while ((node = cs_queue_shift(&server->iterators))) {
		CS_QUEUE_ENTRY(node, iterator, node)->server = NULL;
	}
}

ZEND_METHOD(Swoole_Connection_Iterator, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Swoole_Connection_Iterator, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Swoole_Connection_Iterator, rewind)
{
	ZEND_PARSE_PARAMETERS_NONE();
	iterator *it = THIS_ITERATOR();
	it->position = 0;
	fetch(it, 0);
}

ZEND_METHOD(Swoole_Connection_Iterator, next)
{
	ZEND_PARSE_PARAMETERS_NONE();
	iterator *it = THIS_ITERATOR();
	it->position++;
	if (it->at < it->count && ++it->at == it->count) {
		fetch(it, it->ids[it->count - 1]);
	}
}

ZEND_METHOD(Swoole_Connection_Iterator, valid)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_BOOL(THIS_ITERATOR()->at < THIS_ITERATOR()->count);
}

ZEND_METHOD(Swoole_Connection_Iterator, current)
{
	ZEND_PARSE_PARAMETERS_NONE();
	iterator *it = THIS_ITERATOR();
	if (it->at < it->count) {
		RETURN_LONG(it->ids[it->at]);
	}
	RETURN_NULL();
}

ZEND_METHOD(Swoole_Connection_Iterator, key)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_LONG(THIS_ITERATOR()->position);
}

ZEND_METHOD(Swoole_Connection_Iterator, count)
{
	ZEND_PARSE_PARAMETERS_NONE();
	iterator *it = THIS_ITERATOR();
	cs_session_table *table = table_of(it);
	if (!table) {
		RETURN_LONG(0);
	}
	RETURN_LONG(it->port < 0 ? cs_session_count(table) : cs_session_count_port(table, it->port));
}

ZEND_METHOD(Swoole_Connection_Iterator, offsetExists)
{
	zval *fd;
	cs_session row;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(fd)
	ZEND_PARSE_PARAMETERS_END();
	RETURN_BOOL(find_session(THIS_ITERATOR(), fd, &row));
}

ZEND_METHOD(Swoole_Connection_Iterator, offsetGet)
{
	zval *fd;
	cs_session row;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(fd)
	ZEND_PARSE_PARAMETERS_END();
	if (!find_session(THIS_ITERATOR(), fd, &row)) {
		RETURN_FALSE;
	}
	cs_server_client_info(THIS_ITERATOR()->server, (int) zval_get_long(fd), &row, return_value);
}

ZEND_METHOD(Swoole_Connection_Iterator, offsetSet)
{
	zval *fd, *value;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_ZVAL(fd)
		Z_PARAM_ZVAL(value)
	ZEND_PARSE_PARAMETERS_END();
	cs_warn("connections cannot be set: they come from clients");
}

ZEND_METHOD(Swoole_Connection_Iterator, offsetUnset)
{
	zval *fd;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(fd)
	ZEND_PARSE_PARAMETERS_END();
	cs_warn("connections cannot be unset: use Swoole\\Server::close()");
}

void cs_server_info_minit(void)
{
	iterator_ce = register_class_Swoole_Connection_Iterator(zend_ce_iterator, zend_ce_arrayaccess, zend_ce_countable);
	iterator_ce->create_object = create_iterator;
	memcpy(&iterator_handlers, &std_object_handlers, sizeof(iterator_handlers));
	iterator_handlers.offset = XtOffsetOf(iterator, std);
	iterator_handlers.free_obj = free_iterator;
	iterator_handlers.clone_obj = NULL;
}
