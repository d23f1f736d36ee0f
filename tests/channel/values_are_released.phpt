--TEST--
Channel: destroying a channel releases what it holds
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Value
{
	public function __destruct()
	{
		echo "value destroyed\n";
	}
}

Swoole\Coroutine\run(function () {
	$chan = new chan(2);
	$chan->push(new Value);
	$chan->push(new Value);
	unset($chan);
	echo "end\n";
});
--EXPECT--
value destroyed
value destroyed
end
