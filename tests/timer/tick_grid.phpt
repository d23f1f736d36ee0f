--TEST--
Timer: a callback that blocks longer than the interval makes calls be left out, not pile up
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$calls = 0;
$start = hrtime(true);
Swoole\Timer::tick(10, function (int $id) use (&$calls, $start) {
	$due[] = Swoole\Timer::info($id)['exec_msec'];
	if (++$calls === 1) {
		for ($until = hrtime(true) + 35e6; hrtime(true) < $until;);
		return;
	}
	/* The grid of the start: 10, 20, 30, ...; the second call is the first point after the block. */
	var_dump($due[0] % 10, $due[0] >= 50);
	Swoole\Timer::clear($id);
});
Swoole\Event::wait();
var_dump($calls);
--EXPECT--
int(0)
bool(true)
int(2)
