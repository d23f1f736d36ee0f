/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See request.h. Every way to look at the object's properties comes through a handler here that builds what is missing
 * first: a read builds one array; anything that sees the properties as a whole (foreach, var_dump, ==, clone, serialize)
 * or adds a dynamic one builds all.
 */
#include "request.h"
#include "error.h"
#include "request_names.h"
#include "slot.h"

#include "src/http/body.h"
#include "src/http/respond.h"
#include "src/http/upload.h"
#include "src/server/options.h"

#include "zend_attributes.h"

#include <errno.h>

#include "stubs/request_arginfo.h"

#define LAZY_ALL                                                                                                \
	((1u << CS_REQUEST_HEADER) | (1u << CS_REQUEST_SERVER) | (1u << CS_REQUEST_COOKIE) | (1u << CS_REQUEST_GET) \
		| (1u << CS_REQUEST_FILES) | (1u << CS_REQUEST_POST) | (1u << CS_REQUEST_TMPFILES))

zend_class_entry *cs_request_ce;
static zend_object_handlers request_handlers;    /* filled once by minit, then constant */
static zval lazy_slots[CS_REQUEST_TMPFILES + 1]; /* likewise: the properties of a request that just came in */

/* A parser outside of a connection, with its configuration. */
typedef struct loose_parser {
	cs_parser parser; /* first: cs_request.parser points here */
	cs_parser_config config;
	cs_site site;
} loose_parser;

static zval *slot_of(cs_request *request, int property)
{
	return OBJ_PROP_NUM(&request->std, property);
}

static zend_object *create_request(zend_class_entry *ce)
{
	cs_request *request = zend_object_alloc(sizeof(cs_request), ce);
	request->parse_cookie = request->parse_post = true;
	zend_object_std_init(&request->std, ce);
	object_properties_init(&request->std, ce);
	request->std.handlers = &request_handlers;
	return &request->std;
}

static void make_lazy(cs_request *request)
{
	request->lazy = LAZY_ALL;
	for (int property = CS_REQUEST_HEADER; property <= CS_REQUEST_TMPFILES; property++) {
		if (LAZY_ALL & (1u << property)) {
			zval_ptr_dtor(slot_of(request, property));
			ZVAL_UNDEF(slot_of(request, property));
		}
	}
}

static void fill_template(void)
{
	for (int property = CS_REQUEST_FD; property <= CS_REQUEST_TMPFILES; property++) {
		zval *slot = &lazy_slots[property];
		if (LAZY_ALL & (1u << property)) {
			ZVAL_UNDEF(slot);
		} else {
			ZVAL_COPY_VALUE(slot, &cs_request_ce->default_properties_table[property]);
		}
		Z_PROP_FLAG_P(slot) = 0;
	}
}

zend_object *cs_request_new(cs_conn *conn, cs_head *head, bool parse_cookie, bool parse_post)
{
	zend_object *spare = cs_spare_take(&CSG(classes).spare_request);
	cs_request *request;
	if (EXPECTED(spare)) {
		request = cs_request_from(spare);
	} else {
		request = zend_object_alloc(sizeof(cs_request), cs_request_ce);
		zend_object_std_init(&request->std, cs_request_ce);
		request->std.handlers = &request_handlers;
	}
	memcpy(slot_of(request, 0), lazy_slots, sizeof(lazy_slots));
	ZVAL_LONG(slot_of(request, CS_REQUEST_FD), conn->fd);
	ZVAL_LONG(slot_of(request, CS_REQUEST_STREAM_ID), conn->stream_id);
	request->lazy = LAZY_ALL;
	request->head = head;
	request->body = conn->body;
	request->upload = conn->upload;
	conn->upload = NULL;
	if (UNEXPECTED(conn->incoming)) {
		request->incoming = conn->incoming;
		request->incoming->refs++;
	}
	cs_buf_init(&conn->body);
	request->peer = *cs_conn_peer(conn);
	request->local = *cs_conn_local(conn);
	request->time_ms = cs_respond_wall_ms();
	request->parse_cookie = parse_cookie;
	request->parse_post = parse_post;
	return &request->std;
}

