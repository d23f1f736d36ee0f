/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * Swoole\Table: PHP values to and from the rows of src/server/table.h.
 *
 * Values are converted before the table is touched: a conversion may run user code, but nothing of the user's runs
 * inside an operation. destroy() leaves the columns alone until the object is freed, so that such code may call it.
 */
#include "table.h"

#include "error.h"
#include "src/modules.h"
#include "src/server/table.h"
#include "stubs/table_arginfo.h"

#include "zend_interfaces.h"

#include <errno.h>

zend_class_entry *cs_table_ce;
static zend_object_handlers table_handlers;

/* Slots of the declared properties, in the order of the stub. */
#define PROP_SIZE        0
#define PROP_MEMORY_SIZE 1

/* Rows of up to this many bytes, or values, are handled on the stack. */
#define STACK_ROW    512
#define STACK_VALUES 16

typedef enum table_state { TABLE_DECLARED, TABLE_CREATED, TABLE_DESTROYED } table_state;

typedef struct table {
	cs_table *shared;    /* NULL: the constructor was not called */
	zend_string **names; /* of the columns */
	table_state state;
	/* The iterator: the row that is at hand, as it was when it was reached. */
	uint32_t at;
	bool valid;
	char key[CS_TABLE_KEY_MAX];
	size_t key_len;
	void *row;
	zend_object std;
} table;

/* Converted columns. */
typedef struct table_values {
	cs_value *values;
	zend_string **strings; /* that the values point into */
	uint32_t count;
	uint32_t string_count;
	cs_value stack[STACK_VALUES];
	zend_string *string_stack[STACK_VALUES];
} table_values;

static inline table *table_of(zend_object *object)
{
	return (table *) ((char *) object - offsetof(table, std));
}

/* The object of a method call, constructed; NULL with an Error. */
static table *this_constructed(zval *this)
{
	table *self = table_of(Z_OBJ_P(this));
	if (UNEXPECTED(!self->shared)) {
		cs_throw_error(0,
			"the constructor of Swoole\\Table was not called: %s::__construct() must call parent::__construct()",
			ZSTR_VAL(Z_OBJCE_P(this)->name));
		return NULL;
	}
	return self;
}

static zend_never_inline ZEND_COLD void throw_not_usable(const table *self)
{
	cs_throw_error(0,
		self->state == TABLE_DECLARED ? "the table has not been created: call column() and then create() first"
									  : "the table has been destroyed in this process");
}

static zend_always_inline bool is_usable(const table *self)
{
	if (EXPECTED(self->state == TABLE_CREATED)) {
		return true;
	}
	throw_not_usable(self);
	return false;
}

/* The object of a method call, with its memory; NULL with an Error. */
static zend_always_inline table *this_created(zval *this)
{
	table *self = this_constructed(this);
	return EXPECTED(self) && EXPECTED(is_usable(self)) ? self : NULL;
}

static const cs_column *find_column(const table *self, const zend_string *name)
{
	uint32_t count;
	const cs_column *columns = cs_table_columns(self->shared, &count);
	for (uint32_t i = 0; i < count; i++) {
		if (self->names[i] == name) {
			return &columns[i];
		}
	}
	for (uint32_t i = 0; i < count; i++) {
		if (zend_string_equals(self->names[i], name)) {
			return &columns[i];
		}
	}
	return NULL;
}

static void read_column(const void *row, const cs_column *column, zval *result)
{
	size_t len;
	const char *text;
	switch (column->type) {
		case CS_COLUMN_INT:
			ZVAL_LONG(result, (zend_long) cs_row_integer(row, column));
			break;
		case CS_COLUMN_FLOAT:
			ZVAL_DOUBLE(result, cs_row_number(row, column));
			break;
		case CS_COLUMN_STRING:
			text = cs_row_string(row, column, &len);
			ZVAL_STRINGL_FAST(result, text, len);
			break;
	}
}

static void read_row(const table *self, const void *row, zval *result)
{
	uint32_t count;
	const cs_column *columns = cs_table_columns(self->shared, &count);
	zval value;
	array_init_size(result, count);
	for (uint32_t i = 0; i < count; i++) {
		read_column(row, &columns[i], &value);
		zend_symtable_update(Z_ARRVAL_P(result), self->names[i], &value);
	}
}

/* Room for a copy of a row: `stack` when that is enough. */
static void *row_alloc(const table *self, char *stack)
{
	size_t size = cs_table_row_size(self->shared);
	return size <= STACK_ROW ? stack : emalloc(size);
}

