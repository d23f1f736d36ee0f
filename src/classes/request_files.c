/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The form fields and files of a multipart request, as PHP's own arrays have them: post, files and tmpfiles.
 */
#include "request.h"
#include "error.h"

#include "src/core/log.h"
#include "src/http/upload.h"

#include "SAPI.h"
#include "php_variables.h"

/* PHP's UPLOAD_ERR_*. */
enum { UPLOAD_OK = 0, UPLOAD_NO_FILE = 4, UPLOAD_CANNOT_WRITE = 7 };

static zend_string *text_of(const cs_upload *upload, cs_span span)
{
	cs_view view = cs_upload_name(upload, span);
	return zend_string_init(view.ptr, view.len, 0);
}

void cs_request_build_fields(const cs_request *request, zval *result)
{
	const cs_upload *upload = request->upload;
	zval value;
	ZVAL_NULL(result);
	for (uint32_t i = 0; i < upload->count; i++) {
		const cs_upload_part *part = &upload->parts[i];
		if (part->is_file) {
			continue;
		}
		if (Z_TYPE_P(result) == IS_NULL) {
			array_init(result);
		}
		zend_string *name = text_of(upload, part->name);
		ZVAL_STRINGL(&value, request->body.data + part->at, (size_t) part->size);
		php_register_variable_ex(ZSTR_VAL(name), &value, result);
		zend_string_release(name);
	}
}

static void free_name(zval *zv)
{
	zend_string_release(Z_PTR_P(zv));
}

/* Programs may ask is_uploaded_file(), and move_uploaded_file() takes the file over. */
static void announce_file(const char *path, size_t len)
{
	if (!SG(rfc1867_uploaded_files)) {
		ALLOC_HASHTABLE(SG(rfc1867_uploaded_files));
		zend_hash_init(SG(rfc1867_uploaded_files), 8, NULL, free_name, 0);
	}
	if (!zend_hash_str_exists(SG(rfc1867_uploaded_files), path, len)) {
		zend_string *key = zend_string_init(path, len, 0);
		zend_hash_add_new_ptr(SG(rfc1867_uploaded_files), key, key);
	}
}

/* The name without a path, which some browsers sent. */
static zend_string *base_name(cs_view name)
{
	const char *from = name.ptr, *end = name.ptr + name.len;
	for (const char *c = from; c < end; c++) {
		if (*c == '/' || *c == '\\') {
			from = c + 1;
		}
	}
	return zend_string_init(from, (size_t) (end - from), 0);
}

/* files[a][b] of PHP: "photo[]" with the key "name" is registered as "photo[name][]". Takes over the value. */
static void add_key(zval *result, cs_view field, const char *key, zval *value)
{
	const char *bracket = memchr(field.ptr, '[', field.len);
	size_t base = bracket && bracket > field.ptr ? (size_t) (bracket - field.ptr) : field.len;
	zend_string *name =
		zend_strpprintf(0, "%.*s[%s]%.*s", (int) base, field.ptr, key, (int) (field.len - base), field.ptr + base);
	php_register_variable_ex(ZSTR_VAL(name), value, result);
	zend_string_release(name);
}

static void add_string(zval *result, cs_view field, const char *key, zend_string *string)
{
	zval value;
	ZVAL_STR(&value, string);
	add_key(result, field, key, &value);
}

static void add_long(zval *result, cs_view field, const char *key, zend_long number)
{
	zval value;
	ZVAL_LONG(&value, number);
	add_key(result, field, key, &value);
}

/* Brings the part's content into a file when it is in memory. Returns one of PHP's UPLOAD_ERR_*. */
static int store(cs_request *request, cs_upload_part *part)
{
	if (part->filename.len == 0) {
		return UPLOAD_NO_FILE;
	}
	int error = cs_upload_store(request->upload, part, &request->body);
	if (error) {
		cs_log(CS_LOG_ERROR, "an upload could not be stored in %s: %s", request->upload->dir, uv_strerror(error));
		return UPLOAD_CANNOT_WRITE;
	}
	announce_file(part->path, strlen(part->path));
	return UPLOAD_OK;
}

void cs_request_build_files(cs_request *request, zval *result)
{
	cs_upload *upload = request->upload;
	ZVAL_NULL(result);
	for (uint32_t i = 0; upload && i < upload->count; i++) {
		cs_upload_part *part = &upload->parts[i];
		if (!part->is_file) {
			continue;
		}
		if (Z_TYPE_P(result) == IS_NULL) {
			array_init(result);
		}
		cs_view field = cs_upload_name(upload, part->name);
		int error = store(request, part);
		bool ok = error == UPLOAD_OK;
		add_string(result, field, "name", base_name(cs_upload_name(upload, part->filename)));
		add_string(result, field, "type", ok ? text_of(upload, part->type) : ZSTR_EMPTY_ALLOC());
		add_string(
			result, field, "tmp_name", ok ? zend_string_init(part->path, strlen(part->path), 0) : ZSTR_EMPTY_ALLOC());
		add_long(result, field, "error", error);
		add_long(result, field, "size", ok ? (zend_long) part->size : 0);
	}
}

/* The paths of all temporary files. */
void cs_request_build_tmpfiles(cs_request *request, zval *result)
{
	cs_upload *upload = request->upload;
	ZVAL_NULL(result);
	for (uint32_t i = 0; upload && i < upload->count; i++) {
		cs_upload_part *part = &upload->parts[i];
		if (part->is_file && store(request, part) == UPLOAD_OK) {
			if (Z_TYPE_P(result) == IS_NULL) {
				array_init(result);
			}
			add_next_index_string(result, part->path);
		}
	}
}

zend_string *cs_request_body(const cs_request *request)
{
	if (EXPECTED(!request->upload || !cs_upload_has_holes(request->upload))) {
		return zend_string_init(request->body.data ? request->body.data : "", request->body.len, 0);
	}
	cs_buf whole = {0};
	zend_string *content = NULL;
	int error = cs_upload_restore(request->upload, &request->body, &whole);
	if (error) {
		cs_warn("The body is not available: a temporary file of the upload cannot be read (%s)", uv_strerror(error));
	} else {
		content = zend_string_init(whole.data, whole.len, 0);
	}
	cs_buf_dtor(&whole);
	return content;
}

/* A file that was moved away by move_uploaded_file() is not ours any more: its name may be somebody else's by now. */
void cs_request_free_upload(cs_request *request)
{
	cs_upload *upload = request->upload;
	if (!upload) {
		return;
	}
	for (uint32_t i = 0; i < upload->count; i++) {
		char *path = upload->parts[i].path;
		if (path && SG(rfc1867_uploaded_files)) {
			zend_hash_str_del(SG(rfc1867_uploaded_files), path, strlen(path));
		}
	}
	cs_upload_free(upload);
	request->upload = NULL;
}
