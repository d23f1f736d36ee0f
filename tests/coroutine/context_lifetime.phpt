--TEST--
Coroutine: the context is released at the coroutine's end, after the defers; who holds it keeps it
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
		echo "$this->name ", Co::getCid(), "\n";
	}
}
$kept = null;
go(function () use (&$kept) {
	Co::getContext()['d'] = new D('gone with the context');
	Co::defer(fn () => print("defer\n"));
	echo "end of the function\n";
});
go(function () use (&$kept) {
	Co::getContext()['d'] = new D('kept');
	$kept = Co::getContext();
});
echo "main\n";
$kept = null;
--EXPECT--
end of the function
defer
gone with the context 1
main
kept -1
