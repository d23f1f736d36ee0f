/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See websocket_frame.h. */
#include "websocket_frame.h"
#include "error.h"

#include "src/modules.h"

#include "zend_attributes.h"
#include "zend_interfaces.h"

#include <errno.h>

#include "stubs/websocket_frame_arginfo.h"

/* The declared properties, in order. */
enum { PROP_FD, PROP_DATA, PROP_OPCODE, PROP_FLAGS, PROP_FINISH, PROP_CODE, PROP_REASON };

#define ERROR_PACK_FAILED   8505
#define ERROR_UNPACK_FAILED 8506
#define ERROR_INCOMPLETE    8507

zend_class_entry *cs_websocket_frame_ce;
zend_class_entry *cs_websocket_close_frame_ce;

zend_object *cs_websocket_frame_new(zend_long fd, int opcode, int flags, zend_string *data, int code)
{
	bool is_close = opcode == CS_WS_CLOSE;
	zend_class_entry *ce = is_close ? cs_websocket_close_frame_ce : cs_websocket_frame_ce;
	zend_object *object = zend_objects_new(ce);

	ZVAL_LONG(OBJ_PROP_NUM(object, PROP_FD), fd);
	ZVAL_LONG(OBJ_PROP_NUM(object, PROP_OPCODE), opcode);
	ZVAL_LONG(OBJ_PROP_NUM(object, PROP_FLAGS), flags);
	ZVAL_BOOL(OBJ_PROP_NUM(object, PROP_FINISH), flags & CS_WS_FLAG_FIN);
	if (is_close) {
		ZVAL_EMPTY_STRING(OBJ_PROP_NUM(object, PROP_DATA));
		ZVAL_LONG(OBJ_PROP_NUM(object, PROP_CODE), code);
		ZVAL_STR(OBJ_PROP_NUM(object, PROP_REASON), data);
	} else {
		ZVAL_STR(OBJ_PROP_NUM(object, PROP_DATA), data);
	}
	return object;
}

static zval *property(zend_object *object, int number)
{
	zval *slot = OBJ_PROP_NUM(object, number);
	ZVAL_DEREF(slot);
	return slot;
}

static zend_string *string_property(zend_object *object, int number)
{
	zval *slot = property(object, number);

	/* A frame becomes a string by its data: one that is its own would do so for ever. */
	if (Z_TYPE_P(slot) == IS_OBJECT && instanceof_function(Z_OBJCE_P(slot), cs_websocket_frame_ce)) {
		zend_type_error("The data of a frame must be a string, %s given", ZSTR_VAL(Z_OBJCE_P(slot)->name));
		return NULL;
	}
	return Z_TYPE_P(slot) == IS_UNDEF ? ZSTR_EMPTY_ALLOC() : zval_try_get_string(slot);
}

bool cs_websocket_args_read(
	cs_websocket_args *args, zend_object *object, zend_string *string, zend_long opcode, zend_long flags)
{
	*args = (cs_websocket_args){.code = CS_WS_NORMAL};
	if (!object) {
		args->data = zend_string_copy(string);
	} else {
		bool is_close = instanceof_function(object->ce, cs_websocket_close_frame_ce);
		opcode = zval_get_long(property(object, PROP_OPCODE));
		flags = zval_get_long(property(object, PROP_FLAGS));
		if (Z_TYPE_P(property(object, PROP_FINISH)) != IS_NULL && Z_TYPE_P(property(object, PROP_FINISH)) != IS_UNDEF) {
			bool finish = zend_is_true(property(object, PROP_FINISH));
			flags = finish ? flags | CS_WS_FLAG_FIN : flags & ~CS_WS_FLAG_FIN;
		}
		if (is_close) {
			args->code = (int) zval_get_long(property(object, PROP_CODE));
		}
		args->data = string_property(object, is_close && opcode == CS_WS_CLOSE ? PROP_REASON : PROP_DATA);
		if (!args->data || EG(exception)) {
			return false;
		}
	}
	args->opcode = opcode < 0 || opcode > 15 ? -1 : (int) opcode;
	args->flags = (int) flags;
	return true;
}

