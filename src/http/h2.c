/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See h2.h.
 *
 * Requests are handled when nghttp2 has returned from reading, never inside its callbacks: a handler may close the
 * connection. The session is freed when no call of ours is up the stack. Output is taken from nghttp2 only while little
 * waits in the socket's queue, so what clients do not read stays with the streams, where writers wait for it.
 *
 * Limits of our own, since older versions of the library lack them: streams that the client ends early ("rapid reset"),
 * frames that only make work (PING, SETTINGS, WINDOW_UPDATE, PRIORITY, empty DATA) beyond what answers call for, and the bytes
 * of one header block (CONTINUATION). Who goes beyond is read no further and hears of it only after a while: it would come
 * back at once.
 */
#include "h2.h"
#include "output.h"

#include "src/core/log.h"
#include "src/core/loop.h"

#ifdef CS_HAVE_NGHTTP2

#include "h2_struct.h"

#define SOCKET_MAX         65536   /* bytes queued for the socket */
#define CONNECTION_WINDOW  1048576 /* bytes of all bodies that a client may send ahead */
#define HEADER_BLOCK_MAX   262144  /* bytes on the wire */
#define SEND_HEADERS_MAX   262144
#define UNREAD_ANSWERS     8 /* of one connection, when they have more than socket_buffer_size bytes together */
#define RESET_BURST        200
#define RESET_PER_SECOND   33
#define CONTROL_BURST      1000
#define CONTROL_PER_SECOND 100
#define EARNED_BY_FRAME    4    /* of an answer: so many frames of control that it may call for, */
#define EARNED_BY_BYTES    1024 /* and one for so many bytes */

static const cs_conn_protocol protocol;

bool cs_h2_available(void)
{
	return true;
}

bool cs_h2_is(const cs_conn *conn)
{
	return conn->protocol == &protocol;
}

static void earn(cs_h2_budget *budget, uint64_t more)
{
	budget->left = (uint32_t) MIN(budget->left + more, budget->burst);
}

static bool spend(cs_h2_budget *budget)
{
	uint64_t now = cs_loop_now_ms();
	uint64_t more = (now - budget->since_ms) * budget->per_second / 1000;
	if (more > 0) {
		earn(budget, more);
		budget->since_ms = now;
	}
	if (budget->left == 0) {
		return false;
	}
	budget->left--;
	return true;
}

static void init_budget(cs_h2_budget *budget, uint32_t burst, uint32_t per_second)
{
	*budget = (cs_h2_budget){burst, burst, per_second, cs_loop_now_ms()};
}

/* ---- Sending ----------------------------------------------------------------------------------------------------- */

/* Nothing is left to do on it: after a GOAWAY and the end of the last stream. */
static void check_finished(cs_h2 *h2)
{
	cs_conn *conn = h2->conn;
	if (conn && !conn->closing && !nghttp2_session_want_read(h2->session) && !nghttp2_session_want_write(h2->session)) {
		conn->close_after = true;
		conn->lingering |= h2->failed;
	}
}

static void take_output(cs_h2 *h2)
{
	cs_conn *conn = h2->conn;
	const uint8_t *data;
	ssize_t n = 1;
	while (h2->conn && cs_conn_queued(conn) < SOCKET_MAX && (n = nghttp2_session_mem_send(h2->session, &data)) > 0) {
		cs_conn_append(conn, (const char *) data, (size_t) n);
		cs_conn_push(conn);
	}
	if (n < 0 && h2->conn) {
		cs_log(CS_LOG_WARNING, "closed an HTTP/2 connection: %s", nghttp2_strerror((int) n));
		cs_conn_abort(conn, true);
	}
}

static void leave(cs_h2 *h2)
{
	if (--h2->in_use == 0 && !h2->conn) {
		nghttp2_session_del(h2->session);
		cs_buf_dtor(&h2->target);
		cs_buf_dtor(&h2->authority);
		cs_buf_dtor(&h2->cookie);
		free(h2);
	}
}

/* Not while the client has to read many answers: all of them would be in memory. A few may wait, so that one large answer
 * that is read slowly does not hold the others up. */
static bool takes_requests(const cs_h2 *h2)
{
	return h2->conn && !h2->calming
		&& (h2->unread_bytes <= h2->conn->server->high_water || h2->unread_answers < UNREAD_ANSWERS);
}

static void on_turn(void *arg);

