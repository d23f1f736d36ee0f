/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * WebSocket of Swoole\Coroutine\Http\Client: the handshake, frames out and in. Pings are answered, and control frames are
 * passed on only when the program asked for them.
 */
#include "error.h"
#include "http_client.h"
#include "websocket_frame.h"
#include "src/core/co.h"
#include "src/http/ws_handshake.h"

#include "ext/random/php_random.h"
#include "ext/standard/base64.h"

#define DEFAULT_WRITE_MS 60000

void cs_http_client_ws_end(cs_http_client *c)
{
	if (c->websocket) {
		cs_ws_reader_dtor(&c->ws_reader);
		cs_ws_deflate_dtor(&c->ws_deflate);
		memset(&c->ws_reader, 0, sizeof(c->ws_reader));
		memset(&c->ws_deflate, 0, sizeof(c->ws_deflate));
	}
	c->websocket = c->ws_close_sent = c->ws_deflated = false;
}

/* ---- the handshake ----------------------------------------------------------------------------------------------- */

static int make_key(cs_http_client *c)
{
	unsigned char random[16];

	if (php_random_bytes_silent(random, sizeof(random)) == FAILURE) {
		return UV_EIO;
	}
	zend_string *key = php_base64_encode(random, sizeof(random));
	memcpy(c->ws_key, ZSTR_VAL(key), sizeof(c->ws_key));
	zend_string_release(key);
	return 0;
}

static const cs_ws_deflate_params wanted = {0};

/* Does the answer say what it has to? */
static bool check_answer(cs_http_client *c, cs_ws_deflate_params *agreed)
{
	char accept[CS_WS_ACCEPT_LEN + 1];
	zval *value = cs_http_client_header(c, "sec-websocket-accept");
	zval *upgrade = cs_http_client_header(c, "upgrade"),
		 *extensions = cs_http_client_header(c, "sec-websocket-extensions");

	cs_ws_accept_key((cs_view){c->ws_key, strlen(c->ws_key)}, accept);
	if (!value || !upgrade || strcasecmp(Z_STRVAL_P(upgrade), "websocket") != 0
		|| strcmp(Z_STRVAL_P(value), accept) != 0) {
		return false;
	}
	if (!extensions) {
		return true;
	}
	int status = c->ws_compression
		? cs_ws_deflate_check((cs_view){Z_STRVAL_P(extensions), Z_STRLEN_P(extensions)}, &wanted, agreed)
		: UV_EPROTO;
	c->ws_deflated = status > 0;
	return status >= 0;
}

static void begin_websocket(cs_http_client *c, const cs_ws_deflate_params *agreed)
{
	c->websocket = true;
	cs_ws_reader_init(&c->ws_reader, true, (uint64_t) c->core.so->options->package_max_length);
	c->ws_reader.deflate = c->ws_deflated;
	if (c->ws_deflated) {
		cs_ws_deflate_init(&c->ws_deflate, &CSG(http).ws_deflate, agreed, true);
	}
}

static bool upgrade(cs_http_client *c, zend_string *path)
{
	cs_buf head = {0};
	cs_ws_deflate_params agreed;

	int status = make_key(c);
	cs_buf_printf(&head,
		"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n",
		c->ws_key);
	if (c->ws_compression) {
		cs_buf_puts(&head, "Sec-WebSocket-Extensions: ");
		cs_ws_deflate_offer(&wanted, &head);
		cs_buf_puts(&head, "\r\n");
	}
	cs_buf_putc(&head, '\0');
	if (status < 0 || head.failed) {
		cs_buf_dtor(&head);
		return cs_http_client_finish(c, status < 0 ? status : UV_ENOMEM);
	}
	bool fine = cs_http_client_execute(c, path, head.data);
	cs_buf_dtor(&head);
	if (!fine) {
		return false;
	}
	if (!c->reply.upgraded) {
		return cs_http_client_finish(c, CS_HC_WS_HANDSHAKE);
	}
	c->ws_deflated = false;
	if (!c->core.so || !check_answer(c, &agreed)) {
		cs_http_client_close(c);
		return cs_http_client_finish(c, CS_HC_WS_HANDSHAKE);
	}
	begin_websocket(c, &agreed);
	return true;
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, upgrade)
{
	zend_string *path;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(path)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c || !cs_require_coroutine("Http\\Client::upgrade()")) {
		RETURN_THROWS();
	}
	RETURN_BOOL(upgrade(c, path));
}

/* ---- sending ----------------------------------------------------------------------------------------------------- */

