/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See h2_client.h. libnghttp2 keeps the protocol: frames, HPACK, flow control, limits. A stream's struct lives until its
 * answer was handed out and the library has closed it. The callbacks only gather bytes: nothing of the user's runs in them.
 */
#include "h2_client.h"

#include <stdio.h>
#include <stdlib.h>
#include <uv.h>

#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#define FIELDS_MAX  262144 /* bytes of an answer's head and trailers */
#define OUTPUT_STEP 65536
#define WINDOW      4194304 /* of the connection, all streams together */

void cs_h2_client_settings_default(cs_h2_client_settings *settings)
{
	settings->header_table_size = 4096;
	settings->max_concurrent_streams = 128;
	settings->init_window_size = 1048576;
	settings->max_frame_size = 16384;
	settings->max_header_list_size = FIELDS_MAX;
}

bool cs_h2_client_field(const cs_h2_client_stream *stream, size_t *at, cs_h2_field *field)
{
	uint32_t lens[2];
	if (*at + sizeof(lens) > stream->fields.len) {
		return false;
	}
	const char *p = stream->fields.data + *at;
	memcpy(lens, p, sizeof(lens));
	p += sizeof(lens);
	field->name = (cs_view){p, lens[0]};
	field->value = (cs_view){p + lens[0], lens[1]};
	*at += sizeof(lens) + lens[0] + lens[1];
	return true;
}

#ifdef CS_HAVE_NGHTTP2
#include <nghttp2/nghttp2.h>

struct cs_h2_client {
	nghttp2_session *session;
	cs_queue streams;
	cs_queue ready;
	size_t max_body;
	int32_t newest;
	int32_t last_id;
	uint32_t goaway_error;
	bool leaving;
	bool said_goaway; /* not the library by itself */
	bool failed;      /* out of memory in a callback */
	char error[160];
};

static void make_ready(cs_h2_client *client, cs_h2_client_stream *stream)
{
	if (!stream->finished && cs_queue_empty(&stream->ready)) {
		cs_queue_push(&client->ready, &stream->ready);
	}
}

static void free_stream(cs_h2_client_stream *stream)
{
	cs_queue_remove(&stream->node);
	cs_queue_remove(&stream->ready);
	cs_buf_dtor(&stream->body);
	cs_buf_dtor(&stream->fields);
	cs_buf_dtor(&stream->out);
	if (stream->decoder) {
		cs_decoder_free(stream->decoder);
	}
	free(stream);
}

/* The library knows a stream only when its first frame is sent. */
static cs_h2_client_stream *find(cs_h2_client *client, int32_t id)
{
	cs_h2_client_stream *stream = id > 0 ? nghttp2_session_get_stream_user_data(client->session, id) : NULL;
	if (stream) {
		return stream->finished ? NULL : stream;
	}
	for (cs_queue *node = client->streams.prev; node != &client->streams; node = node->prev) {
		stream = CS_QUEUE_ENTRY(node, cs_h2_client_stream, node);
		if (stream->id == id) {
			return stream->finished ? NULL : stream;
		}
	}
	return NULL;
}

/* Resets a stream for a reason of ours. */
static void give_up(cs_h2_client *client, cs_h2_client_stream *stream, uint32_t error, const char *why)
{
	if (!stream->ended) {
		stream->ended = stream->reset = true;
		stream->error = error;
		stream->why = why;
		make_ready(client, stream);
	}
	nghttp2_submit_rst_stream(client->session, NGHTTP2_FLAG_NONE, stream->id, error);
}

/* ---- what the library reports ------------------------------------------------------------------------------------ */

static bool equals(const uint8_t *bytes, size_t len, const char *text)
{
	return len == strlen(text) && memcmp(bytes, text, len) == 0;
}

