/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * One connection: reads, hands one HTTP/1 request at a time to its server, gathers the answer and writes it, keeps the
 * deadlines. The server is whoever accepts connections (Coroutine\Http\Server); it embeds a cs_conn_server.
 *
 * An exchange is a request in flight: it begins with on_request() and ends with cs_conn_done() or when the connection is
 * lost. Output is gathered ("corked") while the read callback runs and leaves in one write at its end.
 */
#ifndef CS_HTTP_CONN_H
#define CS_HTTP_CONN_H

#include "php_cserve.h"
#include "parser.h"
#include "site.h"
#include "src/net/addr.h"
#include "src/net/tls.h"

typedef struct cs_conn cs_conn;
typedef struct cs_conn_server cs_conn_server;
typedef struct cs_conn_file cs_conn_file;
struct cs_h2_config;

/* Pieces of a file, each with text before it, to be sent one after the other. malloc'ed. */
typedef struct cs_file_parts {
	cs_buf text;
	unsigned count;
	struct {
		cs_span text;
		uint64_t offset;
		uint64_t length;
	} items[];
} cs_file_parts;

/* What a connection is waiting for; each has a deadline and a list, oldest first. */
typedef enum cs_conn_wait {
	CS_WAIT_IDLE,    /* the next request */
	CS_WAIT_HEAD,    /* the rest of a head */
	CS_WAIT_BODY,    /* the rest of a body */
	CS_WAIT_HANDLER, /* the program; no deadline */
	CS_WAIT_WRITE,   /* the client, to read what we sent */
	CS_WAIT_LINGER,  /* the client, to close after an error answer */
	CS_WAIT_SECURE,  /* the end of the TLS handshake */
	CS_WAIT_CALM,    /* the end of the time in which a client that was a nuisance cannot come back */
	CS_WAIT_STREAM,  /* what a connection that was upgraded says next */
	CS_WAIT_COUNT
} cs_conn_wait;

/* What a connection speaks when it is not HTTP/1: a port's own bytes, or what HTTP/1 was upgraded to. Its state is
 * conn->stream. All but on_bytes may be NULL. */
typedef struct cs_conn_protocol {
	/* Bytes that came. May close the connection. */
	void (*on_bytes)(cs_conn *conn, const char *bytes, size_t len);
	/* The client has ended its side. The connection closes when it is not busy and all is sent. */
	void (*on_eof)(cs_conn *conn);
	/* The client has read: at most half of the high-water mark is queued. */
	void (*on_writable)(cs_conn *conn);
	/* The server stops: says goodbye; the connection lives on while it is busy. Can be called twice. */
	void (*on_stop)(cs_conn *conn);
	/* True while something is in flight: such a connection is not idle, and has no deadline. */
	bool (*is_busy)(const cs_conn *conn);
	/* What it waits for when the socket has taken everything: CS_WAIT_STREAM, CS_WAIT_CALM, ... Without this function: CS_WAIT_IDLE. */
	cs_conn_wait (*wait)(const cs_conn *conn);
	/* The time of CS_WAIT_STREAM or CS_WAIT_CALM is over. Closes the connection, or gets another period. */
	void (*on_deadline)(cs_conn *conn);
	/* False when it cannot go on in another process. */
	bool (*can_release)(const cs_conn *conn);
	/* For CS_WAIT_BODY bytes that came, for CS_WAIT_WRITE a number that shrinks: nothing for a period is too slow. */
	uint64_t (*progress)(const cs_conn *conn, cs_conn_wait wait);
	/* The connection closes, however; before on_lost and on_close of the server. Frees conn->stream. Not called when the
	 * connection is released. */
	void (*on_close)(cs_conn *conn);
} cs_conn_protocol;

/* How a server ends: not; each connection behind its next answer; each as soon as nothing is in flight. */
enum { CS_STOP_NOT, CS_STOP_NEXT, CS_STOP_NOW };

/* Where the output of a connection goes that has no socket here. */
typedef struct cs_conn_sink {
	void (*on_output)(cs_conn *conn, const char *bytes, size_t len, zend_string *string);
	/* The exchange is over; not whole: it failed. */
	void (*on_end)(cs_conn *conn, bool whole);
} cs_conn_sink;

