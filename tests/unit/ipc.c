/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/server/ipc.h"
#include "src/server/ipc_struct.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* How many descriptors this process has open, with those that libuv keeps from its first loop on. */
static int count_fds(void)
{
	uv_loop_t loop;
	int count = 0;
	CHECK_INT(uv_loop_init(&loop), 0);
	CHECK_INT(uv_loop_close(&loop), 0);
	for (int fd = 0; fd < 1024; fd++) {
		count += fcntl(fd, F_GETFD) >= 0;
	}
	return count;
}

static cs_ipc *ipc_of(int slots)
{
	cs_ipc *ipc;
	CHECK_INT(cs_ipc_new(&ipc, slots), 0);
	return ipc;
}

/* Waits for a child and tells its exit status; 1000 and more for a signal. */
static int join(pid_t pid)
{
	int status = 0;
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
	}
	return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

static char byte_at(size_t i)
{
	return (char) (i * 131 + i / 251);
}

static char *body_of(size_t len)
{
	char *body = malloc(len + 1);
	for (size_t i = 0; i < len; i++) {
		body[i] = byte_at(i);
	}
	return body;
}

static bool is_body(cs_view body, size_t len)
{
	if (body.len != len) {
		return false;
	}
	for (size_t i = 0; i < len; i++) {
		if (body.ptr[i] != byte_at(i)) {
			return false;
		}
	}
	return true;
}

static int send_text(cs_ipc *ipc, int dst, uint16_t type, const char *text)
{
	cs_view part = {text, strlen(text)};
	cs_ipc_head head = {.type = type};
	return cs_ipc_send(ipc, dst, &head, &part, 1, NULL, 0);
}

static int send_number(cs_ipc *ipc, int dst, uint64_t number)
{
	cs_ipc_head head = {.type = 1, .id = number};
	return cs_ipc_send(ipc, dst, &head, NULL, 0, NULL, 0);
}

TEST(a_message_is_what_was_sent)
{
	int before = count_fds();
	cs_ipc *ipc = ipc_of(3);
	cs_ipc_message message;
	cs_ipc_head head = {.type = 7, .flags = 0x8001, .id = UINT64_MAX - 1, .arg = -5, .time = 1.25};
	cs_view parts[] = {{"he", 2}, {"", 0}, {"l\0lo", 4}};
	CHECK_INT(cs_ipc_slots(ipc), 3);
	CHECK_INT(cs_ipc_slot(ipc), -1);
	cs_ipc_enter(ipc, 2, 1);
	CHECK_INT(cs_ipc_slot(ipc), 2);
	CHECK_INT(cs_ipc_send(ipc, 1, &head, parts, 3, NULL, 0), 0);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), UV_ETIMEDOUT);
	CHECK_INT(cs_ipc_receive(ipc, 1, 0, NULL, NULL, &message), 0);
	CHECK_INT(message.head.type, 7);
	CHECK_INT(message.head.flags, 0x8001);
	CHECK_INT(message.head.src, 2);
	CHECK_INT(message.head.dst, 1);
	CHECK_INT(message.head.src_pid, getpid());
	CHECK_INT(message.head.len, 6);
	CHECK(message.head.id == UINT64_MAX - 1 && message.head.arg == -5 && message.head.time == 1.25);
	CHECK_VIEW(message.body, "hel\0lo");
	CHECK_INT(message.fd_count, 0);
	CHECK_INT(message.error, 0);
	cs_ipc_message_free(ipc, &message);
	cs_ipc_message_free(ipc, &message);
	CHECK_INT(cs_ipc_receive(ipc, 1, 1, NULL, NULL, &message), UV_ETIMEDOUT);
	cs_ipc_free(ipc);
	cs_ipc_free(NULL);
	CHECK_INT(count_fds(), before);
}

