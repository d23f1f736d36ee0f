--TEST--
Coroutine: destructors of statics and cycles that PHP runs last may still create coroutines
--SKIPIF--
<?php require __DIR__ . '/../include/skipif.inc'; skip_asan('PHP does not free what is left in cycles'); ?>
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class D
{
	public static ?D $static;
	public ?D $self = null;
	public function __construct(private string $name)
	{
	}
	public function __destruct()
	{
		$name = $this->name;
		go(function () use ($name) {
			echo $name, "\n";
			Co::sleep(0.001);
		});
	}
}
D::$static = new D('static');
$cycle = new D('cycle');
$cycle->self = $cycle;
unset($cycle);
--EXPECT--
static
cycle