struct cs_conn_server {
	cs_parser_config parser;
	const cs_site *site;           /* compression, uploads, files; may be NULL */
	const struct cs_ws_config *ws; /* may be NULL: then nothing is upgraded to WebSocket */
	/* A complete request; takes over the head's reference, and may take the body with cs_buf_steal(&conn->body).
	 * Must set conn->exchange, or call cs_conn_done(). */
	void (*on_request)(cs_conn *conn, cs_head *head);
	const struct cs_h2_config *h2;    /* HTTP/2 for who asks for it; NULL: HTTP/1 alone */
	const cs_conn_protocol *protocol; /* of new connections; NULL: HTTP/1. on_request is then not used */
	/* TLS for new connections; NULL: plain. The server holds a reference. */
	cs_tls *tls;
	/* A TLS connection's handshake is done; may switch the protocol, pause or close it. May be NULL. */
	void (*on_secure)(cs_conn *conn);
	/* The connection is lost with conn->exchange in flight: the exchange must forget it. */
	void (*on_lost)(cs_conn *conn);
	/* The connection closes, however; not called when it goes to another process (released). May be NULL. */
	void (*on_close)(cs_conn *conn);
	/* True for a connection that may be idle for ever. May be NULL. */
	bool (*spares)(cs_conn *conn);
	/* The connection has become idle: it waits for the next request. May release it. Usually NULL. */
	void (*on_idle)(cs_conn *conn);
	/* A server that stops has no connection any more. May be NULL. */
	void (*on_drained)(cs_conn_server *server);
	/* Bytes came, or were sent off; once a system call. May be NULL. */
	void (*on_moved)(cs_conn *conn, bool sent);
	uint64_t timeout_ms[CS_WAIT_COUNT]; /* 0: none */
	uint64_t *bytes;                    /* counts received and sent bytes in [0] and [1]; its own unless set */
	uint64_t own_bytes[2];
	size_t high_water; /* bytes queued for one client that make writers wait */
	cs_peer local;     /* what it listens on */
	bool tcp_nodelay;
	bool eof_closes; /* a client that ends its side while a request is handled has gone */
	bool leaves_detached;
	uint8_t stopping; /* CS_STOP_* */
	/* Filled by cs_conn_server_init(). */
	size_t conn_count;
	cs_queue waiting[CS_WAIT_COUNT];
	cs_queue node;
};

struct cs_conn {
	union {
		uv_handle_t handle;
		uv_stream_t stream;
		uv_tcp_t tcp;
		uv_pipe_t pipe;
	} uv;
	/* What every request looks at, close together: with many connections each cache line is a miss. */
	uint8_t wait_for;
	bool peer_known;
	bool is_tcp;
	bool in_read; /* somebody up the stack will flush */
	bool more;    /* and of the bytes read some are left: answers wait for those of the requests in them */
	bool read_stopped;
	bool paused;      /* the program wants no more for now */
	bool held;        /* nor does the protocol */
	bool eof;         /* the client has ended its side */
	bool close_after; /* no further request: close when all is written */
	bool lingering;   /* an error answer was given: what still comes is dropped */
	bool shut;        /* our side is ended */
	bool secured;     /* TLS: the handshake is done */
	bool served;      /* has had an answer */
	bool sniff;       /* the first bytes tell whether it is HTTP/2 */
	bool closing;
	bool closed;
	bool released; /* goes on in another process */
	bool adopted;  /* entered in the tables of a Swoole\Server; its own */
	bool deferred; /* a deferred call holds a pointer */
	bool detached; /* nobody holds the answer; it may be taken up again by its descriptor */
	int fd;
	uint32_t turn; /* bytes to read at a time */
	cs_conn_server *server;
	cs_conn *parent;     /* of a stream of HTTP/2: the connection; its socket and timeouts count. NULL: has its own */
	void *exchange;      /* of the request in flight; belongs to the server */
	cs_conn_file *file;  /* being sent */
	uint64_t since_ms;   /* start of the wait */
	cs_buf pending;      /* bytes of further requests, */
	size_t pending_used; /* of which these are done */
	cs_parser parser;
	cs_buf body;                  /* of the request being read */
	struct cs_incoming *incoming; /* the same when its handler runs already; see body.h */
	struct cs_upload *upload;     /* the same when it is a form with files; see upload.h */
	cs_peer peer;
	cs_peer local;                    /* when the server listens on any */
	int32_t stream_id;                /* of HTTP/2; 0: none */
	cs_tls_session *tls;              /* NULL: plain */
	const cs_conn_protocol *protocol; /* NULL: HTTP/1 */
	void *stream;                     /* of the protocol */
	const cs_conn_sink *sink;         /* usually NULL */
	cs_queue writers;                 /* coroutines waiting for the queue to drain */
	cs_queue wait;                    /* in server->waiting[wait_for] */
	uint64_t progress;                /* bytes moved before, to tell slow from stuck; CS_WAIT_LINGER: dropped since */
};

/* Prepares a server whose configuration is filled in. Connections point at it: keep it until conn_count is 0. */
void cs_conn_server_init(cs_conn_server *server);

