/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See co_map.h. */
#include "co_map.h"

#include "co_struct.h"

#include "zend_sort.h"

#define CS_MAP_MIN 64

cs_co *cs_co_map_find(const cs_co_map *map, zend_long id)
{
	if (!map->slots) {
		return NULL;
	}
	for (size_t i = (size_t) id & map->mask; map->slots[i]; i = (i + 1) & map->mask) {
		if (map->slots[i]->id == id) {
			return map->slots[i];
		}
	}
	return NULL;
}

static void place(cs_co **slots, size_t mask, cs_co *co)
{
	size_t i = (size_t) co->id & mask;
	while (slots[i]) {
		i = (i + 1) & mask;
	}
	slots[i] = co;
}

/* Keeps the table at most half full. */
static bool grow(cs_co_map *map)
{
	size_t size = map->slots ? (map->mask + 1) * 2 : CS_MAP_MIN;
	cs_co **slots = calloc(size, sizeof(*slots));
	if (!slots) {
		return false;
	}
	for (size_t i = 0; map->slots && i <= map->mask; i++) {
		if (map->slots[i]) {
			place(slots, size - 1, map->slots[i]);
		}
	}
	free(map->slots);
	map->slots = slots;
	map->mask = size - 1;
	return true;
}

bool cs_co_map_add(cs_co_map *map, cs_co *co)
{
	if (UNEXPECTED(!map->slots || (map->count + 1) * 2 > map->mask + 1) && !grow(map)) {
		return false;
	}
	place(map->slots, map->mask, co);
	map->count++;
	return true;
}

/* Closes the gap: every entry after it that would no longer be found moves up. With ids 5 and 69 in a table of 64, both
 * want slot 5; 69 sits in 6 and must move to 5 when 5 goes. */
void cs_co_map_remove(cs_co_map *map, zend_long id)
{
	size_t gap = (size_t) id & map->mask;
	while (map->slots[gap]->id != id) {
		gap = (gap + 1) & map->mask;
	}
	map->count--;
	for (size_t i = (gap + 1) & map->mask; map->slots[i]; i = (i + 1) & map->mask) {
		size_t home = (size_t) map->slots[i]->id & map->mask;
		if (((i - home) & map->mask) >= ((i - gap) & map->mask)) {
			map->slots[gap] = map->slots[i];
			gap = i;
		}
	}
	map->slots[gap] = NULL;
}

static int compare_ids(const void *a, const void *b)
{
	zend_long x = *(const zend_long *) a, y = *(const zend_long *) b;
	return x < y ? -1 : x > y;
}

zend_long *cs_co_map_ids(const cs_co_map *map, size_t *count)
{
	zend_long *ids = safe_emalloc(map->count + 1, sizeof(*ids), 0);
	size_t n = 0;

	for (size_t i = 0; map->slots && i <= map->mask; i++) {
		if (map->slots[i]) {
			ids[n++] = map->slots[i]->id;
		}
	}
	qsort(ids, n, sizeof(*ids), compare_ids);
	*count = n;
	return ids;
}

void cs_co_map_free(cs_co_map *map)
{
	free(map->slots);
	memset(map, 0, sizeof(*map));
}
