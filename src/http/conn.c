/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Connections: reading, dispatch, deadlines and the end. What is written goes through output.c.
 *
 * A connection is on exactly one of its server's waiting lists. settle() decides on which, and whether it is time to
 * close; it runs at the end of everything that happens to a connection from outside. Code that calls into the server
 * (on_request) or resumes a coroutine must expect conn->closing afterwards; the memory lives until libuv's close
 * callback, which never runs inside another callback.
 */
#include "conn.h"
#include "output.h"
#include "respond.h"

#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/timer.h"

#include <fcntl.h>
#include <unistd.h>

#define READ_BUFFER   65536
#define PENDING_MAX   65536 /* stop reading when so much of later requests is buffered */
#define BODY_FIRST    65536 /* larger bodies grow as they arrive */
#define STOP_PATIENCE 5000  /* milliseconds; the longest deadline of a server that stops */
#define MIN_PROGRESS  1024  /* bytes a deadline's period for a body must bring */

static void settle(cs_conn *conn);

/* ---- Waiting lists ----------------------------------------------------------------------------------------------- */

static uint64_t progress_of(const cs_conn *conn, cs_conn_wait wait)
{
	switch (wait) {
		case CS_WAIT_BODY:
			return conn->parser.body_size;
		case CS_WAIT_WRITE:
			return cs_conn_queued(conn);
		default:
			return 0;
	}
}

/* How exact the start of idleness is. A connection whose requests are answered at once moves up in the list of idle ones
 * this often, not each time, as that touches its neighbours in the list. */
static uint64_t idle_grain(const cs_conn_server *server)
{
	return server->timeout_ms[CS_WAIT_IDLE] / 16;
}

static void set_wait(cs_conn *conn, cs_conn_wait wait)
{
	if (wait == conn->wait_for
		&& (wait != CS_WAIT_IDLE || cs_loop_now_ms() - conn->since_ms <= idle_grain(conn->server))) {
		return;
	}
	cs_queue_remove(&conn->wait);
	cs_queue_push(&conn->server->waiting[wait], &conn->wait);
	conn->wait_for = (uint8_t) wait;
	conn->since_ms = cs_loop_now_ms();
	conn->progress = progress_of(conn, wait);
}

/* The time is over. A slow body or reader that still moves gets another period. */
static void on_deadline(cs_conn *conn)
{
	uint64_t progress = progress_of(conn, conn->wait_for);
	switch (conn->wait_for) {
		case CS_WAIT_HEAD:
			cs_conn_refuse(conn, 408, "The request head did not arrive in time");
			break;
		case CS_WAIT_BODY:
			if (progress >= conn->progress + MIN_PROGRESS) {
				break;
			}
			cs_conn_refuse(conn, 408, "The request body did not arrive in time");
			break;
		case CS_WAIT_WRITE:
			if (progress < conn->progress) {
				break;
			}
			cs_log(CS_LOG_INFO, "closed a connection: the client did not read its answer in time, %zu bytes are lost",
				(size_t) progress);
			cs_conn_abort(conn, true);
			return;
		default:
			if (conn->server->spares && conn->server->spares(conn)) {
				break;
			}
			cs_conn_abort(conn, false);
			return;
	}
	if (conn->closing) {
		return;
	}
	if (conn->lingering) {
		settle(conn);
		return;
	}
	cs_queue_remove(&conn->wait);
	cs_queue_push(&conn->server->waiting[conn->wait_for], &conn->wait);
	conn->since_ms = cs_loop_now_ms();
	conn->progress = progress;
}

static void sweep_server(cs_conn_server *server, uint64_t now)
{
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		cs_queue *list = &server->waiting[wait];
		uint64_t grace = wait == CS_WAIT_IDLE ? idle_grain(server) : 0;
		while (server->timeout_ms[wait] && !cs_queue_empty(list)) {
			cs_conn *conn = CS_QUEUE_ENTRY(list->next, cs_conn, wait);
			if (now - conn->since_ms < server->timeout_ms[wait] + grace) {
				break;
			}
			on_deadline(conn);
		}
	}
}

