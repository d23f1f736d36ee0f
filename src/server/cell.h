/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Small pieces of shared memory, many of them cut from one mapping: a process may have 65,530 mappings, and a program
 * any number of atomics. Needs no Zend.
 *
 * A piece that was there when the process forked belongs to the child too, and nobody knows for how long. So it is never
 * handed out again: after a fork new pieces come from new mappings, and an old mapping ends when all its pieces are
 * closed in this process. Pieces made and closed without a fork in between are used again.
 */
#ifndef CS_SERVER_CELL_H
#define CS_SERVER_CELL_H

#include <stddef.h>

typedef struct cs_slab cs_slab;

/* Pieces of one size. Zero after start, but for the size. */
typedef struct cs_cells {
	size_t size; /* of a cell: a multiple of 64 */
	cs_slab *slabs;
} cs_cells;

typedef struct cs_cell {
	void *at; /* zeroed, on a cache line of its own; NULL when there is none */
	cs_slab *slab;
} cs_cell;

/* Returns 0, or UV_ENOMEM with cell->at NULL. */
int cs_cell_open(cs_cells *cells, cs_cell *cell);

/* Ends this process's use of it; harmless when there is none. */
void cs_cell_close(cs_cells *cells, cs_cell *cell);

/* Gives back the mappings in which no cell is open. */
void cs_cells_trim(cs_cells *cells);

#endif
