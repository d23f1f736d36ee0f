/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See server_task.c. */
#ifndef CS_CLASSES_SERVER_TASK_H
#define CS_CLASSES_SERVER_TASK_H

#include "server.h"

/* Messages that server_run.c has read. */
void cs_server_on_task(cs_server *server, cs_ipc_message *message);
void cs_server_on_task_result(cs_server *server, cs_ipc_message *message);
void cs_server_on_command(cs_server *server, cs_ipc_message *message);
void cs_server_on_pipe_message(cs_server *server, cs_ipc_message *message);

/* A task worker with a message queue takes tasks from it / no more. */
int cs_server_queue_listen(cs_server *server);
void cs_server_queue_stop(cs_server *server);

/* Tells servers apart whose tasks come from one queue; the upper half of cs_ipc_head.arg. */
int64_t cs_server_queue_instance(const cs_server *server);

/* In the manager: tells the senders of the tasks that died with a task worker. */
void cs_server_on_task_worker_gone(cs_server *server, int slot, int pid);

/* cs_ipc_head.flags of tasks, results and messages. */
enum {
	CS_TASK_SERIALIZED = 1,
	CS_TASK_NO_REPLY = 2, /* nobody wants the result */
	CS_TASK_FAILED = 4    /* a result: the task was lost */
};

/* A value as bytes: strings go as they are, everything else serialized. False with an exception pending. */
bool cs_task_pack(zval *value, zend_string **out, uint16_t *flags);
void cs_task_unpack(const char *bytes, size_t len, uint16_t flags, zval *out);

/* Sends a value to a slot. 0 or a negative UV_E*. */
int cs_task_send(cs_server *server, int slot, cs_ipc_head *head, zval *value);

/* Sends a value to a slot and waits for the answer, which is undefined when none came in time. May yield. */
void cs_task_ask(cs_server *server, int slot, cs_ipc_head *head, zval *value, int64_t timeout_ms, zval *answer);

#endif
