/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The functions of Swoole's API that belong to no class: versions, errors, the machine's addresses, the objects of the
 * running script. Each class registers the functions that are other names of its methods itself.
 */
#include "functions.h"
#include "coroutine.h"
#include "error.h"
#include "socket.h"
#include "src/core/log.h"
#include "src/net/dns_cache.h"
#include "stubs/functions_arginfo.h"

#include "ext/json/php_json_parser.h"
#include "ext/standard/basic_functions.h"
#include "ext/standard/php_var.h"

#include <errno.h>
#include <uv.h>
#ifndef _WIN32
#include <fcntl.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

const zend_function_entry *const cs_functions = ext_functions;

/* What swoole_strerror($code, SWOOLE_STRERROR_SWOOLE) says; codes below 500 are the system's. */
typedef struct cs_error_text {
	int code;
	const char *text;
} cs_error_text;

/* In the order of the codes. */
static const cs_error_text error_texts[] = {
	{501, "Out of memory"},
	{502, "System call failed"},
	{503, "PHP fatal error"},
	{504, "Name too long"},
	{505, "Invalid parameters"},
	{506, "Queue is full"},
	{507, "Operation not supported"},
	{508, "Protocol error"},
	{509, "Wrong operation"},
	{700, "File does not exist"},
	{701, "File is too large"},
	{702, "File is empty"},
	{703, "Directory does not exist"},
	{710, "DNS lookup: duplicate request"},
	{711, "DNS lookup failed"},
	{712, "DNS lookup timed out"},
	{713, "DNS lookup is not supported"},
	{714, "DNS lookup: no name server"},
	{720, "Bad IPv6 address"},
	{721, "Signal is not registered"},
	{722, "Bad host address"},
	{723, "Bad port"},
	{724, "Bad socket type"},
	{800, "Event could not be removed"},
	{801, "Event could not be added"},
	{802, "Event could not be updated"},
	{1001, "Session closed by server"},
	{1002, "Session closed by client"},
	{1003, "Session is closing"},
	{1004, "Session is closed"},
	{1005, "Session does not exist"},
	{1006, "Invalid session id"},
	{1009, "Output buffer overflow"},
	{1011, "TLS is not ready"},
	{1012, "TLS: sendfile cannot be used"},
	{1013, "TLS: the peer has shown no certificate"},
	{1014, "TLS: the peer's certificate was not accepted"},
	{1018, "TLS handshake failed"},
	{1019, "TLS context could not be made"},
	{1201, "Package length is too large"},
	{1202, "Package length not found"},
	{1203, "Data length is too large"},
	{1204, "Malformed package"},
	{2001, "Task package is too big"},
	{2002, "Task could not be dispatched"},
	{2003, "Task timed out"},
	{4002, "File operation canceled"},
	{4003, "File operation timed out"},
	{5001, "Client is not connected"},
	{6001, "Socket is closed"},
	{6002, "Waiting for the socket timed out"},
	{6003, "Socket does not exist"},
	{7001, "SOCKS5 proxy: unsupported version"},
	{7002, "SOCKS5 proxy: unsupported authentication method"},
	{7003, "SOCKS5 proxy: authentication failed"},
	{7004, "SOCKS5 proxy: server error"},
	{7005, "SOCKS5 proxy: handshake failed"},
	{7006, "SOCKS5 proxy: connect failed"},
	{7101, "HTTP proxy: handshake error"},
	{7102, "HTTP: invalid protocol"},
	{7103, "HTTP proxy: handshake failed"},
	{7104, "HTTP proxy: bad response"},
	{8501, "WebSocket: bad client"},
	{8502, "WebSocket: bad opcode"},
	{8503, "WebSocket is not connected"},
	{8504, "WebSocket handshake failed"},
	{8505, "WebSocket frame could not be packed"},
	{8506, "WebSocket frame could not be unpacked"},
	{8507, "WebSocket: incomplete packet"},
	{9001, "Server must be created before the client"},
	{9002, "Too many sockets"},
	{9003, "Worker is terminated"},
	{9004, "Invalid listen port"},
	{9005, "Too many listen ports"},
	{9007, "No idle worker"},
	{9008, "Only one server can be started"},
	{10001, "API must be called in the coroutine"},
	{10002, "Resource is bound to another coroutine"},
	{10003, "Coroutine is discarded"},
	{10004, "Mutex is not locked"},
	{10015, "Coroutine cannot be canceled"},
	{10016, "Coroutine does not exist"},
	{10017, "Coroutine is canceled"},
	{10018, "Coroutine timed out"},
	{10019, "Socket is being closed"},
};

