/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See frame.h. The stream is what is kept (from kept_pos on) followed by what is lent. A packet that begins in the kept
 * part is completed there by moving over just the bytes it lacks; all others are handed out where they lie. The two
 * questions "how long is the packet that begins here" and "where does the mark end" are asked of contiguous bytes.
 */
#include "frame.h"

#include "resp.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <uv.h>

/* Between two packets a connection may be idle for long: it holds no memory then. */
static void drop_kept(cs_frame *frame)
{
	cs_buf_dtor(&frame->kept);
	frame->kept_pos = 0;
}

static bool is_big_endian_host(void)
{
	const uint16_t one = 1;
	return *(const uint8_t *) &one == 0;
}

size_t cs_frame_length_size(char type)
{
	switch (type) {
		case 'c':
		case 'C':
			return 1;
		case 's':
		case 'S':
		case 'n':
		case 'v':
			return 2;
		case 'l':
		case 'L':
		case 'N':
		case 'V':
			return 4;
		case 'q':
		case 'Q':
		case 'J':
		case 'P':
			return 8;
		default:
			return 0;
	}
}

/* The number of that type at `data`. What a Q cannot say as a signed number comes out negative, which no length may be:
 * 2^63 bytes are too long all the same. */
static int64_t read_length(char type, const char *data)
{
	size_t size = cs_frame_length_size(type);
	bool big = type == 'n' || type == 'N' || type == 'J' || (strchr("sSlLqQ", type) && is_big_endian_host());
	uint64_t value = 0;

	for (size_t i = 0; i < size; i++) {
		value = value << 8 | (uint8_t) data[big ? i : size - 1 - i];
	}
	switch (type) {
		case 'c':
			return (int8_t) value;
		case 's':
			return (int16_t) value;
		case 'l':
			return (int32_t) value;
		default:
			return (int64_t) value;
	}
}

const char *cs_frame_config_check(const cs_frame_config *config)
{
	switch (config->mode) {
		case CS_FRAME_EOF_CHECK:
		case CS_FRAME_EOF_SPLIT:
			if (config->eof_len < 1 || config->eof_len > CS_FRAME_EOF_MAX) {
				return "package_eof must have 1 to 8 bytes";
			}
			if (config->max_length && config->max_length < config->eof_len) {
				return "package_max_length must not be less than the length of package_eof";
			}
			return NULL;
		case CS_FRAME_LENGTH:
			if (config->length_fn) {
				return NULL;
			}
			if (cs_frame_length_size(config->length_type) == 0) {
				return "package_length_type must be one of c, C, s, S, n, N, v, V, l, L, q, Q, J and P";
			}
			if (config->max_length
				&& config->length_offset + cs_frame_length_size(config->length_type) > config->max_length) {
				return "package_length_offset must point into the first package_max_length bytes";
			}
			return NULL;
		default:
			return NULL;
	}
}

void cs_frame_init(cs_frame *frame, const cs_frame_config *config)
{
	memset(frame, 0, sizeof(*frame));
	frame->config = config;
}

void cs_frame_dtor(cs_frame *frame)
{
	cs_buf_dtor(&frame->kept);
}

static int fail(cs_frame *frame, int error, int64_t length)
{
	frame->error = error;
	frame->bad_length = length;
	frame->in_len = 0;
	drop_kept(frame);
	return error;
}

/* Moves up to n bytes from what is lent to what is kept. */
static int keep_bytes(cs_frame *frame, size_t n)
{
	if (n > frame->in_len) {
		n = frame->in_len;
	}
	if (cs_buf_append(&frame->kept, frame->in, n) < 0) {
		return fail(frame, UV_ENOMEM, 0);
	}
	frame->in += n;
	frame->in_len -= n;
	return 0;
}

/* The packet handed out last is done with. */
static void release_last(cs_frame *frame)
{
	frame->kept_pos += frame->out_kept;
	frame->out_kept = 0;
	if (frame->kept_pos > 0 && frame->kept_pos == frame->kept.len) {
		drop_kept(frame);
	}
}

