--TEST--
WaitGroup: wait() is false when its time is over, and the group goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$group = new Swoole\Coroutine\WaitGroup(1);
	var_dump($group->wait(0.005));
	var_dump($group->count());
	go(function () use ($group) {
		Swoole\Coroutine::sleep(0.001);
		$group->done();
	});
	var_dump($group->wait());
});
--EXPECT--
bool(false)
int(1)
bool(true)
