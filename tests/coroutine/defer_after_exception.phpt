--TEST--
Coroutine: defers run after an uncaught exception; one of their own has it as its previous one
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	set_exception_handler(function ($e) {
		do {
			echo get_class($e), ': ', $e->getMessage(), "\n";
		} while ($e = $e->getPrevious());
	});
	go(function () {
		defer(function () {
			Co::sleep(0.001);
			throw new LogicException('in the defer');
		});
		defer(fn () => print("still runs\n"));
		throw new RuntimeException('in the body');
	});
	echo "main\n";
	PHP);
echo $output;
--EXPECT--
still runs
main
LogicException: in the defer
RuntimeException: in the body
