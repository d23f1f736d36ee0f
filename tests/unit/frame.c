/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/net/frame.h"

#include <uv.h>

static cs_frame_config by_mark(cs_frame_mode mode, const char *eof)
{
	cs_frame_config config = {.mode = mode, .eof_len = (uint8_t) strlen(eof)};
	memcpy(config.eof, eof, strlen(eof));
	return config;
}

static cs_frame_config by_length(char type, size_t offset, size_t body_offset)
{
	return (cs_frame_config){
		.mode = CS_FRAME_LENGTH, .length_type = type, .length_offset = offset, .body_offset = body_offset};
}

/* The packets of a stream, each followed by '|', and what is left pending after "+"; "!" and the error's name when it ends
 * with one. The stream comes in reads of `step` bytes, each in memory of its own that goes after the read. */
static void cut(const cs_frame_config *config, const char *stream, size_t len, size_t step, cs_buf *out)
{
	cs_frame frame;
	int rc = 0;
	cs_frame_init(&frame, config);
	for (size_t at = 0; at < len && rc >= 0; at += step) {
		size_t n = len - at < step ? len - at : step;
		char *copy = malloc(n);
		memcpy(copy, stream + at, n);
		cs_view packet;
		CHECK_INT(cs_frame_feed(&frame, copy, n), 0);
		while ((rc = cs_frame_next(&frame, &packet)) > 0) {
			cs_buf_put_view(out, packet);
			cs_buf_putc(out, '|');
		}
		if (rc == 0) {
			rc = cs_frame_keep(&frame);
		}
		free(copy);
	}
	if (rc < 0) {
		cs_buf_printf(out, "!%s", uv_err_name(rc));
	} else {
		CHECK_INT(cs_frame_rest(&frame).len, cs_frame_pending(&frame));
		cs_buf_puts(out, "+");
		cs_buf_put_view(out, cs_frame_rest(&frame));
	}
	cs_frame_dtor(&frame);
}

static void check_cut(
	const cs_frame_config *config, const char *stream, size_t len, const char *want, size_t want_len, int line)
{
	for (size_t step = 1; step <= len + 1; step++) {
		cs_buf out = {0};
		cut(config, stream, len, step, &out);
		if (!test_check_str(out.data, out.len, want, want_len, __FILE__, line, "the packets")) {
			fprintf(stderr, "    in reads of %zu bytes\n", step);
		}
		cs_buf_dtor(&out);
	}
}

#define CHECK_CUT(config, stream, want) check_cut(config, stream, sizeof(stream) - 1, want, sizeof(want) - 1, __LINE__)

TEST(split_cuts_at_each_mark)
{
	cs_frame_config config = by_mark(CS_FRAME_EOF_SPLIT, "\r\n");
	CHECK(cs_frame_config_check(&config) == NULL);
	CHECK_CUT(&config, "one\r\ntwo\r\n\r\n\r\r\nrest\r", "one\r\n|two\r\n|\r\n|\r\r\n|+rest\r");
	config = by_mark(CS_FRAME_EOF_SPLIT, "\n");
	CHECK_CUT(&config, "a\n\nb", "a\n|\n|+b");
	config = by_mark(CS_FRAME_EOF_SPLIT, "aabaab!!");
	CHECK_CUT(&config, "aabaabaab!!xaabaab!!aabaab!", "aabaabaab!!|xaabaab!!|+aabaab!");
}

TEST(split_refuses_what_has_no_mark_in_time)
{
	cs_frame_config config = by_mark(CS_FRAME_EOF_SPLIT, "\r\n");
	config.max_length = 6;
	CHECK_CUT(&config, "abcd\r\nx\r\n", "abcd\r\n|x\r\n|+");
	CHECK_CUT(&config, "x\r\nabcdefg", "x\r\n|!EMSGSIZE");
	CHECK_CUT(&config, "x\r\nabcde\r\n", "x\r\n|!EMSGSIZE");
}

TEST(split_works_with_all_byte_values)
{
	cs_frame_config config = {.mode = CS_FRAME_EOF_SPLIT, .eof_len = 3, .eof = {0, (char) 0xff, 0}};
	CHECK_CUT(&config, "\0\0\xff\0\xff\0\0\xff\0", "\0\0\xff\0|\xff\0\0\xff\0|+");
}

