--TEST--
Sleep hooks: usleep(0) gives the others a turn
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Swoole\Coroutine\run(function () {
	foreach (['a', 'b'] as $name) {
		go(function () use ($name) {
			for ($i = 1; $i <= 3; $i++) {
				echo $name, $i, ' ';
				usleep(0);
			}
		});
	}
});
--EXPECT--
a1 b1 a2 b2 a3 b3 
