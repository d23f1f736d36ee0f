--TEST--
Coroutine: exceptions of destructors at a coroutine's end are uncaught exceptions
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

[$status, $output] = cs_php(<<<'PHP'
	class D
	{
		public function __destruct()
		{
			Co::sleep(0.001);
			throw new Exception('of the destructor');
		}
	}
	set_exception_handler(fn ($e) => print($e->getMessage() . ($e->getPrevious() ? ' after ' . $e->getPrevious()->getMessage() : '') . "\n"));
	go(function () {
		$d = new D;
		throw new Exception('the body');
	});
	echo "main\n";
	PHP);
echo $output;
--EXPECT--
main
of the destructor after the body
