/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See session.h. The table is two arrays with a power of two of rows, at least twice the capacity, so that the row an id
 * falls into is free at the first or second try: `words`, a word a row that says who has it, and `rows` with the rest.
 *
 *     word    0                       free
 *             an id                   a session: the row is whole
 *             CLAIMED | slot, pid     a process is filling or clearing it; sweep frees what a dead one left so
 *
 * A reader compares the word with the id it wants, copies, and compares again. The owner and the flags are words that
 * change by compare-and-swap; they hold a tag, the id's upper bits, so that a change meant for a session that has just
 * gone cannot hit the next one of the row.
 *
 * The counts change only while a row is claimed, so they can be checked against the rows: see recount().
 */
#include "session.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

#define CLAIMED   ((uint64_t) 1 << 63)
#define ID_MAX    0x7fffffff
#define SLOTS_MAX 0xffff

typedef struct session_row {
	uint64_t owner; /* slot, tag, pid */
	uint64_t state; /* uid, tag, flags */
	uint64_t connect_time;
	uint64_t recv_time;
	uint64_t send_time;
	uint64_t dispatch_time;
	uint64_t recv_queued;
	uint64_t send_queued;
	int32_t fd;
	int32_t close_errno;
	int32_t port;
	uint16_t remote_port;
	uint8_t family;
	uint8_t websocket_status;
	uint8_t remote[16];
	uint8_t room[32];
} session_row;

typedef struct session_head {
	uint64_t next;     /* the next id less one, before it is folded below 2^31 */
	uint64_t changes;  /* allocs, frees and changes of owner so far */
	uint32_t counts[]; /* in all; of each slot; of each port */
} session_head;

struct cs_session_table {
	cs_shm shm;
	session_head *head;
	uint64_t *words;
	session_row *rows;
	uint32_t capacity;
	uint32_t mask;
	int bits; /* of the mask */
	int slots;
	int ports;
};

static size_t align_up(size_t n)
{
	return (n + 127) & ~(size_t) 127;
}

int cs_session_table_new(cs_session_table **out, uint32_t capacity, int slots, int ports)
{
	*out = NULL;
	if (capacity == 0 || capacity > (uint32_t) 1 << 28 || slots < 1 || slots > SLOTS_MAX || ports < 1) {
		return UV_EINVAL;
	}
	cs_session_table *table = calloc(1, sizeof(*table));
	if (!table) {
		return UV_ENOMEM;
	}
	table->bits = 4;
	while ((uint64_t) 1 << table->bits < (uint64_t) capacity * 2) {
		table->bits++;
	}
	size_t rows = (size_t) 1 << table->bits;
	size_t head_size = align_up(sizeof(session_head) + ((size_t) slots + (size_t) ports + 1) * sizeof(uint32_t));
	int rc = cs_shm_open(&table->shm, head_size + rows * (sizeof(uint64_t) + sizeof(session_row)));
	if (rc < 0) {
		free(table);
		return rc;
	}
	table->head = table->shm.addr;
	table->words = (uint64_t *) ((char *) table->shm.addr + head_size);
	table->rows = (session_row *) (table->words + rows);
	table->capacity = capacity;
	table->mask = (uint32_t) rows - 1;
	table->slots = slots;
	table->ports = ports;
	*out = table;
	return 0;
}

void cs_session_table_free(cs_session_table *table)
{
	if (table) {
		cs_shm_close(&table->shm);
		free(table);
	}
}

static uint64_t time_bits(double time)
{
	uint64_t bits;
	memcpy(&bits, &time, sizeof(bits));
	return bits;
}

static double read_time(const uint64_t *word)
{
	double time;
	uint64_t bits = cs_atomic_peek64(word);
	memcpy(&time, &bits, sizeof(time));
	return time;
}

static uint64_t tag_of(const cs_session_table *table, int id)
{
	return ((uint32_t) id >> table->bits) & 0xffff;
}

static uint64_t pack_owner(int slot, uint64_t tag, pid_t pid)
{
	return (uint64_t) slot << 48 | tag << 32 | (uint32_t) pid;
}

static int owner_slot(uint64_t owner)
{
	return (int) (owner >> 48);
}

static pid_t owner_pid(uint64_t owner)
{
	return (pid_t) (uint32_t) owner;
}

