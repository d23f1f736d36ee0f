/* SPDX-License-Identifier: Apache-2.0. Part of cserve. Swoole\Runtime: the hook flags. */
#include "src/hook/hook.h"
#include "src/modules.h"
#include "stubs/runtime_arginfo.h"

/* Boolean true was the way to say "all" before there were flags. */
static void set_flags(INTERNAL_FUNCTION_PARAMETERS, uint32_t required)
{
	zval *first = ZEND_NUM_ARGS() > 0 ? ZEND_CALL_ARG(execute_data, 1) : NULL;
	zend_long flags = CS_HOOK_ALL;

	if (first && ZEND_NUM_ARGS() == 1 && (Z_TYPE_P(first) == IS_TRUE || Z_TYPE_P(first) == IS_FALSE)) {
		flags = Z_TYPE_P(first) == IS_TRUE ? CS_HOOK_ALL : 0;
	} else if (first || required) {
		ZEND_PARSE_PARAMETERS_START(1, 1)
			Z_PARAM_LONG(flags)
		ZEND_PARSE_PARAMETERS_END();
	}
	cs_hook_set_flags(flags);
	RETURN_TRUE;
}

ZEND_METHOD(Swoole_Runtime, enableCoroutine)
{
	set_flags(INTERNAL_FUNCTION_PARAM_PASSTHRU, 0);
}

ZEND_METHOD(Swoole_Runtime, setHookFlags)
{
	set_flags(INTERNAL_FUNCTION_PARAM_PASSTHRU, 1);
}

ZEND_METHOD(Swoole_Runtime, getHookFlags)
{
	ZEND_PARSE_PARAMETERS_NONE();
	RETURN_LONG(cs_hook_flags());
}

void cs_runtime_minit(int type, int module_number)
{
	register_class_Swoole_Runtime();
}
