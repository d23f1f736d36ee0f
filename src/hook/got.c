/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Finding and replacing import slots. Each ELF object that is loaded has a table of relocations that says where the
 * addresses of the functions are that it imports; dl_iterate_phdr() lists the objects. Slots are replaced when hooks are
 * first turned on in a script, and given back at its end.
 *
 * Of PHP itself only what runs commands, waits for children and looks up names is replaced (got_php.c). Left alone are the
 * C library and its parts, libuv, sanitizers, debuggers, and this module.
 */
#include "got.h"

#include "func.h"
#include "hook.h"

#include <stdlib.h>

static _Thread_local bool php_thread; /* runs PHP; libraries have threads of their own */

void cs_got_rinit(void)
{
	php_thread = true;
}

bool cs_got_is_php_thread(void)
{
	return php_thread;
}

/* clang-format off */
PHP_INI_BEGIN()
	STD_PHP_INI_ENTRY("cserve.hook_libraries", "auto", PHP_INI_SYSTEM, OnUpdateString, hook.libraries, zend_cserve_globals, cserve_globals)
	STD_PHP_INI_ENTRY("cserve.hook_exclude", "", PHP_INI_SYSTEM, OnUpdateString, hook.exclude, zend_cserve_globals, cserve_globals)
PHP_INI_END()
/* clang-format on */

void cs_got_register_ini(int module_number)
{
	zend_register_ini_entries(ini_entries, module_number);
}

void cs_got_unregister_ini(int module_number)
{
	zend_unregister_ini_entries(module_number);
}

/* Calls that load libraries. */
static cs_func loaders[];
enum { FN_DL, FN_FFI_CDEF, FN_FFI_LOAD };

static void after_load(void)
{
	if (CSG(hook).got_on) {
		cs_got_update();
	}
}

static ZEND_NAMED_FUNCTION(hook_dl)
{
	CS_FUNC_ORIGINAL(loaders[FN_DL]);
	after_load();
}

static ZEND_NAMED_FUNCTION(hook_ffi_cdef)
{
	CS_FUNC_ORIGINAL(loaders[FN_FFI_CDEF]);
	after_load();
}

static ZEND_NAMED_FUNCTION(hook_ffi_load)
{
	CS_FUNC_ORIGINAL(loaders[FN_FFI_LOAD]);
	after_load();
}

static cs_func loaders[] = {
	[FN_DL] = {"dl", hook_dl, NULL},
	[FN_FFI_CDEF] = {"cdef", hook_ffi_cdef, NULL},
	[FN_FFI_LOAD] = {"load", hook_ffi_load, NULL},
};

void cs_got_lay(void)
{
	zend_class_entry *ffi = zend_hash_str_find_ptr(CG(class_table), ZEND_STRL("ffi"));
	cs_func_lay(loaders, 1);
	for (int i = FN_FFI_CDEF; ffi && i <= FN_FFI_LOAD; i++) {
		zend_function *method = zend_hash_str_find_ptr(&ffi->function_table, loaders[i].name, strlen(loaders[i].name));
		if (method && method->type == ZEND_INTERNAL_FUNCTION) {
			loaders[i].original = method->internal_function.handler;
			method->internal_function.handler = loaders[i].handler;
		}
	}
}

#if CS_GOT

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __x86_64__
#define SLOT_PLT  R_X86_64_JUMP_SLOT
#define SLOT_DATA R_X86_64_GLOB_DAT
#else
#define SLOT_PLT  R_AARCH64_JUMP_SLOT
#define SLOT_DATA R_AARCH64_GLOB_DAT
#endif

typedef struct slot {
	struct slot *next;
	ElfW(Addr) base; /* of its object */
	void **at;
	void *original;
	void *ours;
} slot;

/* An object that was looked at. */
typedef struct object {
	struct object *next;
	ElfW(Addr) base;
	const ElfW(Phdr) * phdr;
	uintptr_t from, to; /* its code and data */
	zend_long flags;
	bool present;
} object;

