/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The process tree of a server: who forks whom, who watches whom, how they are replaced and stopped.
 *
 *     SWOOLE_PROCESS   master -> manager -> workers, task workers, user processes
 *     SWOOLE_BASE      manager (which is the master too) -> the same
 *     single           one worker and nothing else: the calling process is all of it
 *
 * Each process below the manager sits in a slot; the slot's successor takes over what belongs to the slot (its IPC
 * socket, its listening sockets, its id), never what belongs to the process. Master and manager block their signals and
 * wait for them; they run no event loop unless the program made one (a Timer in onStart), and nothing forks while a loop
 * runs. Knows nothing of PHP classes: those come in through cs_tree_ops, as do pools of processes, which are trees without
 * connections.
 */
#ifndef CS_SERVER_TREE_H
#define CS_SERVER_TREE_H

#include "php_cserve.h"

#include <signal.h>

/* SWOOLE_WORKER_BUSY and its kin. */
enum { CS_WORKER_BUSY = 1, CS_WORKER_IDLE = 2, CS_WORKER_EXIT = 3 };

typedef enum cs_slot_kind { CS_SLOT_WORKER, CS_SLOT_TASK, CS_SLOT_USER } cs_slot_kind;

/* Of one process; a slot has room for those of the one that drains, too. */
#define CS_RUNNING_TASKS_MAX 32

/* A task that a task worker is at, so that its sender can be told when the worker dies. */
typedef struct cs_running_task {
	uint32_t pid;        /* of the process that is at it; 0: free */
	int32_t src;         /* slot of the sender */
	uint32_t generation; /* of the sender */
	uint64_t id;
} cs_running_task;

/* What the processes of a slot have done so far. Two of them may run at a time, the old and the new one of a reload, so
 * each has its own: those of even and those of odd generations. */
typedef struct cs_slot_counts {
	uint64_t requests;
	uint64_t responses;
	uint64_t lost; /* requests that died with their process */
	uint64_t dispatched;
	uint64_t accepted;
	uint64_t closed;
	uint64_t refused;  /* connections, for max_connection */
	uint64_t bytes[2]; /* received, sent */
} cs_slot_counts;

/* How late the loop of a process looks at what has come, sampled a few times a second: samples up to each limit (the last
 * counts those over all of them), their sum and the latest. And what else costs too much to keep up to date. */
#define CS_LAG_LIMITS_US                                                          \
	{                                                                             \
		2000, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000, 2500000 \
	}
#define CS_LAG_LIMITS 10
typedef struct cs_slot_samples {
	uint64_t lag_counts[CS_LAG_LIMITS + 1];
	uint64_t lag_sum_us;
	uint64_t lag_us;
	uint64_t coroutines;
	uint64_t memory; /* bytes */
} cs_slot_samples;

/* In shared memory, written by the slot's process and its manager, read by all. */
typedef struct cs_slot {
	int32_t pid;            /* of the process that works; 0: none does */
	int32_t old_pid;        /* of the one that drains; 0: none does */
	uint32_t down;          /* it has ended without a successor so far */
	uint32_t generation;    /* counts successors */
	uint32_t ready;         /* the generation that has started completely */
	uint32_t wants_renewal; /* the process asks to be replaced (max_request) */
	int32_t leaving[2];     /* ids of the last processes that have come to their end */
	uint32_t leaving_next;
	int32_t detached; /* id of a process that has left the tree and goes on alone; 0: none */
	uint32_t status;  /* CS_WORKER_* */
	uint32_t busy_tasks;
	uint64_t next_task_id; /* goes on with the successor */
	uint64_t started_ms;
	uint32_t other_fds; /* how many descriptors it has that are no connections, when it last looked */
	cs_slot_counts counts[2];
	cs_slot_samples samples; /* of the process that works */
	cs_running_task running[CS_RUNNING_TASKS_MAX * 2];
} cs_slot;

typedef struct cs_tree_shared {
	int32_t master_pid;
	int32_t manager_pid;
	uint64_t started_at; /* Unix time, seconds */
	uint64_t next_place; /* round robin */
	uint64_t lost;       /* connections of processes that were killed */
	uint64_t reloads;
	cs_slot slots[];
} cs_tree_shared;

typedef struct cs_tree cs_tree;

