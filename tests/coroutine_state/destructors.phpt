--TEST--
Coroutine state: destructors may yield, also while an exception is on its way
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
require __DIR__ . '/../include/interleave.inc';

class Guard
{
	public function __construct(public string $name)
	{
	}
	public function __destruct()
	{
		echo "$this->name begins\n";
		pass();
		try {
			throw new LogicException('inside');
		} catch (LogicException) {
		}
		pass();
		echo "$this->name ends\n";
	}
}
function fails(string $name)
{
	$guard = new Guard($name);
	throw new RuntimeException("thrown by $name");
}
show(together(
	fn () => fails('a'),
	fn () => fails('b'),
	function () {
		try {
			throw new Exception('other');
		} catch (Exception $e) {
			pass();
			return $e->getMessage();
		}
	},
	function () {
		new Guard('c');
		return 'no exception';
	},
));
--EXPECT--
a begins
b begins
c begins
a ends
b ends
c ends
0: RuntimeException: thrown by a
1: RuntimeException: thrown by b
2: other
3: no exception
