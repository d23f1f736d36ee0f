--TEST--
Coroutine: timers fire while interrupted computations go on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::enableScheduler();
$done = false;
for ($i = 0; $i < 3; $i++) {
	go(function () use (&$done) {
		$since = hrtime(true);
		while (!$done && hrtime(true) - $since < 20e9 * CS_SLOW) {
		}
		echo $done ? "ends\n" : "the timer did not fire\n";
	});
}
Swoole\Timer::after(1, function () use (&$done) {
	$done = true;
	echo "timer\n";
});
--EXPECT--
timer
ends
ends
ends
