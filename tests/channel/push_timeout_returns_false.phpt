--TEST--
Channel: push() gives up when its time is over, and the value is not in the channel
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1);
	$chan->push('first');
	var_dump($chan->push('second', 0.01));
	var_dump($chan->errCode === SWOOLE_CHANNEL_TIMEOUT);
	var_dump($chan->length(), $chan->pop(), $chan->length(), $chan->stats()['producer_num']);
});
--EXPECT--
bool(false)
bool(true)
int(1)
string(5) "first"
int(0)
int(0)
