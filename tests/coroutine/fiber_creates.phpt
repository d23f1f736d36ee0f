--TEST--
Coroutine: coroutines created inside Fibers, inside and outside of coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$fiber = new Fiber(function () {
	go(function () {
		echo 'in ', Co::getCid(), ' ', json_encode(Fiber::getCurrent()), "\n";
		Co::sleep(0.001);
		echo 'slept in ', Co::getCid(), ' ', json_encode(Fiber::getCurrent()), "\n";
	});
	Fiber::suspend('suspended');
	echo "Fiber ends\n";
});
echo $fiber->start(), "\n";
Swoole\Event::wait();
$fiber->resume();
Co\run(function () {
	$fiber = new Fiber(function () {
		go(fn () => print('child of ' . Co::getPcid() . "\n"));
		return Co::getCid();
	});
	$fiber->start();
	echo $fiber->getReturn(), "\n";
});
--EXPECT--
in 1 null
suspended
slept in 1 null
Fiber ends
child of 2
2
