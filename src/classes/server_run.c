/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What each process of a server does: the callbacks that tree.h asks for. A worker starts, serves until it is told to end,
 * drains (no new connections, idle ones go to the successor, what runs may finish) and leaves the script.
 */
#include "server.h"
#include "server_stream.h"
#include "server_task.h"

#include "error.h"
#include "event.h"
#include "process.h"
#include "src/core/co_struct.h"
#include "src/core/compat.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/timer.h"
#include "src/hook/hook.h"

#include "zend_exceptions.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define CS_DRAIN_TICK_MS   10
#define CS_EXIT_EVENT_MS   1000
#define CS_MEMORY_CHECK_MS 50

/* Properties of Swoole\Server that are filled at run time, by name. */
static void set_long(cs_server *server, const char *name, zend_long value)
{
	zend_update_property_long(cs_server_ce, &server->std, name, strlen(name), value);
}

static cs_slot *own_slot(cs_server *server)
{
	return &server->tree.shared->slots[server->tree.self_slot];
}

/* ---- draining ---- */

/* Everything of ours that keeps the loop alive goes; what the program left (timers, sockets) does not matter any more. */
static void close_worker(cs_server *server)
{
	if (server->drain_timer) {
		cs_timer_close(server->drain_timer);
		server->drain_timer = NULL;
	}
	cs_server_stop_waiting(server);
	cs_server_metrics_stop(server);
	/* A second SIGTERM must not kill it while it ends. */
	cs_tree_hold_signals(&server->tree);
	for (size_t i = 0; i < sizeof(server->signals) / sizeof(server->signals[0]); i++) {
		cs_signal_unwatch(&server->signals[i]);
	}
	for (int i = 0; i < server->port_count; i++) {
		cs_port_close(server->ports[i]);
		cs_conn_server_abort(&server->ports[i]->conns);
	}
	cs_server_queue_stop(server);
	if (server->ipc) {
		cs_ipc_stop(server->ipc);
		cs_ipc_flush(server->ipc, 1000);
		cs_ipc_detach(server->ipc);
	}
}

static size_t count_connections(const cs_server *server)
{
	size_t n = 0;
	for (int i = 0; i < server->port_count; i++) {
		n += server->ports[i]->conns.conn_count;
	}
	return n;
}

static void call_worker_event(cs_server *server, cs_event event, bool in_coroutine)
{
	zval id;
	ZVAL_LONG(&id, server->tree.self_slot);
	cs_server_call(server, NULL, event, 1, &id, in_coroutine);
}

/* What has become idle goes on in the successor. */
static void hand_over(cs_server *server)
{
	for (int i = 0; i < server->port_count; i++) {
		cs_port_hand_over(server->ports[i]);
	}
}

static void stop_connections(cs_server *server)
{
	for (int i = 0; i < server->port_count; i++) {
		server->ports[i]->conns.on_idle = NULL;
		cs_conn_server_stop(&server->ports[i]->conns);
	}
}

static void on_drain_tick(cs_timer *timer, void *arg)
{
	cs_server *server = arg;
	uint64_t now = cs_loop_fresh_ms();

	if (server->handing_over && now < server->drain_until_ms) {
		hand_over(server);
	} else if (server->handing_over) {
		server->handing_over = false;
		stop_connections(server);
	}
	if (now >= server->next_exit_ms) {
		server->next_exit_ms = now + CS_EXIT_EVENT_MS;
		call_worker_event(server, CS_ON_WORKER_EXIT, server->options.enable_coroutine);
	}
	if (count_connections(server) == 0 && CSG(core).map.count == 0 && server->running_tasks == 0) {
		cs_loop_stop();
	} else if (now >= server->drain_until_ms) {
		cs_log(CS_LOG_WARNING, "worker %d: max_wait_time is over; %zu coroutines and %zu connections are ended",
			server->tree.self_slot, CSG(core).map.count, count_connections(server));
		cs_loop_stop();
	}
}

