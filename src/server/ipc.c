/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See ipc.h; this part owns the sockets and sends; ipc_write.c has the single datagram, ipc_read.c receives.
 *
 * A slot is a socketpair(AF_UNIX, SOCK_DGRAM). The kernel's limit of net.unix.max_dgram_qlen (10) datagrams holds only
 * where many sockets send to one; the two of a pair are each other's only peer, so just SO_SNDBUF limits what is under way:
 * with the 4 MiB asked for here 10,900 messages of 100 bytes (2 x wmem_max, usually 416 KiB and 570 messages, without the
 * right to exceed that). Measured for one writer and one reader on two cores, in microseconds a message:
 *
 *                 100 B    4 KiB    60 KB
 *     DGRAM         6.6      6.2     34.7
 *     SEQPACKET     6.5      9.8     36.1
 *     STREAM        5.5     12.1     39.6   and messages of several writers would interleave when it is full
 *
 * Datagrams are whole or not sent at all, however many processes share the write end and whenever one of them is killed; and
 * as all processes hold both ends, a pair does not notice the death of a reader.
 */
#include "ipc_struct.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#define SOCKET_BUFFER   (4 * 1024 * 1024)
#define RETRY_MS        5
#define SEND_TIMEOUT_MS 10000

/* A message that waits. Its body is behind the struct, or in a file already (body_len 0 then). */
typedef struct cs_ipc_out {
	cs_queue node;
	cs_ipc_head head;
	int file;
	int fds[CS_IPC_FDS_MAX];
	int fd_count;
	size_t body_len;
	char body[];
} cs_ipc_out;

/* ---- sockets ---- */

static int set_up_socket(int fd)
{
	int size = SOCKET_BUFFER;

	if (fcntl(fd, F_SETFD, FD_CLOEXEC) < 0 || fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK) < 0) {
		return uv_translate_sys_error(errno);
	}
#ifdef SO_SNDBUFFORCE
	if (setsockopt(fd, SOL_SOCKET, SO_SNDBUFFORCE, &size, sizeof(size)) == 0) {
		return 0;
	}
#endif
	/* Linux takes the most that is allowed; others refuse what is too much. */
	while (setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &size, sizeof(size)) < 0 && size > 65536) {
		size /= 2;
	}
	return 0;
}

static int open_slot(cs_ipc *ipc, int slot)
{
	int fds[2], size = 0;
	socklen_t len = sizeof(size);

	if (socketpair(AF_UNIX, SOCK_DGRAM, 0, fds) < 0) {
		return uv_translate_sys_error(errno);
	}
	ipc->boxes[slot].write_fd = fds[0];
	ipc->boxes[slot].read_fd = fds[1];
	int rc = set_up_socket(fds[0]);
	if (rc == 0) {
		rc = set_up_socket(fds[1]);
	}
	/* A datagram must fit into the buffer, and should leave room for others. */
	if (rc == 0 && getsockopt(fds[0], SOL_SOCKET, SO_SNDBUF, &size, &len) == 0
		&& (size_t) size / 2 < ipc->inline_max + sizeof(cs_ipc_wire)) {
		ipc->inline_max = (size_t) size / 2 - sizeof(cs_ipc_wire);
	}
	return rc;
}

int cs_ipc_new(cs_ipc **out, int slots)
{
	*out = NULL;
	if (slots < 1 || slots > INT16_MAX) {
		return UV_EINVAL;
	}
	cs_ipc *ipc = calloc(1, sizeof(*ipc) + (size_t) slots * sizeof(cs_ipc_box));
	if (!ipc) {
		return UV_ENOMEM;
	}
	ipc->slot = -1;
	ipc->pid = (int32_t) getpid();
	ipc->count = slots;
	ipc->inline_max = CS_IPC_INLINE_MAX;
	ipc->backlog = CS_IPC_BACKLOG_BYTES;
	ipc->send_timeout_ms = SEND_TIMEOUT_MS;
	ipc->file_limit = CS_IPC_FILE_BYTES;
	cs_queue_init(&ipc->kept);
	int error = cs_shm_open(&ipc->shared, (size_t) slots * sizeof(cs_ipc_shared));
	for (int i = 0; i < slots; i++) {
		cs_queue_init(&ipc->boxes[i].queue);
		ipc->boxes[i].shared = (cs_ipc_shared *) ipc->shared.addr + i;
		ipc->boxes[i].write_fd = ipc->boxes[i].read_fd = -1;
	}
	for (int i = 0; i < slots && error == 0; i++) {
		error = open_slot(ipc, i);
	}
	if (error) {
		cs_ipc_free(ipc);
		return error;
	}
	*out = ipc;
	return 0;
}

