/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What io.c needs of the system to watch descriptors: io_epoll.c on Linux, io_uv.c elsewhere. Both on the current loop.
 */
#ifndef CS_CORE_IO_BACKEND_H
#define CS_CORE_IO_BACKEND_H

#include "io.h"

struct cs_fd {
#ifdef __linux__
	struct cs_poller *poller; /* of its loop */
	uint32_t generation;
	bool registered;
	bool in_use; /* its events are being told: freed afterwards */
#else
	uv_poll_t poll; /* first: freed through it */
#endif
	int fd;
	int armed; /* events that are watched for */
	bool wanted;
	bool owned;
	bool closing;
	cs_queue waiters;
	int watch_events;
	cs_io_fn watch;
	void *watch_arg;
};

/* Zeroed but for what the backend keeps; NULL and *err when the descriptor cannot be watched. */
cs_fd *cs_io_backend_open(int fd, int *err);

/* Watches for these events from now on, UV_READABLE | UV_WRITABLE | UV_DISCONNECT, or for none. Returns 0 or a negative
 * UV_E*: UV_EPERM for what cannot be watched. */
int cs_io_backend_arm(cs_fd *f, int events);

/* Does somebody wait for it? Then the loop has something to run for. */
void cs_io_backend_want(cs_fd *f, bool wanted);

/* Ends the watch and frees it, now or later. */
void cs_io_backend_close(cs_fd *f);

/* In a forked child: it belongs to the parent's loop. */
void cs_io_backend_abandon(cs_fd *f);

/* A loop (or NULL) is going to be closed. */
void cs_io_backend_end(uv_loop_t *loop);

/* io.c: something has happened; the bits are those of arm(), errors are UV_DISCONNECT. May close f. */
void cs_io_ready(cs_fd *f, int events);

#endif
