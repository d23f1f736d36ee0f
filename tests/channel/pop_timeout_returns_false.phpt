--TEST--
Channel: pop() gives up when its time is over and says so in errCode
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan;
	$start = microtime(true);
	var_dump($chan->pop(0.02));
	var_dump($chan->errCode === SWOOLE_CHANNEL_TIMEOUT);
	var_dump(microtime(true) - $start >= 0.02);
	var_dump($chan->stats()['consumer_num']);
});
--EXPECT--
bool(false)
bool(true)
bool(true)
int(0)
