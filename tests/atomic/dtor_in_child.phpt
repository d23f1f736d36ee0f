--TEST--
Atomic: one that a child drops stays the parent's, and its memory is not used again
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;

$old = new Atomic(1);
$pid = pcntl_fork();
if ($pid === 0) {
	unset($old);
	$mine = new Atomic(100);
	$mine->add();
	exit($mine->get() === 101 ? 0 : 1);
}
pcntl_waitpid($pid, $status);
var_dump($status, $old->get());

/* The other way round: the parent drops it and makes new ones, the child goes on. */
$go = new Atomic;
$old = new Atomic(5);
$pid = pcntl_fork();
if ($pid === 0) {
	$go->wait(10);
	exit($old->get());
}
unset($old);
for ($i = 0; $i < 1000; $i++) {
	$all[] = new Atomic(77);
}
$go->wakeup();
pcntl_waitpid($pid, $status);
var_dump(pcntl_wexitstatus($status));
--EXPECT--
int(0)
int(1)
int(5)
