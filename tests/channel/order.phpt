--TEST--
Channel: values come out in the order in which they went in
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\Channel;

Swoole\Coroutine\run(function () {
	$chan = new Channel(3);
	foreach (['a', 'b', 'c'] as $value) {
		var_dump($chan->push($value));
	}
	echo $chan->pop(), $chan->pop(), $chan->pop(), "\n";
});
--EXPECT--
bool(true)
bool(true)
bool(true)
abc