/* Appends a frame. Returns 0 or the error. */
static int put_frame(cs_http_client *c, cs_buf *out, int opcode, unsigned bits, cs_view payload)
{
	uint8_t mask[4];

	if (c->ws_mask && php_random_bytes_silent(mask, sizeof(mask)) == FAILURE) {
		return UV_EIO;
	}
	if (cs_buf_reserve(out, CS_WS_HEAD_MAX + payload.len) < 0) {
		return UV_ENOMEM;
	}
	out->len += cs_ws_put_head(out->data + out->len, (unsigned) opcode, bits, payload.len, c->ws_mask ? mask : NULL);
	if (c->ws_mask) {
		cs_ws_mask(out->data + out->len, payload.ptr, payload.len, mask, 0);
	} else if (payload.len > 0) {
		memcpy(out->data + out->len, payload.ptr, payload.len);
	}
	out->len += payload.len;
	return 0;
}

/* Sends bytes with the write direction claimed. Returns 0 or the error. May yield. */
static int send_bytes(cs_socket *so, const cs_buf *bytes)
{
	int error = 0;
	cs_deadline deadline = CS_DEADLINE(cs_client_options_ms(
		so->options, so->options->write_ms, so->sock.write_ms > 0 ? so->sock.write_ms : DEFAULT_WRITE_MS));
	cs_sock_send_all(&so->sock, bytes->data, bytes->len, &deadline, &error);
	return error;
}

/* An answer to a control frame. Two frames must not mix, so while another coroutine is sending one this waits its turn.
 * Returns 0 or the error. May yield. */
static int send_control(cs_http_client *c, cs_socket *so, int opcode, cs_view payload)
{
	cs_buf out = {0};
	int status = put_frame(c, &out, opcode, CS_WS_FIN, payload);

	while (status == 0 && cs_sock_claim(&so->sock, CS_SOCK_WRITE) < 0) {
		status = cs_co_wait("Http\\Client::recv()", 1);
		status = status == UV_ETIMEDOUT ? c->core.so == so ? 0 : UV_ECANCELED : status;
	}
	if (status == 0) {
		status = send_bytes(so, &out);
		cs_sock_release(&so->sock, CS_SOCK_WRITE);
	}
	cs_buf_dtor(&out);
	return status;
}

static int send_close(cs_http_client *c, cs_socket *so, int code, cs_view reason)
{
	char payload[CS_WS_CONTROL_MAX];

	if (c->ws_close_sent) {
		return 0;
	}
	c->ws_close_sent = true;
	size_t len = cs_ws_put_close(payload, code, reason);
	return send_control(c, so, CS_WS_CLOSE, (cs_view){payload, len});
}

/* The frame that push() means. Returns 0 or the error. */
static int pack(cs_http_client *c, const cs_websocket_args *args, cs_buf *out)
{
	cs_view payload = {ZSTR_VAL(args->data), ZSTR_LEN(args->data)};
	unsigned bits = args->flags & CS_WS_FLAG_FIN ? CS_WS_FIN : 0;
	char close[CS_WS_CONTROL_MAX];
	cs_buf compressed = {0};
	int status = 0;

	if (args->opcode == CS_WS_CLOSE) {
		payload = (cs_view){close, cs_ws_put_close(close, args->code, payload)};
	} else if ((args->flags & CS_WS_FLAG_COMPRESS) && c->ws_deflated
		&& (args->opcode == CS_WS_TEXT || args->opcode == CS_WS_BINARY) && (args->flags & CS_WS_FLAG_FIN)) {
		status = cs_ws_deflate_compress(&c->ws_deflate, payload, &compressed);
		payload = cs_buf_view(&compressed);
		bits |= CS_WS_RSV1;
	}
	if (status == 0) {
		status = put_frame(c, out, args->opcode, bits, payload);
	}
	cs_buf_dtor(&compressed);
	return status;
}

