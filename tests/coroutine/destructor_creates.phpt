--TEST--
Coroutine: a destructor that creates a coroutine, at the coroutine's end and at the script's
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
		$name = $this->name;
		go(function () use ($name) {
			echo "$name ", Co::getPcid(), "\n";
			Co::sleep(0.001);
			echo "$name slept\n";
		});
	}
}
$global = new D('at the end of the script');
go(function () {
	$d = new D('at the end of the coroutine');
});
register_shutdown_function(fn () => print("shutdown\n"));
--EXPECT--
at the end of the coroutine 1
at the end of the coroutine slept
shutdown
at the end of the script -1
at the end of the script slept
