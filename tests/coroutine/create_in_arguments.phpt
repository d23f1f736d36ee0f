--TEST--
Coroutine: a coroutine created while the arguments of another are computed
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$make = function (int $n) {
		return go(function () use ($n) {
			Co::sleep(0.001 * $n);
			echo "inner $n\n";
		});
	};
	go(function (int ...$ids) {
		Co::join($ids);
		echo 'joined ', implode(' ', $ids), "\n";
	}, $make(1), $make(2), $make(3));
});
--EXPECT--
inner 1
inner 2
inner 3
joined 2 3 4
