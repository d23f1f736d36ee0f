--TEST--
Scheduler: the functions exist in their several spellings
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

foreach (['go', 'defer', 'swoole_coroutine_create', 'swoole_coroutine_defer', 'Co\go', 'Co\defer', 'Co\run',
		'Swoole\Coroutine\go', 'Swoole\Coroutine\defer', 'Swoole\Coroutine\run'] as $name) {
	if (!function_exists($name)) {
		echo "$name is missing\n";
	}
}
foreach (['go', 'swoole_coroutine_create', 'Co\go', 'Swoole\Coroutine\go'] as $name) {
	$name(fn (...$args) => print("$name " . implode(',', $args) . "\n"), 1, 2);
}
Co\run(function () {
	foreach (['defer', 'swoole_coroutine_defer', 'Co\defer', 'Swoole\Coroutine\defer'] as $name) {
		$name(fn () => print("$name\n"));
	}
});
--EXPECT--
go 1,2
swoole_coroutine_create 1,2
Co\go 1,2
Swoole\Coroutine\go 1,2
Swoole\Coroutine\defer
Co\defer
swoole_coroutine_defer
defer
