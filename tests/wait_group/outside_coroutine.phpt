--TEST--
WaitGroup: wait() outside of coroutines throws and leaves the group usable
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$group = new Swoole\Coroutine\WaitGroup(1);
try {
	$group->wait();
} catch (Swoole\Error $e) {
	echo get_class($e), "\n";
}
$group->add();
$group->done();
$group->done();
var_dump($group->count(), $group->wait());
--EXPECT--
Swoole\Error
int(0)
bool(true)
