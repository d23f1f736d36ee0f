/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\WebSocket\Frame and CloseFrame: what programs get and give. Used by servers and the client.
 */
#ifndef CS_CLASSES_WEBSOCKET_FRAME_H
#define CS_CLASSES_WEBSOCKET_FRAME_H

#include "src/http/ws.h"

extern zend_class_entry *cs_websocket_frame_ce;
extern zend_class_entry *cs_websocket_close_frame_ce;

/* A Frame, or for CS_WS_CLOSE a CloseFrame with the code and `data` as the reason. Takes over `data`. */
zend_object *cs_websocket_frame_new(zend_long fd, int opcode, int flags, zend_string *data, int code);

/* What the arguments ($data, $opcode, $flags) of push() and pack() mean. `data` is owned: release it. */
typedef struct cs_websocket_args {
	zend_string *data; /* of a close frame the reason */
	int opcode;
	int flags;
	int code; /* of a close frame */
} cs_websocket_args;

/* Reads them: `object` is a Frame, or NULL and then `string` is not. False with an exception when a property cannot be
 * turned into a string. */
bool cs_websocket_args_read(
	cs_websocket_args *args, zend_object *object, zend_string *string, zend_long opcode, zend_long flags);

/* Warns and sets the last error when such a frame cannot be sent. */
bool cs_websocket_args_check(const cs_websocket_args *args);

/* Is the close code, and the reason, one that can be sent? Warns when not. */
bool cs_websocket_check_close(zend_long code, zend_string *reason);

/* Appends the bytes of the frame. 0, UV_EINVAL or UV_ENOMEM. */
int cs_websocket_pack(const cs_websocket_args *args, cs_buf *out);

#endif