TEST(check_waits_until_the_mark_comes_last)
{
	cs_frame_config config = by_mark(CS_FRAME_EOF_CHECK, "\r\n");
	cs_buf out = {0};
	cut(&config, "one\r\ntwo\r\n", 10, 100, &out);
	CHECK_STR(out.data, out.len, "one\r\ntwo\r\n|+");
	cs_buf_reset(&out);
	cut(&config, "one\r\ntwo\r\n", 10, 7, &out);
	CHECK_STR(out.data, out.len, "one\r\ntwo\r\n|+");
	cs_buf_reset(&out);
	cut(&config, "one\r\ntwo\r\n", 10, 5, &out);
	CHECK_STR(out.data, out.len, "one\r\n|two\r\n|+");
	cs_buf_reset(&out);
	config.max_length = 9;
	cut(&config, "one\r\ntwo\r\n", 10, 100, &out);
	CHECK_STR(out.data, out.len, "!EMSGSIZE");
	cs_buf_dtor(&out);
}

TEST(none_hands_out_what_each_read_brought)
{
	cs_frame_config config = {.mode = CS_FRAME_NONE};
	cs_buf out = {0};
	cut(&config, "abcdefg", 7, 3, &out);
	CHECK_STR(out.data, out.len, "abc|def|g|+");
	cs_buf_dtor(&out);
}

TEST(length_counts_the_body)
{
	cs_frame_config config = by_length('N', 0, 4);
	CHECK(cs_frame_config_check(&config) == NULL);
	CHECK_CUT(&config, "\0\0\0\3abc\0\0\0\0\0\0\0\1x\0\0\0\2y", "\0\0\0\3abc|\0\0\0\0|\0\0\0\1x|+\0\0\0\2y");
}

TEST(length_counts_all_or_lies_deeper)
{
	cs_frame_config config = by_length('n', 0, 0);
	CHECK_CUT(&config, "\0\5abc\0\2\0\3x\0", "\0\5abc|\0\2|\0\3x|+\0");
	config = by_length('C', 3, 5);
	CHECK_CUT(&config,
		"hdr\2-ab"
		"hdr\0-"
		"hdr\xff",
		"hdr\2-ab|hdr\0-|+hdr\xff");
	config = by_length('C', 3, 3);
	CHECK_CUT(&config,
		"hdr\2a"
		"hdr\1"
		"hdr\0",
		"hdr\2a|hdr\1|!EPROTO");
}

TEST(length_types_are_those_of_pack)
{
	static const struct {
		char type;
		size_t size;
		bool big;
	} types[] = {{'c', 1, true}, {'C', 1, true}, {'n', 2, true}, {'v', 2, false}, {'N', 4, true}, {'V', 4, false},
		{'J', 8, true}, {'P', 8, false}};
	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++) {
		cs_frame_config config = by_length(types[i].type, 0, types[i].size);
		char stream[8 + 3] = {0};
		CHECK_INT(cs_frame_length_size(types[i].type), types[i].size);
		stream[types[i].big ? types[i].size - 1 : 0] = 3;
		memcpy(stream + types[i].size, "abc", 3);
		for (size_t step = 1; step < 12; step++) {
			cs_buf out = {0};
			cut(&config, stream, types[i].size + 3, step, &out);
			CHECK_INT(out.len, types[i].size + 5);
			CHECK_STR(out.data + types[i].size, 5, "abc|+");
			cs_buf_dtor(&out);
		}
	}
	for (const char *type = "sSlLqQ"; *type; type++) {
		cs_frame_config config = by_length(*type, 0, 0);
		size_t size = cs_frame_length_size(*type);
		uint64_t length = size + 2;
		uint32_t length32 = (uint32_t) length;
		uint16_t length16 = (uint16_t) length;
		char stream[8 + 2];
		memcpy(stream, size == 8 ? (void *) &length : size == 4 ? (void *) &length32 : (void *) &length16, size);
		memcpy(stream + size, "xy", 2);
		cs_buf out = {0};
		cut(&config, stream, size + 2, 1, &out);
		CHECK_STR(out.data + size, 4, "xy|+");
		cs_buf_dtor(&out);
	}
	CHECK_INT(cs_frame_length_size('a'), 0);
	CHECK_INT(cs_frame_length_size(0), 0);
}

