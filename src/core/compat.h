/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Every difference between PHP, libuv, llhttp and compiler versions that the code needs to know. Nothing else in the
 * tree tests a version number.
 */
#ifndef CS_CORE_COMPAT_H
#define CS_CORE_COMPAT_H

#include "php.h"
#include "zend_fibers.h"
#include "zend_observer.h"
#include "ext/random/php_random.h"

#if PHP_VERSION_ID < 80200
#error "cserve needs PHP 8.2 or later"
#endif

/* PHP < 8.3: zend_fiber_init_context() returns a bool. */
#if PHP_VERSION_ID < 80300
#define CS_FIBER_INIT_OK(result) (result)
#else
#define CS_FIBER_INIT_OK(result) ((result) == SUCCESS)
#endif

/* PHP >= 8.3 checks the C stack's depth and must be told which stack is in use. */
#ifdef ZEND_CHECK_STACK_LIMIT
#define CS_STACK_LIMITS_SET(context)                                          \
	do {                                                                      \
		if ((context)->fiber.stack) {                                         \
			EG(stack_base) = zend_fiber_stack_base((context)->fiber.stack);   \
			EG(stack_limit) = zend_fiber_stack_limit((context)->fiber.stack); \
		} else {                                                              \
			EG(stack_base) = (context)->stack_high;                           \
			EG(stack_limit) = (context)->stack_low + EG(reserved_stack_size); \
		}                                                                     \
	} while (0)
#else
#define CS_STACK_LIMITS_SET(context) ((void) (context))
#endif

/* PHP >= 8.4: exit is a function; before it is an opcode. */
#if PHP_VERSION_ID < 80400
#define CS_EXIT_IS_OPCODE 1
#else
#define CS_EXIT_IS_OPCODE 0
#endif

/* PHP < 8.3 keeps the class names being autoloaded in a table that zend_lookup_class_ex() consults; so do later ones. */
#define CS_IN_AUTOLOAD EG(in_autoload)

/* Some builds (Debian's) note a lack of memory, report it at the next safe place and unwind the stack; nothing is called
 * until the note is taken away. */
#ifdef ZEND_HAS_OOM
#define CS_OUT_OF_MEMORY()      ZEND_HAS_OOM()
#define CS_OUT_OF_MEMORY_OVER() (EG(delayed_oom).state = ZEND_OOM_STATE_NONE)
#else
#define CS_OUT_OF_MEMORY()      false
#define CS_OUT_OF_MEMORY_OVER() ((void) 0)
#endif

/* PHP >= 8.3 tells the transport that a read has bytes in the stream's buffer to return, and need not wait. */
#if PHP_VERSION_ID < 80300
#define CS_STREAM_HAS_DATA(stream) ((void) (stream), false)
#else
#define CS_STREAM_HAS_DATA(stream) ((stream)->has_buffered_data)
#endif

/* The globals of another module; NULL when it has none. */
#ifdef ZTS
#define CS_MODULE_GLOBALS(module) ((module)->globals_id_ptr ? TSRMG_BULK(*(module)->globals_id_ptr, void *) : NULL)
#else
#define CS_MODULE_GLOBALS(module) ((module)->globals_ptr)
#endif

/* A forked process must not draw the numbers that its siblings draw. */
#define CS_RESEED_RANDOM() (RANDOM_G(mt19937_seeded) = RANDOM_G(combined_lcg_seeded) = false)

/* Can the engine's own context entry be used with stacks of ours? Not with ucontext, sanitizers or shadow stacks. */
#if defined(__SANITIZE_ADDRESS__)
#define CS_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CS_ASAN 1
#endif
#endif
#ifndef CS_ASAN
#define CS_ASAN 0
#endif

/* AddressSanitizer marks the surroundings of variables on the stack, and keeps the marks when a stack is unmapped. */
#if CS_ASAN
#include <sanitizer/asan_interface.h>
#define CS_FORGET_MARKS(low, high) __asan_unpoison_memory_region((low), (size_t) ((high) - (low)))
#else
#define CS_FORGET_MARKS(low, high) ((void) 0)
#endif

#if defined(_WIN32) || defined(ZEND_FIBER_UCONTEXT) || CS_ASAN \
	|| (defined(__CET__) && (__CET__ & 2) && defined(SHADOW_STACK_SYSCALL) && SHADOW_STACK_SYSCALL)
#define CS_ARENA_STACKS 0
#else
#define CS_ARENA_STACKS 1
#endif

#if defined(__has_include)
#if __has_include(<valgrind/valgrind.h>)
#include <valgrind/valgrind.h>
#define CS_STACK_REGISTER(low, high) VALGRIND_STACK_REGISTER(low, high)
#define CS_STACK_DEREGISTER(id)      VALGRIND_STACK_DEREGISTER(id)
#define CS_ON_VALGRIND               RUNNING_ON_VALGRIND
#endif
#endif
#ifndef CS_STACK_REGISTER
#define CS_STACK_REGISTER(low, high) 0
#define CS_STACK_DEREGISTER(id)      ((void) (id))
#define CS_ON_VALGRIND               0
#endif

#endif
