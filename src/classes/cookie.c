/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Http\Cookie: ten fields, set one by one, that http/cookie.c writes as a Set-Cookie header. The fields live in the
 * C struct, not in properties. Response::cookie() and its family come here too: see cs_cookie_from_args().
 */
#include "cookie.h"
#include "error.h"
#include "src/http/cookie.h"

#include <time.h>

#include "stubs/cookie_arginfo.h"

typedef struct cs_cookie_object {
	zend_string *name; /* the strings are NULL when not set */
	zend_string *value;
	zend_string *path;
	zend_string *domain;
	zend_string *samesite;
	zend_string *priority;
	zend_long expires;
	bool encode;
	bool secure;
	bool httponly;
	bool partitioned;
	zend_object std;
} cs_cookie_object;

zend_class_entry *cs_cookie_ce;
static zend_object_handlers cookie_handlers; /* filled once by minit, then constant */

static cs_cookie_object *from_zend(zend_object *object)
{
	return (cs_cookie_object *) ((char *) object - XtOffsetOf(cs_cookie_object, std));
}

static zend_object *create_cookie(zend_class_entry *ce)
{
	cs_cookie_object *cookie = zend_object_alloc(sizeof(cs_cookie_object), ce);

	memset(cookie, 0, XtOffsetOf(cs_cookie_object, std));
	cookie->encode = true;
	zend_object_std_init(&cookie->std, ce);
	object_properties_init(&cookie->std, ce);
	cookie->std.handlers = &cookie_handlers;
	return &cookie->std;
}

static void set_string(zend_string **field, zend_string *text)
{
	zend_string *old = *field;

	*field = text ? zend_string_copy(text) : NULL;
	if (old) {
		zend_string_release(old);
	}
}

static void reset_fields(cs_cookie_object *cookie)
{
	set_string(&cookie->name, NULL);
	set_string(&cookie->value, NULL);
	set_string(&cookie->path, NULL);
	set_string(&cookie->domain, NULL);
	set_string(&cookie->samesite, NULL);
	set_string(&cookie->priority, NULL);
	cookie->expires = 0;
	cookie->secure = cookie->httponly = cookie->partitioned = false;
}

static void free_cookie(zend_object *object)
{
	reset_fields(from_zend(object));
	zend_object_std_dtor(object);
}

static zend_object *clone_cookie(zend_object *old_object)
{
	zend_object *object = create_cookie(old_object->ce);
	cs_cookie_object *cookie = from_zend(object);
	const cs_cookie_object *old = from_zend(old_object);

	memcpy(cookie, old, XtOffsetOf(cs_cookie_object, std));
	zend_string *strings[] = {old->name, old->value, old->path, old->domain, old->samesite, old->priority};
	for (size_t i = 0; i < sizeof(strings) / sizeof(strings[0]); i++) {
		if (strings[i]) {
			zend_string_addref(strings[i]);
		}
	}
	zend_objects_clone_members(object, old_object);
	return object;
}

static cs_view view_of(const zend_string *text)
{
	return text ? (cs_view){ZSTR_VAL(text), ZSTR_LEN(text)} : (cs_view){NULL, 0};
}

/* Builds the header's value; warns from the running method when a field is wrong. */
static int build_line(const cs_cookie *cookie, cs_buf *line)
{
	cs_cookie_field bad;
	int rc = cs_cookie_build(line, cookie, (int64_t) time(NULL), &bad);

	if (rc == UV_EINVAL) {
		cs_warn("%s", cs_cookie_field_error(bad));
	} else if (rc < 0) {
		cs_warn("out of memory for a cookie of %zu bytes", cookie->value.len);
	}
	return rc;
}

int cs_cookie_from_object(zend_object *object, cs_buf *line)
{
	const cs_cookie_object *c = from_zend(object);
	cs_cookie cookie = {
		.name = view_of(c->name),
		.value = view_of(c->value),
		.path = view_of(c->path),
		.domain = view_of(c->domain),
		.samesite = view_of(c->samesite),
		.priority = view_of(c->priority),
		.expires = c->expires,
		.encode = c->encode,
		.secure = c->secure,
		.httponly = c->httponly,
		.partitioned = c->partitioned,
	};

	return build_line(&cookie, line);
}

int cs_cookie_from_args(zend_execute_data *execute_data, bool encode, cs_buf *line)
{
	zend_object *object = NULL;
	zend_string *name = NULL, *value = NULL, *path = NULL, *domain = NULL, *samesite = NULL, *priority = NULL;
	zend_long expires = 0;
	bool secure = false, httponly = false, partitioned = false;

	ZEND_PARSE_PARAMETERS_START(1, 10)
		Z_PARAM_OBJ_OF_CLASS_OR_STR(object, cs_cookie_ce, name)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR(value)
		Z_PARAM_LONG(expires)
		Z_PARAM_STR(path)
		Z_PARAM_STR(domain)
		Z_PARAM_BOOL(secure)
		Z_PARAM_BOOL(httponly)
		Z_PARAM_STR(samesite)
		Z_PARAM_STR(priority)
		Z_PARAM_BOOL(partitioned)
	ZEND_PARSE_PARAMETERS_END_EX(return UV_EINVAL);

	if (object) {
		if (ZEND_NUM_ARGS() > 1) {
			cs_warn("the parameters after the cookie object are not used; set them with its with...() methods");
		}
		return cs_cookie_from_object(object, line);
	}
	cs_cookie cookie = {
		.name = view_of(name),
		.value = view_of(value),
		.path = path ? view_of(path) : CS_VIEW("/"),
		.domain = view_of(domain),
		.samesite = view_of(samesite),
		.priority = view_of(priority),
		.expires = expires,
		.encode = encode,
		.secure = secure,
		.httponly = httponly,
		.partitioned = partitioned,
	};
	return build_line(&cookie, line);
}

