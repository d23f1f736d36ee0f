/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/core/shm.h"
#include "src/server/owner.h"
#include "src/server/table.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <uv.h>

#ifdef __linux__
#include "trace.h"
#endif

/* A table with the columns n (int), f (float) and s (string of 20). */
static cs_table *new_table(uint32_t size)
{
	cs_table *table = cs_table_new(size);
	CHECK_INT(cs_table_column(table, "n", 1, CS_COLUMN_INT, 0), 0);
	CHECK_INT(cs_table_column(table, "f", 1, CS_COLUMN_FLOAT, 0), 0);
	CHECK_INT(cs_table_column(table, "s", 1, CS_COLUMN_STRING, 20), 0);
	CHECK_INT(cs_table_create(table), 0);
	return table;
}

static const cs_column *column(const cs_table *table, int i)
{
	uint32_t count;
	return &cs_table_columns(table, &count)[i];
}

/* Rows of these tests are whole when all columns tell the same number. */
static int set_all(cs_table *table, const char *key, int64_t n, bool add)
{
	char text[21];
	snprintf(text, sizeof(text), "%020lld", (long long) n);
	cs_value values[3] = {{.column = column(table, 0), .integer = n},
		{.column = column(table, 1), .number = (double) n}, {.column = column(table, 2), .string = {text, 20}}};
	return cs_table_set(table, key, strlen(key), values, 3, add);
}

static bool whole(const cs_table *table, const void *row, int64_t *n)
{
	char text[21];
	size_t len;
	const char *string = cs_row_string(row, column(table, 2), &len);
	*n = cs_row_integer(row, column(table, 0));
	snprintf(text, sizeof(text), "%020lld", (long long) *n);
	return cs_row_number(row, column(table, 1)) == (double) *n && len == 20 && memcmp(string, text, 20) == 0;
}

/* The number in a row, -1 when there is none; a torn row is a failure. */
static int64_t get_all(cs_table *table, const char *key)
{
	char row[64];
	int64_t n = -1;
	if (cs_table_get(table, key, strlen(key), NULL, row) == 0) {
		CHECK(whole(table, row, &n));
	}
	return n;
}

/* As many rows as the count says, all whole, each found by its key. */
static void check_consistent(cs_table *table)
{
	char key[CS_TABLE_KEY_MAX + 1], row[64];
	size_t len;
	uint32_t at = 0;
	uint64_t rows = 0;
	int64_t n;
	while (cs_table_next(table, &at, key, &len, row) == 0) {
		CHECK(whole(table, row, &n));
		CHECK(cs_table_exists(table, key, len));
		rows++;
	}
	CHECK_INT(cs_table_count(table), rows);
}

TEST(rows_are_set_read_and_deleted)
{
	cs_table *table = new_table(16);
	CHECK_INT(get_all(table, "a"), -1);
	CHECK_INT(set_all(table, "a", 1, false), 0);
	CHECK_INT(set_all(table, "b", 2, true), 0);
	CHECK_INT(set_all(table, "b", 3, true), UV_EEXIST);
	CHECK_INT(set_all(table, "a", 4, false), 0);
	CHECK_INT(get_all(table, "a"), 4);
	CHECK_INT(get_all(table, "b"), 2);
	CHECK_INT(cs_table_count(table), 2);
	char row[64];
	int64_t n;
	CHECK_INT(cs_table_delete(table, "a", 1, row), 0);
	CHECK(whole(table, row, &n) && n == 4);
	CHECK_INT(cs_table_delete(table, "a", 1, NULL), UV_ENOENT);
	CHECK(!cs_table_exists(table, "a", 1));
	CHECK(cs_table_exists(table, "b", 1));
	CHECK_INT(cs_table_set(table, "b", 1, NULL, 0, false), 0);
	CHECK_INT(get_all(table, "b"), 2);
	CHECK_INT(set_all(table, "", 5, false), 0);
	CHECK(cs_table_exists(table, "", 0));
	check_consistent(table);
	cs_table_free(table);
}

