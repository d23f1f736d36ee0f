/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/server/session.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <uv.h>

static cs_session row_of(int slot, int port)
{
	return (cs_session){.slot = slot, .pid = 1000 + slot, .port = port, .fd = 5, .family = AF_UNIX};
}

static cs_session_table *table_of(uint32_t capacity)
{
	cs_session_table *table;
	CHECK_INT(cs_session_table_new(&table, capacity, 4, 2), 0);
	return table;
}

TEST(ids_begin_at_one_and_grow)
{
	cs_session_table *table = table_of(10);
	cs_session row = row_of(0, 0);
	for (int i = 1; i <= 10; i++) {
		CHECK_INT(cs_session_alloc(table, &row), i);
	}
	CHECK_INT(cs_session_alloc(table, &row), UV_EMFILE);
	CHECK(cs_session_free(table, 3));
	CHECK(!cs_session_free(table, 3));
	CHECK_INT(cs_session_alloc(table, &row), 11);
	CHECK_INT(cs_session_alloc(table, &row), UV_EMFILE);
	CHECK_INT(cs_session_count(table), 10);
	CHECK_INT(cs_session_capacity(table), 10);
	cs_session_table_free(table);
	cs_session_table_free(NULL);
}

TEST(a_row_is_what_was_entered)
{
	cs_session_table *table = table_of(10);
	cs_session row = {.slot = 3,
		.pid = 1234567,
		.port = 1,
		.fd = 77,
		.flags = CS_SESSION_SSL | CS_SESSION_ACTIVE,
		.websocket_status = 3,
		.connect_time = 1.5,
		.last_recv_time = 2.25,
		.last_send_time = 3.125,
		.last_dispatch_time = 4,
		.recv_queued = 10,
		.send_queued = 20};
	struct sockaddr_in6 address = {.sin6_family = AF_INET6, .sin6_port = htons(4711)};
	char host[100];
	inet_pton(AF_INET6, "2001:db8::1", &address.sin6_addr);
	cs_session_set_address(&row, (struct sockaddr *) &address);
	int id = cs_session_alloc(table, &row);
	cs_session copy;
	CHECK(cs_session_get(table, id, &copy));
	row.id = id;
	CHECK_INT(copy.id, id);
	CHECK_INT(copy.slot, 3);
	CHECK_INT(copy.pid, 1234567);
	CHECK_INT(copy.port, 1);
	CHECK_INT(copy.fd, 77);
	CHECK_INT(copy.flags, CS_SESSION_SSL | CS_SESSION_ACTIVE);
	CHECK_INT(copy.websocket_status, 3);
	CHECK(copy.connect_time == 1.5 && copy.last_recv_time == 2.25 && copy.last_send_time == 3.125);
	CHECK(copy.last_dispatch_time == 4 && copy.recv_queued == 10 && copy.send_queued == 20);
	CHECK_INT(copy.remote_port, 4711);
	cs_session_host(&copy, host, sizeof(host));
	CHECK(strcmp(host, "2001:db8::1") == 0);
	CHECK(!cs_session_get(table, id + 1, &copy));
	CHECK(!cs_session_get(table, 0, &copy));
	CHECK(!cs_session_get(table, -1, &copy));
	CHECK(!cs_session_get(table, id + 32, &copy));
	cs_session_table_free(table);
}

TEST(addresses_of_each_family)
{
	cs_session row = {0};
	char host[100] = "x";
	struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons(80)};
	struct sockaddr_un un = {.sun_family = AF_UNIX, .sun_path = "/x"};
	inet_pton(AF_INET, "192.0.2.7", &in.sin_addr);
	cs_session_set_address(&row, (struct sockaddr *) &in);
	cs_session_host(&row, host, sizeof(host));
	CHECK(strcmp(host, "192.0.2.7") == 0);
	CHECK_INT(row.remote_port, 80);
	cs_session_set_address(&row, (struct sockaddr *) &un);
	cs_session_host(&row, host, sizeof(host));
	CHECK(strcmp(host, "") == 0);
	CHECK_INT(row.remote_port, 0);
}

