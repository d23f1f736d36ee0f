/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See ws.h.
 *
 * A message's handler may close the connection, which frees the session: while frames are read it is only marked (`gone`)
 * and freed at the end of reading.
 *
 * A few bytes may inflate to megabytes: a connection inflates so much in a round of the loop, then the others have theirs.
 */
#include "ws.h"
#include "output.h"

#include "src/core/log.h"
#include "src/core/loop.h"

#include "zend_smart_str.h"

#define TURN 16384 /* bytes to inflate */

/* A message of which a part is inflated. */
typedef struct cs_ws_inflating {
	cs_ws_inflation steps;
	cs_buf payload;
	smart_str text;
	cs_utf8 utf8;
	uint8_t opcode;
	uint8_t flags;
} cs_ws_inflating;

/* ---- The end ---- */

static void drop_inflating(cs_ws *ws)
{
	if (ws->inflating) {
		cs_ws_inflate_end(&ws->inflating->steps);
		cs_buf_dtor(&ws->inflating->payload);
		smart_str_free(&ws->inflating->text);
		efree(ws->inflating);
		ws->inflating = NULL;
	}
}

static void free_session(cs_ws *ws)
{
	drop_inflating(ws);
	cs_ws_reader_dtor(&ws->reader);
	cs_ws_deflate_dtor(&ws->deflate);
	cs_buf_dtor(&ws->rest);
	ws->gone = true;
	if (!ws->turn_waits) {
		free(ws);
	}
}

static void on_close(cs_conn *conn)
{
	cs_ws *ws = conn->stream;

	if (ws->ops->on_close) {
		ws->ops->on_close(conn);
	}
	conn->stream = NULL;
	ws->gone = true;
	if (!ws->reading) {
		free_session(ws);
	}
}

static void tell_closing(cs_ws *ws)
{
	if (ws->ops->on_closing) {
		ws->ops->on_closing(ws->conn);
	}
}

static void put_close(cs_ws *ws, int code, cs_view reason)
{
	char payload[CS_WS_CONTROL_MAX];
	size_t len = cs_ws_put_close(payload, code, reason);
	char *to = cs_conn_reserve(ws->conn, CS_WS_HEAD_MAX + len);
	size_t head = cs_ws_put_head(to, CS_WS_CLOSE, CS_WS_FIN, len, NULL);
	memcpy(to + head, payload, len);
	cs_conn_commit(ws->conn, head + len);
	ws->close_sent = true;
}

/* No frame is read any more: the client sees ours, then the end. */
static void end(cs_ws *ws)
{
	cs_conn *conn = ws->conn;

	cs_buf_dtor(&ws->rest);
	drop_inflating(ws);
	tell_closing(ws);
	if (!ws->gone) {
		cs_conn_linger(conn);
	}
}

static void fail(cs_ws *ws, int code, const char *reason)
{
	cs_log(CS_LOG_DEBUG, "failed the WebSocket connection %d with code %d: %s", ws->conn->fd, code, reason);
	if (!ws->close_sent) {
		ws->close_code = code;
		put_close(ws, code, (cs_view){reason, strlen(reason)});
	}
	end(ws);
}

int cs_ws_close(cs_ws *ws, int code, cs_view reason)
{
	if (ws->close_sent || ws->conn->closing) {
		return UV_EPIPE;
	}
	if (reason.len > CS_WS_REASON_MAX || (code != CS_WS_NO_STATUS && !cs_ws_valid_code(code))
		|| !cs_utf8_valid(reason.ptr, reason.len)) {
		return UV_EINVAL;
	}
	cs_conn *conn = ws->conn;
	put_close(ws, code, reason);
	tell_closing(ws);
	if (!conn->in_read) {
		cs_conn_flush(conn);
		cs_conn_settle(conn);
	}
	return 0;
}