static void on_sweep(cs_timer *timer, void *arg)
{
	uint64_t now = cs_loop_now_ms();
	cs_queue *servers = &CSG(http).servers;
	for (cs_queue *node = servers->next, *next; node != servers; node = next) {
		next = node->next;
		sweep_server(CS_QUEUE_ENTRY(node, cs_conn_server, node), now);
	}
}

/* One timer for all servers, four times as fine as the shortest deadline. */
static void update_sweeper(void)
{
	cs_queue *servers = &CSG(http).servers;
	uint64_t period = cs_queue_empty(servers) ? 0 : 1000;
	for (cs_queue *node = servers->next; node != servers; node = node->next) {
		cs_conn_server *server = CS_QUEUE_ENTRY(node, cs_conn_server, node);
		for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
			if (server->timeout_ms[wait] && server->timeout_ms[wait] / 4 < period) {
				period = MAX(server->timeout_ms[wait] / 4, 20);
			}
		}
	}
	if (period == CSG(http).sweep_ms) {
		return;
	}
	if (CSG(http).sweeper) {
		cs_timer_close(CSG(http).sweeper);
		CSG(http).sweeper = NULL;
	}
	CSG(http).sweep_ms = period;
	if (period) {
		CSG(http).sweeper = cs_timer_open(period, period, on_sweep, NULL);
		cs_timer_unref(CSG(http).sweeper);
	}
}

/* ---- The end of a connection ------------------------------------------------------------------------------------- */

static void on_closed(uv_handle_t *handle)
{
	cs_conn *conn = (cs_conn *) handle;
	cs_conn_server *server = conn->server;
	cs_parser_dtor(&conn->parser);
	cs_buf_dtor(&conn->body);
	cs_buf_dtor(&conn->pending);
	if (conn->deferred) {
		conn->closed = true;
	} else {
		free(conn);
	}
	server->conn_count--;
	if (server->stopping && server->conn_count == 0) {
		cs_queue_remove(&server->node);
		update_sweeper();
		if (server->on_drained) {
			server->on_drained(server);
		}
	}
}

void cs_conn_abort(cs_conn *conn, bool reset)
{
	if (conn->closing) {
		return;
	}
	conn->closing = true;
	cs_queue_remove(&conn->wait);
	cs_conn_output_lost(conn);
	if (conn->file) {
		cs_conn_file_cancel(conn);
	}
	if (conn->protocol && conn->protocol->on_close && !conn->released) {
		conn->protocol->on_close(conn);
	}
	if (conn->exchange) {
		conn->server->on_lost(conn);
		conn->exchange = NULL;
	}
	if (conn->server->on_close && !conn->released) {
		conn->server->on_close(conn);
	}
	if (reset && conn->is_tcp && !conn->shut && uv_tcp_close_reset(&conn->uv.tcp, on_closed) == 0) {
		return;
	}
	uv_close(&conn->uv.handle, on_closed);
}

static void on_shutdown(uv_shutdown_t *req, int status)
{
	cs_conn *conn = req->data;
	free(req);
	if (!conn->closing && (status < 0 || conn->eof)) {
		cs_conn_abort(conn, false);
	}
}

/* Ends our side behind everything queued, so that the client reads the answer before it learns of the close. */
static void shut_output(cs_conn *conn)
{
	uv_shutdown_t *req = malloc(sizeof(*req));
	conn->shut = true;
	if (!req) {
		cs_conn_abort(conn, false);
		return;
	}
	req->data = conn;
	if (uv_shutdown(req, &conn->uv.stream, on_shutdown) < 0) {
		free(req);
		cs_conn_abort(conn, false);
	}
}