/* Watches the deadlines from now on / no more. Stopping closes what is idle and lets the rest finish its exchange. */
void cs_conn_server_start(cs_conn_server *server);
void cs_conn_server_stop(cs_conn_server *server);

/* After cs_conn_server_stop(): detached answers are not waited for any longer. */
void cs_conn_server_leave_detached(cs_conn_server *server);

/* Ends connections behind their next answer, and those that have had one and are idle. One that is new may still ask. */
void cs_conn_server_wind_down(cs_conn_server *server);

/* Closes every connection at once. */
void cs_conn_server_abort(cs_conn_server *server);

/* A connection from a descriptor, which it takes over also when it fails. Returns 0, with *out, or a negative UV_E*. */
int cs_conn_adopt(cs_conn_server *server, int fd, bool is_tcp, cs_conn **out);

/* Gives up an idle connection without ending it: *fd is a descriptor of it for another process. False when it is not idle;
 * then it stays. */
bool cs_conn_release(cs_conn *conn, int *fd);

/* From now on the connection speaks this instead of HTTP/1, from the first byte behind the request in flight on. That
 * request's exchange may go on or be done. on_bytes is never called from here. */
void cs_conn_switch(cs_conn *conn, const cs_conn_protocol *protocol, void *stream);

/* Closes when all that was given out is sent. */
void cs_conn_close(cs_conn *conn);

/* Stops reading / goes on. The second is the protocol's own. */
void cs_conn_pause(cs_conn *conn, bool pause);
void cs_conn_hold(cs_conn *conn, bool hold);

/* Ends our side behind what is queued, and drops what still comes; closes when the client has, or after a while. */
void cs_conn_linger(cs_conn *conn);

/* Frees the body of the request being read. */
void cs_conn_drop_body(cs_conn *conn);

/* ---- Output. All of these do nothing on a closing connection. ---------------------------------------------------- */

/* Room for `size` bytes of output, to be filled in and committed before anything else is called. */
char *cs_conn_reserve(cs_conn *conn, size_t size);
void cs_conn_commit(cs_conn *conn, size_t used);

/* Appends bytes; a large string is not copied but referenced until it is sent. */
void cs_conn_append(cs_conn *conn, const char *bytes, size_t len);
void cs_conn_append_string(cs_conn *conn, zend_string *string);

/* Sends what was gathered, unless the read callback will do it or it is little. May close the connection. */
void cs_conn_push(cs_conn *conn);

/* Sends what was gathered now. */
void cs_conn_flush(cs_conn *conn);

/* Bytes that are queued because the client does not read. */
size_t cs_conn_queued(const cs_conn *conn);

/* When more than the high-water mark is queued, waits until half of it is gone. Outside of coroutines does not wait.
 * Returns 0, UV_EPIPE when the connection is lost, or as cs_co_wait(). May yield; afterwards `conn` may be gone: the
 * exchange knows. */
int cs_conn_drain(cs_conn *conn);

/* The exchange is over: the next request may come, or the connection closes when all is sent. */
void cs_conn_done(cs_conn *conn, bool keep_alive);

/* Sends an error answer of our own instead of calling the server, and closes after the client could read it. */
void cs_conn_refuse(cs_conn *conn, int status, const char *reason);

/* Closes; what is queued is lost. With reset the client sees an error, not an end. */
void cs_conn_abort(cs_conn *conn, bool reset);

/* The client's address. The system is asked once. */
const cs_peer *cs_conn_ask_peer(cs_conn *conn);
static inline const cs_peer *cs_conn_peer(cs_conn *conn)
{
	return EXPECTED(conn->peer_known && !conn->parent) ? &conn->peer : cs_conn_ask_peer(conn);
}

/* The address that the client has connected to; the system is asked at most once. */
const cs_peer *cs_conn_ask_local(cs_conn *conn);
static inline const cs_peer *cs_conn_local(cs_conn *conn)
{
	return EXPECTED(!conn->server->local.any) ? &conn->server->local : cs_conn_ask_local(conn);
}

/* Bytes from the file, which it closes; then ends the exchange. See sendfile.c. */
void cs_conn_send_file(cs_conn *conn, int file_fd, uint64_t offset, uint64_t length, bool keep_alive);

/* The same for several pieces; takes over `parts`. */
void cs_conn_send_file_parts(cs_conn *conn, int file_fd, cs_file_parts *parts, bool keep_alive);

/* For sendfile.c. */
void cs_conn_file_continue(cs_conn *conn);
void cs_conn_file_cancel(cs_conn *conn);

void cs_http_rinit(void);
void cs_http_close(void);

#endif
