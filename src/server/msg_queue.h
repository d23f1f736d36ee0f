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

/* Called when there is nothing to do but wait, to look after signals: false ends the call with -EINTR. */
typedef bool (*cs_msg_queue_look)(void *arg);

/* Without a `look` they do not wait: -EAGAIN when the queue is full / has nothing. type > 0; 0 when receiving: of any. Returns 0 /
 * the length of the message, or -errno: -EIDRM when the queue was removed, -E2BIG when the message is larger than size, -EINTR
 * when a signal came or the wait is long. */
int cs_msg_queue_send(int id, long type, const char *data, size_t len, cs_msg_queue_look look, void *arg);
ssize_t cs_msg_queue_receive(int id, long type, char *data, size_t size, cs_msg_queue_look look, void *arg);

int cs_msg_queue_stat(int id, uint64_t *messages, uint64_t *bytes);
int cs_msg_queue_set_capacity(int id, size_t bytes);
int cs_msg_queue_remove(int id);

#endif
