--TEST--
Scheduler: one that queues a closure holding itself is found by the garbage collector
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Marker
{
	public function __destruct()
	{
		echo "destroyed\n";
	}
}

$scheduler = new Swoole\Coroutine\Scheduler;
$marker = new Marker;
$scheduler->add(function () use ($scheduler, $marker) {
}, $scheduler);
unset($scheduler, $marker);
gc_collect_cycles();
echo "end\n";
--EXPECT--
destroyed
end
