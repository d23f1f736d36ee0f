/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What client libraries call in place of the C library's functions. In a coroutine that may yield, on PHP's thread, and
 * with the library's flag on, each waits with the event loop; else it calls the real function. Results and errno are the
 * real one's. A wait that was cancelled fails with ECANCELED: with EINTR, libraries would wait again. Libraries that do not
 * expect a poll() to fail are told that the time is over.
 */
#include "got.h"
#include "hook.h"

#include "src/core/co_struct.h"
#include "src/core/io.h"
#include "src/net/resolve.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* A sleep in this call from PHP was cancelled. Among the flags of a call, which each call sets anew, it is one that has a
 * meaning for generators only. */
#define CALL_CANCELED (1u << 30)

#define MAY_YIELD() may_yield(__builtin_return_address(0))

/* The flags of the library when it may, else 0. It may have been loaded by another one since the last look. */
static zend_long may_yield(const void *caller)
{
	if (!cs_got_is_php_thread() || !cs_co_current()) {
		return 0;
	}
	cs_got_update();
	zend_long flags = cs_got_flags_of(caller);
	return flags && cs_hook_on(flags) ? flags : 0;
}

/* The script is ending and this coroutine unwinds: a library that sleeps before it tries again is not to hold that up. */
static bool is_ending(void)
{
	return cs_got_is_php_thread() && cs_co_current() && cs_co_current()->unwinding && CSG(hook).flags;
}

/* Milliseconds, rounded up; for ever without a time. */
static int64_t ms_of(const struct timespec *time)
{
	return time ? (int64_t) time->tv_sec * 1000 + (time->tv_nsec + 999999) / 1000000 : CS_FOREVER;
}

static const char library_wait[] = "descriptors of a library";

zend_long cs_got_user_of(int fd)
{
	const cs_co *user;
	/* One that has been woken is let go first. */
	while ((user = cs_io_waiter(fd, library_wait)) && user->status == CS_CO_READY && cs_co_can_yield()) {
		if (cs_co_reschedule() < 0) {
			break;
		}
	}
	return user ? user->id : 0;
}

/* As poll(); *real is set when the descriptors cannot be waited for by the loop. May yield. */
static int poll_yielding(struct pollfd *fds, nfds_t count, int64_t timeout_ms, zend_long flags, bool *real)
{
	int status = cs_io_poll(library_wait, fds, (unsigned) count, timeout_ms < 0 ? CS_FOREVER : timeout_ms);
	bool canceled = status == UV_ECANCELED || status == UV_EINTR;

	*real = status == UV_EPERM;
	if (status >= 0) {
		return status;
	}
	if (canceled && (flags & CS_GOT_TIMES_OUT)) {
		return 0;
	}
	errno = canceled ? ECANCELED : -status;
	return -1;
}

static int got_poll(struct pollfd *fds, nfds_t count, int timeout)
{
	bool real = true;
	int result = -1;
	zend_long flags = timeout != 0 && count < INT_MAX ? MAY_YIELD() : 0;
	if (flags) {
		result = poll_yielding(fds, count, timeout, flags, &real);
	}
	return real ? poll(fds, count, timeout) : result;
}

/* What _FORTIFY_SOURCE makes of poll(). */
static int got_poll_chk(struct pollfd *fds, nfds_t count, int timeout, size_t size)
{
	bool real = true;
	int result = -1;
	zend_long flags = timeout != 0 && count <= size / sizeof(*fds) ? MAY_YIELD() : 0;
	if (flags) {
		result = poll_yielding(fds, count, timeout, flags, &real);
	}
	return real ? poll(fds, count, timeout) : result;
}

static int got_ppoll(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *mask)
{
	bool real = true;
	int result = -1;
	zend_long flags = !mask && count < INT_MAX ? MAY_YIELD() : 0;
	if (flags) {
		result = poll_yielding(fds, count, ms_of(timeout), flags, &real);
	}
	return real ? ppoll(fds, count, timeout, mask) : result;
}

