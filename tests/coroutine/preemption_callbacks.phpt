--TEST--
Coroutine: callbacks of internal functions are not interrupted
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::enableScheduler();
$inside = false;
$seen = 0;
go(function () use (&$inside) {
	$numbers = [3, 1, 2];
	usort($numbers, function ($a, $b) use (&$inside) {
		$inside = true;
		for ($until = hrtime(true) + 30e6; hrtime(true) < $until;) {
		}
		$inside = false;
		return $a <=> $b;
	});
	echo implode(' ', $numbers), "\n";
});
go(function () use (&$inside, &$seen) {
	for ($i = 0; $i < 20; $i++) {
		$seen += $inside;
		Co::sleep(0.001);
	}
});
Swoole\Event::wait();
echo $seen, "\n";
--EXPECT--
1 2 3
0
