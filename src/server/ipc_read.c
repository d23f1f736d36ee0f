/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See ipc.h; this part receives. Messages are taken from the socket one by one, only to be handled at once: what is still
 * in there survives this process. A message's bytes lie in a storage of its own, of which one is used again and again; a
 * large body is the mapping of its file.
 */
#include "ipc_struct.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

/* How long at most a process waits for its predecessor's last read. */
#define TAKE_OVER_TRIES    10000
#define TAKE_OVER_PAUSE_US 100

/* So many messages, then the loop's other events have their turn. */
#define MESSAGES_PER_TURN 64

#ifndef MSG_CMSG_CLOEXEC
#define MSG_CMSG_CLOEXEC 0
#endif
#ifndef MAP_POPULATE
#define MAP_POPULATE 0
#endif

struct cs_ipc_storage {
	void *map; /* of a large body; NULL when there is none */
	size_t map_len;
	size_t size; /* of bytes */
	char bytes[];
};

typedef struct cs_ipc_kept {
	cs_queue node;
	cs_ipc_message message;
} cs_ipc_kept;

static struct cs_ipc_storage *take_storage(cs_ipc *ipc)
{
	struct cs_ipc_storage *storage = ipc->spare;

	ipc->spare = NULL;
	if (!storage) {
		storage = malloc(sizeof(*storage) + CS_IPC_INLINE_MAX);
		if (storage) {
			storage->map = NULL;
			storage->size = CS_IPC_INLINE_MAX;
		}
	}
	return storage;
}

void cs_ipc_message_free(cs_ipc *ipc, cs_ipc_message *message)
{
	struct cs_ipc_storage *storage = message->storage;

	for (int i = 0; i < message->fd_count; i++) {
		if (message->fds[i] >= 0) {
			close(message->fds[i]);
		}
	}
	if (storage) {
		if (storage->map) {
			munmap(storage->map, storage->map_len);
			storage->map = NULL;
		}
		if (!ipc->spare && storage->size == CS_IPC_INLINE_MAX) {
			ipc->spare = storage;
		} else {
			free(storage);
		}
	}
	memset(message, 0, sizeof(*message));
}

static void set_error(cs_ipc_message *message, int error)
{
	for (int i = 0; i < message->fd_count; i++) {
		if (message->fds[i] >= 0) {
			close(message->fds[i]);
		}
	}
	message->fd_count = 0;
	message->body = (cs_view){NULL, 0};
	message->error = error;
}

