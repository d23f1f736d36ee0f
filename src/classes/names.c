/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Class aliases. Short names and the short functions depend on swoole.use_shortname; the underscore names, which
 * programs from before the namespaces use, are always there. A class that is not compiled in gets no alias.
 */
#include "names.h"

typedef struct cs_name {
	const char *alias;
	const char *class_name;
} cs_name;

static const cs_name short_names[] = {
	{"Chan", "Swoole\\Coroutine\\Channel"},
	{"Co", "Swoole\\Coroutine"},
	{"Co\\Channel", "Swoole\\Coroutine\\Channel"},
	{"Co\\Client", "Swoole\\Coroutine\\Client"},
	{"Co\\Context", "Swoole\\Coroutine\\Context"},
	{"Co\\Http2\\Client", "Swoole\\Coroutine\\Http2\\Client"},
	{"Co\\Http2\\Client\\Exception", "Swoole\\Coroutine\\Http2\\Client\\Exception"},
	{"Co\\Http\\Client", "Swoole\\Coroutine\\Http\\Client"},
	{"Co\\Http\\Client\\Exception", "Swoole\\Coroutine\\Http\\Client\\Exception"},
	{"Co\\Http\\Server", "Swoole\\Coroutine\\Http\\Server"},
	{"Co\\Iterator", "Swoole\\Coroutine\\Iterator"},
	{"Co\\Scheduler", "Swoole\\Coroutine\\Scheduler"},
	{"Co\\Socket", "Swoole\\Coroutine\\Socket"},
	{"Co\\Socket\\Exception", "Swoole\\Coroutine\\Socket\\Exception"},
	{"Co\\System", "Swoole\\Coroutine\\System"},
	{"Co\\WaitGroup", "Swoole\\Coroutine\\WaitGroup"},
};

static const cs_name other_names[] = {
	{"swoole_async_client", "Swoole\\Async\\Client"},
	{"swoole_atomic", "Swoole\\Atomic"},
	{"swoole_atomic_long", "Swoole\\Atomic\\Long"},
	{"swoole_channel_coro", "Swoole\\Coroutine\\Channel"},
	{"swoole_client", "Swoole\\Client"},
	{"swoole_client_coro", "Swoole\\Coroutine\\Client"},
	{"swoole_client_exception", "Swoole\\Client\\Exception"},
	{"swoole_connection_iterator", "Swoole\\Connection\\Iterator"},
	{"swoole_coroutine", "Swoole\\Coroutine"},
	{"swoole_coroutine_channel", "Swoole\\Coroutine\\Channel"},
	{"swoole_coroutine_context", "Swoole\\Coroutine\\Context"},
	{"swoole_coroutine_iterator", "Swoole\\Coroutine\\Iterator"},
	{"swoole_coroutine_scheduler", "Swoole\\Coroutine\\Scheduler"},
	{"swoole_coroutine_socket", "Swoole\\Coroutine\\Socket"},
	{"swoole_coroutine_socket_exception", "Swoole\\Coroutine\\Socket\\Exception"},
	{"swoole_coroutine_system", "Swoole\\Coroutine\\System"},
	{"swoole_error", "Swoole\\Error"},
	{"swoole_event", "Swoole\\Event"},
	{"swoole_exception", "Swoole\\Exception"},
	{"swoole_exit_exception", "Swoole\\ExitException"},
	{"swoole_http2_client_coro", "Swoole\\Coroutine\\Http2\\Client"},
	{"swoole_http2_client_coro_exception", "Swoole\\Coroutine\\Http2\\Client\\Exception"},
	{"swoole_http2_request", "Swoole\\Http2\\Request"},
	{"swoole_http2_response", "Swoole\\Http2\\Response"},
	{"swoole_http_client_coro", "Swoole\\Coroutine\\Http\\Client"},
	{"swoole_http_client_coro_exception", "Swoole\\Coroutine\\Http\\Client\\Exception"},
	{"swoole_http_request", "Swoole\\Http\\Request"},
	{"swoole_http_response", "Swoole\\Http\\Response"},
	{"swoole_http_server", "Swoole\\Http\\Server"},
	{"swoole_http_server_coro", "Swoole\\Coroutine\\Http\\Server"},
	{"swoole_lock", "Swoole\\Lock"},
	{"swoole_process", "Swoole\\Process"},
	{"swoole_process_pool", "Swoole\\Process\\Pool"},
	{"swoole_redis_server", "Swoole\\Redis\\Server"},
	{"swoole_runtime", "Swoole\\Runtime"},
	{"swoole_server", "Swoole\\Server"},
	{"swoole_server_packet", "Swoole\\Server\\Packet"},
	{"swoole_server_pipe_message", "Swoole\\Server\\PipeMessage"},
	{"swoole_server_port", "Swoole\\Server\\Port"},
	{"swoole_server_status_info", "Swoole\\Server\\StatusInfo"},
	{"swoole_server_task", "Swoole\\Server\\Task"},
	{"swoole_server_task_result", "Swoole\\Server\\TaskResult"},
	{"swoole_socket_coro", "Swoole\\Coroutine\\Socket"},
	{"swoole_socket_coro_exception", "Swoole\\Coroutine\\Socket\\Exception"},
	{"swoole_table", "Swoole\\Table"},
	{"swoole_timer", "Swoole\\Timer"},
	{"swoole_timer_iterator", "Swoole\\Timer\\Iterator"},
	{"swoole_websocket_closeframe", "Swoole\\WebSocket\\CloseFrame"},
	{"swoole_websocket_frame", "Swoole\\WebSocket\\Frame"},
	{"swoole_websocket_server", "Swoole\\WebSocket\\Server"},
};

/* Functions that exist under a short name only; whoever implements them registers them. */
static const char *const short_functions[] = {"go", "defer", "co\\go", "co\\defer", "co\\run"};

static void alias_classes(const cs_name *names, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		zend_string *lc_name = zend_string_init(names[i].class_name, strlen(names[i].class_name), 0);
		zend_str_tolower(ZSTR_VAL(lc_name), ZSTR_LEN(lc_name));
		zend_class_entry *ce = zend_hash_find_ptr(CG(class_table), lc_name);
		zend_string_release(lc_name);
		if (ce) {
			zend_register_class_alias_ex(names[i].alias, strlen(names[i].alias), ce, true);
		}
	}
}

void cs_names_minit(int type, int module_number)
{
	alias_classes(other_names, sizeof(other_names) / sizeof(other_names[0]));
	REGISTER_BOOL_CONSTANT("SWOOLE_USE_SHORTNAME", CSG(ini).use_shortname, CONST_PERSISTENT);
	if (CSG(ini).use_shortname) {
		alias_classes(short_names, sizeof(short_names) / sizeof(short_names[0]));
		return;
	}
	for (size_t i = 0; i < sizeof(short_functions) / sizeof(short_functions[0]); i++) {
		zend_hash_str_del(CG(function_table), short_functions[i], strlen(short_functions[i]));
	}
}
