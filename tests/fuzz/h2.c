/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 * With PHP's headers: src/http/h2.c src/http/h2_answer.c src/http/h2_request.c
 *
 * HTTP/2 through nghttp2: whatever a client sends, and whenever the server answers, the socket drains or the connection
 * ends, streams and exchanges are told of their end once, nothing is used behind its end, and nothing is left. The input
 * is a list of steps: a byte that says what happens, and for bytes of the client their number.
 *
 * The connection below the session is a stand-in: what is sent is thrown away, or kept back for a while.
 */
#include "fuzz.h"

#include "src/http/h2_struct.h"
#include "src/http/output.h"
#include "src/http/upload.h"

#include "src/core/log.h"
#include "src/core/loop.h"

#include <stdarg.h>

zend_cserve_globals cserve_globals;

#define HELD_MAX 64

/* ---- What PHP would bring ---------------------------------------------------------------------------------------- */

static char empty_string[sizeof(zend_string) + 8];
ZEND_API zend_string *zend_empty_string = (zend_string *) empty_string;

ZEND_API void *ZEND_FASTCALL(_emalloc)(size_t size)
{
	return malloc(size);
}

#define SIZED(number, size, elements, pages, x, y)     \
	ZEND_API void *ZEND_FASTCALL _emalloc_##size(void) \
	{                                                  \
		return malloc(size);                           \
	}
ZEND_MM_BINS_INFO(SIZED, x, y)

ZEND_API void *ZEND_FASTCALL(_emalloc_large)(size_t size)
{
	return malloc(size);
}

ZEND_API void *ZEND_FASTCALL(_emalloc_huge)(size_t size)
{
	return malloc(size);
}

ZEND_API void *ZEND_FASTCALL(_safe_emalloc)(size_t count, size_t size, size_t offset)
{
	return malloc(count * size + offset);
}

ZEND_API void ZEND_FASTCALL(_efree)(void *block)
{
	free(block);
}

ZEND_API void *__zend_malloc(size_t size)
{
	return malloc(size);
}

#undef snprintf
#undef vsnprintf

int ap_php_snprintf(char *buf, size_t size, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	int len = vsnprintf(buf, size, format, args);
	va_end(args);
	return len;
}

ZEND_API int ZEND_FASTCALL zend_binary_strcasecmp(const char *a, size_t a_len, const char *b, size_t b_len)
{
	return a_len == b_len ? strncasecmp(a, b, a_len) : 1;
}

ZEND_API zend_string *ZEND_FASTCALL zend_long_to_str(zend_long number)
{
	char text[24];
	int len = snprintf(text, sizeof(text), ZEND_LONG_FMT, number);
	return zend_string_init(text, (size_t) len, 0);
}

/* ---- The connection ---------------------------------------------------------------------------------------------- */

static cs_conn *conn;
static cs_conn *held[HELD_MAX];
static int held_count;
static cs_conn *writing[HELD_MAX];
static int writing_count;
static int open_exchanges;
static size_t queued;
static bool congested;
static uv_loop_t loop; /* for its clock */
static struct {
	cs_defer_fn fn;
	void *arg;
} deferred[4096];
static int deferred_count;

uv_loop_t *cs_loop(void)
{
	return &loop;
}

void cs_loop_defer(cs_defer_fn fn, void *arg)
{
	CHECK(deferred_count < 4096);
	deferred[deferred_count].fn = fn;
	deferred[deferred_count++].arg = arg;
}

static void run_deferred(void)
{
	for (int i = 0; i < deferred_count; i++) {
		deferred[i].fn(deferred[i].arg);
	}
	deferred_count = 0;
}

void cs_log(cs_log_level level, const char *format, ...)
{
}

void cs_conn_append(cs_conn *at, const char *bytes, size_t len)
{
	CHECK(at == conn && !conn->closing);
	/* The bytes must be there. */
	static volatile unsigned char sum;
	for (size_t i = 0; i < len; i += 64) {
		sum = (unsigned char) (sum + (unsigned char) bytes[i]);
	}
	queued += congested ? len : 0;
}

void cs_conn_push(cs_conn *at)
{
}

void cs_conn_flush(cs_conn *at)
{
}

void cs_conn_settle(cs_conn *at)
{
}

size_t cs_conn_queued(const cs_conn *at)
{
	return at->parent ? cs_h2_queued(at) : queued;
}

