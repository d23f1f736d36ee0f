--TEST--
Timer: one made in a callback is called in a later round
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Timer::after(1, function () {
	$round = Swoole\Timer::stats()['round'];
	Swoole\Timer::after(1, function () use ($round) {
		var_dump(Swoole\Timer::stats()['round'] > $round);
	});
	usleep(3000);
	echo "made\n";
});
Swoole\Event::wait();
--EXPECT--
made
bool(true)
