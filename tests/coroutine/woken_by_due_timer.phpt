--TEST--
Coroutine: who is woken by a timer that was due already runs at once, not at the next event
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$chan = new Chan(1);
	go(function () use ($chan) {
		echo $chan->pop(), "\n";
	});
	go(function () use ($chan) {
		Co::sleep(0.001);
		$chan->push('pushed');
	});
	go(function () {
		Co::sleep(0.2 * CS_SLOW);
		echo "next event\n";
	});
	for ($until = hrtime(true) + 5e6; hrtime(true) < $until;) {
	}
});
--EXPECT--
pushed
next event