TEST(only_given_columns_change)
{
	cs_table *table = new_table(4);
	char row[64];
	size_t len;
	set_all(table, "a", 7, false);
	cs_value f = {.column = column(table, 1), .number = 1.5};
	CHECK_INT(cs_table_set(table, "a", 1, &f, 1, false), 0);
	CHECK_INT(cs_table_get(table, "a", 1, NULL, row), 0);
	CHECK_INT(cs_row_integer(row, column(table, 0)), 7);
	CHECK(cs_row_number(row, column(table, 1)) == 1.5);
	CHECK_INT(cs_table_set(table, "new", 3, &f, 1, false), 0);
	memset(row, 0x55, sizeof(row));
	CHECK_INT(cs_table_get(table, "new", 3, column(table, 2), row), 0);
	cs_row_string(row, column(table, 2), &len);
	CHECK_INT(len, 0);
	CHECK_INT(row[0], 0x55);
	cs_table_free(table);
}

TEST(numbers_are_added_and_compared)
{
	cs_table *table = new_table(4);
	cs_value by = {.column = column(table, 0), .integer = 5};
	CHECK_INT(cs_table_add(table, "a", 1, &by), 0);
	CHECK_INT(cs_table_add(table, "a", 1, &by), 0);
	CHECK_INT(by.integer, 10);
	by.integer = INT64_MAX;
	CHECK_INT(cs_table_add(table, "a", 1, &by), 0);
	CHECK(by.integer == INT64_MIN + 9);
	cs_value f = {.column = column(table, 1), .number = 0.25};
	CHECK_INT(cs_table_add(table, "a", 1, &f), 0);
	CHECK_INT(cs_table_add(table, "a", 1, &f), 0);
	CHECK(f.number == 0.5);
	cs_value empty = {.column = column(table, 2), .string = {"", 0}},
			 x = {.column = column(table, 2), .string = {"x", 1}};
	CHECK_INT(cs_table_cmpset(table, "a", 1, &x, &empty), UV_EAGAIN);
	CHECK_INT(cs_table_cmpset(table, "a", 1, &empty, &x), 0);
	CHECK_INT(cs_table_cmpset(table, "a", 1, &empty, &x), UV_EAGAIN);
	CHECK_INT(cs_table_cmpset(table, "b", 1, &empty, &x), UV_ENOENT);
	cs_table_free(table);
}

TEST(as_many_rows_as_asked_for)
{
	cs_table *table = new_table(1024);
	char key[32];
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 1024; i++) {
			snprintf(key, sizeof(key), "%d-%d", round, i);
			CHECK_INT(set_all(table, key, i, false), 0);
		}
		CHECK_INT(set_all(table, "one more", 1, false), UV_ENOSPC);
		CHECK_INT(set_all(table, key, 2, false), 0);
		check_consistent(table);
		for (int i = 0; i < 1024; i++) {
			snprintf(key, sizeof(key), "%d-%d", round, i);
			CHECK_INT(cs_table_delete(table, key, strlen(key), NULL), 0);
		}
		CHECK_INT(cs_table_count(table), 0);
	}
	cs_table_stats stats;
	cs_table_read_stats(table, &stats);
	CHECK_INT(stats.inserts, 3072);
	CHECK_INT(stats.updates, 3);
	CHECK_INT(stats.deletes, 3072);
	cs_table_free(table);
}

TEST(keys_up_to_the_limit)
{
	cs_table *table = new_table(4);
	char key[CS_TABLE_KEY_MAX + 1];
	memset(key, 'k', sizeof(key));
	CHECK_INT(cs_table_set(table, key, CS_TABLE_KEY_MAX, NULL, 0, false), 0);
	CHECK_INT(cs_table_set(table, key, CS_TABLE_KEY_MAX + 1, NULL, 0, false), UV_ENAMETOOLONG);
	CHECK(cs_table_exists(table, key, CS_TABLE_KEY_MAX));
	CHECK(!cs_table_exists(table, key, CS_TABLE_KEY_MAX + 1));
	CHECK_INT(cs_table_delete(table, key, CS_TABLE_KEY_MAX + 1, NULL), UV_ENOENT);
	CHECK_INT(cs_table_set(table, "a\0b", 3, NULL, 0, false), 0);
	CHECK(!cs_table_exists(table, "a\0c", 3));
	cs_table_free(table);
}

