/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Tasks in a System V message queue: they outlive the server when the queue has a key, and other programs can put tasks in.
 * Needs no Zend.
 *
 * A message is a cs_ipc_head and the body, or, when that is too long for the queue, the name of a file with the body, which
 * the receiver removes. Its type is the receiver's slot + 1.
 *
 * Such a queue cannot be polled: a thread of the receiving process waits in msgrcv(), and hands over one message at a time
 * on the loop. It takes the next one when it is told to, so that what a busy process could not do yet is left to others.
 */
#ifndef CS_SERVER_MSGQUEUE_H
#define CS_SERVER_MSGQUEUE_H

#include "ipc.h"

typedef struct cs_msgqueue cs_msgqueue;
typedef struct cs_msgqueue_reader cs_msgqueue_reader;

/* The queue of this key, made when there is none; key 0: a new one that goes with cs_msgqueue_close(). `tmpdir` is for long
 * bodies. Before the fork. Returns 0 or a negative UV_E*. */
int cs_msgqueue_open(cs_msgqueue **out, uint32_t key, const char *tmpdir);

/* For a server whose processes become another user: makes the queue that user's. */
void cs_msgqueue_give(cs_msgqueue *queue, uid_t uid, gid_t gid);

/* Ends this process's use; remove: and that of all, when it has no key. NULL is fine. */
void cs_msgqueue_close(cs_msgqueue *queue, bool remove);

/* What a message begins with when its body of head->len bytes follows; for programs that send by themselves. The second tells
 * whether bytes begin so, and where the body is. */
#define CS_MSGQUEUE_PREFIX (8 + sizeof(cs_ipc_head))
void cs_msgqueue_prefix(char prefix[CS_MSGQUEUE_PREFIX], const cs_ipc_head *head);
bool cs_msgqueue_parse(cs_view bytes, cs_ipc_head *head, cs_view *body);

/* Sends; UV_EAGAIN when the queue is full, UV_EINVAL when it was removed, or another UV_E*: nothing was sent then. */
int cs_msgqueue_send(cs_msgqueue *queue, int slot, const cs_ipc_head *head, cs_view body);

/* Messages and bytes in it. */
void cs_msgqueue_count(const cs_msgqueue *queue, uint64_t *messages, uint64_t *bytes);

/* Calls on_message(arg, head, body, error) on the loop for each message of the slot (slot < 0: of any); after each, nothing
 * more comes before cs_msgqueue_next(). error as in cs_ipc_message. Returns 0 or a negative UV_E*. */
typedef void (*cs_msgqueue_fn)(void *arg, const cs_ipc_head *head, cs_view body, int error);
int cs_msgqueue_listen(
	cs_msgqueue *queue, uv_loop_t *loop, int slot, cs_msgqueue_fn on_message, void *arg, cs_msgqueue_reader **out);
void cs_msgqueue_next(cs_msgqueue_reader *reader);

/* Ends the thread; a message that it has taken is delivered in this call. Frees the reader. NULL is fine. */
void cs_msgqueue_stop(cs_msgqueue_reader *reader);

#endif
