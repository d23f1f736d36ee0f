--TEST--
Channel: errCode is SWOOLE_CHANNEL_OK again after a success
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1);
	$chan->pop(0.001);
	var_dump($chan->errCode);
	$chan->push(1);
	var_dump($chan->errCode);
	$chan->push(2, 0.001);
	var_dump($chan->errCode);
	$chan->pop();
	var_dump($chan->errCode);
});
--EXPECT--
int(-1)
int(0)
int(-1)
int(0)
