/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What Swoole\Coroutine\Http\Client sends: the head, and a body that is a string, form fields, or multipart/form-data with
 * files, which are read while they are sent.
 *
 * What a program sets cannot break the framing: a header with a line end is left out with a warning, Content-Length and
 * Transfer-Encoding are ours.
 */
#include "http_client.h"

#include "error.h"
#include "src/core/co.h"
#include "src/http/form.h"

#include "ext/standard/base64.h"
#include "ext/random/php_random.h"

#include <inttypes.h>

#define DEFAULT_WRITE_MS 60000

/* One piece of a multipart body: bytes, then a content or a part of a file. */
typedef struct part {
	cs_buf before;
	zend_string *content;
	zend_string *path;
	uint64_t offset;
	uint64_t size;
} part;

typedef struct request {
	cs_buf head;
	zend_string *body;
	const char *body_type; /* NULL: the program's matter */
	char multipart_type[80];
	char boundary[41];
	part *parts;
	uint32_t part_count;
	cs_buf after; /* behind the last part */
	uint64_t length;
	bool has_body;
} request;

static void free_request(request *r)
{
	cs_buf_dtor(&r->head);
	cs_buf_dtor(&r->after);
	if (r->body) {
		zend_string_release(r->body);
	}
	for (uint32_t i = 0; i < r->part_count; i++) {
		cs_buf_dtor(&r->parts[i].before);
		if (r->parts[i].content) {
			zend_string_release(r->parts[i].content);
		}
		if (r->parts[i].path) {
			zend_string_release(r->parts[i].path);
		}
	}
	if (r->parts) {
		efree(r->parts);
	}
}

/* ---- characters -------------------------------------------------------------------------------------------------- */

static bool is_token(const char *text, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		unsigned char c = (unsigned char) text[i];
		if (c <= ' ' || c >= 127 || strchr("()<>@,;:\\\"/[]?={}", c)) {
			return false;
		}
	}
	return len > 0;
}

static bool is_value(const zend_string *value)
{
	return !memchr(ZSTR_VAL(value), '\r', ZSTR_LEN(value)) && !memchr(ZSTR_VAL(value), '\n', ZSTR_LEN(value))
		&& !memchr(ZSTR_VAL(value), '\0', ZSTR_LEN(value));
}

static bool is_target(const zend_string *path)
{
	for (size_t i = 0; i < ZSTR_LEN(path); i++) {
		if ((unsigned char) ZSTR_VAL(path)[i] <= ' ' || ZSTR_VAL(path)[i] == 127) {
			return false;
		}
	}
	return true;
}

/* ---- bodies ------------------------------------------------------------------------------------------------------ */

/* As http_build_query() writes it. */
static zend_string *encode_form(zval *array)
{
	zval function, result;
	zend_string *text = NULL;

	ZVAL_STRING(&function, "http_build_query");
	ZVAL_UNDEF(&result);
	call_user_function(NULL, NULL, &function, &result, 1, array);
	if (Z_TYPE(result) == IS_STRING) {
		text = zend_string_copy(Z_STR(result));
	}
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&function);
	return text;
}

/* In a quoted string of a part's head. */
static void put_quoted(cs_buf *b, const char *text, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		const char *coded = text[i] == '"' ? "%22" : text[i] == '\r' ? "%0D" : text[i] == '\n' ? "%0A" : NULL;
		coded ? cs_buf_puts(b, coded) : cs_buf_putc(b, text[i]);
	}
}

static part *add_part(request *r)
{
	r->parts = safe_erealloc(r->parts, r->part_count + 1, sizeof(part), 0);
	part *p = &r->parts[r->part_count++];
	memset(p, 0, sizeof(*p));
	cs_buf_printf(
		&p->before, "%s--%s\r\nContent-Disposition: form-data; name=\"", r->part_count > 1 ? "\r\n" : "", r->boundary);
	return p;
}