TEST(lengths_that_cannot_be_are_errors)
{
	cs_frame_config config = by_length('c', 0, 1);
	CHECK_CUT(&config, "\1a\xff", "\1a|!EPROTO");
	config = by_length('l', 0, 4);
	CHECK_CUT(&config, "\xff\xff\xff\xff", "!EPROTO");
	config = by_length('J', 0, 8);
	CHECK_CUT(&config, "\xff\xff\xff\xff\xff\xff\xff\xff", "!EMSGSIZE");
	CHECK_CUT(&config, "\x7f\xff\xff\xff\xff\xff\xff\xff", "!EMSGSIZE");
	config = by_length('N', 0, 4);
	config.max_length = 10;
	CHECK_CUT(&config, "\0\0\0\6abcdef\0\0\0\7", "\0\0\0\6abcdef|!EMSGSIZE");
	config = by_length('N', 0, 0);
	CHECK_CUT(&config, "\0\0\0\3", "!EPROTO");
}

TEST(errors_stay_and_name_the_length)
{
	cs_frame_config config = by_length('N', 0, 4);
	cs_frame frame;
	cs_view packet;
	char text[200];
	config.max_length = 100;
	cs_frame_init(&frame, &config);
	CHECK_INT(cs_frame_feed(&frame, "\0\0\0\x64z", 5), 0);
	CHECK_INT(cs_frame_next(&frame, &packet), UV_EMSGSIZE);
	CHECK_INT(cs_frame_next(&frame, &packet), UV_EMSGSIZE);
	CHECK_INT(cs_frame_feed(&frame, "\0\0\0\0", 4), 0);
	CHECK_INT(cs_frame_next(&frame, &packet), UV_EMSGSIZE);
	CHECK_INT(cs_frame_keep(&frame), UV_EMSGSIZE);
	CHECK_INT(cs_frame_pending(&frame), 0);
	cs_frame_error(&frame, text, sizeof(text));
	CHECK(strcmp(text, "a packet of 104 bytes is longer than package_max_length (100)") == 0);
	cs_frame_dtor(&frame);
}

/* Lengths as decimal digits before a colon, the length of the text behind it; "x" is an error. */
static int64_t on_length(void *arg, const char *data, size_t len)
{
	(*(int *) arg)++;
	const char *colon = memchr(data, ':', len);
	if (len > 0 && data[0] == 'x') {
		return -5;
	}
	return colon ? atoi(data) + (colon - data) + 1 : 0;
}

TEST(a_function_may_tell_the_length)
{
	int calls = 0;
	cs_frame_config config = {.mode = CS_FRAME_LENGTH, .length_fn = on_length, .length_arg = &calls};
	char text[100];
	CHECK(cs_frame_config_check(&config) == NULL);
	CHECK_CUT(&config, "3:abc0:12:abcdefghijkl5:ab", "3:abc|0:|12:abcdefghijkl|+5:ab");
	CHECK_CUT(&config, "1:ax", "1:a|!EPROTO");
	config.max_length = 5;
	CHECK_CUT(&config, "3:abc4:", "3:abc|!EMSGSIZE");
	CHECK_CUT(&config, "3:abc1111111", "3:abc|!EMSGSIZE");
	config.max_length = 0;
	cs_frame frame;
	cs_view packet;
	cs_frame_init(&frame, &config);
	cs_frame_feed(&frame, "x", 1);
	CHECK_INT(cs_frame_next(&frame, &packet), UV_EPROTO);
	cs_frame_error(&frame, text, sizeof(text));
	CHECK(strcmp(text, "package_length_func returned -5") == 0);
	cs_frame_dtor(&frame);
}

TEST(a_function_is_asked_once_a_read)
{
	int calls = 0;
	cs_frame_config config = {.mode = CS_FRAME_LENGTH, .length_fn = on_length, .length_arg = &calls};
	cs_frame frame;
	cs_view packet;
	cs_frame_init(&frame, &config);
	cs_frame_feed(&frame, "1000:", 5);
	CHECK_INT(cs_frame_next(&frame, &packet), 0);
	cs_frame_keep(&frame);
	for (int i = 0; i < 100; i++) {
		cs_frame_feed(&frame, "0123456789", 10);
		CHECK_INT(cs_frame_next(&frame, &packet), i == 99);
		cs_frame_keep(&frame);
	}
	CHECK_INT(calls, 1);
	cs_frame_dtor(&frame);
}

