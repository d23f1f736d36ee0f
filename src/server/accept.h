/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Accepting on the loop. libuv does not do it: a connection may belong to another process, and when no descriptor is left it
 * closes connections that could wait.
 */
#ifndef CS_SERVER_ACCEPT_H
#define CS_SERVER_ACCEPT_H

#include "php_cserve.h"

/* How long to wait for a descriptor. */
#define CS_ACCEPT_PAUSE_MS 100

/* accept() has failed with this errno for want of descriptors or memory: the kernel would report the same connection again
 * and again, so wait CS_ACCEPT_PAUSE_MS. */
bool cs_accept_must_wait(int error);

/* Says so in the log, unless that was a short while ago. *failed_ms is when it was last; 0 at first. */
void cs_accept_report(uint64_t *failed_ms, int error);

typedef struct cs_acceptor cs_acceptor;

/* A connection's descriptor, which is the callee's; or a negative UV_E* when there was no descriptor for one. */
typedef void (*cs_accept_fn)(cs_acceptor *acceptor, int fd);

/* Embedded in its owner. */
struct cs_acceptor {
	int fd; /* the listening descriptor, borrowed; -1: does not accept */
	cs_accept_fn fn;
	void *arg;
	struct cs_timer *pause; /* descriptors ran out: accept again then */
	uint64_t failed_ms;     /* when they did last; 0: never */
};

/* Makes it one that is closed. */
void cs_acceptor_init(cs_acceptor *acceptor);

/* Returns 0 or a negative UV_E*. */
int cs_acceptor_open(cs_acceptor *acceptor, int fd, cs_accept_fn fn, void *arg);

/* Accepts none for a moment, for want of descriptors: `error` is a number of errno, for the log. */
void cs_acceptor_pause(cs_acceptor *acceptor, int error);

/* Harmless when it is closed; may be called in fn. */
void cs_acceptor_close(cs_acceptor *acceptor);

#endif
