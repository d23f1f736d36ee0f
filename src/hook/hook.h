/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Runtime hooks: PHP's own blocking functions let the other coroutines run. The flags say which; they are Swoole's
 * SWOOLE_HOOK_* values. Outside a coroutine, and where a switch is forbidden, every hook blocks as plain PHP does.
 */
#ifndef CS_HOOK_HOOK_H
#define CS_HOOK_HOOK_H

#include "php_cserve.h"
#include "src/core/co.h"

#define CS_HOOK_TCP             ((zend_long) 1 << 1)
#define CS_HOOK_UDP             ((zend_long) 1 << 2)
#define CS_HOOK_UNIX            ((zend_long) 1 << 3)
#define CS_HOOK_UDG             ((zend_long) 1 << 4)
#define CS_HOOK_SSL             ((zend_long) 1 << 5)
#define CS_HOOK_TLS             ((zend_long) 1 << 6)
#define CS_HOOK_STREAM_FUNCTION ((zend_long) 1 << 7)
#define CS_HOOK_FILE            ((zend_long) 1 << 8)
#define CS_HOOK_SLEEP           ((zend_long) 1 << 9)
#define CS_HOOK_PROC            ((zend_long) 1 << 10)
#define CS_HOOK_CURL            ((zend_long) 1 << 11)
#define CS_HOOK_NATIVE_CURL     ((zend_long) 1 << 12)
#define CS_HOOK_SOCKETS         ((zend_long) 1 << 14)
#define CS_HOOK_STDIO           ((zend_long) 1 << 15)
#define CS_HOOK_PDO_PGSQL       ((zend_long) 1 << 16)
#define CS_HOOK_PDO_SQLITE      ((zend_long) 1 << 19)
#define CS_HOOK_NET_FUNCTION    ((zend_long) 1 << 21)
#define CS_HOOK_MONGODB         ((zend_long) 1 << 22)

/* Every flag, those without a name included, but the two that Swoole leaves out: CURL (NATIVE_CURL does it) and MONGODB. */
#define CS_HOOK_ALL ((zend_long) 0x7FFFFFFF & ~(CS_HOOK_CURL | CS_HOOK_MONGODB))

/* Sets the flags from now on; takes effect at once, in coroutines that run already too. */
void cs_hook_set_flags(zend_long flags);
zend_long cs_hook_flags(void);

/* What Coroutine\run(), schedulers and servers do when they start: unless the script has set flags, turns on those of
 * the user's constant SWOOLE_HOOK_FLAGS, or all. */
void cs_hook_enable_default(void);

/* True when this flag is on and the caller is in a coroutine that may yield: the hook acts. */
static inline bool cs_hook_on(zend_long flag)
{
	return (CSG(hook).flags & flag) && cs_co_can_yield_hook();
}

void cs_hook_minit(int type, int module_number);
void cs_hook_rinit(void);
void cs_hook_close(void);

#endif
