--TEST--
Coroutines that an event has woken run before the next event, also when both are due at once
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine;
use Swoole\Coroutine\Channel;
use Swoole\Timer;

/* Nothing runs until all that is due is due. */
function hold(): void
{
	$end = hrtime(true) + 20e6;
	while (hrtime(true) < $end) {
	}
}

/* Two of four jobs at a time, and each tells at its end how many have begun. $both makes the first two end at once. */
function limited(callable $job, callable $both): string
{
	$places = new Channel(2);
	$done = new Channel(4);
	$begun = 0;
	Coroutine::create($both);
	for ($i = 0; $i < 4; $i++) {
		$places->push(true);
		Coroutine::create(function () use ($i, $places, $done, $job, &$begun) {
			$begun++;
			$job($i);
			$done->push($begun);
			$places->pop();
		});
	}
	$result = [];
	for ($i = 0; $i < 4; $i++) {
		$result[] = $done->pop();
	}
	return implode(' ', $result);
}

Coroutine\run(function () {
	echo 'sleep: ', limited(fn () => Coroutine::sleep(0.003), function () {
		Coroutine::sleep(0.001);
		hold();
	}), "\n";
	for ($i = 0; $i < 4; $i++) {
		$pairs[] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
	}
	echo 'sockets: ', limited(fn ($i) => fread($pairs[$i][0], 1), function () use ($pairs) {
		Coroutine::sleep(0.003);
		fwrite($pairs[0][1], 'x');
		fwrite($pairs[1][1], 'x');
		Coroutine::sleep(0.003);
		fwrite($pairs[2][1], 'x');
		fwrite($pairs[3][1], 'x');
	}), "\n";

	$order = [];
	$channel = new Channel(2);
	Coroutine::create(function () use ($channel, &$order) {
		while ($name = $channel->pop()) {
			$order[] = "got $name";
		}
	});
	foreach (['a', 'b'] as $name) {
		Timer::after(1, function () use ($channel, $name, &$order) {
			$order[] = "timer $name";
			$channel->push($name);
		});
	}
	hold();
	Coroutine::sleep(0.005);
	$channel->close();
	echo 'timers: ', implode(', ', $order), "\n";
});
?>
--EXPECT--
sleep: 2 3 4 4
sockets: 2 3 4 4
timers: timer a, got a, timer b, got b