TEST(fields_change_one_by_one)
{
	cs_session_table *table = table_of(10);
	cs_session row = row_of(0, 0), copy;
	int id = cs_session_alloc(table, &row), slot;
	pid_t pid;
	cs_session_on_recv(table, id, 11.5);
	cs_session_on_send(table, id, 12.5);
	cs_session_on_dispatch(table, id, 13.5);
	cs_session_set_queued(table, id, 1, 2);
	CHECK(cs_session_set_websocket_status(table, id, 4));
	CHECK(cs_session_set_close_errno(table, id, 104));
	CHECK(cs_session_set_flags(table, id, CS_SESSION_PROTECTED | CS_SESSION_PAUSED, 0));
	CHECK(cs_session_set_flags(table, id, CS_SESSION_CLOSING | CS_SESSION_HAS_UID, CS_SESSION_PAUSED));
	CHECK(cs_session_get(table, id, &copy));
	CHECK(copy.last_recv_time == 11.5 && copy.last_send_time == 12.5 && copy.last_dispatch_time == 13.5);
	CHECK(copy.recv_queued == 1 && copy.send_queued == 2);
	CHECK_INT(copy.websocket_status, 4);
	CHECK_INT(copy.close_errno, 104);
	CHECK_INT(copy.flags, CS_SESSION_PROTECTED | CS_SESSION_CLOSING);
	CHECK(cs_session_bind(table, id, UINT32_MAX));
	CHECK(!cs_session_bind(table, id, 5));
	CHECK(cs_session_get(table, id, &copy));
	CHECK_INT(copy.uid, UINT32_MAX);
	CHECK_INT(copy.flags, CS_SESSION_PROTECTED | CS_SESSION_CLOSING | CS_SESSION_HAS_UID);
	CHECK(cs_session_set_owner(table, id, 2, 4242, 9));
	CHECK(cs_session_owner(table, id, &slot, &pid));
	CHECK_INT(slot, 2);
	CHECK_INT(pid, 4242);
	CHECK(cs_session_owner(table, id, &slot, NULL));
	CHECK(cs_session_get(table, id, &copy));
	CHECK_INT(copy.fd, 9);
	CHECK(!cs_session_set_owner(table, id, 4, 4242, 9));
	CHECK(cs_session_free(table, id));
	CHECK(!cs_session_owner(table, id, &slot, &pid));
	CHECK(!cs_session_set_owner(table, id, 2, 4242, 9));
	CHECK(!cs_session_set_flags(table, id, 1, 0));
	CHECK(!cs_session_bind(table, id, 1));
	CHECK(!cs_session_set_websocket_status(table, id, 1));
	CHECK(!cs_session_set_close_errno(table, id, 1));
	cs_session_on_recv(table, id, 1);
	cs_session_table_free(table);
}

TEST(counts_follow_slots_and_ports)
{
	cs_session_table *table = table_of(100);
	cs_session row = row_of(1, 0), other = row_of(2, 1);
	int first = cs_session_alloc(table, &row);
	cs_session_alloc(table, &row);
	cs_session_alloc(table, &other);
	CHECK_INT(cs_session_count(table), 3);
	CHECK_INT(cs_session_count_slot(table, 1), 2);
	CHECK_INT(cs_session_count_slot(table, 2), 1);
	CHECK_INT(cs_session_count_slot(table, 9), 0);
	CHECK_INT(cs_session_count_slot(table, -1), 0);
	CHECK_INT(cs_session_count_port(table, 0), 2);
	CHECK_INT(cs_session_count_port(table, 1), 1);
	CHECK_INT(cs_session_count_port(table, 2), 0);
	CHECK(cs_session_set_owner(table, first, 2, 1002, 1));
	CHECK_INT(cs_session_count_slot(table, 1), 1);
	CHECK_INT(cs_session_count_slot(table, 2), 2);
	CHECK(cs_session_free(table, first));
	CHECK_INT(cs_session_count_slot(table, 2), 1);
	CHECK_INT(cs_session_count(table), 2);
	row.port = 2;
	CHECK_INT(cs_session_alloc(table, &row), UV_EINVAL);
	row = row_of(4, 0);
	CHECK_INT(cs_session_alloc(table, &row), UV_EINVAL);
	row = row_of(0, 0);
	row.pid = 0;
	CHECK_INT(cs_session_alloc(table, &row), UV_EINVAL);
	cs_session_table_free(table);
}

