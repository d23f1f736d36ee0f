/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Coroutine id to coroutine: chains through the coroutines themselves, from a power of two of slots. Ids are handed out in
 * order, so id & mask spreads the live ones without a hash function, and a chain has usually one link.
 */
#ifndef CS_CORE_CO_MAP_H
#define CS_CORE_CO_MAP_H

#include "php_cserve.h"

cs_co *cs_co_map_find(const cs_co_map *map, zend_long id);

/* False when out of memory. The id must not be in the map. */
bool cs_co_map_add(cs_co_map *map, cs_co *co);
void cs_co_map_remove(cs_co_map *map, cs_co *co);

/* All ids, ascending; emalloc'ed, count in *count. */
zend_long *cs_co_map_ids(const cs_co_map *map, size_t *count);
void cs_co_map_free(cs_co_map *map);

/* Takes those out for which keep() is false. Allocates nothing. */
void cs_co_map_filter(cs_co_map *map, bool (*keep)(cs_co *co));

#endif