bool cs_websocket_check_close(zend_long code, zend_string *reason)
{
	if (code < 0 || code > INT_MAX || !cs_ws_valid_code((int) code)) {
		cs_warn(
			"the close code " ZEND_LONG_FMT " cannot be sent; use 1000 to 1003, 1007 to 1014 or 3000 to 4999", code);
	} else if (ZSTR_LEN(reason) > CS_WS_REASON_MAX) {
		cs_warn("the reason has %zu bytes; a close frame has room for 123", ZSTR_LEN(reason));
	} else if (!cs_utf8_valid(ZSTR_VAL(reason), ZSTR_LEN(reason))) {
		cs_warn("the reason is not UTF-8");
	} else {
		return true;
	}
	cs_set_last_error(ERROR_PACK_FAILED);
	return false;
}

bool cs_websocket_args_check(const cs_websocket_args *args)
{
	if (args->opcode == CS_WS_CLOSE && (args->flags & CS_WS_FLAG_FIN)) {
		return cs_websocket_check_close(args->code, args->data);
	}
	const char *why = cs_ws_frame_obstacle(args->opcode, args->flags, ZSTR_LEN(args->data));
	if (why) {
		cs_set_last_error(ERROR_PACK_FAILED);
		cs_warn("%s", why);
		return false;
	}
	return true;
}

/* permessage-deflate as without context takeover. */
static int compress_once(zend_string *data, cs_buf *out)
{
	cs_ws_deflate_params params = {true, true, 15, 15};
	cs_ws_deflate deflate;

	cs_ws_deflate_init(&deflate, &CSG(http).ws_deflate, &params, false);
	int error = cs_ws_deflate_compress(&deflate, (cs_view){ZSTR_VAL(data), ZSTR_LEN(data)}, out);
	cs_ws_deflate_dtor(&deflate);
	return error;
}

int cs_websocket_pack(const cs_websocket_args *args, cs_buf *out)
{
	cs_buf compressed = {0};
	char close[CS_WS_CONTROL_MAX];
	uint8_t mask[4];
	cs_view payload = {ZSTR_VAL(args->data), ZSTR_LEN(args->data)};
	unsigned bits = args->flags & CS_WS_FLAG_FIN ? CS_WS_FIN : 0;
	bool masked = args->flags & CS_WS_FLAG_MASK;
	int error = 0;

	bits |= args->flags & CS_WS_FLAG_RSV1 ? CS_WS_RSV1 : 0;
	if (args->opcode == CS_WS_CLOSE) {
		payload = (cs_view){close, cs_ws_put_close(close, args->code, payload)};
	} else if ((args->flags & CS_WS_FLAG_COMPRESS) && args->opcode < CS_WS_CLOSE) {
		error = compress_once(args->data, &compressed);
		payload = cs_buf_view(&compressed);
		bits |= CS_WS_RSV1;
	}
	if (!error && masked) {
		error = uv_random(NULL, NULL, mask, sizeof(mask), 0, NULL);
	}
	if (!error) {
		error = cs_buf_reserve(out, CS_WS_HEAD_MAX + payload.len);
	}
	if (!error) {
		out->len +=
			cs_ws_put_head(out->data + out->len, (unsigned) args->opcode, bits, payload.len, masked ? mask : NULL);
		if (masked) {
			cs_ws_mask(out->data + out->len, payload.ptr, payload.len, mask, 0);
		} else if (payload.len) {
			memcpy(out->data + out->len, payload.ptr, payload.len);
		}
		out->len += payload.len;
	}
	cs_buf_dtor(&compressed);
	return error;
}

static void return_packed(zval *return_value, const cs_websocket_args *args)
{
	cs_buf out = {0};

	if (!cs_websocket_args_check(args)) {
		RETURN_EMPTY_STRING();
	}
	int error = cs_websocket_pack(args, &out);
	if (error < 0) {
		cs_set_last_error(-error);
		cs_warn("%s", uv_strerror(error));
		RETVAL_EMPTY_STRING();
	} else {
		RETVAL_STRINGL(out.data, out.len);
	}
	cs_buf_dtor(&out);
}

ZEND_METHOD(Swoole_WebSocket_Frame, __toString)
{
	cs_websocket_args args;
	ZEND_PARSE_PARAMETERS_NONE();

	if (!cs_websocket_args_read(&args, Z_OBJ_P(ZEND_THIS), NULL, 0, 0)) {
		RETURN_THROWS();
	}
	return_packed(return_value, &args);
	zend_string_release(args.data);
}

