--TEST--
Channel: push() on a closed channel is false at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(2);
	$chan->close();
	var_dump($chan->push(1), $chan->errCode === SWOOLE_CHANNEL_CLOSED, $chan->length());
});
--EXPECT--
bool(false)
bool(true)
int(0)