TEST(iteration_bears_changes)
{
	cs_table *table = new_table(64);
	char key[CS_TABLE_KEY_MAX], row[64];
	size_t len;
	uint32_t at = 0, seen = 0;
	for (int i = 0; i < 40; i++) {
		snprintf(key, sizeof(key), "k%d", i);
		set_all(table, key, i, false);
	}
	while (cs_table_next(table, &at, key, &len, row) == 0) {
		seen++;
		CHECK_INT(cs_table_delete(table, key, len, NULL), 0);
	}
	CHECK_INT(seen, 40);
	CHECK_INT(cs_table_count(table), 0);
	at = 0;
	CHECK_INT(cs_table_next(table, &at, key, &len, row), UV_ENOENT);
	cs_table_free(table);
}

TEST(errors_of_making)
{
	cs_table *table = cs_table_new(1000);
	CHECK_INT(cs_table_size(table), 1024);
	CHECK_INT(cs_table_column(table, "a", 1, CS_COLUMN_STRING, 100), 0);
	CHECK_INT(cs_table_column(table, "a", 1, CS_COLUMN_INT, 0), UV_EEXIST);
	CHECK_INT(cs_table_column(table, "b", 1, CS_COLUMN_STRING, UINT32_MAX), UV_E2BIG);
	test_fail_alloc(1);
	CHECK_INT(cs_table_column(table, "c", 1, CS_COLUMN_INT, 0), UV_ENOMEM);
	test_fail_alloc(2);
	CHECK_INT(cs_table_column(table, "c", 1, CS_COLUMN_INT, 0), UV_ENOMEM);
	test_fail_alloc(1);
	CHECK(cs_table_new(1) == NULL);
	CHECK_INT(cs_table_create(table), 0);
	size_t memory = cs_table_memory(table);
	CHECK(memory > 1024 * 300 && memory < 1024 * 400);
	cs_table_destroy(table);
	cs_table_destroy(table);
	cs_table_free(table);
}

/* Not reaped: a process that has ended but is still in the process table is dead too. */
TEST(a_lock_outlives_its_owner)
{
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, 64), 0);
	uint64_t *word = shm.addr;
	CHECK_INT(cs_robust_lock(word), 0);
	cs_robust_unlock(word);
	CHECK_INT(*word, 0);
	pid_t pid = fork();
	if (pid == 0) {
		cs_robust_lock(word);
		raise(SIGKILL);
	}
	siginfo_t info;
	CHECK_INT(waitid(P_PID, (id_t) pid, &info, WEXITED | WNOWAIT), 0);
	CHECK_INT(cs_owner_pid(*word), pid);
	CHECK(!cs_owner_alive(*word));
	CHECK(cs_owner_alive(cs_owner_self()));
	CHECK_INT(cs_robust_lock(word), 1);
	cs_robust_unlock(word);
	CHECK_INT(waitpid(pid, NULL, 0), pid);
	/* The same process id, started at another time. */
	*word = cs_owner_self() ^ ((uint64_t) 1 << 40);
	CHECK_INT(cs_robust_lock(word), 1);
	cs_robust_unlock(word);
	cs_shm_close(&shm);
}

/* Without a descriptor, or a /proc, one cannot read when a process was started: nobody takes it for dead because of that. */
TEST(an_owner_is_known_without_descriptors)
{
	cs_shm shm;
	siginfo_t info;
	struct rlimit before;
	CHECK_INT(cs_shm_open(&shm, 64), 0);
	uint64_t *word = shm.addr;
	CHECK_INT(getrlimit(RLIMIT_NOFILE, &before), 0);
	pid_t pid = fork();
	if (pid == 0) {
		setrlimit(RLIMIT_NOFILE, &(struct rlimit){0, before.rlim_max});
		cs_robust_lock(word);
		raise(SIGSTOP);
		_exit(0);
	}
	CHECK_INT(waitid(P_PID, (id_t) pid, &info, WSTOPPED), 0);
	CHECK_INT(cs_owner_pid(*word), pid);
	CHECK(cs_owner_alive(*word));
	CHECK_INT(setrlimit(RLIMIT_NOFILE, &(struct rlimit){0, before.rlim_max}), 0);
	bool alive = cs_owner_alive(*word);
	kill(pid, SIGKILL);
	waitid(P_PID, (id_t) pid, &info, WEXITED | WNOWAIT);
	bool alive_dead = cs_owner_alive(*word);
	CHECK_INT(setrlimit(RLIMIT_NOFILE, &before), 0);
	CHECK(alive);
	CHECK(!alive_dead);
	CHECK(!cs_owner_alive(*word));
	CHECK_INT(waitpid(pid, NULL, 0), pid);
	cs_shm_close(&shm);
}

