/* SPDX-License-Identifier: Apache-2.0. Part of cserve.
 *
 * exit() inside a coroutine throws Swoole\ExitException, so that the coroutine unwinds and the process lives on where
 * somebody catches it. Nobody did: the script ends with that status. Up to PHP 8.3 exit is an opcode (the only one
 * whose handler we replace: the JIT tolerates this one), from 8.4 on a function.
 */
#include "exit_exception.h"

#include "src/core/co_struct.h"
#include "src/core/compat.h"
#include "src/modules.h"

#include "zend_exceptions.h"
#include "zend_execute.h"

/* True when exit() is to throw. */
static bool in_coroutine(void)
{
	return cs_co_current() && !cs_co_current()->unwinding && !CSG(core).bailout;
}

static void throw_exit(zval *status)
{
	cs_exit_exception_throw(status, CS_EXIT_IN_COROUTINE | (CSG(core).in_server ? CS_EXIT_IN_SERVER : 0));
}

#if CS_EXIT_IS_OPCODE

static int on_exit_opcode(zend_execute_data *execute_data)
{
	const zend_op *opline = EX(opline);

	if (!in_coroutine()) {
		return ZEND_USER_OPCODE_DISPATCH;
	}
	if (opline->op1_type == IS_UNUSED) {
		throw_exit(NULL);
	} else {
		zval *status = zend_get_zval_ptr(opline, opline->op1_type, &opline->op1, execute_data);
		if (Z_TYPE_P(status) == IS_UNDEF) {
			status = &EG(uninitialized_zval);
		}
		zval *value = status;
		ZVAL_DEREF(value);
		throw_exit(value);
		if (opline->op1_type & (IS_TMP_VAR | IS_VAR)) {
			zval_ptr_dtor_nogc(status);
		}
	}
	return ZEND_USER_OPCODE_CONTINUE;
}

static void install(void)
{
	zend_set_user_opcode_handler(ZEND_EXIT, on_exit_opcode);
}

#else

/* PHP's own; set once a process. */
static zif_handler original_exit;

static void on_exit_function(INTERNAL_FUNCTION_PARAMETERS)
{
	if (!in_coroutine()) {
		original_exit(INTERNAL_FUNCTION_PARAM_PASSTHRU);
		return;
	}
	zend_string *text = NULL;
	zend_long code = 0;
	zval status;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_LONG(text, code)
	ZEND_PARSE_PARAMETERS_END();

	if (text) {
		ZVAL_STR(&status, text);
	} else {
		ZVAL_LONG(&status, code);
	}
	throw_exit(&status);
}

static void install(void)
{
	static const char *const names[] = {"exit", "die"};

	for (size_t i = 0; i < 2; i++) {
		zend_function *function = zend_hash_str_find_ptr(CG(function_table), names[i], strlen(names[i]));
		if (function && function->type == ZEND_INTERNAL_FUNCTION) {
			original_exit = function->internal_function.handler;
			function->internal_function.handler = on_exit_function;
		}
	}
}

#endif

/* As exit() itself does: a string is printed, anything else is the status. */
static bool is_exit(zend_object *exception, int *status)
{
	if (!instanceof_function(exception->ce, cs_exit_exception_ce)) {
		return false;
	}
	zval *value = cs_exit_exception_status(exception);
	if (Z_TYPE_P(value) == IS_STRING) {
		zend_write(Z_STRVAL_P(value), Z_STRLEN_P(value));
		*status = 0;
	} else {
		*status = (int) zval_get_long(value);
	}
	return true;
}

void cs_exit_minit(int type, int module_number)
{
	install();
	cs_co_is_exit = is_exit;
}
