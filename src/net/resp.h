/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Commands of the Redis protocol (RESP): arrays of bulk strings, or a line of words typed by hand. Needs no Zend.
 */
#ifndef CS_NET_RESP_H
#define CS_NET_RESP_H

#include <stddef.h>
#include <stdint.h>

#define CS_RESP_ARGS_MAX 1048576
#define CS_RESP_LINE_MAX 65536

/* The length of the command that begins at `data`: > 0; 0 when more bytes are needed (*need in all, as far as known); -1
 * when this is no command. */
int64_t cs_resp_length(const char *data, size_t len, size_t *need);

#endif
