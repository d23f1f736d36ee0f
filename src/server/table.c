/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See table.h. The shared memory is a head, an index of as many chains as there are rows, and the rows. "Number" of a
 * row below is its place + 1, so that 0 is the end of a chain and memory that has never been touched is an empty table.
 *
 * Lock order: the table's, then a row's. Whoever takes a row's lock over from a dead process looks at the journal
 * before it goes on: the dead one may have been deleting that row, and what follows must not be deleted in its stead.
 */
#include "table.h"

#include "owner.h"
#include "src/core/shm.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

/* Beside the negative UV_E*: the row has come or gone meanwhile. */
#define AGAIN 1

#define ROW_SIZE_MAX ((size_t) 1 << 30)

/* Rows up to this size are copied whole; of longer ones only the used part of the strings. */
#define COPY_WHOLE 256

/* Counters of stats(), apart for processes that work at once. */
#define STRIPES 16

typedef struct table_stripe {
	uint64_t inserts, updates, deletes;
	char pad[40];
} table_stripe;

/* The stores that add or delete a row; see apply(). */
typedef struct table_journal {
	uint32_t pending;
	uint32_t row; /* its number */
	bool add;
	uint32_t chain;
	uint32_t before; /* number of the row before it in the chain, 0: it is the first */
	uint32_t next;   /* deleted: what comes after that one now */
	uint32_t seq;
	uint32_t row_next; /* what comes after the row: in the chain when it was added, else on the free list */
	uint32_t free_row;
	uint32_t fresh;
	uint64_t count;
} table_journal;

typedef struct table_head {
	uint64_t lock;
	uint64_t count;
	uint32_t free_row; /* number of the first row that was deleted and not used again */
	uint32_t fresh;    /* rows from this place on have never been used */
	table_journal journal;
	char pad[64];
	table_stripe stripes[STRIPES];
} table_head;

typedef struct table_chain {
	uint32_t first; /* number of a row */
	uint32_t seq;   /* changes when a row leaves the chain */
} table_chain;

typedef struct table_row {
	uint64_t lock;
	uint64_t hash;
	uint32_t version; /* its last bit tells which copy is in use */
	uint32_t next;    /* in its chain or on the free list */
	uint32_t used;    /* 0 while free; set last, cleared first */
	uint32_t key_len;
	char key[CS_TABLE_KEY_MAX];
	char columns[]; /* two copies */
} table_row;

struct cs_table {
	cs_shm shm;
	table_head *head;
	table_chain *chains;
	char *rows;
	size_t stride;
	size_t row_size; /* of one copy */
	uint64_t seed;
	uint32_t size;
	uint32_t column_count;
	cs_column *columns;
};

/* Makes a change of a row's columns; 0 keeps it, a negative UV_E* forgets it. */
typedef int (*change_fn)(char *columns, void *arg);

