--TEST--
WaitGroup: a second wait() during the first is an exception
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$group = new Swoole\Coroutine\WaitGroup(1);
	go(fn () => $group->wait());
	try {
		$group->wait();
	} catch (BadMethodCallException $e) {
		echo $e->getMessage(), "\n";
	}
	$group->done();
});
--EXPECT--
WaitGroup misuse: reused before previous wait has returned
