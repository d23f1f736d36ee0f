--TEST--
Scheduler: the option hook_flags chooses the runtime hooks; run() then leaves them
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

$scheduler = new Swoole\Coroutine\Scheduler;
$scheduler->set(['hook_flags' => SWOOLE_HOOK_SLEEP]);
$scheduler->add(function () {
	var_dump(Swoole\Runtime::getHookFlags() === SWOOLE_HOOK_SLEEP);
	go(fn () => print("other\n"));
	go(function () {
		usleep(1000);
		echo "slept\n";
	});
	echo "not blocked\n";
});
$scheduler->start();
Co\run(function () {
	var_dump(Swoole\Runtime::getHookFlags() === SWOOLE_HOOK_SLEEP);
});
--EXPECT--
bool(true)
other
not blocked
slept
bool(true)