ZEND_METHOD(Swoole_WebSocket_Frame, pack)
{
	zend_object *object;
	zend_string *string;
	zend_long opcode = CS_WS_TEXT, flags = CS_WS_FLAG_FIN;
	cs_websocket_args args;
	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_OBJ_OF_CLASS_OR_STR(object, cs_websocket_frame_ce, string)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(opcode)
		Z_PARAM_LONG(flags)
	ZEND_PARSE_PARAMETERS_END();

	if (!cs_websocket_args_read(&args, object, string, opcode, flags)) {
		RETURN_THROWS();
	}
	return_packed(return_value, &args);
	zend_string_release(args.data);
}

/* The parts of the frame that the bytes begin with: 0, or the last error. Nothing is known of its message: any data frame
 * may be the first or a later one. */
static int unpack(const char *bytes, size_t len, cs_ws_event *event, int *flags, char *payload)
{
	cs_ws_reader reader;
	int rc;

	if (len < 2) {
		return ERROR_INCOMPLETE;
	}
	cs_ws_reader_init(&reader, !(bytes[1] & 0x80), 0);
	uint8_t first = (uint8_t) bytes[0];
	bool continues = (first & 15) == CS_WS_CONTINUATION;
	*flags = (first & CS_WS_FIN ? CS_WS_FLAG_FIN : 0) | (first & CS_WS_RSV1 ? CS_WS_FLAG_RSV1 | CS_WS_FLAG_COMPRESS : 0)
		| (bytes[1] & 0x80 ? CS_WS_FLAG_MASK : 0);
	/* The reader sees a whole binary message. */
	char head = (char) (CS_WS_FIN | ((first & 15) < CS_WS_CLOSE ? CS_WS_BINARY : first & 15));
	const char *at = &head;
	size_t one = 1;
	if ((first & (CS_WS_RSV2 | CS_WS_RSV3)) || ((first & CS_WS_RSV1) && (continues || (first & 15) >= CS_WS_CLOSE))
		|| ((first & 15) > CS_WS_BINARY && (first & 15) < CS_WS_CLOSE)
		|| ((first & 15) >= CS_WS_CLOSE && !(first & CS_WS_FIN))) {
		return ERROR_UNPACK_FAILED;
	}
	rc = cs_ws_read(&reader, &at, &one, event);
	at = bytes + 1;
	len--;
	if (rc == 0) {
		rc = cs_ws_read(&reader, &at, &len, event);
	}
	if (rc > 0) {
		cs_ws_copy(event, payload);
		if (event->opcode == CS_WS_CLOSE) {
			memmove(payload, event->reason.ptr, event->reason.len);
			event->payload.len = event->reason.len;
		}
		event->opcode = first & 15;
	}
	cs_ws_reader_dtor(&reader);
	return rc > 0 ? 0 : rc == 0 ? ERROR_INCOMPLETE : ERROR_UNPACK_FAILED;
}

ZEND_METHOD(Swoole_WebSocket_Frame, unpack)
{
	zend_string *bytes;
	cs_ws_event event;
	int flags;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(bytes)
	ZEND_PARSE_PARAMETERS_END();

	zend_string *payload = zend_string_alloc(ZSTR_LEN(bytes), 0);
	int error = unpack(ZSTR_VAL(bytes), ZSTR_LEN(bytes), &event, &flags, ZSTR_VAL(payload));
	if (error) {
		zend_string_release(payload);
		cs_set_last_error(error);
		RETURN_FALSE;
	}
	payload = zend_string_truncate(payload, event.payload.len, 0);
	ZSTR_VAL(payload)[ZSTR_LEN(payload)] = '\0';
	RETURN_OBJ(cs_websocket_frame_new(0, event.opcode, flags, payload, event.code));
}

void cs_websocket_frame_minit(int type, int module_number)
{
	cs_websocket_frame_ce = register_class_Swoole_WebSocket_Frame(zend_ce_stringable);
	cs_websocket_close_frame_ce = register_class_Swoole_WebSocket_CloseFrame(cs_websocket_frame_ce);
}