static void free_parser(cs_request *request)
{
	if (request->parser) {
		cs_parser_dtor(request->parser);
		cs_site_dtor(&((loose_parser *) request->parser)->site);
		efree(request->parser);
		request->parser = NULL;
	}
}

/* All but the properties. */
static void free_parts(cs_request *request)
{
	if (UNEXPECTED(request->parser)) {
		free_parser(request);
	}
	if (request->head) {
		cs_head_unref(request->head);
	}
	if (request->content) {
		zend_string_release(request->content);
	}
	if (UNEXPECTED(request->upload)) {
		cs_request_free_upload(request);
	}
	if (UNEXPECTED(request->incoming)) {
		cs_incoming_unref(request->incoming);
	}
	if (request->body.data) {
		cs_buf_dtor(&request->body);
	}
}

static void free_request(zend_object *object)
{
	free_parts(cs_request_from(object));
	zend_object_std_dtor(object);
}

void cs_request_release(zend_object *object)
{
	if (UNEXPECTED(!cs_slots_own(object, cs_request_ce))) {
		OBJ_RELEASE(object);
		return;
	}
	cs_request *request = cs_request_from(object);
	/* While all that is lazy is not built only the two before it can have a value. */
	int slots = request->lazy == LAZY_ALL ? CS_REQUEST_HEADER : CS_REQUEST_TMPFILES + 1;
	free_parts(request);
	memset(request, 0, offsetof(cs_request, std));
	cs_slots_clear(object, slots);
	cs_spare_keep(&CSG(classes).spare_request, object);
}

void cs_request_rshutdown(void)
{
	cs_spare_drop(&CSG(classes).spare_request);
}

/* ---- Lazy properties --------------------------------------------------------------------------------------------- */

static void build(cs_request *request, int property)
{
	zval value;
	request->lazy &= (uint16_t) ~(1u << property);
	cs_request_build(request, property, &value);
	ZVAL_COPY_VALUE(slot_of(request, property), &value);
}

static void build_all(cs_request *request)
{
	for (int property = CS_REQUEST_HEADER; request->lazy; property++) {
		if (request->lazy & (1u << property)) {
			build(request, property);
		}
	}
}

/* The lazy property of that name, or -1. */
static int lazy_property(const zend_string *name)
{
	const char *text = ZSTR_VAL(name);
	switch (ZSTR_LEN(name)) {
		case 3:
			return memcmp(text, "get", 3) == 0 ? CS_REQUEST_GET : -1;
		case 4:
			return memcmp(text, "post", 4) == 0 ? CS_REQUEST_POST : -1;
		case 5:
			return memcmp(text, "files", 5) == 0 ? CS_REQUEST_FILES : -1;
		case 8:
			return memcmp(text, "tmpfiles", 8) == 0 ? CS_REQUEST_TMPFILES : -1;
		case 6:
			if (memcmp(text, "server", 6) == 0) {
				return CS_REQUEST_SERVER;
			}
			if (memcmp(text, "header", 6) == 0) {
				return CS_REQUEST_HEADER;
			}
			return memcmp(text, "cookie", 6) == 0 ? CS_REQUEST_COOKIE : -1;
		default:
			return -1;
	}
}

static bool is_declared(zend_object *object, zend_string *name)
{
	return zend_hash_exists(&object->ce->properties_info, name);
}

static void prepare(zend_object *object, zend_string *name)
{
	cs_request *request = cs_request_from(object);
	if (!request->lazy) {
		return;
	}
	int property = lazy_property(name);
	if (property >= 0) {
		if (request->lazy & (1u << property)) {
			build(request, property);
		}
	} else if (!is_declared(object, name)) {
		/* A table of dynamic properties lists the others too, and foreach trusts it. */
		build_all(request);
	}
}

static zval *read_property(zend_object *object, zend_string *name, int type, void **cache_slot, zval *rv)
{
	prepare(object, name);
	return zend_std_read_property(object, name, type, cache_slot, rv);
}

