--TEST--
A process that a callback of master or manager starts has the signals of before start(), and its end is not the server's
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; ?>
--FILE--
<?php
require __DIR__ . '/../include/server.inc';

use Swoole\Process;

const EVENTS = ['start', 'managerStart', 'beforeReload', 'afterReload', 'workerError', 'beforeShutdown', 'managerStop', 'shutdown'];

function blocked(): string
{
	return preg_replace('/.*^SigBlk:\s*(\w+).*/ms', '$1', file_get_contents('/proc/' . getmypid() . '/status'));
}

/* One process of our own, and one of another extension, both over when the callback returns. */
function start_processes(CsLog $log, string $event, string $before): void
{
	$process = new Process(fn () => $log->say("$event in a process" . (blocked() === $before ? '' : ': blocked signals')), false, 0);
	$pids[] = $process->start();
	$pids[] = pcntl_fork();
	if ($pids[1] === 0) {
		return;
	}
	foreach ($pids as $pid) {
		cs_until(fn () => pcntl_waitpid($pid, $status, WNOHANG) === $pid, "the end of a process of $event");
	}
	$log->say($event);
}

foreach (CS_MODES as $name => $mode) {
	$log = new CsLog;
	$server = cs_spawn(function ($ready) use ($mode, $log) {
		$server = new Swoole\Http\Server('127.0.0.1', 0, $mode);
		$server->set(['worker_num' => 2, 'log_level' => SWOOLE_LOG_NONE]);
		$before = blocked();
		foreach (EVENTS as $event) {
			$server->on($event, fn () => start_processes($log, $event, $before));
		}
		$server->on('workerStart', fn ($server, $id) => $id || $log->say('worker ' . getmypid()));
		$server->on('request', fn () => 0);
		$ready($server->port);
		$server->start();
		$log->say('start() returned');
	});
	$until = fn (array $lines) => cs_until(fn () => !array_diff($lines, $log->lines()), implode(' and ', $lines));
	$until(['start', 'managerStart']);
	posix_kill($server->pid, SIGUSR1);
	$until(['afterReload']);
	$worker = array_values(preg_grep('/^worker \d/', $log->lines()))[1];
	posix_kill((int) substr($worker, 7), SIGKILL);
	$until(['workerError']);
	posix_kill($server->pid, SIGTERM);
	$server->wait();
	$lines = preg_grep('/^worker \d/', $log->take(2 * count(EVENTS) + 3), PREG_GREP_INVERT);
	echo "$name:\n", implode("\n", $lines), "\n";
}
--EXPECT--
base:
afterReload
afterReload in a process
beforeReload
beforeReload in a process
beforeShutdown
beforeShutdown in a process
managerStart
managerStart in a process
managerStop
managerStop in a process
shutdown
shutdown in a process
start
start in a process
start() returned
workerError
workerError in a process
process:
afterReload
afterReload in a process
beforeReload
beforeReload in a process
beforeShutdown
beforeShutdown in a process
managerStart
managerStart in a process
managerStop
managerStop in a process
shutdown
shutdown in a process
start
start in a process
start() returned
workerError
workerError in a process