TEST(what_cannot_be_sent_is_refused)
{
	cs_ipc *ipc;
	cs_ipc_head head = {0};
	cs_ipc_message message;
	cs_view huge[] = {{"", (size_t) 1 << 31}, {"", (size_t) 1 << 31}};
	CHECK_INT(cs_ipc_new(&ipc, 0), UV_EINVAL);
	CHECK_INT(cs_ipc_new(&ipc, 40000), UV_EINVAL);
	ipc = ipc_of(1);
	CHECK_INT(send_text(ipc, 1, 0, "x"), UV_EINVAL);
	CHECK_INT(send_text(ipc, -1, 0, "x"), UV_EINVAL);
	CHECK_INT(cs_ipc_send(ipc, 0, &head, NULL, 0, (int[5]){0}, 5), UV_EINVAL);
	CHECK_INT(cs_ipc_send(ipc, 0, &head, huge, 2, NULL, 0), UV_E2BIG);
	CHECK_INT(cs_ipc_send(ipc, 0, &head, NULL, 0, (int[1]){-1}, 1), UV_EBADF);
	CHECK_INT(cs_ipc_receive(ipc, 5, 0, NULL, NULL, &message), UV_EINVAL);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), UV_ETIMEDOUT);
	CHECK_INT(cs_ipc_fd(ipc, 1), -1);
	CHECK(cs_ipc_fd(ipc, 0) >= 0);
	cs_ipc_free(ipc);
}

/* Each size from one process to another and back. */
static void round_trip(size_t size)
{
	cs_ipc *ipc = ipc_of(2);
	cs_ipc_message message;
	pid_t pid = fork();
	if (pid == 0) {
		cs_ipc_enter(ipc, 1, 1);
		if (cs_ipc_receive(ipc, 1, -1, NULL, NULL, &message) < 0 || message.error
			|| cs_ipc_send(ipc, message.head.src, &message.head, &message.body, 1, NULL, 0) < 0) {
			_exit(1);
		}
		cs_ipc_message_free(ipc, &message);
		cs_ipc_free(ipc);
		_exit(0);
	}
	cs_ipc_enter(ipc, 0, 1);
	char *body = body_of(size);
	cs_view part = {body, size};
	cs_ipc_head head = {.type = 1, .id = size};
	CHECK_INT(cs_ipc_send(ipc, 1, &head, &part, 1, NULL, 0), 0);
	free(body);
	CHECK_INT(cs_ipc_receive(ipc, 0, 60000, NULL, NULL, &message), 0);
	CHECK_INT(message.error, 0);
	CHECK_INT(message.head.id, size);
	CHECK(is_body(message.body, size));
	cs_ipc_message_free(ipc, &message);
	CHECK_INT(join(pid), 0);
	cs_ipc_free(ipc);
}

TEST(bodies_of_all_sizes_make_a_round_trip)
{
	int before = count_fds();
	static const size_t sizes[] = {
		0, 1, 1000, CS_IPC_INLINE_MAX - 1, CS_IPC_INLINE_MAX, CS_IPC_INLINE_MAX + 1, 65536, 1 << 20, 100 << 20};
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		round_trip(sizes[i]);
	}
	CHECK_INT(count_fds(), before);
}

TEST(descriptors_travel_with_a_message)
{
	int before = count_fds();
	cs_ipc *ipc = ipc_of(2);
	for (size_t size = 0; size <= 200000; size += 200000) {
		int pipes[2][2];
		CHECK(pipe(pipes[0]) == 0 && pipe(pipes[1]) == 0);
		pid_t pid = fork();
		if (pid == 0) {
			cs_ipc_message message;
			cs_ipc_enter(ipc, 1, 1);
			close(pipes[0][1]);
			close(pipes[1][1]);
			if (cs_ipc_receive(ipc, 1, -1, NULL, NULL, &message) < 0 || message.fd_count != 2
				|| !is_body(message.body, size) || !(fcntl(message.fds[0], F_GETFD) & FD_CLOEXEC)
				|| write(message.fds[0], "a", 1) != 1) {
				_exit(1);
			}
			int taken = message.fds[1], left = message.fds[0];
			message.fds[1] = -1;
			cs_ipc_message_free(ipc, &message);
			if (fcntl(left, F_GETFD) >= 0 || write(taken, "b", 1) != 1) {
				_exit(2);
			}
			_exit(0);
		}
		char *body = body_of(size), text[2] = "";
		cs_view part = {body, size};
		cs_ipc_head head = {.type = 1};
		CHECK_INT(cs_ipc_send(ipc, 1, &head, &part, 1, (int[2]){pipes[0][1], pipes[1][1]}, 2), 0);
		free(body);
		close(pipes[0][1]);
		close(pipes[1][1]);
		CHECK(read(pipes[0][0], text, 1) == 1 && read(pipes[1][0], text + 1, 1) == 1);
		CHECK_STR(text, 2, "ab");
		CHECK_INT(join(pid), 0);
		close(pipes[0][0]);
		close(pipes[1][0]);
	}
	cs_ipc_free(ipc);
	CHECK_INT(count_fds(), before);
}

