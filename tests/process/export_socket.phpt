--TEST--
Process: exportSocket() gives the pipe as a socket for coroutines, in the parent and in the child
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$process = new Process(function (Process $worker) {
	$socket = $worker->exportSocket();
	while (($data = $socket->recv()) !== 'stop') {
		$socket->send(strrev($data));
	}
}, false, SOCK_DGRAM, true);
$process->start();
Co\run(function () use ($process) {
	$socket = $process->exportSocket();
	var_dump($socket === $process->exportSocket(), $socket instanceof Swoole\Coroutine\Socket);
	go(fn () => var_dump($socket->recv(timeout: CS_DEADLINE)));
	$socket->send('hello');
	Co::sleep(0.01);
	$socket->send('stop');
	var_dump(Process::wait()['code']);
	/* The child of a process whose socket is in use has a fresh one. */
	$process->start();
	$socket->send('again');
	var_dump($socket->recv(timeout: CS_DEADLINE));
	$socket->send('stop');
	var_dump(Process::wait()['code']);
});
var_dump(@(new Process(fn () => null, false, 0))->exportSocket());
--EXPECT--
bool(true)
bool(true)
string(5) "olleh"
int(0)
string(5) "niaga"
int(0)
bool(false)
