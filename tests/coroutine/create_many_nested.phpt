--TEST--
Coroutine: coroutines nest deeply
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function nest(int $depth): void
{
	if ($depth) {
		go('nest', $depth - 1);
	} else {
		echo Co::getCid(), ' ', Co::getPcid(), ' ', Co::stats()['coroutine_num'], "\n";
	}
}
go('nest', 500);
echo Co::stats()['coroutine_num'], "\n";
--EXPECT--
501 500 501
0