static int on_header(nghttp2_session *session, const nghttp2_frame *frame, const uint8_t *name, size_t name_len,
	const uint8_t *value, size_t value_len, uint8_t flags, void *user)
{
	cs_h2_client *client = user;
	cs_h2_client_stream *stream = nghttp2_session_get_stream_user_data(session, frame->hd.stream_id);
	if (!stream || frame->hd.type != NGHTTP2_HEADERS) {
		return 0;
	}
	if (equals(name, name_len, ":status")) {
		int status = (value[0] - '0') * 100 + (value[1] - '0') * 10 + value[2] - '0';
		stream->informational = status < 200;
		stream->status = status < 200 ? 0 : status;
		return 0;
	}
	if (stream->informational) {
		return 0;
	}
	uint32_t lens[2] = {(uint32_t) name_len, (uint32_t) value_len};
	if (stream->fields.len + name_len + value_len > FIELDS_MAX) {
		give_up(client, stream, NGHTTP2_ENHANCE_YOUR_CALM, "its headers exceed 256 KiB");
		return 0;
	}
	cs_buf_append(&stream->fields, lens, sizeof(lens));
	cs_buf_append(&stream->fields, name, name_len);
	if (cs_buf_append(&stream->fields, value, value_len) < 0) {
		client->failed = true;
		return NGHTTP2_ERR_CALLBACK_FAILURE;
	}
	if (!stream->decoder && equals(name, name_len, "content-encoding")) {
		cs_coding coding = cs_coding_find((const char *) value, value_len);
		if (coding != CS_CODING_COUNT && coding != CS_CODING_NONE) {
			stream->decoder = cs_decoder_new(coding);
		}
	}
	return 0;
}

static int on_data(nghttp2_session *session, uint8_t flags, int32_t id, const uint8_t *bytes, size_t len, void *user)
{
	cs_h2_client *client = user;
	cs_h2_client_stream *stream = nghttp2_session_get_stream_user_data(session, id);
	nghttp2_session_consume_connection(session, len);
	if (!stream || stream->reset) {
		return 0;
	}
	size_t before = stream->body.len;
	int status = 0;
	if (stream->decoder) {
		size_t left = client->max_body - (size_t) stream->received;
		status = cs_decoder_feed(stream->decoder, (const char *) bytes, len, &stream->body, before + left);
	} else if (stream->received + len > client->max_body) {
		status = UV_E2BIG;
	} else {
		status = cs_buf_append(&stream->body, bytes, len);
	}
	if (status == UV_ENOMEM) {
		client->failed = true;
		return NGHTTP2_ERR_CALLBACK_FAILURE;
	}
	if (status < 0) {
		give_up(client, stream, NGHTTP2_CANCEL,
			status == UV_E2BIG ? "its body exceeds package_max_length" : "its body is not what content-encoding says");
		return 0;
	}
	stream->received += stream->body.len - before;
	if (stream->piecewise) {
		stream->unconsumed += len;
		make_ready(client, stream);
	} else {
		nghttp2_session_consume_stream(session, id, len);
	}
	return 0;
}

static int on_frame(nghttp2_session *session, const nghttp2_frame *frame, void *user)
{
	cs_h2_client *client = user;
	if (frame->hd.type == NGHTTP2_GOAWAY) {
		client->leaving = true;
		client->last_id = frame->goaway.last_stream_id;
		client->goaway_error = frame->goaway.error_code;
	}
	if (frame->hd.type != NGHTTP2_HEADERS && frame->hd.type != NGHTTP2_DATA) {
		return 0;
	}
	cs_h2_client_stream *stream = nghttp2_session_get_stream_user_data(session, frame->hd.stream_id);
	if (!stream || stream->ended) {
		return 0;
	}
	if (frame->hd.flags & NGHTTP2_FLAG_END_STREAM) {
		if (stream->decoder && stream->received > 0 && !cs_decoder_done(stream->decoder)) {
			give_up(client, stream, NGHTTP2_CANCEL, "its body is not what content-encoding says");
			return 0;
		}
		stream->ended = true;
		make_ready(client, stream);
	} else if (stream->piecewise && stream->status) {
		make_ready(client, stream);
	}
	return 0;
}

static void close_stream(cs_h2_client *client, cs_h2_client_stream *stream, uint32_t error)
{
	stream->closed = true;
	if (!stream->ended) {
		stream->ended = stream->reset = true;
		stream->error = error ? error : NGHTTP2_INTERNAL_ERROR;
		make_ready(client, stream);
	}
	if (stream->finished) {
		free_stream(stream);
	}
}

