--TEST--
Coroutine: without the scheduler a computation is not interrupted; disabling twice is fine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$order = '';
var_dump(Co::disableScheduler());
Co::enableScheduler();
Co::enableScheduler();
Co::disableScheduler();
Co::disableScheduler();
go(function () use (&$order) {
	for ($until = hrtime(true) + 50e6; hrtime(true) < $until;) {
	}
	$order .= 'a';
});
go(function () use (&$order) {
	$order .= 'b';
});
echo $order, "\n";
--EXPECT--
bool(true)
ab
