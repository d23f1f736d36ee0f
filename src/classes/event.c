/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Event: the event loop as PHP sees it. One watch per descriptor holds the two callbacks and the bytes that
 * write() could not send yet. Callbacks run in new coroutines.
 */
#include "event.h"

#include "callback.h"
#include "error.h"
#include "fd.h"
#include "src/core/co.h"
#include "src/core/io.h"
#include "src/core/loop.h"
#include "src/modules.h"
#include "stubs/event_arginfo.h"
#include "timer.h"

#include "zend_smart_str.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

zend_class_entry *cs_event_ce;

typedef struct watch {
	int fd;
	int events;   /* what the user asked for; 0: only write() made it, and it goes when all is written */
	zval subject; /* the value the user gave: the argument of the callbacks */
	cs_callback read;
	cs_callback write;
	smart_str out;
	size_t out_sent; /* bytes of out that are written */
	bool calling;    /* on_ready() has it: remove_watch() leaves the release to it */
	bool removed;
} watch;

struct cs_event_cycle {
	union {
		uv_handle_t any;
		uv_check_t check;
		uv_prepare_t prepare;
	} handle;
	cs_callback callback;
};

static void on_ready(int fd, int events, void *arg);

static void release_watch(watch *one)
{
	cs_callback_dtor(&one->read);
	cs_callback_dtor(&one->write);
	smart_str_free(&one->out);
	zval_ptr_dtor(&one->subject);
	efree(one);
}

static void remove_watch(watch *one)
{
	one->removed = true;
	if (CSG(classes).events) {
		zend_hash_index_del(CSG(classes).events, (zend_ulong) one->fd);
	}
	cs_io_watch_stop(one->fd);
	if (!one->calling) {
		release_watch(one);
	}
}

static void table_free(HashTable *table)
{
	zend_hash_destroy(table);
	FREE_HASHTABLE(table);
}

/* In a child process the parent's watches and cycles are gone with its loop. */
static void forget_events_of_parent(void)
{
	watch *one;
	HashTable *events = CSG(classes).events;
	if (EXPECTED(CSG(classes).events_forks == CSG(core).forks)) {
		return;
	}
	CSG(classes).events_forks = CSG(core).forks;
	CSG(classes).events = NULL;
	for (int i = 0; i < 2; i++) {
		if (CSG(classes).cycles[i]) {
			cs_callback_dtor(&CSG(classes).cycles[i]->callback);
			CSG(classes).cycles[i] = NULL;
		}
	}
	if (events) {
		ZEND_HASH_FOREACH_PTR(events, one) {
			one->removed = true;
			if (!one->calling) {
				release_watch(one);
			}
		}
		ZEND_HASH_FOREACH_END();
		table_free(events);
	}
}

static watch *find_watch(int fd)
{
	forget_events_of_parent();
	watch *one = CSG(classes).events ? zend_hash_index_find_ptr(CSG(classes).events, (zend_ulong) fd) : NULL;
	if (one && UNEXPECTED(cs_fd_is_closed(&one->subject))) {
		/* The number belongs to something else by now. */
		remove_watch(one);
		return NULL;
	}
	return one;
}

static watch *add_watch(int fd, zval *subject, int events)
{
	cs_loop();
	forget_events_of_parent();
	if (!CSG(classes).events) {
		ALLOC_HASHTABLE(CSG(classes).events);
		zend_hash_init(CSG(classes).events, 8, NULL, NULL, 0);
	}
	watch *one = ecalloc(1, sizeof(*one));
	one->fd = fd;
	one->events = events;
	ZVAL_COPY(&one->subject, subject);
	zend_hash_index_add_ptr(CSG(classes).events, (zend_ulong) fd, one);
	return one;
}

static bool output_waits(const watch *one)
{
	return one->out.s && one->out_sent < ZSTR_LEN(one->out.s);
}

/* Watches for what is wanted now. Returns 0 or a negative UV_E*. */
static int arm_watch(watch *one)
{
	int events = (one->events & CS_EVENT_READ ? UV_READABLE : 0)
		| (one->events & CS_EVENT_WRITE || output_waits(one) ? UV_WRITABLE : 0);
	if (!events) {
		cs_io_watch_stop(one->fd);
		return 0;
	}
	return cs_io_watch(one->fd, events, on_ready, one);
}

/* One write that does not block. Bytes written, or a negative errno (-EAGAIN: none now). */
static ssize_t write_now(int fd, const char *data, size_t length)
{
	ssize_t n;
	do {
		n = send(fd, data, length, MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n < 0 && errno == ENOTSOCK) {
			int flags = fcntl(fd, F_GETFL);
			if (flags >= 0 && !(flags & O_NONBLOCK)) {
				fcntl(fd, F_SETFL, flags | O_NONBLOCK);
			}
			n = write(fd, data, length);
		}
	} while (n < 0 && errno == EINTR);
	if (n < 0) {
		return errno == EWOULDBLOCK ? -EAGAIN : -errno;
	}
	return n;
}

