/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The usual answer, a 200 whose headers are none or a set that was sent before, is a prebuilt head with a date refreshed
 * once a second, the set's lines, the length and the body. Every other head is built from a list of checked lines: their
 * sizes are added up, then they are written into one reservation of output.
 */
#include "respond.h"
#include "encode.h"
#include "h2.h"
#include "header_lines.h"
#include "plain.h"
#include "reason.h"

#include <llhttp.h>

#define COPY_WITH_HEAD 4096 /* a body up to this size is copied in one go with its head */

uint64_t cs_respond_wall_ms(void)
{
	uint64_t now = cs_plain_refresh();
	return CSG(http).wall_ms + now - CSG(http).date_ms;
}

size_t cs_respond_error(char *out, int status, const char *reason, bool with_body)
{
	char body[384];
	const char *name = cs_reason_of(status);
	cs_plain_refresh();
	int body_len = snprintf(body, sizeof(body), "%d %s: %s\n", status, name, reason);
	body_len = MIN(body_len, (int) sizeof(body) - 1);
	int len = snprintf(out, CS_RESPOND_ERROR_MAX,
		"HTTP/1.1 %d %s\r\nServer: " CS_SERVER_NAME "\r\nDate: %s\r\nConnection: close\r\nContent-Type: text/plain\r\n"
		"Content-Length: %d\r\n\r\n%s",
		status, name, CSG(http).date, body_len, with_body ? body : "");
	return (size_t) MIN(len, CS_RESPOND_ERROR_MAX - 1);
}

/* ---- Names and values --------------------------------------------------------------------------------------------- */

/* The characters of a token in RFC 9110, as bits by value. */
static const uint32_t token_bits[4] = {
	0, 0x03ff6cfau, /* ! # $ % & ' * + - . 0-9 */
	0xc7fffffeu,    /* A-Z ^ _ */
	0x57ffffffu     /* ` a-z | ~ */
};

bool cs_respond_valid_name(const char *name, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		unsigned char c = (unsigned char) name[i];
		if (c >= 128 || !(token_bits[c >> 5] & (1u << (c & 31)))) {
			return false;
		}
	}
	return len > 0;
}

static bool valid_bytes(const char *value, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		unsigned char c = (unsigned char) value[i];
		if ((c < ' ' && c != '\t') || c == 0x7f) {
			return false;
		}
	}
	return true;
}

/* Eight bytes at a time: only where one of them is below 0x20 or 0x7f each is looked at. */
bool cs_respond_valid_value(const char *value, size_t len)
{
	const uint64_t ones = UINT64_C(0x0101010101010101);
	size_t i = 0;
	for (; i + 8 <= len; i += 8) {
		uint64_t word;
		memcpy(&word, value + i, 8);
		uint64_t del = word ^ (ones * 0x7f);
		uint64_t hits = (((word - ones * 0x20) & ~word) | ((del - ones) & ~del)) & (ones * 0x80);
		if (hits && !valid_bytes(value + i, 8)) {
			return false;
		}
	}
	return valid_bytes(value + i, len - i);
}

/* ---- Heads ------------------------------------------------------------------------------------------------------- */

static inline char *put(char *to, const char *bytes, size_t len)
{
	memcpy(to, bytes, len);
	return to + len;
}
#define PUT(to, literal) put(to, literal, sizeof(literal) - 1)

static char *put_number(char *to, uint64_t number)
{
	char digits[MAX_LENGTH_OF_LONG + 1];
	char *end = digits + sizeof(digits);
	char *at = end;
	do {
		*--at = (char) ('0' + number % 10);
		number /= 10;
	} while (number);
	return put(to, at, (size_t) (end - at));
}

/* May the answer have a body at all? */
static bool status_has_body(const cs_answer *answer)
{
	return answer->status >= 200 && answer->status != 204 && answer->status != 205 && answer->status != 304;
}

static bool has_body(const cs_answer *answer)
{
	return !answer->is_head && status_has_body(answer);
}

