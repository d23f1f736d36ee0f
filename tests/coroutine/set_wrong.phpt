--TEST--
Coroutine: set() refuses values of a wrong type or out of range, naming the option
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([
	['max_coroutine' => 'many'], ['max_coroutine' => 0], ['max_coroutine' => []], ['max_coroutine' => 1.5],
	['max_coroutine' => null], ['c_stack_size' => 1], ['c_stack_size' => PHP_INT_MAX], ['enable_deadlock_check' => 'maybe'],
	['hook_flags' => -1], ['max_coroutine'],
] as $options) {
	try {
		Co::set($options);
		echo json_encode($options), " accepted\n";
	} catch (Throwable $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
}
var_dump(Co::getOptions() ?: 'nothing set');
--EXPECT--
Swoole\Exception: Swoole\Coroutine::set(): the option 'max_coroutine' must be an integer; 'many' given
Swoole\Exception: Swoole\Coroutine::set(): the option 'max_coroutine' must be from 1 to 9223372036854775807, 0 given
Swoole\Exception: Swoole\Coroutine::set(): the option 'max_coroutine' must be an integer; an array given
Swoole\Exception: Swoole\Coroutine::set(): the option 'max_coroutine' must be an integer; 1.5 given
Swoole\Exception: Swoole\Coroutine::set(): the option 'max_coroutine' must be an integer; null given
Swoole\Exception: Swoole\Coroutine::set(): the option 'c_stack_size' must be from 65536 to 1073741824, 1 given
Swoole\Exception: Swoole\Coroutine::set(): the option 'c_stack_size' must be from 65536 to 1073741824, 9223372036854775807 given
Swoole\Exception: Swoole\Coroutine::set(): the option 'enable_deadlock_check' must be true or false; 'maybe' given
Swoole\Exception: Swoole\Coroutine::set(): the option 'hook_flags' must be from 0 to 9223372036854775807, -1 given
Swoole\Exception: Swoole\Coroutine::set(): options are named; an array like ['max_coroutine' => 1000] is wanted
string(11) "nothing set"
