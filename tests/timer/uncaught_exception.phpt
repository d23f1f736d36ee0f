--TEST--
Timer: an exception that a callback leaves ends the script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Swoole\Timer::after(1, fn () => throw new LogicException('in a timer'));
	Swoole\Timer::after(2, fn () => print("never\n"));
	Swoole\Event::wait();
	echo "never\n";
	PHP);
echo $status, ' ', strpos($output, 'Uncaught LogicException: in a timer') !== false ? 'reported' : $output, ' ',
	strpos($output, 'never') === false ? 'ended' : 'went on', "\n";
--EXPECT--
255 reported ended
