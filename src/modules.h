/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Every module with a life-cycle. cserve.c calls each list in the order written here:
 *   M(name)  cs_<name>_minit(int type, int module_number): once a process, registers classes and constants
 *   R(name)  cs_<name>_rinit(void): once a script
 *   S(name)  cs_<name>_rshutdown(void): end of script, user code may still run
 *   C(name)  cs_<name>_close(void): after PHP has freed objects and streams
 */
#ifndef CS_MODULES_H
#define CS_MODULES_H

/* clang-format off */
#define CS_MODULES_M(M) \
	M(library) \
	M(error) \
	M(context) \
	M(preempt) \
	M(unwind) \
	M(blocking) \
	M(signal) \
	M(coroutine) \
	M(exit_exception) \
	M(exit) \
	M(channel) \
	M(wait_group) \
	M(barrier) \
	M(atomic) \
	M(table) \
	M(lock) \
	M(scheduler) \
	M(timer) \
	M(socket) \
	M(client) \
	M(http2_client) \
	M(http_client) \
	M(event) \
	M(process) \
	M(process_pool) \
	M(cookie) \
	M(request) \
	M(response) \
	M(websocket_frame) \
	M(coroutine_http_server) \
	M(runtime) \
	M(system) \
	M(hook) \
	M(error_handler) \
	M(server) \
	M(websocket_server) \
	M(server_task) \
	M(server_objects) \
	M(library_functions) \
	M(mime_functions) \
	M(native_curl) \
	M(constant)

#define CS_MODULES_R(R) \
	R(log) \
	R(error) \
	R(child) \
	R(loop) \
	R(co) \
	R(autoload) \
	R(preempt) \
	R(blocking) \
	R(work) \
	R(http) \
	R(response) \
	R(hook) \
	R(dns_cache) \
	R(coroutine) \
	R(process) \
	R(atomic) \
	R(lock)

#define CS_MODULES_S(S) \
	S(co) \
	S(coroutine) \
	S(request) \
	S(response) \
	S(work) \
	S(timer) \
	S(event) \
	S(process_system) \
	S(error_handler)

#define CS_MODULES_C(C) \
	C(dns_cache) \
	C(mime_functions) \
	C(http) \
	C(client_module) \
	C(net) \
	C(atomic) \
	C(lock) \
	C(error) \
	C(hook) \
	C(proc) \
	C(preempt) \
	C(blocking) \
	C(autoload) \
	C(child) \
	C(signal) \
	C(io) \
	C(co) \
	C(loop) \
	C(log)

/* clang-format on */

#define CS_DECLARE_M(name) void cs_##name##_minit(int type, int module_number);
#define CS_DECLARE_R(name) void cs_##name##_rinit(void);
#define CS_DECLARE_S(name) void cs_##name##_rshutdown(void);
#define CS_DECLARE_C(name) void cs_##name##_close(void);
CS_MODULES_M(CS_DECLARE_M)
CS_MODULES_R(CS_DECLARE_R)
CS_MODULES_S(CS_DECLARE_S)
CS_MODULES_C(CS_DECLARE_C)

#endif
