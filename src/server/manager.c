/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The manager's state machine. One pass after each signal or deadline: reap, respawn, go on with a reload, enforce
 * deadlines. A reload takes one slot after the other: fork the successor, wait until it is ready, tell the old one to
 * drain; the old ones drain side by side.
 */
#include "manager.h"

#include "src/core/child.h"
#include "src/core/log.h"
#include "src/core/loop.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#define CS_QUICK_DEATH_MS 1000
#define CS_BACKOFF_MIN_MS 100
#define CS_BACKOFF_MAX_MS 5000
#define CS_READY_MAX_MS   30000 /* a successor that needs longer to start no longer holds up the reload */

static const char *const kind_names[] = {"worker", "task worker", "user process"};

/* The number that users know a process by: workers and task workers are numbered together, user processes after them. */
static const char *kind_name(const cs_tree *tree, int slot)
{
	return kind_names[cs_tree_kind(tree, slot)];
}

/* Forks the slot's process. True in that process, when its work is done. */
static bool spawn(cs_tree *tree, int slot)
{
	cs_child *child = &tree->children[slot];
	cs_slot *shared = &tree->shared->slots[slot];
	bool successor = child->old_pid != 0;

	shared->old_pid = child->old_pid;
	uint32_t generation = ++shared->generation; /* others may be counted before the child looks */
	shared->wants_renewal = 0;
	shared->started_ms = cs_loop_fresh_ms();
	int pid = cs_tree_fork(tree, false);
	if (pid == 0) {
		__atomic_store_n(&shared->pid, (int32_t) getpid(), __ATOMIC_RELEASE);
		tree->self_slot = slot;
		tree->self_generation = generation;
		tree->ops->run(tree, slot, successor);
		return true;
	}
	child->started_ms = cs_loop_fresh_ms();
	child->kill_ms = 0;
	if (pid < 0) {
		cs_log(CS_LOG_ERROR, "cannot fork %s %d: %s", kind_name(tree, slot), slot, uv_strerror(pid));
		child->pid = 0;
		child->respawn_ms = child->started_ms + CS_BACKOFF_MAX_MS;
		return false;
	}
	child->pid = pid;
	child->respawn_ms = 0;
	child->waiting_ready = successor;
	__atomic_store_n(&shared->pid, pid, __ATOMIC_RELEASE);
	__atomic_store_n(&shared->down, 0, __ATOMIC_RELEASE);
	if (tree->ops->on_forked) {
		tree->ops->on_forked(tree, slot, pid);
	}
	return false;
}

uint64_t cs_tree_back_off(cs_child *child)
{
	uint64_t now = cs_loop_fresh_ms(), wait = 0;

	if (now - child->started_ms >= CS_QUICK_DEATH_MS) {
		child->failures = 0;
	} else {
		wait = MIN(CS_BACKOFF_MIN_MS << MIN(child->failures, 6), CS_BACKOFF_MAX_MS);
		child->failures++;
	}
	child->respawn_ms = now + wait;
	return wait;
}

static void plan_respawn(cs_tree *tree, int slot, bool failed)
{
	cs_child *child = &tree->children[slot];
	uint64_t now = cs_loop_fresh_ms();

	if (!failed) {
		child->failures = 0;
	}
	uint64_t wait = failed ? cs_tree_back_off(child) : 0;
	if (wait) {
		cs_log(CS_LOG_WARNING, "%s %d ended right after its start, %u times in a row: next try in %llu ms",
			kind_name(tree, slot), slot, child->failures, (unsigned long long) wait);
	} else {
		child->respawn_ms = child->kill_ms ? now : MAX(now, child->started_ms + tree->period_ms);
	}
}