/* A field, or those of an array as name[key]. */
static void add_field(request *r, zend_string *name, zval *value, int depth)
{
	zend_string *key;
	zend_ulong index;
	zval *element;

	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) == IS_ARRAY) {
		if (depth > 16) {
			return;
		}
		ZEND_HASH_FOREACH_KEY_VAL(Z_ARRVAL_P(value), index, key, element) {
			zend_string *full = key ? zend_strpprintf(0, "%s[%s]", ZSTR_VAL(name), ZSTR_VAL(key))
									: zend_strpprintf(0, "%s[" ZEND_ULONG_FMT "]", ZSTR_VAL(name), index);
			add_field(r, full, element, depth + 1);
			zend_string_release(full);
		}
		ZEND_HASH_FOREACH_END();
		return;
	}
	zend_string *text = zval_try_get_string(value);
	if (!text) {
		return;
	}
	part *p = add_part(r);
	put_quoted(&p->before, ZSTR_VAL(name), ZSTR_LEN(name));
	cs_buf_puts(&p->before, "\"\r\n\r\n");
	p->content = text;
	p->size = ZSTR_LEN(text);
}

static zval *entry_value(HashTable *entry, const char *name, uint8_t type)
{
	zval *value = zend_hash_str_find(entry, name, strlen(name));
	if (value) {
		ZVAL_DEREF(value);
	}
	return value && Z_TYPE_P(value) == type ? value : NULL;
}

/* One of uploadFiles. */
static void add_upload(request *r, HashTable *entry)
{
	zval *name = entry_value(entry, "name", IS_STRING), *type = entry_value(entry, "type", IS_STRING);
	zval *filename = entry_value(entry, "filename", IS_STRING), *path = entry_value(entry, "path", IS_STRING);
	zval *content = entry_value(entry, "content", IS_STRING), *size = entry_value(entry, "size", IS_LONG);
	zval *offset = entry_value(entry, "offset", IS_LONG);

	if (!name || !filename || !type || (!content && (!path || !size)) || !is_value(Z_STR_P(type))) {
		cs_warn("an element of uploadFiles is not one of addFile() or addData(); it is not sent");
		return;
	}
	part *p = add_part(r);
	put_quoted(&p->before, Z_STRVAL_P(name), Z_STRLEN_P(name));
	cs_buf_puts(&p->before, "\"; filename=\"");
	put_quoted(&p->before, Z_STRVAL_P(filename), Z_STRLEN_P(filename));
	cs_buf_puts(&p->before, "\"\r\nContent-Type: ");
	cs_buf_append(&p->before, Z_STRVAL_P(type), Z_STRLEN_P(type));
	cs_buf_puts(&p->before, "\r\n\r\n");
	if (content) {
		p->content = zend_string_copy(Z_STR_P(content));
		p->size = Z_STRLEN_P(content);
	} else {
		p->path = zend_string_copy(Z_STR_P(path));
		p->offset = offset ? (uint64_t) Z_LVAL_P(offset) : 0;
		p->size = (uint64_t) Z_LVAL_P(size);
	}
}

static void make_multipart(request *r, zval *body, HashTable *uploads)
{
	zend_string *name;
	zend_ulong index;
	zval *value;
	unsigned char random[16];

	if (php_random_bytes_silent(random, sizeof(random)) == FAILURE) {
		memset(random, 7, sizeof(random));
	}
	memcpy(r->boundary, "--cserve", 8);
	for (size_t i = 0; i < sizeof(random); i++) {
		snprintf(r->boundary + 8 + 2 * i, 3, "%02x", random[i]);
	}
	snprintf(r->multipart_type, sizeof(r->multipart_type), "multipart/form-data; boundary=%s", r->boundary);
	r->body_type = r->multipart_type;
	if (Z_TYPE_P(body) == IS_ARRAY) {
		ZEND_HASH_FOREACH_KEY_VAL(Z_ARRVAL_P(body), index, name, value) {
			zend_string *text = name ? zend_string_copy(name) : zend_long_to_str((zend_long) index);
			add_field(r, text, value, 0);
			zend_string_release(text);
		}
		ZEND_HASH_FOREACH_END();
	}
	ZEND_HASH_FOREACH_VAL(uploads, value) {
		ZVAL_DEREF(value);
		if (Z_TYPE_P(value) == IS_ARRAY) {
			add_upload(r, Z_ARRVAL_P(value));
		}
	}
	ZEND_HASH_FOREACH_END();
	cs_buf_printf(&r->after, "%s--%s--\r\n", r->part_count ? "\r\n" : "", r->boundary);
	r->length = r->after.len;
	for (uint32_t i = 0; i < r->part_count; i++) {
		r->length += r->parts[i].before.len + r->parts[i].size;
	}
}

