--TEST--
Sleep hooks: the others go on while one sleeps
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

use function Swoole\Coroutine\run;

run(function () {
	foreach (['sleep' => [1], 'usleep' => [3000], 'time_nanosleep' => [0, 6000000]] as $function => $args) {
		go(function () use ($function, $args) {
			echo "$function begins\n";
			$result = $function(...$args);
			echo "$function returns ", json_encode($result), "\n";
		});
	}
	go(function () {
		echo "time_sleep_until begins\n";
		$result = time_sleep_until(microtime(true) + 0.05);
		echo 'time_sleep_until returns ', json_encode($result), "\n";
	});
	echo "main\n";
});
--EXPECT--
sleep begins
usleep begins
time_nanosleep begins
time_sleep_until begins
main
usleep returns null
time_nanosleep returns true
time_sleep_until returns true
sleep returns 0