int cs_ipc_slot(const cs_ipc *ipc)
{
	return ipc->slot;
}

int cs_ipc_slots(const cs_ipc *ipc)
{
	return ipc->count;
}

uv_loop_t *cs_ipc_loop(const cs_ipc *ipc)
{
	return ipc->loop;
}

static bool is_slot(const cs_ipc *ipc, int slot)
{
	return slot >= 0 && slot < ipc->count;
}

int cs_ipc_fd(const cs_ipc *ipc, int slot)
{
	return is_slot(ipc, slot) ? ipc->boxes[slot].read_fd : -1;
}

void cs_ipc_set_send_timeout(cs_ipc *ipc, int64_t timeout_ms)
{
	ipc->send_timeout_ms = timeout_ms;
}

void cs_ipc_set_backlog(cs_ipc *ipc, size_t bytes)
{
	ipc->backlog = bytes;
}

void cs_ipc_set_file_limit(cs_ipc *ipc, size_t bytes)
{
	ipc->file_limit = bytes;
}

void cs_ipc_on_full(cs_ipc *ipc, void (*on_full)(cs_ipc *ipc, int dst, bool full, void *arg), void *arg)
{
	ipc->on_full = on_full;
	ipc->on_full_arg = arg;
}

/* ---- waiting messages ---- */

static void free_out(cs_ipc_out *out)
{
	if (out->file >= 0) {
		close(out->file);
	}
	for (int i = 0; i < out->fd_count; i++) {
		close(out->fds[i]);
	}
	free(out);
}

static size_t out_size(const cs_ipc_out *out)
{
	return sizeof(*out) + out->head.len;
}

static void drop_queue(cs_ipc_box *box)
{
	cs_queue *node;
	while ((node = cs_queue_shift(&box->queue))) {
		free_out(CS_QUEUE_ENTRY(node, cs_ipc_out, node));
	}
	box->count = box->bytes = 0;
}

/* Puts a message behind the others; takes `file` over when it succeeds. */
static int enqueue(cs_ipc *ipc, int dst, const cs_ipc_head *head, const cs_view *parts, int count, int file,
	const int *fds, int fd_count)
{
	cs_ipc_box *box = &ipc->boxes[dst];
	size_t len = file >= 0 ? 0 : head->len, at = 0;
	cs_ipc_out *out = malloc(sizeof(*out) + len);

	if (!out) {
		return UV_ENOMEM;
	}
	out->head = *head;
	out->file = -1;
	out->fd_count = 0;
	out->body_len = len;
	for (int i = 0; i < fd_count; i++) {
		int copy = fcntl(fds[i], F_DUPFD_CLOEXEC, 0);
		if (copy < 0) {
			int error = uv_translate_sys_error(errno);
			free_out(out);
			return error;
		}
		out->fds[out->fd_count++] = copy;
	}
	for (int i = 0; i < count && file < 0; i++) {
		if (parts[i].len > 0) {
			memcpy(out->body + at, parts[i].ptr, parts[i].len);
			at += parts[i].len;
		}
	}
	out->file = file;
	cs_queue_push(&box->queue, &out->node);
	box->bytes += out_size(out);
	if (box->count++ == 0 && ipc->on_full) {
		ipc->on_full(ipc, dst, true, ipc->on_full_arg);
	}
	return 0;
}

/* Sends the first waiting message. Returns as cs_ipc_write(); every failure but a full socket is one to try again: what was
 * taken is not given up. */
static int send_first(cs_ipc *ipc, cs_ipc_box *box)
{
	cs_ipc_out *out = CS_QUEUE_ENTRY(box->queue.next, cs_ipc_out, node);
	cs_view body = {out->body, out->body_len};

	if (out->head.len > ipc->inline_max && cs_ipc_files_full(ipc, box)) {
		return UV_ENOBUFS;
	}
	if (out->file < 0 && out->body_len > ipc->inline_max) {
		int file = cs_ipc_write_file(&body, 1);
		if (file < 0) {
			return UV_ENOBUFS;
		}
		out->file = file;
	}
	int rc = cs_ipc_write(box, &out->head, &body, 1, out->file, out->fds, out->fd_count);
	if (rc < 0) {
		return rc == UV_EAGAIN ? rc : UV_ENOBUFS;
	}
	cs_queue_remove(&out->node);
	box->count--;
	box->bytes -= out_size(out);
	free_out(out);
	return 0;
}

