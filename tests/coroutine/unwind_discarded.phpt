--TEST--
Coroutine: a return in finally keeps a coroutine from unwinding; its next wait does it
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['enable_deadlock_check' => false]);
go(function () {
	for ($i = 0; $i < 3; $i++) {
		(function () use ($i) {
			try {
				Co::yield();
			} finally {
				echo "finally $i\n";
				return;
			}
		})();
	}
	echo "ends by itself\n";
});
--EXPECT--
finally 0
finally 1
finally 2
ends by itself
