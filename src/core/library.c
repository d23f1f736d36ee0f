/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The classes that are written in PHP: the .php files of src/library, whose text is in the shared object. Nothing of them is looked
 * at before a script names one; then autoload.c asks here first, and its file is compiled and run. The compiler is given
 * an open file with a name and a time, so opcache caches (and JIT compiles) these files as it does those on disk.
 */
#include "library.h"

#include "compat.h"

typedef struct library_file {
	const char *class_name;
	const char *file; /* what errors and traces show */
	const char *source;
	size_t length;
} library_file;

/* clang-format off */
#define LIBRARY_FILE(class_name, file, source) {class_name, file, source, sizeof(source) - 1},
static const library_file files[] = {
#include "src/core/library.inc"
};
/* clang-format on */

static const struct {
	const char *alias;
	const char *class_name;
	bool is_short;
} aliases[] = {
	{"Co\\Coroutine\\Curl\\Exception", "Swoole\\Coroutine\\Curl\\Exception", true},
	{"Co\\FastCGI\\Client", "Swoole\\Coroutine\\FastCGI\\Client", true},
	{"Co\\FastCGI\\Client\\Exception", "Swoole\\Coroutine\\FastCGI\\Client\\Exception", true},
	{"Co\\FastCGI\\Proxy", "Swoole\\Coroutine\\FastCGI\\Proxy", true},
	{"Co\\Server", "Swoole\\Coroutine\\Server", true},
	{"Co\\Server\\Connection", "Swoole\\Coroutine\\Server\\Connection", true},
	{"Swoole\\Process\\ProcessManager", "Swoole\\Process\\Manager", false},
};

/* Both by lower-case class name; filled once a process, before any script runs, and only read from then on. */
static HashTable by_class, by_alias;

/* --- the open file that the compiler reads --------------------------------------------------------------------- */

typedef struct open_source {
	php_stream stream; /* opcache takes the handle for one, and asks it for its time; nothing else is set */
	const library_file *file;
	size_t offset;
} open_source;

static ssize_t read_source(void *handle, char *buffer, size_t length)
{
	open_source *source = handle;

	length = MIN(length, source->file->length - source->offset);
	memcpy(buffer, source->file->source + source->offset, length);
	source->offset += length;
	return (ssize_t) length;
}

static size_t size_source(void *handle)
{
	return ((open_source *) handle)->file->length;
}

static void close_source(void *handle)
{
}

/* A time long ago that changes with the text, so that no cache on disk outlives an update. */
static int stat_source(php_stream *stream, php_stream_statbuf *result)
{
	memset(result, 0, sizeof(*result));
	result->sb.st_size = (zend_off_t) ((open_source *) stream)->file->length;
	result->sb.st_mode = S_IFREG | 0444;
	result->sb.st_mtime = 1000000000 + CS_LIBRARY_STAMP % 500000000;
	return 0;
}

static const php_stream_ops source_ops = {.label = "cserve", .stat = stat_source};

/* Compiles a file and runs it, which declares its class. It is run without the frames below it: else the engine makes a
 * symbol table for the caller's function, as for an include, which no compiler of ours or the JIT expects there. */
static void run_file(const library_file *file)
{
	zend_execute_data *frame = EG(current_execute_data);
	open_source source = {.stream = {.ops = &source_ops}, .file = file};
	zend_file_handle handle;

	zend_stream_init_filename(&handle, file->file);
	handle.type = ZEND_HANDLE_STREAM;
	handle.opened_path = zend_string_copy(handle.filename);
	handle.handle.stream = (zend_stream){
		.handle = &source,
		.reader = read_source,
		.fsizer = size_source,
		.closer = close_source,
	};
	EG(current_execute_data) = NULL;
	zend_op_array *code = zend_compile_file(&handle, ZEND_REQUIRE);
	if (code) {
		zval result;
		ZVAL_UNDEF(&result);
		zend_execute(code, &result);
		zval_ptr_dtor(&result);
		destroy_op_array(code);
		efree_size(code, sizeof(*code));
	}
	EG(current_execute_data) = frame;
	zend_hash_del(&EG(included_files), handle.opened_path ? handle.opened_path : handle.filename);
	zend_destroy_file_handle(&handle);
}

static zend_class_entry *load_alias(zend_string *lc_name)
{
	zend_string *target = zend_hash_find_ptr(&by_alias, lc_name);

	if (!target) {
		return NULL;
	}
	zend_class_entry *ce = zend_lookup_class(target);
	if (ce && zend_register_class_alias_ex(ZSTR_VAL(lc_name), ZSTR_LEN(lc_name), ce, false) == FAILURE) {
		return NULL;
	}
	return ce;
}

zend_class_entry *cs_library_load(zend_string *lc_name)
{
	if (!CSG(ini).enable_library) {
		return NULL;
	}
	const library_file *file = zend_hash_find_ptr(&by_class, lc_name);
	if (EXPECTED(!file)) {
		return load_alias(lc_name);
	}
	run_file(file);
	return zend_hash_find_ptr(EG(class_table), lc_name);
}

static void add_name(HashTable *table, const char *name, void *value)
{
	zend_string *lc_name = zend_string_init(name, strlen(name), true);

	zend_str_tolower(ZSTR_VAL(lc_name), ZSTR_LEN(lc_name));
	zend_hash_add_new_ptr(table, lc_name, value);
	zend_string_release(lc_name);
}

void cs_library_minit(int type, int module_number)
{
	zend_hash_init(&by_class, sizeof(files) / sizeof(files[0]), NULL, NULL, true);
	zend_hash_init(&by_alias, sizeof(aliases) / sizeof(aliases[0]), NULL, NULL, true);
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
		add_name(&by_class, files[i].class_name, (void *) &files[i]);
	}
	for (size_t i = 0; i < sizeof(aliases) / sizeof(aliases[0]); i++) {
		if (!aliases[i].is_short || CSG(ini).use_shortname) {
			const char *target = aliases[i].class_name;
			add_name(&by_alias, aliases[i].alias, zend_string_init_interned(target, strlen(target), true));
		}
	}
}

void cs_library_mshutdown(void)
{
	zend_hash_destroy(&by_class);
	zend_hash_destroy(&by_alias);
}
