/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/core/shm.h"
#include "src/server/lock.h"
#include "src/server/owner.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <uv.h>

#ifdef __linux__
#include "trace.h"
#endif

enum { MUTEX_BYTES = 64, RWLOCK_BYTES = 256 };

static cs_lock *new_lock(cs_shm *shm, bool readers)
{
	CHECK_INT(cs_shm_open(shm, readers ? RWLOCK_BYTES : MUTEX_BYTES), 0);
	cs_lock *lock = shm->addr;
	lock->slots = readers ? CS_LOCK_SLOTS(RWLOCK_BYTES) : 0;
	return lock;
}

static int get(cs_lock *lock, bool shared)
{
	cs_lock_try try = {0};
	int err = cs_lock_try_get(lock, &try, shared);
	cs_lock_abandon(lock, &try);
	return err;
}

TEST(alone_and_together)
{
	cs_shm shm;
	cs_lock *lock = new_lock(&shm, true);
	CHECK_INT(cs_lock_release(lock), UV_EPERM);
	CHECK_INT(get(lock, true), 0);
	CHECK_INT(get(lock, true), 0);
	CHECK_INT(get(lock, false), UV_EBUSY);
	CHECK(cs_lock_held(lock));
	CHECK_INT(cs_lock_release(lock), 0);
	CHECK_INT(get(lock, false), UV_EBUSY);
	CHECK_INT(cs_lock_release(lock), 0);
	CHECK(!cs_lock_held(lock));
	CHECK_INT(get(lock, false), 0);
	CHECK_INT(get(lock, false), UV_EBUSY);
	CHECK_INT(get(lock, true), UV_EBUSY);
	CHECK(cs_lock_held(lock));
	CHECK_INT(cs_lock_release(lock), 0);
	CHECK_INT(cs_lock_release(lock), UV_EPERM);
	cs_shm_close(&shm);
}

TEST(a_mutex_has_no_readers)
{
	cs_shm shm;
	cs_lock *lock = new_lock(&shm, false);
	CHECK_INT(CS_LOCK_SLOTS(MUTEX_BYTES), 5);
	CHECK_INT(get(lock, true), 0);
	CHECK_INT(get(lock, true), UV_EBUSY);
	CHECK_INT(cs_lock_release(lock), 0);
	cs_shm_close(&shm);
}

TEST(as_many_readers_as_slots)
{
	cs_shm shm;
	cs_lock *lock = new_lock(&shm, true);
	for (uint32_t i = 0; i < lock->slots; i++) {
		CHECK_INT(get(lock, true), 0);
	}
	CHECK_INT(get(lock, true), UV_EBUSY);
	CHECK_INT(cs_lock_release(lock), 0);
	CHECK_INT(get(lock, true), 0);
	for (uint32_t i = 0; i < lock->slots; i++) {
		CHECK_INT(cs_lock_release(lock), 0);
	}
	CHECK_INT(get(lock, false), 0);
	cs_shm_close(&shm);
}

TEST(a_waiting_writer_keeps_new_readers_out)
{
	cs_shm shm;
	cs_lock_try writer = {0};
	cs_lock *lock = new_lock(&shm, true);
	CHECK_INT(get(lock, true), 0);
	CHECK_INT(cs_lock_try_get(lock, &writer, false), UV_EBUSY);
	CHECK_INT(get(lock, true), UV_EBUSY);
	uint32_t event = writer.event;
	CHECK_INT(cs_lock_release(lock), 0);
	CHECK(lock->event != event);
	CHECK_INT(cs_lock_try_get(lock, &writer, false), 0);
	CHECK_INT(cs_lock_release(lock), 0);
	/* One that gives up lets them in again. */
	CHECK_INT(get(lock, true), 0);
	CHECK_INT(cs_lock_try_get(lock, &writer, false), UV_EBUSY);
	cs_lock_abandon(lock, &writer);
	CHECK_INT(get(lock, true), 0);
	cs_shm_close(&shm);
}

#ifdef __linux__
typedef struct lock_use {
	cs_lock *lock;
	bool shared;
} lock_use;

