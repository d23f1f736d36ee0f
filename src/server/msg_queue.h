/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * System V message queues. They belong to the system and outlive the processes that use them. Needs no Zend.
 */
#ifndef CS_SERVER_MSG_QUEUE_H
#define CS_SERVER_MSG_QUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define CS_MSG_QUEUE_MAX 65536 /* bytes of a message; the system's own limit may be lower */

/* The queue with this key (0: one without), made when there is none. *id gets its number. Returns 0 or -errno. */
int cs_msg_queue_open(int key, int *id);

/* A key made from a file. -errno when the file cannot be looked at. */
int cs_msg_queue_key(const char *path);

/* Without wait -EAGAIN when the queue is full / has nothing. type > 0; 0 when receiving: of any. Returns 0 / the length
 * of the message, or -errno: -EIDRM when the queue was removed, -E2BIG when the message is larger than size. */
int cs_msg_queue_send(int id, long type, const char *data, size_t len, bool wait);
ssize_t cs_msg_queue_receive(int id, long type, char *data, size_t size, bool wait);

int cs_msg_queue_stat(int id, uint64_t *messages, uint64_t *bytes);
int cs_msg_queue_set_capacity(int id, size_t bytes);
int cs_msg_queue_remove(int id);

#endif