void cs_h2_send(cs_h2 *h2)
{
	if (!h2->conn || h2->locked || h2->calming) {
		return; /* somebody up the stack sends; or nothing is to be said yet */
	}
	h2->in_use++;
	h2->locked = true;
	h2->unsent = false;
	do {
		take_output(h2);
	} while (cs_h2_wake(h2));
	h2->locked = false;
	check_finished(h2);
	if (UNEXPECTED(!cs_queue_empty(&h2->ready)) && !h2->handling && !h2->turn_waits && takes_requests(h2)) {
		h2->turn_waits = true;
		h2->in_use++;
		cs_loop_defer(on_turn, h2);
	}
	leave(h2);
}

/* The session is broken: says so and closes. */
static void terminate(cs_h2 *h2, uint32_t error, const char *why)
{
	if (!h2->failed && h2->conn) {
		h2->failed = true;
		cs_log(CS_LOG_INFO, "closed an HTTP/2 connection: %s", why);
		nghttp2_session_terminate_session(h2->session, error);
	}
}

/* The client is a nuisance: nothing more is read, and CS_WAIT_CALM later it is told why. */
static void calm(cs_h2 *h2, const char *why)
{
	if (!h2->failed && h2->conn) {
		h2->failed = h2->calming = true;
		cs_log(CS_LOG_INFO, "closing an HTTP/2 connection: %s", why);
	}
}

static void on_deadline(cs_conn *conn)
{
	cs_h2 *h2 = conn->stream;
	h2->calming = false;
	nghttp2_session_terminate_session(h2->session, NGHTTP2_ENHANCE_YOUR_CALM);
	cs_h2_send(h2);
}

/* ---- nghttp2's callbacks ----------------------------------------------------------------------------------------- */

static cs_h2_stream *stream_of(cs_h2 *h2, int32_t id)
{
	return nghttp2_session_get_stream_user_data(h2->session, id);
}

static void spend_control(cs_h2 *h2)
{
	if (!spend(&h2->control)) {
		calm(h2, "too many frames that only make work");
	}
}

/* An error here ends nghttp2's reading. */
static int on_begin_frame(nghttp2_session *session, const nghttp2_frame_hd *hd, void *arg)
{
	cs_h2 *h2 = arg;
	switch (hd->type) {
		case NGHTTP2_HEADERS:
		case NGHTTP2_RST_STREAM:
			break;
		case NGHTTP2_DATA:
			if (hd->length == 0 && !(hd->flags & NGHTTP2_FLAG_END_STREAM)) {
				spend_control(h2);
			}
			break;
		default:
			spend_control(h2);
			break;
	}
	return h2->calming ? NGHTTP2_ERR_CALLBACK_FAILURE : 0;
}

static int on_begin_headers(nghttp2_session *session, const nghttp2_frame *frame, void *arg)
{
	cs_h2 *h2 = arg;
	h2->in_header = true;
	h2->header_bytes = 0;
	if (frame->hd.type != NGHTTP2_HEADERS || frame->headers.cat != NGHTTP2_HCAT_REQUEST) {
		return 0;
	}
	cs_h2_stream *stream = cs_h2_stream_new(h2, frame->hd.stream_id);
	return stream ? 0 : NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE;
}

static int on_header(nghttp2_session *session, const nghttp2_frame *frame, const uint8_t *name, size_t name_len,
	const uint8_t *value, size_t value_len, uint8_t flags, void *arg)
{
	cs_h2_stream *stream = stream_of(arg, frame->hd.stream_id);
	if (!stream || frame->hd.type != NGHTTP2_HEADERS || frame->headers.cat != NGHTTP2_HCAT_REQUEST) {
		return 0;
	}
	return cs_h2_on_field(stream, (cs_view){(const char *) name, name_len}, (cs_view){(const char *) value, value_len});
}

static void on_request_frame(cs_h2 *h2, const nghttp2_frame *frame)
{
	cs_h2_stream *stream = stream_of(h2, frame->hd.stream_id);
	bool end = frame->hd.flags & NGHTTP2_FLAG_END_STREAM;
	if (!stream) {
		return;
	}
	if (frame->hd.type == NGHTTP2_HEADERS && frame->headers.cat == NGHTTP2_HCAT_REQUEST) {
		cs_h2_on_head(stream, end);
	}
	if (end) {
		cs_h2_on_complete(stream);
	}
}