TEST(a_lock_lets_one_in)
{
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, 128), 0);
	uint64_t *word = shm.addr, *counter = word + 8;
	pid_t pids[4];
	for (int i = 0; i < 4; i++) {
		pids[i] = fork();
		if (pids[i] == 0) {
			for (int n = 0; n < 20000; n++) {
				cs_robust_lock(word);
				*(volatile uint64_t *) counter += 1;
				cs_robust_unlock(word);
			}
			_exit(0);
		}
	}
	for (int i = 0; i < 4; i++) {
		waitpid(pids[i], NULL, 0);
	}
	CHECK_INT(*counter, 80000);
	CHECK_INT(*word, 0);
	cs_shm_close(&shm);
}

#ifdef __linux__
/* The operations that are stopped at each of their instructions; the table has "old" = 1 and "other" = 5 before. */
static void operate(cs_table *table, int operation)
{
	cs_value by = {.column = column(table, 0), .integer = 1};
	char row[64];
	switch (operation) {
		case 0:
			set_all(table, "new", 2, false);
			break;
		case 1:
			set_all(table, "old", 2, false);
			break;
		case 2:
			cs_table_delete(table, "old", 3, row);
			break;
		case 3:
			cs_table_add(table, "counter", 7, &by);
			break;
	}
}

typedef struct operation_on {
	cs_table *table;
	int operation;
} operation_on;

static void run_operation(void *arg)
{
	const operation_on *on = arg;
	operate(on->table, on->operation);
}

static void check_after_kill(cs_table *table, int operation)
{
	int64_t new_row = get_all(table, "new"), old = get_all(table, "old");
	char row[64];
	CHECK(operation == 0 ? new_row == -1 || new_row == 2 : new_row == -1);
	CHECK(old == 1 || (operation == 1 && old == 2) || (operation == 2 && old == -1));
	CHECK_INT(get_all(table, "other"), 5);
	/* What has been read stays, too: nothing of the dead process takes effect later. */
	uint32_t at = 0;
	uint64_t rows = 0;
	size_t len;
	char any[CS_TABLE_KEY_MAX];
	while (cs_table_next(table, &at, any, &len, row) == 0) {
		rows++;
	}
	CHECK_INT(cs_table_count(table), rows);
	CHECK_INT(get_all(table, "new"), new_row);
	CHECK_INT(get_all(table, "old"), old);
	if (operation == 3 && cs_table_get(table, "counter", 7, NULL, row) == 0) {
		CHECK_INT(cs_row_integer(row, column(table, 0)), 1);
	}
	/* What is acknowledged now stays, whatever the dead process was about. */
	CHECK_INT(set_all(table, "old", 3, false), 0);
	cs_table_delete(table, "counter", 7, NULL);
	CHECK_INT(set_all(table, "new", 4, false), 0);
	check_consistent(table);
	CHECK_INT(cs_table_count(table), 3);
	CHECK_INT(set_all(table, "fourth", 6, false), 0);
	CHECK_INT(set_all(table, "fifth", 7, false), UV_ENOSPC);
	CHECK_INT(get_all(table, "old"), 3);
	CHECK_INT(get_all(table, "new"), 4);
	CHECK_INT(cs_table_delete(table, "old", 3, NULL), 0);
	CHECK_INT(cs_table_delete(table, "other", 5, NULL), 0);
	CHECK_INT(cs_table_count(table), 2);
	check_consistent(table);
}

/* What a process leaves behind that is killed before any one instruction of an operation. The process is not killed
 * really: wherever it has changed the table, its locks are given to a dead process, the table is checked, and then put
 * back as it was, so that the process can go on to the next instruction. */