TEST(mqtt_has_one_to_four_length_bytes)
{
	cs_frame_config config = {.mode = CS_FRAME_MQTT, .max_length = 1000};
	CHECK_CUT(&config,
		"\xc0\0"
		"\x30\3abc"
		"\x30\x81\0z"
		"\x30\x80\x80\0",
		"\xc0\0|\x30\3abc|\x30\x81\0z|\x30\x80\x80\0|+");
	CHECK_CUT(&config, "\x30\xff\xff\xff\xff", "!EPROTO");
	CHECK_CUT(&config, "\x30\xff\xff\xff\x7f", "!EMSGSIZE");
	char stream[300] = {0x30, (char) 0x80, 2};
	cs_buf out = {0};
	cut(&config, stream, 3 + 256, 50, &out);
	CHECK_INT(out.len, 3 + 256 + 2);
	cs_buf_dtor(&out);
}

TEST(redis_commands_are_arrays_or_lines)
{
	cs_frame_config config = {.mode = CS_FRAME_REDIS, .max_length = 100};
	CHECK_CUT(&config, "*2\r\n$3\r\nGET\r\n$1\r\nk\r\nPING\r\n*0\r\n*1\r\n$0\r\n\r\n*1\r\n$4\r\nab",
		"*2\r\n$3\r\nGET\r\n$1\r\nk\r\n|PING\r\n|*0\r\n|*1\r\n$0\r\n\r\n|+*1\r\n$4\r\nab");
	CHECK_CUT(&config, "*x\r\n", "!EPROTO");
	CHECK_CUT(&config, "*-1\r\n", "!EPROTO");
	CHECK_CUT(&config, "*1048577\r\n", "!EPROTO");
	CHECK_CUT(&config, "*1\r\n:5\r\n", "!EPROTO");
	CHECK_CUT(&config, "*1\r\n$1\r\nabc", "!EPROTO");
	CHECK_CUT(&config, "*1\r\n$-1\r\n", "!EPROTO");
	CHECK_CUT(&config, "*1\r\r", "!EPROTO");
}

TEST(whole_packets_are_not_copied)
{
	cs_frame_config config = by_length('N', 0, 4);
	cs_frame frame;
	cs_view packet;
	static const char stream[] = "\0\0\0\1a\0\0\0\1b\0\0";
	static const char rest[] = "\0\1c\0\0\0\1d";
	cs_frame_init(&frame, &config);
	cs_frame_feed(&frame, stream, sizeof(stream) - 1);
	CHECK_INT(cs_frame_next(&frame, &packet), 1);
	CHECK(packet.ptr == stream);
	CHECK_INT(cs_frame_next(&frame, &packet), 1);
	CHECK(packet.ptr == stream + 5);
	CHECK_INT(cs_frame_next(&frame, &packet), 0);
	CHECK(frame.kept.data == NULL);
	CHECK_INT(cs_frame_keep(&frame), 0);
	CHECK_INT(frame.kept.len, 2);
	cs_frame_feed(&frame, rest, sizeof(rest) - 1);
	CHECK_INT(cs_frame_next(&frame, &packet), 1);
	CHECK_VIEW(packet, "\0\0\0\1c");
	CHECK_INT(cs_frame_next(&frame, &packet), 1);
	CHECK(packet.ptr == rest + 3);
	CHECK(frame.kept.data == NULL);
	CHECK_INT(cs_frame_next(&frame, &packet), 0);
	cs_frame_dtor(&frame);
}

TEST(a_caller_may_stop_between_two_packets)
{
	cs_frame_config configs[] = {by_length('C', 0, 1), by_mark(CS_FRAME_EOF_SPLIT, "\n"), {.mode = CS_FRAME_NONE}};
	static const char *const streams[] = {"\1a\1b\1c", "a\nb\nc\n", "abc"};
	for (int i = 0; i < 3; i++) {
		cs_frame frame;
		cs_view packet;
		cs_buf out = {0};
		char *copy = strdup(streams[i]);
		cs_frame_init(&frame, &configs[i]);
		cs_frame_feed(&frame, copy, strlen(copy));
		if (i < 2) {
			CHECK_INT(cs_frame_next(&frame, &packet), 1);
			cs_buf_put_view(&out, packet);
		}
		CHECK_INT(cs_frame_keep(&frame), 0);
		CHECK_INT(cs_frame_keep(&frame), 0);
		free(copy);
		CHECK_INT(cs_frame_feed(&frame, "", 0), 0);
		while (cs_frame_next(&frame, &packet) > 0) {
			cs_buf_put_view(&out, packet);
		}
		CHECK_STR(out.data, out.len - strlen(streams[i]), "");
		CHECK(memcmp(out.data, streams[i], strlen(streams[i])) == 0);
		CHECK_INT(cs_frame_pending(&frame), 0);
		CHECK(frame.kept.data == NULL);
		cs_buf_dtor(&out);
		cs_frame_dtor(&frame);
	}
}

