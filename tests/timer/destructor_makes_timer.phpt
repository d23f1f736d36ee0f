--TEST--
Timer: a destructor run by clearAll() may make a timer
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Phoenix
{
	public function __destruct()
	{
		Swoole\Timer::after(1, fn () => print("from the ashes\n"));
	}
}

$phoenix = new Phoenix;
Swoole\Timer::after(1000, function () use ($phoenix) {
});
unset($phoenix);
Swoole\Timer::clearAll();
var_dump(count(Swoole\Timer::list()));
Swoole\Event::wait();
--EXPECT--
int(1)
from the ashes