/* How the body's end is told: by the length, or, with CS_LENGTH_UNKNOWN, by chunks or by closing. */
#define CS_LENGTH_UNKNOWN UINT64_MAX

/* What the program says the length of a HEAD's or 304's answer would be, when that is a number. */
static bool claimed_length(const cs_answer *answer, const cs_lines *lines, uint64_t *length)
{
	if (!lines->length || ZSTR_LEN(lines->length) == 0 || ZSTR_LEN(lines->length) > 18) {
		return false;
	}
	uint64_t number = 0;
	for (size_t i = 0; i < ZSTR_LEN(lines->length); i++) {
		char c = ZSTR_VAL(lines->length)[i];
		if (c < '0' || c > '9') {
			return false;
		}
		number = number * 10 + (uint64_t) (c - '0');
	}
	*length = number;
	return answer->is_head || answer->status == 304;
}

typedef enum framing { FRAMING_NONE, FRAMING_LENGTH, FRAMING_OPEN } framing;

/* How the end of the body is told: not at all, by *length, or otherwise as the length is not known. */
static framing choose_framing(const cs_answer *answer, const cs_lines *lines, uint64_t *length)
{
	uint64_t claim;
	if (answer->status < 200 || answer->status == 204) {
		return FRAMING_NONE;
	}
	if (answer->status == 205) {
		*length = 0;
	}
	if ((*length == 0 || *length == CS_LENGTH_UNKNOWN) && claimed_length(answer, lines, &claim)) {
		*length = claim;
	} else if (answer->status == 304) {
		return FRAMING_NONE;
	}
	return *length == CS_LENGTH_UNKNOWN ? FRAMING_OPEN : FRAMING_LENGTH;
}

static char *put_framing(char *to, cs_answer *answer, const cs_lines *lines, uint64_t length)
{
	switch (choose_framing(answer, lines, &length)) {
		case FRAMING_NONE:
			return to;
		case FRAMING_LENGTH:
			to = PUT(to, "Content-Length: ");
			to = put_number(to, length);
			return PUT(to, "\r\n");
		default:
			break;
	}
	if (answer->version_minor == 0) {
		answer->until_close = true;
		return to;
	}
	answer->chunked = true;
	return PUT(to, "Transfer-Encoding: chunked\r\n");
}

static char *put_status(char *to, const cs_answer *answer)
{
	const char *name = cs_reason_of(answer->status);
	to = PUT(to, "HTTP/1.1 ");
	to = put_number(to, (uint64_t) answer->status);
	*to++ = ' ';
	if (answer->reason) {
		to = put(to, ZSTR_VAL(answer->reason), ZSTR_LEN(answer->reason));
	} else if (name) {
		to = put(to, name, strlen(name));
	}
	return PUT(to, "\r\n");
}

/* What the head will say, as far as the program decides it; to be freed with cs_lines_free(). */
static void collect_lines(cs_lines *lines, cs_answer *answer, bool length_known)
{
	cs_lines_init(lines);
	if (answer->conn->server->stopping || (!length_known && answer->version_minor == 0)) {
		answer->keep_alive = false;
	}
	if (answer->headers) {
		cs_lines_collect(lines, answer, answer->headers);
	}
	if (answer->cookies) {
		cs_lines_collect_cookies(lines, answer->cookies);
	}
}

/* On a stream of HTTP/2. */
static void put_head_h2(cs_answer *answer, cs_lines *lines, uint64_t length)
{
	bool end = !has_body(answer) || length == 0;
	if (!lines->server) {
		cs_lines_push_text(lines, "server", CS_SERVER_NAME);
	}
	if (!lines->date) {
		cs_lines_push_text(lines, "date", CSG(http).date);
	}
	if (!lines->type && answer->status >= 200 && answer->status != 204 && answer->status != 304) {
		cs_lines_push_text(lines, "content-type", CS_DEFAULT_TYPE);
	}
	if (choose_framing(answer, lines, &length) == FRAMING_LENGTH) {
		char digits[MAX_LENGTH_OF_LONG + 1];
		*put_number(digits, length) = '\0';
		cs_lines_push_text(lines, "content-length", digits);
	}
	cs_h2_send_head(answer->conn, answer->status, lines->items, lines->count, end);
	answer->head_sent = true;
}

