--TEST--
Coroutine: the loop runs inside a Fiber of the main script; exceptions end the script from there
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$fiber = new Fiber(function () {
	Co\run(function () {
		Co::sleep(0.001);
		$inner = new Fiber(function () {
			Co::sleep(0.001);
			echo Fiber::suspend('inner suspended'), "\n";
		});
		echo $inner->start(), "\n";
		$inner->resume('inner resumed');
	});
	echo Fiber::suspend('suspended'), "\n";
});
echo $fiber->start(), "\n";
$fiber->resume('resumed');
foreach (['throw new Exception("x")', '@trigger_error("x", E_USER_ERROR)', 'exit(255)'] as $end) {
	[$status, $output] = cs_php('
		register_shutdown_function(fn () => print("shutdown\n"));
		(new Fiber(function () { go(function () { Co::sleep(0.001); ' . $end . '; }); Swoole\Event::wait(); echo "never"; }))->start();
		echo "never";');
	echo $status, str_contains($output, 'never') ? ' never' : '', strrchr(trim("\n$output"), "\n") ?: " $output", "\n";
}
--EXPECT--
inner suspended
inner resumed
suspended
resumed
255
shutdown
255
shutdown
255 shutdown
