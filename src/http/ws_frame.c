/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See ws_frame.h.
 *
 * A frame that is in the caller's memory as a whole, and is a message as a whole, is given out from there with its mask
 * on: the caller copies it anyway, and takes the mask off on the way. Everything else is gathered in the reader.
 */
#include "ws_frame.h"

#define BUF_FIRST 65536 /* larger payloads grow as they come */

/* ---- UTF-8 ---- */

/* How many bytes follow a character's first one, and the range of the first of these; false for one that cannot be. */
static bool begin_character(cs_utf8 *utf8, uint8_t byte)
{
	utf8->lowest = 0x80;
	utf8->highest = 0xbf;
	if (byte >= 0xc2 && byte <= 0xdf) {
		utf8->need = 1;
	} else if (byte >= 0xe0 && byte <= 0xef) {
		utf8->need = 2;
		utf8->lowest = byte == 0xe0 ? 0xa0 : 0x80;
		utf8->highest = byte == 0xed ? 0x9f : 0xbf;
	} else if (byte >= 0xf0 && byte <= 0xf4) {
		utf8->need = 3;
		utf8->lowest = byte == 0xf0 ? 0x90 : 0x80;
		utf8->highest = byte == 0xf4 ? 0x8f : 0xbf;
	} else {
		return false;
	}
	return true;
}

static size_t skip_ascii(const char *bytes, size_t len)
{
	size_t at = 0;
	uint64_t word;
	for (; at + 8 <= len; at += 8) {
		memcpy(&word, bytes + at, 8);
		if (word & UINT64_C(0x8080808080808080)) {
			break;
		}
	}
	while (at < len && !((uint8_t) bytes[at] & 0x80)) {
		at++;
	}
	return at;
}

bool cs_utf8_feed(cs_utf8 *utf8, const char *bytes, size_t len)
{
	size_t at = 0;
	while (at < len) {
		if (utf8->need == 0) {
			at += skip_ascii(bytes + at, len - at);
			if (at < len && !begin_character(utf8, (uint8_t) bytes[at++])) {
				return false;
			}
			continue;
		}
		uint8_t byte = (uint8_t) bytes[at++];
		if (byte < utf8->lowest || byte > utf8->highest) {
			return false;
		}
		utf8->lowest = 0x80;
		utf8->highest = 0xbf;
		utf8->need--;
	}
	return true;
}

bool cs_utf8_valid(const char *bytes, size_t len)
{
	cs_utf8 utf8 = {0};
	return cs_utf8_feed(&utf8, bytes, len) && cs_utf8_complete(&utf8);
}

/* ---- Masks and heads ---- */

void cs_ws_mask(char *to, const char *from, size_t len, const uint8_t mask[4], uint64_t at)
{
	uint8_t turned[8];
	uint64_t key, word;
	size_t i = 0;

	for (unsigned k = 0; k < 8; k++) {
		turned[k] = mask[(at + k) & 3];
	}
	memcpy(&key, turned, 8);
	for (; i + 8 <= len; i += 8) {
		memcpy(&word, from + i, 8);
		word ^= key;
		memcpy(to + i, &word, 8);
	}
	for (; i < len; i++) {
		to[i] = (char) ((uint8_t) from[i] ^ turned[i & 7]);
	}
}

size_t cs_ws_put_head(void *to, unsigned opcode, unsigned bits, uint64_t len, const uint8_t *mask)
{
	uint8_t *out = to;
	unsigned masked = mask ? 0x80 : 0;
	size_t n = 2;

	out[0] = (uint8_t) (bits | opcode);
	if (len < 126) {
		out[1] = (uint8_t) (masked | len);
	} else if (len < 65536) {
		out[1] = (uint8_t) (masked | 126);
		out[n++] = (uint8_t) (len >> 8);
		out[n++] = (uint8_t) len;
	} else {
		out[1] = (uint8_t) (masked | 127);
		for (int shift = 56; shift >= 0; shift -= 8) {
			out[n++] = (uint8_t) (len >> shift);
		}
	}
	if (mask) {
		memcpy(out + n, mask, 4);
		n += 4;
	}
	return n;
}

size_t cs_ws_put_close(char to[CS_WS_CONTROL_MAX], int code, cs_view reason)
{
	if (code == CS_WS_NO_STATUS) {
		return 0;
	}
	size_t len = reason.len < CS_WS_REASON_MAX ? reason.len : CS_WS_REASON_MAX;
	to[0] = (char) (code >> 8);
	to[1] = (char) code;
	if (len) {
		memcpy(to + 2, reason.ptr, len);
	}
	return len + 2;
}

