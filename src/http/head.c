/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Request heads: the pool, the table of known field names, and the checks that RFC 9112 asks for beyond the syntax
 * that llhttp knows. Used by parser.c; read by the Request class.
 */
#include "head.h"

#include <errno.h>
#include <llhttp.h>
#include <stdlib.h>
#include <uv.h>

/* One block of this size serves nearly every request: the struct, the fields, and the rest raw bytes. */
#define HEAD_BLOCK    2048
#define HEAD_FIELDS   32
#define HEAD_FREE_MAX 1024

static bool equals_lower(const char *name, const char *lower, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		unsigned char c = (unsigned char) name[i];
		if (c >= 'A' && c <= 'Z') {
			c |= 0x20;
		}
		if (c != (unsigned char) lower[i]) {
			return false;
		}
	}
	return true;
}

cs_header cs_header_find(const char *name, size_t len)
{
#define CS_IS(text, value)                            \
	if (equals_lower(name, text, sizeof(text) - 1)) { \
		return value;                                 \
	}
	switch (len) {
		case 4:
			CS_IS("host", CS_HEADER_HOST);
			break;
		case 5:
			CS_IS("range", CS_HEADER_RANGE);
			break;
		case 6:
			CS_IS("cookie", CS_HEADER_COOKIE);
			CS_IS("expect", CS_HEADER_EXPECT);
			break;
		case 7:
			CS_IS("upgrade", CS_HEADER_UPGRADE);
			break;
		case 8:
			CS_IS("if-match", CS_HEADER_IF_MATCH);
			CS_IS("if-range", CS_HEADER_IF_RANGE);
			break;
		case 10:
			CS_IS("connection", CS_HEADER_CONNECTION);
			break;
		case 12:
			CS_IS("content-type", CS_HEADER_CONTENT_TYPE);
			break;
		case 13:
			CS_IS("authorization", CS_HEADER_AUTHORIZATION);
			CS_IS("if-none-match", CS_HEADER_IF_NONE_MATCH);
			break;
		case 14:
			CS_IS("content-length", CS_HEADER_CONTENT_LENGTH);
			break;
		case 15:
			CS_IS("accept-encoding", CS_HEADER_ACCEPT_ENCODING);
			break;
		case 17:
			CS_IS("transfer-encoding", CS_HEADER_TRANSFER_ENCODING);
			CS_IS("if-modified-since", CS_HEADER_IF_MODIFIED_SINCE);
			break;
		case 19:
			CS_IS("if-unmodified-since", CS_HEADER_IF_UNMODIFIED_SINCE);
			break;
		default:
			break;
	}
#undef CS_IS
	return CS_HEADER_OTHER;
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* The layout of a block: struct, fields, raw bytes. */
static void place_parts(cs_head *head, uint32_t fields, uint32_t raw)
{
	head->field_capacity = (uint16_t) fields;
	head->capacity = raw;
	head->fields = (cs_field *) (head + 1);
	head->raw = (char *) (head->fields + fields);
}

cs_head *cs_head_new(cs_head_pool *pool)
{
	cs_head *head = pool->free;
	if (head) {
		pool->free = head->next;
		pool->count--;
	} else {
		head = malloc(HEAD_BLOCK);
		if (!head) {
			return NULL;
		}
	}
	memset(head, 0, sizeof(*head));
	head->refs = 1;
	head->pooled = true;
	head->pool = pool;
	place_parts(head, HEAD_FIELDS, (uint32_t) (HEAD_BLOCK - sizeof(*head) - HEAD_FIELDS * sizeof(cs_field)));
	return head;
}

void cs_head_unref(cs_head *head)
{
	if (--head->refs > 0) {
		return;
	}
	cs_head_pool *pool = head->pool;
	if (head->pooled && pool->count < HEAD_FREE_MAX) {
		head->next = pool->free;
		pool->free = head;
		pool->count++;
	} else {
		free(head);
	}
}

void cs_head_remember(cs_head *head)
{
	cs_head_pool *pool = head->pool;
	if (!head->pooled || head->known[CS_HEADER_COOKIE] || head->known[CS_HEADER_AUTHORIZATION]) {
		return;
	}
	cs_head *before = pool->recent;
	head->refs++;
	pool->recent = head;
	if (before) {
		cs_head_unref(before);
	}
}

void cs_head_pool_close(cs_head_pool *pool)
{
	if (pool->recent) {
		cs_head_unref(pool->recent);
		pool->recent = NULL;
	}
	while (pool->free) {
		cs_head *head = pool->free;
		pool->free = head->next;
		free(head);
	}
	pool->count = 0;
}

/* Moves a head to a larger block. The old one goes back to the pool. */
static int grow_head(cs_head **at, uint32_t fields, uint32_t raw)
{
	cs_head *old = *at;
	cs_head *head = malloc(sizeof(*head) + fields * sizeof(cs_field) + raw);
	if (!head) {
		return UV_ENOMEM;
	}
	*head = *old;
	head->pooled = false;
	place_parts(head, fields, raw);
	memcpy(head->fields, old->fields, old->field_count * sizeof(cs_field));
	memcpy(head->raw, old->raw, old->size);
	cs_head_unref(old);
	*at = head;
	return 0;
}

int cs_head_reserve(cs_head **at, size_t extra)
{
	cs_head *head = *at;
	size_t need = head->size + extra;
	if (need <= head->capacity) {
		return 0;
	}
	uint32_t raw = head->capacity;
	while (raw < need) {
		raw *= 2;
	}
	return grow_head(at, head->field_capacity, raw);
}

int cs_head_reserve_field(cs_head **at)
{
	cs_head *head = *at;
	if (head->field_count < head->field_capacity) {
		return 0;
	}
	return grow_head(at, head->field_capacity * 2u, head->capacity);
}

/* ---- Checks ------------------------------------------------------------------------------------------------------ */

static const char *skip_blanks(const char *at)
{
	while (*at == ' ' || *at == '\t') {
		at++;
	}
	return at;
}

bool cs_head_list_has(const char *list, size_t len, const char *token)
{
	size_t token_len = strlen(token);
	const char *end = list + len;
	while (list < end) {
		const char *comma = memchr(list, ',', (size_t) (end - list));
		const char *stop = comma ? comma : end;
		const char *from = list;
		while (from < stop && (*from == ' ' || *from == '\t')) {
			from++;
		}
		const char *to = stop;
		while (to > from && (to[-1] == ' ' || to[-1] == '\t')) {
			to--;
		}
		if ((size_t) (to - from) == token_len && equals_lower(from, token, token_len)) {
			return true;
		}
		list = comma ? comma + 1 : end;
	}
	return false;
}

static bool list_field_has(const cs_head *head, cs_header header, const char *token)
{
	for (unsigned i = head->known[header]; i && i <= head->field_count; i++) {
		const cs_field *field = &head->fields[i - 1];
		if (field->header == header && cs_head_list_has(head->raw + field->value, field->value_len, token)) {
			return true;
		}
		if (!(head->repeated & (1u << header))) {
			break;
		}
	}
	return false;
}

static int bad_line(const char **reason)
{
	*reason = "The head has a continuation line, or a line that does not end with CR LF";
	return 400;
}

/* No other control character than the tab is in a value. */
static void cut_blanks(const cs_head *head, cs_field *field)
{
	const char *value = head->raw + field->value;
	while (field->value_len && (unsigned char) value[field->value_len - 1] <= ' ') {
		field->value_len--;
	}
}

static void note_known(cs_head *head, unsigned index, cs_header header)
{
	if (head->known[header]) {
		head->repeated |= 1u << header;
	} else {
		head->known[header] = (uint16_t) (index + 1);
		head->conditional |= header >= CS_HEADER_IF_MATCH && header <= CS_HEADER_RANGE;
	}
}

/* The head must be, byte for byte, the target, the version, and the fields that llhttp reported, each behind the other
 * and ended by CR LF. What lies inside a name or value llhttp has checked; bytes between them, as a continuation line or
 * a bare CR or LF brings, show up here. The head ends with a line feed, where every scan stops. Classifies the fields and
 * cuts the blanks behind their values. Returns 0 or a status. */
static int check_lines(cs_head *head, const char **reason)
{
	const char *raw = head->raw;
	const char *end = raw + head->size;
	const char *at = raw + head->target + head->target_len;
	if (end - at < 13 || memcmp(at, " HTTP/1.", 8) != 0 || at[9] != '\r' || at[10] != '\n') {
		return bad_line(reason);
	}
	at += 11;
	for (unsigned i = 0; i < head->field_count; i++) {
		cs_field *field = &head->fields[i];
		if (field->name_len == 0) {
			*reason = "A header line has no field name";
			return 400;
		}
		if (at != raw + field->name || at[field->name_len] != ':') {
			return bad_line(reason);
		}
		field->header = cs_header_find(at, field->name_len);
		at = skip_blanks(at + field->name_len + 1);
		if (field->value_len) {
			if (at != raw + field->value) {
				return bad_line(reason);
			}
			at = skip_blanks(at + field->value_len);
			cut_blanks(head, field);
		}
		if (at[0] != '\r' || at[1] != '\n') {
			return bad_line(reason);
		}
		at += 2;
		if (field->header != CS_HEADER_OTHER) {
			note_known(head, i, field->header);
		}
	}
	return at + 2 == end && at[0] == '\r' && at[1] == '\n' ? 0 : bad_line(reason);
}

/* The characters of uri-host [":" port] in RFC 3986, by value; bit 1: one that has a place of its own. */
/* clang-format off */
static const uint8_t authority_chars[256] = {
	/* 0x00 */ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	/* 0x10 */ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	/* 0x20 */ 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
	/* 0x30 */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 0, 1, 0, 0,
	/* 0x40 */ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
	/* 0x50 */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 3, 0, 1,
	/* 0x60 */ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
	/* 0x70 */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0,
};
/* clang-format on */

/* The places of ":", "[" and "]": an address in brackets or a name without any of them, and digits behind a colon. */
static bool valid_host_and_port(const char *text, size_t len)
{
	const char *end = text + len;
	const char *at = text;
	if (*at == '[') {
		const char *close = memchr(at, ']', len);
		if (!close || close == at + 1 || memchr(at + 1, '[', (size_t) (close - at - 1))) {
			return false;
		}
		at = close + 1;
	} else {
		while (at < end && authority_chars[(unsigned char) *at] == 1) {
			at++;
		}
	}
	if (at < end && *at++ != ':') {
		return false;
	}
	while (at < end && *at >= '0' && *at <= '9') {
		at++;
	}
	return at == end;
}

static bool valid_authority(const char *text, size_t len)
{
	uint8_t all = 1, any = 0;
#pragma GCC unroll 8
	for (size_t i = 0; i < len; i++) {
		uint8_t c = authority_chars[(unsigned char) text[i]];
		all &= c;
		any |= c;
	}
	return all && (!(any & 2) || valid_host_and_port(text, len));
}

static int check_host(const cs_head *head, const char **reason)
{
	const cs_field *host = cs_head_find(head, CS_HEADER_HOST);
	if (!host) {
		if (head->version_minor > 0) {
			*reason = "The Host header is missing";
			return 400;
		}
		return 0;
	}
	if (head->repeated & (1u << CS_HEADER_HOST)) {
		*reason = "The Host header came more than once";
		return 400;
	}
	if (!valid_authority(head->raw + host->value, host->value_len)) {
		*reason = "The Host header is not a host name and port";
		return 400;
	}
	return 0;
}

/* Chunked must be the one and only transfer coding: others are not implemented, and anything behind it means that
 * nobody knows where the body ends. */
static int check_transfer_encoding(cs_head *head, const char **reason)
{
	const cs_field *coding = cs_head_find(head, CS_HEADER_TRANSFER_ENCODING);
	if (!coding) {
		return 0;
	}
	if (head->has_length) {
		*reason = "Content-Length and Transfer-Encoding exclude each other";
		return 400;
	}
	if (head->version_minor == 0) {
		*reason = "HTTP/1.0 has no Transfer-Encoding";
		return 400;
	}
	if (head->repeated & (1u << CS_HEADER_TRANSFER_ENCODING)) {
		*reason = "The Transfer-Encoding header came more than once";
		return 400;
	}
	cs_view value = cs_head_view(head, coding->value, coding->value_len);
	if (value.len == 7 && equals_lower(value.ptr, "chunked", 7)) {
		head->chunked = true;
		return 0;
	}
	const char *comma = NULL;
	for (size_t i = value.len; i > 0 && !comma; i--) {
		comma = value.ptr[i - 1] == ',' ? value.ptr + i - 1 : NULL;
	}
	if (comma && cs_head_list_has(value.ptr, (size_t) (comma - value.ptr), "chunked")) {
		*reason = "chunked must be the last transfer coding and come once";
		return 400;
	}
	*reason = "The only transfer coding supported is chunked";
	return 501;
}

static int check_expect(cs_head *head, const char **reason)
{
	const cs_field *expect = cs_head_find(head, CS_HEADER_EXPECT);
	if (!expect || head->version_minor == 0) {
		return 0;
	}
	if (expect->value_len != 12 || !equals_lower(head->raw + expect->value, "100-continue", 12)
		|| (head->repeated & (1u << CS_HEADER_EXPECT))) {
		*reason = "The only expectation supported is 100-continue";
		return 417;
	}
	head->expect_continue = true;
	return 0;
}

/* scheme "://" authority path-abempty ["?" query]; cuts the authority off. Returns the rest, or NULL. */
static const char *split_absolute(cs_head *head, const char *target, const char *end)
{
	const char *from;
	if (end - target > 7 && equals_lower(target, "http://", 7)) {
		from = target + 7;
	} else if (end - target > 8 && equals_lower(target, "https://", 8)) {
		from = target + 8;
	} else {
		return NULL;
	}
	const char *to = from;
	while (to < end && *to != '/' && *to != '?') {
		to++;
	}
	if (to == from || !valid_authority(from, (size_t) (to - from))) {
		return NULL;
	}
	head->authority = (uint16_t) (from - head->raw);
	head->authority_len = (uint16_t) (to - from);
	return to;
}

static int check_target(cs_head *head, const char **reason)
{
	const char *target = head->raw + head->target;
	const char *end = target + head->target_len;
	const char *path = target;
	if (head->method == HTTP_CONNECT) {
		*reason = "CONNECT is not supported: this server is no proxy";
		return 501;
	}
	if (memchr(target, '#', head->target_len)) {
		*reason = "A request target has no fragment";
		return 400;
	}
	if (*target == '*') {
		if (head->method != HTTP_OPTIONS || head->target_len != 1) {
			*reason = "The request target * is for OPTIONS alone";
			return 400;
		}
	} else if (*target != '/') {
		path = split_absolute(head, target, end);
		if (!path) {
			*reason = "The request target is neither a path nor an http address";
			return 400;
		}
	}
	const char *mark = memchr(path, '?', (size_t) (end - path));
	head->path = (uint16_t) (path - head->raw);
	head->path_len = (uint16_t) ((mark ? mark : end) - path);
	if (mark) {
		head->has_query = true;
		head->query = (uint16_t) (mark + 1 - head->raw);
		head->query_len = (uint16_t) (end - mark - 1);
	}
	return 0;
}

/* llhttp is lenient about the blanks of the request line. */
static int check_request_line(const cs_head *head, unsigned major, unsigned minor, const char **reason)
{
	const char *target = head->raw + head->target;
	const char *after = target + head->target_len;
	if (head->target < 2 || target[-1] != ' ' || target[-2] == ' ' || head->target_len == 0) {
		*reason = "The request line is not: method, blank, target, blank, version";
		return 400;
	}
	if (after[0] != ' ' || after[1] != 'H') {
		*reason = "The request line has no HTTP version, or too many blanks";
		return 400;
	}
	if (major != 1 || minor > 1) {
		*reason = "The versions supported are HTTP/1.0 and HTTP/1.1";
		return 505;
	}
	return 0;
}

int cs_head_check(cs_head *head, unsigned version_major, unsigned version_minor, const char **reason)
{
	int status = check_request_line(head, version_major, version_minor, reason);
	if (status) {
		return status;
	}
	head->version_major = 1;
	head->version_minor = (uint8_t) version_minor;
	if ((status = check_lines(head, reason)) || (status = check_target(head, reason))
		|| (status = check_host(head, reason)) || (status = check_transfer_encoding(head, reason))
		|| (status = check_expect(head, reason))) {
		return status;
	}
	if (!head->known[CS_HEADER_CONNECTION]) {
		head->keep_alive = version_minor > 0;
	} else if (list_field_has(head, CS_HEADER_CONNECTION, "close")) {
		head->keep_alive = false;
	} else {
		head->keep_alive = version_minor > 0 || list_field_has(head, CS_HEADER_CONNECTION, "keep-alive");
	}
	return 0;
}
