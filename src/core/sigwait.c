/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See sigwait.h. */
#include "sigwait.h"

#include "co.h"
#include "signal.h"

struct cs_sigwait {
	cs_co *co;
	bool waiting;
	int arrived; /* 0: none */
	size_t count;
	cs_signal watches[];
};

static void on_signal(int signum, void *arg)
{
	cs_sigwait *wait = arg;

	if (!wait->arrived) {
		wait->arrived = signum;
		if (wait->waiting) {
			cs_co_resume(wait->co, 0);
		}
	}
}

cs_sigwait *cs_sigwait_open(const int *signals, size_t count, bool beside, int *err)
{
	cs_sigwait *wait = pecalloc(1, sizeof(*wait) + count * sizeof(cs_signal), 1);
	int flags = CS_SIGNAL_KEEPS_LOOP | (beside ? CS_SIGNAL_BESIDE : 0);

	wait->co = cs_co_current();
	wait->count = count;
	*err = 0;
	for (size_t i = 0; i < count && *err == 0; i++) {
		*err = cs_signal_watch(&wait->watches[i], signals[i], flags, on_signal, wait);
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
	for (size_t i = 0; i < wait->count; i++) {
		cs_signal_unwatch(&wait->watches[i]);
	}
	free(wait);
}
