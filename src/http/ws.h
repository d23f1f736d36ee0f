/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A connection that speaks WebSocket, on the server's side: from the handshake's answer on it is conn->protocol, and its
 * state conn->stream. It answers pings and close frames itself, fails the connection with the right code when the client
 * breaks a rule, sends pings to find clients that are gone, and stops reading while too much waits to be sent or handled.
 *
 * Its owner (a port of a Swoole\Server, a Response) gets whole messages.
 */
#ifndef CS_HTTP_WS_H
#define CS_HTTP_WS_H

#include "conn.h"
#include "ws_deflate.h"
#include "ws_frame.h"

typedef struct cs_ws cs_ws;

/* Flags of a frame as PHP sees them: SWOOLE_WEBSOCKET_FLAG_*. */
enum {
	CS_WS_FLAG_FIN = 1,
	CS_WS_FLAG_COMPRESS = 2,
	CS_WS_FLAG_RSV1 = 4,
	CS_WS_FLAG_RSV2 = 8,
	CS_WS_FLAG_RSV3 = 16,
	CS_WS_FLAG_MASK = 32
};

/* SWOOLE_WEBSOCKET_STATUS_* */
enum { CS_WS_STATUS_CONNECTION = 1, CS_WS_STATUS_HANDSHAKE = 2, CS_WS_STATUS_ACTIVE = 3, CS_WS_STATUS_CLOSING = 4 };

/* A server's settings, which its connections point at. The limit of a message is that of a request's body. */
typedef struct cs_ws_config {
	uint64_t ping_ms;  /* 0: no pings */
	uint64_t idle_ms;  /* closes a client that has sent nothing but pongs for so long; 0: never */
	char *subprotocol; /* chosen when the client offers it; NULL: none */
	bool compression;
	bool takeover; /* contexts live on between messages: better compression, 300 KB for each connection */
	bool show_ping;
	bool show_pong;
	bool show_close;
	int stop_code; /* the close code when the server stops; 0: CS_WS_GOING_AWAY */
} cs_ws_config;

typedef struct cs_ws_ops {
	/* A message; or a control frame that the settings show. Takes over `data`; of a close frame it is the reason. May close
	 * the connection. */
	void (*on_message)(cs_conn *conn, int opcode, int flags, zend_string *data, int code);
	/* Either side has said goodbye: nothing can be sent any more, and no message comes. Must not close it. May be NULL. */
	void (*on_closing)(cs_conn *conn);
	/* The connection is gone; conn->stream is freed behind this. May be NULL. */
	void (*on_close)(cs_conn *conn);
	/* False: the next message, or the client's goodbye, has to wait until cs_ws_continue(). May be NULL. */
	bool (*can_take)(cs_conn *conn);
	bool (*can_end)(cs_conn *conn);
} cs_ws_ops;

struct cs_ws {
	const cs_ws_ops *ops;
	const cs_ws_config *config;
	void *owner; /* of the ops */
	cs_conn *conn;
	bool has_deflate;
	bool close_sent;
	bool end_waits;                    /* the client has said goodbye, but can_end() says no */
	bool pinged;                       /* and nothing was heard since */
	bool reading;                      /* frames are being read up the stack */
	bool turn_waits;                   /* the next round of the loop goes on, and frees it if it is gone */
	bool gone;                         /* the connection closed meanwhile */
	int close_code;                    /* what the client said, or why we failed it; CS_WS_ABNORMAL at first */
	uint64_t heard_ms;                 /* when something but a pong came */
	cs_buf rest;                       /* bytes that wait */
	size_t inflated;                   /* bytes, since its last turn */
	struct cs_ws_inflating *inflating; /* a message that goes on in the next one; usually NULL */
	cs_ws_deflate deflate;
	cs_ws_reader reader;
};

/* Makes the connection speak WebSocket, behind the request in flight. deflate: what was agreed on, or NULL. Returns NULL
 * when memory ran out. */
cs_ws *cs_ws_start(
	cs_conn *conn, const cs_ws_config *config, const cs_ws_ops *ops, void *owner, const cs_ws_deflate_params *deflate);

/* The connection's session, or NULL when it does not speak WebSocket (any more). */
cs_ws *cs_ws_of(const cs_conn *conn);

/* Sends a message or a frame of one. flags: CS_WS_FLAG_FIN and CS_WS_FLAG_COMPRESS count; RSV1 without COMPRESS is for data
 * compressed already. Returns 0; UV_EPIPE when the connection is closing; UV_EINVAL for a frame that cannot be; UV_ENOMEM;
 * or as cs_conn_drain(). May yield. */
int cs_ws_send(cs_ws *ws, int opcode, int flags, zend_string *data);

/* Begins the closing handshake; the connection ends when the client has answered, or after a while. CS_WS_NO_STATUS: no
 * code. Returns 0, UV_EPIPE when it was begun already, UV_EINVAL for a code or reason that cannot be sent. */
int cs_ws_close(cs_ws *ws, int code, cs_view reason);

/* The same without waiting for the client's answer: the connection ends when the client does, or after a while. */
void cs_ws_end(cs_ws *ws, int code, cs_view reason);

/* Why a frame cannot be sent, the end of a sentence; NULL when it can. */
const char *cs_ws_frame_obstacle(int opcode, int flags, size_t len);

/* can_take() may say yes now: goes on with what waits. */
void cs_ws_continue(cs_ws *ws);

/* A session's state for another process, and the session made from it. */
typedef struct cs_ws_state {
	uint8_t has_deflate;
	uint8_t server_bits;
	uint8_t client_bits;
	uint8_t pinged;
} cs_ws_state;

void cs_ws_save(const cs_ws *ws, cs_ws_state *state);
void cs_ws_forget(cs_conn *conn); /* after cs_conn_release(): frees the session */
cs_ws *cs_ws_resume(
	cs_conn *conn, const cs_ws_config *config, const cs_ws_ops *ops, void *owner, const cs_ws_state *state);

/* The time for CS_WAIT_STREAM: the shorter of the settings' times. */
uint64_t cs_ws_deadline_ms(const cs_ws_config *config);

#endif
