--TEST--
System::wait(): any child, with its exit status or signal
--SKIPIF--
<?php
if (!function_exists('pcntl_fork') || !function_exists('posix_kill')) die('skip needs pcntl and posix');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;

foreach ([fn () => exit(7), fn () => posix_kill(getmypid(), SIGKILL)] as $child) {
	$pids[] = cs_child($child);
}
Swoole\Coroutine\run(function () use ($pids) {
	$ended = [System::wait(), System::wait()];
	usort($ended, fn ($a, $b) => $a['pid'] <=> $b['pid']);
	sort($pids);
	var_dump(array_column($ended, 'pid') === $pids);
	echo json_encode(array_map(fn ($one) => [$one['code'], $one['signal']], $ended)), "\n";
	var_dump(System::wait(), swoole_strerror(swoole_last_error()));
});
function cs_child(callable $run): int
{
	$pid = pcntl_fork();
	if ($pid === 0) {
		$run();
		exit(0);
	}
	return $pid;
}
--EXPECT--
bool(true)
[[7,0],[0,9]]
bool(false)
string(18) "No child processes"
