--TEST--
Atomic: wakeup() in another process ends a wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;

$there = new Atomic;
$back = new Atomic;
$pid = pcntl_fork();
if ($pid === 0) {
	for ($i = 0; $i < 200; $i++) {
		if (!$there->wait(10)) {
			exit(1);
		}
		$back->wakeup();
	}
	exit(0);
}
for ($i = 0; $i < 200; $i++) {
	$there->wakeup();
	if (!$back->wait(10 * CS_SLOW)) {
		echo "no answer to $i\n";
		break;
	}
}
pcntl_waitpid($pid, $status);
var_dump($status);
--EXPECT--
int(0)