static zval *write_property(zend_object *object, zend_string *name, zval *value, void **cache_slot)
{
	cs_request *request = cs_request_from(object);
	int property = lazy_property(name);
	if (property >= 0 && (request->lazy & (1u << property))) {
		/* Overwritten unseen: there is nothing to build. */
		request->lazy &= (uint16_t) ~(1u << property);
		ZVAL_NULL(slot_of(request, property));
	} else {
		prepare(object, name);
	}
	return zend_std_write_property(object, name, value, cache_slot);
}

static zval *get_property_ptr_ptr(zend_object *object, zend_string *name, int type, void **cache_slot)
{
	prepare(object, name);
	return zend_std_get_property_ptr_ptr(object, name, type, cache_slot);
}

static int has_property(zend_object *object, zend_string *name, int check, void **cache_slot)
{
	prepare(object, name);
	return zend_std_has_property(object, name, check, cache_slot);
}

static void unset_property(zend_object *object, zend_string *name, void **cache_slot)
{
	prepare(object, name);
	zend_std_unset_property(object, name, cache_slot);
}

static HashTable *get_properties(zend_object *object)
{
	build_all(cs_request_from(object));
	return zend_std_get_properties(object);
}

static int compare_requests(zval *a, zval *b)
{
	if (Z_TYPE_P(a) == IS_OBJECT && Z_OBJ_HT_P(a) == &request_handlers) {
		build_all(cs_request_from(Z_OBJ_P(a)));
	}
	if (Z_TYPE_P(b) == IS_OBJECT && Z_OBJ_HT_P(b) == &request_handlers) {
		build_all(cs_request_from(Z_OBJ_P(b)));
	}
	return zend_std_compare_objects(a, b);
}

static zend_object *clone_request(zend_object *object)
{
	cs_request *old = cs_request_from(object);
	build_all(old);
	cs_request *request = cs_request_from(create_request(object->ce));
	zend_objects_clone_members(&request->std, object);
	if (old->head) {
		cs_head_ref(old->head);
		request->head = old->head;
	}
	/* A copy has the arrays with the names of the files, which go with the original. */
	if (old->body.len) {
		old->content = old->content ? old->content : cs_request_body(old);
		request->content = old->content ? zend_string_copy(old->content) : NULL;
	}
	request->time_ms = old->time_ms;
	request->peer = old->peer;
	request->local = old->local;
	request->parse_cookie = old->parse_cookie;
	request->parse_post = old->parse_post;
	return &request->std;
}

/* ---- Methods ----------------------------------------------------------------------------------------------------- */

#define THIS cs_request_from(Z_OBJ_P(ZEND_THIS))

/* The next piece of a body that still arrives; NULL after an error. May yield. */
static zend_string *read_piece(cs_request *request, size_t max, int64_t timeout_ms)
{
	zend_string *piece = NULL;
	if (!cs_co_can_yield()) {
		cs_throw_error(EPERM, "The body still arrives: it can only be read in a coroutine");
		return NULL;
	}
	int status = cs_incoming_read(request->incoming, max, timeout_ms, &piece);
	if (status < 0) {
		cs_set_last_error(-status);
		return NULL;
	}
	return piece;
}

/* All of it, into the request's own buffer. May yield. */
static bool read_rest(cs_request *request)
{
	while (UNEXPECTED(request->incoming)) {
		zend_string *piece = read_piece(request, SIZE_MAX, cs_incoming_patience(request->incoming));
		if (!piece) {
			return false;
		}
		size_t len = ZSTR_LEN(piece);
		cs_buf_append(&request->body, ZSTR_VAL(piece), len);
		zend_string_release(piece);
		if (len == 0 && request->incoming) {
			cs_incoming_unref(request->incoming);
			request->incoming = NULL;
			request->read = request->body.len;
		}
	}
	return true;
}

