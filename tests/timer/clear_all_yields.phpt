--TEST--
Timer: a destructor run by clearAll() may yield
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Slow
{
	public function __destruct()
	{
		Swoole\Coroutine::sleep(0.005);
		echo "destroyed\n";
	}
}

Co\run(function () {
	foreach ([1, 2, 3] as $i) {
		$slow = $i === 1 ? new Slow : null;
		Swoole\Timer::after(1, function () use ($slow) {
			echo "never\n";
		});
	}
	unset($slow);
	Swoole\Timer::clearAll();
	echo "cleared\n";
});
--EXPECT--
destroyed
cleared
