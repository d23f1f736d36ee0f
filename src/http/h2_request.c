/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See h2.h.
 *
 * Requests. The fields of a stream become the text of an HTTP/1 head, which is checked as one that came as such, so that
 * everything above sees the same thing whatever the version. nghttp2 has checked names, values and the pseudo fields.
 */
#include "h2_struct.h"

#ifdef CS_HAVE_NGHTTP2

#include "body.h"
#include "output.h"
#include "upload.h"

#include "src/core/loop.h"

#define UNKNOWN_METHOD (-2)

cs_h2_stream *cs_h2_stream_new(cs_h2 *h2, int32_t id)
{
	cs_h2_stream *stream = calloc(1, sizeof(*stream));
	if (!stream) {
		return NULL;
	}
	cs_conn *conn = &stream->conn;
	conn->parent = h2->conn;
	conn->stream_id = id;
	conn->server = h2->conn->server;
	conn->fd = h2->conn->fd;
	cs_parser_init(&conn->parser, &conn->server->parser, conn);
	cs_queue_init(&conn->writers);
	cs_queue_init(&stream->ready);
	cs_queue_init(&stream->drained);
	cs_queue_init(&stream->out);
	stream->h2 = h2;
	cs_queue_push(&h2->streams, &stream->node);
	h2->stream_count++;
	h2->receiving++;
	nghttp2_session_set_stream_user_data(h2->session, id, stream);
	cs_buf_reset(&h2->target);
	cs_buf_reset(&h2->authority);
	cs_buf_reset(&h2->cookie);
	h2->method = -1;
	return stream;
}

static void free_stream(void *arg)
{
	free(arg);
}

void cs_h2_stream_close(cs_h2_stream *stream)
{
	cs_conn *conn = &stream->conn;
	cs_h2 *h2 = stream->h2;
	if (conn->closing) {
		return;
	}
	conn->closing = true;
	cs_queue_remove(&stream->node);
	cs_queue_remove(&stream->ready);
	cs_queue_remove(&stream->drained);
	h2->stream_count--;
	if (!stream->complete) {
		h2->receiving--;
	}
	cs_h2_uncount(stream);
	cs_h2_drop_output(stream);
	cs_conn_wake_writers(conn, true);
	if (conn->file) {
		cs_conn_file_cancel(conn);
	}
	if (UNEXPECTED(conn->incoming)) {
		cs_body_lost(conn);
	}
	if (conn->exchange) {
		conn->server->on_lost(conn);
		conn->exchange = NULL;
	}
	cs_conn_drop_body(conn);
	cs_buf_dtor(&stream->ahead);
	if (stream->head) {
		cs_head_unref(stream->head);
		stream->head = NULL;
	}
	/* Whoever writes to it up the stack looks at conn->closing. */
	cs_loop_defer(free_stream, stream);
}

/* ---- Fields ------------------------------------------------------------------------------------------------------ */

static bool is(cs_view text, const char *literal)
{
	return text.len == strlen(literal) && memcmp(text.ptr, literal, text.len) == 0;
}

