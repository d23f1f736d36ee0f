--TEST--
run(): can be called any number of times
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach ([1, 2, 3] as $i) {
	var_dump(Co\run(function () use ($i) {
		Swoole\Coroutine::sleep(0.001);
		echo "run $i\n";
	}));
}
--EXPECT--
run 1
bool(true)
run 2
bool(true)
run 3
bool(true)
