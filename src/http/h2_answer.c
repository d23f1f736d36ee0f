/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See h2.h.
 *
 * Answers. A body waits with its stream, as the strings it came in, until flow control and the socket have room; nghttp2
 * asks for it then.
 */
#include "h2.h"

#ifdef CS_HAVE_NGHTTP2

#include "body.h"
#include "h2_struct.h"
#include "output.h"
#include "reason.h"
#include "respond.h"

#define LINES_ON_STACK 40

static cs_h2_stream *stream_of(cs_conn *conn)
{
	return (cs_h2_stream *) conn;
}

void cs_h2_uncount(cs_h2_stream *stream)
{
	if (stream->counted) {
		stream->counted = false;
		stream->h2->running--;
	}
}

/* So many bytes more, or fewer, wait with the stream. */
static void count_output(cs_h2_stream *stream, ssize_t more)
{
	cs_h2 *h2 = stream->h2;
	h2->unread_answers -= stream->out_len > 0;
	stream->out_len += more;
	h2->unread_bytes += more;
	h2->unread_answers += stream->out_len > 0;
}

static void free_piece(cs_h2_piece *piece)
{
	cs_queue_remove(&piece->node);
	zend_string_release(piece->string);
	free(piece);
}

static void free_trailers(cs_h2_stream *stream)
{
	for (uint32_t i = 0; i < stream->trailer_count; i++) {
		zend_string_release(stream->trailers[i].name);
		zend_string_release(stream->trailers[i].value);
	}
	free(stream->trailers);
	stream->trailers = NULL;
	stream->trailer_count = 0;
}

void cs_h2_drop_output(cs_h2_stream *stream)
{
	while (!cs_queue_empty(&stream->out)) {
		free_piece(CS_QUEUE_ENTRY(stream->out.next, cs_h2_piece, node));
	}
	count_output(stream, -(ssize_t) stream->out_len);
	free_trailers(stream);
}

/* ---- Heads ------------------------------------------------------------------------------------------------------- */

/* HTTP/2 has other means for what these say. */
static bool is_of_http1(const zend_string *name)
{
	static const char *const names[] = {
		"connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade", "http2-settings"};
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (zend_binary_strcasecmp(ZSTR_VAL(name), ZSTR_LEN(name), names[i], strlen(names[i])) == 0) {
			return true;
		}
	}
	return false;
}

static cs_view trim(const zend_string *value)
{
	cs_view view = {ZSTR_VAL(value), ZSTR_LEN(value)};
	while (view.len && (view.ptr[0] == ' ' || view.ptr[0] == '\t')) {
		view.ptr++;
		view.len--;
	}
	while (view.len && (view.ptr[view.len - 1] == ' ' || view.ptr[view.len - 1] == '\t')) {
		view.len--;
	}
	return view;
}

/* Fields with names in lower case, which point into `names` and the lines. */
static size_t fill_fields(nghttp2_nv *nva, cs_buf *names, const cs_line *lines, uint32_t count)
{
	size_t total = 0, used = 0;
	for (uint32_t i = 0; i < count; i++) {
		total += ZSTR_LEN(lines[i].name);
	}
	if (cs_buf_reserve(names, total) < 0) {
		return 0;
	}
	for (uint32_t i = 0; i < count; i++) {
		if (is_of_http1(lines[i].name)) {
			continue;
		}
		char *name = names->data + names->len;
		for (size_t j = 0; j < ZSTR_LEN(lines[i].name); j++) {
			char c = ZSTR_VAL(lines[i].name)[j];
			name[j] = c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
		}
		names->len += ZSTR_LEN(lines[i].name);
		cs_view value = trim(lines[i].value);
		nva[used++] = (nghttp2_nv){(uint8_t *) name, (uint8_t *) (uintptr_t) value.ptr, ZSTR_LEN(lines[i].name),
			value.len, NGHTTP2_NV_FLAG_NONE};
	}
	return used;
}

static ssize_t read_body(nghttp2_session *session, int32_t id, uint8_t *to, size_t size, uint32_t *flags,
	nghttp2_data_source *source, void *arg);

void cs_h2_send_head(cs_conn *conn, int status, const cs_line *lines, uint32_t count, bool end)
{
	cs_h2_stream *stream = stream_of(conn);
	nghttp2_nv on_stack[LINES_ON_STACK], *nva = on_stack;
	nghttp2_data_provider body = {.source.ptr = stream, .read_callback = read_body};
	cs_buf names = {0};
	char digits[12];
	if (conn->closing) {
		return;
	}
	if (count >= LINES_ON_STACK) {
		nva = safe_emalloc(count + 1, sizeof(*nva), 0);
	}
	int len = snprintf(digits, sizeof(digits), "%d", status);
	nva[0] = (nghttp2_nv){(uint8_t *) ":status", (uint8_t *) digits, 7, (size_t) len, NGHTTP2_NV_FLAG_NONE};
	size_t used = 1 + fill_fields(nva + 1, &names, lines, count);
	stream->head_sent = true;
	if (nghttp2_submit_response(stream->h2->session, conn->stream_id, nva, used, end ? NULL : &body)) {
		nghttp2_submit_rst_stream(stream->h2->session, NGHTTP2_FLAG_NONE, conn->stream_id, NGHTTP2_INTERNAL_ERROR);
	}
	cs_buf_dtor(&names);
	if (nva != on_stack) {
		efree(nva);
	}
}

