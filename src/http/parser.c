/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The glue around llhttp. Its callbacks only note offsets: span at bytes [at, at + len) of the buffer being parsed lies
 * head->size + (at - from) into the head, where head->size counts what earlier buffers brought. The bytes themselves are
 * copied once, when the buffer ends or the head does.
 *
 * llhttp is paused at the end of the head, where error_pos tells how many bytes the head has. A request without a body
 * ends there, so the pass over it is one call. Every message starts with a fresh llhttp state: what llhttp thinks of
 * keep-alive and upgrades does not matter.
 */
#include "parser.h"
#include "multipart.h"

#include <uv.h>

/* Up to 8 llhttp could be built to let "Host : x" and chunks without line ends pass. */
#if LLHTTP_VERSION_MAJOR < 9 && !LLHTTP_STRICT_MODE
#error "llhttp before 9 must be compiled with -DLLHTTP_STRICT_MODE=1, and so must this file"
#endif

enum { STATE_START, STATE_HEAD, STATE_BODY, STATE_DONE, STATE_ERROR };
enum { PART_NONE, PART_TARGET, PART_NAME, PART_VALUE };

/* Chunk lines and trailers may have this many bytes beyond eight for each byte of the body. */
#define FRAMING_SLACK 16384

static int refuse(cs_parser *p, int status, const char *reason)
{
	p->state = STATE_ERROR;
	p->status = (uint16_t) status;
	p->reason = reason;
	return HPE_USER;
}

void cs_parser_refuse(cs_parser *p, int status, const char *reason)
{
	refuse(p, status, reason);
}

static int refuse_large_head(cs_parser *p)
{
	if (p->part == PART_TARGET) {
		return refuse(p, 414, "The request target is too long");
	}
	return refuse(p, 431, "The request head is too large");
}

/* The offset of a span in the head, or -1 when it ends beyond the limit. */
static long span_offset(cs_parser *p, const char *at, size_t len)
{
	size_t offset = p->head->size + (size_t) (at - p->from);
	return offset + len > p->config->max_head_size ? -1 : (long) offset;
}

static int on_url(llhttp_t *http, const char *at, size_t len)
{
	cs_parser *p = http->data;
	p->part = PART_TARGET;
	long offset = span_offset(p, at, len);
	if (offset < 0) {
		return refuse_large_head(p);
	}
	if (p->head->target_len == 0) {
		p->head->target = (uint16_t) offset;
	}
	p->head->target_len = (uint16_t) (offset + (long) len - p->head->target);
	return 0;
}

/* The last field's name goes on in this buffer. */
static bool continues_name(cs_head *head, size_t offset, size_t len)
{
	cs_field *last = head->field_count ? &head->fields[head->field_count - 1] : NULL;
	if (!last || (size_t) last->name + last->name_len != offset) {
		return false;
	}
	last->name_len = (uint16_t) (last->name_len + len);
	return true;
}

static int on_header_field(llhttp_t *http, const char *at, size_t len)
{
	cs_parser *p = http->data;
	if (p->state != STATE_HEAD) {
		return 0;
	}
	long offset = span_offset(p, at, len);
	if (offset < 0) {
		p->part = PART_NAME;
		return refuse_large_head(p);
	}
	if (p->part == PART_NAME && continues_name(p->head, (size_t) offset, len)) {
		return 0;
	}
	p->part = PART_NAME;
	unsigned index = p->head->field_count;
	if (index >= p->config->max_fields) {
		return refuse(p, 431, "The request has too many header lines");
	}
	if (index == p->head->field_capacity && cs_head_reserve_field(&p->head) < 0) {
		return refuse(p, 503, "Out of memory");
	}
	cs_field *field = &p->head->fields[index];
	field->name = field->value = (uint16_t) offset;
	field->name_len = (uint16_t) len;
	field->value_len = field->header = 0;
	p->head->field_count = (uint16_t) (index + 1);
	return 0;
}

static int on_header_value(llhttp_t *http, const char *at, size_t len)
{
	cs_parser *p = http->data;
	if (p->state != STATE_HEAD || p->head->field_count == 0) {
		return 0;
	}
	long offset = span_offset(p, at, len);
	if (offset < 0) {
		return refuse_large_head(p);
	}
	cs_field *field = &p->head->fields[p->head->field_count - 1];
	if (p->part != PART_VALUE) {
		p->part = PART_VALUE;
		field->value = (uint16_t) offset;
	} else if (offset != field->value + field->value_len) {
		return refuse(p, 400, "The head has a continuation line");
	}
	field->value_len = (uint16_t) (offset + (long) len - field->value);
	return 0;
}