/* Returns 0 or the error. */
static int make_body(cs_http_client *c, request *r)
{
	zval *body = cs_http_client_property(c, CS_HC_REQUEST_BODY);
	zval *uploads = cs_http_client_property(c, CS_HC_UPLOAD_FILES);

	r->has_body = true;
	if (Z_TYPE_P(uploads) == IS_ARRAY && zend_hash_num_elements(Z_ARRVAL_P(uploads)) > 0) {
		make_multipart(r, body, Z_ARRVAL_P(uploads));
		return EG(exception) ? UV_EINVAL : 0;
	}
	if (Z_TYPE_P(body) == IS_ARRAY) {
		r->body = encode_form(body);
		r->body_type = "application/x-www-form-urlencoded";
	} else if (Z_TYPE_P(body) != IS_NULL) {
		r->body = zval_try_get_string(body);
	} else {
		r->has_body = false;
		return 0;
	}
	if (!r->body) {
		return UV_EINVAL;
	}
	r->length = ZSTR_LEN(r->body);
	return 0;
}

/* ---- the head ---------------------------------------------------------------------------------------------------- */

/* What the program has set itself. */
typedef struct seen {
	bool host, connection, accept_encoding, content_type;
} seen;

static void put_host(cs_http_client *c, cs_buf *b)
{
	bool usual = c->port == (c->core.ssl ? 443 : 80);

	if (c->core.domain == AF_UNIX) {
		cs_buf_puts(b, "localhost");
		return;
	}
	bool v6 = strchr(ZSTR_VAL(c->host), ':') != NULL;
	cs_buf_printf(b, v6 ? "[%s]" : "%s", ZSTR_VAL(c->host));
	if (!usual) {
		cs_buf_printf(b, ":" ZEND_LONG_FMT, c->port);
	}
}

/* Ours, whatever the program says. */
static bool is_ours(const zend_string *name, bool upgrade)
{
	static const char *const always[] = {"content-length", "transfer-encoding"};
	static const char *const upgrading[] = {
		"connection", "upgrade", "sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions"};

	for (size_t i = 0; i < sizeof(always) / sizeof(always[0]); i++) {
		if (strcasecmp(ZSTR_VAL(name), always[i]) == 0) {
			return true;
		}
	}
	for (size_t i = 0; upgrade && i < sizeof(upgrading) / sizeof(upgrading[0]); i++) {
		if (strcasecmp(ZSTR_VAL(name), upgrading[i]) == 0) {
			return true;
		}
	}
	return false;
}

static void note(seen *s, const zend_string *name)
{
	const char *text = ZSTR_VAL(name);
	s->host = s->host || strcasecmp(text, "host") == 0;
	s->connection = s->connection || strcasecmp(text, "connection") == 0;
	s->accept_encoding = s->accept_encoding || strcasecmp(text, "accept-encoding") == 0;
	s->content_type = s->content_type || strcasecmp(text, "content-type") == 0;
}

static void put_header(cs_buf *b, zend_string *name, zval *value)
{
	zval *element;

	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) == IS_ARRAY) {
		ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), element) {
			if (Z_TYPE_P(element) != IS_ARRAY) {
				put_header(b, name, element);
			}
		}
		ZEND_HASH_FOREACH_END();
		return;
	}
	zend_string *text = Z_TYPE_P(value) == IS_NULL ? NULL : zval_try_get_string(value);
	if (!text) {
		return;
	}
	if (!is_token(ZSTR_VAL(name), ZSTR_LEN(name)) || !is_value(text)) {
		cs_warn("the header '%s' has a line end or another character that may not be there; it is not sent",
			ZSTR_VAL(name));
	} else {
		cs_buf_append(b, ZSTR_VAL(name), ZSTR_LEN(name));
		cs_buf_puts(b, ": ");
		cs_buf_append(b, ZSTR_VAL(text), ZSTR_LEN(text));
		cs_buf_puts(b, "\r\n");
	}
	zend_string_release(text);
}

