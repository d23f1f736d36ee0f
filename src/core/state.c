/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * See state.h. A row is used by few programs at a time, so taking begins with the question whether any row is in use at
 * all; only then a block is allocated and every row is moved. The globals are at their defaults afterwards, which is
 * what a fresh coroutine, the loop and everybody with a NULL state expects.
 *
 * Not here because the engine's switch keeps it: VM stack, error_reporting, JIT trace number, bailout, active Fiber,
 * from PHP 8.3 the stack limits. json_encode() and array_walk() keep theirs on the C stack.
 */
#include "state.h"

#include "compat.h"
#include "error_handler.h"

#include "ext/standard/basic_functions.h"
#include "ext/standard/file.h"
#include "php_output.h"
#include "zend_exceptions.h"

struct cs_state {
	/* A pending exception, while a destructor or a finally block runs. */
	zend_object *exception;
	zend_object *prev_exception;
	const zend_op *opline_before_exception;

	/* Constructors of internal classes turn warnings into exceptions for their duration. */
	zend_error_handling_t error_handling;
	zend_class_entry *exception_class;

	/* The user's error handler, while it runs. */
	cs_error_handler error_handler;

	/* Output buffers: who echoes into which. */
	zend_stack output_handlers;
	php_output_handler *output_active;
	php_output_handler *output_running;

	/* serialize() and unserialize() keep their tables across __serialize() and friends. */
	unsigned serialize_lock;
	struct php_serialize_data *serialize_data;
	unsigned serialize_level;
	struct php_unserialize_data *unserialize_data;
	unsigned unserialize_level;

	/* usort() and the other functions that call the user's comparison. */
	zend_fcall_info compare_fci;
	zend_fcall_info_cache compare_fcc;

	/* strtok() */
	zend_string *strtok_string;
	char *strtok_last;
	size_t strtok_len;

	/* The URL that a wrapper written in PHP is opening: the same one again would be taken for a recursion. */
	const char *opening_url;
	bool in_user_include;

	/* Class names that are being autoloaded: a name in the table is not loaded a second time. */
	HashTable *in_autoload;

	/* PHP forbids Fiber switches in some destructors and handlers; that concerns one coroutine, not all. */
	uint32_t switch_blocks;
};

static zend_always_inline bool autoload_in_use(void)
{
	return CS_IN_AUTOLOAD && zend_hash_num_elements(CS_IN_AUTOLOAD);
}

/* One branch for all rows but the last: this runs twice a switch. */
static zend_always_inline bool state_in_use(void)
{
	uintptr_t used = (uintptr_t) EG(exception) | (uintptr_t) EG(prev_exception) | (uintptr_t) EG(error_handling)
		| (uintptr_t) OG(active) | (uintptr_t) OG(running) | BG(serialize_lock) | BG(serialize).level
		| BG(unserialize).level | BG(user_compare_fci).size | (uintptr_t) BG(strtok_string)
		| (uintptr_t) FG(user_stream_current_filename) | cs_error_handler_used();

	_Static_assert(EH_NORMAL == 0, "the normal mode must not set a bit");
	return used || autoload_in_use() || zend_fiber_switch_blocked();
}

static void take_errors(cs_state *state)
{
	state->exception = EG(exception);
	state->prev_exception = EG(prev_exception);
	state->opline_before_exception = EG(opline_before_exception);
	EG(exception) = EG(prev_exception) = NULL;
	EG(opline_before_exception) = NULL;

	state->error_handling = EG(error_handling);
	state->exception_class = EG(exception_class);
	EG(error_handling) = EH_NORMAL;
	EG(exception_class) = NULL;
}

static void put_errors(const cs_state *state)
{
	EG(exception) = state->exception;
	EG(prev_exception) = state->prev_exception;
	EG(opline_before_exception) = state->opline_before_exception;
	EG(error_handling) = state->error_handling;
	EG(exception_class) = state->exception_class;
}

static void take_error_handler(cs_state *state)
{
	cs_error_handler_take(&state->error_handler);
}

static void put_error_handler(const cs_state *state)
{
	cs_error_handler_put(&state->error_handler);
}

static void reset_output(void)
{
	zend_stack_init(&OG(handlers), sizeof(php_output_handler *));
	OG(active) = OG(running) = NULL;
}

/* OG(flags) and the place where output began concern the whole process and stay. */
static void take_output(cs_state *state)
{
	state->output_handlers = OG(handlers);
	state->output_active = OG(active);
	state->output_running = OG(running);
	reset_output();
}

static void put_output(const cs_state *state)
{
	zend_stack_destroy(&OG(handlers));
	OG(handlers) = state->output_handlers;
	OG(active) = state->output_active;
	OG(running) = state->output_running;
}