TEST(killed_at_any_instruction)
{
	pid_t ended = trace_ended();
	/* Each table hashes in a way of its own, and has other rows share a chain. */
	for (int round = 0; round < 4 * 6; round++) {
		int operation = round % 4;
		cs_table *table = new_table(4);
		cs_shm *shm = (cs_shm *) table; /* its first member */
		char *before = malloc(shm->size);
		int states = 0;
		set_all(table, "old", 1, false);
		set_all(table, "other", 5, false);
		if (round % 8 < 4) {
			/* New rows come from the free list. */
			set_all(table, "deleted", 1, false);
			set_all(table, "deleted too", 1, false);
			cs_table_delete(table, "deleted", 7, NULL);
			cs_table_delete(table, "deleted too", 11, NULL);
		}
		memset(before, 0xff, shm->size);
		operation_on on = {table, operation};
		pid_t pid = trace_start(run_operation, &on);
		for (int i = 0; pid > 0 && trace_step(pid) && !test_failures; i++) {
			if (memcmp(before, shm->addr, shm->size) == 0) {
				continue;
			}
			memcpy(before, shm->addr, shm->size);
			trace_bequeath(shm->addr, shm->size, pid, ended);
			check_after_kill(table, operation);
			if (test_failures) {
				fprintf(stderr, "operation %d, instruction %d\n", operation, i);
			}
			memcpy(shm->addr, before, shm->size);
			states++;
		}
		trace_end(pid);
		if (pid < 0 || states == 0) {
			fprintf(stderr, "killed_at_any_instruction: no process can be traced here\n");
		} else {
			CHECK(states > 8);
		}
		free(before);
		cs_table_free(table);
	}
}
#endif

/* What a worker is about to do to a key of its own and has done: shared, so that it can be checked after its death. */
typedef struct model_key {
	int64_t now;     /* what is in the row; -1: no row */
	int64_t pending; /* what will be; the same when nothing is going on */
} model_key;

enum { WORKERS = 8, KEYS = 40, COUNTERS = 4 };

typedef struct model {
	model_key keys[WORKERS][KEYS];
	uint64_t added[WORKERS][COUNTERS]; /* acknowledged */
	uint64_t done[WORKERS];
	uint64_t torn;
	uint64_t wrong;
} model;

static void worker_key(char *key, size_t size, int worker, int i)
{
	snprintf(key, size, "worker %d key %d", worker, i);
}

/* A worker changes keys of its own, whose model it keeps, adds to counters of all, and reads rows of the others. */
static void work_at(cs_table *table, model *model, int worker, uint64_t operations)
{
	char key[64], row[64];
	int64_t n;
	unsigned seed = (unsigned) getpid();
	while (model->done[worker] < operations) {
		int what = rand_r(&seed) % 10, i = rand_r(&seed) % KEYS;
		model_key *own = &model->keys[worker][i];
		worker_key(key, sizeof(key), worker, i);
		if (what < 4) {
			cs_atomic_set64((uint64_t *) &own->pending, (uint64_t) rand_r(&seed));
			model->wrong += set_all(table, key, own->pending, false) != 0;
			cs_atomic_set64((uint64_t *) &own->now, (uint64_t) own->pending);
		} else if (what < 6) {
			cs_atomic_set64((uint64_t *) &own->pending, (uint64_t) -1);
			int err = cs_table_delete(table, key, strlen(key), NULL);
			model->wrong += (err == 0) != (own->now != -1);
			cs_atomic_set64((uint64_t *) &own->now, (uint64_t) -1);
		} else if (what < 8) {
			cs_value by = {.column = column(table, 0), .integer = 1};
			snprintf(key, sizeof(key), "counter %d", i % COUNTERS);
			model->wrong += cs_table_add(table, key, strlen(key), &by) != 0;
			cs_atomic_add64(&model->added[worker][i % COUNTERS], 1);
		} else {
			worker_key(key, sizeof(key), rand_r(&seed) % WORKERS, i);
			if (cs_table_get(table, key, strlen(key), NULL, row) == 0 && !whole(table, row, &n)) {
				cs_atomic_add64(&model->torn, 1);
			}
		}
		cs_atomic_add64(&model->done[worker], 1);
	}
	_exit(0);
}