void cs_conn_abort(cs_conn *at, bool reset)
{
	if (at->closing) {
		return;
	}
	if (at->parent) {
		cs_h2_abort(at);
		return;
	}
	at->closing = true;
	if (at->protocol) {
		at->protocol->on_close(at);
	}
}

void cs_conn_switch(cs_conn *at, const cs_conn_protocol *to, void *stream)
{
	at->protocol = to;
	at->stream = stream;
}

void cs_conn_wake_writers(cs_conn *at, bool lost)
{
}

void cs_conn_file_cancel(cs_conn *at)
{
}

void cs_conn_file_continue(cs_conn *at)
{
}

void cs_conn_hold(cs_conn *at, bool hold)
{
	if (at->held != hold && !at->closing) {
		at->held = hold;
		cs_h2_hold(at, hold);
	}
}

/* Uploads ("/u") are written to their files piece by piece, until the input says that a piece is. */
static void end_writing(cs_conn *at)
{
	for (int i = 0; i < writing_count; i++) {
		if (writing[i] == at) {
			writing[i] = writing[--writing_count];
			break;
		}
	}
	at->upload->writer = NULL;
}

void cs_conn_drop_body(cs_conn *at)
{
	cs_buf_dtor(&at->body);
	if (at->upload && at->upload->writer) {
		end_writing(at);
		at->held = false;
	}
	free(at->upload);
	at->upload = NULL;
}

int cs_conn_begin_body(cs_conn *at, const cs_head *head, const char **reason)
{
	if (head->path_len > 1 && head->raw[head->path + 1] == 'u') {
		at->upload = calloc(1, sizeof(*at->upload));
	}
	return 0;
}

int cs_conn_finish_body(cs_conn *at, const char **reason)
{
	CHECK(!at->upload || !at->upload->writer);
	CHECK(at->body.len == at->parser.body_size);
	return 0;
}

bool cs_body_stream(cs_conn *at, const cs_head *head, bool wanted)
{
	return false;
}

void cs_body_end(cs_conn *at, int error)
{
}

void cs_body_lost(cs_conn *at)
{
}

void cs_body_check(cs_conn *at)
{
	if (at->upload && !at->upload->writer && at->body.len > at->upload->body.len + 20 && writing_count < HELD_MAX) {
		at->upload->body.len = at->body.len;
		at->upload->writer = at;
		writing[writing_count++] = at;
		cs_conn_hold(at, true);
	}
}

int cs_conn_on_body(void *arg, const char *bytes, size_t len)
{
	cs_conn *at = arg;
	CHECK(!at->upload || !at->upload->writer);
	return cs_buf_append(&at->body, bytes, len);
}

static void piece_written(uint8_t which, bool failed)
{
	if (writing_count > 0) {
		cs_conn *at = writing[which % writing_count];
		end_writing(at);
		cs_h2_stored(at, failed ? 500 : 0, "The upload cannot be stored");
	}
}

/* ---- The program ------------------------------------------------------------------------------------------------- */

static zend_string *text(const char *bytes)
{
	return zend_string_init(bytes, strlen(bytes), 0);
}

static void on_lost(cs_conn *stream)
{
	CHECK(stream->exchange);
	open_exchanges--;
	for (int i = 0; i < held_count; i++) {
		if (held[i] == stream) {
			held[i] = held[--held_count];
			break;
		}
	}
}

static void send_body(cs_conn *stream, size_t len)
{
	zend_string *body = zend_string_alloc(len, 0);
	memset(ZSTR_VAL(body), 'x', len + 1);
	cs_h2_append_string(stream, body);
	zend_string_release(body);
}

static void end(cs_conn *stream)
{
	if (stream->exchange) {
		open_exchanges--;
	}
	cs_h2_done(stream);
}

/* What the byte says is done with the answer; false when it is to go on later. */
static bool answer(cs_conn *stream, uint8_t how)
{
	cs_line lines[] = {{text("X-Name"), text(" value ")}, {text("connection"), text("close")}};
	cs_h2_stream *of = (cs_h2_stream *) stream;
	bool over = true;
	if (!of->head_sent) {
		cs_h2_send_head(stream, how & 1 ? 200 : 404, lines, 2, (how & 15) == 15);
	}
	if ((how & 15) == 15) {
		end(stream);
	} else if ((how & 15) == 14) {
		cs_h2_abort(stream);
	} else {
		send_body(stream, (size_t) (how >> 4) * 20000);
		if (how & 2) {
			cs_h2_send_trailers(stream, lines, 1);
		}
		if (how & 4) {
			cs_h2_push(stream);
			over = false;
		} else {
			end(stream);
		}
	}
	for (int i = 0; i < 2; i++) {
		zend_string_release(lines[i].name);
		zend_string_release(lines[i].value);
	}
	return over;
}

