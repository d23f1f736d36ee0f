/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See tree.h: forking, signals, and what master and manager have in common. manager.c is the manager's state machine.
 */
#include "tree.h"
#include "manager.h"

#include "src/core/child.h"
#include "src/core/co.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/signal.h"

#include "zend_exceptions.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* How long a loop that the program made in master or manager may wait for its turn. */
#define CS_LOOP_TURN_MS 20

/* So much longer than its own processes the manager may take to end. */
#define CS_MANAGER_EXTRA_MS 2000

#define CS_ORPHAN_TRIES    100
#define CS_ORPHAN_PAUSE_US 5000

/* What a process was told to ignore (nohup) does not stop it. */
static void choose_signals(sigset_t *set)
{
	static const int signals[] = {SIGTERM, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGCHLD, CS_SIGNAL_RENEW};
	struct sigaction hangup;

	sigemptyset(set);
	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++) {
		sigaddset(set, signals[i]);
	}
	sigaddset(set, SIGRTMIN);
	if (sigaction(SIGHUP, NULL, &hangup) < 0 || hangup.sa_handler != SIG_IGN) {
		sigaddset(set, SIGHUP);
	}
}

int cs_tree_init(cs_tree *tree)
{
	choose_signals(&tree->signals);
	tree->slot_count = tree->worker_num + tree->task_num + tree->user_num;
	tree->self_slot = -1;
	tree->caller = tree->self = getpid();
	tree->shared_size = sizeof(cs_tree_shared) + (size_t) tree->slot_count * sizeof(cs_slot);
	tree->shared = mmap(NULL, tree->shared_size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (tree->shared == MAP_FAILED) {
		tree->shared = NULL;
		return -errno;
	}
	tree->children = calloc((size_t) tree->slot_count + 1, sizeof(cs_child));
	if (!tree->children) {
		cs_tree_dtor(tree);
		return UV_ENOMEM;
	}
	return 0;
}

void cs_tree_dtor(cs_tree *tree)
{
	if (tree->shared) {
		munmap(tree->shared, tree->shared_size);
		tree->shared = NULL;
	}
	free(tree->children);
	tree->children = NULL;
}

cs_slot_kind cs_tree_kind(const cs_tree *tree, int slot)
{
	if (slot < tree->worker_num) {
		return CS_SLOT_WORKER;
	}
	return slot < tree->worker_num + tree->task_num ? CS_SLOT_TASK : CS_SLOT_USER;
}

/* ---- signals ---- */

void cs_tree_hold_signals(cs_tree *tree)
{
	if (!tree->holds) {
		tree->holds = true;
		cs_signal_hold(&tree->signals, &tree->old_mask);
	}
}

void cs_tree_release_signals(cs_tree *tree)
{
	if (tree->holds) {
		tree->holds = false;
		cs_signal_let_go(&tree->old_mask);
	}
}

int cs_tree_wait_signal(cs_tree *tree, int64_t timeout_ms)
{
	int64_t left = timeout_ms;

	for (;;) {
		bool loop = CSG(core).loop && uv_loop_alive(CSG(core).loop);
		int64_t step = loop && (left < 0 || left > CS_LOOP_TURN_MS) ? CS_LOOP_TURN_MS : left;
		struct timespec time = {.tv_sec = step / 1000, .tv_nsec = (long) (step % 1000) * 1000000};
		int sig = step < 0 ? sigwaitinfo(&tree->signals, NULL) : sigtimedwait(&tree->signals, NULL, &time);
		int error = errno;

		/* The program may watch signals, too. */
		if (sig > 0) {
			cs_signal_note(sig);
		}
		cs_signal_dispatch();
		cs_tree_settle(tree);
		if (sig > 0 || cs_tree_is_foreign(tree)) {
			return MAX(sig, 0);
		}
		if (error == EAGAIN && loop) {
			cs_loop_run_once();
			if (CSG(core).exiting || EG(exception)) {
				return SIGTERM;
			}
		}
		if (error == EAGAIN && left >= 0) {
			left -= step;
			if (left <= 0) {
				return 0;
			}
		} else if (error != EAGAIN && error != EINTR) {
			return 0;
		}
	}
}

/* ---- callbacks ---- */

void cs_tree_settle(cs_tree *tree)
{
	zend_object *exception = EG(exception);

	if (EXPECTED(!exception) || cs_tree_is_foreign(tree)) {
		return;
	}
	if (CG(unclean_shutdown)) {
		zend_bailout();
	}
	if (zend_is_unwind_exit(exception) || zend_is_graceful_exit(exception)) {
		zend_clear_exception();
		cs_log(CS_LOG_NOTICE, "stopping: a callback in the %s has called exit()",
			getpid() == tree->shared->master_pid ? "master" : "manager");
		cs_tree_shutdown(tree);
		return;
	}
	GC_ADDREF(exception);
	zend_clear_exception();
	zend_exception_error(exception, E_WARNING);
	if (EG(exception)) {
		zend_clear_exception(); /* of the program's error handler */
	}
}

void cs_tree_call(cs_tree *tree, void (*op)(cs_tree *tree))
{
	if (op && !cs_tree_is_foreign(tree)) {
		op(tree);
		cs_tree_settle(tree);
	}
}

/* The server has ended. Its process ids may be somebody else's soon, and for this process a signal means something else
 * again. Those that came late were meant for the server. */
static void end(cs_tree *tree)
{
	struct timespec none = {0};

	if (tree->ops->on_shutdown) {
		tree->ops->on_shutdown(tree);
	}
	if (cs_tree_is_foreign(tree)) {
		return;
	}
	tree->shared->master_pid = tree->shared->manager_pid = 0;
	while (sigtimedwait(&tree->signals, NULL, &none) > 0) {
	}
}

/* ---- forking ---- */

bool cs_tree_is_child(const cs_tree *tree)
{
	return tree->caller && getpid() != tree->caller; /* nobody before cs_tree_init() */
}

bool cs_tree_is_foreign(const cs_tree *tree)
{
	return getpid() != tree->self;
}

int cs_tree_fork(cs_tree *tree, bool is_manager)
{
	fflush(NULL);
	pid_t parent = getpid();
	pid_t pid = cs_signal_fork_holding();

	if (pid < 0) {
		return -errno;
	}
	if (pid == 0) {
		tree->self = getpid();
		cs_child_forget_output();
#ifdef __linux__
		/* Nobody stays behind when the parent is killed. */
		prctl(PR_SET_PDEATHSIG, SIGTERM);
		if (getppid() != parent) {
			_exit(0);
		}
#endif
		if (!is_manager) {
			cs_signal_limit_orphan(tree->max_wait_ms);
		}
	} else {
		cs_child_claim(pid);
	}
	return (int) pid;
}

/* ---- requests from anywhere ---- */

static int send_signal(int32_t pid, int sig)
{
	if (pid <= 0) {
		return UV_ESRCH;
	}
	return kill(pid, sig) < 0 ? -errno : 0;
}

int cs_tree_shutdown(cs_tree *tree)
{
	return send_signal(tree->shared->master_pid, SIGTERM);
}

int cs_tree_reload(cs_tree *tree, bool tasks_only)
{
	if (tree->single) {
		return UV_ENOTSUP;
	}
	return send_signal(tree->shared->manager_pid, tasks_only ? SIGUSR2 : SIGUSR1);
}

int cs_tree_renew(cs_tree *tree, int slot)
{
	if (tree->single) {
		return UV_ENOTSUP;
	}
	__atomic_store_n(&tree->shared->slots[slot].wants_renewal, 1, __ATOMIC_RELEASE);
	return send_signal(tree->shared->manager_pid, CS_SIGNAL_RENEW);
}

int cs_tree_detach(cs_tree *tree, int slot)
{
	__atomic_store_n(&tree->shared->slots[slot].detached, (int32_t) getpid(), __ATOMIC_RELEASE);
#ifdef __linux__
	prctl(PR_SET_PDEATHSIG, 0);
#endif
	cs_signal_limit_orphan(0);
	return send_signal(tree->shared->manager_pid, CS_SIGNAL_RENEW);
}

void cs_tree_ready(cs_tree *tree, int slot)
{
	cs_slot *s = &tree->shared->slots[slot];

	/* One that was so slow that it has a successor already is not waited for. */
	if (tree->self_generation == __atomic_load_n(&s->generation, __ATOMIC_ACQUIRE)) {
		__atomic_store_n(&s->ready, tree->self_generation, __ATOMIC_RELEASE);
	}
	send_signal(tree->shared->manager_pid, CS_SIGNAL_RENEW);
}

bool cs_tree_serves(const cs_tree *tree, int slot)
{
	const cs_slot *s = &tree->shared->slots[slot];

	/* While a successor starts, the old one still serves; at the server's start all will be there in a moment. */
	if (__atomic_load_n(&s->down, __ATOMIC_ACQUIRE)) {
		return false;
	}
	return __atomic_load_n(&s->ready, __ATOMIC_ACQUIRE) == s->generation || s->old_pid != 0 || s->generation <= 1;
}

/* One that is dead but not reaped is not. */
static bool is_alive(int32_t pid)
{
	if (pid <= 0 || pid == (int32_t) getpid() || (kill(pid, 0) < 0 && errno == ESRCH)) {
		return false;
	}
#ifdef __linux__
	char text[512];
	snprintf(text, sizeof(text), "/proc/%d/stat", (int) pid);
	int fd = open(text, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof(text) - 1);
	if (fd >= 0) {
		close(fd);
	}
	text[MAX(n, 0)] = '\0';
	const char *name_end = strrchr(text, ')');
	return !name_end || !strstr(name_end, ") Z");
#else
	return true;
#endif
}

/* Those that end say so in their slots, before they look at the others: of two that end together one finds nobody. */
static bool is_left(const cs_slot *slot, int32_t pid)
{
	return !is_alive(pid) || __atomic_load_n(&slot->leaving[0], __ATOMIC_SEQ_CST) == pid
		|| __atomic_load_n(&slot->leaving[1], __ATOMIC_SEQ_CST) == pid;
}

/* Of the kinds up to this one. */
static bool somebody_is_there(const cs_tree *tree, cs_slot_kind kind)
{
	for (int i = 0; i < tree->slot_count && cs_tree_kind(tree, i) <= kind; i++) {
		const cs_slot *slot = &tree->shared->slots[i];
		if (!is_left(slot, __atomic_load_n(&slot->pid, __ATOMIC_SEQ_CST))
			|| !is_left(slot, __atomic_load_n(&slot->old_pid, __ATOMIC_SEQ_CST))) {
			return true;
		}
	}
	return false;
}

bool cs_tree_leave(cs_tree *tree)
{
	cs_tree_shared *shared = tree->shared;
	int32_t self = (int32_t) getpid(), parent = (int32_t) getppid();
	bool manager = self == shared->manager_pid;

	if (tree->self_slot >= 0) {
		cs_slot *slot = &shared->slots[tree->self_slot];
		uint32_t n = __atomic_fetch_add(&slot->leaving_next, 1, __ATOMIC_SEQ_CST);
		__atomic_store_n(&slot->leaving[n & 1], self, __ATOMIC_SEQ_CST);
	}
	if (tree->single || self == shared->master_pid || parent == shared->master_pid
		|| (!manager && (parent == shared->manager_pid || is_alive(shared->master_pid)))) {
		return false;
	}
	/* A user process does nothing at its end when the signal kills it: it gets a moment to die. */
	for (int tries = 0; somebody_is_there(tree, CS_SLOT_USER); tries++) {
		if (tries == CS_ORPHAN_TRIES || somebody_is_there(tree, CS_SLOT_TASK)) {
			return false;
		}
		usleep(CS_ORPHAN_PAUSE_US);
	}
	return manager || !is_alive(shared->manager_pid);
}

bool cs_tree_superseded(const cs_tree *tree, int slot)
{
	int32_t pid = __atomic_load_n(&tree->shared->slots[slot].pid, __ATOMIC_ACQUIRE);

	return pid != 0 && pid != (int32_t) getpid();
}

/* ---- master ---- */

/* Returns the process id, or a negative UV_E*; 0 in the manager, when its work is done. */
static int fork_manager(cs_tree *tree, cs_child *manager)
{
	manager->started_ms = cs_loop_fresh_ms();
	int pid = cs_tree_fork(tree, true);

	if (pid == 0) {
		tree->shared->manager_pid = (int32_t) getpid();
		cs_manager_run(tree);
		return 0;
	}
	tree->shared->manager_pid = manager->pid = MAX(pid, 0);
	return pid;
}

/* True when the manager has ended and the server with it. */
static bool reap_manager(cs_tree *tree, cs_child *manager)
{
	int pid = manager->pid, status;

	if (!pid) {
		return tree->stopping;
	}
	if (waitpid(pid, &status, WNOHANG) != pid) {
		return false;
	}
	cs_child_release(pid);
	tree->shared->manager_pid = manager->pid = 0;
	if (tree->stopping || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) {
		return true;
	}
	uint64_t wait = cs_tree_back_off(manager);
	cs_log(CS_LOG_ERROR, "the manager process %d was lost (%s %d): starting another one in %llu ms", pid,
		WIFSIGNALED(status) ? "signal" : "exit code", WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status),
		(unsigned long long) wait);
	return false;
}

