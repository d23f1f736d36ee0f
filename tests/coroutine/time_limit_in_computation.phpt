--TEST--
Coroutine: a limit that passes during a computation ends the next wait
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	Co::setTimeLimit(0.001);
	Co::sleep(0.001);
});
--EXPECTF--
Fatal error: Uncaught Swoole\Coroutine\TimeoutException: The time limit of the coroutine is over in %s:%d
Stack trace:
#0 %A
