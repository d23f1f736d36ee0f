--TEST--
Coroutine: a destructor may wait: at unset(), when a variable is overwritten, when a function returns
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class D
{
	public function __construct(private string $name)
	{
	}
	public function __destruct()
	{
		Co::sleep(0.001);
		echo $this->name, ' in ', Co::getCid(), "\n";
	}
}
Co\run(function () {
	go(function () {
		$d = new D('unset');
		unset($d);
		echo "after unset\n";
	});
	go(function () {
		Co::sleep(0.005);
		$d = new D('overwritten');
		$d = null;
		echo "after the assignment\n";
	});
	go(function () {
		Co::sleep(0.01);
		echo (function () {
			$d = new D('scope');
			return 'returned';
		})(), "\n";
	});
	go(function () {
		Co::sleep(0.015);
		$array = [new D('element')];
		$array = [];
		echo "after the array\n";
	});
});
--EXPECT--
unset in 2
after unset
overwritten in 3
after the assignment
scope in 4
returned
element in 5
after the array