TEST(lists_are_ascending_and_go_on_after_an_id)
{
	cs_session_table *table = table_of(100);
	int ids[200];
	for (int i = 0; i < 100; i++) {
		cs_session row = row_of(i % 3, i % 2);
		cs_session_alloc(table, &row);
	}
	CHECK_INT(cs_session_ids(table, 0, -1, -1, ids, 200), 100);
	CHECK_INT(ids[0], 1);
	CHECK_INT(ids[99], 100);
	CHECK_INT(cs_session_ids(table, 0, -1, -1, ids, 10), 10);
	CHECK_INT(ids[9], 10);
	CHECK_INT(cs_session_ids(table, 95, -1, -1, ids, 10), 5);
	CHECK_INT(ids[0], 96);
	CHECK_INT(cs_session_ids(table, 100, -1, -1, ids, 10), 0);
	CHECK_INT(cs_session_ids(table, 0, 1, -1, ids, 200), 50);
	CHECK_INT(ids[0], 2);
	CHECK_INT(cs_session_ids(table, 0, -1, 2, ids, 200), 33);
	CHECK_INT(ids[0], 3);
	CHECK_INT(cs_session_ids(table, 0, -1, -1, ids, 0), 0);
	cs_session_table_free(table);
}

TEST(lists_are_ascending_when_ids_are_far_apart)
{
	cs_session_table *table = table_of(20);
	cs_session row = row_of(0, 0);
	int ids[20], kept[20], count = 0;
	for (int i = 1; count < 20; i++) {
		int id = cs_session_alloc(table, &row);
		if (i % 37 == 0) {
			kept[count++] = id;
		} else {
			cs_session_free(table, id);
		}
	}
	CHECK_INT(cs_session_ids(table, 0, -1, -1, ids, 20), 20);
	CHECK(memcmp(ids, kept, sizeof(ids)) == 0);
	for (int n = 1; n < 20; n++) {
		CHECK_INT(cs_session_ids(table, 0, -1, -1, ids, (size_t) n), n);
		CHECK(memcmp(ids, kept, (size_t) n * sizeof(int)) == 0);
		CHECK_INT(cs_session_ids(table, kept[n - 1], -1, -1, ids, 20), 20 - n);
		CHECK(memcmp(ids, kept + n, (size_t) (20 - n) * sizeof(int)) == 0);
	}
	cs_session_table_free(table);
}

static void on_free(void *arg, const cs_session *row)
{
	*(int *) arg += row->id;
}

TEST(sweep_frees_what_a_dead_process_had)
{
	cs_session_table *table = table_of(100);
	cs_session old = row_of(1, 0), successor = row_of(1, 0), other = row_of(2, 1);
	successor.pid = 5555;
	int sum = 0, expected = 0;
	for (int i = 0; i < 10; i++) {
		expected += cs_session_alloc(table, &old);
		cs_session_alloc(table, &successor);
		cs_session_alloc(table, &other);
	}
	CHECK_INT(cs_session_sweep(table, 1, old.pid, on_free, &sum), 10);
	CHECK_INT(sum, expected);
	CHECK_INT(cs_session_sweep(table, 1, old.pid, NULL, NULL), 0);
	CHECK_INT(cs_session_count(table), 20);
	CHECK_INT(cs_session_count_slot(table, 1), 10);
	CHECK_INT(cs_session_sweep(table, 1, 0, NULL, NULL), 10);
	CHECK_INT(cs_session_count_slot(table, 1), 0);
	CHECK_INT(cs_session_count_port(table, 1), 10);
	cs_session_table_free(table);
}

TEST(sizes_that_cannot_be_are_refused)
{
	cs_session_table *table;
	CHECK_INT(cs_session_table_new(&table, 0, 1, 1), UV_EINVAL);
	CHECK_INT(cs_session_table_new(&table, 1, 0, 1), UV_EINVAL);
	CHECK_INT(cs_session_table_new(&table, 1, 1, 0), UV_EINVAL);
	CHECK_INT(cs_session_table_new(&table, UINT32_MAX, 1, 1), UV_EINVAL);
	test_fail_alloc(1);
	CHECK_INT(cs_session_table_new(&table, 1, 1, 1), UV_ENOMEM);
	CHECK(table == NULL);
}

