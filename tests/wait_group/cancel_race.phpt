--TEST--
WaitGroup: a done() in the moment of a cancel does not end the next wait() early
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;

Coroutine\run(function () {
	$group = new Coroutine\WaitGroup(1);
	$id = go(function () use ($group) {
		echo 'first ' . json_encode($group->wait()) . "\n";
		$group->add();
		go(function () use ($group) {
			Coroutine::sleep(0.01);
			echo "work\n";
			$group->done();
		});
		echo 'second ' . json_encode($group->wait()) . "\n";
	});
	Coroutine::cancel($id);
	$group->done();
});
--EXPECT--
first false
work
second true
