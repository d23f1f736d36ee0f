--TEST--
Timer: memory does not grow with the number of calls
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$count = 0;
$base = 0;
Swoole\Timer::after(1, $again = function () use (&$again, &$count, &$base) {
	if (++$count === 100) {
		$base = memory_get_usage();
	}
	if ($count < 1000) {
		Swoole\Timer::after(1, $again, str_repeat('x', 1000));
	}
});
for ($i = 0; $i < 20; $i++) {
	Swoole\Timer::tick(1, function (int $id) use (&$count) {
		if ($count >= 1000) {
			Swoole\Timer::clear($id);
		}
	});
}
Swoole\Event::wait();
var_dump(memory_get_usage() - $base < 50000);
$again = null;
--EXPECT--
bool(true)
