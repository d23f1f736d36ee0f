--TEST--
WaitGroup: a cancelled wait() is false
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;

Coroutine\run(function () {
	$group = new Coroutine\WaitGroup(1);
	$id = go(function () use ($group) {
		var_dump($group->wait(), Coroutine::isCanceled());
	});
	Coroutine::cancel($id);
	Coroutine::sleep(0.001);
	$group->done();
	var_dump($group->count());
});
--EXPECT--
bool(false)
bool(true)
int(0)