/* The status and our own lines but for the content type. */
static char *put_general(char *to, const cs_answer *answer, const cs_lines *lines)
{
	to = put_status(to, answer);
	if (!lines->server) {
		to = PUT(to, "Server: " CS_SERVER_NAME "\r\n");
	}
	if (!lines->date) {
		to = PUT(to, "Date: ");
		to = put(to, CSG(http).date, CS_HTTP_DATE_LEN);
		to = PUT(to, "\r\n");
	}
	if (!lines->connection) {
		to = answer->keep_alive ? PUT(to, "Connection: keep-alive\r\n") : PUT(to, "Connection: close\r\n");
	}
	return to;
}

static void put_head(cs_answer *answer, cs_lines *lines, uint64_t length)
{
	cs_plain_refresh();
	if (UNEXPECTED(answer->conn->parent)) {
		put_head_h2(answer, lines, length);
		return;
	}
	char *out = cs_conn_reserve(answer->conn, 320 + (answer->reason ? ZSTR_LEN(answer->reason) : 0) + lines->bytes);
	char *to;
	if (EXPECTED(answer->status == 200 && !answer->reason && !lines->server && !lines->date && !lines->connection
			&& answer->keep_alive)) {
		to = put(out, CSG(http).plain, CSG(http).plain_type);
	} else {
		to = put_general(out, answer, lines);
	}
	if (!lines->type && answer->status >= 200 && answer->status != 204 && answer->status != 304) {
		to = PUT(to, CS_TYPE_LINE);
	}
	for (uint32_t i = 0; i < lines->count; i++) {
		to = put(to, ZSTR_VAL(lines->items[i].name), ZSTR_LEN(lines->items[i].name));
		to = PUT(to, ": ");
		to = put(to, ZSTR_VAL(lines->items[i].value), ZSTR_LEN(lines->items[i].value));
		to = PUT(to, "\r\n");
	}
	to = put_framing(to, answer, lines, length);
	to = PUT(to, "\r\n");
	cs_conn_commit(answer->conn, (size_t) (to - out));
	answer->head_sent = true;
}

static void send_head(cs_answer *answer, uint64_t length)
{
	cs_lines lines;
	collect_lines(&lines, answer, length != CS_LENGTH_UNKNOWN);
	put_head(answer, &lines, length);
	cs_lines_free(&lines);
}

/* ---- Compression ------------------------------------------------------------------------------------------------- */

/* The same for HEAD: its head is the one that GET would get, with the length that the body would have (RFC 9110 section 8.6). */
static bool may_encode(const cs_answer *answer, const cs_lines *lines)
{
	return answer->coding != CS_CODING_NONE && status_has_body(answer) && answer->status != 206 && !lines->encoded
		&& !lines->no_transform
		&& (lines->media
				? cs_encode_wants_type(answer->conn->server->site, ZSTR_VAL(lines->media), ZSTR_LEN(lines->media))
				: !lines->type && cs_encode_wants_type(answer->conn->server->site, ZEND_STRL(CS_DEFAULT_TYPE)));
}

static void tell_coding(cs_lines *lines, cs_coding coding)
{
	cs_lines_push_text(lines, "Content-Encoding", cs_coding_name(coding));
	if (!lines->vary) {
		cs_lines_push_text(lines, "Vary", "Accept-Encoding");
	}
	if (lines->tag) {
		cs_line *tag = &lines->items[lines->tag - 1];
		zend_string *weak = cs_encode_weak_tag(tag->value);
		lines->bytes += ZSTR_LEN(weak) - ZSTR_LEN(tag->value);
		zend_string_release(tag->value);
		tag->value = weak;
	}
}