const char *cs_functions_error_text(zend_long code)
{
	for (size_t i = 0; i < sizeof(error_texts) / sizeof(error_texts[0]); i++) {
		if (error_texts[i].code == code) {
			return error_texts[i].text;
		}
	}
	return NULL;
}

ZEND_FUNCTION(swoole_version)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_STRING(CS_SWOOLE_VERSION);
}

ZEND_FUNCTION(swoole_cpu_num)
{
	ZEND_PARSE_PARAMETERS_NONE();
	long n = 1;
#ifdef _SC_NPROCESSORS_ONLN
	n = sysconf(_SC_NPROCESSORS_ONLN);
#endif
	RETURN_LONG(n > 0 ? n : 1);
}

ZEND_FUNCTION(swoole_last_error)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_LONG(cs_last_error());
}

ZEND_FUNCTION(swoole_errno)
{
	int code = errno;
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_LONG(code);
}

ZEND_FUNCTION(swoole_clear_error)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_set_last_error(0);
	errno = 0;
}

enum { STRERROR_SYSTEM = 0, STRERROR_GAI = 1, STRERROR_DNS = 2, STRERROR_SWOOLE = 9 };

ZEND_FUNCTION(swoole_strerror)
{
	zend_long code, type = STRERROR_SYSTEM;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(code)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	const char *text = cs_functions_error_text(code);
	if (type == STRERROR_GAI) {
		text = gai_strerror((int) code);
	} else if (type == STRERROR_DNS) {
		text = hstrerror((int) code);
	} else if (type != STRERROR_SYSTEM && type != STRERROR_SWOOLE) {
		zend_argument_value_error(2, "must be one of the SWOOLE_STRERROR_* constants, " ZEND_LONG_FMT " given", type);
		RETURN_THROWS();
	} else if (type == STRERROR_SYSTEM || (!text && code < 500)) {
		text = strerror((int) code);
	}
	if (text) {
		RETURN_STRING(text);
	}
	RETURN_STR(zend_strpprintf(0, "Unknown error " ZEND_LONG_FMT, code));
}

/* True when the user has silenced the code with swoole_ignore_error(). */
static bool is_ignored(zend_long code)
{
	size_t bits = sizeof(CSG(ignored_errors)) * 8;
	return code >= 0 && (size_t) code < bits && (CSG(ignored_errors)[code / 8] & (1 << (code % 8)));
}

ZEND_FUNCTION(swoole_error_log)
{
	zend_long level;
	zend_string *message;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_LONG(level)
		Z_PARAM_STR(message)
	ZEND_PARSE_PARAMETERS_END();

	if (level < CS_LOG_DEBUG || level > CS_LOG_ERROR) {
		zend_argument_value_error(1, "must be one of the SWOOLE_LOG_* constants, " ZEND_LONG_FMT " given", level);
		RETURN_THROWS();
	}
	cs_log((cs_log_level) level, "%s", ZSTR_VAL(message));
}

ZEND_FUNCTION(swoole_error_log_ex)
{
	zend_long level, code;
	zend_string *message;

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_LONG(level)
		Z_PARAM_LONG(code)
		Z_PARAM_STR(message)
	ZEND_PARSE_PARAMETERS_END();

	if (level < CS_LOG_DEBUG || level > CS_LOG_ERROR) {
		zend_argument_value_error(1, "must be one of the SWOOLE_LOG_* constants, " ZEND_LONG_FMT " given", level);
		RETURN_THROWS();
	}
	if (!is_ignored(code)) {
		cs_log((cs_log_level) level, "(ERRNO " ZEND_LONG_FMT ") %s", code, ZSTR_VAL(message));
	}
}

ZEND_FUNCTION(swoole_ignore_error)
{
	zend_long code;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(code)
	ZEND_PARSE_PARAMETERS_END();

	if (code < 0 || (size_t) code >= sizeof(CSG(ignored_errors)) * 8) {
		zend_argument_value_error(1, "must be one of the SWOOLE_ERROR_* constants, " ZEND_LONG_FMT " given", code);
		RETURN_THROWS();
	}
	CSG(ignored_errors)[code / 8] |= 1 << (code % 8);
}

/* Calls fn for every address of the machine that is up and not a loopback's. */
static bool each_interface(
	void (*fn)(zval *result, const uv_interface_address_t *address, int family), zval *result, int family)
{
	uv_interface_address_t *list;
	int count;
	int status = uv_interface_addresses(&list, &count);
	if (status < 0) {
		cs_warn("the network interfaces cannot be listed: %s", uv_strerror(status));
		return false;
	}
	for (int i = 0; i < count; i++) {
		if (!list[i].is_internal) {
			fn(result, &list[i], family);
		}
	}
	uv_free_interface_addresses(list, count);
	return true;
}

