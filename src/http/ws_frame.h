/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * WebSocket frames (RFC 6455), for servers and clients: cutting a stream into messages and control frames, and writing
 * heads of frames. Messages of several frames are put together, masks are taken off, text is checked as it comes, and
 * whatever the RFC forbids is found at the first byte that shows it. Needs no Zend.
 *
 *     cs_ws_reader_init(&reader, false, 2 << 20);
 *     while ((rc = cs_ws_read(&reader, &data, &len, &event)) > 0) {
 *         ... cs_ws_copy(&event, to) ...
 *     }
 *     if (rc < 0) close with the code -rc, and cs_ws_reason(&reader) as the reason
 */
#ifndef CS_HTTP_WS_FRAME_H
#define CS_HTTP_WS_FRAME_H

#include "../core/buf.h"

enum { CS_WS_CONTINUATION = 0, CS_WS_TEXT = 1, CS_WS_BINARY = 2, CS_WS_CLOSE = 8, CS_WS_PING = 9, CS_WS_PONG = 10 };

/* Bits of a frame's first byte. */
enum { CS_WS_FIN = 0x80, CS_WS_RSV1 = 0x40, CS_WS_RSV2 = 0x20, CS_WS_RSV3 = 0x10 };

/* Close codes of the RFC that this code uses. */
enum {
	CS_WS_NORMAL = 1000,
	CS_WS_GOING_AWAY = 1001,
	CS_WS_PROTOCOL_ERROR = 1002,
	CS_WS_NO_STATUS = 1005, /* a close frame without a code; never sent */
	CS_WS_ABNORMAL = 1006,  /* no close frame; never sent */
	CS_WS_BAD_DATA = 1007,
	CS_WS_TOO_BIG = 1009,
	CS_WS_SERVER_ERROR = 1011,
	CS_WS_RESTART = 1012
};

#define CS_WS_HEAD_MAX    14  /* bytes of a frame's head */
#define CS_WS_CONTROL_MAX 125 /* bytes of a control frame's payload */
#define CS_WS_REASON_MAX  123 /* of which so many may be a close frame's reason */

/* ---- UTF-8 that comes in pieces ---------------------------------------------------------------------------------- */

/* All bytes zero: between two characters. */
typedef struct cs_utf8 {
	uint8_t need;    /* bytes that are missing of a character */
	uint8_t lowest;  /* what the next of them may be */
	uint8_t highest; /* both 0 when need is 0 */
} cs_utf8;

/* False as soon as no continuation could make it valid: overlong forms, surrogates and what is above U+10FFFF included. */
bool cs_utf8_feed(cs_utf8 *utf8, const char *bytes, size_t len);

static inline bool cs_utf8_complete(const cs_utf8 *utf8)
{
	return utf8->need == 0;
}

bool cs_utf8_valid(const char *bytes, size_t len);

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

typedef struct cs_ws_reader {
	/* What was agreed on; set these before the first byte. */
	bool is_client;   /* the other side is a server, so its frames are not masked */
	bool deflate;     /* permessage-deflate: the first frame of a message may have RSV1 */
	uint64_t max_len; /* bytes of a message; 0: no limit */
	/* What was read. */
	bool in_frame;
	bool fin;
	bool masked;
	bool compressed;   /* the message */
	bool message_done; /* it was given out: free it with the next call */
	uint8_t opcode;    /* of the frame */
	uint8_t message;   /* opcode of the message whose frames come in; 0: none */
	uint8_t head_len;
	uint8_t control_len;
	uint8_t mask[4];
	uint8_t head[CS_WS_HEAD_MAX];
	char control[CS_WS_CONTROL_MAX];
	cs_utf8 utf8;
	uint64_t left; /* bytes of the frame's payload that are still to come */
	uint64_t done; /* that have come */
	cs_buf buf;    /* of the message */
	const char *reason;
} cs_ws_reader;

/* A message, or a control frame. `payload` is the caller's memory or the reader's, and good until the next call. */
typedef struct cs_ws_event {
	uint8_t opcode;
	bool compressed; /* payload is to be inflated, and then checked when it is text */
	bool masked;     /* it came with a mask */
	bool mask_on;    /* payload still has its mask on; cs_ws_copy() takes it off */
	bool checked;    /* text is known to be valid */
	uint8_t mask[4];
	cs_view payload;
	int code;       /* of a close frame; CS_WS_NO_STATUS without one */
	cs_view reason; /* of a close frame */
} cs_ws_event;

void cs_ws_reader_init(cs_ws_reader *reader, bool is_client, uint64_t max_len);
void cs_ws_reader_dtor(cs_ws_reader *reader);

/* Reads on. *data and *len move over what was used. Returns 1 with an event, 0 when all bytes are used, or the negative
 * close code (UV_ENOMEM's place is taken by CS_WS_SERVER_ERROR) after which nothing more can be read. */
int cs_ws_read(cs_ws_reader *reader, const char **data, size_t *len, cs_ws_event *event);

/* A few words for people about the error that cs_ws_read() returned. */
static inline const char *cs_ws_reason(const cs_ws_reader *reader)
{
	return reader->reason;
}

/* True when nothing of a frame or message is pending, so that another reader could go on. */
static inline bool cs_ws_reader_between(const cs_ws_reader *reader)
{
	return !reader->in_frame && !reader->head_len && !reader->message;
}

/* Copies the payload to `to`, without its mask. False when it is text and not valid UTF-8; a compressed payload is only
 * copied. */
bool cs_ws_copy(const cs_ws_event *event, char *to);

/* The code and the reason of a close frame's payload: 0, or the code to fail the connection with. */
int cs_ws_parse_close(cs_view payload, int *code, cs_view *reason);

/* May this code be in a close frame? */
bool cs_ws_valid_code(int code);

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* The head of a frame: `bits` are CS_WS_FIN and so on. With a mask (of a client) the payload has to follow through
 * cs_ws_mask(). Returns its length, at most CS_WS_HEAD_MAX. */
size_t cs_ws_put_head(void *to, unsigned opcode, unsigned bits, uint64_t len, const uint8_t *mask);

static inline size_t cs_ws_head_size(uint64_t len, bool masked)
{
	return 2 + (len < 126 ? 0 : len < 65536 ? 2 : 8) + (masked ? 4 : 0);
}

/* Puts a mask on or takes it off: to[i] = from[i] ^ mask[(at + i) % 4]. `to` may be `from`. */
void cs_ws_mask(char *to, const char *from, size_t len, const uint8_t mask[4], uint64_t at);

/* The payload of a close frame; CS_WS_NO_STATUS gives none. The reason has at most CS_WS_REASON_MAX bytes. Returns its
 * length. */
size_t cs_ws_put_close(char to[CS_WS_CONTROL_MAX], int code, cs_view reason);

#endif
