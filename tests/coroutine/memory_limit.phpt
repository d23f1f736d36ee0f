--TEST--
Coroutine: the memory limit reached in a coroutine, while others are parked in Fibers
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; if (getenv('USE_ZEND_ALLOC') === '0') { skip('needs the memory manager of Zend'); } ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	register_shutdown_function(fn () => print("shutdown\n"));
	go(function () {
		(new Fiber(fn () => Co::sleep(10)))->start();
	});
	go(function () {
		(new Fiber(function () {
			Co::sleep(0.001);
			$text = str_repeat('x', 1 << 28);
		}))->start();
	});
	echo "main\n";
	PHP, [], ['memory_limit' => '32M']);
echo preg_replace('/ \(tried.*\d$/m', '', $output), "$status\n";
--EXPECT--
main

Fatal error: Allowed memory size of 33554432 bytes exhausted
shutdown
255
