/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Server and Swoole\Http\Server: the objects, shared by the files server*.c.
 *   server.c          methods
 *   server_events.c   on(), and calling what it registered
 *   server_options.c  set()
 *   server_port.c     Swoole\Server\Port; accepting
 *   server_system.c   titles, rights, processors, background, pid file, memory
 *   server_place.c    which worker a new connection goes to
 *   server_run.c      what each process of the tree does
 *   server_task.c     giving tasks, and messages between workers
 *   server_task_run.c doing tasks
 *   server_command.c  calling functions in other workers
 *   server_process.c  user processes: addProcess()
 *   server_stream.c   plain connections: receiving, sending, closing
 *   server_dgram.c    datagram ports
 *   server_tls.c      certificates of ports
 *   server_info.c     statistics, heartbeat(), iterating over connections
 *   server_metrics.c  metrics(), stats_file, the lag of event loops
 *   server_ws.c       WebSocket connections: handshake, messages, handing over
 *   websocket_server.c Swoole\WebSocket\Server's own methods
 *   server_objects.c  the small objects that events hand over with event_object
 */
#ifndef CS_CLASSES_SERVER_H
#define CS_CLASSES_SERVER_H

#include "callback.h"
#include "http_handler.h"
#include "src/core/signal.h"
#include "src/http/conn.h"
#include "src/net/frame.h"
#include "src/server/accept.h"
#include "src/server/ipc.h"
#include "src/server/listen.h"
#include "src/server/msgqueue.h"
#include "src/server/options.h"
#include "src/server/session.h"
#include "src/server/tls_options.h"
#include "src/server/tree.h"

#define CS_SWOOLE_BASE    1
#define CS_SWOOLE_PROCESS 2

/* Socket types of the constructor and of listen(). */
enum {
	CS_SOCK_TCP = 1,
	CS_SOCK_UDP = 2,
	CS_SOCK_TCP6 = 3,
	CS_SOCK_UDP6 = 4,
	CS_SOCK_UNIX_STREAM = 5,
	CS_SOCK_UNIX_DGRAM = 6,
	CS_SOCK_SSL = 512
};

/* Values of task_ipc_mode. */
enum {
	CS_TASK_IPC_SOCKET = 1,
	CS_TASK_IPC_QUEUE = 2,       /* each task worker takes what was sent to it */
	CS_TASK_IPC_SHARED_QUEUE = 3 /* any takes what comes first */
};

/* Events of the server as a whole, then those of a port. */
typedef enum cs_event {
	CS_ON_START,
	CS_ON_BEFORE_SHUTDOWN,
	CS_ON_SHUTDOWN,
	CS_ON_WORKER_START,
	CS_ON_WORKER_STOP,
	CS_ON_BEFORE_RELOAD,
	CS_ON_AFTER_RELOAD,
	CS_ON_WORKER_EXIT,
	CS_ON_WORKER_ERROR,
	CS_ON_MANAGER_START,
	CS_ON_MANAGER_STOP,
	CS_ON_TASK,
	CS_ON_FINISH,
	CS_ON_PIPE_MESSAGE,
	CS_SERVER_EVENTS,
	CS_ON_CONNECT = CS_SERVER_EVENTS,
	CS_ON_CLOSE,
	CS_ON_REQUEST,
	CS_ON_RECEIVE,
	CS_ON_PACKET,
	CS_ON_OPEN,
	CS_ON_MESSAGE,
	CS_ON_HANDSHAKE,
	CS_ON_BEFORE_HANDSHAKE_RESPONSE,
	CS_ON_DISCONNECT,
	CS_EVENTS
} cs_event;

typedef struct cs_server cs_server;
typedef struct cs_port cs_port;

typedef struct cs_server_options {
	int64_t worker_num;
	int64_t task_worker_num;
	int64_t task_max_request;
	int64_t task_max_request_grace;
	int64_t max_connection;
	int64_t max_request;
	int64_t max_request_grace;
	int64_t max_worker_memory; /* bytes; 0: no limit */
	int64_t dispatch_mode;
	int64_t task_ipc_mode;
	int64_t message_queue_key;
	int64_t log_level;
	int64_t log_rotation;
	int64_t max_concurrency;
	int64_t worker_max_concurrency;
	int64_t start_session_id;
	int64_t stats_interval_ms;
	uint64_t max_wait_ms;
	bool enable_coroutine;
	bool task_enable_coroutine;
	bool task_object;
	bool event_object;
	bool daemonize;
	bool open_cpu_affinity;
	bool log_microseconds;
	bool debug_mode;
	bool display_errors;
	char *pid_file;
	char *log_file;
	char *log_date_format;
	char *stats_file;
	char *task_tmpdir;
	char *admin_server;
	char *process_title; /* "": the command; NULL: no titles */
	char *user;
	char *group;
	char *chroot;
	uint32_t *processors_ignored; /* cpu_affinity_ignore, malloc'ed */
	size_t processors_ignored_count;
} cs_server_options;

