--TEST--
Timer: info() counts the calls
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Timer::tick(1, function (int $id) {
	$count = Swoole\Timer::info($id)['exec_count'];
	echo $count, "\n";
	if ($count === 3) {
		Swoole\Timer::clear($id);
	}
});
Swoole\Event::wait();
--EXPECT--
1
2
3
