/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process\Pool: a tree of processes (src/server/tree.h) without connections.
 *   process_pool.c      the object, its methods, what each process does
 *   process_pool_ipc.c  what brings messages to a worker
 */
#ifndef CS_CLASSES_PROCESS_POOL_H
#define CS_CLASSES_PROCESS_POOL_H

#include "callback.h"
#include "src/core/signal.h"
#include "src/server/listen.h"
#include "src/server/tree.h"

#include "zend_smart_str.h"

extern zend_class_entry *cs_process_pool_ce;

enum { CS_POOL_IPC_NONE, CS_POOL_IPC_UNIXSOCK, CS_POOL_IPC_MSGQUEUE, CS_POOL_IPC_SOCKET };

typedef enum cs_pool_event {
	CS_POOL_START,
	CS_POOL_SHUTDOWN,
	CS_POOL_WORKER_START,
	CS_POOL_WORKER_STOP,
	CS_POOL_WORKER_EXIT,
	CS_POOL_MESSAGE,
	CS_POOL_EVENTS
} cs_pool_event;

typedef struct cs_pool {
	cs_tree tree;
	int worker_num;
	int ipc_type;
	int queue_key;
	int queue; /* -1: none */
	bool enable_coroutine;
	bool running;     /* start() has been called and has not returned */
	bool stopping;    /* this worker is to end */
	bool has_answer;  /* write() may be called */
	int (*pipes)[2];  /* by worker: the end of the others, its own; NULL before start() */
	int worker_id;    /* -1: not in a worker */
	size_t size_max;  /* of a message */
	uint64_t wait_ms; /* for a worker to end */
	uint64_t socket_ms;
	uint64_t exit_until_ms;
	cs_listen listen;
	smart_str answer;
	cs_signal signals[3];
	struct cs_timer *exit_timer;
	cs_callback callbacks[CS_POOL_EVENTS];
	zend_object std;
} cs_pool;

/* Calls back with the pool and, unless NULL, one more argument, which it releases; in a coroutine when the pool has them.
 * An uncaught exception is PHP's fatal error in a worker, the caller's in the master. */
void cs_pool_call(cs_pool *pool, cs_pool_event event, zval *argument);

/* ---- process_pool_ipc.c ---- */

/* In the master before the first fork; 0 or a negative UV_E*. */
int cs_pool_ipc_open(cs_pool *pool);

/* What others would find later, the queue and the path of the socket, is removed. */
void cs_pool_ipc_remove(cs_pool *pool);
void cs_pool_ipc_close(cs_pool *pool);

/* In a worker without coroutines: waits for messages and calls back, until it is to end. */
void cs_pool_ipc_serve(cs_pool *pool);

/* In a worker with coroutines: messages come by the loop from now on / no more. */
void cs_pool_ipc_watch(cs_pool *pool);
void cs_pool_ipc_unwatch(cs_pool *pool);

/* 0 or a negative UV_E*. May yield. */
int cs_pool_ipc_send(cs_pool *pool, int worker, const char *data, size_t len);

#endif
