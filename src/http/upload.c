/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See upload.h. A part of which too much came is moved from the end of the body, where it was gathered, to a file.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* mkostemp() */
#endif
#include "upload.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <uv.h>

static int refuse(cs_upload *upload, int status, const char *reason)
{
	upload->status = status;
	upload->reason = reason;
	return UV_EINVAL;
}

static int refuse_memory(cs_upload *upload)
{
	return refuse(upload, 503, "Out of memory");
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

/* Makes the part's file; its descriptor, or a negative UV_E*. */
static int open_file(const cs_upload *upload, cs_upload_part *part)
{
	static const char name[] = "/swoole.upfile.XXXXXX";
	size_t dir_len = strlen(upload->dir);
	part->path = malloc(dir_len + sizeof(name));
	if (!part->path) {
		return UV_ENOMEM;
	}
	memcpy(part->path, upload->dir, dir_len);
	memcpy(part->path + dir_len, name, sizeof(name));
	int fd = mkostemp(part->path, O_CLOEXEC);
	if (fd < 0) {
		int error = -errno;
		free(part->path);
		part->path = NULL;
		return error;
	}
	return fd;
}

int cs_upload_write(int fd, const char *bytes, size_t len)
{
	while (len > 0) {
		ssize_t n = write(fd, bytes, len);
		if (n < 0 && errno != EINTR) {
			return -errno;
		}
		if (n > 0) {
			bytes += n;
			len -= (size_t) n;
		}
	}
	return 0;
}

static int refuse_file(cs_upload *upload, int error)
{
	if (error == UV_ENOMEM) {
		return refuse_memory(upload);
	}
	return refuse(upload, error == UV_ENOSPC || error == -EDQUOT ? 507 : 500, "The upload cannot be stored");
}

int cs_upload_refuse_write(cs_upload *upload, int error)
{
	refuse_file(upload, error);
	return upload->status;
}

/* What is left of the file goes out now: there is not much. */
static int finish_file(cs_upload *upload)
{
	int error = upload->unwritten.len ? cs_upload_write(upload->fd, upload->unwritten.data, upload->unwritten.len) : 0;
	cs_buf_reset(&upload->unwritten);
	return error ? refuse_file(upload, error) : 0;
}

static void close_file(cs_upload *upload)
{
	if (upload->fd >= 0) {
		close(upload->fd);
		upload->fd = -1;
	}
}

/* From memory to a file: what comes next follows there. */
static int spill(cs_upload *upload, cs_upload_part *part)
{
	int fd = open_file(upload, part);
	if (fd < 0) {
		return refuse_file(upload, fd);
	}
	upload->fd = fd;
	int error = cs_upload_write(fd, upload->body.data + part->at, upload->body.len - part->at);
	if (error) {
		return refuse_file(upload, error);
	}
	upload->body.len = part->at;
	return 0;
}

int cs_upload_store(cs_upload *upload, cs_upload_part *part, const cs_buf *body)
{
	if (part->path) {
		return 0;
	}
	int fd = open_file(upload, part);
	if (fd < 0) {
		return fd;
	}
	int error = cs_upload_write(fd, body->data + part->at, (size_t) part->size);
	close(fd);
	if (error) {
		unlink(part->path);
		free(part->path);
		part->path = NULL;
	}
	return error;
}

/* ---- The parser's callbacks -------------------------------------------------------------------------------------- */

/* What is in memory may have so many bytes. */
static int keep(cs_upload *upload, const char *bytes, size_t len)
{
	if (upload->body.len + len > (uint64_t) upload->site->memory_max) {
		return refuse(upload, 413, "The form is too large");
	}
	return cs_buf_append(&upload->body, bytes, len) < 0 ? refuse_memory(upload) : 0;
}

static int on_frame(void *arg, const char *bytes, size_t len)
{
	return keep(arg, bytes, len);
}

static int add_name(cs_upload *upload, cs_view text, cs_span *span)
{
	*span = (cs_span){(uint32_t) upload->names.len, (uint32_t) text.len};
	return cs_buf_append(&upload->names, text.ptr, text.len) < 0 || cs_buf_putc(&upload->names, '\0') < 0
		? refuse_memory(upload)
		: 0;
}

static int on_part(void *arg, const cs_part_head *head)
{
	cs_upload *upload = arg;
	if (head->is_file && ++upload->file_count > (uint64_t) upload->site->max_files) {
		return refuse(upload, 413, "The form has more files than max_file_uploads");
	}
	if (!head->is_file && upload->count - upload->file_count >= (uint64_t) upload->site->max_fields) {
		return refuse(upload, 413, "The form has more fields than max_input_vars");
	}
	if (upload->count == upload->capacity) {
		uint32_t capacity = upload->capacity ? upload->capacity * 2 : 8;
		cs_upload_part *parts = realloc(upload->parts, capacity * sizeof(*parts));
		if (!parts) {
			return refuse_memory(upload);
		}
		upload->parts = parts;
		upload->capacity = capacity;
	}
	cs_upload_part *part = &upload->parts[upload->count];
	memset(part, 0, sizeof(*part));
	part->is_file = head->is_file;
	part->at = upload->body.len;
	int error = add_name(upload, head->name, &part->name);
	error = error ? error : add_name(upload, head->filename, &part->filename);
	error = error ? error : add_name(upload, head->type, &part->type);
	upload->count += !error;
	return error;
}

static int on_data(void *arg, const char *bytes, size_t len)
{
	cs_upload *upload = arg;
	cs_upload_part *part = &upload->parts[upload->count - 1];
	part->size += len;
	if (!part->is_file) {
		return keep(upload, bytes, len);
	}
	if (upload->site->upload_max && part->size > (uint64_t) upload->site->upload_max) {
		return refuse(upload, 413, "A file is larger than upload_max_filesize");
	}
	if (!part->path && part->size > CS_UPLOAD_MEMORY) {
		int error = spill(upload, part);
		if (error) {
			return error;
		}
	}
	if (part->path && upload->lazy) {
		return cs_buf_append(&upload->unwritten, bytes, len) < 0 ? refuse_memory(upload) : 0;
	}
	if (part->path) {
		int error = cs_upload_write(upload->fd, bytes, len);
		return error ? refuse_file(upload, error) : 0;
	}
	return keep(upload, bytes, len);
}

static int on_part_end(void *arg)
{
	int error = finish_file(arg);
	close_file(arg);
	return error;
}

static const cs_multipart_handler handler = {on_frame, on_part, on_data, on_part_end};

/* ---- Life -------------------------------------------------------------------------------------------------------- */

cs_upload *cs_upload_new(const cs_site *site, const char *type, size_t len, int *status, const char **reason)
{
	cs_view boundary;
	*status = 0;
	if (!site || !site->parse_files || !cs_multipart_boundary(type, len, &boundary)) {
		return NULL;
	}
	if (boundary.len == 0) {
		*status = 400;
		*reason = "The Content-Type of the form has no valid boundary";
		return NULL;
	}
	cs_upload *upload = calloc(1, sizeof(*upload));
	char *dir = upload ? strdup(site->upload_dir) : NULL;
	if (!dir) {
		free(upload);
		*status = 503;
		*reason = "Out of memory";
		return NULL;
	}
	upload->dir = dir;
	upload->site = site;
	upload->fd = -1;
	cs_multipart_init(&upload->parser, boundary.ptr, boundary.len, &handler, upload);
	return upload;
}

void cs_upload_free(cs_upload *upload)
{
	if (!upload) {
		return;
	}
	close_file(upload);
	for (uint32_t i = 0; i < upload->count; i++) {
		if (upload->parts[i].path) {
			unlink(upload->parts[i].path);
			free(upload->parts[i].path);
		}
	}
	cs_multipart_dtor(&upload->parser);
	cs_buf_dtor(&upload->body);
	cs_buf_dtor(&upload->names);
	cs_buf_dtor(&upload->unwritten);
	free(upload->parts);
	free(upload->dir);
	free(upload);
}

int cs_upload_feed(cs_upload *upload, const char *bytes, size_t len)
{
	int error = cs_multipart_feed(&upload->parser, bytes, len);
	if (error && !upload->status) {
		if (upload->parser.reason) {
			refuse(upload, 400, upload->parser.reason);
		} else {
			refuse_memory(upload);
		}
	}
	return error ? upload->status : 0;
}

int cs_upload_finish(cs_upload *upload)
{
	close_file(upload);
	if (!cs_multipart_done(&upload->parser)) {
		refuse(upload, 400, "The form ends before its last boundary");
		return upload->status;
	}
	cs_multipart_dtor(&upload->parser);
	cs_buf_dtor(&upload->unwritten);
	return 0;
}

bool cs_upload_has_holes(const cs_upload *upload)
{
	for (uint32_t i = 0; i < upload->count; i++) {
		if (upload->parts[i].path && upload->parts[i].size > CS_UPLOAD_MEMORY) {
			return true;
		}
	}
	return false;
}

static int append_file(const cs_upload_part *part, cs_buf *out)
{
	int fd = open(part->path, O_RDONLY | O_CLOEXEC);
	if (fd < 0) {
		return -errno;
	}
	int error = cs_buf_reserve(out, (size_t) part->size);
	uint64_t left = part->size;
	while (!error && left > 0) {
		ssize_t n = read(fd, out->data + out->len, (size_t) left);
		if (n > 0) {
			out->len += (size_t) n;
			left -= (uint64_t) n;
		} else if (n == 0 || errno != EINTR) {
			error = n == 0 ? UV_EIO : -errno;
		}
	}
	close(fd);
	return error;
}

int cs_upload_restore(const cs_upload *upload, const cs_buf *body, cs_buf *out)
{
	size_t done = 0;
	for (uint32_t i = 0; i < upload->count; i++) {
		const cs_upload_part *part = &upload->parts[i];
		if (!part->path || part->size <= CS_UPLOAD_MEMORY) {
			continue;
		}
		if (cs_buf_append(out, body->data + done, part->at - done) < 0) {
			return UV_ENOMEM;
		}
		done = part->at;
		int error = append_file(part, out);
		if (error) {
			return error;
		}
	}
	return cs_buf_append(out, body->data + done, body->len - done);
}
