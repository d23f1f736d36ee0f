/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See process_pool.h. */
#include "process_pool.h"

#include "error.h"
#include "event.h"
#include "process.h"
#include "slot.h"
#include "src/core/co.h"
#include "src/core/co_struct.h"
#include "src/core/compat.h"
#include "src/core/log.h"
#include "src/core/loop.h"
#include "src/core/timer.h"
#include "src/hook/hook.h"
#include "src/modules.h"
#include "src/server/msg_queue.h"
#include "src/server/options.h"
#include "stubs/process_pool_arginfo.h"

#include "zend_exceptions.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#define POOL_SET          "Swoole\\Process\\Pool::set()"
#define WORKERS_MAX       8192
#define SIZE_MAX_DEFAULT  (2 * 1024 * 1024)
#define WAIT_DEFAULT_MS   3000
#define SOCKET_DEFAULT_MS 30000
#define PERIOD_MS         20   /* between two starts of a worker that ends by itself */
#define EXIT_EVENT_MS     1000 /* between two calls of onWorkerExit */
#define KILL_AFTER_MS     500  /* what a worker has to leave in, after its own time */

zend_class_entry *cs_process_pool_ce;
static zend_object_handlers pool_handlers;

static const char *const event_names[CS_POOL_EVENTS] = {
	"start", "shutdown", "workerstart", "workerstop", "workerexit", "message"};

static inline cs_pool *pool_of(zend_object *object)
{
	return (cs_pool *) ((char *) object - offsetof(cs_pool, std));
}

/* Not in a worker that has ended and only runs its shutdown functions and destructors. */
static inline bool has_workers(const cs_pool *pool)
{
	return pool->running && pool->pipes;
}

static void set_long(cs_pool *pool, const char *name, zend_long value)
{
	zend_update_property_long(cs_process_pool_ce, &pool->std, name, strlen(name), value);
}

static void set_bool(cs_pool *pool, const char *name, bool value)
{
	zend_update_property_bool(cs_process_pool_ce, &pool->std, name, strlen(name), value);
}

/* ---- calling back ---- */

static void call_now(const cs_pool *pool, cs_callback *callback, zval *args, uint32_t count)
{
	zend_fcall_info fci = callback->fci;
	zend_fcall_info_cache fcc = callback->fcc;
	zval result;

	ZVAL_UNDEF(&result);
	fci.param_count = count;
	fci.params = args;
	fci.retval = &result;
	zend_call_function(&fci, &fcc);
	zval_ptr_dtor(&result);
	if (EG(exception) && !zend_is_unwind_exit(EG(exception)) && pool->worker_id >= 0) {
		cs_co_fatal_exception();
	}
}

static void call_in_coroutine(cs_callback *callback, zval *args, uint32_t count)
{
	zend_fcall_info fci = callback->fci;
	zend_fcall_info_cache fcc = callback->fcc;

	fci.param_count = count;
	fci.params = args;
	if (cs_co_spawn_call(&fci, &fcc) < 0 && !EG(exception)) {
		cs_log(CS_LOG_ERROR, "there can be no more coroutines: a callback of the pool was not called");
	}
}

void cs_pool_call(cs_pool *pool, cs_pool_event event, zval *argument)
{
	cs_callback *callback = &pool->callbacks[event];
	/* A message that can be answered is handled in the coroutine that has its connection. */
	bool coroutine = pool->enable_coroutine
		&& (event == CS_POOL_WORKER_START || event == CS_POOL_WORKER_EXIT
			|| (event == CS_POOL_MESSAGE && pool->ipc_type != CS_POOL_IPC_SOCKET));
	zval args[2];

	ZVAL_OBJ_COPY(&args[0], &pool->std);
	if (argument) {
		ZVAL_COPY_VALUE(&args[1], argument);
	}
	if (cs_callback_is_set(callback) && !EG(exception)) {
		if (coroutine) {
			call_in_coroutine(callback, args, argument ? 2 : 1);
		} else {
			call_now(pool, callback, args, argument ? 2 : 1);
		}
	}
	if (argument) {
		zval_ptr_dtor(&args[1]);
	}
	zval_ptr_dtor(&args[0]);
}

