--TEST--
WaitGroup: a count below 0 is an exception
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$group = new Swoole\Coroutine\WaitGroup(1);
foreach ([fn () => $group->add(-2), fn () => $group->add(PHP_INT_MIN), fn () => $group->done(), fn () => $group->done()] as $do) {
	try {
		$do();
		echo "count ", $group->count(), "\n";
	} catch (Exception $e) {
		echo get_class($e), ': ', $e->getMessage(), "\n";
	}
}
--EXPECT--
InvalidArgumentException: WaitGroup misuse: negative counter
InvalidArgumentException: WaitGroup misuse: negative counter
count 0
BadMethodCallException: WaitGroup misuse: negative counter
