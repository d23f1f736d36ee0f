/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See sigwait.h.
 *
 * libuv leaves SIG_DFL behind when the last watcher of a signal stops. So what was installed before is read when
 * watching begins and put back when it ends, unless another watcher of libuv's is there before or after us.
 */
#include "sigwait.h"

#include "co.h"
#include "loop.h"

#include <errno.h>
#include <signal.h>

typedef struct watch {
	uv_signal_t handle;
	cs_sigwait *owner; /* NULL: closing */
	struct sigaction before;
	struct watch *next;
} watch;

struct cs_sigwait {
	cs_co *co;
	bool waiting;
	int arrived; /* 0: none */
	watch *watches;
};

static void on_closed(uv_handle_t *handle)
{
	free(handle);
}

static void on_signal(uv_signal_t *handle, int signum)
{
	cs_sigwait *wait = ((watch *) handle)->owner;
	if (wait && !wait->arrived) {
		wait->arrived = signum;
		if (wait->waiting) {
			cs_co_resume(wait->co, 0);
		}
	}
}

static void stop_watch(watch *w)
{
	struct sigaction now;
	int signum = w->handle.signum;

	w->owner = NULL;
	uv_signal_stop(&w->handle);
	if (signum && sigaction(signum, NULL, &now) == 0 && now.sa_handler == SIG_DFL) {
		sigaction(signum, &w->before, NULL);
	}
	uv_close((uv_handle_t *) &w->handle, on_closed);
}

static int start_watch(cs_sigwait *wait, int signum)
{
	watch *w = pecalloc(1, sizeof(*w), 1);
	struct sigaction during;

	int err = uv_signal_init(cs_loop(), &w->handle);
	if (err < 0) {
		free(w);
		return err;
	}
	w->owner = wait;
	w->next = wait->watches;
	wait->watches = w;
	if (sigaction(signum, NULL, &w->before) != 0) {
		return uv_translate_sys_error(errno);
	}
	err = uv_signal_start(&w->handle, on_signal, signum);
	if (err == 0 && sigaction(signum, NULL, &during) == 0 && during.sa_handler == w->before.sa_handler) {
		/* Another watcher was there already: nothing of ours to put back. */
		w->before.sa_handler = SIG_DFL;
	}
	return err;
}

cs_sigwait *cs_sigwait_open(const int *signals, size_t count, int *err)
{
	cs_sigwait *wait = pecalloc(1, sizeof(*wait), 1);

	wait->co = cs_co_current();
	*err = 0;
	for (size_t i = 0; i < count && *err == 0; i++) {
		*err = start_watch(wait, signals[i]);
	}
	if (*err < 0) {
		cs_sigwait_close(wait);
		return NULL;
	}
	return wait;
}

int cs_sigwait_next(cs_sigwait *wait, int64_t timeout_ms)
{
	if (!wait->arrived) {
		wait->waiting = true;
		int status = cs_co_wait("signal", timeout_ms);
		wait->waiting = false;
		if (!wait->arrived) {
			return status < 0 ? status : UV_EINTR;
		}
	}
	int signum = wait->arrived;
	wait->arrived = 0;
	return signum;
}

void cs_sigwait_close(cs_sigwait *wait)
{
	watch *w = wait->watches;
	while (w) {
		watch *next = w->next;
		stop_watch(w);
		w = next;
	}
	free(wait);
}
