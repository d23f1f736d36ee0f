--TEST--
Process: a SIGCHLD callback that reaps with wait(false) takes no status from exec(), proc_open(), popen() and waitPid()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\System;
use Swoole\Process;

$reaped = [];
Process::signal(SIGCHLD, function () use (&$reaped) {
	while ($ended = Process::wait(false)) {
		$reaped[$ended['pid']] = $ended['code'];
	}
});
$start = function (int $code): int {
	return (new Process(fn ($worker) => $worker->exit($code), false, 0))->start();
};
$commands = function () use ($start, &$reaped): array {
	$pids[1] = $start(1);
	$proc = proc_open('exit 5', [['pipe', 'r'], ['pipe', 'w']], $pipes);
	$popen = popen('exit 6', 'r');
	exec('exit 7', $output, $code);
	$pids[2] = $start(2);
	cs_until(function () use (&$reaped, $pids) {
		return isset($reaped[$pids[1]], $reaped[$pids[2]]);
	}, 'the processes to be reaped');
	return [$pids, [proc_close($proc), pclose($popen), $code]];
};
[$pids, $codes] = $commands();
echo json_encode([$codes, [$reaped[$pids[1]], $reaped[$pids[2]]], count($reaped)]), "\n";

Co\run(function () use ($commands, $start, &$reaped) {
	$more = [];
	go(function () use (&$more) {
		$more[0] = System::exec('exit 8')['code'];
	});
	go(function () use (&$more, &$pid) {
		$pid = pcntl_fork();
		if ($pid === 0) {
			posix_kill(getmypid(), SIGSTOP);
		}
		$more[1] = System::waitPid($pid)['signal'];
	});
	posix_kill($pid, SIGKILL); /* it is waited for: now it may end */
	$reaped = [];
	[$pids, $codes] = $commands();
	cs_until(function () use (&$more) {
		return count($more) === 2;
	}, 'the commands');
	ksort($more);
	echo json_encode([$codes, [$reaped[$pids[1]], $reaped[$pids[2]]], count($reaped), $more]), "\n";
});
$fork = pcntl_fork() ?: exit(4);
cs_until(function () use (&$reaped, $fork) {
	return isset($reaped[$fork]);
}, 'the child to be reaped');
var_dump($reaped[$fork], Process::wait(false));
--EXPECT--
[[5,6,7],[1,2],2]
[[5,6,7],[1,2],2,[8,9]]
int(4)
bool(false)
