--TEST--
Coroutine: exceptions thrown in finally during unwinding are uncaught; the others still unwind
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	Co::set(['enable_deadlock_check' => false]);
	register_shutdown_function(fn () => print("shutdown\n"));
	foreach ([1, 2, 3] as $i) {
		go(function () use ($i) {
			try {
				Co::yield();
			} finally {
				echo "finally $i\n";
				if ($i === 2) {
					throw new Exception('in finally');
				}
			}
		});
	}
	PHP);
echo preg_replace('/ in Command.*on line \d+$/ms', '', $output), "$status\n";
--EXPECT--
finally 1
finally 2

Fatal error: Uncaught Exception: in finally
finally 3
shutdown
255