#define STATIC_NV(literal, text, len)                                                                                 \
	{                                                                                                                 \
		(uint8_t *) (literal), (uint8_t *) (uintptr_t) (text), sizeof(literal) - 1, len, NGHTTP2_NV_FLAG_NO_COPY_NAME \
	}

void cs_h2_send_plain(cs_conn *conn, const char *server, const char *type, size_t len, bool is_head)
{
	cs_h2_stream *stream = stream_of(conn);
	nghttp2_data_provider body = {.source.ptr = stream, .read_callback = read_body};
	char digits[24];
	if (conn->closing) {
		return;
	}
	size_t digit_count = (size_t) snprintf(digits, sizeof(digits), "%zu", len);
	const nghttp2_nv nva[] = {
		STATIC_NV(":status", "200", 3),
		STATIC_NV("server", server, strlen(server)),
		STATIC_NV("date", CSG(http).date, CS_HTTP_DATE_LEN),
		STATIC_NV("content-type", type, strlen(type)),
		STATIC_NV("content-length", digits, digit_count),
	};
	stream->head_sent = true;
	if (nghttp2_submit_response(stream->h2->session, conn->stream_id, nva, sizeof(nva) / sizeof(nva[0]),
			len == 0 || is_head ? NULL : &body)) {
		nghttp2_submit_rst_stream(stream->h2->session, NGHTTP2_FLAG_NONE, conn->stream_id, NGHTTP2_INTERNAL_ERROR);
	}
}

void cs_h2_send_trailers(cs_conn *conn, const cs_line *lines, uint32_t count)
{
	cs_h2_stream *stream = stream_of(conn);
	if (conn->closing || !count) {
		return;
	}
	free_trailers(stream);
	stream->trailers = malloc(count * sizeof(*stream->trailers));
	if (!stream->trailers) {
		return;
	}
	for (uint32_t i = 0; i < count; i++) {
		stream->trailers[i] = (cs_line){zend_string_copy(lines[i].name), zend_string_copy(lines[i].value)};
	}
	stream->trailer_count = count;
}

static bool submit_trailers(cs_h2_stream *stream)
{
	cs_buf names = {0};
	nghttp2_nv *nva = malloc(stream->trailer_count * sizeof(*nva));
	size_t used = nva ? fill_fields(nva, &names, stream->trailers, stream->trailer_count) : 0;
	bool done = used && nghttp2_submit_trailer(stream->h2->session, stream->conn.stream_id, nva, used) == 0;
	cs_buf_dtor(&names);
	free(nva);
	free_trailers(stream);
	return done;
}

/* ---- Bodies ------------------------------------------------------------------------------------------------------ */

static size_t take_bytes(cs_h2_stream *stream, uint8_t *to, size_t size)
{
	size_t filled = 0;
	while (filled < size && !cs_queue_empty(&stream->out)) {
		cs_h2_piece *piece = CS_QUEUE_ENTRY(stream->out.next, cs_h2_piece, node);
		size_t n = MIN(size - filled, ZSTR_LEN(piece->string) - piece->sent);
		memcpy(to + filled, ZSTR_VAL(piece->string) + piece->sent, n);
		filled += n;
		piece->sent += n;
		if (piece->sent == ZSTR_LEN(piece->string)) {
			free_piece(piece);
		}
	}
	count_output(stream, -(ssize_t) filled);
	stream->h2->sent += filled;
	return filled;
}

static ssize_t read_body(nghttp2_session *session, int32_t id, uint8_t *to, size_t size, uint32_t *flags,
	nghttp2_data_source *source, void *arg)
{
	cs_h2_stream *stream = source->ptr;
	size_t filled = take_bytes(stream, to, size);
	if (stream->out_len <= stream->conn.server->high_water / 2
		&& (!cs_queue_empty(&stream->conn.writers) || stream->conn.file)) {
		cs_queue_remove(&stream->drained);
		cs_queue_push(&stream->h2->drained, &stream->drained);
	}
	if (stream->out_len == 0 && stream->done) {
		*flags |= NGHTTP2_DATA_FLAG_EOF;
		if (stream->trailer_count && submit_trailers(stream)) {
			*flags |= NGHTTP2_DATA_FLAG_NO_END_STREAM;
		}
	} else if (filled == 0) {
		stream->deferred = true;
		return NGHTTP2_ERR_DEFERRED;
	}
	return (ssize_t) filled;
}

static void resume(cs_h2_stream *stream)
{
	if (stream->deferred) {
		stream->deferred = false;
		nghttp2_session_resume_data(stream->h2->session, stream->conn.stream_id);
	}
}

