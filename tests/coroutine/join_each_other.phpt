--TEST--
Coroutine: two coroutines that join each other are a deadlock, which a timeout resolves
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	go(function () {
		Co::yield();
		$result = Co::join([3]);
		echo '2: ', json_encode($result), "\n";
	});
	go(function () {
		Co::yield();
		$result = Co::join([2], 0.001);
		echo '3: ', json_encode($result), "\n";
	});
	Co::resume(2);
	Co::resume(3);
});
--EXPECT--
3: false
2: true
