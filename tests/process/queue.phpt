--TEST--
Process: message queues, for everybody or for one process, waiting or not
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

$exists = fn (int $id) => (bool) preg_grep('/^\s*-?\d+\s+' . $id . '\s/', file('/proc/sysvipc/msg'));
$error = fn () => swoole_strerror(swoole_last_error());
$process = new Process(function (Process $worker) {
	while (($data = $worker->pop()) !== 'stop') {
		$worker->write(strrev($data));
	}
});
var_dump($process->useQueue(0x63100000 + getmypid()), $process->msgQueueId >= 0, $process->msgQueueKey === 0x63100000 + getmypid());
$process->start();
var_dump($process->push('abc'), $process->read(), $process->push(str_repeat('x', 8000)), strlen($process->read()));
$process->push('stop');
Process::wait();
$process->push('one');
var_dump($process->statQueue(), @$process->pop(2), $process->pop(), $process->freeQueue(), @$process->pop());

/* Each gets its own. */
$a = new Process(fn () => null);
$b = new Process(fn () => null);
foreach ([$a, $b] as $one) {
	$one->useQueue(0x63200000 + getmypid(), SWOOLE_MSGQUEUE_ORIENT | Process::IPC_NOWAIT, 20);
}
$a->push('for a');
var_dump($b->pop(), $error(), $a->pop());
var_dump($a->push('0123456789'), $a->push('01234567890'), $error(), @$a->push(''), @$a->push(str_repeat('x', 65537)));
$id = $a->msgQueueId;
var_dump($exists($id), $a->freeQueue(), @$b->pop(), $exists($id));
foreach ([['x', 7], [0, 2]] as $i => $arguments) {
	try {
		var_dump($a->useQueue((int) $arguments[0], $arguments[1]), $a->msgQueueKey === $b->msgQueueKey, $a->freeQueue());
	} catch (ValueError $e) {
		echo $e->getMessage(), "\n";
	}
}
var_dump(@$a->pop(), @$a->statQueue(), @$a->freeQueue());
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
string(3) "cba"
bool(true)
int(8000)
array(2) {
  ["queue_num"]=>
  int(1)
  ["queue_bytes"]=>
  int(3)
}
bool(false)
string(3) "one"
bool(true)
bool(false)
bool(false)
string(32) "Resource temporarily unavailable"
string(5) "for a"
bool(true)
bool(false)
string(32) "Resource temporarily unavailable"
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
Swoole\Process::useQueue(): Argument #2 ($mode) must be SWOOLE_MSGQUEUE_ORIENT (1) or SWOOLE_MSGQUEUE_BALANCE (2), with or without Swoole\Process::IPC_NOWAIT, 7 given
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
