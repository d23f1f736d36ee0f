/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Messages between the server's processes. Each process has a slot (workers from 0, then task workers, user processes,
 * manager, master: the numbering is the caller's); a slot is a socket that all processes may write to and the slot's
 * process reads. It outlives its process: what was sent to a dead worker is read by its successor. Needs no Zend.
 *
 *     cs_ipc_new(&ipc, slots);                          in the master, before the first fork
 *     cs_ipc_enter(ipc, slot, generation);              in each process after its fork
 *     cs_ipc_attach(ipc, cs_loop());                    in those that run a loop: sending never blocks from now on
 *     cs_ipc_listen(ipc, slot, on_message, arg);        reads its slot
 *     cs_ipc_send(ipc, dst, &head, parts, 1, NULL, 0);
 *     cs_ipc_stop(ipc);                                 a draining worker leaves the rest to its successor
 *     cs_ipc_flush(ipc, 5000); cs_ipc_detach(ipc);      before the loop goes
 *     cs_ipc_free(ipc);
 *
 * Messages from one process to one slot arrive in order, whole, and once. Up to CS_IPC_INLINE_MAX bytes travel in the
 * datagram, more in a memory file whose descriptor travels with it: nothing is left behind by a crash.
 */
#ifndef CS_SERVER_IPC_H
#define CS_SERVER_IPC_H

#include "src/core/buf.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <uv.h>

#define CS_IPC_INLINE_MAX (60 * 1024)
#define CS_IPC_FDS_MAX    4
#define CS_IPC_PARTS_MAX  8

/* Default of cs_ipc_set_backlog(). */
#define CS_IPC_BACKLOG_BYTES ((size_t) 64 * 1024 * 1024)

/* Default of cs_ipc_set_file_limit(). */
#define CS_IPC_FILE_BYTES ((size_t) 256 * 1024 * 1024)

typedef struct cs_ipc cs_ipc;

typedef struct cs_ipc_head {
	uint16_t type;   /* the caller's */
	uint16_t flags;  /* the caller's */
	int16_t src;     /* slot of the sender; set by cs_ipc_send() */
	int16_t dst;     /* slot it was sent to; set by cs_ipc_send() */
	int32_t src_pid; /* set by cs_ipc_send() */
	uint32_t len;    /* of the body; set by cs_ipc_send() */
	uint64_t id;     /* the caller's: session or task */
	int64_t arg;     /* the caller's */
	double time;     /* the caller's: when it was dispatched, say */
} cs_ipc_head;

/* A received message. `error` is 0; or UV_EMFILE, when this process had no descriptor left for the body's file or for
 * descriptors that were passed, or another error of mapping the body: body and fds are empty then, the head is right. */
typedef struct cs_ipc_message {
	cs_ipc_head head;
	cs_view body;
	int fds[CS_IPC_FDS_MAX]; /* closed with the message, unless taken: set to -1 */
	int fd_count;
	int error;
	struct cs_ipc_storage *storage;
} cs_ipc_message;

/* Called on the loop for each message. The message is freed when this returns; to keep it (the body may be large), move
 * the struct and zero the original:  kept = *message; memset(message, 0, sizeof(*message));  and free it later with
 * cs_ipc_message_free(). May call everything of this file but cs_ipc_free(). */
typedef void (*cs_ipc_fn)(cs_ipc *ipc, cs_ipc_message *message, void *arg);

/* Which messages cs_ipc_receive() is to return; the others are kept for later. */
typedef bool (*cs_ipc_match_fn)(const cs_ipc_message *message, void *arg);

/* Makes the sockets of `slots` slots, two descriptors each. Returns 0 or a negative UV_E*. */
int cs_ipc_new(cs_ipc **out, int slots);

/* After a fork: this process is `slot` now (-1: none; it can only send), and counts as younger than those of the slot with
 * smaller generations (from 1). Forgets a loop and queued messages of the
 * process it was forked from, which sends them itself. */
void cs_ipc_enter(cs_ipc *ipc, int slot, uint32_t generation);

/* From now on the loop writes what a full socket did not take. Returns 0 or a negative UV_E*. */
int cs_ipc_attach(cs_ipc *ipc, uv_loop_t *loop);

/* Gives a loop's handles back; they are freed by the loop's next round. What is queued stays queued: cs_ipc_flush(). */
void cs_ipc_detach(cs_ipc *ipc);

/* The loop it is attached to, or NULL. */
uv_loop_t *cs_ipc_loop(const cs_ipc *ipc);

/* Releases everything in this process; NULL is fine. After cs_ipc_attach(), cs_ipc_detach() comes first, or the loop is
 * gone. */
void cs_ipc_free(cs_ipc *ipc);

int cs_ipc_slot(const cs_ipc *ipc);
int cs_ipc_slots(const cs_ipc *ipc);