/* Stops taking work. Idle connections go to the successor when there is one. */
static void drain(cs_server *server)
{
	if (server->draining) {
		return;
	}
	bool successor = !server->tree.single && cs_tree_superseded(&server->tree, server->tree.self_slot);
	if (successor) {
		cs_ipc_deliver_kept(server->ipc); /* before the connections go, or what comes later would overtake it */
	}
	server->draining = true;
	own_slot(server)->status = CS_WORKER_EXIT;
	for (int i = 0; i < server->port_count; i++) {
		cs_port_close(server->ports[i]);
	}
	cs_server_queue_stop(server);
	if (successor) {
		/* The slot's box is for the successor from now on; what concerns us it sends to the other one. */
		cs_ipc_stop(server->ipc);
		cs_ipc_listen(server->ipc, cs_server_old_box(server, server->tree.self_slot), cs_server_on_message, server);
		server->handing_over = true;
		for (int i = 0; i < server->port_count; i++) {
			server->ports[i]->http.ws.stop_code = CS_WS_RESTART; /* of those that cannot be handed over */
		}
		hand_over(server);
	} else {
		stop_connections(server);
	}
	server->drain_until_ms = cs_loop_fresh_ms() + server->options.max_wait_ms;
	server->next_exit_ms = 0;
	server->drain_timer = cs_timer_open(0, CS_DRAIN_TICK_MS, on_drain_tick, server);
}

/* What the process uses when that is over max_worker_memory, else 0. Looked at now and then only. */
static int64_t excess_memory(cs_server *server)
{
	uint64_t now = cs_loop_now_ms();

	if (!server->options.max_worker_memory || now < server->next_memory_ms) {
		return 0;
	}
	server->next_memory_ms = now + CS_MEMORY_CHECK_MS;
	int64_t memory = cs_server_memory();
	return memory > server->options.max_worker_memory ? memory : 0;
}

void cs_server_count_request(cs_server *server)
{
	cs_slot *slot = own_slot(server);
	uint64_t served = server->counts->requests - server->counted_before;
	if (server->request_limit < 0) {
		return; /* asked for already */
	}
	bool full = server->request_limit > 0 && (int64_t) served >= server->request_limit;

	int64_t memory = full ? 0 : excess_memory(server);
	if ((full || memory) && !server->draining && !slot->wants_renewal) {
		cs_log(CS_LOG_INFO, "worker %d has served %llu requests and uses %lld KiB: replacing it",
			server->tree.self_slot, (unsigned long long) served,
			(long long) (memory ? memory : cs_server_memory()) / 1024);
		if (cs_tree_renew(&server->tree, server->tree.self_slot) == UV_ENOTSUP) {
			cs_warn_option(ZSTR_VAL(server->std.ce->name), full ? "max_request" : "max_worker_memory",
				"has no effect with one process: set worker_num to 2 or more, or mode SWOOLE_PROCESS");
		}
		server->request_limit = -1;
	}
}

/* ---- signals of a worker ---- */

static void on_signal(int sig, void *arg)
{
	cs_server *server = arg;

	if (sig == SIGRTMIN) {
		cs_log_reopen();
	} else if (sig == SIGTERM || (sig != SIGUSR1 && server->tree.single)) {
		if (server->tree.single && !server->draining) {
			cs_server_call(server, NULL, CS_ON_BEFORE_SHUTDOWN, 0, NULL, server->options.enable_coroutine);
		}
		drain(server);
	} else if (sig == SIGUSR1 && !server->tree.single) {
		cs_tree_renew(&server->tree, server->tree.self_slot);
	} else if (sig == SIGUSR1) {
		cs_server_renew_tls(server);
		cs_log(CS_LOG_WARNING,
			"a server of one process cannot be reloaded: set worker_num to 2 or more, or mode "
			"SWOOLE_PROCESS");
	}
}

/* What a terminal sends to all processes of the server is for the master. */
static void watch_signals(cs_server *server)
{
	const int wanted[] = {SIGTERM, SIGUSR1, SIGRTMIN, SIGINT, SIGQUIT, SIGHUP};

	for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++) {
		/* SIGQUIT asks a worker for its core. */
		if (sigismember(&server->tree.signals, wanted[i]) && (server->tree.single || wanted[i] != SIGQUIT)) {
			cs_signal_watch(&server->signals[i], wanted[i], 0, on_signal, server);
		}
	}
	signal(SIGPIPE, SIG_IGN);
	signal(SIGUSR2, SIG_IGN);
	cs_tree_release_signals(&server->tree);
}

