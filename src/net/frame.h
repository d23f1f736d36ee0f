/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Cuts the byte stream of one connection into packets: by an end mark, by a length in the packet's head, or as MQTT
 * and Redis do. Needs no Zend.
 *
 *     cs_frame_feed(&conn->frame, bytes, nread);
 *     while ((rc = cs_frame_next(&conn->frame, &packet)) > 0) {
 *         handle(packet);                  valid until the next call for this frame, or until `bytes` go
 *         if (conn->paused) break;
 *     }
 *     if (rc < 0) { log(cs_frame_error(...)); close(conn); }
 *     else if ((rc = cs_frame_keep(&conn->frame)) < 0) close(conn);
 *
 * Packets that lie within what was fed are handed out where they are; only what is left of a packet at the end of a
 * read is copied, and a frame between two packets holds no memory. Each byte is looked at once.
 */
#ifndef CS_NET_FRAME_H
#define CS_NET_FRAME_H

#include "src/core/buf.h"

#define CS_FRAME_EOF_MAX 8

typedef enum cs_frame_mode {
	CS_FRAME_NONE,      /* what one read brought is a packet */
	CS_FRAME_EOF_CHECK, /* all that is there once it ends with the mark: may hold several packets and inner marks */
	CS_FRAME_EOF_SPLIT, /* up to and with each mark */
	CS_FRAME_LENGTH,    /* a length in the head, or a function that tells it */
	CS_FRAME_MQTT,      /* MQTT's fixed header */
	CS_FRAME_REDIS      /* a command of the Redis protocol */
} cs_frame_mode;

/* Tells the length of the packet that begins at `data`, head included: > 0; 0 when the `len` bytes do not tell it yet (it
 * is asked again when more came); < 0 when this can be no packet: the connection is at its end. */
typedef int64_t (*cs_frame_length_fn)(void *arg, const char *data, size_t len);

/* One for all connections of a port; must outlive their frames. */
typedef struct cs_frame_config {
	cs_frame_mode mode;
	uint8_t eof_len; /* 1 to CS_FRAME_EOF_MAX in the two EOF modes */
	char eof[CS_FRAME_EOF_MAX];
	char length_type;             /* one of PHP's pack(): see cs_frame_length_size(); not used with length_fn */
	size_t length_offset;         /* where the length is */
	size_t body_offset;           /* where the bytes begin that the length counts: 0 when it counts the head too */
	size_t max_length;            /* of a packet with its head or mark; 0: no limit */
	cs_frame_length_fn length_fn; /* NULL: length_type and the offsets tell */
	void *length_arg;
} cs_frame_config;

/* How many bytes a length of this type takes: c C: 1, s S n v: 2, l L N V: 4, q Q J P: 8; 0 for other letters. */
size_t cs_frame_length_size(char type);

/* Why this config cannot work, as the end of a sentence about a setting ("package_eof must …"); NULL when it can. */
const char *cs_frame_config_check(const cs_frame_config *config);

typedef struct cs_frame {
	const cs_frame_config *config;
	cs_buf kept;     /* the beginning of a packet from earlier reads */
	size_t kept_pos; /* of kept: handed out before here */
	const char *in;  /* borrowed: what was fed and is not handed out */
	size_t in_len;
	size_t scanned;     /* bytes of the current packet that hold no end mark */
	size_t length;      /* of the current packet once its head has told it; 0 before */
	size_t out_kept;    /* length of the packet handed out last, when it lies in kept */
	int64_t bad_length; /* what the head said, after an error */
	int error;
} cs_frame;

void cs_frame_init(cs_frame *frame, const cs_frame_config *config);
void cs_frame_dtor(cs_frame *frame);

/* Lends it the bytes of a read. Bytes fed before that are still not handed out are copied first. Returns 0 or UV_ENOMEM. */
int cs_frame_feed(cs_frame *frame, const char *bytes, size_t len);

/* The next whole packet. Returns 1 and the packet (with its head or end mark); 0 when the bytes do not make another one;
 * UV_EMSGSIZE when it is longer than max_length; UV_EPROTO when its length cannot be; UV_ENOMEM. After an error it returns
 * the same error again. Calls length_fn, which may close the connection: then the frame's owner must not free the frame
 * before this returns. */
int cs_frame_next(cs_frame *frame, cs_view *packet);

/* Copies what was lent and is not handed out, before the memory of the read is used for another: at the end of each read
 * callback, also when the caller stops between two packets (and calls cs_frame_next() again later). Returns 0, UV_ENOMEM,
 * or the error of cs_frame_next(). */
int cs_frame_keep(cs_frame *frame);

/* Bytes that wait for the rest of their packet, or for cs_frame_next(). */
size_t cs_frame_pending(const cs_frame *frame);

/* The same bytes, after cs_frame_keep(): for handing the connection to another process, which feeds them to its frame. */
cs_view cs_frame_rest(const cs_frame *frame);

/* Writes a clause for the log about the error that cs_frame_next() returned ("a packet of 9000000 bytes is longer than
 * package_max_length (2097152)") into buf. */
void cs_frame_error(const cs_frame *frame, char *buf, size_t size);

#endif