static void add_ip(zval *result, const uv_interface_address_t *address, int family)
{
	char text[INET6_ADDRSTRLEN];
	if (address->address.address4.sin_family != family) {
		return;
	}
	int status = family == AF_INET ? uv_ip4_name(&address->address.address4, text, sizeof(text))
								   : uv_ip6_name(&address->address.address6, text, sizeof(text));
	if (status == 0) {
		add_assoc_string(result, address->name, text);
	}
}

ZEND_FUNCTION(swoole_get_local_ip)
{
	zend_long family = AF_INET;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(family)
	ZEND_PARSE_PARAMETERS_END();

	if (family != AF_INET && family != AF_INET6) {
		zend_argument_value_error(
			1, "must be AF_INET (%d) or AF_INET6 (%d), " ZEND_LONG_FMT " given", AF_INET, AF_INET6, family);
		RETURN_THROWS();
	}
	array_init(return_value);
	each_interface(add_ip, return_value, (int) family);
}

static void add_mac(zval *result, const uv_interface_address_t *address, int family)
{
	const unsigned char *m = (const unsigned char *) address->phys_addr;
	char text[sizeof("00:00:00:00:00:00")];
	snprintf(text, sizeof(text), "%02X:%02X:%02X:%02X:%02X:%02X", m[0], m[1], m[2], m[3], m[4], m[5]);
	add_assoc_string(result, address->name, text);
}

ZEND_FUNCTION(swoole_get_local_mac)
{
	ZEND_PARSE_PARAMETERS_NONE();
	array_init(return_value);
	each_interface(add_mac, return_value, 0);
}

ZEND_FUNCTION(swoole_set_process_name)
{
	zend_string *name;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(name)
	ZEND_PARSE_PARAMETERS_END();

	zval function, argument;
	if (!zend_hash_str_exists(CG(function_table), ZEND_STRL("cli_set_process_title"))) {
		cs_warn("the process cannot be named: this PHP has no cli_set_process_title()");
		RETURN_FALSE;
	}
	ZVAL_STRING(&function, "cli_set_process_title");
	ZVAL_STR(&argument, name);
	call_user_function(NULL, NULL, &function, return_value, 1, &argument);
	zval_ptr_dtor(&function);
}

/* Calls fn(object, arg) for each live object of the script. */
static void each_object(void (*fn)(zend_object *object, void *arg), void *arg)
{
	for (uint32_t i = 1; i < EG(objects_store).top; i++) {
		zend_object *object = EG(objects_store).object_buckets[i];
		if (IS_OBJ_VALID(object) && !(OBJ_FLAGS(object) & IS_OBJ_FREE_CALLED)) {
			fn(object, arg);
		}
	}
}

static void count_object(zend_object *object, void *arg)
{
	++*(zend_long *) arg;
}

ZEND_FUNCTION(swoole_get_vm_status)
{
	ZEND_PARSE_PARAMETERS_NONE();
	zend_long objects = 0;
	each_object(count_object, &objects);
	array_init(return_value);
	add_assoc_long(return_value, "object_num", objects);
	add_assoc_long(return_value, "resource_num", zend_hash_num_elements(&EG(regular_list)));
}

static void add_object(zend_object *object, void *arg)
{
	zval value;
	ZVAL_OBJ_COPY(&value, object);
	zend_hash_next_index_insert(Z_ARRVAL_P((zval *) arg), &value);
}

ZEND_FUNCTION(swoole_get_objects)
{
	ZEND_PARSE_PARAMETERS_NONE();
	array_init(return_value);
	each_object(add_object, return_value);
}

ZEND_FUNCTION(swoole_get_object_by_handle)
{
	zend_long handle;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_LONG(handle)
	ZEND_PARSE_PARAMETERS_END();

	if (handle < 1 || (zend_ulong) handle >= EG(objects_store).top) {
		RETURN_FALSE;
	}
	zend_object *object = EG(objects_store).object_buckets[handle];
	if (!IS_OBJ_VALID(object) || (OBJ_FLAGS(object) & IS_OBJ_FREE_CALLED)) {
		RETURN_FALSE;
	}
	RETURN_OBJ_COPY(object);
}

/* Runs the functions given to register_shutdown_function() now, so that they do not run at the script's end. */
ZEND_FUNCTION(swoole_internal_call_user_shutdown_begin)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (!BG(user_shutdown_function_names)) {
		cs_warn("there is no function of register_shutdown_function() to call");
		RETURN_FALSE;
	}
	php_call_shutdown_functions();
	php_free_shutdown_functions();
	RETURN_TRUE;
}

/* The part of a string that the two functions below decode: length 0 means up to the end. False with an exception set
 * when there is no such part. */
