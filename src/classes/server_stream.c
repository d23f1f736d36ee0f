/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Plain connections of a server: cutting what comes into packets for onReceive, and sending to any connection from any
 * process. Only the process that owns a connection touches it; the others send it messages.
 */
#include "server_stream.h"
#include "response.h"
#include "server_ws.h"

#include "error.h"
#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/open.h"
#include "src/http/respond.h"
#include "src/net/frame.h"

#include <errno.h>
#include <unistd.h>

#define CS_FILE_PIECE (256 * 1024)

/* cs_ipc_head.arg of CS_MSG_CLOSE and CS_MSG_PAUSE. */
enum { CS_CLOSE_RESET = 1, CS_PAUSE_ON = 1 };

cs_conn *cs_server_find_conn(cs_server *server, zend_long session)
{
	return zend_hash_index_find_ptr(&server->conns, (zend_ulong) session);
}

/* ---- receiving ---- */

static void call_receive(cs_port *port, int session, const char *bytes, size_t len)
{
	cs_server *server = port->server;
	zval args[3];
	uint32_t count = 3;

	server->counts->requests++;
	ZVAL_LONG(&args[0], session);
	ZVAL_LONG(&args[1], server->tree.self_slot);
	ZVAL_STRINGL(&args[2], bytes, len);
	if (server->options.event_object) {
		cs_server_event_object(server, session, &args[2], args);
		count = 1;
	}
	cs_server_call(server, port, CS_ON_RECEIVE, count, args, server->options.enable_coroutine);
	server->counts->responses++;
	if (server->request_limit) {
		cs_server_count_request(server);
	}
}

/* A packet that cannot be: one line in the log, and the connection ends. */
static void refuse_packet(cs_conn *conn, const cs_frame *frame)
{
	char why[160];

	cs_frame_error(frame, why, sizeof(why));
	cs_log(CS_LOG_WARNING, "closed connection %d: %s", conn->fd, why);
	cs_conn_abort(conn, false);
}

static void read_packets(cs_port *port, cs_conn *conn, cs_frame *frame)
{
	int session = conn->fd, rc = 0;
	cs_view packet;

	while (!conn->closing && (rc = cs_frame_next(frame, &packet)) > 0) {
		conn->more = cs_frame_pending(frame) > 0;
		call_receive(port, session, packet.ptr, packet.len);
		if (cs_loop_has_ended()) {
			break;
		}
	}
	if (rc < 0 && !conn->closing) {
		refuse_packet(conn, frame);
	}
}

/* The frame outlives a close in the middle of it: on_close only marks it. */
void cs_stream_on_bytes(cs_conn *conn, const char *bytes, size_t len)
{
	cs_port *port = (cs_port *) conn->server;
	cs_frame *frame = conn->stream;

	if (port->frame.mode == CS_FRAME_NONE) {
		conn->more = false;
		call_receive(port, conn->fd, bytes, len);
		return;
	}
	if (!frame) {
		frame = conn->stream = malloc(sizeof(*frame));
		if (!frame) {
			cs_conn_abort(conn, true);
			return;
		}
		cs_frame_init(frame, &port->frame);
	}
	conn->stream = NULL; /* ours while packets are read */
	if (cs_frame_feed(frame, bytes, len) < 0) {
		cs_conn_abort(conn, true);
	} else {
		read_packets(port, conn, frame);
	}
	if (!conn->closing && cs_frame_keep(frame) == 0) {
		conn->stream = frame;
		return;
	}
	cs_frame_dtor(frame);
	free(frame);
	if (!conn->closing) {
		cs_conn_abort(conn, true);
	}
}

const cs_conn_protocol cs_stream_protocol = {.on_bytes = cs_stream_on_bytes};

void cs_stream_free(cs_conn *conn)
{
	if (conn->stream) {
		cs_frame_dtor(conn->stream);
		free(conn->stream);
		conn->stream = NULL;
	}
}

/* ---- sending ---- */

int cs_stream_send(cs_server *server, cs_conn *conn, zend_string *data)
{
	if (conn->closing || conn->close_after) {
		return UV_EPIPE;
	}
	cs_conn_append_string(conn, data);
	cs_conn_push(conn);
	return cs_conn_drain(conn);
}

/* The IPC box of the process that owns the session, which this process has not; UV_ENOTCONN when there is no such session.
 * During a reload two processes have our slot: the old one's box is also for what is on its way from there to us. */
static int box_of(cs_server *server, int session)
{
	int slot, self = server->tree.self_slot;
	pid_t pid;

	if (!session || !server->ipc || !cs_session_owner(server->sessions, session, &slot, &pid)) {
		return UV_ENOTCONN;
	}
	if (slot != self || (server->draining && pid != getpid())) {
		return slot;
	}
	return server->draining ? UV_ENOTCONN : cs_server_old_box(server, self);
}