void cs_ws_end(cs_ws *ws, int code, cs_view reason)
{
	if (!ws->conn->closing && !ws->conn->lingering) {
		if (!ws->close_sent) {
			put_close(ws, code, reason);
		}
		end(ws);
	}
}

/* ---- Reading ---- */

/* A message's bytes as the program gets them: without a mask, checked. NULL after failing the connection. */
static zend_string *take_payload(cs_ws *ws, const cs_ws_event *event)
{
	zend_string *data = event->payload.len == 0 ? ZSTR_EMPTY_ALLOC() : zend_string_alloc(event->payload.len, 0);
	if (event->payload.len && !cs_ws_copy(event, ZSTR_VAL(data))) {
		zend_string_release(data);
		fail(ws, CS_WS_BAD_DATA, "the text is not UTF-8");
		return NULL;
	}
	ZSTR_VAL(data)[ZSTR_LEN(data)] = '\0';
	return data;
}

/* Hands the message over, or fails the connection when it could not be inflated. */
static void finish_inflating(cs_ws *ws, int opcode, int flags, int error, zend_string *data)
{
	if (error == 0 && ws->close_sent) {
		zend_string_release(data);
	} else if (error == 0) {
		ws->ops->on_message(ws->conn, opcode, flags, data, 0);
	} else if (error == UV_E2BIG) {
		fail(ws, CS_WS_TOO_BIG, "the message is too big");
	} else if (error == UV_ECHARSET) {
		fail(ws, CS_WS_BAD_DATA, "the text is not UTF-8");
	} else {
		fail(ws, error == UV_ENOMEM ? CS_WS_SERVER_ERROR : CS_WS_BAD_DATA, "the message could not be inflated");
	}
}

/* What this round may inflate. Returns 1 when there is more; 0 with the message; or a negative UV_E*. */
static int inflate_some(cs_ws *ws, cs_ws_inflating *job, cs_view payload, zend_string **data)
{
	cs_buf *piece = &CSG(http).encoded;
	int rc = cs_ws_inflate_step(&job->steps, payload, TURN - ws->inflated, piece);
	ws->inflated += piece->len;
	if (rc >= 0 && job->opcode == CS_WS_TEXT
		&& (!cs_utf8_feed(&job->utf8, piece->data, piece->len) || (rc == 0 && !cs_utf8_complete(&job->utf8)))) {
		rc = UV_ECHARSET;
	} else if (rc < 0) {
		*data = NULL;
	} else if (rc == 0 && !job->text.s) {
		*data = zend_string_init(piece->data ? piece->data : "", piece->len, 0);
	} else {
		smart_str_appendl(&job->text, piece->data, piece->len);
		*data = rc == 0 ? smart_str_extract(&job->text) : NULL;
	}
	cs_buf_reset(piece);
	return rc;
}

static void begin_inflating(cs_ws *ws, const cs_ws_event *event, int flags)
{
	cs_ws_inflating job = {.opcode = event->opcode, .flags = (uint8_t) flags};
	zend_string *data;
	int rc = cs_ws_inflate_begin(&job.steps, &ws->deflate, ws->reader.max_len);
	rc = rc ? rc : inflate_some(ws, &job, event->payload, &data);
	if (rc == 1 && cs_buf_put_view(&job.payload, event->payload) == 0) {
		ws->inflating = emalloc(sizeof(job));
		*ws->inflating = job;
		return;
	}
	cs_ws_inflate_end(&job.steps);
	smart_str_free(&job.text);
	finish_inflating(ws, job.opcode, job.flags, rc == 1 ? UV_ENOMEM : rc, data);
}

static void go_on_inflating(cs_ws *ws)
{
	cs_ws_inflating *job = ws->inflating;
	zend_string *data;
	int rc = inflate_some(ws, job, cs_buf_view(&job->payload), &data);
	if (rc == 1) {
		return;
	}
	int opcode = job->opcode, flags = job->flags;
	drop_inflating(ws);
	finish_inflating(ws, opcode, flags, rc, data);
}