void cs_conn_refuse(cs_conn *conn, int status, const char *reason)
{
	if (conn->closing || conn->lingering) {
		return;
	}
	cs_log(status == 413 ? CS_LOG_INFO : CS_LOG_DEBUG, "refused a request with status %d: %s", status, reason);
	bool with_body = !conn->parser.head || conn->parser.http.method != HTTP_HEAD;
	char *out = cs_conn_reserve(conn, CS_RESPOND_ERROR_MAX);
	cs_conn_commit(conn, cs_respond_error(out, status, reason, with_body));
	conn->close_after = conn->lingering = true;
	cs_buf_dtor(&conn->body);
	cs_buf_dtor(&conn->pending);
	conn->pending_used = 0;
}

/* ---- Requests ---------------------------------------------------------------------------------------------------- */

static bool is_busy(const cs_conn *conn)
{
	return conn->exchange || conn->file
		|| (UNEXPECTED(conn->protocol) && conn->protocol->is_busy && conn->protocol->is_busy(conn));
}

static bool takes_requests(const cs_conn *conn)
{
	return !is_busy(conn) && !conn->close_after && !conn->closing && cs_conn_queued(conn) <= conn->server->high_water;
}

static size_t pending_len(const cs_conn *conn)
{
	return conn->pending.len ? conn->pending.len - conn->pending_used : 0;
}

static int on_body(void *arg, const char *bytes, size_t len)
{
	cs_conn *conn = arg;
	return cs_buf_append(&conn->body, bytes, len);
}

/* A head with a body to come. `more` tells whether some of the body is here already: such a client does not wait. */
static void on_head(cs_conn *conn, bool more)
{
	const cs_head *head = conn->parser.head;
	if (head->expect_continue && !more) {
		cs_conn_append(conn, ZEND_STRL("HTTP/1.1 100 Continue\r\n\r\n"));
	}
	if (!head->chunked) {
		/* One more, for the NUL that cs_buf_steal() adds. */
		cs_buf_reserve(&conn->body, (size_t) MIN(head->content_length + 1, BODY_FIRST));
	}
}

/* Parses and dispatches until the bytes end or a request is in flight. Returns how many bytes are done with. */
static size_t feed(cs_conn *conn, const char *data, size_t len)
{
	size_t done = 0;
	while (done < len && !conn->protocol && takes_requests(conn)) {
		size_t used;
		cs_parse result = cs_parser_execute(&conn->parser, data + done, len - done, &used);
		done += used;
		switch (result) {
			case CS_PARSE_MORE:
				break;
			case CS_PARSE_HEAD:
				on_head(conn, done < len);
				break;
			case CS_PARSE_DONE:
				conn->server->on_request(conn, cs_parser_take(&conn->parser));
				break;
			case CS_PARSE_ERROR:
				cs_conn_refuse(conn, conn->parser.status, conn->parser.reason);
				break;
		}
	}
	if (UNEXPECTED(conn->protocol) && done < len && !conn->closing) {
		conn->protocol->on_bytes(conn, data + done, len - done);
		return len;
	}
	return conn->close_after || conn->closing ? len : done;
}

static void drop_pending(cs_conn *conn)
{
	cs_buf_dtor(&conn->pending);
	conn->pending_used = 0;
}

static void keep_pending(cs_conn *conn, const char *data, size_t len)
{
	if (conn->pending_used > PENDING_MAX) {
		cs_buf_consume(&conn->pending, conn->pending_used);
		conn->pending_used = 0;
	}
	if (cs_buf_append(&conn->pending, data, len) < 0) {
		cs_conn_abort(conn, true);
		return;
	}
	if (pending_len(conn) > PENDING_MAX && !conn->read_stopped) {
		uv_read_stop(&conn->uv.stream);
		conn->read_stopped = true;
	}
}