/* Options of sockets that connections inherit from the listening one; 0: the system's own. */
typedef struct cs_socket_options {
	int64_t keepalive;
	int64_t keep_idle;
	int64_t keep_interval;
	int64_t keep_count;
	int64_t user_timeout;
	int64_t defer_accept;
	int64_t fastopen;
	int64_t receive_buffer;
	int64_t send_buffer;
} cs_socket_options;

/* A listening address. Connections point at it: it lives until the last of them is closed. */
struct cs_port {
	cs_conn_server conns; /* first */
	cs_server *server;    /* NULL when the server object is gone */
	cs_listen listen;
	cs_http_options http;
	cs_socket_options socket;
	cs_frame_config frame;   /* how plain connections are cut into packets */
	cs_callback length_func; /* package_length_func */
	bool is_http;
	bool is_dgram;
	bool delay_receive; /* nothing is read before confirm() */
	bool http_chosen;   /* set() said whether it speaks HTTP */
	bool ssl;           /* TLS; conns.tls is made at the start */
	bool ssl_set;       /* one of ssl_* was set */
	cs_tls_config tls;
	int index;
	int type;
	int *fds; /* with reuse_port one for each worker */
	cs_acceptor acceptor;
	int dgram_fd; /* of a datagram port: watched by this process; -1: none */
	cs_callback callbacks[CS_EVENTS - CS_SERVER_EVENTS];
	cs_http_handler handler; /* that of the last request */
	zend_object *object;     /* Swoole\Server\Port */
};

/* A task being run. */
typedef struct cs_task_run {
	uint64_t id;
	int src;
	uint32_t generation; /* of the sender */
	uint16_t flags;
	bool finished; /* its result was sent */
} cs_task_run;

struct cs_server {
	cs_tree tree;
	cs_ipc *ipc;
	cs_msgqueue *queue; /* of tasks; NULL: they go through ipc */
	cs_msgqueue_reader *queue_reader;
	bool queue_waits; /* for a task to end, before the next one is taken */
	cs_session_table *sessions;
	cs_port **ports;
	int port_count;
	zend_object **processes; /* Swoole\Process, of addProcess() */
	int process_count;
	int mode;
	bool is_http;
	bool is_websocket;
	bool started;
	bool draining;
	bool handing_over; /* draining, and the successor takes connections */
	bool beginning;    /* takes no connections and messages until onWorkerStart has returned */
	char *command;     /* how this process was started, for titles */
	char *title_base;
	char *title; /* the last one that was set */
	cs_server_options options;
	cs_callback callbacks[CS_SERVER_EVENTS];
	cs_callback dispatch_func;
	cs_queue held;            /* messages for connections that the old worker has not handed over yet */
	cs_queue iterators;       /* Swoole\Connection\Iterator objects, which point here */
	HashTable conns;          /* session id => cs_conn, of this process */
	const cs_session *closed; /* of the connection whose onClose begins: what getClientInfo() tells there */
	cs_signal signals[6];
	struct cs_timer *drain_timer;
	struct cs_timer *start_timer; /* while work waits for onWorkerStart */
	struct cs_timer *sampler;
	struct cs_timer *stats_timer;
	uint64_t sample_due_ms;
	uint64_t drain_until_ms;
	uint64_t next_exit_ms;   /* when onWorkerExit is called again */
	int64_t request_limit;   /* of this worker; 0: none */
	uint64_t next_memory_ms; /* when max_worker_memory is looked at again */
	cs_http_gate gate;       /* worker_max_concurrency */
	HashTable *commands;     /* of addCommand() */
	HashTable *task_waiters; /* task id => who gets the result */
	cs_slot_counts *counts;  /* of this process, in shared memory */
	uint64_t fd_limit;       /* descriptors that a process may have */
	uint64_t counted_before; /* requests of earlier processes in them */
	uint32_t next_task_worker;
	int running_tasks;         /* in a task worker */
	cs_task_run *current_task; /* what finish() is for */
	zend_object std;
};

extern zend_class_entry *cs_server_ce;
extern zend_class_entry *cs_http_server_ce;
extern zend_class_entry *cs_websocket_server_ce;
extern zend_class_entry *cs_server_port_ce;

static inline cs_server *cs_server_from(zend_object *object)
{
	return (cs_server *) ((char *) object - XtOffsetOf(cs_server, std));
}

/* The number of a session in its own type; 0, which none has, for what can be no number. */
static inline int cs_session_number(zend_long number)
{
	return number > 0 && number <= INT32_MAX ? (int) number : 0;
}

/* ---- server.c ---- */