/* Hands out the first n bytes of the stream, which lie together. */
static int hand_out(cs_frame *frame, size_t n, cs_view *packet)
{
	if (frame->kept.len > frame->kept_pos) {
		*packet = (cs_view){frame->kept.data + frame->kept_pos, n};
		frame->out_kept = n;
	} else {
		*packet = (cs_view){frame->in, n};
		frame->in += n;
		frame->in_len -= n;
	}
	frame->scanned = 0;
	frame->length = 0;
	return 1;
}

/* Where the first mark in data[from..len) ends; 0 when there is none. */
static size_t find_mark(const cs_frame_config *config, const char *data, size_t from, size_t len)
{
	const char mark = config->eof[0];
	size_t eof_len = config->eof_len;

	while (len - from >= eof_len) {
		const char *at = memchr(data + from, mark, len - from - (eof_len - 1));
		if (!at) {
			return 0;
		}
		if (memcmp(at, config->eof, eof_len) == 0) {
			return (size_t) (at - data) + eof_len;
		}
		from = (size_t) (at - data) + 1;
	}
	return 0;
}

static int too_long(cs_frame *frame, uint64_t length)
{
	return fail(frame, UV_EMSGSIZE, length > INT64_MAX ? INT64_MAX : (int64_t) length);
}

static bool over_limit(const cs_frame *frame, size_t length)
{
	return frame->config->max_length && length > frame->config->max_length;
}

/* Where the mark ends in kept bytes followed by lent ones; 0 when there is none. A mark may begin in the former and end in
 * the latter: the bytes around the seam are copied for that. */
static size_t find_mark_kept(const cs_frame *frame, const char *kept, size_t kept_len)
{
	const cs_frame_config *config = frame->config;
	char seam[2 * CS_FRAME_EOF_MAX];
	size_t reach = config->eof_len - 1u;
	size_t before = kept_len < reach ? kept_len : reach;
	size_t after = frame->in_len < reach ? frame->in_len : reach;

	size_t end = find_mark(config, kept, frame->scanned, kept_len);
	if (end > 0 || frame->in_len == 0) {
		return end;
	}
	memcpy(seam, kept + kept_len - before, before);
	memcpy(seam + before, frame->in, after);
	end = find_mark(config, seam, 0, before + after);
	if (end > 0) {
		return kept_len - before + end;
	}
	end = find_mark(config, frame->in, 0, frame->in_len);
	return end > 0 ? kept_len + end : 0;
}

/* What was looked at is not looked at again but for the last bytes, which may begin a mark: `scanned` counts the others. */
static int next_by_mark(cs_frame *frame, cs_view *packet)
{
	size_t reach = frame->config->eof_len - 1u;
	size_t kept = frame->kept.len - frame->kept_pos;
	size_t end = kept > 0 ? find_mark_kept(frame, frame->kept.data + frame->kept_pos, kept)
						  : find_mark(frame->config, frame->in, frame->scanned, frame->in_len);
	size_t have = end > 0 ? end : kept + frame->in_len;

	if (over_limit(frame, have)) {
		return too_long(frame, have);
	}
	if (kept > 0 && have > kept && keep_bytes(frame, have - kept) < 0) {
		return frame->error;
	}
	if (end > 0) {
		return hand_out(frame, end, packet);
	}
	frame->scanned = have > reach ? have - reach : 0;
	return 0;
}

/* All or nothing, by the last bytes alone. */
static int next_by_last_mark(cs_frame *frame, cs_view *packet)
{
	const cs_frame_config *config = frame->config;
	size_t have = cs_frame_pending(frame);

	if (have == 0) {
		return 0;
	}
	if (over_limit(frame, have)) {
		return too_long(frame, have);
	}
	if (frame->kept.len > frame->kept_pos && keep_bytes(frame, frame->in_len) < 0) {
		return frame->error;
	}
	const char *data = frame->kept.len > frame->kept_pos ? frame->kept.data + frame->kept_pos : frame->in;
	if (have >= config->eof_len && memcmp(data + have - config->eof_len, config->eof, config->eof_len) == 0) {
		return hand_out(frame, have, packet);
	}
	return 0;
}