static void put_headers(cs_http_client *c, cs_buf *b, bool upgrade, seen *s)
{
	zval *headers = cs_http_client_property(c, CS_HC_REQUEST_HEADERS), *value;
	zend_string *name;

	if (Z_TYPE_P(headers) != IS_ARRAY) {
		return;
	}
	ZEND_HASH_FOREACH_STR_KEY_VAL(Z_ARRVAL_P(headers), name, value) {
		if (name && !is_ours(name, upgrade)) {
			note(s, name);
			put_header(b, name, value);
		}
	}
	ZEND_HASH_FOREACH_END();
}

static void put_cookies(cs_http_client *c, cs_buf *b)
{
	zval *cookies = cs_http_client_property(c, CS_HC_COOKIES), *value;
	zend_string *name;
	zend_ulong index;
	bool first = true;

	if (Z_TYPE_P(cookies) != IS_ARRAY) {
		return;
	}
	ZEND_HASH_FOREACH_KEY_VAL(Z_ARRVAL_P(cookies), index, name, value) {
		zend_string *text = zval_try_get_string(value);
		if (!text) {
			continue;
		}
		zend_string *key = name ? zend_string_copy(name) : zend_long_to_str((zend_long) index);
		if (!is_token(ZSTR_VAL(key), ZSTR_LEN(key))) {
			cs_warn("the name of the cookie '%s' has characters that may not be there; it is not sent", ZSTR_VAL(key));
		} else {
			cs_buf_puts(b, first ? "Cookie: " : "; ");
			first = false;
			cs_buf_append(b, ZSTR_VAL(key), ZSTR_LEN(key));
			cs_buf_putc(b, '=');
			cs_form_encode(b, (cs_view){ZSTR_VAL(text), ZSTR_LEN(text)});
		}
		zend_string_release(key);
		zend_string_release(text);
	}
	ZEND_HASH_FOREACH_END();
	if (!first) {
		cs_buf_puts(b, "\r\n");
	}
}

static void put_accept_encoding(cs_buf *b)
{
	static const cs_coding order[] = {CS_CODING_GZIP, CS_CODING_DEFLATE, CS_CODING_BR, CS_CODING_ZSTD};
	bool first = true;

	for (size_t i = 0; i < sizeof(order) / sizeof(order[0]); i++) {
		if (cs_coding_available(order[i])) {
			cs_buf_printf(b, "%s%s", first ? "Accept-Encoding: " : ", ", cs_coding_name(order[i]));
			first = false;
		}
	}
	cs_buf_puts(b, first ? "" : "\r\n");
}

static void put_proxy_authorization(cs_http_client *c, cs_buf *b)
{
	zval *setting = cs_http_client_property(c, CS_HC_SETTING);
	zval *user = zend_hash_str_find(Z_ARRVAL_P(setting), ZEND_STRL("http_proxy_user"));
	zval *password = zend_hash_str_find(Z_ARRVAL_P(setting), ZEND_STRL("http_proxy_password"));

	if (!user) {
		user = zend_hash_str_find(Z_ARRVAL_P(setting), ZEND_STRL("http_proxy_username"));
	}
	if (!user || Z_TYPE_P(user) != IS_STRING) {
		return;
	}
	zend_string *plain = zend_strpprintf(
		0, "%s:%s", Z_STRVAL_P(user), password && Z_TYPE_P(password) == IS_STRING ? Z_STRVAL_P(password) : "");
	zend_string *coded = php_base64_encode((const unsigned char *) ZSTR_VAL(plain), ZSTR_LEN(plain));
	cs_buf_printf(b, "Proxy-Authorization: Basic %s\r\n", ZSTR_VAL(coded));
	zend_string_release(coded);
	zend_string_release(plain);
}