/* The descriptors of three sets; returns how many. */
static unsigned polls_of_sets(int count, const fd_set *r, const fd_set *w, const fd_set *e, struct pollfd *fds)
{
	unsigned n = 0;
	for (int fd = 0; fd < count; fd++) {
		short events = (short) ((r && FD_ISSET(fd, r) ? POLLIN : 0) | (w && FD_ISSET(fd, w) ? POLLOUT : 0)
			| (e && FD_ISSET(fd, e) ? POLLPRI : 0));
		if (events) {
			fds[n++] = (struct pollfd){.fd = fd, .events = events};
		}
	}
	return n;
}

/* Waits, and lets the real select() look at the result. */
static int got_select(int count, fd_set *r, fd_set *w, fd_set *e, struct timeval *timeout)
{
	struct pollfd fds[FD_SETSIZE];
	bool real;
	bool waits = count >= 0 && count <= FD_SETSIZE && !(timeout && timeout->tv_sec == 0 && timeout->tv_usec == 0);
	zend_long flags = waits ? MAY_YIELD() : 0;

	if (!flags) {
		return select(count, r, w, e, timeout);
	}
	unsigned n = polls_of_sets(count, r, w, e, fds);
	int64_t timeout_ms = timeout ? (int64_t) timeout->tv_sec * 1000 + (timeout->tv_usec + 999) / 1000 : CS_FOREVER;
	uint64_t start = uv_hrtime();
	int result = poll_yielding(fds, n, timeout_ms, flags, &real);
	if (real) {
		return select(count, r, w, e, timeout);
	}
	if (timeout) {
		int64_t left =
			(int64_t) timeout->tv_sec * 1000000 + timeout->tv_usec - (int64_t) ((uv_hrtime() - start) / 1000);
		left = left < 0 ? 0 : left;
		*timeout = (struct timeval){left / 1000000, left % 1000000};
	}
	struct timeval none = {0, 0};
	return result < 0 ? -1 : select(count, r, w, e, &none);
}

/* Is the frame that of a function in C, called from PHP? */
static bool is_call(const zend_execute_data *frame)
{
	return frame && frame->prev_execute_data && frame->func && !ZEND_USER_CODE(frame->func->type);
}

/* Returns the microseconds that are left, 0 when the time is over. A library that sleeps again after a cancel, within the
 * same call from PHP, is not let sleep any more: SQLite waits for a lock so. May yield. */
static int64_t sleep_yielding(int64_t us)
{
	zend_execute_data *frame = EG(current_execute_data);
	uint64_t start = uv_hrtime();

	if (is_call(frame) && UNEXPECTED(ZEND_CALL_INFO(frame) & CALL_CANCELED)) {
		return us;
	}
	if (us <= 0) {
		cs_co_reschedule();
		return 0;
	}
	int status = cs_co_wait_us("sleep of a library", us);
	if (status == UV_ETIMEDOUT) {
		return 0;
	}
	if (status == UV_ECANCELED && is_call(frame)) {
		ZEND_ADD_CALL_FLAG(frame, CALL_CANCELED);
	}
	int64_t left = us - (int64_t) ((uv_hrtime() - start) / 1000);
	return left > 0 ? left : 1;
}

static int sleep_until_interrupted(const struct timespec *time, struct timespec *left_out)
{
	int64_t left = sleep_yielding((int64_t) time->tv_sec * 1000000 + (time->tv_nsec + 999) / 1000);
	if (left == 0) {
		return 0;
	}
	if (left_out) {
		*left_out = (struct timespec){left / 1000000, left % 1000000 * 1000};
	}
	return EINTR;
}

static bool is_time(const struct timespec *time)
{
	return time && time->tv_sec >= 0 && time->tv_sec < INT32_MAX && time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

static int got_nanosleep(const struct timespec *time, struct timespec *left)
{
	if (is_time(time) && is_ending()) {
		return 0;
	}
	if (!is_time(time) || !MAY_YIELD()) {
		return nanosleep(time, left);
	}
	int error = sleep_until_interrupted(time, left);
	if (error) {
		errno = error;
		return -1;
	}
	return 0;
}

static int got_clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left)
{
	if (!flags && is_time(time) && is_ending()) {
		return 0;
	}
	if (flags || (clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC) || !is_time(time) || !MAY_YIELD()) {
		return clock_nanosleep(clock, flags, time, left);
	}
	return sleep_until_interrupted(time, left);
}