/* The head of an answer whose whole body is there. Returns the body to send, compressed or not; to be released. May yield:
 * then the connection may be gone. */
static zend_string *send_head_encoding(cs_answer *answer, zend_string *body)
{
	cs_lines lines;
	zend_string *encoded = NULL;
	collect_lines(&lines, answer, true);
	if ((int64_t) ZSTR_LEN(body) >= answer->conn->server->site->compress_min && may_encode(answer, &lines)) {
		answer->busy = true;
		encoded = cs_encode_whole(answer->conn->server->site, answer->coding, body);
		answer->busy = false;
	}
	if (encoded) {
		tell_coding(&lines, answer->coding);
	} else {
		encoded = zend_string_copy(body);
	}
	if (answer->conn) {
		put_head(answer, &lines, ZSTR_LEN(encoded));
	}
	cs_lines_free(&lines);
	return encoded;
}

/* The head of an answer in pieces, which may get an encoder. */
static void begin_pieces(cs_answer *answer)
{
	cs_lines lines;
	collect_lines(&lines, answer, false);
	if (UNEXPECTED(may_encode(answer, &lines))) {
		if (has_body(answer)) {
			answer->encoder = cs_encode_take(answer->conn->server->site, answer->coding);
		}
		if (answer->encoder || !has_body(answer)) {
			tell_coding(&lines, answer->coding);
		}
	}
	put_head(answer, &lines, CS_LENGTH_UNKNOWN);
	cs_lines_free(&lines);
}

static void drop_encoder(cs_answer *answer)
{
	if (UNEXPECTED(answer->encoder)) {
		cs_encode_give(answer->encoder, answer->coding);
		answer->encoder = NULL;
	}
}

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

void cs_answer_init(cs_answer *answer, cs_conn *conn, const cs_head *head)
{
	memset(answer, 0, sizeof(*answer));
	answer->conn = conn;
	answer->status = 200;
	answer->version_minor = head->version_minor;
	answer->is_head = head->method == HTTP_HEAD;
	answer->keep_alive = head->keep_alive;
	if (UNEXPECTED(head->known[CS_HEADER_ACCEPT_ENCODING])) {
		answer->coding = (uint8_t) cs_encode_accepted(conn->server->site, head);
	}
	if (UNEXPECTED(head->conditional)) {
		answer->head = (cs_head *) head;
		cs_head_ref(answer->head);
	}
}

void cs_answer_free(cs_answer *answer)
{
	drop_encoder(answer);
	if (UNEXPECTED(answer->head)) {
		cs_head_unref(answer->head);
		answer->head = NULL;
	}
	if (answer->reason) {
		zend_string_release(answer->reason);
		answer->reason = NULL;
	}
}

/* What a client that takes compressed bodies gets is plain when it is too short for that. */
static bool is_plain(const cs_answer *answer, const zend_string *body)
{
	return answer->status == 200 && (!answer->headers || (cs_answer_has_set(answer) && !answer->conn->parent))
		&& !answer->cookies && !answer->trailers && !answer->reason && answer->keep_alive
		&& !answer->conn->server->stopping
		&& (answer->coding == CS_CODING_NONE || !body
			|| (int64_t) ZSTR_LEN(body) < answer->conn->server->site->compress_min);
}

