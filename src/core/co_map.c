/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See co_map.h. */
#include "co_map.h"

#include "co_struct.h"

#include "zend_sort.h"

#define CS_MAP_MIN 64

cs_co *cs_co_map_find(const cs_co_map *map, zend_long id)
{
	if (UNEXPECTED(!map->slots)) {
		return NULL;
	}
	cs_co *co = map->slots[(size_t) id & map->mask];
	while (co && co->id != id) {
		co = co->map_next;
	}
	return co;
}

static void place(cs_co **slots, size_t mask, cs_co *co)
{
	cs_co **slot = &slots[(size_t) co->id & mask];
	co->map_next = *slot;
	*slot = co;
}

static ZEND_COLD bool grow(cs_co_map *map)
{
	size_t size = map->slots ? (map->mask + 1) * 2 : CS_MAP_MIN;
	cs_co **slots = calloc(size, sizeof(*slots));
	if (!slots) {
		return false;
	}
	for (size_t i = 0; map->slots && i <= map->mask; i++) {
		for (cs_co *co = map->slots[i], *next; co; co = next) {
			next = co->map_next;
			place(slots, size - 1, co);
		}
	}
	free(map->slots);
	map->slots = slots;
	map->mask = size - 1;
	return true;
}

bool cs_co_map_add(cs_co_map *map, cs_co *co)
{
	if (UNEXPECTED(!map->slots || map->count > map->mask) && !grow(map)) {
		return false;
	}
	place(map->slots, map->mask, co);
	map->count++;
	return true;
}

void cs_co_map_remove(cs_co_map *map, cs_co *co)
{
	cs_co **at = &map->slots[(size_t) co->id & map->mask];
	while (*at != co) {
		at = &(*at)->map_next;
	}
	*at = co->map_next;
	map->count--;
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
		for (const cs_co *co = map->slots[i]; co; co = co->map_next) {
			ids[n++] = co->id;
		}
	}
	qsort(ids, n, sizeof(*ids), compare_ids);
	*count = n;
	return ids;
}

void cs_co_map_filter(cs_co_map *map, bool (*keep)(cs_co *co))
{
	for (size_t i = 0; map->slots && i <= map->mask; i++) {
		cs_co **at = &map->slots[i];
		while (*at) {
			if (keep(*at)) {
				at = &(*at)->map_next;
			} else {
				*at = (*at)->map_next;
				map->count--;
			}
		}
	}
}

void cs_co_map_free(cs_co_map *map)
{
	free(map->slots);
	memset(map, 0, sizeof(*map));
}
