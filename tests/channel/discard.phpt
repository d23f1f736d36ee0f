--TEST--
Channel: a channel may be dropped while nobody waits, full or empty
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	for ($i = 0; $i < 1000; $i++) {
		$chan = new chan(2);
		$chan->push(str_repeat('x', 100));
		if ($i % 2) {
			$chan->pop();
		}
	}
	echo "done\n";
});
--EXPECT--
done