/* Sends what it can. Returns 0 when nothing is left, UV_EAGAIN or UV_ENOBUFS. */
static int send_queue(cs_ipc *ipc, int dst)
{
	cs_ipc_box *box = &ipc->boxes[dst];

	if (box->count == 0) {
		return 0;
	}
	while (box->count > 0) {
		int rc = send_first(ipc, box);
		if (rc < 0) {
			return rc;
		}
	}
	if (ipc->on_full) {
		ipc->on_full(ipc, dst, false, ipc->on_full_arg);
	}
	return 0;
}

/* ---- the loop ---- */

static void on_handle_closed(uv_handle_t *handle)
{
	free(handle);
}

void cs_ipc_close_handle(uv_handle_t *handle)
{
	if (handle->type == UV_POLL) {
		((cs_ipc_poll *) handle)->ipc = NULL;
	} else {
		((cs_ipc_timer *) handle)->ipc = NULL;
	}
	uv_close(handle, on_handle_closed);
}

static void watch_slot(cs_ipc *ipc, int dst, int reason);

static void on_writable(uv_poll_t *poll, int status, int events)
{
	cs_ipc_poll *writer = (cs_ipc_poll *) poll;
	cs_ipc *ipc = writer->ipc;

	if (ipc) {
		watch_slot(ipc, writer->slot, send_queue(ipc, writer->slot));
	}
}

static void on_timer(uv_timer_t *timer)
{
	cs_ipc *ipc = ((cs_ipc_timer *) timer)->ipc;

	if (!ipc) {
		return;
	}
	for (int i = 0; i < ipc->count; i++) {
		if (ipc->boxes[i].retry) {
			watch_slot(ipc, i, send_queue(ipc, i));
		}
	}
	cs_ipc_deliver_kept(ipc);
}

int cs_ipc_arm_timer(cs_ipc *ipc, uint64_t ms)
{
	if (!ipc->loop) {
		return UV_EINVAL;
	}
	if (!ipc->timer) {
		cs_ipc_timer *timer = malloc(sizeof(*timer));
		if (!timer) {
			return UV_ENOMEM;
		}
		timer->ipc = ipc;
		uv_timer_init(ipc->loop, &timer->timer);
		ipc->timer = timer;
	}
	if (!uv_is_active((uv_handle_t *) &ipc->timer->timer) || uv_timer_get_due_in(&ipc->timer->timer) > ms) {
		uv_timer_start(&ipc->timer->timer, on_timer, ms, 0);
	}
	return 0;
}

/* Has the loop come back for a slot's queue when `reason` (of send_queue()) is over; stops watching for 0. */
static void watch_slot(cs_ipc *ipc, int dst, int reason)
{
	cs_ipc_box *box = &ipc->boxes[dst];

	if (!ipc->loop) {
		return;
	}
	box->retry = reason == UV_ENOBUFS;
	if (reason == UV_EAGAIN && !box->writer_on) {
		if (!box->writer) {
			cs_ipc_poll *writer = malloc(sizeof(*writer));
			if (writer && uv_poll_init(ipc->loop, &writer->poll, box->write_fd) < 0) {
				free(writer);
				writer = NULL;
			}
			if (writer) {
				writer->ipc = ipc;
				writer->slot = dst;
			}
			box->writer = writer;
		}
		if (box->writer && uv_poll_start(&box->writer->poll, UV_WRITABLE, on_writable) == 0) {
			box->writer_on = true;
		} else {
			box->retry = true;
		}
	} else if (reason != UV_EAGAIN && box->writer_on) {
		uv_poll_stop(&box->writer->poll);
		box->writer_on = false;
	}
	if (box->retry) {
		cs_ipc_arm_timer(ipc, RETRY_MS);
	}
}

int cs_ipc_attach(cs_ipc *ipc, uv_loop_t *loop)
{
	if (ipc->loop) {
		return ipc->loop == loop ? 0 : UV_EBUSY;
	}
	ipc->loop = loop;
	for (int i = 0; i < ipc->count; i++) {
		watch_slot(ipc, i, send_queue(ipc, i));
	}
	return 0;
}

