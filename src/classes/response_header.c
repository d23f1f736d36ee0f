/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * The headers, cookies and trailers of a Response: PHP arrays in its properties, where programs may change them until the
 * head is sent. See response.h.
 */
#include "response.h"
#include "cookie.h"
#include "error.h"
#include "slot.h"

#define THIS cs_response_from(Z_OBJ_P(ZEND_THIS))

/* ---- The arrays ---- */

/* An array property for the answer; NULL when the program has nothing there. */
static HashTable *array_property(cs_response *response, int property)
{
	zval *slot = OBJ_PROP_NUM(&response->std, property);
	ZVAL_DEREF(slot);
	return Z_TYPE_P(slot) == IS_ARRAY && zend_hash_num_elements(Z_ARRVAL_P(slot)) ? Z_ARRVAL_P(slot) : NULL;
}

/* Does the conversion to a string run nothing of the program's? */
static bool is_simple(const zval *value)
{
	ZVAL_DEREF(value);
	return Z_TYPE_P(value) <= IS_STRING;
}

static bool all_simple(HashTable *table, bool lists)
{
	zval *value;
	ZEND_HASH_FOREACH_VAL(table, value) {
		ZVAL_DEREF(value);
		if (!is_simple(value) && !(lists && Z_TYPE_P(value) == IS_ARRAY && all_simple(Z_ARRVAL_P(value), false))) {
			return false;
		}
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* A copy whose values, or, with `lists`, the values of whose arrays, are simple. False when one throws. */
static bool convert_values(zval *result, HashTable *table, bool lists)
{
	zend_ulong index;
	zend_string *key;
	zval *value, copy;
	array_init(result);
	ZEND_HASH_FOREACH_KEY_VAL(table, index, key, value) {
		ZVAL_DEREF(value);
		if (is_simple(value)) {
			ZVAL_COPY(&copy, value);
		} else if (lists && Z_TYPE_P(value) == IS_ARRAY) {
			if (!convert_values(&copy, Z_ARRVAL_P(value), false)) {
				zval_ptr_dtor(&copy);
				return false;
			}
		} else {
			zend_string *string = zval_try_get_string(value);
			if (!string) {
				return false;
			}
			ZVAL_STR(&copy, string);
		}
		if (key) {
			zend_hash_update(Z_ARRVAL_P(result), key, &copy);
		} else {
			zend_hash_index_update(Z_ARRVAL_P(result), index, &copy);
		}
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* Objects among the values become strings now, so that nothing of the program's runs while the head is written. What
 * runs here finds the response closed. False when there is an exception. */
static bool convert_property(cs_response *response, int property)
{
	HashTable *table = array_property(response, property);
	zval held, converted;
	if (EXPECTED(!table || all_simple(table, true))) {
		return true;
	}
	zval *slot = OBJ_PROP_NUM(&response->std, property);
	ZVAL_DEREF(slot);
	ZVAL_COPY(&held, slot);
	response->converting = true;
	bool done = convert_values(&converted, table, true);
	response->converting = false;
	if (done) {
		slot = OBJ_PROP_NUM(&response->std, property);
		ZVAL_DEREF(slot);
		cs_value_replace(slot, &converted);
	} else {
		zval_ptr_dtor(&converted);
	}
	zval_ptr_dtor(&held);
	return done;
}

static void take_arrays(cs_response *response)
{
	cs_answer *answer = &response->exchange.answer;
	answer->headers = array_property(response, CS_RESPONSE_HEADER);
	answer->cookies = array_property(response, CS_RESPONSE_COOKIE);
	answer->trailers = array_property(response, CS_RESPONSE_TRAILER);
}

/* The client may have gone when this returns. */
cs_answer *cs_response_prepare(cs_response *response)
{
	cs_answer *answer = &response->exchange.answer;
	take_arrays(response);
	if (EXPECTED((!answer->headers || cs_answer_has_set(answer)) && !answer->cookies && !answer->trailers)) {
		return answer; /* nothing but strings */
	}
	for (int property = CS_RESPONSE_HEADER; property <= CS_RESPONSE_TRAILER; property++) {
		if (UNEXPECTED(!convert_property(response, property))) {
			return NULL;
		}
	}
	take_arrays(response);
	return answer;
}

static bool check_value(zend_string *name, zend_string *value)
{
	if (cs_name_valid_value(value)) {
		return true;
	}
	cs_warn("The header \"%s\" was not set: its value has a line end or another control character", ZSTR_VAL(name));
	return false;
}

static bool warn_name(void)
{
	cs_warn("The header was not set: its name is empty or has a character that is not allowed there");
	return false;
}

static bool check_name(zend_string *name)
{
	return cs_respond_valid_name(ZSTR_VAL(name), ZSTR_LEN(name)) || warn_name();
}

/* ---- Setting ----------------------------------------------------------------------------------------------------- */

/* The property's array, made or separated so that it can be written to. */
static HashTable *writable_array(cs_response *response, int property)
{
	zval *slot = OBJ_PROP_NUM(&response->std, property);
	ZVAL_DEREF(slot);
	while (Z_TYPE_P(slot) != IS_ARRAY) {
		zval empty;
		array_init(&empty);
		cs_value_replace(slot, &empty);
		slot = OBJ_PROP_NUM(&response->std, property);
		ZVAL_DEREF(slot);
	}
	SEPARATE_ARRAY(slot);
	return Z_ARRVAL_P(slot);
}

/* Sets name => value, in place of the same name in any spelling. Takes over both. */
static void set_header(cs_response *response, int property, zend_string *name, zval *value)
{
	HashTable *table = writable_array(response, property);
	zend_string *key, *other = NULL;
	if (zend_hash_num_elements(table) && !zend_symtable_exists(table, name)) {
		ZEND_HASH_FOREACH_STR_KEY(table, key) {
			if (key && zend_string_equals_ci(key, name)) {
				other = key;
				break;
			}
		}
		ZEND_HASH_FOREACH_END();
		if (other) {
			zend_hash_del(table, other);
		}
	}
	zend_symtable_update(table, name, value);
	zend_string_release(name);
}

/* A copy of the array with strings only. False when one may not be sent. */
static bool copy_values(zval *result, zend_string *name, HashTable *values)
{
	zval *item, copy;
	array_init_size(result, zend_hash_num_elements(values));
	ZEND_HASH_FOREACH_VAL(values, item) {
		ZVAL_DEREF(item);
		zend_string *string = zval_try_get_string(item);
		if (!string || !check_value(name, string)) {
			if (string) {
				zend_string_release(string);
			}
			zval_ptr_dtor(result);
			return false;
		}
		ZVAL_STR(&copy, string);
		zend_hash_next_index_insert(Z_ARRVAL_P(result), &copy);
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* Are the headers so far none, or a set? */
static bool find_set(const cs_response *response, HashTable **table)
{
	const cs_answer *answer = &response->exchange.answer;
	const zval *slot = OBJ_PROP_NUM(&response->std, CS_RESPONSE_HEADER);
	*table = Z_TYPE_P(slot) == IS_ARRAY ? Z_ARR_P(slot) : NULL;
	return *table ? answer->set && answer->set->table == *table : Z_TYPE_P(slot) == IS_NULL;
}

void cs_response_drop_set(cs_response *response)
{
	HashTable *table;
	if (find_set(response, &table) && table) {
		GC_DELREF(table); /* never the last */
		ZVAL_UNDEF(OBJ_PROP_NUM(&response->std, CS_RESPONSE_HEADER));
	}
}

/* Sets a header by taking the array that an earlier answer has made in the same way. */
static bool use_set(cs_response *response, HashTable *before, zend_string *name, zend_string *value)
{
	const cs_header_set *set = cs_header_set_find(before, name, value);
	zval table;
	if (!set) {
		return false;
	}
	GC_ADDREF(set->table);
	ZVAL_ARR(&table, set->table);
	cs_value_replace(OBJ_PROP_NUM(&response->std, CS_RESPONSE_HEADER), &table);
	response->exchange.answer.set = set;
	return true;
}

void cs_response_set_header(cs_response *response, const char *name, const char *value, size_t len)
{
	zval zv;
	ZVAL_STRINGL(&zv, value, len);
	set_header(response, CS_RESPONSE_HEADER, zend_string_init(name, strlen(name), 0), &zv);
}

HashTable *cs_response_headers(cs_response *response)
{
	return writable_array(response, CS_RESPONSE_HEADER);
}

bool cs_response_get_header(cs_response *response, const char *lower_name, cs_view *text)
{
	HashTable *table = array_property(response, CS_RESPONSE_HEADER);
	zend_string *key;
	zval *value;
	if (table) {
		ZEND_HASH_FOREACH_STR_KEY_VAL(table, key, value) {
			ZVAL_DEREF(value);
			if (key && Z_TYPE_P(value) == IS_STRING
				&& zend_binary_strcasecmp(ZSTR_VAL(key), ZSTR_LEN(key), lower_name, strlen(lower_name)) == 0) {
				*text = (cs_view){Z_STRVAL_P(value), Z_STRLEN_P(value)};
				return true;
			}
		}
		ZEND_HASH_FOREACH_END();
	}
	return false;
}

/* ---- Methods ------------------------------------------------------------------------------------------------------ */

ZEND_METHOD(Swoole_Http_Response, header)
{
	zend_string *name, *string;
	HashTable *values;
	bool format = true;
	zval value;
	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_STR(name)
		Z_PARAM_ARRAY_HT_OR_STR(values, string)
		Z_PARAM_OPTIONAL
		Z_PARAM_BOOL(format)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (!cs_response_check_head_open(response) || (!format && !check_name(name))) {
		RETURN_FALSE;
	}
	bool literal = format && !values && ZSTR_IS_INTERNED(name) && ZSTR_IS_INTERNED(string);
	HashTable *before = NULL;
	if (literal && (literal = find_set(response, &before)) && use_set(response, before, name, string)) {
		RETURN_TRUE;
	}
	zend_string *sent = format ? cs_name_canonical(name) : zend_string_copy(name);
	if (!sent) {
		warn_name();
		RETURN_FALSE;
	}
	bool valid;
	if (values) {
		valid = copy_values(&value, name, values);
	} else {
		valid = check_value(name, string);
		ZVAL_STR_COPY(&value, string);
		if (!valid) {
			zend_string_release(string);
		}
	}
	if (!valid) {
		zend_string_release(sent);
		RETURN_FALSE;
	}
	set_header(response, CS_RESPONSE_HEADER, sent, &value);
	if (literal) {
		response->exchange.answer.set =
			cs_header_set_keep(before, name, string, writable_array(response, CS_RESPONSE_HEADER));
	}
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Http_Response, trailer)
{
	zend_string *name, *string;
	zval value;
	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(name)
		Z_PARAM_STR(string)
	ZEND_PARSE_PARAMETERS_END();
	cs_response *response = THIS;
	if (!cs_response_check_open(response) || !check_name(name) || !check_value(name, string)) {
		RETURN_FALSE;
	}
	ZVAL_STR_COPY(&value, string);
	set_header(response, CS_RESPONSE_TRAILER, zend_string_copy(name), &value);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Http_Response, initHeader)
{
	ZEND_PARSE_PARAMETERS_NONE();
	cs_response *response = THIS;
	if (!cs_response_check_open(response)) {
		RETURN_FALSE;
	}
	for (int property = CS_RESPONSE_HEADER; property <= CS_RESPONSE_TRAILER; property++) {
		writable_array(response, property);
	}
	RETURN_TRUE;
}

static void add_cookie(INTERNAL_FUNCTION_PARAMETERS, bool encode)
{
	cs_buf line = {0};
	zval value;
	cs_response *response = THIS;
	if (!cs_response_check_head_open(response) || cs_cookie_from_args(execute_data, encode, &line) < 0) {
		cs_buf_dtor(&line);
		RETURN_FALSE;
	}
	ZVAL_STRINGL(&value, line.data, line.len);
	cs_buf_dtor(&line);
	zend_hash_next_index_insert(writable_array(response, CS_RESPONSE_COOKIE), &value);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Http_Response, cookie)
{
	add_cookie(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Http_Response, rawcookie)
{
	add_cookie(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}
