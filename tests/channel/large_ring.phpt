--TEST--
Channel: the order holds when the ring grows and wraps around
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1000);
	$in = $out = 0;
	mt_srand(1);
	while ($out < 5000) {
		for ($n = mt_rand(0, 300); $n && !$chan->isFull(); $n--) {
			$chan->push($in++);
		}
		for ($n = mt_rand(0, 300); $n && !$chan->isEmpty(); $n--) {
			if ($chan->pop() !== $out++) {
				exit("wrong order at $out\n");
			}
		}
	}
	while (!$chan->isFull()) {
		$chan->push($in++);
	}
	var_dump($chan->length());
	while (!$chan->isEmpty() && $chan->pop() === $out) {
		$out++;
	}
	var_dump($in === $out);
});
--EXPECT--
int(1000)
bool(true)
