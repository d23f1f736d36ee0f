/* SPDX-License-Identifier: Apache-2.0. Part of cserve. */
#include "test.h"

#include "src/http/mime.h"

#include <uv.h>

static cs_view view(const char *text)
{
	return (cs_view){text, strlen(text)};
}

static bool is_type(const cs_mime *mime, const char *file, const char *want)
{
	const char *got = cs_mime_of_file(mime, view(file));
	bool ok = strcmp(got, want) == 0;
	if (!ok) {
		fprintf(stderr, "%s: %s instead of %s\n", file, got, want);
	}
	return ok;
}

TEST(the_table_is_sorted_and_each_entry_is_found)
{
	cs_mime mime = {0};
	size_t pos[2] = {0, 0}, count = 0;
	const char *ext, *type, *last = "";
	while (cs_mime_next(&mime, pos, &ext, &type)) {
		CHECK(strcmp(last, ext) < 0);
		CHECK(cs_mime_find(&mime, view(ext)) == type);
		CHECK(strchr(type, '/') != NULL);
		last = ext;
		count++;
	}
	CHECK(count >= 120);
}

TEST(finds_the_types_of_files)
{
	cs_mime mime = {0};
	CHECK(is_type(&mime, "index.html", "text/html"));
	CHECK(is_type(&mime, "/a.b/STYLE.CSS", "text/css"));
	CHECK(is_type(&mime, "x.tar.gz", "application/gzip"));
	CHECK(is_type(&mime, "a.js", "text/javascript"));
	CHECK(is_type(&mime, "a.wasm", "application/wasm"));
	CHECK(is_type(&mime, "a.7z", "application/x-7z-compressed"));
	CHECK(is_type(&mime, "a.zst", "application/zstd"));
	CHECK(is_type(&mime, "a.svg", "image/svg+xml"));
}

TEST(unknown_names_get_the_default)
{
	cs_mime mime = {0};
	CHECK(is_type(&mime, "", CS_MIME_DEFAULT));
	CHECK(is_type(&mime, "Makefile", CS_MIME_DEFAULT));
	CHECK(is_type(&mime, "a.html/file", CS_MIME_DEFAULT));
	CHECK(is_type(&mime, ".html", CS_MIME_DEFAULT));
	CHECK(is_type(&mime, "dir/.css", CS_MIME_DEFAULT));
	CHECK(is_type(&mime, "a.", CS_MIME_DEFAULT));
	CHECK(is_type(&mime, "a.unknown", CS_MIME_DEFAULT));
	CHECK(is_type(&mime, "a.htmlhtmlhtmlhtmlhtmlhtmlhtmlhtmlhtmlhtmlhtml", CS_MIME_DEFAULT));
	CHECK(cs_mime_find(&mime, (cs_view){"css\0x", 5}) == NULL);
	CHECK(cs_mime_find(&mime, (cs_view){NULL, 0}) == NULL);
}

TEST(changes_lie_over_the_table)
{
	cs_mime mime = {0};
	CHECK_INT(cs_mime_add(&mime, view("html"), view("x/y")), UV_EEXIST);
	CHECK_INT(cs_mime_add(&mime, view("HTML"), view("x/y")), UV_EEXIST);
	CHECK_INT(cs_mime_set(&mime, view("HTML"), view("text/html; charset=utf-8")), 0);
	CHECK(is_type(&mime, "a.html", "text/html; charset=utf-8"));
	CHECK_INT(cs_mime_set(&mime, view("html"), view("text/x")), 0);
	CHECK(is_type(&mime, "a.html", "text/x"));
	CHECK_INT(mime.count, 1);
	CHECK_INT(cs_mime_add(&mime, view("foo"), view("application/x-foo")), 0);
	CHECK_INT(cs_mime_add(&mime, view("foo"), view("application/x-bar")), UV_EEXIST);
	CHECK(is_type(&mime, "a.FOO", "application/x-foo"));
	cs_mime_dtor(&mime);
	CHECK(is_type(&mime, "a.html", "text/html"));
}

