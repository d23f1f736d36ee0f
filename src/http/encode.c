/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See encode.h. */
#include "encode.h"

#include "src/core/co.h"
#include "src/core/work.h"

#include <strings.h>

#define KEEP_MAX 262144 /* a larger output buffer is freed after use */

cs_coding cs_encode_accepted(const cs_site *site, const cs_head *head)
{
	const cs_field *field = cs_head_find(head, CS_HEADER_ACCEPT_ENCODING);
	if (!field || !site || !site->compress || (head->repeated & (1u << CS_HEADER_ACCEPT_ENCODING))) {
		return CS_CODING_NONE;
	}
	return cs_coding_negotiate(head->raw + field->value, field->value_len);
}

typedef struct type_query {
	const char *type;
	size_t len;
} type_query;

/* An entry that ends with a slash or a star fits all types that begin so. */
static bool fits_type(const char *entry, size_t len, void *arg)
{
	const type_query *query = arg;
	if (len > 0 && entry[len - 1] == '*') {
		len--;
		return len <= query->len && strncasecmp(entry, query->type, len) == 0;
	}
	if (len > 0 && entry[len - 1] == '/') {
		return len <= query->len && strncasecmp(entry, query->type, len) == 0;
	}
	return len == query->len && strncasecmp(entry, query->type, len) == 0;
}

static bool ends_with(const type_query *query, const char *end)
{
	size_t len = strlen(end);
	return query->len > len && strncasecmp(query->type + query->len - len, end, len) == 0;
}

/* Text in all its forms: other media have a compression of their own. */
#define USUAL_TYPES                                                                                        \
	"text/,application/json,application/javascript,application/x-javascript,application/ecmascript,"       \
	"application/xml,application/xhtml+xml,application/rss+xml,application/atom+xml,application/ld+json,"  \
	"application/manifest+json,application/graphql,application/wasm,application/x-ndjson,application/sql," \
	"application/vnd.ms-fontobject,application/x-font-ttf,application/rtf,application/x-sh,"               \
	"application/x-httpd-php,application/toml,application/yaml,image/svg+xml,image/bmp,image/x-icon,"      \
	"image/vnd.microsoft.icon,font/ttf,font/otf,font/collection,message/,model/gltf+json,"

bool cs_encode_wants_type(const cs_site *site, const char *type, size_t len)
{
	const char *stop = memchr(type, ';', len);
	type_query query = {type, stop ? (size_t) (stop - type) : len};
	while (query.len > 0 && (query.type[query.len - 1] == ' ' || query.type[query.len - 1] == '\t')) {
		query.len--;
	}
	if (site->compress_types) {
		return cs_site_each(site->compress_types, fits_type, &query);
	}
	return cs_site_each(USUAL_TYPES, fits_type, &query) || ends_with(&query, "+json") || ends_with(&query, "+xml");
}

cs_encoder *cs_encode_take(const cs_site *site, cs_coding coding)
{
	cs_encoder *encoder = CSG(http).encoders[coding];
	if (encoder && cs_encoder_has_level(encoder, (int) site->compress_level)) {
		CSG(http).encoders[coding] = NULL;
		return encoder;
	}
	return cs_encoder_new(coding, (int) site->compress_level);
}

void cs_encode_give(cs_encoder *encoder, cs_coding coding)
{
	if (cs_encoder_reset(encoder)) {
		cs_encoder_free(CSG(http).encoders[coding]);
		CSG(http).encoders[coding] = encoder;
	} else {
		cs_encoder_free(encoder);
	}
}

/* ---- In the thread pool ------------------------------------------------------------------------------------------ */

/* What the thread uses is the job's own as long as it runs, however the coroutine that waits for it ends. */
typedef struct encode_job {
	cs_work work;
	cs_encoder *encoder;
	zend_string *body;
	cs_encode_mode mode;
	cs_buf out; /* begins with room for the head of a zend_string */
	int error;
} encode_job;