static void on_ping(cs_ws *ws, const cs_ws_event *event)
{
	if (ws->close_sent) {
		return;
	}
	char *to = cs_conn_reserve(ws->conn, CS_WS_HEAD_MAX + event->payload.len);
	size_t head = cs_ws_put_head(to, CS_WS_PONG, CS_WS_FIN, event->payload.len, NULL);
	memcpy(to + head, event->payload.ptr, event->payload.len);
	cs_conn_commit(ws->conn, head + event->payload.len);
}

static void show(cs_ws *ws, const cs_ws_event *event, cs_view data, int code)
{
	int flags = CS_WS_FLAG_FIN | (event->masked ? CS_WS_FLAG_MASK : 0);
	zend_string *string = zend_string_init(data.ptr ? data.ptr : "", data.len, 0);
	ws->ops->on_message(ws->conn, event->opcode, flags, string, code);
}

/* The client says goodbye, or answers ours. */
static void on_client_close(cs_ws *ws, const cs_ws_event *event)
{
	if (!ws->close_sent && ws->ops->can_end && !ws->ops->can_end(ws->conn)) {
		ws->end_waits = true;
		return;
	}
	ws->close_code = event->code;
	if (!ws->close_sent) {
		put_close(ws, event->code, (cs_view){NULL, 0});
		if (ws->config->show_close) {
			show(ws, event, event->reason, event->code);
		}
	}
	if (!ws->gone) {
		end(ws);
	}
}

static void on_event(cs_ws *ws, const cs_ws_event *event)
{
	if (event->opcode != CS_WS_PONG) {
		ws->heard_ms = cs_loop_now_ms();
	}
	switch (event->opcode) {
		case CS_WS_CLOSE:
			on_client_close(ws, event);
			return;
		case CS_WS_PING:
			/* A program that sees pings answers them itself. */
			if (ws->config->show_ping && !ws->close_sent) {
				show(ws, event, event->payload, 0);
			} else {
				on_ping(ws, event);
			}
			return;
		case CS_WS_PONG:
			if (ws->config->show_pong && !ws->close_sent) {
				show(ws, event, event->payload, 0);
			}
			return;
		default:
			break;
	}
	if (ws->close_sent) {
		return; /* the client had not heard of it yet */
	}
	int flags = CS_WS_FLAG_FIN | (event->masked ? CS_WS_FLAG_MASK : 0);
	if (event->compressed) {
		begin_inflating(ws, event, flags | CS_WS_FLAG_COMPRESS);
		return;
	}
	zend_string *data = take_payload(ws, event);
	if (data) {
		ws->ops->on_message(ws->conn, event->opcode, flags, data, 0);
	}
}

/* May another message come? Not while the client does not read what we send, nor while the owner has enough. */
static bool may_read(const cs_ws *ws)
{
	const cs_conn *conn = ws->conn;
	return !conn->closing && !conn->lingering && !ws->end_waits && !ws->inflating && ws->inflated < TURN
		&& (ws->close_sent
			|| (cs_conn_queued(conn) <= conn->server->high_water
				&& (!ws->ops->can_take || ws->ops->can_take(ws->conn))));
}

/* Reads what it may; the rest is left. Returns false when the session is gone. */
static bool read_frames(cs_ws *ws, const char **bytes, size_t *len)
{
	cs_ws_event event;
	int rc = 1;

	ws->reading = true;
	while (rc > 0 && may_read(ws)) {
		rc = cs_ws_read(&ws->reader, bytes, len, &event);
		if (rc > 0) {
			ws->conn->more = *len > 0;
			on_event(ws, &event);
		} else if (rc < 0) {
			fail(ws, -rc, cs_ws_reason(&ws->reader));
		}
		if (EG(exception) || CSG(core).bailout) {
			break;
		}
	}
	ws->reading = false;
	if (ws->gone) {
		free_session(ws);
		return false;
	}
	return true;
}

