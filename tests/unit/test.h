/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The whole of the C test gear: a program per file, included once.
 *
 *     TEST(append_grows)
 *     {
 *         CHECK(cs_buf_append(&b, "x", 1) == 0);
 *         CHECK_STR(b.data, b.len, "x");
 *     }
 *
 *     TEST_MAIN(CASE(append_grows), CASE(other))
 *
 * A failed check prints where and goes on. The program's last line is "N passed, N failed"; tools/unit.sh adds them up.
 * Programs are linked with --wrap for the allocator, so test_fail_alloc(n) makes the n-th allocation from now fail.
 */
#ifndef CS_TEST_H
#define CS_TEST_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int test_failures; /* checks failed in the running test */
static long test_alloc_left = -1;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);

static inline bool test_alloc_fails(void)
{
	return test_alloc_left > 0 && --test_alloc_left == 0;
}

void *__wrap_malloc(size_t size)
{
	return test_alloc_fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	return test_alloc_fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
	return test_alloc_fails() ? NULL : __real_realloc(old, size);
}

/* Makes the n-th allocation from now fail, once; 0 for none. */
static inline void test_fail_alloc(long n)
{
	test_alloc_left = n > 0 ? n : -1;
}

static inline void test_print(const char *text, size_t len)
{
	fputc('"', stderr);
	for (size_t i = 0; i < len && i < 300; i++) {
		unsigned char c = (unsigned char) text[i];
		if (c < ' ' || c > '~' || c == '"' || c == '\\') {
			fprintf(stderr, "\\x%02x", c);
		} else {
			fputc(c, stderr);
		}
	}
	fprintf(stderr, "\" (%zu)", len);
}

static inline bool test_check(bool ok, const char *file, int line, const char *what)
{
	if (!ok) {
		fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
		test_failures++;
	}
	return ok;
}

static inline bool test_check_int(long long got, long long want, const char *file, int line, const char *what)
{
	if (got != want) {
		fprintf(stderr, "%s:%d: %s is %lld, not %lld\n", file, line, what, got, want);
		test_failures++;
	}
	return got == want;
}

static inline bool test_check_str(
	const char *got, size_t got_len, const char *want, size_t want_len, const char *file, int line, const char *what)
{
	bool ok = got_len == want_len && (want_len == 0 || memcmp(got, want, want_len) == 0);
	if (!ok) {
		fprintf(stderr, "%s:%d: %s is ", file, line, what);
		test_print(got, got_len);
		fprintf(stderr, ", not ");
		test_print(want, want_len);
		fputc('\n', stderr);
		test_failures++;
	}
	return ok;
}

#define CHECK(condition)     test_check((condition), __FILE__, __LINE__, #condition)
#define CHECK_INT(got, want) test_check_int((got), (want), __FILE__, __LINE__, #got)
/* `want` is a literal; the bytes may hold NULs. */
#define CHECK_STR(got, len, want) test_check_str((got), (len), (want), sizeof(want) - 1, __FILE__, __LINE__, #got)
#define CHECK_VIEW(view, want)    CHECK_STR((view).ptr, (view).len, want)

#define TEST(name) static void name(void)

typedef struct test_case {
	const char *name;
	void (*run)(void);
} test_case;

/* Runs the cases, or only those whose names are given as arguments. */
static int test_run(const test_case *cases, size_t count, int argc, char **argv)
{
	int passed = 0, failed = 0;

	for (size_t i = 0; i < count; i++) {
		bool wanted = argc < 2;
		for (int j = 1; j < argc; j++) {
			wanted = wanted || strcmp(argv[j], cases[i].name) == 0;
		}
		if (!wanted) {
			continue;
		}
		test_failures = 0;
		test_fail_alloc(0);
		cases[i].run();
		if (test_failures > 0) {
			fprintf(stderr, "FAIL %s\n", cases[i].name);
			failed++;
		} else {
			passed++;
		}
	}
	printf("%d passed, %d failed\n", passed, failed);
	return failed > 0;
}

#define CASE(name)  \
	{               \
#name, name \
	}
#define TEST_MAIN(...)                                                        \
	int main(int argc, char **argv)                                           \
	{                                                                         \
		static const test_case cases[] = {__VA_ARGS__};                       \
		return test_run(cases, sizeof(cases) / sizeof(cases[0]), argc, argv); \
	}

#endif
