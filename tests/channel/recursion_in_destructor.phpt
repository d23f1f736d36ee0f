--TEST--
Channel: a destructor of a popped value may use the channel
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Again
{
	public function __construct(public chan $chan)
	{
	}

	public function __destruct()
	{
		$this->chan->push('from the destructor');
	}
}

Swoole\Coroutine\run(function () {
	$chan = new chan(2);
	$chan->push(new Again($chan));
	$chan->pop();
	var_dump($chan->pop());
});
--EXPECT--
string(19) "from the destructor"