/* The server of a method call when it runs, else NULL after a warning. */
cs_server *cs_server_running(zval *this_zv);

/* ---- server_stream.c, server_dgram.c ---- */

/* The connection of a session, when this process owns it. */
cs_conn *cs_server_find_conn(cs_server *server, zend_long session);
int cs_dgram_send_unix(cs_server *server, zend_string *path, zend_string *data, zend_long socket);

/* Closes a session wherever it is; pauses it or lets it go on. 0 or a negative UV_E*. */
int cs_server_close_session(cs_server *server, zend_long session, bool reset);
int cs_server_pause_session(cs_server *server, zend_long session, bool pause);

/* ---- server_command.c ---- */

void cs_server_commands_gc(cs_server *server, zend_get_gc_buffer *buffer);

/* ---- server_info.c ---- */

/* The array of stats(). */
void cs_server_stats(const cs_server *server, zval *stats);

/* Adds what both processes of a slot have counted. */
void cs_server_sum_counts(const cs_slot *slot, cs_slot_counts *sum);
uint32_t cs_server_slot_status(const cs_server *server, int index); /* CS_WORKER_* */

/* An iterator over the connections of a port (-1: of all). */
void cs_server_connections(cs_server *server, int port, zval *object);
void cs_server_forget_iterators(cs_server *server);

/* The Socket object of ext-sockets for a descriptor, or false after a warning. */
void cs_server_socket(int fd, zval *result);

/* What getClientInfo() tells about a session. */
void cs_server_client_info(cs_server *server, int session, const cs_session *row, zval *info);

void cs_server_info_minit(void);

/* ---- server_metrics.c ---- */

/* In a process with a loop: samples now and then, and writes stats_file in the worker that does. */
void cs_server_metrics_start(cs_server *server);
void cs_server_metrics_stop(cs_server *server);

/* ---- server_objects.c ---- */

/* Replace the arguments of an event by one object; they take over `data`. */
void cs_server_event_object(cs_server *server, int session, zval *data, zval *object);
void cs_server_packet_object(zval *data, zval *info, zval *object);
void cs_server_pipe_message_object(int source, double time, zval *data, zval *object);
void cs_server_task_result_object(zend_long id, int task_worker, double time, zval *data, zval *object);
void cs_server_status_info_object(int worker, int pid, int status, zval *object);

/* ---- server_task.c ---- */

/* Seconds since the epoch, read now; also where no loop runs. */
double cs_server_wall_time(void);

/* ---- server_events.c ---- */

/* The event of this name in any case; -1 unknown; -2 one of older versions, which never happens. */
int cs_server_event(const zend_string *name);

/* The callback for it; of a port without one, the server's first port's. NULL when there is none. */
cs_callback *cs_server_callback(cs_server *server, cs_port *port, int event);

/* Calls it with the server and `count` more arguments, which it releases; in a coroutine when in_coroutine. An uncaught
 * exception is PHP's fatal error. Does nothing without a callback. May yield only inside the new coroutine. */
void cs_server_call(cs_server *server, cs_port *port, int event, uint32_t count, zval *args, bool in_coroutine);

/* The same for any callable. */
void cs_server_call_with(cs_server *server, cs_callback *callback, uint32_t count, zval *args, bool in_coroutine);

/* ---- server_options.c ---- */

void cs_server_options_default(cs_server_options *options);
void cs_server_options_dtor(cs_server_options *options);

/* Checks and takes over the settings; false with an exception pending when one is wrong. */
bool cs_server_set(cs_server *server, HashTable *settings);
bool cs_port_set(cs_port *port, HashTable *settings, const char *where);

/* Sets what was asked for on a listening socket; failures are logged. */
void cs_port_set_socket_options(const cs_port *port, int fd);

/* ---- server_port.c ---- */

/* Binds. Returns the new port, or NULL with *error, a negative UV_E*. */
cs_port *cs_port_new(cs_server *server, const char *host, int port, int type, int *error);
void cs_port_release(cs_port *port);

/* What keeps it from being served, the end of a sentence; NULL when nothing does. */
const char *cs_port_obstacle(const cs_port *port);

/* In the master: listens, makes the sockets that workers get. Returns 0 or a negative UV_E*. */
int cs_port_prepare(cs_port *port);

/* Calls onConnect or onClose. */
void cs_port_call_event(cs_port *port, int event, int session);

/* In a worker: accepts from now on / no more. */
int cs_port_open(cs_port *port, int slot);
void cs_port_close(cs_port *port);

/* How a connection comes. */
enum {
	CS_CONN_NEW = 1,      /* onConnect is owed */
	CS_CONN_PAUSED = 2,   /* pause() was called */
	CS_CONN_WEBSOCKET = 4 /* it speaks WebSocket: the bytes are a cs_ws_state */
};

