--TEST--
Coroutine: Fibers in coroutines in Fibers in coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function build(int $depth): array
{
	if (!$depth) {
		Co::sleep(0.001);
		return [Co::getCid()];
	}
	$fiber = new Fiber(function () use ($depth) {
		$chan = new Chan(1);
		go(function () use ($depth, $chan) {
			$chan->push([...build($depth - 1), Co::getCid()]);
		});
		Fiber::suspend('waiting');
		return $chan->pop();
	});
	$fiber->start();
	$fiber->resume();
	return $fiber->getReturn();
}
Co\run(fn () => print(implode(' ', build(20)) . "\n"));
--EXPECT--
21 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2
