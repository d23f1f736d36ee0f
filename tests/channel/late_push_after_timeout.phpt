--TEST--
Channel: a value pushed after a pop() timed out stays for the next pop()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1);
	go(function () use ($chan) {
		var_dump($chan->pop(0.001));
	});
	Swoole\Coroutine::sleep(0.01);
	var_dump($chan->push('kept'));
	var_dump($chan->pop());
});
--EXPECT--
bool(false)
bool(true)
string(4) "kept"
