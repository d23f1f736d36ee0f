--TEST--
Channel: close() wakes every coroutine that waits in push(); their values are dropped
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1);
	$chan->push('kept');
	for ($i = 1; $i <= 2; $i++) {
		go(function () use ($chan, $i) {
			echo $i . ' ' . json_encode($chan->push("dropped $i")) . ' ' . $chan->errCode . "\n";
		});
	}
	$chan->close();
	Swoole\Coroutine::sleep(0.001);
	var_dump($chan->pop(), $chan->pop());
});
--EXPECT--
1 false -2
2 false -2
string(4) "kept"
bool(false)
