--TEST--
Atomic: processes that add and take at once lose nothing, killed ones neither
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;
use Swoole\Atomic\Long;

$count = new Atomic;
$done = new Long;
$pids = [];
for ($i = 0; $i < 4; $i++) {
	$pids[] = $pid = pcntl_fork();
	if ($pid === 0) {
		for ($n = 0; $n < 20000; $n++) {
			$count->add(2);
			$count->sub();
			for (;;) {
				$old = $done->get();
				if ($done->cmpset($old, $old - 3)) {
					break;
				}
			}
		}
		posix_kill(getmypid(), SIGKILL);
	}
}
foreach ($pids as $pid) {
	pcntl_waitpid($pid, $status);
}
var_dump($count->get(), $done->get());
--EXPECT--
int(80000)
int(-240000)