static uint64_t pack_state(uint32_t uid, uint64_t tag, uint32_t flags)
{
	return (uint64_t) uid << 32 | tag << 16 | (flags & 0xffff);
}

static uint64_t pack_claim(int slot, pid_t pid)
{
	return CLAIMED | (uint64_t) slot << 32 | (uint32_t) pid;
}

static uint32_t *slot_count(const cs_session_table *table, int slot)
{
	return &table->head->counts[1 + slot];
}

static uint32_t *port_count(const cs_session_table *table, int port)
{
	return &table->head->counts[1 + table->slots + port];
}

/* The row of a live session, or NULL. */
static session_row *find_row(const cs_session_table *table, int id)
{
	if (id <= 0 || cs_atomic_get64(&table->words[(uint32_t) id & table->mask]) != (uint64_t) id) {
		return NULL;
	}
	return &table->rows[(uint32_t) id & table->mask];
}

static void fill_row(const cs_session_table *table, session_row *row, int id, const cs_session *from)
{
	uint64_t tag = tag_of(table, id);

	cs_atomic_poke64(&row->connect_time, time_bits(from->connect_time));
	cs_atomic_poke64(&row->recv_time, time_bits(from->last_recv_time));
	cs_atomic_poke64(&row->send_time, time_bits(from->last_send_time));
	cs_atomic_poke64(&row->dispatch_time, time_bits(from->last_dispatch_time));
	cs_atomic_poke64(&row->recv_queued, from->recv_queued);
	cs_atomic_poke64(&row->send_queued, from->send_queued);
	__atomic_store_n(&row->fd, from->fd, __ATOMIC_RELAXED);
	__atomic_store_n(&row->close_errno, from->close_errno, __ATOMIC_RELAXED);
	__atomic_store_n(&row->websocket_status, from->websocket_status, __ATOMIC_RELAXED);
	row->port = from->port;
	row->family = from->family;
	row->remote_port = from->remote_port;
	memcpy(row->remote, from->remote, sizeof(row->remote));
	cs_atomic_set64(&row->state, pack_state(from->uid, tag, from->flags));
	cs_atomic_set64(&row->owner, pack_owner(from->slot, tag, from->pid));
}

static void count_row(cs_session_table *table, int slot, int port, int n)
{
	cs_atomic_add32(&table->head->counts[0], (uint32_t) n);
	cs_atomic_add32(slot_count(table, slot), (uint32_t) n);
	cs_atomic_add32(port_count(table, port), (uint32_t) n);
	cs_atomic_add64(&table->head->changes, 1);
}

int cs_session_alloc(cs_session_table *table, const cs_session *from)
{
	uint64_t claim = pack_claim(from->slot, from->pid);

	if (from->slot < 0 || from->slot >= table->slots || from->pid <= 0 || from->port < 0
		|| from->port >= table->ports) {
		return UV_EINVAL;
	}
	if (cs_session_count(table) >= table->capacity) {
		return UV_EMFILE;
	}
	for (uint64_t tries = 0; tries <= (uint64_t) table->mask * 2; tries++) {
		int id = (int) ((cs_atomic_add64(&table->head->next, 1) - 1) % ID_MAX) + 1;
		uint64_t *word = &table->words[(uint32_t) id & table->mask];
		if (!cs_atomic_cas64(word, 0, claim)) {
			continue;
		}
		count_row(table, from->slot, from->port, 1);
		/* Of several processes that take the last place at once, those that came too late give it back. */
		if (cs_session_count(table) > table->capacity) {
			count_row(table, from->slot, from->port, -1);
			cs_atomic_set64(word, 0);
			return UV_EMFILE;
		}
		fill_row(table, &table->rows[(uint32_t) id & table->mask], id, from);
		cs_atomic_set64(word, (uint64_t) id);
		return id;
	}
	return UV_EMFILE;
}

void cs_session_set_address(cs_session *row, const struct sockaddr *address)
{
	row->family = (uint8_t) address->sa_family;
	row->remote_port = 0;
	memset(row->remote, 0, sizeof(row->remote));
	if (address->sa_family == AF_INET) {
		const struct sockaddr_in *in = (const struct sockaddr_in *) address;
		memcpy(row->remote, &in->sin_addr, sizeof(in->sin_addr));
		row->remote_port = ntohs(in->sin_port);
	} else if (address->sa_family == AF_INET6) {
		const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *) address;
		memcpy(row->remote, &in6->sin6_addr, sizeof(in6->sin6_addr));
		row->remote_port = ntohs(in6->sin6_port);
	}
}

