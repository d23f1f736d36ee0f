/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * A table from what was asked for to the answer. Answers are counted, since whoever got one may wait while it expires;
 * a second table finds an answer by its list. When the table is full the oldest answer goes: entries are in the order of
 * their making.
 */
#include "dns_cache.h"

#define DEFAULT_EXPIRE   60
#define DEFAULT_CAPACITY 1000

typedef struct answer {
	struct addrinfo *list;
	uint64_t until_ns;
	uint32_t users;
	bool cached; /* in by_question */
} answer;

static void free_answer(answer *a)
{
	zend_hash_index_del(CSG(net).dns_by_list, (zend_ulong) (uintptr_t) a->list);
	uv_freeaddrinfo(a->list);
	efree(a);
}

/* The destructor of by_question. */
static void uncache(zval *value)
{
	answer *a = Z_PTR_P(value);

	a->cached = false;
	if (!a->users) {
		free_answer(a);
	}
}

static zend_string *question(const char *host, const char *service, const struct addrinfo *hints)
{
	static const struct addrinfo none; /* constant */

	if (!hints) {
		hints = &none;
	}
	return strpprintf(0, "%s %s %d %d %d %d", host, service ? service : "", hints->ai_family, hints->ai_socktype,
		hints->ai_protocol, hints->ai_flags);
}

struct addrinfo *cs_dns_cache_find(const char *host, const char *service, const struct addrinfo *hints)
{
	if (!CSG(net).dns_by_question) {
		return NULL;
	}
	zend_string *key = question(host, service, hints);
	answer *a = zend_hash_find_ptr(CSG(net).dns_by_question, key);
	if (a && a->until_ns <= uv_hrtime()) {
		zend_hash_del(CSG(net).dns_by_question, key);
		a = NULL;
	}
	zend_string_release(key);
	if (!a) {
		return NULL;
	}
	a->users++;
	return a->list;
}

static void drop_oldest(void)
{
	HashTable *table = CSG(net).dns_by_question;
	HashPosition position;
	zend_string *key;
	zend_ulong index;

	zend_hash_internal_pointer_reset_ex(table, &position);
	if (zend_hash_get_current_key_ex(table, &key, &index, &position) == HASH_KEY_IS_STRING) {
		zend_hash_del(table, key);
	}
}

bool cs_dns_cache_add(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo *list)
{
	if (CSG(net).dns_expire <= 0 || CSG(net).dns_capacity <= 0) {
		return false;
	}
	if (!CSG(net).dns_by_question) {
		ALLOC_HASHTABLE(CSG(net).dns_by_question);
		zend_hash_init(CSG(net).dns_by_question, 8, NULL, uncache, 0);
		ALLOC_HASHTABLE(CSG(net).dns_by_list);
		zend_hash_init(CSG(net).dns_by_list, 8, NULL, NULL, 0);
	}
	while (zend_hash_num_elements(CSG(net).dns_by_question) >= CSG(net).dns_capacity) {
		drop_oldest();
	}
	answer *a = emalloc(sizeof(*a));
	*a = (answer){
		.list = list,
		.until_ns = uv_hrtime() + (uint64_t) CSG(net).dns_expire * 1000000000,
		.users = 1,
		.cached = true,
	};
	zend_string *key = question(host, service, hints);
	zend_hash_del(CSG(net).dns_by_question, key);
	zend_hash_add_new_ptr(CSG(net).dns_by_question, key, a);
	zend_hash_index_add_new_ptr(CSG(net).dns_by_list, (zend_ulong) (uintptr_t) list, a);
	zend_string_release(key);
	return true;
}

bool cs_dns_cache_release(struct addrinfo *list)
{
	HashTable *lists = CSG(net).dns_by_list;
	answer *a = lists ? zend_hash_index_find_ptr(lists, (zend_ulong) (uintptr_t) list) : NULL;

	if (!a) {
		return false;
	}
	a->users--;
	if (!a->users && !a->cached) {
		free_answer(a);
	}
	return true;
}

void cs_dns_cache_clear(void)
{
	if (CSG(net).dns_by_question) {
		zend_hash_clean(CSG(net).dns_by_question);
	}
}

void cs_dns_cache_set_expire(zend_long seconds)
{
	CSG(net).dns_expire = seconds;
	cs_dns_cache_clear();
}

void cs_dns_cache_set_capacity(zend_long capacity)
{
	CSG(net).dns_capacity = capacity;
	cs_dns_cache_clear();
}

void cs_dns_cache_rinit(void)
{
	CSG(net).dns_expire = DEFAULT_EXPIRE;
	CSG(net).dns_capacity = DEFAULT_CAPACITY;
}

/* After a fatal error some answers may still be in use by what was not unwound. */
void cs_dns_cache_close(void)
{
	answer *a;

	if (!CSG(net).dns_by_question) {
		return;
	}
	cs_dns_cache_clear();
	ZEND_HASH_FOREACH_PTR(CSG(net).dns_by_list, a) {
		uv_freeaddrinfo(a->list);
		efree(a);
	}
	ZEND_HASH_FOREACH_END();
	zend_hash_destroy(CSG(net).dns_by_question);
	FREE_HASHTABLE(CSG(net).dns_by_question);
	zend_hash_destroy(CSG(net).dns_by_list);
	FREE_HASHTABLE(CSG(net).dns_by_list);
	CSG(net).dns_by_question = CSG(net).dns_by_list = NULL;
}
