--TEST--
Channel: push() on a full channel waits until a value was popped
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\Channel;

Swoole\Coroutine\run(function () {
	$chan = new Channel(1);
	go(function () use ($chan) {
		for ($i = 1; $i <= 3; $i++) {
			$chan->push($i);
			echo "pushed $i\n";
		}
	});
	echo "full: ", json_encode($chan->isFull()), "\n";
	for ($i = 1; $i <= 3; $i++) {
		$got[] = $chan->pop();
	}
	echo "got ", implode(',', $got), "\n";
});
--EXPECT--
pushed 1
full: true
pushed 2
pushed 3
got 1,2,3