void cs_session_host(const cs_session *row, char *buf, size_t size)
{
	if ((row->family != AF_INET && row->family != AF_INET6)
		|| !inet_ntop(row->family, row->remote, buf, (socklen_t) size)) {
		buf[0] = '\0';
	}
}

bool cs_session_get(const cs_session_table *table, int id, cs_session *out)
{
	const session_row *row = find_row(table, id);
	if (!row) {
		return false;
	}
	uint64_t owner = cs_atomic_get64(&row->owner);
	uint64_t state = cs_atomic_get64(&row->state);
	out->id = id;
	out->slot = owner_slot(owner);
	out->pid = owner_pid(owner);
	out->flags = state & 0xffff;
	out->uid = (uint32_t) (state >> 32);
	out->connect_time = read_time(&row->connect_time);
	out->last_recv_time = read_time(&row->recv_time);
	out->last_send_time = read_time(&row->send_time);
	out->last_dispatch_time = read_time(&row->dispatch_time);
	out->recv_queued = cs_atomic_peek64(&row->recv_queued);
	out->send_queued = cs_atomic_peek64(&row->send_queued);
	out->fd = __atomic_load_n(&row->fd, __ATOMIC_RELAXED);
	out->close_errno = __atomic_load_n(&row->close_errno, __ATOMIC_RELAXED);
	out->websocket_status = __atomic_load_n(&row->websocket_status, __ATOMIC_RELAXED);
	out->port = row->port;
	out->family = row->family;
	out->remote_port = row->remote_port;
	memcpy(out->remote, row->remote, sizeof(out->remote));
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
	return find_row(table, id) == row;
}

bool cs_session_owner(const cs_session_table *table, int id, int *slot, pid_t *pid)
{
	const session_row *row = find_row(table, id);
	if (!row) {
		return false;
	}
	uint64_t owner = cs_atomic_get64(&row->owner);
	*slot = owner_slot(owner);
	if (pid) {
		*pid = owner_pid(owner);
	}
	return find_row(table, id) == row;
}

void cs_session_set_start(cs_session_table *table, int id)
{
	cs_atomic_set64(&table->head->next, (uint64_t) id - 1);
}

/* The claim bears the owner's name: should the caller be killed now, the row comes free with the owner's sweep. */
bool cs_session_free(cs_session_table *table, int id)
{
	session_row *row = find_row(table, id);
	if (!row) {
		return false;
	}
	uint64_t *word = &table->words[(uint32_t) id & table->mask];
	uint64_t owner = cs_atomic_get64(&row->owner);
	if (!cs_atomic_cas64(word, (uint64_t) id, pack_claim(owner_slot(owner), owner_pid(owner)))) {
		return false;
	}
	/* Nobody gives it to another process from here on: cs_session_set_owner() finds another owner than it saw. */
	owner = __atomic_exchange_n(&row->owner, 0, __ATOMIC_SEQ_CST);
	count_row(table, owner_slot(owner), row->port, -1);
	cs_atomic_set64(word, 0);
	return true;
}

bool cs_session_set_owner(cs_session_table *table, int id, int slot, pid_t pid, int fd)
{
	session_row *row = find_row(table, id);
	uint64_t tag = tag_of(table, id);

	if (!row || slot < 0 || slot >= table->slots) {
		return false;
	}
	for (;;) {
		uint64_t owner = cs_atomic_get64(&row->owner);
		if (owner == 0 || (owner >> 32 & 0xffff) != tag || find_row(table, id) != row) {
			return false;
		}
		if (!cs_atomic_cas64(&row->owner, owner, pack_owner(slot, tag, pid))) {
			continue;
		}
		__atomic_store_n(&row->fd, fd, __ATOMIC_RELAXED);
		if (owner_slot(owner) != slot) {
			cs_atomic_sub32(slot_count(table, owner_slot(owner)), 1);
			cs_atomic_add32(slot_count(table, slot), 1);
		}
		cs_atomic_add64(&table->head->changes, 1);
		return true;
	}
}

