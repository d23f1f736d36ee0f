--TEST--
Coroutine state: finally blocks and destructors that run at the script's end see their own coroutine's state
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
		try {
			throw new Exception($this->name);
		} catch (Exception $e) {
			echo "destroyed ", $e->getMessage(), "\n";
		}
	}
}
foreach (['a', 'b'] as $name) {
	go(function () use ($name) {
		$guard = new Guard($name);
		ob_start();
		try {
			echo "$name waits\n";
			Swoole\Coroutine::yield();
		} finally {
			echo "$name finally\n";
			ob_end_flush();
		}
		echo "never\n";
	});
}
go(function () {
	pass();
	echo "exit\n";
	exit(0);
});
--EXPECT--
exit
a waits
a finally
destroyed a
b waits
b finally
destroyed b