TEST(a_reader_without_free_descriptors_learns_of_the_loss)
{
	cs_ipc *ipc = ipc_of(1);
	pid_t pid = fork();
	if (pid == 0) {
		char *body = body_of(100000);
		cs_view part = {body, 100000};
		cs_ipc_head head = {.id = 9};
		cs_ipc_message message;
		if (cs_ipc_send(ipc, 0, &head, &part, 1, NULL, 0) < 0 || send_text(ipc, 0, 1, "next") < 0) {
			_exit(1);
		}
		int last = dup(0);
		setrlimit(RLIMIT_NOFILE, &(struct rlimit){(rlim_t) last, (rlim_t) last});
		if (cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message) < 0 || message.error != UV_EMFILE || message.head.id != 9
			|| message.body.len != 0 || message.fd_count != 0) {
			_exit(2);
		}
		cs_ipc_message_free(ipc, &message);
		if (cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message) < 0 || message.error || message.body.len != 4) {
			_exit(3);
		}
		cs_ipc_message_free(ipc, &message);
		/* Neither can it send what needs a file. */
		_exit(cs_ipc_send(ipc, 0, &head, &part, 1, NULL, 0) == UV_EMFILE ? 0 : 4);
	}
	CHECK_INT(join(pid), 0);
	cs_ipc_free(ipc);
}

/* ---- on a loop ---- */

typedef struct numbers {
	uint64_t next[4]; /* expected of each sender */
	uint64_t got;
	uint64_t stop_at;
	int wrong;
} numbers;

static void on_number(cs_ipc *ipc, cs_ipc_message *message, void *arg)
{
	numbers *n = arg;
	if (message->head.id != n->next[message->head.src]++) {
		n->wrong++;
	}
	if (++n->got == n->stop_at) {
		cs_ipc_stop(ipc);
	}
}

#define MANY 100000

/* Three senders with loops of their own, one reader. */
TEST(many_messages_arrive_in_order_and_once)
{
	cs_ipc *ipc = ipc_of(4);
	pid_t pids[3];
	uv_loop_t loop;
	for (int i = 0; i < 3; i++) {
		pids[i] = fork();
		if (pids[i] == 0) {
			uv_loop_init(&loop);
			cs_ipc_enter(ipc, i, 1);
			cs_ipc_attach(ipc, &loop);
			for (uint64_t n = 0; n < MANY; n++) {
				if (send_number(ipc, 3, n) < 0) {
					_exit(1);
				}
				if (n % 5000 == 0) {
					uv_run(&loop, UV_RUN_NOWAIT);
				}
			}
			uv_run(&loop, UV_RUN_DEFAULT);
			int rc = cs_ipc_queued(ipc, -1) == 0 ? 0 : 2;
			cs_ipc_detach(ipc);
			uv_run(&loop, UV_RUN_DEFAULT);
			cs_ipc_free(ipc);
			_exit(uv_loop_close(&loop) < 0 ? 3 : rc);
		}
	}
	numbers n = {.stop_at = 3 * MANY};
	uv_loop_init(&loop);
	cs_ipc_enter(ipc, 3, 1);
	CHECK_INT(cs_ipc_listen(ipc, 3, on_number, &n), UV_EINVAL);
	CHECK_INT(cs_ipc_attach(ipc, &loop), 0);
	CHECK_INT(cs_ipc_listen(ipc, 3, on_number, &n), 0);
	CHECK_INT(cs_ipc_listen(ipc, 3, on_number, &n), UV_EALREADY);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(n.got, 3 * MANY);
	CHECK_INT(n.wrong, 0);
	for (int i = 0; i < 3; i++) {
		CHECK_INT(join(pids[i]), 0);
	}
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
}

typedef struct fullness {
	int began;
	int ended;
} fullness;

static void on_full(cs_ipc *ipc, int dst, bool full, void *arg)
{
	fullness *f = arg;
	if (full) {
		f->began++;
	} else {
		f->ended++;
	}
}

/* The receiver is dead and nobody reads: what does not fit into the socket waits in order, up to the limit, and goes out to
 * the successor once there is one. Large and small ones and descriptors alike. */
