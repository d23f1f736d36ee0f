/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The opening handshake of WebSocket (RFC 6455, section 4).
 */
#ifndef CS_HTTP_WS_HANDSHAKE_H
#define CS_HTTP_WS_HANDSHAKE_H

#include "head.h"

/* Characters of Sec-WebSocket-Accept; of a key there are 24. */
#define CS_WS_ACCEPT_LEN 28

/* The answer to a key. */
void cs_ws_accept_key(cs_view key, char accept[CS_WS_ACCEPT_LEN + 1]);

/* Does the request ask for WebSocket? */
bool cs_ws_is_request(const cs_head *head);

/* Checks such a request. Returns 0 and the value of Sec-WebSocket-Accept; or the status to refuse it with (426: name the
 * version 13 in Sec-WebSocket-Version) and *reason, a literal. */
int cs_ws_check_request(const cs_head *head, char accept[CS_WS_ACCEPT_LEN + 1], const char **reason);

/* The values of a field, which may come several times, joined with commas. Name in lower case. */
void cs_ws_join_field(const cs_head *head, const char *name, cs_buf *out);

/* Is it one of the subprotocols that the client offers? */
bool cs_ws_offers_protocol(const cs_head *head, const char *protocol);

#endif
