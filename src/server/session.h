/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The server's connections, in memory that all its processes have in common: which process owns session 7, and what
 * getClientInfo() tells about it. Made in the master before the first fork. Needs no Zend.
 *
 * Session ids count up from 1 and stay below 2^31; after the last one they begin anew with those that are free. A row
 * is found in O(1). No locks: a row is published by the one store of its id, what changes later are single words. So a
 * process may be killed at any instruction and the table stays whole; its rows are freed with cs_session_sweep().
 */
#ifndef CS_SERVER_SESSION_H
#define CS_SERVER_SESSION_H

#include "src/core/shm.h"

#include <sys/socket.h>
#include <sys/types.h>

typedef struct cs_session_table cs_session_table;

/* Bits of cs_session.flags. */
enum {
	CS_SESSION_SSL = 1,
	CS_SESSION_PROTECTED = 2, /* protect(): heartbeat spares it */
	CS_SESSION_CLOSING = 4,   /* close() was called */
	CS_SESSION_PAUSED = 8,
	CS_SESSION_HTTP2 = 16,
	CS_SESSION_HAS_UID = 32, /* bind() was called */
	CS_SESSION_ACTIVE = 64   /* onConnect was called, so onClose is owed */
};

/* A copy of a row; also what cs_session_alloc() starts a row from. Times are seconds since the epoch. */
typedef struct cs_session {
	int id;
	int slot;  /* the process that owns the connection: its IPC slot */
	pid_t pid; /* the same; between reload's old and new worker of a slot it tells them apart */
	int port;  /* index of the server's port */
	int fd;    /* the descriptor's number in its owner */
	uint32_t flags;
	uint8_t websocket_status;
	int close_errno;
	uint32_t uid; /* with CS_SESSION_HAS_UID */
	double connect_time;
	double last_recv_time;
	double last_send_time;
	double last_dispatch_time;
	uint64_t recv_queued; /* bytes */
	uint64_t send_queued;
	uint8_t family; /* AF_INET, AF_INET6, AF_UNIX */
	uint16_t remote_port;
	uint8_t remote[16]; /* in network order; unused for AF_UNIX */
} cs_session;

/* A table for up to `capacity` connections, `slots` processes and `ports` ports. Returns 0, UV_EINVAL or UV_ENOMEM. */
int cs_session_table_new(cs_session_table **out, uint32_t capacity, int slots, int ports);

/* The first id will be this one; before the first session. */
void cs_session_set_start(cs_session_table *table, int id);

/* Ends this process's use; NULL is fine. */
void cs_session_table_free(cs_session_table *table);

/* Enters a connection; *row gives all but the id. Returns its id (> 0), UV_EMFILE when `capacity` connections are there, or
 * UV_EINVAL for a slot or port outside of the table's or a pid that is none. */
int cs_session_alloc(cs_session_table *table, const cs_session *row);

/* Fills the address fields of a row. */
void cs_session_set_address(cs_session *row, const struct sockaddr *address);

/* Writes the remote address as text ("" for AF_UNIX). */
void cs_session_host(const cs_session *row, char *buf, size_t size);

/* Copies a row; what does not change in its life is of one connection. False when there is no such session. */
bool cs_session_get(const cs_session_table *table, int id, cs_session *row);

/* Only who owns it; false when there is no such session. pid may be NULL. */
bool cs_session_owner(const cs_session_table *table, int id, int *slot, pid_t *pid);

/* Removes it. False when it is not there (any more): of several callers one gets true. */
bool cs_session_free(cs_session_table *table, int id);

/* Makes another process the owner, with the connection's descriptor number there. False when there is no such session. */
bool cs_session_set_owner(cs_session_table *table, int id, int slot, pid_t pid, int fd);

/* Changes of single fields, from any process. False when there is no such session. */
bool cs_session_set_flags(cs_session_table *table, int id, uint32_t set, uint32_t clear);
bool cs_session_set_websocket_status(cs_session_table *table, int id, uint8_t status);
bool cs_session_set_close_errno(cs_session_table *table, int id, int error);

/* For bind(): false when the session is gone or has a uid already. */
bool cs_session_bind(cs_session_table *table, int id, uint32_t uid);

/* For the owner, after each read and write: no lookup beyond the row, no locked instruction. Nothing happens when the
 * session is gone. */
void cs_session_on_recv(cs_session_table *table, int id, double now);
void cs_session_on_send(cs_session_table *table, int id, double now);
void cs_session_on_dispatch(cs_session_table *table, int id, double now);
void cs_session_set_queued(cs_session_table *table, int id, uint64_t recv_queued, uint64_t send_queued);

/* Ids greater than after_id (0: from the start), ascending, `max` at most; returns how many. port < 0: of all ports;
 * slot < 0: of all processes. Those that come or go meanwhile may be in it or not. */
size_t cs_session_ids(const cs_session_table *table, int after_id, int port, int slot, int *ids, size_t max);

/* How many there are: in all, of one process, of one port. O(1). */
uint32_t cs_session_count(const cs_session_table *table);
uint32_t cs_session_count_slot(const cs_session_table *table, int slot);
uint32_t cs_session_count_port(const cs_session_table *table, int port);
uint32_t cs_session_capacity(const cs_session_table *table);

/* After the death of a process: frees what it owned and what it was about to enter, and sets the counts right. pid 0:
 * whatever the slot's processes left. Returns how many sessions were freed; on_free (may be NULL) sees each one. */
uint32_t cs_session_sweep(
	cs_session_table *table, int slot, pid_t pid, void (*on_free)(void *arg, const cs_session *row), void *arg);

#endif