/* The method: what was set, else what goes with the body. NULL when it is none. */
static zend_string *method_of(cs_http_client *c, const request *r, bool upgrade)
{
	zval *set = cs_http_client_property(c, CS_HC_METHOD);

	if (!upgrade && Z_TYPE_P(set) == IS_STRING && Z_STRLEN_P(set) > 0) {
		return is_token(Z_STRVAL_P(set), Z_STRLEN_P(set)) ? zend_string_copy(Z_STR_P(set)) : NULL;
	}
	const char *method = r->has_body && !upgrade ? "POST" : "GET";
	return zend_string_init(method, strlen(method), false);
}

static bool is_idempotent(const char *method)
{
	static const char *const names[] = {"GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "PROPFIND"};
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (strcmp(method, names[i]) == 0) {
			return true;
		}
	}
	return false;
}

static void put_target(cs_http_client *c, cs_buf *b, const zend_string *path)
{
	if (c->proxied && ZSTR_VAL(path)[0] == '/') {
		cs_buf_puts(b, "http://");
		put_host(c, b);
	}
	if (ZSTR_LEN(path) == 0 || ZSTR_VAL(path)[0] == '?') {
		cs_buf_putc(b, '/');
	}
	cs_buf_append(b, ZSTR_VAL(path), ZSTR_LEN(path));
}

/* Returns 0 or the error. */
static int make_head(cs_http_client *c, request *r, zend_string *path, const char *ws_head)
{
	cs_buf *b = &r->head;
	cs_buf lines = {0};
	seen s = {0};
	zend_string *method = method_of(c, r, ws_head != NULL);

	if (!method || !is_target(path)) {
		if (method) {
			zend_string_release(method);
		}
		return UV_EINVAL;
	}
	c->head_request = zend_string_equals_literal(method, "HEAD");
	c->idempotent = is_idempotent(ZSTR_VAL(method));
	put_headers(c, &lines, ws_head != NULL, &s);
	cs_buf_append(b, ZSTR_VAL(method), ZSTR_LEN(method));
	cs_buf_putc(b, ' ');
	put_target(c, b, path);
	cs_buf_puts(b, " HTTP/1.1\r\n");
	if (!s.host) {
		cs_buf_puts(b, "Host: ");
		put_host(c, b);
		cs_buf_puts(b, "\r\n");
	}
	cs_buf_append(b, lines.data, lines.len);
	cs_buf_dtor(&lines);
	put_cookies(c, b);
	if (c->proxied) {
		put_proxy_authorization(c, b);
	}
	if (ws_head) {
		cs_buf_puts(b, ws_head);
	} else if (!s.connection) {
		cs_buf_puts(b, c->keep_alive ? "Connection: keep-alive\r\n" : "Connection: close\r\n");
	}
	if (!s.accept_encoding && c->compression && !ws_head) {
		put_accept_encoding(b);
	}
	if (r->body_type && (!s.content_type || r->parts)) {
		cs_buf_printf(b, "Content-Type: %s\r\n", r->body_type);
	}
	const char *name = ZSTR_VAL(method);
	if (r->has_body || strcmp(name, "POST") == 0 || strcmp(name, "PUT") == 0 || strcmp(name, "PATCH") == 0) {
		cs_buf_printf(b, "Content-Length: %" PRIu64 "\r\n", r->length);
	}
	cs_buf_puts(b, "\r\n");
	zend_string_release(method);
	return EG(exception) ? UV_EINVAL : b->failed ? UV_ENOMEM : 0;
}

/* ---- sending ----------------------------------------------------------------------------------------------------- */

static int send_parts(cs_socket *so, request *r, cs_deadline *deadline)
{
	int error = 0;

	for (uint32_t i = 0; i < r->part_count && error == 0; i++) {
		part *p = &r->parts[i];
		cs_sock_send_all(&so->sock, p->before.data, p->before.len, deadline, &error);
		if (error == 0 && p->content) {
			cs_sock_send_all(&so->sock, ZSTR_VAL(p->content), ZSTR_LEN(p->content), deadline, &error);
		} else if (error == 0 && p->size > 0) {
			error = cs_sock_sendfile(&so->sock, ZSTR_VAL(p->path), p->offset, p->size, deadline);
		}
	}
	if (error == 0) {
		cs_sock_send_all(&so->sock, r->after.data, r->after.len, deadline, &error);
	}
	return error;
}

