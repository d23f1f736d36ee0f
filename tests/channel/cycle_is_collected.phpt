--TEST--
Channel: a channel that holds itself is found by the garbage collector
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Traced extends Swoole\Coroutine\Channel
{
	public $other;

	public function __destruct()
	{
		echo "destroyed\n";
	}
}

$chan = new Traced(4);
$chan->push([$chan]);
$chan->other = $chan;
unset($chan);
gc_collect_cycles();
echo "end\n";
--EXPECT--
destroyed
end
