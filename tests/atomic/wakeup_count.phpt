--TEST--
Atomic: wakeup($n) ends that many waits, in processes and coroutines
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Atomic;
use Swoole\Coroutine;

$start = new Atomic;
$waiting = new Atomic;
$woken = new Atomic;
for ($i = 0; $i < 4; $i++) {
	$pids[] = $pid = pcntl_fork();
	if ($pid === 0) {
		Coroutine\run(function () use ($start, $waiting, $woken) {
			for ($c = 0; $c < 2; $c++) {
				go(function () use ($start, $waiting, $woken) {
					$waiting->add();
					if ($start->wait(10)) {
						$woken->add();
					}
				});
			}
		});
		exit(0);
	}
}
cs_until(fn () => $waiting->get() === 8, 'the waiters');
var_dump($start->wakeup(5));
cs_until(fn () => $woken->get() === 5, 'five of them');
usleep(60000);
var_dump($woken->get());
$start->wakeup(3);
foreach ($pids as $pid) {
	pcntl_waitpid($pid, $status);
}
var_dump($woken->get(), $start->get());
--EXPECT--
bool(true)
int(5)
int(8)
int(0)
