--TEST--
Channel: those who waited longest are served first, on both sides
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan;
	for ($i = 1; $i <= 3; $i++) {
		go(function () use ($chan, $i) {
			echo "popper $i got " . $chan->pop() . "\n";
		});
	}
	foreach (['a', 'b', 'c', 'd'] as $value) {
		$chan->push($value);
	}
	for ($i = 1; $i <= 3; $i++) {
		go(function () use ($chan, $i) {
			$chan->push("from pusher $i");
		});
	}
	Swoole\Coroutine::sleep(0.001);
	for ($i = 0; $i < 4; $i++) {
		echo $chan->pop(), "\n";
	}
});
--EXPECT--
popper 1 got a
popper 2 got b
popper 3 got c
d
from pusher 1
from pusher 2
from pusher 3
