/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/core/shm.h"
#include "src/server/cell.h"

#include <sys/wait.h>
#include <unistd.h>
#include <uv.h>

TEST(cells_are_zeroed_apart_and_used_again)
{
	cs_cells cells = {.size = 64};
	cs_cell a, b, c;
	CHECK_INT(cs_cell_open(&cells, &a), 0);
	CHECK_INT(cs_cell_open(&cells, &b), 0);
	CHECK_INT((char *) b.at - (char *) a.at, 64);
	memset(a.at, 0xff, 64);
	void *at = a.at;
	cs_cell_close(&cells, &a);
	CHECK(a.at == NULL);
	cs_cell_close(&cells, &a);
	CHECK_INT(cs_cell_open(&cells, &c), 0);
	CHECK(c.at == at);
	bool zero = true;
	for (int i = 0; i < 64; i++) {
		zero = zero && ((char *) c.at)[i] == 0;
	}
	CHECK(zero);
	cs_cell_close(&cells, &b);
	cs_cell_close(&cells, &c);
	cs_cells_trim(&cells);
	CHECK(cells.slabs == NULL);
}

TEST(many_cells_need_few_mappings)
{
	enum { COUNT = 20000 };
	static cs_cell all[COUNT];
	cs_cells cells = {.size = 64};
	for (int i = 0; i < COUNT; i++) {
		if (!CHECK_INT(cs_cell_open(&cells, &all[i]), 0)) {
			return;
		}
		*(uint32_t *) all[i].at = (uint32_t) i;
	}
	bool own = true;
	for (int i = 0; i < COUNT; i++) {
		own = own && *(uint32_t *) all[i].at == (uint32_t) i;
		cs_cell_close(&cells, &all[i]);
	}
	CHECK(own);
	cs_cells_trim(&cells);
	CHECK(cells.slabs == NULL);
}

/* A child goes on using what its parent has closed. */
TEST(a_cell_from_before_a_fork_is_not_handed_out_again)
{
	cs_cells cells = {.size = 64};
	cs_cell shared, other;
	CHECK_INT(cs_cell_open(&cells, &shared), 0);
	int go[2];
	CHECK_INT(pipe(go), 0);
	pid_t pid = fork();
	if (pid == 0) {
		char byte;
		cs_cell own;
		uint32_t *word = shared.at;
		*word = 7;
		bool ok = read(go[0], &byte, 1) == 1 && *word == 7 && cs_cell_open(&cells, &own) == 0;
		ok = ok && (char *) own.at - (char *) shared.at != 64 && *(uint32_t *) own.at == 0;
		cs_cell_close(&cells, &shared);
		cs_cell_close(&cells, &own);
		cs_cells_trim(&cells);
		_exit(!ok || cells.slabs != NULL);
	}
	void *at = shared.at;
	cs_cell_close(&cells, &shared);
	CHECK_INT(cs_cell_open(&cells, &other), 0);
	CHECK(other.at != at || other.slab != NULL);
	*(uint32_t *) other.at = 9;
	CHECK_INT(write(go[1], "x", 1), 1);
	int status = -1;
	waitpid(pid, &status, 0);
	CHECK_INT(status, 0);
	CHECK_INT(*(uint32_t *) other.at, 9);
	close(go[0]);
	close(go[1]);
	cs_cell_close(&cells, &other);
	cs_cells_trim(&cells);
	CHECK(cells.slabs == NULL);
}

TEST(no_memory_is_an_error)
{
	cs_cells cells = {.size = 64};
	cs_cell cell;
	test_fail_alloc(1);
	CHECK_INT(cs_cell_open(&cells, &cell), UV_ENOMEM);
	CHECK(cell.at == NULL);
	cs_cell_close(&cells, &cell);
}

TEST_MAIN(CASE(cells_are_zeroed_apart_and_used_again), CASE(many_cells_need_few_mappings),
	CASE(a_cell_from_before_a_fork_is_not_handed_out_again), CASE(no_memory_is_an_error))