/* The protocol may drop what is pending while it looks at these bytes: they are taken out first. */
static void feed_pending_protocol(cs_conn *conn)
{
	cs_buf pending = conn->pending;
	size_t used = conn->pending_used;
	memset(&conn->pending, 0, sizeof(conn->pending));
	conn->pending_used = 0;
	conn->protocol->on_bytes(conn, pending.data + used, pending.len - used);
	cs_buf_dtor(&pending);
}

static void feed_pending(cs_conn *conn)
{
	if (UNEXPECTED(conn->protocol) && pending_len(conn) > 0) {
		feed_pending_protocol(conn);
		return;
	}
	if (pending_len(conn) > 0) {
		/* A handler that runs meanwhile cannot add to the buffer: the loop does not turn. */
		size_t done = feed(conn, conn->pending.data + conn->pending_used, pending_len(conn));
		conn->pending_used = MIN(conn->pending_used + done, conn->pending.len);
	}
	if (pending_len(conn) == 0) {
		drop_pending(conn);
	}
}

/* Goes on with buffered requests, on the main stack. */
static void continue_input(cs_conn *conn)
{
	if (conn->closing || (!conn->protocol && !takes_requests(conn))) {
		return;
	}
	conn->in_read = true;
	feed_pending(conn);
	conn->in_read = false;
	if (!conn->closing) {
		cs_conn_flush(conn);
	}
}

static void on_deferred(void *arg)
{
	cs_conn *conn = arg;
	conn->deferred = false;
	if (conn->closed) {
		free(conn);
		return;
	}
	continue_input(conn);
	settle(conn);
}

static void defer_input(cs_conn *conn)
{
	if (!conn->deferred) {
		conn->deferred = true;
		cs_loop_defer(on_deferred, conn);
	}
}

void cs_conn_switch(cs_conn *conn, const cs_conn_protocol *protocol, void *stream)
{
	conn->protocol = protocol;
	conn->stream = stream;
	if (pending_len(conn) > 0) {
		defer_input(conn);
	}
}

void cs_conn_done(cs_conn *conn, bool keep_alive)
{
	conn->exchange = NULL;
	if (conn->closing) {
		return;
	}
	if (!keep_alive || conn->server->stopping) {
		conn->close_after = true;
		drop_pending(conn);
	}
	if (conn->in_read) {
		cs_conn_push(conn);
		return;
	}
	cs_conn_flush(conn);
	if (conn->closing) {
		return;
	}
	if (pending_len(conn) > 0) {
		defer_input(conn);
	}
	settle(conn);
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
	if (!CSG(http).read_buffer) {
		CSG(http).read_buffer = malloc(READ_BUFFER);
	}
	buf->base = CSG(http).read_buffer;
	buf->len = buf->base ? READ_BUFFER : 0;
}

static void on_eof(cs_conn *conn, ssize_t error)
{
	if (error != UV_EOF) {
		cs_conn_abort(conn, false);
		return;
	}
	conn->eof = true;
	if (conn->lingering) {
		if (cs_conn_queued(conn) == 0) {
			cs_conn_abort(conn, false);
		}
		return;
	}
	if (conn->protocol && conn->protocol->on_eof) {
		conn->protocol->on_eof(conn);
	}
	settle(conn);
}

static void on_read(uv_stream_t *stream, ssize_t nread, const uv_buf_t *buf)
{
	cs_conn *conn = (cs_conn *) stream;
	if (nread <= 0) {
		if (nread < 0 && !conn->closing) {
			on_eof(conn, nread);
		}
		return;
	}
	if (conn->closing || conn->lingering) {
		return;
	}
	conn->in_read = true;
	size_t len = (size_t) nread;
	conn->server->bytes[0] += len;
	if (pending_len(conn) > 0) {
		keep_pending(conn, buf->base, len);
		if (!conn->closing) {
			feed_pending(conn);
		}
	} else {
		size_t done = feed(conn, buf->base, len);
		if (done < len && !conn->closing) {
			keep_pending(conn, buf->base + done, len - done);
		}
	}
	conn->in_read = false;
	if (!conn->closing) {
		cs_conn_flush(conn);
	}
	settle(conn);
}