static int on_frame(nghttp2_session *session, const nghttp2_frame *frame, void *arg)
{
	cs_h2 *h2 = arg;
	switch (frame->hd.type) {
		case NGHTTP2_HEADERS:
			h2->in_header = false;
			on_request_frame(h2, frame);
			break;
		case NGHTTP2_DATA:
			on_request_frame(h2, frame);
			break;
		default:
			break;
	}
	return 0;
}

static int on_data(nghttp2_session *session, uint8_t flags, int32_t id, const uint8_t *bytes, size_t len, void *arg)
{
	cs_h2 *h2 = arg;
	cs_h2_stream *stream = stream_of(h2, id);
	h2->received += len;
	nghttp2_session_consume_connection(session, len);
	if (!stream) {
		nghttp2_session_consume_stream(session, id, len);
		return 0;
	}
	cs_h2_on_data(stream, (const char *) bytes, len);
	if (stream->conn.held) {
		stream->unread += len;
	} else {
		nghttp2_session_consume_stream(session, id, len);
	}
	return 0;
}

static int on_invalid(nghttp2_session *session, const nghttp2_frame *frame, int error, void *arg)
{
	cs_h2 *h2 = arg;
	h2->in_header = false;
	spend_control(h2);
	return 0;
}

static int on_stream_close(nghttp2_session *session, int32_t id, uint32_t error, void *arg)
{
	cs_h2 *h2 = arg;
	cs_h2_stream *stream = stream_of(h2, id);
	if (!stream) {
		return 0;
	}
	/* Made, perhaps worked on, and thrown away. */
	if (error != NGHTTP2_NO_ERROR && !spend(&h2->resets)) {
		calm(h2, "too many streams were ended early");
	}
	nghttp2_session_set_stream_user_data(session, id, NULL);
	cs_h2_stream_close(stream);
	return 0;
}

static int on_sent(nghttp2_session *session, const nghttp2_frame *frame, void *arg)
{
	cs_h2 *h2 = arg;
	/* For what it gets a client opens windows, and may measure the line with pings (gRPC). */
	if (frame->hd.type == NGHTTP2_HEADERS || (frame->hd.type == NGHTTP2_DATA && frame->hd.length)) {
		earn(&h2->control, EARNED_BY_FRAME + frame->hd.length / EARNED_BY_BYTES);
	}
	/* A refusal that was complete before its request: the client need not send the rest. */
	if ((frame->hd.type == NGHTTP2_DATA || frame->hd.type == NGHTTP2_HEADERS)
		&& (frame->hd.flags & NGHTTP2_FLAG_END_STREAM)) {
		cs_h2_stream *stream = stream_of(h2, frame->hd.stream_id);
		if (stream && !stream->ended && stream->refused) {
			nghttp2_submit_rst_stream(session, NGHTTP2_FLAG_NONE, frame->hd.stream_id, NGHTTP2_NO_ERROR);
		}
	}
	return 0;
}

/* ---- The connection's protocol ----------------------------------------------------------------------------------- */

static void handle_ready(cs_h2 *h2)
{
	cs_queue *node;
	if (h2->handling) {
		return;
	}
	h2->handling = true;
	while (takes_requests(h2) && (node = cs_queue_shift(&h2->ready))) {
		cs_h2_stream *stream = CS_QUEUE_ENTRY(node, cs_h2_stream, ready);
		cs_head *head = stream->head;
		stream->head = NULL;
		stream->handled = stream->counted = true;
		h2->running++;
		stream->conn.more = !cs_queue_empty(&h2->ready);
		h2->conn->server->on_request(&stream->conn, head);
	}
	h2->handling = false;
}

void cs_h2_handle(cs_h2 *h2)
{
	h2->in_use++;
	h2->unsent = true;
	handle_ready(h2);
	if (h2->unsent) {
		cs_h2_send(h2);
	}
	leave(h2);
}

static void on_turn(void *arg)
{
	cs_h2 *h2 = arg;
	cs_conn *conn = h2->conn;
	h2->turn_waits = false;
	if (conn) {
		cs_h2_handle(h2);
		if (!conn->closing) {
			cs_conn_flush(conn);
		}
		if (!conn->closing) {
			cs_conn_settle(conn);
		}
	}
	leave(h2);
}