/* Changes uid and flags in one step; only while `unset` holds none of the flags. */
static bool change_state(cs_session_table *table, int id, uint32_t set, uint32_t clear, uint32_t unset, uint32_t uid)
{
	session_row *row = find_row(table, id);
	uint64_t tag = tag_of(table, id);

	if (!row) {
		return false;
	}
	for (;;) {
		uint64_t state = cs_atomic_get64(&row->state);
		if ((state >> 16 & 0xffff) != tag || (state & unset) || find_row(table, id) != row) {
			return false;
		}
		uint32_t flags = ((uint32_t) (state & 0xffff) & ~clear) | set;
		uint32_t new_uid = set & CS_SESSION_HAS_UID ? uid : (uint32_t) (state >> 32);
		if (cs_atomic_cas64(&row->state, state, pack_state(new_uid, tag, flags))) {
			return true;
		}
	}
}

bool cs_session_set_flags(cs_session_table *table, int id, uint32_t set, uint32_t clear)
{
	return change_state(table, id, set & ~(uint32_t) CS_SESSION_HAS_UID, clear, 0, 0);
}

bool cs_session_bind(cs_session_table *table, int id, uint32_t uid)
{
	return change_state(table, id, CS_SESSION_HAS_UID, 0, CS_SESSION_HAS_UID, uid);
}

bool cs_session_set_websocket_status(cs_session_table *table, int id, uint8_t status)
{
	session_row *row = find_row(table, id);
	if (row) {
		__atomic_store_n(&row->websocket_status, status, __ATOMIC_RELAXED);
	}
	return row != NULL;
}

bool cs_session_set_close_errno(cs_session_table *table, int id, int error)
{
	session_row *row = find_row(table, id);
	if (row) {
		__atomic_store_n(&row->close_errno, error, __ATOMIC_RELAXED);
	}
	return row != NULL;
}

void cs_session_on_recv(cs_session_table *table, int id, double now)
{
	session_row *row = find_row(table, id);
	if (row) {
		cs_atomic_poke64(&row->recv_time, time_bits(now));
	}
}

void cs_session_on_send(cs_session_table *table, int id, double now)
{
	session_row *row = find_row(table, id);
	if (row) {
		cs_atomic_poke64(&row->send_time, time_bits(now));
	}
}

void cs_session_on_dispatch(cs_session_table *table, int id, double now)
{
	session_row *row = find_row(table, id);
	if (row) {
		cs_atomic_poke64(&row->dispatch_time, time_bits(now));
	}
}

void cs_session_set_queued(cs_session_table *table, int id, uint64_t recv_queued, uint64_t send_queued)
{
	session_row *row = find_row(table, id);
	if (row) {
		cs_atomic_poke64(&row->recv_queued, recv_queued);
		cs_atomic_poke64(&row->send_queued, send_queued);
	}
}

static bool is_wanted(const cs_session_table *table, int id, int port, int slot)
{
	const session_row *row = find_row(table, id);
	if (!row) {
		return false;
	}
	bool wanted = (port < 0 || row->port == port) && (slot < 0 || owner_slot(cs_atomic_get64(&row->owner)) == slot);
	/* Was it that session's row still? */
	return wanted && find_row(table, id) == row;
}

/* Puts an id into a heap with the greatest first, which holds the `max` smallest ids seen. */
static size_t heap_put(int *heap, size_t count, size_t max, int id)
{
	size_t at;

	if (count < max) {
		for (at = count; at > 0 && heap[(at - 1) / 2] < id; at = (at - 1) / 2) {
			heap[at] = heap[(at - 1) / 2];
		}
		heap[at] = id;
		return count + 1;
	}
	if (id > heap[0]) {
		return count;
	}
	for (at = 0;;) {
		size_t child = at * 2 + 1;
		if (child + 1 < count && heap[child + 1] > heap[child]) {
			child++;
		}
		if (child >= count || heap[child] < id) {
			break;
		}
		heap[at] = heap[child];
		at = child;
	}
	heap[at] = id;
	return count;
}

static int compare_ids(const void *a, const void *b)
{
	int x = *(const int *) a, y = *(const int *) b;
	return (x > y) - (x < y);
}