/* Writes what write() left over, then takes away a watch that was there for that only. Called by on_ready() alone. */
static void flush_watch(watch *one)
{
	ssize_t n = 0;
	size_t left;
	while ((left = ZSTR_LEN(one->out.s) - one->out_sent) && n >= 0) {
		n = write_now(one->fd, ZSTR_VAL(one->out.s) + one->out_sent, left);
		if (n == -EAGAIN) {
			return;
		}
		one->out_sent += n > 0 ? (size_t) n : 0;
	}
	smart_str_free(&one->out);
	one->out_sent = 0;
	if (one->events) {
		arm_watch(one);
	} else {
		remove_watch(one);
	}
	if (n < 0) {
		cs_warn("%zu bytes for the descriptor %d could not be written: %s", left, one->fd, strerror((int) -n));
	}
}

static void call_watch(watch *one, cs_callback *callback, int event)
{
	if (!one->removed && !EG(exception) && (one->events & event) && cs_callback_is_set(callback)) {
		cs_callback_fire(callback, &one->subject);
	}
}

static void on_ready(int fd, int events, void *arg)
{
	watch *one = arg;
	bool failed = events < 0;
	one->calling = true;
	if (failed || events & (UV_READABLE | UV_DISCONNECT)) {
		call_watch(one, &one->read, CS_EVENT_READ);
	}
	if (!one->removed && (failed || events & UV_WRITABLE)) {
		if (output_waits(one)) {
			flush_watch(one);
		} else {
			call_watch(one, &one->write, CS_EVENT_WRITE);
		}
	}
	if (!one->removed && cs_fd_is_closed(&one->subject)) {
		remove_watch(one);
	}
	if (failed && !one->removed) {
		remove_watch(one);
		cs_warn("the descriptor %d is no longer watched: %s", fd, uv_strerror(events));
	}
	one->calling = false;
	if (one->removed) {
		release_watch(one);
	}
}

/* Replaces a callback when there is a new one. Returns the old one, which the caller releases last: that may run a
 * destructor. */
static cs_callback set_callback(cs_callback *callback, const zend_fcall_info *fci, const zend_fcall_info_cache *fcc)
{
	cs_callback old = {0};
	if (fci->size) {
		old = *callback;
		cs_callback_init(callback, fci, fcc, 0, 0, NULL, NULL);
	}
	return old;
}

/* Is there a callback for each of the events? Warns when not. */
static bool check_callbacks(zend_long events, bool has_read, bool has_write)
{
	if (!(events & (CS_EVENT_READ | CS_EVENT_WRITE))) {
		cs_warn("the events must be SWOOLE_EVENT_READ, SWOOLE_EVENT_WRITE or both, " ZEND_LONG_FMT " given", events);
	} else if (events & CS_EVENT_READ && !has_read) {
		cs_warn("SWOOLE_EVENT_READ needs a read callback");
	} else if (events & CS_EVENT_WRITE && !has_write) {
		cs_warn("SWOOLE_EVENT_WRITE needs a write callback");
	} else {
		return true;
	}
	return false;
}

ZEND_FUNCTION(swoole_event_add)
{
	zval *subject = NULL;
	zend_long events = CS_EVENT_READ;
	zend_fcall_info read = empty_fcall_info, write = empty_fcall_info;
	zend_fcall_info_cache read_cache = empty_fcall_info_cache, write_cache = empty_fcall_info_cache;

	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_ZVAL(subject)
		Z_PARAM_OPTIONAL
		Z_PARAM_FUNC_OR_NULL(read, read_cache)
		Z_PARAM_FUNC_OR_NULL(write, write_cache)
		Z_PARAM_LONG(events)
	ZEND_PARSE_PARAMETERS_END();

	int fd = cs_fd_of(subject);
	if (fd < 0 || !check_callbacks(events, read.size, write.size)) {
		RETURN_FALSE;
	}
	watch *one = find_watch(fd);
	if (one && one->events) {
		cs_warn("the descriptor %d is watched already: use Swoole\\Event::set() to change that", fd);
		RETURN_FALSE;
	}
	if (!one) {
		one = add_watch(fd, subject, 0);
	}
	one->events = (int) events & (CS_EVENT_READ | CS_EVENT_WRITE);
	set_callback(&one->read, &read, &read_cache);
	set_callback(&one->write, &write, &write_cache);
	int status = arm_watch(one);
	if (status < 0) {
		remove_watch(one);
		cs_warn("the descriptor %d cannot be watched: %s", fd, uv_strerror(status));
		RETURN_FALSE;
	}
	RETURN_LONG(fd);
}