static void on_request(cs_conn *stream, cs_head *head)
{
	uint8_t how = head->path_len > 1 ? (uint8_t) head->raw[head->path + 1] : 0;
	CHECK(head->size >= 16 && stream->parent == conn);
	CHECK(head->raw[head->size - 1] == '\n');
	cs_head_unref(head);
	stream->exchange = stream;
	open_exchanges++;
	if (how == 'p') {
		cs_h2_ping(stream, "12345678", 8);
	} else if (how == 'g') {
		cs_h2_goaway(stream, 0, "bye", 3);
	} else if (how == 'c') {
		cs_conn_abort(conn, false);
		return;
	}
	if (how == 'h' && held_count < HELD_MAX) {
		held[held_count++] = stream;
	} else if (how == 's') {
		cs_h2_send_plain(stream, "cserve", "text/html", 5, false);
		cs_h2_append(stream, "hello", 5);
		end(stream);
	} else if (!answer(stream, how)) {
		end(stream);
	}
}

static void go_on(uint8_t how)
{
	if (held_count == 0) {
		return;
	}
	cs_conn *stream = held[how % held_count];
	if (answer(stream, (uint8_t) (how * 7))) {
		for (int i = 0; i < held_count; i++) {
			if (held[i] == stream) {
				held[i] = held[--held_count];
			}
		}
	}
}

/* ---- Steps ------------------------------------------------------------------------------------------------------- */

static void feed(const uint8_t *bytes, size_t len)
{
	char *copy = malloc(len + 1);
	memcpy(copy, bytes, len);
	conn->in_read = true;
	conn->protocol->on_bytes(conn, copy, len);
	conn->in_read = false;
	free(copy);
}

static void step(uint8_t what, const uint8_t **data, size_t *size)
{
	size_t len;
	switch (what & 7) {
		case 0:
		case 1:
		case 2:
			len = fuzz_byte(data, size);
			len = what & 8 ? len * 8 : len;
			len = len < *size ? len : *size;
			feed(*data, len);
			*data += len;
			*size -= len;
			break;
		case 3:
			if (what & 64) {
				piece_written(what >> 3, what >= 240);
			} else {
				go_on(what);
			}
			break;
		case 4:
			congested = !congested;
			queued = 0;
			conn->protocol->on_writable(conn);
			break;
		case 5:
			loop.time += what;
			conn->protocol->wait(conn);
			break;
		case 6:
			conn->protocol->on_stop(conn);
			break;
		default:
			conn->eof = true;
			conn->protocol->on_eof(conn);
			break;
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const cs_h2_config config = {.max_streams = 20, .header_list = 4096};
	cs_head_pool pool = {0};
	cs_conn_server server = {.on_request = on_request, .on_lost = on_lost, .h2 = &config, .high_water = 65536};
	server.bytes = server.own_bytes;
	server.parser = (cs_parser_config){.pool = &pool, .max_head_size = 4096, .max_fields = 20, .max_body_size = 20000};
	conn = calloc(1, sizeof(*conn));
	conn->server = &server;
	cs_queue_init(&conn->writers);
	queued = 0;
	congested = false;
	loop.time = 1000;
	CSG(core).loop = &loop;
	held_count = open_exchanges = writing_count = 0;
	CHECK(cs_h2_start(conn) == 0);
	feed((const uint8_t *) NGHTTP2_CLIENT_MAGIC "\0\0\0\4\0\0\0\0\0", NGHTTP2_CLIENT_MAGIC_LEN + 9);
	while (size > 0 && !conn->closing && !conn->close_after) {
		step(fuzz_byte(&data, &size), &data, &size);
		run_deferred();
	}
	cs_conn_abort(conn, false);
	run_deferred();
	CHECK_INT(open_exchanges, 0);
	CHECK_INT(held_count, 0);
	CHECK_INT(writing_count, 0);
	cs_head_pool_close(&pool);
	free(conn);
	return 0;
}