/* MQTT: one byte, then 7 bits of the length a byte, low ones first, while the top bit is set; four at most. */
static int64_t mqtt_length(const char *data, size_t len, size_t *need)
{
	uint32_t rest = 0;

	for (size_t i = 0; i < 4; i++) {
		if (len < i + 2) {
			*need = i + 2;
			return 0;
		}
		uint8_t byte = (uint8_t) data[i + 1];
		rest |= (uint32_t) (byte & 0x7f) << (7 * i);
		if (!(byte & 0x80)) {
			return (int64_t) rest + (int64_t) i + 2;
		}
	}
	return -1;
}

/* The length of the packet that begins at `data`: > 0, 0 when more bytes are needed (*need in all, as far as known), or
 * -1 with the error set. */
static int64_t packet_length(cs_frame *frame, const char *data, size_t len, size_t *need)
{
	const cs_frame_config *config = frame->config;
	int64_t length;

	if (config->mode == CS_FRAME_MQTT || config->mode == CS_FRAME_REDIS) {
		length = config->mode == CS_FRAME_MQTT ? mqtt_length(data, len, need) : cs_resp_length(data, len, need);
		if (length < 0) {
			fail(frame, UV_EPROTO, -1);
		}
		return length;
	}
	if (config->length_fn) {
		length = config->length_fn(config->length_arg, data, len);
		if (length < 0) {
			fail(frame, UV_EPROTO, length);
			return -1;
		}
		return length;
	}
	size_t head = config->length_offset + cs_frame_length_size(config->length_type);
	if (len < head) {
		*need = head;
		return 0;
	}
	length = read_length(config->length_type, data + config->length_offset);
	if (length < 0 && (config->length_type == 'Q' || config->length_type == 'J' || config->length_type == 'P')) {
		too_long(frame, (uint64_t) length);
		return -1;
	}
	/* A packet that ends before its own length is none: the stream could not be followed from there. */
	if (length < 0 || (uint64_t) length + config->body_offset < head) {
		fail(frame, UV_EPROTO, length);
		return -1;
	}
	if ((uint64_t) length > (uint64_t) INT64_MAX - config->body_offset) {
		too_long(frame, (uint64_t) length);
		return -1;
	}
	return length + (int64_t) config->body_offset;
}

/* Finds out the current packet's length, moving no more bytes to the kept ones than that takes. Returns 1, 0 when more
 * bytes are needed, or the error. */
static int learn_length(cs_frame *frame)
{
	for (;;) {
		size_t kept = frame->kept.len - frame->kept_pos, need = SIZE_MAX;
		const char *data = kept > 0 ? frame->kept.data + frame->kept_pos : frame->in;
		size_t len = kept > 0 ? kept : frame->in_len;
		/* A function that has seen these bytes already has to be given more first. */
		if (len > 0 && (len > frame->scanned || !frame->config->length_fn)) {
			int64_t length = packet_length(frame, data, len, &need);
			if (frame->error) {
				return frame->error;
			}
			if (length > 0) {
				if ((uint64_t) length > SIZE_MAX || over_limit(frame, (size_t) length)) {
					return too_long(frame, (uint64_t) length);
				}
				frame->length = (size_t) length;
				return 1;
			}
			if (over_limit(frame, len)) {
				return too_long(frame, len);
			}
			frame->scanned = len;
		}
		if (kept == 0 || frame->in_len == 0) {
			return 0;
		}
		if (keep_bytes(frame, need - kept) < 0) {
			return frame->error;
		}
	}
}