static void on_bytes(cs_conn *conn, const char *bytes, size_t len)
{
	cs_h2 *h2 = conn->stream;
	h2->in_use++;
	h2->locked = true;
	if (h2->in_header) {
		h2->header_bytes += len;
		if (h2->header_bytes > HEADER_BLOCK_MAX) {
			calm(h2, "a header block does not end");
		}
	}
	ssize_t n = h2->calming ? 0 : nghttp2_session_mem_recv(h2->session, (const uint8_t *) bytes, len);
	if (n == NGHTTP2_ERR_FLOODED) {
		calm(h2, nghttp2_strerror((int) n));
	} else if (n < 0) {
		terminate(h2, NGHTTP2_PROTOCOL_ERROR, nghttp2_strerror((int) n));
	}
	h2->locked = false;
	h2->in_use--;
	cs_h2_handle(h2);
	if (UNEXPECTED(conn->stream == h2 && h2->calming)) {
		cs_conn_hold(conn, true);
	}
}

static void on_eof(cs_conn *conn)
{
	cs_h2 *h2 = conn->stream;
	if (conn->server->site && conn->server->site->cancel_on_disconnect) {
		cs_conn_abort(conn, false);
		return;
	}
	for (cs_queue *node = h2->streams.next, *next; node != &h2->streams; node = next) {
		cs_h2_stream *stream = CS_QUEUE_ENTRY(node, cs_h2_stream, node);
		next = node->next;
		if (!stream->ended) {
			nghttp2_submit_rst_stream(h2->session, NGHTTP2_FLAG_NONE, stream->conn.stream_id, NGHTTP2_CANCEL);
		}
	}
	cs_h2_send(h2);
}

static void on_writable(cs_conn *conn)
{
	cs_h2_send(conn->stream);
	if (!conn->closing) {
		cs_conn_flush(conn);
	}
}

static void on_stop(cs_conn *conn)
{
	cs_h2 *h2 = conn->stream;
	if (!h2->stopping) {
		h2->stopping = true;
		nghttp2_submit_goaway(h2->session, NGHTTP2_FLAG_NONE, nghttp2_session_get_last_proc_stream_id(h2->session),
			NGHTTP2_NO_ERROR, NULL, 0);
		cs_h2_send(h2);
		if (!conn->closing) {
			cs_conn_flush(conn);
		}
	}
}

void cs_h2_stop_all(cs_conn_server *server)
{
	for (int wait = 0; wait < CS_WAIT_COUNT; wait++) {
		cs_queue *list = &server->waiting[wait];
		for (cs_queue *node = list->next, *next; node != list; node = next) {
			cs_conn *conn = CS_QUEUE_ENTRY(node, cs_conn, wait);
			next = node->next;
			if (cs_h2_is(conn) && !conn->in_read) {
				on_stop(conn);
			}
		}
	}
}

static bool is_busy(const cs_conn *conn)
{
	return ((cs_h2 *) conn->stream)->stream_count > 0;
}

static cs_conn_wait waits_for(const cs_conn *conn)
{
	const cs_h2 *h2 = conn->stream;
	return h2->calming                     ? CS_WAIT_CALM
		: h2->running > 0                  ? CS_WAIT_HANDLER
		: h2->stream_count > h2->receiving ? CS_WAIT_WRITE
		: h2->receiving > 0                ? CS_WAIT_BODY
										   : CS_WAIT_IDLE;
}

static uint64_t progress(const cs_conn *conn, cs_conn_wait wait)
{
	const cs_h2 *h2 = conn->stream;
	return wait == CS_WAIT_BODY ? h2->received : UINT64_MAX - h2->sent;
}

static bool can_release(const cs_conn *conn)
{
	return false;
}

static void on_close(cs_conn *conn)
{
	cs_h2 *h2 = conn->stream;
	conn->stream = NULL;
	conn->protocol = NULL;
	h2->conn = NULL;
	while (!cs_queue_empty(&h2->streams)) {
		cs_h2_stream_close(CS_QUEUE_ENTRY(h2->streams.next, cs_h2_stream, node));
	}
	h2->in_use++;
	leave(h2);
}

static const cs_conn_protocol protocol = {
	.on_bytes = on_bytes,
	.on_eof = on_eof,
	.on_writable = on_writable,
	.on_stop = on_stop,
	.is_busy = is_busy,
	.wait = waits_for,
	.on_deadline = on_deadline,
	.can_release = can_release,
	.progress = progress,
	.on_close = on_close,
};

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