/* ---- a worker's life ---- */

/* ---- messages while two workers have the slot ---- */

/* A message that waits for its connection; in server->held. */
typedef struct held_message {
	cs_queue node;
	cs_ipc_message message;
	char body[]; /* of one that is this process's own */
} held_message;

static bool is_for_session(int type)
{
	return type == CS_MSG_PUSH || type == CS_MSG_SEND || type == CS_MSG_SEND_FILE || type == CS_MSG_CLOSE
		|| type == CS_MSG_PAUSE;
}

/* Can it go on in another process? */
static bool can_move(cs_server *server, int session)
{
	cs_session row;

	return cs_session_get(server->sessions, session, &row) && !(row.flags & (CS_SESSION_SSL | CS_SESSION_HTTP2));
}

/* True when the message is for a connection that the old worker has still, or that is on its way to us. It waits until the
 * connection comes: sent to the old worker, it would be overtaken by later ones. */
static bool is_too_early(cs_server *server, const cs_ipc_message *message)
{
	int slot, session = (int) message->head.id;
	pid_t pid;

	return !server->draining && is_for_session(message->head.type) && !cs_server_find_conn(server, session)
		&& cs_session_owner(server->sessions, session, &slot, &pid) && slot == server->tree.self_slot
		&& (pid == getpid() || can_move(server, session));
}

static void hold(cs_server *server, cs_ipc_message *message)
{
	held_message *held = pemalloc(sizeof(*held), 1);

	held->message = *message;
	memset(message, 0, sizeof(*message));
	cs_queue_push(&server->held, &held->node);
}

bool cs_server_hold(cs_server *server, const cs_ipc_head *head, const cs_view *body, int fd)
{
	size_t len = body ? body->len : 0;
	held_message *held = can_move(server, (int) head->id) ? pecalloc(1, sizeof(*held) + len, 1) : NULL;

	if (!held) {
		return false;
	}
	held->message.head = *head;
	if (len) {
		memcpy(held->body, body->ptr, len);
	}
	held->message.body = (cs_view){held->body, len};
	if (fd >= 0) {
		held->message.fds[0] = fcntl(fd, F_DUPFD_CLOEXEC, 0);
		held->message.fd_count = held->message.fds[0] >= 0;
	}
	cs_queue_push(&server->held, &held->node);
	return true;
}

void cs_server_deliver_held(cs_server *server, int session)
{
	for (cs_queue *node = server->held.next, *next; node != &server->held; node = next) {
		held_message *held = CS_QUEUE_ENTRY(node, held_message, node);
		next = node->next;
		if (held->message.head.id == (uint64_t) session) {
			cs_queue_remove(node);
			cs_stream_on_message(server, &held->message);
			cs_ipc_message_free(server->ipc, &held->message);
			free(held);
		}
	}
}

void cs_server_drop_held(cs_server *server, bool all)
{
	int slot;

	for (cs_queue *node = server->held.next, *next; node != &server->held; node = next) {
		held_message *held = CS_QUEUE_ENTRY(node, held_message, node);
		next = node->next;
		if (all || !cs_session_owner(server->sessions, (int) held->message.head.id, &slot, NULL)
			|| slot != server->tree.self_slot) {
			cs_queue_remove(node);
			cs_ipc_message_free(server->ipc, &held->message);
			free(held);
		}
	}
}

/* By how many successors the receiver of a task's result came after this process; negative: before it. */
static int32_t generations_after(const cs_server *server, const cs_ipc_message *message)
{
	return (int32_t) ((uint32_t) message->head.arg - server->tree.self_generation);
}

/* Results of its tasks, and what is for connections that stay with it. */
static bool is_for_predecessor(cs_server *server, const cs_ipc_message *message)
{
	int slot, old_pid = own_slot(server)->old_pid;
	pid_t pid;

	if (!old_pid || old_pid == (int) getpid()) {
		return false;
	}
	if (message->head.type == CS_MSG_TASK_RESULT) {
		return generations_after(server, message) < 0;
	}
	return is_for_session(message->head.type) && cs_session_owner(server->sessions, (int) message->head.id, &slot, &pid)
		&& pid == old_pid;
}

