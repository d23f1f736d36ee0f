/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The head of one HTTP/1 request: its raw bytes, copied once, and where each part lies in them. A head is reference
 * counted, since a Request object may outlive its connection, and comes from a pool. Needs no Zend.
 */
#ifndef CS_HTTP_HEAD_H
#define CS_HTTP_HEAD_H

#include "../core/buf.h"

/* Offsets are 16 bits wide, so no head is larger than this. */
#define CS_HEAD_MAX 65535

/* The header fields that the engine itself looks at. */
typedef enum cs_header {
	CS_HEADER_OTHER = 0,
	CS_HEADER_ACCEPT_ENCODING,
	CS_HEADER_AUTHORIZATION,
	CS_HEADER_HOST,
	CS_HEADER_CONNECTION,
	CS_HEADER_CONTENT_LENGTH,
	CS_HEADER_CONTENT_TYPE,
	CS_HEADER_COOKIE,
	CS_HEADER_EXPECT,
	CS_HEADER_IF_MATCH,
	CS_HEADER_IF_MODIFIED_SINCE,
	CS_HEADER_IF_NONE_MATCH,
	CS_HEADER_IF_RANGE,
	CS_HEADER_IF_UNMODIFIED_SINCE,
	CS_HEADER_RANGE,
	CS_HEADER_TRANSFER_ENCODING,
	CS_HEADER_UPGRADE,
	CS_HEADER_COUNT
} cs_header;

/* The entry for a name in any case; CS_HEADER_OTHER when the engine does not care. */
cs_header cs_header_find(const char *name, size_t len);

typedef struct cs_field {
	uint16_t name;
	uint16_t name_len;
	uint16_t value; /* without the blanks around it */
	uint16_t value_len;
	uint16_t header; /* a cs_header */
} cs_field;

typedef struct cs_head cs_head;

/* Free heads of the usual size, and the one that was parsed last, for the next request that has the same bytes. All bytes
 * zero: empty. */
typedef struct cs_head_pool {
	cs_head *free;
	uint32_t count;
	cs_head *recent; /* with a reference; or NULL */
} cs_head_pool;

struct cs_head {
	uint32_t refs;
	bool pooled; /* of the usual size */
	bool keep_alive;
	bool chunked;
	bool has_length; /* a Content-Length was given */
	bool expect_continue;
	bool conditional;      /* there is one of If-* and Range */
	uint8_t method;        /* an llhttp_method_t */
	uint8_t version_major; /* 1, or 2: then version_minor is 1, as the rules are those of HTTP/1.1 */
	uint8_t version_minor;
	uint16_t field_count;
	uint16_t field_capacity;
	uint32_t size; /* bytes of raw in use */
	uint32_t capacity;
	uint64_t content_length;
	/* Parts of the request line: the target as sent, and what it means. */
	uint16_t target, target_len;
	uint16_t path, path_len; /* path_len 0: an absolute target without a path, which means "/" */
	uint16_t query, query_len;
	uint16_t authority, authority_len; /* of an absolute target; replaces Host */
	bool has_query;                    /* there was a '?' */
	uint16_t known[CS_HEADER_COUNT];   /* 1 + index of the first such field, 0 when there is none */
	uint32_t repeated;                 /* bit mask by cs_header: came more than once */
	cs_head_pool *pool;
	cs_head *next; /* in the pool */
	cs_field *fields;
	char *raw;
};

/* An empty head with one reference, or NULL. */
cs_head *cs_head_new(cs_head_pool *pool);

static inline void cs_head_ref(cs_head *head)
{
	head->refs++;
}
void cs_head_unref(cs_head *head);

/* Frees what is in the pool. */
void cs_head_pool_close(cs_head_pool *pool);

/* Keeps a checked head whose request has no body; not one with credentials, which another client could guess by the time
 * that its own requests take. */
void cs_head_remember(cs_head *head);

/* The head at the start of these bytes, with a reference, when it is the one that was remembered; else NULL. */
static inline cs_head *cs_head_recall(cs_head_pool *pool, const char *bytes, size_t len)
{
	cs_head *head = pool->recent;
	if (!head || len < head->size || memcmp(bytes, head->raw, head->size) != 0) {
		return NULL;
	}
	head->refs++;
	return head;
}

/* Make room for more raw bytes or for one more field; *head may move, so it must not be shared yet. Return 0 or
 * UV_ENOMEM. */
int cs_head_reserve(cs_head **head, size_t extra);
int cs_head_reserve_field(cs_head **head);

/* Checks a complete head against RFC 9112 (Host, framing, request line, line ends) and fills in what the request line
 * and the known fields mean. Returns 0, or the status to refuse it with and *reason, a literal. */
int cs_head_check(cs_head *head, unsigned version_major, unsigned version_minor, const char **reason);

/* True when the comma-separated list of tokens contains the token, in any case. */
bool cs_head_list_has(const char *list, size_t len, const char *token);

static inline cs_view cs_head_view(const cs_head *head, uint16_t offset, uint16_t len)
{
	return (cs_view){head->raw + offset, len};
}

/* The first field of that kind, or NULL. */
static inline const cs_field *cs_head_find(const cs_head *head, cs_header header)
{
	return head->known[header] ? &head->fields[head->known[header] - 1] : NULL;
}

#endif
