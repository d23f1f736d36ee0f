--TEST--
Coroutine: getBackTrace() of the running coroutine, with options and limit like debug_backtrace()
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

function inner(int $a)
{
	$full = Co::getBackTrace();
	$bare = Co::getBackTrace(0, DEBUG_BACKTRACE_IGNORE_ARGS, 1);
	foreach ($full as $frame) {
		echo $frame['function'], ' ', $frame['line'] ?? '-', ' ', json_encode($frame['args'] ?? null), "\n";
	}
	echo count($bare), ' ', isset($bare[0]['args']) ? 'args' : 'no args', "\n";
}
class Outer
{
	public function method()
	{
		inner(1);
		$trace = Co::getBackTrace(0, DEBUG_BACKTRACE_PROVIDE_OBJECT);
		echo get_class($trace[0]['object'] ?? $trace[1]['object']), "\n";
	}
}
var_dump(Co::getBackTrace());
go([new Outer, 'method']);
--EXPECTF--
bool(false)
inner 17 [1]
method %s []
1 no args
Outer
