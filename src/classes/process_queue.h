/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Message queues for code that may run in a coroutine; see src/server/msg_queue.h.
 */
#ifndef CS_CLASSES_PROCESS_QUEUE_H
#define CS_CLASSES_PROCESS_QUEUE_H

#include "php_cserve.h"

#include <sys/types.h>

/* As cs_msg_queue_send() and _receive(); in a coroutine the others go on while it waits. A signal whose callback throws
 * ends the wait with -EINTR, a cancelled coroutine with -EAGAIN. May yield. */
int cs_process_queue_send(int id, long type, const char *data, size_t len, bool wait);
ssize_t cs_process_queue_receive(int id, long type, char *data, size_t size, bool wait);

#endif
