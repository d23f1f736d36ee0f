--TEST--
Scheduler: an exception that nobody catches ends the script
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	$scheduler = new Swoole\Coroutine\Scheduler;
	$scheduler->add(function () {
		throw new RuntimeException('out of a coroutine');
	});
	$scheduler->add(fn () => print("never\n"));
	$scheduler->start();
	echo "never\n";
	PHP);
echo $status, ' ', strpos($output, 'Uncaught RuntimeException: out of a coroutine') !== false ? 'reported' : $output, ' ',
	strpos($output, 'never') === false ? 'ended' : 'went on', "\n";
--EXPECT--
255 reported ended
