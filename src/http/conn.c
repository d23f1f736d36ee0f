/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Connections: reading, dispatch, deadlines and the end. What is written goes through output.c.
 *
 * A connection is on exactly one of its server's waiting lists. cs_conn_settle() decides on which, and whether it is time to
 * close; it runs at the end of everything that happens to a connection from outside. Code that calls into the server
 * (on_request) or resumes a coroutine must expect conn->closing afterwards; the memory lives until libuv's close
 * callback, which never runs inside another callback.
 */
#include "conn.h"
#include "body.h"
#include "h2.h"
#include "output.h"
#include "respond.h"

#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"

#include <fcntl.h>
#include <unistd.h>

#define READ_BUFFER 65536
#define READ_MIN    1024
#define TURN_NS     250000     /* what handling one read may take; the next one is as large as that allows */
#define LINGER_MAX  (16 << 20) /* read so much of what nobody wants: clients may look at the answer only behind it */
#define PENDING_MAX 65536      /* stop reading when so much of later requests is buffered */

/* ---- The end of a connection ------------------------------------------------------------------------------------- */

static void on_closed(uv_handle_t *handle)
{
	cs_conn *conn = (cs_conn *) handle;
	cs_conn_server *server = conn->server;
	cs_tls_close(conn->tls);
	cs_parser_dtor(&conn->parser);
	cs_conn_drop_body(conn);
	cs_buf_dtor(&conn->pending);
	if (conn->deferred) {
		conn->closed = true;
	} else {
		free(conn);
	}
	server->conn_count--;
	cs_conn_server_check_drained(server);
}

