--TEST--
Process: pop() and push() in a coroutine let the others go on; cancel() ends them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$process = new Process(fn () => null);
$process->useQueue(0x63300000 + getmypid(), 2, 100);
Co\run(function () use ($process) {
	go(fn () => print($process->pop() . "\n"));
	echo "others\n";
	$process->push('message');
	Co::sleep(0.05);
	$id = go(fn () => var_dump($process->pop()));
	Co::cancel($id);
	$process->push(str_repeat('x', 100));
	go(fn () => var_dump($process->push('waits for room')));
	echo strlen($process->pop()), "\n";
});
var_dump($process->pop(), $process->freeQueue());
--EXPECT--
others
message
100
bool(false)
bool(true)
string(14) "waits for room"
bool(true)
