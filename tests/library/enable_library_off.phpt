--TEST--
With swoole.enable_library off there are no classes and functions of the library
--INI--
swoole.enable_library=Off
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
var_dump(class_exists('Swoole\ConnectionPool'), function_exists('Swoole\Coroutine\batch'), defined('SWOOLE_LIBRARY'));
var_dump(class_exists('Swoole\Coroutine\WaitGroup'), function_exists('Swoole\Coroutine\run'));
?>
--EXPECT--
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
