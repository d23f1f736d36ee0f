--TEST--
Coroutine: the error handler may wait; each coroutine sees its own error
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

set_error_handler(function (int $level, string $message) {
	Co::sleep(0.001);
	echo Co::getCid(), ': ', $message, "\n";
	return true;
});
Co\run(function () {
	for ($i = 0; $i < 3; $i++) {
		go(function () use ($i) {
			echo $undefined;
			trigger_error("error $i");
		});
	}
});
--EXPECT--
2: Undefined variable $undefined
3: Undefined variable $undefined
4: Undefined variable $undefined
2: error 0
3: error 1
4: error 2