static int on_closed(nghttp2_session *session, int32_t id, uint32_t error, void *user)
{
	cs_h2_client_stream *stream = nghttp2_session_get_stream_user_data(session, id);
	if (stream) {
		close_stream(user, stream, error);
	}
	return 0;
}

/* A request that could not be sent, as the server is leaving: its stream is never opened nor closed. */
static int on_not_sent(nghttp2_session *session, const nghttp2_frame *frame, int error, void *user)
{
	cs_h2_client_stream *stream = frame->hd.type == NGHTTP2_HEADERS ? find(user, frame->hd.stream_id) : NULL;
	if (stream && !nghttp2_session_get_stream_user_data(session, stream->id)) {
		close_stream(user, stream, NGHTTP2_REFUSED_STREAM);
	}
	return 0;
}

static ssize_t on_body_wanted(nghttp2_session *session, int32_t id, uint8_t *to, size_t size, uint32_t *flags,
	nghttp2_data_source *source, void *user)
{
	cs_h2_client_stream *stream = source->ptr;
	size_t left = stream->out.len - stream->out_pos;
	size_t n = left < size ? left : size;
	if (n > 0) {
		memcpy(to, stream->out.data + stream->out_pos, n);
		stream->out_pos += n;
	}
	if (n == left) {
		cs_buf_dtor(&stream->out);
		stream->out_pos = 0;
		if (stream->out_end) {
			*flags |= NGHTTP2_DATA_FLAG_EOF;
		} else if (n == 0) {
			stream->out_deferred = true;
			return NGHTTP2_ERR_DEFERRED;
		}
	}
	return (ssize_t) n;
}

static int on_error(nghttp2_session *session, int code, const char *text, size_t len, void *user)
{
	cs_h2_client *client = user;
	snprintf(client->error, sizeof(client->error), "%.*s", (int) len, text);
	return 0;
}

/* ---- the connection ---------------------------------------------------------------------------------------------- */

static int open_session(cs_h2_client *client, const cs_h2_client_settings *settings)
{
	nghttp2_session_callbacks *callbacks = NULL;
	nghttp2_option *option = NULL;
	nghttp2_settings_entry entries[] = {
		{NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, (uint32_t) settings->header_table_size},
		{NGHTTP2_SETTINGS_ENABLE_PUSH, 0},
		{NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, (uint32_t) settings->max_concurrent_streams},
		{NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, (uint32_t) settings->init_window_size},
		{NGHTTP2_SETTINGS_MAX_FRAME_SIZE, (uint32_t) settings->max_frame_size},
		{NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, (uint32_t) settings->max_header_list_size},
	};
	int status = nghttp2_session_callbacks_new(&callbacks);
	status = status ? status : nghttp2_option_new(&option);
	if (status == 0) {
		nghttp2_session_callbacks_set_on_header_callback(callbacks, on_header);
		nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, on_data);
		nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, on_frame);
		nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, on_closed);
		nghttp2_session_callbacks_set_on_frame_not_send_callback(callbacks, on_not_sent);
		nghttp2_session_callbacks_set_error_callback2(callbacks, on_error);
		nghttp2_option_set_no_auto_window_update(option, 1);
		status = nghttp2_session_client_new2(&client->session, callbacks, client, option);
	}
	if (status == 0) {
		status =
			nghttp2_submit_settings(client->session, NGHTTP2_FLAG_NONE, entries, sizeof(entries) / sizeof(entries[0]));
	}
	if (status == 0) {
		status = nghttp2_session_set_local_window_size(client->session, NGHTTP2_FLAG_NONE, 0, WINDOW);
	}
	nghttp2_option_del(option);
	nghttp2_session_callbacks_del(callbacks);
	return status;
}

cs_h2_client *cs_h2_client_new(const cs_h2_client_settings *settings, size_t max_body)
{
	cs_h2_client *client = calloc(1, sizeof(*client));
	if (!client) {
		return NULL;
	}
	cs_queue_init(&client->streams);
	cs_queue_init(&client->ready);
	client->max_body = max_body;
	if (open_session(client, settings) != 0) {
		cs_h2_client_free(client);
		return NULL;
	}
	return client;
}

