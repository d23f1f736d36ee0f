/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * What Swoole\Coroutine\Http\Client gets: the response's head into properties, its body decoded and into a string, a file
 * or the program's write_func.
 *
 * A file or write_func may let other coroutines run in the middle of the parsing, so then the bytes that are parsed lie in
 * memory of this call's own.
 */
#include "http_client.h"

#include "error.h"
#include "src/core/co.h"
#include "src/core/loop.h"
#include "src/core/work.h"
#include "src/http/cookie.h"
#include "src/http/form.h"

#include "fopen_wrappers.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#define DEFAULT_READ_MS 60000
#define FILE_PIECE      262144

/* ---- the head ---------------------------------------------------------------------------------------------------- */

zval *cs_http_client_header(cs_http_client *c, const char *name)
{
	zval *headers = cs_http_client_property(c, CS_HC_HEADERS), *value;
	zend_string *key;

	if (Z_TYPE_P(headers) != IS_ARRAY) {
		return NULL;
	}
	ZEND_HASH_FOREACH_STR_KEY_VAL(Z_ARRVAL_P(headers), key, value) {
		if (key && strcasecmp(ZSTR_VAL(key), name) == 0) {
			return value;
		}
	}
	ZEND_HASH_FOREACH_END();
	return NULL;
}

/* "name=value; path=/": the pair goes to the cookies that are sent from now on. */
static void add_cookie(cs_http_client *c, cs_view line)
{
	cs_cookie_iter it;
	cs_view name, value;
	const char *end = memchr(line.ptr, ';', line.len);
	zval text;

	ZVAL_STRINGL(&text, line.ptr, line.len);
	zend_hash_next_index_insert(cs_http_client_array(c, CS_HC_SET_COOKIE_HEADERS), &text);
	cs_cookie_iter_init(&it, line.ptr, end ? (size_t) (end - line.ptr) : line.len, 1);
	if (cs_cookie_next(&it, &name, &value)) {
		zend_string *decoded = zend_string_alloc(value.len, false);
		ZSTR_LEN(decoded) = cs_form_decode(ZSTR_VAL(decoded), value);
		ZSTR_VAL(decoded)[ZSTR_LEN(decoded)] = '\0';
		ZVAL_STR(&text, decoded);
		zend_symtable_str_update(cs_http_client_array(c, CS_HC_COOKIES), name.ptr, name.len, &text);
	}
}

static bool is_name(cs_view name, const char *lower)
{
	return name.len == strlen(lower) && strncasecmp(name.ptr, lower, name.len) == 0;
}

static int on_field(void *arg, cs_view name, cs_view value)
{
	cs_http_client *c = arg;
	HashTable *headers = cs_http_client_array(c, CS_HC_HEADERS);
	zend_string *key = zend_string_init(name.ptr, name.len, false);
	zval text;

	if (c->lowercase) {
		zend_str_tolower(ZSTR_VAL(key), ZSTR_LEN(key));
	}
	if (is_name(name, "set-cookie")) {
		add_cookie(c, value);
		headers = cs_http_client_array(c, CS_HC_HEADERS);
	} else if (is_name(name, "content-encoding")) {
		c->coding = cs_coding_find(value.ptr, value.len);
	}
	zval *old = zend_hash_find(headers, key);
	if (old && Z_TYPE_P(old) == IS_STRING && !is_name(name, "set-cookie")) {
		ZVAL_STR(&text, zend_strpprintf(0, "%s, %.*s", Z_STRVAL_P(old), (int) value.len, value.ptr));
	} else {
		ZVAL_STRINGL(&text, value.ptr, value.len);
	}
	zend_hash_update(headers, key, &text);
	zend_string_release(key);
	return 0;
}

static int open_file(cs_http_client *c)
{
	zval *path = cs_http_client_property(c, CS_HC_DOWNLOAD_FILE),
		 *offset = cs_http_client_property(c, CS_HC_DOWNLOAD_OFFSET);

	if (Z_TYPE_P(path) != IS_STRING) {
		return 0;
	}
	if (php_check_open_basedir(Z_STRVAL_P(path))) {
		return UV_EPERM;
	}
	c->file_at = Z_TYPE_P(offset) == IS_LONG && Z_LVAL_P(offset) > 0 ? (uint64_t) Z_LVAL_P(offset) : 0;
	c->file = open(Z_STRVAL_P(path), O_WRONLY | O_CREAT | O_CLOEXEC | (c->file_at ? 0 : O_TRUNC), 0644);
	return c->file < 0 ? -errno : 0;
}

