--TEST--
Sleep hooks: a destructor and a finally block sleep in a coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Sleeper
{
	public function __destruct()
	{
		echo "destructor begins\n";
		usleep(2000);
		echo "destructor ends\n";
	}
}
Swoole\Coroutine\run(function () {
	go(function () {
		$object = new Sleeper;
		try {
			$object = null;
		} finally {
			usleep(1000);
			echo "finally\n";
		}
	});
	echo "main\n";
});
--EXPECT--
destructor begins
main
destructor ends
finally
