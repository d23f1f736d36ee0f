/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Which worker a new connection goes to: dispatch_mode and dispatch_func, once a connection.
 */
#include "server.h"

#include "src/core/log.h"
#include "src/core/loop.h"

#include <dirent.h>
#include <netinet/in.h>
#include <sys/socket.h>

/* What dispatch_func may return in place of a worker's number, and how it is told of a new connection. */
enum { CS_PLACE_DISCARD = -1, CS_PLACE_CLOSE = -2, CS_PLACE_DEFAULT = -3, CS_PLACE_CONNECT = 4 };

/* Descriptors that a worker shall have left for other things. */
#define CS_FD_MARGIN 8

void cs_server_count_descriptors(cs_server *server)
{
	DIR *dir = opendir("/proc/self/fd");
	uint32_t count = 0, conns = zend_hash_num_elements(&server->conns);

	while (dir && readdir(dir)) {
		count++;
	}
	if (dir) {
		closedir(dir);
		count -= 3; /* ".", ".." and the directory itself */
		server->tree.shared->slots[server->tree.self_slot].other_fds = count > conns ? count - conns : 0;
	}
}

/* What is passed to a worker without descriptors is lost. Connections count from the moment when they are placed, so that a
 * burst does not meet a worker that has not seen it yet. */
static bool has_descriptors(const cs_server *server, int slot)
{
	uint64_t used = server->tree.shared->slots[slot].other_fds;

	used += cs_session_count_slot(server->sessions, slot) + CS_FD_MARGIN;
	return used < server->fd_limit;
}

bool cs_server_is_full(cs_server *server)
{
	int self = server->tree.self_slot;

	/* One that has no connections tries in any case. */
	if (EXPECTED(has_descriptors(server, self)) || zend_hash_num_elements(&server->conns) == 0) {
		return false;
	}
	cs_server_count_descriptors(server);
	return !has_descriptors(server, self);
}

/* A worker that is being replaced after a crash takes none. */
static bool takes_connections(const cs_server *server, int slot)
{
	return cs_tree_serves(&server->tree, slot) && has_descriptors(server, slot);
}

static int fewest_connections(const cs_server *server)
{
	int best = server->tree.self_slot;
	uint32_t fewest = cs_session_count_slot(server->sessions, best);

	for (int i = 0; i < server->tree.worker_num; i++) {
		uint32_t count = cs_session_count_slot(server->sessions, i);
		if (count < fewest && takes_connections(server, i)) {
			fewest = count;
			best = i;
		}
	}
	return best;
}

/* The next one in turn that serves. */
static int next_in_turn(const cs_server *server)
{
	uint64_t turn = __atomic_fetch_add(&server->tree.shared->next_place, 1, __ATOMIC_RELAXED);

	for (int i = 0; i < server->tree.worker_num; i++) {
		int slot = (int) ((turn + (uint64_t) i) % (uint64_t) server->tree.worker_num);
		if (takes_connections(server, slot)) {
			return slot;
		}
	}
	return server->tree.self_slot;
}

static uint32_t hash_address(int fd)
{
	struct sockaddr_storage peer;
	socklen_t len = sizeof(peer);
	uint32_t hash = 2166136261u;

	if (getpeername(fd, (struct sockaddr *) &peer, &len) < 0) {
		return 0;
	}
	const unsigned char *bytes = NULL;
	size_t count = 0;
	if (peer.ss_family == AF_INET) {
		bytes = (unsigned char *) &((struct sockaddr_in *) &peer)->sin_addr;
		count = 4;
	} else if (peer.ss_family == AF_INET6) {
		bytes = (unsigned char *) &((struct sockaddr_in6 *) &peer)->sin6_addr;
		count = 16;
	}
	for (size_t i = 0; i < count; i++) {
		hash = (hash ^ bytes[i]) * 16777619u;
	}
	return hash;
}

/* One call of dispatch_func. */
typedef struct place_call {
	cs_server *server;
	int session;
	zend_long result;
} place_call;

static void call_function(void *arg)
{
	place_call *call = arg;
	cs_callback *callback = &call->server->dispatch_func;
	zend_fcall_info fci = callback->fci;
	zend_fcall_info_cache fcc = callback->fcc;
	zval params[4], result;

	ZVAL_UNDEF(&result);
	ZVAL_OBJ_COPY(&params[0], &call->server->std);
	ZVAL_LONG(&params[1], call->session);
	ZVAL_LONG(&params[2], CS_PLACE_CONNECT);
	ZVAL_EMPTY_STRING(&params[3]);
	fci.param_count = 4;
	fci.params = params;
	fci.retval = &result;
	zend_call_function(&fci, &fcc);
	zval_ptr_dtor(&params[0]);
	if (!EG(exception) && !Z_ISUNDEF(result)) {
		call->result = zval_get_long(&result);
	}
	zval_ptr_dtor(&result);
}

/* The place that the program chooses; CS_PLACE_DEFAULT when it leaves that to us. */
static int ask_program(cs_server *server, int session)
{
	place_call call = {server, session, CS_PLACE_DEFAULT};

	cs_loop_guard(call_function, &call);
	if (call.result == CS_PLACE_DISCARD || call.result == CS_PLACE_CLOSE) {
		return CS_PLACE_CLOSE;
	}
	if (call.result < 0 || call.result >= server->tree.worker_num) {
		if (call.result != CS_PLACE_DEFAULT) {
			cs_log(CS_LOG_WARNING, "dispatch_func returned " ZEND_LONG_FMT ": workers are numbered from 0 to %d",
				call.result, server->tree.worker_num - 1);
		}
		return CS_PLACE_DEFAULT;
	}
	return (int) call.result;
}

/* The worker that accepted keeps the connection unless the mode asks for a place or others have clearly fewer; the slack
 * saves passing descriptors to and fro. The new session counts as the acceptor's own already. */
int cs_server_place(cs_server *server, int fd, int session)
{
	int self = server->tree.self_slot, slot = CS_PLACE_DEFAULT;

	if (cs_callback_is_set(&server->dispatch_func)) {
		slot = ask_program(server, session);
	}
	if (slot == CS_PLACE_DEFAULT && server->tree.worker_num == 1) {
		return self;
	}
	if (slot == CS_PLACE_DEFAULT && server->options.dispatch_mode == 1) {
		return next_in_turn(server);
	}
	if (slot == CS_PLACE_DEFAULT && server->options.dispatch_mode == 4) {
		slot = (int) (hash_address(fd) % (uint32_t) server->tree.worker_num);
	}
	if (slot != CS_PLACE_DEFAULT) {
		return slot < 0 || takes_connections(server, slot) ? slot : self;
	}
	slot = fewest_connections(server);
	uint32_t fewest = cs_session_count_slot(server->sessions, slot);
	return cs_session_count_slot(server->sessions, self) > fewest + fewest / 8 + 1 ? slot : self;
}
