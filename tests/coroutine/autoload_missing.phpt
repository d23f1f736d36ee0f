--TEST--
Coroutine: a class that no autoloader finds, asked for by two coroutines at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

spl_autoload_register(function (string $class) {
	echo "loading $class in ", Co::getCid(), "\n";
	Co::sleep(0.001);
});
var_dump(class_exists('Missing'));
--EXPECTF--
loading Missing in -1

Fatal error: Uncaught Swoole\Error: API must be called in the coroutine: %s
%A
