--TEST--
Coroutine: at the script's end parked coroutines unwind, oldest first: finally, destructors, defers
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

Co::set(['enable_deadlock_check' => false]);
class D
{
	public function __construct(private int $n)
	{
	}
	public function __destruct()
	{
		echo "destructor $this->n in ", Co::getCid(), "\n";
	}
}
for ($i = 1; $i <= 2; $i++) {
	go(function () use ($i) {
		$d = new D($i);
		defer(fn () => print("defer $i\n"));
		try {
			Co::yield();
		} catch (Throwable $e) {
			echo "never caught\n";
		} finally {
			echo "finally $i\n";
		}
		echo "never\n";
	});
}
echo "main\n";
--EXPECT--
main
finally 1
destructor 1 in 1
defer 1
finally 2
destructor 2 in 2
defer 2
