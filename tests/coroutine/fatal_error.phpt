--TEST--
Coroutine: a fatal error in a coroutine ends the script: no finally blocks, no destructors, but shutdown functions
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	class D
	{
		public function __destruct()
		{
			echo "never destructed\n";
		}
	}
	register_shutdown_function(function () {
		echo 'shutdown ', Co::getCid(), ' ', count(Co::list()), ' ', error_get_last()['message'], "\n";
		go(fn () => print("coroutines can be made\n"));
	});
	go(function () {
		Co::sleep(0.001);
		@trigger_error('boom', E_USER_ERROR);
	});
	go(function () {
		$d = new D;
		try {
			Co::sleep(0.001);
		} finally {
			echo "never finally\n";
		}
	});
	go(function () {
		Co::yield();
	});
	Swoole\Timer::after(5, fn () => print("never a timer\n"));
	for ($until = hrtime(true) + 10e6; hrtime(true) < $until;);
	echo "main\n";
	PHP);
echo preg_replace('/ in Command.*\d$/m', '', $output), "$status\n";
--EXPECTF--
main

Fatal error: boom
shutdown -1 0 boom
coroutines can be made
255
