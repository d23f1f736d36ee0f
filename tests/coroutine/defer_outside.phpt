--TEST--
Coroutine: defer() outside of a coroutine throws
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

try {
	Co::defer(fn () => null);
} catch (Swoole\Error $e) {
	echo $e->getMessage(), "\n";
}
--EXPECT--
API must be called in the coroutine: put the call of Swoole\Coroutine::defer() into Swoole\Coroutine\run() or go()
