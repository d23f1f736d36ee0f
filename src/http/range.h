/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Conditional and range requests (RFC 9110 sections 13 and 14), for a representation whose size and validators are known.
 * Needs no Zend.
 */
#ifndef CS_HTTP_RANGE_H
#define CS_HTTP_RANGE_H

#include "head.h"

/* More ranges, or overlapping ones in any number beyond two, get the whole. */
#define CS_RANGES_MAX 16

typedef struct cs_range {
	uint64_t first;
	uint64_t length; /* never 0 */
} cs_range;

typedef struct cs_range_query {
	const cs_head *head; /* NULL: a request that asks for nothing special */
	uint64_t size;
	int64_t modified; /* Unix time; below 0: not known */
	cs_view tag;      /* the entity tag with its quotes; empty: none */
} cs_range_query;

typedef struct cs_range_reply {
	int status; /* 200, 206, 304, 412 or 416 */
	unsigned count;
	cs_range ranges[CS_RANGES_MAX];
} cs_range_reply;

/* What a GET or HEAD request gets. Another method has done its work by now, whatever it was conditional on: 200. */
void cs_range_decide(const cs_range_query *query, cs_range_reply *reply);

/* The Unix time of an HTTP date in any of its three forms, or -1. */
int64_t cs_http_date_parse(const char *text, size_t len);

#endif
