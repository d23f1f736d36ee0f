--TEST--
Coroutine: join() waits until all of the list have ended
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$ids = [];
	foreach ([3, 1, 2] as $n) {
		$ids[] = go(function () use ($n) {
			Co::sleep(0.02 * CS_SLOW * $n);
			echo $n, "\n";
		});
	}
	var_dump(Co::join($ids));
	echo "all\n";
});
--EXPECT--
1
2
3
bool(true)
all
