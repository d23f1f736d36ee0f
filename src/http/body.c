/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See body.h. */
#include "body.h"
#include "h2.h"
#include "upload.h"

#include "src/core/loop.h"
#include "src/core/work.h"

#define BODY_FIRST 65536  /* larger bodies grow as they arrive */
#define AHEAD_MAX  262144 /* bytes that may wait for a slow reader */

/* ---- Streams ----------------------------------------------------------------------------------------------------- */

void cs_incoming_unref(cs_incoming *incoming)
{
	if (--incoming->refs == 0) {
		cs_buf_dtor(&incoming->data);
		free(incoming);
	}
}

static void wake_reader(cs_incoming *incoming)
{
	if (incoming->reader) {
		cs_co *reader = incoming->reader;
		incoming->reader = NULL;
		cs_co_wake(reader, 0);
	}
}

/* Nothing more comes; the connection lets go. */
static void end_stream(cs_conn *conn, int error)
{
	cs_incoming *incoming = conn->incoming;
	conn->incoming = NULL;
	incoming->conn = NULL;
	incoming->error = error;
	wake_reader(incoming);
	cs_incoming_unref(incoming);
}

static int add_to_stream(cs_incoming *incoming, const char *bytes, size_t len)
{
	if (incoming->discard) {
		return 0;
	}
	int error = cs_buf_append(&incoming->data, bytes, len);
	wake_reader(incoming);
	return error;
}

int64_t cs_incoming_patience(const cs_incoming *incoming)
{
	uint64_t limit = incoming->conn ? incoming->conn->server->timeout_ms[CS_WAIT_BODY] : 0;
	return limit ? (int64_t) limit : CS_FOREVER;
}

/* Takes bytes out of what is there. */
static zend_string *take(cs_incoming *incoming, size_t max)
{
	size_t len = MIN(incoming->data.len, max);
	zend_string *piece = zend_string_init(incoming->data.data, len, 0);
	cs_buf_consume(&incoming->data, len);
	if (incoming->conn && incoming->data.len <= AHEAD_MAX / 2) {
		cs_conn_hold(incoming->conn, false);
	}
	return piece;
}

int cs_incoming_read(cs_incoming *incoming, size_t max, int64_t timeout_ms, zend_string **piece)
{
	uint64_t until = timeout_ms == CS_FOREVER ? UINT64_MAX : cs_loop_now_ms() + (uint64_t) timeout_ms;
	int status = 0;
	if (incoming->reader) {
		return UV_EBUSY;
	}
	if (incoming->wanted && incoming->conn) {
		incoming->wanted = false;
		cs_conn_append(incoming->conn, ZEND_STRL("HTTP/1.1 100 Continue\r\n\r\n"));
		cs_conn_flush(incoming->conn);
	}
	incoming->refs++;
	while (incoming->data.len == 0 && incoming->conn && status >= 0) {
		uint64_t now = cs_loop_now_ms();
		incoming->reader = cs_co_current();
		status = now >= until ? UV_ETIMEDOUT
							  : cs_co_wait("request body", until == UINT64_MAX ? CS_FOREVER : (int64_t) (until - now));
		incoming->reader = NULL;
	}
	if (incoming->data.len > 0) {
		*piece = take(incoming, max);
		status = 0;
	} else if (status >= 0 && incoming->error) {
		status = incoming->error;
	} else if (status >= 0) {
		*piece = ZSTR_EMPTY_ALLOC();
		status = 0;
	}
	cs_incoming_unref(incoming);
	return status;
}

/* ---- Files of a form --------------------------------------------------------------------------------------------- */

/* Bytes on their way to a file, in the thread pool; nothing is read from the client meanwhile. */
typedef struct file_writer {
	uv_work_t req;
	cs_conn *conn; /* NULL: the connection has dropped the upload, which is ours now */
	cs_upload *upload;
	cs_buf data;
	int error;
} file_writer;

/* In a thread. */
static void on_file_write(uv_work_t *req)
{
	file_writer *writer = (file_writer *) req;
	writer->error = cs_upload_write(writer->upload->fd, writer->data.data, writer->data.len);
}

static void on_file_written(uv_work_t *req, int status)
{
	file_writer *writer = (file_writer *) req;
	cs_upload *upload = writer->upload;
	cs_conn *conn = writer->conn;
	int error = status < 0 ? status : writer->error;
	cs_buf_dtor(&writer->data);
	free(writer);
	upload->writer = NULL;
	if (!conn) {
		cs_upload_free(upload);
		return;
	}
	int refusal = error ? cs_upload_refuse_write(upload, error) : 0;
	if (UNEXPECTED(conn->parent)) {
		cs_h2_stored(conn, refusal, upload->reason);
		return;
	}
	if (refusal) {
		cs_conn_refuse(conn, refusal, upload->reason);
	}
	cs_conn_hold(conn, false);
}

static void write_file(cs_conn *conn)
{
	cs_upload *upload = conn->upload;
	file_writer *writer = calloc(1, sizeof(*writer));
	if (!writer) {
		return; /* more is gathered */
	}
	writer->conn = conn;
	writer->upload = upload;
	writer->data = upload->unwritten;
	cs_buf_init(&upload->unwritten);
	cs_work_pool_used();
	if (uv_queue_work(cs_loop(), &writer->req, on_file_write, on_file_written) < 0) {
		upload->unwritten = writer->data;
		free(writer);
		return;
	}
	upload->writer = writer;
	cs_conn_hold(conn, true);
}