static void call_worker(cs_pool *pool, cs_pool_event event)
{
	zval id;

	ZVAL_LONG(&id, pool->worker_id);
	cs_pool_call(pool, event, &id);
}

/* ---- a worker ---- */

static void on_exit_timer(cs_timer *timer, void *arg)
{
	cs_pool *pool = arg;

	if (cs_loop_fresh_ms() >= pool->exit_until_ms) {
		cs_log(CS_LOG_WARNING, "worker %d: max_wait_time is over; %zu coroutines are ended", pool->worker_id,
			CSG(core).map.count);
		cs_loop_stop();
		return;
	}
	call_worker(pool, CS_POOL_WORKER_EXIT);
	uint64_t left = pool->exit_until_ms - MIN(cs_loop_fresh_ms(), pool->exit_until_ms);
	cs_timer_again(timer, MIN(left, EXIT_EVENT_MS));
}

/* In a worker: the master was killed. */
static bool is_orphan(const cs_pool *pool)
{
	int32_t master = pool->tree.shared->master_pid; /* 0: it has ended in order */

	return master && getppid() != master;
}

/* The worker ends when its callback returns; with coroutines, when the loop has nothing left, or its time is over. */
static void begin_exit(cs_pool *pool)
{
	if (pool->stopping) {
		return;
	}
	pool->stopping = true;
	set_bool(pool, "workerRunning", false);
	if (is_orphan(pool)) {
		cs_pool_ipc_remove(pool); /* at once: what the worker is at may be endless */
	}
	if (pool->enable_coroutine) {
		cs_pool_ipc_unwatch(pool);
		pool->exit_until_ms = cs_loop_fresh_ms() + pool->wait_ms;
		pool->exit_timer = cs_timer_open(0, 0, on_exit_timer, pool);
		cs_timer_unref(pool->exit_timer);
	}
}

static void on_signal(int signum, void *arg)
{
	begin_exit(arg);
}

static void watch_signals(cs_pool *pool)
{
	cs_signal_watch(&pool->signals[0], SIGTERM, CS_SIGNAL_EARLY, on_signal, pool);
	cs_signal_watch(&pool->signals[1], SIGINT, CS_SIGNAL_EARLY, on_signal, pool);
	cs_signal_watch(&pool->signals[2], SIGRTMIN, CS_SIGNAL_EARLY, cs_log_on_signal, NULL);
	signal(SIGUSR1, SIG_IGN);
	signal(SIGUSR2, SIG_IGN);
	cs_tree_release_signals(&pool->tree);
}

/* Of the others' pipes only the ends to send to are needed. */
static void enter_worker(cs_pool *pool, int worker)
{
	CS_RESEED_RANDOM();
	for (int i = 0; i < pool->worker_num; i++) {
		if (i != worker && pool->pipes[i][1] >= 0) {
			close(pool->pipes[i][1]);
			pool->pipes[i][1] = -1;
		}
	}
	pool->worker_id = worker;
	pool->stopping = false;
	set_long(pool, "workerId", worker);
	set_long(pool, "workerPid", getpid());
	set_long(pool, "master_pid", pool->tree.shared->master_pid);
	set_bool(pool, "workerRunning", true);
	zend_update_property_null(cs_process_pool_ce, &pool->std, ZEND_STRL("workers"));
	watch_signals(pool);
}

static void close_worker(cs_pool *pool)
{
	for (size_t i = 0; i < sizeof(pool->signals) / sizeof(pool->signals[0]); i++) {
		cs_signal_unwatch(&pool->signals[i]);
	}
	if (pool->exit_timer) {
		cs_timer_close(pool->exit_timer);
		pool->exit_timer = NULL;
	}
	if (is_orphan(pool)) {
		cs_pool_ipc_remove(pool);
	}
	cs_pool_ipc_close(pool);
}

