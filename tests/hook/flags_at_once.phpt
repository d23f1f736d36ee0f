--TEST--
Hook flags: a change takes effect in coroutines that run already
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	go(function () {
		for ($i = 0; $i < 4; $i++) {
			if ($i == 2) {
				Swoole\Runtime::setHookFlags(0);
			}
			echo "a$i ";
			usleep(0);
		}
	});
	go(function () {
		for ($i = 0; $i < 4; $i++) {
			echo "b$i ";
			usleep(0);
		}
	});
});
--EXPECT--
a0 b0 a1 b1 a2 a3 b2 b3 
