--TEST--
WaitGroup: done() may be called by defer
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$group = new Swoole\Coroutine\WaitGroup(2);
	for ($i = 1; $i <= 2; $i++) {
		go(function () use ($group, $i) {
			defer(function () use ($group) {
				$group->done();
			});
			Swoole\Coroutine::sleep(0.002);
			echo "$i\n";
		});
	}
	$group->wait();
	echo "all\n";
});
--EXPECT--
1
2
all