void cs_conn_abort(cs_conn *conn, bool reset)
{
	if (conn->closing) {
		return;
	}
	if (UNEXPECTED(conn->parent)) {
		cs_h2_abort(conn);
		return;
	}
	conn->closing = true;
	cs_queue_remove(&conn->wait);
	cs_conn_output_lost(conn);
	if (UNEXPECTED(conn->tls) && !reset) {
		cs_conn_end_tls(conn);
	}
	if (conn->file) {
		cs_conn_file_cancel(conn);
	}
	if (conn->protocol && conn->protocol->on_close && !conn->released) {
		conn->protocol->on_close(conn);
	}
	if (UNEXPECTED(conn->incoming)) {
		cs_body_lost(conn);
	}
	if (conn->exchange) {
		conn->server->on_lost(conn);
		conn->exchange = NULL;
	}
	if (conn->server->on_close && !conn->released) {
		conn->server->on_close(conn);
	}
	if (UNEXPECTED(conn->sink)) {
		conn->sink->on_end(conn, false);
		return;
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
	if (UNEXPECTED(conn->tls)) {
		cs_tls_shutdown(conn->tls);
		cs_conn_send_tls(conn);
		if (conn->closing) {
			return;
		}
	}
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
	if (UNEXPECTED(conn->incoming)) {
		cs_body_lost(conn);
	}
	cs_conn_drop_body(conn);
	cs_buf_dtor(&conn->pending);
	conn->pending_used = 0;
}

/* ---- Requests ---------------------------------------------------------------------------------------------------- */

static bool is_busy(const cs_conn *conn)
{
	return conn->exchange || conn->file
		|| (UNEXPECTED(conn->protocol) && conn->protocol->is_busy && conn->protocol->is_busy(conn));
}

/* Not while the client has to read an answer: a batch of requests for large ones would put all of them in memory. */
static bool takes_requests(const cs_conn *conn)
{
	return !is_busy(conn) && !conn->close_after && !conn->closing && cs_conn_queued(conn) == 0;
}

static size_t pending_len(const cs_conn *conn)
{
	return conn->pending.len ? conn->pending.len - conn->pending_used : 0;
}

static void on_complete(cs_conn *conn)
{
	if (UNEXPECTED(conn->incoming || conn->upload) && !cs_body_finish(conn)) {
		return;
	}
	cs_head *head = cs_parser_take(&conn->parser);
	if (UNEXPECTED(conn->server->h2) && head->known[CS_HEADER_UPGRADE] && cs_h2_upgrade(conn, head)) {
		return;
	}
	conn->server->on_request(conn, head);
}

/* The first bytes of a connection that may speak HTTP/2. False when there are too few to tell. */
static bool sniff(cs_conn *conn, const char *data, size_t len)
{
	int is_h2 = cs_h2_sniff(data, len);
	if (is_h2 < 0) {
		return false;
	}
	conn->sniff = false;
	if (is_h2 && cs_h2_start(conn) < 0) {
		cs_conn_abort(conn, true);
	}
	return true;
}

/* Parses and dispatches until the bytes end or a request is in flight. Returns how many bytes are done with. */
static size_t feed(cs_conn *conn, const char *data, size_t len)
{
	size_t done = 0;
	if (UNEXPECTED(conn->sniff) && !sniff(conn, data, len)) {
		return 0;
	}
	while (done < len && !conn->protocol && (takes_requests(conn) || UNEXPECTED(conn->incoming)) && !conn->closing) {
		size_t used;
		cs_parse result = cs_parser_execute(&conn->parser, data + done, len - done, &used);
		done += used;
		switch (result) {
			case CS_PARSE_MORE:
				break;
			case CS_PARSE_HEAD:
				cs_body_begin(conn, done < len);
				break;
			case CS_PARSE_DONE:
				conn->more = done < len;
				on_complete(conn);
				break;
			case CS_PARSE_ERROR:
				if (!cs_body_fail(conn)) {
					cs_conn_refuse(conn, conn->parser.status, conn->parser.reason);
				}
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
	conn->in_read = conn->more = true;
	feed_pending(conn);
	if (UNEXPECTED(conn->tls) && !conn->closing && !conn->paused && !conn->held && cs_secure_pending(conn)) {
		cs_secure_receive(conn, NULL, 0);
	}
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
	cs_conn_settle(conn);
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
	if (UNEXPECTED(conn->parent)) {
		cs_h2_done(conn);
		return;
	}
	conn->exchange = NULL;
	conn->served = true;
	if (conn->closing) {
		return;
	}
	if (UNEXPECTED(conn->sink)) {
		cs_conn_flush(conn);
		if (!conn->closing) {
			conn->sink->on_end(conn, true);
		}
		return;
	}
	if (!keep_alive || conn->server->stopping) {
		conn->close_after = true;
		drop_pending(conn);
	}
	if (UNEXPECTED(conn->incoming)) {
		cs_body_release(conn);
		defer_input(conn);
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
	cs_conn_settle(conn);
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static void stop_reading(cs_conn *conn)
{
	if (!conn->read_stopped) {
		conn->read_stopped = true;
		uv_read_stop(&conn->uv.stream);
	}
}

/* A client that sends without end gets one read's turn in a round of the loop: libuv would read 32 times before the others
 * come. */
static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
	bool again = CSG(http).filled == (cs_conn *) handle;
	if (UNEXPECTED(again)) {
		CSG(http).filled = NULL;
	}
	if (!CSG(http).read_buffer) {
		CSG(http).read_buffer = malloc(READ_BUFFER);
	}
	buf->base = CSG(http).read_buffer;
	buf->len = buf->base && !again ? ((cs_conn *) handle)->turn : 0;
}

/* Bytes differ in what they cost: a few may be a frame that makes work, or a request. */
static void measure_turn(cs_conn *conn, size_t len, uint64_t begun)
{
	uint64_t took = uv_hrtime() - begun;
	uint64_t turn = len * TURN_NS / (took + 1);
	conn->turn = (uint32_t) MIN(MAX(turn, READ_MIN), READ_BUFFER);
}

void cs_conn_take_end(cs_conn *conn, ssize_t error)
{
	if (error != UV_EOF) {
		cs_conn_abort(conn, false);
		return;
	}
	conn->eof = true;
	if (conn->server->eof_closes && is_busy(conn)) {
		cs_conn_abort(conn, false);
		return;
	}
	if (conn->lingering) {
		if (cs_conn_queued(conn) == 0) {
			cs_conn_abort(conn, false);
		}
		return;
	}
	if (UNEXPECTED(conn->incoming)) {
		cs_body_lost(conn);
	}
	if (conn->exchange && !conn->protocol
		&& UNEXPECTED(conn->server->site && conn->server->site->cancel_on_disconnect)) {
		cs_conn_abort(conn, false);
		return;
	}
	if (conn->protocol && conn->protocol->on_eof) {
		conn->protocol->on_eof(conn);
	}
	cs_conn_settle(conn);
}

void cs_conn_take(cs_conn *conn, const char *bytes, size_t len)
{
	if (pending_len(conn) > 0) {
		keep_pending(conn, bytes, len);
		if (!conn->closing) {
			feed_pending(conn);
		}
		return;
	}
	size_t done = feed(conn, bytes, len);
	if (UNEXPECTED(conn->incoming || conn->upload)) {
		cs_body_check(conn);
	}
	if (done < len && !conn->closing) {
		keep_pending(conn, bytes + done, len - done);
	}
}

static void on_read(uv_stream_t *stream, ssize_t nread, const uv_buf_t *buf)
{
	cs_conn *conn = (cs_conn *) stream;
	if (nread <= 0) {
		bool its_turn_is_over = nread == UV_ENOBUFS && CSG(http).read_buffer;
		if (nread < 0 && !conn->closing && !its_turn_is_over) {
			cs_conn_take_end(conn, nread);
		}
		return;
	}
	uint64_t begun = 0;
	if (UNEXPECTED(nread == conn->turn)) {
		CSG(http).filled = conn;
		begun = uv_hrtime();
	}
	if (conn->closing || conn->lingering) {
		conn->progress += (uint64_t) nread;
		if (conn->progress > LINGER_MAX && !conn->closing) {
			stop_reading(conn);
		}
		return;
	}
	conn->in_read = conn->more = true;
	size_t len = (size_t) nread;
	conn->server->bytes[0] += len;
	if (conn->server->on_moved) {
		conn->server->on_moved(conn, false);
	}
	if (UNEXPECTED(conn->tls)) {
		cs_secure_receive(conn, buf->base, len);
	} else {
		cs_conn_take(conn, buf->base, len);
	}
	conn->in_read = false;
	if (!conn->closing) {
		cs_conn_flush(conn);
	}
	if (UNEXPECTED(begun)) {
		measure_turn(conn, len, begun);
	}
	cs_conn_settle(conn);
}

/* Closes when there is nothing left to do, else puts the connection on the list of what it waits for. */
void cs_conn_settle(cs_conn *conn)
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
		bool enough = conn->wait_for == CS_WAIT_LINGER && conn->progress > LINGER_MAX;
		if (conn->read_stopped && !conn->closing && !enough) {
			conn->read_stopped = false;
			uv_read_start(&conn->uv.stream, on_alloc, on_read);
		}
		if (!conn->closing) {
			cs_conn_set_wait(conn, CS_WAIT_LINGER);
		}
		return;
	}
	bool stop = conn->close_after || (conn->eof && pending_len(conn) == 0)
		|| (conn->server->stopping == CS_STOP_NOW && !cs_parser_in_body(&conn->parser));
	if ((!busy && !queued && stop) || cs_conn_is_orphan(conn)) {
		cs_conn_abort(conn, false);
		return;
	}
	if (conn->read_stopped && !conn->paused && !conn->held && !conn->eof && pending_len(conn) <= PENDING_MAX / 2) {
		conn->read_stopped = false;
		uv_read_start(&conn->uv.stream, on_alloc, on_read);
	}
	if (queued) {
		cs_conn_set_wait(conn, CS_WAIT_WRITE);
	} else if (UNEXPECTED(conn->tls) && !conn->secured) {
		cs_conn_set_wait(conn, CS_WAIT_SECURE);
	} else if (UNEXPECTED(conn->protocol && conn->protocol->wait)) {
		cs_conn_set_wait(conn, conn->protocol->wait(conn));
		if (conn->server->on_idle && !busy) {
			conn->server->on_idle(conn);
		}
	} else if (busy) {
		cs_conn_set_wait(conn, CS_WAIT_HANDLER);
	} else if (cs_parser_in_head(&conn->parser)) {
		cs_conn_set_wait(conn, CS_WAIT_HEAD);
	} else if (cs_parser_in_body(&conn->parser)) {
		cs_conn_set_wait(conn, CS_WAIT_BODY);
	} else {
		cs_conn_set_wait(conn, CS_WAIT_IDLE);
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
	cs_conn_settle(conn);
}

/* ---- New and released connections --------------------------------------------------------------------------------- */

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
	conn->turn = READ_BUFFER;
	conn->server = server;
	conn->protocol = server->protocol;
	conn->sniff = server->h2 && !server->protocol;
	cs_parser_init(&conn->parser, &server->parser, conn);
	cs_queue_init(&conn->writers);
	cs_queue_init(&conn->wait);
	cs_queue_push(&server->waiting[CS_WAIT_IDLE], &conn->wait);
	conn->since_ms = cs_loop_now_ms();
	server->conn_count++;
	if (UNEXPECTED(server->tls)) {
		conn->tls = cs_tls_open(server->tls, NULL);
		if (!conn->tls) {
			cs_conn_abort(conn, false);
			return NULL;
		}
		cs_conn_set_wait(conn, CS_WAIT_SECURE);
	}
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
		cs_conn_settle(conn);
	}
}

void cs_conn_linger(cs_conn *conn)
{
	if (!conn->closing) {
		conn->close_after = conn->lingering = true;
		drop_pending(conn);
		cs_conn_settle(conn);
	}
}

void cs_conn_pause(cs_conn *conn, bool pause)
{
	if (conn->closing || conn->paused == pause) {
		return;
	}
	conn->paused = pause;
	if (pause) {
		stop_reading(conn);
	} else if (UNEXPECTED(cs_secure_pending(conn))) {
		defer_input(conn);
	}
	cs_conn_settle(conn);
}

void cs_conn_hold(cs_conn *conn, bool hold)
{
	if (conn->closing || conn->held == hold) {
		return;
	}
	conn->held = hold;
	if (UNEXPECTED(conn->parent)) {
		cs_h2_hold(conn, hold);
		return;
	}
	if (hold) {
		stop_reading(conn);
	} else if (UNEXPECTED(cs_secure_pending(conn))) {
		defer_input(conn);
	}
	cs_conn_settle(conn);
}

bool cs_conn_release(cs_conn *conn, int *fd)
{
	uv_os_fd_t own;
	if ((conn->wait_for != CS_WAIT_IDLE && conn->wait_for != CS_WAIT_STREAM) || conn->closing || conn->exchange
		|| conn->tls || pending_len(conn) || cs_conn_queued(conn) || conn->eof || conn->close_after
		|| (conn->protocol && conn->protocol->can_release && !conn->protocol->can_release(conn))
		|| uv_fileno(&conn->uv.handle, &own)) {
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

const cs_peer *cs_conn_ask_peer(cs_conn *conn)
{
	struct sockaddr_storage address;
	int len = sizeof(address);
	if (UNEXPECTED(conn->parent)) {
		return cs_conn_peer(conn->parent);
	}
	if (!conn->peer_known) {
		conn->peer_known = true;
		if (conn->is_tcp && uv_tcp_getpeername(&conn->uv.tcp, (struct sockaddr *) &address, &len) == 0) {
			cs_peer_set(&conn->peer, (struct sockaddr *) &address);
		}
	}
	return &conn->peer;
}

const cs_peer *cs_conn_ask_local(cs_conn *conn)
{
	struct sockaddr_storage address;
	int len = sizeof(address);
	if (conn->parent) {
		return cs_conn_local(conn->parent);
	}
	if (!conn->local.family && uv_tcp_getsockname(&conn->uv.tcp, (struct sockaddr *) &address, &len) == 0) {
		cs_peer_set(&conn->local, (struct sockaddr *) &address);
	}
	return &conn->local;
}