bool cs_ws_valid_code(int code)
{
	return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

int cs_ws_parse_close(cs_view payload, int *code, cs_view *reason)
{
	*reason = (cs_view){"", 0};
	*code = CS_WS_NO_STATUS;
	if (payload.len == 0) {
		return 0;
	}
	if (payload.len == 1) {
		return CS_WS_PROTOCOL_ERROR;
	}
	*code = (uint8_t) payload.ptr[0] << 8 | (uint8_t) payload.ptr[1];
	*reason = (cs_view){payload.ptr + 2, payload.len - 2};
	if (!cs_ws_valid_code(*code)) {
		return CS_WS_PROTOCOL_ERROR;
	}
	return cs_utf8_valid(reason->ptr, reason->len) ? 0 : CS_WS_BAD_DATA;
}

/* ---- Reading ---- */

void cs_ws_reader_init(cs_ws_reader *reader, bool is_client, uint64_t max_len)
{
	memset(reader, 0, sizeof(*reader));
	reader->is_client = is_client;
	reader->max_len = max_len;
}

void cs_ws_reader_dtor(cs_ws_reader *reader)
{
	cs_buf_dtor(&reader->buf);
}

static int fail(cs_ws_reader *reader, int code, const char *reason)
{
	reader->reason = reason;
	return -code;
}

static bool is_control(unsigned opcode)
{
	return opcode >= CS_WS_CLOSE;
}

/* What the first byte of a frame says. */
static int check_first(cs_ws_reader *reader, uint8_t byte)
{
	unsigned opcode = byte & 15;
	if (byte & (CS_WS_RSV2 | CS_WS_RSV3)) {
		return fail(reader, CS_WS_PROTOCOL_ERROR, "a reserved bit is set");
	}
	if ((opcode > CS_WS_BINARY && opcode < CS_WS_CLOSE) || opcode > CS_WS_PONG) {
		return fail(reader, CS_WS_PROTOCOL_ERROR, "the opcode is reserved");
	}
	if ((byte & CS_WS_RSV1) && (!reader->deflate || is_control(opcode) || opcode == CS_WS_CONTINUATION)) {
		return fail(reader, CS_WS_PROTOCOL_ERROR, "RSV1 is set where nothing can be compressed");
	}
	if (is_control(opcode)) {
		return byte & CS_WS_FIN ? 0 : fail(reader, CS_WS_PROTOCOL_ERROR, "a control frame is fragmented");
	}
	if (opcode == CS_WS_CONTINUATION && !reader->message) {
		return fail(reader, CS_WS_PROTOCOL_ERROR, "a continuation frame continues nothing");
	}
	if (opcode != CS_WS_CONTINUATION && reader->message) {
		return fail(reader, CS_WS_PROTOCOL_ERROR, "a message begins inside another one");
	}
	return 0;
}

static int check_second(cs_ws_reader *reader, uint8_t first, uint8_t second)
{
	bool masked = second & 0x80;
	if (masked == reader->is_client) {
		return fail(reader, CS_WS_PROTOCOL_ERROR, masked ? "a server masked a frame" : "a frame is not masked");
	}
	if (is_control(first & 15) && (second & 127) > CS_WS_CONTROL_MAX) {
		return fail(reader, CS_WS_PROTOCOL_ERROR, "a control frame is longer than 125 bytes");
	}
	return 0;
}

/* The frame's head is here as a whole: begins the frame. */
static int begin_frame(cs_ws_reader *reader)
{
	const uint8_t *head = reader->head;
	uint64_t len = head[1] & 127;
	size_t at = 2;

	if (len >= 126) {
		size_t bytes = len == 126 ? 2 : 8;
		uint64_t least = len == 126 ? 126 : 65536;
		for (len = 0; bytes; bytes--) {
			len = len << 8 | head[at++];
		}
		if (len < least || len >> 63) {
			return fail(reader, CS_WS_PROTOCOL_ERROR, "the length of a frame is not written as it should be");
		}
	}
	reader->opcode = head[0] & 15;
	reader->fin = head[0] & CS_WS_FIN;
	reader->masked = head[1] & 0x80;
	memset(reader->mask, 0, 4);
	if (reader->masked) {
		memcpy(reader->mask, head + at, 4);
	}
	if (!is_control(reader->opcode)) {
		if (reader->opcode != CS_WS_CONTINUATION) {
			reader->message = reader->opcode;
			reader->compressed = head[0] & CS_WS_RSV1;
			memset(&reader->utf8, 0, sizeof(reader->utf8));
		}
		/* What cannot be compressed grows a little. */
		uint64_t max = reader->max_len + (reader->compressed ? reader->max_len / 1024 + 64 : 0);
		if (reader->max_len && (len > max || reader->buf.len > max - len)) {
			return fail(reader, CS_WS_TOO_BIG, "the message is too big");
		}
	}
	reader->in_frame = true;
	reader->head_len = 0;
	reader->control_len = 0;
	reader->left = len;
	reader->done = 0;
	return 0;
}

/* Returns 1 when the frame has begun, 0 when bytes are missing, or the negative code. */
static int read_head(cs_ws_reader *reader, const char **data, size_t *len)
{
	size_t want = 2;
	int rc = 0;

	while (rc == 0) {
		if (reader->head_len >= 2) {
			unsigned size = reader->head[1] & 127;
			want = cs_ws_head_size(size < 126 ? 0 : size == 126 ? 126 : 65536, reader->head[1] & 0x80);
			if (reader->head_len == want) {
				rc = begin_frame(reader);
				return rc ? rc : 1;
			}
		}
		if (*len == 0) {
			return 0;
		}
		reader->head[reader->head_len++] = (uint8_t) * (*data)++;
		--*len;
		if (reader->head_len == 1) {
			rc = check_first(reader, reader->head[0]);
		} else if (reader->head_len == 2) {
			rc = check_second(reader, reader->head[0], reader->head[1]);
		}
	}
	return rc;
}

static int give_control(cs_ws_reader *reader, cs_ws_event *event)
{
	*event = (cs_ws_event){.opcode = reader->opcode, .masked = reader->masked, .checked = true};
	event->payload = (cs_view){reader->control, reader->control_len};
	if (reader->opcode == CS_WS_CLOSE) {
		int code = cs_ws_parse_close(event->payload, &event->code, &event->reason);
		if (code) {
			return fail(reader, code,
				code == CS_WS_BAD_DATA ? "the reason of a close frame is not UTF-8" : "the close frame is not valid");
		}
	}
	return 1;
}

static int read_control(cs_ws_reader *reader, const char **data, size_t *len, cs_ws_event *event)
{
	size_t n = *len < reader->left ? *len : (size_t) reader->left;
	cs_ws_mask(reader->control + reader->control_len, *data, n, reader->mask, reader->done);
	reader->control_len = (uint8_t) (reader->control_len + n);
	reader->done += n;
	reader->left -= n;
	*data += n;
	*len -= n;
	if (reader->left) {
		return 0;
	}
	reader->in_frame = false;
	return give_control(reader, event);
}

/* A whole message in one frame in the caller's memory. */
static int give_direct(cs_ws_reader *reader, const char **data, size_t *len, cs_ws_event *event)
{
	*event = (cs_ws_event){.opcode = reader->message, .masked = reader->masked, .mask_on = reader->masked};
	memcpy(event->mask, reader->mask, 4);
	event->payload = (cs_view){*data, (size_t) reader->left};
	*data += reader->left;
	*len -= (size_t) reader->left;
	reader->left = 0;
	reader->in_frame = false;
	reader->message = 0;
	return 1;
}

static int gather(cs_ws_reader *reader, const char **data, size_t *len)
{
	size_t n = *len < reader->left ? *len : (size_t) reader->left;
	if (n == 0) {
		return 0;
	}
	size_t room = reader->buf.cap ? n : (reader->left < BUF_FIRST ? (size_t) reader->left : BUF_FIRST);
	if (cs_buf_reserve(&reader->buf, room > n ? room : n) < 0) {
		return fail(reader, CS_WS_SERVER_ERROR, "out of memory");
	}
	char *to = reader->buf.data + reader->buf.len;
	cs_ws_mask(to, *data, n, reader->mask, reader->done);
	reader->buf.len += n;
	reader->done += n;
	reader->left -= n;
	*data += n;
	*len -= n;
	if (reader->message == CS_WS_TEXT && !reader->compressed && !cs_utf8_feed(&reader->utf8, to, n)) {
		return fail(reader, CS_WS_BAD_DATA, "the text is not UTF-8");
	}
	return 0;
}

static int read_data(cs_ws_reader *reader, const char **data, size_t *len, cs_ws_event *event)
{
	if (reader->fin && !reader->compressed && reader->opcode && reader->done == 0 && *len >= reader->left) {
		return give_direct(reader, data, len, event);
	}
	int rc = gather(reader, data, len);
	if (rc || reader->left) {
		return rc;
	}
	reader->in_frame = false;
	if (!reader->fin) {
		return 0;
	}
	if (reader->message == CS_WS_TEXT && !reader->compressed && !cs_utf8_complete(&reader->utf8)) {
		return fail(reader, CS_WS_BAD_DATA, "the text is not UTF-8");
	}
	*event = (cs_ws_event){.opcode = reader->message,
		.compressed = reader->compressed,
		.masked = reader->masked,
		.checked = !reader->compressed};
	event->payload = cs_buf_view(&reader->buf);
	reader->message = 0;
	reader->message_done = true;
	return 1;
}

int cs_ws_read(cs_ws_reader *reader, const char **data, size_t *len, cs_ws_event *event)
{
	int rc;

	if (reader->message_done) {
		cs_buf_dtor(&reader->buf);
		reader->message_done = false;
	}
	do {
		if (!reader->in_frame && (rc = read_head(reader, data, len)) <= 0) {
			return rc;
		}
		rc = is_control(reader->opcode) ? read_control(reader, data, len, event) : read_data(reader, data, len, event);
		if (rc) {
			return rc;
		}
	} while (*len > 0);
	return 0;
}

bool cs_ws_copy(const cs_ws_event *event, char *to)
{
	if (event->mask_on) {
		cs_ws_mask(to, event->payload.ptr, event->payload.len, event->mask, 0);
	} else if (event->payload.len) {
		memcpy(to, event->payload.ptr, event->payload.len);
	}
	return event->opcode != CS_WS_TEXT || event->checked || event->compressed || cs_utf8_valid(to, event->payload.len);
}
