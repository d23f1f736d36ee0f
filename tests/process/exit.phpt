--TEST--
Process: exit(), exit and exceptions end the child with their status, in coroutines too; the parent goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

ini_set('display_errors', '0');
ini_set('log_errors', '0');
$run = function (callable $callback, bool $coroutine = false) {
	$process = new Process($callback, false, 0, $coroutine);
	$pid = $process->start();
	echo json_encode(array_diff_key(Process::wait(), ['pid' => 0])), "\n";
};
foreach ([false, true] as $coroutine) {
	$run(fn ($worker) => $worker->exit(7), $coroutine);
	$run(fn ($worker) => exit(8), $coroutine);
	$run(fn ($worker) => @$worker->exit(256), $coroutine);
	$run(fn ($worker) => throw new Exception('x'), $coroutine);
	$run(fn ($worker) => posix_kill(getmypid(), SIGKILL), $coroutine);
	$run(fn ($worker) => Swoole\Timer::after(1, fn () => exit(9)), $coroutine);
}
try {
	(new Process(fn () => throw new Exception('in the child only')))->start();
} catch (Exception $e) {
	echo "caught in the child\n";
}
echo json_encode(Process::wait()['code']), "\n";
$process = new Process(fn () => null);
@$process->exit(3);
echo error_get_last()['message'], "\n";
--EXPECT--
{"code":7,"signal":0}
{"code":8,"signal":0}
{"code":1,"signal":0}
{"code":255,"signal":0}
{"code":0,"signal":9}
{"code":9,"signal":0}
{"code":7,"signal":0}
{"code":8,"signal":0}
{"code":1,"signal":0}
{"code":255,"signal":0}
{"code":0,"signal":9}
{"code":9,"signal":0}
255
Swoole\Process::exit(): only the child itself can exit; from here there is Swoole\Process::kill()