static void take_serializers(cs_state *state)
{
	state->serialize_lock = BG(serialize_lock);
	state->serialize_data = BG(serialize).data;
	state->serialize_level = BG(serialize).level;
	state->unserialize_data = BG(unserialize).data;
	state->unserialize_level = BG(unserialize).level;
	BG(serialize_lock) = BG(serialize).level = BG(unserialize).level = 0;
	BG(serialize).data = NULL;
	BG(unserialize).data = NULL;
}

static void put_serializers(const cs_state *state)
{
	BG(serialize_lock) = state->serialize_lock;
	BG(serialize).data = state->serialize_data;
	BG(serialize).level = state->serialize_level;
	BG(unserialize).data = state->unserialize_data;
	BG(unserialize).level = state->unserialize_level;
}

static void take_functions(cs_state *state)
{
	state->compare_fci = BG(user_compare_fci);
	state->compare_fcc = BG(user_compare_fci_cache);
	BG(user_compare_fci) = empty_fcall_info;
	BG(user_compare_fci_cache) = empty_fcall_info_cache;

	state->strtok_string = BG(strtok_string);
	state->strtok_last = BG(strtok_last);
	state->strtok_len = BG(strtok_len);
	BG(strtok_string) = NULL;
	BG(strtok_last) = NULL;
	BG(strtok_len) = 0;
}

static void put_functions(const cs_state *state)
{
	BG(user_compare_fci) = state->compare_fci;
	BG(user_compare_fci_cache) = state->compare_fcc;
	BG(strtok_string) = state->strtok_string;
	BG(strtok_last) = state->strtok_last;
	BG(strtok_len) = state->strtok_len;
}

static void take_wrapper(cs_state *state)
{
	state->opening_url = FG(user_stream_current_filename);
	state->in_user_include = PG(in_user_include);
	FG(user_stream_current_filename) = NULL;
	PG(in_user_include) = false;
}

static void put_wrapper(const cs_state *state)
{
	FG(user_stream_current_filename) = state->opening_url;
	PG(in_user_include) = state->in_user_include;
}

static void free_autoload_table(void)
{
	if (CS_IN_AUTOLOAD) {
		zend_hash_destroy(CS_IN_AUTOLOAD);
		FREE_HASHTABLE(CS_IN_AUTOLOAD);
		CS_IN_AUTOLOAD = NULL;
	}
}

/* The engine makes a new table when it finds none. */
static void take_autoload(cs_state *state)
{
	state->in_autoload = NULL;
	if (autoload_in_use()) {
		state->in_autoload = CS_IN_AUTOLOAD;
		CS_IN_AUTOLOAD = NULL;
	}
}

static void put_autoload(const cs_state *state)
{
	if (state->in_autoload) {
		free_autoload_table();
		CS_IN_AUTOLOAD = state->in_autoload;
	}
}

/* The engine tells only whether switches are blocked, so count by unblocking. */
static void take_switch_blocks(cs_state *state)
{
	state->switch_blocks = 0;
	while (zend_fiber_switch_blocked()) {
		zend_fiber_switch_unblock();
		state->switch_blocks++;
	}
}

static void put_switch_blocks(const cs_state *state)
{
	for (uint32_t i = 0; i < state->switch_blocks; i++) {
		zend_fiber_switch_block();
	}
}

typedef struct cs_state_row {
	void (*take)(cs_state *state);
	void (*put)(const cs_state *state);
} cs_state_row;

static const cs_state_row rows[] = {
	{take_errors, put_errors},
	{take_error_handler, put_error_handler},
	{take_output, put_output},
	{take_serializers, put_serializers},
	{take_functions, put_functions},
	{take_wrapper, put_wrapper},
	{take_autoload, put_autoload},
	{take_switch_blocks, put_switch_blocks},
};

cs_state *cs_state_take(void)
{
	if (EXPECTED(!state_in_use())) {
		return NULL;
	}
	cs_state *state = emalloc(sizeof(*state));
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rows[i].take(state);
	}
	return state;
}

void cs_state_put(cs_state *state)
{
	if (EXPECTED(!state)) {
		return;
	}
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rows[i].put(state);
	}
	efree(state);
}

/* May yield: output callbacks are the user's. */
void cs_state_clean(void)
{
	if (UNEXPECTED(cs_error_handler_used())) {
		cs_error_handler_clean();
	}
	if (UNEXPECTED(OG(active))) {
		php_output_end_all();
		zend_stack_destroy(&OG(handlers));
		reset_output();
	}
	if (UNEXPECTED(BG(strtok_string))) {
		zend_string_release(BG(strtok_string));
		BG(strtok_string) = NULL;
		BG(strtok_last) = NULL;
		BG(strtok_len) = 0;
	}
}
