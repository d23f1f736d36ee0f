--TEST--
Coroutine: other waits inside the cycle collector throw, and the collector goes on
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Node
{
	public $self;
	public function __construct(private Closure $wait)
	{
		$this->self = $this;
	}
	public function __destruct()
	{
		try {
			($this->wait)();
		} catch (Swoole\Error $e) {
			echo $e->getMessage(), "\n";
		}
	}
}
Co\run(function () {
	new Node(fn () => Co::yield());
	gc_collect_cycles();
	new Node(fn () => (new Chan(1))->pop());
	gc_collect_cycles();
	Co::sleep(0.001);
	echo "waits work afterwards\n";
});
--EXPECT--
Swoole\Coroutine::yield() cannot wait here: the cycle collector is running or the script is ending
Channel::pop() cannot wait here: the cycle collector is running or the script is ending
waits work afterwards
