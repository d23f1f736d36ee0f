--TEST--
Coroutine state: a tick function that yields does not forbid Fibers to the other coroutines
--FILE--
<?php
declare(ticks=1);
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

$ticking = 0;
register_tick_function(function () use (&$ticking) {
	if ($ticking === Swoole\Coroutine::getCid()) {
		$ticking = 0;
		pass(3);
		echo "tick ends\n";
	}
});
show(together(
	function () use (&$ticking) {
		$ticking = Swoole\Coroutine::getCid();
		return 'a';
	},
	function () {
		$fiber = new Fiber(function () {
			pass();
			Fiber::suspend('suspended');
			return 'returned';
		});
		$got = $fiber->start();
		$fiber->resume();
		echo "fiber ends\n";
		return "$got, {$fiber->getReturn()}";
	},
));
--EXPECT--
fiber ends
tick ends
0: a
1: suspended, returned