/* Opens, hands over, changes and closes sessions for ever; each row must at all times be wholly of one session. */
static void churn(cs_session_table *table, int slot)
{
	int ids[64] = {0};
	cs_session row = row_of(slot, slot % 2), copy;
	row.pid = getpid();
	for (unsigned i = 0;; i++) {
		int *id = &ids[(i * 7) % 64];
		if (*id) {
			if (!cs_session_get(table, *id, &copy) || copy.pid != row.pid || copy.connect_time != slot + 1.5
				|| copy.remote_port != slot || copy.remote[15] != slot || copy.uid != i - 64) {
				_exit(3);
			}
			cs_session_set_owner(table, *id, slot, row.pid, (int) i);
			cs_session_set_flags(table, *id, CS_SESSION_PAUSED, CS_SESSION_PROTECTED);
			if (!cs_session_free(table, *id)) {
				_exit(4);
			}
		}
		row.uid = i;
		row.connect_time = slot + 1.5;
		row.remote_port = (uint16_t) slot;
		row.remote[15] = (uint8_t) slot;
		*id = cs_session_alloc(table, &row);
		if (*id <= 0) {
			_exit(5);
		}
	}
}

/* Reads what others write: a row must never be half of one session and half of another. */
static void read_all(cs_session_table *table)
{
	int ids[300];
	for (;;) {
		size_t n = cs_session_ids(table, 0, -1, -1, ids, 300);
		for (size_t i = 0; i < n; i++) {
			cs_session copy;
			if (cs_session_get(table, ids[i], &copy)
				&& (copy.connect_time != copy.slot + 1.5 || copy.remote[15] != copy.slot || copy.port != copy.slot % 2
					|| copy.id != ids[i])) {
				_exit(6);
			}
			if (i > 0 && ids[i] <= ids[i - 1]) {
				_exit(7);
			}
		}
	}
}

static pid_t start(cs_session_table *table, int slot)
{
	pid_t pid = fork();
	if (pid == 0) {
		if (slot < 3) {
			churn(table, slot);
		}
		read_all(table);
	}
	return pid;
}

/* True when the child ended by our kill and not by a check of its own. */
static bool kill_hard(pid_t pid)
{
	int status = 0;
	kill(pid, SIGKILL);
	waitpid(pid, &status, 0);
	if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL) {
		fprintf(stderr, "a child ended with status %x\n", (unsigned) status);
		return false;
	}
	return true;
}

TEST(a_kill_at_any_instruction_leaves_the_table_usable)
{
	cs_session_table *table = table_of(300);
	pid_t pids[4];
	int rounds = 150;
	for (int i = 0; i < 4; i++) {
		pids[i] = start(table, i);
	}
	for (int i = 0; i < rounds; i++) {
		int slot = i % 3;
		usleep((useconds_t) (500 + rand() % 3000));
		CHECK(kill_hard(pids[slot]));
		cs_session_sweep(table, slot, pids[slot], NULL, NULL);
		CHECK_INT(cs_session_ids(table, 0, -1, slot, (int[1]){0}, 1), 0);
		pids[slot] = start(table, slot);
	}
	for (int i = 0; i < 4; i++) {
		CHECK(kill_hard(pids[i]));
	}
	for (int i = 0; i < 3; i++) {
		cs_session_sweep(table, i, pids[i], NULL, NULL);
	}
	CHECK_INT(cs_session_count(table), 0);
	for (int i = 0; i < 3; i++) {
		CHECK_INT(cs_session_count_slot(table, i), 0);
	}
	CHECK_INT(cs_session_count_port(table, 0), 0);
	CHECK_INT(cs_session_count_port(table, 1), 0);
	cs_session row = row_of(0, 0);
	int got = 0;
	while (cs_session_alloc(table, &row) > 0) {
		got++;
	}
	CHECK_INT(got, 300);
	cs_session_table_free(table);
}

TEST_MAIN(CASE(ids_begin_at_one_and_grow), CASE(a_row_is_what_was_entered), CASE(addresses_of_each_family),
	CASE(fields_change_one_by_one), CASE(counts_follow_slots_and_ports),
	CASE(lists_are_ascending_and_go_on_after_an_id), CASE(lists_are_ascending_when_ids_are_far_apart),
	CASE(sweep_frees_what_a_dead_process_had), CASE(sizes_that_cannot_be_are_refused),
	CASE(a_kill_at_any_instruction_leaves_the_table_usable))
