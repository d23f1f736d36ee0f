/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Between conn.c and output.c: see conn.h for what others call.
 */
#ifndef CS_HTTP_OUTPUT_H
#define CS_HTTP_OUTPUT_H

#include "conn.h"

/* The connection closes: forgets its gathered output and wakes its writers. */
void cs_conn_output_lost(cs_conn *conn);

/* output.c tells conn.c that a queued write is done and the connection still open. */
void cs_conn_on_written(cs_conn *conn);

#endif