void cs_h2_client_free(cs_h2_client *client)
{
	if (client->session) {
		nghttp2_session_del(client->session);
	}
	while (!cs_queue_empty(&client->streams)) {
		free_stream(CS_QUEUE_ENTRY(client->streams.next, cs_h2_client_stream, node));
	}
	free(client);
}

static int uv_error(int status)
{
	switch (status) {
		case 0:
			return 0;
		case NGHTTP2_ERR_NOMEM:
			return UV_ENOMEM;
		case NGHTTP2_ERR_STREAM_ID_NOT_AVAILABLE:
			return UV_EMFILE;
		default:
			return UV_EPROTO;
	}
}

int32_t cs_h2_client_request(
	cs_h2_client *client, const cs_h2_field *fields, size_t count, cs_view body, bool more, bool piecewise)
{
	if (client->leaving || !nghttp2_session_check_request_allowed(client->session)) {
		return UV_EPIPE;
	}
	cs_h2_client_stream *stream = calloc(1, sizeof(*stream));
	nghttp2_nv *nv = malloc(count * sizeof(*nv));
	if (!stream || !nv) {
		free(stream);
		free(nv);
		return UV_ENOMEM;
	}
	for (size_t i = 0; i < count; i++) {
		nv[i] = (nghttp2_nv){(uint8_t *) fields[i].name.ptr, (uint8_t *) fields[i].value.ptr, fields[i].name.len,
			fields[i].value.len, NGHTTP2_NV_FLAG_NONE};
	}
	cs_queue_push(&client->streams, &stream->node);
	cs_queue_init(&stream->ready);
	stream->out_end = !more;
	stream->piecewise = piecewise;
	int status = cs_buf_append(&stream->out, body.ptr, body.len);
	nghttp2_data_provider provider = {{.ptr = stream}, on_body_wanted};
	if (status == 0) {
		int32_t id =
			nghttp2_submit_request(client->session, NULL, nv, count, body.len || more ? &provider : NULL, stream);
		status = id < 0 ? uv_error(id) : 0;
		stream->id = id;
	}
	free(nv);
	if (status < 0) {
		free_stream(stream);
		return status;
	}
	client->newest = stream->id;
	return stream->id;
}

int cs_h2_client_write(cs_h2_client *client, int32_t id, cs_view bytes, bool end)
{
	cs_h2_client_stream *stream = find(client, id);
	if (!stream) {
		return UV_ENOENT;
	}
	if (stream->out_end || stream->reset) {
		return UV_EPIPE;
	}
	if (stream->out_pos > OUTPUT_STEP) {
		cs_buf_consume(&stream->out, stream->out_pos);
		stream->out_pos = 0;
	}
	if (cs_buf_append(&stream->out, bytes.ptr, bytes.len) < 0) {
		return UV_ENOMEM;
	}
	stream->out_end = end;
	if (stream->out_deferred && (bytes.len || end)) {
		stream->out_deferred = false;
		return uv_error(nghttp2_session_resume_data(client->session, id));
	}
	return 0;
}

size_t cs_h2_client_unsent(cs_h2_client *client, int32_t id)
{
	const cs_h2_client_stream *stream = find(client, id);
	return stream && !stream->ended ? stream->out.len - stream->out_pos : 0;
}

bool cs_h2_client_exists(cs_h2_client *client, int32_t id)
{
	return find(client, id) != NULL;
}

void cs_h2_client_cancel(cs_h2_client *client, int32_t id)
{
	cs_h2_client_stream *stream = find(client, id);
	if (stream) {
		stream->finished = true;
		stream->ended = stream->reset = true;
		cs_queue_remove(&stream->ready);
		nghttp2_submit_rst_stream(client->session, NGHTTP2_FLAG_NONE, id, NGHTTP2_CANCEL);
	}
}

int cs_h2_client_ping(cs_h2_client *client)
{
	return uv_error(nghttp2_submit_ping(client->session, NGHTTP2_FLAG_NONE, NULL));
}

