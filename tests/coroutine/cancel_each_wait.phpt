--TEST--
Coroutine: cancel() ends every kind of wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['hook_flags' => SWOOLE_HOOK_ALL]);
use Swoole\Coroutine\Channel;
$empty = new Channel(1);
$full = new Channel(1);
$waits = [
	'yield' => fn () => Co::yield(),
	'suspend' => fn () => Co::suspend(),
	'sleep' => fn () => Co::sleep(10),
	'System::sleep' => fn () => Swoole\Coroutine\System::sleep(10),
	'pop' => fn () => $empty->pop(),
	'pop with timeout' => fn () => $empty->pop(10),
	'push' => fn () => $full->push(2),
	'join' => fn () => Co::join([1]),
	'waitSignal' => fn () => Swoole\Coroutine\System::waitSignal(SIGUSR2, 10),
	'waitEvent' => fn () => Swoole\Coroutine\System::waitEvent(STDIN, SWOOLE_EVENT_WRITE + 0 ? SWOOLE_EVENT_READ : 0, 10),
	'wait group' => function () {
		$group = new Swoole\Coroutine\WaitGroup(1);
		return $group->wait(10);
	},
];
unset($waits['waitEvent']);
[$a, $b] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$waits['waitEvent'] = fn () => Swoole\Coroutine\System::waitEvent($a, SWOOLE_EVENT_READ, 10);
Co\run(function () use ($waits, $full) {
	$full->push(1);
	foreach ($waits as $name => $wait) {
		$cid = go(function () use ($name, $wait) {
			$result = $wait();
			echo "$name: ", json_encode($result), Co::isCanceled() ? ' canceled' : ' not canceled', "\n";
		});
		if (!Co::cancel($cid)) {
			echo "$name cannot be canceled\n";
		}
		Co::sleep(0.001);
	}
});
--EXPECT--
yield: false canceled
suspend: false canceled
sleep: false canceled
System::sleep: false canceled
pop: false canceled
pop with timeout: false canceled
push: false canceled
join: false canceled
waitSignal: false canceled
wait group: false canceled
waitEvent: false canceled