/* Sends one frame. Returns whether it could. May yield. */
static bool push(cs_http_client *c, const cs_websocket_args *args)
{
	cs_buf out = {0};

	if (!c->websocket || !c->core.so) {
		return cs_http_client_finish(c, CS_HC_WS_UNCONNECTED);
	}
	if (!cs_websocket_args_check(args)) {
		return cs_http_client_finish(c, -(int) cs_last_error());
	}
	cs_socket *so = cs_client_begin(&c->core, CS_SOCK_WRITE);
	if (!so) {
		return false;
	}
	int status = pack(c, args, &out);
	if (status == 0) {
		c->ws_close_sent = c->ws_close_sent || args->opcode == CS_WS_CLOSE;
		status = send_bytes(so, &out);
	}
	bool same = c->core.so == so;
	cs_client_end(so, CS_SOCK_WRITE);
	cs_buf_dtor(&out);
	if (status < 0 && same) {
		/* The rest of a frame could never follow. */
		cs_http_client_fail(c, status, CS_HC_SEND_FAILED);
		return false;
	}
	return cs_http_client_finish(c, status);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, push)
{
	zval *data;
	zend_long opcode = CS_WS_TEXT, flags = CS_WS_FLAG_FIN;
	cs_websocket_args args;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_ZVAL(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(opcode)
		Z_PARAM_LONG(flags)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c || !cs_require_coroutine("Http\\Client::push()")) {
		RETURN_THROWS();
	}
	bool is_frame = Z_TYPE_P(data) == IS_OBJECT && instanceof_function(Z_OBJCE_P(data), cs_websocket_frame_ce);
	zend_string *text = is_frame ? NULL : zval_try_get_string(data);
	if ((!is_frame && !text) || !cs_websocket_args_read(&args, is_frame ? Z_OBJ_P(data) : NULL, text, opcode, flags)) {
		RETURN_THROWS();
	}
	if (text) {
		zend_string_release(text);
	}
	bool fine = push(c, &args);
	zend_string_release(args.data);
	RETURN_BOOL(fine);
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, ping)
{
	zend_string *data = NULL;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c || !cs_require_coroutine("Http\\Client::ping()")) {
		RETURN_THROWS();
	}
	cs_websocket_args args = {data ? data : ZSTR_EMPTY_ALLOC(), CS_WS_PING, CS_WS_FLAG_FIN, 0};
	RETURN_BOOL(push(c, &args));
}

ZEND_METHOD(Swoole_Coroutine_Http_Client, disconnect)
{
	zend_long code = CS_WS_NORMAL;
	zend_string *reason = NULL;

	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(code)
		Z_PARAM_STR(reason)
	ZEND_PARSE_PARAMETERS_END();

	cs_http_client *c = cs_http_client_this(ZEND_THIS);
	if (!c || !cs_require_coroutine("Http\\Client::disconnect()")) {
		RETURN_THROWS();
	}
	cs_websocket_args args = {
		reason ? reason : ZSTR_EMPTY_ALLOC(), CS_WS_CLOSE, CS_WS_FLAG_FIN, code < 0 || code > 65535 ? -1 : (int) code};
	bool fine = push(c, &args);
	if (fine) {
		cs_http_client_close(c);
	}
	RETURN_BOOL(fine);
}

/* ---- receiving --------------------------------------------------------------------------------------------------- */

/* A message as a frame's data. NULL when it is not what it claims to be, with *code. */
static zend_string *message_data(cs_http_client *c, const cs_ws_event *event, int *code)
{
	if (!event->compressed) {
		zend_string *data = zend_string_alloc(event->payload.len, false);
		if (!cs_ws_copy(event, ZSTR_VAL(data))) {
			zend_string_efree(data);
			*code = CS_WS_BAD_DATA;
			return NULL;
		}
		ZSTR_VAL(data)[ZSTR_LEN(data)] = '\0';
		return data;
	}
	cs_buf out = {0};
	zend_string *data = NULL;
	int status = cs_ws_deflate_inflate(&c->ws_deflate, event->payload, c->ws_reader.max_len, &out);
	if (status == 0 && event->opcode == CS_WS_TEXT && !cs_utf8_valid(out.data, out.len)) {
		status = UV_EINVAL;
	}
	if (status == 0) {
		data = zend_string_init(out.data ? out.data : "", out.len, false);
	} else {
		*code = status == UV_E2BIG ? CS_WS_TOO_BIG : status == UV_ENOMEM ? CS_WS_SERVER_ERROR : CS_WS_BAD_DATA;
	}
	cs_buf_dtor(&out);
	return data;
}

/* What became of an event. */
enum { GO_ON, RETURN_FRAME, RETURN_CLOSED };

/* Takes an event; *code is set when the connection is to be failed. May yield. */
static int take_event(cs_http_client *c, cs_socket *so, const cs_ws_event *event, int *code, int *error, zval *frame)
{
	char control[CS_WS_CONTROL_MAX];
	zend_string *data;

	if (event->opcode < CS_WS_CLOSE) {
		data = message_data(c, event, code);
		if (!data) {
			return GO_ON;
		}
		ZVAL_OBJ(frame, cs_websocket_frame_new(so->sock.fd, event->opcode, CS_WS_FLAG_FIN, data, 0));
		return RETURN_FRAME;
	}
	/* The bytes do not outlive a yield. */
	cs_view payload = {control, event->payload.len};
	cs_ws_copy(event, control);
	bool pass_on = event->opcode == CS_WS_PING ? c->ws_ping_frame
		: event->opcode == CS_WS_PONG          ? c->ws_pong_frame
											   : c->ws_close_frame;
	if (pass_on) {
		data = event->opcode == CS_WS_CLOSE
			? zend_string_init(event->reason.ptr ? event->reason.ptr : "", event->reason.len, false)
			: zend_string_init(control, payload.len, false);
		ZVAL_OBJ(frame, cs_websocket_frame_new(so->sock.fd, event->opcode, CS_WS_FLAG_FIN, data, event->code));
	}
	int close_code = event->code;
	if (event->opcode == CS_WS_CLOSE) {
		send_close(c, so, close_code, (cs_view){NULL, 0});
		return pass_on ? RETURN_FRAME : RETURN_CLOSED;
	}
	if (event->opcode == CS_WS_PING && !pass_on) {
		*error = send_control(c, so, CS_WS_PONG, payload);
	}
	return pass_on ? RETURN_FRAME : GO_ON;
}

