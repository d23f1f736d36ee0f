--TEST--
Coroutine state: a Fiber started in one coroutine may be resumed in another
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

$fiber = new Fiber(function () {
	$log = ['started in ' . Swoole\Coroutine::getCid()];
	ob_start();
	$log[] = Fiber::suspend();
	pass();
	$log[] = 'ended in ' . Swoole\Coroutine::getCid();
	return $log;
});
[$a, $b] = together(
	function () use ($fiber) {
		$fiber->start();
		pass(4);
		return Swoole\Coroutine::getCid();
	},
	function () use ($fiber) {
		pass();
		$fiber->resume('resumed');
		return Swoole\Coroutine::getCid();
	},
);
var_dump($fiber->getReturn() === ["started in $a", 'resumed', "ended in $b"]);
--EXPECT--
bool(true)
