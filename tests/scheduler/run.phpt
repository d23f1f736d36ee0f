--TEST--
run(): runs a coroutine with arguments and everything it starts, and returns true
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use function Swoole\Coroutine\{run, go, defer};

var_dump(run(function ($a, $b) {
	defer(fn () => print("deferred\n"));
	var_dump(go(function (...$args) {
		Swoole\Coroutine::sleep(0.002);
		echo json_encode($args), "\n";
	}, 'x', 'y'));
	echo "$a $b\n";
}, 1, 2));
--EXPECT--
int(2)
1 2
deferred
["x","y"]
bool(true)