TEST(a_full_socket_queues_and_a_successor_reads_it_all)
{
	int before = count_fds();
	cs_ipc *ipc = ipc_of(2);
	uv_loop_t loop;
	fullness f = {0};
	uint64_t sent = 0;
	pid_t pid = fork();
	if (pid == 0) {
		cs_ipc_enter(ipc, 1, 1);
		pause();
		_exit(0);
	}
	kill(pid, SIGKILL);
	CHECK_INT(join(pid), 1000 + SIGKILL);
	uv_loop_init(&loop);
	cs_ipc_enter(ipc, 0, 1);
	cs_ipc_attach(ipc, &loop);
	cs_ipc_on_full(ipc, on_full, &f);
	cs_ipc_set_backlog(ipc, 4 << 20);
	char *body = body_of(100000);
	int rc = 0;
	while (rc == 0) {
		bool large = sent % 100 == 99;
		cs_view part = {body, large ? 100000 : 1000};
		cs_ipc_head head = {.id = sent};
		int fd = 0;
		rc = cs_ipc_send(ipc, 1, &head, &part, 1, &fd, sent % 1000 == 500);
		sent += rc == 0;
	}
	free(body);
	CHECK_INT(rc, UV_ENOBUFS);
	CHECK(cs_ipc_queued(ipc, 1) > 10);
	CHECK(cs_ipc_queued_bytes(ipc, -1) >= 4 << 20);
	CHECK_INT(cs_ipc_queued(ipc, 0), 0);
	CHECK_INT(f.began, 1);
	CHECK_INT(f.ended, 0);
	CHECK_INT(cs_ipc_flush(ipc, 20), UV_ETIMEDOUT);
	CHECK_INT(send_number(ipc, 0, 1), 0);
	pid = fork();
	if (pid == 0) {
		cs_ipc_enter(ipc, 1, 1);
		for (uint64_t i = 0; i < sent; i++) {
			cs_ipc_message message;
			if (cs_ipc_receive(ipc, 1, -1, NULL, NULL, &message) < 0 || message.error || message.head.id != i
				|| !is_body(message.body, i % 100 == 99 ? 100000 : 1000) || message.fd_count != (i % 1000 == 500)) {
				_exit(1);
			}
			cs_ipc_message_free(ipc, &message);
		}
		cs_ipc_free(ipc);
		_exit(0);
	}
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(f.began, f.ended);
	CHECK_INT(cs_ipc_queued(ipc, -1), 0);
	CHECK_INT(cs_ipc_queued_bytes(ipc, -1), 0);
	CHECK_INT(join(pid), 0);
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
	CHECK_INT(count_fds(), before);
}

/* Two of three large bodies go; the third waits until one of them has been read, and small ones wait behind it. */
TEST(large_bodies_under_way_are_bounded)
{
	cs_ipc *ipc = ipc_of(1);
	cs_ipc_message message;
	uv_loop_t loop;
	char *body = body_of(600000);
	cs_ipc_set_file_limit(ipc, 1000000);
	uv_loop_init(&loop);
	cs_ipc_attach(ipc, &loop);
	for (uint64_t i = 0; i < 3; i++) {
		cs_view part = {body, 600000};
		cs_ipc_head head = {.id = i};
		CHECK_INT(cs_ipc_send(ipc, 0, &head, &part, 1, NULL, 0), 0);
	}
	CHECK_INT(send_number(ipc, 0, 3), 0);
	CHECK_INT(cs_ipc_queued(ipc, 0), 2);
	for (uint64_t i = 0; i < 4; i++) {
		while (cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message) == UV_ETIMEDOUT) {
			uv_run(&loop, UV_RUN_ONCE);
		}
		CHECK_INT(message.head.id, i);
		CHECK(is_body(message.body, i < 3 ? 600000 : 0));
		cs_ipc_message_free(ipc, &message);
	}
	CHECK_INT(cs_ipc_queued(ipc, 0), 0);
	CHECK_INT(ipc->boxes[0].shared->file_bytes, 0);
	free(body);
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
}

