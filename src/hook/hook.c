/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The flags and what each of them covers. The hooks are laid once, when the module starts, and each asks for its flag
 * when it is called. They are not swapped in and out with the flags, because the tracing JIT writes the address of an
 * internal function into the code it makes: a function swapped later would be missed by traces that are compiled
 * already. And in thread-safe builds the stream operations belong to all threads, the flags to one.
 */
#include "hook.h"

#include "file.h"
#include "func.h"
#include "got.h"
#include "sockets.h"
#include "stream.h"
#include "src/core/work.h"

#include <pthread.h>

#define LIBRARY_FLAGS                                                                                         \
	(CS_HOOK_TCP | CS_HOOK_UNIX | CS_HOOK_CURL | CS_HOOK_NATIVE_CURL | CS_HOOK_PDO_PGSQL | CS_HOOK_PDO_SQLITE \
		| CS_HOOK_SOCKETS | CS_HOOK_MONGODB | CS_HOOK_PROC | CS_HOOK_NET_FUNCTION)

/* Rows for everything that some flag turns on in this version; docs/hooks.md says the same in words. */
static const struct {
	zend_long flag;
	void (*lay)(void);
} rows[] = {
	{CS_HOOK_SLEEP, cs_func_lay_sleep},
	{CS_HOOK_FILE | CS_HOOK_STDIO, cs_file_lay},
	{CS_HOOK_TCP | CS_HOOK_UDP | CS_HOOK_UNIX | CS_HOOK_UDG | CS_HOOK_SSL | CS_HOOK_TLS | CS_HOOK_STREAM_FUNCTION
			| CS_HOOK_SOCKETS,
		cs_stream_lay},
	{CS_HOOK_SOCKETS, cs_sockets_lay},
	{LIBRARY_FLAGS, cs_got_lay},
};

static void look_at_libraries(void)
{
	if (CSG(hook).flags & LIBRARY_FLAGS) {
		cs_got_update();
		cs_mysqlnd_lay();
	}
}

void cs_hook_set_flags(zend_long flags)
{
	CSG(hook).flags = flags;
	CSG(hook).chosen = true;
	look_at_libraries();
}

zend_long cs_hook_flags(void)
{
	return CSG(hook).flags;
}

void cs_hook_enable_default(void)
{
	if (CSG(hook).chosen) {
		return;
	}
	zval *constant = zend_get_constant_str(ZEND_STRL("SWOOLE_HOOK_FLAGS"));
	CSG(hook).flags = constant ? zval_get_long(constant) : CS_HOOK_ALL;
	look_at_libraries();
}

void cs_hook_minit(int type, int module_number)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rows[i].lay();
	}
}

static void forget_waiters(void)
{
	cs_queue_init(&CSG(hook).busy);
	cs_queue_init(&CSG(hook).lock_waiters);
}

/* In a forked child only the coroutine that forked goes on; those that waited in an operation are the parent's. */
static void on_fork(void)
{
	if (CSG(hook).busy.next) {
		cs_file_unpin_all();
		cs_stream_after_fork();
		forget_waiters();
		cs_work_after_fork();
	}
}

static void register_on_fork(void)
{
	pthread_atfork(NULL, NULL, on_fork);
}

void cs_hook_rinit(void)
{
	/* Once a process. */
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	pthread_once(&once, register_on_fork);
	cs_got_rinit();
	CSG(hook).flags = 0;
	CSG(hook).chosen = false;
	CSG(hook).started = NULL;
	cs_queue_init(&CSG(hook).popened);
	forget_waiters();
}

/* After the streams are freed: they are plain from the end of the script on, see cs_co_can_yield_hook(). */
void cs_hook_close(void)
{
	CSG(hook).flags = 0;
	cs_stream_close();
	cs_got_close_php();
	cs_got_close();
}
