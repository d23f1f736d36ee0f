--TEST--
Channel: close() wakes every coroutine that waits in pop()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1);
	for ($i = 1; $i <= 3; $i++) {
		go(function () use ($chan, $i) {
			$value = $chan->pop();
			echo $i, ' ', json_encode($value), ' ', $chan->errCode === SWOOLE_CHANNEL_CLOSED ? 'closed' : 'open', "\n";
		});
	}
	var_dump($chan->close());
});
--EXPECT--
bool(true)
1 false closed
2 false closed
3 false closed