static void run_worker(cs_tree *tree, int slot, bool successor)
{
	cs_pool *pool = tree->data;

	enter_worker(pool, slot);
	if (pool->enable_coroutine) {
		CSG(classes).callbacks_plain = false;
		cs_hook_enable_default();
		cs_pool_ipc_watch(pool);
	}
	call_worker(pool, CS_POOL_WORKER_START);
	if (!EG(exception) && !CSG(core).exiting && !pool->enable_coroutine) {
		cs_pool_ipc_serve(pool);
	}
	if (!EG(exception) && !CSG(core).exiting && CSG(core).loop) {
		cs_loop_run();
	}
	if (!EG(exception) && !CSG(core).exiting) {
		call_worker(pool, CS_POOL_WORKER_STOP);
	}
	close_worker(pool);
}

/* ---- the master ---- */

static void on_start(cs_tree *tree)
{
	cs_pool_call(tree->data, CS_POOL_START, NULL);
}

static void on_before_shutdown(cs_tree *tree)
{
	set_bool(tree->data, "running", false);
}

static void on_shutdown(cs_tree *tree)
{
	cs_pool_call(tree->data, CS_POOL_SHUTDOWN, NULL);
}

static void on_reopen(cs_tree *tree)
{
	cs_log_reopen();
}

static void end(cs_pool *pool)
{
	pool->running = false;
	cs_pool_ipc_remove(pool);
	cs_pool_ipc_close(pool);
	cs_tree_dtor(&pool->tree);
}

static void on_fatal(cs_tree *tree)
{
	end(tree->data);
}

static const cs_tree_ops pool_ops = {
	.run = run_worker,
	.on_start = on_start,
	.on_before_shutdown = on_before_shutdown,
	.on_shutdown = on_shutdown,
	.on_reopen = on_reopen,
	.on_fatal = on_fatal,
};

/* What keeps it from starting, or NULL. */
static const char *obstacle(const cs_pool *pool)
{
	bool message = cs_callback_is_set(&pool->callbacks[CS_POOL_MESSAGE]);
	bool start = cs_callback_is_set(&pool->callbacks[CS_POOL_WORKER_START]);

	if (cs_co_current() || CSG(core).loop_running) {
		return "the event loop is running already: a pool starts outside of coroutines and callbacks";
	}
	if (!start && (pool->ipc_type == CS_POOL_IPC_NONE || !message)) {
		return pool->ipc_type == CS_POOL_IPC_NONE
			? "nothing would be done: register a callback with on('workerStart', ...)"
			: "nothing would be done: register a callback with on('message', ...) or on('workerStart', ...)";
	}
	if (pool->ipc_type == CS_POOL_IPC_SOCKET && pool->listen.fd < 0) {
		return "there is nothing to take connections from: call listen() first";
	}
	return NULL;
}

static int run(cs_pool *pool)
{
	cs_tree *tree = &pool->tree;

	memset(tree, 0, sizeof(*tree));
	tree->ops = &pool_ops;
	tree->data = pool;
	tree->worker_num = pool->worker_num;
	tree->stop_first = true;
	tree->period_ms = PERIOD_MS;
	tree->max_wait_ms = pool->wait_ms + KILL_AFTER_MS;
	int result = cs_pool_ipc_open(pool);
	if (result == 0) {
		result = cs_tree_init(tree);
	}
	if (result == 0) {
		pool->running = true;
		set_long(pool, "master_pid", getpid());
		set_bool(pool, "running", true);
		result = cs_tree_run(tree);
	}
	if (result == 1) {
		return 1;
	}
	end(pool);
	if (result == 0) {
		cs_event_end();
	}
	return result;
}