/* All but run() may be NULL. */
typedef struct cs_tree_ops {
	/* In a new process of the slot: does its work and returns when that is to end. successor: it takes over from one that
	 * still runs. Signals are held: it releases them when it is prepared for them. */
	void (*run)(cs_tree *tree, int slot, bool successor);
	/* In the manager: has forked the slot's process. */
	void (*on_forked)(cs_tree *tree, int slot, int pid);
	/* In the manager. */
	void (*on_manager_start)(cs_tree *tree);
	void (*on_manager_stop)(cs_tree *tree);
	void (*on_before_reload)(cs_tree *tree);
	void (*on_after_reload)(cs_tree *tree);
	/* A process ended otherwise than by our wish. status is waitpid()'s. */
	void (*on_error)(cs_tree *tree, int slot, int pid, int status);
	/* A process has ended, however; its leftovers (sessions, running tasks) can be cleared away. */
	void (*on_gone)(cs_tree *tree, int slot, int pid, uint32_t generation);
	/* In the master: everything runs; it was told to stop; everything has ended. */
	void (*on_start)(cs_tree *tree);
	void (*on_before_shutdown)(cs_tree *tree);
	void (*on_shutdown)(cs_tree *tree);
	/* In every process: the log is to be opened anew. */
	void (*on_reopen)(cs_tree *tree);
	/* In the calling process: a fatal error in one of its callbacks ends it, and it is to leave nothing behind. */
	void (*on_fatal)(cs_tree *tree);
} cs_tree_ops;

/* What a process keeps for itself about one of its children. */
typedef struct cs_child {
	int pid;     /* 0: none runs */
	int old_pid; /* a predecessor that is draining */
	uint64_t started_ms;
	uint64_t respawn_ms; /* not before; 0: at once */
	uint64_t kill_ms;    /* when SIGKILL follows the SIGTERM; 0: not told to stop */
	uint64_t old_kill_ms;
	uint32_t failures;  /* quick deaths in a row */
	bool replace;       /* a reload has not come to it yet */
	bool waiting_ready; /* its predecessor ends when it is ready */
} cs_child;

struct cs_tree {
	const cs_tree_ops *ops;
	void *data;     /* of the ops */
	int worker_num; /* slots: workers, then task workers, then user processes */
	int task_num;
	int user_num;
	int slot_count;
	bool process_mode;
	bool single;
	bool stop_first;      /* a reload ends a process before it starts the successor; there is no draining beside it */
	uint64_t max_wait_ms; /* between SIGTERM and SIGKILL */
	uint64_t period_ms;   /* between two starts of a slot whose processes end by themselves */
	cs_tree_shared *shared;
	size_t shared_size;
	cs_child *children; /* the manager's */
	bool stopping;
	pid_t caller;             /* the process that calls cs_tree_run() */
	pid_t self;               /* the process of the tree that this is: see cs_tree_is_foreign() */
	int self_slot;            /* -1: master or manager */
	uint32_t self_generation; /* of this process in its slot; 0: master or manager */
	bool reloading;           /* the manager replaces processes */
	bool holds;               /* signals */
	sigset_t signals;         /* that master and manager wait for */
	sigset_t old_mask;
};

/* Counts are filled in. Makes the shared memory. Returns 0 or a negative UV_E*. */
int cs_tree_init(cs_tree *tree);
void cs_tree_dtor(cs_tree *tree);

cs_slot_kind cs_tree_kind(const cs_tree *tree, int slot);

/* Forks and runs everything. Returns 0 in the calling process when the server has ended, 1 in every other process when
 * that has done its work and must leave the script, or a negative UV_E* when nothing could be started. */
int cs_tree_run(cs_tree *tree);

/* From here on the signals that stop or reload the server wait, as in master and manager all the time: whoever has read a
 * pid_file may send one at once, and a second one may follow while the first is obeyed. cs_tree_run() does it too, and
 * releases them at its end in the calling process. */
void cs_tree_hold_signals(cs_tree *tree);
void cs_tree_release_signals(cs_tree *tree);

/* Is this another process than the one that called cs_tree_run()? */
bool cs_tree_is_child(const cs_tree *tree);

/* Is this a process that a callback has forked, and that has come back from there because it is over? All that it does with
 * the tree is to leave. */
bool cs_tree_is_foreign(const cs_tree *tree);

/* From any process: asks for a stop / a reload (of task workers only) / a successor for this process. 0 or UV_E*. */
int cs_tree_shutdown(cs_tree *tree);
int cs_tree_reload(cs_tree *tree, bool tasks_only);
int cs_tree_renew(cs_tree *tree, int slot);

/* In a process of a slot: leaves the tree, which replaces it. 0 or UV_E*. */
int cs_tree_detach(cs_tree *tree, int slot);

/* In a process of a slot: it has started completely. */
void cs_tree_ready(cs_tree *tree, int slot);

/* True when the slot has a process that has started completely and does not end. */
bool cs_tree_serves(const cs_tree *tree, int slot);

/* In a process of a slot or the manager, at its end. True when the master was killed and no other process is left. */
bool cs_tree_leave(cs_tree *tree);

/* True when another process has taken over the slot of this one. */
bool cs_tree_superseded(const cs_tree *tree, int slot);

#endif
