--TEST--
Coroutine: setTimeLimit() outside of a coroutine throws
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

try {
	Co::setTimeLimit(1);
} catch (Swoole\Error $e) {
	echo $e->getCode(), "\n";
}
--EXPECT--
10001
