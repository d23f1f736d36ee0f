--TEST--
Channel: filled before the coroutines start, emptied by them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$chan = new chan(3);
foreach ([1, 2, 3] as $value) {
	$chan->push($value);
}
Swoole\Coroutine\run(function () use ($chan) {
	echo $chan->pop(), $chan->pop(), $chan->pop(), "\n";
});
--EXPECT--
123