void cs_ipc_detach(cs_ipc *ipc)
{
	if (!ipc->loop) {
		return;
	}
	cs_ipc_stop(ipc);
	for (int i = 0; i < ipc->count; i++) {
		cs_ipc_box *box = &ipc->boxes[i];
		if (box->writer) {
			cs_ipc_close_handle((uv_handle_t *) &box->writer->poll);
			box->writer = NULL;
		}
		box->writer_on = box->retry = false;
	}
	if (ipc->timer) {
		cs_ipc_close_handle((uv_handle_t *) &ipc->timer->timer);
		ipc->timer = NULL;
	}
	ipc->loop = NULL;
}

/* Drops what belongs to this process alone: the handles (whose loop is gone), the waiting and the kept messages. */
static void forget(cs_ipc *ipc)
{
	for (int i = 0; i < ipc->count; i++) {
		cs_ipc_box *box = &ipc->boxes[i];
		drop_queue(box);
		free(box->writer);
		box->writer = NULL;
		box->writer_on = box->retry = false;
	}
	free(ipc->timer);
	free(ipc->reader);
	ipc->timer = NULL;
	ipc->reader = NULL;
	ipc->loop = NULL;
	cs_ipc_drop_kept(ipc);
}

void cs_ipc_enter(cs_ipc *ipc, int slot, uint32_t generation)
{
	forget(ipc);
	ipc->slot = slot;
	ipc->generation = generation;
	ipc->pid = (int32_t) getpid();
	ipc->on_full = NULL;
	ipc->paused = ipc->has_begun = false;
}

void cs_ipc_free(cs_ipc *ipc)
{
	if (!ipc) {
		return;
	}
	forget(ipc);
	for (int i = 0; i < ipc->count; i++) {
		if (ipc->boxes[i].write_fd >= 0) {
			close(ipc->boxes[i].write_fd);
			close(ipc->boxes[i].read_fd);
		}
	}
	cs_shm_close(&ipc->shared);
	free(ipc->spare);
	free(ipc);
}

/* ---- sending ---- */

static int64_t now_ms(void)
{
	return (int64_t) (uv_hrtime() / 1000000);
}

/* Without a loop: sends the queue of a slot, waiting for room until `deadline` (< 0: for ever). Returns 0 or
 * UV_ETIMEDOUT. */
static int send_queue_blocking(cs_ipc *ipc, int dst, int64_t deadline)
{
	for (;;) {
		int rc = send_queue(ipc, dst);
		if (rc == 0) {
			return 0;
		}
		int64_t left = deadline < 0 ? 1000 : deadline - now_ms();
		if (left <= 0) {
			return UV_ETIMEDOUT;
		}
		if (rc == UV_EAGAIN) {
			struct pollfd room = {.fd = ipc->boxes[dst].write_fd, .events = POLLOUT};
			poll(&room, 1, left > 1000 ? 1000 : (int) left);
		} else {
			poll(NULL, 0, left > RETRY_MS ? RETRY_MS : (int) left);
		}
	}
}

/* Takes back the message that was queued last. */
static void unqueue_last(cs_ipc *ipc, int dst)
{
	cs_ipc_box *box = &ipc->boxes[dst];
	cs_ipc_out *out = CS_QUEUE_ENTRY(box->queue.prev, cs_ipc_out, node);

	cs_queue_remove(&out->node);
	box->bytes -= out_size(out);
	free_out(out);
	if (--box->count == 0 && ipc->on_full) {
		ipc->on_full(ipc, dst, false, ipc->on_full_arg);
	}
}

/* The message is at the end of its queue: sees that it goes out. Without a loop, and unless it may stay, it is taken back
 * when there was no room in time. */
static int push_out(cs_ipc *ipc, int dst, bool may_stay)
{
	const cs_ipc_box *box = &ipc->boxes[dst];

	if (ipc->loop && (box->writer_on || box->retry)) {
		return 0;
	}
	int rc = send_queue(ipc, dst);
	if (ipc->loop) {
		watch_slot(ipc, dst, rc);
		return 0;
	}
	if (rc == 0 || may_stay) {
		return 0;
	}
	int64_t timeout_ms = ipc->send_timeout_ms;
	if (send_queue_blocking(ipc, dst, timeout_ms < 0 ? -1 : now_ms() + timeout_ms) < 0) {
		unqueue_last(ipc, dst);
		return UV_ENOBUFS;
	}
	return 0;
}