ZEND_FUNCTION(swoole_event_set)
{
	zval *subject = NULL;
	zend_long events = 0;
	zend_fcall_info read = empty_fcall_info, write = empty_fcall_info;
	zend_fcall_info_cache read_cache = empty_fcall_info_cache, write_cache = empty_fcall_info_cache;

	ZEND_PARSE_PARAMETERS_START(1, 4)
		Z_PARAM_ZVAL(subject)
		Z_PARAM_OPTIONAL
		Z_PARAM_FUNC_OR_NULL(read, read_cache)
		Z_PARAM_FUNC_OR_NULL(write, write_cache)
		Z_PARAM_LONG(events)
	ZEND_PARSE_PARAMETERS_END();

	int fd = cs_fd_of(subject);
	if (fd < 0) {
		RETURN_FALSE;
	}
	watch *one = find_watch(fd);
	if (!one || !one->events) {
		cs_warn("the descriptor %d is not watched: use Swoole\\Event::add() first", fd);
		RETURN_FALSE;
	}
	if (events == 0) {
		events = one->events;
	}
	if (!check_callbacks(
			events, read.size || cs_callback_is_set(&one->read), write.size || cs_callback_is_set(&one->write))) {
		RETURN_FALSE;
	}
	one->events = (int) events & (CS_EVENT_READ | CS_EVENT_WRITE);
	int status = arm_watch(one);
	cs_callback old_read = set_callback(&one->read, &read, &read_cache);
	cs_callback old_write = set_callback(&one->write, &write, &write_cache);
	cs_callback_dtor(&old_read);
	cs_callback_dtor(&old_write);
	RETURN_BOOL(status == 0);
}

ZEND_FUNCTION(swoole_event_del)
{
	zval *subject = NULL;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ZVAL(subject)
	ZEND_PARSE_PARAMETERS_END();

	int fd = cs_fd_of(subject);
	watch *one = fd < 0 ? NULL : find_watch(fd);
	if (!one) {
		RETURN_FALSE;
	}
	remove_watch(one);
	RETURN_TRUE;
}

ZEND_FUNCTION(swoole_event_isset)
{
	zval *subject = NULL;
	zend_long events = CS_EVENT_READ | CS_EVENT_WRITE;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ZVAL(subject)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(events)
	ZEND_PARSE_PARAMETERS_END();

	int fd = cs_fd_of(subject);
	watch *one = fd < 0 ? NULL : find_watch(fd);
	RETURN_BOOL(one && (one->events & events));
}

ZEND_FUNCTION(swoole_event_write)
{
	zval *subject = NULL;
	char *data = NULL;
	size_t length = 0;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_ZVAL(subject)
		Z_PARAM_STRING(data, length)
	ZEND_PARSE_PARAMETERS_END();

	if (length == 0) {
		cs_warn("there is nothing to write: the data is empty");
		RETURN_FALSE;
	}
	int fd = cs_fd_of(subject);
	if (fd < 0) {
		RETURN_FALSE;
	}
	watch *one = find_watch(fd);
	if (!one || !output_waits(one)) {
		ssize_t n = write_now(fd, data, length);
		if (n < 0 && n != -EAGAIN) {
			cs_warn("cannot write to the descriptor %d: %s", fd, strerror((int) -n));
			RETURN_FALSE;
		}
		data += n > 0 ? n : 0;
		length -= n > 0 ? (size_t) n : 0;
		if (!length) {
			RETURN_TRUE;
		}
	}
	if (!one) {
		one = add_watch(fd, subject, 0);
	}
	bool armed = output_waits(one);
	smart_str_appendl(&one->out, data, length);
	int status = armed ? 0 : arm_watch(one);
	if (status < 0) {
		remove_watch(one);
		cs_warn("cannot wait for the descriptor %d: %s", fd, uv_strerror(status));
	}
	RETURN_BOOL(status == 0);
}

/* ---- the loop ---- */

static void on_defer(void *arg)
{
	cs_callback *callback = arg;
	cs_callback_fire(callback, NULL);
	cs_callback_dtor(callback);
	efree(callback);
}

ZEND_FUNCTION(swoole_event_defer)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_FUNC(fci, fcc)
	ZEND_PARSE_PARAMETERS_END();

	cs_callback *callback = emalloc(sizeof(*callback));
	cs_callback_init(callback, &fci, &fcc, 0, 0, NULL, NULL);
	cs_loop_defer(on_defer, callback);
	RETURN_TRUE;
}

