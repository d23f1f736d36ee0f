--TEST--
Coroutine: getCid() is -1 outside, the same number within a coroutine whatever others do
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$cids = [Co::getCid(), Co::getuid()];
Co\run(function () use (&$cids) {
	$cids[] = Co::getCid();
	go(function () use (&$cids) {
		$cids[] = Co::getCid();
		Co::sleep(0.001);
		$cids[] = Co::getuid();
	});
	$cids[] = Co::getCid();
	Co::sleep(0.002);
	$cids[] = Co::getCid();
});
$cids[] = Co::getCid();
echo implode(' ', $cids), "\n";
--EXPECT--
-1 -1 1 2 1 2 1 -1