static int send_message(cs_ipc *ipc, int dst, const cs_ipc_head *head, const cs_view *parts, int count, const int *fds,
	int fd_count, bool always)
{
	cs_ipc_box *box = &ipc->boxes[dst];
	int file = -1;

	if (box->count > 0) {
		if (box->bytes >= ipc->backlog && !always) {
			return UV_ENOBUFS;
		}
	} else if (head->len <= ipc->inline_max || !cs_ipc_files_full(ipc, box)) {
		/* Nothing waits: the usual case goes out without a copy. */
		if (head->len > ipc->inline_max) {
			file = cs_ipc_write_file(parts, count);
			if (file < 0) {
				return file;
			}
		}
		int rc = cs_ipc_write(box, head, parts, count, file, fds, fd_count);
		if (rc != UV_EAGAIN && rc != UV_ENOBUFS) {
			if (file >= 0) {
				close(file);
			}
			return rc;
		}
	}
	int rc = enqueue(ipc, dst, head, parts, count, file, fds, fd_count);
	if (rc < 0) {
		if (file >= 0) {
			close(file);
		}
		return rc;
	}
	return push_out(ipc, dst, always);
}

int cs_ipc_send(
	cs_ipc *ipc, int dst, const cs_ipc_head *head, const cs_view *parts, int count, const int *fds, int fd_count)
{
	cs_ipc_head full = *head;
	uint64_t len = 0;

	if (!is_slot(ipc, dst) || count < 0 || count > CS_IPC_PARTS_MAX || fd_count < 0 || fd_count > CS_IPC_FDS_MAX) {
		return UV_EINVAL;
	}
	for (int i = 0; i < count; i++) {
		len += parts[i].len;
	}
	if (len > UINT32_MAX) {
		return UV_E2BIG;
	}
	full.src = (int16_t) ipc->slot;
	full.dst = (int16_t) dst;
	full.src_pid = ipc->pid;
	full.len = (uint32_t) len;
	return send_message(ipc, dst, &full, parts, count, fds, fd_count, false);
}

int cs_ipc_send_always(cs_ipc *ipc, int dst, const cs_ipc_head *head, cs_view body, const int *fds, int fd_count)
{
	return send_message(ipc, dst, head, &body, 1, fds, fd_count, true);
}

int cs_ipc_forward(cs_ipc *ipc, int dst, const cs_ipc_message *message)
{
	cs_ipc_head head = message->head;

	if (!is_slot(ipc, dst)) {
		return UV_EINVAL;
	}
	if (message->error) {
		return message->error;
	}
	head.dst = (int16_t) dst;
	return cs_ipc_send_always(ipc, dst, &head, message->body, message->fds, message->fd_count);
}

static size_t sum_slots(const cs_ipc *ipc, int dst, bool bytes)
{
	size_t sum = 0;
	for (int i = 0; i < ipc->count; i++) {
		if (dst < 0 || dst == i) {
			sum += bytes ? ipc->boxes[i].bytes : ipc->boxes[i].count;
		}
	}
	return sum;
}

size_t cs_ipc_queued_bytes(const cs_ipc *ipc, int dst)
{
	return sum_slots(ipc, dst, true);
}

size_t cs_ipc_queued(const cs_ipc *ipc, int dst)
{
	return sum_slots(ipc, dst, false);
}

/* One destination that does not read must not hold up the others: they all get their turn until the time is over. */
int cs_ipc_flush(cs_ipc *ipc, int64_t timeout_ms)
{
	int64_t deadline = now_ms() + timeout_ms;
	struct pollfd *polls = calloc((size_t) ipc->count, sizeof(*polls));
	int rc = polls ? UV_EAGAIN : UV_ENOMEM;

	while (rc == UV_EAGAIN) {
		nfds_t count = 0;
		bool retry = false;
		for (int i = 0; i < ipc->count; i++) {
			int reason = send_queue(ipc, i);
			watch_slot(ipc, i, reason);
			if (reason == UV_EAGAIN) {
				polls[count++] = (struct pollfd){.fd = ipc->boxes[i].write_fd, .events = POLLOUT};
			}
			retry = retry || reason == UV_ENOBUFS;
		}
		int64_t left = timeout_ms < 0 ? 1000 : deadline - now_ms();
		if (count == 0 && !retry) {
			rc = 0;
		} else if (left <= 0) {
			rc = UV_ETIMEDOUT;
		} else {
			poll(polls, count, retry ? RETRY_MS : left > 1000 ? 1000 : (int) left);
		}
	}
	free(polls);
	return rc;
}