/* What the next message is read from: the bytes read ahead, or new ones in scratch memory. Returns their number, or an error. */
static ssize_t next_bytes(cs_sock *s, cs_deadline *deadline, const char **at)
{
	size_t have = cs_sock_buffered(s);

	if (have > 0) {
		*at = s->in.data + s->in_pos;
		return (ssize_t) have;
	}
	char *scratch = cs_sock_scratch();
	ssize_t n = cs_sock_recv(s, scratch, CS_SOCK_SCRATCH, deadline);
	*at = scratch;
	return n == 0 ? UV_ECONNRESET : n;
}

/* A peer that sends nothing but control frames may not keep the others from running. */
#define PASSED_AT_ONCE 256

/* The next message. Returns RETURN_FRAME, RETURN_CLOSED, or a negative error with *code, the close code to fail with, when the
 * peer broke the protocol. May yield. */
static int next_message(cs_http_client *c, cs_socket *so, cs_deadline *deadline, int *code, zval *frame)
{
	cs_sock *s = &so->sock;

	for (unsigned passed = 1;; passed++) {
		const char *at;
		bool ahead = cs_sock_buffered(s) > 0;
		ssize_t n = next_bytes(s, deadline, &at);
		if (n < 0) {
			return (int) n;
		}
		size_t left = (size_t) n;
		cs_ws_event event;
		int status = cs_ws_read(&c->ws_reader, &at, &left, &event);
		if (status < 0) {
			*code = -status;
			return UV_EPROTO;
		}
		/* What lies behind the event is kept first: taking the event may yield. */
		int error = 0;
		if (ahead) {
			s->in_pos += (size_t) n - left;
		} else if (left > 0) {
			error = cs_buf_append(&s->in, at, left) < 0 ? UV_ENOMEM : 0;
		}
		int what = error < 0 || status == 0 ? GO_ON : take_event(c, so, &event, code, &error, frame);
		cs_sock_drop_taken(s);
		if (error == 0 && what == GO_ON && passed % PASSED_AT_ONCE == 0) {
			/* A wait, which cancel() can end, and not just a place behind those that are ready. */
			int turn = cs_co_wait("the turn of others", 0);
			error = turn != UV_ETIMEDOUT ? turn : cs_deadline_left(deadline) == 0 ? UV_ETIMEDOUT : 0;
		}
		if (error < 0) {
			return error;
		}
		if (*code) {
			return UV_EPROTO;
		}
		if (what != GO_ON) {
			return what;
		}
		if (c->core.so != so) {
			return UV_ECANCELED;
		}
	}
}

void cs_http_client_ws_recv(cs_http_client *c, double timeout, zval *return_value)
{
	int code = 0;
	cs_socket *so = cs_client_begin(&c->core, CS_SOCK_READ);

	if (!so) {
		if (!EG(exception)) {
			cs_http_client_finish(c, CS_HC_WS_UNCONNECTED);
		}
		RETURN_FALSE;
	}
	cs_deadline deadline = cs_socket_deadline(timeout, so->sock.read_ms);
	int status = next_message(c, so, &deadline, &code, return_value);
	if (code) {
		cs_view why = {NULL, 0};
		send_close(c, so, code, why);
	}
	bool same = c->core.so == so;
	cs_client_end(so, CS_SOCK_READ);
	if (status == RETURN_FRAME || status == RETURN_CLOSED) {
		bool closed = status == RETURN_CLOSED
			|| Z_LVAL_P(
				   zend_read_property(Z_OBJCE_P(return_value), Z_OBJ_P(return_value), ZEND_STRL("opcode"), true, NULL))
				== CS_WS_CLOSE;
		if (closed && same) {
			cs_http_client_close(c);
		}
		cs_http_client_finish(c, 0);
		if (status == RETURN_CLOSED) {
			RETURN_EMPTY_STRING();
		}
		return;
	}
	/* Time and a cancel leave the connection as it is. */
	if (status == UV_ETIMEDOUT || status == UV_ECANCELED || status == UV_EINTR || !same) {
		cs_http_client_finish(c, status);
	} else {
		cs_http_client_fail(c, status, CS_HC_SERVER_RESET);
	}
	RETURN_FALSE;
}