/* A server that stops does not wait for an answer that nobody holds, when the client has nothing more to say either. */
static bool is_orphan(const cs_conn *conn)
{
	return conn->server->stopping && conn->detached && conn->eof;
}

/* Closes when there is nothing left to do, else puts the connection on the list of what it waits for. */
static void settle(cs_conn *conn)
{
	if (conn->closing) {
		return;
	}
	bool busy = is_busy(conn);
	bool queued = cs_conn_queued(conn) > 0;
	if (conn->close_after && conn->read_stopped && !busy) {
		/* Unread bytes in the kernel would turn our close into a reset. */
		conn->lingering = true;
	}
	if (conn->lingering) {
		if (!conn->shut) {
			cs_conn_flush(conn);
			if (conn->closing) {
				return;
			}
			shut_output(conn);
		}
		if (conn->read_stopped && !conn->closing) {
			conn->read_stopped = false;
			uv_read_start(&conn->uv.stream, on_alloc, on_read);
		}
		if (!conn->closing) {
			set_wait(conn, CS_WAIT_LINGER);
		}
		return;
	}
	bool stop = conn->close_after || (conn->eof && pending_len(conn) == 0)
		|| (conn->server->stopping && !cs_parser_in_body(&conn->parser));
	if ((!busy && !queued && stop) || is_orphan(conn)) {
		cs_conn_abort(conn, false);
		return;
	}
	if (conn->read_stopped && !conn->paused && !conn->eof && pending_len(conn) <= PENDING_MAX / 2) {
		conn->read_stopped = false;
		uv_read_start(&conn->uv.stream, on_alloc, on_read);
	}
	if (queued) {
		set_wait(conn, CS_WAIT_WRITE);
	} else if (busy) {
		set_wait(conn, CS_WAIT_HANDLER);
	} else if (cs_parser_in_head(&conn->parser)) {
		set_wait(conn, CS_WAIT_HEAD);
	} else if (cs_parser_in_body(&conn->parser)) {
		set_wait(conn, CS_WAIT_BODY);
	} else {
		set_wait(conn, CS_WAIT_IDLE);
		if (UNEXPECTED(conn->server->on_idle)) {
			conn->server->on_idle(conn);
		}
	}
}

/* Called by output.c when the client has read something. */
void cs_conn_on_written(cs_conn *conn)
{
	if (conn->file) {
		cs_conn_file_continue(conn);
	}
	if (conn->protocol && conn->protocol->on_writable && !conn->closing
		&& cs_conn_queued(conn) <= conn->server->high_water / 2) {
		conn->protocol->on_writable(conn);
	}
	if (!conn->closing && pending_len(conn) > 0) {
		continue_input(conn);
	}
	settle(conn);
}

/* ---- Servers ----------------------------------------------------------------------------------------------------- */

void cs_conn_server_init(cs_conn_server *server)
{
	server->conn_count = 0;
	server->stopping = false;
	server->bytes = server->own_bytes;
	server->parser.on_body = on_body;
	server->parser.pool = &CSG(http).heads;
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		cs_queue_init(&server->waiting[wait]);
	}
	cs_queue_init(&server->node);
}

void cs_conn_server_start(cs_conn_server *server)
{
	server->stopping = false;
	cs_queue_remove(&server->node);
	cs_queue_push(&CSG(http).servers, &server->node);
	update_sweeper();
}

static void abort_orphans(cs_conn_server *server)
{
	cs_queue *list = &server->waiting[CS_WAIT_HANDLER];
	for (cs_queue *node = list->next, *next; node != list; node = next) {
		cs_conn *conn = CS_QUEUE_ENTRY(node, cs_conn, wait);
		next = node->next;
		if (is_orphan(conn)) {
			cs_conn_abort(conn, false);
		}
	}
}

