/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See docroot.h. Whether a file lies inside the document root is asked of the descriptor that was opened, so that nothing can be
 * exchanged in between; paths with ".." never get so far.
 */
#include "docroot.h"
#include "form.h"
#include "serve.h"
#include "reason.h"

#include "src/core/open.h"

#include <dirent.h>
#include <llhttp.h>
#include <unistd.h>

#define PATH_BYTES 4096

/* ---- Paths ------------------------------------------------------------------------------------------------------- */

size_t cs_docroot_path(cs_view path, char *out, size_t size)
{
	size_t len = 0;
	if (path.len == 0 || path.len >= size || path.ptr[0] != '/') {
		return 0;
	}
	size_t decoded = cs_form_decode_path(out, path);
	if (memchr(out, '\0', decoded)) {
		return 0;
	}
	for (size_t at = 0; at < decoded;) {
		size_t from = at + 1; /* behind the slash */
		at = from;
		while (at < decoded && out[at] != '/') {
			at++;
		}
		size_t part = at - from;
		if (part == 2 && out[from] == '.' && out[from + 1] == '.') {
			return 0;
		}
		bool skip = part == 0 || (part == 1 && out[from] == '.');
		if (!skip || at == decoded) {
			if (len == 0 || out[len - 1] != '/') {
				out[len++] = '/';
			}
			if (!skip) {
				memmove(out + len, out + from, part);
				len += part;
			}
		}
	}
	out[len] = '\0';
	return len;
}

typedef struct path_query {
	const char *path;
	size_t len;
} path_query;

/* "/img" fits "/img", "/img/a.png", but not "/images". */
static bool fits_location(const char *entry, size_t len, void *arg)
{
	const path_query *query = arg;
	return len <= query->len && memcmp(entry, query->path, len) == 0
		&& (len == query->len || entry[len - 1] == '/' || query->path[len] == '/');
}

/* The real path of an open file. */
static bool real_path(int fd, const char *path, char *out)
{
	char link[32];
	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	ssize_t n = readlink(link, out, PATH_BYTES - 1);
	if (n > 0) {
		out[n] = '\0';
		return true;
	}
	char *real = realpath(path, NULL);
	size_t len = real ? strlen(real) : PATH_BYTES;
	if (len < PATH_BYTES) {
		memcpy(out, real, len + 1);
	}
	free(real);
	return len < PATH_BYTES;
}

static bool is_inside(const cs_site *site, int fd, const char *path)
{
	char real[PATH_BYTES];
	size_t len = strlen(site->real_root);
	return real_path(fd, path, real)
		&& (len == 1 || (strncmp(real, site->real_root, len) == 0 && (real[len] == '/' || real[len] == '\0')));
}

/* Opens what the full path names, when it may be served. Returns a descriptor, or less than 0. */
static int open_inside(const cs_site *site, const char *path, struct stat *st)
{
	int fd = cs_open_read(path, st);
	if (fd >= 0 && !site->follow_links && !is_inside(site, fd, path)) {
		close(fd);
		return -1;
	}
	return fd;
}

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

static void put_header(HashTable *headers, const char *name, zend_string *value)
{
	zval zv;
	ZVAL_STR(&zv, value);
	zend_hash_str_update(headers, name, strlen(name), &zv);
}

/* Ends the answer with a body of ours; takes over both strings. */
static void answer_page(cs_answer *answer, int status, const char *header, zend_string *value, zend_string *body)
{
	HashTable headers;
	zend_hash_init(&headers, 4, NULL, ZVAL_PTR_DTOR, 0);
	put_header(&headers, "Content-Type", zend_string_init(ZEND_STRL("text/html; charset=utf-8"), 0));
	if (header) {
		put_header(&headers, header, value);
	}
	answer->status = status;
	answer->headers = &headers;
	cs_answer_end(answer, body);
	answer->headers = NULL;
	zend_string_release(body);
	zend_hash_destroy(&headers);
}

static void answer_status(cs_answer *answer, int status, const char *header, zend_string *value)
{
	answer_page(answer, status, header, value,
		zend_strpprintf(0, "<html><body><h1>%d %s</h1></body></html>\n", status, cs_reason_of(status)));
}

static void answer_file(cs_answer *answer, int fd, const struct stat *st, const char *path)
{
	HashTable headers;
	cs_serve_file file = {
		.fd = fd,
		.length = (uint64_t) st->st_size,
		.whole = true,
		.modified = st->st_mtime,
		.name = path,
	};
	zend_hash_init(&headers, 8, NULL, ZVAL_PTR_DTOR, 0);
	cs_serve_answer(answer, &headers, &file);
	answer->headers = NULL;
	zend_hash_destroy(&headers);
}

/* ---- Directories ------------------------------------------------------------------------------------------------- */

static void put_escaped(cs_buf *out, const char *text)
{
	for (; *text; text++) {
		switch (*text) {
			case '<':
				cs_buf_puts(out, "&lt;");
				break;
			case '>':
				cs_buf_puts(out, "&gt;");
				break;
			case '&':
				cs_buf_puts(out, "&amp;");
				break;
			case '"':
				cs_buf_puts(out, "&quot;");
				break;
			default:
				cs_buf_putc(out, *text);
				break;
		}
	}
}

