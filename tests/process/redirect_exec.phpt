--TEST--
Process: redirected standard streams; exec() runs a program with the signals of one
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$read = function (Process $process): string {
	$process->close(Process::PIPE_WORKER);
	for ($all = ''; ($data = $process->read()) !== ''; $all .= $data) {
	}
	return trim($all);
};
$process = new Process(function () {
	echo 'out: ', fgets(STDIN);
}, true);
$process->start();
$process->write("a line\n");
var_dump($read($process), Process::wait()['code']);

$process = new Process(function (Process $worker) {
	Process::signal(SIGUSR1, fn () => null);
	$worker->exec('/bin/sh', ['-c', 'cat; echo "$0 $1"; grep -E "^Sig(Blk|Ign)" /proc/self/status; exit 5', 'zero', 1]);
}, true);
$process->start();
$process->write("to cat\n");
$process->close(Process::PIPE_WRITE);
echo $read($process), "\n";
var_dump(Process::wait()['code']);

$process = new Process(function (Process $worker) {
	$worker->write(json_encode([@$worker->exec('/no/such/program', ['x']), swoole_strerror(swoole_last_error())]));
	try {
		$worker->exec('', []);
	} catch (ValueError $e) {
		$worker->write($e->getMessage());
	}
});
$process->start();
var_dump($process->read(), $process->read(), Process::wait()['code']);
--EXPECT--
string(11) "out: a line"
int(0)
to cat
zero 1
SigBlk:	0000000000000000
SigIgn:	0000000000000000
int(5)
string(35) "[false,"No such file or directory"]"
string(64) "Swoole\Process::exec(): Argument #1 ($exec_file) cannot be empty"
int(0)
