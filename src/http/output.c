/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What a connection sends. One buffer a process gathers the output of one connection at a time; it leaves in one write
 * when the read callback ends, or at once when there is none up the stack. What the kernel does not take is queued with
 * uv_write(): copied, or, if it is a large PHP string, referenced. While something is queued nothing is written beside it.
 */
#include "output.h"
#include "h2.h"

#include "src/core/co.h"

#define OUT_FIRST 32768  /* the buffer's size */
#define OUT_FLUSH 16384  /* sent when more is gathered */
#define OUT_KEEP  131072 /* a buffer that one huge head blew up is freed */
#define COPY_MAX  16384  /* larger strings are not copied into the buffer */
#define TLS_PIECE 262144 /* bytes encrypted at once */

typedef struct cs_write {
	uv_write_t req;
	cs_conn *conn;
	zend_string *string; /* referenced, or NULL */
	cs_buf buf;          /* of TLS, or empty */
	char bytes[];
} cs_write;

/* A coroutine in cs_conn_drain(), on its stack. */
typedef struct cs_writer {
	cs_queue node;
	cs_co *co;
	bool lost;
} cs_writer;

size_t cs_conn_queued(const cs_conn *conn)
{
	if (UNEXPECTED(conn->parent)) {
		return cs_h2_queued(conn);
	}
	return conn->uv.stream.write_queue_size;
}

void cs_conn_wake_writers(cs_conn *conn, bool lost)
{
	while (!cs_queue_empty(&conn->writers)) {
		cs_writer *writer = CS_QUEUE_ENTRY(cs_queue_shift(&conn->writers), cs_writer, node);
		writer->lost = lost;
		cs_co_wake(writer->co, 0);
	}
}

void cs_conn_output_lost(cs_conn *conn)
{
	if (CSG(http).corked == conn) {
		CSG(http).corked = NULL;
		CSG(http).out_len = 0;
	}
	cs_conn_wake_writers(conn, true);
}

static void on_written(uv_write_t *req, int status)
{
	cs_write *write = (cs_write *) req;
	cs_conn *conn = write->conn;
	if (write->string) {
		zend_string_release(write->string);
	}
	cs_buf_dtor(&write->buf);
	free(write);
	if (conn->closing) {
		return;
	}
	if (status < 0) {
		cs_conn_abort(conn, false);
		return;
	}
	if (cs_conn_queued(conn) <= conn->server->high_water / 2) {
		cs_conn_wake_writers(conn, false);
	}
	cs_conn_on_written(conn);
}

/* Queues what is left of both parts. Returns 0 or a negative UV_E*. */
static int queue_rest(cs_conn *conn, const char *head, size_t head_len, zend_string *string, size_t offset)
{
	cs_write *write = malloc(sizeof(*write) + head_len);
	uv_buf_t bufs[2];
	unsigned count = 0;
	if (!write) {
		return UV_ENOMEM;
	}
	write->conn = conn;
	write->string = NULL;
	cs_buf_init(&write->buf);
	if (head_len) {
		memcpy(write->bytes, head, head_len);
		bufs[count++] = uv_buf_init(write->bytes, (unsigned) head_len);
	}
	if (string) {
		write->string = zend_string_copy(string);
		bufs[count].base = ZSTR_VAL(string) + offset;
		bufs[count++].len = ZSTR_LEN(string) - offset;
	}
	int error = uv_write(&write->req, &conn->uv.stream, bufs, count, on_written);
	if (error) {
		if (write->string) {
			zend_string_release(write->string);
		}
		free(write);
	}
	return error;
}

/* ---- TLS --------------------------------------------------------------------------------------------------------- */

/* What the socket takes at once. False when the connection is broken. */
static bool try_tls(cs_conn *conn)
{
	cs_view bytes = cs_tls_output(conn->tls);
	if (bytes.len == 0 || cs_conn_queued(conn) > 0) {
		return true;
	}
	uv_buf_t buf = uv_buf_init((char *) (uintptr_t) bytes.ptr, (unsigned) MIN(bytes.len, INT_MAX));
	int result = uv_try_write(&conn->uv.stream, &buf, 1);
	if (result > 0) {
		cs_tls_sent(conn->tls, (size_t) result);
	}
	return result >= 0 || result == UV_EAGAIN;
}

void cs_conn_end_tls(cs_conn *conn)
{
	if (!conn->shut && cs_conn_queued(conn) == 0) {
		cs_tls_shutdown(conn->tls);
		try_tls(conn);
	}
}

void cs_conn_send_tls(cs_conn *conn)
{
	if (!try_tls(conn)) {
		cs_conn_abort(conn, false);
		return;
	}
	if (cs_tls_output(conn->tls).len == 0) {
		return;
	}
	cs_write *write = calloc(1, sizeof(*write));
	if (!write) {
		cs_conn_abort(conn, true);
		return;
	}
	write->conn = conn;
	cs_tls_take(conn->tls, &write->buf);
	uv_buf_t buf = uv_buf_init(write->buf.data, (unsigned) write->buf.len);
	if (uv_write(&write->req, &conn->uv.stream, &buf, 1, on_written) < 0) {
		cs_buf_dtor(&write->buf);
		free(write);
		cs_conn_abort(conn, true);
	}
}