static int on_pause(llhttp_t *http)
{
	return HPE_PAUSED;
}

/* The bytes between two pieces of a chunked body: chunk sizes, extensions, trailers. llhttp 8 takes a bare CR or LF there
 * for the end of a line, and a trailer that goes on in the next line for one; proxies do not, which is how requests are
 * smuggled. */
static bool framing_ok(cs_parser *p, const char *to)
{
	char last = p->last;
	for (const char *c = p->framing; c < to; c++) {
		if ((*c == '\n') != (last == '\r') || (last == '\n' && (*c == ' ' || *c == '\t'))) {
			return false;
		}
		last = *c;
	}
	p->last = last;
	p->framing = to;
	return true;
}

static int on_chunk(llhttp_t *http)
{
	cs_parser *p = http->data;
	return http->content_length > p->body_max - p->body_size ? refuse(p, 413, "The request body is too large") : 0;
}

static int on_body(llhttp_t *http, const char *at, size_t len)
{
	cs_parser *p = http->data;
	if (p->head->chunked) {
		if (!framing_ok(p, at)) {
			return refuse(p, 400, "A chunk line or trailer begins with a blank, or does not end with CR LF");
		}
		p->framing = at + len;
		p->last = 0;
	}
	if (len > p->body_max - p->body_size) {
		return refuse(p, 413, "The request body is too large");
	}
	p->body_size += len;
	if (p->config->on_body(p->arg, at, len) < 0) {
		return p->state == STATE_ERROR ? HPE_USER : refuse(p, 503, "Out of memory");
	}
	return 0;
}

/* Never changes; llhttp wants it not const in some versions. */
static const llhttp_settings_t settings = {
	.on_url = on_url,
	.on_header_field = on_header_field,
	.on_header_value = on_header_value,
	.on_headers_complete = on_pause,
	.on_chunk_header = on_chunk,
	.on_body = on_body,
	.on_message_complete = on_pause,
};

void cs_parser_init(cs_parser *p, const cs_parser_config *config, void *arg)
{
	memset(p, 0, sizeof(*p));
	p->config = config;
	p->arg = arg;
}

void cs_parser_dtor(cs_parser *p)
{
	if (p->head) {
		cs_head_unref(p->head);
		p->head = NULL;
	}
}

bool cs_parser_in_head(const cs_parser *p)
{
	return p->state == STATE_HEAD;
}

bool cs_parser_in_body(const cs_parser *p)
{
	return p->state == STATE_BODY;
}

cs_head *cs_parser_take(cs_parser *p)
{
	cs_head *head = p->head;
	p->head = NULL;
	p->state = STATE_START;
	return head;
}

/* Copies what this buffer brought of the head. */
static int keep_head(cs_parser *p, const char *to)
{
	size_t len = (size_t) (to - p->from);
	if (p->head->size + len > p->config->max_head_size) {
		refuse_large_head(p);
		return -1;
	}
	if (len > p->head->capacity - p->head->size && cs_head_reserve(&p->head, len) < 0) {
		refuse(p, 503, "Out of memory");
		return -1;
	}
	memcpy(p->head->raw + p->head->size, p->from, len);
	p->head->size += (uint32_t) len;
	return 0;
}

/* A method that llhttp does not know is 501 when it is a token, else the request is garbage. */
static void refuse_method(cs_parser *p, const char *data, size_t len)
{
	cs_head *head = p->head;
	size_t total = head->size + len;
	for (size_t i = 0; i < total; i++) {
		unsigned char c = (unsigned char) (i < head->size ? head->raw[i] : data[i - head->size]);
		if (c == ' ' && i > 0) {
			break;
		}
		if (c <= ' ' || c >= 0x7f || strchr("\"(),/:;<=>?@[\\]{}", c)) {
			refuse(p, 400, "The request does not start with a method");
			return;
		}
	}
	refuse(p, 501, "The request method is unknown");
}

static cs_parse fail(cs_parser *p, llhttp_errno_t error, const char *data, size_t len)
{
	if (p->state == STATE_ERROR) {
		return CS_PARSE_ERROR;
	}
	switch (error) {
		case HPE_INVALID_METHOD:
			refuse_method(p, data, len);
			break;
		case HPE_INVALID_CONSTANT:
			/* Its methods beyond PRI are those of other protocols. */
			if (p->http.method >= HTTP_PRI) {
				refuse(p, 501, "The request method is unknown");
			} else {
				refuse(p, 400, "The request line has no HTTP version");
			}
			break;
		case HPE_INVALID_VERSION:
			/* llhttp 9 says so too when a supported version is not followed by CRLF. */
			if (p->http.http_major == 1 && p->http.http_minor <= 1) {
				refuse(p, 400, "The request line does not end with CRLF");
				break;
			}
			/* fall through */
		case HPE_PAUSED_H2_UPGRADE:
			refuse(p, 505, "The versions supported are HTTP/1.0 and HTTP/1.1");
			break;
		default:
			refuse(p, 400, llhttp_get_error_reason(&p->http));
			break;
	}
	return CS_PARSE_ERROR;
}