static int next_by_length(cs_frame *frame, cs_view *packet)
{
	if (frame->length == 0) {
		int rc = learn_length(frame);
		if (rc <= 0) {
			return rc;
		}
	}
	size_t kept = frame->kept.len - frame->kept_pos;
	if (kept > 0 && kept < frame->length) {
		if (keep_bytes(frame, frame->length - kept) < 0) {
			return frame->error;
		}
		kept = frame->kept.len - frame->kept_pos;
	}
	return (kept > 0 ? kept : frame->in_len) < frame->length ? 0 : hand_out(frame, frame->length, packet);
}

int cs_frame_feed(cs_frame *frame, const char *bytes, size_t len)
{
	if (frame->error) {
		return 0;
	}
	if (frame->in_len > 0) {
		int rc = cs_frame_keep(frame);
		if (rc < 0) {
			return rc;
		}
	}
	frame->in = bytes;
	frame->in_len = len;
	return 0;
}

int cs_frame_next(cs_frame *frame, cs_view *packet)
{
	*packet = (cs_view){NULL, 0};
	if (frame->error) {
		return frame->error;
	}
	release_last(frame);
	switch (frame->config->mode) {
		case CS_FRAME_EOF_CHECK:
			return next_by_last_mark(frame, packet);
		case CS_FRAME_EOF_SPLIT:
			return next_by_mark(frame, packet);
		case CS_FRAME_LENGTH:
		case CS_FRAME_MQTT:
		case CS_FRAME_REDIS:
			return next_by_length(frame, packet);
		default: {
			/* What was kept while the caller did not listen comes first. */
			size_t kept = frame->kept.len - frame->kept_pos;
			size_t n = kept > 0 ? kept : frame->in_len;
			return n > 0 ? hand_out(frame, n, packet) : 0;
		}
	}
}

int cs_frame_keep(cs_frame *frame)
{
	if (frame->error) {
		return frame->error;
	}
	release_last(frame);
	if (frame->kept_pos > 0) {
		cs_buf_consume(&frame->kept, frame->kept_pos);
		frame->kept_pos = 0;
	}
	return frame->in_len > 0 ? keep_bytes(frame, frame->in_len) : 0;
}

size_t cs_frame_pending(const cs_frame *frame)
{
	return frame->kept.len - frame->kept_pos - frame->out_kept + frame->in_len;
}

cs_view cs_frame_rest(const cs_frame *frame)
{
	size_t begin = frame->kept_pos + frame->out_kept;
	if (frame->kept.len == begin) {
		return (cs_view){NULL, 0};
	}
	return (cs_view){frame->kept.data + begin, frame->kept.len - begin};
}

void cs_frame_error(const cs_frame *frame, char *buf, size_t size)
{
	switch (frame->error) {
		case 0:
			snprintf(buf, size, "no error");
			break;
		case UV_EMSGSIZE:
			if (frame->config->mode >= CS_FRAME_LENGTH) {
				snprintf(buf, size, "a packet of %" PRId64 " bytes is longer than package_max_length (%zu)",
					frame->bad_length, frame->config->max_length);
			} else {
				snprintf(buf, size, "%" PRId64 " bytes without package_eof in place, package_max_length is %zu",
					frame->bad_length, frame->config->max_length);
			}
			break;
		case UV_EPROTO:
			if (frame->config->mode == CS_FRAME_MQTT) {
				snprintf(buf, size, "an MQTT packet's length takes more than four bytes");
			} else if (frame->config->mode == CS_FRAME_REDIS) {
				snprintf(buf, size, "this is no command of the Redis protocol");
			} else if (frame->config->length_fn) {
				snprintf(buf, size, "package_length_func returned %" PRId64, frame->bad_length);
			} else {
				snprintf(buf, size, "a packet's head gives %" PRId64 " as its length", frame->bad_length);
			}
			break;
		default:
			snprintf(buf, size, "%s", uv_strerror(frame->error));
			break;
	}
}
