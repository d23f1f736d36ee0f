/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/core/shm.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <uv.h>

TEST(memory_is_zeroed_and_shared_with_children)
{
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, 10000), 0);
	CHECK_INT(shm.size, 10000);
	unsigned char *bytes = shm.addr;
	bool zero = true;
	for (size_t i = 0; i < shm.size; i++) {
		zero = zero && bytes[i] == 0;
	}
	CHECK(zero);
	pid_t pid = fork();
	if (pid == 0) {
		bytes[9999] = 7;
		cs_shm_close(&shm);
		_exit(shm.addr != NULL);
	}
	int status = -1;
	CHECK_INT(waitpid(pid, &status, 0), pid);
	CHECK_INT(status, 0);
	CHECK_INT(bytes[9999], 7);
	cs_shm_close(&shm);
	CHECK(shm.addr == NULL);
	cs_shm_close(&shm);
}

TEST(sizes_that_cannot_be_had_are_errors)
{
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, 0), UV_EINVAL);
	CHECK_INT(cs_shm_open(&shm, SIZE_MAX), UV_ENOMEM);
	CHECK_INT(cs_shm_open(&shm, (size_t) PTRDIFF_MAX - 5000), UV_ENOMEM);
	CHECK(shm.addr == NULL);
}

/* A sanitizer turns the fault into an exit of its own: any death but a clean exit will do. */
static bool dies_writing(char *at)
{
	pid_t pid = fork();
	if (pid == 0) {
		signal(SIGSEGV, SIG_DFL);
		signal(SIGBUS, SIG_DFL);
		*(volatile char *) at = 1;
		_exit(0);
	}
	int status = 0;
	waitpid(pid, &status, 0);
	return status != 0;
}

TEST(both_ends_are_guarded)
{
	cs_shm shm;
	size_t page = (size_t) sysconf(_SC_PAGESIZE);
	CHECK_INT(cs_shm_open(&shm, page), 0);
	char *bytes = shm.addr;
	CHECK(!dies_writing(bytes + page - 1));
	CHECK(dies_writing(bytes - 1));
	CHECK(dies_writing(bytes + page));
	cs_shm_close(&shm);
}

TEST(atomics_count_across_processes)
{
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, 64), 0);
	uint64_t *wide = shm.addr;
	uint32_t *narrow = (uint32_t *) (wide + 1);
	pid_t pids[3];
	for (int i = 0; i < 3; i++) {
		pids[i] = fork();
		if (pids[i] == 0) {
			for (int n = 0; n < 20000; n++) {
				cs_atomic_add64(wide, 2);
				cs_atomic_sub64(wide, 1);
				cs_atomic_add32(narrow, 1);
			}
			_exit(0);
		}
	}
	for (int i = 0; i < 3; i++) {
		waitpid(pids[i], NULL, 0);
	}
	CHECK_INT(cs_atomic_get64(wide), 60000);
	CHECK_INT(cs_atomic_get32(narrow), 60000);
	CHECK(cs_atomic_cas32(narrow, 60000, 1));
	CHECK(!cs_atomic_cas32(narrow, 60000, 2));
	CHECK(cs_atomic_cas64(wide, 60000, 5));
	CHECK(!cs_atomic_cas64(wide, 60000, 6));
	CHECK_INT(cs_atomic_peek64(wide), 5);
	cs_atomic_poke64(wide, UINT64_MAX);
	CHECK(cs_atomic_get64(wide) == UINT64_MAX);
	CHECK_INT(cs_atomic_sub32(narrow, 1), 0);
	cs_shm_close(&shm);
}

TEST(futex_wait_ends_by_value_time_or_wake)
{
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, 64), 0);
	uint32_t *word = shm.addr;
	CHECK_INT(cs_futex_wait(word, 1, -1), UV_EAGAIN);
	CHECK_INT(cs_futex_wait(word, 0, 5), UV_ETIMEDOUT);
	CHECK_INT(cs_futex_wake(word, 1), 0);
	pid_t pid = fork();
	if (pid == 0) {
		while (cs_atomic_get32(word) == 0) {
			int rc = cs_futex_wait(word, 0, 10000);
			if (rc == UV_ETIMEDOUT) {
				_exit(1);
			}
		}
		_exit(0);
	}
	cs_atomic_set32(word, 1);
	cs_futex_wake(word, 1);
	int status = -1;
	waitpid(pid, &status, 0);
	CHECK_INT(status, 0);
	cs_shm_close(&shm);
}

static void on_alarm(int number)
{
	(void) number;
}

TEST(a_signal_ends_a_futex_wait)
{
	cs_shm shm;
	CHECK_INT(cs_shm_open(&shm, 64), 0);
	struct sigaction action = {.sa_handler = on_alarm};
	sigaction(SIGALRM, &action, NULL);
	ualarm(10000, 10000);
	CHECK_INT(cs_futex_wait(shm.addr, 0, 10000), UV_EINTR);
	ualarm(0, 0);
	cs_shm_close(&shm);
}

TEST_MAIN(CASE(memory_is_zeroed_and_shared_with_children), CASE(sizes_that_cannot_be_had_are_errors),
	CASE(both_ends_are_guarded), CASE(atomics_count_across_processes), CASE(futex_wait_ends_by_value_time_or_wake),
	CASE(a_signal_ends_a_futex_wait))