/* Results of its tasks, and what is for a session of ours that has gone to it while the message was under way. */
static bool is_for_successor(cs_server *server, const cs_ipc_message *message)
{
	int slot;
	pid_t pid;

	if (message->head.type == CS_MSG_TASK_RESULT) {
		return own_slot(server)->old_pid == (int) getpid() && generations_after(server, message) > 0;
	}
	return server->draining && is_for_session(message->head.type)
		&& cs_session_owner(server->sessions, (int) message->head.id, &slot, &pid) && pid != getpid();
}

bool cs_server_pass_on(cs_server *server, cs_ipc_message *message)
{
	int self = server->tree.self_slot;

	if (UNEXPECTED(is_for_predecessor(server, message))) {
		return cs_ipc_forward(server->ipc, cs_server_old_box(server, self), message) == 0;
	}
	return UNEXPECTED(is_for_successor(server, message)) && cs_ipc_forward(server->ipc, self, message) == 0;
}

static void take_connection(cs_server *server, cs_ipc_message *message)
{
	int session = (int) message->head.id;

	if (message->head.arg < 0 || message->head.arg >= server->port_count) {
		return;
	}
	if (message->fd_count != 1) { /* no descriptor was left for it: it is closed already */
		cs_log(CS_LOG_WARNING, "connection %d could not be taken over: %s", session, uv_strerror(message->error));
		cs_server_count_descriptors(server);
		cs_session_free(server->sessions, session);
		server->counts->closed++;
		return;
	}
	int fd = message->fds[0];
	message->fds[0] = -1;
	cs_port_adopt(server->ports[message->head.arg], fd, session, message->head.flags, message->body);
}

static void handle_message(cs_server *server, cs_ipc_message *message)
{
	if (UNEXPECTED(is_too_early(server, message))) {
		hold(server, message);
		return;
	}
	if (UNEXPECTED(cs_server_pass_on(server, message))) {
		return;
	}
	switch (message->head.type) {
		case CS_MSG_CONNECTION:
			take_connection(server, message);
			break;
		case CS_MSG_TASK:
			cs_server_on_task(server, message);
			break;
		case CS_MSG_TASK_RESULT:
			cs_server_on_task_result(server, message);
			break;
		case CS_MSG_COMMAND:
			cs_server_on_command(server, message);
			break;
		case CS_MSG_PIPE:
			cs_server_on_pipe_message(server, message);
			break;
		case CS_MSG_PUSH:
		case CS_MSG_SEND:
		case CS_MSG_SEND_FILE:
		case CS_MSG_CLOSE:
		case CS_MSG_PAUSE:
			cs_stream_on_message(server, message);
			break;
	}
}

/* After a fatal error what else is in the box is for the next process. */
void cs_server_on_message(cs_ipc *ipc, cs_ipc_message *message, void *arg)
{
	handle_message(arg, message);
	if (UNEXPECTED(cs_loop_has_ended())) {
		cs_ipc_pause(ipc);
	}
}

/* max_request with jitter, so that workers are not all replaced at once. */
static int64_t choose_request_limit(const cs_server_options *options, int64_t max_request, int64_t grace)
{
	if (max_request == 0) {
		return options->max_worker_memory ? INT64_MAX : 0;
	}
	grace = grace ? grace : max_request / 2;
	return max_request + (grace > 0 ? (int64_t) (uv_hrtime() % (uint64_t) grace) : 0);
}

