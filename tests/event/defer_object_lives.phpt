--TEST--
Event: the object of a deferred method lives until the call has ended
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Deferred
{
	public function run(): void
	{
		Swoole\Coroutine::sleep(0.001);
		echo "run\n";
	}

	public function __destruct()
	{
		echo "destroyed\n";
	}
}

Swoole\Event::defer([new Deferred, 'run']);
Swoole\Event::wait();
--EXPECT--
run
destroyed