static void keep_rest(cs_ws *ws, const char *bytes, size_t len)
{
	cs_conn *conn = ws->conn;

	if (len && !conn->lingering && cs_buf_append(&ws->rest, bytes, len) < 0) {
		cs_conn_abort(conn, true);
		return;
	}
	cs_conn_hold(conn, ws->rest.len > 0 || ws->end_waits || ws->inflating);
}

static void on_turn(void *arg)
{
	cs_ws *ws = arg;
	ws->turn_waits = false;
	ws->inflated = 0;
	if (ws->gone) {
		free(ws);
	} else {
		cs_ws_continue(ws);
	}
}

/* The next round goes on where this one has done enough, when that is why something is left. */
static void ask_for_turn(cs_ws *ws, size_t left)
{
	if ((ws->inflating || (left && ws->inflated >= TURN)) && !ws->turn_waits) {
		ws->turn_waits = true;
		cs_loop_defer(on_turn, ws);
	}
}

static void on_bytes(cs_conn *conn, const char *bytes, size_t len)
{
	cs_ws *ws = conn->stream;

	ws->pinged = false;
	if (UNEXPECTED(ws->rest.len || ws->reading || ws->inflating)) {
		keep_rest(ws, bytes, len);
		return;
	}
	if (!read_frames(ws, &bytes, &len)) {
		return;
	}
	if (UNEXPECTED(len || ws->end_waits || ws->inflating)) {
		ask_for_turn(ws, len);
		keep_rest(ws, bytes, len);
	}
	if (UNEXPECTED(conn->server->stopping && conn->stream == ws)) {
		conn->protocol->on_stop(conn);
	}
}

void cs_ws_continue(cs_ws *ws)
{
	cs_conn *conn = ws->conn;

	if (ws->reading || conn->closing) {
		return;
	}
	if (ws->end_waits) {
		cs_ws_event event = {.opcode = CS_WS_CLOSE, .masked = true};
		event.payload = (cs_view){ws->reader.control, ws->reader.control_len};
		cs_ws_parse_close(event.payload, &event.code, &event.reason);
		ws->end_waits = false;
		ws->reading = true;
		on_client_close(ws, &event);
		ws->reading = false;
		if (ws->gone) {
			free_session(ws);
		}
		return;
	}
	bool was_inflating = ws->inflating;
	if (was_inflating) {
		ws->reading = true;
		go_on_inflating(ws);
		ws->reading = false;
		if (ws->gone) {
			free_session(ws);
			return;
		}
	}
	if (ws->rest.len == 0 && !was_inflating) {
		return;
	}
	/* Handlers may add to the rest, or drop it. */
	cs_buf rest = ws->rest;
	const char *bytes = rest.data;
	size_t len = rest.len;
	memset(&ws->rest, 0, sizeof(ws->rest));
	if (read_frames(ws, &bytes, &len)) {
		cs_buf added = ws->rest;
		memset(&ws->rest, 0, sizeof(ws->rest));
		if (len && !conn->lingering) {
			cs_buf_append(&ws->rest, bytes, len);
		}
		ask_for_turn(ws, len + added.len);
		keep_rest(ws, added.data, added.len);
		cs_buf_dtor(&added);
		cs_conn_flush(conn);
		cs_conn_settle(conn);
	}
	cs_buf_dtor(&rest);
}

static void on_writable(cs_conn *conn)
{
	cs_ws_continue(conn->stream);
}

/* The client is gone, whatever it said before. */
static void on_eof(cs_conn *conn)
{
	cs_conn_abort(conn, false);
}

static void on_stop(cs_conn *conn)
{
	cs_ws *ws = conn->stream;

	cs_ws_end(ws, ws->config->stop_code ? ws->config->stop_code : CS_WS_GOING_AWAY, (cs_view){NULL, 0});
}

