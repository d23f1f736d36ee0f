/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * WebSocket without PHP, two programs in one:
 *
 *   websocket serve                                   the floor: an echo server on libuv with cserve's own framing
 *   websocket load PORT CONNECTIONS SECONDS BYTES     sends a message on each connection and, when it comes back, the next
 *
 * The first prints "PORT n" when it listens on 127.0.0.1, the second "RESULT {json}". Both know one key for the handshake.
 */
#include "src/http/ws_frame.h"

#include <uv.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#define READ_SIZE (64 * 1024)

static const char answer[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
							 "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n";
static const char request[] = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
							  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

typedef struct conn {
	uv_tcp_t tcp;
	cs_ws_reader reader;
	bool open; /* the handshake is done */
	char end[4];
} conn;

typedef struct late_write {
	uv_write_t req;
	char data[];
} late_write;

/* One process, one thread: plain statics. */
static uv_loop_t *loop;
static char read_buffer[READ_SIZE];
static cs_buf out;
static bool is_client;
static char *message; /* of the client: a whole frame */
static size_t message_len;
static uint64_t messages, errors, until_ns;

static void on_closed(uv_handle_t *handle)
{
	conn *c = handle->data;
	cs_ws_reader_dtor(&c->reader);
	free(c);
}

static void close_conn(conn *c)
{
	if (!uv_is_closing((uv_handle_t *) &c->tcp)) {
		uv_close((uv_handle_t *) &c->tcp, on_closed);
	}
}

static void on_late_written(uv_write_t *req, int status)
{
	free((char *) req - offsetof(late_write, req));
}

/* Sends what one read has put into `out`; what the socket does not take is queued. */
static void flush_out(conn *c)
{
	uv_buf_t buf = uv_buf_init(out.data, (unsigned) out.len);
	int sent = c->tcp.write_queue_size == 0 ? uv_try_write((uv_stream_t *) &c->tcp, &buf, 1) : UV_EAGAIN;
	size_t done = sent < 0 ? 0 : (size_t) sent;

	if (sent < 0 && sent != UV_EAGAIN) {
		close_conn(c);
	} else if (done < out.len) {
		late_write *w = malloc(sizeof(*w) + out.len - done);
		memcpy(w->data, out.data + done, out.len - done);
		buf = uv_buf_init(w->data, (unsigned) (out.len - done));
		if (uv_write(&w->req, (uv_stream_t *) &c->tcp, &buf, 1, on_late_written) < 0) {
			free(w);
			close_conn(c);
		}
	}
	out.len = 0;
}

static void echo(const cs_ws_event *event)
{
	cs_buf_reserve(&out, CS_WS_HEAD_MAX + event->payload.len);
	out.len += cs_ws_put_head(out.data + out.len, event->opcode, CS_WS_FIN, event->payload.len, NULL);
	if (!cs_ws_copy(event, out.data + out.len)) {
		errors++;
	}
	out.len += event->payload.len;
}

static void on_frames(conn *c, const char *data, size_t len)
{
	cs_ws_event event;
	int rc;

	while ((rc = cs_ws_read(&c->reader, &data, &len, &event)) > 0) {
		if (!is_client) {
			echo(&event);
		} else if (uv_hrtime() < until_ns) {
			messages++;
			cs_buf_append(&out, message, message_len);
		} else {
			messages++;
			close_conn(c);
			return;
		}
	}
	if (rc < 0) {
		errors++;
		close_conn(c);
	} else if (out.len) {
		flush_out(c);
	}
}

/* Looks for the empty line that ends the head of a request or an answer. Returns how many bytes belong to it. */
static size_t skip_head(conn *c, const char *data, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		memmove(c->end, c->end + 1, 3);
		c->end[3] = data[i];
		if (memcmp(c->end, "\r\n\r\n", 4) == 0) {
			c->open = true;
			return i + 1;
		}
	}
	return len;
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
	*buf = uv_buf_init(read_buffer, sizeof(read_buffer));
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	conn *c = stream->data;
	size_t used = 0;

	if (n < 0) {
		errors += is_client;
		close_conn(c);
		return;
	}
	if (!c->open) {
		used = skip_head(c, buf->base, (size_t) n);
		if (!c->open) {
			return;
		}
		cs_buf_append(&out, is_client ? message : answer, is_client ? message_len : sizeof(answer) - 1);
		flush_out(c);
	}
	if (used < (size_t) n) {
		on_frames(c, buf->base + used, (size_t) n - used);
	}
}