/* Twice: the first time finds the lock as it was made. */
static void use_lock(void *arg)
{
	const lock_use *use = arg;
	for (int i = 0; i < 2; i++) {
		if (get(use->lock, use->shared) == 0) {
			cs_lock_release(use->lock);
		}
	}
}

/* Whatever a dead process has left, the lock can be had, in both ways, and is free afterwards. */
static void check_lock(cs_lock *lock)
{
	for (int shared = 0; shared < 2; shared++) {
		cs_lock_try try = {0};
		int err = UV_EBUSY;
		for (int i = 0; i < 3 && err == UV_EBUSY; i++) {
			err = cs_lock_try_get(lock, &try, shared);
		}
		CHECK_INT(err, 0);
		CHECK_INT(cs_lock_release(lock), 0);
		CHECK(!cs_lock_held(lock));
	}
}

TEST(killed_at_any_instruction)
{
	pid_t ended = trace_ended();
	for (int round = 0; round < 3; round++) {
		cs_shm shm;
		char before[RWLOCK_BYTES];
		lock_use use = {.lock = new_lock(&shm, round > 0), .shared = round > 1};
		int states = 0;
		memset(before, 0xff, sizeof(before));
		pid_t pid = trace_start(use_lock, &use);
		while (pid > 0 && trace_step(pid) && !test_failures) {
			if (memcmp(before, shm.addr, shm.size) != 0) {
				memcpy(before, shm.addr, shm.size);
				trace_bequeath(shm.addr, shm.size, pid, ended);
				check_lock(use.lock);
				memcpy(shm.addr, before, shm.size);
				states++;
			}
		}
		trace_end(pid);
		if (states == 0) {
			fprintf(stderr, "killed_at_any_instruction: no process can be traced here\n");
		} else {
			CHECK(states >= 4);
		}
		cs_shm_close(&shm);
	}
}
#endif

/* A counter that is changed without an atomic operation, and read where it may not change. */
typedef struct guarded {
	volatile uint64_t counter;
	volatile uint64_t copy;
	uint64_t wrong;
	uint64_t done;
} guarded;

static void work_at(cs_lock *lock, guarded *data, uint64_t rounds)
{
	for (uint64_t i = 0; i < rounds; i++) {
		bool shared = i % 3 == 0;
		cs_lock_try try = {0};
		while (cs_lock_try_get(lock, &try, shared) == UV_EBUSY) {
			cs_futex_wait(&lock->event, try.event, 100);
		}
		if (shared) {
			if (data->counter != data->copy) {
				cs_atomic_add64(&data->wrong, 1);
			}
		} else {
			data->counter++;
			data->copy = data->counter;
			cs_atomic_add64(&data->done, 1);
		}
		if (cs_lock_release(lock) < 0) {
			cs_atomic_add64(&data->wrong, 1);
		}
	}
	_exit(0);
}

TEST(readers_and_writers_in_many_processes)
{
	cs_shm shm, memory;
	cs_lock *lock = new_lock(&shm, true);
	CHECK_INT(cs_shm_open(&memory, sizeof(guarded)), 0);
	guarded *data = memory.addr;
	pid_t pids[6];
	for (int i = 0; i < 6; i++) {
		if ((pids[i] = fork()) == 0) {
			work_at(lock, data, 6000);
		}
	}
	for (int i = 0; i < 6; i++) {
		waitpid(pids[i], NULL, 0);
	}
	CHECK_INT(data->wrong, 0);
	CHECK_INT(data->counter, 6 * 4000);
	CHECK_INT(data->done, 6 * 4000);
	CHECK_INT(get(lock, false), 0);
	cs_shm_close(&shm);
	cs_shm_close(&memory);
}

TEST_MAIN(CASE(alone_and_together), CASE(a_mutex_has_no_readers), CASE(as_many_readers_as_slots),
	CASE(a_waiting_writer_keeps_new_readers_out),
#ifdef __linux__
	CASE(killed_at_any_instruction),
#endif
	CASE(readers_and_writers_in_many_processes))