ZEND_METHOD(Swoole_Process_Pool, start)
{
	ZEND_PARSE_PARAMETERS_NONE();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (pool->worker_num == 0) {
		cs_throw_error(EINVAL, "Swoole\\Process\\Pool::start(): the constructor was not called");
		RETURN_THROWS();
	}
	if (pool->running) {
		cs_warn("the pool runs already: start() can be called again when it has ended");
		RETURN_FALSE;
	}
	const char *why = obstacle(pool);
	if (why) {
		cs_warn("the pool cannot be started: %s", why);
		RETURN_FALSE;
	}
	GC_ADDREF(&pool->std);
	int result = run(pool);
	OBJ_RELEASE(&pool->std);
	if (result == 1) {
		cs_process_leave();
		return;
	}
	if (result < 0) {
		cs_set_last_error(-result);
		cs_warn("the pool cannot be started: %s", uv_strerror(result));
		RETURN_FALSE;
	}
}

/* ---- methods ---- */

ZEND_METHOD(Swoole_Process_Pool, __construct)
{
	zend_long worker_num, ipc_type = CS_POOL_IPC_NONE, key = 0;
	bool enable_coroutine = false;

	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_LONG(worker_num)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(ipc_type)
		Z_PARAM_LONG(key)
		Z_PARAM_BOOL(enable_coroutine)
	ZEND_PARSE_PARAMETERS_END();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (pool->worker_num) {
		cs_throw_error(EINVAL, "Swoole\\Process\\Pool::__construct() can only be called once");
		RETURN_THROWS();
	}
	if (worker_num < 1 || worker_num > WORKERS_MAX) {
		cs_throw(
			EINVAL, "the number of workers must be from 1 to %d, " ZEND_LONG_FMT " given", WORKERS_MAX, worker_num);
		RETURN_THROWS();
	}
	if (ipc_type < CS_POOL_IPC_NONE || ipc_type > CS_POOL_IPC_SOCKET) {
		cs_throw(EINVAL, "the ipc_type must be one of SWOOLE_IPC_*, " ZEND_LONG_FMT " given", ipc_type);
		RETURN_THROWS();
	}
	if (key < INT_MIN || key > UINT32_MAX) {
		zend_argument_value_error(3, "must be the key of a message queue, of 32 bits, " ZEND_LONG_FMT " given", key);
		RETURN_THROWS();
	}
	pool->worker_num = (int) worker_num;
	pool->ipc_type = (int) ipc_type;
	pool->queue_key = (int) key;
	pool->enable_coroutine = enable_coroutine;
}