/* Tries the ids one by one while they are fewer than the rows; else looks through all rows. */
size_t cs_session_ids(const cs_session_table *table, int after_id, int port, int slot, int *ids, size_t max)
{
	uint64_t last = cs_atomic_get64(&table->head->next);
	size_t count = 0;

	if (max == 0) {
		return 0;
	}
	if (after_id < 0) {
		after_id = 0;
	}
	if (last <= ID_MAX && last < (uint64_t) after_id + table->mask) {
		for (uint64_t id = (uint64_t) after_id + 1; id <= last && count < max; id++) {
			if (is_wanted(table, (int) id, port, slot)) {
				ids[count++] = (int) id;
			}
		}
		return count;
	}
	for (size_t i = 0; i <= table->mask; i++) {
		uint64_t word = cs_atomic_peek64(&table->words[i]);
		if (word > (uint64_t) after_id && word <= ID_MAX && is_wanted(table, (int) word, port, slot)) {
			count = heap_put(ids, count, max, (int) word);
		}
	}
	qsort(ids, count, sizeof(*ids), compare_ids);
	return count;
}

/* A count that a kill made one too small must not wrap around. */
static uint32_t read_count(const uint32_t *word)
{
	int32_t count = (int32_t) cs_atomic_get32(word);
	return count > 0 ? (uint32_t) count : 0;
}

uint32_t cs_session_count(const cs_session_table *table)
{
	return read_count(&table->head->counts[0]);
}

uint32_t cs_session_count_slot(const cs_session_table *table, int slot)
{
	return slot >= 0 && slot < table->slots ? read_count(slot_count(table, slot)) : 0;
}

uint32_t cs_session_count_port(const cs_session_table *table, int port)
{
	return port >= 0 && port < table->ports ? read_count(port_count(table, port)) : 0;
}

uint32_t cs_session_capacity(const cs_session_table *table)
{
	return table->capacity;
}

/* Counts the rows into `fresh` (in all, then slots and ports). False when a row was claimed. */
static bool count_rows(const cs_session_table *table, uint32_t *fresh)
{
	memset(fresh, 0, ((size_t) table->slots + (size_t) table->ports + 1) * sizeof(*fresh));
	for (size_t i = 0; i <= table->mask; i++) {
		uint64_t word = cs_atomic_get64(&table->words[i]);
		if (word == 0) {
			continue;
		}
		int slot = owner_slot(cs_atomic_get64(&table->rows[i].owner)), port = table->rows[i].port;
		if (word & CLAIMED || slot >= table->slots || port < 0 || port >= table->ports) {
			return false;
		}
		fresh[0]++;
		fresh[1 + slot]++;
		fresh[1 + table->slots + port]++;
	}
	return true;
}

/* Sets the counts to what the rows say, provided that nothing changed while they were counted; a dead process may have
 * been stopped between a row and its count. Gives up on a table that changes all the time: the next sweep tries again. */
static void recount(cs_session_table *table)
{
	size_t counts = (size_t) table->slots + (size_t) table->ports + 1;
	uint32_t *fresh = calloc(counts * 2, sizeof(*fresh)), *before = fresh + counts;

	if (!fresh) {
		return;
	}
	for (int tries = 0; tries < 20; tries++) {
		uint64_t changes = cs_atomic_get64(&table->head->changes);
		for (size_t i = 0; i < counts; i++) {
			before[i] = cs_atomic_get32(&table->head->counts[i]);
		}
		if (!count_rows(table, fresh) || cs_atomic_get64(&table->head->changes) != changes) {
			continue;
		}
		for (size_t i = 0; i < counts; i++) {
			cs_atomic_cas32(&table->head->counts[i], before[i], fresh[i]);
		}
		break;
	}
	free(fresh);
}

uint32_t cs_session_sweep(
	cs_session_table *table, int slot, pid_t pid, void (*on_free)(void *arg, const cs_session *row), void *arg)
{
	uint32_t freed = 0;

	for (size_t i = 0; i <= table->mask; i++) {
		uint64_t word = cs_atomic_get64(&table->words[i]);
		if (word & CLAIMED) {
			if ((int) (word >> 32 & 0x7fffffff) == slot && (pid == 0 || (pid_t) (uint32_t) word == pid)) {
				cs_atomic_set64(&table->rows[i].owner, 0);
				cs_atomic_cas64(&table->words[i], word, 0);
			}
			continue;
		}
		cs_session copy;
		if (word == 0 || !cs_session_get(table, (int) word, &copy) || copy.slot != slot
			|| (pid != 0 && copy.pid != pid)) {
			continue;
		}
		if (cs_session_free(table, copy.id)) {
			freed++;
			if (on_free) {
				on_free(arg, &copy);
			}
		}
	}
	recount(table);
	return freed;
}