static int deliver(cs_http_client *c, const char *bytes, size_t len);

/* Piece by piece, so that a small response that becomes a huge one meets PHP's memory limit, not the system's. */
static int on_decoded(void *arg, cs_buf *out)
{
	int status = deliver(arg, out->data, out->len);
	cs_buf_reset(out);
	return status;
}

static int on_head(void *arg)
{
	cs_http_client *c = arg;
	zval status;

	ZVAL_LONG(&status, c->reply.status);
	cs_http_client_set(c, CS_HC_STATUS_CODE, &status);
	cs_http_client_array(c, CS_HC_HEADERS);
	if (c->coding != CS_CODING_NONE && c->coding != CS_CODING_COUNT && c->decompression && !c->head_request) {
		c->decoder = cs_decoder_new(c->coding);
		if (!c->decoder) {
			return UV_ENOMEM;
		}
		cs_decoder_set_sink(c->decoder, on_decoded, c);
	}
	return c->reply.status / 100 == 2 ? open_file(c) : 0;
}

/* ---- the body ---------------------------------------------------------------------------------------------------- */

typedef struct write_job {
	cs_work work;
	int fd;
	uint64_t at;
	cs_buf bytes;
	int error;
} write_job;

static void on_write(cs_work *work)
{
	write_job *job = (write_job *) work;
	size_t done = 0;

	while (done < job->bytes.len && job->error == 0) {
		ssize_t n = pwrite(job->fd, job->bytes.data + done, job->bytes.len - done, (off_t) (job->at + done));
		if (n >= 0) {
			done += (size_t) n;
		} else if (errno != EINTR) {
			job->error = -errno;
		}
	}
}

static void on_drop(cs_work *work)
{
	write_job *job = (write_job *) work;
	cs_buf_dtor(&job->bytes);
	close(job->fd);
}

/* Writes what has gathered for the file, in the thread pool. Returns 0 or the error. May yield. */
static int flush_file(cs_http_client *c)
{
	if (c->file_out.len == 0) {
		return 0;
	}
	write_job *job = cs_work_new(sizeof(*job), on_write, on_drop);
	job->fd = fcntl(c->file, F_DUPFD_CLOEXEC, 0);
	job->at = c->file_at;
	job->bytes = c->file_out;
	cs_buf_init(&c->file_out);
	c->file_at += job->bytes.len;
	if (!cs_co_can_yield()) {
		on_write(&job->work);
	} else {
		int status = cs_work_run(&job->work, "Http\\Client::download()");
		if (status < 0) {
			return status;
		}
	}
	int error = job->error;
	cs_work_free(&job->work);
	return error;
}

/* Gives a piece to the program. Returns 0 or the error. May yield. */
static int call_write_func(cs_http_client *c, const char *bytes, size_t len)
{
	zval function, arguments[2], result;

	ZVAL_COPY(&function, &c->write_func);
	ZVAL_OBJ_COPY(&arguments[0], &c->std);
	ZVAL_STRINGL(&arguments[1], bytes, len);
	ZVAL_UNDEF(&result);
	call_user_function(NULL, NULL, &function, &result, 2, arguments);
	int status = EG(exception) || Z_TYPE(result) == IS_FALSE || (Z_TYPE(result) == IS_LONG && Z_LVAL(result) < 0)
		? UV_ECANCELED
		: 0;
	zval_ptr_dtor(&result);
	zval_ptr_dtor(&arguments[1]);
	zval_ptr_dtor(&arguments[0]);
	zval_ptr_dtor(&function);
	return status;
}

