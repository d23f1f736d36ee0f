--TEST--
Channel: a timeout of 0 or -1 means for ever
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	foreach ([0, -1, -0.5] as $timeout) {
		$chan = new chan;
		go(function () use ($chan, $timeout) {
			var_dump($chan->pop($timeout));
		});
		Swoole\Coroutine::sleep(0.005);
		$chan->push("after $timeout");
	}
});
--EXPECT--
string(7) "after 0"
string(8) "after -1"
string(10) "after -0.5"
