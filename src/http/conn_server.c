/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The connections of a server as a whole: their deadlines, and the server's start and end. A connection is on exactly one
 * of the waiting lists, oldest first, so that one coarse timer sees all deadlines by looking at the heads of lists.
 */
#include "conn.h"
#include "encode.h"
#include "output.h"

#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/memory.h"
#include "src/core/timer.h"

#define STOP_PATIENCE 5000 /* milliseconds; the longest deadline of a server that stops */
#define STREAM_BUDGET 500  /* silent connections that are looked after in one sweep, and one of sixteen */
#define MIN_PROGRESS  1024 /* bytes a deadline's period for a body must bring */

/* ---- Waiting lists ----------------------------------------------------------------------------------------------- */

static uint64_t progress_of(const cs_conn *conn, cs_conn_wait wait)
{
	if (UNEXPECTED(conn->protocol) && conn->protocol->progress && wait != CS_WAIT_LINGER
		&& (wait == CS_WAIT_BODY || cs_conn_queued(conn) == 0)) {
		return conn->protocol->progress(conn, wait);
	}
	switch (wait) {
		case CS_WAIT_BODY:
			return conn->parser.body_size;
		case CS_WAIT_WRITE:
			return cs_conn_queued(conn);
		default:
			return 0;
	}
}

void cs_conn_move(cs_conn *conn, cs_conn_wait wait)
{
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
			if (UNEXPECTED(conn->protocol)) {
				cs_conn_abort(conn, false);
				return;
			}
			cs_conn_refuse(conn, 408, "The request body did not arrive in time");
			break;
		case CS_WAIT_WRITE:
			if (progress < conn->progress) {
				break;
			}
			cs_log(CS_LOG_INFO, "closed a connection: the client did not read its answer in time, %zu bytes are lost",
				cs_conn_queued(conn));
			cs_conn_abort(conn, true);
			return;
		case CS_WAIT_CALM:
		case CS_WAIT_STREAM:
			if (conn->protocol->on_deadline) {
				conn->protocol->on_deadline(conn);
				break;
			}
			/* fall through */
		default:
			if (conn->server->spares && conn->wait_for != CS_WAIT_LINGER && conn->server->spares(conn)) {
				break;
			}
			cs_conn_abort(conn, false);
			return;
	}
	if (conn->closing) {
		return;
	}
	if (conn->lingering) {
		cs_conn_settle(conn);
		return;
	}
	cs_conn_move(conn, conn->wait_for);
}

static void sweep_server(cs_conn_server *server, uint64_t now)
{
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		cs_queue *list = &server->waiting[wait];
		uint64_t grace = wait == CS_WAIT_IDLE || wait == CS_WAIT_STREAM ? cs_conn_idle_grain(server, wait) : 0;
		/* Thousands that came together are not all pinged at once. */
		size_t budget = wait == CS_WAIT_STREAM ? STREAM_BUDGET + server->conn_count / 16 : SIZE_MAX;
		while (server->timeout_ms[wait] && !cs_queue_empty(list) && budget-- > 0) {
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
	cs_memory_trim();
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

/* ---- Servers ----------------------------------------------------------------------------------------------------- */

void cs_conn_server_init(cs_conn_server *server)
{
	server->conn_count = 0;
	server->stopping = CS_STOP_NOT;
	server->bytes = server->own_bytes;
	server->parser.on_body = cs_conn_on_body;
	server->parser.pool = &CSG(http).heads;
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		cs_queue_init(&server->waiting[wait]);
	}
	cs_queue_init(&server->node);
}

void cs_conn_server_start(cs_conn_server *server)
{
	server->leaves_detached = false;
	server->stopping = CS_STOP_NOT;
	cs_queue_remove(&server->node);
	cs_queue_push(&CSG(http).servers, &server->node);
	update_sweeper();
}

void cs_conn_server_check_drained(cs_conn_server *server)
{
	if (server->stopping == CS_STOP_NOW && server->conn_count == 0) {
		cs_queue_remove(&server->node);
		update_sweeper();
		if (server->on_drained) {
			server->on_drained(server);
		}
	}
}

static void abort_orphans(cs_conn_server *server)
{
	cs_queue *list = &server->waiting[CS_WAIT_HANDLER];
	for (cs_queue *node = list->next, *next; node != list; node = next) {
		cs_conn *conn = CS_QUEUE_ENTRY(node, cs_conn, wait);
		next = node->next;
		if (cs_conn_is_orphan(conn)) {
			cs_conn_abort(conn, false);
		}
	}
}

/* A connection whose handler runs right now is on the list it was on before: cs_conn_settle() will see to it. */
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
				cs_conn_settle(conn);
			}
		}
	}
}

void cs_conn_server_stop(cs_conn_server *server)
{
	if (server->stopping == CS_STOP_NOW) {
		return;
	}
	server->stopping = CS_STOP_NOW;
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
	abort_waiting(server, CS_WAIT_SECURE, false);
	abort_waiting(server, CS_WAIT_CALM, false);
	abort_orphans(server);
	cs_conn_server_check_drained(server);
}

void cs_conn_server_leave_detached(cs_conn_server *server)
{
	server->leaves_detached = true;
	abort_orphans(server);
}

void cs_conn_server_wind_down(cs_conn_server *server)
{
	if (server->stopping) {
		return;
	}
	server->stopping = CS_STOP_NEXT;
	stop_protocols(server);
	cs_queue *list = &server->waiting[CS_WAIT_IDLE];
	for (cs_queue *node = list->next, *next; node != list; node = next) {
		cs_conn *conn = CS_QUEUE_ENTRY(node, cs_conn, wait);
		next = node->next;
		if (conn->served && !conn->in_read) {
			cs_conn_abort(conn, false);
		}
	}
	abort_orphans(server);
}

void cs_conn_server_abort(cs_conn_server *server)
{
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		abort_waiting(server, wait, true);
	}
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
	cs_encode_close();
	cs_name_close();
	cs_header_set_close();
	cs_ws_deflate_pool_close(&CSG(http).ws_deflate);
	cs_head_pool_close(&CSG(http).heads);
	CSG(http).heads.count = UINT32_MAX;
	free(CSG(http).read_buffer);
	free(CSG(http).plain_buffer);
	free(CSG(http).out);
	CSG(http).read_buffer = CSG(http).plain_buffer = CSG(http).out = NULL;
	CSG(http).out_cap = CSG(http).out_len = 0;
}