int cs_stream_tell_owner(
	cs_server *server, zend_long session, int type, int64_t arg, const cs_view *body, const int *fds, int fd_count)
{
	cs_ipc_head head = {.type = (uint16_t) type, .id = (uint64_t) session, .arg = arg};
	int box = box_of(server, cs_session_number(session));

	if (box < 0) {
		return box;
	}
	if (UNEXPECTED(box == cs_server_old_box(server, server->tree.self_slot))
		&& cs_server_hold(server, &head, body, fd_count ? fds[0] : -1)) {
		return 0;
	}
	return cs_ipc_send(server->ipc, box, &head, body, body ? 1 : 0, fds, fd_count);
}

static int send_to_session(cs_server *server, zend_long session, zend_string *data)
{
	cs_conn *conn = cs_server_find_conn(server, session);

	if (conn) {
		return cs_stream_send(server, conn, data);
	}
	cs_view body = {ZSTR_VAL(data), ZSTR_LEN(data)};
	return cs_stream_tell_owner(server, session, CS_MSG_SEND, 0, &body, NULL, 0);
}

static void return_sent(zval *return_value, zend_long session, int error, const char *what)
{
	if (error < 0 && !EG(exception)) {
		cs_set_last_error(error == UV_ENOTCONN ? 1005 : -error); /* SWOOLE_ERROR_SESSION_NOT_EXIST */
		if (error != UV_ENOTCONN && error != UV_EPIPE && error != UV_ECANCELED && error != UV_EINTR) {
			cs_warn("%s connection " ZEND_LONG_FMT " failed: %s", what, session, uv_strerror(error));
		}
	}
	RETURN_BOOL(error >= 0);
}