/* Piece by piece, so that what the client takes at once does not have to lie in memory. */
static void send_out_tls(cs_conn *conn, const char *head, size_t head_len, zend_string *string)
{
	const char *bytes = string ? ZSTR_VAL(string) : NULL;
	size_t left = string ? ZSTR_LEN(string) : 0;
	int error = head_len ? cs_tls_write(conn->tls, head, head_len) : 0;
	while (error == 0 && left > 0) {
		size_t piece = MIN(left, TLS_PIECE);
		error = cs_tls_write(conn->tls, bytes, piece);
		bytes += piece;
		left -= piece;
		if (left > 0 && error == 0 && cs_tls_output(conn->tls).len >= TLS_PIECE) {
			cs_conn_send_tls(conn);
			if (conn->closing) {
				return;
			}
		}
	}
	if (error) {
		cs_conn_abort(conn, true);
	} else {
		cs_conn_send_tls(conn);
	}
}

static void trim_out(void)
{
	if (CSG(http).out_cap > OUT_KEEP) {
		free(CSG(http).out);
		CSG(http).out = NULL;
		CSG(http).out_cap = 0;
	}
}

/* ---- Both -------------------------------------------------------------------------------------------------------- */

/* Sends the gathered bytes of the corked connection, and the string behind them. */
static void send_out(zend_string *string)
{
	cs_conn *conn = CSG(http).corked;
	size_t head_len = CSG(http).out_len;
	size_t string_len = string ? ZSTR_LEN(string) : 0;
	CSG(http).corked = NULL;
	CSG(http).out_len = 0;
	if (UNEXPECTED(conn->sink)) {
		conn->sink->on_output(conn, CSG(http).out, head_len, string);
		trim_out();
		return;
	}
	conn->server->bytes[1] += head_len + string_len;
	if (conn->server->on_moved) {
		conn->server->on_moved(conn, true);
	}
	if (UNEXPECTED(conn->tls)) {
		send_out_tls(conn, CSG(http).out, head_len, string);
		trim_out();
		return;
	}
	size_t sent = 0;
	if (cs_conn_queued(conn) == 0) {
		uv_buf_t bufs[2];
		bufs[0].base = CSG(http).out;
		bufs[0].len = head_len;
		bufs[1].base = string ? ZSTR_VAL(string) : NULL;
		bufs[1].len = string_len;
		int first = head_len ? 0 : 1;
		int result = uv_try_write(&conn->uv.stream, bufs + first, (unsigned) ((string ? 2 : 1) - first));
		if (result < 0 && result != UV_EAGAIN) {
			cs_conn_abort(conn, false);
			return;
		}
		sent = result > 0 ? (size_t) result : 0;
	}
	if (sent < head_len + string_len) {
		size_t head_sent = MIN(sent, head_len);
		bool left = string && sent < head_len + string_len;
		if (queue_rest(conn, CSG(http).out + head_sent, head_len - head_sent, left ? string : NULL, sent - head_sent)
			< 0) {
			cs_conn_abort(conn, true);
		}
	}
	trim_out();
}

void cs_conn_flush(cs_conn *conn)
{
	if (CSG(http).corked == conn && CSG(http).out_len > 0) {
		send_out(NULL);
	} else if (UNEXPECTED(conn->parent)) {
		cs_h2_push(conn);
	} else if (UNEXPECTED(conn->tls) && !conn->closing) {
		/* The handshake's own. */
		cs_conn_send_tls(conn);
	}
}

char *cs_conn_reserve(cs_conn *conn, size_t size)
{
	if (CSG(http).corked != conn) {
		if (CSG(http).corked && CSG(http).out_len > 0) {
			send_out(NULL);
		}
		CSG(http).corked = conn;
		CSG(http).out_len = 0;
	}
	size_t need = CSG(http).out_len + size;
	if (need > CSG(http).out_cap) {
		size_t cap = MAX(need, OUT_FIRST);
		CSG(http).out = perealloc(CSG(http).out, cap, 1);
		CSG(http).out_cap = cap;
	}
	return CSG(http).out + CSG(http).out_len;
}

void cs_conn_commit(cs_conn *conn, size_t used)
{
	CSG(http).out_len += used;
	if (conn->closing) {
		CSG(http).corked = NULL;
		CSG(http).out_len = 0;
	}
}

void cs_conn_append(cs_conn *conn, const char *bytes, size_t len)
{
	if (UNEXPECTED(conn->parent)) {
		cs_h2_append(conn, bytes, len);
		return;
	}
	memcpy(cs_conn_reserve(conn, len), bytes, len);
	cs_conn_commit(conn, len);
}

void cs_conn_append_string(cs_conn *conn, zend_string *string)
{
	if (UNEXPECTED(conn->parent)) {
		cs_h2_append_string(conn, string);
		return;
	}
	if (ZSTR_LEN(string) <= COPY_MAX) {
		cs_conn_append(conn, ZSTR_VAL(string), ZSTR_LEN(string));
		return;
	}
	cs_conn_reserve(conn, 0);
	if (conn->closing) {
		cs_conn_commit(conn, 0);
		return;
	}
	send_out(string);
}

void cs_conn_push(cs_conn *conn)
{
	if (UNEXPECTED(conn->parent)) {
		cs_h2_push(conn);
		return;
	}
	bool gather = conn->in_read && conn->more;
	if (CSG(http).corked == conn && (!gather || CSG(http).out_len > OUT_FLUSH)) {
		cs_conn_flush(conn);
	}
}

int cs_conn_drain(cs_conn *conn)
{
	if (conn->closing) {
		return UV_EPIPE;
	}
	if (cs_conn_queued(conn) <= conn->server->high_water || !cs_co_can_yield() || CSG(core).nested) {
		return 0;
	}
	cs_writer writer = {.co = cs_co_current()};
	cs_queue_push(&conn->writers, &writer.node);
	int status = cs_co_wait("http write", CS_FOREVER);
	cs_queue_remove(&writer.node);
	if (status < 0) {
		return status;
	}
	return writer.lost ? UV_EPIPE : 0;
}