static int got_usleep(useconds_t us)
{
	if (is_ending()) {
		return 0;
	}
	if (!MAY_YIELD()) {
		return usleep(us);
	}
	if (sleep_yielding((int64_t) us)) {
		errno = EINTR;
		return -1;
	}
	return 0;
}

static unsigned got_sleep(unsigned seconds)
{
	if (is_ending()) {
		return 0;
	}
	if (!MAY_YIELD()) {
		return sleep(seconds);
	}
	return (unsigned) ((sleep_yielding((int64_t) seconds * 1000000) + 999999) / 1000000);
}

/* A library made for threads holds a lock while it waits for an answer: a second coroutine with the same handle waits until
 * it is free, instead of stopping the thread that is to free it. */
static int got_mutex_lock(pthread_mutex_t *mutex)
{
	int error = pthread_mutex_trylock(mutex);

	while (error == EBUSY && MAY_YIELD()) {
		if (cs_co_wait_us("lock of a library", 1000) != UV_ETIMEDOUT && cs_co_reschedule() < 0) {
			break;
		}
		error = pthread_mutex_trylock(mutex);
	}
	return error == EBUSY ? pthread_mutex_lock(mutex) : error;
}

int cs_got_getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **list)
{
	if (!node || (hints && (hints->ai_flags & AI_NUMERICHOST)) || !MAY_YIELD()) {
		return getaddrinfo(node, service, hints, list);
	}
	int status = cs_resolve_fresh(node, service, hints, CS_FOREVER, list);
	if (status == UV_ECANCELED || status == UV_EINTR || status == UV_ENOMEM) {
		errno = status == UV_ENOMEM ? ENOMEM : ECANCELED;
		return EAI_SYSTEM;
	}
	return status < 0 ? cs_resolve_gai_code(status) : 0;
}

/* Waits for a connect that has begun. The socket is made non-blocking for the moment; a limit set with SO_SNDTIMEO holds. */
static int got_connect(int fd, const struct sockaddr *address, socklen_t len)
{
	int flags = fcntl(fd, F_GETFL);
	struct timeval limit = {0, 0};
	socklen_t size = sizeof(limit);
	int error = 0;

	if (flags < 0 || (flags & O_NONBLOCK) || !MAY_YIELD() || address->sa_family == AF_UNIX) {
		return connect(fd, address, len);
	}
	getsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, &size);
	fcntl(fd, F_SETFL, flags | O_NONBLOCK);
	int result = connect(fd, address, len);
	if (result < 0 && errno == EINPROGRESS) {
		int64_t ms =
			limit.tv_sec || limit.tv_usec ? (int64_t) limit.tv_sec * 1000 + (limit.tv_usec + 999) / 1000 : CS_FOREVER;
		int status = cs_io_wait(fd, UV_WRITABLE, ms);
		size = sizeof(error);
		if (status == UV_ETIMEDOUT) {
			error = EINPROGRESS; /* as the kernel says it then */
		} else if (status < 0) {
			error = status == UV_ECANCELED || status == UV_EINTR ? ECANCELED : -status;
		} else if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &size) < 0) {
			error = errno;
		}
		result = error ? -1 : 0;
	} else {
		error = errno;
	}
	fcntl(fd, F_SETFL, flags);
	errno = error;
	return result;
}

const cs_got_function cs_got_functions[] = {
	{"poll", (void *) got_poll},
	{"__poll_chk", (void *) got_poll_chk},
	{"ppoll", (void *) got_ppoll},
	{"select", (void *) got_select},
	{"nanosleep", (void *) got_nanosleep},
	{"clock_nanosleep", (void *) got_clock_nanosleep},
	{"usleep", (void *) got_usleep},
	{"sleep", (void *) got_sleep},
	{"getaddrinfo", (void *) cs_got_getaddrinfo},
	{"connect", (void *) got_connect},
	{NULL, NULL},
};

const cs_got_function cs_got_lock_functions[] = {
	{"pthread_mutex_lock", (void *) got_mutex_lock},
	{NULL, NULL},
};