static int find_method(cs_view text)
{
	if (is(text, "GET")) {
		return HTTP_GET;
	}
#define METHOD(number, name, string) \
	if (is(text, #string)) {         \
		return HTTP_##name;          \
	}
	HTTP_METHOD_MAP(METHOD)
#undef METHOD
	return UNKNOWN_METHOD;
}

static bool has_room(const cs_h2_stream *stream, size_t len)
{
	return stream->head->size + len <= stream->conn.server->parser.max_head_size;
}

static int put(cs_h2_stream *stream, const char *bytes, size_t len)
{
	if (cs_head_reserve(&stream->head, len) < 0) {
		return UV_ENOMEM;
	}
	if (len) {
		memcpy(stream->head->raw + stream->head->size, bytes, len);
		stream->head->size += (uint32_t) len;
	}
	return 0;
}

/* Returns 0, or the status to refuse with. */
static int put_field(cs_h2_stream *stream, cs_view name, cs_view value)
{
	if (!has_room(stream, name.len + value.len + 6)
		|| stream->head->field_count >= stream->conn.server->parser.max_fields) {
		return 431;
	}
	if (cs_head_reserve_field(&stream->head) < 0) {
		return 503;
	}
	cs_field *field = &stream->head->fields[stream->head->field_count];
	memset(field, 0, sizeof(*field));
	field->name = (uint16_t) stream->head->size;
	field->name_len = (uint16_t) name.len;
	field->value = (uint16_t) (stream->head->size + name.len + 2);
	field->value_len = (uint16_t) value.len;
	stream->head->field_count++;
	return put(stream, name.ptr, name.len) < 0 || put(stream, ": ", 2) < 0 || put(stream, value.ptr, value.len) < 0
			|| put(stream, "\r\n", 2) < 0
		? 503
		: 0;
}

/* The request line, and the authority as Host. Returns 0, or the status to refuse with. */
static int put_request_line(cs_h2_stream *stream)
{
	cs_h2 *h2 = stream->h2;
	const char *method = h2->method >= 0 ? llhttp_method_name((llhttp_method_t) h2->method) : "-";
	cs_view target = cs_buf_view(&h2->target);
	stream->has_line = true;
	stream->head = cs_head_new(stream->conn.server->parser.pool);
	if (!stream->head) {
		return 503;
	}
	for (size_t i = 0; i < target.len; i++) {
		unsigned char c = (unsigned char) target.ptr[i];
		if (c <= ' ' || c >= 0x7f) {
			return 400;
		}
	}
	if (!has_room(stream, strlen(method) + target.len + 16)) {
		return 414;
	}
	if (h2->method < 0) {
		return h2->method == UNKNOWN_METHOD ? 501 : 400;
	}
	if (put(stream, method, strlen(method)) < 0 || put(stream, " ", 1) < 0) {
		return 503;
	}
	stream->head->method = (uint8_t) h2->method;
	stream->head->target = (uint16_t) stream->head->size;
	stream->head->target_len = (uint16_t) target.len;
	if (put(stream, target.ptr, target.len) < 0 || put(stream, " HTTP/1.1\r\n", 11) < 0) {
		return 503;
	}
	return h2->authority.len ? put_field(stream, CS_VIEW("host"), cs_buf_view(&h2->authority)) : 0;
}

static const char *reason_of(int status)
{
	switch (status) {
		case 414:
			return "The request target is too long";
		case 431:
			return "The header fields are too large or too many";
		case 501:
			return "The request method is unknown";
		case 503:
			return "Out of memory";
		default:
			return "The request target has a character that is not allowed there";
	}
}

static int take_field(cs_h2_stream *stream, cs_view name, cs_view value)
{
	cs_h2 *h2 = stream->h2;
	int status = stream->has_line ? 0 : put_request_line(stream);
	if (status) {
		return status;
	}
	if (is(name, "host") && h2->authority.len) {
		return 0;
	}
	if (is(name, "cookie")) {
		/* One cookie may come in several fields, which are put together again. */
		if (!has_room(stream, h2->cookie.len + value.len + 12)) {
			return 431;
		}
		return (h2->cookie.len && cs_buf_puts(&h2->cookie, "; ") < 0) || cs_buf_put_view(&h2->cookie, value) < 0 ? 503
																												 : 0;
	}
	if (is(name, "content-length")) {
		uint64_t length = 0;
		for (size_t i = 0; i < value.len; i++) {
			length = length * 10 + (uint64_t) (value.ptr[i] - '0');
		}
		stream->head->has_length = true;
		stream->head->content_length = length;
	}
	return put_field(stream, name, value);
}

int cs_h2_on_field(cs_h2_stream *stream, cs_view name, cs_view value)
{
	cs_h2 *h2 = stream->h2;
	if (stream->refused) {
		return 0;
	}
	if (name.len && name.ptr[0] == ':') {
		int error = 0;
		if (is(name, ":method")) {
			h2->method = find_method(value);
		} else if (is(name, ":path")) {
			error = cs_buf_put_view(&h2->target, value);
		} else if (is(name, ":authority")) {
			error = cs_buf_put_view(&h2->authority, value);
		}
		return error ? NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE : 0;
	}
	int status = take_field(stream, name, value);
	if (status) {
		cs_h2_refuse(stream, status, reason_of(status));
	}
	return 0;
}

/* The fields are complete. Returns 0, or the status to refuse with, and *reason. */
static int finish_head(cs_h2_stream *stream, const char **reason)
{
	cs_h2 *h2 = stream->h2;
	int status = stream->has_line ? 0 : put_request_line(stream);
	if (!status && h2->cookie.len) {
		status = put_field(stream, CS_VIEW("cookie"), cs_buf_view(&h2->cookie));
	}
	if (!status && put(stream, "\r\n", 2) < 0) {
		status = 503;
	}
	if (status) {
		*reason = reason_of(status);
		return status;
	}
	status = cs_head_check(stream->head, 1, 1, reason);
	stream->head->version_major = 2;
	return status;
}

void cs_h2_on_head(cs_h2_stream *stream, bool end)
{
	const char *reason = NULL;
	if (stream->refused) {
		return;
	}
	int status = finish_head(stream, &reason);
	if (!status && stream->head->content_length > stream->conn.server->parser.max_body_size) {
		status = 413;
		reason = "The request body is too large";
	}
	if (!status && !end) {
		status = cs_conn_begin_body(&stream->conn, stream->head, &reason);
	}
	if (status) {
		cs_h2_refuse(stream, status, reason);
		return;
	}
	if (!end && UNEXPECTED(cs_body_stream(&stream->conn, stream->head, false))) {
		stream->handled = true;
		cs_queue_push(&stream->h2->ready, &stream->ready);
	}
	if (!end && stream->head->expect_continue) {
		nghttp2_nv nv = {(uint8_t *) ":status", (uint8_t *) "100", 7, 3, NGHTTP2_NV_FLAG_NONE};
		nghttp2_submit_headers(stream->h2->session, NGHTTP2_FLAG_NONE, stream->conn.stream_id, NULL, &nv, 1, NULL);
	}
}

/* ---- Bodies ------------------------------------------------------------------------------------------------------ */

/* A body that a handler reads already can be refused to the handler only. */
static void refuse_body(cs_h2_stream *stream, int status, const char *reason)
{
	if (stream->handled) {
		stream->refused = true;
		if (stream->conn.incoming) {
			cs_body_end(&stream->conn, UV_EPROTO);
		}
		if (stream->done) {
			nghttp2_submit_rst_stream(stream->h2->session, NGHTTP2_FLAG_NONE, stream->conn.stream_id, NGHTTP2_NO_ERROR);
		}
	} else {
		cs_h2_refuse(stream, status, reason);
	}
}

static void take_body(cs_h2_stream *stream, const char *bytes, size_t len)
{
	const cs_parser *parser = &stream->conn.parser;
	const cs_upload *upload = stream->conn.upload;
	int error = UNEXPECTED(upload && upload->writer) ? cs_buf_append(&stream->ahead, bytes, len)
													 : cs_conn_on_body(&stream->conn, bytes, len);
	if (error) {
		refuse_body(stream, parser->status ? parser->status : 503, parser->status ? parser->reason : "Out of memory");
	} else {
		cs_body_check(&stream->conn);
	}
}

void cs_h2_on_data(cs_h2_stream *stream, const char *bytes, size_t len)
{
	cs_parser *parser = &stream->conn.parser;
	if (stream->refused) {
		return;
	}
	if (len > parser->config->max_body_size - parser->body_size) {
		refuse_body(stream, 413, "The request body is too large");
		return;
	}
	parser->body_size += len;
	if (UNEXPECTED(stream->handled && !stream->conn.incoming)) {
		return; /* nobody reads it */
	}
	take_body(stream, bytes, len);
}

void cs_h2_on_complete(cs_h2_stream *stream)
{
	const char *reason;
	stream->ended = true;
	if (stream->complete || UNEXPECTED(stream->conn.upload && stream->conn.upload->writer)) {
		return;
	}
	stream->complete = true;
	stream->h2->receiving--;
	if (UNEXPECTED(stream->conn.incoming)) {
		cs_body_end(&stream->conn, 0);
		return;
	}
	if (stream->refused || stream->handled) {
		return;
	}
	int status = cs_conn_finish_body(&stream->conn, &reason);
	if (status) {
		cs_h2_refuse(stream, status, reason);
		return;
	}
	cs_queue_push(&stream->h2->ready, &stream->ready);
}

void cs_h2_stored(cs_conn *conn, int status, const char *reason)
{
	cs_h2_stream *stream = (cs_h2_stream *) conn;
	cs_h2 *h2 = stream->h2;
	cs_conn *parent = h2->conn;
	cs_buf ahead = stream->ahead;
	cs_buf_init(&stream->ahead);
	h2->in_use++;
	h2->locked = true; /* nothing is sent, and no stream closed, before the end */
	if (status) {
		refuse_body(stream, status, reason);
	} else if (ahead.len) {
		take_body(stream, ahead.data, ahead.len);
	}
	cs_buf_dtor(&ahead);
	if (!conn->upload || !conn->upload->writer) {
		cs_conn_hold(conn, false);
		if (stream->ended) {
			cs_h2_on_complete(stream);
		}
	}
	h2->locked = false;
	h2->in_use--;
	cs_h2_handle(h2);
	if (!parent->closing) {
		cs_conn_flush(parent);
	}
	if (!parent->closing) {
		cs_conn_settle(parent);
	}
}

#else

void cs_h2_stored(cs_conn *conn, int status, const char *reason)
{
}

#endif
