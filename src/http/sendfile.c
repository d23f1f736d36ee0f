/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A file as the body of an answer: read piece by piece and written when the client has taken the piece before, so that
 * one piece at most is in memory. What lies in the page cache is read at once; else the thread pool reads.
 */
#include "conn.h"

#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/work.h"

#include <errno.h>
#include <sys/uio.h>
#include <unistd.h>

#define PIECE 131072

struct cs_conn_file {
	uv_fs_t req;
	cs_conn *conn;        /* NULL when the connection is lost */
	zend_string *piece;   /* what the thread pool reads into; malloc'ed */
	cs_file_parts *parts; /* NULL, or what follows when nothing is left: */
	unsigned next;
	uint64_t offset;
	uint64_t left;
	int fd;
	bool reading;
	bool keep_alive;
	bool in_loop;
};

static void free_file(cs_conn_file *file)
{
	close(file->fd);
	if (file->piece) {
		zend_string_release_ex(file->piece, true);
	}
	if (file->parts) {
		cs_buf_dtor(&file->parts->text);
		free(file->parts);
	}
	free(file);
}

void cs_conn_file_cancel(cs_conn *conn)
{
	cs_conn_file *file = conn->file;
	conn->file = NULL;
	file->conn = NULL;
	if (!file->reading && !file->in_loop) {
		free_file(file);
	}
}

/* The file ended before its time, or cannot be read: the client must not take this for the whole. */
static void fail_file(cs_conn_file *file, ssize_t result)
{
	cs_conn *conn = file->conn;
	cs_log(CS_LOG_WARNING, "sendfile: %s; closed the connection",
		result < 0 ? uv_strerror((int) result) : "the file became shorter while it was sent");
	cs_conn_abort(conn, true);
}

static void send_piece(cs_conn_file *file, size_t len)
{
	ZSTR_LEN(file->piece) = len;
	file->offset += len;
	file->left -= len;
	zend_string *piece = file->piece;
	file->piece = NULL;
	cs_conn_append_string(file->conn, piece);
	zend_string_release_ex(piece, true);
}

static void on_piece(uv_fs_t *req)
{
	cs_conn_file *file = (cs_conn_file *) req;
	ssize_t result = req->result;
	uv_fs_req_cleanup(req);
	file->reading = false;
	if (!file->conn) {
		free_file(file);
	} else if (result <= 0) {
		fail_file(file, result);
	} else {
		cs_conn *conn = file->conn;
		file->in_loop = true;
		send_piece(file, (size_t) result);
		file->in_loop = false;
		if (!file->conn) {
			free_file(file);
			return;
		}
		cs_conn_flush(conn);
		if (conn->file) {
			cs_conn_file_continue(conn);
		}
	}
}

/* Only what is in memory already; UV_EAGAIN else. */
static ssize_t read_cached(cs_conn_file *file, size_t len)
{
#if defined(HAVE_PREADV2) && defined(RWF_NOWAIT)
	struct iovec iov = {ZSTR_VAL(file->piece), len};
	ssize_t n = preadv2(file->fd, &iov, 1, (off_t) file->offset, RWF_NOWAIT);
	if (n >= 0) {
		return n;
	}
#endif
	return UV_EAGAIN;
}

static void finish_file(cs_conn_file *file)
{
	cs_conn *conn = file->conn;
	bool keep_alive = file->keep_alive;
	conn->file = NULL;
	file->conn = NULL;
	cs_conn_done(conn, keep_alive);
}

/* Goes on to the next part, if there is one, and sends its text. False when all is sent. */
static bool next_part(cs_conn_file *file)
{
	cs_file_parts *parts = file->parts;
	while (file->left == 0) {
		if (!parts || file->next == parts->count) {
			return false;
		}
		unsigned i = file->next++;
		file->offset = parts->items[i].offset;
		file->left = parts->items[i].length;
		cs_conn_append(file->conn, parts->text.data + parts->items[i].text.off, parts->items[i].text.len);
		if (!file->conn) {
			return false;
		}
	}
	return true;
}

/* Sends pieces while the client takes them; goes on when it has read, or when a piece was read from the disk. */
void cs_conn_file_continue(cs_conn *conn)
{
	cs_conn_file *file = conn->file;
	if (file->reading || file->in_loop) {
		return;
	}
	file->in_loop = true;
	while (file->conn && cs_conn_queued(conn) == 0 && next_part(file)) {
		size_t len = (size_t) MIN(file->left, PIECE);
		if (!file->piece) {
			file->piece = zend_string_alloc(PIECE, true);
		}
		ssize_t result = read_cached(file, len);
		if (result > 0) {
			send_piece(file, (size_t) result);
			if (file->conn) {
				cs_conn_flush(conn);
			}
			continue;
		}
		if (result == 0) {
			fail_file(file, 0);
			break;
		}
		uv_buf_t buf = uv_buf_init(ZSTR_VAL(file->piece), (unsigned) len);
		cs_work_pool_used();
		int error = uv_fs_read(cs_loop(), &file->req, file->fd, &buf, 1, (int64_t) file->offset, on_piece);
		if (error) {
			fail_file(file, error);
		} else {
			file->reading = true;
		}
		break;
	}
	file->in_loop = false;
	if (file->conn && file->left == 0 && (!file->parts || file->next == file->parts->count)) {
		finish_file(file);
	}
	if (!file->conn && !file->reading) {
		free_file(file);
	}
}

static void start_file(cs_conn *conn, cs_conn_file *file, int file_fd, bool keep_alive)
{
	file->conn = conn;
	file->fd = file_fd;
	file->keep_alive = keep_alive;
	conn->file = file;
	cs_conn_file_continue(conn);
	if (!conn->closing) {
		cs_conn_push(conn);
	}
}

void cs_conn_send_file(cs_conn *conn, int file_fd, uint64_t offset, uint64_t length, bool keep_alive)
{
	cs_conn_file *file = calloc(1, sizeof(*file));
	conn->exchange = NULL;
	if (!file) {
		close(file_fd);
		cs_conn_abort(conn, true);
		return;
	}
	file->offset = offset;
	file->left = length;
	start_file(conn, file, file_fd, keep_alive);
}

void cs_conn_send_file_parts(cs_conn *conn, int file_fd, cs_file_parts *parts, bool keep_alive)
{
	cs_conn_file *file = calloc(1, sizeof(*file));
	conn->exchange = NULL;
	if (!file) {
		close(file_fd);
		cs_buf_dtor(&parts->text);
		free(parts);
		cs_conn_abort(conn, true);
		return;
	}
	file->parts = parts;
	start_file(conn, file, file_fd, keep_alive);
}
