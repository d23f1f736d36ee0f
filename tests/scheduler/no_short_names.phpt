--TEST--
Scheduler: swoole.use_shortname=0 leaves the short names out
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[, $output] = cs_php(<<<'PHP'
	foreach (['go', 'defer', 'Co\go', 'Co\defer', 'Co\run', 'swoole_coroutine_create', 'Swoole\Coroutine\go'] as $name) {
		echo $name, ' ', json_encode(function_exists($name)), "\n";
	}
	foreach (['chan', 'Co\Channel', 'Co\Scheduler', 'Co\WaitGroup'] as $name) {
		echo $name, ' ', json_encode(class_exists($name)), "\n";
	}
	PHP, [], ['swoole.use_shortname' => '0']);
echo $output;
--EXPECT--
go false
defer false
Co\go false
Co\defer false
Co\run false
swoole_coroutine_create true
Swoole\Coroutine\go true
chan false
Co\Channel false
Co\Scheduler false
Co\WaitGroup false