void cs_server_enter_slot(cs_server *server, int slot)
{
	server->tree.self_slot = slot;
	server->draining = server->beginning = false;
	memset(server->signals, 0, sizeof(server->signals));
	server->drain_timer = server->start_timer = server->sampler = server->stats_timer = NULL;
	bool is_task = cs_tree_kind(&server->tree, slot) == CS_SLOT_TASK;
	server->request_limit = is_task
		? choose_request_limit(
			&server->options, server->options.task_max_request, server->options.task_max_request_grace)
		: choose_request_limit(&server->options, server->options.max_request, server->options.max_request_grace);
	zend_update_property_bool(cs_server_ce, &server->std, ZEND_STRL("taskworker"), is_task);
	server->handing_over = false;
	server->gate.limit = server->options.enable_coroutine ? (uint64_t) server->options.worker_max_concurrency : 0;
	server->gate.running = 0;
	cs_queue_init(&server->gate.waiting);
	struct rlimit limit = {0};
	server->fd_limit = getrlimit(RLIMIT_NOFILE, &limit) == 0 ? (uint64_t) limit.rlim_cur : UINT64_MAX;
	server->counts = &own_slot(server)->counts[server->tree.self_generation & 1];
	server->counted_before = server->counts->requests;
	own_slot(server)->status = CS_WORKER_IDLE;
	set_long(server, "worker_id", slot);
	set_long(server, "worker_pid", (zend_long) getpid());
	set_long(server, "master_pid", server->tree.shared->master_pid);
	set_long(server, "manager_pid", server->tree.shared->manager_pid);
	CSG(core).in_server = true;
}

/* In the master, last, while signals still wait: what the server made in the file system and the kernel goes. */
static void remove_traces(cs_server *server)
{
	if (server->queue) {
		cs_msgqueue_close(server->queue, true);
		server->queue = NULL;
	}
	if (server->options.pid_file && server->tree.shared) {
		cs_server_remove_pid_file(server->options.pid_file, server->tree.shared->master_pid);
	}
	if (!server->tree.single) {
		cs_server_set_title(server, NULL);
	}
	for (int i = 0; i < server->port_count; i++) {
		cs_listen_close(&server->ports[i]->listen, true);
	}
}

/* Without its master nobody but the last process of the tree is left to do that. */
static void leave(cs_server *server)
{
	if (cs_tree_leave(&server->tree)) {
		for (int i = 0; i < server->port_count; i++) {
			cs_listen_own(&server->ports[i]->listen);
		}
		remove_traces(server);
	}
}

static void run_worker(cs_tree *tree, int slot, bool successor)
{
	cs_server *server = tree->data;

	if (cs_tree_kind(tree, slot) == CS_SLOT_USER) {
		cs_server_run_process(server, slot);
		leave(server);
		return;
	}
	if (!tree->single) {
		CS_RESEED_RANDOM();
	}
	cs_server_enter_slot(server, slot);
	if (!tree->single) {
		cs_server_set_slot_title(server, slot);
	}
	if (!cs_server_system_enter(server)) {
		EG(exit_status) = 1;
		return;
	}
	cs_hook_enable_default();
	bool plain_before = CSG(classes).callbacks_plain;
	CSG(classes).callbacks_plain = !server->options.enable_coroutine;
	watch_signals(server);
	cs_server_metrics_start(server);
	if (tree->single) {
		cs_server_call(server, NULL, CS_ON_START, 0, NULL, server->options.enable_coroutine);
	} else {
		cs_ipc_enter(server->ipc, slot, server->tree.self_generation);
		cs_ipc_attach(server->ipc, cs_loop());
	}
	cs_server_begin(server);
	if (!EG(exception)) {
		cs_loop_run();
	}
	if (!EG(exception)) {
		call_worker_event(server, CS_ON_WORKER_STOP, false);
	}
	CSG(classes).callbacks_plain = plain_before;
	close_worker(server);
	leave(server);
}

/* ---- manager and master ---- */

static void on_forked(cs_tree *tree, int slot, int pid)
{
	cs_server *server = tree->data;
	if (cs_tree_kind(tree, slot) == CS_SLOT_USER) {
		cs_process_set_pid(server->processes[slot - tree->worker_num - tree->task_num], pid);
	}
}

static void on_manager_start(cs_tree *tree)
{
	cs_server *server = tree->data;
	set_long(server, "manager_pid", tree->shared->manager_pid);
	set_long(server, "master_pid", tree->shared->master_pid);
	cs_server_set_title(server, tree->process_mode ? "manager" : "master");
	cs_server_call(server, NULL, CS_ON_MANAGER_START, 0, NULL, false);
}

static void on_manager_stop(cs_tree *tree)
{
	cs_server_call(tree->data, NULL, CS_ON_MANAGER_STOP, 0, NULL, false);
	leave(tree->data);
}

static void on_before_reload(cs_tree *tree)
{
	cs_server_renew_tls(tree->data); /* the new workers inherit them */
	cs_server_call(tree->data, NULL, CS_ON_BEFORE_RELOAD, 0, NULL, false);
}