int cs_h2_client_goaway(cs_h2_client *client, uint32_t error, cs_view data)
{
	client->said_goaway = true;
	return uv_error(nghttp2_submit_goaway(
		client->session, NGHTTP2_FLAG_NONE, client->last_id, error, (const uint8_t *) data.ptr, data.len));
}

int cs_h2_client_output(cs_h2_client *client, cs_buf *out)
{
	size_t before = out->len;
	while (out->len - before < OUTPUT_STEP) {
		const uint8_t *bytes;
		ssize_t n = nghttp2_session_mem_send(client->session, &bytes);
		if (n < 0) {
			return uv_error((int) n);
		}
		if (n == 0) {
			break;
		}
		if (cs_buf_append(out, bytes, (size_t) n) < 0) {
			return UV_ENOMEM;
		}
	}
	return 0;
}

int cs_h2_client_input(cs_h2_client *client, const char *bytes, size_t len)
{
	ssize_t n = nghttp2_session_mem_recv(client->session, (const uint8_t *) bytes, len);
	if (client->failed) {
		return UV_ENOMEM;
	}
	if (n < 0) {
		if (!client->error[0]) {
			snprintf(client->error, sizeof(client->error), "%s", nghttp2_strerror((int) n));
		}
		return uv_error((int) n);
	}
	return 0;
}

bool cs_h2_client_broken(const cs_h2_client *client)
{
	return !client->leaving && !client->said_goaway && !nghttp2_session_want_read(client->session);
}

cs_h2_client_stream *cs_h2_client_next(cs_h2_client *client, bool whole)
{
	for (cs_queue *node = client->ready.next; node != &client->ready; node = node->next) {
		cs_h2_client_stream *stream = CS_QUEUE_ENTRY(node, cs_h2_client_stream, ready);
		if (stream->ended || !whole) {
			return stream;
		}
	}
	return NULL;
}

void cs_h2_client_taken(cs_h2_client *client, cs_h2_client_stream *stream)
{
	cs_queue_remove(&stream->ready);
	cs_buf_dtor(&stream->body);
	if (!stream->ended) {
		stream->read_on = true;
		nghttp2_session_consume_stream(client->session, stream->id, stream->unconsumed);
		stream->unconsumed = 0;
		return;
	}
	stream->finished = true;
	if (stream->closed) {
		free_stream(stream);
	} else if (!stream->out_end || stream->out_pos < stream->out.len) {
		/* The server has answered without reading all: what is left is of no use to it (RFC 9113, section 8.1). */
		nghttp2_submit_rst_stream(client->session, NGHTTP2_FLAG_NONE, stream->id, NGHTTP2_CANCEL);
	}
}

bool cs_h2_client_leaving(const cs_h2_client *client, int32_t *last_id, uint32_t *error)
{
	*last_id = client->last_id;
	*error = client->goaway_error;
	return client->leaving;
}

static void read_settings(cs_h2_client_settings *to, nghttp2_session *session,
	uint32_t (*get)(nghttp2_session *session, nghttp2_settings_id id))
{
	to->header_table_size = get(session, NGHTTP2_SETTINGS_HEADER_TABLE_SIZE);
	to->max_concurrent_streams = get(session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS);
	to->init_window_size = get(session, NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE);
	to->max_frame_size = get(session, NGHTTP2_SETTINGS_MAX_FRAME_SIZE);
	to->max_header_list_size = get(session, NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE);
}

void cs_h2_client_stat(cs_h2_client *client, cs_h2_client_stats *stats)
{
	stats->current_id = client->newest;
	stats->last_id = client->last_id;
	stats->active = 0;
	for (cs_queue *node = client->streams.next; node != &client->streams; node = node->next) {
		stats->active += !CS_QUEUE_ENTRY(node, cs_h2_client_stream, node)->finished;
	}
	read_settings(&stats->local, client->session, nghttp2_session_get_local_settings);
	read_settings(&stats->remote, client->session, nghttp2_session_get_remote_settings);
}

const char *cs_h2_client_error(const cs_h2_client *client)
{
	return client->error[0] ? client->error : "the server broke the HTTP/2 protocol";
}

#endif
