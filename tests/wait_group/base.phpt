--TEST--
WaitGroup: wait() returns when every coroutine has called done()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use Swoole\Coroutine\WaitGroup;

Swoole\Coroutine\run(function () {
	$group = new WaitGroup;
	for ($i = 1; $i <= 3; $i++) {
		$group->add();
		go(function () use ($group, $i) {
			Swoole\Coroutine::sleep(0.002);
			echo "done $i\n";
			$group->done();
		});
	}
	var_dump($group->count());
	var_dump($group->wait());
	var_dump($group->count());
});
--EXPECT--
int(3)
done 1
done 2
done 3
bool(true)
int(0)
