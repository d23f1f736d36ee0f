/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * WebSocket frames: however the stream is cut into reads, the same messages come out, then the same error. The input: a
 * byte of settings, the size of the reads, a limit; then the stream.
 */
#include "fuzz.h"

#include "src/http/ws_frame.h"

static int run(const cs_ws_reader *config, const uint8_t *stream, size_t size, size_t step, cs_buf *out)
{
	cs_ws_reader reader = *config;
	cs_ws_event event;
	int rc = 0;

	for (size_t at = 0; at < size && rc >= 0; at += step) {
		size_t len = size - at < step ? size - at : step;
		char *copy = malloc(len);
		const char *data = copy;
		memcpy(copy, stream + at, len);
		while ((rc = cs_ws_read(&reader, &data, &len, &event)) > 0) {
			CHECK(config->max_len == 0 || event.opcode >= CS_WS_CLOSE
				|| event.payload.len <= config->max_len + config->max_len / 1024 + 64);
			char *payload = malloc(event.payload.len + 1);
			if (!cs_ws_copy(&event, payload)) {
				rc = -CS_WS_BAD_DATA;
				free(payload);
				break;
			}
			CHECK(event.opcode != CS_WS_TEXT || event.compressed || cs_utf8_valid(payload, event.payload.len));
			cs_buf_putc(out, (char) event.opcode);
			cs_buf_append(out, &event.payload.len, sizeof(size_t));
			cs_buf_append(out, payload, event.payload.len);
			free(payload);
		}
		CHECK(rc < 0 || len == 0);
		CHECK(rc >= 0 || rc == -CS_WS_BAD_DATA || cs_ws_reason(&reader));
		free(copy);
	}
	cs_ws_reader_dtor(&reader);
	return rc;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	cs_ws_reader config;
	uint8_t settings = fuzz_byte(&data, &size);
	size_t step = fuzz_byte(&data, &size) + 1u;
	cs_ws_reader_init(&config, settings & 1, fuzz_byte(&data, &size) * 16u);
	config.deflate = settings & 2;
	cs_buf whole = {0}, pieces = {0};
	int rc = run(&config, data, size, size + 1, &whole);
	int rc2 = run(&config, data, size, step, &pieces);
	/* A piece may end where the error cannot be seen yet, or show it earlier; the messages are the same. */
	if (rc == 0 || rc2 == rc) {
		CHECK_INT(rc, rc2);
		CHECK_INT(whole.len, pieces.len);
		CHECK(whole.len == 0 || memcmp(whole.data, pieces.data, whole.len) == 0);
	}
	CHECK((rc < 0) == (rc2 < 0));
	cs_buf_dtor(&whole);
	cs_buf_dtor(&pieces);
	return 0;
}
