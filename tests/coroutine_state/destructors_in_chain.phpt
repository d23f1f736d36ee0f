--TEST--
Coroutine state: an exception thrown by a destructor keeps the pending one of its own coroutine as its previous
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class Throws
{
	public function __construct(public string $name)
	{
	}
	public function __destruct()
	{
		pass();
		throw new LogicException("destructor $this->name");
	}
}
$job = fn (string $name) => function () use ($name) {
	try {
		(function () use ($name) {
			$guard = new Throws($name);
			pass();
			throw new RuntimeException("body $name");
		})();
	} catch (Throwable $e) {
		return get_class($e) . " {$e->getMessage()} <- {$e->getPrevious()?->getMessage()}";
	}
};
show(together($job('a'), $job('b'), $job('c')));
--EXPECT--
0: LogicException destructor a <- body a
1: LogicException destructor b <- body b
2: LogicException destructor c <- body c
