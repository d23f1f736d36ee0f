--TEST--
Process: what goes wrong with a message queue is said: removed while others wait, no permission, too large, canceled
--SKIPIF--
<?php
require __DIR__ . '/../include/skipif.inc';
skip_without('posix');
if (posix_geteuid() !== 0) die('skip changes the user');
?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Process;

set_error_handler(fn ($type, $text) => print("$text\n"));
$key = 0x63400000 + getmypid();
$open = function (int $mode = SWOOLE_MSGQUEUE_BALANCE, int $capacity = 100) use ($key): Process {
	$process = new Process(fn () => null, false, 0);
	$process->useQueue($key, $mode, $capacity);
	return $process;
};
$error = fn () => swoole_strerror(swoole_last_error());

echo "- removed while another process waits\n";
$queue = $open();
$other = new Process(fn () => $queue->freeQueue(), false, 0);
$other->start();
var_dump($queue->pop());
Process::wait();
var_dump($queue->push('x'), $queue->statQueue(), $queue->freeQueue(), $queue->freeQueue());

echo "- removed while a coroutine waits, and a wait that is canceled\n";
$queue = $open();
$queue->push(str_repeat('x', 100));
Co\run(function () use ($queue, $error) {
	$id = go(fn () => print(json_encode([$queue->push('y'), $error()]) . "\n"));
	Co::cancel($id);
	Co::join([$id]);
	go(fn () => $queue->push('y'));
	$queue->freeQueue();
});

echo "- of another user\n";
$queue = $open();
$user = new Process(function () use ($queue, $error) {
	posix_setuid(65534);
	var_dump($queue->freeQueue(), $error(), $queue->push('still there'));
}, false, 0);
$user->start();
Process::wait();
var_dump($queue->pop());

echo "- limits\n";
var_dump($queue->push(str_repeat('x', 101)), $error());
try {
	$queue->useQueue($key, SWOOLE_MSGQUEUE_BALANCE, -2);
} catch (ValueError $e) {
	echo $e->getMessage(), "\n";
}
$queue->freeQueue();
--EXPECT--
- removed while another process waits
Swoole\Process::pop(): cannot pop: the message queue was removed
bool(false)
Swoole\Process::push(): cannot push: the message queue was removed
Swoole\Process::statQueue(): cannot look at the message queue: the message queue was removed
Swoole\Process::freeQueue(): cannot remove the message queue: the message queue was removed
Swoole\Process::freeQueue(): there is no message queue to remove: call useQueue() first
bool(false)
bool(false)
bool(false)
bool(false)
- removed while a coroutine waits, and a wait that is canceled
[false,"Operation canceled"]
Swoole\Process::push(): cannot push: the message queue was removed
- of another user
Swoole\Process::freeQueue(): cannot remove the message queue: Operation not permitted
bool(false)
string(23) "Operation not permitted"
bool(true)
string(11) "still there"
- limits
Swoole\Process::push(): cannot push a message of 101 bytes: the system allows no larger one than kernel.msgmax says, nor than the queue itself
bool(false)
string(16) "Message too long"
Swoole\Process::useQueue(): Argument #3 ($capacity) must be a number of bytes, or -1, -2 given