static int send_request(cs_socket *so, request *r, cs_deadline *deadline)
{
	int error = 0;
	struct iovec iov[2] = {{r->head.data, r->head.len}};

	if (r->body) {
		iov[1] = (struct iovec){ZSTR_VAL(r->body), ZSTR_LEN(r->body)};
	}
	cs_sock_writev_all(&so->sock, iov, r->body ? 2 : 1, deadline, &error);
	return error == 0 && r->body_type == r->multipart_type && r->multipart_type[0] ? send_parts(so, r, deadline)
																				   : error;
}

/* Plain HTTP through an HTTP proxy names the whole URL; with TLS, cs_socket_connect() asks for a tunnel. */
static void check_proxy(cs_http_client *c)
{
	zval *setting = cs_http_client_property(c, CS_HC_SETTING);
	zval *host =
		Z_TYPE_P(setting) == IS_ARRAY ? zend_hash_str_find(Z_ARRVAL_P(setting), ZEND_STRL("http_proxy_host")) : NULL;
	zval *socks =
		Z_TYPE_P(setting) == IS_ARRAY ? zend_hash_str_find(Z_ARRVAL_P(setting), ZEND_STRL("socks5_host")) : NULL;

	c->proxied = host && Z_TYPE_P(host) == IS_STRING && Z_STRLEN_P(host) > 0 && !c->core.ssl
		&& c->core.domain != AF_UNIX && !(socks && Z_TYPE_P(socks) == IS_STRING && Z_STRLEN_P(socks) > 0);
	c->core.http_proxy_plain = c->proxied;
}

/* A kept connection that the server has closed, or has said something on that nobody asked for, is of no use. */
static int ensure_connected(cs_http_client *c)
{
	char byte;

	if (c->core.so && cs_sock_peek(&c->core.so->sock, &byte, 1) == UV_EAGAIN) {
		c->fresh = false;
		return 0;
	}
	if (c->core.so) {
		cs_client_close(&c->core);
	}
	check_proxy(c);
	c->fresh = true;
	zval *setting = cs_http_client_property(c, CS_HC_SETTING);
	int status = cs_client_connect(&c->core, setting, c->host, c->core.domain == AF_UNIX ? 0 : c->port, 0, false);
	cs_http_client_show(c);
	return status;
}

int cs_http_client_send(cs_http_client *c, zend_string *path, const char *ws_head, int *status_code)
{
	request r = {0};

	*status_code = CS_HC_CONNECT_FAILED;
	int status = ensure_connected(c);
	if (status < 0) {
		return status;
	}
	*status_code = CS_HC_SEND_FAILED;
	cs_socket *so = c->core.so;
	GC_ADDREF(&so->std);
	so->sock.users[CS_SOCK_READ] = so->sock.users[CS_SOCK_WRITE] = cs_co_id(cs_co_current());
	status = ws_head ? 0 : make_body(c, &r);
	if (status == 0) {
		status = make_head(c, &r, path, ws_head);
	}
	if (status == 0) {
		if (c->head) {
			zend_string_release(c->head);
		}
		c->head = zend_string_init(r.head.data, r.head.len, false);
		cs_deadline deadline = CS_DEADLINE(cs_client_options_ms(
			so->options, so->options->write_ms, so->sock.write_ms > 0 ? so->sock.write_ms : DEFAULT_WRITE_MS));
		status = send_request(so, &r, &deadline);
	}
	so->sock.users[CS_SOCK_READ] = so->sock.users[CS_SOCK_WRITE] = 0;
	if (status == 0 && c->core.so != so) {
		status = UV_ECANCELED;
	}
	OBJ_RELEASE(&so->std);
	free_request(&r);
	return status;
}