/* Takes over a connection with its session, and with the bytes that were read of a packet. */
void cs_port_adopt(cs_port *port, int fd, int session, int flags, cs_view rest);

/* Sends the connections that are idle to the successor, and from now on each that becomes so. */
void cs_port_hand_over(cs_port *port);

void cs_server_port_minit(void);

/* ---- server_tls.c ---- */

/* In the master, before anything is forked: reads certificates and keys. 0, or a negative UV_E* with an exception. */
int cs_server_secure(cs_server *server);

/* Reads them again for new connections; what was read before stays in use when that fails. */
void cs_server_renew_tls(cs_server *server);

/* cs_conn_server.on_secure of ports. */
void cs_port_on_secure(cs_conn *conn);

/* Adds what getClientInfo() tells of a connection's TLS. */
void cs_server_tls_info(cs_server *server, int session, zval *info);

/* ---- server_run.c ---- */

/* Between processes; cs_ipc_head.type. */
enum {
	CS_MSG_CONNECTION = 1, /* a descriptor; id: the session or 0, arg: the port's index */
	CS_MSG_TASK,           /* a value; id: of the task in the sender */
	CS_MSG_TASK_RESULT,    /* a value; id: of the task */
	CS_MSG_PIPE,           /* a value for onPipeMessage */
	CS_MSG_SEND,           /* bytes for the session */
	CS_MSG_SEND_FILE,      /* a descriptor, offset and length */
	CS_MSG_CLOSE,
	CS_MSG_PAUSE,
	CS_MSG_PUSH,   /* a WebSocket message; arg: cs_server_push_arg() */
	CS_MSG_COMMAND /* an array of name and data; id: as of a task */
};

/* ---- server_start.c ---- */

/* Calls onWorkerStart, and begins to work when it has returned. */
void cs_server_begin(cs_server *server);

/* Begins to work now, unless that was done: what onWorkerStart waits for comes by messages. */
void cs_server_work(cs_server *server);

void cs_server_stop_waiting(cs_server *server);

/* Runs the server; as cs_tree_run(). */
int cs_server_run(cs_server *server);

/* After the fork: this process is that of the slot. */
void cs_server_enter_slot(cs_server *server, int slot);

/* What came from another process. */
void cs_server_on_message(cs_ipc *ipc, cs_ipc_message *message, void *arg);

/* The IPC box that a draining worker reads, when the successor reads the slot's own. */
static inline int cs_server_old_box(const cs_server *server, int slot)
{
	return server->tree.slot_count + slot;
}

/* ---- server_system.c ---- */

/* In the process that calls start(): opens the log and checks what processes will ask of the system. Then, when nothing
 * else can fail, goes into the background and writes the pid file. Both return 0, or a negative UV_E* with an exception where
 * there is more to say. */
int cs_server_system_prepare(cs_server *server);
int cs_server_system_begin(cs_server *server);

/* Unless another number is in it now. */
void cs_server_remove_pid_file(const char *path, int32_t pid);

/* In a worker: its processor, its rights. False when it must not go on. */
bool cs_server_system_enter(cs_server *server);

/* With process_title names this process "<title>: <role>" in ps, unless the program has named it; NULL: as before. */
void cs_server_set_title(cs_server *server, const char *role);

/* The same for the process of a slot. */
void cs_server_set_slot_title(cs_server *server, int slot);

/* Bytes of memory that this process has for itself. */
int64_t cs_server_memory(void);

/* ---- server_process.c ---- */

/* In the process of a slot: its work until it has done that. */
void cs_server_run_process(cs_server *server, int slot);
void cs_server_free_processes(cs_server *server);
void cs_server_processes_gc(cs_server *server, zend_get_gc_buffer *buffer);

/* ---- server_place.c ---- */

/* The slot that a new connection goes to; negative: it is to be closed. */
int cs_server_place(cs_server *server, int fd, int session);

/* A worker looks how many descriptors it has that are no connections: at the beginning, and when there are none left. */
void cs_server_count_descriptors(cs_server *server);

/* So few descriptors are left that it should take no connections. */
bool cs_server_is_full(cs_server *server);

/* Handles the messages that waited for this connection, which has come from the old worker. */
void cs_server_deliver_held(cs_server *server, int session);

/* Keeps what this process sends to a connection that the old worker has still or that is on its way from there, behind what
 * others have sent to it. False when that connection stays there. */
bool cs_server_hold(cs_server *server, const cs_ipc_head *head, const cs_view *body, int fd);

/* Those whose connection has ended, or all. */
void cs_server_drop_held(cs_server *server, bool all);

/* While two processes have the slot: what is for the other one goes there, and is true. */
bool cs_server_pass_on(cs_server *server, cs_ipc_message *message);

/* A request was served: is the limit reached? */
void cs_server_count_request(cs_server *server);

#endif
