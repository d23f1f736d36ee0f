--TEST--
Coroutine: resume() does not end other waits, and not those of the running coroutine or its creator
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$sleeper = go(function () {
		var_dump(Co::sleep(0.002));
	});
	$popper = go(function () {
		$chan = new Swoole\Coroutine\Channel(1);
		var_dump($chan->pop(0.002));
	});
	go(function () use ($sleeper, $popper) {
		foreach ([$sleeper, $popper, Co::getCid(), Co::getPcid()] as $cid) {
			var_dump(Co::resume($cid));
		}
	});
});
--EXPECTF--
Warning: Swoole\Coroutine::resume(): coroutine 2 does not wait in Swoole\Coroutine::yield(): it waits for sleep in %s on line %d
bool(false)

Warning: Swoole\Coroutine::resume(): coroutine 3 does not wait in Swoole\Coroutine::yield(): it waits for %s in %s on line %d
bool(false)

Warning: Swoole\Coroutine::resume(): coroutine 4 does not wait in Swoole\Coroutine::yield(): it is running in %s on line %d
bool(false)

Warning: Swoole\Coroutine::resume(): coroutine 1 does not wait in Swoole\Coroutine::yield(): it is running in %s on line %d
bool(false)
bool(true)
bool(false)
