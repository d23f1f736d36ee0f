/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See workers.h.
 *
 * A tree of processes (tree.h) whose workers return to their caller. SIGUSR1 to the parent replaces them one by one.
 */
#include "workers.h"
#include "tree.h"

#include "src/core/compat.h"
#include "src/core/signal.h"

#include <signal.h>
#include <unistd.h>

#define PERIOD_MS 100 /* between two starts of a worker that ends by itself */

/* Its work is that of who called cs_workers_run(), who watches its signals. */
static void on_run(cs_tree *tree, int slot, bool successor)
{
	signal(SIGRTMIN, SIG_IGN);
	cs_tree_release_signals(tree);
}

int cs_workers_run(unsigned count, uint64_t stop_ms)
{
	static const cs_tree_ops ops = {.run = on_run}; /* constant */
	cs_tree tree = {
		.ops = &ops, .worker_num = (int) count, .max_wait_ms = stop_ms, .stop_first = true, .period_ms = PERIOD_MS};
	int result = cs_tree_init(&tree);

	if (result < 0) {
		return result;
	}
	result = cs_tree_run(&tree);
	if (result == 1) {
		CSG(http).worker_parent = tree.shared->master_pid;
		CS_RESEED_RANDOM();
		result = tree.self_slot;
	} else if (result == 0) {
		result = -1;
	}
	cs_tree_dtor(&tree);
	return result;
}

/* ---- In a worker ------------------------------------------------------------------------------------------------- */

struct cs_worker {
	cs_signal signals[2];
	void (*fn)(void *arg);
	void *arg;
};

static void on_signal(int number, void *arg)
{
	cs_worker *worker = arg;
	worker->fn(worker->arg);
}

cs_worker *cs_worker_watch(void (*fn)(void *arg), void *arg)
{
	static const int numbers[2] = {SIGTERM, SIGINT}; /* constant */
	cs_worker *worker = pecalloc(1, sizeof(*worker), 1);
	worker->fn = fn;
	worker->arg = arg;
	for (int i = 0; i < 2; i++) {
		cs_signal_watch(&worker->signals[i], numbers[i], 0, on_signal, worker);
	}
	return worker;
}

void cs_worker_unwatch(cs_worker *worker)
{
	for (int i = 0; i < 2; i++) {
		cs_signal_unwatch(&worker->signals[i]);
	}
	free(worker);
}

void cs_workers_stop(void)
{
	if (CSG(http).worker_parent && getppid() == CSG(http).worker_parent) {
		kill(CSG(http).worker_parent, SIGTERM);
	}
}
