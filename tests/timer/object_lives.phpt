--TEST--
Timer: the object of the callback lives until the call has ended
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Bell
{
	public function ring(): void
	{
		Swoole\Coroutine::sleep(0.002);
		echo "ring\n";
	}

	public function __destruct()
	{
		echo "destroyed\n";
	}
}

Swoole\Timer::after(1, [new Bell, 'ring']);
Swoole\Event::wait();
Swoole\Timer::tick(1, function (int $id) {
	Swoole\Timer::clear($id);
	Swoole\Coroutine::sleep(0.002);
	echo "closure ", $id > 0 ? 'alive' : 'broken', "\n";
});
Swoole\Event::wait();
--EXPECT--
ring
destroyed
closure alive
