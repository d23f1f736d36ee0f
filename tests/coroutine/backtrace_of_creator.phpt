--TEST--
Coroutine: getBackTrace() of the coroutine that waits for this one, its creator or resumer
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co\run(function () {
	$names = fn ($trace) => implode(' < ', array_map(fn ($frame) => $frame['function'], $trace ?: []));
	go(function () use ($names) {
		echo $names(Co::getBackTrace(1)), "\n";
		Co::yield();
		echo $names(Co::getBackTrace(1)), "\n";
	});
	Co::resume(2);
});
--EXPECTF--
go < {closure%S}
resume < {closure%S}
