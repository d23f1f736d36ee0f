/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See serve.h. Only 200 answers are looked at for ranges and conditions: with another status the program means just that.
 */
#include "serve.h"
#include "range.h"

#include <unistd.h>

#define TAG_MAX 64

/* ---- Headers ----------------------------------------------------------------------------------------------------- */

static void put(HashTable *headers, const char *name, zend_string *value)
{
	zval zv;
	ZVAL_STR(&zv, value);
	zend_hash_str_update(headers, name, strlen(name), &zv);
}

static void put_text(HashTable *headers, const char *name, const char *value)
{
	put(headers, name, zend_string_init(value, strlen(value), 0));
}

/* The program's own value for that name in any spelling, with its key; NULL when there is none or it is no string. */
static zend_string *find(HashTable *headers, const char *lower, zend_string **key)
{
	zend_string *name;
	zval *value;
	size_t len = strlen(lower);
	ZEND_HASH_FOREACH_STR_KEY_VAL(headers, name, value) {
		ZVAL_DEREF(value);
		if (name && zend_binary_strcasecmp(ZSTR_VAL(name), ZSTR_LEN(name), lower, len) == 0) {
			*key = name;
			return Z_TYPE_P(value) == IS_STRING ? Z_STR_P(value) : ZSTR_EMPTY_ALLOC();
		}
	}
	ZEND_HASH_FOREACH_END();
	return NULL;
}

/* The validators, as the program has set them, or made of the file's. */
static void add_validators(HashTable *headers, const cs_serve_file *file, cs_range_query *query, char *tag)
{
	zend_string *key;
	zend_string *own = find(headers, "last-modified", &key);
	query->modified = own ? cs_http_date_parse(ZSTR_VAL(own), ZSTR_LEN(own)) : file->modified;
	if (!own) {
		char date[CS_HTTP_DATE_LEN + 1];
		if (cs_http_date(date, file->modified) == 0) {
			put_text(headers, "Last-Modified", date);
		}
	}
	own = find(headers, "etag", &key);
	if (own) {
		size_t len = MIN(ZSTR_LEN(own), TAG_MAX - 1);
		memcpy(tag, ZSTR_VAL(own), len);
		query->tag = (cs_view){tag, len == ZSTR_LEN(own) ? len : 0};
		return;
	}
	int len = file->whole
		? snprintf(tag, TAG_MAX, "\"%llx-%llx\"", (long long) file->modified, (long long) file->length)
		: snprintf(tag, TAG_MAX, "\"%llx-%llx-%llx\"", (long long) file->modified, (long long) file->offset,
			(long long) file->length);
	query->tag = (cs_view){tag, (size_t) len};
	put(headers, "ETag", zend_string_init(tag, (size_t) len, 0));
}

/* ---- Ranges ------------------------------------------------------------------------------------------------------ */

/* multipart/byteranges: the content type becomes that of each part. NULL without memory. */
static cs_file_parts *make_parts(HashTable *headers, const cs_serve_file *file, const cs_range_reply *reply)
{
	char boundary[48];
	zend_string *key;
	cs_file_parts *parts = calloc(1, sizeof(*parts) + (reply->count + 1) * sizeof(parts->items[0]));
	if (!parts) {
		return NULL;
	}
	zend_string *type = find(headers, "content-type", &key);
	snprintf(boundary, sizeof(boundary), "cserve%016llx%08x", (unsigned long long) uv_hrtime(), (unsigned) getpid());
	for (unsigned i = 0; i < reply->count; i++) {
		const cs_range *range = &reply->ranges[i];
		size_t from = parts->text.len;
		cs_buf_printf(&parts->text, "%s--%s\r\n", i ? "\r\n" : "", boundary);
		if (type && ZSTR_LEN(type)) {
			cs_buf_printf(&parts->text, "Content-Type: %s\r\n", ZSTR_VAL(type));
		}
		cs_buf_printf(&parts->text, "Content-Range: bytes %llu-%llu/%llu\r\n\r\n", (unsigned long long) range->first,
			(unsigned long long) (range->first + range->length - 1), (unsigned long long) file->length);
		parts->items[i].text = (cs_span){(uint32_t) from, (uint32_t) (parts->text.len - from)};
		parts->items[i].offset = file->offset + range->first;
		parts->items[i].length = range->length;
	}
	size_t from = parts->text.len;
	cs_buf_printf(&parts->text, "\r\n--%s--\r\n", boundary);
	parts->items[reply->count].text = (cs_span){(uint32_t) from, (uint32_t) (parts->text.len - from)};
	parts->count = reply->count + 1;
	if (parts->text.failed) {
		cs_buf_dtor(&parts->text);
		free(parts);
		return NULL;
	}
	if (type) {
		zend_hash_del(headers, key);
	}
	put(headers, "Content-Type", zend_strpprintf(0, "multipart/byteranges; boundary=%s", boundary));
	return parts;
}

static int answer_ranges(cs_answer *answer, HashTable *headers, const cs_serve_file *file, const cs_range_reply *reply)
{
	if (reply->count > 1) {
		cs_file_parts *parts = make_parts(headers, file, reply);
		if (parts) {
			return cs_answer_file_parts(answer, file->fd, parts);
		}
		answer->status = 200;
		return cs_answer_file(answer, file->fd, file->offset, file->length);
	}
	const cs_range *range = &reply->ranges[0];
	put(headers, "Content-Range",
		zend_strpprintf(0, "bytes %llu-%llu/%llu", (unsigned long long) range->first,
			(unsigned long long) (range->first + range->length - 1), (unsigned long long) file->length));
	return cs_answer_file(answer, file->fd, file->offset + range->first, range->length);
}

int cs_serve_answer(cs_answer *answer, HashTable *headers, const cs_serve_file *file)
{
	char tag[TAG_MAX];
	zend_string *key;
	cs_range_reply reply;
	cs_range_query query = {answer->status == 200 ? answer->head : NULL, file->length, -1, {NULL, 0}};
	answer->headers = headers;
	if (!find(headers, "content-type", &key)) {
		put_text(headers, "Content-Type", cs_mime_of_file(&CSG(http).mime, (cs_view){file->name, strlen(file->name)}));
	}
	if (answer->status != 200) {
		return cs_answer_file(answer, file->fd, file->offset, file->length);
	}
	add_validators(headers, file, &query, tag);
	if (!find(headers, "accept-ranges", &key)) {
		put_text(headers, "Accept-Ranges", "bytes");
	}
	cs_range_decide(&query, &reply);
	answer->status = reply.status;
	switch (reply.status) {
		case 206:
			return answer_ranges(answer, headers, file, &reply);
		case 416:
			put(headers, "Content-Range", zend_strpprintf(0, "bytes */%llu", (unsigned long long) file->length));
			/* fall through */
		case 304:
		case 412:
			close(file->fd);
			return cs_answer_end(answer, NULL);
		default:
			return cs_answer_file(answer, file->fd, file->offset, file->length);
	}
}