int cs_h2_sniff(const char *bytes, size_t len)
{
	size_t n = MIN(len, NGHTTP2_CLIENT_MAGIC_LEN);
	if (memcmp(bytes, NGHTTP2_CLIENT_MAGIC, n) != 0) {
		return 0;
	}
	return n >= 4 ? 1 : -1; /* "PRI " is no method of HTTP/1 */
}

static int submit_settings(cs_h2 *h2)
{
	const cs_h2_config *config = h2->conn->server->h2;
	const struct {
		int32_t id;
		int64_t value;
	} wanted[] = {
		{NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, config->max_streams},
		{NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, config->window},
		{NGHTTP2_SETTINGS_MAX_FRAME_SIZE, config->frame_size},
		{NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, config->table_size},
		{NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, config->header_list},
#if NGHTTP2_VERSION_NUM >= 0x013200
		{NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES, 1},
#endif
	};
	nghttp2_settings_entry entries[sizeof(wanted) / sizeof(wanted[0])];
	size_t count = 0;
	for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++) {
		if (wanted[i].value) {
			entries[count++] = (nghttp2_settings_entry){wanted[i].id, (uint32_t) wanted[i].value};
		}
	}
	int error = nghttp2_submit_settings(h2->session, NGHTTP2_FLAG_NONE, entries, count);
	return error ? error
				 : nghttp2_session_set_local_window_size(
					 h2->session, NGHTTP2_FLAG_NONE, 0, (int32_t) MAX(CONNECTION_WINDOW, config->window));
}

static int make_session(cs_h2 *h2)
{
	nghttp2_session_callbacks *callbacks;
	nghttp2_option *option;
	if (nghttp2_session_callbacks_new(&callbacks)) {
		return UV_ENOMEM;
	}
	if (nghttp2_option_new(&option)) {
		nghttp2_session_callbacks_del(callbacks);
		return UV_ENOMEM;
	}
	nghttp2_session_callbacks_set_on_begin_frame_callback(callbacks, on_begin_frame);
	nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, on_begin_headers);
	nghttp2_session_callbacks_set_on_header_callback(callbacks, on_header);
	nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, on_frame);
	nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, on_data);
	nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks, on_invalid);
	nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, on_stream_close);
	nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, on_sent);
	nghttp2_option_set_no_closed_streams(option, 1);
	nghttp2_option_set_no_auto_window_update(option, 1);
	nghttp2_option_set_max_send_header_block_length(option, SEND_HEADERS_MAX);
	int error = nghttp2_session_server_new2(&h2->session, callbacks, h2, option);
	nghttp2_option_del(option);
	nghttp2_session_callbacks_del(callbacks);
	return error ? UV_ENOMEM : 0;
}

static cs_h2 *open_session(cs_conn *conn)
{
	cs_h2 *h2 = calloc(1, sizeof(*h2));
	if (!h2) {
		return NULL;
	}
	h2->conn = conn;
	cs_queue_init(&h2->streams);
	cs_queue_init(&h2->ready);
	cs_queue_init(&h2->drained);
	init_budget(&h2->resets, RESET_BURST, RESET_PER_SECOND);
	init_budget(&h2->control, CONTROL_BURST, CONTROL_PER_SECOND);
	if (make_session(h2)) {
		free(h2);
		return NULL;
	}
	if (submit_settings(h2)) {
		nghttp2_session_del(h2->session);
		free(h2);
		return NULL;
	}
	return h2;
}

int cs_h2_start(cs_conn *conn)
{
	cs_h2 *h2 = open_session(conn);
	if (!h2) {
		return UV_ENOMEM;
	}
	cs_conn_switch(conn, &protocol, h2);
	cs_h2_send(h2);
	return 0;
}

/* ---- h2c by Upgrade ---------------------------------------------------------------------------------------------- */

static const cs_field *find_field(const cs_head *head, const char *name)
{
	const cs_field *found = NULL;
	size_t len = strlen(name);
	for (unsigned i = 0; i < head->field_count; i++) {
		const cs_field *field = &head->fields[i];
		if (field->name_len == len && zend_binary_strcasecmp(head->raw + field->name, len, name, len) == 0) {
			if (found) {
				return NULL;
			}
			found = field;
		}
	}
	return found;
}

