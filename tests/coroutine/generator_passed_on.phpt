--TEST--
Coroutine: a generator started in one coroutine goes on in another, and in the main script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$generator = (function () {
	for ($i = 0; $i < 3; $i++) {
		$cid = Co::getCid();
		if ($cid > 0) {
			Co::sleep(0.001);
		}
		yield "$i in $cid";
	}
})();
Co\run(function () use ($generator) {
	echo $generator->current(), "\n";
	go(function () use ($generator) {
		$generator->next();
		echo $generator->current(), "\n";
	});
});
$generator->next();
echo $generator->current(), "\n";
--EXPECT--
0 in 1
1 in 2
2 in -1
