--TEST--
WaitGroup: wait() returns at once when the count is 0
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$group = new Co\WaitGroup;
	var_dump($group->wait());
	$group->add();
	$group->done();
	var_dump($group->wait());
});
--EXPECT--
bool(true)
bool(true)
