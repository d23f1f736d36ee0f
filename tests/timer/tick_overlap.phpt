--TEST--
Timer: a tick whose callback sleeps does not hold up the next call
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$running = $most = $calls = 0;
Swoole\Timer::tick(2, function (int $id) use (&$running, &$most, &$calls) {
	if (++$calls === 6) {
		Swoole\Timer::clear($id);
	}
	$most = max($most, ++$running);
	Swoole\Coroutine::sleep(0.2);
	$running--;
});
Swoole\Event::wait();
var_dump($calls, $most > 1);
--EXPECT--
int(6)
bool(true)