static conn *new_conn(void)
{
	conn *c = calloc(1, sizeof(*c));
	uv_tcp_init(loop, &c->tcp);
	c->tcp.data = c;
	cs_ws_reader_init(&c->reader, is_client, 2 << 20);
	return c;
}

static void on_connection(uv_stream_t *listener, int status)
{
	conn *c = new_conn();

	if (status < 0 || uv_accept(listener, (uv_stream_t *) &c->tcp) < 0) {
		close_conn(c);
		return;
	}
	uv_tcp_nodelay(&c->tcp, 1);
	uv_read_start((uv_stream_t *) &c->tcp, on_alloc, on_read);
}

static void on_connected(uv_connect_t *req, int status)
{
	conn *c = req->handle->data;

	free(req);
	if (status < 0) {
		errors++;
		close_conn(c);
		return;
	}
	uv_tcp_nodelay(&c->tcp, 1);
	uv_read_start((uv_stream_t *) &c->tcp, on_alloc, on_read);
	cs_buf_append(&out, request, sizeof(request) - 1);
	flush_out(c);
}

static int fail(const char *what, int error)
{
	fprintf(stderr, "websocket: %s: %s\n", what, uv_strerror(error));
	return 1;
}

static int serve(void)
{
	struct sockaddr_in addr;
	struct sockaddr_storage bound;
	int size = sizeof(bound), error;
	uv_tcp_t listener;

	uv_ip4_addr("127.0.0.1", 0, &addr);
	uv_tcp_init(loop, &listener);
	if ((error = uv_tcp_bind(&listener, (const struct sockaddr *) &addr, 0)) < 0) {
		return fail("bind", error);
	}
	if ((error = uv_listen((uv_stream_t *) &listener, 16384, on_connection)) < 0) {
		return fail("listen", error);
	}
	uv_tcp_getsockname(&listener, (struct sockaddr *) &bound, &size);
	printf("PORT %d\n", ntohs(((struct sockaddr_in *) &bound)->sin_port));
	fflush(stdout);
	return uv_run(loop, UV_RUN_DEFAULT);
}

static int load(int port, int connections, double seconds, size_t bytes)
{
	static const uint8_t mask[4] = {0x37, 0xfa, 0x21, 0x3d};
	struct sockaddr_in addr;

	is_client = true;
	message = malloc(CS_WS_HEAD_MAX + bytes);
	message_len = cs_ws_put_head(message, CS_WS_TEXT, CS_WS_FIN, bytes, mask);
	memset(message + message_len, 'x', bytes);
	cs_ws_mask(message + message_len, message + message_len, bytes, mask, 0);
	message_len += bytes;
	uv_ip4_addr("127.0.0.1", port, &addr);
	uint64_t start = uv_hrtime();
	until_ns = start + (uint64_t) (seconds * 1e9);
	for (int i = 0; i < connections; i++) {
		uv_connect_t *req = malloc(sizeof(*req));
		int error = uv_tcp_connect(req, &new_conn()->tcp, (const struct sockaddr *) &addr, on_connected);
		if (error) {
			return fail("connect", error);
		}
	}
	uv_run(loop, UV_RUN_DEFAULT);
	printf("RESULT {\"messages\": %llu, \"errors\": %llu, \"seconds\": %.3f}\n", (unsigned long long) messages,
		(unsigned long long) errors, (double) (uv_hrtime() - start) / 1e9);
	return 0;
}

int main(int argc, char **argv)
{
	signal(SIGPIPE, SIG_IGN);
	loop = uv_default_loop();
	if (argc == 2 && strcmp(argv[1], "serve") == 0) {
		return serve();
	}
	if (argc == 6 && strcmp(argv[1], "load") == 0) {
		return load(atoi(argv[2]), atoi(argv[3]), atof(argv[4]), (size_t) atol(argv[5]));
	}
	fprintf(stderr, "usage: websocket serve | websocket load PORT CONNECTIONS SECONDS BYTES\n");
	return 2;
}