static void on_cycle_closed(uv_handle_t *handle)
{
	free(handle->data);
}

static void on_cycle(cs_event_cycle *cycle)
{
	if (!EG(exception) && cs_callback_is_set(&cycle->callback)) {
		cs_callback_fire(&cycle->callback, NULL);
	}
}

static void on_check(uv_check_t *handle)
{
	on_cycle(handle->data);
}

static void on_prepare(uv_prepare_t *handle)
{
	on_cycle(handle->data);
}

static void close_cycle(bool before)
{
	cs_event_cycle *cycle = CSG(classes).cycles[before];
	if (cycle) {
		CSG(classes).cycles[before] = NULL;
		uv_close(&cycle->handle.any, on_cycle_closed);
		cs_callback_dtor(&cycle->callback);
	}
}

/* The handle does not keep the loop alive: a cycle accompanies what else there is to do. */
static cs_event_cycle *open_cycle(bool before)
{
	cs_event_cycle *cycle = pecalloc(1, sizeof(*cycle), 1);
	if (before) {
		uv_prepare_init(cs_loop(), &cycle->handle.prepare);
		uv_prepare_start(&cycle->handle.prepare, on_prepare);
	} else {
		uv_check_init(cs_loop(), &cycle->handle.check);
		uv_check_start(&cycle->handle.check, on_check);
	}
	uv_unref(&cycle->handle.any);
	cycle->handle.any.data = cycle;
	CSG(classes).cycles[before] = cycle;
	return cycle;
}

ZEND_FUNCTION(swoole_event_cycle)
{
	zend_fcall_info fci;
	zend_fcall_info_cache fcc;
	bool before = false;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_FUNC_OR_NULL(fci, fcc)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(before)
	ZEND_PARSE_PARAMETERS_END();

	cs_loop();
	forget_events_of_parent();
	cs_event_cycle *cycle = CSG(classes).cycles[before];
	if (!fci.size) {
		close_cycle(before);
		RETURN_BOOL(cycle != NULL);
	}
	if (!cycle) {
		cycle = open_cycle(before);
	}
	cs_callback old = set_callback(&cycle->callback, &fci, &fcc);
	cs_callback_dtor(&old);
	RETURN_TRUE;
}

ZEND_FUNCTION(swoole_event_dispatch)
{
	ZEND_PARSE_PARAMETERS_NONE();
	int status = cs_loop_wait_once();
	if (status == UV_EBUSY) {
		cs_warn("the event loop is running already: this is a coroutine or a callback of it");
	}
	RETURN_BOOL(status == 0);
}

ZEND_FUNCTION(swoole_event_wait)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (cs_loop_run() == UV_EBUSY) {
		cs_warn("the event loop is running already: this is a coroutine or a callback of it");
	}
}

ZEND_FUNCTION(swoole_event_rshutdown)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_loop_run();
}

ZEND_FUNCTION(swoole_event_exit)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_events_clear();
	cs_timers_clear();
	cs_loop_stop();
}

/* The table is taken away first: releasing a callback may run a destructor that adds a watch, or yields. By then no watch
 * of the table can be called any more, and those in a call are left to on_ready(). */
void cs_events_clear(void)
{
	watch *one;
	forget_events_of_parent();
	close_cycle(false);
	close_cycle(true);
	HashTable *events = CSG(classes).events;
	if (events) {
		CSG(classes).events = NULL;
		ZEND_HASH_FOREACH_PTR(events, one) {
			one->removed = true;
			cs_io_watch_stop(one->fd);
			if (one->calling) {
				zend_hash_index_del(events, (zend_ulong) one->fd);
			}
		}
		ZEND_HASH_FOREACH_END();
		ZEND_HASH_FOREACH_PTR(events, one) {
			release_watch(one);
		}
		ZEND_HASH_FOREACH_END();
		table_free(events);
	}
}

static void look_for_work(uv_handle_t *handle, void *found)
{
	*(bool *) found |= uv_is_active(handle) && uv_has_ref(handle) && !uv_is_closing(handle);
}

void cs_event_end(void)
{
	bool left = CSG(core).map.count > 0;

	cs_events_clear();
	cs_timers_clear();
	if (CSG(core).loop) {
		uv_walk(CSG(core).loop, look_for_work, &left);
	}
	CSG(core).loop_stop = left;
}

void cs_event_minit(int type, int module_number)
{
	cs_event_ce = register_class_Swoole_Event();
	zend_register_functions(NULL, ext_functions, NULL, MODULE_PERSISTENT);
}

void cs_event_rshutdown(void)
{
	cs_events_clear();
	cs_events_clear();
}