static cs_conn_wait wait_for(const cs_conn *conn)
{
	const cs_ws *ws = conn->stream;
	return ws->close_sent ? CS_WAIT_LINGER : CS_WAIT_STREAM;
}

/* Nothing came for a while: pings the client, or finds that it is gone. */
static void on_deadline(cs_conn *conn)
{
	cs_ws *ws = conn->stream;
	uint64_t now = cs_loop_now_ms(), idle_ms = ws->config->idle_ms;

	if (idle_ms && now - ws->heard_ms >= idle_ms && !(conn->server->spares && conn->server->spares(conn))) {
		cs_conn_abort(conn, false);
		return;
	}
	if (!ws->config->ping_ms || conn->paused || conn->held) {
		return; /* an answer would not be read */
	}
	if (ws->pinged) {
		cs_log(CS_LOG_DEBUG, "closed the WebSocket connection %d: the client did not answer a ping", conn->fd);
		cs_conn_abort(conn, false);
		return;
	}
	ws->pinged = true;
	char *to = cs_conn_reserve(conn, CS_WS_HEAD_MAX);
	cs_conn_commit(conn, cs_ws_put_head(to, CS_WS_PING, CS_WS_FIN, 0, NULL));
	cs_conn_flush(conn);
}

static bool can_release(const cs_conn *conn)
{
	const cs_ws *ws = conn->stream;
	bool takeover = ws->has_deflate && (ws->deflate.out_takeover || ws->deflate.in_takeover);

	return !ws->close_sent && !ws->reading && ws->rest.len == 0 && !ws->inflating && !takeover
		&& cs_ws_reader_between(&ws->reader);
}

void cs_ws_forget(cs_conn *conn)
{
	free_session(conn->stream);
	conn->stream = NULL;
}

static const cs_conn_protocol protocol = {
	.on_bytes = on_bytes,
	.on_eof = on_eof,
	.on_writable = on_writable,
	.on_stop = on_stop,
	.wait = wait_for,
	.on_deadline = on_deadline,
	.can_release = can_release,
	.on_close = on_close,
};

/* ---- Making ---- */

cs_ws *cs_ws_of(const cs_conn *conn)
{
	return conn->protocol == &protocol ? conn->stream : NULL;
}

cs_ws *cs_ws_start(
	cs_conn *conn, const cs_ws_config *config, const cs_ws_ops *ops, void *owner, const cs_ws_deflate_params *deflate)
{
	cs_ws *ws = calloc(1, sizeof(*ws));

	if (!ws) {
		return NULL;
	}
	ws->ops = ops;
	ws->config = config;
	ws->owner = owner;
	ws->conn = conn;
	ws->close_code = CS_WS_ABNORMAL;
	ws->heard_ms = cs_loop_now_ms();
	cs_ws_reader_init(&ws->reader, false, MAX(conn->server->parser.max_body_size, 1));
	if (deflate) {
		ws->has_deflate = ws->reader.deflate = true;
		cs_ws_deflate_init(&ws->deflate, &CSG(http).ws_deflate, deflate, false);
	}
	cs_conn_switch(conn, &protocol, ws);
	return ws;
}

void cs_ws_save(const cs_ws *ws, cs_ws_state *state)
{
	*state = (cs_ws_state){ws->has_deflate, ws->deflate.out_bits, ws->deflate.in_bits, ws->pinged};
}

cs_ws *cs_ws_resume(
	cs_conn *conn, const cs_ws_config *config, const cs_ws_ops *ops, void *owner, const cs_ws_state *state)
{
	cs_ws_deflate_params deflate = {true, true, state->server_bits, state->client_bits};
	cs_ws *ws = cs_ws_start(conn, config, ops, owner, state->has_deflate ? &deflate : NULL);

	if (ws) {
		ws->pinged = state->pinged;
	}
	return ws;
}

