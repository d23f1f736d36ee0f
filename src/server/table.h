/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A hash table of fixed size in shared memory: rows with a key and typed columns, for this process and those it forks
 * after cs_table_create(). Needs no Zend.
 *
 * Any process may be killed between any two instructions: afterwards each row is as before or as after what it was
 * doing, nobody waits for it for longer than a few milliseconds, and the count is right. How:
 *
 * - A row has room for its columns twice. A change is made in the copy that is not in use, and one store of the row's
 *   version puts it in use. Changes of one row follow each other by the row's lock (owner.h).
 * - Adding and deleting rows is done under one lock of the table. What is going to be stored (chain, free list, count)
 *   is written to a journal first; whoever takes the lock over from a dead process does those stores again.
 * - Readers take no lock: they copy, then check that neither the row's version nor the chain's number has changed. Only
 *   when a journal is under way they wait for it, or do it when its writer is dead.
 */
#ifndef CS_SERVER_TABLE_H
#define CS_SERVER_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CS_TABLE_KEY_MAX  64
#define CS_TABLE_SIZE_MAX (1u << 27)

typedef enum cs_column_type { CS_COLUMN_INT = 1, CS_COLUMN_FLOAT = 2, CS_COLUMN_STRING = 3 } cs_column_type;

typedef struct cs_column {
	char *name;
	size_t name_len;
	cs_column_type type;
	uint32_t size;   /* strings: the longest */
	uint32_t offset; /* in the row: 8 bytes of a number; 4 bytes of length and the string's */
} cs_column;

typedef struct cs_value {
	const cs_column *column;
	union {
		int64_t integer;
		double number;
		struct {
			const char *ptr;
			size_t len; /* at most the column's size */
		} string;
	};
} cs_value;

typedef struct cs_table cs_table;

typedef struct cs_table_stats {
	uint64_t rows, inserts, updates, deletes;
	uint64_t conflicts;     /* rows that share their place in the index with one before */
	uint64_t longest_chain; /* the most of them in one place */
} cs_table_stats;

/* For `size` rows, rounded up to a power of two, at most CS_TABLE_SIZE_MAX. NULL without memory. */
cs_table *cs_table_new(uint32_t size);
void cs_table_free(cs_table *table);

/* Adds a column. Returns 0, UV_EEXIST, UV_ENOMEM, or UV_E2BIG when a row would be larger than 1 GiB. Before
 * cs_table_create() only. Pointers to columns are good until the next call. */
int cs_table_column(cs_table *table, const char *name, size_t len, cs_column_type type, uint32_t size);

const cs_column *cs_table_columns(const cs_table *table, uint32_t *count);

/* Makes the shared memory. Returns 0 or UV_ENOMEM. */
int cs_table_create(cs_table *table);

/* Ends this process's use of the shared memory. */
void cs_table_destroy(cs_table *table);

uint32_t cs_table_size(const cs_table *table);
size_t cs_table_memory(const cs_table *table); /* bytes that cs_table_create() takes or took */
size_t cs_table_row_size(const cs_table *table);

/* All below: after cs_table_create(), before cs_table_destroy(); UV_ENOENT when there is no row with the key; keys
 * longer than CS_TABLE_KEY_MAX are UV_ENAMETOOLONG where a row may be added, else not there. */

/* Copies the row, or only one column of it at its offset, to `row`, which has cs_table_row_size() bytes. */
int cs_table_get(cs_table *table, const char *key, size_t len, const cs_column *only, void *row);
bool cs_table_exists(cs_table *table, const char *key, size_t len);

/* Sets columns of a row; adds it with the others 0 and "" when it is not there. UV_ENOSPC: the table is full. With
 * `add`, UV_EEXIST when it is there. */
int cs_table_set(cs_table *table, const char *key, size_t len, const cs_value *values, uint32_t count, bool add);

/* Adds the value to the column of a number, in a row that is added when it is not there; by->number for a float column.
 * *by becomes the result. Integers wrap. UV_ENOSPC as above. */
int cs_table_add(cs_table *table, const char *key, size_t len, cs_value *by);

/* Sets the column when it is `expected`. UV_EAGAIN when it is something else. */
int cs_table_cmpset(cs_table *table, const char *key, size_t len, const cs_value *expected, const cs_value *value);

/* Deletes the row; copies what it was to `row` unless NULL. */
int cs_table_delete(cs_table *table, const char *key, size_t len, void *row);

/* The number of rows; exact while no other process adds or deletes. */
uint64_t cs_table_count(cs_table *table);
void cs_table_read_stats(cs_table *table, cs_table_stats *stats);

/* Goes through the rows: *at is 0 at first. Copies the next one's key (CS_TABLE_KEY_MAX bytes of room) and columns.
 * UV_ENOENT after the last. Rows may be added and deleted meanwhile, the one at hand too: every row that is there all
 * the time comes once. */
int cs_table_next(cs_table *table, uint32_t *at, char *key, size_t *len, void *row);

static inline int64_t cs_row_integer(const void *row, const cs_column *column)
{
	return *(const int64_t *) ((const char *) row + column->offset);
}
static inline double cs_row_number(const void *row, const cs_column *column)
{
	return *(const double *) ((const char *) row + column->offset);
}
static inline const char *cs_row_string(const void *row, const cs_column *column, size_t *len)
{
	const char *at = (const char *) row + column->offset;
	*len = *(const uint32_t *) at;
	return at + sizeof(uint32_t);
}

#endif