/* Makes the file's content the body; the descriptor is done with then. */
static void map_body(cs_ipc_message *message, int file)
{
	struct cs_ipc_storage *storage = message->storage;
	struct stat st;
	size_t len = message->head.len;
	int error = 0;

	/* A file that ended before the body does would be a fault to read. */
	if (fstat(file, &st) < 0 || (uint64_t) st.st_size < len) {
		error = UV_EIO;
	} else {
		void *map = mmap(NULL, len, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
		if (map == MAP_FAILED) {
			error = uv_translate_sys_error(errno);
		} else {
			storage->map = map;
			storage->map_len = len;
			message->body = (cs_view){map, len};
		}
	}
	close(file);
	if (error) {
		set_error(message, error);
	}
}

/* Collects the descriptors of a datagram into fds (CS_IPC_FDS_MAX + 1); returns how many. */
static int take_fds(struct msghdr *header, int *fds)
{
	int count = 0;

	for (struct cmsghdr *part = CMSG_FIRSTHDR(header); part; part = CMSG_NXTHDR(header, part)) {
		if (part->cmsg_level != SOL_SOCKET || part->cmsg_type != SCM_RIGHTS) {
			continue;
		}
		size_t bytes = part->cmsg_len - CMSG_LEN(0);
		for (size_t at = 0; at + sizeof(int) <= bytes; at += sizeof(int)) {
			int fd;
			memcpy(&fd, CMSG_DATA(part) + at, sizeof(fd));
			if (count > CS_IPC_FDS_MAX) {
				close(fd);
				continue;
			}
			if (MSG_CMSG_CLOEXEC == 0) {
				fcntl(fd, F_SETFD, FD_CLOEXEC);
			}
			fds[count++] = fd;
		}
	}
	return count;
}

/* ---- who reads ---- */

static void end_read(cs_ipc *ipc, int slot)
{
	int32_t self = ipc->pid;

	if (slot == ipc->slot) {
		__atomic_compare_exchange_n(
			&ipc->boxes[slot].shared->reading, &self, 0, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
	}
}

/* The predecessor reads no more when it sees the new reader; a read that it is in at this moment takes no time, unless it
 * was killed or stopped there. */
static void take_over(cs_ipc *ipc, int slot)
{
	cs_ipc_shared *shared = ipc->boxes[slot].shared;
	uint32_t reader = __atomic_load_n(&shared->reader, __ATOMIC_SEQ_CST);

	ipc->has_begun = true;
	do {
		if ((int32_t) (reader - ipc->generation) >= 0) {
			return; /* the successor was faster */
		}
	} while (!__atomic_compare_exchange_n(
		&shared->reader, &reader, ipc->generation, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
	for (int i = 0; i < TAKE_OVER_TRIES && __atomic_load_n(&shared->reading, __ATOMIC_SEQ_CST) != 0; i++) {
		usleep(TAKE_OVER_PAUSE_US);
	}
}

/* False when a successor reads the slot. */
static bool begin_read(cs_ipc *ipc, int slot)
{
	cs_ipc_shared *shared = ipc->boxes[slot].shared;

	if (slot != ipc->slot) {
		return true;
	}
	if (!ipc->has_begun) {
		take_over(ipc, slot);
	}
	__atomic_store_n(&shared->reading, ipc->pid, __ATOMIC_SEQ_CST);
	if (__atomic_load_n(&shared->reader, __ATOMIC_SEQ_CST) == ipc->generation) {
		return true;
	}
	end_read(ipc, slot);
	return false;
}

/* ---- one datagram ---- */

/* Takes one datagram from a slot's socket. Returns 0, UV_EAGAIN when there is none, UV_EBUSY when it is a successor's now, or
 * another UV_E*. */
static int read_datagram(cs_ipc *ipc, int slot, cs_ipc_message *message)
{
	cs_ipc_wire wire;
	int fds[CS_IPC_FDS_MAX + 1];
	union {
		char bytes[CMSG_SPACE(sizeof(fds))];
		struct cmsghdr align;
	} control;
	struct cs_ipc_storage *storage = take_storage(ipc);
	ssize_t n;

	memset(message, 0, sizeof(*message));
	if (!storage) {
		return UV_ENOMEM;
	}
	message->storage = storage;
	for (;;) {
		struct iovec iov[2] = {{&wire, sizeof(wire)}, {storage->bytes, storage->size}};
		struct msghdr header = {
			.msg_iov = iov, .msg_iovlen = 2, .msg_control = control.bytes, .msg_controllen = sizeof(control.bytes)};
		int error = UV_EBUSY;
		n = -1;
		if (begin_read(ipc, slot)) {
			n = recvmsg(ipc->boxes[slot].read_fd, &header, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
			error = n < 0 ? uv_translate_sys_error(errno) : 0;
			end_read(ipc, slot);
		}
		if (error == UV_EINTR) {
			continue;
		}
		if (error < 0) {
			cs_ipc_message_free(ipc, message);
			return error;
		}
		int count = take_fds(&header, fds);
		int files = n >= (ssize_t) sizeof(wire) && wire.in_file ? 1 : 0;
		for (int i = files; i < count; i++) {
			message->fds[message->fd_count++] = fds[i];
		}
		if (n < (ssize_t) sizeof(wire)) {
			/* Not written by cs_ipc_send(). */
			cs_ipc_message_free(ipc, message);
			return UV_EPROTO;
		}
		if (wire.in_file) {
			cs_ipc_count_file(&ipc->boxes[slot], wire.head.len);
		}
		message->head = wire.head;
		message->body = (cs_view){storage->bytes, (size_t) n - sizeof(wire)};
		if (count < files + (int) wire.fd_count) {
			if (files && count > 0) {
				close(fds[0]);
			}
			set_error(message, UV_EMFILE);
		} else if (files) {
			map_body(message, fds[0]);
		}
		return 0;
	}
}

/* ---- kept messages ---- */

/* Keeps a message that was received for later, in a storage no larger than it needs. */
static int keep(cs_ipc *ipc, cs_ipc_message *message)
{
	cs_ipc_kept *kept = malloc(sizeof(*kept));

	if (!kept) {
		return UV_ENOMEM;
	}
	struct cs_ipc_storage *storage = message->storage;
	if (storage->map || message->body.len < storage->size) {
		size_t size = storage->map ? 0 : message->body.len;
		struct cs_ipc_storage *small = malloc(sizeof(*small) + size);
		if (small) {
			small->map = storage->map;
			small->map_len = storage->map_len;
			small->size = size;
			if (size > 0) {
				memcpy(small->bytes, message->body.ptr, size);
				message->body.ptr = small->bytes;
			}
			storage->map = NULL;
			cs_ipc_message shell = {.storage = storage};
			cs_ipc_message_free(ipc, &shell);
			message->storage = small;
		}
	}
	kept->message = *message;
	memset(message, 0, sizeof(*message));
	cs_queue_push(&ipc->kept, &kept->node);
	return 0;
}

static void take_kept(cs_ipc_kept *kept, cs_ipc_message *message)
{
	cs_queue_remove(&kept->node);
	*message = kept->message;
	free(kept);
}

void cs_ipc_drop_kept(cs_ipc *ipc)
{
	cs_ipc_message message;

	while (!cs_queue_empty(&ipc->kept)) {
		take_kept(CS_QUEUE_ENTRY(ipc->kept.next, cs_ipc_kept, node), &message);
		cs_ipc_message_free(ipc, &message);
	}
}

/* ---- on the loop ---- */

static bool is_listening(const cs_ipc *ipc)
{
	return ipc->reader && !ipc->paused;
}

static void deliver(cs_ipc *ipc, cs_ipc_message *message)
{
	ipc->on_message(ipc, message, ipc->on_message_arg);
	cs_ipc_message_free(ipc, message);
}

void cs_ipc_deliver_kept(cs_ipc *ipc)
{
	cs_ipc_message message;

	while (is_listening(ipc) && !cs_queue_empty(&ipc->kept)) {
		take_kept(CS_QUEUE_ENTRY(ipc->kept.next, cs_ipc_kept, node), &message);
		deliver(ipc, &message);
	}
}

static void on_readable(uv_poll_t *poll, int status, int events)
{
	cs_ipc *ipc = ((cs_ipc_poll *) poll)->ipc;
	cs_ipc_message message;

	for (int i = 0; i < MESSAGES_PER_TURN && ipc && is_listening(ipc); i++) {
		if (!cs_queue_empty(&ipc->kept)) {
			cs_ipc_deliver_kept(ipc);
			continue;
		}
		int rc = read_datagram(ipc, ipc->read_slot, &message);
		if (rc == UV_EPROTO) {
			continue;
		}
		if (rc == UV_EBUSY) {
			uv_poll_stop(poll);
		}
		if (rc < 0) {
			break;
		}
		deliver(ipc, &message);
	}
}

int cs_ipc_listen(cs_ipc *ipc, int slot, cs_ipc_fn on_message, void *arg)
{
	if (!ipc->loop || slot < 0 || slot >= ipc->count) {
		return UV_EINVAL;
	}
	if (ipc->reader) {
		return UV_EALREADY;
	}
	cs_ipc_poll *reader = malloc(sizeof(*reader));
	if (!reader) {
		return UV_ENOMEM;
	}
	int rc = uv_poll_init(ipc->loop, &reader->poll, ipc->boxes[slot].read_fd);
	if (rc < 0) {
		free(reader);
		return rc;
	}
	reader->ipc = ipc;
	reader->slot = slot;
	rc = uv_poll_start(&reader->poll, UV_READABLE, on_readable);
	if (rc < 0) {
		cs_ipc_close_handle((uv_handle_t *) &reader->poll);
		return rc;
	}
	if (slot == ipc->slot && !ipc->has_begun) {
		take_over(ipc, slot);
	}
	ipc->reader = reader;
	ipc->read_slot = slot;
	ipc->paused = false;
	ipc->on_message = on_message;
	ipc->on_message_arg = arg;
	return cs_queue_empty(&ipc->kept) ? 0 : cs_ipc_arm_timer(ipc, 0);
}

void cs_ipc_unref(cs_ipc *ipc)
{
	if (ipc->reader) {
		uv_unref((uv_handle_t *) &ipc->reader->poll);
	}
}

void cs_ipc_pause(cs_ipc *ipc)
{
	if (is_listening(ipc)) {
		ipc->paused = true;
		uv_poll_stop(&ipc->reader->poll);
	}
}

void cs_ipc_resume(cs_ipc *ipc)
{
	if (ipc->reader && ipc->paused && uv_poll_start(&ipc->reader->poll, UV_READABLE, on_readable) == 0) {
		ipc->paused = false;
		if (!cs_queue_empty(&ipc->kept)) {
			cs_ipc_arm_timer(ipc, 0);
		}
	}
}

void cs_ipc_stop(cs_ipc *ipc)
{
	cs_ipc_message message;

	if (!ipc->reader) {
		return;
	}
	cs_ipc_close_handle((uv_handle_t *) &ipc->reader->poll);
	ipc->reader = NULL;
	while (!cs_queue_empty(&ipc->kept)) {
		take_kept(CS_QUEUE_ENTRY(ipc->kept.next, cs_ipc_kept, node), &message);
		cs_ipc_send_always(ipc, message.head.dst, &message.head, message.body, message.fds, message.fd_count);
		cs_ipc_message_free(ipc, &message);
	}
}

/* ---- without a loop ---- */

static int64_t now_ms(void)
{
	return (int64_t) (uv_hrtime() / 1000000);
}

/* The first kept message that suits. */
static bool find_kept(cs_ipc *ipc, int slot, cs_ipc_match_fn match, void *arg, cs_ipc_message *message)
{
	for (cs_queue *node = ipc->kept.next; node != &ipc->kept; node = node->next) {
		cs_ipc_kept *kept = CS_QUEUE_ENTRY(node, cs_ipc_kept, node);
		if (kept->message.head.dst == slot && (!match || match(&kept->message, arg))) {
			take_kept(kept, message);
			return true;
		}
	}
	return false;
}

int cs_ipc_receive(cs_ipc *ipc, int slot, int64_t timeout_ms, cs_ipc_match_fn match, void *arg, cs_ipc_message *message)
{
	int64_t deadline = timeout_ms < 0 ? -1 : now_ms() + timeout_ms;

	memset(message, 0, sizeof(*message));
	if (slot < 0 || slot >= ipc->count) {
		return UV_EINVAL;
	}
	if (find_kept(ipc, slot, match, arg, message)) {
		return 0;
	}
	for (;;) {
		int rc = read_datagram(ipc, slot, message);
		if (rc == 0) {
			if (!match || match(message, arg)) {
				return 0;
			}
			rc = keep(ipc, message);
			if (rc < 0) {
				cs_ipc_message_free(ipc, message);
				return rc;
			}
			if (ipc->reader) {
				cs_ipc_arm_timer(ipc, 0);
			}
			continue;
		}
		if (rc != UV_EAGAIN && rc != UV_EPROTO) {
			return rc;
		}
		int64_t left = deadline < 0 ? INT32_MAX : deadline - now_ms();
		if (left <= 0) {
			return UV_ETIMEDOUT;
		}
		struct pollfd ready = {.fd = ipc->boxes[slot].read_fd, .events = POLLIN};
		if (poll(&ready, 1, left > INT32_MAX ? INT32_MAX : (int) left) < 0) {
			return uv_translate_sys_error(errno);
		}
	}
}
