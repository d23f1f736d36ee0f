/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Framing: the packets are the same however the stream is cut into reads (but where the mode asks for the reads), and
 * with what is left they are the stream. The input: a mode, a length type, two offsets, a limit, the size of the reads,
 * an end mark and its length; then the stream.
 */
#include "fuzz.h"

#include "src/net/frame.h"

#include <uv.h>

/* Any function of the bytes that keeps to the contract: the first byte of four tells, 0xff is an error. */
static int64_t on_length(void *arg, const char *data, size_t len)
{
	if (len < 4) {
		return 0;
	}
	return (uint8_t) data[0] == 0xff ? -1 : (uint8_t) data[0] + 4;
}

/* Packets as length and bytes into *out, the rest or the error behind them. The memory of each read goes with it. */
static void run(
	const cs_frame_config *config, const uint8_t *stream, size_t size, size_t step, unsigned stop, cs_buf *out)
{
	cs_frame frame;
	cs_view packet;
	int rc = 0;
	size_t total = 0;
	unsigned count = 0;

	cs_frame_init(&frame, config);
	for (size_t at = 0; at < size && rc >= 0; at += step) {
		size_t n = size - at < step ? size - at : step;
		char *copy = malloc(n);
		memcpy(copy, stream + at, n);
		rc = cs_frame_feed(&frame, copy, n);
		while (rc >= 0 && (rc = cs_frame_next(&frame, &packet)) > 0) {
			CHECK(packet.len > 0 && memcmp(packet.ptr, stream + total, packet.len) == 0);
			CHECK(config->max_length == 0 || config->mode == CS_FRAME_NONE || packet.len <= config->max_length);
			total += packet.len;
			cs_buf_append(out, &packet.len, sizeof(packet.len));
			/* Now and then the rest waits for the next read. */
			if (stop && ++count % stop == 0) {
				break;
			}
		}
		if (rc >= 0) {
			rc = cs_frame_keep(&frame);
		}
		free(copy);
	}
	while (rc >= 0 && (rc = cs_frame_next(&frame, &packet)) > 0) {
		CHECK(memcmp(packet.ptr, stream + total, packet.len) == 0);
		total += packet.len;
		cs_buf_append(out, &packet.len, sizeof(packet.len));
	}
	if (rc < 0) {
		char text[200];
		cs_frame_error(&frame, text, sizeof(text));
		cs_buf_puts(out, uv_err_name(rc));
		CHECK_INT(cs_frame_next(&frame, &packet), rc);
	} else {
		CHECK_INT(total + cs_frame_pending(&frame), size);
		cs_view rest = cs_frame_rest(&frame);
		CHECK_INT(rest.len, size - total);
		CHECK(rest.len == 0 || memcmp(rest.ptr, stream + total, rest.len) == 0);
	}
	cs_frame_dtor(&frame);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char types[] = "cCsSnNvVlLqQJP";
	cs_frame_config config = {.mode = fuzz_byte(&data, &size) % 5};
	uint8_t type = fuzz_byte(&data, &size);
	config.length_type = types[type % (sizeof(types) - 1)];
	config.length_fn = type >= 128 ? on_length : NULL;
	config.length_offset = fuzz_byte(&data, &size) % 16;
	config.body_offset = fuzz_byte(&data, &size) % 32;
	config.max_length = fuzz_byte(&data, &size) * 4u;
	size_t step = fuzz_byte(&data, &size) + 1u;
	unsigned stop = fuzz_byte(&data, &size) % 4;
	config.eof_len = fuzz_byte(&data, &size) % 8 + 1;
	for (int i = 0; i < config.eof_len; i++) {
		config.eof[i] = (char) fuzz_byte(&data, &size);
	}
	if (cs_frame_config_check(&config)) {
		return 0;
	}
	cs_buf whole = {0}, pieces = {0};
	run(&config, data, size, size + 1, 0, &whole);
	run(&config, data, size, step, stop, &pieces);
	/* Without a limit, or when none was hit: what came before an error may differ by what was there to be refused. */
	if (config.mode != CS_FRAME_NONE && config.mode != CS_FRAME_EOF_CHECK) {
		CHECK_INT(whole.len, pieces.len);
		CHECK(whole.len == 0 || memcmp(whole.data, pieces.data, whole.len) == 0);
	}
	cs_buf_dtor(&whole);
	cs_buf_dtor(&pieces);
	return 0;
}
