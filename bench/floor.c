/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The floor: what an HTTP/1.1 server costs on this machine when there is no PHP in it. libuv reads and writes, llhttp
 * parses, the answer is prebuilt. bench/run measures every other server as a multiple of this one, in the same run.
 *
 * It does what a correct server has to do and nothing else: keep-alive and "Connection: close", pipelined batches
 * answered by one write, a Date that is right to the second, the rest of a short write queued. One read buffer is
 * shared by all connections, since a read is parsed completely before the next one starts.
 *
 * usage: floor hello|io|loop|large|gzip [FILE]      prints "PORT n" when it listens on 127.0.0.1
 */
#include <uv.h>

#include <llhttp.h>

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <zlib.h>

#define READ_SIZE   (64 * 1024)
#define OUT_SIZE    (64 * 1024)
#define FILE_MAX    (16 * 1024)
#define IO_DELAY_MS 5
#define LOOP_STEPS  10000
#define LARGE_SIZE  (1024 * 1024)
#define PIECES      10
#define PIECE_SIZE  10240
#define GZIP_LEVEL  4 /* as cserve's */

typedef enum mode { MODE_HELLO, MODE_IO, MODE_LOOP, MODE_LARGE, MODE_GZIP } mode;

typedef struct conn {
	uv_tcp_t tcp;
	llhttp_t parser;
	uv_timer_t timer; /* MODE_IO only */
	bool busy;        /* MODE_IO: a request waits for its timer */
	bool closing;
	bool last;   /* the client wants the connection closed after this answer */
	int handles; /* libuv handles still open */
} conn;

typedef struct late_write {
	uv_write_t req;
	uv_buf_t bufs[2]; /* MODE_LARGE only */
	char data[];
} late_write;

/* One process, one thread: plain statics. */
static uv_loop_t *loop;
static llhttp_settings_t settings;
static mode serving;
static const char *file_path;
static char read_buffer[READ_SIZE];
static char out[OUT_SIZE + FILE_MAX + 1024];
static size_t out_len;
static char large[LARGE_SIZE];
static char piece[PIECE_SIZE];
static z_stream gzip;
static char head[256];
static size_t head_len;
static uv_timer_t date_timer;

/* Renews the answer's head, which holds the date. */
static void on_second(uv_timer_t *timer)
{
	char date[64];
	time_t now = time(NULL);
	struct tm tm;

	(void) timer;
	strftime(date, sizeof(date), "%a, %d %b %Y %H:%M:%S GMT", gmtime_r(&now, &tm));
	head_len = (size_t) snprintf(head, sizeof(head),
		"HTTP/1.1 200 OK\r\nServer: floor\r\nDate: %s\r\nContent-Type: text/html\r\nConnection: keep-alive\r\n"
		"Content-Length: ",
		date);
}

static void on_closed(uv_handle_t *handle)
{
	conn *c = handle->data;

	if (--c->handles == 0) {
		free(c);
	}
}

static void close_conn(conn *c)
{
	if (c->closing) {
		return;
	}
	c->closing = true;
	uv_close((uv_handle_t *) &c->tcp, on_closed);
	if (serving == MODE_IO) {
		uv_close((uv_handle_t *) &c->timer, on_closed);
	}
}

static void on_late_written(uv_write_t *req, int status)
{
	conn *c = req->handle->data;

	if (status < 0 || c->last) {
		close_conn(c);
	}
	free((char *) req - offsetof(late_write, req));
}

/* Sends what the collected requests of one read have put into `out`; what the socket does not take is queued. */
static void flush_out(conn *c)
{
	uv_buf_t buf = uv_buf_init(out, (unsigned) out_len);
	size_t left = out_len;
	int sent;

	out_len = 0;
	if (left == 0 || c->closing) {
		return;
	}
	sent = c->tcp.write_queue_size == 0 ? uv_try_write((uv_stream_t *) &c->tcp, &buf, 1) : UV_EAGAIN;
	if (sent < 0 && sent != UV_EAGAIN) {
		close_conn(c);
		return;
	}
	if (sent < 0) {
		sent = 0;
	}
	left -= (size_t) sent;
	if (left > 0) {
		late_write *w = malloc(sizeof(*w) + left);
		memcpy(w->data, out + sent, left);
		buf = uv_buf_init(w->data, (unsigned) left);
		if (uv_write(&w->req, (uv_stream_t *) &c->tcp, &buf, 1, on_late_written) < 0) {
			free(w);
			close_conn(c);
		}
		return;
	}
	if (c->last) {
		close_conn(c);
	}
}

