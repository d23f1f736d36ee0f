/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Worker processes for a server that has no master of its own: forked, watched, and replaced when they die.
 */
#ifndef CS_SERVER_WORKERS_H
#define CS_SERVER_WORKERS_H

#include "php_cserve.h"

/* Forks `count` workers. In each of them returns its index, with a fresh loop; the caller then serves, and watches for
 * the end with cs_worker_watch(). In the parent returns when SIGTERM or SIGINT came and all workers have ended, -1; those
 * that are alive after stop_ms are killed. A worker that ends by itself is replaced, one that ends soon after its start
 * with a delay that grows. Another negative UV_E* when nothing was forked. */
int cs_workers_run(unsigned count, uint64_t stop_ms);

/* In a worker: calls fn(arg) on the loop when the parent asks it to end, or has died. */
typedef struct cs_worker cs_worker;
cs_worker *cs_worker_watch(void (*fn)(void *arg), void *arg);
void cs_worker_unwatch(cs_worker *worker);

/* In a worker: asks the parent to end all of them. */
void cs_workers_stop(void);

#endif