/* A connection whose handler runs right now is on the list it was on before: settle() will see to it. */
static void abort_waiting(cs_conn_server *server, cs_conn_wait wait, bool with_running)
{
	cs_queue *list = &server->waiting[wait];
	for (cs_queue *node = list->next, *next; node != list; node = next) {
		cs_conn *conn = CS_QUEUE_ENTRY(node, cs_conn, wait);
		next = node->next;
		if (with_running || !conn->in_read) {
			cs_conn_abort(conn, false);
		}
	}
}

/* Connections that were upgraded say goodbye in their own way. */
static void stop_protocols(cs_conn_server *server)
{
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		cs_queue *list = &server->waiting[wait];
		for (cs_queue *node = list->next, *next; node != list; node = next) {
			cs_conn *conn = CS_QUEUE_ENTRY(node, cs_conn, wait);
			next = node->next;
			if (conn->protocol && conn->protocol->on_stop && !conn->in_read) {
				conn->protocol->on_stop(conn);
				settle(conn);
			}
		}
	}
}

void cs_conn_server_stop(cs_conn_server *server)
{
	if (server->stopping) {
		return;
	}
	server->stopping = true;
	/* Bodies and answers that still move are finished; those that are stuck do not hold the end up for long. */
	for (cs_conn_wait wait = CS_WAIT_BODY; wait <= CS_WAIT_WRITE; wait++) {
		if (wait != CS_WAIT_HANDLER && (!server->timeout_ms[wait] || server->timeout_ms[wait] > STOP_PATIENCE)) {
			server->timeout_ms[wait] = STOP_PATIENCE;
		}
	}
	update_sweeper();
	stop_protocols(server);
	abort_waiting(server, CS_WAIT_IDLE, false);
	abort_waiting(server, CS_WAIT_HEAD, false);
	abort_orphans(server);
	if (server->conn_count == 0) {
		cs_queue_remove(&server->node);
		update_sweeper();
		if (server->on_drained) {
			server->on_drained(server);
		}
	}
}

void cs_conn_server_abort(cs_conn_server *server)
{
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		abort_waiting(server, wait, true);
	}
}

/* A connection that is not open yet, counted and waiting for its first request. */
static cs_conn *new_conn(cs_conn_server *server, bool is_tcp)
{
	cs_conn *conn = calloc(1, sizeof(*conn));
	if (!conn) {
		return NULL;
	}
	int error = is_tcp ? uv_tcp_init(cs_loop(), &conn->uv.tcp) : uv_pipe_init(cs_loop(), &conn->uv.pipe, 0);
	if (error) {
		free(conn);
		return NULL;
	}
	conn->is_tcp = is_tcp;
	conn->server = server;
	conn->protocol = server->protocol;
	cs_parser_init(&conn->parser, &server->parser, conn);
	cs_queue_init(&conn->writers);
	cs_queue_init(&conn->wait);
	cs_queue_push(&server->waiting[CS_WAIT_IDLE], &conn->wait);
	conn->since_ms = cs_loop_now_ms();
	server->conn_count++;
	return conn;
}

static int start_reading(cs_conn *conn)
{
	int error = uv_read_start(&conn->uv.stream, on_alloc, on_read);
	if (error) {
		cs_conn_abort(conn, false);
		return error;
	}
	uv_os_fd_t fd;
	conn->fd = uv_fileno(&conn->uv.handle, &fd) == 0 ? (int) fd : -1;
	if (conn->is_tcp && conn->server->tcp_nodelay) {
		uv_tcp_nodelay(&conn->uv.tcp, 1);
	}
	return 0;
}