static void on_after_reload(cs_tree *tree)
{
	cs_server_call(tree->data, NULL, CS_ON_AFTER_RELOAD, 0, NULL, false);
}

static void on_error(cs_tree *tree, int slot, int pid, int status)
{
	cs_server *server = tree->data;
	zval args[4];

	if (server->options.event_object) {
		cs_server_status_info_object(slot, pid, status, &args[0]);
		cs_server_call(server, NULL, CS_ON_WORKER_ERROR, 1, args, false);
		return;
	}
	ZVAL_LONG(&args[0], slot);
	ZVAL_LONG(&args[1], pid);
	ZVAL_LONG(&args[2], WIFEXITED(status) ? WEXITSTATUS(status) : 0);
	ZVAL_LONG(&args[3], WIFSIGNALED(status) ? WTERMSIG(status) : 0);
	cs_server_call(server, NULL, CS_ON_WORKER_ERROR, 4, args, false);
}

/* In the manager: what came too late for a worker that drained its successor shall have. */
static void rescue_messages(cs_server *server, int slot)
{
	cs_ipc_message message;

	while (cs_ipc_receive(server->ipc, cs_server_old_box(server, slot), 0, NULL, NULL, &message) == 0) {
		cs_ipc_forward(server->ipc, slot, &message);
		cs_ipc_message_free(server->ipc, &message);
	}
}

/* In the manager: connections that a dead worker had not taken yet go to others, for the next one may be long in coming. The
 * rest stays in the box for that. */
static void pass_connections_on(cs_server *server, int dead)
{
	cs_ipc_message *messages = NULL;
	size_t count = 0, room = 0;
	int slot = dead;

	for (;;) {
		if (count == room) {
			room = room ? room * 2 : 16;
			messages = safe_erealloc(messages, room, sizeof(*messages), 0);
		}
		if (cs_ipc_receive(server->ipc, dead, 0, NULL, NULL, &messages[count]) < 0) {
			break;
		}
		count++;
	}
	for (size_t i = 0; i < count; i++) {
		int to = dead;
		for (int tries = 0; tries < server->tree.worker_num && messages[i].head.type == CS_MSG_CONNECTION; tries++) {
			slot = (slot + 1) % server->tree.worker_num;
			if (slot != dead && cs_tree_serves(&server->tree, slot)) {
				to = slot;
				break;
			}
		}
		cs_ipc_forward(server->ipc, to, &messages[i]);
		cs_ipc_message_free(server->ipc, &messages[i]);
	}
	efree(messages);
}

static void on_gone(cs_tree *tree, int slot, int pid, uint32_t generation)
{
	cs_server *server = tree->data;
	cs_slot_counts *counts = &tree->shared->slots[slot].counts[generation & 1];
	if (cs_tree_kind(tree, slot) == CS_SLOT_WORKER) {
		counts->lost = counts->requests - counts->responses;
	}
	tree->shared->lost += cs_session_sweep(server->sessions, slot, pid, NULL, NULL);
	if (cs_tree_kind(tree, slot) == CS_SLOT_TASK) {
		cs_server_on_task_worker_gone(server, slot, pid);
	}
	rescue_messages(server, slot);
	if (cs_tree_kind(tree, slot) == CS_SLOT_WORKER && !tree->stopping && tree->shared->slots[slot].down) {
		pass_connections_on(server, slot);
	}
}

static void on_start(cs_tree *tree)
{
	cs_server *server = tree->data;
	set_long(server, "manager_pid", tree->shared->manager_pid);
	set_long(server, "master_pid", tree->shared->master_pid);
	cs_server_set_title(server, "master");
	cs_server_call(server, NULL, CS_ON_START, 0, NULL, false);
}

static void on_before_shutdown(cs_tree *tree)
{
	cs_server_call(tree->data, NULL, CS_ON_BEFORE_SHUTDOWN, 0, NULL, false);
}

static void on_shutdown(cs_tree *tree)
{
	cs_server_call(tree->data, NULL, CS_ON_SHUTDOWN, 0, NULL, false);
	remove_traces(tree->data);
}

