/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What the HTTP layer keeps per process, embedded in the module globals as CSG(http). cs_http_rinit() sets it.
 */
#ifndef CS_HTTP_GLOBALS_H
#define CS_HTTP_GLOBALS_H

#include "compress.h"
#include "cookie.h"
#include "head.h"
#include "header_set.h"
#include "mime.h"
#include "name.h"
#include "ws_deflate.h"
#include "../core/queue.h"

struct cs_conn;
struct cs_timer;

typedef struct cs_http_globals {
	/* conn.c */
	cs_head_pool heads;
	char *read_buffer;      /* what every connection reads into */
	struct cs_conn *filled; /* who has just filled it */
	char *plain_buffer;     /* what TLS connections decrypt into */
	struct cs_conn *corked; /* whose output is being gathered in `out` */
	char *out;
	size_t out_len;
	size_t out_cap;
	cs_queue servers; /* with deadlines to watch */
	struct cs_timer *sweeper;
	uint64_t sweep_ms;

	/* ws.c */
	cs_ws_deflate_pool ws_deflate;

	/* respond.c */
	uint64_t date_ms; /* loop time when the others were made */
	uint64_t wall_ms; /* Unix time then */
	char date[CS_HTTP_DATE_LEN + 1];
	size_t plain_len;
	char plain[192]; /* status line and headers of a plain 200, up to the length's digits */

	size_t plain_type; /* where the content type begins in it */

	cs_names names; /* name.c */
	cs_header_set header_sets[CS_HEADER_SETS];

	/* encode.c */
	cs_encoder *encoders[CS_CODING_COUNT]; /* kept for the next answer */
	cs_buf encoded;                        /* what an encoder just made */

	cs_mime mime; /* the script's changes to the content types; classes/mime_functions.c sets and frees it */

	/* server/workers.c */
	int worker_parent; /* in a worker: the process that supervises it */
} cs_http_globals;

#endif
