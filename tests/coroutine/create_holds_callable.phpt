--TEST--
Coroutine: the coroutine holds its closure, object and arguments as long as it runs
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Held
{
	public function __construct(public string $name)
	{
	}
	public function run($argument)
	{
		Co::sleep(0.001);
		echo "run ends\n";
	}
	public function __destruct()
	{
		echo "$this->name released\n";
	}
}
Co\run(function () {
	go([new Held('object'), 'run'], new Held('argument'));
	$bound = new Held('bound');
	go(function () use ($bound) {
		Co::sleep(0.005);
		echo "closure ends\n";
	});
	unset($bound);
	echo "main ends\n";
});
--EXPECT--
main ends
run ends
argument released
object released
closure ends
bound released
