/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See server_task.c. */
#ifndef CS_CLASSES_SERVER_TASK_H
#define CS_CLASSES_SERVER_TASK_H

#include "server.h"

extern zend_class_entry *cs_server_task_ce;

/* Messages that server_run.c has read. */
void cs_server_on_task(cs_server *server, cs_ipc_message *message);
void cs_server_on_task_result(cs_server *server, cs_ipc_message *message);
void cs_server_on_pipe_message(cs_server *server, cs_ipc_message *message);

/* In the manager: tells the senders of the tasks that died with a task worker. */
void cs_server_on_task_worker_gone(cs_server *server, int slot, int pid);

#endif