static void on_reopen(cs_tree *tree)
{
	cs_log_reopen();
}

static void on_fatal(cs_tree *tree)
{
	remove_traces(tree->data);
}

static const cs_tree_ops server_ops = {
	.run = run_worker,
	.on_forked = on_forked,
	.on_manager_start = on_manager_start,
	.on_manager_stop = on_manager_stop,
	.on_before_reload = on_before_reload,
	.on_after_reload = on_after_reload,
	.on_error = on_error,
	.on_gone = on_gone,
	.on_start = on_start,
	.on_before_shutdown = on_before_shutdown,
	.on_shutdown = on_shutdown,
	.on_reopen = on_reopen,
	.on_fatal = on_fatal,
};

/* ---- starting ---- */

static int open_queue(cs_server *server)
{
	const cs_server_options *options = &server->options;
	const char *dir = options->task_tmpdir ? options->task_tmpdir : "/tmp";

	if (access(dir, W_OK | X_OK) < 0) {
		int error = -errno;
		cs_throw(-error, "large tasks cannot be put into files in task_tmpdir '%s': %s", dir, uv_strerror(error));
		return error;
	}
	int error = cs_msgqueue_open(&server->queue, (uint32_t) options->message_queue_key, dir);
	if (error) {
		cs_throw(-error, "the message queue for tasks, message_queue_key %u, cannot be opened: %s",
			(uint32_t) options->message_queue_key, uv_strerror(error));
		return error;
	}
	struct passwd *user = options->user && geteuid() == 0 ? getpwnam(options->user) : NULL;
	if (user) {
		cs_msgqueue_give(server->queue, user->pw_uid, user->pw_gid);
	}
	return 0;
}

static int prepare(cs_server *server)
{
	cs_tree *tree = &server->tree;
	const cs_server_options *options = &server->options;
	long processors = sysconf(_SC_NPROCESSORS_ONLN);
	int error;

	tree->worker_num = (int) (options->worker_num ? options->worker_num : MAX(processors, 1));
	tree->task_num = (int) options->task_worker_num;
	tree->process_mode = server->mode == CS_SWOOLE_PROCESS;
	tree->user_num = server->process_count;
	tree->single = !tree->process_mode && tree->worker_num == 1 && tree->task_num == 0 && tree->user_num == 0;
	tree->max_wait_ms = options->max_wait_ms + 500;
	tree->ops = &server_ops;
	tree->data = server;
	if (tree->task_num && !cs_callback_is_set(&server->callbacks[CS_ON_TASK])) {
		cs_throw_error(EINVAL,
			"task_worker_num is %d, but nobody would do the tasks: register a callback with on('task', ...)",
			tree->task_num);
		return UV_EINVAL;
	}
	server->options.task_object |= server->options.task_enable_coroutine;
	if ((error = cs_server_secure(server)) < 0 || (error = cs_server_system_prepare(server)) < 0
		|| (error = cs_tree_init(tree)) < 0
		|| (!tree->single && (error = cs_ipc_new(&server->ipc, tree->slot_count * 2)) < 0)
		|| (error = cs_session_table_new(
				&server->sessions, (uint32_t) options->max_connection, tree->slot_count, server->port_count))
			< 0) {
		return error;
	}
	if (options->task_ipc_mode != CS_TASK_IPC_SOCKET && tree->task_num && (error = open_queue(server)) < 0) {
		return error;
	}
	if (options->start_session_id) {
		cs_session_set_start(server->sessions, (int) options->start_session_id);
	}
	for (int i = 0; i < server->port_count; i++) {
		if ((error = cs_port_prepare(server->ports[i])) < 0) {
			cs_throw(-error, "cannot listen: %s", uv_strerror(error));
			return error;
		}
	}
	cs_tree_hold_signals(tree);
	return cs_server_system_begin(server);
}

int cs_server_run(cs_server *server)
{
	int result = prepare(server);

	if (result == 0) {
		result = cs_tree_run(&server->tree);
	}
	CSG(core).in_server = false;
	if (result == 0) {
		cs_event_end();
	}
	if (result < 0 && !cs_tree_is_child(&server->tree)) {
		remove_traces(server);
		cs_tree_release_signals(&server->tree);
	}
	return result;
}
