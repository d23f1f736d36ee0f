--TEST--
Channel: under timeouts and cancels no value is lost or doubled and no waiter is left
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;

mt_srand(7);
Coroutine\run(function () {
	$chans = [new chan(1), new chan(2), new chan(3), new chan(4)];
	$pushed = $popped = 0;
	for ($i = 0; $i < 100; $i++) {
		$ids[] = go(function () use (&$pushed, &$popped, $chans) {
			for ($j = 0; $j < 50; $j++) {
				$chan = $chans[mt_rand(0, 3)];
				$timeout = mt_rand(1, 3) / 1000;
				if (mt_rand(0, 1)) {
					$pushed += (int) $chan->push($j, $timeout);
				} else {
					$popped += (int) ($chan->pop($timeout) !== false);
				}
				if (mt_rand(0, 9) === 0) {
					Coroutine::sleep(0.001);
				}
			}
		});
	}
	for ($i = 0; $i < 1000; $i++) {
		Coroutine::cancel($ids[array_rand($ids)]);
		if ($i % 20 === 0) {
			Coroutine::sleep(0.001);
		}
	}
	Coroutine::join($ids);
	$held = $waiting = 0;
	foreach ($chans as $chan) {
		$stats = $chan->stats();
		$held += $stats['queue_num'];
		$waiting += $stats['consumer_num'] + $stats['producer_num'];
	}
	var_dump($pushed - $popped === $held, $waiting);
});
--EXPECT--
bool(true)
int(0)