/* After a worker's death: the row is as before or as after its last change. */
static void settle_keys(cs_table *table, model *model, int worker)
{
	char key[64];
	for (int i = 0; i < KEYS; i++) {
		model_key *own = &model->keys[worker][i];
		worker_key(key, sizeof(key), worker, i);
		int64_t n = get_all(table, key);
		CHECK(n == own->now || n == own->pending);
		own->now = own->pending = n;
	}
}

static uint64_t check_model(cs_table *table, model *model, uint64_t kills)
{
	char key[64], row[64];
	uint64_t rows = 0;
	for (int worker = 0; worker < WORKERS; worker++) {
		for (int i = 0; i < KEYS; i++) {
			worker_key(key, sizeof(key), worker, i);
			int64_t n = get_all(table, key);
			CHECK_INT(n, model->keys[worker][i].now);
			CHECK_INT(cs_table_exists(table, key, strlen(key)), n != -1);
			rows += n != -1;
		}
	}
	uint64_t extra = 0;
	for (int i = 0; i < COUNTERS; i++) {
		uint64_t sum = 0;
		for (int worker = 0; worker < WORKERS; worker++) {
			sum += model->added[worker][i];
		}
		snprintf(key, sizeof(key), "counter %d", i);
		CHECK_INT(cs_table_get(table, key, strlen(key), NULL, row), 0);
		uint64_t n = (uint64_t) cs_row_integer(row, column(table, 0));
		CHECK(n >= sum);
		extra += n - sum;
		rows++;
	}
	CHECK(extra <= kills);
	return rows;
}

/* CSERVE_TABLE_OPS=200000 for the long run. Room is for the rows of the model and no more: none may leak. */
TEST(workers_killed_at_random)
{
	uint64_t operations = getenv("CSERVE_TABLE_OPS") ? strtoull(getenv("CSERVE_TABLE_OPS"), NULL, 10) : 50000,
			 kills = 0;
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, sizeof(model)), 0);
	model *model = shm.addr;
	cs_table *table = new_table(512);
	pid_t pids[WORKERS];
	unsigned seed = 1;
	memset(model->keys, 0xff, sizeof(model->keys));
	for (int i = 0; i < WORKERS; i++) {
		if ((pids[i] = fork()) == 0) {
			work_at(table, model, i, operations);
		}
	}
	for (int running = WORKERS; running > 0;) {
		usleep(rand_r(&seed) % 300);
		int i = rand_r(&seed) % WORKERS, status;
		if (!pids[i]) {
			continue;
		}
		kill(pids[i], SIGKILL);
		waitpid(pids[i], &status, 0);
		settle_keys(table, model, i);
		kills += WIFSIGNALED(status);
		pids[i] = 0;
		if (model->done[i] >= operations) {
			running--;
		} else if ((pids[i] = fork()) == 0) {
			work_at(table, model, i, operations);
		}
	}
	CHECK_INT(model->torn, 0);
	CHECK_INT(model->wrong, 0);
	uint64_t rows = check_model(table, model, kills);
	CHECK_INT(cs_table_count(table), rows);
	char key[32];
	for (uint64_t i = 0; i + rows < 512; i++) {
		snprintf(key, sizeof(key), "fill %d", (int) i);
		CHECK_INT(set_all(table, key, 1, true), 0);
	}
	CHECK_INT(set_all(table, "full", 1, true), UV_ENOSPC);
	if (getenv("CSERVE_TABLE_OPS")) {
		fprintf(stderr, "%d workers, %llu operations each, %llu kills\n", WORKERS, (unsigned long long) operations,
			(unsigned long long) kills);
	}
	cs_table_free(table);
	cs_shm_close(&shm);
}

TEST_MAIN(CASE(rows_are_set_read_and_deleted), CASE(only_given_columns_change), CASE(numbers_are_added_and_compared),
	CASE(as_many_rows_as_asked_for), CASE(keys_up_to_the_limit), CASE(iteration_bears_changes), CASE(errors_of_making),
	CASE(a_lock_outlives_its_owner), CASE(an_owner_is_known_without_descriptors), CASE(a_lock_lets_one_in),
#ifdef __linux__
	CASE(killed_at_any_instruction),
#endif
	CASE(workers_killed_at_random))
