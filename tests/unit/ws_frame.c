/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/ws_frame.h"

static const uint8_t key[4] = {0x37, 0xfa, 0x21, 0x3d};

/* A frame as a client sends it, or, without a mask, a server. */
static void put(cs_buf *out, unsigned first, const void *payload, size_t len, const uint8_t *mask)
{
	uint8_t head[CS_WS_HEAD_MAX];
	cs_buf_append(out, head, cs_ws_put_head(head, first & 15, first & 0xf0, len, mask));
	cs_buf_reserve(out, len + 1);
	if (mask) {
		cs_ws_mask(out->data + out->len, payload, len, mask, 0);
	} else {
		memcpy(out->data + out->len, payload, len);
	}
	out->len += len;
}

/* What the stream says, read in pieces of `step` bytes that go after use: opcodes and payloads, or the error. */
static void read_all(cs_ws_reader *reader, const char *stream, size_t size, size_t step, cs_buf *out)
{
	cs_ws_event event;
	int rc = 0;
	for (size_t at = 0; at < size && rc >= 0; at += step) {
		size_t len = size - at < step ? size - at : step;
		char *copy = malloc(len);
		const char *data = copy;
		memcpy(copy, stream + at, len);
		while ((rc = cs_ws_read(reader, &data, &len, &event)) > 0) {
			char *payload = malloc(event.payload.len + 1);
			if (!cs_ws_copy(&event, payload)) {
				free(payload);
				rc = -CS_WS_BAD_DATA;
				break;
			}
			cs_buf_printf(out, "%d%s:", event.opcode, event.compressed ? "z" : "");
			if (event.opcode == CS_WS_CLOSE) {
				cs_buf_printf(out, "%d,%.*s", event.code, (int) event.reason.len, event.reason.ptr);
			} else {
				cs_buf_append(out, payload, event.payload.len);
			}
			cs_buf_puts(out, "|");
			free(payload);
		}
		free(copy);
	}
	if (rc < 0) {
		cs_buf_printf(out, "!%d", -rc);
	}
}

static void check_stream(const cs_buf *stream, const char *want, bool is_client, bool deflate, uint64_t max, int line)
{
	for (size_t step = 1; step <= stream->len; step += step < 20 ? 1 : step) {
		cs_ws_reader reader;
		cs_buf out = {0};
		cs_ws_reader_init(&reader, is_client, max);
		reader.deflate = deflate;
		read_all(&reader, stream->data, stream->len, step, &out);
		/* What was valid may have come out before the error or not: only whole messages do. */
		test_check_str(out.data, out.len, want, strlen(want), __FILE__, line, "the events");
		cs_ws_reader_dtor(&reader);
		cs_buf_dtor(&out);
	}
}
#define CHECK_STREAM(stream, want) check_stream(stream, want, false, false, 0, __LINE__)

TEST(examples_of_the_rfc)
{
	cs_buf b = {0};
	cs_buf_append(&b, "\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58", 11);
	CHECK_STREAM(&b, "1:Hello|");
	cs_buf_reset(&b);
	cs_buf_append(&b, "\x81\x05Hello\x01\x03Hel\x80\x02lo\x89\x05Hello", 23);
	check_stream(&b, "1:Hello|1:Hello|9:Hello|", true, false, 0, __LINE__);
	cs_buf_dtor(&b);
}

TEST(control_frames_come_between_fragments)
{
	cs_buf b = {0};
	put(&b, CS_WS_TEXT, "one ", 4, key);
	put(&b, CS_WS_FIN | CS_WS_PING, "p", 1, key);
	put(&b, CS_WS_CONTINUATION, "", 0, key);
	put(&b, CS_WS_FIN | CS_WS_PONG, "", 0, key);
	put(&b, CS_WS_FIN | CS_WS_CONTINUATION, "two", 3, key);
	put(&b, CS_WS_FIN | CS_WS_BINARY, "\xff", 1, key);
	CHECK_STREAM(&b, "9:p|10:|1:one two|2:\xff|");
	cs_buf_dtor(&b);
}

