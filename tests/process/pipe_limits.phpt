--TEST--
Process: setTimeout(), setBlocking() and close()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$error = fn () => swoole_strerror(swoole_last_error());
foreach ([fn ($f) => $f(), 'Co\run'] as $run) {
	$run(function () use ($error) {
		$process = new Process(fn () => null, false, SOCK_STREAM);
		var_dump($process->setTimeout(0.01), $process->read(), $error());
		var_dump($process->setBlocking(false), $process->read(), $error());
		$process->setBlocking(true);
		$block = str_repeat('x', 1000000);
		var_dump($process->write($block) < 1000000, $process->write('x'), $error());
		var_dump(@$process->write(''));
	});
}
$process = new Process(function (Process $worker) {
	$worker->write(json_encode([$worker->read(), $worker->read(), $worker->close(Process::PIPE_READ)]));
}, false, SOCK_STREAM);
$process->start();
$process->close(Process::PIPE_WORKER);
$process->write('last');
var_dump($process->close(Process::PIPE_WRITE), @$process->write('more'), $process->read(), $process->read());
var_dump($process->close(), @$process->close(), @$process->read());
try {
	$process->close(9);
} catch (ValueError $e) {
	echo $e->getMessage(), "\n";
}
Process::wait();
--EXPECT--
bool(true)
bool(false)
string(20) "Connection timed out"
bool(true)
bool(false)
string(32) "Resource temporarily unavailable"
bool(true)
bool(false)
string(20) "Connection timed out"
bool(false)
bool(true)
bool(false)
string(20) "Connection timed out"
bool(true)
bool(false)
string(32) "Resource temporarily unavailable"
bool(true)
bool(false)
string(20) "Connection timed out"
bool(false)
bool(true)
bool(false)
string(16) "["last","",true]"
string(0) ""
bool(true)
bool(false)
bool(false)
Swoole\Process::close(): Argument #1 ($which) must be 0 or one of Swoole\Process::PIPE_*, 9 given
