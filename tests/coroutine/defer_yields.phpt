--TEST--
Coroutine: defer functions may wait; the coroutine lives until they are done
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$child = go(function () {
		defer(function () {
			Co::sleep(0.001);
			echo "slept in ", Co::getCid(), "\n";
		});
		defer(function () {
			go(fn () => print('child of ' . Co::getPcid() . "\n"));
		});
	});
	var_dump(Co::exists($child));
	Co::join([$child]);
	var_dump(Co::exists($child));
});
--EXPECT--
child of 2
bool(true)
slept in 2
bool(false)
