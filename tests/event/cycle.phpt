--TEST--
Event: cycle() calls in every round until set to null
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$rounds = 0;
var_dump(Swoole\Event::cycle(function () use (&$rounds) {
	if (++$rounds === 3) {
		var_dump(Swoole\Event::cycle(null));
	}
}));
Swoole\Timer::tick(1, function (int $id) use (&$ticks) {
	if (++$ticks === 6) {
		Swoole\Timer::clear($id);
	}
});
Swoole\Event::wait();
var_dump($rounds, Swoole\Event::cycle(null));
--EXPECT--
bool(true)
bool(true)
int(3)
bool(false)