ZEND_METHOD(Swoole_Http_Request, read)
{
	zend_long length = 65536;
	double timeout = 0;
	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
		Z_PARAM_DOUBLE(timeout)
	ZEND_PARSE_PARAMETERS_END();
	cs_request *request = THIS;
	if (length < 1) {
		zend_argument_value_error(1, "must be greater than 0");
		RETURN_THROWS();
	}
	if (!request->head) {
		RETURN_FALSE;
	}
	if (request->incoming) {
		int64_t patience = timeout == 0 ? cs_incoming_patience(request->incoming) : cs_timeout_ms(timeout, true);
		zend_string *piece = read_piece(request, (size_t) length, patience);
		if (!piece) {
			RETURN_FALSE;
		}
		RETURN_STR(piece);
	}
	if (!request->content) {
		request->content = cs_request_body(request);
	}
	if (!request->content) {
		RETURN_FALSE;
	}
	size_t len = MIN((size_t) length, ZSTR_LEN(request->content) - request->read);
	RETVAL_STRINGL(ZSTR_VAL(request->content) + request->read, len);
	request->read += len;
}

ZEND_METHOD(Swoole_Http_Request, getContent)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_request *request = THIS;
	if (!request->head || !read_rest(request)) {
		RETURN_FALSE;
	}
	if (!request->content && request->body.len == 0) {
		RETURN_EMPTY_STRING();
	}
	if (!request->content) {
		request->content = cs_request_body(request);
	}
	if (!request->content) {
		RETURN_FALSE;
	}
	RETURN_STR_COPY(request->content);
}

ZEND_METHOD(Swoole_Http_Request, getData)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_request *request = THIS;
	if (!request->head) {
		RETURN_FALSE;
	}
	if (!read_rest(request)) {
		RETURN_FALSE;
	}
	const cs_head *head = request->head;
	zend_string *body = request->content ? zend_string_copy(request->content) : cs_request_body(request);
	if (!body) {
		RETURN_FALSE;
	}
	RETVAL_STR(zend_string_concat2(head->raw, head->size, ZSTR_VAL(body), ZSTR_LEN(body)));
	zend_string_release(body);
}

ZEND_METHOD(Swoole_Http_Request, getMethod)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_request *request = THIS;
	if (!request->head) {
		RETURN_FALSE;
	}
	RETURN_STR(cs_request_method(request->head->method));
}

ZEND_METHOD(Swoole_Http_Request, isCompleted)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_BOOL(THIS->head != NULL);
}

static int on_loose_body(void *arg, const char *bytes, size_t len)
{
	cs_request *request = arg;
	if (request->upload) {
		int status = cs_upload_feed(request->upload, bytes, len);
		if (status) {
			cs_parser_refuse(request->parser, status, request->upload->reason);
		}
		return status ? UV_EINVAL : 0;
	}
	return cs_buf_append(&request->body, bytes, len);
}

static void set_option(cs_request *request, loose_parser *loose, zend_string *key, zval *value)
{
	const char *why = NULL;
	int64_t limit;

	ZVAL_DEREF(value);
	if (zend_string_equals_literal(key, "parse_cookie")) {
		why = cs_option_bool(value, &request->parse_cookie) ? NULL : CS_OPTION_BOOL_WHY;
	} else if (zend_string_equals_literal(key, "parse_body")) {
		why = cs_option_bool(value, &request->parse_post) ? NULL : CS_OPTION_BOOL_WHY;
	} else if (zend_string_equals_literal(key, "parse_files")) {
		why = cs_option_bool(value, &loose->site.parse_files) ? NULL : CS_OPTION_BOOL_WHY;
	} else if (zend_string_equals_literal(key, "upload_tmp_dir")) {
		if (Z_TYPE_P(value) == IS_STRING) {
			free(loose->site.upload_dir);
			loose->site.upload_dir = strdup(Z_STRVAL_P(value));
		} else {
			why = "must be a path";
		}
	} else if (zend_string_equals_literal(key, "package_max_length")) {
		if (cs_option_whole(value, &limit) && limit > 0) {
			loose->config.max_body_size = (uint64_t) limit;
			loose->site.memory_max = limit;
		} else {
			why = "must be a number of bytes from 1 on";
		}
	} else {
		cs_warn_option("Swoole\\Http\\Request::create()", ZSTR_VAL(key), "is not supported and has no effect");
	}
	if (why) {
		cs_warn_option_value(ZSTR_VAL(key), why, value);
	}
}