static void row_free(void *row, char *stack)
{
	if (row != stack) {
		efree(row);
	}
}

/* Converts one value, which the caller releases with values_dtor(). False when the conversion has thrown. */
static bool add_value(table_values *values, const cs_column *column, zval *from)
{
	cs_value *value = &values->values[values->count];
	zend_string *string;

	ZVAL_DEREF(from);
	value->column = column;
	switch (column->type) {
		case CS_COLUMN_INT:
			value->integer = zval_get_long(from);
			break;
		case CS_COLUMN_FLOAT:
			value->number = zval_get_double(from);
			break;
		case CS_COLUMN_STRING:
			string = zval_try_get_string(from);
			if (!string) {
				return false;
			}
			values->strings[values->string_count++] = string;
			value->string.ptr = ZSTR_VAL(string);
			value->string.len = ZSTR_LEN(string);
			if (ZSTR_LEN(string) > column->size) {
				value->string.len = column->size;
				cs_warn("a string of %zu bytes was cut to the %u bytes of column \"%s\"", ZSTR_LEN(string),
					(unsigned) column->size, column->name);
			}
			break;
	}
	values->count++;
	return !EG(exception);
}

static void values_init(table_values *values, uint32_t count)
{
	values->count = values->string_count = 0;
	values->values = count <= STACK_VALUES ? values->stack : safe_emalloc(count, sizeof(cs_value), 0);
	values->strings = count <= STACK_VALUES ? values->string_stack : safe_emalloc(count, sizeof(zend_string *), 0);
}

static void values_dtor(table_values *values)
{
	for (uint32_t i = 0; i < values->string_count; i++) {
		zend_string_release(values->strings[i]);
	}
	if (values->values != values->stack) {
		efree(values->values);
		efree(values->strings);
	}
}

/* The values of an array by the columns' names. False when something has thrown. */
static bool add_values(table *self, table_values *values, HashTable *array)
{
	zend_string *name;
	zend_ulong index;
	zval *value;

	ZEND_HASH_FOREACH_KEY_VAL(array, index, name, value) {
		zend_string *text = name ? zend_string_copy(name) : zend_long_to_str((zend_long) index);
		const cs_column *column = find_column(self, text);
		bool ok = true;
		if (UNEXPECTED(!column)) {
			cs_warn("the table has no column \"%s\"", ZSTR_VAL(text));
			ok = !EG(exception);
		} else {
			ok = add_value(values, column, value);
		}
		zend_string_release(text);
		if (UNEXPECTED(!ok)) {
			return false;
		}
	}
	ZEND_HASH_FOREACH_END();
	return true;
}

/* Says why a row could not be added. */
static void warn_not_stored(const table *self, const zend_string *key, int err)
{
	if (err == UV_ENAMETOOLONG) {
		cs_warn("a key of %zu bytes is too long, at most %d are possible", ZSTR_LEN(key), CS_TABLE_KEY_MAX);
	} else if (err == UV_ENOSPC) {
		cs_warn("the table is full: it has room for %u rows, and \"%s\" would be one more",
			(unsigned) cs_table_size(self->shared), ZSTR_VAL(key));
	}
}

