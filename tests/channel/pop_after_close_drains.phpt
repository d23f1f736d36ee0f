--TEST--
Channel: what a closed channel holds can still be popped, then pop() is false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(2);
	$chan->push(1);
	$chan->push(2);
	$chan->close();
	var_dump($chan->pop(), $chan->errCode, $chan->pop(), $chan->pop(), $chan->errCode);
});
--EXPECT--
int(1)
int(0)
int(2)
bool(false)
int(-2)