/* Appends one complete answer. The Content-Length digits are written by hand: printf would be the largest cost here. */
static void append_answer(const char *body, size_t body_len)
{
	char digits[24];
	char *p = digits + sizeof(digits);
	size_t n = body_len;

	memcpy(p -= 4, "\r\n\r\n", 4);
	do {
		*--p = (char) ('0' + n % 10);
	} while ((n /= 10) != 0);

	memcpy(out + out_len, head, head_len);
	out_len += head_len;
	memcpy(out + out_len, p, (size_t) (digits + sizeof(digits) - p));
	out_len += (size_t) (digits + sizeof(digits) - p);
	memcpy(out + out_len, body, body_len);
	out_len += body_len;
}

/* A megabyte that is never copied: what the socket does not take is queued by reference. */
static void answer_large(conn *c)
{
	char text[300];
	int len = snprintf(text, sizeof(text), "%.*s%d\r\n\r\n", (int) head_len, head, LARGE_SIZE);
	uv_buf_t bufs[2] = {uv_buf_init(text, (unsigned) len), uv_buf_init(large, LARGE_SIZE)};
	int sent = uv_try_write((uv_stream_t *) &c->tcp, bufs, 2);

	if (sent == len + LARGE_SIZE) {
		if (c->last) {
			close_conn(c);
		}
		return;
	}
	if (sent < 0 && sent != UV_EAGAIN) {
		close_conn(c);
		return;
	}
	sent = sent < 0 ? 0 : sent;
	late_write *w = malloc(sizeof(*w) + (size_t) len);
	int head_sent = sent < len ? sent : len;
	memcpy(w->data, text, (size_t) len);
	w->bufs[0] = uv_buf_init(w->data + head_sent, (unsigned) (len - head_sent));
	w->bufs[1] = uv_buf_init(large + (sent - head_sent), (unsigned) (LARGE_SIZE - (sent - head_sent)));
	if (uv_write(&w->req, (uv_stream_t *) &c->tcp, w->bufs, 2, on_late_written) < 0) {
		free(w);
		close_conn(c);
	}
}

/* The same piece ten times, each a chunk that can be decoded when it arrives. */
static void answer_gzip(void)
{
	char coded[2 * PIECE_SIZE];

	/* Up to the length, which is not known. */
	out_len += (size_t) sprintf(out + out_len, "%.*sTransfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n\r\n",
		(int) head_len - (int) strlen("Content-Length: "), head);
	deflateReset(&gzip);
	for (int i = 0; i <= PIECES; i++) {
		gzip.next_in = (Bytef *) piece;
		gzip.avail_in = i < PIECES ? PIECE_SIZE : 0;
		gzip.next_out = (Bytef *) coded;
		gzip.avail_out = sizeof(coded);
		deflate(&gzip, i < PIECES ? Z_SYNC_FLUSH : Z_FINISH);
		size_t len = sizeof(coded) - gzip.avail_out;
		out_len += (size_t) sprintf(out + out_len, "%zx\r\n", len);
		memcpy(out + out_len, coded, len);
		out_len += len;
		out_len += (size_t) sprintf(out + out_len, "\r\n");
	}
	out_len += (size_t) sprintf(out + out_len, "0\r\n\r\n");
}