TEST(kept_bytes_do_not_pile_up)
{
	int calls = 0;
	cs_frame_config config = {.mode = CS_FRAME_LENGTH, .length_fn = on_length, .length_arg = &calls};
	cs_frame frame;
	cs_view packet;
	cs_frame_init(&frame, &config);
	cs_frame_feed(&frame, "3:a", 3);
	int packets = 0;
	for (int i = 0; i < 10000; i++) {
		while (cs_frame_next(&frame, &packet) > 0) {
			CHECK_VIEW(packet, "3:abc");
			packets++;
		}
		cs_frame_keep(&frame);
		cs_frame_feed(&frame, "bc3:a", 5);
	}
	CHECK_INT(packets, 9999);
	CHECK(frame.kept.cap < 200);
	cs_frame_dtor(&frame);
}

TEST(marks_are_searched_in_linear_time)
{
	/* A megabyte without a mark, byte by byte, and all of it the mark's first letter: quadratic time would be minutes. */
	cs_frame_config config = by_mark(CS_FRAME_EOF_SPLIT, "\r\r\r\n");
	cs_frame frame;
	cs_view packet;
	cs_frame_init(&frame, &config);
	for (int i = 0; i < 1 << 20; i++) {
		cs_frame_feed(&frame, "\r", 1);
		if (cs_frame_next(&frame, &packet) != 0 || cs_frame_keep(&frame) < 0) {
			CHECK(false);
			break;
		}
	}
	cs_frame_feed(&frame, "\n", 1);
	CHECK_INT(cs_frame_next(&frame, &packet), 1);
	CHECK_INT(packet.len, (1 << 20) + 1);
	cs_frame_dtor(&frame);
}

TEST(without_memory_a_partial_packet_is_an_error)
{
	cs_frame_config config = by_length('N', 0, 4);
	cs_frame frame;
	cs_view packet;
	cs_frame_init(&frame, &config);
	cs_frame_feed(&frame, "\0\0\0\5ab", 6);
	CHECK_INT(cs_frame_next(&frame, &packet), 0);
	test_fail_alloc(1);
	CHECK_INT(cs_frame_keep(&frame), UV_ENOMEM);
	CHECK_INT(cs_frame_next(&frame, &packet), UV_ENOMEM);
	cs_frame_dtor(&frame);
}

TEST(configs_that_cannot_work_are_named)
{
	cs_frame_config config = {.mode = CS_FRAME_EOF_SPLIT};
	CHECK(strstr(cs_frame_config_check(&config), "package_eof"));
	config.eof_len = 9;
	CHECK(strstr(cs_frame_config_check(&config), "package_eof"));
	config = by_mark(CS_FRAME_EOF_CHECK, "end");
	config.max_length = 2;
	CHECK(strstr(cs_frame_config_check(&config), "package_max_length"));
	config = by_length('x', 0, 0);
	CHECK(strstr(cs_frame_config_check(&config), "package_length_type"));
	config = by_length('N', 100, 0);
	config.max_length = 100;
	CHECK(strstr(cs_frame_config_check(&config), "package_length_offset"));
}

TEST_MAIN(CASE(split_cuts_at_each_mark), CASE(split_refuses_what_has_no_mark_in_time),
	CASE(split_works_with_all_byte_values), CASE(check_waits_until_the_mark_comes_last),
	CASE(none_hands_out_what_each_read_brought), CASE(length_counts_the_body), CASE(length_counts_all_or_lies_deeper),
	CASE(length_types_are_those_of_pack), CASE(lengths_that_cannot_be_are_errors),
	CASE(errors_stay_and_name_the_length), CASE(a_function_may_tell_the_length), CASE(a_function_is_asked_once_a_read),
	CASE(mqtt_has_one_to_four_length_bytes), CASE(redis_commands_are_arrays_or_lines),
	CASE(whole_packets_are_not_copied), CASE(a_caller_may_stop_between_two_packets), CASE(kept_bytes_do_not_pile_up),
	CASE(marks_are_searched_in_linear_time), CASE(without_memory_a_partial_packet_is_an_error),
	CASE(configs_that_cannot_work_are_named))