uint64_t cs_ws_deadline_ms(const cs_ws_config *config)
{
	if (config->ping_ms && config->idle_ms) {
		return MIN(config->ping_ms, config->idle_ms);
	}
	return config->ping_ms ? config->ping_ms : config->idle_ms;
}

/* ---- Sending ---- */

const char *cs_ws_frame_obstacle(int opcode, int flags, size_t len)
{
	if (opcode < 0 || opcode > CS_WS_PONG || (opcode > CS_WS_BINARY && opcode < CS_WS_CLOSE)) {
		return "the opcode must be one of SWOOLE_WEBSOCKET_OPCODE_*";
	}
	if (flags & (CS_WS_FLAG_RSV2 | CS_WS_FLAG_RSV3)) {
		return "the bits RSV2 and RSV3 are reserved";
	}
	if ((flags & CS_WS_FLAG_RSV1) && opcode != CS_WS_TEXT && opcode != CS_WS_BINARY) {
		return "RSV1 is for the first frame of a message";
	}
	if (opcode >= CS_WS_CLOSE) {
		if (len > (opcode == CS_WS_CLOSE ? CS_WS_REASON_MAX : CS_WS_CONTROL_MAX)) {
			return opcode == CS_WS_CLOSE ? "the reason has more than 123 bytes"
										 : "a ping or pong has more than 125 bytes";
		}
		if (!(flags & CS_WS_FLAG_FIN)) {
			return "a control frame cannot be sent in pieces";
		}
	}
	return NULL;
}

static int send_compressed(cs_ws *ws, int opcode, zend_string *data)
{
	cs_buf out = {0};
	int error = cs_ws_deflate_compress(&ws->deflate, (cs_view){ZSTR_VAL(data), ZSTR_LEN(data)}, &out);

	if (!error) {
		char *to = cs_conn_reserve(ws->conn, CS_WS_HEAD_MAX + out.len);
		size_t head = cs_ws_put_head(to, (unsigned) opcode, CS_WS_FIN | CS_WS_RSV1, out.len, NULL);
		memcpy(to + head, out.data, out.len);
		cs_conn_commit(ws->conn, head + out.len);
	}
	cs_buf_dtor(&out);
	return error;
}

int cs_ws_send(cs_ws *ws, int opcode, int flags, zend_string *data)
{
	cs_conn *conn = ws->conn;
	int error = 0;

	if (ws->close_sent || conn->closing) {
		return UV_EPIPE;
	}
	/* The program has compressed it, unless it only hands on what came compressed. */
	bool packed = (flags & (CS_WS_FLAG_RSV1 | CS_WS_FLAG_COMPRESS)) == CS_WS_FLAG_RSV1;
	if (cs_ws_frame_obstacle(opcode, flags, ZSTR_LEN(data)) || (packed && !ws->has_deflate)) {
		return UV_EINVAL;
	}
	bool whole = (flags & CS_WS_FLAG_FIN) && (opcode == CS_WS_TEXT || opcode == CS_WS_BINARY);
	if ((flags & CS_WS_FLAG_COMPRESS) && whole && ws->has_deflate) {
		error = send_compressed(ws, opcode, data);
	} else {
		unsigned bits = flags & CS_WS_FLAG_FIN ? CS_WS_FIN : 0;
		bits |= packed ? CS_WS_RSV1 : 0;
		char *to = cs_conn_reserve(conn, CS_WS_HEAD_MAX);
		cs_conn_commit(conn, cs_ws_put_head(to, (unsigned) opcode, bits, ZSTR_LEN(data), NULL));
		cs_conn_append_string(conn, data);
	}
	if (error) {
		return error;
	}
	if (conn->closing) {
		return UV_EPIPE;
	}
	cs_conn_push(conn);
	if (UNEXPECTED(!conn->closing && !conn->in_read && cs_conn_queued(conn) && conn->wait_for != CS_WAIT_WRITE)) {
		cs_conn_settle(conn); /* the client has a deadline to read it */
	}
	return cs_conn_drain(conn);
}
