/* SPDX-License-Identifier: Apache-2.0. Part of cserve. Swoole\Constant: names of events and options. */
#include "php_cserve.h"

#include "src/modules.h"

#include "stubs/constant_arginfo.h"

void cs_constant_minit(int type, int module_number)
{
	register_class_Swoole_Constant();
}
