--TEST--
Coroutine: closures bind by reference; an argument for a reference parameter is a copy, with PHP's warning
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$count = 0;
$add = function (int $n) use (&$count) {
	Co::sleep(0.001);
	$count += $n;
};
Co\run(function () use ($add) {
	go($add, 1);
	go($add, 2);
});
echo $count, "\n";
function change(&$value)
{
	$value = 'changed';
}
$value = 'as it was';
go('change', $value);
echo $value, "\n";
--EXPECTF--
3

Warning: change(): Argument #1 ($value) must be passed by reference, value given in %s on line %d
as it was
