--TEST--
Sleep hooks: wrong arguments and return values as in plain PHP
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/same.inc';

cs_same(<<<'PHP'
	foreach ([['sleep', -1], ['sleep', '0'], ['sleep', 'x'], ['sleep', 0.0], ['sleep'], ['sleep', 1, 2], ['usleep', -5], ['usleep', '10'],
		['time_nanosleep', -1, 0], ['time_nanosleep', 0, -1], ['time_nanosleep', 0, 1000000000], ['time_nanosleep', 0, 5],
		['time_sleep_until', 1.0], ['time_sleep_until', microtime(true) + 0.5], ['time_sleep_until', []]] as $call) {
		try {
			show(array_shift($call)(...$call));
		} catch (Throwable $e) {
			show(get_class($e), $e->getMessage());
		}
	}
	PHP);
--EXPECT--
same