ZEND_METHOD(Swoole_Process_Pool, __destruct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

/* A number of at least `min`, times `scale`; false with an exception. */
static bool read_setting(const char *name, zval *value, double min, double scale, double *number)
{
	if (!cs_option_seconds(value, number) || *number < min || *number > 1e9) {
		cs_throw_option(POOL_SET, name,
			min > 0 ? "must be a number from 1 on" : "must be a number of seconds, not less than 0", value);
		return false;
	}
	*number *= scale;
	return true;
}

ZEND_METHOD(Swoole_Process_Pool, set)
{
	HashTable *settings;
	zend_string *name;
	zval *value;
	double number;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (pool->running) {
		cs_warn("the pool runs already: set() comes before start()");
		return;
	}
	ZEND_HASH_FOREACH_STR_KEY_VAL(settings, name, value) {
		ZVAL_DEREF(value);
		if (name && zend_string_equals_literal(name, "enable_coroutine")) {
			if (!cs_option_bool(value, &pool->enable_coroutine)) {
				cs_throw_option(POOL_SET, "enable_coroutine", CS_OPTION_BOOL_WHY, value);
				RETURN_THROWS();
			}
		} else if (name && zend_string_equals_literal(name, "enable_message_bus")) {
			/* Messages of every size arrive whole with and without it. */
			continue;
		} else if (name && zend_string_equals_literal(name, "max_package_size")) {
			if (!read_setting(ZSTR_VAL(name), value, 1, 1, &number)) {
				RETURN_THROWS();
			}
			pool->size_max = (size_t) number;
		} else if (name && zend_string_equals_literal(name, "max_wait_time")) {
			if (!read_setting(ZSTR_VAL(name), value, 0, 1000, &number)) {
				RETURN_THROWS();
			}
			pool->wait_ms = (uint64_t) number;
		} else if (name && zend_string_equals_literal(name, "socket_timeout")) {
			if (!read_setting(ZSTR_VAL(name), value, 0, 1000, &number)) {
				RETURN_THROWS();
			}
			pool->socket_ms = (uint64_t) number;
		} else {
			cs_log_option(POOL_SET, name ? ZSTR_VAL(name) : "(without a name)");
		}
	}
	ZEND_HASH_FOREACH_END();
}

ZEND_METHOD(Swoole_Process_Pool, on)
{
	zend_string *name;
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(name)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (pool->running) {
		cs_warn("the pool runs already: callbacks are registered before start()");
		RETURN_FALSE;
	}
	for (int i = 0; i < CS_POOL_EVENTS; i++) {
		if (!zend_string_equals_literal_ci(name, "") && strcasecmp(ZSTR_VAL(name), event_names[i]) == 0) {
			if (i == CS_POOL_MESSAGE && pool->ipc_type == CS_POOL_IPC_NONE) {
				cs_warn("no messages come with SWOOLE_IPC_NONE: give the constructor another ipc_type");
				RETURN_FALSE;
			}
			cs_callback old = pool->callbacks[i];
			cs_callback_init(&pool->callbacks[i], &fci, &fcc, 0, 0, NULL, NULL);
			cs_callback_dtor(&old);
			RETURN_TRUE;
		}
	}
	cs_warn("there is no event '%s': there are Start, Shutdown, WorkerStart, WorkerStop, WorkerExit and Message",
		ZSTR_VAL(name));
	RETURN_FALSE;
}

ZEND_METHOD(Swoole_Process_Pool, listen)
{
	zend_string *host;
	zend_long port = 0, backlog = 2048;

	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_PATH_STR(host)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(port)
		Z_PARAM_LONG(backlog)
	ZEND_PARSE_PARAMETERS_END();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (pool->running || pool->ipc_type != CS_POOL_IPC_SOCKET || pool->listen.fd >= 0) {
		cs_warn("%s",
			pool->running                              ? "the pool runs already: listen() comes before start()"
				: pool->ipc_type != CS_POOL_IPC_SOCKET ? "only a pool with SWOOLE_IPC_SOCKET listens"
													   : "the pool listens already");
		RETURN_FALSE;
	}
	if (port < 0 || port > 65535) {
		zend_argument_value_error(2, "must be from 0 to 65535, " ZEND_LONG_FMT " given", port);
		RETURN_THROWS();
	}
	int error = cs_listen_bind(&pool->listen, ZSTR_VAL(host), (int) port, SOCK_STREAM, false);
	if (error == 0 && (error = cs_listen_start(pool->listen.fd, (int) backlog)) < 0) {
		cs_listen_close(&pool->listen, true);
	}
	if (error < 0) {
		pool->listen.fd = -1;
		cs_set_last_error(-error);
		cs_warn("cannot listen at %s, port " ZEND_LONG_FMT ": %s", ZSTR_VAL(host), port, uv_strerror(error));
		RETURN_FALSE;
	}
	fcntl(pool->listen.fd, F_SETFL, fcntl(pool->listen.fd, F_GETFL) | O_NONBLOCK);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Process_Pool, write)
{
	zend_string *data;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(data)
	ZEND_PARSE_PARAMETERS_END();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (!pool->has_answer || ZSTR_LEN(data) == 0) {
		cs_warn("%s",
			pool->has_answer ? "there is nothing to write: the data is empty"
							 : "nobody waits for an answer: write() is for onMessage of a pool with SWOOLE_IPC_SOCKET");
		RETURN_FALSE;
	}
	smart_str_append(&pool->answer, data);
	RETURN_TRUE;
}

/* May yield. */
ZEND_METHOD(Swoole_Process_Pool, sendMessage)
{
	zend_string *data;
	zend_long worker;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(data)
		Z_PARAM_LONG(worker)
	ZEND_PARSE_PARAMETERS_END();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (!has_workers(pool) || pool->ipc_type != CS_POOL_IPC_UNIXSOCK) {
		cs_warn("%s",
			has_workers(pool) ? "only a pool with SWOOLE_IPC_UNIXSOCK sends messages to its workers"
							  : "the pool does not run");
		RETURN_FALSE;
	}
	if (worker < 0 || worker >= pool->worker_num || ZSTR_LEN(data) > pool->size_max) {
		if (ZSTR_LEN(data) > pool->size_max) {
			cs_warn("a message of %zu bytes is too long: max_package_size is %zu", ZSTR_LEN(data), pool->size_max);
		} else {
			cs_warn("there is no worker " ZEND_LONG_FMT ": they are from 0 to %d", worker, pool->worker_num - 1);
		}
		RETURN_FALSE;
	}
	int error = cs_pool_ipc_send(pool, (int) worker, ZSTR_VAL(data), ZSTR_LEN(data));
	if (error < 0) {
		cs_set_last_error(-error);
		cs_warn("cannot send to the worker " ZEND_LONG_FMT ": %s", worker, uv_strerror(error));
		RETURN_FALSE;
	}
	RETURN_TRUE;
}

/* NULL with errno when there can be no more descriptors. */
static zend_object *make_process(cs_pool *pool, int worker)
{
	bool self = worker == pool->worker_id;
	int fds[2] = {-1, -1}, fd = pool->pipes[worker][self];

	if (fd >= 0) {
		fds[self] = fcntl(fd, F_DUPFD_CLOEXEC, 3);
		if (fds[self] < 0) {
			return NULL;
		}
	}
	zend_object *object = cs_process_wrap(pool->tree.shared->slots[worker].pid, worker, fds, self,
		fd >= 0 ? CS_PROCESS_PIPE_DGRAM : CS_PROCESS_PIPE_NONE);
	if (pool->queue >= 0) {
		cs_process_of(object)->queue = pool->queue;
		cs_process_of(object)->queue_mode = 2; /* SWOOLE_MSGQUEUE_BALANCE */
		cs_process_of(object)->queue_wait = true;
		zend_update_property_long(cs_process_ce, object, ZEND_STRL("msgQueueId"), pool->queue);
		zend_update_property_long(cs_process_ce, object, ZEND_STRL("msgQueueKey"), pool->queue_key);
	}
	return object;
}

ZEND_METHOD(Swoole_Process_Pool, getProcess)
{
	zend_long worker = -1;
	zval hold, list;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(worker)
	ZEND_PARSE_PARAMETERS_END();

	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (!has_workers(pool)) {
		cs_warn("the pool does not run: it has no workers");
		RETURN_FALSE;
	}
	if (worker < 0) {
		worker = pool->worker_id;
	}
	if (worker < 0 || worker >= pool->worker_num) {
		cs_warn("there is no worker " ZEND_LONG_FMT ": they are from 0 to %d", worker, pool->worker_num - 1);
		RETURN_FALSE;
	}
	zval *known = zend_read_property(cs_process_pool_ce, &pool->std, ZEND_STRL("workers"), true, &hold);
	zval *one = Z_TYPE_P(known) == IS_ARRAY ? zend_hash_index_find(Z_ARRVAL_P(known), (zend_ulong) worker) : NULL;
	if (one && Z_TYPE_P(one) == IS_OBJECT && instanceof_function(Z_OBJCE_P(one), cs_process_ce)) {
		cs_process_set_pid(Z_OBJ_P(one), pool->tree.shared->slots[worker].pid); /* it may be a successor */
		RETURN_COPY(one);
	}
	zend_object *process = make_process(pool, (int) worker);
	if (!process) {
		cs_set_last_error(errno);
		cs_warn("there is no descriptor for the pipe of worker " ZEND_LONG_FMT ": %s", worker, strerror(errno));
		RETURN_FALSE;
	}
	RETVAL_OBJ(process);
	if (Z_TYPE_P(known) == IS_ARRAY) {
		ZVAL_ARR(&list, zend_array_dup(Z_ARRVAL_P(known)));
	} else {
		array_init(&list);
	}
	Z_ADDREF_P(return_value);
	zend_hash_index_update(Z_ARRVAL(list), (zend_ulong) worker, return_value);
	zend_update_property(cs_process_pool_ce, &pool->std, ZEND_STRL("workers"), &list);
	zval_ptr_dtor(&list);
}

/* The pool, when this is a worker of it; warns when not. */
static cs_pool *in_worker(zval *this)
{
	cs_pool *pool = pool_of(Z_OBJ_P(this));

	if (!has_workers(pool) || pool->worker_id < 0) {
		cs_warn("this is for the workers of a pool that runs");
		return NULL;
	}
	return pool;
}

ZEND_METHOD(Swoole_Process_Pool, detach)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_pool *pool = in_worker(ZEND_THIS);
	if (!pool) {
		RETURN_FALSE;
	}
	RETURN_BOOL(cs_tree_detach(&pool->tree, pool->worker_id) == 0);
}

