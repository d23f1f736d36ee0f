--TEST--
Timer: a method caught by __call can be the callback
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Magic
{
	public function __call($name, $args)
	{
		echo "$name ", json_encode($args), "\n";
	}

	public static function __callStatic($name, $args)
	{
		echo "static $name ", json_encode($args), "\n";
	}
}

Swoole\Timer::after(1, [new Magic, 'anything'], 1);
Swoole\Timer::after(2, ['Magic', 'anything'], 2);
Swoole\Timer::after(3, 'Magic::other', 3);
Swoole\Event::wait();
--EXPECT--
anything [1]
static anything [2]
static other [3]