static void run_encode(cs_work *work)
{
	encode_job *job = (encode_job *) work;
	job->error = cs_buf_reserve(&job->out, _ZSTR_HEADER_SIZE);
	if (!job->error) {
		job->out.len = _ZSTR_HEADER_SIZE;
		job->error = cs_encoder_feed(job->encoder, ZSTR_VAL(job->body), ZSTR_LEN(job->body), job->mode, &job->out);
	}
	if (!job->error) {
		job->error = cs_buf_putc(&job->out, '\0');
	}
}

static void drop_encode(cs_work *work)
{
	encode_job *job = (encode_job *) work;
	cs_encoder_free(job->encoder);
	zend_string_release(job->body);
	cs_buf_dtor(&job->out);
}

/* The output as a string, without a copy: such a string is malloc's. */
static zend_string *adopt_output(cs_buf *out)
{
	zend_string *string = (zend_string *) out->data;
	GC_SET_REFCOUNT(string, 1);
	GC_TYPE_INFO(string) = GC_STRING | (IS_STR_PERSISTENT << GC_FLAGS_SHIFT);
	ZSTR_H(string) = 0;
	ZSTR_LEN(string) = out->len - _ZSTR_HEADER_SIZE - 1;
	cs_buf_init(out);
	return string;
}

static zend_string *encode_in_pool(cs_encoder **encoder, zend_string *body, cs_encode_mode mode)
{
	encode_job *job = cs_work_new(sizeof(*job), run_encode, drop_encode);
	zend_string *result = NULL;
	job->encoder = *encoder;
	job->body = zend_string_copy(body);
	job->mode = mode;
	*encoder = NULL;
	if (cs_work_run(&job->work, "compression") < 0) {
		return NULL;
	}
	if (!job->error) {
		result = adopt_output(&job->out);
	}
	*encoder = job->encoder;
	job->encoder = NULL;
	cs_work_free(&job->work);
	return result;
}

/* ---- Encoding ---------------------------------------------------------------------------------------------------- */

/* The bytes of the process's buffer as a string of their own. */
static zend_string *take_output(int error)
{
	cs_buf *out = &CSG(http).encoded;
	zend_string *string = error ? NULL : zend_string_init(out->data ? out->data : "", out->len, 0);
	if (out->cap > KEEP_MAX) {
		cs_buf_dtor(out);
	}
	cs_buf_reset(out);
	return string;
}

static zend_string *encode(cs_encoder **encoder, zend_string *body, cs_encode_mode mode)
{
	size_t len = body ? ZSTR_LEN(body) : 0;
	if (UNEXPECTED(cs_encoder_is_slow(*encoder, len)) && cs_co_can_yield() && !CSG(core).nested) {
		return encode_in_pool(encoder, body, mode);
	}
	return take_output(cs_encoder_feed(*encoder, len ? ZSTR_VAL(body) : NULL, len, mode, &CSG(http).encoded));
}

zend_string *cs_encode_whole(const cs_site *site, cs_coding coding, zend_string *body)
{
	cs_encoder *encoder = cs_encode_take(site, coding);
	if (!encoder) {
		return NULL;
	}
	zend_string *whole = encode(&encoder, body, CS_ENCODE_END);
	if (encoder) {
		cs_encode_give(encoder, coding);
	}
	if (whole && ZSTR_LEN(whole) >= ZSTR_LEN(body)) {
		zend_string_release(whole);
		return NULL;
	}
	return whole;
}

zend_string *cs_encode_piece(cs_encoder **encoder, zend_string *body, bool end)
{
	return encode(encoder, body, end ? CS_ENCODE_END : CS_ENCODE_FLUSH);
}

zend_string *cs_encode_weak_tag(zend_string *tag)
{
	if (ZSTR_LEN(tag) >= 2 && ZSTR_VAL(tag)[0] == 'W' && ZSTR_VAL(tag)[1] == '/') {
		return zend_string_copy(tag);
	}
	return zend_string_concat2("W/", 2, ZSTR_VAL(tag), ZSTR_LEN(tag));
}

void cs_encode_close(void)
{
	for (int coding = 0; coding < CS_CODING_COUNT; coding++) {
		cs_encoder_free(CSG(http).encoders[coding]);
		CSG(http).encoders[coding] = NULL;
	}
	cs_buf_dtor(&CSG(http).encoded);
}
