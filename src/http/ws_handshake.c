/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See ws_handshake.h. */
#include "ws_handshake.h"

#include "php_cserve.h"

#include "ext/standard/base64.h"
#include "ext/standard/sha1.h"

#include <llhttp.h>

#define KEY_LEN 24
#define GUID    "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

void cs_ws_accept_key(cs_view key, char accept[CS_WS_ACCEPT_LEN + 1])
{
	unsigned char digest[20];
	PHP_SHA1_CTX sha1;

	PHP_SHA1Init(&sha1);
	PHP_SHA1Update(&sha1, (const unsigned char *) key.ptr, key.len);
	PHP_SHA1Update(&sha1, (const unsigned char *) GUID, sizeof(GUID) - 1);
	PHP_SHA1Final(digest, &sha1);
	zend_string *text = php_base64_encode(digest, sizeof(digest));
	memcpy(accept, ZSTR_VAL(text), CS_WS_ACCEPT_LEN + 1);
	zend_string_release(text);
}

/* The next field of that name from *at on, or NULL. */
static const cs_field *next_field(const cs_head *head, const char *name, uint16_t *at)
{
	size_t len = strlen(name);

	while (*at < head->field_count) {
		const cs_field *field = &head->fields[(*at)++];
		if (field->name_len == len && zend_binary_strcasecmp(head->raw + field->name, len, name, len) == 0) {
			return field;
		}
	}
	return NULL;
}

static bool has_token(const cs_head *head, const char *name, const char *token)
{
	uint16_t at = 0;
	const cs_field *field;

	while ((field = next_field(head, name, &at))) {
		if (cs_head_list_has(head->raw + field->value, field->value_len, token)) {
			return true;
		}
	}
	return false;
}

/* The only value of a field; false when there is none, or there are several. */
static bool single(const cs_head *head, const char *name, cs_view *value)
{
	uint16_t at = 0;
	const cs_field *field = next_field(head, name, &at);

	if (!field || next_field(head, name, &at)) {
		return false;
	}
	*value = cs_head_view(head, field->value, field->value_len);
	return true;
}

bool cs_ws_is_request(const cs_head *head)
{
	return head->known[CS_HEADER_UPGRADE] && has_token(head, "upgrade", "websocket");
}

/* 16 bytes in base64: 22 characters that carry them and two to fill up. */
static bool is_key(cs_view key)
{
	if (key.len != KEY_LEN || key.ptr[KEY_LEN - 1] != '=' || key.ptr[KEY_LEN - 2] != '=') {
		return false;
	}
	zend_string *bytes = php_base64_decode_ex((const unsigned char *) key.ptr, key.len, true);
	bool valid = bytes && ZSTR_LEN(bytes) == 16;
	if (bytes) {
		zend_string_release(bytes);
	}
	return valid;
}

int cs_ws_check_request(const cs_head *head, char accept[CS_WS_ACCEPT_LEN + 1], const char **reason)
{
	cs_view version, key;

	if (head->method != HTTP_GET || head->version_minor < 1) {
		*reason = "A WebSocket handshake is a GET request of HTTP/1.1";
		return 400;
	}
	if (!has_token(head, "connection", "upgrade")) {
		*reason = "The field Connection does not name Upgrade";
		return 400;
	}
	if (!single(head, "sec-websocket-version", &version) || version.len != 2 || memcmp(version.ptr, "13", 2)) {
		*reason = "The version of WebSocket supported is 13";
		return 426;
	}
	if (!single(head, "sec-websocket-key", &key) || !is_key(key)) {
		*reason = "Sec-WebSocket-Key is missing or is not 16 bytes in base64";
		return 400;
	}
	cs_ws_accept_key(key, accept);
	return 0;
}

void cs_ws_join_field(const cs_head *head, const char *name, cs_buf *out)
{
	uint16_t at = 0;
	const cs_field *field;

	while ((field = next_field(head, name, &at))) {
		if (out->len) {
			cs_buf_puts(out, ", ");
		}
		cs_buf_append(out, head->raw + field->value, field->value_len);
	}
}

/* Subprotocols are told apart by case, unlike other tokens. */
bool cs_ws_offers_protocol(const cs_head *head, const char *protocol)
{
	cs_buf list = {0};
	size_t len = strlen(protocol);
	bool found = false;

	cs_ws_join_field(head, "sec-websocket-protocol", &list);
	for (size_t at = 0; at < list.len && !found;) {
		size_t end = at;
		while (end < list.len && list.data[end] != ',') {
			end++;
		}
		size_t from = at, to = end;
		while (from < to && (list.data[from] == ' ' || list.data[from] == '\t')) {
			from++;
		}
		while (to > from && (list.data[to - 1] == ' ' || list.data[to - 1] == '\t')) {
			to--;
		}
		found = to - from == len && memcmp(list.data + from, protocol, len) == 0;
		at = end + 1;
	}
	cs_buf_dtor(&list);
	return found;
}