TEST(bytes_that_a_killed_sender_counted_are_forgotten)
{
	cs_ipc *ipc = ipc_of(1);
	cs_ipc_message message;
	char *body = body_of(100000);
	cs_view part = {body, 100000};
	cs_ipc_head head = {0};
	cs_ipc_set_send_timeout(ipc, 10);
	ipc->boxes[0].shared->file_bytes = CS_IPC_FILE_BYTES;
	CHECK_INT(cs_ipc_send(ipc, 0, &head, &part, 1, NULL, 0), UV_ENOBUFS);
	CHECK(ipc->boxes[0].idle_bytes == CS_IPC_FILE_BYTES);
	ipc->boxes[0].idle_since_ms -= 1500;
	CHECK_INT(cs_ipc_send(ipc, 0, &head, &part, 1, NULL, 0), 0);
	CHECK_INT(ipc->boxes[0].shared->file_bytes, 100000);
	/* But not while there is something to read. */
	ipc->boxes[0].shared->file_bytes = CS_IPC_FILE_BYTES;
	CHECK_INT(cs_ipc_send(ipc, 0, &head, &part, 1, NULL, 0), UV_ENOBUFS);
	CHECK_INT(ipc->boxes[0].idle_bytes, 0);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), 0);
	CHECK(is_body(message.body, 100000));
	cs_ipc_message_free(ipc, &message);
	free(body);
	cs_ipc_free(ipc);
}

TEST(without_a_loop_a_full_socket_blocks_for_a_bounded_time)
{
	cs_ipc *ipc = ipc_of(1);
	int rc = 0, sent = 0;
	cs_ipc_set_send_timeout(ipc, 20);
	while ((rc = send_number(ipc, 0, (uint64_t) sent)) == 0) {
		sent++;
	}
	CHECK_INT(rc, UV_ENOBUFS);
	CHECK(sent > 100);
	CHECK_INT(cs_ipc_queued(ipc, -1), 0);
	CHECK_INT(cs_ipc_queued_bytes(ipc, -1), 0);
	pid_t pid = fork();
	if (pid == 0) {
		for (int i = 0; i < 2 * sent; i++) {
			cs_ipc_message message;
			if (cs_ipc_receive(ipc, 0, -1, NULL, NULL, &message) < 0 || message.head.id != (uint64_t) i) {
				_exit(1);
			}
			cs_ipc_message_free(ipc, &message);
		}
		_exit(0);
	}
	cs_ipc_set_send_timeout(ipc, -1);
	for (int i = 0; i < sent; i++) {
		CHECK_INT(send_number(ipc, 0, (uint64_t) (sent + i)), 0);
	}
	CHECK_INT(join(pid), 0);
	cs_ipc_free(ipc);
}

static void on_one_and_stop(cs_ipc *ipc, cs_ipc_message *message, void *arg)
{
	*(uint64_t *) arg = message->head.id;
	if (message->head.id == 3) {
		cs_ipc_stop(ipc);
		/* What it cannot finish goes to the successor. */
		cs_ipc_send(ipc, 0, &message->head, &message->body, 1, NULL, 0);
	}
}

/* A process that was slow to start may come to read when its successor does already. */
TEST(the_youngest_process_reads)
{
	cs_ipc *ipc = ipc_of(1);
	cs_ipc_message message;
	static const struct {
		uint32_t generation;
		int rc;
	} steps[] = {{1, 0}, {3, 0}, {2, UV_EBUSY}, {4, 0}};

	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		pid_t pid = fork();
		if (pid == 0) {
			cs_ipc_enter(ipc, 0, steps[i].generation);
			send_number(ipc, 0, i);
			_exit(cs_ipc_receive(ipc, 0, 100, NULL, NULL, &message) == steps[i].rc ? 0 : 1);
		}
		CHECK_INT(join(pid), 0);
	}
	cs_ipc_free(ipc);
}

TEST(a_draining_worker_leaves_the_rest_to_its_successor)
{
	cs_ipc *ipc = ipc_of(1);
	uv_loop_t loop;
	cs_ipc_message message;
	for (uint64_t i = 1; i <= 5; i++) {
		send_number(ipc, 0, i);
	}
	pid_t pid = fork();
	if (pid == 0) {
		uint64_t last = 0;
		uv_loop_init(&loop);
		cs_ipc_enter(ipc, 0, 1);
		cs_ipc_attach(ipc, &loop);
		cs_ipc_listen(ipc, 0, on_one_and_stop, &last);
		uv_run(&loop, UV_RUN_DEFAULT);
		cs_ipc_stop(ipc);
		cs_ipc_detach(ipc);
		uv_run(&loop, UV_RUN_DEFAULT);
		cs_ipc_free(ipc);
		_exit(last == 3 && uv_loop_close(&loop) == 0 ? 0 : 1);
	}
	CHECK_INT(join(pid), 0);
	static const uint64_t rest[] = {4, 5, 3};
	for (int i = 0; i < 3; i++) {
		CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), 0);
		CHECK_INT(message.head.id, rest[i]);
		cs_ipc_message_free(ipc, &message);
	}
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), UV_ETIMEDOUT);
	cs_ipc_free(ipc);
}