TEST(lengths_at_the_boundaries)
{
	static const size_t sizes[] = {0, 1, 125, 126, 127, 65535, 65536, 70000};
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		size_t size = sizes[i];
		cs_buf b = {0}, want = {0};
		char *payload = malloc(size + 1);
		memset(payload, 'x', size);
		put(&b, CS_WS_FIN | CS_WS_TEXT, payload, size, key);
		CHECK_INT(b.len, size + cs_ws_head_size(size, true));
		cs_buf_puts(&want, "1:");
		cs_buf_append(&want, payload, size);
		cs_buf_append(&want, "|", 2);
		CHECK_STREAM(&b, want.data);
		free(payload);
		cs_buf_dtor(&b);
		cs_buf_dtor(&want);
	}
}

/* The first two bytes are enough to refuse these. */
TEST(forbidden_heads)
{
	static const struct {
		const char *bytes;
		size_t len;
		bool is_client;
		bool deflate;
	} cases[] = {
		{"\xc1", 1, false, false}, /* RSV1 without an extension */
		{"\xa1", 1, false, true},  /* RSV2 */
		{"\x91", 1, false, true},  /* RSV3 */
		{"\xc9", 1, false, true},  /* RSV1 on a control frame */
		{"\x83", 1, false, false}, /* reserved opcodes */
		{"\x87", 1, false, false}, {"\x8b", 1, false, false}, {"\x8f", 1, false, false},
		{"\x09", 1, false, false},            /* a fragmented ping */
		{"\x80", 1, false, false},            /* continues nothing */
		{"\x81\x05", 2, false, false},        /* no mask */
		{"\x81\x85", 2, true, false},         /* a mask of a server's */
		{"\x89\xfe", 2, false, false},        /* a long ping */
		{"\x81\x7e\x00\x7d", 4, true, false}, /* lengths not in their shortest form */
		{"\x81\x7f\x00\x00\x00\x00\x00\x00\xff\xff", 10, true, false},
		{"\x81\x7f\x80\x00\x00\x00\x00\x01\x00\x00", 10, true, false}, /* 64 bits */
		{"\x01\x00\x81", 3, true, false},                              /* a message inside another one */
		{"\x41\x00\x40", 3, true, true},                               /* RSV1 on a continuation */
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		cs_buf b = {0};
		cs_buf_append(&b, cases[i].bytes, cases[i].len);
		check_stream(&b, "!1002", cases[i].is_client, cases[i].deflate, 0, (int) i);
		cs_buf_dtor(&b);
	}
}

TEST(close_frames)
{
	cs_buf b = {0};
	static const struct {
		const char *payload;
		size_t len;
		const char *want;
	} cases[] = {
		{"", 0, "8:1005,|"}, {"\x03", 1, "!1002"}, {"\x03\xe8", 2, "8:1000,|"},
		{"\x03\xe8so long", 9, "8:1000,so long|"}, {"\x03\xe8\xc3", 3, "!1007"}, {"\x03\xe7", 2, "!1002"}, /* 999 */
		{"\x03\xec", 2, "!1002"},                                                                          /* 1004 */
		{"\x03\xed", 2, "!1002"},                                                                          /* 1005 */
		{"\x03\xee", 2, "!1002"},                                                                          /* 1006 */
		{"\x03\xef", 2, "8:1007,|"}, {"\x03\xf6", 2, "8:1014,|"}, {"\x03\xf7", 2, "!1002"},                /* 1015 */
		{"\x0b\xb7", 2, "!1002"},                                                                          /* 2999 */
		{"\x0b\xb8", 2, "8:3000,|"}, {"\x13\x87", 2, "8:4999,|"}, {"\x13\x88", 2, "!1002"},                /* 5000 */
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		cs_buf_reset(&b);
		put(&b, CS_WS_FIN | CS_WS_CLOSE, cases[i].payload, cases[i].len, key);
		CHECK_STREAM(&b, cases[i].want);
	}
	cs_buf_dtor(&b);
	char payload[CS_WS_CONTROL_MAX];
	CHECK_INT(cs_ws_put_close(payload, CS_WS_NO_STATUS, CS_VIEW("x")), 0);
	CHECK_STR(payload, cs_ws_put_close(payload, 1000, CS_VIEW("bye")),
		"\x03\xe8"
		"bye");
}

