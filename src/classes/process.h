/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Process, in the files process*.c:
 *   process.c         the object, starting it, what the child does
 *   process_pipe.c    reading, writing, closing the pipe
 *   process_queue.c   message queues
 *   process_system.c  wait, signals, alarms, daemon, priorities, processors
 */
#ifndef CS_CLASSES_PROCESS_H
#define CS_CLASSES_PROCESS_H

#include "callback.h"

#define CS_PROCESS_IPC_NOWAIT  256
#define CS_PROCESS_PIPE_NONE   0
#define CS_PROCESS_PIPE_STREAM 1
#define CS_PROCESS_PIPE_DGRAM  2
#define CS_PROCESS_PIPE_MASTER 1
#define CS_PROCESS_PIPE_WORKER 2
#define CS_PROCESS_PIPE_READ   3
#define CS_PROCESS_PIPE_WRITE  4

extern zend_class_entry *cs_process_ce;

typedef struct cs_process {
	cs_callback callback;
	int fds[2];    /* the ends of the parent and of the child; -1: closed */
	int end;       /* which of them is this process's */
	int pipe_type; /* CS_PROCESS_PIPE_* */
	bool redirect;
	bool enable_coroutine;
	bool nonblocking;
	bool is_self; /* this is the child */
	pid_t pid;    /* of the child; 0: not started */
	int64_t timeout_ms;
	zend_long id;
	int queue; /* -1: none */
	int queue_mode;
	bool queue_wait;
	zend_object *socket; /* exportSocket() */
	zend_object std;
} cs_process;

static inline cs_process *cs_process_of(zend_object *object)
{
	return (cs_process *) ((char *) object - offsetof(cs_process, std));
}

/* For who forks by themselves (Server::addProcess(), a manager): what start() does in the child. Any object of the class
 * whose constructor has run will do; its pipe was made by that, and all processes forked later can write to its child,
 * successors included: they go on with the same pipe.
 *
 *     pid = fork...
 *     if (pid == 0) {
 *         cs_process_enter(object);     its properties pid and pipe, its standard streams
 *         cs_process_run(object);       the callback, and the event loop until that has nothing left to do
 *         leave the script: EG(exception) may be pending
 *     }
 *     cs_process_set_pid(object, pid);  in the parent and, where they are to know it, in others
 *
 * After cs_process_run() an uncaught exception was reported as PHP's fatal error. */
void cs_process_enter(zend_object *object);
void cs_process_run(zend_object *object);
void cs_process_set_pid(zend_object *object, pid_t pid);

/* The number of the object, its property id. */
void cs_process_set_id(zend_object *object, zend_long id);

/* Makes the running PHP function return into the end of the script, as in every child when its work is done. */
void cs_process_leave(void);

/* An object around descriptors that exist, for the workers of a pool: its callback is none. */
zend_object *cs_process_wrap(pid_t pid, zend_long id, const int fds[2], int end, int pipe_type);

/* Puts this process into the background: the caller continues in a child with a session of its own, the parent ends at
 * once. fds[0..2] replace the standard descriptors (-1: keep). to_root changes to the directory "/", to_null connects
 * those that are not replaced to /dev/null. Returns 0 or a negative UV_E*; in the child the event loop is new. */
int cs_process_daemonize(bool to_root, bool to_null, const int fds[3]);

#endif