static bool is_type(const cs_ipc_message *message, void *arg)
{
	return message->head.type == *(const uint16_t *) arg;
}

TEST(receive_picks_and_keeps_the_others_in_order)
{
	cs_ipc *ipc = ipc_of(1);
	cs_ipc_message message;
	uint16_t type = 9;
	char *body = body_of(300000);
	cs_view part = {body, 300000};
	cs_ipc_head head = {.type = 2, .id = 2};
	send_number(ipc, 0, 1);
	int fd = 0;
	cs_ipc_send(ipc, 0, &head, &part, 1, &fd, 1);
	send_text(ipc, 0, 3, "three");
	send_text(ipc, 0, 9, "nine");
	free(body);
	CHECK_INT(cs_ipc_receive(ipc, 0, 100, is_type, &type, &message), 0);
	CHECK_VIEW(message.body, "nine");
	cs_ipc_message_free(ipc, &message);
	type = 3;
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, is_type, &type, &message), 0);
	CHECK_VIEW(message.body, "three");
	cs_ipc_message_free(ipc, &message);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, is_type, &type, &message), UV_ETIMEDOUT);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), 0);
	CHECK_INT(message.head.id, 1);
	cs_ipc_message_free(ipc, &message);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), 0);
	CHECK_INT(message.head.id, 2);
	CHECK_INT(message.fd_count, 1);
	CHECK(is_body(message.body, 300000));
	cs_ipc_message_free(ipc, &message);
	send_text(ipc, 0, 9, "kept when all ends");
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, is_type, &type, &message), UV_ETIMEDOUT);
	cs_ipc_free(ipc);
}

typedef struct asking {
	cs_buf seen;
	bool asked;
} asking;

static void on_text(cs_ipc *ipc, cs_ipc_message *message, void *arg)
{
	asking *a = arg;
	cs_buf_put_view(&a->seen, message->body);
	if (!a->asked) {
		/* A worker without coroutines waits for an answer in its handler; others come before it. */
		cs_ipc_message answer;
		uint16_t type = 5;
		a->asked = true;
		CHECK_INT(cs_ipc_receive(ipc, 0, 1000, is_type, &type, &answer), 0);
		cs_buf_puts(&a->seen, "<");
		cs_buf_put_view(&a->seen, answer.body);
		cs_buf_puts(&a->seen, ">");
		cs_ipc_message_free(ipc, &answer);
		/* The message being handled is as it was. */
		CHECK_VIEW(message->body, "a");
	}
	if (message->head.type == 8) {
		cs_ipc_stop(ipc);
	}
}

TEST(a_handler_may_wait_for_an_answer)
{
	cs_ipc *ipc = ipc_of(1);
	uv_loop_t loop;
	asking a = {.asked = false};
	uv_loop_init(&loop);
	cs_ipc_attach(ipc, &loop);
	send_text(ipc, 0, 1, "a");
	send_text(ipc, 0, 1, "b");
	send_text(ipc, 0, 1, "c");
	send_text(ipc, 0, 5, "answer");
	send_text(ipc, 0, 8, "d");
	CHECK_INT(cs_ipc_listen(ipc, 0, on_text, &a), 0);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_STR(a.seen.data, a.seen.len, "a<answer>bcd");
	cs_buf_dtor(&a.seen);
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
}

TEST(kept_messages_reach_a_listener_and_survive_its_stop)
{
	cs_ipc *ipc = ipc_of(1);
	cs_ipc_message message;
	uv_loop_t loop;
	asking a = {.asked = true};
	uint16_t type = 77;
	uv_loop_init(&loop);
	send_text(ipc, 0, 1, "a");
	send_text(ipc, 0, 8, "b");
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, is_type, &type, &message), UV_ETIMEDOUT);
	cs_ipc_attach(ipc, &loop);
	CHECK_INT(cs_ipc_listen(ipc, 0, on_text, &a), 0);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_STR(a.seen.data, a.seen.len, "ab");
	send_text(ipc, 0, 1, "c");
	CHECK_INT(cs_ipc_listen(ipc, 0, on_text, &a), 0);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, is_type, &type, &message), UV_ETIMEDOUT);
	cs_ipc_stop(ipc);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), 0);
	CHECK_VIEW(message.body, "c");
	cs_ipc_message_free(ipc, &message);
	cs_buf_dtor(&a.seen);
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
}

