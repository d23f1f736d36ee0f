--TEST--
Coroutine: yield(), suspend() and join() outside of a coroutine throw
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([fn () => Co::yield(), fn () => Co::suspend(), fn () => Co::join([1]), fn () => Co::sleep(0.001)] as $call) {
	try {
		$call();
	} catch (Swoole\Error $e) {
		echo $e->getCode(), ' ', $e->getMessage(), "\n";
	}
}
--EXPECTF--
10001 API must be called in the coroutine: put the call of Swoole\Coroutine::yield() into Swoole\Coroutine\run() or go()
10001 API must be called in the coroutine: put the call of Swoole\Coroutine::yield() into Swoole\Coroutine\run() or go()
10001 API must be called in the coroutine: put the call of Swoole\Coroutine::join() into Swoole\Coroutine\run() or go()
10001 API must be called in the coroutine: put the call of Swoole\Coroutine%Ssleep() into Swoole\Coroutine\run() or go()