ZEND_METHOD(Swoole_Http_Cookie, __construct)
{
	bool encode = true;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(encode)
	ZEND_PARSE_PARAMETERS_END();
	from_zend(Z_OBJ_P(ZEND_THIS))->encode = encode;
}

/* The with...() methods of one string parameter. `missing` is its default, NULL when it must be given. */
static void with_string(INTERNAL_FUNCTION_PARAMETERS, size_t field, zend_string *missing)
{
	zend_string *text = missing;

	if (ZEND_NUM_ARGS() > 0 || !missing) {
		ZEND_PARSE_PARAMETERS_START(1, 1)
			Z_PARAM_STR(text)
		ZEND_PARSE_PARAMETERS_END();
	}
	set_string((zend_string **) ((char *) from_zend(Z_OBJ_P(ZEND_THIS)) + field), text);
	RETURN_OBJ_COPY(Z_OBJ_P(ZEND_THIS));
}

static void with_bool(INTERNAL_FUNCTION_PARAMETERS, size_t field)
{
	bool flag = false;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(flag)
	ZEND_PARSE_PARAMETERS_END();
	*(bool *) ((char *) from_zend(Z_OBJ_P(ZEND_THIS)) + field) = flag;
	RETURN_OBJ_COPY(Z_OBJ_P(ZEND_THIS));
}

ZEND_METHOD(Swoole_Http_Cookie, withName)
{
	with_string(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, name), NULL);
}

ZEND_METHOD(Swoole_Http_Cookie, withValue)
{
	with_string(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, value), ZSTR_EMPTY_ALLOC());
}

ZEND_METHOD(Swoole_Http_Cookie, withExpires)
{
	zend_long expires = 0;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(expires)
	ZEND_PARSE_PARAMETERS_END();
	from_zend(Z_OBJ_P(ZEND_THIS))->expires = expires;
	RETURN_OBJ_COPY(Z_OBJ_P(ZEND_THIS));
}

ZEND_METHOD(Swoole_Http_Cookie, withPath)
{
	with_string(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, path), ZSTR_CHAR('/'));
}

ZEND_METHOD(Swoole_Http_Cookie, withDomain)
{
	with_string(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, domain), ZSTR_EMPTY_ALLOC());
}

ZEND_METHOD(Swoole_Http_Cookie, withSecure)
{
	with_bool(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, secure));
}

ZEND_METHOD(Swoole_Http_Cookie, withHttpOnly)
{
	with_bool(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, httponly));
}

ZEND_METHOD(Swoole_Http_Cookie, withSameSite)
{
	with_string(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, samesite), ZSTR_EMPTY_ALLOC());
}

ZEND_METHOD(Swoole_Http_Cookie, withPriority)
{
	with_string(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, priority), ZSTR_EMPTY_ALLOC());
}

ZEND_METHOD(Swoole_Http_Cookie, withPartitioned)
{
	with_bool(INTERNAL_FUNCTION_PARAM_PASSTHRU, XtOffsetOf(cs_cookie_object, partitioned));
}

ZEND_METHOD(Swoole_Http_Cookie, toString)
{
	cs_buf line = {0};

	ZEND_PARSE_PARAMETERS_NONE();
	if (cs_cookie_from_object(Z_OBJ_P(ZEND_THIS), &line) < 0) {
		RETVAL_FALSE;
	} else {
		RETVAL_STRINGL(line.data, line.len);
	}
	cs_buf_dtor(&line);
}

static void add_string(zval *array, const char *key, zend_string *text)
{
	add_assoc_str(array, key, text ? zend_string_copy(text) : ZSTR_EMPTY_ALLOC());
}

ZEND_METHOD(Swoole_Http_Cookie, toArray)
{
	const cs_cookie_object *cookie = from_zend(Z_OBJ_P(ZEND_THIS));

	ZEND_PARSE_PARAMETERS_NONE();
	array_init_size(return_value, 11);
	add_string(return_value, "name", cookie->name);
	add_string(return_value, "value", cookie->value);
	add_assoc_long(return_value, "expires", cookie->expires);
	add_string(return_value, "path", cookie->path);
	add_string(return_value, "domain", cookie->domain);
	add_assoc_bool(return_value, "secure", cookie->secure);
	add_assoc_bool(return_value, "httpOnly", cookie->httponly);
	add_string(return_value, "sameSite", cookie->samesite);
	add_string(return_value, "priority", cookie->priority);
	add_assoc_bool(return_value, "partitioned", cookie->partitioned);
	add_assoc_bool(return_value, "encode", cookie->encode);
}

ZEND_METHOD(Swoole_Http_Cookie, reset)
{
	ZEND_PARSE_PARAMETERS_NONE();
	reset_fields(from_zend(Z_OBJ_P(ZEND_THIS)));
}

void cs_cookie_minit(int type, int module_number)
{
	cs_cookie_ce = register_class_Swoole_Http_Cookie();
	cs_cookie_ce->create_object = create_cookie;
	cookie_handlers = std_object_handlers;
	cookie_handlers.offset = XtOffsetOf(cs_cookie_object, std);
	cookie_handlers.free_obj = free_cookie;
	cookie_handlers.clone_obj = clone_cookie;
}
