--TEST--
Coroutine: PHP's own time limit ends a computation in a coroutine
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_slow(); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php('set_time_limit(1); register_shutdown_function(fn () => print("shutdown\n")); go(fn () => Co::sleep(10)); go(function () { for (;;); });');
echo preg_replace('/ in Command.*\d$/m', '', $output), "$status\n";
--EXPECT--
Fatal error: Maximum execution time of 1 second exceeded
shutdown
255