static void send_plain(cs_answer *answer, zend_string *body)
{
	cs_plain_refresh();
	size_t len = body ? ZSTR_LEN(body) : 0;
	if (UNEXPECTED(answer->conn->parent)) {
		cs_h2_send_plain(answer->conn, CS_SERVER_NAME, CS_DEFAULT_TYPE, len, answer->is_head);
		if (len && !answer->is_head) {
			cs_conn_append_string(answer->conn, body);
		}
		return;
	}
	const zend_string *lines = answer->headers ? answer->set->lines : NULL;
	size_t with_head = answer->is_head || len > COPY_WITH_HEAD ? 0 : len;
	char *out = cs_conn_reserve(answer->conn, sizeof(CSG(http).plain) + 32 + (lines ? ZSTR_LEN(lines) : 0) + with_head);
	char *to;
	if (lines) {
		to = put(out, CSG(http).plain, CSG(http).plain_type);
		if (!answer->set->has_type) {
			to = PUT(to, CS_TYPE_LINE);
		}
		to = put(to, ZSTR_VAL(lines), ZSTR_LEN(lines));
	} else {
		to = put(out, CSG(http).plain, CSG(http).plain_len);
	}
	to = put_number(to, len);
	to = PUT(to, "\r\n\r\n");
	if (with_head) {
		to = put(to, ZSTR_VAL(body), len);
	}
	cs_conn_commit(answer->conn, (size_t) (to - out));
	if (len > with_head && !answer->is_head) {
		cs_conn_append_string(answer->conn, body);
	}
}

static void send_chunk(cs_answer *answer, zend_string *body)
{
	if (answer->chunked) {
		char size[20];
		int len = snprintf(size, sizeof(size), "%zx\r\n", ZSTR_LEN(body));
		cs_conn_append(answer->conn, size, (size_t) len);
	}
	cs_conn_append_string(answer->conn, body);
	/* The connection may have been lost. */
	if (answer->conn && answer->chunked) {
		cs_conn_append(answer->conn, "\r\n", 2);
	}
}

static void send_trailers(cs_answer *answer)
{
	cs_lines lines;
	if (UNEXPECTED(answer->conn->parent)) {
		if (answer->trailers) {
			cs_lines_init(&lines);
			cs_lines_collect(&lines, answer, answer->trailers);
			cs_h2_send_trailers(answer->conn, lines.items, lines.count);
			cs_lines_free(&lines);
		}
		return;
	}
	cs_conn_append(answer->conn, "0\r\n", 3);
	if (answer->trailers) {
		cs_lines_init(&lines);
		cs_lines_collect(&lines, answer, answer->trailers);
		for (uint32_t i = 0; i < lines.count && answer->conn; i++) {
			zend_string *name = lines.items[i].name, *value = lines.items[i].value;
			cs_conn_append(answer->conn, ZSTR_VAL(name), ZSTR_LEN(name));
			cs_conn_append(answer->conn, ": ", 2);
			cs_conn_append(answer->conn, ZSTR_VAL(value), ZSTR_LEN(value));
			cs_conn_append(answer->conn, "\r\n", 2);
		}
		cs_lines_free(&lines);
	}
	if (answer->conn) {
		cs_conn_append(answer->conn, "\r\n", 2);
	}
}

/* A piece of an answer that is compressed, the last one with `end`. May yield: then the connection may be gone. */
static void send_encoded(cs_answer *answer, zend_string *body, bool end)
{
	answer->busy = true;
	zend_string *piece = cs_encode_piece(&answer->encoder, body, end);
	answer->busy = false;
	if (!piece && answer->conn) {
		/* The client must not take what it has for the whole. */
		cs_conn_abort(answer->conn, true);
	}
	if (piece && ZSTR_LEN(piece) && answer->conn) {
		send_chunk(answer, piece);
	}
	if (piece) {
		zend_string_release(piece);
	}
}

int cs_answer_write(cs_answer *answer, zend_string *body)
{
	if (answer->conn && !answer->head_sent) {
		begin_pieces(answer);
	}
	if (answer->conn && ZSTR_LEN(body) && has_body(answer)) {
		if (UNEXPECTED(answer->encoder)) {
			send_encoded(answer, body, false);
		} else {
			send_chunk(answer, body);
		}
	}
	if (answer->conn) {
		answer->conn->more = false; /* a piece does not wait for answers to other requests */
		cs_conn_push(answer->conn);
	}
	return answer->conn ? cs_conn_drain(answer->conn) : UV_EPIPE;
}