/* base64url without padding. Returns the length, or -1. */
static int decode_settings(cs_view text, uint8_t *out, size_t size)
{
	static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	uint32_t bits = 0;
	int count = 0;
	size_t len = 0;
	for (size_t i = 0; i < text.len && text.ptr[i] != '='; i++) {
		const char *at = text.ptr[i] ? strchr(alphabet, text.ptr[i]) : NULL;
		if (!at) {
			return -1;
		}
		bits = bits << 6 | (uint32_t) (at - alphabet);
		count += 6;
		if (count >= 8) {
			count -= 8;
			if (len == size) {
				return -1;
			}
			out[len++] = (uint8_t) (bits >> count);
		}
	}
	return (int) len;
}

bool cs_h2_upgrade(cs_conn *conn, cs_head *head)
{
	uint8_t settings[512];
	const cs_field *upgrade = cs_head_find(head, CS_HEADER_UPGRADE);
	const cs_field *connection = cs_head_find(head, CS_HEADER_CONNECTION);
	const cs_field *field = upgrade && connection ? find_field(head, "http2-settings") : NULL;
	if (!field || head->version_minor == 0 || !cs_head_list_has(head->raw + upgrade->value, upgrade->value_len, "h2c")
		|| !cs_head_list_has(head->raw + connection->value, connection->value_len, "upgrade")
		|| !cs_head_list_has(head->raw + connection->value, connection->value_len, "http2-settings")) {
		return false;
	}
	int len = decode_settings(cs_head_view(head, field->value, field->value_len), settings, sizeof(settings));
	cs_h2 *h2 = len < 0 ? NULL : open_session(conn);
	if (!h2) {
		return false;
	}
	cs_h2_stream *stream = NULL;
	if (nghttp2_session_upgrade2(h2->session, settings, (size_t) len, head->method == HTTP_HEAD, NULL) == 0) {
		stream = cs_h2_stream_new(h2, 1);
	}
	if (!stream) {
		h2->conn = NULL;
		h2->in_use++;
		leave(h2);
		return false;
	}
	head->version_major = 2;
	stream->head = head;
	stream->conn.body = conn->body;
	stream->conn.upload = conn->upload;
	cs_buf_init(&conn->body);
	conn->upload = NULL;
	cs_conn_append(conn, ZEND_STRL("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"));
	cs_conn_switch(conn, &protocol, h2);
	stream->ended = stream->complete = true;
	h2->receiving--;
	cs_queue_push(&h2->ready, &stream->ready);
	cs_h2_handle(h2);
	return true;
}

int cs_h2_ping(cs_conn *conn, const char *data, size_t len)
{
	uint8_t bytes[8] = {0};
	cs_h2 *h2 = ((cs_h2_stream *) conn)->h2;
	if (conn->closing || !h2->conn) {
		return UV_EPIPE;
	}
	memcpy(bytes, data, MIN(len, sizeof(bytes)));
	if (nghttp2_submit_ping(h2->session, NGHTTP2_FLAG_NONE, bytes)) {
		return UV_ENOMEM;
	}
	cs_h2_push(conn);
	return 0;
}

int cs_h2_goaway(cs_conn *conn, uint32_t error, const char *debug, size_t len)
{
	cs_h2 *h2 = ((cs_h2_stream *) conn)->h2;
	if (conn->closing || !h2->conn) {
		return UV_EPIPE;
	}
	h2->stopping = true;
	if (nghttp2_submit_goaway(h2->session, NGHTTP2_FLAG_NONE, nghttp2_session_get_last_proc_stream_id(h2->session),
			error, (const uint8_t *) debug, len)) {
		return UV_ENOMEM;
	}
	cs_h2_push(conn);
	return 0;
}

#else

bool cs_h2_available(void)
{
	return false;
}

bool cs_h2_is(const cs_conn *conn)
{
	return false;
}

void cs_h2_stop_all(cs_conn_server *server)
{
}

int cs_h2_sniff(const char *bytes, size_t len)
{
	return 0;
}

int cs_h2_start(cs_conn *conn)
{
	return UV_ENOTSUP;
}

bool cs_h2_upgrade(cs_conn *conn, cs_head *head)
{
	return false;
}

int cs_h2_ping(cs_conn *conn, const char *data, size_t len)
{
	return UV_ENOTSUP;
}

int cs_h2_goaway(cs_conn *conn, uint32_t error, const char *debug, size_t len)
{
	return UV_ENOTSUP;
}

#endif
