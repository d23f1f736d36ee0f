--TEST--
WaitGroup: add() during a wait() is an exception
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$group = new Swoole\Coroutine\WaitGroup(1);
	go(function () use ($group) {
		$group->wait();
		echo "waited\n";
	});
	try {
		$group->add();
	} catch (BadMethodCallException $e) {
		echo $e->getMessage(), "\n";
	}
	$group->done();
});
--EXPECT--
WaitGroup misuse: add called concurrently with wait
waited