/* The slots are the process's; in thread-safe builds they are replaced while some thread has hooks on. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static slot *slots;
static object *objects;
static unsigned long long adds_seen, subs_seen;
static unsigned users;

typedef struct tables {
	const ElfW(Sym) * symbols;
	const char *strings;
	const ElfW(Rela) * rela[2];
	size_t count[2];
} tables;

/* Is `name` one of the words of a list with spaces or commas? "libpq" is for libpq.so.5 and libpq-5.so too. */
static bool is_listed(const char *list, const char *name)
{
	while (list && *list) {
		size_t len = strcspn(list, " ,");
		if (len && strncmp(name, list, len) == 0 && (name[len] == '\0' || name[len] == '.' || name[len] == '-')) {
			return true;
		}
		list += len + strspn(list + len, " ,");
	}
	return false;
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

/* The object that holds an address. */
static bool holds(const struct dl_phdr_info *info, const void *address)
{
	for (int i = 0; i < info->dlpi_phnum; i++) {
		uintptr_t from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
		if (info->dlpi_phdr[i].p_type == PT_LOAD && (uintptr_t) address >= from
			&& (uintptr_t) address < from + info->dlpi_phdr[i].p_memsz) {
			return true;
		}
	}
	return false;
}

static bool is_wanted(const struct dl_phdr_info *info)
{
	static const char system[] =
		"libc ld ld-linux ld-linux-x86 libpthread libdl librt libm libresolv libanl linux-vdso libuv "
		"libgcc_s libstdc++ libasan libubsan libtsan liblsan vgpreload_core vgpreload_memcheck "
		"vgpreload_core-amd64-linux vgpreload_memcheck-amd64-linux opcache xdebug pcov ffi";
	const char *name = base_name(info->dlpi_name);

	if (!*name || is_listed("pcntl", name) || is_listed(system, name) || strncmp(name, "ld-", 3) == 0
		|| strncmp(name, "libnss_", 7) == 0 || holds(info, &cs_got_update) || holds(info, &zend_throw_error)) {
		return false;
	}
	if (is_listed(CSG(hook).exclude, name)) {
		return false;
	}
	return !CSG(hook).libraries || !*CSG(hook).libraries || strcmp(CSG(hook).libraries, "auto") == 0
		|| is_listed(CSG(hook).libraries, name);
}

/* PHP itself, and pcntl, which reaps children too. */
static bool is_php(const struct dl_phdr_info *info)
{
	return (holds(info, &zend_throw_error) || is_listed("pcntl", base_name(info->dlpi_name)))
		&& !is_listed(CSG(hook).exclude, "php") && cs_got_lay_php();
}

/* The functions to replace in an object; NULL for none. */
static const cs_got_function *functions_for(const struct dl_phdr_info *info)
{
	return is_wanted(info) ? cs_got_functions : is_php(info) ? cs_got_php_functions : NULL;
}

/* Those that are replaced in some libraries only. */
static const cs_got_function *more_functions_for(const struct dl_phdr_info *info)
{
	static const cs_got_function none[] = {{NULL, NULL}};
	const char *name = base_name(info->dlpi_name);
	return is_listed("pgsql pdo_pgsql", name)  ? cs_got_pq_functions
		: is_listed("libldap libldap_r", name) ? cs_got_lock_functions
											   : none;
}

/* The C library has put real addresses into the dynamic section, others leave offsets. */
static const void *pointer_of(const struct dl_phdr_info *info, ElfW(Addr) value)
{
	return (const void *) (value < info->dlpi_addr ? info->dlpi_addr + value : value);
}

static bool read_tables(const struct dl_phdr_info *info, tables *t)
{
	const ElfW(Dyn) *dynamic = NULL;

	*t = (tables){0};
	for (int i = 0; i < info->dlpi_phnum; i++) {
		if (info->dlpi_phdr[i].p_type == PT_DYNAMIC) {
			dynamic = (const ElfW(Dyn) *) (info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
		}
	}
	for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) {
		switch (dynamic->d_tag) {
			case DT_SYMTAB:
				t->symbols = pointer_of(info, dynamic->d_un.d_ptr);
				break;
			case DT_STRTAB:
				t->strings = pointer_of(info, dynamic->d_un.d_ptr);
				break;
			case DT_JMPREL:
				t->rela[0] = pointer_of(info, dynamic->d_un.d_ptr);
				break;
			case DT_PLTRELSZ:
				t->count[0] = dynamic->d_un.d_val / sizeof(ElfW(Rela));
				break;
			case DT_RELA:
				t->rela[1] = pointer_of(info, dynamic->d_un.d_ptr);
				break;
			case DT_RELASZ:
				t->count[1] = dynamic->d_un.d_val / sizeof(ElfW(Rela));
				break;
			default:
				break;
		}
	}
	return t->symbols && t->strings;
}

/* Calls found() for each slot of one of the functions. */
static void each_slot(const struct dl_phdr_info *info, const cs_got_function *functions,
	void (*found)(const struct dl_phdr_info *, void **at, const cs_got_function *function, void *arg), void *arg)
{
	tables t;

	if (!read_tables(info, &t)) {
		return;
	}
	for (int table = 0; table < 2; table++) {
		for (size_t i = 0; t.rela[table] && i < t.count[table]; i++) {
			const ElfW(Rela) *rela = &t.rela[table][i];
			unsigned type = ELF64_R_TYPE(rela->r_info);
			if (type != SLOT_PLT && type != SLOT_DATA) {
				continue;
			}
			const char *name = t.strings + t.symbols[ELF64_R_SYM(rela->r_info)].st_name;
			for (const cs_got_function *f = functions; f->name; f++) {
				if (strcmp(f->name, name) == 0) {
					found(info, (void **) (info->dlpi_addr + rela->r_offset), f, arg);
				}
			}
		}
	}
}

/* Makes the part of an object that the loader has made read-only writable, or read-only again. */
static void open_relro(const struct dl_phdr_info *info, bool writable)
{
	uintptr_t page = (uintptr_t) sysconf(_SC_PAGESIZE);
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];
		uintptr_t from = (info->dlpi_addr + p->p_vaddr) & ~(page - 1);
		uintptr_t to = (info->dlpi_addr + p->p_vaddr + p->p_memsz) & ~(page - 1);
		if (p->p_type == PT_GNU_RELRO && to > from) {
			mprotect((void *) from, to - from, writable ? PROT_READ | PROT_WRITE : PROT_READ);
		}
	}
}

