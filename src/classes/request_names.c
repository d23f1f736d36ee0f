/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See request_names.h. */
#include "request_names.h"

#include <llhttp.h>

#define METHODS_MAX  64
#define SLOTS        256 /* of the table of header names, at most half full */
#define NAME_MAX_LEN 32

static const char *const server_names[CS_NAME_COUNT] = {"query_string", "request_method", "request_uri", "path_info",
	"request_time", "request_time_float", "server_protocol", "server_addr", "server_port", "remote_port", "remote_addr",
	"master_time", "HTTP/1.0", "HTTP/1.1", "HTTP/2"};

/* What browsers, proxies and tools send. */
static const char *const header_names[] = {"host", "connection", "accept", "accept-encoding", "accept-language",
	"accept-charset", "user-agent", "cookie", "content-type", "content-length", "content-encoding", "cache-control",
	"pragma", "referer", "origin", "authorization", "proxy-authorization", "if-modified-since", "if-none-match",
	"if-match", "if-range", "if-unmodified-since", "range", "upgrade", "upgrade-insecure-requests", "te", "trailer",
	"transfer-encoding", "via", "dnt", "expect", "from", "forwarded", "keep-alive", "priority", "purpose", "date",
	"x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "x-forwarded-server", "x-real-ip",
	"x-request-id", "x-correlation-id", "x-requested-with", "x-csrf-token", "x-xsrf-token", "x-api-key",
	"x-http-method-override", "sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user", "sec-ch-ua",
	"sec-ch-ua-mobile", "sec-ch-ua-platform", "sec-gpc", "sec-websocket-key", "sec-websocket-version",
	"sec-websocket-extensions", "sec-websocket-protocol", "traceparent", "tracestate", "access-control-request-method",
	"access-control-request-headers", "grpc-timeout", "cf-connecting-ip", "true-client-ip", "x-amzn-trace-id"};

/* Filled once by minit, then constant. */
static zend_string *names[CS_NAME_COUNT];
static zend_string *methods[METHODS_MAX];
static zend_string *headers[SLOTS];

static unsigned slot_of(const char *lower, size_t len)
{
	return (unsigned) (len * 37 + (unsigned char) lower[0] * 7 + (unsigned char) lower[len - 1] * 3
			   + (unsigned char) lower[len / 2])
		& (SLOTS - 1);
}

static zend_string *intern(const char *text)
{
	return zend_string_init_interned(text, strlen(text), true);
}

void cs_request_names_minit(void)
{
	for (int i = 0; i < CS_NAME_COUNT; i++) {
		names[i] = intern(server_names[i]);
	}
#define CS_METHOD(number, name, string) methods[number] = intern(#string);
	HTTP_METHOD_MAP(CS_METHOD)
#undef CS_METHOD
	memset(headers, 0, sizeof(headers));
	for (size_t i = 0; i < sizeof(header_names) / sizeof(header_names[0]); i++) {
		unsigned slot = slot_of(header_names[i], strlen(header_names[i]));
		while (headers[slot]) {
			slot = (slot + 1) & (SLOTS - 1);
		}
		headers[slot] = intern(header_names[i]);
	}
}

zend_string *cs_request_name(cs_server_name name)
{
	return names[name];
}

zend_string *cs_request_method(unsigned method)
{
	return method < METHODS_MAX && methods[method] ? methods[method] : ZSTR_EMPTY_ALLOC();
}

static void copy_lower(char *to, const char *text, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		char c = text[i];
		to[i] = c >= 'A' && c <= 'Z' ? (char) (c | 0x20) : c;
	}
}

zend_string *cs_request_header_name(const char *name, size_t len)
{
	if (len > 0 && len <= NAME_MAX_LEN) {
		char lower[NAME_MAX_LEN];
		copy_lower(lower, name, len);
		for (unsigned slot = slot_of(lower, len); headers[slot]; slot = (slot + 1) & (SLOTS - 1)) {
			if (zend_string_equals_cstr(headers[slot], lower, len)) {
				return headers[slot];
			}
		}
		return zend_string_init(lower, len, false);
	}
	zend_string *lower = zend_string_alloc(len, false);
	copy_lower(ZSTR_VAL(lower), name, len);
	ZSTR_VAL(lower)[len] = '\0';
	return lower;
}