ZEND_METHOD(Swoole_Process_Pool, stop)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_pool *pool = in_worker(ZEND_THIS);
	if (pool) {
		begin_exit(pool);
	}
}

ZEND_METHOD(Swoole_Process_Pool, shutdown)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_pool *pool = pool_of(Z_OBJ_P(ZEND_THIS));
	if (!pool->running) {
		cs_warn("the pool does not run");
		RETURN_FALSE;
	}
	RETURN_BOOL(cs_tree_shutdown(&pool->tree) == 0);
}

/* ---- the object ---- */

static zend_object *create_pool(zend_class_entry *ce)
{
	cs_pool *pool = zend_object_alloc(sizeof(cs_pool), ce);

	memset(pool, 0, offsetof(cs_pool, std));
	pool->worker_id = pool->queue = pool->listen.fd = -1;
	pool->size_max = SIZE_MAX_DEFAULT;
	pool->wait_ms = WAIT_DEFAULT_MS;
	pool->socket_ms = SOCKET_DEFAULT_MS;
	zend_object_std_init(&pool->std, ce);
	object_properties_init(&pool->std, ce);
	pool->std.handlers = &pool_handlers;
	return &pool->std;
}

static void free_pool(zend_object *object)
{
	cs_pool *pool = pool_of(object);

	for (size_t i = 0; i < sizeof(pool->signals) / sizeof(pool->signals[0]); i++) {
		cs_signal_unwatch(&pool->signals[i]);
	}
	for (int i = 0; i < CS_POOL_EVENTS; i++) {
		cs_callback_dtor(&pool->callbacks[i]);
	}
	if (!pool->running && cs_listen_is_alone(&pool->listen)) {
		cs_pool_ipc_remove(pool);
	}
	cs_pool_ipc_close(pool);
	cs_tree_dtor(&pool->tree);
	smart_str_free(&pool->answer);
	zend_object_std_dtor(object);
}

static HashTable *get_gc(zend_object *object, zval **table, int *n)
{
	cs_pool *pool = pool_of(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	for (int i = 0; i < CS_POOL_EVENTS; i++) {
		cs_callback_gc(&pool->callbacks[i], buffer);
	}
	return cs_gc_end(object, buffer, table, n);
}

void cs_process_pool_minit(int type, int module_number)
{
	cs_process_pool_ce = register_class_Swoole_Process_Pool();
	cs_process_pool_ce->create_object = create_pool;
	memcpy(&pool_handlers, &std_object_handlers, sizeof(pool_handlers));
	pool_handlers.offset = offsetof(cs_pool, std);
	pool_handlers.free_obj = free_pool;
	pool_handlers.get_gc = get_gc;
	pool_handlers.clone_obj = NULL;
}