static cs_ipc_message taken;

static void on_take(cs_ipc *ipc, cs_ipc_message *message, void *arg)
{
	taken = *message;
	memset(message, 0, sizeof(*message));
	cs_ipc_pause(ipc);
}

TEST(a_handler_may_keep_its_message_and_pause)
{
	cs_ipc *ipc = ipc_of(1);
	uv_loop_t loop;
	uv_loop_init(&loop);
	cs_ipc_attach(ipc, &loop);
	send_text(ipc, 0, 1, "first");
	send_text(ipc, 0, 1, "second");
	cs_ipc_listen(ipc, 0, on_take, NULL);
	uv_run(&loop, UV_RUN_DEFAULT);
	cs_ipc_message first = taken;
	CHECK_VIEW(first.body, "first");
	cs_ipc_resume(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_VIEW(first.body, "first");
	CHECK_VIEW(taken.body, "second");
	cs_ipc_message_free(ipc, &first);
	cs_ipc_message_free(ipc, &taken);
	cs_ipc_resume(ipc);
	cs_ipc_unref(ipc);
	CHECK_INT(uv_run(&loop, UV_RUN_DEFAULT), 0);
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
}

/* Several processes read one slot: each message is for one of them. */
TEST(a_slot_may_have_several_readers)
{
	cs_ipc *ipc = ipc_of(2);
	pid_t pids[3];
	int total = 3000;
	for (int i = 0; i < 3; i++) {
		pids[i] = fork();
		if (pids[i] == 0) {
			cs_ipc_message message;
			for (;;) {
				if (cs_ipc_receive(ipc, 0, -1, NULL, NULL, &message) < 0 || message.head.type == 2) {
					_exit(message.head.type == 2 ? 0 : 1);
				}
				send_number(ipc, 1, message.head.id);
				cs_ipc_message_free(ipc, &message);
			}
		}
	}
	char *seen = calloc(1, (size_t) total);
	int sent = 0, got = 0, twice = 0;
	while (got < total) {
		cs_ipc_message message;
		if (sent < total) {
			CHECK_INT(send_number(ipc, 0, (uint64_t) sent++), 0);
		}
		if (cs_ipc_receive(ipc, 1, sent < total ? 0 : -1, NULL, NULL, &message) == 0) {
			twice += seen[message.head.id]++;
			got++;
			cs_ipc_message_free(ipc, &message);
		}
	}
	CHECK_INT(twice, 0);
	free(seen);
	for (int i = 0; i < 3; i++) {
		send_text(ipc, 0, 2, "");
	}
	for (int i = 0; i < 3; i++) {
		CHECK_INT(join(pids[i]), 0);
	}
	cs_ipc_free(ipc);
}

/* A sender and a reader that are killed again and again: whole messages, in the order of each sender, none twice. */
TEST(kills_neither_tear_nor_double_messages)
{
	cs_ipc *ipc = ipc_of(2);
	for (int round = 0; round < 30; round++) {
		pid_t pid = fork();
		if (pid == 0) {
			char *body = body_of(70000);
			cs_ipc_enter(ipc, 1, 1);
			for (uint64_t i = 0;; i++) {
				cs_view part = {body, i % 4 == 0 ? 70000 : (size_t) (i * 37 % 20000)};
				cs_ipc_head head = {.id = i, .arg = round};
				if (cs_ipc_send(ipc, 0, &head, &part, 1, NULL, 0) < 0) {
					_exit(1);
				}
			}
		}
		cs_ipc_message message;
		uint64_t expected = 0;
		for (int i = 0; i < 50 + round * 7; i++) {
			CHECK_INT(cs_ipc_receive(ipc, 0, 10000, NULL, NULL, &message), 0);
			if (message.head.arg == round) {
				uint64_t id = message.head.id;
				CHECK_INT(id, expected++);
				CHECK(is_body(message.body, id % 4 == 0 ? 70000 : (size_t) (id * 37 % 20000)));
			}
			cs_ipc_message_free(ipc, &message);
		}
		kill(pid, SIGKILL);
		CHECK_INT(join(pid), 1000 + SIGKILL);
		/* The rest of this round, so that the next begins anew. */
		while (cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message) == 0) {
			CHECK_INT(message.head.id, expected++);
			cs_ipc_message_free(ipc, &message);
		}
	}
	cs_ipc_free(ipc);
}

