--TEST--
WaitGroup: a subclass sees the state in the protected properties
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';

class Visible extends Swoole\Coroutine\WaitGroup
{
	public function state(): string
	{
		return json_encode([get_class($this->chan), $this->count, $this->waiting]);
	}
}

Swoole\Coroutine\run(function () {
	$group = new Visible(1);
	echo $group->state(), "\n";
	$group->add();
	echo $group->state(), "\n";
	go(fn () => $group->wait());
	echo $group->state(), "\n";
	$group->done();
	$group->done();
	Swoole\Coroutine::sleep(0.001);
	echo $group->state(), "\n";
});
--EXPECT--
["Swoole\\Coroutine\\Channel",1,false]
["Swoole\\Coroutine\\Channel",2,false]
["Swoole\\Coroutine\\Channel",2,true]
["Swoole\\Coroutine\\Channel",0,false]
