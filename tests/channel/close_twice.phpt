--TEST--
Channel: the second close() is false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan;
	var_dump($chan->close(), $chan->close());
});
--EXPECT--
bool(true)
bool(false)