/* Sends a message made of `count` parts with up to CS_IPC_FDS_MAX descriptors; all are the caller's again at return (what
 * must wait is copied, descriptors are duplicated). Returns 0 when it is sent or queued, or
 *   UV_ENOBUFS  the destination reads too slowly: more than the backlog's bytes wait for it in this process already;
 *   UV_EINVAL   no such slot, too many descriptors or parts;
 *   UV_E2BIG    a body of 4 GiB or more;
 *   UV_EMFILE, UV_ENOMEM, …   no memory file or descriptor could be had.
 * After an error nothing was sent. With a loop attached it never blocks. Without, it waits for room for
 * cs_ipc_set_send_timeout() milliseconds (10,000 at first; signals do not cut it short) and then returns UV_ENOBUFS.
 * Sending to the own slot is fine: the successor reads it, or this process does. */
int cs_ipc_send(
	cs_ipc *ipc, int dst, const cs_ipc_head *head, const cs_view *parts, int count, const int *fds, int fd_count);

/* Sends a received message on to another slot as it is, sender included; never refuses for its backlog. The message stays
 * the caller's. Returns 0 or a negative UV_E*. */
int cs_ipc_forward(cs_ipc *ipc, int dst, const cs_ipc_message *message);

void cs_ipc_set_send_timeout(cs_ipc *ipc, int64_t timeout_ms);

/* How many bytes may wait for one destination in this process before cs_ipc_send() refuses; a message that comes while
 * there is less is always taken, whatever its size. */
void cs_ipc_set_backlog(cs_ipc *ipc, size_t bytes);

/* How many bytes of large bodies may be under way to one slot, from all processes, before the next one waits in its sender:
 * memory files nobody reads yet are memory all the same. One that comes while there is less goes, whatever its size. Before
 * the fork. */
void cs_ipc_set_file_limit(cs_ipc *ipc, size_t bytes);

/* Bytes and messages that wait in this process for that slot (-1: for all). */
size_t cs_ipc_queued_bytes(const cs_ipc *ipc, int dst);
size_t cs_ipc_queued(const cs_ipc *ipc, int dst);

/* Calls on_full(dst, true) when messages begin to wait for a destination, on_full(dst, false) when the last one has gone. */
void cs_ipc_on_full(cs_ipc *ipc, void (*on_full)(cs_ipc *ipc, int dst, bool full, void *arg), void *arg);

/* Reads a slot on the loop: its own, or one that several processes read (a common task queue: one of them gets each
 * message). One slot a process. Keeps the loop alive unless cs_ipc_unref(). Returns 0 or a negative UV_E*.
 * When a process begins to read its own slot, its predecessor there ends to: what one has read is older than what the other
 * reads, and they never read side by side. */
int cs_ipc_listen(cs_ipc *ipc, int slot, cs_ipc_fn on_message, void *arg);
void cs_ipc_unref(cs_ipc *ipc);

/* For back-pressure: stops reading for a while; what comes stays in the socket. */
void cs_ipc_pause(cs_ipc *ipc);
void cs_ipc_resume(cs_ipc *ipc);

/* Delivers now what cs_ipc_receive() has kept back for the listener. */
void cs_ipc_deliver_kept(cs_ipc *ipc);

/* Stops reading for good: the rest is for the slot's next reader. Messages kept back by cs_ipc_receive() are sent to the
 * slot again (or queued: cs_ipc_flush()). Harmless when it does not listen. */
void cs_ipc_stop(cs_ipc *ipc);

/* Waits in this call, without a loop, for a message of the slot: for task workers without coroutines, and for a worker
 * without coroutines that waits for one answer (match), be it inside of on_message. timeout_ms < 0: for ever; 0: what is
 * there. Returns 0 and the message, to be freed with cs_ipc_message_free(); UV_ETIMEDOUT; UV_EINTR after a signal (look
 * at its flag and call again); UV_EBUSY when a successor reads the slot; or another UV_E*. Messages that `match` (NULL: all) refuses are kept in order for the next
 * cs_ipc_receive() or the listener. */
int cs_ipc_receive(
	cs_ipc *ipc, int slot, int64_t timeout_ms, cs_ipc_match_fn match, void *arg, cs_ipc_message *message);

/* Closes what was not taken. Harmless for a zeroed message. */
void cs_ipc_message_free(cs_ipc *ipc, cs_ipc_message *message);

/* The readable end of a slot, for a caller that polls several descriptors itself; -1 when there is no such slot. */
int cs_ipc_fd(const cs_ipc *ipc, int slot);

/* Blocks until all queued messages are sent, at most timeout_ms. Returns 0, or UV_ETIMEDOUT: some are still queued. */
int cs_ipc_flush(cs_ipc *ipc, int64_t timeout_ms);

#endif