static int deliver(cs_http_client *c, const char *bytes, size_t len)
{
	if (len == 0) {
		return 0;
	}
	if (c->file >= 0) {
		if (cs_buf_append(&c->file_out, bytes, len) < 0) {
			return UV_ENOMEM;
		}
		return c->file_out.len >= FILE_PIECE ? flush_file(c) : 0;
	}
	if (Z_TYPE(c->write_func) > IS_NULL) {
		return call_write_func(c, bytes, len);
	}
	smart_str_appendl(&c->body, bytes, len);
	return 0;
}

static int on_body(void *arg, const char *bytes, size_t len)
{
	cs_http_client *c = arg;
	cs_buf out = {0};

	if (!c->decoder) {
		return deliver(c, bytes, len);
	}
	int status = cs_decoder_feed(c->decoder, bytes, len, &out, SIZE_MAX / 2);
	cs_buf_dtor(&out);
	return status;
}

static const cs_reply_handler handler = {on_field, on_head, on_body};

/* ---- the whole --------------------------------------------------------------------------------------------------- */

void cs_http_client_drop_response(cs_http_client *c)
{
	cs_reply_dtor(&c->reply);
	memset(&c->reply, 0, sizeof(c->reply));
	if (c->decoder) {
		cs_decoder_free(c->decoder);
		c->decoder = NULL;
	}
	c->coding = CS_CODING_NONE;
	smart_str_free(&c->body);
	if (c->file >= 0) {
		close(c->file);
		c->file = -1;
	}
	cs_buf_dtor(&c->file_out);
}

static int finish_body(cs_http_client *c)
{
	zval body;
	int status = c->file >= 0 ? flush_file(c) : 0;

	if (status == 0 && c->decoder && !cs_decoder_done(c->decoder) && c->body.s) {
		status = UV_EPROTO;
	}
	smart_str_0(&c->body);
	if (c->body.s) {
		ZVAL_STR(&body, c->body.s);
		c->body.s = NULL;
		c->body.a = 0;
	} else {
		ZVAL_EMPTY_STRING(&body);
	}
	cs_http_client_set(c, CS_HC_BODY, &body);
	return status;
}

static int read_reply(cs_http_client *c, cs_socket *so, char *buf, cs_deadline *deadline)
{
	for (;;) {
		char *bytes = buf ? buf : cs_sock_scratch();
		size_t used;
		ssize_t n = cs_sock_recv(&so->sock, bytes, CS_SOCK_SCRATCH, deadline);
		if (n < 0) {
			return (int) n;
		}
		if (n == 0) {
			return cs_reply_end(&c->reply) == 1 ? 0 : UV_ECONNRESET;
		}
		int status = cs_reply_feed(&c->reply, bytes, (size_t) n, &used);
		if (status < 0) {
			return status;
		}
		if (status > 0) {
			/* Bytes behind it belong to the protocol that was changed to; else nobody asked for them. */
			if (used < (size_t) n && !c->reply.upgraded) {
				c->reply.keep_alive = false;
			} else if (used < (size_t) n && cs_buf_append(&so->sock.in, bytes + used, (size_t) n - used) < 0) {
				return UV_ENOMEM;
			}
			return 0;
		}
	}
}

int cs_http_client_receive(cs_http_client *c, cs_socket *so, int64_t timeout_ms)
{
	char *buf = NULL;

	if (timeout_ms == 0) {
		timeout_ms = cs_client_options_ms(
			so->options, so->options->read_ms, so->sock.read_ms > 0 ? so->sock.read_ms : DEFAULT_READ_MS);
	}
	cs_deadline deadline = CS_DEADLINE(timeout_ms);
	cs_deadline_left(&deadline);
	cs_http_client_drop_response(c);
	cs_reply_init(&c->reply, &handler, c, c->head_request);
	if (Z_TYPE(c->write_func) > IS_NULL || Z_TYPE_P(cs_http_client_property(c, CS_HC_DOWNLOAD_FILE)) == IS_STRING) {
		buf = emalloc(CS_SOCK_SCRATCH);
	}
	int status = read_reply(c, so, buf, &deadline);
	if (status == 0) {
		status = finish_body(c);
	}
	if (buf) {
		efree(buf);
	}
	if (status < 0) {
		bool started = c->reply.started;
		cs_http_client_drop_response(c);
		c->reply.started = started;
	}
	return status;
}