static bool take_part(const zend_string *str, zend_long offset, zend_long length, const char **start, size_t *size)
{
	if (offset < 0 || (size_t) offset >= ZSTR_LEN(str)) {
		zend_argument_value_error(
			2, "must be an offset in a string of %zu bytes, " ZEND_LONG_FMT " given", ZSTR_LEN(str), offset);
		return false;
	}
	size_t left = ZSTR_LEN(str) - (size_t) offset;
	if (length < 0) {
		zend_argument_value_error(3, "must be greater than or equal to 0, " ZEND_LONG_FMT " given", length);
		return false;
	}
	*start = ZSTR_VAL(str) + offset;
	*size = length == 0 || (size_t) length > left ? left : (size_t) length;
	return true;
}

ZEND_FUNCTION(swoole_substr_unserialize)
{
	zend_string *str;
	zend_long offset, length = 0;
	HashTable *options = NULL;
	const char *start;
	size_t size;

	ZEND_PARSE_PARAMETERS_START(2, 4)
		Z_PARAM_STR(str)
		Z_PARAM_LONG(offset)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
		Z_PARAM_ARRAY_HT(options)
	ZEND_PARSE_PARAMETERS_END();

	if (!take_part(str, offset, length, &start, &size)) {
		RETURN_THROWS();
	}
	php_unserialize_with_options(return_value, start, size, options, "swoole_substr_unserialize");
}

ZEND_FUNCTION(swoole_substr_json_decode)
{
	zend_string *str;
	zend_long offset, length = 0, depth = PHP_JSON_PARSER_DEFAULT_DEPTH, flags = 0;
	bool associative = false;
	const char *start;
	size_t size;

	ZEND_PARSE_PARAMETERS_START(2, 6)
		Z_PARAM_STR(str)
		Z_PARAM_LONG(offset)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(length)
		Z_PARAM_BOOL(associative)
		Z_PARAM_LONG(depth)
		Z_PARAM_LONG(flags)
	ZEND_PARSE_PARAMETERS_END();

	if (!take_part(str, offset, length, &start, &size)) {
		RETURN_THROWS();
	}
	if (depth <= 0 || depth > INT_MAX) {
		zend_argument_value_error(5, "must be between 1 and %d, " ZEND_LONG_FMT " given", INT_MAX, depth);
		RETURN_THROWS();
	}
	if (associative) {
		flags |= PHP_JSON_OBJECT_AS_ARRAY;
	}
	/* PHP's scanner finds the end by the NUL behind it, which is not there within a string. */
	zend_string *part = size == ZSTR_LEN(str) ? zend_string_copy(str) : zend_string_init(start, size, false);
	php_json_decode_ex(return_value, ZSTR_VAL(part), size, flags, depth);
	zend_string_release(part);
}

ZEND_FUNCTION(swoole_hashcode)
{
	zend_string *data;
	zend_long type = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STR(data)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(type)
	ZEND_PARSE_PARAMETERS_END();

	if (type != 0) {
		cs_warn("there is no hash of the type " ZEND_LONG_FMT ": 0 is the one that PHP's arrays use", type);
		RETURN_FALSE;
	}
	RETURN_LONG((zend_long) zend_string_hash_val(data));
}

ZEND_FUNCTION(swoole_async_set)
{
	HashTable *settings;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(settings)
	ZEND_PARSE_PARAMETERS_END();

	RETURN_BOOL(cs_coroutine_set_options(settings, "swoole_async_set()"));
}

ZEND_FUNCTION(swoole_clear_dns_cache)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_dns_cache_clear();
}

ZEND_FUNCTION(swoole_coroutine_socketpair)
{
	zend_long domain, type, protocol;
	int fds[2], error = 0;
	zend_object *sockets[2] = {NULL, NULL};

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_LONG(domain)
		Z_PARAM_LONG(type)
		Z_PARAM_LONG(protocol)
	ZEND_PARSE_PARAMETERS_END();

	if (socketpair((int) domain, (int) type, (int) protocol, fds) < 0) {
		cs_set_last_error(errno);
		RETURN_FALSE;
	}
	for (int i = 0; i < 2; i++) {
		fcntl(fds[i], F_SETFD, FD_CLOEXEC);
		sockets[i] = error ? NULL : cs_socket_from_fd(fds[i], &error);
		if (!sockets[i]) {
			close(fds[i]);
		}
	}
	if (error) {
		if (sockets[0]) {
			OBJ_RELEASE(sockets[0]);
		}
		cs_set_last_error(-error);
		RETURN_FALSE;
	}
	array_init_size(return_value, 2);
	add_next_index_object(return_value, sockets[0]);
	add_next_index_object(return_value, sockets[1]);
}
