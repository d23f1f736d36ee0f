--TEST--
Channel: many producers and consumers lose and double nothing
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\{Channel, WaitGroup};

Swoole\Coroutine\run(function () {
	$chan = new Channel(7);
	$sum = $count = 0;
	$producers = new WaitGroup;
	for ($p = 0; $p < 20; $p++) {
		$producers->add();
		go(function () use ($chan, $producers, $p) {
			for ($i = 0; $i < 100; $i++) {
				$chan->push($p * 100 + $i);
			}
			$producers->done();
		});
	}
	$consumers = new WaitGroup;
	for ($c = 0; $c < 13; $c++) {
		$consumers->add();
		go(function () use ($chan, $consumers, &$sum, &$count) {
			while (($value = $chan->pop()) !== false) {
				$sum += $value;
				$count++;
			}
			$consumers->done();
		});
	}
	$producers->wait();
	$chan->close();
	$consumers->wait();
	var_dump($count, $sum === array_sum(range(0, 1999)));
});
--EXPECT--
int(2000)
bool(true)