TEST(deleted_extensions_are_unknown_until_added_again)
{
	cs_mime mime = {0};
	CHECK_INT(cs_mime_delete(&mime, view("html")), 0);
	CHECK_INT(cs_mime_delete(&mime, view("html")), UV_ENOENT);
	CHECK_INT(cs_mime_delete(&mime, view("nothing")), UV_ENOENT);
	CHECK_INT(cs_mime_delete(&mime, view("")), UV_ENOENT);
	CHECK(is_type(&mime, "a.html", CS_MIME_DEFAULT));
	CHECK_INT(cs_mime_add(&mime, view("html"), view("text/new")), 0);
	CHECK(is_type(&mime, "a.html", "text/new"));
	CHECK_INT(cs_mime_delete(&mime, view("html")), 0);
	CHECK(is_type(&mime, "a.html", CS_MIME_DEFAULT));
	cs_mime_dtor(&mime);
}

TEST(refuses_types_that_break_the_header)
{
	cs_mime mime = {0};
	CHECK_INT(cs_mime_set(&mime, view("a"), view("text/x\r\nSet-Cookie: a=b")), UV_EINVAL);
	CHECK_INT(cs_mime_set(&mime, view("a"), (cs_view){"text\0x", 6}), UV_EINVAL);
	CHECK_INT(cs_mime_set(&mime, view("a"), view("")), UV_EINVAL);
	CHECK_INT(cs_mime_set(&mime, view(""), view("text/x")), UV_EINVAL);
	CHECK_INT(mime.count, 0);
	cs_mime_dtor(&mime);
}

TEST(walks_table_and_changes_in_order)
{
	cs_mime mime = {0};
	size_t pos[2] = {0, 0}, plain = 0, changed = 0;
	const char *ext, *type, *last = "";
	while (cs_mime_next(&mime, pos, &ext, &type)) {
		plain++;
	}
	cs_mime_set(&mime, view("zzz"), view("x/last"));
	cs_mime_set(&mime, view("000"), view("x/first"));
	cs_mime_set(&mime, view("css"), view("x/css"));
	cs_mime_set(&mime, view("hty"), view("x/hty"));
	cs_mime_delete(&mime, view("png"));
	pos[0] = pos[1] = 0;
	while (cs_mime_next(&mime, pos, &ext, &type)) {
		CHECK(strcmp(last, ext) < 0);
		CHECK(strcmp(ext, "png") != 0);
		CHECK(strcmp(ext, "css") != 0 || strcmp(type, "x/css") == 0);
		CHECK(cs_mime_find(&mime, view(ext)) == type);
		last = ext;
		changed++;
	}
	CHECK_INT(changed, plain + 3 - 1);
	CHECK(strcmp(last, "zzz") == 0);
	cs_mime_dtor(&mime);
}

TEST(many_changes_stay_sorted)
{
	cs_mime mime = {0};
	char ext[16];
	for (int i = 0; i < 500; i++) {
		snprintf(ext, sizeof(ext), "e%d", i * 7919 % 500);
		CHECK_INT(cs_mime_add(&mime, view(ext), view(ext)), 0);
	}
	for (int i = 0; i < 500; i++) {
		snprintf(ext, sizeof(ext), "e%d", i);
		const char *type = cs_mime_find(&mime, view(ext));
		CHECK(type && strcmp(type, ext) == 0);
	}
	cs_mime_dtor(&mime);
}

TEST(out_of_memory_changes_nothing)
{
	for (int n = 1; n <= 3; n++) {
		cs_mime mime = {0};
		test_fail_alloc(n);
		CHECK_INT(cs_mime_set(&mime, view("html"), view("x/y")), UV_ENOMEM);
		CHECK(is_type(&mime, "a.html", "text/html"));
		cs_mime_dtor(&mime);
	}
}

TEST_MAIN(CASE(the_table_is_sorted_and_each_entry_is_found), CASE(finds_the_types_of_files),
	CASE(unknown_names_get_the_default), CASE(changes_lie_over_the_table),
	CASE(deleted_extensions_are_unknown_until_added_again), CASE(refuses_types_that_break_the_header),
	CASE(walks_table_and_changes_in_order), CASE(many_changes_stay_sorted), CASE(out_of_memory_changes_nothing))