static inline uint32_t load(const uint32_t *word)
{
	return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline void store(uint32_t *word, uint32_t value)
{
	__atomic_store_n(word, value, __ATOMIC_RELEASE);
}

static inline table_row *row_at(const cs_table *table, uint32_t number)
{
	return (table_row *) (table->rows + (size_t) (number - 1) * table->stride);
}

static inline char *copy_of(const cs_table *table, table_row *row, uint32_t version)
{
	return row->columns + (version & 1 ? table->row_size : 0);
}

static inline table_chain *chain_of(const cs_table *table, uint64_t hash)
{
	return &table->chains[hash & (table->size - 1)];
}

static inline uint64_t mix(uint64_t a, uint64_t b)
{
#ifdef __SIZEOF_INT128__
	unsigned __int128 product = (unsigned __int128) a * b;
	return (uint64_t) product ^ (uint64_t) (product >> 64);
#else
	a = (a ^ (a >> 32)) * b;
	return a ^ (a >> 29);
#endif
}

/* Each table has a seed of its own: who can choose keys cannot make all of them share a chain. */
static uint64_t hash_key(const cs_table *table, const char *key, size_t len)
{
	uint64_t hash = table->seed ^ len, word;

	for (; len >= 8; key += 8, len -= 8) {
		memcpy(&word, key, 8);
		hash = mix(hash ^ word, 0x9fb21c651e98df25u);
	}
	word = 0;
	for (size_t i = 0; i < len; i++) {
		word |= (uint64_t) (unsigned char) key[i] << (8 * i);
	}
	return mix(mix(hash ^ word, 0xd6e8feb86659fd93u), 0x9e3779b97f4a7c15u);
}

static inline bool has_key(const table_row *row, uint64_t hash, const char *key, size_t len)
{
	return row->hash == hash && row->key_len == len && memcmp(row->key, key, len) == 0;
}

static void copy_column(char *to, const char *from, const cs_column *column)
{
	if (column->type == CS_COLUMN_STRING) {
		/* What is being written meanwhile may look like a longer one; such a copy is thrown away. */
		uint32_t len = *(const uint32_t *) (from + column->offset);
		len = len > column->size ? column->size : len;
		*(uint32_t *) (to + column->offset) = len;
		memcpy(to + column->offset + sizeof(len), from + column->offset + sizeof(len), len);
		return;
	}
	memcpy(to + column->offset, from + column->offset, sizeof(int64_t));
}

static void copy_columns(const cs_table *table, char *to, const char *from)
{
	if (table->row_size <= COPY_WHOLE) {
		memcpy(to, from, table->row_size);
		return;
	}
	for (uint32_t i = 0; i < table->column_count; i++) {
		copy_column(to, from, &table->columns[i]);
	}
}

static inline void give_way(uint32_t *failures)
{
	if (++*failures % 64 == 0) {
		sched_yield();
	}
}

/* What to copy of the row that find() finds. */
typedef struct row_reader {
	char *to; /* NULL: nothing */
	const cs_column *only;
} row_reader;

static void recover(cs_table *table);

/* Is somebody adding or deleting a row at this moment? If that one is dead it has to be done first, or what has been read
 * would change later by itself. */
static inline bool is_pending(const cs_table *table)
{
	return load(&table->head->journal.pending) != 0;
}

/* The number of the row with the key and a copy of it, of one moment both; 0 when there is none. */
static uint32_t find(cs_table *table, uint64_t hash, const char *key, size_t len, const row_reader *reader)
{
	table_chain *chain = chain_of(table, hash);

	for (uint32_t failures = 0;; give_way(&failures)) {
		uint32_t seq = load(&chain->seq), number = load(&chain->first), version = 0;
		table_row *row = NULL;
		while (number) {
			row = row_at(table, number);
			if (has_key(row, hash, key, len)) {
				version = load(&row->version);
				break;
			}
			number = load(&row->next);
			if (load(&chain->seq) != seq) {
				break;
			}
		}
		if (number && reader->only) {
			copy_column(reader->to, copy_of(table, row, version), reader->only);
		} else if (number && reader->to) {
			copy_columns(table, reader->to, copy_of(table, row, version));
		}
		__atomic_thread_fence(__ATOMIC_ACQUIRE);
		if (is_pending(table)) {
			recover(table);
		} else if (load(&chain->seq) == seq && (!number || load(&row->version) == version)) {
			return number;
		}
	}
}

/* Does what the journal says. Storing the same twice changes nothing, so that it can be begun anew at any point. */
static void apply(cs_table *table)
{
	table_head *head = table->head;
	table_journal *journal = &head->journal;
	table_row *row = row_at(table, journal->row);
	table_chain *chain = &table->chains[journal->chain];
	uint32_t *link = journal->before ? &row_at(table, journal->before)->next : &chain->first;

	if (journal->add) {
		store(&row->next, journal->row_next);
		store(&row->used, 1);
		store(link, journal->row);
	} else {
		/* Off the chain before its number changes, the number before the row can be used again. */
		store(link, journal->next);
		store(&chain->seq, journal->seq);
		store(&row->used, 0);
		store(&row->next, journal->row_next);
	}
	head->free_row = journal->free_row;
	head->fresh = journal->fresh;
	cs_atomic_set64(&head->count, journal->count);
	store(&journal->pending, 0);
}

static void commit(cs_table *table)
{
	store(&table->head->journal.pending, 1);
	apply(table);
}

static void table_lock(cs_table *table)
{
	if (cs_robust_lock(&table->head->lock) && load(&table->head->journal.pending)) {
		apply(table);
	}
}

static inline void table_unlock(cs_table *table)
{
	cs_robust_unlock(&table->head->lock);
}

static void recover(cs_table *table)
{
	table_lock(table);
	table_unlock(table);
}

static inline table_stripe *stripe(cs_table *table)
{
	return &table->head->stripes[cs_owner_pid(cs_owner_self()) % STRIPES];
}

static inline void count_one(uint64_t *counter)
{
	__atomic_fetch_add(counter, 1, __ATOMIC_RELAXED);
}

/* The number of the row with the key, and of the one before it in the chain. With the table locked. */
static uint32_t find_locked(cs_table *table, uint64_t hash, const char *key, size_t len, uint32_t *before)
{
	*before = 0;
	for (uint32_t number = chain_of(table, hash)->first; number; number = row_at(table, number)->next) {
		if (has_key(row_at(table, number), hash, key, len)) {
			return number;
		}
		*before = number;
	}
	return 0;
}

/* Changes the row with that number if it still has the key. AGAIN when it has not. */
static int change_row(
	cs_table *table, uint32_t number, uint64_t hash, const char *key, size_t len, change_fn change, void *arg)
{
	table_row *row = row_at(table, number);
	if (cs_robust_lock(&row->lock)) {
		cs_robust_unlock(&row->lock);
		recover(table);
		return AGAIN;
	}
	if (!load(&row->used) || !has_key(row, hash, key, len)) {
		cs_robust_unlock(&row->lock);
		return AGAIN;
	}
	uint32_t version = row->version;
	char *to = copy_of(table, row, version + 1);
	copy_columns(table, to, copy_of(table, row, version));
	int err = change(to, arg);
	if (err == 0) {
		store(&row->version, version + 1);
	}
	cs_robust_unlock(&row->lock);
	if (err == 0) {
		count_one(&stripe(table)->updates);
	}
	return err;
}

/* Clears the columns of a new row: of strings the length is enough. */
static void clear_columns(const cs_table *table, char *columns)
{
	for (uint32_t i = 0; i < table->column_count; i++) {
		memset(columns + table->columns[i].offset, 0, sizeof(int64_t));
	}
}

/* Adds a row that change() fills. AGAIN when another process was first. */
static int add_row(cs_table *table, uint64_t hash, const char *key, size_t len, change_fn change, void *arg)
{
	table_head *head = table->head;
	uint32_t before;
	int err = 0;

	table_lock(table);
	uint32_t number = head->free_row ? head->free_row : head->fresh < table->size ? head->fresh + 1 : 0;
	if (find_locked(table, hash, key, len, &before)) {
		err = AGAIN;
	} else if (!number) {
		err = UV_ENOSPC;
	} else {
		table_row *row = row_at(table, number);
		table_chain *chain = chain_of(table, hash);
		/* Nobody reads the row now but those who come from an old chain, and will look again. */
		row->hash = hash;
		row->key_len = (uint32_t) len;
		memcpy(row->key, key, len);
		clear_columns(table, copy_of(table, row, row->version));
		err = change(copy_of(table, row, row->version), arg);
		if (err == 0) {
			head->journal = (table_journal){.row = number,
				.add = true,
				.chain = (uint32_t) (chain - table->chains),
				.row_next = chain->first,
				.free_row = head->free_row ? row->next : 0,
				.fresh = head->fresh + !head->free_row,
				.count = head->count + 1};
			commit(table);
		}
	}
	table_unlock(table);
	if (err == 0) {
		count_one(&stripe(table)->inserts);
	}
	return err;
}

/* Changes the row with the key, adding it when `may_add`; only adding it when not `may_change`. */
static int change_key(
	cs_table *table, const char *key, size_t len, bool may_change, bool may_add, change_fn change, void *arg)
{
	const row_reader nothing = {0};
	uint64_t hash = hash_key(table, key, len);
	int err;

	if (len > CS_TABLE_KEY_MAX) {
		return may_add ? UV_ENAMETOOLONG : UV_ENOENT;
	}
	do {
		uint32_t number = find(table, hash, key, len, &nothing);
		if (number) {
			err = may_change ? change_row(table, number, hash, key, len, change, arg) : UV_EEXIST;
		} else {
			err = may_add ? add_row(table, hash, key, len, change, arg) : UV_ENOENT;
		}
	} while (err == AGAIN);
	return err;
}

typedef struct set_values {
	const cs_value *values;
	uint32_t count;
} set_values;

static void set_value(char *columns, const cs_value *value)
{
	char *at = columns + value->column->offset;
	switch (value->column->type) {
		case CS_COLUMN_INT:
			*(int64_t *) at = value->integer;
			break;
		case CS_COLUMN_FLOAT:
			*(double *) at = value->number;
			break;
		case CS_COLUMN_STRING:
			*(uint32_t *) at = (uint32_t) value->string.len;
			memcpy(at + sizeof(uint32_t), value->string.ptr, value->string.len);
			break;
	}
}

static int set_columns(char *columns, void *arg)
{
	const set_values *set = arg;
	for (uint32_t i = 0; i < set->count; i++) {
		set_value(columns, &set->values[i]);
	}
	return 0;
}

int cs_table_set(cs_table *table, const char *key, size_t len, const cs_value *values, uint32_t count, bool add)
{
	set_values set = {values, count};
	return change_key(table, key, len, !add, true, set_columns, &set);
}

static int add_to_column(char *columns, void *arg)
{
	cs_value *by = arg;
	if (by->column->type == CS_COLUMN_FLOAT) {
		by->number += cs_row_number(columns, by->column);
	} else {
		by->integer = (int64_t) ((uint64_t) by->integer + (uint64_t) cs_row_integer(columns, by->column));
	}
	set_value(columns, by);
	return 0;
}

int cs_table_add(cs_table *table, const char *key, size_t len, cs_value *by)
{
	return change_key(table, key, len, true, true, add_to_column, by);
}

typedef struct cmpset_values {
	const cs_value *expected;
	const cs_value *value;
} cmpset_values;

static bool is_value(const char *columns, const cs_value *value)
{
	size_t len;
	const char *text;
	switch (value->column->type) {
		case CS_COLUMN_INT:
			return cs_row_integer(columns, value->column) == value->integer;
		case CS_COLUMN_FLOAT:
			return cs_row_number(columns, value->column) == value->number;
		default:
			text = cs_row_string(columns, value->column, &len);
			return len == value->string.len && memcmp(text, value->string.ptr, len) == 0;
	}
}

static int cmpset_column(char *columns, void *arg)
{
	const cmpset_values *cmpset = arg;
	if (!is_value(columns, cmpset->expected)) {
		return UV_EAGAIN;
	}
	set_value(columns, cmpset->value);
	return 0;
}

int cs_table_cmpset(cs_table *table, const char *key, size_t len, const cs_value *expected, const cs_value *value)
{
	cmpset_values cmpset = {expected, value};
	return change_key(table, key, len, true, false, cmpset_column, &cmpset);
}

int cs_table_get(cs_table *table, const char *key, size_t len, const cs_column *only, void *row)
{
	const row_reader reader = {.to = row, .only = only};
	if (len > CS_TABLE_KEY_MAX) {
		return UV_ENOENT;
	}
	return find(table, hash_key(table, key, len), key, len, &reader) ? 0 : UV_ENOENT;
}

bool cs_table_exists(cs_table *table, const char *key, size_t len)
{
	const row_reader nothing = {0};
	return len <= CS_TABLE_KEY_MAX && find(table, hash_key(table, key, len), key, len, &nothing);
}

int cs_table_delete(cs_table *table, const char *key, size_t len, void *row)
{
	table_head *head = table->head;
	uint32_t before;

	if (len > CS_TABLE_KEY_MAX) {
		return UV_ENOENT;
	}
	uint64_t hash = hash_key(table, key, len);
	table_lock(table);
	uint32_t number = find_locked(table, hash, key, len, &before);
	if (number) {
		table_row *deleted = row_at(table, number);
		table_chain *chain = chain_of(table, hash);
		/* Died its owner inside, the row is still whole, and the journal has been looked at. */
		cs_robust_lock(&deleted->lock);
		if (row) {
			copy_columns(table, row, copy_of(table, deleted, deleted->version));
		}
		head->journal = (table_journal){.row = number,
			.chain = (uint32_t) (chain - table->chains),
			.before = before,
			.next = deleted->next,
			.seq = chain->seq + 1,
			.row_next = head->free_row,
			.free_row = number,
			.fresh = head->fresh,
			.count = head->count - 1};
		commit(table);
		cs_robust_unlock(&deleted->lock);
	}
	table_unlock(table);
	if (!number) {
		return UV_ENOENT;
	}
	count_one(&stripe(table)->deletes);
	return 0;
}

uint64_t cs_table_count(cs_table *table)
{
	if (cs_atomic_get64(&table->head->lock)) {
		recover(table);
	}
	return cs_atomic_get64(&table->head->count);
}

/* Walks the chains without a lock: a chain that changes meanwhile may be counted wrongly. */
static void count_conflicts(cs_table *table, cs_table_stats *stats)
{
	uint32_t used = table->head->fresh;
	for (uint32_t i = 0; i < table->size && used; i++) {
		uint64_t length = 0;
		uint32_t seq = load(&table->chains[i].seq);
		for (uint32_t number = load(&table->chains[i].first); number; number = load(&row_at(table, number)->next)) {
			if (load(&table->chains[i].seq) != seq) {
				break;
			}
			length++;
		}
		if (length > 1) {
			stats->conflicts += length - 1;
		}
		if (length > stats->longest_chain) {
			stats->longest_chain = length;
		}
	}
}

void cs_table_read_stats(cs_table *table, cs_table_stats *stats)
{
	memset(stats, 0, sizeof(*stats));
	stats->rows = cs_table_count(table);
	for (int i = 0; i < STRIPES; i++) {
		stats->inserts += cs_atomic_peek64(&table->head->stripes[i].inserts);
		stats->updates += cs_atomic_peek64(&table->head->stripes[i].updates);
		stats->deletes += cs_atomic_peek64(&table->head->stripes[i].deletes);
	}
	count_conflicts(table, stats);
}

/* Copies a row by its place if it is used: key and columns of one moment. */
static bool copy_row(cs_table *table, table_row *row, char *key, size_t *len, char *to)
{
	for (uint32_t failures = 0;; give_way(&failures)) {
		uint64_t hash = row->hash;
		table_chain *chain = chain_of(table, hash);
		uint32_t seq = load(&chain->seq);
		if (!load(&row->used)) {
			return false;
		}
		uint32_t version = load(&row->version);
		*len = row->key_len > CS_TABLE_KEY_MAX ? CS_TABLE_KEY_MAX : row->key_len;
		memcpy(key, row->key, *len);
		copy_columns(table, to, copy_of(table, row, version));
		__atomic_thread_fence(__ATOMIC_ACQUIRE);
		if (load(&chain->seq) == seq && load(&row->used) && row->hash == hash && load(&row->version) == version) {
			return true;
		}
	}
}

int cs_table_next(cs_table *table, uint32_t *at, char *key, size_t *len, void *row)
{
	if (is_pending(table)) {
		recover(table);
	}
	while (*at < load(&table->head->fresh)) {
		if (copy_row(table, row_at(table, ++*at), key, len, row)) {
			return 0;
		}
	}
	return UV_ENOENT;
}

cs_table *cs_table_new(uint32_t size)
{
	cs_table *table = calloc(1, sizeof(cs_table));
	if (table) {
		table->size = 1;
		while (table->size < size && table->size < CS_TABLE_SIZE_MAX) {
			table->size *= 2;
		}
	}
	return table;
}

void cs_table_free(cs_table *table)
{
	cs_table_destroy(table);
	for (uint32_t i = 0; i < table->column_count; i++) {
		free(table->columns[i].name);
	}
	free(table->columns);
	free(table);
}

int cs_table_column(cs_table *table, const char *name, size_t len, cs_column_type type, uint32_t size)
{
	size_t bytes = type == CS_COLUMN_STRING ? ((size_t) size + sizeof(uint32_t) + 7) & ~(size_t) 7 : sizeof(int64_t);

	for (uint32_t i = 0; i < table->column_count; i++) {
		if (table->columns[i].name_len == len && memcmp(table->columns[i].name, name, len) == 0) {
			return UV_EEXIST;
		}
	}
	if (table->row_size + bytes > ROW_SIZE_MAX) {
		return UV_E2BIG;
	}
	cs_column *columns = realloc(table->columns, (table->column_count + 1) * sizeof(cs_column));
	if (!columns) {
		return UV_ENOMEM;
	}
	table->columns = columns;
	cs_column *column = &columns[table->column_count];
	*column = (cs_column){.name_len = len, .type = type, .size = size, .offset = (uint32_t) table->row_size};
	column->name = malloc(len + 1);
	if (!column->name) {
		return UV_ENOMEM;
	}
	memcpy(column->name, name, len);
	column->name[len] = '\0';
	table->row_size += bytes;
	table->column_count++;
	return 0;
}

const cs_column *cs_table_columns(const cs_table *table, uint32_t *count)
{
	*count = table->column_count;
	return table->columns;
}

/* Each row begins a cache line of its own. */
static size_t row_stride(const cs_table *table)
{
	return (sizeof(table_row) + 2 * table->row_size + 63) & ~(size_t) 63;
}

/* The parts, each on a cache line of its own. */
static size_t head_bytes(void)
{
	return (sizeof(table_head) + 63) & ~(size_t) 63;
}

static size_t chains_bytes(const cs_table *table)
{
	return (table->size * sizeof(table_chain) + 63) & ~(size_t) 63;
}

size_t cs_table_memory(const cs_table *table)
{
	size_t stride = row_stride(table);
	if (stride > (SIZE_MAX / 2) / table->size) {
		return SIZE_MAX;
	}
	return head_bytes() + chains_bytes(table) + table->size * stride;
}

int cs_table_create(cs_table *table)
{
	int err = cs_shm_open(&table->shm, cs_table_memory(table));
	if (err < 0) {
		return err;
	}
	if (uv_random(NULL, NULL, &table->seed, sizeof(table->seed), 0, NULL) < 0) {
		table->seed = uv_hrtime();
	}
	table->stride = row_stride(table);
	table->head = table->shm.addr;
	table->chains = (table_chain *) ((char *) table->shm.addr + head_bytes());
	table->rows = (char *) table->chains + chains_bytes(table);
	return 0;
}

void cs_table_destroy(cs_table *table)
{
	cs_shm_close(&table->shm);
	table->head = NULL;
}

uint32_t cs_table_size(const cs_table *table)
{
	return table->size;
}

size_t cs_table_row_size(const cs_table *table)
{
	return table->row_size;
}
