--TEST--
Sleep hooks: without the flag sleep() keeps everybody waiting
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Runtime::setHookFlags(SWOOLE_HOOK_ALL & ~SWOOLE_HOOK_SLEEP);
Swoole\Coroutine\run(function () {
	foreach (['a', 'b'] as $name) {
		go(function () use ($name) {
			echo "$name begins\n";
			usleep(2000);
			echo "$name ends\n";
		});
	}
});
--EXPECT--
a begins
a ends
b begins
b ends
