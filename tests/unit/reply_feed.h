/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Feeds a response in pieces and writes down what comes out as text. Shared by the unit test and the fuzzer.
 */
#ifndef CS_TEST_REPLY_FEED_H
#define CS_TEST_REPLY_FEED_H

#include "src/http/reply.h"

#include <stdlib.h>
#include <uv.h>

typedef struct reply_log {
	cs_buf out;
	cs_buf body;
	int fail_body; /* what the body's callback returns */
	cs_reply *reply;
} reply_log;

static int log_field(void *arg, cs_view name, cs_view value)
{
	reply_log *log = arg;
	cs_buf_put_view(&log->out, name);
	cs_buf_puts(&log->out, "=");
	cs_buf_put_view(&log->out, value);
	return cs_buf_puts(&log->out, ";");
}

static int log_head(void *arg)
{
	reply_log *log = arg;
	return cs_buf_printf(&log->out, "%d;", log->reply->status);
}

static int log_body(void *arg, const char *bytes, size_t len)
{
	reply_log *log = arg;
	cs_buf_append(&log->body, bytes, len);
	return log->fail_body;
}

static const cs_reply_handler log_handler = {log_field, log_head, log_body};

/* Feeds `len` bytes in pieces of 1 to `step` (each in memory of its own), then the end. Returns the result; *rest is what was
 * not used. The text in log->out ends with the body. */
static int feed_reply(reply_log *log, bool head_request, const char *bytes, size_t len, size_t step, size_t *rest)
{
	cs_reply reply;
	size_t used;
	int rc = 0;

	log->reply = &reply;
	cs_reply_init(&reply, &log_handler, log, head_request);
	while (len > 0 && rc == 0) {
		size_t n = len < step ? len : step;
		char *copy = malloc(n);
		if (!copy) {
			break;
		}
		memcpy(copy, bytes, n);
		rc = cs_reply_feed(&reply, copy, n, &used);
		free(copy);
		bytes += used;
		len -= used;
	}
	*rest = len;
	if (rc == 0) {
		rc = cs_reply_end(&reply);
	}
	cs_buf_append(&log->out, log->body.data, log->body.len);
	cs_buf_printf(
		&log->out, "|%s%s", reply.done && reply.keep_alive ? "keep" : "close", reply.upgraded ? " upgraded" : "");
	cs_reply_dtor(&reply);
	return rc;
}

static void free_reply_log(reply_log *log)
{
	cs_buf_dtor(&log->out);
	cs_buf_dtor(&log->body);
}

#endif