static uint64_t body_limit(const cs_parser *p)
{
	const cs_field *type = p->config->max_form_size ? cs_head_find(p->head, CS_HEADER_CONTENT_TYPE) : NULL;
	cs_view boundary;
	return type && cs_multipart_boundary(p->head->raw + type->value, type->value_len, &boundary)
		? p->config->max_form_size
		: p->config->max_body_size;
}

/* The head is complete: what is it, and does a body follow? */
static cs_parse finish_head(cs_parser *p, const char *to)
{
	const char *reason = NULL;
	if (keep_head(p, to) < 0) {
		return CS_PARSE_ERROR;
	}
	cs_head *head = p->head;
	head->method = p->http.method;
	head->has_length = (p->http.flags & F_CONTENT_LENGTH) != 0;
	head->content_length = head->has_length ? p->http.content_length : 0;
	int status = cs_head_check(head, p->http.http_major, p->http.http_minor, &reason);
	if (status) {
		refuse(p, status, reason);
		return CS_PARSE_ERROR;
	}
	p->body_max = body_limit(p);
	if (head->content_length > p->body_max) {
		refuse(p, 413, "The request body is too large");
		return CS_PARSE_ERROR;
	}
	if (!head->chunked && head->content_length == 0) {
		cs_head_remember(head);
		p->state = STATE_DONE;
		return CS_PARSE_DONE;
	}
	llhttp_resume(&p->http);
	p->state = STATE_BODY;
	p->body_size = p->body_read = 0;
	p->last = 0;
	return CS_PARSE_HEAD;
}

/* The end of a buffer or of a message, in a body. */
static bool finish_body_bytes(cs_parser *p, const char *from, const char *to)
{
	if (!p->head->chunked) {
		return true;
	}
	if (p->framing < to && !framing_ok(p, to)) {
		refuse(p, 400, "A chunk line or trailer begins with a blank, or does not end with CR LF");
		return false;
	}
	p->body_read += (uint64_t) (to - from);
	if (p->body_read / 9 > p->body_size + FRAMING_SLACK / 9) {
		refuse(p, 400, "The chunk lines and trailers are out of proportion to the body");
		return false;
	}
	return true;
}

cs_parse cs_parser_execute(cs_parser *p, const char *data, size_t len, size_t *used)
{
	const char *start = data;
	const char *end = data + len;
	if (p->state == STATE_START) {
		while (data < end && (*data == '\r' || *data == '\n')) {
			data++;
		}
		if (data == end) {
			*used = len;
			return CS_PARSE_MORE;
		}
		/* Many clients send the same bytes for every request. Of the rules only the limits differ between servers. */
		p->head = cs_head_recall(p->config->pool, data, (size_t) (end - data));
		if (p->head) {
			if (p->head->size <= p->config->max_head_size && p->head->field_count <= p->config->max_fields) {
				*used = (size_t) (data - start) + p->head->size;
				p->http.method = p->head->method;
				p->state = STATE_DONE;
				return CS_PARSE_DONE;
			}
			cs_head_unref(p->head);
		}
		p->head = cs_head_new(p->config->pool);
		if (!p->head) {
			refuse(p, 503, "Out of memory");
			return CS_PARSE_ERROR;
		}
		llhttp_init(&p->http, HTTP_REQUEST, &settings);
		p->http.data = p;
		p->state = STATE_HEAD;
		p->part = PART_NONE;
	}
	*used = len;
	p->from = p->framing = data;
	bool in_head = p->state == STATE_HEAD;
	llhttp_errno_t error = llhttp_execute(&p->http, data, (size_t) (end - data));
	if (error == HPE_OK) {
		if (in_head ? keep_head(p, end) < 0 : !finish_body_bytes(p, data, end)) {
			return CS_PARSE_ERROR;
		}
		return CS_PARSE_MORE;
	}
	if (error != HPE_PAUSED) {
		return fail(p, error, data, (size_t) (end - data));
	}
	const char *stop = llhttp_get_error_pos(&p->http);
	*used = (size_t) (stop - start);
	if (in_head) {
		return finish_head(p, stop);
	}
	if (!finish_body_bytes(p, data, stop)) {
		return CS_PARSE_ERROR;
	}
	p->state = STATE_DONE;
	return CS_PARSE_DONE;
}
