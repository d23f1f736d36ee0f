--TEST--
Coroutine state: PHP Fibers inside coroutines; a coroutine may yield inside a Fiber
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

$job = fn (string $name) => function () use ($name) {
	$log = [];
	$fiber = new Fiber(function (string $start) use ($name, &$log) {
		$log[] = "$name $start";
		pass();
		$inner = new Fiber(function () use (&$log) {
			pass();
			$log[] = Fiber::suspend('inner');
			pass();
		});
		$log[] = $inner->start();
		pass();
		$inner->resume('resumed');
		$log[] = Fiber::suspend('outer');
		pass();
		throw new Exception("end of $name");
	});
	$log[] = $fiber->start('starts');
	pass();
	try {
		$fiber->resume('again');
	} catch (Exception $e) {
		$log[] = $e->getMessage();
	}
	return implode(', ', $log) . ($fiber->isTerminated() ? '.' : '?') . (Fiber::getCurrent() ? '!' : '');
};
show(together($job('a'), $job('b'), $job('c')));
--EXPECT--
0: a starts, inner, resumed, outer, again, end of a.
1: b starts, inner, resumed, outer, again, end of b.
2: c starts, inner, resumed, outer, again, end of c.
