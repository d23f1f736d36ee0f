/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See reply.h. */
#include "reply.h"

#include <uv.h>

static int fail(cs_reply *r, int error, const char *reason)
{
	if (!r->error) {
		r->error = error;
		r->reason = reason;
	}
	return HPE_USER;
}

/* Hands out the field that has been put together. */
static int flush_field(cs_reply *r)
{
	if (r->name.len == 0) {
		return 0;
	}
	while (r->value.len > 0 && (r->value.data[r->value.len - 1] == ' ' || r->value.data[r->value.len - 1] == '\t')) {
		r->value.len--;
	}
	int status = r->handler->on_field(
		r->arg, (cs_view){r->name.data, r->name.len}, (cs_view){r->value.data ? r->value.data : "", r->value.len});
	cs_buf_reset(&r->name);
	cs_buf_reset(&r->value);
	r->name_done = false;
	return status < 0 ? fail(r, status, "refused") : 0;
}

static int append(cs_reply *r, cs_buf *to, const char *at, size_t len)
{
	r->head_size += len;
	if (r->head_size > CS_REPLY_HEAD_MAX) {
		return fail(r, UV_E2BIG, "the response's head is too large");
	}
	return cs_buf_append(to, at, len) < 0 ? fail(r, UV_ENOMEM, "out of memory") : 0;
}

/* An interim response is passed over, and so are trailers. */
static bool is_interim(const cs_reply *r)
{
	return r->http.status_code >= 100 && r->http.status_code < 200 && r->http.status_code != 101;
}

/* A name follows the value of another field: then that one is whole. */
static int on_header_field(llhttp_t *http, const char *at, size_t len)
{
	cs_reply *r = http->data;
	if (r->head_done || is_interim(r)) {
		return 0;
	}
	int status = r->name_done ? flush_field(r) : 0;
	return status ? status : append(r, &r->name, at, len);
}

static int on_header_field_complete(llhttp_t *http)
{
	cs_reply *r = http->data;
	r->name_done = !r->head_done && !is_interim(r);
	return r->name_done && r->name.len == 0 ? fail(r, UV_EPROTO, "a field has no name") : 0;
}

static int on_header_value(llhttp_t *http, const char *at, size_t len)
{
	cs_reply *r = http->data;
	if (r->head_done || is_interim(r)) {
		return 0;
	}
	return append(r, &r->value, at, len);
}

/* 1: no body follows; 2: nor does anything else of HTTP. */
static int on_headers_complete(llhttp_t *http)
{
	cs_reply *r = http->data;
	if (is_interim(r)) {
		return 0;
	}
	/* llhttp takes one digit as well. */
	if (http->status_code < 100 || http->status_code > 999) {
		fail(r, UV_EPROTO, "the status is not a number of three digits");
		return -1;
	}
	int status = flush_field(r);
	if (status) {
		return -1;
	}
	r->head_done = true;
	r->status = (uint16_t) http->status_code;
	status = r->handler->on_head(r->arg);
	if (status < 0) {
		fail(r, status, "refused");
		return -1;
	}
	if (r->status == 101) {
		r->upgraded = true;
		return 2;
	}
	return r->head_request ? 1 : 0;
}

static int on_body(llhttp_t *http, const char *at, size_t len)
{
	cs_reply *r = http->data;
	int status = r->handler->on_body(r->arg, at, len);
	return status < 0 ? fail(r, status, "refused") : 0;
}

static int on_message_complete(llhttp_t *http)
{
	cs_reply *r = http->data;
	if (!is_interim(r)) {
		r->done = true;
		r->keep_alive = !r->upgraded && llhttp_should_keep_alive(http);
	}
	return HPE_PAUSED;
}

static const llhttp_settings_t settings = {
	.on_header_field = on_header_field,
	.on_header_field_complete = on_header_field_complete,
	.on_header_value = on_header_value,
	.on_headers_complete = on_headers_complete,
	.on_body = on_body,
	.on_message_complete = on_message_complete,
};

static void start(cs_reply *r)
{
	llhttp_init(&r->http, HTTP_RESPONSE, &settings);
	r->http.data = r;
}

void cs_reply_init(cs_reply *r, const cs_reply_handler *handler, void *arg, bool head_request)
{
	memset(r, 0, sizeof(*r));
	r->handler = handler;
	r->arg = arg;
	r->head_request = head_request;
	start(r);
}

void cs_reply_dtor(cs_reply *r)
{
	cs_buf_dtor(&r->name);
	cs_buf_dtor(&r->value);
}

int cs_reply_feed(cs_reply *r, const char *bytes, size_t len, size_t *used)
{
	const char *at = bytes, *end = bytes + len;

	*used = 0;
	while (at < end && !r->done && !r->error) {
		r->started = true;
		llhttp_errno_t code = llhttp_execute(&r->http, at, (size_t) (end - at));
		if (code == HPE_OK) {
			at = end;
		} else if (code == HPE_PAUSED || code == HPE_PAUSED_UPGRADE) {
			at = llhttp_get_error_pos(&r->http);
			if (!r->done && !r->error) {
				start(r);
			}
		} else {
			fail(r, UV_EPROTO, llhttp_get_error_reason(&r->http));
		}
	}
	*used = (size_t) (at - bytes);
	return r->error ? r->error : r->done ? 1 : 0;
}

int cs_reply_end(cs_reply *r)
{
	if (r->done) {
		return 1;
	}
	if (!r->error && r->head_done && llhttp_message_needs_eof(&r->http)) {
		r->done = true;
		r->keep_alive = false;
		return 1;
	}
	return UV_EOF;
}
