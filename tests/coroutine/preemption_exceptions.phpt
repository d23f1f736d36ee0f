--TEST--
Coroutine: exceptions, finally and generators in interrupted computations
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::enableScheduler();
$burn = function (int $ms) {
	for ($until = hrtime(true) + $ms * 1e6; hrtime(true) < $until;) {
	}
};
$generate = function () use ($burn) {
	foreach ([1, 2, 3] as $n) {
		$burn(8);
		yield $n;
	}
};
for ($i = 0; $i < 3; $i++) {
	go(function () use ($burn, $generate, $i) {
		try {
			try {
				$burn(25);
				throw new Exception("$i");
			} finally {
				$burn(25);
				$sum = 0;
				foreach ($generate() as $n) {
					$sum += $n;
				}
				$results[] = $sum;
			}
		} catch (Exception $e) {
			$burn(15);
			$GLOBALS['all'][$i] = $e->getMessage() . ' ' . json_encode($results);
		}
	});
}
Swoole\Event::wait();
ksort($all);
echo implode("\n", $all), "\n";
--EXPECT--
0 [6]
1 [6]
2 [6]