/* True in the new manager, when its work is done. */
static bool respawn_manager(cs_tree *tree, cs_child *manager)
{
	if (manager->pid || cs_loop_fresh_ms() < manager->respawn_ms) {
		return false;
	}
	int pid = fork_manager(tree, manager);
	if (pid < 0) {
		uint64_t wait = cs_tree_back_off(manager);
		cs_log(CS_LOG_ERROR, "cannot fork the manager process: %s; next try in %llu ms", uv_strerror(pid),
			(unsigned long long) wait);
	}
	return pid == 0;
}

static void pass_on(const cs_child *manager, int sig)
{
	if (manager->pid) {
		kill(manager->pid, sig);
	}
}

static void on_master_signal(cs_tree *tree, cs_child *manager, int sig)
{
	if (sig == SIGTERM || sig == SIGINT || sig == SIGQUIT || sig == SIGHUP) {
		if (!tree->stopping) {
			/* The manager needs its own patience and a little more. */
			manager->kill_ms = cs_loop_fresh_ms() + tree->max_wait_ms + CS_MANAGER_EXTRA_MS;
			cs_tree_call(tree, tree->ops->on_before_shutdown);
		}
		if (!cs_tree_is_foreign(tree)) {
			tree->stopping = true;
			pass_on(manager, SIGTERM);
		}
	} else if (sig == SIGUSR1 || sig == SIGUSR2) {
		pass_on(manager, sig);
	} else if (sig == SIGRTMIN) {
		cs_tree_call(tree, tree->ops->on_reopen); /* calls nothing of the program */
		pass_on(manager, sig);
	} else if (manager->kill_ms && cs_loop_fresh_ms() >= manager->kill_ms) {
		pass_on(manager, SIGKILL);
	}
}

