--TEST--
WaitGroup: after a wait() the group can be used again
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$group = new Swoole\Coroutine\WaitGroup;
	foreach ([1, 2] as $round) {
		$group->add(2);
		for ($i = 0; $i < 2; $i++) {
			go(function () use ($group) {
				Swoole\Coroutine::sleep(0.001);
				$group->done();
			});
		}
		var_dump($group->wait());
	}
});
--EXPECT--
bool(true)
bool(true)