/* ---- The body of a connection ------------------------------------------------------------------------------------ */

int cs_conn_on_body(void *arg, const char *bytes, size_t len)
{
	cs_conn *conn = arg;
	if (UNEXPECTED(conn->incoming)) {
		return add_to_stream(conn->incoming, bytes, len);
	}
	if (UNEXPECTED(conn->upload)) {
		int status = cs_upload_feed(conn->upload, bytes, len);
		if (status) {
			cs_parser_refuse(&conn->parser, status, conn->upload->reason);
			return UV_EINVAL;
		}
		return 0;
	}
	return cs_buf_append(&conn->body, bytes, len);
}

void cs_conn_drop_body(cs_conn *conn)
{
	cs_buf_dtor(&conn->body);
	cs_upload *upload = conn->upload;
	conn->upload = NULL;
	if (UNEXPECTED(upload && upload->writer)) {
		((file_writer *) upload->writer)->conn = NULL;
		conn->held = false;
	} else {
		cs_upload_free(upload);
	}
}

/* Forms are parsed before the handler runs. */
static bool is_form(const cs_site *site, const cs_head *head)
{
	static const char urlencoded[] = "application/x-www-form-urlencoded";
	size_t len = sizeof(urlencoded) - 1;
	const cs_field *type = cs_head_find(head, CS_HEADER_CONTENT_TYPE);
	return site->parse_post && type && type->value_len >= len
		&& zend_binary_strcasecmp(head->raw + type->value, len, urlencoded, len) == 0;
}

bool cs_body_stream(cs_conn *conn, const cs_head *head, bool wanted)
{
	const cs_site *site = conn->server->site;
	if (EXPECTED(!site || !site->stream_body) || conn->upload || is_form(site, head)) {
		return false;
	}
	cs_incoming *incoming = calloc(1, sizeof(*incoming));
	if (!incoming) {
		return false;
	}
	incoming->refs = 1;
	incoming->conn = conn;
	incoming->wanted = wanted;
	conn->incoming = incoming;
	return true;
}

void cs_body_end(cs_conn *conn, int error)
{
	end_stream(conn, error);
}

int cs_conn_begin_body(cs_conn *conn, const cs_head *head, const char **reason)
{
	const cs_field *type = cs_head_find(head, CS_HEADER_CONTENT_TYPE);
	int status = 0;
	if (type) {
		conn->upload = cs_upload_new(conn->server->site, head->raw + type->value, type->value_len, &status, reason);
	}
	if (conn->upload) {
		conn->upload->lazy = true;
	}
	if (!status && head->has_length && !conn->upload) {
		/* One more, for the NUL that cs_buf_steal() adds. */
		cs_buf_reserve(&conn->body, (size_t) MIN(head->content_length + 1, BODY_FIRST));
	}
	return status;
}

int cs_conn_finish_body(cs_conn *conn, const char **reason)
{
	if (EXPECTED(!conn->upload)) {
		return 0;
	}
	int status = cs_upload_finish(conn->upload);
	if (status) {
		*reason = conn->upload->reason;
		return status;
	}
	conn->body = conn->upload->body;
	cs_buf_init(&conn->upload->body);
	return 0;
}

void cs_body_begin(cs_conn *conn, bool more)
{
	cs_head *head = conn->parser.head;
	const char *reason;
	int status = cs_conn_begin_body(conn, head, &reason);
	if (status) {
		cs_conn_refuse(conn, status, reason);
		return;
	}
	if (UNEXPECTED(cs_body_stream(conn, head, head->expect_continue && !more))) {
		cs_head_ref(head);
		conn->server->on_request(conn, head);
		return;
	}
	if (head->expect_continue && !more) {
		cs_conn_append(conn, ZEND_STRL("HTTP/1.1 100 Continue\r\n\r\n"));
	}
}

bool cs_body_finish(cs_conn *conn)
{
	const char *reason;
	if (UNEXPECTED(conn->incoming)) {
		end_stream(conn, 0);
		cs_head_unref(cs_parser_take(&conn->parser));
		return false;
	}
	int status = cs_conn_finish_body(conn, &reason);
	if (status) {
		cs_conn_refuse(conn, status, reason);
	}
	return status == 0;
}

bool cs_body_fail(cs_conn *conn)
{
	if (EXPECTED(!conn->incoming)) {
		return false;
	}
	end_stream(conn, UV_EPROTO);
	conn->close_after = true;
	/* Answered already, or to be answered by the handler. */
	conn->lingering = !conn->exchange;
	return true;
}

void cs_body_release(cs_conn *conn)
{
	cs_incoming *incoming = conn->incoming;
	incoming->discard = true;
	cs_buf_dtor(&incoming->data);
	if (incoming->wanted || conn->close_after) {
		/* The client may send the body or not: who knows where the next request would begin. */
		conn->close_after = conn->lingering = true;
		end_stream(conn, UV_ECONNRESET);
	}
	conn->held = false;
}

void cs_body_check(cs_conn *conn)
{
	if (conn->incoming && conn->incoming->data.len > AHEAD_MAX) {
		cs_conn_hold(conn, true);
	}
	if (conn->upload && conn->upload->unwritten.len > AHEAD_MAX && !conn->upload->writer) {
		write_file(conn);
	}
}

void cs_body_lost(cs_conn *conn)
{
	end_stream(conn, UV_ECONNRESET);
}
