/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * TCP without PHP, two programs in one:
 *
 *   echo serve                                   the floor: an echo server on libuv
 *   echo load PORT CONNECTIONS SECONDS BYTES     sends BYTES on each connection and, when they are back, again
 *
 * The first prints "PORT n" when it listens on 127.0.0.1, the second "RESULT {json}".
 */
#include <uv.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define READ_SIZE (64 * 1024)

typedef struct conn {
	uv_tcp_t tcp;
	size_t got;
} conn;

typedef struct late_write {
	uv_write_t req;
	char data[];
} late_write;

/* One process, one thread: plain statics. */
static uv_loop_t *loop;
static char read_buffer[READ_SIZE];
static char message[READ_SIZE];
static size_t message_len;
static unsigned long long messages, errors;
static int stopping;

static void on_alloc(uv_handle_t *handle, size_t size, uv_buf_t *buf)
{
	*buf = uv_buf_init(read_buffer, sizeof(read_buffer));
}

static void on_close(uv_handle_t *handle)
{
	free(handle);
}

static void on_written(uv_write_t *req, int status)
{
	free(req);
}

/* At once; what the kernel does not take, later. */
static void send_bytes(uv_stream_t *stream, const char *bytes, size_t len)
{
	uv_buf_t buf = uv_buf_init((char *) bytes, (unsigned) len);
	int n = uv_try_write(stream, &buf, 1);
	size_t done = n > 0 ? (size_t) n : 0;
	if (done == len) {
		return;
	}
	late_write *late = malloc(sizeof(*late) + len - done);
	memcpy(late->data, bytes + done, len - done);
	buf = uv_buf_init(late->data, (unsigned) (len - done));
	if (uv_write(&late->req, stream, &buf, 1, on_written) < 0) {
		free(late);
	}
}

static void on_server_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	if (n < 0) {
		uv_close((uv_handle_t *) stream, on_close);
	} else if (n > 0) {
		send_bytes(stream, buf->base, (size_t) n);
	}
}

static void on_connection(uv_stream_t *server, int status)
{
	conn *c = calloc(1, sizeof(*c));
	uv_tcp_init(loop, &c->tcp);
	if (uv_accept(server, (uv_stream_t *) &c->tcp) < 0) {
		uv_close((uv_handle_t *) &c->tcp, on_close);
		return;
	}
	uv_tcp_nodelay(&c->tcp, 1);
	uv_read_start((uv_stream_t *) &c->tcp, on_alloc, on_server_read);
}

static int serve(void)
{
	uv_tcp_t server;
	struct sockaddr_in addr;
	int len = sizeof(addr);

	uv_ip4_addr("127.0.0.1", 0, &addr);
	uv_tcp_init(loop, &server);
	if (uv_tcp_bind(&server, (struct sockaddr *) &addr, 0) < 0
		|| uv_listen((uv_stream_t *) &server, 512, on_connection) < 0) {
		return 1;
	}
	uv_tcp_getsockname(&server, (struct sockaddr *) &addr, &len);
	printf("PORT %d\n", ntohs(addr.sin_port));
	fflush(stdout);
	return uv_run(loop, UV_RUN_DEFAULT);
}

static void on_load_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	conn *c = (conn *) stream;
	if (n < 0) {
		errors += stopping ? 0 : 1;
		uv_close((uv_handle_t *) stream, on_close);
		return;
	}
	c->got += (size_t) n;
	if (c->got == message_len) {
		c->got = 0;
		messages++;
		if (!stopping) {
			send_bytes(stream, message, message_len);
		}
	}
}

static void on_connected(uv_connect_t *req, int status)
{
	if (status < 0) {
		errors++;
	} else {
		uv_tcp_nodelay((uv_tcp_t *) req->handle, 1);
		uv_read_start(req->handle, on_alloc, on_load_read);
		send_bytes(req->handle, message, message_len);
	}
	free(req);
}

static void on_time(uv_timer_t *timer)
{
	stopping = 1;
	uv_stop(loop);
}

static int load(int port, int connections, double seconds, size_t bytes)
{
	struct sockaddr_in addr;
	uv_timer_t timer;

	message_len = bytes < sizeof(message) ? bytes : sizeof(message);
	memset(message, 'x', message_len);
	uv_ip4_addr("127.0.0.1", port, &addr);
	for (int i = 0; i < connections; i++) {
		conn *c = calloc(1, sizeof(*c));
		uv_connect_t *req = malloc(sizeof(*req));
		uv_tcp_init(loop, &c->tcp);
		uv_tcp_connect(req, &c->tcp, (struct sockaddr *) &addr, on_connected);
	}
	uv_timer_init(loop, &timer);
	uv_timer_start(&timer, on_time, (uint64_t) (seconds * 1000), 0);
	uint64_t from = uv_hrtime();
	uv_run(loop, UV_RUN_DEFAULT);
	printf("RESULT {\"messages\": %llu, \"errors\": %llu, \"seconds\": %.6f}\n", messages, errors,
		(double) (uv_hrtime() - from) / 1e9);
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
	fprintf(stderr, "usage: echo serve | echo load PORT CONNECTIONS SECONDS BYTES\n");
	return 2;
}
