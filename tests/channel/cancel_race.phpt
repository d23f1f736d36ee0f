--TEST--
Channel: a value handed to a coroutine that is cancelled in the same moment is not lost
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;

Coroutine\run(function () {
	$chan = new chan(1);
	$first = go(function () use ($chan) {
		echo 'first: ' . json_encode($chan->pop()) . "\n";
	});
	go(function () use ($chan) {
		echo 'second: ' . json_encode($chan->pop()) . "\n";
	});
	/* Cancelled before the push: the second is served. */
	Coroutine::cancel($first);
	$chan->push('value');
	Coroutine::sleep(0.001);
	$third = go(function () use ($chan) {
		echo 'third: ' . json_encode($chan->pop()) . "\n";
	});
	/* Served before the cancel: it keeps the value. */
	$chan->push('other');
	var_dump(Coroutine::cancel($third));
});
--EXPECT--
first: false
second: "value"
bool(false)
third: "other"