TEST(a_forked_process_does_not_send_what_its_parent_has_queued)
{
	int before = count_fds();
	cs_ipc *ipc = ipc_of(1);
	uv_loop_t loop;
	uint64_t sent = 0;
	uv_loop_init(&loop);
	cs_ipc_attach(ipc, &loop);
	while (cs_ipc_queued(ipc, 0) < 50) {
		CHECK_INT(send_number(ipc, 0, sent++), 0);
	}
	pid_t pid = fork();
	if (pid == 0) {
		cs_ipc_enter(ipc, -1, 1);
		int rc = cs_ipc_queued(ipc, -1) == 0 && cs_ipc_flush(ipc, 0) == 0 ? 0 : 1;
		cs_ipc_free(ipc);
		_exit(rc);
	}
	CHECK_INT(join(pid), 0);
	cs_ipc_message message;
	for (uint64_t i = 0; i < sent; i++) {
		CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), 0);
		CHECK_INT(message.head.id, i);
		cs_ipc_message_free(ipc, &message);
		uv_run(&loop, UV_RUN_NOWAIT);
	}
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), UV_ETIMEDOUT);
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
	CHECK_INT(count_fds(), before);
}

static void on_alarm(int number)
{
	(void) number;
}

TEST(a_signal_ends_a_blocking_receive)
{
	cs_ipc *ipc = ipc_of(1);
	cs_ipc_message message;
	struct sigaction action = {.sa_handler = on_alarm};
	sigaction(SIGALRM, &action, NULL);
	ualarm(10000, 10000);
	CHECK_INT(cs_ipc_receive(ipc, 0, -1, NULL, NULL, &message), UV_EINTR);
	ualarm(0, 0);
	cs_ipc_free(ipc);
}

TEST(without_memory_nothing_is_sent_by_half)
{
	cs_ipc *ipc;
	uv_loop_t loop;
	cs_ipc_message message;
	uint64_t sent = 0;
	test_fail_alloc(1);
	CHECK_INT(cs_ipc_new(&ipc, 2), UV_ENOMEM);
	ipc = ipc_of(1);
	uv_loop_init(&loop);
	cs_ipc_attach(ipc, &loop);
	for (int failed = 0; failed == 0;) {
		test_fail_alloc(1);
		int rc = send_number(ipc, 0, sent);
		test_fail_alloc(0);
		sent += rc == 0;
		failed = rc == UV_ENOMEM;
	}
	CHECK_INT(cs_ipc_queued(ipc, -1), 0);
	CHECK_INT(send_number(ipc, 0, sent++), 0);
	test_fail_alloc(1);
	CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), UV_ENOMEM);
	for (uint64_t i = 0; i < sent; i++) {
		CHECK_INT(cs_ipc_receive(ipc, 0, 0, NULL, NULL, &message), 0);
		CHECK_INT(message.head.id, i);
		cs_ipc_message_free(ipc, &message);
		uv_run(&loop, UV_RUN_NOWAIT);
	}
	cs_ipc_detach(ipc);
	uv_run(&loop, UV_RUN_DEFAULT);
	CHECK_INT(uv_loop_close(&loop), 0);
	cs_ipc_free(ipc);
}

TEST_MAIN(CASE(a_message_is_what_was_sent), CASE(what_cannot_be_sent_is_refused),
	CASE(bodies_of_all_sizes_make_a_round_trip), CASE(descriptors_travel_with_a_message),
	CASE(a_reader_without_free_descriptors_learns_of_the_loss), CASE(many_messages_arrive_in_order_and_once),
	CASE(a_full_socket_queues_and_a_successor_reads_it_all), CASE(large_bodies_under_way_are_bounded),
	CASE(bytes_that_a_killed_sender_counted_are_forgotten),
	CASE(without_a_loop_a_full_socket_blocks_for_a_bounded_time), CASE(the_youngest_process_reads),
	CASE(a_draining_worker_leaves_the_rest_to_its_successor), CASE(receive_picks_and_keeps_the_others_in_order),
	CASE(a_handler_may_wait_for_an_answer), CASE(kept_messages_reach_a_listener_and_survive_its_stop),
	CASE(a_handler_may_keep_its_message_and_pause), CASE(a_slot_may_have_several_readers),
	CASE(kills_neither_tear_nor_double_messages), CASE(a_forked_process_does_not_send_what_its_parent_has_queued),
	CASE(a_signal_ends_a_blocking_receive), CASE(without_memory_nothing_is_sent_by_half))
