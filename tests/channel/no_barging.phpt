--TEST--
Channel: a newcomer cannot take the value that was handed to one who waited
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	$chan = new chan(1);
	go(function () use ($chan) {
		echo "waiter: " . $chan->pop() . "\n";
	});
	$chan->push('for the waiter');
	/* The waiter has not run yet. */
	echo "newcomer: " . json_encode($chan->pop(0.001)) . "\n";
});
--EXPECT--
waiter: for the waiter
newcomer: false
