/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What ipc.c, ipc_write.c and ipc_read.c have in common. Nobody else includes this.
 */
#ifndef CS_SERVER_IPC_STRUCT_H
#define CS_SERVER_IPC_STRUCT_H

#include "ipc.h"

#include "src/core/queue.h"
#include "src/core/shm.h"

/* What a datagram begins with. The body follows, or is in a file whose descriptor comes first of all descriptors. */
typedef struct cs_ipc_wire {
	cs_ipc_head head;
	uint32_t in_file;  /* the body is in a file */
	uint32_t fd_count; /* the caller's descriptors */
} cs_ipc_wire;

/* A libuv handle with a life of its own: it outlives the cs_ipc until the loop has closed it. */
typedef struct cs_ipc_poll {
	uv_poll_t poll; /* first: closed as a uv_handle_t */
	cs_ipc *ipc;    /* NULL once closing */
	int slot;
} cs_ipc_poll;

typedef struct cs_ipc_timer {
	uv_timer_t timer; /* first */
	cs_ipc *ipc;
} cs_ipc_timer;

/* Of a box, in shared memory. */
typedef struct cs_ipc_shared {
	uint64_t file_bytes; /* what large bodies are under way in files */
	uint32_t reader;     /* generation of the slot's process that may read: the newest that wanted to */
	int32_t reading;     /* one that does at this moment; 0: none */
} cs_ipc_shared;

typedef struct cs_ipc_box {
	int write_fd;
	int read_fd;
	cs_queue queue; /* messages to it that wait in this process, by cs_ipc_out.node */
	size_t count;
	size_t bytes;
	cs_ipc_poll *writer; /* made when a message first waits */
	bool writer_on;
	cs_ipc_shared *shared;
	uint64_t idle_bytes; /* of file_bytes, when nothing was unread though; see forget_killed() */
	uint64_t idle_since_ms;
	bool retry; /* the kernel had no room for reasons that do not end in writability */
} cs_ipc_box;

struct cs_ipc {
	uv_loop_t *loop;
	int slot;
	int32_t pid;
	int count;
	size_t inline_max;
	size_t backlog;
	size_t file_limit;
	cs_shm shared;
	int64_t send_timeout_ms;
	cs_ipc_timer *timer; /* for retries and for kept messages */
	void (*on_full)(cs_ipc *ipc, int dst, bool full, void *arg);
	void *on_full_arg;

	/* receiving */
	cs_ipc_poll *reader;
	int read_slot;
	uint32_t generation; /* of this process in its slot */
	bool has_begun;      /* to read its own slot, which ends that for the predecessor */
	bool paused;
	cs_ipc_fn on_message;
	void *on_message_arg;
	cs_queue kept; /* received, not delivered; by cs_ipc_kept.node */
	struct cs_ipc_storage *spare;

	cs_ipc_box boxes[];
};

/* ipc.c: sends a message whatever the backlog; without a loop it is queued if need be. Returns as cs_ipc_send(). */
int cs_ipc_send_always(cs_ipc *ipc, int dst, const cs_ipc_head *head, cs_view body, const int *fds, int fd_count);

/* ipc_write.c: a file with these bytes, its descriptor; or a negative UV_E*. */
int cs_ipc_write_file(const cs_view *parts, int count);

/* ipc_write.c: writes one datagram with the body, or with `file` (>= 0) in its place. Returns 0; UV_EAGAIN: the socket is
 * full; UV_ENOBUFS: try again in a moment (the system's limits); or another UV_E*. */
int cs_ipc_write(
	cs_ipc_box *box, const cs_ipc_head *head, const cs_view *parts, int count, int file, const int *fds, int fd_count);

/* ipc_write.c: true when so many large bodies are under way that the next has to wait. */
bool cs_ipc_files_full(const cs_ipc *ipc, cs_ipc_box *box);

/* ipc_write.c: a large body for this slot has been read. */
void cs_ipc_count_file(cs_ipc_box *box, uint64_t bytes);

/* ipc.c: calls on_timer in so many milliseconds, or sooner when that was asked for before. */
int cs_ipc_arm_timer(cs_ipc *ipc, uint64_t ms);
void cs_ipc_close_handle(uv_handle_t *handle);

void cs_ipc_drop_kept(cs_ipc *ipc);

#endif