ZEND_METHOD(Swoole_Http_Request, create)
{
	HashTable *options = NULL;
	zend_string *key;
	zval *value;
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT(options)
	ZEND_PARSE_PARAMETERS_END();
	object_init_ex(return_value, cs_request_ce);
	cs_request *request = cs_request_from(Z_OBJ_P(return_value));
	loose_parser *loose = ecalloc(1, sizeof(*loose));
	loose->config = (cs_parser_config){
		.pool = &CSG(http).heads,
		.max_head_size = CS_HEAD_MAX,
		.max_fields = 1024,
		.max_body_size = 2 * 1024 * 1024,
		.on_body = on_loose_body,
	};
	cs_site_init(&loose->site);
	cs_http_upload_defaults(&loose->site);
	loose->site.memory_max = (int64_t) loose->config.max_body_size;
	cs_parser_init(&loose->parser, &loose->config, request);
	request->parser = &loose->parser;
	if (options) {
		ZEND_HASH_FOREACH_STR_KEY_VAL(options, key, value) {
			if (key) {
				set_option(request, loose, key, value);
			}
		}
		ZEND_HASH_FOREACH_END();
	}
}

/* Both return 0, or the status that a server would refuse with. */
static int begin_loose_body(cs_request *request)
{
	const cs_head *head = request->parser->head;
	const cs_field *type = cs_head_find(head, CS_HEADER_CONTENT_TYPE);
	int status = 0;
	const char *reason;
	if (type) {
		const cs_site *site = &((loose_parser *) request->parser)->site;
		request->upload = cs_upload_new(site, head->raw + type->value, type->value_len, &status, &reason);
	}
	return status;
}

static int finish_loose_body(cs_request *request)
{
	int status = request->upload ? cs_upload_finish(request->upload) : 0;
	if (request->upload && !status) {
		request->body = request->upload->body;
		cs_buf_init(&request->upload->body);
	}
	return status;
}

ZEND_METHOD(Swoole_Http_Request, parse)
{
	char *data;
	size_t len, done = 0;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STRING(data, len)
	ZEND_PARSE_PARAMETERS_END();
	cs_request *request = THIS;
	while (request->parser && done < len) {
		size_t used;
		int status = 0;
		cs_parse result = cs_parser_execute(request->parser, data + done, len - done, &used);
		done += used;
		if (result == CS_PARSE_ERROR) {
			status = request->parser->status;
		} else if (result == CS_PARSE_HEAD) {
			status = begin_loose_body(request);
		} else if (result == CS_PARSE_DONE) {
			status = finish_loose_body(request);
		}
		if (status) {
			cs_set_last_error(status);
			free_parser(request);
			cs_request_free_upload(request);
			RETURN_FALSE;
		}
		if (result == CS_PARSE_DONE) {
			request->head = cs_parser_take(request->parser);
			request->time_ms = cs_respond_wall_ms();
			free_parser(request);
			make_lazy(request);
			RETURN_LONG((zend_long) done);
		}
	}
	if (!request->parser) {
		RETURN_FALSE;
	}
	RETURN_LONG((zend_long) done);
}

void cs_request_minit(int type, int module_number)
{
	cs_request_names_minit();
	cs_request_ce = register_class_Swoole_Http_Request();
	cs_request_ce->create_object = create_request;
	fill_template();
	memcpy(&request_handlers, &std_object_handlers, sizeof(request_handlers));
	request_handlers.offset = XtOffsetOf(cs_request, std);
	request_handlers.free_obj = free_request;
	request_handlers.clone_obj = clone_request;
	request_handlers.read_property = read_property;
	request_handlers.write_property = write_property;
	request_handlers.get_property_ptr_ptr = get_property_ptr_ptr;
	request_handlers.has_property = has_property;
	request_handlers.unset_property = unset_property;
	request_handlers.get_properties = get_properties;
	request_handlers.compare = compare_requests;
}
