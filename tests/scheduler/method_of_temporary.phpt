--TEST--
Scheduler: the object of a method callable lives as long as its coroutine
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Job
{
	public function __construct(private string $name)
	{
	}

	public function run(): void
	{
		Swoole\Coroutine::sleep(0.001);
		echo $this->name, "\n";
	}

	public function __destruct()
	{
		echo "{$this->name} destroyed\n";
	}
}

Co\run([new Job('run'), 'run']);
go([new Job('go'), 'run']);
$scheduler = new Co\Scheduler;
$scheduler->add([new Job('add'), 'run']);
$scheduler->start();
unset($scheduler);
echo "end\n";
--EXPECT--
run
run destroyed
go
go destroyed
add
add destroyed
end
