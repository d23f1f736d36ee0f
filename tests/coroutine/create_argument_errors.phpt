--TEST--
Coroutine: wrong arguments of the function throw in the new coroutine, those of create() in the caller
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([[], [1], ['no_such_function'], [['Co', 'noSuchMethod']], [new stdClass]] as $arguments) {
	try {
		go(...$arguments);
	} catch (Throwable $e) {
		echo get_class($e), ': ', preg_replace('/^[\w\\\\:]+\(\): /', '', $e->getMessage()), "\n";
	}
}
[$status, $output] = cs_php('go(function (int $a) {}, "x"); echo "never";');
echo $status, ' ', trim(strtok($output, ',')), strpos($output, 'never') ? ' never' : '', "\n";
--EXPECTF--
ArgumentCountError: go() expects at least 1 argument, 0 given
TypeError: Argument #1 ($func) must be a valid callback, no array or string given
TypeError: Argument #1 ($func) must be a valid callback, function "no_such_function" not found or invalid function name
TypeError: Argument #1 ($func) must be a valid callback, class Swoole\Coroutine does not have a method "noSuchMethod"
TypeError: Argument #1 ($func) must be a valid callback, no array or string given
255 Fatal error: Uncaught TypeError: {closure%S}(): Argument #1 ($a) must be of type int
