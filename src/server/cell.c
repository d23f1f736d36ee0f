/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See cell.h. */
#include "cell.h"

#include "src/core/forks.h"
#include "src/core/shm.h"

#include <stdlib.h>
#include <string.h>
#include <uv.h>

/* The first mapping of a generation has room for this many cells; the next ones are twice as large each. */
#define SLAB_FIRST 64
#define SLAB_MAX   16384

struct cs_slab {
	cs_slab *next;
	cs_shm shm;
	uint32_t generation; /* made after so many forks */
	uint32_t count;
	uint32_t used; /* cells before this one have been handed out at least once */
	uint32_t live;
	void *closed; /* closed cells, each with the address of the next in it */
};

static cs_slab *slab_open(cs_cells *cells, uint32_t count)
{
	cs_slab *slab = calloc(1, sizeof(cs_slab));
	if (!slab || cs_shm_open(&slab->shm, count * cells->size) != 0) {
		free(slab);
		return NULL;
	}
	slab->count = count;
	slab->generation = cs_forks();
	slab->next = cells->slabs;
	cells->slabs = slab;
	return slab;
}

static void slab_close(cs_cells *cells, cs_slab *slab)
{
	cs_slab **at = &cells->slabs;
	while (*at != slab) {
		at = &(*at)->next;
	}
	*at = slab->next;
	cs_shm_close(&slab->shm);
	free(slab);
}

/* A mapping of this generation with a free cell, made when there is none. The newest ones come first. */
static cs_slab *slab_with_room(cs_cells *cells)
{
	uint32_t count = SLAB_FIRST, forks = cs_forks();
	for (cs_slab *slab = cells->slabs; slab && slab->generation == forks; slab = slab->next) {
		if (slab->closed || slab->used < slab->count) {
			return slab;
		}
		if (slab->count >= count && slab->count < SLAB_MAX) {
			count = slab->count * 2;
		}
	}
	return slab_open(cells, count);
}

int cs_cell_open(cs_cells *cells, cs_cell *cell)
{
	cs_slab *slab = slab_with_room(cells);
	cell->at = NULL;
	if (!slab) {
		return UV_ENOMEM;
	}
	if (slab->closed) {
		cell->at = slab->closed;
		memcpy(&slab->closed, cell->at, sizeof(slab->closed));
		memset(cell->at, 0, cells->size);
	} else {
		cell->at = (char *) slab->shm.addr + slab->used++ * cells->size;
	}
	cell->slab = slab;
	slab->live++;
	return 0;
}

void cs_cell_close(cs_cells *cells, cs_cell *cell)
{
	if (!cell->at) {
		return;
	}
	cs_slab *slab = cell->slab;
	slab->live--;
	if (slab->generation == cs_forks()) {
		memcpy(cell->at, &slab->closed, sizeof(slab->closed));
		slab->closed = cell->at;
	} else if (slab->live == 0) {
		slab_close(cells, slab);
	}
	cell->at = NULL;
}

void cs_cells_trim(cs_cells *cells)
{
	cs_slab *next;
	for (cs_slab *slab = cells->slabs; slab; slab = next) {
		next = slab->next;
		if (slab->live == 0) {
			slab_close(cells, slab);
		}
	}
}