/* The master owns nothing that could fail; it passes signals on and starts the manager again if that dies. Returns 0 at
 * the end of the server and in every process below. */
static int run_master(cs_tree *tree)
{
	cs_child manager = {0};
	int pid = fork_manager(tree, &manager);

	if (pid <= 0) {
		return pid;
	}
	cs_tree_call(tree, tree->ops->on_start);
	while (!cs_tree_is_foreign(tree)) {
		uint64_t due = manager.pid ? manager.kill_ms : manager.respawn_ms;
		int sig = cs_tree_wait_signal(tree, due ? MAX((int64_t) (due - cs_loop_fresh_ms()), 1) : -1);
		if (!cs_tree_is_foreign(tree)) {
			on_master_signal(tree, &manager, sig);
		}
		if (cs_tree_is_foreign(tree) || reap_manager(tree, &manager) || respawn_manager(tree, &manager)) {
			break;
		}
	}
	return 0;
}

static int run_several(cs_tree *tree)
{
	if (tree->process_mode) {
		return run_master(tree);
	}
	tree->shared->manager_pid = (int32_t) getpid();
	cs_manager_run(tree);
	return 0;
}

static int run(cs_tree *tree)
{
	int result = 0;

	cs_tree_hold_signals(tree);
	/* A limit of file sizes (ulimit -f) is an error of the write, of a log say, and not the end of the process. */
	signal(SIGXFSZ, SIG_IGN);
	tree->shared->master_pid = (int32_t) getpid();
	tree->shared->started_at = (uint64_t) time(NULL);
	if (tree->single) {
		tree->shared->manager_pid = 0;
		tree->shared->slots[0].pid = (int32_t) getpid();
		tree->self_generation = tree->shared->slots[0].generation = 1;
		tree->self_slot = 0;
		tree->ops->run(tree, 0, false);
		cs_tree_hold_signals(tree);
	} else {
		result = run_several(tree);
	}
	if (result == 0 && !cs_tree_is_child(tree)) {
		end(tree);
	}
	if (!cs_tree_is_child(tree)) {
		cs_tree_release_signals(tree);
	}
	return result < 0 ? result : cs_tree_is_child(tree);
}

int cs_tree_run(cs_tree *tree)
{
	int result = 0;

	zend_try
	{
		result = run(tree);
	}
	zend_catch
	{
		if (tree->ops->on_fatal && !cs_tree_is_child(tree)) {
			tree->ops->on_fatal(tree);
		}
		zend_bailout();
	}
	zend_end_try();
	return result;
}
