--TEST--
Channel: a channel of size 1 makes a lock
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$lock = new chan(1);
	for ($i = 1; $i <= 3; $i++) {
		go(function () use ($lock, $i) {
			$lock->push(true);
			echo "$i in\n";
			Swoole\Coroutine::sleep(0.002);
			echo "$i out\n";
			$lock->pop();
		});
	}
});
--EXPECT--
1 in
1 out
2 in
2 out
3 in
3 out
