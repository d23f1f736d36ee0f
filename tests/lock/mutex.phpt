--TEST--
Lock: a mutex lets one process in at a time
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Lock;

foreach ([SWOOLE_MUTEX, SWOOLE_RWLOCK, SWOOLE_SPINLOCK] as $type) {
	$lock = new Lock($type);
	$file = tempnam(sys_get_temp_dir(), 'cs');
	file_put_contents($file, '0');
	$pids = [];
	for ($p = 0; $p < 4; $p++) {
		$pids[] = $pid = pcntl_fork();
		if ($pid === 0) {
			for ($i = 0; $i < 200; $i++) {
				$lock->lock() || exit(1);
				file_put_contents($file, (string) (file_get_contents($file) + 1));
				$lock->unlock() || exit(1);
			}
			exit(0);
		}
	}
	foreach ($pids as $pid) {
		pcntl_waitpid($pid, $status);
		$status && print("status $status\n");
	}
	var_dump(file_get_contents($file));
	unlink($file);
}
var_dump(get_class(new swoole_lock));
--EXPECT--
string(3) "800"
string(3) "800"
string(3) "800"
string(11) "Swoole\Lock"