int cs_conn_accept(cs_conn_server *server, uv_stream_t *listener)
{
	cs_conn *conn = new_conn(server, listener->type == UV_TCP);
	if (!conn) {
		return UV_ENOMEM;
	}
	int error = uv_accept(listener, &conn->uv.stream);
	if (error) {
		cs_conn_abort(conn, false);
		return error;
	}
	return start_reading(conn);
}

int cs_conn_adopt(cs_conn_server *server, int fd, bool is_tcp, cs_conn **out)
{
	cs_conn *conn = new_conn(server, is_tcp);
	if (!conn) {
		close(fd);
		return UV_ENOMEM;
	}
	int error = is_tcp ? uv_tcp_open(&conn->uv.tcp, fd) : uv_pipe_open(&conn->uv.pipe, fd);
	if (error) {
		close(fd);
		cs_conn_abort(conn, false);
		return error;
	}
	*out = conn;
	return start_reading(conn);
}

void cs_conn_close(cs_conn *conn)
{
	if (!conn->closing) {
		conn->close_after = true;
		cs_conn_flush(conn);
		settle(conn);
	}
}

void cs_conn_pause(cs_conn *conn, bool pause)
{
	if (conn->closing || conn->paused == pause) {
		return;
	}
	conn->paused = pause;
	if (pause && !conn->read_stopped) {
		conn->read_stopped = true;
		uv_read_stop(&conn->uv.stream);
	}
	settle(conn);
}

bool cs_conn_release(cs_conn *conn, int *fd)
{
	uv_os_fd_t own;
	if (conn->wait_for != CS_WAIT_IDLE || conn->closing || conn->exchange || pending_len(conn) || conn->eof
		|| conn->close_after || uv_fileno(&conn->uv.handle, &own)) {
		return false;
	}
	*fd = fcntl((int) own, F_DUPFD_CLOEXEC, 0);
	if (*fd < 0) {
		return false;
	}
	conn->released = true;
	cs_conn_abort(conn, false);
	return true;
}

const cs_peer *cs_conn_peer(cs_conn *conn)
{
	struct sockaddr_storage address;
	int len = sizeof(address);
	if (conn->peer_known) {
		return &conn->peer;
	}
	conn->peer_known = true;
	if (!conn->is_tcp || uv_tcp_getpeername(&conn->uv.tcp, (struct sockaddr *) &address, &len) < 0) {
		return &conn->peer;
	}
	if (address.ss_family == AF_INET) {
		const struct sockaddr_in *in = (const struct sockaddr_in *) &address;
		conn->peer.family = 4;
		conn->peer.port = ntohs(in->sin_port);
		memcpy(conn->peer.address, &in->sin_addr, 4);
	} else if (address.ss_family == AF_INET6) {
		const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *) &address;
		conn->peer.family = 6;
		conn->peer.port = ntohs(in6->sin6_port);
		memcpy(conn->peer.address, &in6->sin6_addr, 16);
	}
	return &conn->peer;
}

void cs_http_rinit(void)
{
	memset(&CSG(http), 0, sizeof(CSG(http)));
	cs_queue_init(&CSG(http).servers);
}

/* End of the script, before the loop closes: whatever is still open goes. Heads that are still in use are freed one by
 * one, since the pool is full from now on. */
void cs_http_close(void)
{
	cs_queue *servers = &CSG(http).servers;
	for (cs_queue *node = servers->next, *next; node != servers; node = next) {
		next = node->next;
		cs_conn_server_abort(CS_QUEUE_ENTRY(node, cs_conn_server, node));
	}
	if (CSG(http).sweeper) {
		cs_timer_close(CSG(http).sweeper);
		CSG(http).sweeper = NULL;
		CSG(http).sweep_ms = 0;
	}
	cs_head_pool_close(&CSG(http).heads);
	CSG(http).heads.count = UINT32_MAX;
	free(CSG(http).read_buffer);
	free(CSG(http).out);
	CSG(http).read_buffer = CSG(http).out = NULL;
	CSG(http).out_cap = CSG(http).out_len = 0;
}
