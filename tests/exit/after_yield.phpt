--TEST--
ExitException: exit after a yield ends the script as well
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	go(function () {
		Swoole\Coroutine::sleep(0.001);
		exit(4);
	});
	Swoole\Timer::after(1000, fn () => print("never\n"));
	Swoole\Event::wait();
	echo "never\n";
	PHP);
echo trim($output), $status, "\n";
--EXPECT--
4