static void replace_slot(const struct dl_phdr_info *info, void **at, const cs_got_function *function, void *arg)
{
	if (*at == function->ours) {
		return;
	}
	slot *s = malloc(sizeof(*s));
	if (s) {
		*s = (slot){.next = slots, .base = info->dlpi_addr, .at = at, .original = *at, .ours = function->ours};
		slots = s;
		__atomic_store_n(at, function->ours, __ATOMIC_RELEASE);
	}
}

/* Which flag is for which library; the others wait for sockets of some kind. */
static zend_long flags_for(const char *name)
{
	static const struct {
		const char *names;
		zend_long flags;
	} known[] = {
		{"libcurl libcurl-gnutls libcurl-nss curl", CS_HOOK_CURL | CS_HOOK_NATIVE_CURL},
		{"libpq pgsql pdo_pgsql", CS_HOOK_PDO_PGSQL},
		{"libsqlite3 sqlite3 pdo_sqlite", CS_HOOK_PDO_SQLITE},
		{"libmongoc libmongoc2 mongodb", CS_HOOK_MONGODB},
		{"libmemcached", CS_HOOK_TCP | CS_HOOK_UNIX | CS_GOT_TIMES_OUT},
		{"sockets", CS_HOOK_SOCKETS},
	};
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		if (is_listed(known[i].names, name)) {
			return known[i].flags;
		}
	}
	return CS_HOOK_TCP | CS_HOOK_UNIX;
}

static object *find_object(const struct dl_phdr_info *info)
{
	object *o = objects;
	while (o && (o->base != info->dlpi_addr || o->phdr != info->dlpi_phdr)) {
		o = o->next;
	}
	return o;
}

static int on_object(struct dl_phdr_info *info, size_t size, void *arg)
{
	object *o = find_object(info);

	if (o) {
		o->present = true;
		return 0;
	}
	o = calloc(1, sizeof(*o));
	if (!o) {
		return 0;
	}
	*o = (object){
		.next = objects, .base = info->dlpi_addr, .phdr = info->dlpi_phdr, .from = UINTPTR_MAX, .present = true};
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];
		if (p->p_type == PT_LOAD) {
			o->from = MIN(o->from, info->dlpi_addr + p->p_vaddr);
			o->to = MAX(o->to, info->dlpi_addr + p->p_vaddr + p->p_memsz);
		}
	}
	objects = o;
	const cs_got_function *functions = functions_for(info);
	if (functions) {
		o->flags = functions == cs_got_functions ? flags_for(base_name(info->dlpi_name)) : CS_HOOK_NET_FUNCTION;
		open_relro(info, true);
		each_slot(info, functions, replace_slot, NULL);
		each_slot(info, more_functions_for(info), replace_slot, NULL);
		open_relro(info, false);
	}
	return 0;
}

/* Only the counters of the first object: they are the same in each. */
static int on_first(struct dl_phdr_info *info, size_t size, void *arg)
{
	unsigned long long *counters = arg;
	counters[0] = info->dlpi_adds;
	counters[1] = info->dlpi_subs;
	return 1;
}