/* May yield. */
ZEND_METHOD(Swoole_Server, send)
{
	zval *to;
	zend_string *data;
	zend_long socket = -1;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_ZVAL(to)
		Z_PARAM_STR(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(socket)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	if (ZSTR_LEN(data) == 0) {
		cs_set_last_error(EINVAL);
		cs_warn("there is nothing to send: the data is empty");
		RETURN_FALSE;
	}
	if (Z_TYPE_P(to) == IS_STRING && !is_numeric_string(Z_STRVAL_P(to), Z_STRLEN_P(to), NULL, NULL, false)) {
		return_sent(return_value, 0, cs_dgram_send_unix(server, Z_STR_P(to), data, socket), "sending to");
		return;
	}
	zend_long session = zval_get_long(to);
	return_sent(return_value, session, send_to_session(server, session, data), "sending to");
}

/* As send(), and waits until the kernel has taken all of it. May yield. */
ZEND_METHOD(Swoole_Server, sendwait)
{
	zend_long session;
	zend_string *data;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_LONG(session)
		Z_PARAM_STR(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	return_sent(return_value, session, send_to_session(server, session, data), "sending to");
}

/* ---- files ---- */

/* Reads the file piece by piece and sends each; waits in a coroutine for a slow reader. May yield. */
static int send_file(cs_server *server, cs_conn *conn, int fd, uint64_t offset, uint64_t length)
{
	int session = conn->fd, error = 0;

	while (length > 0 && error >= 0) {
		size_t want = length < CS_FILE_PIECE ? (size_t) length : CS_FILE_PIECE;
		zend_string *piece = zend_string_alloc(want, 0);
		ssize_t n = pread(fd, ZSTR_VAL(piece), want, (off_t) offset);
		if (n <= 0) {
			zend_string_release(piece);
			return n < 0 ? -errno : UV_EOF;
		}
		ZSTR_LEN(piece) = (size_t) n;
		ZSTR_VAL(piece)[n] = '\0';
		conn = cs_server_find_conn(server, session); /* it may have gone while we waited */
		error = conn ? cs_stream_send(server, conn, piece) : UV_EPIPE;
		zend_string_release(piece);
		offset += (uint64_t) n;
		length -= (uint64_t) n;
	}
	return error;
}

/* A file's sending that another process asked for, in a coroutine so that a slow reader does not cost memory. */
typedef struct file_job {
	cs_server *server;
	int session;
	int fd;
	uint64_t offset;
	uint64_t length;
} file_job;

static void run_file_job(void *arg)
{
	file_job job = *(file_job *) arg;
	cs_conn *conn = cs_server_find_conn(job.server, job.session);

	if (conn) {
		send_file(job.server, conn, job.fd, job.offset, job.length);
	}
	close(job.fd);
}

/* Opens a regular file and checks the part of it; fd or a negative UV_E*. */
static int open_part(const char *path, zend_long offset, zend_long *length)
{
	struct stat st;
	int fd = cs_open_read(path, &st);

	if (fd < 0) {
		return fd;
	}
	if (!S_ISREG(st.st_mode) || offset < 0 || offset > st.st_size || *length < 0 || *length > st.st_size - offset) {
		close(fd);
		return UV_EINVAL;
	}
	if (*length == 0) {
		*length = st.st_size - offset;
	}
	return fd;
}

/* May yield. */
ZEND_METHOD(Swoole_Server, sendfile)
{
	zend_long session, offset = 0, length = 0;
	zend_string *path;
	int error;

	ZEND_PARSE_PARAMETERS_START(2, 4)
		Z_PARAM_LONG(session)
		Z_PARAM_PATH_STR(path)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(offset)
		Z_PARAM_LONG(length)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server || php_check_open_basedir(ZSTR_VAL(path))) {
		RETURN_FALSE;
	}
	int fd = open_part(ZSTR_VAL(path), offset, &length);
	if (fd < 0) {
		cs_set_last_error(-fd);
		cs_warn("cannot send the file %s from byte " ZEND_LONG_FMT ": %s", ZSTR_VAL(path), offset, uv_strerror(fd));
		RETURN_FALSE;
	}
	cs_conn *conn = cs_server_find_conn(server, session);
	if (conn) {
		error = send_file(server, conn, fd, (uint64_t) offset, (uint64_t) length);
	} else {
		int64_t part[2] = {offset, length};
		cs_view body = {(const char *) part, sizeof(part)};
		error = cs_stream_tell_owner(server, session, CS_MSG_SEND_FILE, 0, &body, &fd, 1);
	}
	close(fd);
	return_sent(return_value, session, error, "sending a file to");
}

/* ---- closing and pausing ---- */

static void close_conn(cs_server *server, cs_conn *conn, bool reset)
{
	cs_session_set_flags(server->sessions, conn->fd, CS_SESSION_CLOSING, 0);
	if (reset) {
		cs_conn_abort(conn, true);
	} else if (conn->detached && conn->exchange) {
		cs_response_drop_detached(conn);
	} else if (cs_ws_of(conn)) {
		cs_ws_end(cs_ws_of(conn), CS_WS_NORMAL, (cs_view){NULL, 0});
	} else {
		cs_conn_close(conn);
	}
}

int cs_server_close_session(cs_server *server, zend_long session, bool reset)
{
	cs_conn *conn = cs_server_find_conn(server, session);

	if (conn) {
		close_conn(server, conn, reset);
		return 0;
	}
	return cs_stream_tell_owner(server, session, CS_MSG_CLOSE, reset ? CS_CLOSE_RESET : 0, NULL, NULL, 0);
}

int cs_server_pause_session(cs_server *server, zend_long session, bool pause)
{
	cs_conn *conn = cs_server_find_conn(server, session);

	if (conn) {
		cs_conn_pause(conn, pause);
		return 0;
	}
	return cs_stream_tell_owner(server, session, CS_MSG_PAUSE, pause ? CS_PAUSE_ON : 0, NULL, NULL, 0);
}

ZEND_METHOD(Swoole_Server, close)
{
	zend_long session;
	bool reset = false;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(session)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(reset)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	return_sent(return_value, session, cs_server_close_session(server, session, reset), "closing");
}

static void pause_session(INTERNAL_FUNCTION_PARAMETERS, bool pause)
{
	zend_long session;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(session)
	ZEND_PARSE_PARAMETERS_END();

	cs_server *server = cs_server_running(ZEND_THIS);
	if (!server) {
		RETURN_FALSE;
	}
	return_sent(return_value, session, cs_server_pause_session(server, session, pause), "pausing");
}

ZEND_METHOD(Swoole_Server, pause)
{
	pause_session(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Server, resume)
{
	pause_session(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

/* ---- on behalf of other processes ---- */

static void take_file_message(cs_server *server, cs_ipc_message *message)
{
	int64_t part[2];

	if (message->fd_count != 1 || message->body.len != sizeof(part)) {
		return;
	}
	memcpy(part, message->body.ptr, sizeof(part));
	file_job job = {server, (int) message->head.id, message->fds[0], (uint64_t) part[0], (uint64_t) part[1]};
	if (cs_co_spawn(run_file_job, &job) > 0) {
		message->fds[0] = -1;
	}
}

void cs_stream_on_message(cs_server *server, cs_ipc_message *message)
{
	cs_conn *conn = cs_server_find_conn(server, (zend_long) message->head.id);

	if (message->error) {
		cs_log(CS_LOG_ERROR, "data for connection %llu could not be read: %s", (unsigned long long) message->head.id,
			uv_strerror(message->error));
		return;
	}
	if (!conn) {
		return; /* closed meanwhile */
	}
	if (message->head.type == CS_MSG_SEND) {
		zend_string *data = zend_string_init(message->body.ptr, message->body.len, 0);
		cs_stream_send(server, conn, data);
		zend_string_release(data);
	} else if (message->head.type == CS_MSG_PUSH) {
		cs_server_ws_on_push(server, conn, message);
	} else if (message->head.type == CS_MSG_CLOSE) {
		close_conn(server, conn, message->head.arg == CS_CLOSE_RESET);
	} else if (message->head.type == CS_MSG_PAUSE) {
		cs_conn_pause(conn, message->head.arg == CS_PAUSE_ON);
	} else {
		take_file_message(server, message);
	}
}