bool cs_h2_wake(cs_h2 *h2)
{
	bool more = false;
	cs_queue *node;
	while (h2->conn && (node = cs_queue_shift(&h2->drained))) {
		cs_h2_stream *stream = CS_QUEUE_ENTRY(node, cs_h2_stream, drained);
		more |= stream->conn.file != NULL;
		cs_conn_wake_writers(&stream->conn, false);
		if (stream->conn.file) {
			cs_conn_file_continue(&stream->conn);
		}
	}
	return more && h2->conn;
}

void cs_h2_append_string(cs_conn *conn, zend_string *string)
{
	cs_h2_stream *stream = stream_of(conn);
	if (conn->closing || ZSTR_LEN(string) == 0) {
		return;
	}
	cs_h2_piece *piece = malloc(sizeof(*piece));
	if (!piece) {
		cs_h2_abort(conn);
		return;
	}
	piece->string = zend_string_copy(string);
	piece->sent = 0;
	cs_queue_init(&piece->node);
	cs_queue_push(&stream->out, &piece->node);
	count_output(stream, (ssize_t) ZSTR_LEN(string));
	conn->server->bytes[1] += ZSTR_LEN(string);
	resume(stream);
}

void cs_h2_append(cs_conn *conn, const char *bytes, size_t len)
{
	zend_string *string = zend_string_init(bytes, len, 0);
	cs_h2_append_string(conn, string);
	zend_string_release(string);
}

size_t cs_h2_queued(const cs_conn *conn)
{
	return ((const cs_h2_stream *) conn)->out_len;
}

void cs_h2_hold(cs_conn *conn, bool hold)
{
	cs_h2_stream *stream = stream_of(conn);
	if (!hold && stream->unread) {
		nghttp2_session_consume_stream(stream->h2->session, conn->stream_id, stream->unread);
		stream->unread = 0;
		cs_h2_push(conn);
	}
}

void cs_h2_push(cs_conn *conn)
{
	cs_conn *parent = conn->parent;
	if (conn->closing) {
		return;
	}
	cs_h2 *h2 = stream_of(conn)->h2;
	if (h2->locked || (parent->in_read && conn->more)) {
		h2->unsent = true;
		return;
	}
	cs_h2_send(h2);
	if (!parent->closing) {
		cs_conn_flush(parent);
		if (!parent->closing && !parent->in_read) {
			cs_conn_settle(parent);
		}
	}
}

void cs_h2_done(cs_conn *conn)
{
	cs_h2_stream *stream = stream_of(conn);
	conn->exchange = NULL;
	if (conn->closing) {
		return;
	}
	stream->done = true;
	if (UNEXPECTED(conn->incoming)) {
		/* What still comes is dropped. */
		cs_body_end(conn, UV_ECONNRESET);
		conn->held = false;
		cs_h2_hold(conn, false);
	}
	conn->parent->served = true;
	cs_h2_uncount(stream);
	resume(stream);
	cs_h2_push(conn);
}

void cs_h2_abort(cs_conn *conn)
{
	cs_h2_stream *stream = stream_of(conn);
	if (conn->closing) {
		return;
	}
	if (conn->exchange) {
		conn->server->on_lost(conn);
		conn->exchange = NULL;
	}
	cs_h2_uncount(stream);
	nghttp2_submit_rst_stream(stream->h2->session, NGHTTP2_FLAG_NONE, conn->stream_id, NGHTTP2_INTERNAL_ERROR);
	cs_h2_push(conn);
}

/* ---- Answers of our own ------------------------------------------------------------------------------------------ */

void cs_h2_refuse(cs_h2_stream *stream, int status, const char *reason)
{
	char text[384];
	cs_line lines[2] = {{zend_string_init(ZEND_STRL("content-type"), 0), zend_string_init(ZEND_STRL("text/plain"), 0)},
		{zend_string_init(ZEND_STRL("content-length"), 0), NULL}};
	int len = snprintf(text, sizeof(text), "%d %s: %s\n", status, cs_reason_of(status), reason);
	bool head = stream->head && stream->head->method == HTTP_HEAD;
	stream->refused = stream->done = true;
	cs_conn_drop_body(&stream->conn);
	lines[1].value = zend_long_to_str(len);
	cs_h2_send_head(&stream->conn, status, lines, 2, head);
	if (!head) {
		cs_h2_append(&stream->conn, text, (size_t) len);
	}
	for (int i = 0; i < 2; i++) {
		zend_string_release(lines[i].name);
		zend_string_release(lines[i].value);
	}
}

#else

void cs_h2_send_head(cs_conn *conn, int status, const cs_line *lines, uint32_t count, bool end)
{
}

void cs_h2_send_plain(cs_conn *conn, const char *server, const char *type, size_t len, bool is_head)
{
}

void cs_h2_send_trailers(cs_conn *conn, const cs_line *lines, uint32_t count)
{
}

void cs_h2_append_string(cs_conn *conn, zend_string *string)
{
}

void cs_h2_append(cs_conn *conn, const char *bytes, size_t len)
{
}

size_t cs_h2_queued(const cs_conn *conn)
{
	return 0;
}

void cs_h2_hold(cs_conn *conn, bool hold)
{
}

void cs_h2_push(cs_conn *conn)
{
}

void cs_h2_done(cs_conn *conn)
{
}

void cs_h2_abort(cs_conn *conn)
{
}

#endif