static void on_child_end(cs_tree *tree, int slot, int pid, int status)
{
	cs_child *child = &tree->children[slot];
	bool failed = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
	bool told = pid == child->old_pid ? child->old_kill_ms != 0 : child->kill_ms != 0;

	if (pid == child->old_pid) {
		__atomic_store_n(&tree->shared->slots[slot].old_pid, 0, __ATOMIC_RELEASE);
	} else {
		__atomic_store_n(&tree->shared->slots[slot].pid, 0, __ATOMIC_RELEASE);
		__atomic_store_n(&tree->shared->slots[slot].down, 1, __ATOMIC_RELEASE);
	}
	if (tree->ops->on_gone) {
		tree->ops->on_gone(tree, slot, pid, tree->shared->slots[slot].generation - (pid == child->old_pid ? 1 : 0));
	}
	if (failed && !(told && WIFSIGNALED(status))) {
		cs_log(CS_LOG_WARNING, "%s %d (process %d) ended abnormally: %s %d", kind_name(tree, slot), slot, pid,
			WIFSIGNALED(status) ? "signal" : "exit code", WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
		if (tree->ops->on_error) {
			tree->ops->on_error(tree, slot, pid, status);
			cs_tree_settle(tree);
			if (cs_tree_is_foreign(tree)) {
				return;
			}
		}
	}
	if (pid == child->old_pid) {
		child->old_pid = 0;
		child->old_kill_ms = 0;
		child->waiting_ready = false;
		return;
	}
	child->pid = 0;
	child->waiting_ready = false;
	child->replace = false;
	if (!tree->stopping) {
		/* A user process that has nothing to do is no failure, but need not come back a thousand times a second. */
		plan_respawn(
			tree, slot, (failed && !(told && WIFSIGNALED(status))) || cs_tree_kind(tree, slot) == CS_SLOT_USER);
	}
}

/* Other children are left to the program, but for the orphans that a container's first process inherits. */
static void reap(cs_tree *tree)
{
	int status;

	for (int i = 0; i < tree->slot_count; i++) {
		const cs_child *child = &tree->children[i];
		const int pids[2] = {child->old_pid, child->pid};
		for (int n = 0; n < 2; n++) {
			if (pids[n] && waitpid(pids[n], &status, WNOHANG) == pids[n]) {
				cs_child_release(pids[n]);
				on_child_end(tree, i, pids[n], status);
			}
		}
	}
	cs_child_reap_forgotten();
	siginfo_t info = {0};
	while (getpid() == 1 && waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid
		&& !cs_child_is_claimed(info.si_pid)) {
		waitpid(info.si_pid, &status, WNOHANG);
		info.si_pid = 0;
	}
}

/* Those that have left the tree are nobody's any more. */
static void release_detached(cs_tree *tree)
{
	for (int i = 0; i < tree->slot_count; i++) {
		cs_child *child = &tree->children[i];
		cs_slot *shared = &tree->shared->slots[i];
		int pid = __atomic_exchange_n(&shared->detached, 0, __ATOMIC_ACQ_REL);
		if (pid && pid == child->pid) {
			cs_child_forget(pid);
			__atomic_store_n(&shared->pid, 0, __ATOMIC_RELEASE);
			child->pid = 0;
			child->kill_ms = 0;
			child->replace = false;
			child->respawn_ms = 0;
		}
	}
}

/* True in a forked process. */
static bool respawn_due(cs_tree *tree)
{
	uint64_t now = cs_loop_fresh_ms();
	for (int i = 0; i < tree->slot_count; i++) {
		cs_child *child = &tree->children[i];
		if (!child->pid && !tree->stopping && child->respawn_ms <= now && spawn(tree, i)) {
			return true;
		}
	}
	return false;
}

/* ---- reload ---- */

static void mark_for_reload(cs_tree *tree, bool tasks_only)
{
	bool before = false;
	for (int i = 0; i < tree->slot_count; i++) {
		cs_slot_kind kind = cs_tree_kind(tree, i);
		if (kind == CS_SLOT_TASK || (kind == CS_SLOT_WORKER && !tasks_only)) {
			tree->children[i].replace = true;
			before = true;
		}
	}
	if (before) {
		cs_log(CS_LOG_INFO, "reload: replacing the %s", tasks_only ? "task workers" : "workers");
		cs_tree_call(tree, tree->ops->on_before_reload);
		tree->reloading = true;
	}
}

static void tell_to_drain(cs_tree *tree, cs_child *child)
{
	child->old_kill_ms = cs_loop_fresh_ms() + tree->max_wait_ms;
	kill(child->old_pid, SIGTERM);
	child->waiting_ready = false;
}

/* Goes on with the slot in hand, then takes the next one. True in a forked process. */
static bool continue_reload(cs_tree *tree)
{
	uint64_t now = cs_loop_fresh_ms();
	bool more = false;

	for (int i = 0; i < tree->slot_count; i++) {
		cs_child *child = &tree->children[i];
		cs_slot *shared = &tree->shared->slots[i];
		if (child->waiting_ready) {
			bool ready = __atomic_load_n(&shared->ready, __ATOMIC_ACQUIRE) == shared->generation;
			if (ready || now - child->started_ms >= CS_READY_MAX_MS) {
				tell_to_drain(tree, child);
			} else {
				return false;
			}
		}
	}
	for (int i = 0; tree->stop_first && i < tree->slot_count; i++) {
		if (tree->children[i].pid && tree->children[i].kill_ms) {
			return false; /* still ending */
		}
	}
	for (int i = 0; i < tree->slot_count && !tree->stopping; i++) {
		cs_child *child = &tree->children[i];
		if (__atomic_exchange_n(&tree->shared->slots[i].wants_renewal, 0, __ATOMIC_ACQ_REL)) {
			child->replace = true;
		}
		if (!child->replace) {
			continue;
		}
		more = true;
		if (!child->pid || child->old_pid) {
			continue; /* being respawned anyway, or its last predecessor still drains */
		}
		child->replace = false;
		if (tree->stop_first) {
			child->kill_ms = now + tree->max_wait_ms;
			kill(child->pid, SIGTERM);
			return false;
		}
		child->old_pid = child->pid;
		return spawn(tree, i);
	}
	if (!more && tree->reloading) {
		tree->reloading = false;
		tree->shared->reloads++;
		cs_tree_call(tree, tree->ops->on_after_reload);
	}
	return false;
}

/* ---- stop ---- */

static void stop_all(cs_tree *tree)
{
	uint64_t deadline = cs_loop_fresh_ms() + tree->max_wait_ms;

	tree->stopping = true;
	for (int i = 0; i < tree->slot_count; i++) {
		cs_child *child = &tree->children[i];
		child->replace = child->waiting_ready = false;
		if (child->pid && !child->kill_ms) {
			child->kill_ms = deadline;
			kill(child->pid, SIGTERM);
		}
		if (child->old_pid && !child->old_kill_ms) {
			child->old_kill_ms = deadline;
			kill(child->old_pid, SIGTERM);
		}
	}
}

static void kill_overdue(cs_tree *tree)
{
	uint64_t now = cs_loop_fresh_ms();
	for (int i = 0; i < tree->slot_count; i++) {
		cs_child *child = &tree->children[i];
		if (child->pid && child->kill_ms && now >= child->kill_ms) {
			cs_log(CS_LOG_WARNING, "%s %d (process %d) did not end within max_wait_time: killed", kind_name(tree, i), i,
				child->pid);
			kill(child->pid, SIGKILL);
			child->kill_ms = now + 1000;
		}
		if (child->old_pid && child->old_kill_ms && now >= child->old_kill_ms) {
			cs_log(CS_LOG_WARNING, "the old %s %d (process %d) did not end within max_wait_time: killed",
				kind_name(tree, i), i, child->old_pid);
			kill(child->old_pid, SIGKILL);
			child->old_kill_ms = now + 1000;
		}
	}
}

static bool anybody_left(const cs_tree *tree)
{
	for (int i = 0; i < tree->slot_count; i++) {
		if (tree->children[i].pid || tree->children[i].old_pid) {
			return true;
		}
	}
	return false;
}

/* Milliseconds until something is due; -1: never. */
static int64_t next_deadline(const cs_tree *tree)
{
	uint64_t now = cs_loop_fresh_ms(), next = UINT64_MAX;

	for (int i = 0; i < tree->slot_count; i++) {
		const cs_child *child = &tree->children[i];
		if (!child->pid && !tree->stopping) {
			next = MIN(next, child->respawn_ms);
		}
		if (child->pid && child->kill_ms) {
			next = MIN(next, child->kill_ms);
		}
		if (child->old_pid && child->old_kill_ms) {
			next = MIN(next, child->old_kill_ms);
		}
		if (child->waiting_ready) {
			next = MIN(next, child->started_ms + CS_READY_MAX_MS);
		}
	}
	if (next == UINT64_MAX) {
		return -1;
	}
	return next <= now ? 0 : (int64_t) (next - now);
}

static void signal_all(cs_tree *tree, int sig)
{
	for (int i = 0; i < tree->slot_count; i++) {
		if (tree->children[i].pid) {
			kill(tree->children[i].pid, sig);
		}
		if (tree->children[i].old_pid) {
			kill(tree->children[i].old_pid, sig);
		}
	}
}

static void on_signal(cs_tree *tree, int sig)
{
	switch (sig) {
		case SIGTERM:
		case SIGINT:
		case SIGQUIT:
		case SIGHUP:
			if (!tree->stopping) {
				if (!tree->process_mode) {
					cs_tree_call(tree, tree->ops->on_before_shutdown);
				}
				if (!cs_tree_is_foreign(tree)) {
					stop_all(tree);
				}
			}
			break;
		case SIGUSR1:
		case SIGUSR2:
			if (!tree->stopping) {
				mark_for_reload(tree, sig == SIGUSR2 && !tree->stop_first);
			}
			break;
		default:
			if (sig == SIGRTMIN) {
				cs_tree_call(tree, tree->ops->on_reopen);
				signal_all(tree, SIGRTMIN);
			}
			break;
	}
}

/* One pass. True in a forked process. */
static bool look_after(cs_tree *tree)
{
	int sig = cs_tree_wait_signal(tree, next_deadline(tree));

	if (cs_tree_is_foreign(tree)) {
		return true;
	}
	on_signal(tree, sig);
	if (cs_tree_is_foreign(tree)) {
		return true;
	}
	reap(tree);
	if (cs_tree_is_foreign(tree)) {
		return true;
	}
	release_detached(tree);
	if (respawn_due(tree) || (!tree->stopping && continue_reload(tree)) || cs_tree_is_foreign(tree)) {
		return true;
	}
	kill_overdue(tree);
	return false;
}

void cs_manager_run(cs_tree *tree)
{
	memset(tree->children, 0, (size_t) tree->slot_count * sizeof(cs_child));
	/* User processes first: then the workers know their process ids. */
	for (int i = 0; i < tree->slot_count; i++) {
		if (spawn(tree, (i + tree->worker_num + tree->task_num) % tree->slot_count)) {
			return;
		}
	}
	cs_tree_call(tree, tree->ops->on_manager_start);
	if (!tree->process_mode) {
		cs_tree_call(tree, tree->ops->on_start);
	}
	while (!cs_tree_is_foreign(tree) && (!tree->stopping || anybody_left(tree))) {
		if (look_after(tree)) {
			return;
		}
	}
	cs_tree_call(tree, tree->ops->on_manager_stop);
}