static void fill_piece(void)
{
	size_t len = 0;

	for (int i = 0; len < PIECE_SIZE; i++) {
		char line[64];
		int n = snprintf(line, sizeof(line), "line %d has the square %d\n", i, i * i);
		n = n < (int) (PIECE_SIZE - len) ? n : (int) (PIECE_SIZE - len);
		memcpy(piece + len, line, (size_t) n);
		len += (size_t) n;
	}
	deflateInit2(&gzip, GZIP_LEVEL, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
}

static void answer_hello(void)
{
	char body[] = "<h1>Hello floor. #0000</h1>";
	int n = 1000 + rand() % 9000;

	for (int i = 21; i > 17; i--, n /= 10) {
		body[i] = (char) ('0' + n % 10);
	}
	append_answer(body, sizeof(body) - 1);
}

static void answer_loop(void)
{
	volatile long sum = 0; /* volatile: the compiler would fold the loop away */
	char body[24];

	for (long i = 0; i < LOOP_STEPS; i++) {
		sum += i;
	}
	append_answer(body, (size_t) snprintf(body, sizeof(body), "%ld", sum));
}

/* The 5 ms are over: read the file afresh and answer. */
static void on_slept(uv_timer_t *timer)
{
	char body[FILE_MAX];
	conn *c = timer->data;
	struct stat st;
	ssize_t n = -1;
	int fd = open(file_path, O_RDONLY | O_CLOEXEC);

	if (fd >= 0) {
		n = fstat(fd, &st) == 0 ? read(fd, body, sizeof(body)) : -1;
		close(fd);
	}
	if (n < 0) {
		close_conn(c);
		return;
	}
	c->busy = false;
	append_answer(body, (size_t) n);
	flush_out(c);
}

/* A whole request has been parsed. In MODE_IO a client that pipelines is not served: bench/run never does that. */
static int on_message(llhttp_t *parser)
{
	conn *c = parser->data;

	c->last = !llhttp_should_keep_alive(parser);
	switch (serving) {
		case MODE_HELLO:
			answer_hello();
			break;
		case MODE_LOOP:
			answer_loop();
			break;
		case MODE_LARGE:
			answer_large(c);
			break;
		case MODE_GZIP:
			answer_gzip();
			break;
		case MODE_IO:
			if (c->busy) {
				return -1;
			}
			c->busy = true;
			uv_timer_start(&c->timer, on_slept, IO_DELAY_MS, 0);
			break;
	}
	if (out_len > OUT_SIZE) {
		flush_out(c);
	}
	return 0;
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
	(void) handle;
	(void) suggested;
	*buf = uv_buf_init(read_buffer, sizeof(read_buffer));
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	conn *c = stream->data;

	if (n == 0) {
		return;
	}
	if (n < 0 || llhttp_execute(&c->parser, buf->base, (size_t) n) != HPE_OK) {
		out_len = 0;
		close_conn(c);
		return;
	}
	flush_out(c);
}

static void on_connection(uv_stream_t *listener, int status)
{
	conn *c;

	if (status < 0 || (c = calloc(1, sizeof(*c))) == NULL) {
		return;
	}
	uv_tcp_init(loop, &c->tcp);
	c->tcp.data = c;
	c->handles = 1;
	if (serving == MODE_IO) {
		uv_timer_init(loop, &c->timer);
		c->timer.data = c;
		c->handles = 2;
	}
	llhttp_init(&c->parser, HTTP_REQUEST, &settings);
	c->parser.data = c;
	if (uv_accept(listener, (uv_stream_t *) &c->tcp) < 0) {
		close_conn(c);
		return;
	}
	uv_tcp_nodelay(&c->tcp, 1);
	uv_read_start((uv_stream_t *) &c->tcp, on_alloc, on_read);
}

static int fail(const char *what, int error)
{
	fprintf(stderr, "floor: %s: %s\n", what, uv_strerror(error));
	return 1;
}

int main(int argc, char **argv)
{
	struct sockaddr_in addr;
	struct sockaddr_storage bound;
	int size = sizeof(bound);
	uv_tcp_t listener;
	int error;

	serving = argc < 2                  ? MODE_HELLO
		: strcmp(argv[1], "io") == 0    ? MODE_IO
		: strcmp(argv[1], "loop") == 0  ? MODE_LOOP
		: strcmp(argv[1], "large") == 0 ? MODE_LARGE
		: strcmp(argv[1], "gzip") == 0  ? MODE_GZIP
										: MODE_HELLO;
	memset(large, 'x', sizeof(large));
	fill_piece();
	file_path = argc > 2 ? argv[2] : "/dev/null";
	signal(SIGPIPE, SIG_IGN);
	loop = uv_default_loop();
	llhttp_settings_init(&settings);
	settings.on_message_complete = on_message;
	uv_timer_init(loop, &date_timer);
	on_second(&date_timer);
	uv_timer_start(&date_timer, on_second, 1000, 1000);

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
