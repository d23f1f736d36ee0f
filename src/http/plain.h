/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The prebuilt head of the usual answer and the date in it, renewed twice a second: CSG(http).plain and .date.
 */
#ifndef CS_HTTP_PLAIN_H
#define CS_HTTP_PLAIN_H

#include "php_cserve.h"
#include "src/core/loop.h"

#define CS_SERVER_NAME  "cserve"
#define CS_DEFAULT_TYPE "text/html"
#define CS_TYPE_LINE    "Content-Type: " CS_DEFAULT_TYPE "\r\n"

void cs_plain_renew(uint64_t now_ms);

/* Call it before either is used. Returns the loop's time. */
static inline uint64_t cs_plain_refresh(void)
{
	uint64_t now_ms = cs_loop_now_ms();
	if (UNEXPECTED(!CSG(http).plain_len || now_ms - CSG(http).date_ms >= 500)) {
		cs_plain_renew(now_ms);
	}
	return now_ms;
}

#endif