/* As it stands in a link: relative, so a colon must not look like a scheme's. */
static void put_encoded(cs_buf *out, const char *name)
{
	cs_buf_puts(out, "./");
	for (; *name; name++) {
		unsigned char c = (unsigned char) *name;
		if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || strchr("-_.~", c)) {
			cs_buf_putc(out, (char) c);
		} else {
			cs_buf_printf(out, "%%%02X", c);
		}
	}
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
	return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_shown(const struct dirent *entry)
{
	return entry->d_name[0] != '.';
}

static bool answer_index(cs_answer *answer, const char *full, const char *path)
{
	struct dirent **entries;
	cs_buf page = {0};
	int count = scandir(full, &entries, is_shown, by_name);
	if (count < 0) {
		return false;
	}
	cs_buf_puts(&page, "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>Index of ");
	put_escaped(&page, path);
	cs_buf_puts(&page, "</title></head>\n<body><h1>Index of ");
	put_escaped(&page, path);
	cs_buf_puts(&page, "</h1>\n<ul>\n");
	if (strcmp(path, "/") != 0) {
		cs_buf_puts(&page, "<li><a href=\"../\">../</a></li>\n");
	}
	for (int i = 0; i < count; i++) {
		const char *slash = entries[i]->d_type == DT_DIR ? "/" : "";
		cs_buf_puts(&page, "<li><a href=\"");
		put_encoded(&page, entries[i]->d_name);
		cs_buf_printf(&page, "%s\">", slash);
		put_escaped(&page, entries[i]->d_name);
		cs_buf_printf(&page, "%s</a></li>\n", slash);
		free(entries[i]);
	}
	free(entries);
	cs_buf_puts(&page, "</ul></body></html>\n");
	bool made = !page.failed;
	if (made) {
		answer_page(answer, 200, NULL, NULL, zend_string_init(page.data, page.len, 0));
	}
	cs_buf_dtor(&page);
	return made;
}

typedef struct index_query {
	const cs_site *site;
	char *full;
	size_t len;
	struct stat st;
	int fd;
} index_query;

static bool open_index(const char *entry, size_t len, void *arg)
{
	index_query *query = arg;
	if (query->len + len >= PATH_BYTES) {
		return false;
	}
	memcpy(query->full + query->len, entry, len);
	query->full[query->len + len] = '\0';
	query->fd = open_inside(query->site, query->full, &query->st);
	if (query->fd >= 0 && !S_ISREG(query->st.st_mode)) {
		close(query->fd);
		query->fd = -1;
	}
	return query->fd >= 0;
}

/* `full` ends with `path`. False when there is nothing to show. */
static bool answer_directory(cs_answer *answer, const cs_site *site, const cs_head *head, char *full, const char *path)
{
	size_t len = strlen(full);
	index_query query = {.site = site, .full = full, .len = len, .fd = -1};
	if (!site->autoindex && !site->index_files) {
		return false;
	}
	if (full[len - 1] != '/') {
		/* So that relative links in the page are right. */
		const char *question = head->has_query ? "?" : "";
		cs_view own = cs_head_view(head, head->path, head->path_len);
		while (own.len > 1 && own.ptr[1] == '/') {
			/* "//name" would be another host. */
			own = (cs_view){own.ptr + 1, own.len - 1};
		}
		answer_status(answer, 301, "Location",
			zend_strpprintf(
				0, "%.*s/%s%.*s", (int) own.len, own.ptr, question, head->query_len, head->raw + head->query));
		return true;
	}
	if (cs_site_each(site->index_files, open_index, &query)) {
		answer_file(answer, query.fd, &query.st, full);
		return true;
	}
	full[len] = '\0';
	return site->autoindex && answer_index(answer, full, path);
}

/* ---- Requests ---------------------------------------------------------------------------------------------------- */

/* True when it is answered. */
static bool answer_path(cs_answer *answer, const cs_site *site, const cs_head *head, const char *path)
{
	char full[PATH_BYTES + 1];
	struct stat st;
	size_t path_len = strlen(path), root_len = strlen(site->document_root);
	if (root_len + path_len >= PATH_BYTES) {
		return false;
	}
	memcpy(full, site->document_root, root_len);
	memcpy(full + root_len, path, path_len + 1);
	int fd = open_inside(site, full, &st);
	if (fd < 0) {
		return false;
	}
	if (S_ISDIR(st.st_mode)) {
		close(fd);
		return answer_directory(answer, site, head, full, path);
	}
	answer_file(answer, fd, &st, full);
	return true;
}

bool cs_docroot_request(cs_conn *conn, cs_head *head)
{
	const cs_site *site = conn->server->site;
	char path[PATH_BYTES];
	if (head->method != HTTP_GET && head->method != HTTP_HEAD) {
		return false;
	}
	size_t len = cs_docroot_path(cs_head_view(head, head->path, head->path_len), path, sizeof(path));
	path_query query = {path, len};
	bool located = len > 0 && cs_site_each(site->locations, fits_location, &query);
	if (len == 0 || (site->locations && !located)) {
		return false;
	}
	cs_answer answer;
	cs_answer_init(&answer, conn, head);
	bool done = answer_path(&answer, site, head, path);
	if (!done && located) {
		answer_status(&answer, 404, NULL, NULL);
		done = true;
	}
	cs_answer_dtor(&answer);
	if (done) {
		cs_conn_drop_body(conn);
		cs_head_unref(head);
	}
	return done;
}
