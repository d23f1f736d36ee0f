--TEST--
Channel: a pushed variable is copied; later changes do not reach the channel
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(2);
	$value = [1];
	$reference = &$value;
	$chan->push($value);
	go(function () use ($chan, &$value) {
		$chan->push($value);
	});
	$reference[] = 2;
	echo json_encode($chan->pop()), json_encode($chan->pop()), "\n";
});
--EXPECT--
[1][1]
