/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Every module with a life-cycle. cserve.c calls each of the four lists in the order written here; the last two are
 * therefore written in the order of ending.
 *   M(name)  has cs_<name>_minit(int type, int module_number): once a process, registers classes and constants
 *   R(name)  has cs_<name>_rinit(void): once a script
 *   S(name)  has cs_<name>_rshutdown(void): end of script, user code may still run
 *   C(name)  has cs_<name>_close(void): after PHP has freed objects and streams
 */
#ifndef CS_MODULES_H
#define CS_MODULES_H

#define CS_MODULES_M(M) \
	M(error)            \
	M(coroutine)        \
	M(cookie)

#define CS_MODULES_R(R) \
	R(state)            \
	R(loop)             \
	R(co)

#define CS_MODULES_S(S) \
	S(loop)             \
	S(co)               \
	S(state)

#define CS_MODULES_C(C) \
	C(io)               \
	C(co)               \
	C(loop)

#define CS_DECLARE_M(name) void cs_##name##_minit(int type, int module_number);
#define CS_DECLARE_R(name) void cs_##name##_rinit(void);
#define CS_DECLARE_S(name) void cs_##name##_rshutdown(void);
#define CS_DECLARE_C(name) void cs_##name##_close(void);
CS_MODULES_M(CS_DECLARE_M)
CS_MODULES_R(CS_DECLARE_R)
CS_MODULES_S(CS_DECLARE_S)
CS_MODULES_C(CS_DECLARE_C)

#endif