/* Ends the exchange. */
static int finish(cs_answer *answer)
{
	cs_conn *conn = answer->conn;
	answer->ended = true;
	if (!conn) {
		return UV_EPIPE;
	}
	answer->conn = NULL;
	cs_conn_done(conn, answer->keep_alive && !answer->until_close);
	return 0;
}

/* The end of a body that was begun before, or that must go in chunks for its trailers. */
static void end_pieces(cs_answer *answer, zend_string *body)
{
	HashTable *trailers = answer->trailers;
	if (trailers) {
		GC_TRY_ADDREF(trailers); /* the program may replace them while the body is compressed */
	}
	if (answer->encoder) {
		send_encoded(answer, body, true);
		drop_encoder(answer);
	} else if (body && ZSTR_LEN(body) && has_body(answer)) {
		send_chunk(answer, body);
	}
	if (answer->conn && (answer->chunked || answer->conn->parent) && has_body(answer)) {
		send_trailers(answer);
	}
	if (trailers) {
		zend_array_release(trailers);
	}
}

int cs_answer_end(cs_answer *answer, zend_string *body)
{
	if (!answer->conn) {
		answer->ended = true;
		return UV_EPIPE;
	}
	if (answer->head_sent) {
		end_pieces(answer, body);
	} else if (is_plain(answer, body)) {
		send_plain(answer, body);
	} else if (answer->trailers && answer->version_minor > 0 && has_body(answer)) {
		begin_pieces(answer);
		end_pieces(answer, body);
	} else if (UNEXPECTED(answer->coding != CS_CODING_NONE && body && ZSTR_LEN(body))) {
		zend_string *encoded = send_head_encoding(answer, body);
		if (answer->conn && has_body(answer)) {
			cs_conn_append_string(answer->conn, encoded);
		}
		zend_string_release(encoded);
	} else {
		send_head(answer, body ? ZSTR_LEN(body) : 0);
		if (body && ZSTR_LEN(body) && has_body(answer)) {
			cs_conn_append_string(answer->conn, body);
		}
	}
	return finish(answer);
}

int cs_answer_file(cs_answer *answer, int fd, uint64_t offset, uint64_t length)
{
	if (answer->conn) {
		send_head(answer, length);
	}
	if (!answer->conn || !has_body(answer) || length == 0) {
		close(fd);
		return finish(answer);
	}
	cs_conn *conn = answer->conn;
	answer->conn = NULL;
	answer->ended = true;
	cs_conn_send_file(conn, fd, offset, length, answer->keep_alive);
	return 0;
}

int cs_answer_file_parts(cs_answer *answer, int fd, cs_file_parts *parts)
{
	uint64_t length = 0;
	for (unsigned i = 0; i < parts->count; i++) {
		length += parts->items[i].text.len + parts->items[i].length;
	}
	if (answer->conn) {
		send_head(answer, length);
	}
	if (!answer->conn || !has_body(answer)) {
		close(fd);
		cs_buf_dtor(&parts->text);
		free(parts);
		return finish(answer);
	}
	cs_conn *conn = answer->conn;
	answer->conn = NULL;
	answer->ended = true;
	cs_conn_send_file_parts(conn, fd, parts, answer->keep_alive);
	return 0;
}

void cs_answer_fail(cs_answer *answer, int status)
{
	cs_conn *conn = answer->conn;
	if (!conn) {
		answer->ended = true;
		return;
	}
	if (answer->head_sent) {
		cs_conn_flush(conn);
		if (answer->conn) {
			/* A missing last chunk tells the client; the end of a body without chunks would not. */
			answer->conn = NULL;
			conn->exchange = NULL;
			cs_conn_abort(conn, answer->until_close);
		}
		answer->ended = true;
		return;
	}
	answer->status = status;
	answer->headers = answer->cookies = answer->trailers = NULL;
	if (answer->reason) {
		zend_string_release(answer->reason);
		answer->reason = NULL;
	}
	cs_answer_end(answer, NULL);
}
