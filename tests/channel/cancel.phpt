--TEST--
Channel: a cancelled wait returns false with SWOOLE_CHANNEL_CANCELED and leaves no trace
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;

Coroutine\run(function () {
	$empty = new chan(1);
	$full = new chan(1);
	$full->push('first');
	$popper = go(function () use ($empty) {
		var_dump($empty->pop(), $empty->errCode === SWOOLE_CHANNEL_CANCELED, Coroutine::isCanceled());
	});
	$pusher = go(function () use ($full) {
		var_dump($full->push('second'), $full->errCode === SWOOLE_CHANNEL_CANCELED);
	});
	var_dump(Coroutine::cancel($popper), Coroutine::cancel($pusher));
	Coroutine::sleep(0.001);
	$empty->push('not lost');
	var_dump($empty->pop(), $full->pop(), $full->length());
});
--EXPECT--
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
string(8) "not lost"
string(5) "first"
int(0)