static void set_or_add(INTERNAL_FUNCTION_PARAMETERS, bool add)
{
	zend_string *key;
	HashTable *array = NULL;
	table_values values;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(key)
		Z_PARAM_ARRAY_HT(array)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_created(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	values_init(&values, zend_hash_num_elements(array));
	/* A conversion may change the array, which would then be another one: this one is held. */
	GC_TRY_ADDREF(array);
	bool ok = add_values(self, &values, array) && is_usable(self);
	if (EXPECTED(ok)) {
		int err = cs_table_set(self->shared, ZSTR_VAL(key), ZSTR_LEN(key), values.values, values.count, add);
		if (UNEXPECTED(err < 0)) {
			warn_not_stored(self, key, err);
		}
		ZVAL_BOOL(return_value, err == 0);
	}
	zend_array_release(array);
	values_dtor(&values);
}

ZEND_METHOD(Swoole_Table, set)
{
	set_or_add(INTERNAL_FUNCTION_PARAM_PASSTHRU, false);
}

ZEND_METHOD(Swoole_Table, add)
{
	set_or_add(INTERNAL_FUNCTION_PARAM_PASSTHRU, true);
}

ZEND_METHOD(Swoole_Table, __construct)
{
	zend_long size;
	double proportion = 0;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_LONG(size)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE(proportion)
	ZEND_PARSE_PARAMETERS_END();

	table *self = table_of(Z_OBJ_P(ZEND_THIS));
	if (self->shared) {
		cs_throw_error(0, "the constructor of Swoole\\Table was called twice");
		RETURN_THROWS();
	}
	if (size < 1 || size > CS_TABLE_SIZE_MAX) {
		zend_argument_value_error(1, "must be between 1 and %u, " ZEND_LONG_FMT " given", CS_TABLE_SIZE_MAX, size);
		RETURN_THROWS();
	}
	self->shared = cs_table_new((uint32_t) size);
	if (!self->shared) {
		cs_throw(ENOMEM, "no memory for a Swoole\\Table could be had");
		RETURN_THROWS();
	}
}

/* Adds a checked column. False with a warning. */
static bool declare_column(table *self, zend_string *name, zend_long type, zend_long size)
{
	uint32_t count;
	cs_table_columns(self->shared, &count);
	int err = cs_table_column(self->shared, ZSTR_VAL(name), ZSTR_LEN(name), (cs_column_type) type, (uint32_t) size);
	switch (err) {
		case 0:
			self->names = safe_erealloc(self->names, count + 1, sizeof(zend_string *), 0);
			self->names[count] = zend_string_copy(name);
			return true;
		case UV_EEXIST:
			cs_warn("there is a column \"%s\" already", ZSTR_VAL(name));
			return false;
		case UV_E2BIG:
			cs_warn(
				"with column \"%s\" of " ZEND_LONG_FMT " bytes a row would be larger than 1 GiB", ZSTR_VAL(name), size);
			return false;
		default:
			cs_warn("no memory for column \"%s\"", ZSTR_VAL(name));
			return false;
	}
}

ZEND_METHOD(Swoole_Table, column)
{
	zend_string *name;
	zend_long type, size = 0;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_STR(name)
		Z_PARAM_LONG(type)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(size)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_constructed(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	if (self->state != TABLE_DECLARED) {
		cs_warn("column \"%s\" comes too late: the table has been %s", ZSTR_VAL(name),
			self->state == TABLE_CREATED ? "created" : "destroyed");
		RETURN_FALSE;
	}
	if (ZSTR_LEN(name) == 0) {
		zend_argument_value_error(1, "cannot be empty");
		RETURN_THROWS();
	}
	if (type < CS_COLUMN_INT || type > CS_COLUMN_STRING) {
		zend_argument_value_error(
			2, "must be one of Swoole\\Table::TYPE_INT, TYPE_FLOAT and TYPE_STRING, " ZEND_LONG_FMT " given", type);
		RETURN_THROWS();
	}
	if (type == CS_COLUMN_STRING && (size < 1 || size > UINT32_MAX)) {
		zend_argument_value_error(3, "must be the greatest length of a string column, " ZEND_LONG_FMT " given", size);
		RETURN_THROWS();
	}
	RETURN_BOOL(declare_column(self, name, type, type == CS_COLUMN_STRING ? size : 0));
}

static void set_property(table *self, int slot, zend_long value)
{
	zval *at = OBJ_PROP_NUM(&self->std, slot), old;
	ZVAL_COPY_VALUE(&old, at);
	ZVAL_LONG(at, value);
	zval_ptr_dtor(&old);
}

ZEND_METHOD(Swoole_Table, create)
{
	uint32_t count;

	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_constructed(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	cs_table_columns(self->shared, &count);
	if (self->state != TABLE_DECLARED || count == 0) {
		cs_warn("the table %s",
			self->state == TABLE_DECLARED      ? "has no column: declare them with column()"
				: self->state == TABLE_CREATED ? "has been created already"
											   : "has been destroyed in this process");
		RETURN_FALSE;
	}
	if (cs_table_create(self->shared) < 0) {
		cs_warn("%zu bytes of shared memory could not be had", cs_table_memory(self->shared));
		RETURN_FALSE;
	}
	self->state = TABLE_CREATED;
	set_property(self, PROP_SIZE, cs_table_size(self->shared));
	set_property(self, PROP_MEMORY_SIZE, (zend_long) cs_table_memory(self->shared));
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Table, destroy)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_created(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	cs_table_destroy(self->shared);
	self->state = TABLE_DESTROYED;
	self->valid = false;
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Table, get)
{
	zend_string *key, *field = NULL;
	char stack[STACK_ROW];
	const cs_column *column = NULL;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STR(key)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_NULL(field)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_created(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	if (field && !(column = find_column(self, field))) {
		cs_warn("the table has no column \"%s\"", ZSTR_VAL(field));
		RETURN_FALSE;
	}
	void *row = row_alloc(self, stack);
	if (cs_table_get(self->shared, ZSTR_VAL(key), ZSTR_LEN(key), column, row) < 0) {
		ZVAL_FALSE(return_value);
	} else if (column) {
		read_column(row, column, return_value);
	} else {
		read_row(self, row, return_value);
	}
	row_free(row, stack);
}

ZEND_METHOD(Swoole_Table, getdel)
{
	zend_string *key;
	char stack[STACK_ROW];

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(key)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_created(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	void *row = row_alloc(self, stack);
	if (cs_table_delete(self->shared, ZSTR_VAL(key), ZSTR_LEN(key), row) < 0) {
		ZVAL_FALSE(return_value);
	} else {
		read_row(self, row, return_value);
	}
	row_free(row, stack);
}

ZEND_METHOD(Swoole_Table, del)
{
	zend_string *key;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(key)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_created(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	RETURN_BOOL(cs_table_delete(self->shared, ZSTR_VAL(key), ZSTR_LEN(key), NULL) == 0);
}

ZEND_METHOD(Swoole_Table, exists)
{
	zend_string *key;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(key)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_created(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	RETURN_BOOL(cs_table_exists(self->shared, ZSTR_VAL(key), ZSTR_LEN(key)));
}

/* The column of a number that incr() and decr() name; NULL with an Error. */
static const cs_column *number_column(const table *self, const zend_string *name)
{
	const cs_column *column = find_column(self, name);
	if (!column) {
		cs_throw_error(0, "the table has no column \"%s\"", ZSTR_VAL(name));
	} else if (column->type == CS_COLUMN_STRING) {
		cs_throw_error(0, "column \"%s\" holds strings, to which nothing can be added", ZSTR_VAL(name));
		column = NULL;
	}
	return column;
}

static void change_number(INTERNAL_FUNCTION_PARAMETERS, int sign)
{
	zend_string *key, *name;
	zval *by = NULL;

	ZEND_PARSE_PARAMETERS_START(2, 3)
		Z_PARAM_STR(key)
		Z_PARAM_STR(name)
		Z_PARAM_OPTIONAL
		Z_PARAM_NUMBER(by)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_created(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	cs_value value = {.column = number_column(self, name)};
	if (UNEXPECTED(!value.column)) {
		RETURN_THROWS();
	}
	if (value.column->type == CS_COLUMN_FLOAT) {
		value.number = sign * (by ? zval_get_double(by) : 1);
	} else {
		zend_ulong n = by ? (zend_ulong) zval_get_long(by) : 1;
		value.integer = (int64_t) (sign < 0 ? 0 - n : n);
	}
	int err = cs_table_add(self->shared, ZSTR_VAL(key), ZSTR_LEN(key), &value);
	if (UNEXPECTED(err == UV_ENOSPC)) {
		cs_throw(ENOSPC, "the table is full: it has room for %u rows, and \"%s\" would be one more",
			(unsigned) cs_table_size(self->shared), ZSTR_VAL(key));
		RETURN_THROWS();
	}
	if (UNEXPECTED(err < 0)) {
		cs_throw(
			ENAMETOOLONG, "a key of %zu bytes is too long, at most %d are possible", ZSTR_LEN(key), CS_TABLE_KEY_MAX);
		RETURN_THROWS();
	}
	if (value.column->type == CS_COLUMN_FLOAT) {
		RETURN_DOUBLE(value.number);
	}
	RETURN_LONG((zend_long) value.integer);
}

ZEND_METHOD(Swoole_Table, incr)
{
	change_number(INTERNAL_FUNCTION_PARAM_PASSTHRU, 1);
}

ZEND_METHOD(Swoole_Table, decr)
{
	change_number(INTERNAL_FUNCTION_PARAM_PASSTHRU, -1);
}

ZEND_METHOD(Swoole_Table, cmpset)
{
	zend_string *key, *name;
	zval *expected = NULL, *value = NULL;
	table_values values;

	ZEND_PARSE_PARAMETERS_START(4, 4)
		Z_PARAM_STR(key)
		Z_PARAM_STR(name)
		Z_PARAM_ZVAL(expected)
		Z_PARAM_ZVAL(value)
	ZEND_PARSE_PARAMETERS_END();

	table *self = this_created(ZEND_THIS);
	if (UNEXPECTED(!self)) {
		RETURN_THROWS();
	}
	for (uint32_t i = 3; i <= 4; i++) {
		zval *arg = ZEND_CALL_ARG(execute_data, i);
		if (Z_TYPE_P(arg) != IS_LONG && Z_TYPE_P(arg) != IS_DOUBLE && Z_TYPE_P(arg) != IS_STRING) {
			zend_argument_type_error(i, "must be of type string|int|float, %s given", zend_zval_type_name(arg));
			RETURN_THROWS();
		}
	}
	const cs_column *column = find_column(self, name);
	if (!column) {
		cs_warn("the table has no column \"%s\"", ZSTR_VAL(name));
		RETURN_FALSE;
	}
	values_init(&values, 2);
	if (add_value(&values, column, expected) && add_value(&values, column, value) && is_usable(self)) {
		ZVAL_BOOL(return_value,
			cs_table_cmpset(self->shared, ZSTR_VAL(key), ZSTR_LEN(key), &values.values[0], &values.values[1]) == 0);
	}
	values_dtor(&values);
}

ZEND_METHOD(Swoole_Table, count)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_created(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	RETURN_LONG((zend_long) cs_table_count(self->shared));
}

ZEND_METHOD(Swoole_Table, getSize)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_constructed(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	RETURN_LONG(cs_table_size(self->shared));
}

ZEND_METHOD(Swoole_Table, getMemorySize)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_constructed(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	RETURN_LONG((zend_long) cs_table_memory(self->shared));
}

ZEND_METHOD(Swoole_Table, stats)
{
	cs_table_stats stats;

	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_constructed(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	if (self->state != TABLE_CREATED) {
		RETURN_FALSE;
	}
	cs_table_read_stats(self->shared, &stats);
	array_init_size(return_value, 8);
	add_assoc_long(return_value, "num", (zend_long) stats.rows);
	add_assoc_long(return_value, "conflict_count", (zend_long) stats.conflicts);
	add_assoc_long(
		return_value, "conflict_max_level", stats.longest_chain > 1 ? (zend_long) stats.longest_chain - 1 : 0);
	add_assoc_long(return_value, "insert_count", (zend_long) stats.inserts);
	add_assoc_long(return_value, "update_count", (zend_long) stats.updates);
	add_assoc_long(return_value, "delete_count", (zend_long) stats.deletes);
	add_assoc_long(return_value, "available_slice_num", (zend_long) (cs_table_size(self->shared) - stats.rows));
	add_assoc_long(return_value, "total_slice_num", cs_table_size(self->shared));
}

static void iterate(table *self)
{
	if (!self->row) {
		self->row = emalloc(cs_table_row_size(self->shared));
	}
	self->valid = cs_table_next(self->shared, &self->at, self->key, &self->key_len, self->row) == 0;
}

ZEND_METHOD(Swoole_Table, rewind)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_created(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	self->at = 0;
	iterate(self);
}

ZEND_METHOD(Swoole_Table, next)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_created(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	iterate(self);
}

ZEND_METHOD(Swoole_Table, valid)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_created(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	RETURN_BOOL(self->valid);
}

ZEND_METHOD(Swoole_Table, current)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_created(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	if (self->valid) {
		read_row(self, self->row, return_value);
	}
}

ZEND_METHOD(Swoole_Table, key)
{
	ZEND_PARSE_PARAMETERS_NONE();

	table *self = this_created(ZEND_THIS);
	if (!self) {
		RETURN_THROWS();
	}
	if (self->valid) {
		RETURN_STRINGL(self->key, self->key_len);
	}
}

static zend_object *table_create(zend_class_entry *ce)
{
	table *self = zend_object_alloc(sizeof(table), ce);
	zend_object_std_init(&self->std, ce);
	object_properties_init(&self->std, ce);
	self->std.handlers = &table_handlers;
	return &self->std;
}

static void table_free(zend_object *object)
{
	table *self = table_of(object);
	if (self->shared) {
		uint32_t count;
		cs_table_columns(self->shared, &count);
		for (uint32_t i = 0; i < count; i++) {
			zend_string_release(self->names[i]);
		}
		cs_table_free(self->shared);
		self->shared = NULL;
	}
	if (self->names) {
		efree(self->names);
	}
	if (self->row) {
		efree(self->row);
	}
	zend_object_std_dtor(object);
}

void cs_table_minit(int type, int module_number)
{
	cs_table_ce = register_class_Swoole_Table(zend_ce_iterator, zend_ce_countable);
	cs_table_ce->create_object = table_create;
	memcpy(&table_handlers, &std_object_handlers, sizeof(zend_object_handlers));
	table_handlers.offset = offsetof(table, std);
	table_handlers.free_obj = table_free;
	table_handlers.clone_obj = NULL;
}
