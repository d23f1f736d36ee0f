/* SPDX-License-Identifier: Apache-2.0. Part of cserve. See header_lines.h. */
#include "header_lines.h"

#include "name.h"

#include "src/core/log.h"

void cs_lines_init(cs_lines *lines)
{
	memset(lines, 0, offsetof(cs_lines, stack));
	lines->items = lines->stack;
	lines->capacity = CS_LINES_ON_STACK;
}

void cs_lines_free(cs_lines *lines)
{
	for (uint32_t i = 0; i < lines->count; i++) {
		zend_string_release(lines->items[i].name);
		zend_string_release(lines->items[i].value);
	}
	if (lines->items != lines->stack) {
		efree(lines->items);
	}
}

void cs_lines_push(cs_lines *lines, zend_string *name, zend_string *value)
{
	if (lines->count == lines->capacity) {
		lines->capacity *= 2;
		if (lines->items == lines->stack) {
			lines->items = safe_emalloc(lines->capacity, sizeof(cs_line), 0);
			memcpy(lines->items, lines->stack, sizeof(lines->stack));
		} else {
			lines->items = safe_erealloc(lines->items, lines->capacity, sizeof(cs_line), 0);
		}
	}
	lines->items[lines->count++] = (cs_line){zend_string_copy(name), zend_string_copy(value)};
	lines->bytes += ZSTR_LEN(name) + ZSTR_LEN(value) + 4;
}

/* Returns false when the program's line is not to be sent. */
static bool take_special(cs_lines *lines, cs_answer *answer, cs_name_kind kind, zend_string *value)
{
	bool *ours = NULL;
	switch (kind) {
		case CS_NAME_OTHER:
			return true;
		case CS_NAME_ETAG:
			lines->tag = lines->count + 1;
			return true;
		case CS_NAME_VARY:
			lines->vary |= cs_head_list_has(ZSTR_VAL(value), ZSTR_LEN(value), "accept-encoding")
				|| cs_head_list_has(ZSTR_VAL(value), ZSTR_LEN(value), "*");
			return true;
		case CS_NAME_CACHE_CONTROL:
			lines->no_transform |= cs_head_list_has(ZSTR_VAL(value), ZSTR_LEN(value), "no-transform");
			return true;
		case CS_NAME_CONTENT_RANGE:
			lines->no_transform = true;
			return true;
		case CS_NAME_CONTENT_ENCODING:
			lines->encoded = true;
			return true;
		case CS_NAME_CONTENT_LENGTH:
			lines->length = value;
			return false;
		case CS_NAME_TRANSFER_ENCODING:
			return false;
		case CS_NAME_DATE:
			ours = &lines->date;
			break;
		case CS_NAME_SERVER:
			ours = &lines->server;
			break;
		case CS_NAME_CONTENT_TYPE:
			ours = &lines->type;
			lines->media = *ours ? lines->media : value;
			break;
		case CS_NAME_CONNECTION:
			if (cs_head_list_has(ZSTR_VAL(value), ZSTR_LEN(value), "close")) {
				answer->keep_alive = false;
			} else if (!answer->keep_alive && !cs_head_list_has(ZSTR_VAL(value), ZSTR_LEN(value), "upgrade")) {
				return false;
			}
			ours = &lines->connection;
			break;
	}
	if (*ours) {
		return false; /* the same name in another spelling came before */
	}
	*ours = true;
	return ZSTR_LEN(value) > 0;
}

static void collect_value(cs_lines *lines, cs_answer *answer, zend_string *name, cs_name_kind kind, zval *zv)
{
	if (Z_TYPE_P(zv) == IS_NULL) {
		return;
	}
	zend_string *value = zval_try_get_string(zv);
	if (!value) {
		return;
	}
	if (!cs_name_valid_value(value)) {
		cs_log(CS_LOG_WARNING, "the header \"%s\" was not sent: its value has a line end or another control character",
			ZSTR_VAL(name));
	} else if (take_special(lines, answer, kind, value)) {
		cs_lines_push(lines, name, value);
	}
	zend_string_release(value);
}

void cs_lines_collect(cs_lines *lines, cs_answer *answer, HashTable *table)
{
	zend_ulong index;
	zend_string *key;
	zval *zv, *item;
	cs_name_kind kind;
	ZEND_HASH_FOREACH_KEY_VAL(table, index, key, zv) {
		zend_string *name = key ? zend_string_copy(key) : zend_long_to_str((zend_long) index);
		ZVAL_DEREF(zv);
		if (!cs_name_find(name, &kind)) {
			cs_log(CS_LOG_WARNING,
				"a header was not sent: its name is empty or has a character that is not allowed there");
		} else if (Z_TYPE_P(zv) == IS_ARRAY) {
			ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(zv), item) {
				ZVAL_DEREF(item);
				collect_value(lines, answer, name, kind, item);
			}
			ZEND_HASH_FOREACH_END();
		} else {
			collect_value(lines, answer, name, kind, zv);
		}
		zend_string_release(name);
	}
	ZEND_HASH_FOREACH_END();
}

void cs_lines_collect_cookies(cs_lines *lines, HashTable *table)
{
	zval *zv;
	zend_string *name = zend_string_init(ZEND_STRL("Set-Cookie"), 0);
	ZEND_HASH_FOREACH_VAL(table, zv) {
		ZVAL_DEREF(zv);
		if (Z_TYPE_P(zv) == IS_STRING && cs_respond_valid_value(Z_STRVAL_P(zv), Z_STRLEN_P(zv))) {
			cs_lines_push(lines, name, Z_STR_P(zv));
		}
	}
	ZEND_HASH_FOREACH_END();
	zend_string_release(name);
}

void cs_lines_push_text(cs_lines *lines, const char *name, const char *value)
{
	zend_string *name_string = zend_string_init(name, strlen(name), 0);
	zend_string *value_string = zend_string_init(value, strlen(value), 0);
	cs_lines_push(lines, name_string, value_string);
	zend_string_release(name_string);
	zend_string_release(value_string);
}
