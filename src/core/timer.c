/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See timer.h. */
#include "timer.h"

#include "loop.h"

struct cs_timer {
	uv_timer_t handle; /* first: freed through it */
	cs_timer_fn fn;
	void *arg;
};

static void on_timer(uv_timer_t *handle)
{
	cs_timer *timer = (cs_timer *) handle;
	timer->fn(timer, timer->arg);
}

cs_timer *cs_timer_open(uint64_t after_ms, uint64_t repeat_ms, cs_timer_fn fn, void *arg)
{
	cs_timer *timer = pemalloc(sizeof(*timer), 1);
	uv_loop_t *loop = cs_loop();

	timer->fn = fn;
	timer->arg = arg;
	uv_timer_init(loop, &timer->handle);
	timer->handle.data = (void *) &on_timer;
	uv_update_time(loop);
	uv_timer_start(&timer->handle, on_timer, after_ms, repeat_ms);
	return timer;
}

void cs_timer_again(cs_timer *timer, uint64_t after_ms)
{
	uv_update_time(timer->handle.loop);
	uv_timer_start(&timer->handle, on_timer, after_ms, 0);
}

void cs_timer_unref(cs_timer *timer)
{
	uv_unref((uv_handle_t *) &timer->handle);
}

static void on_close(uv_handle_t *handle)
{
	free(handle);
}

void cs_timer_close(cs_timer *timer)
{
	uv_close((uv_handle_t *) &timer->handle, on_close);
}

bool cs_timer_close_left(uv_handle_t *handle)
{
	if (handle->type != UV_TIMER || handle->data != (void *) &on_timer) {
		return false;
	}
	cs_timer_close((cs_timer *) handle);
	return true;
}
