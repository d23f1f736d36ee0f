--TEST--
Coroutine: getBackTrace() of a suspended coroutine shows where it waits
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function wait_here(string $how)
{
	$how === 'sleep' ? Co::sleep(0.001) : Co::yield();
}
Co\run(function () {
	$ids[] = go(fn () => wait_here('sleep'));
	$ids[] = go(function () {
		(new Fiber('wait_here'))->start('yield in a Fiber');
	});
	$ids[] = go(function () {
		foreach ((function () { yield wait_here('yield in a generator'); })() as $x) {
		}
	});
	foreach ($ids as $id) {
		$trace = Co::getBackTrace($id);
		echo implode(' < ', array_map(fn ($frame) => ($frame['class'] ?? '') . ($frame['type'] ?? '') . $frame['function'], $trace)), "\n";
		echo json_encode($trace[1]['args']), ' ', count(Co::getBackTrace($id, 0, 1)), "\n";
	}
	Co::resume($ids[1]);
	Co::resume($ids[2]);
	var_dump(Co::getBackTrace($ids[1]), Co::getBackTrace(99));
});
--EXPECTF--
Swoole\Coroutine::sleep < wait_here < {closure%S}
["sleep"] 1
Swoole\Coroutine::yield < wait_here < Fiber->start < {closure%S}
["yield in a Fiber"] 1
Swoole\Coroutine::yield < wait_here < {closure%S} < {closure%S}
["yield in a generator"] 1
bool(false)
bool(false)