TEST(limits)
{
	cs_buf b = {0};
	put(&b, CS_WS_FIN | CS_WS_BINARY, "12345", 5, key);
	check_stream(&b, "2:12345|", false, false, 5, __LINE__);
	check_stream(&b, "!1009", false, false, 4, __LINE__);
	/* The head is enough. */
	b.len = 6;
	check_stream(&b, "!1009", false, false, 4, __LINE__);
	cs_buf_reset(&b);
	put(&b, CS_WS_BINARY, "123", 3, key);
	put(&b, CS_WS_FIN | CS_WS_CONTINUATION, "45", 2, key);
	check_stream(&b, "2:12345|", false, false, 5, __LINE__);
	check_stream(&b, "!1009", false, false, 4, __LINE__);
	cs_buf_reset(&b);
	cs_buf_append(&b, "\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04", 14);
	check_stream(&b, "!1009", false, false, 4, __LINE__);
	cs_buf_dtor(&b);
}

TEST(invalid_text_at_each_position)
{
	static const char *const bad[] = {"\x80", "\xc0\xaf", "\xc1\x81", "\xe0\x9f\xbf", "\xed\xa0\x80",
		"\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "\xce\xba\xe1\xbd", "\xe2\x82",
		"\xf0\x9f\x98", "\xc3(", NULL};
	for (int i = 0; bad[i]; i++) {
		for (size_t before = 0; before < 20; before++) {
			char text[40];
			cs_buf whole = {0}, pieces = {0};
			memset(text, 'a', before);
			strcpy(text + before, bad[i]);
			size_t len = strlen(text);
			CHECK(!cs_utf8_valid(text, len));
			put(&whole, CS_WS_FIN | CS_WS_TEXT, text, len, key);
			cs_ws_reader reader;
			cs_buf out = {0};
			cs_ws_reader_init(&reader, false, 0);
			read_all(&reader, whole.data, whole.len, 1, &out);
			CHECK_STR(out.data, out.len, "!1007");
			cs_ws_reader_dtor(&reader);
			cs_buf_reset(&out);
			for (size_t k = 0; k < len; k++) {
				put(&pieces, k ? CS_WS_CONTINUATION : CS_WS_TEXT, text + k, 1, key);
			}
			put(&pieces, CS_WS_FIN | CS_WS_CONTINUATION, "", 0, key);
			CHECK_STREAM(&pieces, "!1007");
			cs_buf_dtor(&out);
			cs_buf_dtor(&whole);
			cs_buf_dtor(&pieces);
		}
	}
	CHECK(cs_utf8_valid("\xce\xba\xe1\xbd\xb9\xf0\x9f\x98\x80\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf\x00z", 21));
}

TEST(masks_of_every_length_and_phase)
{
	char plain[64], masked[64], back[64];
	for (size_t i = 0; i < sizeof(plain); i++) {
		plain[i] = (char) (i * 7);
	}
	for (size_t len = 0; len <= sizeof(plain); len++) {
		for (uint64_t at = 0; at < 9; at++) {
			cs_ws_mask(masked, plain, len, key, at);
			for (size_t i = 0; i < len; i++) {
				CHECK_INT((uint8_t) masked[i], (uint8_t) plain[i] ^ key[(at + i) % 4]);
			}
			cs_ws_mask(back, masked, len, key, at);
			CHECK(len == 0 || memcmp(back, plain, len) == 0);
		}
	}
}

TEST(memory_runs_out)
{
	cs_ws_reader reader;
	cs_ws_event event;
	cs_ws_reader_init(&reader, true, 0);
	const char *data = "\x01\x03one";
	size_t len = 5;
	test_fail_alloc(1);
	CHECK_INT(cs_ws_read(&reader, &data, &len, &event), -CS_WS_SERVER_ERROR);
	cs_ws_reader_dtor(&reader);
}

TEST_MAIN(CASE(examples_of_the_rfc), CASE(control_frames_come_between_fragments), CASE(lengths_at_the_boundaries),
	CASE(forbidden_heads), CASE(close_frames), CASE(limits), CASE(invalid_text_at_each_position),
	CASE(masks_of_every_length_and_phase), CASE(memory_runs_out))