/* Forgets what was unloaded, slots with their object. */
static void drop_absent(void)
{
	for (object **at = &objects; *at;) {
		object *o = *at;
		if (o->present) {
			at = &o->next;
			continue;
		}
		for (slot **s = &slots; *s;) {
			slot *gone = *s;
			if (gone->base == o->base) {
				*s = gone->next;
				free(gone);
			} else {
				s = &gone->next;
			}
		}
		*at = o->next;
		free(o);
	}
}

static int on_present(struct dl_phdr_info *info, size_t size, void *arg)
{
	object *o = find_object(info);
	if (o) {
		o->present = true;
	}
	return 0;
}

void cs_got_update(void)
{
	unsigned long long counters[2] = {0, 0};

	dl_iterate_phdr(on_first, counters);
	if (CSG(hook).got_on && counters[0] == adds_seen && counters[1] == subs_seen) {
		return;
	}
	pthread_mutex_lock(&lock);
	if (!CSG(hook).got_on) {
		CSG(hook).got_on = true;
		users++;
	}
	for (object *o = objects; o; o = o->next) {
		o->present = false;
	}
	dl_iterate_phdr(on_present, NULL);
	drop_absent();
	dl_iterate_phdr(on_object, NULL);
	adds_seen = counters[0];
	subs_seen = counters[1];
	pthread_mutex_unlock(&lock);
}

static int restore_object(struct dl_phdr_info *info, size_t size, void *arg)
{
	object *o = find_object(info);
	if (o && o->flags) {
		open_relro(info, true);
		for (slot *s = slots; s; s = s->next) {
			if (s->base == info->dlpi_addr && *s->at == s->ours) {
				__atomic_store_n(s->at, s->original, __ATOMIC_RELEASE);
			}
		}
		open_relro(info, false);
	}
	return 0;
}

void cs_got_close(void)
{
	if (!CSG(hook).got_on) {
		return;
	}
	CSG(hook).got_on = false;
	pthread_mutex_lock(&lock);
	if (--users == 0) {
		dl_iterate_phdr(restore_object, NULL);
		while (slots) {
			slot *s = slots;
			slots = s->next;
			free(s);
		}
		while (objects) {
			object *o = objects;
			objects = o->next;
			free(o);
		}
		adds_seen = subs_seen = 0;
	}
	pthread_mutex_unlock(&lock);
}

zend_long cs_got_flags_of(const void *caller)
{
	zend_long flags = 0;

	pthread_mutex_lock(&lock);
	for (const object *o = objects; o && !flags; o = o->next) {
		if ((uintptr_t) caller >= o->from && (uintptr_t) caller < o->to) {
			flags = o->flags;
		}
	}
	pthread_mutex_unlock(&lock);
	return flags;
}

typedef struct listing {
	void (*fn)(const char *library, const char *functions);
	char functions[1024];
} listing;

static void list_slot(const struct dl_phdr_info *info, void **at, const cs_got_function *function, void *arg)
{
	listing *l = arg;
	size_t len = strlen(l->functions);
	size_t name_len = strlen(function->name);
	const char *seen = strstr(l->functions, function->name);

	if (!(seen && (seen[name_len] == ' ' || seen[name_len] == '\0')) && len + name_len + 2 < sizeof(l->functions)) {
		snprintf(l->functions + len, sizeof(l->functions) - len, "%s%s", len ? " " : "", function->name);
	}
}

static int list_object(struct dl_phdr_info *info, size_t size, void *arg)
{
	listing *l = arg;
	const cs_got_function *functions = functions_for(info);
	l->functions[0] = '\0';
	if (functions) {
		const char *name = base_name(info->dlpi_name);
		each_slot(info, functions, list_slot, l);
		each_slot(info, more_functions_for(info), list_slot, l);
		if (l->functions[0]) {
			l->fn(*name ? name : "php", l->functions);
		}
	}
	return 0;
}

void cs_got_list(void (*fn)(const char *library, const char *functions))
{
	listing l = {.fn = fn};
	dl_iterate_phdr(list_object, &l);
}

#else

/* Elsewhere libraries wait as they do. */
void cs_got_update(void)
{
}

void cs_got_close(void)
{
}

zend_long cs_got_flags_of(const void *caller)
{
	return 0;
}

void cs_got_list(void (*fn)(const char *library, const char *functions))
{
}

#endif
