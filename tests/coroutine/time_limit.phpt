--TEST--
Coroutine: setTimeLimit() throws TimeoutException out of the wait that is going on when the time is over
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	go(function () {
		var_dump(Co::setTimeLimit(0.01));
		try {
			while (true) {
				Co::sleep(0.001);
			}
		} catch (Swoole\Coroutine\TimeoutException $e) {
			echo get_class($e), ': ', $e->getMessage(), "\n";
		}
		var_dump(Co::sleep(0.001));
	});
	echo "others run\n";
});
--EXPECT--
bool(true)
others run
Swoole\Coroutine\TimeoutException: The time limit of the coroutine is over
bool(true)
