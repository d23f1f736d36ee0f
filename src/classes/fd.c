/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The descriptor behind a PHP value.
 */
#include "fd.h"

#include "error.h"

#include "php_streams.h"
#if defined(__has_include)
#if __has_include("ext/sockets/php_sockets.h")
/* PHP was built with sockets as a module of its own: its configuration does not say so to others. */
#ifndef HAVE_SOCKETS
#define HAVE_SOCKETS 1
#endif
#include "ext/sockets/php_sockets.h"
#define CS_HAVE_SOCKETS 1
#endif
#endif

#include <fcntl.h>

static int stream_fd(zval *value)
{
	int fd = -1;
	php_stream *stream = zend_fetch_resource2_ex(value, NULL, php_file_le_stream(), php_file_le_pstream());
	if (!stream) {
		cs_warn("the resource is not an open stream");
		return -1;
	}
	if (php_stream_cast(stream, PHP_STREAM_AS_FD_FOR_SELECT | PHP_STREAM_CAST_INTERNAL, (void **) &fd, 0) != SUCCESS) {
		cs_warn("a stream of type %s has no descriptor to wait for", stream->ops->label);
		return -1;
	}
	return fd;
}

/* The sockets extension may be absent at run time, so its class is known by name and not by symbol. */
static bool is_socket_object(zend_object *object)
{
#ifdef CS_HAVE_SOCKETS
	zend_class_entry *ce = object->ce;
	return ce->type == ZEND_INTERNAL_CLASS && zend_string_equals_literal(ce->name, "Socket") && ce->info.internal.module
		&& strcmp(ce->info.internal.module->name, "sockets") == 0;
#else
	(void) object;
	return false;
#endif
}

static int object_fd(zend_object *object)
{
	static const char *const names[] = {"fd", "sock", "pipe"};
#ifdef CS_HAVE_SOCKETS
	if (is_socket_object(object)) {
		return (int) socket_from_obj(object)->bsd_socket;
	}
#endif
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		zval hold;
		zval *value = zend_read_property(object->ce, object, names[i], strlen(names[i]), true, &hold);
		ZVAL_DEREF(value);
		if (Z_TYPE_P(value) == IS_LONG && Z_LVAL_P(value) >= 0 && Z_LVAL_P(value) <= INT_MAX) {
			return (int) Z_LVAL_P(value);
		}
	}
	cs_warn("an object of class %s has no descriptor (fd, sock or pipe)", ZSTR_VAL(object->ce->name));
	return -1;
}

int cs_fd_of(zval *value)
{
	int fd = -1;
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) == IS_RESOURCE) {
		fd = stream_fd(value);
	} else if (Z_TYPE_P(value) == IS_OBJECT) {
		fd = object_fd(Z_OBJ_P(value));
	} else if (Z_TYPE_P(value) == IS_LONG && Z_LVAL_P(value) >= 0 && Z_LVAL_P(value) <= INT_MAX) {
		fd = (int) Z_LVAL_P(value);
	} else if (Z_TYPE_P(value) == IS_LONG) {
		cs_warn(ZEND_LONG_FMT " is not a descriptor", Z_LVAL_P(value));
	} else {
		cs_warn("a descriptor is needed: a stream, a socket or an int; %s given", zend_zval_type_name(value));
	}
	if (fd >= 0 && fcntl(fd, F_GETFD) < 0) {
		cs_warn("the descriptor %d is not open", fd);
		return -1;
	}
	return fd;
}

bool cs_fd_is_closed(zval *value)
{
	if (Z_TYPE_P(value) == IS_RESOURCE) {
		return Z_RES_TYPE_P(value) < 0;
	}
#ifdef CS_HAVE_SOCKETS
	if (Z_TYPE_P(value) == IS_OBJECT && is_socket_object(Z_OBJ_P(value))) {
		return socket_from_obj(Z_OBJ_P(value))->bsd_socket < 0;
	}
#endif
	return false;
}
