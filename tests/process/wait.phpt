--TEST--
Process: wait() before a SIGCHLD callback that reaps, with SIGCHLD ignored, for children of pcntl, without any
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$start = fn (int $code) => (new Process(function (Process $worker) use ($code) {
	usleep(20000);
	$worker->exit($code);
}, false, 0))->start();
Process::signal(SIGCHLD, function () {
	while (Process::wait(false)) {
	}
	echo "callback\n";
});
$start(1);
var_dump(Process::wait()['code']);
Process::signal(SIGCHLD);

pcntl_fork() ?: exit(2);
var_dump(Process::wait()['code']);

pcntl_signal(SIGCHLD, SIG_IGN);
$start(3);
var_dump(Process::wait(), swoole_strerror(swoole_last_error()));
pcntl_signal(SIGCHLD, SIG_DFL);

Co\run(function () use ($start) {
	$start(4);
	go(fn () => var_dump(Process::wait()['code']));
	echo "others\n";
});
var_dump(Process::wait(), Process::wait(false));
--EXPECT--
callback
int(1)
int(2)
bool(false)
string(18) "No child processes"
others
int(4)
bool(false)
bool(false)
